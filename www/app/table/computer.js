/**
 * Computer players: asks the worker, plays its answer, gives hints.
 * @module
 */

import { toast } from '../ui/ask.js';
import { t } from '../ui/i18n.js';
import { printMove } from '../ui/labels.js';
import { whyText } from '../ui/why.js';
import { settings } from '../store/settings.js';

/** @typedef {import('./play.js').Place} Place */
/** @typedef {import('../../../pkg/computer.js').Thought} Thought */

/** A computer's move is never made faster than people can follow, in milliseconds by pace. */
const SHORTEST_THINK_MS = { quick: 450, steady: 1200, slow: 2600 };
/** The longest that a computer thinks, by level, in milliseconds. */
const LONGEST_THINK_MS = [0, 1500, 2000, 3000, 5000, 8000];
/** A worker that has not answered so many milliseconds after its time is dead. */
const ANSWER_GRACE_MS = 10_000;

/** @typedef {{ record: string, level: number, seed: number, limit: number, ply: number | undefined }} Question */
/** @typedef {{ id: number, question: Question, resolve: (thought: Thought | null) => void, again: boolean, timer: ReturnType<typeof setTimeout> }} Asked */

/** Milliseconds that a computer takes to answer an offered draw. */
const DRAW_THINK_MS = 1000;
/** Rounds in which nobody knows yet who stands better, and hundredths of a pawn that are clear even then. */
const OPENING_ROUNDS = 10;
const CLEARLY_WORSE = 150;

/** @type {Worker | null} */
let worker = null;
let questions = 0;
/** @type {Asked | null} */
let open = null;

/** Thinks and moves if a computer is to move at the end of the game. @param {Place} place */
export async function think(place) {
  const { session } = place;
  stopThinking();
  const { turn, ply } = session.view;
  if (!turn || session.over || session.paused || !session.atEnd || session.isHuman(turn)) return;
  const started = performance.now();
  const thought = await consider(session.game.lineText(), session.playerOf(turn).level, ply);
  const rest = SHORTEST_THINK_MS[settings.pace] - (performance.now() - started);
  if (rest > 0) await new Promise(resolve => setTimeout(resolve, rest));
  const still = !place.gone.aborted && !session.paused && session.view.ply === ply && session.atEnd && session.view.turn === turn && !session.isHuman(turn);
  if (!thought || !still) return;
  await place.play(thought.move);
  const partner = humanPartner(place, turn);
  if (thought.why.length && partner) place.news(t('computer.why', { name: session.label(turn), why: whyText(thought.why, session.speaker) }), partner);
}

/** Makes the computer answer with what it has found so far. */
export function moveNow() {
  if (open) worker?.postMessage({ stop: open.id });
}

/** Drops the question; its answer will not be played. */
export function stopThinking() {
  if (!open) return;
  worker?.postMessage({ stop: open.id });
  settle(null);
}

/**
 * What the computer thinks of the position; null when it had no time to say.
 * @param {Place} place
 * @returns {Promise<Thought['scores'] | null>}
 */
export async function judge({ session }) {
  const { ply } = session.view;
  const thought = await consider(session.game.lineText(), 3, ply, 800);
  return thought && session.view.ply === ply ? thought.scores : null;
}

/**
 * What the computer thinks of a game after some of its plies.
 * @param {string} record
 * @param {number} ply
 * @param {number} [limit] milliseconds; a strong player's time when nothing is said
 */
export function ponder(record, ply, limit) {
  return consider(record, 4, ply, limit, ply);
}

/**
 * Does a computer agree to a draw? Yes when its party does not stand better; in the first rounds, when nothing has happened
 * yet, only when it stands clearly worse.
 * @param {Place} place
 * @param {import('../engine.js').Seat} seat
 */
export async function agreesToDraw(place, seat) {
  const { session } = place;
  const { ply, round } = session.view;
  stopThinking();
  const thought = await consider(session.game.lineText(), Math.max(3, session.playerOf(seat).level), ply, DRAW_THINK_MS);
  const own = thought?.scores.find(one => one.seats.includes(seat));
  if (!session.isHuman(session.view.turn)) void think(place);
  return own !== undefined && session.view.ply === ply && own.score <= (round <= OPENING_ROUNDS ? -CLEARLY_WORSE : 0);
}

/** Shows a good move on the board, with why. @param {Place} place */
export async function hint(place) {
  const { session } = place;
  const { ply } = session.view;
  if (!session.isHuman(session.view.turn)) return;
  stopThinking();
  const thought = await ponder(session.game.lineText(), ply);
  if (!thought || session.view.ply !== ply) return;
  const legal = session.game.legalMoves().find(move => move.text === thought.move);
  place.board.hint = legal?.from && legal.to ? [legal.from, legal.to] : [];
  place.news(t('hint.move', { move: printMove(session.board, session.info.family, thought.move), why: whyText(thought.why, session.speaker) }), session.view.turn);
}

/**
 * @param {string} record
 * @param {number} level 1 to 5
 * @param {number} seed equal seeds give equal moves
 * @param {number} [limit] milliseconds
 * @param {number} [ply] of the record; its last one when nothing is said
 * @returns {Promise<Thought | null>} null when it was dropped or the worker failed
 */
function consider(record, level, seed, limit = LONGEST_THINK_MS[level] ?? 3000, ply = undefined) {
  stopThinking();
  return new Promise(resolve => put({ record, level, seed, limit, ply }, resolve, false));
}

/** @param {Question} question @param {Asked['resolve']} resolve @param {boolean} again has a worker failed to answer it already? */
function put(question, resolve, again) {
  questions += 1;
  open = { id: questions, question, resolve, again, timer: setTimeout(() => fail(), question.limit + ANSWER_GRACE_MS) };
  thinker().postMessage({ id: questions, ...question });
}

/** Ends the open question. @param {Thought | null} thought */
function settle(thought) {
  if (!open) return;
  const { resolve, timer } = open;
  open = null;
  clearTimeout(timer);
  resolve(thought);
}

/** The worker has failed or was killed: another one gets the same question, once. @param {string} [reason] */
function fail(reason = '') {
  worker?.terminate();
  worker = null;
  if (!open) return;
  const { question, resolve, again, timer } = open;
  if (again) {
    toast(t('computer.failed', { reason }), { alarm: true });
    settle(null);
    return;
  }
  clearTimeout(timer);
  toast(t('computer.again'));
  put(question, resolve, true);
}

function thinker() {
  if (worker) return worker;
  worker = new Worker(new URL('./thinker.worker.js', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => {
    if (!open || data.id !== open.id) return;
    if (data.error && data.error !== 'over') fail(data.error);
    else settle(data.error ? null : data);
  });
  worker.addEventListener('error', () => fail());
  return worker;
}

/** The person to whom a computer partner explains itself. @param {Place} place @param {import('../engine.js').Seat} seat */
function humanPartner({ session }, seat) {
  return session.partyOf(seat).find(other => session.isHuman(other));
}
