/**
 * Small pictures of boards and pieces, as SVG: sharp at any size, coloured by the style sheet.
 * @module
 */

import { drawing, seatMark } from '../../board/art.js';
import { Game } from '../engine.js';

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('../engine.js').EngineGame} EngineGame */
/** @typedef {import('../engine.js').Family} Family */

const SVG = 'http://www.w3.org/2000/svg';
const QUARTERS = { S: 0, W: 90, N: 180, E: 270 };

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {...Element} children
 */
function s(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** A captured piece, one line high. @param {import('../table/session.js').GameSession} session @returns {(kind: string, seat: Seat | null) => Element} */
export function smallMan(session) {
  return (kind, seat) => s('svg', { viewBox: '8 4 84 78', class: 'piece', 'aria-hidden': 'true', 'data-army': seat ? session.colourOf(seat) : 'grey' },
    ...outline(session.info.family, kind));
}

/** A piece standing alone, for rules and the editor. @param {Family} family @param {string} kind @param {string} colour @param {Seat} seat */
export function manPicture(family, kind, colour, seat) {
  return s('svg', { viewBox: '0 0 100 100', class: 'piece', 'aria-hidden': 'true', 'data-army': colour },
    ...outline(family, kind), s('path', { d: seatMark(family, kind, seat), class: 'foot' }));
}

/** A line drawing of parts, each a class that the style sheet colours. @param {string} viewBox @param {Record<string, string>} parts path data by class */
export function drawn(viewBox, parts) {
  return s('svg', { viewBox, class: 'drawn', 'aria-hidden': 'true' }, ...Object.entries(parts).map(([name, d]) => s('path', { d, class: name })));
}

/** @param {Family} family @param {string} kind */
function outline(family, kind) {
  const { base, body, line, ink } = drawing(family, kind);
  return [
    ...(base ? [s('path', { d: base, class: 'body' })] : []), s('path', { d: body, class: 'body' }),
    ...(line ? [s('path', { d: line, class: 'line' })] : []), ...(ink ? [s('path', { d: ink, class: 'ink' })] : []),
  ];
}

/**
 * A board as it stands in a game: squares, fields and pieces, each turned to its player.
 * @param {EngineGame} game
 * @param {string} [label] what it shows, for those who cannot see it; without one it is decoration
 * @param {string[]} [marked] squares that are marked
 */
export function boardPicture(game, label, marked = []) {
  const { size, squares } = game.board();
  const { family, armies } = game.variant();
  const view = game.view();
  const colour = (/** @type {Seat} */ seat) => armies.find(army => army.seat === seat)?.colour ?? '';
  const path = (/** @type {boolean} */ dark) => squares.filter(square => square.dark === dark && !view.removedSquares.includes(square.name))
    .map(square => `M${square.file * 100} ${(size - 1 - square.rank) * 100}h100v100h-100z`).join('');
  const at = new Map(squares.map(square => [square.name, square]));
  const marks = marked.flatMap(name => at.get(name) ?? []).map(square => s('rect', { x: square.file * 100, y: (size - 1 - square.rank) * 100, width: 100, height: 100, class: 'mark' }));
  const pieces = view.pieces.map(piece => {
    const square = at.get(piece.square);
    const [x, y] = [(square?.file ?? 0) * 100, (size - 1 - (square?.rank ?? 0)) * 100];
    return s('g', { transform: `translate(${x} ${y}) rotate(${QUARTERS[piece.seat ?? 'S']} 50 50)`, 'data-army': piece.seat ? colour(piece.seat) : 'grey' },
      ...outline(family, piece.kind).slice(0, 2));
  });
  return s('svg', { viewBox: `-8 -8 ${size * 100 + 16} ${size * 100 + 16}`, class: 'boardpicture', ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }) },
    s('path', { d: path(false), class: 'light' }), s('path', { d: path(true), class: 'dark' }), ...marks, ...pieces);
}

/** The set-up of a game with its options; null while they do not fit together. @param {string} id @param {import('../engine.js').Options} options @param {string} [label] */
export function setupPicture(id, options, label) {
  try {
    const game = new Game(id, options);
    const picture = boardPicture(game, label);
    game.free();
    return picture;
  } catch {
    return null;
  }
}
