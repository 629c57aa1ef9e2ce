/** The examples for other people's pages: each does what it says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from './app-hands.mjs';
import { openPage } from './harness.mjs';

/** @param {import('node:test').TestContext} t @param {string} name */
async function example(t, name) {
  const { page } = await openPage(t, { path: `embed/${name}.html` });
  await page.waitForSelector('quadrille-board[layout]');
  await until(page, '[...document.querySelectorAll("quadrille-board")].every((board) => board.view)');
  return page;
}

/** @param {import('playwright-core').Page} page @param {string} script an expression that says `board` */
const ask = (page, script) => page.evaluate(`(() => { const board = document.querySelector('quadrille-board'); return ${script}; })()`);

test('a script tag is enough for a board that is played on', async (t) => {
  const page = await example(t, 'tag');
  await ask(page, "board.play('d2-d4')");
  assert.equal(await ask(page, 'board.view.turn'), 'W');
});

test('a module hears of moves, and computers answer', async (t) => {
  const page = await example(t, 'module');
  await ask(page, "board.play('d2-d4')");
  await until(page, "document.querySelector('quadrille-board').view.plies === 4");
  assert.match(await page.textContent('[role=status]') ?? '', /^E played /);
});

test('a recorded game is stepped through to its end', async (t) => {
  const page = await example(t, 'replay');
  await until(page, "document.querySelector('quadrille-board').view.plies === 23");
  await page.click('button[data-to=start]');
  assert.equal(await ask(page, 'board.view.ply'), 0);
  await page.click('button[data-to=on]');
  assert.equal(await page.textContent('[role=status]'), '1 of 23');
  await page.click('button[data-to=end]');
  assert.equal(await ask(page, 'board.view.result.kind'), 'win');
});

test('the puzzle takes back what does not mate and knows what does', async (t) => {
  const page = await example(t, 'puzzle');
  await until(page, "document.querySelector('quadrille-board').view.turn === 'E'");
  await ask(page, "board.play('h10-g10')");
  await until(page, "document.querySelector('[role=status]').textContent.startsWith('Not yet')");
  await ask(page, "board.play('f6-f9')");
  await until(page, "document.querySelector('[role=status]').textContent.startsWith('Mate')");
});

test('two boards play two games with one engine', async (t) => {
  const page = await example(t, 'two');
  const games = 'document.querySelectorAll("quadrille-board")';
  assert.equal(await page.evaluate(`[...${games}].map((board) => board.view.variant).join()`), 'quadrocheckers-four,chess-four');
  const loads = await page.evaluate("performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.wasm')).length");
  assert.equal(loads, 1);
});

test('the whole page plays in a frame', async (t) => {
  const { page } = await openPage(t, { path: 'embed/frame.html' });
  const frame = page.frameLocator('iframe');
  await frame.locator('.newgame .start button').click();
  await frame.locator('quadrille-board[layout]').waitFor();
});
