/**
 * Squares ↔ pixels under any rotation.
 *
 * A geometry is immutable: the stage makes a new one when its size, the board or the rotation changes. All lengths are CSS
 * pixels; at rest every edge of a square falls on a whole device pixel.
 */

/**
 * @typedef {import('../../pkg/engine.d.ts').Seat} Seat
 * @typedef {import('../../pkg/engine.d.ts').BoardInfo} BoardInfo
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ file: number, rank: number }} Place
 */

/** Clockwise round the table from the lower edge. @type {readonly Seat[]} */
export const SEATS = ['S', 'W', 'N', 'E'];

/** A quarter of a turn, clockwise, in radians. */
export const QUARTER = Math.PI / 2;

/** The board's rotation (radians, clockwise) that brings a seat to the lower edge. @param {Seat} bottom */
export const angleOf = (bottom) => -SEATS.indexOf(bottom) * QUARTER;

/**
 * Where a seat sits on the screen when `bottom` sits at the lower edge: 0 below, 1 left, 2 above, 3 right.
 * @param {Seat} seat
 * @param {Seat} bottom
 */
export const sideOf = (seat, bottom) => (SEATS.indexOf(seat) - SEATS.indexOf(bottom) + 4) % 4;

/** Thickness of the strip of labels round a board of this width. @param {number} side @param {number} size @param {boolean} labels */
function stripOf(side, size, labels) {
  if (!labels) return Math.max(5, Math.min(10, side / 100));
  return Math.max(11, Math.min(20, (0.3 * side) / (size + 0.6)));
}

export class Geometry {
  /**
   * @param {object} of
   * @param {number} of.size squares along a side
   * @param {number} of.edge squares along the outermost row: fewer than `size` on a cross
   * @param {number} of.side CSS pixels along a side of the canvas
   * @param {number} of.ratio device pixels per CSS pixel
   * @param {number} of.angle radians, clockwise
   * @param {boolean} of.labels
   */
  constructor({ size, edge, side, ratio, angle, labels }) {
    const device = Math.round(side * ratio);
    const strip = stripOf(side, size, labels);
    const cell = Math.max(1, Math.floor((device - 2 * strip * ratio) / size));
    this.size = size;
    this.edge = edge;
    this.side = side;
    this.ratio = ratio;
    this.angle = angle;
    this.labels = labels;
    /** Side of a square. */
    this.cell = cell / ratio;
    /** Distance of the board's bounding square from the canvas's edge. */
    this.margin = Math.floor((device - size * cell) / 2) / ratio;
    /** Thickness of the strip that holds labels and the bar of the player to move. */
    this.strip = Math.min(strip, this.margin);
    this.centre = this.margin + (size * this.cell) / 2;
    this.zoom = fitting(size / 2, edge / 2, this.margin / this.cell, angle);
    this.cos = Math.cos(angle);
    this.sin = Math.sin(angle);
  }

  /** The same board turned to another angle. @param {number} angle */
  turned(angle) {
    return new Geometry({ ...this, angle });
  }

  /** The centre of a place; fractions lie between squares. @param {Place} place @returns {Point} */
  point({ file, rank }) {
    const u = file + 0.5 - this.size / 2;
    const v = this.size / 2 - rank - 0.5;
    const scale = this.cell * this.zoom;
    return { x: this.centre + (u * this.cos - v * this.sin) * scale, y: this.centre + (u * this.sin + v * this.cos) * scale };
  }

  /** The place under a point of the canvas, which need not be on the board. @param {Point} point @returns {Place} */
  placeAt({ x, y }) {
    const scale = this.cell * this.zoom;
    const a = (x - this.centre) / scale;
    const b = (y - this.centre) / scale;
    const u = a * this.cos + b * this.sin;
    const v = b * this.cos - a * this.sin;
    return { file: Math.floor(u + this.size / 2), rank: Math.floor(this.size / 2 - v) };
  }

  /** Screen column and row of a place at rest, from the upper left. @param {Place} place */
  cellOf(place) {
    const { x, y } = this.point(place);
    return { column: Math.floor((x - this.margin) / this.cell), row: Math.floor((y - this.margin) / this.cell) };
  }
}

/**
 * How much a board must shrink to stay on its canvas in the middle of a turn.
 * @param {number} half half the bounding square, in squares
 * @param {number} arm half the outermost edge: less than `half` on a cross
 * @param {number} margin in squares
 * @param {number} angle
 */
function fitting(half, arm, margin, angle) {
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  return Math.min(1, (half + margin) / Math.max(half * cos + arm * sin, half * sin + arm * cos));
}
