/** The element's contract: attributes and properties, events, methods, layouts, slots, and what it costs. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { testEverywhere, waitUntil } from './browsers.mjs';
import { beforePromotion, openBoard, shown, site, slowed, until } from './board-page.mjs';
import { everywhere } from './harness.mjs';

const four = { game: 'quadrochess-four', interactive: '' };
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test('the module loads where there is no DOM', async () => {
  const { QuadrilleBoard } = await import('../../www/board/element.js');
  assert.ok(QuadrilleBoard.observedAttributes.includes('facing'));
});

everywhere('attributes and properties stay in step', async (t) => {
  const { page } = await openBoard(t, four);
  const pairs = await page.evaluate(() => {
    const { board } = /** @type {any} */ (window);
    /** @type {[string, unknown, string | null][]} */
    const results = [];
    for (const [name, value] of /** @type {[string, string | boolean][]} */ ([['facing', 'pass'], ['bottom', 'N'], ['coordinates', 'plain'], ['theme', 'dark'], ['mode', 'shade'], ['computer', 'N:2'], ['interactive', 'S W'], ['interactive', false], ['interactive', true], ['facing', 'fixed']])) {
      board[name] = value;
      results.push([name, board[name], board.getAttribute(name)]);
    }
    for (const [name, value] of [['facing', 'table'], ['bottom', 'E'], ['theme', 'light'], ['game', 'hughes'], ['interactive', 'N']]) {
      board.setAttribute(name, value);
      results.push([name, board[name], board.getAttribute(name)]);
    }
    board.options = { anticlockwise: true, '960': 518 };
    results.push(['options', board.options, board.getAttribute('options')]);
    return results;
  });
  assert.deepEqual(pairs, [
    ['facing', 'pass', 'pass'], ['bottom', 'S', 'N'], ['coordinates', 'plain', 'plain'], ['theme', 'dark', 'dark'], ['mode', 'shade', 'shade'], ['computer', 'N:2', 'N:2'],
    ['interactive', 'S W', 'S W'], ['interactive', false, null], ['interactive', true, ''], ['facing', 'fixed', 'fixed'],
    ['facing', 'table', 'table'], ['bottom', 'E', 'E'], ['theme', 'light', 'light'], ['game', 'hughes', 'hughes'], ['interactive', 'N', 'N'],
    ['options', { anticlockwise: true, 960: '518' }, '960=518 anticlockwise'],
  ]);
});

everywhere('properties set before the element is defined are taken over', async (t) => {
  const { page } = await openBoard(t, four);
  const facing = await page.evaluate(async () => {
    const early = document.createElement('quadrille-early');
    Object.assign(early, { facing: 'table', hint: ['a4'] });
    document.body.append(early);
    const { QuadrilleBoard } = await import(/** @type {string} */ ('/board/element.js'));
    customElements.define('quadrille-early', class extends QuadrilleBoard {});
    return [early.getAttribute('facing'), /** @type {any} */ (early).hint];
  });
  assert.deepEqual(facing, ['table', ['a4']]);
});

everywhere('a wrong game is told by an error event, with a code', async (t) => {
  const { heard } = await openBoard(t, { game: 'chess-for-nine' });
  const [first] = await heard();
  assert.match(first, /^error [a-z-]+/);
});

everywhere('a move may be stopped and played later', async (t) => {
  const { page, tap, heard, ask } = await openBoard(t, four);
  await page.evaluate(() => {
    const { board } = /** @type {any} */ (window);
    board.addEventListener('move', (/** @type {Event} */ event) => event.preventDefault(), { once: true });
  });
  await tap('f2', 'f4');
  assert.deepEqual(await heard(), ['move f2-f4']);
  assert.equal(await ask('board.view.ply'), 0);
  const effects = await ask('board.play("f2-f4")');
  assert.equal(effects[0].type, 'moved');
  assert.deepEqual(await heard(), ['moved f2-f4', 'turnchange W', 'movefinished f2-f4']);
});

