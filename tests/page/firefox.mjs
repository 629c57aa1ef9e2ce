/**
 * Firefox for tests that are written for Chromium: Puppeteer's page behind the part of Playwright's face that our tests use, with
 * its selectors (`:has-text("…")`, `>> nth=2`, through open shadow roots) and its habit of waiting until something can be clicked.
 */
import { after } from 'node:test';
import { setTimeout as later } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { serve } from '../tools/serve.mjs';
import { needed, withoutServiceWorker } from '../tools/tools.mjs';
import { assertQuiet, siteOf, watchRequests } from './harness.mjs';
import { sizes } from './sizes.mjs';

/** How long something may take to appear, in milliseconds. */
const PATIENCE = 30_000;

/** @typedef {import('puppeteer-core').Page} Puppet */
/** One step of a way to elements: a selector, or a button by its name. @typedef {{ css: string } | { button: string, exact: boolean } | { label: string } | { nth: number }} Step */

/**
 * Runs in the page: the elements at the end of a way, and where the first can be clicked.
 * @param {Step[]} way
 */
function seek(way) {
  /** @param {Document | ShadowRoot | Element} root @param {string} css @returns {Element[]} */
  const all = (root, css) => {
    const found = [...root.querySelectorAll(css)];
    const roots = [...root.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? []);
    if (root instanceof Element && root.shadowRoot) roots.push(root.shadowRoot);
    return [...found, ...roots.flatMap((inner) => all(inner, css))];
  };
  /** @param {Element} element */
  const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  /** @param {(Document | Element)[]} from @param {string} selector @returns {Element[]} */
  const select = (from, selector) => {
    const [first = '*', ...rest] = selector.split(/:has-text\("([^"]*)"\)/);
    let found = from.flatMap((root) => all(root, first));
    for (let i = 0; i + 1 < rest.length; i += 2) {
      const text = rest[i].toLowerCase();
      found = found.filter((element) => (element.textContent ?? '').replace(/\s+/g, ' ').toLowerCase().includes(text));
      if (rest[i + 1].trim()) found = found.flatMap((element) => all(element, `:scope${rest[i + 1]}`));
    }
    return [...new Set(found)];
  };
  /** @type {(Document | Element)[]} */
  let here = [document];
  for (const step of way) {
    if ('css' in step) here = select(here, step.css);
    else if ('nth' in step) here = here.slice(step.nth, step.nth === -1 ? undefined : step.nth + 1);
    else if ('label' in step) {
      const labelled = here.flatMap((root) => all(root, 'input, select, textarea, button'));
      here = labelled.filter((element) => nameOf(element).startsWith(step.label) || [.../** @type {HTMLInputElement} */ (element).labels ?? []].some((label) => nameOf(label).includes(step.label)));
    } else {
      const buttons = here.flatMap((root) => all(root, 'button, [role=button]'));
      here = buttons.filter((element) => (step.exact ? nameOf(element) === step.button : nameOf(element).toLowerCase().includes(step.button.toLowerCase())));
    }
  }
  return /** @type {Element[]} */ (here);
}

/** @param {string} selector @returns {Step[]} */
function steps(selector) {
  return selector.split(' >> ').map((part) => (part.startsWith('nth=') ? { nth: Number(part.slice(4)) } : { css: part }));
}

/** Elements of a page, as Playwright's locators name them. */
class Locator {
  /** @param {Puppet} page @param {Step[]} way */
  constructor(page, way) {
    this.page = page;
    this.way = way;
  }

  /** @param {string} selector */
  locator(selector) { return new Locator(this.page, [...this.way, ...steps(selector)]); }
  /** @param {string} _role always a button @param {{ name: string, exact?: boolean }} options */
  getByRole(_role, { name, exact = false }) { return new Locator(this.page, [...this.way, { button: name, exact }]); }
  /** @param {string} label */
  getByLabel(label) { return new Locator(this.page, [...this.way, { label }]); }
  /** @param {number} index */
  nth(index) { return new Locator(this.page, [...this.way, { nth: index }]); }
  first() { return this.nth(0); }
  last() { return this.nth(-1); }

