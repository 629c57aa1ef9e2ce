/**
 * What goes wrong around the page: tabs that are killed, storage that is emptied or filled, clocks that jump, a worker that dies, an
 * engine that fails. Afterwards the game on the board is the one that was there, or one move before, and the person is told.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARD, notices, openTwice, play, plies, ready, sitDown, tap, until, view } from './app-hands.mjs';
import { testEverywhere } from './browsers.mjs';
import * as hands from './face-hands.mjs';
import { everywhere, openPage } from './harness.mjs';

/** The device's clock is so much ahead from now on. @param {string} milliseconds */
const jump = milliseconds => `{ const real = Date.now.bind(Date); Date.now = () => real() + ${milliseconds}; }`;
const DAY = '86_400_000';

/** Kills the tab's process. @param {import('playwright-core').Page} page */
async function kill(page) {
  const devtools = await page.context().newCDPSession(page);
  const dead = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => {});
  await dead;
}

/** Waits until an expression holds in a page that may be reloading. @param {import('playwright-core').Page} page @param {string} script */
function settled(page, script) {
  return hands.until(/** @type {import('./browsers.mjs').Face} */ ({ evaluate: page.evaluate.bind(page) }), script);
}

/** A tap that may come when the page is already on its way to begin anew: what follows says whether it did. @param {Promise<void>} tapped */
const meanwhile = tapped => tapped.catch(() => {});

// ---- tabs that are killed

for (const moves of ['e2-e4', 'e2-e4 b5-d5 e11-e9']) {
  test(`a tab killed after ${moves} has kept it`, async (t) => {
    const { page, context, url } = await openPage(t);
    await sitDown(page);
    await play(page, moves);
    await kill(page);
    const next = await context.newPage();
    await next.goto(url);
    await ready(next);
    assert.equal(await plies(next), moves.split(' ').length);
    assert.match(await notices(next), /Here is the game you left/);
  });
}

for (const before of [0, 2]) {
  for (const writings of [0, 1, 2]) {
    test(`a tab killed in the midst of keeping move ${before + 1}, after ${writings} writings, leaves this game`, async (t) => {
      const { page, context, url } = await openPage(t);
      await sitDown(page);
      await play(page, 'h2-h4');
      await page.evaluate(() => { location.hash = '#/new'; });
      await sitDown(page);
      const game = ['e2-e4', 'b5-d5'].slice(0, before).join(' ');
      if (game) await play(page, game);
      const id = await page.evaluate(() => JSON.parse(localStorage.getItem('quadrille/last') ?? '').id);
      await page.evaluate((some) => {
        const { setItem } = Storage.prototype;
        let left = some;
        Storage.prototype.setItem = function write(/** @type {string} */ key, /** @type {string} */ text) { if (left-- > 0) setItem.call(this, key, text); };
      }, writings);
      await play(page, ['e2-e4', 'b5-d5', 'e11-e9'][before]);
      await kill(page);
      const next = await context.newPage();
      await next.goto(`${url}#/table`);
      await ready(next);
      assert.equal(await next.evaluate(() => JSON.parse(localStorage.getItem('quadrille/last') ?? '').id), id, 'another game came to the table');
      assert.equal(await plies(next), before + Math.min(writings, 1));
    });
  }
}

// ---- two tabs

everywhere('two tabs that go on with one game keep both, and both are told once', async (t) => {
  const opened = await openPage(t);
  const { page } = opened;
  const second = await openTwice(opened);
  assert.equal(await plies(second), 1);
  await play(second, 'b5-d5');
  await play(page, 'b6-d6');
  await play(second, 'e11-e9');
  for (const [one, made] of /** @type {const} */ ([[page, 2], [second, 3]])) {
    await until(one, "/also open in another tab/.test(document.querySelector('#toasts').textContent)");
    const texts = await one.locator('.toast').allTextContents();
    assert.equal(texts.filter((text) => /also open in another tab/.test(text)).length, 1);
    assert.equal(await plies(one), made);
  }
  const positions = [];
  for (const one of [page, second]) positions.push(await one.evaluate(`${BOARD}.position`));
  assert.notEqual(positions[0], positions[1]);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('quadrille/game/')).length);
  assert.equal(kept, 2);
});

test('a tab killed while another goes on with its game leaves both games', async (t) => {
  const opened = await openPage(t);
  const { page } = opened;
  const second = await openTwice(opened);
  await play(second, 'b5-d5');
  await play(page, 'b6-d6 e11-e9');
  await kill(page);
  await play(second, 'f11-f9');
  await second.evaluate(() => { location.hash = '#/games'; });
  await second.waitForSelector('.shelf li');
  const kept = await second.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('quadrille/game/')).map(([, text]) => JSON.parse(text).plies));
  assert.deepEqual(kept, [3, 3]);
});

