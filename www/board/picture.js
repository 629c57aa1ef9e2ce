/**
 * The board as a picture that stands alone: an SVG document as text, 100 units a square, or a PNG.
 *
 * In the SVG everything is written out with plain colours, without styles, scripts or references, so that whatever shows SVG shows it.
 */

import { LINE, OUTLINE, TURNED, drawing, seatMark } from './art.js';
import { Geometry, SEATS, angleOf } from './geometry.js';
import { firstRow, paintBoard } from './paint-board.js';
import { paintPieces } from './paint-pieces.js';
import { MARKED } from './palette.js';
import { atRest } from './scene.js';
import { Sprites } from './sprites.js';

/**
 * @typedef {import('../../pkg/engine.d.ts').Piece} Piece
 * @typedef {import('../../pkg/engine.d.ts').Seat} Seat
 * @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName
 * @typedef {import('./palette.js').Palette} Palette
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {Pick<Scene, 'board' | 'files' | 'ranks' | 'family' | 'view' | 'facing' | 'palette'>} Shown what a picture shows of a scene
 */

/** Room round the board, with and without labels. */
const MARGIN = { labels: 36, none: 8 };

/**
 * @typedef {object} Look
 * @property {Seat} bottom the seat at the lower edge
 * @property {number} size width and height of the picture, in pixels
 * @property {string} background a CSS colour behind the board, or nothing
 * @property {string} title what it shows, for those who cannot see it
 */

/** @param {Shown} shown @param {Look} look @returns {string} an SVG document */
export function svgOf(shown, { bottom, size, background, title }) {
  const { board, view, palette, files } = shown;
  const removed = new Set(view.removedSquares);
  const squares = board.squares.filter((square) => !removed.has(square.name));
  const at = new Map(squares.map((square) => [square.name, { x: square.file * 100, y: (board.size - 1 - square.rank) * 100 }]));
  const margin = files.length > 0 ? MARGIN.labels : MARGIN.none;
  const side = board.size * 100;
  const whole = side + 2 * margin;
  const turn = degrees(angleOf(bottom));
  /** @param {readonly SquareName[]} names */
  const tiles = (names) => names.flatMap((name) => at.get(name) ?? []).map(({ x, y }) => `M${x} ${y}h100v100h-100z`).join('');
  /** @param {boolean} dark */
  const shade = (dark) => tag('path', { d: tiles(squares.filter((square) => square.dark === dark).map(({ name }) => name)), fill: dark ? palette.dark : palette.light });
  const fields = SEATS.map((seat) => tag('path', {
    d: tiles(squares.filter((square) => square.field === seat).map(({ name }) => name)), fill: palette.ink(seat).tint, 'fill-opacity': 0.28,
  }));
  const last = view.lastMove && tag('path', {
    d: tiles([...new Set(view.lastMove.squares)]), fill: palette.ink(view.lastMove.seat).tint, 'fill-opacity': palette.scheme === 'dark' ? MARKED.dark : MARKED.light,
  });
  const checks = view.seats.flatMap((seat) => seat.checkedKings).map((name) => framed(at.get(name), palette.check));
  const must = view.mustCapture.map((name) => framed(at.get(name), palette.legal));
  const pieces = view.pieces.map((piece) => figure(shown, piece, at.get(piece.square), bottom));
  const turned = `rotate(${turn} ${side / 2} ${side / 2})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${whole} ${whole}" width="${size}" height="${size}" role="img">`,
    `<title>${escaped(title)}</title>`,
    background && tag('rect', { x: -margin, y: -margin, width: whole, height: whole, fill: background }),
    tag('g', { transform: turned }, [shade(false), shade(true), ...fields, last ?? '', ...checks, ...must, ...pieces, ...bar(shown, margin)].join('')),
    files.length > 0 ? labels(shown, turn, margin) : '',
    '</svg>',
  ].join('');
}

/** @param {Shown} shown @param {Piece} piece @param {{ x: number, y: number } | undefined} place @param {Seat} bottom */
function figure({ family, palette, facing }, piece, place, bottom) {
  if (!place) return '';
  const own = palette.own(piece.seat, piece.kind);
  const colours = palette.ink(piece.seat, piece.state);
  // Each faces its owner, or the lower edge.
  const upright = facing === 'table' && piece.seat ? SEATS.indexOf(piece.seat) * 90 : -degrees(angleOf(bottom));
  const { base, body, line, ink } = own && 'body' in own ? own : drawing(family, piece.kind);
  const parts = [base, body].map((outline) => (outline ? tag('path', {
    d: outline, fill: plain(colours.fill), stroke: plain(colours.edge), 'stroke-width': 2 * OUTLINE, 'stroke-linejoin': 'round', 'paint-order': 'stroke',
  }) : ''));
  if (line) parts.push(tag('path', { d: line, fill: 'none', stroke: plain(colours.line), 'stroke-width': LINE, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }));
  if (ink) parts.push(tag('path', { d: ink, fill: plain(colours.line) }));
  const mark = seatMark(family, piece.kind, piece.seat);
  if (mark) parts.push(tag('path', { d: mark, fill: plain(family === 'checkers' ? colours.line : colours.edge) }));
  if (piece.turned) {
    parts.push(tag('path', { d: TURNED.disc, fill: plain(colours.edge) }));
    parts.push(tag('path', { d: TURNED.chevron, fill: 'none', stroke: palette.badge, 'stroke-width': 5, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }));
  }
  const opacity = piece.state === 'frozen' ? 0.5 : piece.state === 'inert' ? 0.8 : undefined;
  return tag('g', { transform: `translate(${place.x} ${place.y}) rotate(${upright} 50 50)`, opacity }, parts.join(''));
}

