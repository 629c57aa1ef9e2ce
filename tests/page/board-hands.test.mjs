/** Moving pieces: taps, drags, fingers, keys, and everything that may disturb them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beforePromotion, fingersOn, openBoard, shown, until } from './board-page.mjs';
import { everywhere } from './harness.mjs';

const four = { game: 'quadrochess-four', interactive: '' };
const open = 'board.shadowRoot.querySelectorAll("button.open").length';

everywhere('two taps play a move and the engine has made it', async (t) => {
  const { tap, heard, ask } = await openBoard(t, four);
  await tap('f2', 'f4');
  assert.deepEqual(await heard(), ['move f2-f4', 'moved f2-f4', 'turnchange W', 'movefinished f2-f4']);
  assert.deepEqual(await ask('board.view.lastMove.squares'), ['f2', 'f4']);
  assert.equal(await ask('board.view.pieces.find((piece) => piece.square === "f4").kind'), 'P');
});

everywhere('a second tap on a piece lets go of it, a tap on another takes that one', async (t) => {
  const { tap, ask, label } = await openBoard(t, four);
  await tap('f2');
  assert.equal(await ask(open), 2);
  await tap('f2');
  assert.equal(await ask(open), 0);
  await tap('f2', 'd1');
  assert.match(await label('d1'), /selected/);
  assert.doesNotMatch(await label('f2'), /selected/);
});

everywhere('an illegal destination is refused with a reason and changes nothing', async (t) => {
  const { tap, heard, ask, page } = await openBoard(t, four);
  await page.evaluate(() => {
    const { board } = /** @type {any} */ (window);
    board.addEventListener('refused', (/** @type {CustomEvent} */ event) => { board.why = event.detail; });
  });
  await tap('f2', 'f6');
  assert.deepEqual(await heard(), ['refused f6']);
  const { from, to, code, message } = await ask('board.why');
  assert.deepEqual([from, to], ['f2', 'f6']);
  assert.ok(code.length > 0 && message.length > 0);
  assert.equal(await ask('board.view.ply'), 0);
});

everywhere('a piece is dragged to its square', async (t) => {
  const { carry, heard, page } = await openBoard(t, four);
  await carry('f2', 'f4');
  await page.mouse.up();
  assert.deepEqual((await heard())[0], 'move f2-f4');
});

everywhere('dragging back cancels', async (t) => {
  const { carry, heard, page, middle, ask } = await openBoard(t, four);
  await carry('f2', 'f4');
  const { x, y } = await middle('f2');
  await page.mouse.move(x, y);
  await page.mouse.up();
  assert.deepEqual(await heard(), []);
  assert.equal(await ask('board.view.ply'), 0);
});

everywhere('a piece is dragged by a finger', async (t) => {
  const { page, middle, heard, ask } = await openBoard(t, four, { touch: true });
  const fingers = await fingersOn(page);
  const [from, to] = [await middle('f2'), await middle('f4')];
  await shown(page);
  await fingers.down(from);
  await fingers.move({ x: from.x, y: from.y - 20 });
  await fingers.move(to);
  await until(page, 'shadowRoot.querySelector(".dragging") !== null');
  await fingers.up();
  await until(page, 'board.view.ply === 1');
  assert.deepEqual((await heard())[0], 'move f2-f4');
  assert.equal(await ask('shadowRoot.querySelector(".dragging")'), null);
});

everywhere('a second finger, a cancelled pointer, a lost window and a turned device end a drag without a trace', async (t) => {
  const { page, middle, ask, heard } = await openBoard(t, four, { touch: true, size: { width: 800, height: 700 } });
  const fingers = await fingersOn(page);
  await page.evaluate(() => addEventListener('pointerdown', ({ pointerId }) => Object.assign(window, { pointerId }), { capture: true }));
  const held = 'board.shadowRoot.querySelector(".dragging") !== null';
  /** @type {[string, () => Promise<unknown>][]} */
  const disturbances = [
    ['second finger', async () => fingers.second(await middle('i6'))],
    ['cancelled', () => page.evaluate(() => {
      const { board, pointerId } = /** @type {any} */ (window);
      board.shadowRoot.querySelector('.surface').dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true, composed: true }));
    })],
    ['window', () => page.evaluate(() => window.dispatchEvent(new Event('blur')))],
    ['turned', () => page.setViewportSize({ width: 700, height: 800 })],
  ];
  for (const [name, disturb] of disturbances) {
    await shown(page);
    const [from, to] = [await middle('f2'), await middle('f4')];
    await fingers.down(from);
    await fingers.move({ x: from.x, y: from.y - 20 });
    await fingers.move(to);
    await until(page, held);
    await disturb();
    await until(page, `!(${held})`);
    assert.equal(await ask(open), 0, name);
    await fingers.up();
    assert.deepEqual(await heard(), [], name);
  }
  const { x, y } = await middle('f2');
  await page.touchscreen.tap(x, y);
  assert.equal(await ask(open), 2, 'and the next tap counts');
});

