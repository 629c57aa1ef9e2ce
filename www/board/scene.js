/** What the painters are given: everything on the table at one moment. */

import { Drawings } from './drawings.js';

/**
 * @typedef {import('../../pkg/engine.d.ts').BoardInfo} BoardInfo
 * @typedef {import('../../pkg/engine.d.ts').View} View
 * @typedef {import('../../pkg/engine.d.ts').Piece} Piece
 * @typedef {import('../../pkg/engine.d.ts').Family} Family
 * @typedef {import('../../pkg/engine.d.ts').Seat} Seat
 * @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('./palette.js').Palette} Palette
 * @typedef {'table' | 'pass' | 'fixed'} Facing
 */

/**
 * A piece held by a finger or the pointer.
 * @typedef {object} Drag
 * @property {SquareName} from
 * @property {number} x CSS pixels on the canvas
 * @property {number} y
 * @property {boolean} touch
 * @property {SquareName | null} over square under the pointer, when the piece may go there
 */

/**
 * A piece as it is painted at one moment: somewhere between squares, more or less visible.
 * @typedef {object} Actor
 * @property {Piece} piece
 * @property {number} file
 * @property {number} rank
 * @property {number} alpha 0 to 1
 */

/** A move whose squares stay marked in its army's colour. @typedef {{ seat: Seat, squares: readonly SquareName[] }} MarkedMove */

/**
 * @typedef {object} Scene
 * @property {BoardInfo} board
 * @property {string[]} files labels as printed, from the lower left
 * @property {string[]} ranks
 * @property {Family} family
 * @property {View} view
 * @property {Facing} facing
 * @property {Geometry} geometry
 * @property {Palette} palette
 * @property {readonly SquareName[]} trail squares tapped so far
 * @property {Map<SquareName, { captures: boolean, end: boolean }>} destinations
 * @property {ReadonlySet<SquareName>} taken pieces already jumped on the trail
 * @property {readonly SquareName[]} hint squares that the page wants marked
 * @property {readonly MarkedMove[]} earlier moves before the last one that stay marked, the oldest first
 * @property {import('./drawings.js').Drawings} drawings arrows and marks
 * @property {import('./premove.js').Premove | null} premove
 * @property {SquareName | null} refused the square of the last refused tap
 * @property {Drag | null} drag
 * @property {{ squares: ReadonlySet<SquareName>, alpha: number } | null} leaving squares on their way off the board
 * @property {Actor[] | null} actors pieces in motion; null at rest: the view's pieces
 */

/** The part of a scene that hands and motion change, with nothing going on. */
export function atRest() {
  return {
    trail: /** @type {SquareName[]} */ ([]),
    destinations: /** @type {Scene['destinations']} */ (new Map()),
    taken: /** @type {Set<SquareName>} */ (new Set()),
    hint: /** @type {SquareName[]} */ ([]),
    earlier: /** @type {MarkedMove[]} */ ([]),
    drawings: new Drawings(),
    premove: null,
    refused: null,
    drag: null,
    leaving: null,
    actors: null,
  };
}
