/** What single games ask of the page: alliances, pacts, huffing, pieces put back, checks that are called, and matches. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, notices, play, ready, shownMoves, sitDown, tap, until, view } from './app-hands.mjs';
import { everywhere, openPage } from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Plays moves without taps, to get somewhere quickly. @param {Page} page @param {string} moves */
async function force(page, moves) {
  for (const move of moves.split(' ')) await page.evaluate(`document.querySelector('.board quadrille-board').play('${move}')`);
  // What stands beside the board follows it a frame later.
  await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
}

/** Labels of the choices besides moving a piece. @param {Page} page */
const offered = (page) => page.locator('.choices button').allTextContents();

everywhere('Coalition: the set-up ends with a button, then each player sees what he may do besides moving', async (t) => {
  const { page } = await openPage(t, { path: '#/new/coalition' });
  await sitDown(page);
  assert.deepEqual(await offered(page), ['Done']);
  await page.click('.choices button:has-text("Done")');
  await until(page, "document.querySelector('.board quadrille-board').view.phase === 'play'");
  await play(page, 'c1-b2');
  assert.match(await page.textContent('.choices') ?? '', /Diplomatic round 1 of 3/);
  assert.deepEqual(await offered(page), ['Declare for Green', 'Declare for Red', 'Motorcyclist to the other shade', 'Skip this turn', 'Rearrange the pieces']);
});

everywhere('Coalition: a tap in the diplomatic rounds is a move, rearranging is asked for', async (t) => {
  const { page } = await openPage(t, { path: '#/new/coalition' });
  await sitDown(page);
  await force(page, 'done c1-b2');
  await play(page, 'c10-b10');
  assert.equal((await view(page)).turn, 'E', 'moved, the turn has passed');
  await page.click('.choices button:has-text("Rearrange")');
  await tap(page, 'i4');
  await tap(page, 'i5');
  await until(page, "document.querySelector('.board quadrille-board').view.phase === 'rearrange'");
  await page.click('.choices button:has-text("Done")');
  await until(page, "document.querySelector('.board quadrille-board').view.turn === 'W'");
});

everywhere('Coalition: a lesser power binds by its word, a greater one only if the named power agrees', async (t) => {
  const { page } = await openPage(t, { path: '#/new/coalition' });
  await sitDown(page);
  await force(page, 'done c1-b2');
  await page.click('.choices button:has-text("Declare for Green")');
  await answer(page, 'Decline');
  assert.equal((await view(page)).alliances, null);
  await page.click('.choices button:has-text("Declare for Green")');
  await answer(page, 'Agree');
  await until(page, "document.querySelector('.board quadrille-board').view.alliances !== null");
  assert.match(await notices(page), /The alliances stand: .*against/);
  await until(page, "/with Black/.test(document.querySelector('[data-seat=E] .state').textContent)");
});

everywhere('Political: a pact is made by two, kept in the record, and can be ended', async (t) => {
  const { page } = await openPage(t, { path: '#/new/political' });
  await sitDown(page);
  await page.click('[data-seat=S]');
  await answer(page, 'Make a pact …');
  await answer(page, 'Black');
  await answer(page, 'to take Tan’s queen');
  await answer(page, 'Agree');
  await until(page, "document.querySelector('.board quadrille-board').view.pacts.length === 1");
  await page.click('[data-seat=W]');
  assert.match(await page.textContent('dialog[open]') ?? '', /White and Black: to take Tan’s queen/);
  await answer(page, 'End it');
  await until(page, "document.querySelector('.board quadrille-board').view.pacts.length === 0");
});

everywhere('Political: three in pact against the fourth are warned', async (t) => {
  const { page } = await openPage(t, { path: '#/new/political' });
  await sitDown(page);
  for (const pact of ['S-W', 'S-N', 'W-N']) await page.evaluate(`document.querySelector('.board quadrille-board').play('pact:${pact} mate:E')`);
  await page.waitForSelector('.telling .news[data-alarm=true]');
  assert.match(await notices(page), /Three are in pact against Brown/);
});

