/** Every screen of the page at every size, in both languages and themes: nothing sticks out, nothing is too small, axe finds nothing. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { answer, assertFits, play, sitDown } from './app-hands.mjs';
import { openPage } from './harness.mjs';
import { sizes } from './sizes.mjs';

/** @typedef {import('playwright-core').Page} Page */

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** What must be there before a screen is looked at. @type {Record<string, string>} */
const screens = { new: '.newgame .start', 'rules/coalition': '.page ol.guide', 'rules/quadrocheckers-four': '.page ol.guide', games: '.page h1', edit: '.editor', evening: '.page h1' };

/** @param {Page} page */
async function assertAccessible(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate("axe.run(document, { rules: { 'color-contrast': { enabled: true } } })");
  const found = violations.map((/** @type {any} */ one) => `${one.id}: ${one.nodes.map((/** @type {any} */ node) => `${node.target.join(' ')} (${node.failureSummary?.split('\n').at(-1)?.trim()})`).join(' · ')}`);
  assert.deepEqual(found, []);
}

for (const size of /** @type {(keyof typeof sizes)[]} */ (Object.keys(sizes))) {
  for (const [theme, lang] of /** @type {const} */ ([['light', 'en-GB'], ['dark', 'de-DE']])) {
    test(`every screen fits ${size}, ${theme}, ${lang}`, async (t) => {
      const { page } = await openPage(t, { size, theme, lang });
      for (const [screen, there] of Object.entries(screens)) {
        await page.evaluate((path) => { location.hash = `#/${path}`; }, screen);
        await page.waitForSelector(there);
        await assertFits(page);
        await assertAccessible(page);
      }
    });

    test(`the table fits ${size}, ${theme}, ${lang}`, async (t) => {
      const { page } = await openPage(t, { size, theme, lang });
      await sitDown(page, async () => {
        await page.fill('.player input >> nth=0', 'Maximiliane-Alexandra von');
        await page.click('button:has-text("5 min + 3 s")');
      });
      await play(page, 'e2-e4 b5-d5 e11-e9 k5-i5 f1-a6');
      await assertFits(page);
      await assertAccessible(page);
      await page.click('.seat >> nth=0');
      await assertFits(page);
      await assertAccessible(page);
      await answer(page, lang === 'en-GB' ? 'Close' : 'Schließen');
    });
  }
}

test('text at twice the size still fits a phone', async (t) => {
  const { page } = await openPage(t, { size: 'phone' });
  await page.waitForSelector('.newgame .start');
  await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
  await assertFits(page);
  await sitDown(page);
  await assertFits(page);
});

test('the board is as wide as a phone, and stays whole on every screen', async (t) => {
  for (const [name, size] of Object.entries(sizes)) {
    const { page } = await openPage(t, { size });
    await sitDown(page);
    const box = await page.locator('.board quadrille-board').boundingBox();
    assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height, `${name}: ${JSON.stringify(box)}`);
    if (name === 'phone') assert.equal(box.width, size.width);
  }
});
