/** What owners of boards can have otherwise: arrows and marks, premoves, speed, sounds, pictures, analysis, paper; and the board as a picture. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBoard, shown, until } from './board-page.mjs';
import { everywhere } from './harness.mjs';

const hughes = { game: 'hughes', interactive: '', lang: 'en' };

/** Presses the other button on one square and lets go on another, as the browser would tell. @param {import('playwright-core').Page} page @param {string} from @param {string} to @param {object} [keys] */
function drawOver(page, from, to, keys = {}) {
  return page.evaluate(([start, end, held]) => {
    const { board } = /** @type {any} */ (window);
    const surface = board.shadowRoot.querySelector('.surface');
    surface.setPointerCapture = () => {};
    const send = (/** @type {string} */ type, /** @type {string} */ square) => {
      const { x, y, width } = board.rectOf(square);
      board.shadowRoot.querySelector(`[data-square=${start}]`).dispatchEvent(new PointerEvent(type, {
        bubbles: true, composed: true, pointerId: 1, pointerType: 'mouse', button: 2, clientX: x + width / 2, clientY: y + width / 2, ...held,
      }));
    };
    send('pointerdown', start);
    send('pointermove', end);
    send('pointerup', end);
  }, /** @type {const} */ ([from, to, keys]));
}

everywhere('the other mouse button draws arrows and marks, and takes them off again', async (t) => {
  const { page, ask } = await openBoard(t, { ...hughes, drawing: '' });
  await page.evaluate('window.drawn = 0; board.addEventListener("drawn", ({ detail }) => { drawn += 1; last = detail.arrows.length; })');
  await drawOver(page, 'e2', 'e4');
  await drawOver(page, 'f7', 'f7', { shiftKey: true });
  await drawOver(page, 'e2', 'g4', { altKey: true });
  assert.deepEqual(await ask('[board.arrows, board.marks, drawn]'), [
    [{ from: 'e2', to: 'e4', colour: 'green' }, { from: 'e2', to: 'g4', colour: 'blue' }], [{ square: 'f7', colour: 'red' }], 3]);
  await drawOver(page, 'e2', 'e4');
  await drawOver(page, 'f7', 'f7', { shiftKey: true });
  assert.deepEqual(await ask('[board.arrows.length, board.marks.length, board.view.plies]'), [1, 0, 0]);
});

everywhere('without the attribute nothing is drawn, and the page draws by the properties', async (t) => {
  const { page, ask } = await openBoard(t, { ...hughes, theme: 'light' }, { expected: [/willReadFrequently/] });
  await drawOver(page, 'e2', 'e4');
  assert.deepEqual(await ask('[board.arrows, board.marks]'), [[], []]);
  const green = `(() => {
    const [, pieces] = board.shadowRoot.querySelectorAll('canvas');
    const [box, frame] = [board.rectOf('f7'), pieces.getBoundingClientRect()];
    const [r, g, b] = pieces.getContext('2d').getImageData(box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y, 1, 1).data;
    return g > r && g > b;
  })()`;
  assert.equal(await page.evaluate(green), false);
  await page.evaluate('board.arrows = [{ from: "f5", to: "f9" }], board.marks = [{ square: "g7", colour: "yellow" }]');
  await shown(page);
  assert.equal(await page.evaluate(green), true);
});

everywhere('a finger that lies still marks a square, and the page does not take it for a tap', async (t) => {
  const { page, ask } = await openBoard(t, { ...hughes, drawing: '' });
  await page.evaluate(() => {
    const { board } = /** @type {any} */ (window);
    const { x, y, width } = board.rectOf('f7');
    const at = { bubbles: true, composed: true, pointerId: 5, pointerType: 'touch', button: 0, clientX: x + width / 2, clientY: y + width / 2 };
    const button = board.shadowRoot.querySelector('[data-square=f7]');
    button.dispatchEvent(new PointerEvent('pointerdown', at));
    setTimeout(() => button.dispatchEvent(new PointerEvent('pointerup', at)), 700);
  });
  await until(page, 'board.marks.length === 1');
  assert.deepEqual(await ask('board.marks'), [{ square: 'f7', colour: 'green' }]);
});

