/**
 * What page tests share: a server for `www/`, a Chromium that is opened at a size, theme and language, and the rule
 * that a page which complains (console errors, uncaught exceptions, failed requests, requests to anybody else) fails
 * its test whatever else it shows. Tests for several browsers use `browsers.mjs`.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { chromium } from 'playwright-core';
import { serve } from '../tools/serve.mjs';
import { singlePage } from '../tools/build/single.mjs';
import { chromiumArgs, needed, withoutServiceWorker } from '../tools/tools.mjs';
import { openFirefoxPage } from './firefox.mjs';
import { sizes } from './sizes.mjs';

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let running;
after(async () => { await (await running)?.close(); });

/** The Chromium of this process, started when it is first asked for. */
export function browser() {
  running ??= launch();
  return running;
}

/** @param {string[]} [more] arguments */
function launch(more = []) {
  return chromium.launch({ executablePath: needed('chromium'), args: [...chromiumArgs, ...more] });
}

/**
 * @typedef {object} PageOptions
 * @property {string} [path] below the site's address, e.g. `"#g=…"` or `"embed/puzzle.html"`
 * @property {keyof typeof sizes | { width: number, height: number }} [size] `desk` when nothing is said
 * @property {'light' | 'dark'} [theme]
 * @property {string} [lang] a BCP 47 tag, `en-GB` when nothing is said
 * @property {boolean} [touch] a touch screen instead of a mouse
 * @property {boolean} [still] reduced motion, the default: tests of animation say false
 * @property {boolean} [worker] let the page register its service worker
 * @property {number} [density] device pixels per CSS pixel, as the developer tools pretend it
 * @property {number} [screen] device pixels per CSS pixel of a real screen, in a browser of its own; the window is then as large as it is
 * @property {string} [address] opened instead of a served site, e.g. a `file:` address
 * @property {import('../tools/serve.mjs').ServeOptions} [site] how and what to serve; when nothing is said and nothing beside the page is
 *   asked for, the page as one file, which loads in two thirds of the time
 * @property {RegExp[]} [expected] complaints that this test provokes on purpose
 *
 * @typedef {object} Opened
 * @property {import('playwright-core').Page} page
 * @property {import('playwright-core').BrowserContext} context
 * @property {string} url of the site, empty when an address was opened
 * @property {string[]} complaints so far
 * @property {() => Promise<void>} stopServing takes the network away
 */

/** How many programs share each processor: what is timed takes that much longer, however often it is tried. */
export const crowding = () => Math.max(1, loadavg()[0] / availableParallelism());

/** @type {Promise<import('../tools/serve.mjs').ServeOptions> | undefined} */
let oneFile;

/** What to serve for a test. @param {Pick<PageOptions, 'site' | 'path' | 'worker'>} options @returns {Promise<import('../tools/serve.mjs').ServeOptions>} */
export async function siteOf({ site, path = '', worker = false }) {
  if (site || worker || !/^(#|$)/.test(path)) return site ?? {};
  oneFile ??= singlePage().then((page) => {
    const folder = mkdtempSync(join(tmpdir(), 'quadrille-one-'));
    process.once('exit', () => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'index.html'), page.replace('</head>', '<link rel="icon" href="data:,"></head>'));
    return { folder };
  });
  return oneFile;
}

/** How long a test may take before it has failed, in milliseconds: many times what it takes on a busy machine. */
export const PATIENCE = 180_000;

/** Tests that run in Firefox. @type {WeakSet<import('node:test').TestContext>} */
const inFirefox = new WeakSet();

/**
 * Registers a test for Chromium and for Firefox; `openPage` opens the one or the other.
 * @param {string} name
 * @param {(t: import('node:test').TestContext) => Promise<void>} body
 */
export function everywhere(name, body) {
  test(`${name} (Chromium)`, { timeout: PATIENCE }, body);
  test(`${name} (Firefox)`, { timeout: PATIENCE }, async (t) => {
    inFirefox.add(t);
    await body(t);
  });
}

/**
 * Serves the site and opens it. Everything is closed when the test ends, which fails if the page complained.
 * @param {import('node:test').TestContext} t
 * @param {PageOptions} [options]
 * @returns {Promise<Opened>}
 */
export async function openPage(t, options = {}) {
  if (inFirefox.has(t)) return openFirefoxPage(t, options);
  const served = options.address ? undefined : await serve(await siteOf(options));
  const url = served?.url ?? '';
  const stopServing = async () => { await served?.close(); };
  const own = options.screen ? await launch([`--force-device-scale-factor=${options.screen}`, '--window-size=1000,800']) : undefined;
  const context = await (own ?? await browser()).newContext({
    viewport: options.screen ? null : typeof options.size === 'object' ? options.size : sizes[options.size ?? 'desk'],
    colorScheme: options.theme ?? 'light',
    locale: options.lang ?? 'en-GB',
    hasTouch: options.touch ?? false,
    reducedMotion: options.still ?? true ? 'reduce' : 'no-preference',
    ...options.screen ? {} : { deviceScaleFactor: options.density ?? 1 },
  });
  if (!options.worker) await context.addInitScript(withoutServiceWorker);
  const complaints = listen(context, options.address ?? url);
  t.after(async () => {
    await context.close();
    await own?.close();
    await stopServing();
    assertQuiet(complaints, options.expected);
  });
  const page = await context.newPage();
  await page.goto(options.address ?? url + (options.path ?? ''), { waitUntil: 'load' });
  return { page, context, url, complaints, stopServing };
}

/**
 * Fails when there are complaints besides those expected.
 * @param {string[]} complaints
 * @param {RegExp[]} [expected]
 */
export function assertQuiet(complaints, expected = []) {
  const rest = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
  assert.deepEqual(rest, [], 'the page complained');
}

/**
 * Notes everything that a page should not do, for all pages of a context.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} home address of the site or page, the only one that may be asked
 */
function listen(context, home) {
  /** @type {string[]} */
  const complaints = [];
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().stack || error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  watchRequests(context, home, complaints);
  return complaints;
}

/**
 * Notes requests to others and those that failed, in either browser. One that ends because its page is left is no failure: nobody waits
 * for the answer.
 * @param {{ on: (event: any, hear: (what: any) => void) => unknown }} pages a context of Playwright's or a page of Puppeteer's
 * @param {string} home address of the site or page, the only one that may be asked
 * @param {string[]} complaints
 */
export function watchRequests(pages, home, complaints) {
  pages.on('request', (request) => {
    if (isForeign(request.url(), home)) complaints.push(`foreign request: ${request.url()}`);
  });
  pages.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!/_ABORTED$/.test(reason)) complaints.push(`failed request: ${request.url()} ${reason}`);
  });
  pages.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
}

/**
 * Whether an address belongs to somebody else.
 * @param {string} address
 * @param {string} home address of the site
 */
function isForeign(address, home) {
  const { protocol, origin } = new URL(address);
  return /^(https?|wss?):$/.test(protocol) && !(home && origin === new URL(home).origin);
}
