/**
 * Runs the table's clock: shows it, pauses it when the page is left, and tells the engine when a flag falls.
 * @module
 */

import * as clocks from './clock.js';
import { t } from '../ui/i18n.js';
import { toast } from '../ui/ask.js';
import { sound } from '../ui/voice.js';

/** @typedef {import('./play.js').Place} Place */

/** Milliseconds between two looks at the clock after which the device must have slept, or its clock been set. */
const CLOCK_JUMP_MS = 10_000;

/**
 * @param {Place} place
 * @param {import('./seats.js').Rims} rims
 * @param {HTMLElement} cover shown while the clock is paused
 * @returns {{ goOn: () => void, pause: () => void, stop: () => void }}
 */
export function keepTime(place, rims, cover) {
  const { session } = place;
  let warned = '';
  let last = Date.now();

  const tick = () => {
    const now = Date.now();
    const { clock } = session;
    const jump = now - last;
    if ((jump < 0 || jump > CLOCK_JUMP_MS) && pause(last)) toast(t('clock.jumped'), { stay: true });
    last = now;
    rims.tick(now);
    if (clock.running === null || session.over || !session.atEnd) return;
    if (clocks.timeLeft(clock, clock.running, now) < clocks.LOW_TIME && warned !== clock.running && clock.setup.kind !== 'sand') {
      warned = clock.running;
      sound('low');
    }
    const fallen = clocks.timeUp(clock, now);
    if (!fallen) return;
    if (fallen.turned) {
      toast(t('clock.turned', { name: nameOf(fallen.owner), count: clock.now.glasses[fallen.owner] ?? 0 }), { seat: session.view.turn });
    } else {
      place.board.cancel();
      const seat = session.view.turn;
      void place.play(clock.setup.kind === 'sand' ? 'pass-sand' : `flag:${seat}`);
    }
  };

  const nameOf = (/** @type {string} */ owner) => session.label(/** @type {import('../engine.js').Seat} */ (owner[0]));

  /** @param {number} [time] until when the player is charged @returns {boolean} whether a clock was running */
  const pause = (time = Date.now()) => {
    if (session.over || session.clock.running === null || !session.atEnd || clocks.isPaused(session.clock)) return false;
    clocks.pause(session.clock, time);
    session.keep();
    cover.hidden = false;
    place.refresh();
    return true;
  };

  const goOn = () => {
    clocks.resume(session.clock, Date.now());
    cover.hidden = true;
    place.refresh();
  };

  const timer = session.setup.clock.kind === 'none' ? 0 : setInterval(tick, 100);
  const left = () => {
    if (document.visibilityState === 'hidden') pause();
  };
  document.addEventListener('visibilitychange', left, { signal: place.gone });
  if (clocks.isPaused(session.clock) && session.atEnd && !session.over) cover.hidden = false;
  return {
    goOn,
    pause,
    stop: () => {
      clearInterval(timer);
      clocks.pause(session.clock, Date.now());
      session.keep();
    },
  };
}
