/**
 * The same game again: with the seats rotated, or the next game of a match.
 * @module
 */

import { matchById, nextGame } from './match.js';

/** @typedef {import('./session.js').GameSession} GameSession */

/** @param {GameSession} finished @returns {import('./session.js').GameSetup} */
export function rematchSetup(finished) {
  const { setup, info } = finished;
  const match = setup.match ? matchById(setup.match.id) : null;
  if (match && !match.over) return nextGame(match, info);
  const { match: _match, sheet: _sheet, booked: _booked, ...plain } = setup;
  const players = setup.players.map((_player, index) => ({ .../** @type {import('./session.js').Player} */ (setup.players[(index + setup.players.length - 1) % setup.players.length]) }));
  return { ...plain, players };
}
