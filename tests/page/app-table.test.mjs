/** Playing on the page: sitting down, moving, agreeing, stepping through, ending. */
import assert from 'node:assert/strict';
import { answer, notices, plies, play, ready, shownMoves, sitDown, tap, until, view } from './app-hands.mjs';
import { everywhere, openPage } from './harness.mjs';

everywhere('a newcomer sits down with one tap and plays the game that is offered first', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4 b5-d5');
  assert.deepEqual((await view(page)).pieces.filter((piece) => ['e4', 'd5'].includes(piece.square)).map((piece) => piece.seat).sort(), ['S', 'W']);
  await until(page, "/Black to move/.test(document.querySelector('.status').textContent)");
});

everywhere('names, computers and options reach the table', async (t) => {
  const { page } = await openPage(t, { path: '#/new/quadrochess-four' });
  await sitDown(page, async () => {
    await page.fill('.player input >> nth=0', 'Anna');
    await page.click('.player .kind >> nth=1');
    await page.click('label.switch:has-text("anticlockwise")');
  });
  await play(page, 'e2-e4');
  assert.equal((await view(page)).turn, 'E', 'anticlockwise');
  assert.equal(await page.textContent('[data-seat=S] .name'), 'Anna');
});

everywhere('the move list prints the labels of the board and steps through the game', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4 b5-d5 e11-e9');
  assert.deepEqual(await shownMoves(page), ['cII–c2', 'β3–b3', 'cIII–c7']);
  await page.click('.moves td button >> nth=0');
  assert.equal((await view(page)).ply, 1);
  await until(page, "/move 1 of 3/.test(document.querySelector('.status').textContent)");
  await page.keyboard.press('Escape');
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await page.keyboard.press('End');
  assert.equal((await view(page)).ply, 3);
});

everywhere('playing on from an earlier move asks first, and taking back brings the old moves again', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4 b5-d5 e11-e9');
  await page.click('.moves td button >> nth=0');
  await tap(page, 'b6');
  await tap(page, 'd6');
  await answer(page, 'Cancel');
  assert.equal(await plies(page), 3);
  await tap(page, 'b6');
  await tap(page, 'd6');
  await answer(page, 'Play on');
  await until(page, "document.querySelectorAll('.moves td button[data-ply]').length === 2");
  await page.click('.tools [title="Take back"]');
  await until(page, "document.querySelectorAll('.moves td button[data-ply]').length === 3");
  assert.equal((await view(page)).ply, 1);
});

everywhere('a draw needs everybody, one refusal is enough', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4');
  await page.click('.tools [title="Offer a draw"]');
  await answer(page, 'Offer');
  await answer(page, 'Agree');
  await answer(page, 'Play on');
  assert.equal((await view(page)).result.kind, 'ongoing');
  await page.click('.tools [title="Offer a draw"]');
  await answer(page, 'Offer');
  for (let other = 0; other < 3; other += 1) await answer(page, 'Agree');
  await page.waitForSelector('dialog.ending');
  assert.equal((await view(page)).result.reason, 'agreement');
});

everywhere('resigning asks who and whether; the last one wins and the page says why', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page, async () => page.fill('.player input >> nth=3', 'Dora'));
  await play(page, 'e2-e4');
  for (const who of ['White', 'Yellow', 'Black']) {
    await page.click('.tools [title="Resign"]');
    await answer(page, who);
    await answer(page, 'Resign');
    await until(page, `document.querySelector('.board quadrille-board').view.seats.find((seat) => seat.seat === '${{ White: 'S', Yellow: 'W', Black: 'N' }[who]}').state === 'removed'`);
  }
  await page.waitForSelector('dialog.ending');
  assert.equal(await page.textContent('dialog.ending h2'), 'Dora wins');
});

everywhere('a dialog lies the right way up for the player it concerns when pieces face their owners', async (t) => {
  const { page } = await openPage(t, { size: 'tabletWide' });
  await sitDown(page, async () => page.click('.facings button:has-text("Lying flat")'));
  await play(page, 'e2-e4');
  await page.click('[data-seat=W] [title="Offer a draw"]');
  assert.equal(await page.getAttribute('dialog[open]', 'data-turn'), '90', 'West offers');
  await answer(page, 'Offer');
  assert.equal(await page.getAttribute('dialog[open]', 'data-turn'), null, 'South is asked first');
});

everywhere('moves are confirmed where the table wants it', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await page.click('.tool[aria-label="Menu"]');
  await answer(page, 'Settings');
  await page.click('dialog label.switch:has-text("Confirm moves")');
  await answer(page, 'Close');
  await tap(page, 'e2');
  await tap(page, 'e4');
  await answer(page, 'Cancel');
  assert.equal(await plies(page), 0);
  await tap(page, 'e2');
  await tap(page, 'e4');
  await answer(page, 'Make it');
  await until(page, "document.querySelectorAll('.moves td button[data-ply]').length === 1");
});