everywhere('huffing is offered as a button and may be left', async (t) => {
  const { page } = await openPage(t, { path: '#/new/quadrocheckers-four' });
  await sitDown(page, async () => page.click('label.switch:has-text("Huffing")'));
  await force(page, 'd2-c3 b10-c9');
  await page.waitForSelector('.choices button');
  const buttons = await offered(page);
  assert.equal(buttons.length, 1);
  assert.match(buttons[0], /Take the piece on/);
  const before = (await view(page)).pieces.length;
  await page.click('.choices button');
  await until(page, `document.querySelector('.board quadrille-board').view.pieces.length === ${before - 1}`);
  assert.equal((await view(page)).turn, 'N', 'the move is still to come');
});

everywhere('GenCon: after a king is captured its arm leaves and pieces may be put back until done', async (t) => {
  const { page } = await openPage(t, { path: '#/new/gencon' });
  await sitDown(page);
  await force(page, 'h2-h3 a4-c3 g11-g9 k5-i5 j2-j4 c3-e2 h12-b6 k4-j3 e2-g1');
  await page.waitForSelector('.status:has-text("Yellow may put pieces back")');
  assert.ok((await offered(page)).includes('Done'));
  assert.match(await notices(page), /arm leaves the board/);
  await page.click('.choices button:has-text("Done")');
  await until(page, "document.querySelector('.board quadrille-board').view.phase === 'play'");
});

everywhere('where checks are called, the page is silent and the call goes with the move', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page, async () => page.click('label.switch:has-text("Check must be called")'));
  await force(page, 'd2-d4 a9-c8 g11-g10 k5-j5 i1-j3 b4-c4');
  await page.click('.choices button:has-text("Call check")');
  await tap(page, 'f12');
  await tap(page, 'k7');
  await until(page, "document.querySelector('.board quadrille-board').view.plies === 7");
  await page.waitForSelector('.telling .news:not(:empty)');
  assert.match(await notices(page), /Black calls check/);
  assert.doesNotMatch(await notices(page), /in check/);
  assert.match((await shownMoves(page)).at(-1) ?? '', /\+$/);
});

everywhere('a match of four seats each of three games with other partners and adds up the points', async (t) => {
  const { page } = await openPage(t, { path: '#/new/quadrochess-teams' });
  await sitDown(page, async () => {
    for (const [seat, name] of ['Anna', 'Bo', 'Chiara', 'Dan'].entries()) await page.fill(`.player input >> nth=${seat}`, name);
    await page.click('label.switch:has-text("changing partners")');
  });
  const names = async () => Promise.all(['S', 'W', 'N', 'E'].map((seat) => page.textContent(`[data-seat=${seat}] .name`)));
  assert.deepEqual(await names(), ['Anna', 'Chiara', 'Bo', 'Dan']);
  await play(page, 'e2-e4');
  await page.click('.tools [title="Resign"]');
  await answer(page, 'Chiara');
  await answer(page, 'Resign');
  await answer(page, 'Resign together');
  await page.waitForSelector('dialog.ending .sheet');
  assert.deepEqual(await page.locator('dialog .sheet tbody tr').allTextContents(), ['Anna2··2', 'Bo2··2', 'Chiara0··0', 'Dan0··0']);
  for (const partners of [['Anna', 'Bo', 'Chiara', 'Dan'], ['Anna', 'Bo', 'Dan', 'Chiara']]) {
    await answer(page, 'Next game');
    await until(page, `document.querySelector('[data-seat=E] .name')?.textContent === '${partners[3]}' && document.querySelector('.board quadrille-board')?.view?.plies === 0`);
    await ready(page);
    assert.deepEqual(await names(), partners);
    await play(page, 'e2-e4');
    await page.click('.tools [title="Resign"]');
    await answer(page, 'Bo');
    await answer(page, 'Resign');
    await answer(page, 'Resign together');
    await page.waitForSelector('dialog.ending .sheet');
  }
  assert.deepEqual(await page.locator('dialog .sheet tbody tr').allTextContents(), ['Anna2226', 'Bo2002', 'Chiara0202', 'Dan0022']);
  assert.equal(await page.locator('dialog.ending button:has-text("Next game")').count(), 0, 'three games are a match');
});

