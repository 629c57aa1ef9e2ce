/** The page's words: both languages have the same strings, every string that is asked for exists, and effects become sentences. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import de from '../../www/lang/de.js';
import en from '../../www/lang/en.js';
import { useLanguage } from '../../www/app/ui/i18n.js';
import { resultText, sentences } from '../../www/app/ui/words.js';
import { whyText } from '../../www/app/ui/why.js';

const folder = new URL('../../www/app/', import.meta.url);
const sources = await Promise.all((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js')).map((name) => readFile(new URL(name, folder), 'utf8')));

test('English and German have the same strings, with the same places to fill', () => {
  assert.deepEqual(Object.keys(de.words).sort(), Object.keys(en.words).sort());
  const places = (/** @type {string} */ text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ');
  for (const [key, text] of Object.entries(en.words)) assert.equal(places(de.words[key] ?? ''), places(text), key);
});

test('both languages tell the same about every game and every piece', () => {
  assert.deepEqual(Object.keys(de.games).sort(), Object.keys(en.games).sort());
  for (const [key, text] of Object.entries(en.games)) {
    const other = de.games[key];
    assert.ok(text.about && text.source && other?.about && other.source, key);
    assert.ok(text.guide.length > 0 && text.guide.length <= 5, `${key}: a first game takes at most five steps`);
    assert.deepEqual([other.guide.length, other.rules.length, Boolean(other.example)], [text.guide.length, text.rules.length, Boolean(text.example)], key);
  }
  for (const [family, pieces] of Object.entries(en.pieces)) assert.deepEqual(letters(de.pieces[family] ?? []), letters(pieces));
});

test('every string that a module asks for by its name exists', () => {
  const asked = sources.flatMap((source) => [...source.matchAll(/\bt\('([^']+)'/g)].map((match) => match[1] ?? ''));
  assert.ok(asked.length > 150);
  assert.deepEqual(asked.filter((key) => !(key in en.words)), []);
});

/** @typedef {import('../../pkg/engine.js').Effect} Effect */

const NAMES = { S: 'Anna', W: 'Bo', N: 'Chiara', E: 'Dan' };
/** @type {import('../../www/app/ui/words.js').Speaker} */
const speaker = { name: (seat) => NAMES[seat], piece: (kind) => ({ P: 'pawn', N: 'knight', Q: 'queen' })[kind] ?? kind, square: (square) => square.toUpperCase() };

/** @param {Effect[]} effects */
const said = (effects) => {
  useLanguage('en', en);
  return sentences(effects, speaker).map((one) => `${one.level}: ${one.text}`);
};

test('a move is told with all that it takes', () => {
  assert.deepEqual(said([
    { type: 'captured', seat: 'S', kind: 'P', square: 'c4', by: 'E' }, { type: 'captured', seat: 'W', kind: 'N', square: 'c3', by: 'E' },
    { type: 'moved', seat: 'E', kind: 'P', from: 'd4', to: 'c3' },
  ]), ['move: Dan: pawn D4 takes pawn (Anna) and knight (Bo) on C3.']);
});

test('a check names everybody who gives it', () => {
  assert.deepEqual(said([{ type: 'check', seat: 'N', by: ['S', 'W'], square: 'g12' }]), ['alarm: Chiara is in check from Anna and Bo.']);
});

test('a mate is one sentence with what becomes of the pieces', () => {
  /** @type {Effect[]} */
  const out = [{ type: 'mated', seat: 'N' }, { type: 'out', seat: 'N', state: 'removed', reason: 'mate' }, { type: 'piecesRemoved', seat: 'N', squares: ['g12'] }];
  assert.deepEqual(said(out), ['alarm: Chiara is mated: the pieces leave the board.']);
  assert.deepEqual(said([{ type: 'mated', seat: 'N' }, { type: 'frozen', seat: 'N' }]), ['alarm: Chiara is mated: the pieces are frozen.']);
  assert.deepEqual(said([{ type: 'mated', seat: 'N' }, { type: 'kingOff', seat: 'N', square: 'g12' }]), ['alarm: Chiara is mated: the king leaves, the rest plays on.']);
});

test('an answer out of order says whose turn it became', () => {
  assert.deepEqual(said([{ type: 'turn', seat: 'S', outOfOrder: true }, { type: 'turn', seat: 'W', outOfOrder: false }]), ['news: Anna must answer the check at once.']);
});

test('the result says who has won and why, in both languages', () => {
  /** @type {import('../../pkg/engine.js').Result} */
  const result = { kind: 'win', winners: ['S', 'N'], reason: 'mate', points: null };
  useLanguage('en', en);
  assert.equal(resultText(result, speaker.name), 'Anna and Chiara win. By mate.');
  useLanguage('de', de);
  assert.equal(resultText({ ...result, winners: ['S'] }, speaker.name), 'Anna gewinnt. Durch Matt.');
  assert.equal(resultText({ ...result, kind: 'draw', winners: [], reason: 'threefold' }, speaker.name), 'Unentschieden. Dieselbe Stellung stand zum dritten Mal auf dem Brett.');
});

test('the computer gives its two best reasons', () => {
  useLanguage('en', en);
  assert.equal(whyText([{ key: 'captures', kind: 'Q', seats: ['W'] }, { key: 'checks', seats: ['N', 'E'] }, { key: 'develops' }], speaker), 'it takes a queen (Bo) and it gives check to Chiara and Dan');
});

/** @param {string[]} pieces */
function letters(pieces) {
  return pieces.filter((_, index) => index % 2 === 0);
}

test('every reason of the engine has its words in both languages, and no other has', async () => {
  const declarations = await readFile(new URL('../../pkg/engine.d.ts', import.meta.url), 'utf8');
  const union = declarations.match(/export type Reason =([^;]+);/)?.[1] ?? '';
  const reasons = [...union.matchAll(/"([a-z-]+)"/g)].map(([, key]) => key).sort();
  assert.ok(reasons.includes('fifty-rounds'));
  for (const { words } of [en, de]) {
    const worded = Object.keys(words).filter((key) => key.startsWith('reason.')).map((key) => key.slice('reason.'.length)).sort();
    assert.deepEqual(worded, reasons);
  }
});
