/**
 * The table's keys: arrows step through the game wherever the keyboard is, but on the board itself, in text and in open dialogs.
 * @module
 */

import { stopPlayback } from './playback.js';

/**
 * @param {import('./session.js').GameSession} session
 * @param {AbortSignal} gone
 */
export function listenToKeys(session, gone) {
  addEventListener('keydown', event => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    if (target instanceof Element && target.closest('input, textarea, select, summary, quadrille-board, [role=toolbar]')) return;
    const steps = { ArrowLeft: session.view.ply - 1, ArrowRight: session.view.ply + 1, Home: 0, End: session.view.plies };
    const ply = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (ply === undefined) return;
    event.preventDefault();
    stopPlayback(session);
    session.goTo(ply);
  }, { signal: gone });
}
