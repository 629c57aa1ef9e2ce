/**
 * The games kept on this device. A tab writes only over what it has itself written or read: where another
 * tab was faster, both games are kept.
 * @module
 */

import { newClock } from '../table/clock.js';
import { Game } from '../engine.js';
import { keys, onOtherTab, read, readJson, remove, writeJson } from './storage.js';

/** @typedef {import('../table/session.js').GameSession} GameSession */

/** The form in which games are kept; a larger number comes from a newer page. */
const VERSION = 1;

/**
 * @typedef {object} KeptGame
 * @property {number} version
 * @property {string} id
 * @property {number} revision counts the writings, over all tabs
 * @property {number} made milliseconds since 1970
 * @property {number} saved milliseconds since 1970
 * @property {import('../table/session.js').GameSetup} setup
 * @property {string} text the record
 * @property {number} ply the one shown
 * @property {number} plies
 * @property {import('../table/clock.js').Clock} clock
 * @property {import('../table/session.js').Tail[]} tails
 * @property {Pick<import('../engine.js').Result, 'kind' | 'winners' | 'reason'>} result
 * @property {Partial<Record<import('../engine.js').Seat, string>>} names how the seats are called
 */

/** Revisions that this tab has read or written, by game. @type {Map<string, number>} */
const known = new Map();

/** @type {(id: string) => void} */
let conflict = () => {};

/**
 * Calls back when another tab has gone on with a game, and when it has taken a game, or all (null), off the device.
 * @param {(id: string) => void} changed
 * @param {(id: string | null) => void} taken
 */
export function onConflict(changed, taken) {
  conflict = changed;
  onOtherTab((key, text) => {
    if (key === null) taken(null);
    else if (key.startsWith('game/')) (text === null ? taken : changed)(key.slice(5));
  });
}

/** A game comes to the table: one that brings moves along, from a link or a file, is kept at once. @param {GameSession} session */
export function takeSeat(session) {
  if (session.view.plies > 0 && !known.has(session.id)) keepGame(session);
  else noteSession(session);
}

/** Notes which game is on the table, so that it is there again when the page is. @param {GameSession} session */
export function noteSession({ id, made, setup }) {
  writeJson('last', { id, made, setup });
}

/** @param {GameSession} session */
export function keepGame(session) {
  const there = readJson(`game/${session.id}`);
  const revision = Number(there?.['revision'] ?? 0);
  if (there && revision !== (known.get(session.id) ?? 0)) {
    const taken = session.id;
    session.id = `${beginningOf(session.id)}-${Date.now().toString(36)}`;
    conflict(taken);
  }
  const next = (known.get(session.id) ?? 0) + 1;
  const { view } = session;
  /** @type {KeptGame} */
  const kept = {
    version: VERSION, id: session.id, revision: next, made: session.made, saved: Date.now(), setup: session.setup, text: session.game.toText(),
    ply: session.inAside ? view.plies : view.ply, plies: view.plies, clock: session.clock, tails: session.tails,
    result: { kind: view.result.kind, winners: view.result.winners, reason: view.result.reason },
    names: Object.fromEntries(session.info.seats.map(seat => [seat, session.label(seat)])),
  };
  known.set(session.id, next);
  // A move is one writing: a tab killed in the midst of it leaves the move before.
  if (readJson('last')?.['id'] !== session.id) noteSession(session);
  writeJson(`game/${session.id}`, kept);
}

/** What stays of a game's name when another tab goes on with it and one of the two gets a name of its own. @param {string} id */
const beginningOf = id => id.slice(0, 40);

/** Was one of the games begun as the other? @param {string} a @param {string} b */
export const isSameGame = (a, b) => a.startsWith(beginningOf(b)) || b.startsWith(beginningOf(a));

/**
 * All games kept here, the last played first.
 * @returns {KeptGame[]}
 */
export function keptGames() {
  return keys('game/').flatMap(key => readKept(key) ?? []).sort((a, b) => b.saved - a.saved);
}

/** How many games were kept by a newer page, whose form this one does not know. */
export function newerGames() {
  return keys('game/').filter(key => Number(readJson(key)?.['version']) > VERSION).length;
}

/** The game that was on the table when the page was left; without a text when nothing had been moved yet. */
export function lastGame() {
  const last = readJson('last');
  const id = last?.['id'];
  if (typeof id !== 'string') return null;
  return read(`game/${id}`) === null && last?.['setup']?.players ? begun(id, last['made'], last['setup']) : readKept(`game/${id}`);
}

/**
 * A game of which nothing is kept but how it began.
 * @param {string} id
 * @param {number} made
 * @param {import('../table/session.js').GameSetup} setup
 * @returns {KeptGame}
 */
export function begun(id, made, setup) {
  const clock = newClock(setup.clock, []);
  return { version: VERSION, id, revision: 0, made, saved: made, setup, text: '', ply: 0, plies: 0, clock, tails: [], result: { kind: 'ongoing', winners: [], reason: '' }, names: {} };
}

/** @param {string} id */
export function keptGame(id) {
  return readKept(`game/${id}`);
}

/** @param {string} id */
export function forgetGame(id) {
  remove(`game/${id}`);
  if (readJson('last')?.['id'] === id) remove('last');
}

/**
 * Sets a kept game up again. Throws when its record cannot be replayed.
 * @param {KeptGame} kept
 */
export function openKept(kept) {
  if (!kept.text) return { id: kept.id, made: kept.made };
  const game = Game.fromText(kept.text);
  if (kept.ply < kept.plies) game.goTo(kept.ply);
  known.set(kept.id, kept.revision);
  return { id: kept.id, made: kept.made, game, clock: kept.clock, tails: kept.tails };
}

/** @param {string} key @returns {KeptGame | null} */
function readKept(key) {
  const value = readJson(key);
  if (!value || value['version'] !== VERSION || typeof value['text'] !== 'string' || !value['setup']?.players) return null;
  return /** @type {KeptGame} */ (value);
}
