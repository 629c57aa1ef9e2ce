/**
 * A tournament sheet: people (with or without teams), boards and rounds, results of 2, 1 and 0, and two rankings.
 * @module
 */

import { readJson, writeJson } from './storage.js';

/**
 * @typedef {{ name: string, team: string }} Entrant
 * @typedef {{ people: number[], points: (number | null)[] }} SheetBoard who sits here, by index, and what each got
 * @typedef {{ id: string, entrants: Entrant[], size: number, rounds: SheetBoard[][] }} Sheet
 * @typedef {{ sheet: string, round: number, board: number }} SheetPlace the board that a game is played for
 * @typedef {{ name: string, points: number, wins: number, games: number }} Standing
 */

const KEY = 'tournament';

/** The device's tournament, if there is one. @returns {Sheet | null} */
export function currentSheet() {
  const sheet = readJson(KEY);
  return Array.isArray(sheet?.['rounds']) ? /** @type {Sheet} */ (sheet) : null;
}

/** @param {Sheet | null} sheet */
export function keepSheet(sheet) {
  writeJson(KEY, sheet ?? {});
}

/**
 * Entrants from lines of text: `Anna`, or `Anna / Team`.
 * @param {string} text
 * @returns {Entrant[]}
 */
export function entrantsOf(text) {
  return text.split('\n').map(line => line.split('/').map(part => part.trim().slice(0, 40)))
    .flatMap(([name = '', team = '']) => (name ? [{ name, team }] : []));
}

/**
 * Draws up a sheet. Where all come in teams of two and four sit at a board, teams meet teams; otherwise one entrant keeps his place, the others move on by one each round and are dealt to the boards in turn, so that
 * company changes from round to round; a board that cannot be filled is a short one.
 * @param {Entrant[]} entrants
 * @param {number} size people at a board
 * @param {number} count rounds
 * @returns {Sheet}
 */
export function drawSheet(entrants, size, count) {
  const teams = pairsOf(entrants);
  if (size === 4 && teams) return sheetOfTeams(entrants, teams, count);
  const boards = Math.max(1, Math.ceil(entrants.length / size));
  const rounds = Array.from({ length: count }, (_, round) => {
    const order = rotated(entrants.length, round);
    return Array.from({ length: boards }, (_unused, board) => {
      const people = size === 2 ? pair(order, board) : order.filter((_person, place) => place % boards === board);
      return { people, points: people.map(() => null) };
    });
  });
  return { id: Date.now().toString(36), entrants, size, rounds };
}

/** The entrants by teams, when all teams are of two. @param {Entrant[]} entrants @returns {number[][] | null} */
function pairsOf(entrants) {
  /** @type {Map<string, number[]>} */
  const teams = new Map();
  entrants.forEach(({ team }, index) => teams.set(team, [...teams.get(team) ?? [], index]));
  return !teams.has('') && [...teams.values()].every(members => members.length === 2) ? [...teams.values()] : null;
}

/** Teams meet as single players do at boards for two; their people sit down together. @param {Entrant[]} entrants @param {number[][]} teams @param {number} count @returns {Sheet} */
function sheetOfTeams(entrants, teams, count) {
  const rounds = Array.from({ length: count }, (_, round) => {
    const order = rotated(teams.length, round);
    return Array.from({ length: Math.ceil(teams.length / 2) }, (_unused, board) => {
      const people = pair(order, board).flatMap(team => teams[team] ?? []);
      return { people, points: people.map(() => null) };
    });
  });
  return { id: Date.now().toString(36), entrants, size: 4, rounds };
}

/** @param {number} count @param {number} by */
function rotated(count, by) {
  const others = Array.from({ length: count - 1 }, (_, index) => index + 1);
  const shift = others.length ? by % others.length : 0;
  return [0, ...others.slice(shift), ...others.slice(0, shift)].slice(0, count);
}

/** Everybody meets everybody: the first plays the last, the second the last but one. @param {number[]} order @param {number} board */
function pair(order, board) {
  const [one, other] = [order[board], order[order.length - 1 - board]];
  return [one, other].filter((person, index, both) => person !== undefined && both.indexOf(person) === index).map(Number);
}

/**
 * @param {Sheet} sheet
 * @param {'name' | 'team'} by
 * @returns {Standing[]} the best first; more wins decide among equals
 */
export function ranking(sheet, by) {
  /** @type {Map<string, Standing>} */
  const standings = new Map();
  for (const entrant of sheet.entrants) {
    const name = entrant[by];
    if (name) standings.set(name, { name, points: 0, wins: 0, games: 0 });
  }
  for (const { people, points } of sheet.rounds.flat()) {
    people.forEach((person, place) => {
      const standing = standings.get(sheet.entrants[person]?.[by] ?? '');
      const got = points[place];
      if (!standing || got === null || got === undefined) return;
      standing.points += got;
      // A win is worth 2, in Coalition 6, where 2 is a loss: at each board the most that somebody got, if others got less.
      const all = points.flatMap(one => one ?? []);
      standing.wins += got === Math.max(...all) && got > Math.min(...all) ? 1 : 0;
      standing.games += 1;
    });
  }
  return [...standings.values()].sort((a, b) => b.points - a.points || b.wins - a.wins || a.name.localeCompare(b.name));
}

/**
 * Writes a result into the sheet, by the names of those who played.
 * @param {SheetPlace} place
 * @param {{ name: string, points: number }[]} results
 * @returns {boolean} whether all names sit at that board
 */
export function bookBoard(place, results) {
  const sheet = currentSheet();
  const board = sheet?.id === place.sheet ? sheet.rounds[place.round]?.[place.board] : undefined;
  if (!sheet || !board) return false;
  const seats = results.map(result => board.people.findIndex(person => sheet.entrants[person]?.name === result.name));
  if (seats.includes(-1)) return false;
  seats.forEach((seat, index) => {
    board.points[seat] = results[index]?.points ?? null;
  });
  keepSheet(sheet);
  return true;
}
