/** The computer at the table: it moves its seats, the page stays alive meanwhile, gives hints, reviews and opinions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, notices, play, sitDown, tap, until, view } from './app-hands.mjs';
import { crowding, everywhere, openPage } from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Lets the computer play the seats of these rows, at the lowest level. @param {Page} page @param {number[]} rows */
async function giveToComputer(page, rows) {
  for (const row of rows) {
    await page.click(`.player .kind >> nth=${row}`);
    await page.selectOption(`.player >> nth=${row} >> select`, '1');
  }
}

everywhere('three computers answer a person and give the move back', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page, async () => giveToComputer(page, [1, 2, 3]));
  await play(page, 'e2-e4');
  await until(page, "document.querySelector('.board quadrille-board').view.plies === 4");
  assert.equal((await view(page)).turn, 'S');
});

everywhere('taking back goes over the computers to where the person was to move', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page, async () => giveToComputer(page, [1, 2, 3]));
  await play(page, 'e2-e4');
  await until(page, "document.querySelector('.board quadrille-board').view.plies === 4");
  await page.click('.tools [title="Take back"]');
  await until(page, "document.querySelector('.board quadrille-board').view.ply === 0");
});

test('four computers play a whole game while the page answers taps within 50 ms', async (t) => {
  const { page, context } = await openPage(t);
  // Nobody looks on: what they wait for people to follow is left out.
  await context.addInitScript(() => {
    const wait = setTimeout;
    Object.assign(globalThis, { setTimeout: (/** @type {() => void} */ then, /** @type {number} */ ms) => wait(then, ms > 100 && ms < 500 ? 0 : ms) });
  });
  await page.goto(new URL('#/new/quadrocheckers-teams', page.url()).href);
  await page.reload();
  await sitDown(page, async () => giveToComputer(page, [0, 1, 2, 3]));
  await page.evaluate(watchTaps);
  let taps = 0;
  while ((await view(page)).turn !== null) {
    await tap(page, ['d2', 'e3', 'f4', 'g5'][taps % 4]);
    taps += 1;
    // Nobody taps faster than this, and the computers must come to their turn.
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
  const waits = await page.evaluate(() => /** @type {{ waits: number[] }} */ (/** @type {unknown} */ (globalThis)).waits);
  const { plies } = await view(page);
  const [median, worst] = [waits.sort((a, b) => a - b)[waits.length >> 1], waits[waits.length - 1]];
  t.diagnostic(`${plies} plies, ${waits.length} taps, median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`);
  // How many taps fall into the game depends on how fast the machine plays it.
  assert.ok(plies > 50 && waits.length > 0, `${waits.length} taps in ${plies} plies`);
  const allowed = 50 * crowding();
  assert.ok(median <= allowed, `median ${median} ms of ${allowed}`);
});

/** Notes how long each tap waits from the finger to the frame that follows it. */
function watchTaps() {
  /** @type {number[]} */
  const waits = [];
  Object.assign(globalThis, { waits });
  addEventListener('pointerdown', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A message that is sent in a frame comes when the frame has been painted.
      port1.onmessage = () => waits.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  }, { capture: true });
}

/** Milliseconds from the stop to the answer of a worker that would think for a minute: the quickest of some. @param {Page} page @param {string} id */
function stopping(page, id) {
  return page.evaluate(async (game) => {
    const engine = await import(new URL('engine/quadrille.js', document.baseURI).href);
    await engine.default();
    const record = new engine.Game(game).toText();
    const worker = new Worker(new URL('app/table/thinker.worker.js', document.baseURI), { type: 'module' });
    const answer = () => new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data); });
    let quickest = Infinity;
    for (let ask = 1; ask <= 4; ask += 1) {
      // The first question ends by itself when the worker has loaded its engine.
      worker.postMessage({ id: ask, record, level: 5, seed: 1, limit: ask === 1 ? 100 : 60_000 });
      const answered = answer();
      if (ask > 1) {
        await new Promise((resolve) => { setTimeout(resolve, 200); });
        const stopped = performance.now();
        worker.postMessage({ stop: ask });
        await answered;
        quickest = Math.min(quickest, performance.now() - stopped);
      }
      const { move, error } = await answered;
      if (!move) throw new Error(error);
    }
    worker.terminate();
    return quickest;
  }, id);
}

test('a worker that thinks answers a stop within 50 ms', async (t) => {
  const { page } = await openPage(t, { site: {} });
  for (const id of ['online-teams', 'quadrocheckers-four']) {
    const found = await stopping(page, id);
    t.diagnostic(`${id}: ${found.toFixed(1)} ms`);
    assert.ok(found <= 50, `${id}: ${found} ms`);
  }
});

everywhere('a hint marks a legal move and says why', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await sitDown(page);
  await play(page, 'f2-f3 e7-e5 g2-g4');
  await page.click('.tools [title="Hint"]');
  await page.waitForSelector('.telling .news:not(:empty)');
  assert.match(await notices(page), /d8–h4/, 'the mate');
  assert.deepEqual(await page.evaluate("[...document.querySelector('.board quadrille-board').hint]"), ['d8', 'h4']);
});

everywhere('a seat is handed to the computer in mid-game, and taken back', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4');
  await page.click('[data-seat=W]');
  await page.click('dialog[open] .segments button:has-text("Computer")');
  await answer(page, 'Close');
  await until(page, "document.querySelector('.board quadrille-board').view.plies === 2");
  await page.click('[data-seat=W]');
  await page.click('dialog[open] .segments button:has-text("Person")');
  await answer(page, 'Close');
  assert.equal((await view(page)).turn, 'N');
});

everywhere('a review marks the move that allowed a mate', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await sitDown(page);
  await play(page, 'f2-f3 e7-e5 g2-g4 d8-h4');
  await answer(page, 'Review');
  await until(page, "/g2–g4.*\\?\\?/.test(document.querySelector('.moves table').textContent)");
});

everywhere('the opinion bar shows a share for each party where it is asked for', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await sitDown(page);
  await page.click('.tool[title="Menu"]');
  await answer(page, 'Settings');
  await page.click('dialog[open] label.switch:has-text("Evaluation")');
  await answer(page, 'Close');
  await play(page, 'e2-e4');
  await page.waitForSelector('.opinion span');
  assert.match(await page.getAttribute('.opinion', 'aria-label') ?? '', /White: \d+ %, Black: \d+ %/);
});
