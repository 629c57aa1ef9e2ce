/** The element in every kind of host: right to left, in other documents, moved, scaled, turned, zoomed, on any screen. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBoard, shown, until } from './board-page.mjs';
import { everywhere } from './harness.mjs';

const hughes = { game: 'hughes', interactive: '' };

/** Runs in the page: squares whose button or `squareAt` is not where `rectOf` says. */
const astray = `[...board.shadowRoot.querySelectorAll('.grid button')].flatMap((button) => {
  const [own, drawn] = [button.getBoundingClientRect(), board.rectOf(button.dataset.square)];
  const far = ['x', 'y', 'width', 'height'].some((side) => Math.abs(own[side] - drawn[side]) > 1);
  const hit = board.squareAt(drawn.x + drawn.width / 2, drawn.y + drawn.height / 2);
  return far || hit !== button.dataset.square ? [button.dataset.square + ' is ' + hit + ' at ' + [own.x, own.y, own.width, drawn.x, drawn.y, drawn.width].map(Math.round)] : [];
})`;

for (const game of ['hughes', 'orthodox']) {
  everywhere(`in a page that is read from right to left the buttons of ${game} lie over their squares and arrows go where they point`, async (t) => {
    const { page, ask, tap } = await openBoard(t, { game, interactive: '' });
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await shown(page);
    assert.deepEqual(await page.evaluate(astray), []);
    await tap('d2');
    assert.equal(await ask('shadowRoot.activeElement.dataset.square'), 'd2');
    await page.keyboard.press('ArrowRight');
    assert.equal(await ask('shadowRoot.activeElement.dataset.square'), 'e2');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await ask('shadowRoot.activeElement.dataset.square'), 'd3');
  });
}

everywhere('panels and their words follow the page from right to left', async (t) => {
  const { page, ask } = await openBoard(t, hughes);
  const before = await ask('shadowRoot.querySelector(".dot").getBoundingClientRect().x - shadowRoot.querySelector(".who").getBoundingClientRect().x');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const after = await ask('shadowRoot.querySelector(".who").getBoundingClientRect().right - shadowRoot.querySelector(".dot").getBoundingClientRect().right');
  assert.ok(Math.abs(before - after) < 1, `${before} from the left, ${after} from the right`);
});

/** How the board may be shown: what a page does to it, or to what it lies in. */
const shows = {
  'smaller': 'transform: scale(.6)', 'larger, from a corner': 'transform: scale(1.3); transform-origin: 0 0', 'turned by a quarter': 'transform: rotate(90deg)',
  'turned askew': 'transform: rotate(17deg) scale(.7)', 'mirrored': 'transform: scaleX(-1)', 'skewed': 'transform: skewX(12deg)', 'zoomed': 'zoom: .75', 'zoomed in': 'zoom: 1.4',
  'tilted away': 'transform: perspective(900px) rotateX(35deg)', 'in vertical writing': 'writing-mode: vertical-rl',
};

for (const [name, style] of Object.entries(shows)) {
  everywhere(`a board shown ${name} knows its squares and is played on`, async (t) => {
    const { page, tap, ask } = await openBoard(t, { game: 'orthodox', interactive: '' });
    await page.evaluate((css) => {
      /** @type {HTMLElement} */ (document.querySelector('main')).style.cssText = `${css}; padding: 60px; min-height: 0; max-width: 500px`;
      /** @type {any} */ (window).board.style.width = '480px';
    }, style);
    await shown(page);
    assert.deepEqual(await page.evaluate(astray), []);
    await tap('e2', 'e4');
    assert.equal(await ask('board.view.lastMove?.text'), 'e2-e4');
  });
}

/** Puts the board somewhere else by `move`, and looks whether it has its style, its squares and its game there. @param {import('node:test').TestContext} t @param {string} move */
async function moved(t, move) {
  const { page, ask } = await openBoard(t, hughes);
  await ask('board.play("e2-e4")');
  await page.evaluate(move);
  await shown(page);
  await until(page, 'board.view?.plies === 1 && board.rectOf("e4")?.width > 10');
  assert.deepEqual(await page.evaluate(astray), []);
  assert.equal(await ask('board.ownerDocument.defaultView.getComputedStyle(shadowRoot.querySelector("canvas")).position'), 'absolute');
  await ask('board.play("b9-d9")');
  assert.equal(await ask('board.view.plies'), 2);
}

