/**
 * The seats' rims: name, clock, state, captured pieces and points of each player, news that concerns them, and on a flat table
 * their own controls. Where a rim lies and which way it is turned is said by the arrangement.
 * @module
 */

import { fill, h } from '../ui/dom.js';
import { list, t } from '../ui/i18n.js';
import { manName } from '../ui/labels.js';
import { settings } from '../store/settings.js';
import { smallMan } from '../ui/pictures.js';
import { actionButtons } from './actions.js';
import { clockText, LOW_TIME, timeLeft } from './clock.js';
import { seatSheet } from './seatsheet.js';

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('../engine.js').SeatView} SeatView */
/** @typedef {import('./session.js').GameSession} GameSession */
/** @typedef {import('./play.js').Place} Place */

/**
 * @typedef {object} Rims
 * @property {Map<Seat, HTMLElement>} elements
 * @property {() => void} update everything that a move changes
 * @property {(time: number) => void} tick the running clock
 * @property {(seat: Seat, text: string, alarm: boolean) => void} tell shows news at a seat for a while
 */

/** @param {Place} place @returns {Rims} */
export function seatRims(place) {
  const rims = place.session.info.seats.map(seat => ({ seat, ...seatRim(place, seat) }));
  return {
    elements: new Map(rims.map(({ seat, element }) => [seat, element])),
    update: () => rims.forEach(one => one.update()),
    tick: time => rims.forEach(one => one.tick(time)),
    tell: (seat, text, alarm) => rims.find(one => one.seat === seat)?.tell(text, alarm),
  };
}

/** @param {Place} place @param {Seat} seat */
function seatRim(place, seat) {
  const { session } = place;
  const name = h('b', { class: 'name' });
  const time = h('span', { class: 'time figures' });
  const state = h('span', { class: 'state' });
  const points = h('span', { class: 'points figures' });
  const taken = h('span', { class: 'taken' });
  const news = h('p', { class: 'news' });
  const controls = actionButtons(place, 'rim', seat);
  const own = h('div', { class: 'controls' });
  const picture = smallMan(session);
  const element = h('section', { class: 'seat', data: { seat, army: session.colourOf(seat) }, 'aria-label': session.label(seat) },
    h('button', { class: 'plain open', 'aria-label': t('seat.open', { name: session.label(seat) }), onclick: () => seatSheet(place, seat) }),
    h('div', { class: 'who' }, h('span', { class: 'dot' }), name, points), time, h('div', { class: 'told' }, state, taken, news), own);
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
    fill(name, session.label(seat), !session.isHuman(seat) && session.playerOf(seat).name === '' && h('span', { class: 'level' }, ` · ${t('computer.short', { level: session.playerOf(seat).level })}`));
    fill(state, stateText(session, view));
    fill(points, view.points === null ? '' : String(view.points));
    element.dataset['state'] = view.state;
    element.dataset['turn'] = String(view.toMove && !session.over);
    element.dataset['check'] = String(view.checkedBy.length > 0);
    element.dataset['choices'] = String(view.toMove && !place.offers.element.hidden);
    fill(taken, tally(view.captured).map(([kind, from, count]) => h('span', { title: manName(session.info.family, kind) },
      picture(kind, from), count > 1 && h('span', { class: 'count' }, count))));
    if ((own.childElementCount > 0) !== (settings.facing === 'table')) fill(own, settings.facing === 'table' ? controls.elements : []);
    controls.update();
    tick(Date.now());
  };

  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const tell = (/** @type {string} */ text, /** @type {boolean} */ alarm) => {
    clearTimeout(timer);
    fill(news, text);
    news.dataset['alarm'] = String(alarm);
    timer = setTimeout(() => fill(news), READING_MS + READING_MS_A_LETTER * text.length);
  };
  return { element, update, tick, tell };
}

/** How long news stays, in milliseconds. */
export const READING_MS = 2600;
export const READING_MS_A_LETTER = 55;

/** What lasts about a seat: check and from whom, turn, fate, alliance, pacts. @param {GameSession} session @param {SeatView} view */
function stateText(session, view) {
  const { result, alliances, owesTurn, pacts } = session.view;
  const names = (/** @type {Seat[]} */ seats) => list(seats.filter(seat => seat !== view.seat).map(seat => session.label(seat)));
  if (session.over) return result.winners.includes(view.seat) ? t('state.won') : result.kind === 'draw' ? t('state.drawn') : '';
  if (view.state !== 'active') return t(`state.${view.state}`);
  const said = [];
  if (view.checkedBy.length) said.push(t('state.checkFrom', { names: names(view.checkedBy) }));
  if (view.toMove) said.push(session.isHuman(view.seat) ? t('state.toMove') : t(session.paused ? 'state.waits' : 'state.thinking'));
  if (owesTurn.includes(view.seat)) said.push(t('state.skipped'));
  const party = (alliances ?? session.info.parties).find(seats => seats.includes(view.seat)) ?? [];
  if (party.length > 1) said.push(t('state.with', { names: names(party) }));
  for (const pact of pacts) if (pact.seats.includes(view.seat)) said.push(t('state.pact', { names: names(pact.seats) }));
  return said.join(' · ');
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