everywhere('an illegal move is rejected and changes nothing', async (t) => {
  const { ask, heard } = await openBoard(t, four);
  assert.match(await ask('board.play("f2-f5").then(() => "played", (error) => error.code)'), /^[a-z-]+$/);
  assert.match((await heard())[0], /^error /);
  assert.equal(await ask('board.view.ply'), 0);
});

everywhere('undo, redo and jumps show what the referee shows', async (t) => {
  const { ask } = await openBoard(t, four);
  for (const move of ['f2-f4', 'b6-d6', 'g11-g9']) await ask(`board.play("${move}")`);
  assert.equal(await ask('board.undo()'), true);
  assert.deepEqual(await ask('[board.view.ply, board.view.turn]'), [2, 'N']);
  await ask('board.goTo(0)');
  assert.deepEqual(await ask('[board.view.ply, board.undo()]'), [0, false]);
  assert.equal(await ask('board.redo()'), true);
  assert.equal(await ask('board.view.lastMove.text'), 'f2-f4');
});

everywhere('check, leaving and the end are told', async (t) => {
  const { ask, heard } = await openBoard(t, { game: 'orthodox', interactive: '' });
  for (const move of ['f2-f3', 'e7-e5', 'g2-g4', 'd8-h4']) await ask(`board.play("${move}")`);
  const told = await heard();
  assert.ok(told.includes('check e1'), told.join(', '));
  assert.ok(told.at(-1)?.startsWith('gameover'), told.join(', '));
  assert.equal(await ask('board.view.result.reason'), 'mate');
});

everywhere('with facing pass the board turns to the player to move after the move', async (t) => {
  const { ask, tap } = await openBoard(t, { ...four, facing: 'pass' });
  assert.equal(await ask('board.bottom'), 'S');
  await tap('f2', 'f4');
  assert.equal(await ask('board.bottom'), 'W');
  await tap('b6', 'd6');
  assert.equal(await ask('board.bottom'), 'N');
  const order = 'shadowRoot.querySelector(".grid button").dataset.square';
  assert.equal(await ask(order), 'j1', 'the grid reads from North\'s far left, which is South\'s right');
});

test('motion takes its time, and less when asked for less', async (t) => {
  const { ask, page } = await openBoard(t, { ...four, facing: 'pass' }, { still: false });
  /** @param {string} move */
  const took = (move) => page.evaluate(async (text) => {
    const { board } = /** @type {any} */ (window);
    const began = performance.now();
    let frames = 0;
    const count = () => { frames += 1; requestAnimationFrame(count); };
    requestAnimationFrame(count);
    await board.play(text);
    return { time: performance.now() - began, bottom: board.bottom, frames };
  }, move);
  const slid = await took('f2-f4');
  assert.ok(slid.time >= 150, 'a slide');
  assert.equal(slid.bottom, 'S', 'the turn of the board waits a moment');
  await until(page, 'board.bottom === "W"');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  assert.equal((await took('b6-d6')).frames, 0, 'reduced motion waits for no frame');
  assert.equal(await ask('board.bottom'), 'N', 'at once');
});

everywhere('panels of the page fill the cut corners without covering a square', async (t) => {
  const inside = ['S', 'W', 'N', 'E'].map((seat) => `<div slot="seat-${seat}" id="${seat}">${seat}</div>`).join('');
  for (const [game, facing] of [['quadrochess-four', 'table'], ['american', 'fixed']]) {
    const { ask, page } = await openBoard(t, { game, facing, bottom: 'W' }, { inside });
    assert.equal(await ask('board.getAttribute("layout")'), 'corners');
    const boxes = await page.evaluate(() => ['S', 'W', 'N', 'E'].map((seat) => /** @type {Element} */ (document.getElementById(seat)).getBoundingClientRect().toJSON()));
    const squares = await page.evaluate(() => {
      const { board } = /** @type {any} */ (window);
      return board.referee.board().squares.map((/** @type {{ name: string }} */ { name }) => board.rectOf(name).toJSON());
    });
    for (const box of boxes) {
      assert.ok(box.width > 90 && Math.abs(box.width - box.height) < 1, `${game}: ${box.width} × ${box.height}`);
      for (const square of squares) {
        assert.ok(box.right <= square.left || box.left >= square.right || box.bottom <= square.top || box.top >= square.bottom, `${game}: a panel covers a square`);
      }
    }
    const [s, w, n, e] = boxes;
    assert.ok(w.left > e.left + 300 && w.top > e.top + 300 && e.left < 10 && n.top > 300 && n.left < 10 && s.left > 300 && s.top < 10, 'each at its player\'s right hand');
  }
});