const intoFrame = `new Promise((done) => {
  const frame = document.createElement('iframe');
  frame.width = frame.height = 700;
  frame.srcdoc = '<!doctype html><title>A frame</title>';
  frame.onload = () => done(frame.contentDocument.body.append(board));
  document.querySelector('main').append(frame);
})`;

everywhere('moved into a frame the board keeps its style and its game', (t) => moved(t, intoFrame));

everywhere('moved into a frame and back the board keeps its style and its game', (t) => moved(t, `${intoFrame}.then(() => document.querySelector('main').append(board))`));

everywhere('moved into a shadow root the board keeps its style and its game', (t) => moved(t, `{
  const around = document.createElement('div');
  document.querySelector('main').append(around);
  around.attachShadow({ mode: 'open' }).append(board);
}`));

everywhere('through a document that is shown nowhere the board keeps its style and its game', (t) => moved(t, `{
  const nowhere = document.implementation.createHTMLDocument('');
  nowhere.body.append(board);
  document.querySelector('main').append(document.adoptNode(board));
}`));

test('moved into another window the board keeps its style, its game and its clicks', async (t) => {
  const { page, context } = await openBoard(t, hughes);
  const [popup] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => {
    const other = /** @type {Window} */ (open('', '', 'width=700,height=700'));
    other.document.body.append(/** @type {any} */ (window).board);
  })]);
  await until(page, 'board.rectOf("e2")?.width > 10');
  assert.deepEqual(await page.evaluate(astray), []);
  for (const square of ['e2', 'e4']) {
    const { x, y } = await page.evaluate(`(() => { const box = board.rectOf('${square}'); return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()`);
    await popup.mouse.click(x, y);
  }
  await until(page, 'board.view.plies === 1');
});

/** Ways in which a page may make a board. */
const births = {
  'cloned': 'board.cloneNode(true)',
  'imported from a parsed document': 'document.importNode(new DOMParser().parseFromString(html, "text/html").querySelector("quadrille-board"), true)',
  'adopted from a parsed document': 'document.adoptNode(new DOMParser().parseFromString(html, "text/html").querySelector("quadrille-board"))',
  'made by createHTMLDocument': '(() => { const other = document.implementation.createHTMLDocument(""); other.body.innerHTML = html; return other.body.firstChild; })()',
  'made from a template': '(() => { const template = document.createElement("template"); template.innerHTML = html; return template.content.firstChild.cloneNode(true); })()',
  'made as HTML': '(() => { const box = document.createElement("div"); box.innerHTML = html; return box.firstChild; })()',
  'made by new': 'Object.assign(new board.constructor(), { game: "hughes", interactive: true })',
};

for (const [name, made] of Object.entries(births)) {
  everywhere(`a board ${name} has its style and its squares`, async (t) => {
    const { page, ask } = await openBoard(t, hughes);
    await page.evaluate(`{
      const html = '<quadrille-board game="hughes" interactive></quadrille-board>';
      const born = ${made};
      document.querySelector('main').replaceChildren(born);
      board = born;
    }`);
    await until(page, 'board.view?.variant === "hughes" && board.rectOf("e4")?.width > 10');
    assert.deepEqual(await page.evaluate(astray), []);
    assert.equal(await ask('getComputedStyle(shadowRoot.querySelector("canvas")).position'), 'absolute');
  });
}

test('where a page trusts only types, boards are made and played all the same', async (t) => {
  const { page } = await openBoard(t, hughes);
  await page.evaluate(`{
    const meta = document.createElement('meta');
    meta.httpEquiv = 'Content-Security-Policy';
    meta.content = "require-trusted-types-for 'script'";
    document.head.append(meta);
    const policy = trustedTypes.createPolicy('host', { createHTML: (html) => html });
    document.querySelector('main').innerHTML = policy.createHTML('<quadrille-board game="hughes" interactive></quadrille-board>');
    board = document.querySelector('quadrille-board');
  }`);
  await until(page, 'board.view?.variant === "hughes" && board.rectOf("e4")?.width > 10');
  await page.evaluate('board.play("e2-e4")');
  assert.equal(await page.evaluate('board.view.plies'), 1);
});