  /**
   * What a function makes of the elements, in the page.
   * @template T
   * @param {(found: Element[], ...given: any[]) => T} read
   * @param {...unknown} given
   * @returns {Promise<T>}
   */
  ask(read, ...given) {
    const script = `(() => { const seek = ${seek}; return (${read})(seek(${JSON.stringify(this.way)}), ...${JSON.stringify(given)}); })()`;
    return /** @type {Promise<T>} */ (this.page.evaluate(script));
  }

  /**
   * The same, once it is no longer null.
   * @template T
   * @param {(found: Element[], ...given: any[]) => T | null} read
   * @param {...unknown} given
   */
  async await(read, ...given) {
    for (const end = Date.now() + PATIENCE; ;) {
      // A page that is being left has no elements.
      const answer = await this.ask(read, ...given).catch((error) => { if (Date.now() > end) throw error; return null; });
      if (answer !== null) return answer;
      if (Date.now() > end) throw new Error(`nothing to be found in half a minute: ${JSON.stringify(this.way)}`);
      await later(20);
    }
  }

  count() { return this.ask((found) => found.length); }
  allTextContents() { return this.ask((found) => found.map((element) => element.textContent ?? '')); }
  textContent() { return this.await((found) => (found[0] ? found[0].textContent ?? '' : null)); }
  /** @param {string} name */
  async getAttribute(name) { return (await this.await((found, wanted) => (found[0] ? [found[0].getAttribute(wanted)] : null), name))[0]; }
  inputValue() { return this.await((found) => (found[0] ? /** @type {HTMLInputElement} */ (found[0]).value : null)); }
  isDisabled() { return this.await((found) => (found[0] ? /** @type {HTMLInputElement} */ (found[0]).disabled : null)); }
  isVisible() { return this.ask((found) => found[0] !== undefined && found[0].getBoundingClientRect().width > 0); }
  boundingBox() { return this.await((found) => { const { x, y, width, height } = found[0]?.getBoundingClientRect() ?? {}; return found[0] ? { x, y, width, height } : null; }); }

  /** Waits until it is there, can be seen and used, and holds still; then clicks its middle. */
  async click() {
    const middle = () => this.await((found) => {
      const [element] = found;
      if (!element || /** @type {HTMLButtonElement} */ (element).disabled) return null;
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return null;
      const [left, top] = [x + width / 2, y + height / 2];
      let hit = document.elementFromPoint(left, top);
      while (hit?.shadowRoot?.elementFromPoint(left, top) && hit.shadowRoot.elementFromPoint(left, top) !== hit) hit = hit.shadowRoot.elementFromPoint(left, top);
      const reached = hit !== null && (element.contains(hit) || hit.contains(element) || (element instanceof HTMLLabelElement && element.control === hit));
      return reached ? { x: left, y: top } : null;
    });
    let { x, y } = await middle();
    for (;;) {
      await later(16);
      const now = await middle();
      if (now.x === x && now.y === y) break;
      ({ x, y } = now);
    }
    await this.page.mouse.click(x, y);
  }

  /** Writes into a field as a person does at once. @param {string} text */
  async fill(text) {
    await this.await((found, value) => {
      const field = /** @type {HTMLInputElement | undefined} */ (found[0]);
      if (!field || field.disabled) return null;
      field.focus();
      field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      return true;
    }, text);
  }

  /** @param {string} value */
  async selectOption(value) {
    await this.await((found, wanted) => {
      const list = /** @type {HTMLSelectElement | undefined} */ (found[0]);
      if (!list || ![...list.options].some((option) => option.value === wanted)) return null;
      list.value = wanted;
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
      return true;
    }, value);
  }
}

