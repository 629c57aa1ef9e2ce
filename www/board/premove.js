/**
 * A move decided before one's turn has come. It is two squares and nothing more: whether it is legal the referee says when the turn is there.
 */

/** @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName */

export class Premove {
  /** @type {SquareName | null} */
  from = null;
  /** @type {SquareName | null} */
  to = null;

  /**
   * A tap before one's turn: takes a piece up, says where to, or lets go.
   * @param {SquareName | null} square
   * @param {boolean} own does a piece stand there that may be moved when its turn comes?
   */
  tap(square, own) {
    if (square === null || square === this.from) this.clear();
    else if (this.from !== null && this.to === null) this.to = square;
    else if (own) [this.from, this.to] = [square, null];
    else this.clear();
  }

  /** @returns {boolean} whether there was one */
  clear() {
    const any = this.from !== null;
    this.from = this.to = null;
    return any;
  }
}
