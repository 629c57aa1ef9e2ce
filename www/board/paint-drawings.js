/** Paints arrows and marks over the pieces. */

/**
 * @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName
 * @typedef {import('./drawings.js').DrawColour} DrawColour
 * @typedef {import('./geometry.js').Place} Place
 * @typedef {import('./scene.js').Scene} Scene
 */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Map<SquareName, Place>} places
 */
export function paintDrawings(context, scene, places) {
  const { geometry, palette, drawings, premove } = scene;
  const size = geometry.cell * geometry.zoom;
  context.save();
  context.globalAlpha = 0.85;
  context.lineCap = context.lineJoin = 'round';
  /** @param {SquareName} from @param {SquareName} to @param {string} colour */
  const draw = (from, to, colour) => {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) return;
    context.strokeStyle = context.fillStyle = colour;
    if (from === to) ring(context, geometry.point(start), size);
    else arrow(context, geometry.point(start), geometry.point(end), size);
  };
  for (const { square, colour = 'green' } of drawings.marks) draw(square, square, palette.drawing(colour));
  for (const { from, to, colour = 'green' } of drawings.arrows) draw(from, to, palette.drawing(colour));
  if (drawings.pending) draw(drawings.pending.from, drawings.pending.to, palette.drawing(drawings.pending.colour));
  if (premove?.from && premove.to) draw(premove.from, premove.to, palette.accent);
  context.restore();
}

/** @param {CanvasRenderingContext2D} context @param {import('./geometry.js').Point} at @param {number} size */
function ring(context, { x, y }, size) {
  context.lineWidth = size * 0.07;
  context.beginPath();
  context.arc(x, y, size * 0.44, 0, 2 * Math.PI);
  context.stroke();
}

/** From the middle of one square almost to the middle of another. @param {CanvasRenderingContext2D} context @param {import('./geometry.js').Point} from @param {import('./geometry.js').Point} to @param {number} size */
function arrow(context, from, to, size) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.hypot(to.x - from.x, to.y - from.y) - size * 0.1;
  const head = size * 0.34;
  context.save();
  context.translate(from.x, from.y);
  context.rotate(angle);
  context.lineWidth = size * 0.15;
  context.beginPath();
  context.moveTo(size * 0.2, 0);
  context.lineTo(length - head, 0);
  context.stroke();
  context.beginPath();
  context.moveTo(length, 0);
  context.lineTo(length - head, head * 0.6);
  context.lineTo(length - head, -head * 0.6);
  context.fill();
  context.restore();
}
