/**
 * The move list: a column for each seat of the game, a row for each round. A tap steps to the move.
 * @module
 */

import { h } from './dom.js';
import { printMove } from './labels.js';
import { t } from './i18n.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {ReturnType<import('./engine.js').EngineGame['moves']>[number]} Played */

/**
 * @param {Table} table
 * @param {(ply: number) => void} go
 * @returns {{ element: HTMLElement, update: () => void }}
 */
export function moveList(table, go) {
  const body = h('tbody');
  const head = h('tr', {}, h('th', { scope: 'col' }, h('span', { class: 'hidden' }, t('moves.round'))),
    table.info.order.map(seat => h('th', { scope: 'col', data: { army: table.colourOf(seat) } },
      h('span', { class: 'dot' }), h('span', { class: 'hidden' }, table.label(seat)))));
  const element = h('div', { class: 'moves', tabindex: 0, role: 'region', 'aria-label': t('moves.title') },
    h('table', {}, h('thead', {}, head), body),
    h('p', { class: 'muted small empty' }, t('moves.none')));

  /** What each row shows, so that a move rebuilds its own row alone. @type {string[]} */
  const shown = [];
  /** @type {Map<number, HTMLElement>} */
  const buttons = new Map();
  /** @type {HTMLElement | undefined} */
  let current;

  const cell = (/** @type {Played} */ move) => {
    const button = h('button', { class: 'plain', title: move.comment || null, data: { ply: move.ply }, onclick: () => go(move.ply) },
      printMove(table.board, table.info.family, move.text) + move.mark, move.comment && h('span', { class: 'noted', 'aria-label': t('moves.noted') }, ' ✎'));
    if (!EVENT.test(move.text)) buttons.set(move.ply, button);
    return button;
  };

  const update = () => {
    const played = table.game.moves();
    const rows = rounds(played, table.info.order);
    element.classList.toggle('bare', played.length === 0);
    while (body.rows.length > rows.length) body.deleteRow(-1);
    rows.forEach((round, index) => {
      const text = JSON.stringify(round);
      if (shown[index] === text && body.rows[index]) return;
      shown[index] = text;
      const row = h('tr', {}, h('th', { scope: 'row', class: 'figures' }, index + 1), round.map(moves => h('td', {}, moves.map(cell))));
      if (body.rows[index]) body.rows[index].replaceWith(row);
      else body.append(row);
    });
    current?.removeAttribute('aria-current');
    current = table.view.ply > 0 ? buttons.get(table.view.ply) : undefined;
    current?.setAttribute('aria-current', 'true');
    if (current?.isConnected) keepInSight(element, current);
  };
  return { element, update };
}

/**
 * Plies arranged by round and column: a new round starts when a column has had its turn already and its place comes again.
 * @param {Played[]} played
 * @param {import('./engine.js').Seat[]} order
 * @returns {Played[][][]} rounds of columns of the moves of one turn
 */
export function rounds(played, order) {
  /** @type {Played[][][]} */
  const rows = [];
  /** @type {Played[][] | undefined} */
  let row;
  let last = -1;
  for (const move of played) {
    const column = order.indexOf(move.seat);
    if (!row || column < last || (column === last && row[column]?.length && !sameTurn(row[column]?.at(-1), move))) {
      row = order.map(() => []);
      rows.push(row);
    }
    row[column]?.push(move);
    last = column;
  }
  return rows;
}

/** What happens between moves and is no ply of its own. */
const EVENT = /^(resign|flag|draw|claim|pact|unpact)\b/;

/** Steps such as a declaration, a replacement or a huff belong to the turn that follows them. @param {Played | undefined} before @param {Played} move */
function sameTurn(before, move) {
  return before !== undefined && (/^(declare|place|shade|huff|@)/.test(before.text) || /^(done|@)/.test(move.text));
}

/** @param {HTMLElement} frame @param {HTMLElement} item */
function keepInSight(frame, item) {
  const [outer, inner] = [frame.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top < outer.top + 36) frame.scrollTop -= outer.top + 36 - inner.top;
  else if (inner.bottom > outer.bottom) frame.scrollTop += inner.bottom - outer.bottom;
}