/**
 * Puppeteer's page with Playwright's face.
 * @param {Puppet} page
 * @returns {import('playwright-core').Page}
 */
export function faceOf(page) {
  const locator = (/** @type {string} */ selector) => new Locator(page, steps(selector));
  const face = {
    locator,
    getByRole: (/** @type {string} */ role, /** @type {{ name: string, exact?: boolean }} */ options) => new Locator(page, []).getByRole(role, options),
    getByLabel: (/** @type {string} */ label) => new Locator(page, []).getByLabel(label),
    click: (/** @type {string} */ selector) => locator(selector).click(),
    fill: (/** @type {string} */ selector, /** @type {string} */ text) => locator(selector).fill(text),
    selectOption: (/** @type {string} */ selector, /** @type {string} */ value) => locator(selector).selectOption(value),
    textContent: (/** @type {string} */ selector) => locator(selector).textContent(),
    inputValue: (/** @type {string} */ selector) => locator(selector).inputValue(),
    isDisabled: (/** @type {string} */ selector) => locator(selector).isDisabled(),
    isVisible: (/** @type {string} */ selector) => locator(selector).isVisible(),
    getAttribute: (/** @type {string} */ selector, /** @type {string} */ name) => locator(selector).getAttribute(name),
    waitForSelector: (/** @type {string} */ selector, /** @type {{ state?: string }} */ { state = 'visible' } = {}) => locator(selector).await(
      (found, attached) => (found.some((element) => attached || (element.getBoundingClientRect().height > 0 && element.getBoundingClientRect().width > 0)) ? true : null), state === 'attached'),
    waitForTimeout: later,
    evaluate: (/** @type {any} */ script, /** @type {any[]} */ ...given) => page.evaluate(script, ...given),
    goto: (/** @type {string} */ address) => page.goto(address, { waitUntil: 'load' }),
    reload: () => page.reload({ waitUntil: 'load' }),
    url: () => page.url(),
    setViewportSize: (/** @type {{ width: number, height: number }} */ size) => resize(page, size),
    keyboard: { press: (/** @type {any} */ key) => page.keyboard.press(key), type: (/** @type {string} */ text) => page.keyboard.type(text) },
    mouse: {
      click: (/** @type {number} */ x, /** @type {number} */ y) => page.mouse.click(x, y),
      move: (/** @type {number} */ x, /** @type {number} */ y, /** @type {{ steps?: number }} */ options = {}) => page.mouse.move(x, y, options),
      down: () => page.mouse.down(),
      up: () => page.mouse.up(),
    },
    touchscreen: {
      tap: (/** @type {number} */ x, /** @type {number} */ y) => page.touchscreen.tap(x, y),
      touchStart: (/** @type {number} */ x, /** @type {number} */ y) => page.touchscreen.touchStart(x, y),
    },
    screenshot: () => page.screenshot(),
  };
  return /** @type {any} */ (face);
}

/**
 * Gives a page a size. Puppeteer asks for an orientation besides, which Firefox 140 does not know: it takes the size all the same.
 * @param {Puppet} page
 * @param {{ width: number, height: number }} size
 */
export async function resize(page, size) {
  await page.setViewport(size).catch((error) => {
    if (!/unknown command emulation\.setScreenOrientationOverride/.test(String(error))) throw error;
  });
  while (await page.evaluate('innerWidth') !== size.width) await later(10);
}

/** @type {Promise<import('puppeteer-core').Browser> | undefined} */
let running;
after(quit);

/** Ends Firefox; the next page gets a new one. One that hangs may fail its test, but not hold up the run. */
async function quit() {
  const browser = await running;
  running = undefined;
  if (browser && !await inTime(browser.close())) browser.process()?.kill('SIGKILL');
}

/** Whether something comes to its end within ten seconds. @param {Promise<unknown>} closing */
export function inTime(closing) {
  return Promise.race([closing.then(() => true), later(10_000, false, { ref: false })]);
}

