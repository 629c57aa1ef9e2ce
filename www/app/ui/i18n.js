/**
 * The page's words. Every string lives in one file per language under `lang/`; a new language
 * is a new file and a line in `LANGUAGES`.
 * @module
 */

/** @typedef {Record<string, string>} Words */
/** @typedef {{ about: string, source: string, rules: string[], guide: string[], talk: string, example?: string }} GameText */
/** @typedef {{ words: Words, games: Record<string, GameText>, pieces: Record<string, string[]> }} Language */

/** Languages of the page, by code, as they call themselves. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' };

/** @type {Language} */
let language = { words: {}, games: {}, pieces: {} };
let code = 'en';
let lists = new Intl.ListFormat(code, { type: 'conjunction' });

/**
 * Loads a language: the one asked for, otherwise the first of the browser's that the page speaks.
 * @param {string} [wanted] a code of `LANGUAGES`, or `""` for the browser's choice
 */
export async function loadLanguage(wanted = '') {
  const asked = [wanted, ...navigator.languages].map(tag => tag.slice(0, 2).toLowerCase());
  const found = asked.find(tag => tag in LANGUAGES) ?? 'en';
  useLanguage(found, found === 'de' ? (await import('../../lang/de.js')).default : (await import('../../lang/en.js')).default);
  document.documentElement.lang = found;
}

/** Speaks a language that has been loaded. @param {string} name its code @param {Language} loaded */
export function useLanguage(name, loaded) {
  code = name;
  language = loaded;
  lists = new Intl.ListFormat(code, { type: 'conjunction' });
}

/** The code of the language in use. */
export function languageCode() {
  return code;
}

/**
 * A string of the language, with `{name}` places filled in; where a `count` is one, the key with `.one` goes before.
 * A missing string shows its key, so that it is noticed.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function t(key, values = {}) {
  const text = (values.count === 1 ? language.words[`${key}.one`] : undefined) ?? language.words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/** Whether the language has a string. @param {string} key */
export function has(key) {
  return key in language.words;
}

/**
 * What the language says about a game.
 * @param {string} key name of the game's group, e.g. `quadrochess`
 * @returns {GameText}
 */
export function gameText(key) {
  return language.games[key] ?? { about: '', source: '', rules: [], guide: [], talk: '' };
}

/**
 * How each piece moves, as pairs of letter and sentence: a game's own text, or that of its family.
 * @param {string} family
 * @param {string} [key] the game's
 */
export function menText(family, key = family) {
  return language.pieces[key] ?? language.pieces[family] ?? [];
}

/** "South, West and North". @param {string[]} names */
export function list(names) {
  return lists.format(names);
}

/** A day and time as people write it here. @param {number} time milliseconds since 1970 */
export function when(time) {
  return new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
