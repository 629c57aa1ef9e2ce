/** What the page says to those who listen, and what it puts on paper. */
import assert from 'node:assert/strict';
import { play, sitDown, tap, until } from './app-hands.mjs';
import { everywhere, openPage } from './harness.mjs';

/** Opens a game and sits down. @param {import('node:test').TestContext} t @param {string} game */
async function table(t, game) {
  const { page } = await openPage(t, { path: `#/new/${game}` });
  await sitDown(page);
  return page;
}

everywhere('why a move is refused is said, and said again when it is tried again', async (t) => {
  const page = await table(t, 'orthodox');
  await tap(page, 'a1');
  await tap(page, 'a5');
  await until(page, "/rook/.test(document.querySelector('#announcer').textContent)");
  await page.evaluate("document.querySelector('#announcer').firstChild.dataset.old = '1'");
  await tap(page, 'a5');
  await tap(page, 'a1');
  await tap(page, 'a5');
  await until(page, "/rook/.test(document.querySelector('#announcer').textContent) && !document.querySelector('#announcer [data-old]')");
});

everywhere('who must capture is told that, and the board marks and names the pieces', async (t) => {
  const page = await table(t, 'checkers-classic');
  await play(page, 'a3-b4 b6-a5 c3-d4 a5-c3'.split(' ').slice(0, 3).join(' '));
  await until(page, "/must capture/.test(document.querySelector('#announcer').textContent) || document.querySelector('.board quadrille-board').view.mustCapture.length === 0");
  const must = await page.evaluate("document.querySelector('.board quadrille-board').view.mustCapture");
  for (const square of must) {
    assert.match(await page.evaluate(`document.querySelector('.board quadrille-board').shadowRoot.querySelector('[data-square=${square}]').getAttribute('aria-label')`), /must capture/);
  }
  assert.ok(must.length > 0, 'somebody must capture');
});

everywhere('a game that cannot be read is an alarm', async (t) => {
  const page = await table(t, 'orthodox');
  await page.evaluate("void (location.hash = '#game=nonsense')");
  await until(page, "document.querySelector('#alarm').getAttribute('role') === 'alert' && /link is damaged/.test(document.querySelector('#alarm').textContent)");
});

everywhere('columns of the move list have names', async (t) => {
  const page = await table(t, 'hughes');
  const heads = await page.locator('.moves thead th').allTextContents();
  assert.equal(heads.length, 5);
  for (const head of heads) assert.ok(head.trim().length > 2, JSON.stringify(heads));
});

everywhere('on paper are the board in light colours, the score with names and the position', async (t) => {
  const page = await table(t, 'hughes');
  await play(page, 'e2-e4');
  await page.evaluate('void dispatchEvent(new Event("beforeprint"))');
  const text = await page.evaluate("document.querySelector('.paper').textContent");
  assert.match(text, /Hughes/);
  assert.match(text, /White.*Yellow|Black.*Red|Red.*Black/s);
  assert.match(text, /e2–e4|e.*–/);
  assert.ok(text.includes(await page.evaluate("document.querySelector('.board quadrille-board').position")), text.slice(-300));
  const source = await page.evaluate("document.querySelector('.paper .picture img').src");
  assert.match(decodeURIComponent(source), /^data:image\/svg\+xml,<svg[^]*<\/svg>\s*$/);
  await page.evaluate('void dispatchEvent(new Event("afterprint"))');
  assert.equal(await page.evaluate("document.querySelector('.paper')"), null);
});
