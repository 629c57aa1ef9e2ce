/**
 * Measures what a person's move costs the page: `applyMove` and `view` from JavaScript over a long game of random moves, and
 * the wasm memory that it takes. Prints the numbers beside their budgets; the record's checksum names the game that was played.
 *
 * usage: node api.mjs [--plies N] [GAME…]
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { root } from '../tools/tools.mjs';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { plies: { type: 'string', default: '300' } },
});
const plies = Number(values.plies);
const repeats = 4;
const games = positionals.length > 0 ? positionals : ['quadrochess-four', 'hughes', 'online-ffa', 'coalition', 'quadrocheckers-four', 'orthodox'];

/** Budgets of a ply and of the first use of the tables, in milliseconds; of the memory and of the module's data, in bytes. */
const budget = { median: 1, worst: 5, tables: 5, memory: 32e6, data: 100e3 };

/** @type {typeof import('../../pkg/engine.js') & { initSync: (input: { module: Uint8Array }) => { memory: WebAssembly.Memory } }} */
const engine = await import(pathToFileURL(join(root, 'www/engine/quadrille.js')).href);
const bytes = readFileSync(join(root, 'www/engine/quadrille_bg.wasm'));
const { memory } = engine.initSync({ module: bytes });
let broken = 0;

/** The bytes of a module's data, tables among them: the section with the number 11. @param {Uint8Array} module */
function dataBytes(module) {
  let at = 8;
  while (at < module.length) {
    const id = module[at];
    let size = 0;
    let shift = 0;
    do {
      at += 1;
      size |= (module[at] & 127) << shift;
      shift += 7;
    } while (module[at] & 128);
    at += 1;
    if (id === 11) return size;
    at += size;
  }
  return 0;
}

{
  const start = performance.now();
  new engine.Game('online-teams').free();
  new engine.Game('checkers-classic').free();
  const took = performance.now() - start;
  const data = dataBytes(bytes);
  const over = took > budget.tables || data > budget.data;
  broken += Number(over);
  console.log(`tables made at first use in ${took.toFixed(1)} ms (budget ${budget.tables}); all data in the module `
    + `${(data / 1000).toFixed(0)} of ${budget.data / 1000} KB${over ? '  TOO MUCH' : ''}`);
}

/**
 * Numbers from 0 to 1 that are the same in every run.
 * @param {number} seed
 */
function random(seed) {
  let state = seed;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5 | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/**
 * Plays random moves, starting anew when a game ends, and notes what each cost, in milliseconds.
 * @param {string} id
 */
function play(id) {
  const next = random(2024);
  const hash = createHash('sha256');
  const costs = [];
  let game = new engine.Game(id);
  while (costs.length < plies) {
    let moves = game.legalMoves();
    if (moves.length === 0) {
      game.free();
      game = new engine.Game(id);
      moves = game.legalMoves();
    }
    const { text } = moves[Math.floor(next() * moves.length)];
    hash.update(text);
    const start = performance.now();
    game.applyMove(text);
    game.view();
    costs.push(performance.now() - start);
  }
  game.free();
  return { costs, signature: hash.digest('hex').slice(0, 8) };
}

/**
 * The same game several times, each ply as fast as it ever was: what else the machine is doing comes and goes.
 * @param {string} id
 */
function measure(id) {
  const runs = Array.from({ length: repeats }, () => play(id));
  const costs = runs[0].costs.map((_, ply) => Math.min(...runs.map((run) => run.costs[ply]))).sort((a, b) => a - b);
  return { median: costs[costs.length >> 1], worst: costs[costs.length - 1], signature: runs[0].signature };
}

console.log(`applyMove + view, milliseconds over ${plies} plies (budget ${budget.median} median, ${budget.worst} worst)`);
console.log(`${'game'.padEnd(24)}${'median'.padStart(9)}${'worst'.padStart(9)}  game played`);
for (const id of games) {
  const { median, worst, signature } = measure(id);
  const over = median > budget.median || worst > budget.worst;
  broken += Number(over);
  console.log(`${id.padEnd(24)}${median.toFixed(3).padStart(9)}${worst.toFixed(3).padStart(9)}  ${signature}${over ? '  TOO SLOW' : ''}`);
}
const heap = memory.buffer.byteLength;
broken += Number(heap > budget.memory);
console.log(`wasm memory afterwards: ${(heap / 1e6).toFixed(1)} of ${budget.memory / 1e6} MB`);
exit(broken ? 1 : 0);
