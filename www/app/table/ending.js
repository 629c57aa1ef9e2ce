/**
 * The end of a game: who won and why, points, and what to do next.
 * @module
 */

import { h } from '../ui/dom.js';
import { t } from '../ui/i18n.js';
import { icon } from '../ui/icons.js';
import { openDialog } from '../ui/ask.js';
import { reasonText, resultTitle } from '../ui/words.js';
import { matchTable, pointsOf, scoreGame } from './match.js';
import { bookResults } from '../store/people.js';
import { bookBoard } from '../store/tournament.js';
import { playOn } from './playback.js';

/** @typedef {import('./play.js').Place} Place */

/** The ending of a game, that can be looked at again. @param {Place} place */
export function ending(place) {
  const { session } = place;
  return { show: () => showEnding(place, session.setup.match ? scoreGame(session) : null) };
}

/** @param {Place} place @param {import('./match.js').Match | null} match */
function showEnding(place, match) {
  const { session, ways } = place;
  const { result } = session.view;
  book(session);
  const dialog = openDialog(resultTitle(result, seat => session.label(seat)), [
    h('p', {}, reasonText(result.reason)),
    h('ol', { class: 'standing' }, standing(session).map(one => h('li', { data: { army: session.colourOf(one.seat), won: String(one.won) } },
      h('span', { class: 'rank figures' }, one.rank), h('span', { class: 'dot' }), h('b', { class: 'grow' }, session.label(one.seat)), h('span', { class: 'figures' }, one.text)))),
    match && matchTable(match),
    h('div', { class: 'menu' },
      action('turn', match && !match.over ? t('match.next') : t('rematch'), () => { dialog.close(); ways.again(session); }, 'primary'),
      action('play', t('replay'), () => { dialog.close(); playOn(place, 0, session.view.plies); }),
      action('bulb', t('review'), async () => {
        dialog.close();
        await (await import('./review.js')).review(place);
      }),
      action('share', t('share'), async () => (await import('./share.js')).shareDialog(session)),
      action('home', t('newGame'), () => { dialog.close(); ways.go('/new'); })),
  ]);
  dialog.classList.add('ending');
}

/** Adds the result up, once: for the people, and for the tournament if it was played for one. @param {import('./session.js').GameSession} session */
function book(session) {
  const { setup } = session;
  if (setup.booked) return;
  setup.booked = true;
  const results = pointsOf(session).map((points, index) => ({ name: setup.players[index]?.name ?? '', points }));
  bookResults(results);
  if (setup.sheet) bookBoard(setup.sheet, results);
  session.keep();
}

/** @param {Parameters<typeof icon>[0]} name @param {string} label @param {() => unknown} run @param {string} [style] */
function action(name, label, run, style = '') {
  return h('button', { class: style, onclick: run }, icon(name), label);
}

/**
 * Seats with their places and what they got, the winners first. Who went out later stands before those who went out earlier, as far as the
 * points leave it open; those who share a result share a place.
 * @param {import('./session.js').GameSession} session
 */
function standing(session) {
  const { result, seats } = session.view;
  const points = (/** @type {import('../engine.js').Seat} */ seat) => result.points?.[seat] ?? seats.find(view => view.seat === seat)?.points ?? null;
  const playing = (/** @type {import('../engine.js').Seat} */ seat) => seats.some(view => view.seat === seat && ['active', 'frozen'].includes(view.state));
  const rows = session.info.seats.map(seat => {
    const won = result.winners.includes(seat);
    const own = points(seat);
    const word = won ? t('state.won') : result.kind === 'draw' ? t(playing(seat) ? 'state.drawn' : 'state.lost') : result.kind === 'win' ? t('state.lost') : '';
    return { seat, won, own: own ?? 0, stayed: playing(seat), text: own === null ? word : t('points', { count: own }) };
  });
  const before = (/** @type {typeof rows[number]} */ a, /** @type {typeof rows[number]} */ b) => Number(b.won) - Number(a.won) || b.own - a.own || Number(b.stayed) - Number(a.stayed);
  rows.sort(before);
  return rows.map(row => ({ ...row, rank: 1 + rows.filter(other => before(other, row) < 0).length }));
}
