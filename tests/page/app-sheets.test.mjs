/** What the page books: partners of a match, tournament sheets, rounds of the move list, position text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seating } from '../../www/app/table/match.js';
import { drawSheet, entrantsOf, ranking } from '../../www/app/store/tournament.js';
import { rounds } from '../../www/app/table/moves.js';
import { mayCastle, readDraft, setCastling, setTurn, turnOf, writeDraft } from '../../www/app/screens/fen4text.js';
import { accuracies, verdicts } from '../../www/app/table/review.js';
import { sharesOf } from '../../www/app/table/opinion.js';

/** @typedef {import('../../pkg/engine.js').Seat} Seat */

/** @param {Seat[][]} parties @param {Seat[]} seats */
const infoOf = (parties, seats) => ({ parties, controllers: seats.map(seat => [seat]) });

/** @type {[string, Seat[][]][]} */
const FORMS = [['opposite', [['S', 'N'], ['W', 'E']]], ['side by side', [['S', 'W'], ['N', 'E']]], ['on the other side', [['S', 'E'], ['W', 'N']]]];

for (const [name, parties] of FORMS) {
  test(`in a match of four everybody is once everybody's partner, partners ${name}`, () => {
    const info = infoOf(parties, ['S', 'W', 'N', 'E']);
    const pairs = [0, 1, 2].flatMap(game => {
      const people = seating('partners', game, info);
      assert.deepEqual([...people].sort(), [0, 1, 2, 3]);
      return parties.map(party => party.map(seat => people[info.controllers.findIndex(seats => seats.includes(seat))]).sort().join(' '));
    });
    assert.deepEqual(pairs.sort(), ['0 1', '0 2', '0 3', '1 2', '1 3', '2 3']);
  });
}

test('in a series of three everybody sits once at each place', () => {
  const info = infoOf([['W'], ['N'], ['S']], ['W', 'N', 'S']);
  const games = [0, 1, 2].map(game => seating('series', game, info));
  for (const place of [0, 1, 2]) assert.deepEqual(games.map(people => people[place]).sort(), [0, 1, 2]);
});

test('entrants come one a line, with their team behind a slash', () => {
  assert.deepEqual(entrantsOf('Anna / A\n\n Bo\n/ nobody'), [{ name: 'Anna', team: 'A' }, { name: 'Bo', team: '' }]);
});

test('a sheet of boards for two lets everybody meet everybody', () => {
  const sheet = drawSheet(entrantsOf('a\nb\nc\nd\ne\nf'), 2, 5);
  const meetings = sheet.rounds.flat().map(board => [...board.people].sort().join(' '));
  assert.equal(new Set(meetings).size, 15);
});

test('a sheet of boards for four seats everybody once a round', () => {
  const sheet = drawSheet(entrantsOf('a\nb\nc\nd\ne\nf\ng\nh'), 4, 3);
  for (const boards of sheet.rounds) {
    assert.deepEqual(boards.flatMap(board => board.people).sort(), [0, 1, 2, 3, 4, 5, 6, 7]);
    assert.ok(boards.every(board => board.people.length === 4));
  }
});

test('both rankings add up the points, wins decide among equals', () => {
  const sheet = drawSheet(entrantsOf('Anna / A\nBo / B\nChiara / A\nDan / B'), 2, 2);
  sheet.rounds = [
    [{ people: [0, 1], points: [2, 0] }, { people: [2, 3], points: [1, 1] }],
    [{ people: [0, 2], points: [0, null] }, { people: [1, 3], points: [1, 1] }],
  ];
  assert.deepEqual(ranking(sheet, 'name').map(one => [one.name, one.points]), [['Anna', 2], ['Dan', 2], ['Bo', 1], ['Chiara', 1]]);
  assert.deepEqual(ranking(sheet, 'team').map(one => [one.name, one.points, one.games]), [['A', 3, 3], ['B', 3, 4]]);
});