everywhere('on a phone and on square boards panels lie in lines, and nothing is wider than the screen', async (t) => {
  for (const [game, width] of /** @type {const} */ ([['quadrochess-four', 360], ['coalition', 820], ['orthodox', 360]])) {
    const { ask, page } = await openBoard(t, { game }, { size: { width, height: 800 } });
    assert.equal(await ask('board.getAttribute("layout")'), 'lines');
    const board = await ask('board.getBoundingClientRect().toJSON()');
    assert.equal(Math.round(board.height - board.width), 88);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    const seats = await ask('[...shadowRoot.querySelectorAll(".seat:not([hidden])")].map((seat) => seat.getBoundingClientRect().toJSON())');
    assert.equal(seats.length, game === 'orthodox' ? 2 : 4);
    for (const seat of seats) assert.ok(seat.left >= 0 && seat.right <= board.right + 0.5 && Math.round(seat.height) === 44);
  }
});

test('the canvas has one pixel for every pixel of the screen and squares begin on whole ones', async (t) => {
  for (const density of [1, 1.5, 3]) {
    const { page } = await openBoard(t, { ...four, theme: 'light' }, { density, size: { width: 701, height: 900 } });
    const found = await page.evaluate(() => {
      const { board } = /** @type {any} */ (window);
      const canvas = board.shadowRoot.querySelector('canvas.board');
      const row = canvas.getContext('2d').getImageData(0, Math.floor(canvas.height / 2), canvas.width, 1).data;
      const colours = new Set();
      for (let x = Math.floor(canvas.width * 0.2); x < canvas.width * 0.8; x += 1) colours.add([...row.slice(4 * x, 4 * x + 4)].join());
      return { width: canvas.width, shown: canvas.getBoundingClientRect().width, colours: [...colours].sort() };
    });
    assert.equal(found.width, Math.round(701 * density) );
    assert.ok(Math.abs(found.shown * density - found.width) < 0.01);
    assert.deepEqual(found.colours, ['207,198,180,255', '239,234,223,255'], 'no blended pixel between two squares');
  }
});

test('a tap costs less than a frame, also on a slow device, and nothing shifts', async (t) => {
  const { page } = await openBoard(t, four, { still: false });
  const run = () => page.evaluate(async () => {
    const { board } = /** @type {any} */ (window);
    let shift = 0;
    const observer = new PerformanceObserver((list) => { for (const entry of list.getEntries()) shift += /** @type {any} */ (entry).value; });
    observer.observe({ type: 'layout-shift', buffered: false });
    /** @type {number[]} */
    const costs = [];
    const frame = () => new Promise((resolve) => { requestAnimationFrame(resolve); });
    for (let i = 0; i < 12; i += 1) {
      const moves = board.referee.legalMoves();
      const { from, to } = moves[(i * 7) % moves.length];
      for (const square of [from, to]) {
        const { x, y, width } = board.rectOf(square);
        const place = { bubbles: true, composed: true, pointerId: 1, pointerType: 'mouse', button: 0, clientX: x + width / 2, clientY: y + width / 2 };
        const target = board.shadowRoot.querySelector(`[data-square=${square}]`);
        const began = performance.now();
        target.dispatchEvent(new PointerEvent('pointerdown', place));
        target.dispatchEvent(new PointerEvent('pointerup', place));
        if (square === to) costs.push(performance.now() - began);
        await frame();
      }
      board.settle();
    }
    observer.disconnect();
    // Of the taps that play a move the lower quartile: what else the machine does only adds.
    return { shift, tap: costs.sort((a, b) => a - b)[costs.length >> 2], ply: board.view.ply };
  });
  const fast = await run();
  let slow = await slowed(page, 4, run);
  assert.equal(slow.ply, 24);
  // On a machine that is busy with other things a slow run proves nothing.
  for (let again = 0; again < 3 && slow.tap > 50; again += 1) slow = await slowed(page, 4, run);
  t.diagnostic(`a tap: ${fast.tap.toFixed(1)} ms, ${slow.tap.toFixed(1)} ms at a quarter of the speed`);
  assert.ok(fast.tap <= 16 && slow.tap <= 50);
  assert.equal(fast.shift + slow.shift, 0);
});