everywhere('a tournament sheet takes the result of a game that is played from it', async (t) => {
  const { page } = await openPage(t, { path: '#/evening' });
  await page.fill('textarea', 'Anna / A\nBo / B');
  await page.selectOption('select', '2');
  await page.click('button:has-text("Draw up the sheet")');
  await page.click('.group button:has-text("Play it here") >> nth=0');
  await page.selectOption('dialog[open] select', 'orthodox');
  await answer(page, 'Play it here');
  await ready(page);
  await play(page, 'f2-f3 e7-e5 g2-g4 d8-h4');
  await page.waitForSelector('dialog.ending');
  await answer(page, 'Close');
  await page.evaluate(() => { location.hash = '#/evening'; });
  await page.waitForSelector('.page .sheet');
  assert.deepEqual(await page.locator('.page .stack > .sheet >> nth=0 >> tbody tr').allTextContents(), ['1Bo21', '2Anna00']);
});

everywhere('a position is set up by taps, its faults are named, and the game starts from there', async (t) => {
  const { page } = await openPage(t, { path: '#/edit/orthodox' });
  await page.waitForSelector('.editor quadrille-board[layout]');
  const pick = async (/** @type {string} */ square) => {
    const { x, y } = await page.evaluate(`(() => { const r = document.querySelector('.editor quadrille-board').rectOf('${square}'); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; })()`);
    await page.mouse.click(x, y);
  };
  await page.click('button:has-text("Empty the board")');
  assert.ok(await page.isDisabled('button:has-text("Start from here")'));
  assert.notEqual(await page.textContent('.faults'), '');
  await page.click('[aria-label="White: king"]');
  await pick('e1');
  await page.click('[aria-label="Black: king"]');
  await pick('e8');
  await page.click('[aria-label="White: queen"]');
  await pick('d1');
  await page.click('summary');
  const rights = page.locator('.editor label.switch:has(input:checked)');
  while (await rights.count() > 0) await rights.first().click();
  await until(page, "!document.querySelector('.editor button.primary').disabled");
  await page.click('button:has-text("Start from here")');
  await ready(page);
  assert.equal((await view(page)).pieces.length, 3);
  await play(page, 'd1-d7');
});

test('every game of the book can be sat down to', async (t) => {
  const { page } = await openPage(t, { size: 'phone', site: {} });
  await page.waitForSelector('.newgame');
  const ids = await page.evaluate("import('./engine/quadrille.js').then((engine) => engine.variants().map((info) => info.id))");
  for (const id of ids) {
    await page.evaluate((path) => { location.hash = `#/new/${path}`; }, id);
    await page.waitForSelector('.newgame .start button:enabled');
    await page.click('.newgame .start button');
    await page.waitForSelector('.table');
    await until(page, `document.querySelector('.board quadrille-board')?.view?.variant === '${id}'`);
  }
});

everywhere('a team resigns as one: the partner is asked', async (t) => {
  const { page } = await openPage(t, { path: '#/new/quadrochess-teams' });
  await sitDown(page);
  const resign = async (/** @type {string} */ reply) => {
    await page.click('.tools [title="Resign"]');
    await answer(page, 'White');
    await answer(page, 'Resign');
    await page.waitForSelector('dialog[open]:has-text("White would like to resign")');
    await answer(page, reply);
  };
  await resign('Play on');
  assert.equal((await view(page)).result.kind, 'ongoing');
  await resign('Resign together');
  await page.waitForSelector('dialog.ending');
  assert.deepEqual((await view(page)).result.winners, ['W', 'E']);
});

everywhere('a power without a player is claimed as an ally by a button', async (t) => {
  const { page } = await openPage(t, { path: '#/new/coalition' });
  await sitDown(page, () => page.evaluate("[...document.querySelectorAll('.segments button')].find((one) => one.textContent === '2 players').click()"));
  await force(page, 'done c1-b2');
  assert.deepEqual((await offered(page)).filter((label) => /Claim/.test(label)).sort(), ['Claim Green as your ally', 'Claim Red as your ally']);
  await page.click('.choices button:has-text("Claim Red")');
  await until(page, "document.querySelector('.board quadrille-board').view.alliances !== null");
  const { alliances, turn } = await view(page);
  assert.deepEqual([alliances?.map((party) => [...party].sort().join('')).sort(), turn], [['ES', 'NW'], 'N'], 'it binds at once, and Black still has the move');
});
