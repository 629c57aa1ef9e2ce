/** The computer at the table: it moves its seats, the page stays alive meanwhile, gives hints, reviews and opinions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, notices, play, sitDown, until, view } from './app-hands.mjs';
import { openPage } from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Lets the computer play the seats of these rows, at the lowest level. @param {Page} page @param {number[]} rows */
async function giveToComputer(page, rows) {
  for (const row of rows) {
    await page.click(`.player .kind >> nth=${row}`);
    await page.selectOption(`.player >> nth=${row} >> select`, '1');
  }
}

test('three computers answer a person and give the move back', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page, async () => giveToComputer(page, [1, 2, 3]));
  await play(page, 'e2-e4');
  await until(page, "document.querySelector('.board quadrille-board').view.plies === 4");
  assert.equal((await view(page)).turn, 'S');
});

test('taking back goes over the computers to where the person was to move', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page, async () => giveToComputer(page, [1, 2, 3]));
  await play(page, 'e2-e4');
  await until(page, "document.querySelector('.board quadrille-board').view.plies === 4");
  await page.click('.tool[title="Take back"]');
  await until(page, "document.querySelector('.board quadrille-board').view.ply === 0");
});

test('four computers play on while the page answers taps within 50 ms', async (t) => {
  const { page } = await openPage(t, { path: '#/new/quadrocheckers-four' });
  await sitDown(page, async () => giveToComputer(page, [0, 1, 2, 3]));
  const waits = await page.evaluate(async () => {
    /** @type {number[]} */
    const found = [];
    for (let tap = 0; tap < 40; tap += 1) {
      const asked = performance.now();
      await new Promise((resolve) => { setTimeout(resolve, 0); });
      found.push(performance.now() - asked);
      await new Promise((resolve) => { setTimeout(resolve, 100); });
    }
    return found;
  });
  await until(page, "document.querySelector('.board quadrille-board').view.plies >= 4");
  const median = waits.sort((a, b) => a - b)[20];
  assert.ok(median <= 50, `median ${median} ms of ${waits.map(Math.round).join(' ')}`);
});

test('a hint marks a legal move and says why', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await sitDown(page);
  await play(page, 'f2-f3 e7-e5 g2-g4');
  await page.click('.tool[title="Hint"]');
  await page.waitForSelector('.toast');
  assert.match(await notices(page), /d8–h4/, 'the mate');
  assert.deepEqual(await page.evaluate("[...document.querySelector('.board quadrille-board').hint]"), ['d8', 'h4']);
});

test('a seat is handed to the computer in mid-game, and taken back', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4');
  await page.click('[slot=seat-W]');
  await page.click('dialog[open] .segments button:has-text("Computer")');
  await answer(page, 'Close');
  await until(page, "document.querySelector('.board quadrille-board').view.plies === 2");
  await page.click('[slot=seat-W]');
  await page.click('dialog[open] .segments button:has-text("Person")');
  await answer(page, 'Close');
  assert.equal((await view(page)).turn, 'N');
});

test('a review marks the move that allowed a mate', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await sitDown(page);
  await play(page, 'f2-f3 e7-e5 g2-g4 d8-h4');
  await answer(page, 'Review');
  await until(page, "/g2–g4.*\\?\\?/.test(document.querySelector('.moves table').textContent)");
});

test('the opinion bar shows a share for each party where it is asked for', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await sitDown(page);
  await page.click('.tool[title="Menu"]');
  await answer(page, 'Settings');
  await page.click('dialog[open] label.switch:has-text("Evaluation")');
  await answer(page, 'Close');
  await play(page, 'e2-e4');
  await page.waitForSelector('.opinion span');
  assert.match(await page.getAttribute('.opinion', 'aria-label') ?? '', /White: \d+ %, Black: \d+ %/);
});
