/** A page's own pictures of the pieces, loaded from addresses that an attribute describes. */

/**
 * @typedef {import('../../pkg/engine.d.ts').Piece} Piece
 * @typedef {import('./palette.js').PieceSet} PieceSet
 */

export class PieceImages {
  /** Pictures that have come. @type {PieceSet} */
  loaded = {};
  /** @type {Set<string>} */
  #asked = new Set();
  #pattern = '';

  /** @param {() => void} came another picture is there */
  constructor(came) {
    this.came = came;
  }

  /**
   * Loads what is needed for these pieces. A picture that does not come is replaced by the board's own drawing.
   * @param {string} pattern an address with `{army}` and `{piece}` in it, such as `pieces/{army}-{piece}.svg`; empty for none
   * @param {Iterable<Pick<Piece, 'seat' | 'kind'>>} pieces
   * @param {(seat: Piece['seat']) => string} armyOf
   */
  load(pattern, pieces, armyOf) {
    if (pattern !== this.#pattern) {
      this.#pattern = pattern;
      this.#asked.clear();
      this.loaded = {};
    }
    if (!pattern) return;
    for (const { seat, kind } of pieces) {
      const key = `${armyOf(seat)}-${kind}`;
      if (this.#asked.has(key)) continue;
      this.#asked.add(key);
      const image = new Image();
      image.src = pattern.replaceAll('{army}', armyOf(seat)).replaceAll('{piece}', kind);
      image.decode().then(() => {
        if (pattern !== this.#pattern) return;
        this.loaded = { ...this.loaded, [key]: image };
        this.came();
      }, () => {});
    }
  }
}
