/**
 * What a move sounds like: wood and stone that are struck, made here from their partials, and the announcements spoken aloud, both optional.
 * @module
 */

import { playTone } from '../../board/sound.js';
import { languageCode } from './i18n.js';
import { settings } from '../store/settings.js';

/** @typedef {import('../engine.js').Effect} Effect */

/** @typedef {import('../../board/sound.js').Tone} Tone */

export { toneOf } from '../../board/sound.js';

/**
 * How a body rings that is struck: its partials as multiples of the lowest, how loud each is, and how long it lasts in seconds.
 * @type {Record<import('../store/settings.js').Settings['material'], [number, number, number][]>}
 */
const BODIES = {
  wood: [[1, 0.2, 0.12], [2.76, 0.09, 0.05], [5.4, 0.05, 0.025]],
  stone: [[1, 0.1, 0.07], [3.9, 0.12, 0.05], [7.1, 0.06, 0.03]],
};

/** @param {Tone} tone */
export function sound(tone) {
  if (!settings.sound) return;
  playTone(tone, (context, frequency, start) => {
    for (const [partial, loud, lasting] of BODIES[settings.material]) strike(context, frequency * partial, loud, lasting, start);
  });
}

/** One partial that dies away. @param {AudioContext} context @param {number} frequency @param {number} loud @param {number} lasting @param {number} start */
function strike(context, frequency, loud, lasting, start) {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + lasting);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + lasting + 0.01);
}

/** A soft knock in the hand that holds the device, where it can knock. @param {Effect[]} effects */
export function knock(effects) {
  if (!settings.haptics || !('vibrate' in navigator) || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate(effects.some(effect => effect.type === 'captured') ? [8, 30, 8] : 8);
}

/** @param {string} text */
export function speak(text) {
  if (!settings.speech || !text || typeof speechSynthesis === 'undefined') return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = languageCode();
  speechSynthesis.speak(utterance);
}
