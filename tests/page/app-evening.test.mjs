/** An evening of several games: people and their results, a tournament's sheet, a series of three. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, play, ready, sitDown, until } from './app-hands.mjs';
import { everywhere, openPage } from './harness.mjs';
import { drawSheet, entrantsOf, ranking as standings } from '../../www/app/store/tournament.js';

/** @typedef {import('playwright-core').Page} Page */

/** Anna mates Bo, who began. @param {Page} page */
async function playAGame(page) {
  await sitDown(page, async () => {
    for (const [row, name] of ['Bo', 'Anna'].entries()) await page.fill(`.player input >> nth=${row}`, name);
  });
  await play(page, 'f2-f3 e7-e5 g2-g4 d8-h4');
  await page.waitForSelector('dialog.ending');
}

/** @param {Page} page @param {string} path */
const go = (page, path) => page.evaluate((hash) => { location.hash = hash; }, `#/${path}`);
/** Rows of the nth ranking of the tournament. @param {Page} page @param {number} nth */
const ranking = (page, nth) => page.locator(`.page .stack > .sheet >> nth=${nth} >> tbody tr`).allTextContents();

everywhere('people and their results are remembered, offered by name, and forgotten when asked', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await playAGame(page);
  await answer(page, 'Close');
  await go(page, 'evening');
  await page.waitForSelector('.scroll .sheet');
  const people = async () => (await page.locator('.scroll .sheet tr').allTextContents()).map((row) => row.replace('Forget', '')).sort();
  assert.deepEqual(await people(), ['Anna1 game2 points', 'Bo1 game0 points']);
  await go(page, 'new/orthodox');
  await until(page, "[...document.querySelectorAll('#people option')].map((one) => one.value).sort().join() === 'Anna,Bo'");
  await go(page, 'evening');
  await page.click('.scroll tr:has-text("Bo") button');
  await until(page, "document.querySelectorAll('.scroll .sheet tr').length === 1");
  assert.deepEqual(await people(), ['Anna1 game2 points']);
});

everywhere('results are typed into a tournament’s sheet, or read from the link of a game, and rank players and teams', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await playAGame(page);
  await answer(page, 'Share');
  const link = await page.inputValue('dialog[open]:not(.ending) input');
  await go(page, 'evening');
  await page.reload();
  await page.waitForSelector('.page textarea');
  await page.fill('.page textarea', 'Anna / A\nBo / B');
  await page.fill('.page input', '2');
  await page.selectOption('.page select', '2');
  await page.click('button:has-text("Draw up the sheet")');
  await page.click('.group >> nth=0 >> button:has-text("Read from a link")');
  await page.fill('dialog[open] textarea', link);
  await answer(page, 'Done');
  await until(page, "/The result is in the sheet/.test(document.querySelector('#toasts').textContent)");
  assert.deepEqual(await ranking(page, 0), ['1Anna21', '2Bo00']);
  for (const select of [0, 1]) await page.selectOption(`.group >> nth=1 >> select >> nth=${select}`, '1');
  assert.deepEqual(await ranking(page, 0), ['1Anna31', '2Bo10']);
  assert.deepEqual(await ranking(page, 1), ['1A31', '2B10']);
});

everywhere('in a series of three everybody sits once at each side', async (t) => {
  const { page } = await openPage(t, { path: '#/new/quadrochess-three' });
  await sitDown(page, async () => {
    for (const [row, name] of ['Anna', 'Bo', 'Chiara'].entries()) await page.fill(`.player input >> nth=${row}`, name);
    await page.click('label.switch:has-text("Series of three")');
  });
  /** @type {string[][]} */
  const sat = [];
  for (let game = 0; game < 3; game += 1) {
    await ready(page);
    sat.push(await page.evaluate("[...document.querySelectorAll('.seat .name')].map((name) => name.textContent)"));
    for (let out = 0; out < 2; out += 1) await page.evaluate("(() => { const board = document.querySelector('.board quadrille-board'); return board.play(`resign:${board.view.turn}`); })()");
    await page.waitForSelector('dialog.ending .sheet');
    if (game === 2) break;
    await answer(page, 'Next game');
    await until(page, "document.querySelector('.board quadrille-board')?.view?.plies === 0");
  }
  for (const side of [0, 1, 2]) assert.deepEqual(sat.map((names) => names[side]).sort(), ['Anna', 'Bo', 'Chiara'], `side ${side}`);
  assert.deepEqual(await page.locator('dialog .sheet thead th').allTextContents(), ['Match', '1', '2', '3', 'Sum']);
});

