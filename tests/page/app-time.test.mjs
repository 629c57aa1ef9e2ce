/** Clocks at the table: what the page asks, shows and tells the engine. How they run is tested without a browser, in `app-clock.test.mjs`. */
import assert from 'node:assert/strict';
import { BOARD, answer, listenIn, play, plies, sitDown, until, view } from './app-hands.mjs';
import { everywhere, openPage } from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** What a panel's clock shows. @param {string} seat */
const shown = (seat) => `document.querySelector('[data-seat=${seat}] .time').textContent`;

/** Sits down with a clock that was chosen on this device before. @param {Page} page @param {object} clock @param {string} [variant] */
async function sitDownWith(page, clock, variant = 'quadrochess-four') {
  const whole = { kind: 'increment', owner: 'player', base: 300_000, step: 0, glasses: 0, own: {}, ...clock };
  const draft = { players: '4', family: 'all', match: false, setup: { variant, options: {}, players: [], clock: whole } };
  await page.evaluate((text) => localStorage.setItem('quadrille/draft', text), JSON.stringify(draft));
  await page.reload();
  await page.evaluate(listenIn);
  await sitDown(page);
}

everywhere('taking back in a timed game among people is up to the one who moved; his time comes back with the move', async (t) => {
  const { page } = await openPage(t);
  await sitDownWith(page, { base: 60_000, step: 60_000 });
  await play(page, 'e2-e4 b5-d5');
  assert.match(await page.evaluate(shown('W')), /^[12]:/);
  await page.click('.tools [title="Take back"]');
  assert.match(await page.textContent('dialog[open] h2') ?? '', /Yellow, take your move back/);
  await answer(page, 'Cancel');
  assert.equal((await view(page)).ply, 2);
  await page.click('.tools [title="Take back"]');
  await answer(page, 'Take it back');
  await until(page, `${BOARD}.view.ply === 1 && /^1:00$|^0:/.test(${shown('W')})`);
});

everywhere('taking back in a game without a clock asks nobody', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4');
  await page.click('.tools [title="Take back"]');
  await until(page, `${BOARD}.view.ply === 0`);
});

everywhere('a low clock warns once by tone and colour; a flag that falls is told to the engine, which decides what it means', async (t) => {
  const { page } = await openPage(t);
  await sitDownWith(page, { base: 1000, own: { S: 300_000 } });
  await play(page, 'e2-e4');
  await until(page, `document.querySelector('[data-seat=W]').dataset.low === 'true'`);
  await until(page, `${BOARD}.view.seats.find((seat) => seat.seat === 'W').state === 'removed'`);
  await page.waitForSelector('dialog.ending');
  assert.equal(await page.textContent('dialog.ending h2'), 'White wins');
  const lows = (await page.evaluate(() => /** @type {any} */ (window).heard)).filter((/** @type {unknown} */ tone) => tone === 880);
  assert.equal(lows.length, 3, 'one for each who ran out of time');
});

everywhere('a sand glass is turned, and when it is empty the turn is passed', async (t) => {
  const { page } = await openPage(t);
  await sitDownWith(page, { kind: 'sand', base: 500, glasses: 1 });
  await play(page, 'e2-e4');
  await until(page, "/Yellow turns the glass: 0 left/.test(document.querySelector('#toasts').textContent)");
  await until(page, `${BOARD}.view.turn === 'N'`);
  assert.equal((await view(page)).seats.find((seat) => seat.seat === 'W')?.state, 'active');
});

everywhere('partners may share a clock, and unequal times belong to their owners', async (t) => {
  const { page } = await openPage(t);
  await sitDownWith(page, { owner: 'party', own: { WE: 120_000 } }, 'quadrochess-teams');
  assert.deepEqual(await page.evaluate(`[${['S', 'W', 'N', 'E'].map(shown).join()}]`), ['5:00', '2:00', '5:00', '2:00']);
  await play(page, 'e2-e4');
  await until(page, `${shown('W')} < '2:00' && ${shown('W')} === ${shown('E')} && ${shown('S')} === '5:00' && ${shown('N')} === '5:00'`);
  assert.equal(await plies(page), 1);
});
