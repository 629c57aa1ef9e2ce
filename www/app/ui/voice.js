/**
 * What a move sounds like: short tones made here, and the announcements spoken aloud, both optional.
 * @module
 */

import { languageCode } from './i18n.js';
import { settings } from '../store/settings.js';

/** @typedef {import('../engine.js').Effect} Effect */

/** Tones by what happened: frequencies in hertz, one after the other. */
const TONES = {
  move: [420], capture: [300, 240], check: [620, 780], mated: [392, 311, 247], over: [392, 494, 587, 784], low: [880], phase: [523, 659],
};

/** @typedef {keyof typeof TONES} Tone */

/** @type {AudioContext | null} */
let audio = null;

/** The one tone that says the most about a move. @param {Effect[]} effects @returns {Tone} */
export function toneOf(effects) {
  const has = (/** @type {Effect['type']} */ type) => effects.some(effect => effect.type === type);
  if (has('over')) return 'over';
  if (has('mated') || has('out')) return 'mated';
  if (has('check')) return 'check';
  if (has('phase') || has('allied') || has('thawed')) return 'phase';
  return has('captured') ? 'capture' : 'move';
}

/** @param {Tone} tone */
export function sound(tone) {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const context = audio;
  TONES[tone].forEach((frequency, index) => {
    const start = context.currentTime + index * 0.11;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0.16, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.14);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + 0.15);
  });
}

/** @param {string} text */
export function speak(text) {
  if (!settings.speech || !text || typeof speechSynthesis === 'undefined') return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = languageCode();
  speechSynthesis.speak(utterance);
}
