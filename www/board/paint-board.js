/** The lower canvas: squares, fields, holes, printed labels and the bar of the player to move. */

import { QUARTER, SEATS } from './geometry.js';

/**
 * @typedef {import('../../pkg/engine.d.ts').BoardSquare} BoardSquare
 * @typedef {import('../../pkg/engine.d.ts').Seat} Seat
 * @typedef {import('./scene.js').Scene} Scene
 */

/**
 * Paints the whole board.
 * @param {CanvasRenderingContext2D} context in CSS pixels
 * @param {Scene} scene
 */
export function paintBoard(context, scene) {
  const { geometry, board, palette, view } = scene;
  const removed = new Set(view.removedSquares);
  const { leaving } = scene;
  const left = board.squares.filter((square) => !removed.has(square.name) || leaving?.squares.has(square.name));
  const present = new Set(left.map(({ file, rank }) => file * 100 + rank));
  context.clearRect(0, 0, geometry.side, geometry.side);
  context.save();
  context.translate(geometry.centre, geometry.centre);
  context.rotate(geometry.angle);
  context.scale(geometry.zoom, geometry.zoom);
  for (const square of board.squares) {
    if (!removed.has(square.name)) tile(context, scene, square, present);
    else {
      hole(context, scene, square);
      if (leaving?.squares.has(square.name)) tile(context, scene, square, present, leaving.alpha);
    }
  }
  if (palette.scheme === 'forced') frame(context, scene, left, present);
  context.restore();
  if (view.turn) turnBar(context, scene, view.turn);
  if (geometry.labels) for (const seat of SEATS) labels(context, scene, seat, present);
}

/**
 * Upper left corner of a square, seen from the middle of an unturned board.
 * @param {Scene} scene
 * @param {{file: number, rank: number}} place
 */