test('nothing is painted while nothing happens', async (t) => {
  const { page, tap } = await openBoard(t, { ...four, facing: 'table' }, { still: false });
  await tap('f2', 'f4');
  await until(page, 'heard.some((line) => line.startsWith("movefinished"))');
  await shown(page);
  const paints = await page.evaluate(async () => {
    let count = 0;
    for (const name of /** @type {const} */ (['clearRect', 'drawImage', 'fill', 'stroke'])) {
      const own = /** @type {any} */ (CanvasRenderingContext2D.prototype)[name];
      /** @type {any} */ (CanvasRenderingContext2D.prototype)[name] = function counted(/** @type {any[]} */ ...args) {
        count += 1;
        return own.apply(this, args);
      };
    }
    await new Promise((resolve) => { setTimeout(resolve, 500); });
    return count;
  });
  assert.equal(paints, 0);
});

everywhere('a removed board is silent, and works again when it comes back', async (t) => {
  const { page, tap, heard, ask } = await openBoard(t, four);
  await tap('f2', 'f4');
  await heard();
  await ask('board.remove()');
  await page.evaluate(() => {
    const { board } = /** @type {any} */ (window);
    document.querySelector('main')?.append(board);
  });
  await shown(page);
  assert.equal(await ask('board.view.ply'), 1);
  await tap('b6', 'd6');
  assert.deepEqual(await heard(), ['move b6-d6', 'moved b6-d6', 'turnchange N', 'movefinished b6-d6'], 'once each');
});

test('two boards share one engine', async (t) => {
  const { page } = await openBoard(t, four);
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  const plies = await page.evaluate(async () => {
    const { board } = /** @type {any} */ (window);
    const other = document.createElement('quadrille-board');
    other.setAttribute('game', 'gencon');
    document.body.append(other);
    while (!(/** @type {any} */ (other).view)) await new Promise((resolve) => { setTimeout(resolve, 10); });
    await board.play('f2-f4');
    return [board.view.ply, /** @type {any} */ (other).view.ply];
  });
  assert.deepEqual(plies, [1, 0]);
  assert.deepEqual(asked.filter((url) => url.endsWith('.wasm')), []);
});

everywhere('every square says what stands there and what it can do', async (t) => {
  const { label, tap } = await openBoard(t, { ...four, lang: 'en' });
  assert.equal(await label('g1'), 'eI, White king');
  assert.equal(await label('a7'), 'α5, Yellow king');
  await tap('f2');
  assert.equal(await label('f2'), 'dII, White pawn, selected');
  assert.equal(await label('f4'), 'd2, can go here');
});

everywhere('the board speaks German', async (t) => {
  const { label } = await openBoard(t, { ...four, lang: 'de' });
  assert.equal(await label('g1'), 'eI, König von Weiß');
});

test('a page brings its own pieces, as drawings or images', async (t) => {
  const { page } = await openBoard(t, { ...four, theme: 'light' }, { expected: [/willReadFrequently/] });
  const found = await page.evaluate(async () => {
    const { board } = /** @type {any} */ (window);
    const drawn = document.createElement('canvas');
    drawn.width = drawn.height = 10;
    const pen = /** @type {CanvasRenderingContext2D} */ (drawn.getContext('2d'));
    pen.fillStyle = '#ff00ff';
    pen.fillRect(0, 0, 10, 10);
    const image = new Image();
    image.src = drawn.toDataURL();
    await image.decode();
    board.pieces = { 'white-Q': image, N: { body: 'M0 0h100v100H0z' } };
    const canvas = board.shadowRoot.querySelector('canvas.pieces');
    const frame = canvas.getBoundingClientRect();
    /** @param {string} square */
    const pixel = (square) => {
      const box = board.rectOf(square);
      return [...canvas.getContext('2d').getImageData(box.x - frame.x + box.width * 0.2, box.y - frame.y + box.height * 0.2, 1, 1).data].join();
    };
    return [pixel('f1'), pixel('d1'), pixel('a9')];
  });
  assert.deepEqual(found, ['255,0,255,255', '255,253,246,255', '244,184,28,255']);
});

