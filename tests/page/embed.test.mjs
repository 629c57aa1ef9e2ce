/** The examples for other people's pages: each does what it says, in every browser. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { testEverywhere, waitUntil } from './browsers.mjs';
import { root } from '../tools/tools.mjs';

/** @typedef {import('./browsers.mjs').Face} Face */

/** @param {string} name @param {string} page @param {(face: Face) => Promise<void>} body */
function testExample(name, page, body) {
  testEverywhere(name, { path: `embed/${page}.html` }, async (face) => {
    const boards = '[...document.querySelectorAll("quadrille-board")]';
    await waitUntil(face, `${boards}.length > 0 && ${boards}.every((board) => board.hasAttribute('layout') && board.view)`, 30_000);
    await body(face);
  });
}

/** @param {Face} face @param {string} script an expression that says `board` @returns {Promise<any>} */
const ask = (face, script) => face.evaluate(`(() => { const board = document.querySelector('quadrille-board'); return ${script}; })()`);
/** @param {Face} face @param {string} move */
const play = (face, move) => ask(face, `board.play('${move}').then(() => true)`);
/** @param {Face} face @returns {Promise<string>} */
const status = (face) => face.evaluate("document.querySelector('[role=status]').textContent");

testExample('a script tag is enough for a board that is played on', 'tag', async (face) => {
  await play(face, 'd2-d4');
  assert.equal(await ask(face, 'board.view.turn'), 'W');
});

testExample('a module hears of moves, and computers answer', 'module', async (face) => {
  await play(face, 'd2-d4');
  await waitUntil(face, "document.querySelector('quadrille-board').view.plies === 4", 30_000);
  assert.match(await status(face), /^E played /);
});

testExample('a recorded game is stepped through to its end', 'replay', async (face) => {
  await waitUntil(face, "document.querySelector('quadrille-board').view.plies === 23");
  await face.click('button[data-to=start]');
  assert.equal(await ask(face, 'board.view.ply'), 0);
  await face.click('button[data-to=on]');
  assert.equal(await status(face), '1 of 23');
  await face.click('button[data-to=end]');
  assert.equal(await ask(face, 'board.view.result.kind'), 'win');
});

testExample('the puzzle takes back what does not mate and knows what does', 'puzzle', async (face) => {
  await waitUntil(face, "document.querySelector('quadrille-board').view.turn === 'E'");
  await play(face, 'h10-g10');
  await waitUntil(face, "document.querySelector('[role=status]').textContent.startsWith('Not yet')");
  await play(face, 'f6-f9');
  await waitUntil(face, "document.querySelector('[role=status]').textContent.startsWith('Mate')");
});

testExample('two boards play two games with one engine', 'two', async (face) => {
  const games = 'document.querySelectorAll("quadrille-board")';
  assert.equal(await face.evaluate(`[...${games}].map((board) => board.view.variant).join()`), 'quadrocheckers-four,chess-four');
  const loads = await face.evaluate("performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.wasm')).length");
  assert.equal(loads, 1);
});

/** What lies in the example's frame. */
const framed = "document.querySelector('iframe').contentDocument";

testEverywhere('the whole page plays in a frame', { path: 'embed/frame.html' }, async (face) => {
  await waitUntil(face, `Boolean(${framed}?.querySelector('.newgame .start button'))`, 30_000);
  await face.evaluate(`${framed}.querySelector('.newgame .start button').click()`);
  await waitUntil(face, `Boolean(${framed}.querySelector('quadrille-board[layout]')?.view)`, 30_000);
  await face.evaluate(`${framed}.querySelector('quadrille-board').play('e2-e4').then(() => true)`);
  assert.equal(await face.evaluate(`${framed}.querySelector('quadrille-board').view.plies`), 1);
});

// A frame without an origin of its own may not store anything nor ask for a wake lock, and its page cannot be reached: it tells by message.
const lonely = mkdtempSync(join(tmpdir(), 'quadrille-lonely-'));
after(() => rmSync(lonely, { recursive: true }));
const probe = `
  const look = setInterval(() => {
    document.querySelector('.newgame .start button')?.click();
    const board = document.querySelector('.table quadrille-board[layout]');
    if (!board?.view) return;
    clearInterval(look);
    let storage = 'allowed';
    try { localStorage; } catch { storage = 'forbidden'; }
    board.play('e2-e4').then(() => parent.postMessage('storage ' + storage + ', ' + board.view.plies + ' move', '*'));
  }, 50);`;

const page = readFileSync(join(root, 'dist', 'quadrille.html'), 'utf8');
writeFileSync(join(lonely, 'quadrille.html'), page.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replace('</body>', () => `<script>${probe}</script></body>`));
writeFileSync(join(lonely, 'index.html'), `<!doctype html><html lang="en"><meta charset="utf-8"><title>A stranger</title><link rel="icon" href="data:,">
  <script>onmessage = ({ data }) => { document.documentElement.dataset.heard = data; };</script>
  <iframe sandbox="allow-scripts" allow="screen-wake-lock 'none'; fullscreen 'none'" src="quadrille.html" title="Quadrille" width="600" height="800"></iframe></html>`);

testEverywhere('a frame that may store nothing and keep nothing awake is played in', { site: { folder: lonely }, expected: [/wake-lock/, /AudioContext/] }, async (face) => {
  await waitUntil(face, 'document.documentElement.dataset.heard !== undefined', 60_000);
  assert.equal(await face.evaluate('document.documentElement.dataset.heard'), 'storage forbidden, 1 move');
});