/** The Firefox of this process, started when it is first asked for. */
function firefox() {
  running ??= launch();
  return running;
}

/** A Firefox: light, still, British, silent, all pages in one process of its own. @param {Record<string, string>} [more] preferences @param {string[]} [args] */
function launch(more = {}, args = []) {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: needed('firefox'),
    defaultViewport: null,
    args,
    extraPrefsFirefox: {
      'network.captive-portal-service.enabled': false, 'network.connectivity-service.enabled': false,
      'fission.autostart': false, 'dom.ipc.processCount': 1, 'dom.ipc.processPrelaunch.enabled': false,
      'dom.w3c_touch_events.enabled': 1, 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1, 'layout.css.prefers-color-scheme.content-override': 1, 'intl.accept_languages': 'en-GB',
      ...more,
    },
  });
}

/**
 * An empty page with a profile of its own. Everything is closed when the test ends, which fails if the page complained.
 * @param {import('node:test').TestContext} t
 * @param {string} url of the site, the only one that may be asked
 * @param {{ expected?: RegExp[], screen?: number }} options with a `screen` the page gets a browser of its own
 * @param {() => Promise<void>} stopServing
 */
export async function newFirefoxPage(t, url, options, stopServing) {
  const own = options.screen ? await launch({ 'layout.css.devPixelsPerPx': String(options.screen) }, ['--width=1000', '--height=800']) : undefined;
  const context = await (own ?? await firefox()).createBrowserContext();
  /** @type {string[]} */
  const complaints = [];
  t.after(async () => {
    const closed = await inTime(own ? own.close() : context.close());
    await stopServing();
    if (!closed) {
      await quit();
      throw new Error('Firefox did not close the page');
    }
    assertQuiet(complaints, options.expected);
  });
  const open = async () => {
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(`exception: ${error instanceof Error ? error.stack : error}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') complaints.push(`${message.type()}: ${message.text()}`);
    });
    watchRequests(page, url, complaints);
    return page;
  };
  return { page: await open(), open, complaints };
}

/**
 * What `openPage` of the harness does, in Firefox; what it cannot be told here (density, motion, service worker) is refused. A theme is
 * chosen by the page's own setting.
 * @param {import('node:test').TestContext} t
 * @param {import('./harness.mjs').PageOptions} options
 * @returns {Promise<import('./harness.mjs').Opened>}
 */
export async function openFirefoxPage(t, { path = '', size = 'desk', site, expected, theme, lang, touch, screen, ...others }) {
  const foreign = Object.keys(others);
  if (foreign.length > 0) throw new Error(`only Chromium can be told ${foreign.join(', ')}: register the test with \`test\``);
  const served = await serve(await siteOf({ site, path }));
  const { page, open, complaints } = await newFirefoxPage(t, served.url, { expected, screen }, served.close);
  const viewport = typeof size === 'object' ? size : sizes[size];
  const scripts = [withoutServiceWorker];
  if (lang) scripts.push(`Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['${lang}'] });`);
  if (theme) scripts.push(`localStorage['quadrille/settings'] ??= '{"theme":"${theme}"}';`);
  const pages = [page];
  const prepare = async (/** @type {Puppet} */ one) => {
    if (!screen) await resize(one, viewport);
    for (const script of scripts) await one.evaluateOnNewDocument(script);
  };
  const context = {
    addInitScript: async (/** @type {string} */ script) => {
      scripts.push(script);
      for (const one of pages) await one.evaluateOnNewDocument(script);
    },
    newPage: async () => {
      const another = await open();
      pages.push(another);
      await prepare(another);
      return faceOf(another);
    },
  };
  await prepare(page);
  await page.goto(served.url + path, { waitUntil: 'load' });
  return { page: faceOf(page), context: /** @type {any} */ (context), url: served.url, complaints, stopServing: served.close };
}
