/** What the app's page tests do with the page: sit down, tap squares, read the table. */
import assert from 'node:assert/strict';

/** @typedef {import('playwright-core').Page} Page */

/** The table's board, as text that runs in the page. */
export const BOARD = "document.querySelector('.board quadrille-board')";

/** Waits until an expression holds in the page; polled from here, since the page's policy forbids it to evaluate text. @param {Page} page @param {string} script */
export async function until(page, script) {
  const end = Date.now() + 30_000;
  while (!await page.evaluate(script)) {
    assert.ok(Date.now() < end, `not true within half a minute: ${script}`);
    await page.waitForTimeout(20);
  }
}

/** Waits for the new-game screen and begins the chosen game. @param {Page} page @param {(page: Page) => Promise<unknown>} [choose] */
export async function sitDown(page, choose) {
  await page.waitForSelector('.newgame .start button');
  await choose?.(page);
  await page.click('.newgame .start button');
  await ready(page);
}

/** Waits until the table is there and can be played on. @param {Page} page */
export async function ready(page) {
  await page.waitForSelector('.table quadrille-board[layout]');
  await until(page, `${BOARD}?.referee && ${BOARD}.rectOf('d4')?.width > 0`);
}

/**
 * Begins a game with one move and opens it in a second tab, too.
 * @param {Pick<import('./harness.mjs').Opened, 'page' | 'context' | 'url'>} opened
 * @returns {Promise<Page>} the second tab
 */
export async function openTwice({ page, context, url }) {
  await sitDown(page);
  await play(page, 'e2-e4');
  const second = await context.newPage();
  await second.goto(url);
  await ready(second);
  return second;
}

/** Taps a square, by its plain name. @param {Page} page @param {string} square */
export async function tap(page, square) {
  const { x, y } = await page.evaluate(`(() => { const r = ${BOARD}.rectOf('${square}'); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; })()`);
  await page.mouse.click(x, y);
}

/** Makes moves of pieces by tapping from and to. @param {Page} page @param {string} moves separated by spaces */
export async function play(page, moves) {
  for (const move of moves.split(' ')) {
    const before = await plies(page);
    for (const square of move.split('-')) await tap(page, square);
    await until(page, `${BOARD}.view.plies === ${before + 1}`);
    await frame(page);
  }
}

/** Waits until what lies beside the board has followed it, and the board the window. @param {Page} page */
export function frame(page) {
  return page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
}

/** @param {Page} page @returns {Promise<number>} */
export function plies(page) {
  return page.evaluate(`${BOARD}.view.plies`);
}

/** @param {Page} page @returns {Promise<import('../../pkg/engine.js').View>} */
export function view(page) {
  return page.evaluate(`${BOARD}.view`);
}

/** Moves as the list shows them, a frame after the board. @param {Page} page */
export async function shownMoves(page) {
  await frame(page);
  return page.locator('.moves td button[data-ply]').allTextContents();
}

/** The text of the notices, and of the news at the head of the table. @param {Page} page */
export async function notices(page) {
  return (await page.locator('.toast, .telling .news').allTextContents()).join(' ');
}

/** Presses the button of the open dialog that meets the text. @param {Page} page @param {string} text */
export async function answer(page, text) {
  await page.locator('dialog[open]').getByRole('button', { name: text, exact: true }).click();
}

/** Runs in the page: what would be heard, tones by their frequency and words with their language, is kept in `heard`. */
export function listenIn() {
  /** @type {(number | string)[]} */
  const heard = [];
  const gain = { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (/** @type {object} */ node) => node };
  class Silence {
    state = 'running';
    currentTime = 0;
    destination = {};
    createGain() { return gain; }
    createOscillator() {
      const frequency = { value: 0 };
      return { frequency, connect: (/** @type {object} */ node) => node, start: () => { heard.push(frequency.value); }, stop() {} };
    }
  }
  const speak = (/** @type {SpeechSynthesisUtterance} */ said) => { heard.push(`${said.lang}: ${said.text}`); };
  Object.assign(window, { heard, AudioContext: Silence, SpeechSynthesisUtterance: class { lang = ''; constructor(/** @type {string} */ text) { this.text = text; } } });
  Object.defineProperty(window, 'speechSynthesis', { value: { speak }, configurable: true });
}

/** Fails where something sticks out of the page sideways, or a control is too small for a finger. @param {Page} page */
export async function assertFits(page) {
  const faults = await page.evaluate(() => {
    /** @type {string[]} */
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const control of document.querySelectorAll('button, select, input:not([role=switch]), label.switch, summary')) {
      const { width, height } = control.getBoundingClientRect();
      if (width && height && (width < 44 || height < 44) && !control.matches('.seat, .moves button, .cards button, [slot] *')) {
        found.push(`${control.textContent?.trim() || control.getAttribute('aria-label')}: ${Math.round(width)} × ${Math.round(height)}`);
      }
    }
    return found;
  });
  assert.deepEqual(faults, []);
}
