/**
 * The move list: a column for each seat of the game, a row for each round, below it what was said about its moves and what
 * was played or noted instead of them. A tap steps to the move, or into the variation.
 * @module
 */

import { fill, h } from '../ui/dom.js';
import { printMove } from '../ui/labels.js';
import { t } from '../ui/i18n.js';

/** @typedef {import('./session.js').GameSession} GameSession */
/** @typedef {import('../../../pkg/engine.js').Played} Played */
/** @typedef {import('../../../pkg/engine.js').Aside} Aside */

/** So many moves of a variation are shown; the others when it is opened. */
const LENGTH = 8;

/**
 * @param {GameSession} session
 * @returns {{ element: HTMLElement, update: () => void }}
 */
export function moveList(session) {
  const names = session.info.order.map(() => h('span', { class: 'name' }));
  const head = h('tr', {}, h('th', { scope: 'col' }, h('span', { class: 'hidden' }, t('moves.round'))),
    session.info.order.map((seat, index) => h('th', { scope: 'col', data: { army: session.colourOf(seat) } }, h('span', { class: 'dot' }), names[index])));
  const list = h('table', {}, h('thead', {}, head));
  const element = h('div', { class: 'moves', tabindex: 0, role: 'region', 'aria-label': t('moves.title') },
    list, h('p', { class: 'muted small empty' }, t('moves.none')));

  /** What each round shows, so that a move rebuilds its own round alone. @type {string[]} */
  const shown = [];
  /** @type {Map<number, HTMLElement>} */
  const buttons = new Map();
  /** @type {HTMLElement | undefined} */
  let current;

  const print = (/** @type {Played} */ move) => printMove(session.board, session.info.family, move.text) + move.mark;
  const cell = (/** @type {Played} */ move) => {
    const button = h('button', { class: 'plain', data: { ply: move.ply }, onclick: () => session.goTo(move.ply) }, print(move));
    if (!EVENT.test(move.text)) buttons.set(move.ply, button);
    return button;
  };
  const remark = (/** @type {Played} */ move) => h('p', { class: 'remark' }, h('b', {}, print(move)), ' ', move.comment);
  const aside = (/** @type {Aside} */ one) => h('button', { class: 'plain line', onclick: () => session.showAside(one.node) },
    h('span', { class: 'muted' }, t(one.main ? 'aside.game' : 'aside.line')), ' ', one.moves.slice(0, LENGTH).map(print).join(', '), one.moves.length > LENGTH && ' …');

  const update = () => {
    session.info.order.forEach((seat, index) => {
      const name = names[index];
      if (name && name.textContent !== session.label(seat)) fill(name, session.label(seat));
    });
    const rows = rounds(session.game.moves(), session.info.order);
    element.classList.toggle('bare', rows.length === 0);
    while (list.tBodies.length > rows.length) list.tBodies[list.tBodies.length - 1]?.remove();
    let rest = session.asides;
    rows.forEach((round, index) => {
      const moves = round.flat();
      const last = index === rows.length - 1 ? Infinity : Math.max(...moves.map(move => move.ply));
      const asides = rest.filter(one => one.ply < last);
      rest = rest.filter(one => one.ply >= last);
      const text = JSON.stringify([round, asides]);
      if (shown[index] === text && list.tBodies[index]) return;
      shown[index] = text;
      const beside = [...moves.filter(move => move.comment).map(remark), ...asides.map(aside)];
      const body = h('tbody', {},
        h('tr', {}, h('th', { scope: 'row', class: 'figures' }, index + 1), round.map(column => h('td', {}, column.map(cell)))),
        beside.length > 0 && h('tr', { class: 'beside' }, h('th', {}), h('td', { colspan: round.length }, beside)));
      if (list.tBodies[index]) list.tBodies[index].replaceWith(body);
      else list.append(body);
    });
    current?.removeAttribute('aria-current');
    current = session.view.ply > 0 ? buttons.get(session.view.ply) : undefined;
    current?.setAttribute('aria-current', 'true');
    if (current?.isConnected) keepInSight(element, current);
  };
  return { element, update };
}

/**
 * Plies arranged by round and column: a new round starts when a column has had its turn already and its place comes again.
 * @param {Played[]} played
 * @param {import('../engine.js').Seat[]} order
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