everywhere('a move decided before one\'s turn is made when its turn comes', async (t) => {
  const { ask, tap, heard, page } = await openBoard(t, { ...hughes, interactive: 'S', premoves: '' });
  await ask('board.play("e2-e4")');
  await tap('f2', 'f4');
  assert.equal(await ask('board.view.plies'), 1, 'not yet');
  for (const move of ['b9-d9', 'e13-e11', 'm6-k6']) await ask(`board.play("${move}").catch((error) => error.message)`);
  const { turn, plies } = await ask('({ turn: board.view.turn, plies: board.view.plies })');
  assert.ok(plies >= 4, `${plies} plies, ${turn} to move: ${await heard()}`);
  await until(page, 'board.view.plies === 5');
  assert.equal(await ask('board.view.lastMove.text'), 'f2-f4');
});

everywhere('a move decided ahead that is not legal then is told and not made', async (t) => {
  const { ask, tap, heard } = await openBoard(t, { ...hughes, interactive: 'S', premoves: '' });
  await ask('board.play("e2-e4")');
  await tap('f2', 'f9');
  for (const move of ['b9-d9', 'e13-e11', 'm6-k6']) await ask(`board.play("${move}").catch((error) => error.message)`);
  assert.equal(await ask('board.view.plies'), 4);
  assert.ok((await heard()).some((line) => line.startsWith('refused')));
});

everywhere('in analysis moves are looked at and not made', async (t) => {
  const { page, ask, tap, heard } = await openBoard(t, { game: 'hughes', mode: 'analysis', computer: 'S W N E:1' });
  await page.evaluate('window.looked = []; board.addEventListener("explore", ({ detail }) => looked.push(detail.move.text))');
  await tap('e2', 'e4');
  assert.deepEqual(await ask('[looked, board.view.plies]'), [['e2-e4'], 0]);
  assert.deepEqual((await heard()).filter((line) => /^move/.test(line)), []);
});

test('pieces move as fast as the attribute says', async (t) => {
  const { page } = await openBoard(t, { ...hughes, animation: '600' }, { still: false });
  const took = (/** @type {string} */ move) => page.evaluate(async (text) => {
    const began = performance.now();
    await /** @type {any} */ (window).board.play(text);
    return performance.now() - began;
  }, move);
  assert.ok(await took('e2-e4') > 550);
  await page.evaluate('board.setAttribute("animation", "none")');
  const [at, value] = [await took('b9-d9'), await page.evaluate('board.animation')];
  assert.ok(at < 150 && value === 0, `${at} ms`);
});

everywhere('sounds are the board\'s tones or the page\'s own files', async (t) => {
  const { page, ask } = await openBoard(t, { ...hughes, sounds: '' });
  await page.evaluate(`{
    window.played = [];
    window.Audio = class { constructor(src) { this.src = src; } play() { played.push(this.src); return Promise.resolve(); } };
    board.soundFiles = { move: 'wood.ogg' };
  }`);
  await ask('board.play("e2-e4")');
  assert.deepEqual(await ask('played'), ['wood.ogg']);
});

everywhere('a tone that the system has silenced sounds when sound comes back', async (t) => {
  const { page, ask } = await openBoard(t, { ...hughes, sounds: '' });
  await page.evaluate(`{
    window.tones = 0;
    const knob = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    window.AudioContext = class extends EventTarget {
      state = 'running'; currentTime = 0; destination = {};
      constructor() { super(); window.audio = this; }
      resume() { return window.silent ? Promise.reject(new Error('not now')) : (this.state = 'running', this.dispatchEvent(new Event('statechange')), Promise.resolve()); }
      createGain() { return { gain: knob, connect: (node) => node }; }
      createOscillator() { return { frequency: {}, connect: (node) => node, start() { tones += 1; }, stop() {} }; }
    };
  }`);
  await ask('board.play("e2-e4")');
  assert.equal(await ask('tones'), 1);
  await page.evaluate('window.silent = true; audio.state = "interrupted"');
  for (const move of ['b9-d9', 'e13-e11']) await ask(`board.play("${move}")`);
  assert.equal(await ask('tones'), 1, 'nothing while a call goes on');
  await page.evaluate('window.silent = false');
  await page.mouse.click(5, 5);
  await until(page, 'tones === 2');
});

