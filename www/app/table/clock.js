/**
 * Timekeeping, as data and pure functions: the caller says what time it is. What a fallen flag
 * means is the engine's business; this module only says whose time is up.
 * @module
 */

/**
 * @typedef {object} ClockSetup
 * @property {'none' | 'increment' | 'delay' | 'sand'} kind
 * @property {'player' | 'party'} owner who shares a clock
 * @property {number} base milliseconds for the game; with sand, for each move
 * @property {number} step milliseconds added after each move, or free at the start of each move
 * @property {number} glasses sand only: how often each owner may turn the glass again in the game
 * @property {Record<string, number>} own bases that differ, by owner, in milliseconds
 */

/**
 * @typedef {object} ClockState
 * @property {Record<string, number>} left milliseconds, by owner
 * @property {Record<string, number>} glasses
 */

/**
 * @typedef {object} Clock
 * @property {ClockSetup} setup
 * @property {ClockState} now as of the last press or pause
 * @property {Record<string, ClockState>} past the state after each ply, for undo
 * @property {string | null} running the owner whose time runs
 * @property {number | null} since when the running owner's time began to run; null: paused
 * @property {number} spent milliseconds of this move used before the last pause (delay)
 */

/** @type {ClockSetup} */
export const NO_CLOCK = { kind: 'none', owner: 'player', base: 0, step: 0, glasses: 0, own: {} };

/** Below this a clock warns. */
export const LOW_TIME = 20_000;

/**
 * A clock that waits for the first move.
 * @param {ClockSetup} setup
 * @param {string[]} owners
 * @returns {Clock}
 */
export function newClock(setup, owners) {
  const base = (/** @type {string} */ owner) => setup.own[owner] ?? setup.base;
  const now = {
    left: Object.fromEntries(owners.map(owner => [owner, base(owner)])),
    glasses: Object.fromEntries(owners.map(owner => [owner, setup.glasses])),
  };
  return { setup, now, past: { 0: copy(now) }, running: null, since: null, spent: 0 };
}

/**
 * What an owner has left.
 * @param {Clock} clock
 * @param {string} owner
 * @param {number} time
 * @returns {number} milliseconds, never below zero
 */
export function timeLeft(clock, owner, time) {
  const left = clock.now.left[owner] ?? 0;
  if (owner !== clock.running || clock.since === null) return Math.max(0, left);
  return Math.max(0, left - charged(clock, time));
}

/**
 * A ply was made: its owner's clock stops, the next one's runs.
 * @param {Clock} clock
 * @param {string | null} mover owner of the seat that moved
 * @param {string | null} next owner of the seat to move; null when the game is over
 * @param {number} ply plies made
 * @param {number} time
 */
export function press(clock, mover, next, ply, time) {
  const { setup, now } = clock;
  if (mover !== null) {
    if (clock.running === mover) now.left[mover] = timeLeft(clock, mover, time);
    if (setup.kind === 'increment' && clock.running === mover) now.left[mover] = (now.left[mover] ?? 0) + setup.step;
    if (setup.kind === 'sand') now.left[mover] = setup.own[mover] ?? setup.base;
  }
  for (const later of Object.keys(clock.past)) if (Number(later) > ply) delete clock.past[later];
  clock.past[ply] = copy(now);
  start(clock, next, time);
}

/**
 * Shows the state at an earlier (or again a later) ply.
 * @param {Clock} clock
 * @param {number} ply
 * @param {string | null} next owner of the seat to move there
 * @param {number} time
 */
export function rewind(clock, ply, next, time) {
  const state = clock.past[ply];
  if (state) clock.now = copy(state);
  start(clock, ply === 0 ? null : next, time);
}

/** Stops the running clock without ending the move. @param {Clock} clock @param {number} time */
export function pause(clock, time) {
  if (clock.running === null || clock.since === null) return;
  const { running } = clock;
  const charge = charged(clock, time);
  clock.spent += time - clock.since;
  clock.now.left[running] = Math.max(0, (clock.now.left[running] ?? 0) - charge);
  clock.since = null;
}

/** Lets a paused clock run on. @param {Clock} clock @param {number} time */
export function resume(clock, time) {
  if (clock.running !== null && clock.since === null) clock.since = time;
}

/** @param {Clock} clock */
export function isPaused(clock) {
  return clock.running !== null && clock.since === null;
}

/**
 * Whose time is up; a sand glass that may be turned again is turned first.
 * @param {Clock} clock
 * @param {number} time
 * @returns {{ owner: string, turned: boolean } | null}
 */
export function timeUp(clock, time) {
  const { running } = clock;
  if (running === null || clock.since === null || timeLeft(clock, running, time) > 0) return null;
  const glasses = clock.now.glasses[running] ?? 0;
  if (clock.setup.kind !== 'sand' || glasses === 0) return { owner: running, turned: false };
  clock.now.glasses[running] = glasses - 1;
  clock.now.left[running] = clock.setup.own[running] ?? clock.setup.base;
  clock.since = time;
  return { owner: running, turned: true };
}

/** `4:05`, below ten seconds `9.4`, above an hour `1:02:03`. @param {number} milliseconds */
export function clockText(milliseconds) {
  if (milliseconds < 10_000) return (Math.ceil(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** @param {Clock} clock @param {string | null} owner @param {number} time */
function start(clock, owner, time) {
  clock.running = owner;
  clock.since = owner === null ? null : time;
  clock.spent = 0;
}

/** What this stretch costs the running owner; a delay's free time comes first. @param {Clock} clock @param {number} time */
function charged(clock, time) {
  const stretch = Math.max(0, time - (clock.since ?? time));
  if (clock.setup.kind !== 'delay') return stretch;
  const free = Math.max(0, clock.setup.step - clock.spent);
  return Math.max(0, stretch - free);
}

/** @param {ClockState} state @returns {ClockState} */
function copy(state) {
  return { left: { ...state.left }, glasses: { ...state.glasses } };
}
