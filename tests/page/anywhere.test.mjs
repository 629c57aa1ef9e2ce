/** The ways in that need no server behind them: the uploaded site, without a network, under any path; and the one file. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { serve } from '../tools/serve.mjs';
import { writePrecache } from '../tools/build/precache.mjs';
import { root } from '../tools/tools.mjs';
import { notices, play, sitDown } from './app-hands.mjs';
import { testEverywhere, waitUntil } from './browsers.mjs';
import { openPage } from './harness.mjs';

const site = join(root, 'dist', 'site');
const single = pathToFileURL(join(root, 'dist', 'quadrille.html')).href;
const startButton = '.newgame .start button';
const board = "document.querySelector('.board quadrille-board')";

/** Waits until the page has everything that it begins with. @param {import('./browsers.mjs').Face} face */
function loaded(face) {
  return waitUntil(face, `document.readyState === 'complete' && Boolean(document.querySelector(${JSON.stringify(startButton)}))`, 30_000);
}

/** Sits down at the first game offered and moves a pawn, without knowing more of the browser than its face. @param {import('./browsers.mjs').Face} face */
async function playAMove(face) {
  await loaded(face);
  await face.click(startButton);
  await waitUntil(face, `${board}?.referee !== undefined && ${board}.rectOf("d4")?.width > 0`);
  await face.evaluate(`${board}.play("e2-e4")`);
  assert.equal(await face.evaluate(`${board}.view.plies`), 1);
}

testEverywhere('after one visit the site works with its server stopped', { site: { folder: site }, worker: true }, async (face) => {
  await loaded(face);
  await face.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await face.stopServing();
  await face.goto(face.url);
  await playAMove(face);
});

testEverywhere('the one file opens from disk and is played', { address: single }, playAMove);

testEverywhere('in the one file the computer plays, too', { address: single }, async (face) => {
  await waitUntil(face, "document.querySelectorAll('.player .kind').length > 1");
  await face.evaluate("document.querySelectorAll('.player .kind')[1].click()");
  await playAMove(face);
  await waitUntil(face, `${board}.view.plies >= 2`, 60_000);
});

testEverywhere('the site lives under a path, behind a strict policy', { site: { folder: site, base: '/clubs/chess/', csp: true }, worker: true }, async (face) => {
  await playAMove(face);
  await face.evaluate('navigator.serviceWorker.ready.then(() => true)');
});

testEverywhere('a server that does not know wasm does not stop anybody', { site: { folder: site, wrongWasmType: true }, expected: [/MIME type/] }, playAMove);

test('without a service worker the page is the same', async (t) => {
  const { page } = await openPage(t, { site: { folder: site } });
  await sitDown(page);
  await play(page, 'e2-e4');
});

const changing = mkdtempSync(join(tmpdir(), 'quadrille-site-'));
cpSync(site, changing, { recursive: true });
after(() => rmSync(changing, { recursive: true }));

testEverywhere('a newer version offers itself, is taken as a whole and leaves nothing of the old one', { site: { folder: changing }, worker: true }, async (face) => {
  await loaded(face);
  await face.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await face.goto(face.url);
  await playAMove(face);

  const index = join(changing, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace(/<html(?: data-newer="\w+")?/, `<html data-newer="${face.name}"`));
  const isNewer = `document.documentElement?.dataset.newer === '${face.name}'`;
  const version = writePrecache(changing);
  await face.goto(face.url);
  await waitUntil(face, `Boolean(${board}?.view)`, 30_000);
  assert.equal(await face.evaluate(isNewer), false, 'not before it is taken');
  const offer = "[...document.querySelectorAll('.toast')].find((toast) => /newer version/.test(toast.textContent))?.querySelector('button')";
  await waitUntil(face, `Boolean(${offer})`, 30_000);
  await face.evaluate(`${offer}.click()`);
  await waitUntil(face, isNewer, 30_000);
  await waitUntil(face, `Boolean(${board}?.view)`, 30_000);
  assert.equal(await face.evaluate(`${board}.view.plies`), 1, 'the game is where it was');
  const caches = /** @type {string[]} */ (await face.evaluate('caches.keys()'));
  assert.deepEqual(caches.map((name) => name.split(' ').at(-1)), [version]);
});

const year = 'public, max-age=31536000';
const always = /^(sw\.js|index\.html)?$/;
/** What hosts say of their files. @type {Record<string, (path: string) => string | undefined>} */
const hosts = {
  'the headers that README advises': (path) => always.test(path) ? 'no-cache' : year,
  'no headers': () => undefined,
  'a year for everything': () => year,
};
for (const [said, caching] of Object.entries(hosts)) {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-stale-'));
  cpSync(site, folder, { recursive: true });
  after(() => rmSync(folder, { recursive: true }));
  testEverywhere(`a newer version is offered at the first or second visit with ${said}`, { site: { folder, caching }, worker: true }, async (face) => {
    await loaded(face);
    await face.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await face.goto(face.url);
    await loaded(face);
    const index = join(folder, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace(/<html(?: data-newer="\w+")?/, `<html data-newer="${face.name}"`));
    writePrecache(folder);
    const offered = "[...document.querySelectorAll('.toast')].some((toast) => /newer version/.test(toast.textContent))";
    await face.goto(face.url);
    await loaded(face);
    // The first visit may end before the new worker has all its files.
    await waitUntil(face, offered, 8_000).catch(async () => {
      await face.goto(face.url);
      await waitUntil(face, offered, 30_000);
    });
  });
}

test('every file of the site is in its list', async (t) => {
  const served = await serve({ folder: site });
  t.after(served.close);
  const [text] = (await (await fetch(`${served.url}sw.js`)).text()).split('\n');
  const { files } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  assert.ok(files.length > 20, `${files.length} files`);
  for (const file of files) assert.equal((await fetch(served.url + file)).status, 200, file);
  for (const needed of [/^$/, /^code\/quadrille-\w+\.wasm$/, /^code\/computer-\w+\.wasm$/, /^code\/thinker\.worker-\w+\.js$/]) assert.ok(files.some((/** @type {string} */ file) => needed.test(file)), `${needed}`);
});

test('the manifest names icons and shortcuts that exist', async (t) => {
  const { page, url } = await openPage(t, { site: { folder: site } });
  const manifest = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8'));
  const sources = [...manifest.icons, ...manifest.shortcuts.flatMap((/** @type {{ icons: object[] }} */ shortcut) => shortcut.icons)].map(({ src }) => src);
  for (const source of sources) assert.equal((await fetch(url + source)).status, 200, source);
  for (const { url: shortcut } of manifest.shortcuts) {
    await page.goto(new URL(shortcut, url).href);
    await page.waitForSelector('main h1, main h2');
  }
  assert.equal(await notices(page), '');
});
