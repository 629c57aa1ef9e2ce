/**
 * Screenshots of every scene at every size, light and dark, for people to look at: `tests/shots/out/SCENE-SIZE-THEME.png`.
 * With `--picture` only the one that README shows, `tests/page/table.png`.
 *
 * usage: node shots.mjs [--picture | SCENE…]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { chromium } from 'playwright-core';
import { serve } from '../tools/serve.mjs';
import { chromiumArgs, needed, root, withoutServiceWorker } from '../tools/tools.mjs';
import { answer, play, ready, sitDown, tap } from './app-hands.mjs';
import { sizes } from './sizes.mjs';

/**
 * @typedef {object} Scene
 * @property {string} [path] below the site's address
 * @property {string} [lang]
 * @property {(page: import('playwright-core').Page) => Promise<void>} [play] what a person does before the picture is taken
 */

/** White's pawn, knights, and a queen that gives check to Red. */
const check = 'd2-d4 a9-c8 g11-g10 k5-j5 i1-j3 b4-c4 f12-k7';

/** Four people with names and clocks sit down. @param {string} facing label of the choice */
const four = (facing) => async (/** @type {import('playwright-core').Page} */ page) => {
  await sitDown(page, async () => {
    for (const [seat, name] of ['Anna', 'Bo', 'Chiara'].entries()) await page.fill(`.player input >> nth=${seat}`, name);
    await page.click('button:has-text("15 min + 10 s")');
    await page.click(`.facings button:has-text("${facing}")`);
  });
  await play(page, check);
};

/** @param {string} path */
const sit = (path) => ({ path, play: sitDown });

/** @type {Record<string, Scene>} */
const scenes = {
  start: {},
  'start-german': { lang: 'de-DE' },
  table: { play: four('Lying flat') },
  pass: { play: four('Passed round') },
  fixed: { play: four('Just me') },
  coalition: sit('#/new/coalition'),
  checkers: sit('#/new/quadrocheckers-four'),
  hughes: sit('#/new/hughes'),
  ending: {
    path: '#/new/orthodox',
    async play(page) {
      await sitDown(page, async () => page.fill('.player input >> nth=1', 'Chiara'));
      await play(page, 'f2-f3 e7-e5 g2-g4 d8-h4');
      await page.waitForSelector('dialog.ending');
    },
  },
  // White short of time, Yellow out, Red to answer a check.
  late: {
    async play(page) {
      await page.evaluate("localStorage['quadrille/draft'] = JSON.stringify({ players: '4', family: 'all', match: false, setup: { variant: 'quadrochess-four', options: {}, players: [{ name: 'Anna', kind: 'human', level: 3 }], clock: { kind: 'increment', owner: 'player', base: 300000, step: 0, glasses: 0, own: { S: 14000 } } } })");
      await page.reload();
      await sitDown(page);
      await play(page, check);
      await page.evaluate("document.querySelector('.board quadrille-board').play('resign:W')");
    },
  },
  // A frozen army, a turned pawn, a hint and a piece in the hand.
  frozen: {
    path: '#/edit/american',
    async play(page) {
      await page.waitForSelector('.editor quadrille-board[layout]');
      await page.click('.editor summary:has-text("Who is in play")');
      await page.locator('.editor details >> nth=0').getByLabel('Brown').selectOption('frozen');
      await page.click('[aria-label="White: pawn"]');
      await page.click('label.switch:has-text("Turned round")');
      const { x, y } = await page.evaluate("document.querySelector('.editor quadrille-board').rectOf('f8').toJSON()");
      await page.mouse.click(x + 5, y + 5);
      await page.click('button:has-text("Start from here")');
      await ready(page);
      await page.click('.table [title="Menu"]');
      await answer(page, 'Close');
      await tap(page, 'f8');
    },
  },
  match: {
    path: '#/new/quadrochess-teams',
    async play(page) {
      await sitDown(page, async () => {
        for (const [seat, name] of ['Anna', 'Bo', 'Chiara', 'Dan'].entries()) await page.fill(`.player input >> nth=${seat}`, name);
        await page.click('label.switch:has-text("changing partners")');
      });
      await play(page, 'e2-e4');
      await page.evaluate("document.querySelector('.board quadrille-board').play('resign:W')");
      await page.waitForSelector('dialog.ending .sheet');
    },
  },
  tournament: {
    path: '#/evening',
    async play(page) {
      await page.fill('textarea', 'Anna / A\nBo / B\nChiara / A\nDan / B');
      await page.selectOption('select', '2');
      await page.click('button:has-text("Draw up the sheet")');
    },
  },
  settings: {
    async play(page) {
      await page.click('[aria-label="Menu"]');
      await answer(page, 'Settings');
    },
  },
  menu: { play: async (page) => page.click('[aria-label="Menu"]') },
  rules: { path: '#/rules/coalition' },
  'rules-german': { path: '#/rules/quadrochess-four', lang: 'de-DE' },
  editor: { path: '#/edit/american' },
  evening: { path: '#/evening' },
};

const picture = argv[2] === '--picture';
const wanted = argv.slice(picture ? 3 : 2);
const unknown = wanted.filter((name) => !Object.hasOwn(scenes, name));
if (unknown.length > 0) {
  console.error(`no scene is called ${unknown.join(', ')}; there are ${Object.keys(scenes).join(' ')}`);
  exit(2);
}

const out = join(root, 'tests', 'shots', 'out');
mkdirSync(out, { recursive: true });
const served = await serve();
const browser = await chromium.launch({ executablePath: needed('chromium'), args: chromiumArgs });
let complaints = 0;
if (picture) await shoot('table', 'tabletWide', 'light', { density: 1, file: join(root, 'tests', 'page', 'table.png') });
else for (const name of wanted.length > 0 ? wanted : Object.keys(scenes)) {
  for (const size of /** @type {(keyof typeof sizes)[]} */ (Object.keys(sizes))) {
    for (const theme of /** @type {const} */ (['light', 'dark'])) await shoot(name, size, theme);
  }
}
await browser.close();
await served.close();
if (!picture) console.log(`shots: ${out}`);
exit(complaints ? 1 : 0);

/**
 * @param {string} name of the scene
 * @param {keyof typeof sizes} size
 * @param {'light' | 'dark'} theme
 * @param {{ density?: number, file?: string }} [as]
 */
async function shoot(name, size, theme, { density = 2, file = join(out, `${name}-${size}-${theme}.png`) } = {}) {
  const { path = '', lang = 'en-GB', play } = scenes[name];
  const context = await browser.newContext({ viewport: sizes[size], colorScheme: theme, locale: lang, deviceScaleFactor: density, reducedMotion: 'reduce' });
  await context.addInitScript(withoutServiceWorker);
  const page = await context.newPage();
  const complain = (/** @type {string} */ text) => { complaints += 1; console.error(`${file}: ${text}`); };
  page.on('pageerror', (error) => complain(error.message));
  page.on('console', (message) => { if (message.type() === 'error') complain(message.text()); });
  try {
    await page.goto(served.url + path, { waitUntil: 'networkidle' });
    await play?.(page);
    await page.screenshot({ path: file });
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
  }
  await context.close();
}
