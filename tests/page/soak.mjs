/**
 * Four computers play in headless Chromium, game after game. After the second minute the page may grow by less than a megabyte, and the
 * number of its DOM nodes, detached ones included, is the same whenever the same screen is shown. Measured after the garbage is collected, at
 * the new-game screen after eight plies of a new game: the page holds the last table until the next one, and that has a row for each round.
 *
 * usage: node soak.mjs [SECONDS]   (600 when nothing is said)
 */
import { argv, exit } from 'node:process';
import { chromium } from 'playwright-core';
import { serve } from '../tools/serve.mjs';
import { chromiumArgs, needed, withoutServiceWorker } from '../tools/tools.mjs';
import { BOARD, until } from './app-hands.mjs';

const MEGABYTE = 1 << 20;
const seconds = Number(argv[2] ?? 600);
/** A fifth for everything to be loaded and tried once; four more games between five measurements. */
const share = seconds / 5;
// Only answers, never handles of elements: whoever holds a handle keeps the whole screen from being collected.
const NEW_GAME = "Boolean(document.querySelector('.newgame .start button'))";
const { url, close } = await serve({});
const browser = await chromium.launch({ executablePath: needed('chromium'), args: chromiumArgs });
const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
await context.addInitScript(withoutServiceWorker);
const page = await context.newPage();
/** @type {string[]} */
const complaints = [];
page.on('pageerror', (error) => complaints.push(error.message));
page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()); });
await page.goto(url);
const devtools = await context.newCDPSession(page);

console.log(' seconds    plies   heap KB  nodes  listeners  engine KB');
const rows = [];
let plies = 0;
for (let game = 0; game < 5; game += 1) {
  await begin();
  plies += await playFor(share);
  await page.evaluate("void (location.hash = '#/new')");
  await begin();
  await until(page, `${BOARD}.view.plies >= 8`);
  await page.evaluate("void (location.hash = '#/new')");
  await until(page, NEW_GAME);
  rows.push(await measure(Math.round(share * (game + 1))));
}
await browser.close();
await close();

const [first, last] = [rows[0], rows[rows.length - 1]];
const growth = (last.heap - first.heap + last.engine - first.engine) / MEGABYTE;
// The first table may leave something more behind, which the second takes away: never may there be more again.
const [, second] = rows;
const nodes = second.nodes <= first.nodes && rows.slice(1).every((row) => row.nodes === second.nodes);
console.log(`${plies} plies; ${growth.toFixed(2)} MB more than after ${share} s (less than 1 is allowed); DOM nodes ${nodes ? 'constant' : 'not constant'}`);
for (const text of complaints) console.error(`the page complained: ${text}`);
const passed = growth < 1 && nodes && plies > seconds / 10 && complaints.length === 0;
console.log(passed ? '1 passed, 0 failed' : '0 passed, 1 failed');
exit(passed ? 0 : 1);

/** Sits four computers of the lowest level down at a new game. */
async function begin() {
  await until(page, NEW_GAME);
  for (let seat = 0; seat < 4; seat += 1) {
    const player = page.locator('.player').nth(seat);
    if (await player.locator('select').count() === 0) await player.locator('.kind').click();
    await player.locator('select').first().selectOption('1');
  }
  await page.click('.newgame .start button');
  await until(page, `${BOARD}?.referee && ${BOARD}.rectOf('d4')?.width > 0`);
}

/** @param {number} time in seconds @returns {Promise<number>} how many plies were played meanwhile */
async function playFor(time) {
  const end = Date.now() + time * 1000;
  let played = 0;
  while (Date.now() < end) {
    await page.waitForTimeout(Math.min(1000, Math.max(0, end - Date.now())));
    const { plies: now, kind } = await page.evaluate(`({ plies: ${BOARD}.view.plies, kind: ${BOARD}.view.result.kind })`);
    played = now;
    if (kind !== 'ongoing') {
      await page.evaluate("void (location.hash = '#/new')");
      await begin();
      return played + await playFor((end - Date.now()) / 1000);
    }
  }
  return played;
}

/** @param {number} at seconds since the beginning */
async function measure(at) {
  // What a frame or a finalizer has yet to let go of is gone after a few rounds.
  for (let round = 0; round < 4; round += 1) {
    await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve, 100)); }));
    await devtools.send('HeapProfiler.collectGarbage');
  }
  const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  const engine = await page.evaluate(async () => {
    const { default: load } = await import(new URL('engine/quadrille.js', document.baseURI).href);
    return (await load()).memory.buffer.byteLength;
  });
  const row = { at, plies, heap, nodes, listeners, engine };
  console.log([at, plies, Math.round(heap / 1024), nodes, listeners, engine / 1024].map((value, column) => String(value).padStart([8, 8, 9, 6, 10, 10][column])).join(' '));
  return row;
}
