/**
 * The special rules of a game, to be tried on its board.
 * @module
 */

import examples from './specialdata.js';

/** @typedef {import('./positions.js').Scene} Scene */
/** `move` shows the rule. @typedef {Scene & { rule: string, move: string }} Special */

/** The special rules of a game. @param {string} id @returns {Special[]} */
export function specialsOf(id) {
  return (examples[id] ?? []).map(example => ({ ...example, id }));
}
