/** Nobody scrolls in play: board, whose turn it is, the last moves, steppers and controls at every size, in every game of the table, early and late. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARD, frame, sitDown, until } from './app-hands.mjs';
import { openPage, PATIENCE } from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

const windows = /** @type {const} */ ([[390, 844], [844, 390], [820, 1180], [1180, 820], [1024, 768], [1366, 768], [1920, 1080]]);
const games = ['quadrochess-four', 'quadrochess-teams', 'quadrochess-two', 'quadrocheckers-four', 'chess-four', 'gencon', 'american', 'hughes', 'verney', 'political', 'coalition', 'orthodox', 'checkers-classic', 'online-teams', 'online-ffa'];

/** Plays by chance until a round is reached or the game is over, the last move by the board. @param {Page} page @param {number} round */
async function playTo(page, round) {
  await page.evaluate(`(async () => {
    const board = ${BOARD};
    let seed = 11;
    const chance = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
    for (let ply = 0; ply < 400; ply += 1) {
      const { round, result } = board.referee.view();
      if (result.kind !== 'ongoing') { board.referee.undo(); break; }
      if (round >= ${round}) break;
      const legal = board.referee.legalMoves();
      const takes = legal.filter((move) => move.captures.length > 0);
      const pool = takes.length > 0 && chance() < 0.4 ? takes : legal;
      board.referee.applyMove(pool[Math.floor(chance() * pool.length)].text);
    }
    const legal = board.referee.legalMoves();
    if (legal.length > 0) await board.play(legal[0].text);
  })()`);
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  await frame(page);
}

/** What is out of place, cut, covered or alone in its row. @param {Page} page @returns {Promise<string[]>} */
function faultsOf(page) {
  return page.evaluate(`(() => {
    const found = [];
    const shown = (css) => [...document.querySelectorAll('.table ' + css)].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0);
    const called = (one) => (one.title || one.getAttribute('aria-label') || one.textContent || one.className).trim() + ' in ' + (one.closest('[data-seat]')?.dataset.seat ?? one.parentElement.className);
    const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push('the page scrolls');
    const controls = shown('.tool, .bar .line');
    for (const one of [...shown('.seat, .status, quadrille-board'), ...controls]) {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push('outside: ' + called(one));
    }
    const seen = controls.map((one) => [one, one.getBoundingClientRect()]);
    seen.forEach(([one, box], index) => {
      for (const [other, its] of seen.slice(index + 1)) if (!apart(box, its)) found.push('overlap: ' + called(one) + ' and ' + called(other));
      if (box.width < 43.5 || box.height < 43.5) found.push('small: ' + called(one) + ' ' + box.width + ' x ' + box.height);
    });
    const board = document.querySelector('.table quadrille-board');
    const squares = board.referee.board().squares.map(({ name }) => board.rectOf(name));
    for (const [one, box] of [...shown('.seat').map((seat) => [seat, seat.getBoundingClientRect()]), ...seen]) {
      if (squares.some((square) => !apart(square, box))) found.push('over a square: ' + called(one));
    }
    for (const rim of shown('.seat')) {
      const box = rim.getBoundingClientRect();
      for (const part of rim.querySelectorAll('.name, .time, .tool')) {
        const its = part.getBoundingClientRect();
        if (its.width > 0 && (its.left < box.left - 1 || its.right > box.right + 1 || its.top < box.top - 1 || its.bottom > box.bottom + 1)) found.push('sticks out: ' + called(part));
      }
    }
    for (const text of shown('.name, .time, .caption, .line .move, .status')) {
      if (text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).display !== 'inline') found.push('cut: ' + text.textContent + ' in ' + called(text));
    }
    for (const group of shown('.tools, .steps, .controls, .head .buttons')) {
      const rows = Map.groupBy([...group.children].filter((one) => one.getBoundingClientRect().width > 0), (one) => Math.round(one.offsetTop));
      const counts = [...rows.values()].map((row) => row.length);
      if (counts[0] > 1 && counts.length > 1 && counts.at(-1) === 1) found.push('alone in its row: ' + group.className);
    }
    if (board.view.turn && shown('.status').length + shown('.seat[data-turn=true]').length === 0) found.push('nobody says whose turn it is');
    return found;
  })()`);
}

for (const facing of /** @type {const} */ (['table', 'fixed'])) {
  for (const half of [0, 1]) {
    test(`nobody scrolls in play at any size, in any game, in rounds 1, 6 and 60 (${facing === 'table' ? 'lying flat' : 'one view'}, ${half ? 'second' : 'first'} half)`, { timeout: 2 * PATIENCE }, async (t) => {
      const { page } = await openPage(t);
      await page.evaluate((value) => { localStorage['quadrille/settings'] = JSON.stringify({ facing: value }); }, facing);
      await page.reload();
      /** @type {string[]} */
      const faults = [];
      for (const game of games.filter((_, index) => index % 2 === half)) {
        await page.evaluate((id) => { location.hash = `#/new/${id}`; }, game);
        await page.waitForSelector('.newgame .start button');
        await until(page, `document.querySelector('.newgame') !== null && location.hash === '#/new/${game}'`);
        await sitDown(page, async () => page.click('button:has-text("15 min + 10 s")'));
        for (const round of [1, 6, 60]) {
          await playTo(page, round);
          for (const [width, height] of windows) {
            await page.setViewportSize({ width, height });
            await frame(page);
            faults.push(...(await faultsOf(page)).map((fault) => `${game}, round ${round}, ${width} × ${height}: ${fault}`));
          }
        }
      }
      assert.deepEqual(faults.slice(0, 60), []);
    });
  }

  test(`nobody scrolls in play with text at twice its size (${facing === 'table' ? 'lying flat' : 'one view'})`, { timeout: PATIENCE }, async (t) => {
    const { page } = await openPage(t);
    await page.evaluate((value) => { localStorage['quadrille/settings'] = JSON.stringify({ facing: value }); }, facing);
    await page.reload();
    /** @type {string[]} */
    const faults = [];
    for (const game of ['quadrochess-four', 'online-ffa', 'coalition', 'orthodox']) {
      await page.evaluate((id) => { document.documentElement.style.fontSize = ''; location.hash = `#/new/${id}`; }, game);
      await sitDown(page, async () => page.click('button:has-text("15 min + 10 s")'));
      await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
      await playTo(page, 6);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await frame(page);
        faults.push(...(await faultsOf(page)).map((fault) => `${game}, ${width} × ${height}: ${fault}`));
      }
    }
    assert.deepEqual(faults.slice(0, 60), []);
  });
}
