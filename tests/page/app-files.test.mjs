/** Files and positions of others: several games at once, what cannot be read, everything away and back again, and the editor. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { play, sitDown, until, view } from './app-hands.mjs';
import { openPage } from './harness.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Pastes a text where nobody is writing. @param {Page} page @param {string} text */
async function paste(page, text) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
}

const fen = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3';
const pieces = "document.querySelectorAll('.editor quadrille-board').length && document.querySelector('.editor quadrille-board').view.pieces.length";

test('A file with 500 games shows a list, a damaged one is named, and all others are kept at once', async (t) => {
  const { page } = await openPage(t, { path: '#/games' });
  await page.waitForSelector('h1');
  const one = (/** @type {number} */ number) => `[Event "Club"]\n[White "White ${number}"]\n[Black "Black ${number}"]\n[Result "*"]\n\n1. e4 ${number === 250 ? 'Ke5' : 'e5'} *\n`;
  await paste(page, Array.from({ length: 501 }, (_, index) => one(index + 1)).join('\n'));
  await page.waitForSelector('dialog .gamelist');
  assert.equal(await page.locator('.gamelist li').count(), 501);
  assert.match(await page.locator('.gamelist li').nth(0).textContent() ?? '', /White 1 – Black 1.*Orthodox.*2 moves.*unfinished/);
  assert.match(await page.locator('.gamelist li').nth(249).textContent() ?? '', /Game 250.*Line 1744.*move 2, “Ke5”/);
  await page.click('dialog button:has-text("Keep all 500")');
  await until(page, "document.querySelectorAll('.shelf li').length >= 500");
});

test('Of several games one is opened', async (t) => {
  const { page } = await openPage(t, { path: '#/games' });
  await page.waitForSelector('h1');
  await paste(page, '1. e4 e5 *\n\n[Variant "hughes"]\n[South "Ann"]\n\n1. d2-d4 .. b6-c6 .. i13-i12\n');
  await page.click('.gamelist button:has-text("Ann")');
  await until(page, "document.querySelector('.board quadrille-board')?.view.ply === 3");
});

test('What is saved as one file comes back on another device', async (t) => {
  const { page } = await openPage(t, { path: '#/new/hughes' });
  await sitDown(page);
  await play(page, 'd2-d4');
  await paste(page, '[White "Ann"]\n\n1. e4 {a remark} e5 (1... c5 2. Nf3) 2. Nf3 {[%clk 0:09:58]} *');
  await until(page, "document.querySelector('.board quadrille-board')?.view.ply === 3");
  await page.goto(`${page.url().split('#')[0]}#/games`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('button:has-text("Save all as one file")')]);
  const text = await readFile(await download.path(), 'utf8');
  const other = (await openPage(t, { path: '#/games' })).page;
  await other.waitForSelector('h1');
  await paste(other, text);
  await other.click('dialog button:has-text("Keep all 2")');
  await until(other, "document.querySelectorAll('.shelf li').length >= 2");
  const [again] = await Promise.all([other.waitForEvent('download'), other.click('button:has-text("Save all as one file")')]);
  const games = (/** @type {string} */ file) => file.split('\n\n\n').map((game) => game.trim()).filter((game) => /\n1\. /.test(game)).sort();
  assert.deepEqual(games(await readFile(await again.path(), 'utf8')), games(text));
});

test('A FEN can be pasted wherever a game can', async (t) => {
  const { page } = await openPage(t, { path: '#/games' });
  await page.waitForSelector('h1');
  await paste(page, fen);
  await until(page, "document.querySelector('.board quadrille-board')?.view.variant === 'orthodox'");
  assert.equal((await view(page)).pieces.length, 32);
});

test('A game that is not played here is refused by its name, and the table stays as it was', async (t) => {
  const { page } = await openPage(t, { path: '#/games' });
  await page.waitForSelector('h1');
  await paste(page, '[Variant "Crazyhouse"]\n[White "a"]\n\n1. e4 *');
  await page.waitForSelector('text=Crazyhouse is not played here');
});

test('The editor keeps grey pieces, and a text that does not read changes nothing', async (t) => {
  const { page } = await openPage(t, { path: '#/edit/online-ffa' });
  await until(page, `${pieces} === 64`);
  const text = page.locator('.editor textarea');
  const start = await text.inputValue();
  const grey = start.replace(/bR,bP/g, 'dR,dP');
  await text.fill(grey);
  await text.blur();
  await until(page, "document.querySelector('.editor quadrille-board').view.pieces.filter((piece) => piece.state === 'grey').length === 4");
  assert.equal(await text.inputValue(), grey);
  await text.fill('garbage');
  await text.blur();
  await page.waitForSelector('.faults:has-text("no position of this game")');
  assert.equal(await page.evaluate(pieces), 64);
});

test('A FEN in the editor of orthodox chess is a position', async (t) => {
  const { page } = await openPage(t, { path: '#/edit/orthodox' });
  await until(page, `${pieces} === 32`);
  const text = page.locator('.editor textarea');
  await text.fill(fen);
  await text.blur();
  await until(page, "document.querySelector('.editor quadrille-board').view.pieces.some((piece) => piece.square === 'c6' && piece.kind === 'N')");
});