everywhere('a palm means nothing, alone or beside a finger that carries a piece', async (t) => {
  const { page, ask, heard } = await openBoard(t, four, { touch: true });
  await page.evaluate(() => {
    // Made-up pointers cannot be captured.
    Object.assign(HTMLElement.prototype, { setPointerCapture() {}, hasPointerCapture: () => false });
    Object.assign(window, {
      touch(/** @type {string} */ type, /** @type {string} */ square, /** @type {number} */ pointerId, width = 20) {
        const { board } = /** @type {any} */ (window);
        const box = board.rectOf(square);
        const init = { pointerId, width, pointerType: 'touch', button: 0, bubbles: true, composed: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, detail: 1 };
        const target = board.shadowRoot.querySelector(`[data-square=${square}]`);
        target.dispatchEvent(type === 'click' ? new MouseEvent(type, init) : new PointerEvent(type, init));
      },
    });
  });
  for (const type of ['pointerdown', 'pointerup', 'click']) await page.evaluate(`touch('${type}', 'f2', 5, 140)`);
  assert.equal(await ask(open), 0, 'alone');
  await page.evaluate("touch('pointerdown', 'f2', 1), touch('pointermove', 'f3', 1), touch('pointerdown', 'i7', 5, 140)");
  assert.ok(await ask('shadowRoot.querySelector(".dragging") !== null'), 'the piece is still in the hand');
  await page.evaluate("touch('pointerup', 'i7', 5, 140), touch('pointermove', 'f4', 1), touch('pointerup', 'f4', 1)");
  assert.deepEqual((await heard())[0], 'move f2-f4');
});

everywhere('only pieces that can be moved keep the page from scrolling under a finger', async (t) => {
  const { ask } = await openBoard(t, four);
  const held = await ask("[...shadowRoot.querySelectorAll('.grid button')].filter((one) => getComputedStyle(one).touchAction === 'none').map((one) => one.dataset.square).sort()");
  assert.deepEqual(held, ['c2', 'd1', 'd2', 'e2', 'f2', 'g2', 'h2', 'i1', 'i2', 'j2']);
});

everywhere('a position changed underneath drops the selection', async (t) => {
  const { tap, ask } = await openBoard(t, four);
  await tap('f2');
  await ask('board.play("e2-e4")');
  assert.equal(await ask(open), 0);
  assert.equal(await ask('board.view.turn'), 'W');
});

test('the page scrolls when a touch starts on a square without a movable piece, and only then', async (t) => {
  const { page, middle } = await openBoard(t, four, { touch: true, size: { width: 360, height: 640 } });
  const session = await page.context().newCDPSession(page);
  /** @param {string} square */
  const swipe = async (square) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await shown(page);
    const { x, y } = await middle(square);
    for (let step = 0; step < 10; step += 1) {
      await session.send('Input.dispatchTouchEvent', { type: step === 0 ? 'touchStart' : 'touchMove', touchPoints: [{ x, y: y - 15 * step }] });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // A finger that leaves while moving lets the page roll on for a while.
    return page.evaluate(async () => {
      for (let last = -1; last !== window.scrollY;) {
        last = window.scrollY;
        await new Promise((resolve) => { setTimeout(resolve, 150); });
      }
      return window.scrollY;
    });
  };
  assert.ok(await swipe('f6') > 50, 'an empty square');
  assert.ok(await swipe('b6') > 50, 'a piece whose turn it is not');
  assert.equal(await swipe('f2'), 0, 'a piece that can move');
});

