/**
 * Playing moves again that have been made: what happened since one's own turn, and the whole game by itself at a chosen speed.
 * @module
 */

import { settings } from '../store/settings.js';

/** @typedef {import('./play.js').Place} Place */

/** Milliseconds for which each move is shown, by pace. */
export const PACES = { quick: 450, steady: 900, slow: 1800 };

/** Stops what plays by itself. @type {WeakMap<import('./session.js').GameSession, () => void>} */
const playing = new WeakMap();

/** Shows the moves again that were made since the player to move (or, for one alone, the one at the lower edge) moved last. @param {Place} place */
export function sinceMyTurn(place) {
  const { session } = place;
  const { view } = session;
  const own = view.turn ?? place.bottom();
  const mine = session.controllerOf(own);
  const made = session.game.moves().filter(move => move.ply <= view.ply);
  const last = made.findLast(move => session.controllerOf(move.seat) === mine);
  const from = last ? last.ply : Math.max(0, view.ply - session.info.order.length + 1);
  playOn(place, from < view.ply ? from : Math.max(0, view.ply - 1), view.ply);
}

/** Plays from one ply to another by itself, until somebody steps by hand. @param {Place} place @param {number} from @param {number} to */
export function playOn(place, from, to) {
  const { session } = place;
  playing.get(session)?.();
  session.goTo(from);
  let expected = session.view.ply;
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const stop = () => {
    clearTimeout(timer);
    playing.delete(session);
  };
  const step = () => {
    if (session.view.ply !== expected || expected >= to || place.gone.aborted) return stop();
    expected += 1;
    session.goTo(expected);
    timer = setTimeout(step, PACES[settings.pace]);
    return undefined;
  };
  timer = setTimeout(step, PACES[settings.pace] / 2);
  playing.set(session, stop);
  place.gone.addEventListener('abort', stop);
}

/** Does the game play by itself now? @param {import('./session.js').GameSession} session */
export function isPlayingBack(session) {
  return playing.has(session);
}

/** Stops it where it is. @param {import('./session.js').GameSession} session */
export function stopPlayback(session) {
  playing.get(session)?.();
}
