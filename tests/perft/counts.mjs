/**
 * Compares the engine's counts of legal move paths with known ones, through the command line: the table of this folder, positions of random games
 * from `tests/data` and, where QUADRILLE_DATA names them, public suites.
 *
 * usage: node counts.mjs PROGRAM [--all]   (without --all only what takes about a minute)
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { textOf } from '../tools/tools.mjs';

/**
 * @typedef {object} Count one position to count from
 * @property {string} game
 * @property {string} options comma-separated, `-` for none
 * @property {string} fen FEN4 or, for orthodox, FEN; `-` for the start position
 * @property {string} moves `-` for none
 * @property {string} depth
 * @property {string} count the known number
 *
 * @typedef {object} Suite
 * @property {string} file
 * @property {(text: string) => Count[]} read
 * @property {number} part largest known number that is counted without --all
 * @property {number} all the same with --all
 */

const { values, positionals: [program] } = parseArgs({ args: argv.slice(2), allowPositionals: true, options: { all: { type: 'boolean', default: false } } });
if (!program) {
  console.error('usage: node counts.mjs PROGRAM [--all]');
  exit(2);
}
const here = import.meta.dirname;
const data = env.QUADRILLE_DATA;

/** @type {Suite[]} */
const suites = [
  { file: join(here, 'starts.tsv'), read: readBatch, part: 13_000_000, all: 2_000_000_000 },
  { file: join(here, '../data/seed-counts.tsv.gz'), read: readBatch, part: Infinity, all: Infinity },
  ...(data ? [
    { file: join(data, 'perft/online-teams-modern.tsv'), read: readFen4('-'), part: Infinity, all: Infinity },
    { file: join(data, 'perft/online-teams-classic.tsv'), read: readFen4('array=4PCo'), part: Infinity, all: Infinity },
    { file: join(data, 'perft/orthodox.epd'), read: readEpd(5), part: 1_000_000, all: Infinity },
    { file: join(data, 'perft/orthodox960.epd'), read: readEpd(4), part: 30_000, all: Infinity },
    { file: join(data, 'perft/orthodox-tricky.perft'), read: readTricky, part: Infinity, all: Infinity },
  ] : []),
];
if (!data) console.log('QUADRILLE_DATA is not set: skipped the public suites');

let failed = 0;
for (const { file, read, part, all } of suites) {
  const limit = values.all ? all : part;
  const rows = read(textOf(file)).filter(({ count }) => Number(count) <= limit);
  const start = performance.now();
  const differences = check(rows);
  const seconds = (performance.now() - start) / 1000;
  const paths = rows.reduce((sum, { count }) => sum + Number(count), 0);
  console.log(`${differences.length ? 'FAILED' : 'ok'} ${file.split('/').at(-1)}: ${rows.length} positions, ${paths} paths, ${seconds.toFixed(1)} s`);
  differences.slice(0, 10).forEach((text) => console.log(`  ${text}`));
  if (differences.length > 10) console.log(`  and ${differences.length - 10} more`);
  failed += Number(differences.length > 0);
}
console.log(`${suites.length - failed} passed, ${failed} failed`);
exit(failed ? 1 : 0);

/**
 * What the engine counts otherwise than it should.
 * @param {Count[]} rows
 */
function check(rows) {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-perft-'));
  const batch = join(folder, 'batch.tsv');
  writeFileSync(batch, rows.map(({ game, options, fen, moves, depth }) => [game, options, fen, moves, depth].join('\t')).join('\n') + '\n');
  const { error, status, stdout, stderr } = spawnSync(program, ['perft', '--batch', batch], { encoding: 'utf8', maxBuffer: 1 << 28 });
  rmSync(folder, { recursive: true });
  if (error) return [`${program} cannot be run: ${error.message}`];
  const counts = stdout.split('\n').filter(Boolean);
  const tell = (/** @type {number} */ index) => Object.values({ ...rows[index], count: '' }).join(' ');
  const differences = counts.flatMap((count, index) => count === rows[index]?.count ? [] : [`${count} instead of ${rows[index]?.count}: ${tell(index)}`]);
  if (status !== 0) differences.unshift(`ended with status ${status} at row ${counts.length + 1} of ${rows.length} (${tell(counts.length)}): ${stderr.trim()}`);
  else if (counts.length !== rows.length) differences.unshift(`${counts.length} counts for ${rows.length} rows`);
  return differences;
}

/**
 * Rows in the form that the command line reads, with the known count as the sixth column.
 * @param {string} text
 * @returns {Count[]}
 */
function readBatch(text) {
  return lines(text).map((line) => {
    const [game, options, fen, moves, depth, count] = line.split('\t');
    return { game, options, fen, moves, depth, count };
  });
}

/**
 * FEN4, depth and count.
 * @param {string} options
 * @returns {(text: string) => Count[]}
 */
function readFen4(options) {
  return (text) => lines(text).map((line) => {
    const [fen, depth, count] = line.split('\t');
    return { game: 'online-teams', options, fen, moves: '-', depth, count };
  });
}

/**
 * A FEN followed by `;D1 20 ;D2 400 …`; every depth up to the deepest is a row.
 * @param {number} deepest
 * @returns {(text: string) => Count[]}
 */
function readEpd(deepest) {
  return (text) => lines(text).flatMap((line) => {
    const [fen, ...counts] = line.split(';').map((part) => part.trim());
    return counts.slice(0, deepest).map((part) => {
      const [depth, count] = part.slice(1).split(' ');
      return { game: 'orthodox', options: '-', fen, moves: '-', depth, count };
    });
  });
}

/**
 * Blocks of `epd FEN` and `perft DEPTH COUNT` lines.
 * @param {string} text
 * @returns {Count[]}
 */
function readTricky(text) {
  let fen = '';
  return lines(text).flatMap((line) => {
    const [word, ...rest] = line.split(' ');
    if (word === 'epd') fen = rest.join(' ');
    return word === 'perft' ? [{ game: 'orthodox', options: '-', fen, moves: '-', depth: rest[0], count: rest[1] }] : [];
  });
}

/** @param {string} text */
function lines(text) {
  return text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
}