/** @param {string} line e.g. `"S:a2-a3 W:b4-c4"` */
const playedOf = line => line.split(' ').map((entry, index) => ({ ply: index + 1, seat: /** @type {Seat} */ (entry[0]), text: entry.slice(2), comment: '', mark: '', clock: null }));
/** @param {string} line @param {Seat[]} order */
const shown = (line, order) => rounds(playedOf(line), order).map(row => row.map(moves => moves.map(move => move.text).join(',')).join(' | '));

test('a round of the move list has a column for each seat, those who are out leave theirs empty', () => {
  assert.deepEqual(shown('S:1 W:2 N:3 E:4 S:5 N:6 E:7 S:8', ['S', 'W', 'N', 'E']), ['1 | 2 | 3 | 4', '5 |  | 6 | 7', '8 |  |  | ']);
});

test('steps of one turn stand in one place', () => {
  assert.deepEqual(shown('S:x W:declare:black W:a5-a6 N:y', ['S', 'N', 'W']), ['x |  | declare:black,a5-a6', ' | y | ']);
});

const BOARD = { size: 8, files: [], ranks: [], squares: Array.from({ length: 64 }, (_, i) => ({ name: 'abcdefgh'[i % 8] + (1 + Math.floor(i / 8)), file: i % 8, rank: Math.floor(i / 8), dark: false, field: null })) };
const TEXT = "R-0,0,0,0-1,0,1,0-1,1,1,1-0,0,0,0-0-{'note':'a-b'}-yR,6,yR/8/8/8/8/3,bP,4/8/4,rK,3";

test('position text comes back as it was, with fields that the editor does not know', () => {
  assert.equal(writeDraft(readDraft(TEXT, BOARD), BOARD), TEXT);
});

test('position text is edited in its turn, its castling and its pieces', () => {
  const draft = readDraft(TEXT, BOARD);
  assert.equal(turnOf(draft), 'S');
  assert.equal(mayCastle(draft, 2, 'W'), false);
  setTurn(draft, 'E');
  setCastling(draft, 2, 'W', true);
  draft.pieces.set('a1', { seat: 'E', kind: 'Q' });
  draft.pieces.delete('d3');
  assert.equal(writeDraft(draft, BOARD), "G-0,0,0,0-1,1,1,0-1,1,1,1-0,0,0,0-0-{'note':'a-b'}-yR,6,yR/8/8/8/8/8/8/gQ,3,rK,3");
});

test('shares of the opinion bar add up to one and follow the scores', () => {
  const shares = sharesOf([200, 0, -400]);
  assert.ok(Math.abs(shares.reduce((a, b) => a + b, 0) - 1) < 1e-9);
  assert.ok(shares[0] > shares[1] && shares[1] > shares[2]);
});

test('a review marks what a move has cost, and the best answer to a mistake', () => {
  /** @param {string} move @param {number} south */
  const thought = (move, south) => ({ move, why: [], line: [move], nodes: 1, depth: 1, scores: [{ seats: /** @type {Seat[]} */ (['S']), score: south }, { seats: /** @type {Seat[]} */ (['N']), score: -south }] });
  const played = playedOf('S:good N:slip S:best N:awful S:other');
  const found = verdicts(played, [thought('good', 0), thought('fine', 0), thought('best', 150), thought('fine', 150), thought('best', 500), thought('x', 460)]);
  assert.deepEqual(found.map(({ ply, mark, better }) => [ply, mark, better]), [[2, '?', 'fine'], [3, '!', ''], [4, '??', 'fine']]);
});

test('a player who always finds the best move plays exactly, and a move that costs much counts little', () => {
  const thought = (/** @type {string} */ move, /** @type {number} */ south) => /** @type {any} */ ({ move, scores: [{ seats: ['S'], score: south }, { seats: ['N'], score: -south }] });
  const moves = /** @type {any[]} */ ([{ ply: 1, seat: 'S', text: 'a' }, { ply: 2, seat: 'N', text: 'x' }, { ply: 3, seat: 'S', text: 'c' }]);
  const found = accuracies(moves, [thought('a', 20), thought('b', 20), thought('c', 380), thought('d', 380)]);
  assert.equal(found.get('S'), 100);
  assert.equal(found.get('N'), 25);
});