everywhere('a board alone says moves, captures and refusals to those who listen, and is silent where the page speaks', async (t) => {
  const { page, ask, tap } = await openBoard(t, { game: 'orthodox', interactive: '', lang: 'en' });
  const said = 'shadowRoot.querySelector("[role=status]").textContent';
  await tap('e2', 'e4');
  assert.equal(await ask(said), 'White pawn, e2, e4. Black: to move.');
  await tap('d7', 'd2');
  assert.match(await ask(said), /d7|d2|pawn/);
  for (const move of ['d7-d5', 'e4-d5']) await ask(`board.play("${move}")`);
  assert.match(await ask(said), /taken: Black pawn/);
  await page.evaluate('board.silent = true');
  const before = await ask(said);
  await ask('board.play("d8-d5")');
  assert.equal(await ask(said), before);
});

everywhere('the board is given as SVG and PNG of any size and position', async (t) => {
  const { page, ask } = await openBoard(t, { ...hughes, theme: 'dark' }, { expected: [/willReadFrequently/] });
  const found = await page.evaluate(async () => {
    const { board } = /** @type {any} */ (window);
    const svg = await (await board.picture({ size: 320, title: 'A <board>' })).text();
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const png = await board.picture({ format: 'png', size: 630, theme: 'light', background: '#ffffff' });
    const bitmap = await createImageBitmap(png);
    const pen = new OffscreenCanvas(630, 630).getContext('2d');
    pen?.drawImage(bitmap, 0, 0);
    const other = board.svg({ position: board.position.replace(/yR/, '1') });
    return {
      root: parsed.documentElement.nodeName, title: parsed.querySelector('title')?.textContent, width: parsed.documentElement.getAttribute('width'),
      pieces: parsed.querySelectorAll('g > g').length, type: png.type, side: bitmap.width, corner: pen && [...pen.getImageData(1, 1, 1, 1).data].join(),
      fewer: new DOMParser().parseFromString(other, 'image/svg+xml').querySelectorAll('g > g').length,
      wrong: await board.picture({ size: 9 }).then(String, (/** @type {Error} */ error) => error.message),
    };
  });
  const { length } = await ask('board.view.pieces');
  assert.deepEqual(found, {
    root: 'svg', title: 'A <board>', width: '320', pieces: length, type: 'image/png', side: 630, corner: '255,255,255,255', fewer: length - 1,
    wrong: 'A picture is 16 to 8192 pixels wide, not 9.',
  });
});

everywhere('on paper the board is light and its score and position stand below', async (t) => {
  const { page, ask } = await openBoard(t, { ...hughes, theme: 'dark' });
  await ask('board.play("e2-e4")');
  await page.evaluate('void dispatchEvent(new Event("beforeprint"))');
  assert.deepEqual(await ask('[board.dataset.scheme, /e2-e4/.test(shadowRoot.querySelector(".paper").textContent)]'), ['light', true]);
  assert.equal(await ask('shadowRoot.querySelector(".paper").textContent.includes(board.position)'), true);
  await page.evaluate('void dispatchEvent(new Event("afterprint"))');
  assert.equal(await ask('board.dataset.scheme'), 'dark');
});

everywhere('colours of armies come from the page, edges too', async (t) => {
  const { page, ask } = await openBoard(t, hughes);
  await page.evaluate('board.style.setProperty("--quadrille-white", "#abcdef"), board.style.setProperty("--quadrille-white-edge", "#123456")');
  await until(page, 'board.svg().includes("#abcdef") && board.svg().includes("#123456")');
  assert.equal(await ask('[...shadowRoot.querySelectorAll(".seat")].filter((seat) => getComputedStyle(seat).getPropertyValue("--seat-colour") === "#abcdef").length'), 1);
});
