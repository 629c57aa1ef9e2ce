/**
 * What this device remembers about how its people like the page.
 * @module
 */

import { readJson, writeJson } from './storage.js';

/**
 * @typedef {object} Settings
 * @property {'auto' | 'light' | 'dark' | 'contrast'} theme
 * @property {string} language code, or `""` for the browser's
 * @property {'table' | 'pass' | 'fixed'} facing
 * @property {'auto' | 'stone' | 'wood' | 'night' | 'paper' | 'contrast'} board the squares' look; `auto` is stone by day and night by night
 * @property {'own' | 'safe'} armies colours as each game has them, or such as everybody can tell apart
 * @property {boolean} sound
 * @property {'wood' | 'stone'} material what a piece that is put down sounds like
 * @property {boolean} haptics a soft knock in the hand
 * @property {boolean} motion do pieces glide?
 * @property {'quick' | 'steady' | 'slow'} pace how fast moves are played that nobody here makes
 * @property {boolean} fairUndo are all opponents asked before a move is taken back where people share the board?
 * @property {boolean} speech
 * @property {boolean} confirm ask before a move is made
 * @property {boolean} coordinates
 * @property {boolean} cover hide the board while a device passed round changes hands
 * @property {boolean} evaluation show the computer's opinion beside the board
 */

/** @type {Settings} */
const DEFAULTS = {
  theme: 'auto', language: '', facing: 'fixed', board: 'auto', armies: 'own', sound: true, material: 'wood', haptics: true, motion: true, pace: 'quick', fairUndo: true, speech: false,
  confirm: false, coordinates: true, cover: false, evaluation: false,
};

const KEY = 'settings';

/** The settings in force; change them with `set`. @type {Settings} */
export const settings = { ...DEFAULTS };

/** @type {Set<(name: keyof Settings) => void>} */
const listeners = new Set();

/** Reads what was kept; what cannot be read counts as never set. */
export function loadSettings() {
  const kept = readJson(KEY);
  for (const name of /** @type {(keyof Settings)[]} */ (Object.keys(DEFAULTS))) {
    if (kept && typeof kept[name] === typeof DEFAULTS[name]) Object.assign(settings, { [name]: kept[name] });
  }
  applyTheme();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
}

/**
 * @template {keyof Settings} K
 * @param {K} name
 * @param {Settings[K]} value
 */
export function set(name, value) {
  settings[name] = value;
  writeJson(KEY, settings);
  if (name === 'theme' || name === 'board' || name === 'armies') applyTheme();
  for (const listener of listeners) listener(name);
}

/** Calls back after every change. @param {(name: keyof Settings) => void} listener */
export function onSetting(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme in force once `auto` is resolved. @returns {'light' | 'dark' | 'contrast'} */
export function theme() {
  if (settings.theme !== 'auto') return settings.theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** How bright the squares are: pieces take their outlines from it. @returns {'light' | 'dark'} */
export function boardTheme() {
  if (settings.board === 'auto') return theme() === 'dark' ? 'dark' : 'light';
  return settings.board === 'night' ? 'dark' : 'light';
}

function applyTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = theme();
  dataset.board = settings.board === 'auto' ? (theme() === 'contrast' ? 'contrast' : boardTheme() === 'dark' ? 'night' : 'stone') : settings.board;
  dataset.armies = settings.armies;
  for (const listener of listeners) listener('theme');
}
