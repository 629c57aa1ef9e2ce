/** What the page asks of the device: tones, speech, a screen that stays awake, all of the screen, paper, and the system's own colours. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, listenIn, play, sitDown, until } from './app-hands.mjs';
import { everywhere, openPage } from './harness.mjs';

everywhere('a move sounds, news is spoken where the table wants it, and a muted table is silent', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await page.evaluate(listenIn);
  await sitDown(page);
  const heard = () => page.evaluate(() => /** @type {any} */ (window).heard.splice(0));
  const set = async (/** @type {string} */ name) => {
    await page.click('.tool[title="Menu"]');
    await answer(page, 'Settings');
    await page.click(`dialog[open] label.switch:has-text("${name}")`);
    await answer(page, 'Close');
  };
  await play(page, 'e2-e4');
  const wood = (/** @type {number[]} */ ...tones) => tones.flatMap((tone) => [1, 2.76, 5.4].map((partial) => tone * partial));
  assert.deepEqual(await heard(), wood(420), 'one knock for a plain move');
  await set('Speak');
  await play(page, 'f7-f6 d1-h5');
  assert.deepEqual(await heard(), [...wood(420), 'en: Black is in check from White.', ...wood(620, 780)]);
  await set('Speak');
  await set('Sounds');
  await play(page, 'g7-g6 h5-g6');
  assert.deepEqual(await heard(), []);
});

everywhere('the screen stays awake while a game is on, also after the page was away, and no longer', async (t) => {
  const { page } = await openPage(t);
  await page.waitForSelector('.newgame');
  await page.evaluate(() => {
    Object.assign(window, { awake: [] });
    const request = async () => {
      /** @type {any} */ (window).awake.push('held');
      return { release: async () => { /** @type {any} */ (window).awake.push('released'); } };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  });
  const awake = "window.awake.join(' ')";
  await sitDown(page);
  await until(page, `${awake} === 'held'`);
  // A hidden page loses its lock to the browser.
  await page.evaluate(() => { document.dispatchEvent(new Event('visibilitychange')); });
  await until(page, `${awake} === 'held held'`);
  await page.evaluate(() => { location.hash = '#/games'; });
  await until(page, `${awake} === 'held held released'`);
});

everywhere('the menu fills the screen and empties it again', async (t) => {
  const { page } = await openPage(t);
  await page.waitForSelector('.newgame');
  await page.evaluate(() => {
    /** @type {Element | null} */
    let full = null;
    Object.defineProperty(document, 'fullscreenEnabled', { get: () => true });
    Object.defineProperty(document, 'fullscreenElement', { get: () => full });
    document.documentElement.requestFullscreen = async () => { full = document.documentElement; };
    document.exitFullscreen = async () => { full = null; };
  });
  for (const full of [true, false]) {
    await page.click('[aria-label="Menu"]');
    await answer(page, 'Full screen');
    await until(page, `(document.fullscreenElement !== null) === ${full}`);
  }
});

test('rules print without controls, and with all that they say', async (t) => {
  const { page } = await openPage(t, { path: '#/rules/gencon' });
  await page.waitForSelector('.page ol.guide');
  await page.evaluate(() => { window.print = () => { document.documentElement.dataset['printed'] = 'yes'; }; });
  await page.click('button:has-text("Print")');
  assert.equal(await page.getAttribute('html', 'data-printed'), 'yes');
  const shown = (/** @type {string} */ selector) => page.evaluate((css) => [...document.querySelectorAll(css)].filter((one) => one.getClientRects().length > 0).length, selector);
  const [steps, pieces, rules] = [await shown('ol.guide li'), await shown('ul.pieces svg'), await shown('ul.prose li')];
  await page.emulateMedia({ media: 'print' });
  assert.equal(await shown('button, select, quadrille-board'), 0);
  assert.deepEqual([await shown('ol.guide li'), await shown('ul.pieces svg'), await shown('ul.prose li')], [steps, pieces, rules]);
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(255, 255, 255)');
});

test('with forced colours board, pieces and controls take the system’s, and armies differ by light, dark and foot', async (t) => {
  const { page } = await openPage(t, { theme: 'dark', expected: [/willReadFrequently/] });
  await sitDown(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const board = page.locator('.board quadrille-board');
  await until(page, "document.querySelector('.board quadrille-board').dataset.scheme === 'forced'");
  /** How much of a square is light. @param {string} square */
  const light = (square) => board.evaluate((element, name) => {
    const { x, y, width, height } = /** @type {any} */ (element).rectOf(name);
    const canvas = /** @type {HTMLCanvasElement} */ (element.shadowRoot?.querySelector('canvas.pieces'));
    const frame = canvas.getBoundingClientRect();
    const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true })).getImageData(x - frame.x, y - frame.y, width, height);
    let [opaque, bright] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] < 200) continue;
      opaque += 1;
      if (data[at] + data[at + 1] + data[at + 2] > 384) bright += 1;
    }
    return bright / opaque;
  }, square);
  const [white, black] = [await light('f1'), await light('f12')];
  assert.ok(Math.abs(white - black) > 0.4, `a queen of White is light to ${white.toFixed(2)}, one of Black to ${black.toFixed(2)}`);
  const rims = await page.evaluate(() => ['S', 'W'].map((seat) => getComputedStyle(/** @type {Element} */ (document.querySelector(`[data-seat=${seat}]`))).borderTopWidth));
  assert.deepEqual(rims, ['5px', '1px'], 'the panel of the player to move has a broad rim');
  const borders = await page.evaluate(() => [...document.querySelectorAll('.tools button, .seat')].map((one) => getComputedStyle(one).borderTopStyle));
  assert.ok(borders.every((style) => style === 'solid'), 'every control has an outline');
});
