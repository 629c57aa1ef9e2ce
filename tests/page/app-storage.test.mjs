/** The page loses nothing: reloads, links, files, and storage that is forbidden, full, damaged or shared by two tabs. */
import assert from 'node:assert/strict';
import { answer, notices, openTwice, play, plies, ready, sitDown, until, view } from './app-hands.mjs';
import { everywhere, openPage } from './harness.mjs';

/** Replaces the device's storage by one that refuses to write. @param {string} name of the exception */
const refusing = name => `void Object.defineProperty(Storage.prototype, 'setItem', { value() { throw new DOMException('no', '${name}'); } })`;

everywhere('a game goes on after a reload where it was left', async (t) => {
  const { page, url } = await openPage(t);
  await sitDown(page, async () => page.fill('.player input >> nth=0', 'Anna'));
  await play(page, 'e2-e4 b5-d5');
  await page.reload();
  await ready(page);
  assert.equal(await plies(page), 2);
  await page.goto('about:blank');
  await page.goto(url);
  await ready(page);
  assert.equal(await plies(page), 2);
  assert.equal(await page.textContent('[data-seat=S] .name'), 'Anna');
  await play(page, 'e11-e9');
});

everywhere('a link opens the same game on another device and changes nothing there', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page, async () => page.fill('.player input >> nth=0', 'Anna'));
  await play(page, 'e2-e4 b5-d5');
  await page.click('.tool[aria-label="Menu"]');
  await answer(page, 'Share');
  const link = await page.inputValue('dialog[open] input');
  await page.waitForSelector('dialog[open] .qr svg');
  const other = await openPage(t);
  await other.page.goto(other.url + link.slice(link.indexOf('#')));
  await ready(other.page);
  assert.equal(await plies(other.page), 2);
  assert.deepEqual((await view(other.page)).pieces, (await view(page)).pieces);
});

everywhere('a damaged link says so and leaves the game on the table', async (t) => {
  const { page, url } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4');
  await page.evaluate(() => { location.hash = '#game=nonsense'; });
  await page.waitForSelector('.toast.alarm');
  assert.match(await notices(page), /The link is damaged; nothing has changed/);
  await ready(page);
  assert.equal(await plies(page), 1);
  assert.ok(page.url().startsWith(url));
});

everywhere('where nothing may be kept the page says so and plays on', async (t) => {
  const { page } = await openPage(t);
  await page.waitForSelector('.newgame');
  await page.evaluate(refusing('SecurityError'));
  await sitDown(page);
  await play(page, 'e2-e4 b5-d5');
  assert.match(await notices(page), /does not let the page keep anything/);
  assert.equal(await plies(page), 2);
});

everywhere('when the storage is full the page says so and plays on', async (t) => {
  const { page } = await openPage(t);
  await page.waitForSelector('.newgame');
  await page.evaluate(refusing('QuotaExceededError'));
  await sitDown(page);
  await play(page, 'e2-e4');
  assert.match(await notices(page), /storage for this page is full/);
});

everywhere('a damaged game is put aside, and the page starts as if new', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('quadrille/game/')) localStorage.setItem(key, '{"version":1,');
  });
  await page.reload();
  await page.waitForSelector('.newgame');
  await page.waitForSelector('.toast');
  assert.match(await notices(page), /damaged and has been put aside/);
  assert.ok(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('quadrille/damaged/game/'))));
});

everywhere('a game of a newer page is left alone', async (t) => {
  const { page } = await openPage(t);
  const newer = JSON.stringify({ version: 99, secret: 'kept' });
  await page.evaluate((text) => { localStorage.setItem('quadrille/game/new', text); location.hash = '#/games'; }, newer);
  await page.waitForSelector('.page h1');
  assert.match(await page.textContent('main') ?? '', /One game was kept by a newer version/);
  assert.equal(await page.evaluate(() => localStorage.getItem('quadrille/game/new')), newer);
});

everywhere('two tabs on one game keep both', async (t) => {
  const opened = await openPage(t);
  const { page } = opened;
  const second = await openTwice(opened);
  await play(second, 'b5-d5');
  await play(page, 'b6-d6');
  await page.waitForSelector('.toast');
  assert.match(await notices(page), /also open in another tab/);
  await page.evaluate(() => { location.hash = '#/games'; });
  await page.waitForSelector('.shelf li');
  assert.equal(await page.locator('.shelf li').count(), 2);
});

everywhere('a pasted record comes to the table, garbage is refused with a reason', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4 b5-d5');
  const record = await page.evaluate("document.querySelector('.board quadrille-board').record");
  const paste = async (/** @type {string} */ text) => {
    await page.click('[aria-label="Menu"]');
    await answer(page, 'Paste a game');
    await page.fill('dialog[open] textarea', text);
    await answer(page, 'Done');
  };
  await paste('this is no game <b>at all</b>');
  await page.waitForSelector('.toast.alarm');
  assert.match(await notices(page), /no game that can be read/);
  assert.equal(await plies(page), 2);
  await page.evaluate(() => { location.hash = '#/new'; });
  await page.waitForSelector('.newgame');
  await paste(String(record));
  await ready(page);
  await until(page, "document.querySelector('.board quadrille-board').view.plies === 2");
});

everywhere('a finished game is watched from its beginning, and saved as a file that opens again', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await sitDown(page);
  await play(page, 'f2-f3 e7-e5 g2-g4 d8-h4');
  await page.waitForSelector('dialog.ending');
  await answer(page, 'Watch the game');
  await until(page, "document.querySelector('.board quadrille-board').view.ply < 4");
  await until(page, "document.querySelector('.board quadrille-board').view.ply > 0");
  await page.evaluate(() => {
    const make = URL.createObjectURL;
    // The page's own scripts may come by such an address, too.
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob && /javascript/.test(blob.type)) return make.call(URL, blob);
      Object.assign(window, { saved: blob });
      return 'about:blank#saved';
    };
    HTMLAnchorElement.prototype.click = function click() { Object.assign(window, { fileName: this.download }); };
  });
  await page.click('.tool[aria-label="Menu"]');
  await answer(page, 'Share');
  await page.click('dialog[open] button:has-text("file")');
  assert.match(String(await page.evaluate('window.fileName')), /^orthodox-\d{4}-\d\d-\d\d\.pgn4$/);
  await page.evaluate(async () => {
    const files = new DataTransfer();
    files.items.add(new File([await /** @type {any} */ (window).saved.text()], 'game.pgn4'));
    document.querySelector('dialog')?.close();
    location.hash = '#/new';
    dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }));
  });
  await ready(page);
  await until(page, "document.querySelector('.board quadrille-board').view.result.reason === 'mate'");
});

everywhere('a game that is deleted is gone, after one question', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4');
  await page.evaluate(() => { location.hash = '#/games'; });
  await page.click('.shelf button:has-text("Delete")');
  await answer(page, 'Delete');
  await page.waitForSelector('.shelf:not(:has(li))', { state: 'attached' });
});
