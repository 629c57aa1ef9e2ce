/** A page with nothing but boards on it, and what the tests of the board do there. */
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { root } from '../tools/tools.mjs';
import { openPage } from './harness.mjs';

/**
 * @typedef {import('../../www/board/element.js').QuadrilleBoard} QuadrilleBoard
 * @typedef {import('playwright-core').Page} Page
 */

/** A site of one empty page that loads the element, with the policy that the real site asks for. */
const folder = await mkdtemp(join(tmpdir(), 'quadrille-board-'));
after(() => rm(folder, { recursive: true }));
for (const part of ['board', 'engine']) await symlink(join(root, 'www', part), join(folder, part));
await writeFile(join(folder, 'index.html'), `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
  <title>Board</title><link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"><main></main><script type="module" src="board/element.js"></script></html>`);
await writeFile(join(folder, 'page.css'), 'body { margin: 0 } main { min-height: 2000px } quadrille-board { max-width: 800px }');
export const site = { folder, csp: true };

/**
 * Opens a page with one board and waits until its game is there.
 * @param {import('node:test').TestContext} t
 * @param {Record<string, string>} attributes of the element
 * @param {import('./harness.mjs').PageOptions & { inside?: string }} [options] inside: HTML put into the element
 */
export async function openBoard(t, attributes, options = {}) {
  const { inside: html = '', ...told } = options;
  const { page, url, context } = await openPage(t, { site, ...told });
  await page.evaluate(async ([given, inside]) => {
    const board = document.createElement('quadrille-board');
    for (const [name, value] of Object.entries(given)) board.setAttribute(name, value);
    board.innerHTML = inside;
    /** @type {string[]} */
    const heard = [];
    for (const type of ['move', 'moved', 'movefinished', 'turnchange', 'check', 'out', 'gameover', 'refused', 'squarepick', 'error']) {
      board.addEventListener(type, (event) => {
        const { text, move, seat, to, square, code } = /** @type {any} */ (event).detail;
        heard.push([type, text ?? move?.text ?? to ?? square ?? seat ?? code].filter(Boolean).join(' '));
      });
    }
    document.querySelector('main')?.append(board);
    Object.assign(window, { board, heard });
    const end = Date.now() + 30_000;
    while (!(/** @type {any} */ (board).view) && heard.length === 0) {
      if (Date.now() > end) throw new Error('no game came');
      await new Promise((resolve) => { setTimeout(resolve, 10); });
    }
  }, /** @type {const} */ ([attributes, html]));
  return { page, context, url, ...handsOn(page) };
}

/** White's pawn walks up to West's arm while the others move knights to and fro; then c9-b10 promotes (R4.4). */
const walk = ['c2-c4', 'c4-c5', 'c5-c6', 'c6-c7', 'c7-c8', 'c8-c9'].flatMap((step, i) =>
  [step, ...(i % 2 ? ['c10-a9', 'h10-i12', 'j8-l9'] : ['a9-c10', 'i12-h10', 'l9-j8'])]);

/** A board on which c9-b10 promotes. @param {import('node:test').TestContext} t @param {Record<string, string>} [attributes] */
export async function beforePromotion(t, attributes = {}) {
  const opened = await openBoard(t, { game: 'quadrochess-four', interactive: '', ...attributes });
  for (const move of walk) await opened.ask(`board.play("${move}")`);
  await opened.heard();
  return opened;
}

/** @param {Page} page */
function handsOn(page) {
  /** Middle of a square in the window. @param {string} square @returns {Promise<{ x: number, y: number }>} */
  const middle = (square) => page.evaluate((name) => {
    const { x, y, width, height } = /** @type {any} */ (window).board.rectOf(name);
    return { x: x + width / 2, y: y + height / 2 };
  }, square);
  return {
    middle,
    /** Clicks squares one after the other. @param {...string} squares */
    async tap(...squares) {
      for (const square of squares) {
        const { x, y } = await middle(square);
        await page.mouse.click(x, y);
      }
    },
    /** Takes a piece up and carries it, without letting go. @param {string} from @param {string} to */
    async carry(from, to) {
      const [a, b] = [await middle(from), await middle(to)];
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
      await page.mouse.move(b.x, b.y, { steps: 3 });
    },
    /** Events since the last call, with what they are about. @returns {Promise<string[]>} */
    heard: () => page.evaluate(() => /** @type {any} */ (window).heard.splice(0)),
    /** Value of an expression about `board`. @param {string} expression @returns {Promise<any>} */
    ask: (expression) => page.evaluate(`(() => { const { shadowRoot } = board; return ${expression}; })()`),
    /** What a square's button says. @param {string} square @returns {Promise<string>} */
    label: (square) => page.evaluate((name) => /** @type {any} */ (window).board.shadowRoot.querySelector(`[data-square=${name}]`).getAttribute('aria-label'), square),
  };
}

/**
 * Two fingers on the screen, in either browser.
 * @param {Page} page
 * @returns {Promise<{ down: (point: Point) => Promise<void>, move: (point: Point) => Promise<void>, second: (point: Point) => Promise<void>, up: () => Promise<void> }>}
 */
export async function fingersOn(page) {
  /** @typedef {{ move: (x: number, y: number) => Promise<void>, end: () => Promise<void> }} Touch Puppeteer's */
  const screen = /** @type {{ touchStart?: (x: number, y: number) => Promise<Touch> }} */ (page.touchscreen);
  if (screen.touchStart) {
    /** @type {Touch[]} */
    const touches = [];
    const start = async (/** @type {Point} */ { x, y }) => { touches.push(/** @type {Touch} */ (await screen.touchStart?.(x, y))); };
    return {
      down: start, second: start,
      move: ({ x, y }) => touches[0].move(x, y),
      up: async () => { for (const touch of touches.splice(0)) await touch.end(); },
    };
  }
  const session = await page.context().newCDPSession(page);
  /** @type {Point[]} */
  let points = [];
  const send = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  return {
    down: async (point) => { points = [point]; await send('touchStart'); },
    move: async (point) => { points[0] = point; await send('touchMove'); },
    second: async (point) => { points.push(point); await send('touchStart'); },
    up: async () => { points = []; await send('touchEnd').catch(() => {}); },
  };
}

/** @typedef {{ x: number, y: number }} Point */

/** Waits until what was laid out has reached the screen: only then the browser knows where touches scroll. @param {Page} page */
export function shown(page) {
  return page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30))); }));
}

/** Waits until an expression about `board` is true. @param {Page} page @param {string} expression */
export async function until(page, expression) {
  const end = Date.now() + 30_000;
  while (!await page.evaluate(`(() => { const { shadowRoot } = board; return ${expression}; })()`)) {
    if (Date.now() > end) throw new Error(`not true within 30 s: ${expression}`);
    await page.waitForTimeout(20);
  }
}

/** Runs something in the page with the processor slowed down. @template T @param {Page} page @param {number} rate @param {() => Promise<T>} run */
export async function slowed(page, rate, run) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  try {
    return await run();
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
}