function corner({ geometry: { cell, size } }, { file, rank }) {
  return { x: (file - size / 2) * cell, y: (size / 2 - rank - 1) * cell };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {BoardSquare} square
 * @param {Set<number>} present
 * @param {number} [alpha]
 */
function tile(context, scene, square, present, alpha = 1) {
  const { geometry, palette } = scene;
  const { x, y } = corner(scene, square);
  const { file, rank, dark, field } = square;
  /** @param {number} files @param {number} ranks */
  const outside = (files, ranks) => !present.has((file + files) * 100 + rank) && !present.has(file * 100 + rank + ranks);
  const round = Math.min(10, geometry.cell / 6);
  const radii = [outside(-1, 1), outside(1, 1), outside(1, -1), outside(-1, -1)].map((free) => (free ? round : 0));
  context.beginPath();
  if (radii.some((radius) => radius > 0)) context.roundRect(x, y, geometry.cell, geometry.cell, radii);
  else context.rect(x, y, geometry.cell, geometry.cell);
  context.globalAlpha = alpha;
  context.fillStyle = dark ? palette.dark : palette.light;
  context.fill();
  context.globalAlpha = 1;
  if (dark && palette.scheme === 'forced') {
    // The system has no second shade to offer.
    context.globalAlpha = 0.14;
    context.fillStyle = palette.label;
    context.fill();
    context.globalAlpha = 1;
  }
  if (field && palette.scheme !== 'forced') {
    context.globalAlpha = palette.scheme === 'light' ? 0.26 : 0.3;
    context.fillStyle = palette.ink(field).tint;
    context.fill();
    context.globalAlpha = 1;
  }
}

/**
 * A square that has left the board: the table shows, with a thin trace of what was there.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {BoardSquare} square
 */
function hole(context, scene, square) {
  const { geometry, palette } = scene;
  const { x, y } = corner(scene, square);
  const inset = geometry.cell * 0.38;
  context.globalAlpha = 0.35;
  context.fillStyle = palette.label;
  context.beginPath();
  context.roundRect(x + inset, y + inset, geometry.cell - 2 * inset, geometry.cell - 2 * inset, 2);
  context.fill();
  context.globalAlpha = 1;
}

/**
 * Forced colours give both shades nearly one colour: a contour shows where the board ends.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {BoardSquare[]} squares
 * @param {Set<number>} present
 */
function frame(context, scene, squares, present) {
  const { cell } = scene.geometry;
  context.strokeStyle = 'CanvasText';
  context.lineWidth = 1;
  context.beginPath();
  for (const square of squares) {
    const { x, y } = corner(scene, square);
    const key = square.file * 100 + square.rank;
    if (!present.has(key + 1)) context.moveTo(x, y), context.lineTo(x + cell, y);
    if (!present.has(key - 1)) context.moveTo(x, y + cell), context.lineTo(x + cell, y + cell);
    if (!present.has(key - 100)) context.moveTo(x, y), context.lineTo(x, y + cell);
    if (!present.has(key + 100)) context.moveTo(x + cell, y), context.lineTo(x + cell, y + cell);
  }
  context.stroke();
}

/**
 * Draws in the frame of a seat: its edge below, the middle of the board at (0, 0), unit CSS pixels.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Seat} seat
 * @param {() => void} draw
 */
function seated(context, { geometry }, seat, draw) {
  context.save();
  context.translate(geometry.centre, geometry.centre);
  context.rotate(geometry.angle + SEATS.indexOf(seat) * QUARTER);
  context.scale(geometry.zoom, geometry.zoom);
  draw();
  context.restore();
}

/**
 * The bar along the edge of the player to move; its edge's labels are printed on it.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Seat} seat
 */
function turnBar(context, scene, seat) {
  const { geometry, palette } = scene;
  const { cell, size, strip, edge } = geometry;
  seated(context, scene, seat, () => {
    const gap = Math.min(2, strip * 0.15);
    context.fillStyle = palette.accent;
    context.beginPath();
    context.roundRect((-edge / 2) * cell, (size / 2) * cell + gap, edge * cell, strip - gap, (strip - gap) / 2);
    context.fill();
  });
}

/**
 * The labels of one side, along the contour of the board as the player there sees it.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Seat} side
 * @param {Set<number>} present
 */
function labels(context, scene, side, present) {
  const { geometry, palette, view, facing } = scene;
  const { cell, size, strip } = geometry;
  const turn = SEATS.indexOf(side);
  const names = side === 'S' || side === 'N' ? scene.files : scene.ranks;
  const first = (size - geometry.edge) / 2;
  // In the inner corners of a small cross two labels would meet: each moves on towards its own arm's end.
  const apart = Math.max(0, Math.min(cell / 4, 12 - (cell - strip) / 2));
  /** @param {number} column @param {number} depth */
  const onBar = (column, depth) => view.turn === side && depth === 0 && column >= first && column < size - first;
  seated(context, scene, side, () => {
    context.font = `600 ${Math.round(Math.max(9, Math.min(13, strip * 0.78)) * 2) / 2}px ${palette.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (let column = 0; column < size; column++) {
      const depth = firstRow(size, turn, column, present);
      if (depth < 0) continue;
      // South and East read their labels in the board's order, North and West backwards.
      const name = names[side === 'S' || side === 'E' ? column : size - 1 - column];
      const y = (size / 2 - depth) * cell + strip / 2 + (depth === 0 ? Math.min(1, strip * 0.07) : 0);
      context.fillStyle = onBar(column, depth) ? palette.onAccent : palette.label;
      context.save();
      const away = depth === 0 ? 0 : column === first - 1 ? -apart : column === size - first ? apart : 0;
      context.translate((column + 0.5 - size / 2) * cell + away, y);
      if (facing !== 'table') context.rotate(-geometry.angle - turn * QUARTER);
      context.fillText(name, 0, 0, strip - 1);
      context.restore();
    }
  });
}

/**
 * How many rows from the outermost one a column begins, as the player of a side sees it; -1 if it has none.
 * @param {number} size
 * @param {number} turn quarter turns clockwise from South
 * @param {number} column from that player's left
 * @param {Set<number>} present
 */
export function firstRow(size, turn, column, present) {
  for (let row = 0; row < size / 2; row++) {
    const across = size - 1 - column;
    const [file, rank] = [[column, row], [row, across], [across, size - 1 - row], [size - 1 - row, column]][turn];
    if (present.has(file * 100 + rank)) return row;
  }
  return -1;
}
