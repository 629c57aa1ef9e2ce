/** Pieces as pictures: each look of a piece is drawn once per size and then only copied. */

import { LINE, OUTLINE, TURNED, drawing, seatMark } from './art.js';

/**
 * @typedef {import('../../pkg/engine.d.ts').Piece} Piece
 * @typedef {import('../../pkg/engine.d.ts').Family} Family
 * @typedef {import('./art.js').Drawing} Drawing
 * @typedef {import('./palette.js').Palette} Palette
 * @typedef {import('./palette.js').Ink} Ink
 */

export class Sprites {
  /** @type {Map<string, HTMLCanvasElement>} */
  #made = new Map();
  /** @type {Palette | null} */
  #palette = null;

  /**
   * The picture of a piece in a square of `size` device pixels, upright.
   * @param {Piece} piece
   * @param {Family} family
   * @param {number} size
   * @param {Palette} palette
   */
  of(piece, family, size, palette) {
    if (palette !== this.#palette) {
      this.#made.clear();
      this.#palette = palette;
    }
    const key = `${family}${piece.kind}${piece.seat}${piece.state}${piece.turned}${size}`;
    let picture = this.#made.get(key);
    if (!picture) {
      // Sizes change while a window is dragged: old ones are not worth keeping.
      if (this.#made.size > 400) this.#made.clear();
      picture = document.createElement('canvas');
      picture.width = picture.height = size;
      const context = picture.getContext('2d');
      if (context) drawPiece(context, piece, family, size, palette);
      this.#made.set(key, picture);
    }
    return picture;
  }
}

/**
 * Draws a piece upright into the square from (0, 0) to (size, size).
 * @param {CanvasRenderingContext2D} context
 * @param {Pick<Piece, 'seat' | 'kind' | 'state' | 'turned'>} piece
 * @param {Family} family
 * @param {number} size
 * @param {Palette} palette
 */
export function drawPiece(context, piece, family, size, palette) {
  const own = palette.own(piece.seat, piece.kind);
  const colours = palette.ink(piece.seat, piece.state);
  const mark = new Path2D(seatMark(family, piece.kind, piece.seat));
  context.save();
  context.scale(size / 100, size / 100);
  context.lineJoin = context.lineCap = 'round';
  if (family !== 'checkers') {
    context.fillStyle = colours.edge;
    context.fill(mark);
  }
  if (own && !('body' in own)) context.drawImage(own, 0, 0, 100, 100);
  else figure(context, own ?? drawing(family, piece.kind), colours);
  context.fillStyle = colours.line;
  if (family === 'checkers') context.fill(mark);
  if (piece.state === 'frozen') hatch(context, palette);
  if (piece.turned) badge(context, colours, palette);
  context.restore();
}

/** @param {CanvasRenderingContext2D} context @param {Drawing} drawing @param {Ink} colours */
function figure(context, { base, body, line, ink }, colours) {
  for (const outline of [base, body]) if (outline) silhouette(context, new Path2D(outline), colours);
  context.strokeStyle = context.fillStyle = colours.line;
  context.lineWidth = LINE;
  if (line) context.stroke(new Path2D(line));
  if (ink) context.fill(new Path2D(ink));
}

/** @param {CanvasRenderingContext2D} context @param {Path2D} path @param {Ink} colours */
function silhouette(context, path, colours) {
  context.strokeStyle = colours.edge;
  context.lineWidth = 2 * OUTLINE;
  context.stroke(path);
  context.fillStyle = colours.fill;
  context.fill(path);
}

/** Frozen: faded, with stripes of the board showing through. @param {CanvasRenderingContext2D} context @param {Palette} palette */
function hatch(context, palette) {
  context.globalCompositeOperation = 'source-atop';
  context.strokeStyle = palette.hatch;
  context.globalAlpha = 0.75;
  context.lineWidth = 3.4;
  context.beginPath();
  for (let x = -100; x < 100; x += 9.5) {
    context.moveTo(x, 100);
    context.lineTo(x + 100, 0);
  }
  context.stroke();
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}

/**
 * A turned pawn wears a chevron that points the way it walks.
 * @param {CanvasRenderingContext2D} context
 * @param {Ink} colours
 * @param {Palette} palette
 */
function badge(context, colours, palette) {
  context.fillStyle = colours.edge;
  context.fill(new Path2D(TURNED.disc));
  context.strokeStyle = palette.badge;
  context.lineWidth = 5;
  context.stroke(new Path2D(TURNED.chevron));
}

/**
 * The piece as an element, for panels and choosers: SVG, or the page's own image.
 * @param {Pick<Piece, 'seat' | 'kind'>} piece
 * @param {Family} family
 * @param {Palette} palette
 */
export function pieceIcon(piece, family, palette) {
  const own = palette.own(piece.seat, piece.kind);
  if (own && !('body' in own)) return /** @type {HTMLImageElement} */ (own.cloneNode());
  const { body, base, line, ink } = own ?? drawing(family, piece.kind);
  const colours = palette.ink(piece.seat, 'active');
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('viewBox', '0 0 100 100');
  icon.setAttribute('aria-hidden', 'true');
  /** @param {string} d @param {Record<string, string | number>} look */
  const add = (d, look) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    for (const [name, value] of Object.entries({ 'stroke-linejoin': 'round', 'stroke-linecap': 'round', fill: 'none', ...look })) {
      path.setAttribute(name, String(value));
    }
    icon.append(path);
  };
  for (const outline of [base, body]) {
    if (outline) add(outline, { fill: colours.fill, stroke: colours.edge, 'stroke-width': 2 * OUTLINE, 'paint-order': 'stroke' });
  }
  if (line) add(line, { stroke: colours.line, 'stroke-width': LINE });
  if (ink) add(ink, { fill: colours.line });
  if (piece.seat) add(seatMark(family, piece.kind, piece.seat), { fill: family === 'checkers' ? colours.line : colours.edge });
  return icon;
}
