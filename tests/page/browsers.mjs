/**
 * One small face over three browsers, for tests of what must work in each: Chromium by Playwright, Firefox by
 * Puppeteer, WebKit by Selenium (only where the environment has QUADRILLE_WEBKIT, as `make test-all` sets it).
 */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { serve } from '../tools/serve.mjs';
import { needed } from '../tools/tools.mjs';
import { inTime, newFirefoxPage, resize } from './firefox.mjs';
import { PATIENCE, assertQuiet, openPage, siteOf } from './harness.mjs';
import { sizes } from './sizes.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} BrowserName */

/** @type {BrowserName[]} */
export const browserNames = process.env.QUADRILLE_WEBKIT ? ['chromium', 'firefox', 'webkit'] : ['chromium', 'firefox'];

/**
 * @typedef {object} Face a page in one of the browsers
 * @property {BrowserName} name
 * @property {string} url of the site, empty when a file was opened
 * @property {(address: string) => Promise<void>} goto waits for the page's load event
 * @property {<T>(script: string) => Promise<T>} evaluate value of an expression in the page; promises are awaited
 * @property {(selector: string) => Promise<void>} click clicks the middle of the first match
 * @property {(x: number, y: number) => Promise<void>} clickAt clicks a point of the viewport
 * @property {(key: 'Enter' | 'Escape' | 'Tab' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight') => Promise<void>} press
 * @property {(file: string) => Promise<void>} shot writes a PNG of the viewport
 * @property {() => Promise<void>} stopServing takes the network away
 */

/**
 * @typedef {object} FaceOptions
 * @property {string} [path] below the site's address
 * @property {string} [address] opened instead of a served site, e.g. a `file:` address
 * @property {keyof typeof sizes} [size]
 * @property {boolean} [worker] let the page register its service worker (Chromium; the others always do)
 * @property {import('../tools/serve.mjs').ServeOptions} [site]
 * @property {RegExp[]} [expected] complaints that this test provokes on purpose
 */

/**
 * Registers one test for each browser.
 * @param {string} name
 * @param {FaceOptions} options
 * @param {(face: Face, t: import('node:test').TestContext) => Promise<void>} body
 */
export function testEverywhere(name, options, body) {
  for (const browser of browserNames) {
    test(`${name} (${browser})`, { timeout: PATIENCE }, async (t) => body(await open[browser](t, options), t));
  }
}

/**
 * Waits until an expression is true in the page, also over a navigation, in which a browser answers with an error.
 * @param {Face} face
 * @param {string} script
 * @param {number} [milliseconds]
 */
export async function waitUntil(face, script, milliseconds = 10_000) {
  const end = Date.now() + milliseconds;
  for (;;) {
    const answer = await face.evaluate(script).catch((error) => error);
    if (answer === true) return;
    if (Date.now() > end) throw new Error(`not true within ${milliseconds} ms but ${answer}: ${script}`);
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
}

/** @type {Record<BrowserName, (t: import('node:test').TestContext, options: FaceOptions) => Promise<Face>>} */
const open = {
  async chromium(t, options) {
    const { page, url, stopServing } = await openPage(t, options);
    return {
      name: 'chromium', url, stopServing,
      goto: async (address) => { await page.goto(address, { waitUntil: 'load' }); },
      evaluate: (script) => page.evaluate(script),
      click: (selector) => page.click(selector),
      clickAt: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      shot: async (file) => { await page.screenshot({ path: file }); },
    };
  },

  async firefox(t, options) {
    const { url, start, stopServing } = await home(options);
    const { page } = await newFirefoxPage(t, url, options, stopServing);
    await resize(page, sizes[options.size ?? 'desk']);
    await page.goto(start, { waitUntil: 'load' });
    return {
      name: 'firefox', url, stopServing,
      goto: async (address) => { await page.goto(address, { waitUntil: 'load' }); },
      evaluate: async (script) => /** @type {any} */ (await page.evaluate(script)),
      click: (selector) => page.click(selector),
      clickAt: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      shot: async (file) => writeFile(file, await page.screenshot()),
    };
  },

  // Selenium tells nothing of the page's console; what the page asked of the server is still looked at.
  async webkit(t, options) {
    /** @type {string[]} */
    const complaints = [];
    const { url, start, stopServing } = await home(options, complaints);
    // A driver of its own for each test: one that still closes its last browser may never open the next.
    const server = await startDriver(needed('webkitdriver'));
    /** @type {import('selenium-webdriver').WebDriver | undefined} */
    let opened;
    t.after(async () => {
      if (opened) await inTime(opened.quit());
      server.stop();
      await stopServing();
      assertQuiet(complaints, options.expected);
    });
    const driver = await webkit(server.url);
    opened = driver;
    await driver.manage().window().setRect({ x: 0, y: 0, ...sizes[options.size ?? 'desk'] });
    await driver.get(start);
    return {
      name: 'webkit', url, stopServing,
      goto: (address) => driver.get(address),
      evaluate: (script) => driver.executeScript(`return (${script})`),
      click: async (selector) => driver.findElement(By.css(selector)).click(),
      clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
      press: (key) => driver.actions().sendKeys(seleniumKey(key)).perform(),
      shot: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
    };
  },
};

/**
 * @param {FaceOptions} options
 * @param {string[]} [missing] hears of requests that the server could not answer
 */
async function home(options, missing) {
  if (options.address) return { url: '', start: options.address, stopServing: async () => {} };
  const served = await serve({ ...await siteOf(options), onMissing: (path) => missing?.push(`status 404: ${path}`) });
  return { url: served.url, start: served.url + (options.path ?? ''), stopServing: served.close };
}

/** A new MiniBrowser. @param {string} server address of its driver */
async function webkit(server) {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  capabilities.set('webkitgtk:browserOptions', { binary: needed('minibrowser'), args: ['--automation'] });
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
}

/**
 * Starts a WebDriver server and waits until it answers.
 * @param {string} program
 */
async function startDriver(program) {
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    if (await fetch(`${url}/status`).then((answer) => answer.ok, () => false)) break;
    if (attempt === 100) throw new Error(`${program} does not answer`);
    await new Promise((resolve) => { setTimeout(resolve, 100); });
  }
  return { url, stop: () => { child.kill('SIGKILL'); } };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** @param {string} key its name in the DOM */
function seleniumKey(key) {
  /** @type {Record<string, string>} */
  const keys = {
    Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB,
    ArrowUp: Key.ARROW_UP, ArrowDown: Key.ARROW_DOWN, ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT,
  };
  return keys[key];
}