/** @param {{ x: number, y: number } | undefined} place @param {string} colour */
function framed(place, colour) {
  return place ? tag('rect', { x: place.x + 5, y: place.y + 5, width: 90, height: 90, rx: 14, fill: 'none', stroke: colour, 'stroke-width': 7 }) : '';
}

/** The bar along the edge of the player to move. @param {Shown} shown @param {number} margin */
function bar({ board, view, palette, files }, margin) {
  if (!view.turn || files.length === 0) return [];
  const edge = board.squares.filter((square) => square.rank === 0).length;
  const half = board.size * 50;
  return [tag('rect', {
    x: half - edge * 50, y: board.size * 100 + 3, width: edge * 100, height: margin - 6, rx: (margin - 6) / 2, fill: palette.accent,
    transform: `rotate(${SEATS.indexOf(view.turn) * 90} ${half} ${half})`,
  })];
}

/** Labels along the contour of the board, as each side sees it. @param {Shown} shown @param {number} turn @param {number} margin */
function labels({ board, view, palette, files, ranks, facing }, turn, margin) {
  const { size } = board;
  const removed = new Set(view.removedSquares);
  const present = new Set(board.squares.filter((square) => !removed.has(square.name)).map(({ file, rank }) => file * 100 + rank));
  const edge = board.squares.filter((square) => square.rank === 0).length;
  const first = (size - edge) / 2;
  const half = size * 50;
  return SEATS.flatMap((seat, quarter) => {
    const names = seat === 'S' || seat === 'N' ? files : ranks;
    const angle = quarter * 90 + turn;
    return [...Array(size).keys()].map((column) => {
      const depth = firstRow(size, quarter, column, present);
      if (depth < 0) return '';
      const [x, y] = [column * 100 + 50, (size - depth) * 100 + margin / 2];
      const onBar = view.turn === seat && depth === 0 && column >= first && column < size - first;
      const upright = facing === 'table' ? '' : ` rotate(${-angle} ${x} ${y})`;
      return tag('text', {
        x, y, dy: '.35em', 'text-anchor': 'middle', 'font-size': 26, 'font-weight': 600, 'font-family': 'system-ui, sans-serif',
        fill: onBar ? palette.onAccent : palette.label, transform: `rotate(${angle} ${half} ${half})${upright}`,
      }, escaped(names[seat === 'S' || seat === 'E' ? column : size - 1 - column] ?? ''));
    });
  }).join('');
}

/** @param {number} radians */
const degrees = (radians) => Math.round((radians * 180) / Math.PI);

/** @param {string} name @param {Record<string, string | number | undefined>} attributes @param {string} [content] */
function tag(name, attributes, content = '') {
  if (attributes.d === '') return '';
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined).map(([key, value]) => ` ${key}="${escaped(String(value))}"`).join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/\s+/g, ' ').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Mixed colours as one: not everything that shows SVG can mix. @param {string} colour */
function plain(colour) {
  const [, one, share, other] = /^color-mix\(in srgb, #(\w{6}) (\d+)%, #(\w{6})\)$/.exec(colour) ?? [];
  if (!one || !other) return colour;
  const part = Number(share) / 100;
  return `#${[0, 2, 4].map((i) => Math.round(parseInt(one.slice(i, i + 2), 16) * part + parseInt(other.slice(i, i + 2), 16) * (1 - part)).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The same as a PNG. It is painted, not made from the SVG: a page's policy may forbid pictures in addresses.
 * @param {Shown} shown
 * @param {Look} look
 * @returns {Promise<Blob>}
 */
export function pngOf(shown, { bottom, size, background }) {
  const { board } = shown;
  const edge = board.squares.filter((square) => square.rank === 0).length;
  const geometry = new Geometry({ size: board.size, edge, side: size, ratio: 1, angle: angleOf(bottom), labels: shown.files.length > 0 });
  const scene = { ...shown, geometry, ...atRest() };
  const places = new Map(board.squares.map(({ name, file, rank }) => [name, { file, rank }]));
  const whole = layer(size, (context) => {
    if (background) {
      context.fillStyle = background;
      context.fillRect(0, 0, size, size);
    }
    context.drawImage(layer(size, (squares) => paintBoard(squares, scene)), 0, 0);
    context.drawImage(layer(size, (pieces) => paintPieces(pieces, scene, new Sprites(), places)), 0, 0);
  });
  return new Promise((done, failed) => whole.toBlob((blob) => (blob ? done(blob) : failed(new Error('The browser makes no picture of this size.'))), 'image/png'));
}

/** A canvas of its own, painted. @param {number} size @param {(context: CanvasRenderingContext2D) => void} paint */
function layer(size, paint) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d');
  if (context) paint(context);
  return canvas;
}
