/** Arrows and marks that people draw on the board, and those that the page sets; they mean nothing to the game. */

/**
 * @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName
 * @typedef {'green' | 'red' | 'blue' | 'yellow'} DrawColour
 * @typedef {{ from: SquareName, to: SquareName, colour?: DrawColour }} Arrow
 * @typedef {{ square: SquareName, colour?: DrawColour }} Mark
 */

export class Drawings {
  /** @type {readonly Arrow[]} */
  arrows = [];
  /** @type {readonly Mark[]} */
  marks = [];
  /** What is being drawn: a mark while it ends where it began. @type {{ from: SquareName, to: SquareName, colour: DrawColour } | null} */
  pending = null;

  /** @param {SquareName} square @param {DrawColour} colour */
  begin(square, colour) {
    this.pending = { from: square, to: square, colour };
  }

  /** @param {SquareName | null} square under the pointer now @returns {boolean} whether it looks different */
  carry(square) {
    if (!this.pending || square === null || square === this.pending.to) return false;
    this.pending = { ...this.pending, to: square };
    return true;
  }

  /** Sets what was drawn, or takes it off if it was there in the same colour. @returns {boolean} whether anything was drawn */
  end() {
    const { pending } = this;
    this.pending = null;
    if (!pending) return false;
    const { from, to, colour } = pending;
    if (from === to) this.marks = toggled(this.marks, { square: from, colour }, (mark) => mark.square === from);
    else this.arrows = toggled(this.arrows, { from, to, colour }, (arrow) => arrow.from === from && arrow.to === to);
    return true;
  }

  /** Takes everything off. @returns {boolean} whether there was anything */
  clear() {
    const any = this.arrows.length + this.marks.length > 0;
    this.arrows = this.marks = [];
    this.pending = null;
    return any;
  }
}

/**
 * @template {{ colour?: DrawColour }} T
 * @param {readonly T[]} drawn
 * @param {T} one
 * @param {(other: T) => boolean} same
 */
function toggled(drawn, one, same) {
  const old = drawn.find(same);
  const rest = drawn.filter((other) => !same(other));
  return old && (old.colour ?? 'green') === one.colour ? rest : [...rest, one];
}

/** The colour that keys held ask for. @param {{ shiftKey: boolean, ctrlKey: boolean, altKey: boolean, metaKey: boolean }} keys @returns {DrawColour} */
export function colourOf({ shiftKey, ctrlKey, altKey, metaKey }) {
  const second = shiftKey || ctrlKey;
  const third = altKey || metaKey;
  return second && third ? 'yellow' : second ? 'red' : third ? 'blue' : 'green';
}