// ---- storage that others use

test('when another page empties the storage the game is kept again and the person is told', async (t) => {
  const { page, context, url } = await openPage(t, { site: {}, expected: [/favicon/] });
  await sitDown(page);
  await play(page, 'e2-e4 b5-d5');
  const other = await context.newPage();
  await other.goto(`${url}icon.svg`);
  await other.evaluate(() => localStorage.clear());
  await page.waitForSelector('.toast.alarm');
  assert.match(await notices(page), /taken this game off the device/);
  await page.reload();
  await ready(page);
  assert.equal(await plies(page), 2);
});

testEverywhere('when another page fills the storage the person is told, and the game outlives a reload', {}, async (face) => {
  await hands.sitDown(face);
  await hands.play(face, 'e2-e4');
  await face.evaluate(`(() => {
    for (let size = 1 << 20; size >= 1; size >>= 1) {
      for (let i = 0; ; i += 1) {
        try { localStorage.setItem('other/' + size + '/' + i, 'x'.repeat(size)); } catch { break; }
      }
    }
  })()`);
  await hands.play(face, 'b5-d5 e11-e9 k5-i5');
  await hands.told(face, /storage for this page is full/);
  await hands.reload(face);
  await hands.ready(face);
  assert.equal(await hands.plies(face), 4);
  await face.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('other/')).forEach((key) => localStorage.removeItem(key))");
  await hands.play(face, 'd2-d4');
  assert.equal(await face.evaluate("JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith('quadrille/game/'))[1]).plies"), 5);
});

// ---- clocks that jump

for (const [name, by] of [['forward by a day', DAY], ['back by a day', `-${DAY}`]]) {
  testEverywhere(`when the clock jumps ${name} the game's clock stands still and nobody loses on time`, {}, async (face) => {
    await hands.press(face, '.newgame .start button');
    await hands.ready(face);
    await face.evaluate("void (location.hash = '#/new')");
    await hands.until(face, "document.querySelector('.newgame .clocks, .newgame')");
    await face.evaluate("[...document.querySelectorAll('.newgame button')].find((one) => one.textContent === '5 min + 3 s').click()");
    await hands.sitDown(face);
    await hands.play(face, 'e2-e4 b5-d5');
    await face.evaluate(`void ${`(() => ${jump(by)})()`}`);
    await hands.told(face, /device slept or its clock was changed/);
    await hands.press(face, '.cover:not([hidden])');
    assert.equal(await face.evaluate(`${BOARD}.view.result.kind`), 'ongoing');
    assert.match(await face.evaluate("document.querySelector('[data-seat=N]').textContent"), /[45]:\d\d/);
    await hands.play(face, 'e11-e9');
    assert.equal(await hands.plies(face), 3);
  });
}

test('a device that sleeps for a day wakes up with the game as it was', async (t) => {
  const { page } = await openPage(t);
  await page.click('.newgame button:has-text("5 min + 3 s")');
  await sitDown(page);
  await play(page, 'e2-e4 b5-d5');
  // Everything stands still at the next tick of the page's clock, and goes on a day later.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Debugger.enable');
  const asleep = new Promise((resolve) => { devtools.once('Debugger.paused', ({ callFrames }) => resolve(callFrames[0].callFrameId)); });
  await devtools.send('Debugger.pause');
  await devtools.send('Debugger.evaluateOnCallFrame', { callFrameId: await asleep, expression: jump(DAY) });
  await devtools.send('Debugger.disable');
  await until(page, "[...document.querySelectorAll('.cover')].some((cover) => !cover.hidden)");
  assert.match(await notices(page), /device slept/);
  assert.equal(await plies(page), 2);
  assert.equal((await view(page)).result.kind, 'ongoing');
  await page.click('.cover:not([hidden])');
  await play(page, 'e11-e9');
});

testEverywhere('a computer moves although the clock jumps back while it thinks', {}, async (face) => {
  await giveSecondToComputer(face);
  await hands.sitDown(face);
  await face.evaluate(`void (() => { const { postMessage } = Worker.prototype; Worker.prototype.postMessage = function post(message) { ${jump(`-${DAY}`)} postMessage.call(this, message); }; })()`);
  await hands.play(face, 'e2-e4');
  await hands.until(face, `${BOARD}.view.plies === 2`);
});

// ---- workers and the engine