test('axe finds nothing, with a piece selected and while choosing', async (t) => {
  for (const squares of [['d1'], ['c9', 'b10']]) {
    const { page, tap } = squares.length > 1 ? await beforePromotion(t) : await openBoard(t, four);
    await tap(...squares);
    const session = await page.context().newCDPSession(page);
    // The page's policy lets no script in but the site's own.
    await session.send('Page.setBypassCSP', { enabled: true });
    await session.send('Runtime.evaluate', { expression: axe });
    const faults = await page.evaluate(async () => {
      const { violations } = await /** @type {any} */ (window).axe.run('quadrille-board');
      return violations.map((/** @type {{ id: string, nodes: { html: string }[] }} */ { id, nodes }) => `${id}: ${nodes[0].html}`);
    });
    assert.deepEqual(faults, []);
  }
});

testEverywhere('a board is played by clicks and keys', { site }, async (face) => {
  await face.evaluate(`(() => {
    window.board = document.createElement('quadrille-board');
    window.played = [];
    for (const [name, value] of [['game', 'gencon'], ['interactive', ''], ['facing', 'table']]) board.setAttribute(name, value);
    board.addEventListener('movefinished', (event) => played.push(event.detail.text));
    document.querySelector('main').append(board);
    return true;
  })()`);
  // It is laid out a frame after it has a game.
  await waitUntil(face, 'board.view !== null && Boolean(board.rectOf("f2"))');
  for (const square of ['f2', 'f4']) {
    const [x, y] = await face.evaluate(`(() => { const { x, y, width } = board.rectOf('${square}'); return [x + width / 2, y + width / 2]; })()`);
    await face.clickAt(Math.round(x), Math.round(y));
  }
  await waitUntil(face, 'played.join() === "f2-f4"');
  await face.evaluate('board.shadowRoot.querySelector("[data-square=b6]").focus()');
  for (const key of /** @type {const} */ (['Enter', 'ArrowRight', 'ArrowRight', 'Enter'])) await face.press(key);
  await waitUntil(face, 'played.join() === "f2-f4,b6-d6"');
  assert.equal(await face.evaluate('board.shadowRoot.activeElement.dataset.square'), 'd6');
});

test('grey pieces belong to nobody: no mark, no army, but their kind is said', async (t) => {
  const { ask, label, page } = await openBoard(t, { game: 'online-ffa', interactive: '', facing: 'table' }, { still: false });
  await ask('board.play("resign:W")');
  await shown(page);
  assert.equal(await ask('board.view.pieces.find((piece) => piece.square === "b5").seat'), null);
  assert.equal(await label('b5'), 'b5, pawn, grey');
});

everywhere('the computer plays the seats that it is given, and nobody else moves them', async (t) => {
  const { ask, tap, heard, page } = await openBoard(t, { ...four, computer: 'W:1 N:1 E:1' });
  await tap('f2', 'f4');
  await until(page, 'board.view.ply >= 4 && board.view.turn === "S"');
  const told = await heard();
  assert.equal(told.filter((line) => line.startsWith('movefinished')).length, 4);
  assert.equal(told.filter((line) => line.startsWith('move ')).length, 1, 'only the person was asked');
  await ask('board.computer = "S:1 W:1"');
  await until(page, 'board.view.ply >= 6');
  assert.equal(await ask('board.view.turn'), 'N');
  await ask('board.undo()');
  await ask('board.remove()');
  const { ply } = await ask('board.view');
  await page.waitForTimeout(700);
  assert.equal(await ask('board.view.ply'), ply, 'a board that was removed thinks no more');
});
