/** Whole games of Coalition Chess, every move made on the page as a person makes it: taps, buttons and dialogs, to a mate. */
import assert from 'node:assert/strict';
import { answer, plies, sitDown, tap, until, view } from './app-hands.mjs';
import { everywhere, openPage } from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** The labels of pieces that a guard may be exchanged for, by their letters in the record. */
const MEN = /** @type {Record<string, string>} */ ({ U: 'submarine', T: 'tank' });

/** Four powers: Yellow names Green at once, Green's submarine and Yellow's tank mate Black. */
const FOUR = `done declare:green shade:d1-b2 c2-c4 c9-b8 k6-h5 a5-c1 e1-d1 b8-c8 h5-f6 b5-d5 d1-c1 d10-b8 k5-h6 b6-d6 c4-b4
  e10-c9 i4-g4 a6-c6 b4-a4=U h9-i8 h6-h10 c6-a10 a4-f9 g9-f9 f6-f9`;

/** Two players and two dummies: Green is moved by Yellow's player once they are allied. */
const DUMMIES = `done c2-c4 c9-c7 shade:d1-b2 c4-b4 h9-i10 i4-h5 a5-b2 c1-b2 d9-d8 i7-g7 a6-a8 b4-a5=U h10-k8 k6-k8 b6-d6 a5-a8
  i10-h10 k8-f4 b7-b8 a8-c10 d8-c8 i6-g6 b5-d5 c10-e8`;

/** Makes one choice by hand. @param {Page} page @param {string} text */
async function choose(page, text) {
  const [, kind, rest] = /^(done|declare|shade)?:?(.*)$/.exec(text) ?? [];
  if (kind === 'done') return page.click('.choices button:has-text("Done")');
  if (kind === 'declare') {
    await page.click('.choices button:has-text("Declare for Green")');
    return answer(page, 'Agree');
  }
  if (kind === 'shade') await page.click('.choices button:has-text("Motorcyclist to the other shade")');
  const [squares, piece] = rest.split('=');
  for (const square of squares.split('-')) await tap(page, square);
  if (piece) await page.locator('quadrille-board').locator(`.choice button[aria-label="${MEN[piece]}"]`).click();
  return undefined;
}

/** @param {Page} page @param {string} game */
async function playByHand(page, game) {
  for (const text of game.split(/\s+/)) {
    const before = await plies(page);
    await choose(page, text);
    await until(page, `document.querySelector('.board quadrille-board').view.plies === ${before + 1}`);
  }
}

everywhere('Coalition: four powers play by taps to a mate', async (t) => {
  const { page } = await openPage(t, { path: '#/new/coalition' });
  await sitDown(page);
  await playByHand(page, FOUR);
  const { result, turn } = await view(page);
  assert.deepEqual([result.kind, result.winners, result.reason, turn], ['win', ['S', 'E'], 'mate', null]);
  assert.deepEqual(result.points, { S: 6, W: 2, N: 2, E: 6 });
});

everywhere('Coalition: two players with two dummies play by taps to a mate', async (t) => {
  const { page } = await openPage(t, { path: '#/new/coalition' });
  await sitDown(page, async () => {
    await page.click('.segments button:has-text("2 players")');
    assert.equal(await page.locator('.player').count(), 2, 'a row for each player');
  });
  await playByHand(page, DUMMIES);
  const { result } = await view(page);
  assert.deepEqual([result.kind, result.winners, result.reason], ['win', ['S', 'E'], 'mate']);
});