/** Lets the computer play the second row's seat at the lowest level. @param {import('./browsers.mjs').Face} face */
async function giveSecondToComputer(face) {
  await hands.until(face, "document.querySelectorAll('.player .kind').length === 4");
  await face.evaluate("document.querySelectorAll('.player .kind')[1].click()");
  await hands.until(face, "document.querySelectorAll('.player')[1].querySelector('select')");
  await face.evaluate("(() => { const list = document.querySelectorAll('.player')[1].querySelector('select'); list.value = '1'; list.dispatchEvent(new Event('change')); })()");
}

testEverywhere('a worker that is killed is replaced, and the computer moves', {}, async (face) => {
  await giveSecondToComputer(face);
  await hands.sitDown(face);
  await face.evaluate(`void (() => {
    // Who waits long for an answer gives up after a twentieth of the time.
    const { setTimeout } = window;
    window.setTimeout = (run, delay) => setTimeout(run, delay >= 10_000 ? delay / 20 : delay);
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function die() { Worker.prototype.postMessage = postMessage; this.terminate(); };
  })()`);
  await hands.play(face, 'e2-e4');
  await hands.told(face, /broke off and thinks anew/);
  await hands.until(face, `${BOARD}.view.plies === 2`);
});

test('a worker whose engine fails is replaced, and the computer moves', async (t) => {
  const { page } = await openPage(t, { site: {} });
  await page.click('.player .kind >> nth=1');
  await page.selectOption('.player >> nth=1 >> select', '1');
  await sitDown(page);
  // The first worker's search reads memory that is not there.
  await page.route('**/thinker.worker.js', async (route) => {
    const worker = await (await route.fetch()).text();
    const trap = "const { step } = generated.Search.prototype; generated.Search.prototype.step = function trap(nodes) { this.__wbg_ptr = 0x7FFFFFF0; return step.call(this, nodes); };";
    await route.fulfill({ contentType: 'text/javascript', body: worker + trap });
  }, { times: 1 });
  await play(page, 'e2-e4');
  await settled(page, "/broke off and thinks anew/.test(document.querySelector('#toasts').textContent)");
  await settled(page, `${BOARD}.view.plies === 2`);
});

/** The engine's game is pointed at memory that is not there: the next call of the engine traps. */
const broken = `void (${BOARD}.referee.__wbg_ptr = 0x7FFFFFF0)`;

testEverywhere('an engine that fails is started anew with the game that was there', { expected: [/RuntimeError/] }, async (face) => {
  await hands.sitDown(face);
  await hands.play(face, 'e2-e4 b5-d5');
  const before = await face.evaluate(`${BOARD}.position`);
  await face.evaluate(broken);
  for (const square of ['e11', 'e9']) await meanwhile(hands.tap(face, square));
  await hands.told(face, /engine failed and was started anew/);
  await hands.ready(face);
  assert.equal(await face.evaluate(`${BOARD}.position`), before);
  await hands.play(face, 'e11-e9');
});

testEverywhere('an engine that fails before the first move comes back with the same game', { expected: [/RuntimeError/] }, async (face) => {
  await face.goto(`${face.url}#/new/hughes`);
  await hands.sitDown(face);
  await face.evaluate(broken);
  for (const square of ['d2', 'd4']) await meanwhile(hands.tap(face, square));
  await hands.told(face, /engine failed and was started anew/);
  await hands.ready(face);
  assert.equal(await face.evaluate(`${BOARD}.view.variant`), 'hughes');
});

test('an engine that fails where nothing may be kept loses nothing', async (t) => {
  const { page, context } = await openPage(t, { expected: [/RuntimeError/] });
  await context.addInitScript("Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })");
  await context.addInitScript("Object.defineProperty(globalThis, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError'); } })");
  await page.waitForSelector('.newgame');
  await page.reload();
  await sitDown(page);
  await play(page, 'e2-e4 b5-d5');
  await page.evaluate(broken);
  for (const square of ['e11', 'e9']) await meanwhile(tap(page, square));
  await settled(page, "/engine failed/.test(document.querySelector('#toasts').textContent)");
  await ready(page);
  assert.equal(await plies(page), 2);
});

test('an engine that fails again at once is not started over and over', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4');
  for (const text of [/engine failed and was started anew/, /engine has failed again/]) {
    await page.evaluate(broken);
    for (const square of ['b5', 'd5']) await tap(page, square);
    await settled(page, `${text}.test(document.querySelector('#toasts').textContent)`);
    await ready(page);
  }
  await page.reload();
  await ready(page);
  assert.equal(await plies(page), 1);
});
