/**
 * The words for learning: a part of each language that loads when a page for learning opens.
 * @module
 */

import { languageCode } from '../ui/i18n.js';
import { printSquare } from '../ui/labels.js';

/** @typedef {typeof import('../../lang/learn/en.js').default} LearnText */

/** @type {LearnText | null} */
let part = null;
let code = '';

/** Loads the part for the language in use; a language without one is taught in English. @returns {Promise<LearnText>} */
export async function loadLearnText() {
  const wanted = languageCode();
  if (part && code === wanted) return part;
  part = wanted === 'de' ? (await import('../../lang/learn/de.js')).default : (await import('../../lang/learn/en.js')).default;
  code = wanted;
  return part;
}

/** What has been loaded. @returns {LearnText} */
export function learnText() {
  if (!part) throw new Error('the words for learning are not loaded');
  return part;
}

/** A string of the loaded part, as `t` gives those of the page. @param {string} key @param {Record<string, string | number>} [values] */
export function lt(key, values = {}) {
  const { words } = learnText();
  const text = (values['count'] === 1 ? words[`${key}.1`] : undefined) ?? words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/** Squares in a text as that board prints them. @param {string} text @param {import('../engine.js').BoardInfo} board */
export function withSquares(text, board) {
  return text.replace(/\{([a-n]\d+)\}/g, (_, square) => printSquare(board, square));
}