everywhere('on small squares a tap reaches the nearest legal choice', async (t) => {
  const { page, middle, heard, ask } = await openBoard(t, four, { touch: true, size: { width: 360, height: 640 } });
  const [piece, goal] = [await middle('f2'), await middle('f4')];
  const cell = await ask('board.rectOf("f2").width');
  assert.ok(cell < 30);
  await page.touchscreen.tap(piece.x, piece.y);
  await page.touchscreen.tap(goal.x - cell * 0.7, goal.y - cell * 0.1);
  assert.deepEqual((await heard())[0], 'move f2-f4');
});

everywhere('on big squares a tap means the square that it hits', async (t) => {
  const { page, middle, heard, ask } = await openBoard(t, four, { touch: true });
  const [piece, goal] = [await middle('f2'), await middle('f4')];
  const cell = await ask('board.rectOf("f2").width');
  assert.ok(cell > 44);
  await page.touchscreen.tap(piece.x, piece.y);
  await page.touchscreen.tap(goal.x - cell * 0.7, goal.y);
  assert.deepEqual(await heard(), ['refused e4']);
});

everywhere('the keyboard plays: arrows as the board is turned, Enter, Escape', async (t) => {
  const { page, ask, heard, label } = await openBoard(t, { ...four, bottom: 'W' });
  await ask('board.play("f2-f4")');
  await heard();
  await page.keyboard.press('Tab');
  const here = 'shadowRoot.activeElement.dataset.square';
  await ask('shadowRoot.querySelector("[data-square=b6]").focus()');
  await page.keyboard.press('ArrowUp');
  assert.equal(await ask(here), 'c6', 'up is away from West');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  assert.equal(await ask(here), 'b5', 'right is South, where West sits below');
  await page.keyboard.press('Enter');
  assert.match(await label('b5'), /b5|3.*selected/);
  await page.keyboard.press('Escape');
  assert.equal(await ask(open), 0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  assert.deepEqual((await heard())[0], 'move b5-d5');
  assert.equal(await ask(here), 'd5', 'the focus stays where the piece went');
});

everywhere('arrows walk over cut corners and the grid has one stop for the Tab key', async (t) => {
  const { page, ask } = await openBoard(t, four);
  assert.equal(await ask('shadowRoot.querySelectorAll(".grid [tabindex=\\"0\\"]").length'), 1);
  await ask('shadowRoot.querySelector("[data-square=c2]").focus()');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await ask('shadowRoot.activeElement.dataset.square'), 'c2', 'nothing further left in that row');
  await ask('shadowRoot.querySelector("[data-square=a3]").focus()');
  await page.keyboard.press('ArrowUp');
  assert.equal(await ask('shadowRoot.activeElement.dataset.square'), 'a4');
});

everywhere('pieces of seats that may not be moved here stay where they are', async (t) => {
  const { tap, heard, ask } = await openBoard(t, { ...four, interactive: 'W E' });
  await tap('f2', 'f4');
  assert.deepEqual(await heard(), []);
  await ask('board.play("f2-f4")');
  await heard();
  await tap('b6', 'd6');
  assert.deepEqual((await heard())[0], 'move b6-d6');
});

everywhere('in mode edit every tap tells its square and nothing moves', async (t) => {
  const { tap, heard, ask } = await openBoard(t, { ...four, mode: 'edit' });
  await tap('f2', 'f4', 'g7');
  assert.deepEqual(await heard(), ['squarepick f2', 'squarepick f4', 'squarepick g7']);
  assert.equal(await ask('board.view.ply'), 0);
});

everywhere('a promotion asks which piece, Escape takes it back, a choice plays it', async (t) => {
  const { page, tap, heard, ask } = await beforePromotion(t);
  await tap('c9', 'b10');
  const faces = '[...shadowRoot.querySelectorAll(".choice button")].map((button) => button.getAttribute("aria-label"))';
  assert.deepEqual((await ask(faces)).sort(), ['bishop', 'knight', 'queen', 'rook']);
  await page.keyboard.press('Escape');
  assert.equal(await ask('shadowRoot.querySelector(".choice")'), null);
  assert.deepEqual(await heard(), []);
  await tap('c9', 'b10');
  await page.locator('quadrille-board').locator('.choice button[aria-label=knight]').click();
  assert.deepEqual((await heard())[0], 'move c9-b10=N');
  assert.equal(await ask('board.view.pieces.find((piece) => piece.square === "b10").kind'), 'N');
});

