/**
 * Measures the move generator natively, in Node, in Chromium and in Firefox: millions of positions a second, one core, the
 * fastest of some runs. The counts are compared with the known ones of `tests/perft/starts.tsv`, so that a wrong result
 * cannot look fast.
 *
 * usage: node perft.mjs [--runs N] [--in native,node,chromium,firefox] [GAME…]
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { buildEngine } from '../tools/build/engine.mjs';
import { serve } from '../tools/serve.mjs';
import { chromiumArgs, needed, root, targetDir } from '../tools/tools.mjs';

/**
 * @typedef {object} Case
 * @property {string} game
 * @property {number} depth
 * @property {number} count the known number of paths
 *
 * @typedef {(game: string, depth: number, runs: number) => Promise<{ count: number, seconds: number }>} Meter
 * @typedef {{ measure: Meter, close: () => Promise<void> }} Place
 */

/** The most paths of a case: a few seconds in the slowest place. */
const largest = 150_000_000;

const { values, positionals: wanted } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, in: { type: 'string', default: 'native,node,chromium,firefox' } },
});
const places = values.in.split(',');
const runs = Number(values.runs);

const manifest = ['--manifest-path', join(root, 'tests/bench/Cargo.toml'), '--target-dir', join(targetDir, 'bench')];
const built = join(targetDir, 'bench', 'web');

/** @type {Record<string, () => Promise<Place>>} */
const open = {
  async native() {
    cargo(['build', '--release', '--bin', 'speed']);
    const program = join(targetDir, 'bench', 'release', 'speed');
    return {
      measure: async (game, depth, times) => {
        const [count, seconds] = execFileSync(program, [game, String(depth), String(times)], { encoding: 'utf8' }).split(' ').map(Number);
        return { count, seconds };
      },
      close: async () => {},
    };
  },
  async node() {
    await buildWasm();
    const module = await import(pathToFileURL(join(built, 'bench.js')).href);
    module.initSync({ module: readFileSync(join(built, 'bench_bg.wasm')) });
    return { measure: async (...args) => measureHere(module.count, ...args), close: async () => {} };
  },
  async chromium() {
    await buildWasm();
    const served = await serve({ folder: built });
    const browser = await chromium.launch({ executablePath: needed('chromium'), args: chromiumArgs });
    const page = await browser.newPage();
    await page.goto(served.url);
    return {
      measure: (...args) => page.evaluate(([game, depth, times]) => /** @type {any} */ (globalThis).measure(game, depth, times), args),
      close: async () => { await browser.close(); await served.close(); },
    };
  },
  async firefox() {
    await buildWasm();
    const served = await serve({ folder: built });
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: needed('firefox'), protocolTimeout: 600_000 });
    const page = await browser.newPage();
    await page.goto(served.url);
    return {
      measure: (...args) => page.evaluate((game, depth, times) => /** @type {any} */ (globalThis).measure(game, depth, times), ...args),
      close: async () => { await browser.close(); await served.close(); },
    };
  },
};

/**
 * Counts several times; also used inside the browsers, from its own text.
 * @param {(game: string, depth: number) => bigint} count
 * @param {string} game
 * @param {number} depth
 * @param {number} times
 */
function measureHere(count, game, depth, times) {
  let paths = 0;
  let seconds = Infinity;
  for (let run = 0; run < times; run += 1) {
    const start = performance.now();
    paths = Number(count(game, depth));
    seconds = Math.min(seconds, (performance.now() - start) / 1000);
  }
  return { count: paths, seconds };
}

/** The engine with a call that counts, and a page that measures: made once for all places. @type {Promise<void> | undefined} */
let web;
const buildWasm = () => (web ??= makeWeb());

async function makeWeb() {
  await buildEngine(built, 'bench', 'bench');
  writeFileSync(join(built, 'index.html'), '<!doctype html><title>Bench</title><link rel="icon" href="data:,"><script type="module" src="page.js"></script>');
  writeFileSync(join(built, 'page.js'), `import load, { count } from './bench.js';
    await load();
    ${measureHere}
    globalThis.measure = (game, depth, times) => measureHere(count, game, depth, times);`);
}

/** @param {string[]} args */
function cargo(args) {
  execFileSync('cargo', [args[0], '--quiet', ...manifest, ...args.slice(1)], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * The deepest known count of each game that is not too large, without options.
 * @returns {Case[]}
 */
function cases() {
  /** @type {Map<string, Case>} */
  const deepest = new Map();
  for (const line of readFileSync(join(root, 'tests/perft/starts.tsv'), 'utf8').split('\n')) {
    const [game, options, , , depth, count] = line.split('\t');
    if (line.startsWith('#') || options !== '-' || Number(count) > largest) continue;
    if (Number(depth) > (deepest.get(game)?.depth ?? 0)) deepest.set(game, { game, depth: Number(depth), count: Number(count) });
  }
  return [...deepest.values()].filter(({ game }) => wanted.length === 0 || wanted.includes(game));
}

/** @param {number | undefined} value */
const cell = (value) => (value === undefined ? '' : value.toFixed(1)).padStart(9);

console.log(`perft, millions of positions a second, fastest of ${runs} runs, one core of ${cpus()[0]?.model.trim()}`);
console.log(`${'game'.padEnd(28)} depth ${'paths'.padStart(11)}${places.map((place) => place.padStart(9)).join('')}`);
let wrong = 0;
/** @type {Place[]} */
const opened = [];
for (const place of places) opened.push(await open[place]());
for (const { game, depth, count } of cases()) {
  const speeds = [];
  for (const [index, place] of opened.entries()) {
    const found = await place.measure(game, depth, runs);
    if (found.count !== count) {
      console.log(`${game} to depth ${depth} in ${places[index]}: ${found.count} instead of ${count}`);
      wrong += 1;
    }
    speeds.push(found.count / found.seconds / 1e6);
  }
  console.log(`${game.padEnd(28)} ${String(depth).padStart(5)} ${String(count).padStart(11)}${speeds.map(cell).join('')}`);
  if (game === 'orthodox' && places[0] === 'native') {
    const cozy = await opened[0].measure('cozy-chess', depth, runs);
    if (cozy.count !== count) wrong += 1;
    console.log(`${'  cozy-chess 0.3.4'.padEnd(28)} ${String(depth).padStart(5)} ${String(count).padStart(11)}${cell(cozy.count / cozy.seconds / 1e6)}`);
  }
}
for (const place of opened) await place.close();
exit(wrong ? 1 : 0);
