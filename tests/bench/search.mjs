/**
 * Measures the search in wasm beside the native one: the same positions, in slices as the worker takes them. Prints positions
 * per second and the longest slice, which bounds how late a cancelled search stops; fails below half of the native speed.
 *
 * usage: node search.mjs QUADRILLE [--nodes N] [GAME…]
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { root } from '../tools/tools.mjs';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { nodes: { type: 'string', default: '300000' } },
});
const [quadrille, ...named] = positionals;
if (quadrille === undefined) {
  console.error('usage: node search.mjs QUADRILLE [--nodes N] [GAME…]');
  exit(2);
}
const nodes = Number(values.nodes);
const games = named.length > 0 ? named : ['online-teams', 'quadrochess-four', 'orthodox', 'quadrocheckers-four'];

/** Share of the native speed, and milliseconds that a slice may take. */
const budget = { share: 0.5, slice: 50 };
/** Positions in a slice, as in the page's worker. */
const SLICE = 1000;

/** @type {typeof import('../../pkg/computer.js') & { initSync: (input: { module: Uint8Array }) => unknown }} */
const engine = await import(pathToFileURL(join(root, 'www/engine/computer.js')).href);
engine.initSync({ module: readFileSync(join(root, 'www/engine/computer_bg.wasm')) });

/** @param {string} id */
function inWasm(id) {
  const game = new engine.Game(id);
  const search = new engine.Search(game, 5, 1);
  let worst = 0;
  const start = performance.now();
  let last = start;
  for (let done = 0; done < nodes && !search.step(SLICE); done += SLICE) {
    const now = performance.now();
    worst = Math.max(worst, now - last);
    last = now;
  }
  const seconds = (performance.now() - start) / 1000;
  const rate = (search.best()?.nodes ?? 0) / seconds;
  search.free();
  game.free();
  return { rate, worst };
}

/** @param {string} id */
function natively(id) {
  const script = `setoption name variant value ${id}\nposition startpos\ngo nodes ${nodes}\n`;
  const start = performance.now();
  const text = execFileSync(quadrille, ['uci'], { input: script, encoding: 'utf8' });
  const seconds = (performance.now() - start) / 1000;
  return text.includes('bestmove') ? nodes / seconds : 0;
}

let broken = 0;
console.log(`${'game'.padEnd(22)}${'native/s'.padStart(10)}${'wasm/s'.padStart(10)}${'share'.padStart(8)}${'slice ms'.padStart(10)}`);
for (const id of games) {
  const native = natively(id);
  const { rate, worst } = inWasm(id);
  const share = rate / native;
  const slow = share < budget.share || worst > budget.slice;
  broken += Number(slow);
  console.log(`${id.padEnd(22)}${native.toFixed(0).padStart(10)}${rate.toFixed(0).padStart(10)}${share.toFixed(2).padStart(8)}`
    + `${worst.toFixed(1).padStart(10)}${slow ? '  TOO SLOW' : ''}`);
}
exit(broken > 0 ? 1 : 0);
