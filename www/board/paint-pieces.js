/** The upper canvas: marks below the pieces, the pieces, marks above them, the piece in the hand. */

import { QUARTER, SEATS } from './geometry.js';
import { paintDrawings } from './paint-drawings.js';
import { MARKED } from './palette.js';

/**
 * @typedef {import('../../pkg/engine.d.ts').Seat} Seat
 * @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName
 * @typedef {import('./geometry.js').Place} Place
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./scene.js').Actor} Actor
 * @typedef {import('./sprites.js').Sprites} Sprites
 */

/** How much bigger a piece in the hand is: a finger hides it. */
const HELD = { touch: 1.7, mouse: 1.15 };

/**
 * Paints marks and pieces.
 * @param {CanvasRenderingContext2D} context in CSS pixels
 * @param {Scene} scene
 * @param {Sprites} sprites
 * @param {Map<SquareName, Place>} places
 */
export function paintPieces(context, scene, sprites, places) {
  const { geometry, view, drag, trail } = scene;
  context.clearRect(0, 0, geometry.side, geometry.side);
  /** @param {SquareName} name @param {(size: number) => void} draw in the square's own frame, its centre at (0, 0) */
  const on = (name, draw) => {
    const place = places.get(name);
    if (!place) return;
    const { x, y } = geometry.point(place);
    context.save();
    context.translate(x, y);
    context.rotate(geometry.angle);
    draw(geometry.cell * geometry.zoom);
    context.restore();
  };
  marksBelow(context, scene, on);
  const actors = scene.actors ?? resting(scene, places);
  for (const actor of actors) {
    const held = drag !== null && drag.from === actor.piece.square;
    const alpha = held ? 0.25 : !scene.taken.has(actor.piece.square) ? 1 : actor.piece.square === trail[trail.length - 1] ? 0 : 0.3;
    piece(context, scene, sprites, actor, alpha);
  }
  marksAbove(context, scene, on, new Set(view.pieces.map((one) => one.square)));
  paintDrawings(context, scene, places);
  const carried = drag && actors.find((actor) => actor.piece.square === (trail[0] ?? drag.from));
  if (drag && carried) inHand(context, scene, sprites, carried, on);
}

/**
 * The view's pieces on their squares, or at the end of the trail of jumps.
 * @param {Scene} scene
 * @param {Map<SquareName, Place>} places
 * @returns {Actor[]}
 */
function resting({ view, trail }, places) {
  /** @type {Actor[]} */
  const actors = [];
  for (const one of view.pieces) {
    const place = places.get(trail.length > 1 && one.square === trail[0] ? trail[trail.length - 1] : one.square);
    if (place) actors.push({ piece: one, file: place.file, rank: place.rank, alpha: 1 });
  }
  return actors;
}

/**
 * Which way is up for a seat's pieces, radians clockwise; grey pieces stand as the lower edge sees them.
 * @param {Scene} scene
 * @param {Seat | null} seat
 */
function upright({ facing, geometry }, seat) {
  return facing === 'table' && seat !== null ? geometry.angle + SEATS.indexOf(seat) * QUARTER : 0;
}

