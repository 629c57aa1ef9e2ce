/**
 * The seat panels: name, clock, state, captured pieces and points of each player.
 * @module
 */

import { fill, h } from '../ui/dom.js';
import { list, t } from '../ui/i18n.js';
import { manName } from '../ui/labels.js';
import { clockText, LOW_TIME, timeLeft } from './clock.js';

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('../engine.js').SeatView} SeatView */
/** @typedef {import('./session.js').GameSession} GameSession */

/**
 * @typedef {object} Panels
 * @property {HTMLElement[]} elements one for each seat, with its slot
 * @property {() => void} update everything that a move changes
 * @property {(time: number) => void} tick the running clock
 */

/**
 * @param {GameSession} session
 * @param {(seat: Seat) => void} open what a tap on a panel does
 * @param {(kind: string, seat: Seat | null) => Node | string} smallMan a captured piece's picture
 * @returns {Panels}
 */
export function seatPanels(session, open, smallMan) {
  const panels = session.info.seats.map(seat => panel(session, seat, open, smallMan));
  return {
    elements: panels.map(one => one.element),
    update: () => panels.forEach(one => one.update()),
    tick: time => panels.forEach(one => one.tick(time)),
  };
}

/**
 * @param {GameSession} session
 * @param {Seat} seat
 * @param {(seat: Seat) => void} open
 * @param {(kind: string, seat: Seat | null) => Node | string} smallMan
 */
function panel(session, seat, open, smallMan) {
  const name = h('b', { class: 'name' });
  const time = h('span', { class: 'time figures' });
  const state = h('span', { class: 'state' });
  const points = h('span', { class: 'points figures' });
  const taken = h('span', { class: 'taken' });
  const element = h('button', { class: 'seat', slot: `seat-${seat}`, data: { army: session.colourOf(seat) }, onclick: () => open(seat) },
    h('span', { class: 'who' }, h('span', { class: 'dot' }), name, points), time, state, taken);
  const owner = session.ownerOf(seat);
  element.dataset['clock'] = String(owner !== null);

  const tick = (/** @type {number} */ now) => {
    if (owner === null) return;
    const left = timeLeft(session.clock, owner, now);
    const text = clockText(left);
    if (time.textContent !== text) time.textContent = text;
    element.dataset['low'] = String(left < LOW_TIME && session.setup.clock.kind !== 'sand');
  };

  const update = () => {
    const view = session.view.seats.find(one => one.seat === seat);
    if (!view) return;
    fill(name, session.label(seat));
    fill(state, stateText(session, view));
    fill(points, view.points === null ? '' : String(view.points));
    element.dataset['state'] = view.state;
    element.dataset['turn'] = String(view.toMove && !session.over);
    element.dataset['check'] = String(view.checkedBy.length > 0);
    fill(taken, tally(view.captured).map(([kind, from, count]) => h('span', { title: manName(session.info.family, kind) },
      smallMan(kind, from), count > 1 && h('span', { class: 'count' }, count))));
    tick(Date.now());
  };

  return { element, update, tick };
}

/** The one line that says how a seat stands. @param {GameSession} session @param {SeatView} view */
function stateText(session, view) {
  const { result, alliances, owesTurn } = session.view;
  if (session.over) return result.winners.includes(view.seat) ? t('state.won') : result.kind === 'draw' ? t('state.drawn') : '';
  if (view.state !== 'active') return t(`state.${view.state}`);
  if (view.checkedBy.length) return t('state.check');
  if (view.toMove) return session.isHuman(view.seat) ? t('state.toMove') : t('state.thinking');
  if (owesTurn.includes(view.seat)) return t('state.skipped');
  const partners = (alliances ?? session.info.parties).find(party => party.includes(view.seat))?.filter(other => other !== view.seat) ?? [];
  return partners.length ? t('state.with', { names: list(partners.map(partner => session.label(partner))) }) : '';
}

/**
 * Captured pieces, counted by kind and owner, in the order of capture.
 * @param {SeatView['captured']} captured
 * @returns {[string, Seat | null, number][]}
 */
function tally(captured) {
  /** @type {Map<string, [string, Seat | null, number]>} */
  const counts = new Map();
  for (const { kind, seat } of captured) {
    const entry = counts.get(kind + seat) ?? [kind, seat, 0];
    entry[2] += 1;
    counts.set(kind + seat, entry);
  }
  return [...counts.values()];
}