everywhere('a tournament of teams: teams meet, team-mates are partners, the clock is chosen at the board', async (t) => {
  const { page } = await openPage(t, { path: '#/evening' });
  await page.waitForSelector('.page textarea');
  await page.fill('.page textarea', ['Anna / A', 'Bo / B', 'Chiara / C', 'Dan / D', 'Eva / A', 'Finn / B', 'Gil / C', 'Hana / D'].join('\n'));
  await page.click('button:has-text("Draw up the sheet")');
  await page.waitForSelector('.boards');
  const first = await page.locator('.boards >> nth=0 >> .stack >> nth=0 >> .row .grow').allTextContents();
  assert.deepEqual(first, ['Anna', 'Eva', 'Dan', 'Hana'], 'team A meets team D');

  await page.click('.boards >> nth=0 >> button:has-text("Play it here") >> nth=0');
  await page.locator('dialog[open] summary:has-text("Clock")').click();
  await page.locator('dialog[open]').getByRole('button', { name: '5 min + 3 s', exact: true }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Play it here' }).click();
  await ready(page);
  const view = /** @type {import('../../pkg/engine.js').View} */ (await page.evaluate("document.querySelector('.board quadrille-board').view"));
  assert.equal(view.variant, 'quadrochess-teams');
  const names = /** @type {Record<string, string>} */ (await page.evaluate("Object.fromEntries(['South', 'North', 'West', 'East'].map((tag) => [tag, document.querySelector('.board quadrille-board').referee.tag(tag)]))"));
  assert.deepEqual([names['South'], names['North'], names['West'], names['East']], ['Anna', 'Eva', 'Dan', 'Hana']);
  assert.match(await page.textContent('.table') ?? '', /5:00/);
});

test('a win is the most at its board, whatever it is worth', () => {
  const entrants = ['Anna', 'Bo', 'Chiara', 'Dan'].map(name => ({ name, team: '' }));
  const coalition = { id: '', entrants, size: 4, rounds: [[{ people: [0, 1, 2, 3], points: [6, 2, 2, 6] }]] };
  assert.deepEqual(standings(coalition, 'name').map(({ name, points, wins }) => [name, points, wins]), [['Anna', 6, 1], ['Dan', 6, 1], ['Bo', 2, 0], ['Chiara', 2, 0]]);
  const drawn = { ...coalition, rounds: [[{ people: [0, 1, 2, 3], points: [1, 1, 1, 1] }]] };
  assert.ok(standings(drawn, 'name').every(({ wins }) => wins === 0));
});

test('people without teams change their company from round to round, teams of two stay together', () => {
  const alone = drawSheet(entrantsOf('A\nB\nC\nD\nE\nF\nG\nH'), 4, 2);
  assert.notDeepEqual(alone.rounds[0]?.[0]?.people, alone.rounds[1]?.[0]?.people);
  const teams = drawSheet(entrantsOf('A / 1\nB / 2\nC / 1\nD / 2'), 4, 1);
  assert.deepEqual(teams.rounds[0]?.[0]?.people, [0, 2, 1, 3]);
});

everywhere('Coalition books 6 and 2, after a resignation too, and has a match of four games', async (t) => {
  const { page } = await openPage(t, { path: '#/new/coalition' });
  await sitDown(page, async () => {
    for (const [row, name] of ['Anna', 'Bo', 'Chiara', 'Dan'].entries()) await page.fill(`.player input >> nth=${row}`, name);
    await page.click('label.switch:has-text("Match of four")');
  });
  await page.evaluate("(() => { const board = document.querySelector('.board quadrille-board'); return board.play('done').then(() => board.play('declare:green')).then(() => board.play('resign:S')).then(() => {}); })()");
  await page.waitForSelector('dialog.ending .sheet');
  assert.deepEqual(await page.locator('dialog .sheet thead th').allTextContents(), ['Match', '1', '2', '3', '4', 'Sum']);
  const sums = await page.locator('dialog .sheet tbody tr').allTextContents();
  assert.deepEqual(sums.map(row => row.at(-1)), ['2', '6', '2', '6']);
});