// A picture that is not as large in device pixels as what shows it is resampled: blurred. So what is seen is compared with what was painted.
for (const screen of [1.1, 1.25, 1.75, 2.625]) {
  everywhere(`on a screen of ${screen} device pixels a CSS pixel the page shows what was painted, pixel for pixel, with sharp edges`, async (t) => {
    // Firefox may say so when a browser with a page that observes sizes is closed.
    const { page } = await openBoard(t, { ...hughes, theme: 'light' }, { screen, expected: [/Permission denied to access property "length"/] });
    // Firefox has sixtieths of a CSS pixel only.
    assert.ok(Math.abs(await page.evaluate('devicePixelRatio') - screen) < 0.02);
    for (const [width, left, top] of [[520, 0, 0], [433.3, 13.7, 7.3], [401.9, 0.4, 3.9]]) {
      await page.evaluate(([wide, x, y]) => {
        const { style } = /** @type {any} */ (window).board;
        Object.assign(style, { width: `${wide}px`, position: 'absolute', left: `${x}px`, top: `${y}px` });
      }, [width, left, top]);
      await shown(page);
      const picture = await page.screenshot();
      await page.evaluate((base64) => { Object.assign(window, { seen: base64 }); }, Buffer.from(picture).toString('base64'));
      const { wrong, looked, mixed } = await page.evaluate(compare);
      assert.ok(looked > 20_000, `${looked} pixels`);
      assert.ok(wrong / looked < 0.002, `at ${left}, ${top}, ${width} wide: ${wrong} of ${looked} pixels differ`);
      assert.equal(mixed, 0, 'edges of squares are sharp');
      assert.deepEqual(await page.evaluate(astray), []);
    }
  });
}

/** Runs in the page: pixels of the screenshot `seen` that differ from the two canvases, and pixels between two empty squares that are of neither colour. */
async function compare() {
  const { board, seen } = /** @type {any} */ (window);
  const bytes = Uint8Array.from(atob(seen), (letter) => letter.charCodeAt(0));
  const shot = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const [squares, pieces] = board.shadowRoot.querySelectorAll('canvas');
  const size = Math.min(squares.width, squares.height);
  const layer = (/** @type {CanvasImageSource[]} */ images, /** @type {number} */ x, /** @type {number} */ y) => {
    const canvas = new OffscreenCanvas(size, size);
    const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, size, size);
    for (const image of images) pen.drawImage(image, -x, -y);
    return pen.getImageData(0, 0, size, size).data;
  };
  const box = squares.getBoundingClientRect();
  const painted = layer([squares, pieces], 0, 0);
  // Which device pixel a box begins at is the browser's choice: the best of the nearest counts.
  const found = [0, 1, -1].flatMap((dx) => [0, 1, -1].map((dy) => look(Math.round(box.x * devicePixelRatio) + dx, Math.round(box.y * devicePixelRatio) + dy)));
  return found.sort((a, b) => a.wrong - b.wrong)[0];

  /** @param {number} left @param {number} top */
  function look(left, top) {
    const shownThere = layer([shot], left, top);
    let [wrong, looked, mixed] = [0, 0, 0];
    // Two empty squares beside each other in the middle of the board: a row of pixels through both has two colours.
    const [one, other] = [board.rectOf('f7'), board.rectOf('g7')];
    const y = Math.round((one.y + one.height / 2 - box.y) * devicePixelRatio);
    const [from, to] = [one.x + one.width * 0.2, other.x + other.width * 0.8].map((x) => Math.round((x - box.x) * devicePixelRatio));
    const colour = (/** @type {number} */ x) => shownThere.slice(4 * (y * size + x), 4 * (y * size + x) + 3).join();
    const ends = [colour(from), colour(to)];
    for (let x = from; x <= to; x += 1) mixed += ends.includes(colour(x)) ? 0 : 1;
    // The seats' panels lie over the corners.
    const clear = board.rectOf('d4');
    const [low, high] = [clear.x - box.x, box.right - clear.x].map((edge) => Math.ceil(edge * devicePixelRatio));
    for (let row = 0; row < size; row += 1) {
      for (let column = low; column < size; column += 1) {
        if (column > high || row < low || row > high) continue;
        looked += 1;
        const at = 4 * (row * size + column);
        if ([0, 1, 2].some((part) => Math.abs(painted[at + part] - shownThere[at + part]) > 8)) wrong += 1;
      }
    }
    return { wrong, looked, mixed };
  }
}
