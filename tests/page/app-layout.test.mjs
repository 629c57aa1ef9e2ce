/** Every screen of the page at every size, in both languages and themes: nothing sticks out, nothing is too small, axe finds nothing. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { answer, assertFits, frame, play, sitDown } from './app-hands.mjs';
import { everywhere, openPage } from './harness.mjs';
import { sizes } from './sizes.mjs';

/** @typedef {import('playwright-core').Page} Page */

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What must be there before a screen is looked at. @type {Record<string, string>} */
const screens = { new: '.newgame .start', 'rules/coalition': '.page ol.guide', 'rules/quadrocheckers-four': '.page ol.guide', games: '.page h1', edit: '.editor', evening: '.page h1' };

/** Looks at what is shown at every size. Axe, which takes its time, looks at one. @param {Page} page @param {keyof typeof sizes} thorough */
async function assertShown(page, thorough) {
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    await frame(page);
    await assertFits(page);
    if (name === thorough) await assertAccessible(page);
  }
}

/** @param {Page} page */
async function assertAccessible(page) {
  await page.evaluate(`globalThis.axe ?? (() => { ${axe} })()`);
  const { violations } = await page.evaluate("axe.run(document, { resultTypes: ['violations'] })");
  const found = violations.map((/** @type {any} */ one) => `${one.id}: ${one.nodes.map((/** @type {any} */ node) => `${node.target.join(' ')} (${node.failureSummary?.split('\n').at(-1)?.trim()})`).join(' · ')}`);
  assert.deepEqual(found, []);
}

for (const [theme, lang, thorough] of /** @type {const} */ ([['light', 'en-GB', 'phone'], ['dark', 'de-DE', 'desk']])) {
  everywhere(`every screen fits every size, ${theme}, ${lang}`, async (t) => {
    const { page } = await openPage(t, { theme, lang, site: {} });
    for (const [screen, there] of Object.entries(screens)) {
      await page.evaluate((path) => { location.hash = `#/${path}`; }, screen);
      await page.waitForSelector(there);
      await assertShown(page, thorough);
    }
  });

  everywhere(`the table fits every size, ${theme}, ${lang}`, async (t) => {
    const { page } = await openPage(t, { theme, lang, site: {} });
    await sitDown(page, async () => {
      await page.fill('.player input >> nth=0', 'Maximiliane-Alexandra von');
      await page.click('button:has-text("5 min + 3 s")');
    });
    await play(page, 'e2-e4 b5-d5 e11-e9 k5-i5 f1-a6');
    await assertShown(page, thorough);
    await page.click('.seat >> nth=0');
    await assertShown(page, thorough);
    await answer(page, lang === 'en-GB' ? 'Close' : 'Schließen');
  });
}

everywhere('text at twice the size still fits a phone, and each caption and move its place on every screen', async (t) => {
  const { page } = await openPage(t, { size: 'phone', lang: 'de-DE' });
  await page.waitForSelector('.newgame .start');
  await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
  await assertFits(page);
  await sitDown(page);
  for (const move of ['e2-e4', 'b5-d5', 'e11-e9']) await page.evaluate(`document.querySelector('.board quadrille-board').play('${move}')`);
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    await frame(page);
    await assertFits(page);
    assert.deepEqual(await overflowing(page, '.tools .tool, .moves td button'), []);
  }
});

everywhere('armies are called by their whole names on every screen', async (t) => {
  const { page } = await openPage(t, { lang: 'de-DE' });
  await sitDown(page);
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    await frame(page);
    assert.deepEqual(await overflowing(page, '.seat .name'), []);
  }
});

/** Texts of elements that need more width than they have. @param {Page} page @param {string} selector @returns {Promise<string[]>} */
function overflowing(page, selector) {
  return page.evaluate((css) => [...document.querySelectorAll(css)].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent ?? ''), selector);
}

everywhere('the board is as wide as a phone, and stays whole on every screen', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size);
    await frame(page);
    const box = await page.locator('.board quadrille-board').boundingBox();
    assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height, `${name}: ${JSON.stringify(box)}`);
    if (name === 'phone') assert.equal(box.width, size.width);
  }
});
