/** An evening of several games: people and their results, a tournament's sheet, a series of three. */
import assert from 'node:assert/strict';
import { answer, play, ready, sitDown, until } from './app-hands.mjs';
import { everywhere, openPage } from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Anna mates Bo, who began. @param {Page} page */
async function playAGame(page) {
  await sitDown(page, async () => {
    for (const [row, name] of ['Bo', 'Anna'].entries()) await page.fill(`.player input >> nth=${row}`, name);
  });
  await play(page, 'f2-f3 e7-e5 g2-g4 d8-h4');
  await page.waitForSelector('dialog.ending');
}

/** @param {Page} page @param {string} path */
const go = (page, path) => page.evaluate((hash) => { location.hash = hash; }, `#/${path}`);
/** Rows of the nth ranking of the tournament. @param {Page} page @param {number} nth */
const ranking = (page, nth) => page.locator(`.page .stack > .sheet >> nth=${nth} >> tbody tr`).allTextContents();

everywhere('people and their results are remembered, offered by name, and forgotten when asked', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await playAGame(page);
  await answer(page, 'Close');
  await go(page, 'evening');
  await page.waitForSelector('.scroll .sheet');
  const people = async () => (await page.locator('.scroll .sheet tr').allTextContents()).map((row) => row.replace('Forget', '')).sort();
  assert.deepEqual(await people(), ['Anna1 game2 points', 'Bo1 game0 points']);
  await go(page, 'new/orthodox');
  await until(page, "[...document.querySelectorAll('#people option')].map((one) => one.value).sort().join() === 'Anna,Bo'");
  await go(page, 'evening');
  await page.click('.scroll tr:has-text("Bo") button');
  await until(page, "document.querySelectorAll('.scroll .sheet tr').length === 1");
  assert.deepEqual(await people(), ['Anna1 game2 points']);
});

everywhere('results are typed into a tournament’s sheet, or read from the link of a game, and rank players and teams', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await playAGame(page);
  await answer(page, 'Share');
  const link = await page.inputValue('dialog[open]:not(.ending) input');
  await go(page, 'evening');
  await page.reload();
  await page.waitForSelector('.page textarea');
  await page.fill('.page textarea', 'Anna / A\nBo / B');
  await page.fill('.page input', '2');
  await page.selectOption('.page select', '2');
  await page.click('button:has-text("Draw up the sheet")');
  await page.click('.group >> nth=0 >> button:has-text("Read from a link")');
  await page.fill('dialog[open] textarea', link);
  await answer(page, 'Done');
  await until(page, "/The result is in the sheet/.test(document.querySelector('#toasts').textContent)");
  assert.deepEqual(await ranking(page, 0), ['1Anna21', '2Bo00']);
  for (const select of [0, 1]) await page.selectOption(`.group >> nth=1 >> select >> nth=${select}`, '1');
  assert.deepEqual(await ranking(page, 0), ['1Anna31', '2Bo10']);
  assert.deepEqual(await ranking(page, 1), ['1A31', '2B10']);
});

everywhere('in a series of three everybody sits once at each side', async (t) => {
  const { page } = await openPage(t, { path: '#/new/quadrochess-three' });
  await sitDown(page, async () => {
    for (const [row, name] of ['Anna', 'Bo', 'Chiara'].entries()) await page.fill(`.player input >> nth=${row}`, name);
    await page.click('label.switch:has-text("Series of three")');
  });
  /** @type {string[][]} */
  const sat = [];
  for (let game = 0; game < 3; game += 1) {
    await ready(page);
    sat.push(await page.evaluate("[...document.querySelectorAll('.seat .name')].map((name) => name.textContent)"));
    for (let out = 0; out < 2; out += 1) await page.evaluate("(() => { const board = document.querySelector('.board quadrille-board'); return board.play(`resign:${board.view.turn}`); })()");
    await page.waitForSelector('dialog.ending .sheet');
    if (game === 2) break;
    await answer(page, 'Next game');
    await until(page, "document.querySelector('.board quadrille-board')?.view?.plies === 0");
  }
  for (const side of [0, 1, 2]) assert.deepEqual(sat.map((names) => names[side]).sort(), ['Anna', 'Bo', 'Chiara'], `side ${side}`);
  assert.deepEqual(await page.locator('dialog .sheet thead th').allTextContents(), ['Match', '1', '2', '3', 'Sum']);
});
