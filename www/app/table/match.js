/**
 * Several games that count together: the match of four with changing partners, and the series of three in which each
 * player sits once at the numbered side.
 * @module
 */

import { h } from '../ui/dom.js';
import { t } from '../ui/i18n.js';
import { readJson, writeJson } from '../store/storage.js';

/** @typedef {import('./session.js').GameSession} GameSession */
/** @typedef {import('./session.js').GameSetup} GameSetup */
/** @typedef {{ id: string, game: number, people: number[] }} MatchPlace which match, which game of it (from 0), and which of its people holds each controller */

/**
 * @typedef {object} Match
 * @property {string} id
 * @property {'partners' | 'series' | 'powers'} kind
 * @property {GameSetup} setup of every game; its players are the match's people in order
 * @property {(number[] | null)[]} points of each game, by person; null: not finished
 * @property {boolean} over
 */

/** Partners in each game: 1 2 – 3 4, then 1 3 – 2 4, then 1 4 – 2 3. */
const PARTNERS = [[[0, 1], [2, 3]], [[0, 2], [1, 3]], [[0, 3], [1, 2]]];

/**
 * The kind of match that a game allows: changing partners for two parties of two people each, the series for three people, and in Coalition four
 * games in which everybody leads every power once; with a power that nobody plays there is no match.
 * @param {import('../engine.js').VariantInfo} info
 * @param {import('../engine.js').Options} [options]
 * @returns {Match['kind'] | null}
 */
export function matchKind(info, options = {}) {
  if (info.family === 'coalition') return options['dummies'] ? null : 'powers';
  if (info.controllers.length === 3) return 'series';
  return info.controllers.length === 4 && info.parties.length === 2 ? 'partners' : null;
}

/** @param {Match['kind']} kind @param {GameSetup} setup @returns {Match} */
export function newMatch(kind, setup) {
  return { id: Date.now().toString(36), kind, setup, points: Array.from({ length: kind === 'powers' ? 4 : 3 }, () => null), over: false };
}

/**
 * The next game of a match, with its people seated.
 * @param {Match} match
 * @param {import('../engine.js').VariantInfo} info
 * @returns {GameSetup}
 */
export function nextGame(match, info) {
  const game = Math.max(0, match.points.findIndex(points => points === null));
  const people = seating(match.kind, game, info);
  const players = people.map(person => ({ .../** @type {import('./session.js').Player} */ (match.setup.players[person]) }));
  keepMatch(match);
  return { ...match.setup, players, booked: false, match: { id: match.id, game, people } };
}

/**
 * Which person holds each controller in a game of the match.
 * @param {Match['kind']} kind
 * @param {number} game from 0
 * @param {Pick<import('../engine.js').VariantInfo, 'controllers' | 'parties'>} info
 */
export function seating(kind, game, info) {
  if (kind === 'series') return [0, 1, 2].map(place => (place + game) % 3);
  if (kind === 'powers') return [0, 1, 2, 3].map(place => (place + game) % 4);
  return info.controllers.map(([seat], index) => {
    const party = info.parties.findIndex(seats => seat !== undefined && seats.includes(seat));
    const place = seat === undefined ? 0 : info.parties[party]?.indexOf(seat) ?? 0;
    return PARTNERS[game]?.[party]?.[place] ?? index;
  });
}

/**
 * Books a finished game into its match, once; null when the game counts for none.
 * @param {GameSession} session
 * @returns {Match | null}
 */
export function scoreGame(session) {
  const place = session.setup.match;
  const match = place ? matchById(place.id) : null;
  if (!place || !match || !session.over) return match;
  match.points[place.game] = pointsOf(session).reduce((all, points, controller) => {
    all[place.people[controller] ?? controller] = points;
    return all;
  }, /** @type {number[]} */ ([]));
  match.over = match.points.every(points => points !== null);
  keepMatch(match);
  return match;
}

/** What a finished game is worth to each controller: 2 for a win, 1 for a draw of those still in play; in Coalition what the engine says. @param {GameSession} session */
export function pointsOf(session) {
  const { result, seats } = session.view;
  return session.info.controllers.map(held => {
    const [seat] = held;
    if (session.info.family === 'coalition' && seat && result.points) return result.points[seat];
    if (result.kind === 'win') return held.some(seat => result.winners.includes(seat)) ? 2 : 0;
    const playing = seats.some(view => held.includes(view.seat) && ['active', 'frozen'].includes(view.state));
    return result.kind === 'draw' && playing ? 1 : 0;
  });
}

/** @param {string} id @returns {Match | null} */
export function matchById(id) {
  return /** @type {Match | null} */ (readJson(`match/${id}`));
}

/** @param {Match} match */
function keepMatch(match) {
  writeJson(`match/${match.id}`, match);
}

/** The table of a match: a row for each person, a column for each game. @param {Match} match */
export function matchTable(match) {
  const people = match.setup.players.map((player, index) => player.name || t('match.person', { number: index + 1 }));
  const total = (/** @type {number} */ person) => match.points.reduce((sum, points) => sum + (points?.[person] ?? 0), 0);
  return h('table', { class: 'sheet' },
    h('thead', {}, h('tr', {}, h('th', {}, t('match.title')), match.points.map((_, game) => h('th', {}, game + 1)), h('th', {}, t('match.total')))),
    h('tbody', {}, people.map((name, person) => h('tr', {}, h('th', { scope: 'row' }, name),
      match.points.map(points => h('td', { class: 'figures' }, points === null ? '·' : points[person] ?? 0)), h('td', { class: 'figures' }, h('b', {}, total(person)))))));
}