everywhere('a device that is passed round turns to the next player and is covered until he has it', async (t) => {
  const { page } = await openPage(t, { size: 'tabletTall' });
  await sitDown(page, async () => page.click('.facings button:has-text("Passed round")'));
  await page.click('.tool[title="Menu"]');
  await answer(page, 'Settings');
  await page.click('dialog label.switch:has-text("Cover when passing")');
  await answer(page, 'Close');
  await play(page, 'e2-e4');
  await page.waitForSelector('.cover:not([hidden])');
  assert.match(await page.textContent('.cover:not([hidden])') ?? '', /Hand over to Yellow/);
  await page.click('.cover:not([hidden])');
  await until(page, "document.querySelector('.board quadrille-board').bottom === 'W'");
  await play(page, 'b5-d5');
});

everywhere('a tapped square that is no destination is explained', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await tap(page, 'e2');
  await tap(page, 'e7');
  await page.waitForSelector('.telling .news:not(:empty)');
  assert.notEqual(await notices(page), '');
});

everywhere('a name is only ever text', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page, async () => page.fill('.player input >> nth=0', '<img src=x onerror=a()>'));
  assert.equal(await page.textContent('[data-seat=S] .name'), '<img src=x onerror=a()>');
  assert.equal(await page.locator('main img').count(), 0);
});

everywhere('leaving the page pauses the clock until somebody goes on', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page, async () => page.click('button:has-text("5 min + 3 s")'));
  await play(page, 'e2-e4');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  });
  const before = await page.textContent('[data-seat=W] .time');
  await page.waitForTimeout(1200);
  assert.equal(await page.textContent('[data-seat=W] .time'), before);
  await page.click('.cover:not([hidden])');
  await play(page, 'b5-d5');
});

everywhere('a rematch moves everybody on by one seat', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await sitDown(page, async () => {
    await page.fill('.player input >> nth=0', 'Anna');
    await page.fill('.player input >> nth=1', 'Bo');
  });
  await play(page, 'e2-e4');
  await page.click('.tools [title="Resign"]');
  await answer(page, 'Bo');
  await answer(page, 'Resign');
  await page.waitForSelector('dialog.ending');
  await answer(page, 'Again, seats moved on');
  await ready(page);
  assert.equal(await page.textContent('[data-seat=S] .name'), 'Bo');
});

everywhere('the whole page speaks German to a German browser, and English when asked', async (t) => {
  const { page } = await openPage(t, { lang: 'de-DE' });
  await sitDown(page);
  await until(page, "/Weiß ist am Zug/.test(document.querySelector('.status').textContent)");
  await page.click('.tool[aria-label="Menü"]');
  await answer(page, 'Einstellungen');
  await page.selectOption('dialog[open] select', 'en');
  await until(page, "document.documentElement.lang === 'en'");
  await ready(page);
  await until(page, "/White to move/.test(document.querySelector('.status').textContent)");
});

everywhere('moves can be typed, with the printed labels or plain ones, and pieces are listed in words', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await page.click('.bytext summary');
  const type = async (/** @type {string} */ text) => {
    await page.fill('.bytext input', text);
    await page.keyboard.press('Enter');
  };
  await type('cII c2');
  await until(page, "document.querySelector('.board quadrille-board').view.plies === 1");
  await type('b5-d5');
  await until(page, "document.querySelector('.board quadrille-board').view.plies === 2");
  await type('a1-a2');
  assert.match(await page.textContent('.bytext [role=alert]') ?? '', /no move that can be made/);
  assert.match(await page.textContent('.bytext ul') ?? '', /White: .*king/);
});

everywhere('a whole game is played by keys alone, from the first screen to the mate', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await page.waitForSelector('.newgame .start button');
  const board = "document.querySelector('.board quadrille-board')";
  const tabTo = async (/** @type {string} */ there) => {
    for (let presses = 0; !await page.evaluate(there); presses += 1) {
      assert.ok(presses < 80, `80 times Tab do not lead to ${there}`);
      await page.keyboard.press('Tab');
    }
  };
  /** Arrows and Enter. @param {string} square */
  const choose = async (square) => {
    const here = /** @type {string} */ (await page.evaluate(`${board}.shadowRoot.activeElement.dataset.square`));
    const [files, ranks] = [square.charCodeAt(0) - here.charCodeAt(0), square.charCodeAt(1) - here.charCodeAt(1)];
    for (let step = 0; step < Math.abs(files); step += 1) await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let step = 0; step < Math.abs(ranks); step += 1) await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
    await page.keyboard.press('Enter');
  };
  await tabTo("document.activeElement.matches('.start button')");
  await page.keyboard.press('Enter');
  await ready(page);
  await tabTo(`${board}.shadowRoot.activeElement?.dataset.square !== undefined`);
  for (const [ply, move] of ['f2-f3', 'e7-e5', 'g2-g4', 'd8-h4'].entries()) {
    for (const square of move.split('-')) await choose(square);
    await until(page, `${board}.view.plies === ${ply + 1}`);
  }
  await page.waitForSelector('dialog.ending');
  assert.match(await page.textContent('#announcer') ?? '', /Black wins. By mate/, 'and it is said to those who listen');
  await page.keyboard.press('Escape');
  await until(page, "!document.querySelector('dialog')");
});

