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

/** @typedef {import('./play.js').Place} Place */

/**
 * @param {Place} place
 * @param {import('../main.js').Ways} ways
 */
export function showEnding(place, ways) {
  const { session } = place;
  const { result } = session.view;
  const title = resultTitle(result, seat => session.label(seat));
  const match = scoreGame(session);
  book(session);
  const dialog = openDialog(title, [
    h('p', {}, reasonText(result.reason)),
    h('ol', { class: 'standing' }, standing(session).map(one => h('li', { data: { army: session.colourOf(one.seat), won: String(one.won) } },
      h('span', { class: 'dot' }), h('b', { class: 'grow' }, session.label(one.seat)), h('span', { class: 'figures' }, one.text)))),
    match && matchTable(match),
    h('div', { class: 'menu' },
      action('turn', match && !match.over ? t('match.next') : t('rematch'), () => { dialog.close(); ways.again(session); }, 'primary'),
      action('play', t('replay'), () => { dialog.close(); replay(place); }),
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

/** Seats with what they got, the winners first. @param {import('./session.js').GameSession} session */
function standing(session) {
  const { result, seats } = session.view;
  const points = (/** @type {import('../engine.js').Seat} */ seat) => result.points?.[seat] ?? seats.find(view => view.seat === seat)?.points ?? null;
  const playing = (/** @type {import('../engine.js').Seat} */ seat) => seats.some(view => view.seat === seat && ['active', 'frozen'].includes(view.state));
  return session.info.seats.map(seat => {
    const won = result.winners.includes(seat);
    const own = points(seat);
    const word = won ? t('state.won') : result.kind === 'draw' ? t(playing(seat) ? 'state.drawn' : 'state.lost') : result.kind === 'win' ? t('state.lost') : '';
    return { seat, won, own: own ?? 0, text: own === null ? word : t('points', { count: own }) };
  }).sort((a, b) => Number(b.won) - Number(a.won) || b.own - a.own);
}

/** Plays the game back from its beginning, a ply every second, until somebody steps by hand. @param {Place} place */
export function replay(place) {
  const { session } = place;
  session.goTo(0);
  let expected = 0;
  const timer = setInterval(() => {
    if (session.view.ply !== expected || session.atEnd || place.gone.aborted) return clearInterval(timer);
    expected += 1;
    session.goTo(expected);
    return undefined;
  }, 900);
}
