/**
 * The people who have played here, and what they have won.
 * @module
 */

import { readJson, writeJson } from './storage.js';

/** @typedef {{ name: string, games: number, points: number, last: number }} Person */

/** @returns {Person[]} the latest first */
export function people() {
  const kept = readJson('people')?.['list'];
  return Array.isArray(kept) ? kept : [];
}

export function peopleNames() {
  return people().map(person => person.name);
}

/** @param {import('../table/session.js').Player[]} players */
export function rememberPeople(players) {
  const names = players.filter(player => player.kind === 'human' && player.name).map(player => player.name);
  if (names.length === 0) return;
  const known = people();
  const now = names.map(name => ({ games: 0, points: 0, ...known.find(person => person.name === name), name, last: Date.now() }));
  writeJson('people', { list: [...now, ...known.filter(person => !names.includes(person.name))].slice(0, 60) });
}

/** Books a finished game. @param {{ name: string, points: number }[]} results */
export function bookResults(results) {
  const list = people().map(person => {
    const result = results.find(one => one.name === person.name);
    return result ? { ...person, games: person.games + 1, points: person.points + result.points } : person;
  });
  writeJson('people', { list });
}

/** @param {string} name */
export function forgetPerson(name) {
  writeJson('people', { list: people().filter(person => person.name !== name) });
}