everywhere('which way pieces face is changed by one tap and remembered; any side may lie at the lower edge', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  const facing = "document.querySelector('.board quadrille-board').facing";
  assert.equal(await page.evaluate(facing), 'fixed');
  await page.click('.tool[data-action=facing]');
  await until(page, `${facing} === 'table'`);
  await play(page, 'e2-e4');
  await page.reload();
  await ready(page);
  assert.equal(await page.evaluate(facing), 'table');
  await page.click('[data-seat=N]');
  await answer(page, 'Turn this side to the lower edge');
  await until(page, "document.querySelector('.board quadrille-board').bottom === 'N'");
  const [north, south] = await page.evaluate("['g12', 'g1'].map((square) => document.querySelector('.board quadrille-board').rectOf(square).y)");
  assert.ok(north > south);
});

everywhere('who touches a piece of somebody else is told whose turn it is, and nothing else happens', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await tap(page, 'b5');
  await until(page, "/It is White’s turn/.test(document.querySelector('[data-seat=W] .news').textContent)");
  assert.equal(await plies(page), 0);
  await play(page, 'e2-e4');
  await page.waitForTimeout(50);
  assert.doesNotMatch(await page.textContent('[data-seat=S] .news') ?? '', /turn/, 'one’s own move is no such touch');
});

everywhere('on a flat table a take-back is asked of every opponent at their seat, and one no is enough', async (t) => {
  const { page } = await openPage(t, { size: 'tabletWide' });
  await sitDown(page, async () => page.click('.facings button:has-text("Lying flat")'));
  await play(page, 'e2-e4 b5-d5');
  const take = () => page.click('[data-seat=S] [title="Take back"]');
  await take();
  for (const turn of ['90', '180']) {
    assert.equal(await page.getAttribute('dialog[open]', 'data-turn'), turn);
    await answer(page, turn === '90' ? 'Agree' : 'No');
  }
  assert.equal(await plies(page), 2);
  await until(page, "/does not agree/.test(document.querySelector('[data-seat=S] .news').textContent)");
  await take();
  for (let other = 0; other < 3; other += 1) await answer(page, 'Agree');
  await until(page, "document.querySelector('.board quadrille-board').view.ply === 0");
});

everywhere('the moves of the round stay marked in order, and are shown again since one’s own turn', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4 b5-d5 e11-e9 k5-i5');
  const marked = await page.evaluate("document.querySelector('.board quadrille-board').earlier.map((move) => move.seat + ' ' + move.squares.join('-'))");
  assert.deepEqual(marked, ['S e2-e4', 'W b5-d5', 'N e11-e9']);
  await page.click('[data-action=since]');
  await until(page, "document.querySelector('.board quadrille-board').view.ply === 1");
  await until(page, "document.querySelector('.board quadrille-board').view.ply === 4");
});

everywhere('computers wait when they are asked to, and go on', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page, async () => page.click('.player .kind >> nth=1'));
  await page.click('[data-action=pause]');
  await play(page, 'e2-e4');
  await until(page, "/waits/.test(document.querySelector('[data-seat=W] .state').textContent)");
  await page.waitForTimeout(900);
  assert.equal(await plies(page), 1);
  await page.click('[data-action=pause]');
  await until(page, "document.querySelector('.board quadrille-board').view.plies === 2");
});

everywhere('the right button draws circles and arrows, which the next move takes away', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  const at = (/** @type {string} */ square) => page.evaluate(`(() => { const r = document.querySelector('.board quadrille-board').rectOf('${square}'); return [r.x + r.width / 2, r.y + r.height / 2]; })()`);
  const drag = async (/** @type {string} */ from, /** @type {string} */ to) => {
    for (const [square, type] of [[from, 'pointerdown'], [to, 'pointerup']]) {
      const [x, y] = await at(square);
      await page.evaluate(`document.querySelector('.board quadrille-board').dispatchEvent(new PointerEvent('${type}', { button: 2, clientX: ${x}, clientY: ${y}, bubbles: true }))`);
    }
  };
  await drag('e4', 'e4');
  await drag('g2', 'g4');
  assert.equal(await page.locator('.sketches circle').count(), 1);
  assert.equal(await page.locator('.sketches path').count(), 1);
  await drag('e4', 'e4');
  assert.equal(await page.locator('.sketches circle').count(), 0, 'the same again takes it away');
  await play(page, 'e2-e4');
  assert.equal(await page.locator('.sketches path').count(), 0);
});

everywhere('the game plays itself again from the drawer, to its end', async (t) => {
  const { page } = await openPage(t);
  await page.evaluate(() => { localStorage['quadrille/settings'] = JSON.stringify({ pace: 'slow' }); });
  await page.reload();
  await sitDown(page);
  await play(page, 'e2-e4 b5-d5');
  await page.click('.replay');
  await until(page, "document.querySelector('.board quadrille-board').view.ply < 2");
  await until(page, "document.querySelector('.board quadrille-board').view.ply === 2");
});