/** @param {CanvasRenderingContext2D} context @param {Scene} scene @param {Sprites} sprites @param {Actor} actor @param {number} alpha */
function piece(context, scene, sprites, actor, alpha) {
  const { geometry, palette, family } = scene;
  const { x, y } = geometry.point(actor);
  const size = Math.round(geometry.cell * geometry.ratio);
  const cell = geometry.cell * geometry.zoom;
  const fade = actor.piece.state === 'frozen' ? 0.72 : actor.piece.state === 'inert' ? 0.8 : 1;
  context.save();
  context.globalAlpha = actor.alpha * alpha * fade;
  context.translate(x, y);
  context.rotate(upright(scene, actor.piece.seat));
  context.drawImage(sprites.of(actor.piece, family, size, palette), -cell / 2, -cell / 2, cell, cell);
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {(name: SquareName, draw: (size: number) => void) => void} on
 */
function marksBelow(context, scene, on) {
  const { view, palette, trail, hint, refused } = scene;
  /** @param {SquareName} name @param {string} colour @param {number} alpha */
  const tint = (name, colour, alpha) =>
    on(name, (size) => {
      context.globalAlpha = alpha;
      context.fillStyle = colour;
      context.fillRect(-size / 2, -size / 2, size, size);
    });
  /** A frame in an army's own colour, between two thin lines that keep it apart from any square. @param {SquareName} name @param {import('./palette.js').Ink} ink @param {number} alpha */
  const edged = (name, ink, alpha) =>
    on(name, (size) => {
      const line = Math.max(2, size * 0.055);
      const edge = size - line - 1;
      context.globalAlpha = alpha;
      context.beginPath();
      context.roundRect(-edge / 2, -edge / 2, edge, edge, Math.min(8, size / 8));
      context.strokeStyle = ink.edge;
      context.lineWidth = line;
      context.stroke();
      context.strokeStyle = ink.fill;
      context.lineWidth = line * 0.6;
      context.stroke();
    });
  /** @param {SquareName} name @param {string} colour @param {number} thick in squares */
  const framed = (name, colour, thick) =>
    on(name, (size) => {
      const line = Math.max(2, size * thick);
      const edge = size - line - 1;
      context.strokeStyle = colour;
      context.lineWidth = line;
      context.beginPath();
      context.roundRect(-edge / 2, -edge / 2, edge, edge, Math.min(10, size / 6));
      context.stroke();
    });
  // The latest of an army's moves is the one that counts; the older it is, the fainter.
  scene.earlier.forEach(({ seat, squares }, index) => {
    const strength = (index + 1) / (scene.earlier.length + 1);
    for (const square of squares) if (!view.removedSquares.includes(square)) edged(square, palette.ink(seat), 0.3 + 0.45 * strength);
  });
  if (view.lastMove) {
    const { tint: hue } = palette.ink(view.lastMove.seat);
    const squares = new Set(view.lastMove.squares);
    for (const square of view.removedSquares) squares.delete(square);
    for (const square of squares) {
      if (palette.scheme === 'forced') framed(square, hue, 0.04);
      else {
        tint(square, hue, MARKED[palette.scheme]);
        edged(square, palette.ink(view.lastMove.seat), 0.9);
      }
    }
  }
  for (const square of hint) framed(square, palette.accent, 0.06);
  for (const square of trail) palette.scheme === 'forced' ? framed(square, palette.select, 0.1) : tint(square, palette.select, 1);
  for (const square of [scene.premove?.from, scene.premove?.to]) if (square) tint(square, palette.accent, 0.35);
  if (refused) tint(refused, palette.check, 0.3);
  for (const { checkedKings } of view.seats) for (const square of checkedKings) framed(square, palette.check, 0.065);
  if (trail.length === 0) for (const square of view.mustCapture) framed(square, palette.legal, 0.055);
}

/**
 * Where the selected piece may go: dots on vacant squares, small rings where a chain of jumps only passes, wide rings round pieces.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {(name: SquareName, draw: (size: number) => void) => void} on
 * @param {Set<SquareName>} occupied
 */
function marksAbove(context, scene, on, occupied) {
  const { palette, destinations, trail } = scene;
  for (const [name, { end }] of destinations) {
    on(name, (size) => {
      const ring = occupied.has(name) && name !== trail[0];
      context.beginPath();
      context.arc(0, 0, ring ? size * 0.46 : Math.max(3.5, size * (end ? 0.14 : 0.12)), 0, 2 * Math.PI);
      context.strokeStyle = context.fillStyle = palette.legal;
      context.lineWidth = Math.max(2, size * 0.06);
      if (end && !ring) context.fill();
      else context.stroke();
    });
  }
}

/**
 * The piece in the hand, with a ring on the square under the finger.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Sprites} sprites
 * @param {Actor} actor
 * @param {(name: SquareName, draw: (size: number) => void) => void} on
 */
function inHand(context, scene, sprites, actor, on) {
  const { drag, geometry, palette, family } = scene;
  if (!drag) return;
  if (drag.over) {
    on(drag.over, (size) => {
      context.globalAlpha = 0.32;
      context.fillStyle = palette.legal;
      context.beginPath();
      context.arc(0, 0, size * (drag.touch ? 1.05 : 0.5), 0, 2 * Math.PI);
      context.fill();
      context.globalAlpha = 1;
      context.strokeStyle = palette.legal;
      context.lineWidth = 2;
      context.strokeRect(-size / 2 + 1, -size / 2 + 1, size - 2, size - 2);
    });
  }
  const size = geometry.cell * (drag.touch ? HELD.touch : HELD.mouse);
  context.save();
  context.translate(drag.x, drag.y);
  context.rotate(upright(scene, actor.piece.seat));
  // Under a finger the piece rides ahead of it, as its player sees it.
  if (drag.touch) context.translate(0, -size * 0.45);
  context.drawImage(sprites.of(actor.piece, family, Math.round(size * geometry.ratio), palette), -size / 2, -size / 2, size, size);
  context.restore();
}
