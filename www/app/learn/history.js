/**
 * Where the games come from: what the sources say of dates, places and people, and what of it is doubtful.
 * @module
 */

import { h } from '../ui/dom.js';
import { learnText, lt } from './text.js';

/** Which stories belong to a game. @type {Record<string, string[]>} */
const STORIES = {
  quadrochess: ['four', 'quadrochess'], quadrocheckers: ['quadrochess'], 'checkers-classic': ['quadrochess'], 'chess-four': ['four', 'chess-four'], gencon: ['four', 'gencon'],
  american: ['four', 'american'], political: ['four', 'american'], hughes: ['four'], verney: ['four'], coalition: ['coalition'], orthodox: ['orthodox'],
  'online-teams': ['four', 'online'], 'online-ffa': ['four', 'online'],
};

/** @param {string} key the game's */
export function historyOf(key) {
  const entries = (STORIES[key] ?? []).flatMap(story => learnText().history[story] ?? []);
  return h('dl', { class: 'history' }, entries.map(([year, story, doubtful]) => h('div', {},
    h('dt', {}, year, doubtful === true && h('span', { class: 'doubt' }, lt('page.doubtful'))), h('dd', {}, story))));
}
