/**
 * What has been learned on this device: lessons and problems that were solved.
 * @module
 */

import { readJson, writeJson } from '../store/storage.js';

const KEY = 'learned';

/** Keys of what has been solved, e.g. `lesson:gencon:takeKing`, `problem:hughes:7`. @returns {Set<string>} */
export function learned() {
  const kept = readJson(KEY)?.['done'];
  return new Set(Array.isArray(kept) ? kept.filter(key => typeof key === 'string') : []);
}

/** @param {string} key */
export function noteLearned(key) {
  const done = learned();
  if (done.has(key)) return;
  writeJson(KEY, { done: [...done, key] });
}
