/**
 * Prints what a visitor downloads, raw and gzipped, and fails when a budget is exceeded. The first load is what a fresh
 * Chromium really asks for until the page is quiet, not what a list says.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit } from 'node:process';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { serve } from '../serve.mjs';
import { chromiumArgs, needed, root, withoutServiceWorker } from '../tools.mjs';

/** @typedef {{ name: string, raw: number, gzip: number }} Size in bytes */

/**
 * What may not grow above a limit. A kilobyte is 1000 bytes here.
 * @type {{ what: string, of: 'raw' | 'gzip', limit: number }[]}
 */
const budgets = [
  { what: 'engine wasm', of: 'gzip', limit: 142_500 },
  { what: 'with computer', of: 'gzip', limit: 191_500 },
  { what: 'first load', of: 'gzip', limit: 200_000 },
  { what: 'single file', of: 'raw', limit: 615_000 },
];

/** What is uploaded. */
const site = join(root, 'dist', 'site');

/** Files that are there when their target was made, by the name that they are listed under. */
const artifacts = {
  'engine wasm': 'www/engine/quadrille_bg.wasm',
  'with computer': 'www/engine/computer_bg.wasm',
  'single file': 'dist/quadrille.html',
  'npm package': 'dist/quadrille.tgz',
};

/**
 * @param {string} name
 * @param {Buffer} bytes
 * @returns {Size}
 */
function size(name, bytes) {
  return { name, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

/**
 * Everything that a browser with an empty cache asks for, largest first.
 * @returns {Promise<Size[]>}
 */
async function firstLoad() {
  const served = await serve({ folder: site });
  const browser = await chromium.launch({ executablePath: needed('chromium'), args: chromiumArgs });
  const context = await browser.newContext();
  /** @type {Map<string, Promise<Size>>} */
  const loaded = new Map();
  context.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    const name = pathname.slice(1) || 'index.html';
    if (response.ok() && served.url.startsWith(origin)) loaded.set(name, response.body().then((body) => size(name, body)));
  });
  await context.addInitScript(withoutServiceWorker);
  const page = await context.newPage();
  await page.goto(served.url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(loaded.values());
  await browser.close();
  await served.close();
  return sizes.sort((a, b) => b.gzip - a.gzip);
}

/** @type {Size[]} */
const rows = await firstLoad();
rows.push(rows.reduce((sum, { raw, gzip }) => ({ ...sum, raw: sum.raw + raw, gzip: sum.gzip + gzip }), { name: 'first load', raw: 0, gzip: 0 }));
for (const [name, path] of Object.entries(artifacts)) {
  if (existsSync(join(root, path))) rows.push(size(name, readFileSync(join(root, path))));
}

const width = Math.max(...rows.map(({ name }) => name.length));
console.log(`${'bytes'.padEnd(width)} ${'raw'.padStart(9)} ${'gzip'.padStart(9)}`);
for (const { name, raw, gzip } of rows) console.log(`${name.padEnd(width)} ${String(raw).padStart(9)} ${String(gzip).padStart(9)}`);

let broken = 0;
for (const { what, of, limit } of budgets) {
  const row = rows.find(({ name }) => name === what);
  if (!row) continue;
  const excess = row[of] - limit;
  broken += Number(excess > 0);
  console.log(`${what}: ${row[of]} of ${limit} bytes ${of}, ${excess > 0 ? `${excess} TOO MANY` : 'within budget'}`);
}
exit(broken ? 1 : 0);