everywhere('a click beside the chooser drops the promotion', async (t) => {
  const { page, tap, heard, ask, middle } = await beforePromotion(t);
  await tap('c9', 'b10');
  const { x, y } = await middle('h5');
  await page.mouse.click(x, y);
  assert.equal(await ask('shadowRoot.querySelector(".choice")'), null);
  assert.equal(await ask(open), 0);
  assert.deepEqual(await heard(), []);
});

everywhere('the chooser turns to the player who moves', async (t) => {
  const { ask, tap } = await beforePromotion(t, { facing: 'table', bottom: 'W' });
  await tap('c9', 'b10');
  const turned = await ask('new DOMMatrix(getComputedStyle(shadowRoot.querySelector(".choice")).transform).b');
  assert.equal(Math.round(turned), -1, 'White sits at the right: a quarter turn against the clock');
  const [box, board] = await ask('[shadowRoot.querySelector(".choice"), board].map((one) => one.getBoundingClientRect().toJSON())');
  assert.ok(box.left >= board.left && box.right <= board.right && box.top >= board.top && box.bottom <= board.bottom, 'it stays on the board');
});

test('whatever hands do, the board shows what the referee says and comes to rest', async (t) => {
  for (const [game, options] of [['quadrochess-four', ''], ['gencon', ''], ['quadrocheckers-four', 'huff'], ['coalition', '']]) {
    const { page } = await openBoard(t, { game, options, interactive: '', facing: 'pass' }, { still: false });
    const found = await page.evaluate(async () => {
      const { board } = /** @type {any} */ (window);
      let seed = 20_261_130;
      /** @param {number} below */
      const random = (below) => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return (seed >> 8) % below;
      };
      const squares = board.referee.board().squares.map((/** @type {{ name: string }} */ { name }) => name);
      /** @param {string} type @param {string} square @param {object} [more] */
      const pointer = (type, square, more) => {
        const { x, y, width } = board.rectOf(square);
        const place = { clientX: x + width / 2, clientY: y + width / 2, button: 0, pointerId: 7, bubbles: true, composed: true, pointerType: random(2) ? 'mouse' : 'touch' };
        board.shadowRoot.querySelector(`[data-square=${square}]`).dispatchEvent(new PointerEvent(type, { ...place, ...more }));
      };
      /** A square that means something half of the time. */
      const somewhere = () => {
        const open = [...board.shadowRoot.querySelectorAll('.open')];
        const useful = open.length > 0 && random(2) ? open : [...board.shadowRoot.querySelectorAll('.movable')];
        return random(3) && useful.length > 0 ? useful[random(useful.length)].dataset.square : squares[random(squares.length)];
      };
      const tap = (/** @type {string} */ square) => { pointer('pointerdown', square); pointer('pointerup', square); };
      // Made-up pointers cannot be captured.
      Object.assign(HTMLElement.prototype, { setPointerCapture() {}, hasPointerCapture: () => false });
      const deeds = [
        ...Array(12).fill(() => tap(somewhere())),
        () => { pointer('pointerdown', somewhere()); pointer('pointermove', somewhere()); pointer('pointermove', somewhere()); pointer('pointerup', somewhere()); },
        () => { pointer('pointerdown', somewhere()); pointer('pointermove', somewhere()); pointer('pointercancel', somewhere()); },
        () => { pointer('pointerdown', somewhere()); pointer('pointerdown', somewhere(), { pointerId: 8 }); pointer('pointerup', somewhere()); pointer('pointerup', somewhere(), { pointerId: 8 }); },
        () => board.shadowRoot.querySelector('.choice button')?.click(),
        () => board.shadowRoot.querySelector('.actions button')?.click(),
        () => board.undo(), () => board.redo(), () => board.cancel(), () => board.settle(),
        () => { board.facing = ['table', 'pass', 'fixed'][random(3)]; },
        () => new Promise((resolve) => { setTimeout(resolve, random(60)); }),
      ];
      for (let i = 0; i < 300; i += 1) {
        await deeds[random(deeds.length)]();
        if (random(3)) board.settle();
      }
      board.cancel();
      board.settle();
      const referee = JSON.stringify(board.referee.view());
      return { same: JSON.stringify(board.view) === referee, open: board.shadowRoot.querySelector('.dragging, .choice') !== null, plies: board.view.plies };
    });
    t.diagnostic(`${game}: ${found.plies} plies on the record`);
    assert.deepEqual([found.same, found.open], [true, false], game);
    assert.ok(found.plies > 2, `${game}: moves were made`);
  }
});
