/**
 * Puts the table's parts where the arrangement says, whenever the window, the text's size or the way the device lies changes.
 * @module
 */

import { SEATS } from '../engine.js';
import { settings } from '../store/settings.js';
import { arrange } from './arrange.js';

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('./arrange.js').Box} Box */

/** Pixels of the table's text where nobody has asked for another size. */
const USUAL_TEXT = 15;

/**
 * @param {object} parts
 * @param {HTMLElement} parts.root
 * @param {HTMLElement} parts.board
 * @param {HTMLElement} parts.head
 * @param {HTMLElement} parts.bar what lies with the last line
 * @param {Map<Seat, HTMLElement>} parts.rims
 * @param {HTMLElement} parts.offers
 * @param {import('./session.js').GameSession} session
 * @param {() => Seat} bottom
 */
export function fitter({ root, board, head, bar, rims, offers }, session, bottom) {
  const { size, squares } = session.board;
  const edge = squares.filter(square => square.rank === 0).length;
  return () => {
    const below = SEATS.indexOf(bottom());
    const sides = SEATS.map((_, side) => {
      const seat = SEATS[(below + side) % 4];
      return seat && session.info.seats.includes(seat) ? seat : null;
    });
    const { clientWidth: width, clientHeight: height } = /** @type {HTMLElement} */ (root.parentElement ?? root);
    if (width === 0 || height === 0) return;
    const text = parseFloat(getComputedStyle(root).fontSize) / USUAL_TEXT;
    const found = arrange({ width, height, size, edge, flat: settings.facing === 'table', sides, text, offers: !offers.hidden });
    root.dataset['shape'] = found.shape;
    root.dataset['rims'] = found.rims ? (found.shape === 'flat' ? 'wheel' : 'cards') : 'grid';
    root.dataset['column'] = Math.min(500, width - found.board.x - found.board.width) < 330 * text && height > 640 ? 'narrow' : 'broad';
    root.style.setProperty('--side', `${found.board.width}px`);
    root.style.setProperty('--beside', `${found.board.x + found.board.width}px`);
    if (found.shape === 'tall') free(board);
    else put(board, found.board);
    for (const [element, box] of /** @type {const} */ ([[head, found.bars?.head], [bar, found.bars?.line]])) {
      if (box) put(element, box);
      else free(element);
    }
    // Boxes leave the flow of the page before the place of the board in it is read.
    for (const [index, seat] of sides.entries()) if (seat && found.rims?.[index]) Object.assign(rims.get(seat)?.style ?? {}, { position: 'absolute', gridArea: 'auto' });
    // On a flat table boxes are measured from the window, cards from the board.
    const origin = found.shape === 'flat' ? { x: 0, y: 0 } : { x: board.offsetLeft, y: board.offsetTop };
    bar.dataset['rows'] = (found.bars?.line.height ?? 0) > 60 ? '2' : '1';
    sides.forEach((seat, side) => {
      const element = seat && rims.get(seat);
      if (!element) return;
      const box = found.rims?.[side];
      element.dataset['side'] = String(side);
      if (!box) {
        free(element);
        delete element.dataset['form'];
        return;
      }
      element.dataset['form'] = box.form;
      const [wide, high] = box.turn % 2 ? [box.height, box.width] : [box.width, box.height];
      put(element, { x: box.x + (box.width - wide) / 2, y: box.y + (box.height - high) / 2, width: wide, height: high }, box.turn, origin);
    });
  };
}

/** @param {HTMLElement} element @param {Box} box @param {number} [turn] quarters @param {{ x: number, y: number }} [origin] what the box is measured from */
function put(element, { x, y, width, height }, turn = 0, origin = { x: 0, y: 0 }) {
  Object.assign(element.style, {
    position: 'absolute', gridArea: 'auto', left: `${Math.round(x + origin.x)}px`, top: `${Math.round(y + origin.y)}px`, width: `${Math.floor(width)}px`, height: `${Math.floor(height)}px`,
    rotate: turn ? `${turn * 90}deg` : '',
  });
}

/** Back into the flow of the style sheet. @param {HTMLElement} element */
function free(element) {
  Object.assign(element.style, { position: '', gridArea: '', left: '', top: '', width: '', height: '', rotate: '' });
}
