/**
 * Arrows and circles that people draw on the board while they think aloud: the right button on a square rings it, dragged it draws an
 * arrow; the same again takes it away, and so does the next touch or move.
 * @module
 */

/** @typedef {import('./play.js').BoardElement} BoardElement */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {BoardElement} board
 * @param {AbortSignal} gone
 * @returns {{ element: SVGSVGElement, clear: () => void }}
 */
export function sketches(board, gone) {
  const element = document.createElementNS(SVG, 'svg');
  element.setAttribute('class', 'sketches');
  element.setAttribute('aria-hidden', 'true');
  /** Squares from and to; equal for a circle. @type {Set<string>} */
  const drawn = new Set();
  /** @type {string | null} */
  let from = null;

  const centre = (/** @type {string} */ square) => {
    const box = board.getBoundingClientRect();
    const at = board.rectOf(square);
    return at && { x: at.x + at.width / 2 - box.x, y: at.y + at.height / 2 - box.y, size: at.width };
  };
  const draw = () => {
    const { clientWidth: width } = board;
    element.setAttribute('viewBox', `0 0 ${width} ${width}`);
    element.replaceChildren(...[...drawn].flatMap(squares => {
      const [start = '', end = ''] = squares.split('-');
      const [a, b] = [centre(start), centre(end)];
      return a && b ? [start === end ? ring(a) : arrow(a, b)] : [];
    }));
  };
  const clear = () => {
    if (drawn.size === 0) return;
    drawn.clear();
    draw();
  };
  board.addEventListener('contextmenu', event => event.preventDefault(), { signal: gone });
  board.addEventListener('pointerdown', event => {
    if (event.button === 2) from = board.squareAt(event.clientX, event.clientY);
    else clear();
  }, { signal: gone, capture: true });
  board.addEventListener('pointerup', event => {
    const to = board.squareAt(event.clientX, event.clientY);
    if (event.button !== 2 || !from || !to) return;
    const squares = `${from}-${to}`;
    if (!drawn.delete(squares)) drawn.add(squares);
    from = null;
    draw();
  }, { signal: gone });
  for (const type of ['moved', 'turned']) board.addEventListener(type, clear, { signal: gone });
  new ResizeObserver(draw).observe(board);
  return { element, clear };
}

/** @param {{ x: number, y: number, size: number }} at */
function ring({ x, y, size }) {
  const circle = document.createElementNS(SVG, 'circle');
  for (const [name, value] of Object.entries({ cx: x, cy: y, r: size * 0.44, 'stroke-width': size * 0.07 })) circle.setAttribute(name, String(value));
  return circle;
}

/** @param {{ x: number, y: number, size: number }} a @param {{ x: number, y: number }} b */
function arrow(a, b) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const [shaft, head] = [a.size * 0.09, a.size * 0.34];
  const neck = { x: b.x - ux * head * 1.2, y: b.y - uy * head * 1.2 };
  const point = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ aside) => `${(x - uy * aside).toFixed(1)} ${(y + ux * aside).toFixed(1)}`;
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', `M${point(a.x + ux * a.size * 0.25, a.y + uy * a.size * 0.25, shaft)}L${point(neck.x, neck.y, shaft)}L${point(neck.x, neck.y, head * 0.7)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}L${point(neck.x, neck.y, -head * 0.7)}L${point(neck.x, neck.y, -shaft)}L${point(a.x + ux * a.size * 0.25, a.y + uy * a.size * 0.25, -shaft)}z`);
  return path;
}
