/**
 * The core of the page in every browser that there is: a game is chosen, played by taps and keys, taken back, kept, shared, and a
 * computer answers. That it works without a network: `anywhere.test.mjs`.
 */
import assert from 'node:assert/strict';
import { BOARD } from './app-hands.mjs';
import { testEverywhere } from './browsers.mjs';
import * as hands from './face-hands.mjs';

/** Presses the first of some elements that says so. @param {import('./browsers.mjs').Face} face @param {string} selector @param {string} text */
async function pressText(face, selector, text) {
  const find = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.textContent.includes(${JSON.stringify(text)}))`;
  await hands.until(face, find);
  await face.evaluate(`${find}.click()`);
}

/** The arrow that leads from the square with the focus to its neighbour, as the board is turned now. @param {import('./browsers.mjs').Face} face @param {string} square */
async function keyTowards(face, square) {
  const { right, down } = await face.evaluate(`(() => {
    const [from, to] = [${BOARD}.shadowRoot.activeElement.dataset.square, '${square}'].map((name) => ${BOARD}.rectOf(name));
    return { right: to.x - from.x, down: to.y - from.y };
  })()`);
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
  return down > 0 ? 'ArrowDown' : 'ArrowUp';
}

testEverywhere('a game is chosen from the cards, played by taps and by keys, and taken back', {}, async (face) => {
  await hands.until(face, "document.querySelector('.newgame .card')");
  await pressText(face, '.newgame .more', 'More games');
  await pressText(face, '.newgame .card', 'Hughes');
  await hands.until(face, "/Hughes/.test(document.querySelector('.card[aria-pressed=true]')?.textContent)");
  await hands.sitDown(face);
  assert.equal(await face.evaluate(`${BOARD}.view.variant`), 'hughes');
  await hands.play(face, 'd2-d4');

  await face.evaluate(`${BOARD}.shadowRoot.querySelector('[data-square=b5]').focus()`);
  await face.press('Enter');
  for (const square of ['c5', 'd5']) await face.press(await keyTowards(face, square));
  await face.press('Enter');
  await hands.until(face, `${BOARD}.view.plies === 2`);
  assert.deepEqual(await face.evaluate(`${BOARD}.view.lastMove.squares`), ['b5', 'd5']);

  await pressText(face, '.tools button', 'Back');
  await hands.until(face, `${BOARD}.view.ply === 1`);
  assert.equal(await face.evaluate(`${BOARD}.view.turn`), 'W');
});

testEverywhere('a reload goes on where the game was left, and its link opens it anew', {}, async (face) => {
  await hands.sitDown(face);
  await hands.play(face, 'e2-e4 b5-d5');
  const position = await face.evaluate(`${BOARD}.position`);
  await hands.reload(face);
  await hands.ready(face);
  assert.equal(await face.evaluate(`${BOARD}.position`), position);

  await hands.press(face, '.tool[aria-label="Menu"]');
  await hands.answer(face, 'Share');
  await hands.until(face, "document.querySelector('dialog[open] input')?.value.includes('#game=')");
  const link = String(await face.evaluate("document.querySelector('dialog[open] input').value"));
  await face.evaluate("(() => { localStorage.clear(); sessionStorage.clear(); })()");
  await face.goto('about:blank');
  await face.goto(link);
  await hands.ready(face);
  assert.equal(await face.evaluate(`${BOARD}.position`), position);
  await hands.play(face, 'e11-e9');
});

testEverywhere('a computer moves for its seat', {}, async (face) => {
  await hands.until(face, "document.querySelectorAll('.player .kind').length === 4");
  await face.evaluate("document.querySelectorAll('.player .kind')[1].click()");
  await hands.sitDown(face);
  await hands.play(face, 'e2-e4');
  await hands.until(face, `${BOARD}.view.plies === 2`);
  assert.equal(await face.evaluate(`${BOARD}.view.turn`), 'N');
});
