/**
 * Screenshots of every scene at every size, light and dark, for people to look at: `tests/shots/out/SCENE-SIZE-THEME.png`.
 *
 * usage: node shots.mjs [SCENE…]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { chromium } from 'playwright-core';
import { serve } from '../tools/serve.mjs';
import { chromiumArgs, needed, root } from '../tools/tools.mjs';
import { sizes } from './sizes.mjs';

/**
 * @typedef {object} Scene
 * @property {string} [path] below the site's address
 * @property {string} [lang]
 * @property {(page: import('playwright-core').Page) => Promise<void>} [play] what a person does before the picture is taken
 */

/** @type {Record<string, Scene>} */
const scenes = {
  start: {},
  'start-german': { lang: 'de-DE' },
};

const wanted = argv.slice(2);
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
for (const name of wanted.length > 0 ? wanted : Object.keys(scenes)) {
  for (const [sizeName, viewport] of Object.entries(sizes)) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) await shoot(name, sizeName, viewport, colorScheme);
  }
}
await browser.close();
await served.close();
console.log(`shots: ${out}`);
exit(complaints ? 1 : 0);

/**
 * @param {string} name of the scene
 * @param {string} sizeName
 * @param {{ width: number, height: number }} viewport
 * @param {'light' | 'dark'} colorScheme
 */
async function shoot(name, sizeName, viewport, colorScheme) {
  const { path = '', lang = 'en-GB', play } = scenes[name];
  const file = `${name}-${sizeName}-${colorScheme}.png`;
  const context = await browser.newContext({ viewport, colorScheme, locale: lang, deviceScaleFactor: 2, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  const complain = (/** @type {string} */ text) => { complaints += 1; console.error(`${file}: ${text}`); };
  page.on('pageerror', (error) => complain(error.message));
  page.on('console', (message) => { if (message.type() === 'error') complain(message.text()); });
  try {
    await page.goto(served.url + path, { waitUntil: 'networkidle' });
    await play?.(page);
    await page.screenshot({ path: join(out, file) });
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
  }
  await context.close();
}
