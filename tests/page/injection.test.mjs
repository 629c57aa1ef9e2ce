/**
 * Nothing that comes from outside becomes a part of the page: names, tags, comments, positions, links, what the device has kept. The
 * attacks run under the strictest policy that a site can set; a working one would show as an element, a script's doing or a complaint.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BOARD, answer, play, ready, sitDown, until } from './app-hands.mjs';
import { everywhere, openPage } from './harness.mjs';
import { root } from '../tools/tools.mjs';

/** @typedef {import('playwright-core').Page} Page */

const ATTACK = '</script><b class=evil><img class=evil src=x onerror=evil()><script>evil()</script>';
const strict = { site: { csp: true } };

/** No element and no script came of the attacks, in the page or within the board. @param {Page} page */
async function assertUnharmed(page) {
  const { evil, handlers, scripts } = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')].flatMap((element) => [element, ...element.shadowRoot?.querySelectorAll('*') ?? []]);
    return {
      evil: all.filter((element) => element.matches('.evil, iframe, object, embed')).length,
      handlers: all.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on'))).length,
      scripts: all.filter((element) => element.matches('script:not([src])')).length,
    };
  });
  assert.deepEqual({ evil, handlers, scripts }, { evil: 0, handlers: 0, scripts: 0 });
}

/** Pastes a record, as a visitor would. @param {Page} page @param {string} text */
function paste(page, text) {
  return page.evaluate((content) => {
    const data = new DataTransfer();
    data.setData('text/plain', content);
    // Firefox takes no `clipboardData` from a script, but the text itself.
    dispatchEvent(new ClipboardEvent('paste', /** @type {ClipboardEventInit} */ ({ clipboardData: data, dataType: 'text/plain', data: content })));
  }, text);
}

/** Every tag and comment of a PGN4 record. */
const record = `[Variant "quadrochess-four"]\n[South "${ATTACK}"]\n[West "${ATTACK}"]\n[Event "${ATTACK}"]\n[Site "javascript:evil()"]\n\n{ ${ATTACK} } 1. e2-e4 { ${ATTACK} } (1. d2-d4 { ${ATTACK} }) .. b5-d5\n`;
const orthodox = `[Event "${ATTACK}"]\n[White "${ATTACK}"]\n[Black "${ATTACK}"]\n[Result "*"]\n\n1. e4 { ${ATTACK} } e5 ( 1... d5 { ${ATTACK} } ) *\n`;

for (const [name, text] of [['PGN4', record], ['PGN', orthodox]]) {
  everywhere(`tags, names and comments of ${name} stay text`, async (t) => {
    const { page } = await openPage(t, strict);
    await until(page, "Boolean(document.querySelector('.newgame'))");
    await paste(page, text);
    await ready(page);
    await until(page, `${BOARD}.view.plies === 2`);
    assert.ok(await page.evaluate((attack) => document.body.textContent?.includes(attack.slice(0, 20)), ATTACK), 'the attack is nowhere to be seen');
    await assertUnharmed(page);
    await page.evaluate("void (location.hash = '#/games')");
    await until(page, "!document.querySelector('.table')");
    await assertUnharmed(page);
  });
}

everywhere('a refused record is quoted as text', async (t) => {
  const { page } = await openPage(t, strict);
  await until(page, "Boolean(document.querySelector('.newgame'))");
  await paste(page, `[Variant "${ATTACK}"]\n\n1. ${ATTACK}`);
  await until(page, "document.querySelector('#toasts').textContent !== ''");
  await assertUnharmed(page);
});

for (const path of [`#game=${encodeURIComponent(ATTACK)}`, `#game=${ATTACK}`, `#/new/${ATTACK}`, `#/rules/${encodeURIComponent(ATTACK)}`, `#/${ATTACK}`]) {
  everywhere(`the link ${path.slice(0, 24)}… does nothing`, async (t) => {
    const { page } = await openPage(t, { ...strict, path });
    await until(page, "document.body.textContent.trim() !== '' && document.querySelectorAll('button').length > 0");
    await assertUnharmed(page);
  });
}

everywhere("a player's name stays text at the table, in the list of games and in words", async (t) => {
  const { page } = await openPage(t, strict);
  await sitDown(page, async () => { await page.fill('.player input >> nth=0', ATTACK.slice(0, 24)); });
  await play(page, 'e2-e4');
  await assertUnharmed(page);
  await page.evaluate("void (location.hash = '#/games')");
  await until(page, "!document.querySelector('.table')");
  await assertUnharmed(page);
});

/** An attack without a slash, which parts a name from its team, and no longer than a name may be. */
const NAME = '<img class=evil src=x onerror=evil()>';

/** Position texts with the attack in place of the text, a fact's name and value, a piece, and a seat's part. */
const positions = [
  ATTACK,
  `R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-{'variant':'${NAME}'}-12/12`,
  `R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-{'${NAME}':'${NAME}'}-12/12`,
  `R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-2,${NAME},rK,8/12`,
  `${NAME}-${NAME}-${NAME}`,
];

everywhere('whatever is written as a position in the editor stays text', async (t) => {
  const { page } = await openPage(t, { ...strict, path: '#/edit/quadrochess-four' });
  await page.waitForSelector('.editor quadrille-board[layout]');
  for (const text of positions) {
    await page.evaluate((written) => {
      const field = /** @type {HTMLTextAreaElement} */ (document.querySelector('.editor textarea'));
      field.value = written;
      field.dispatchEvent(new Event('change'));
    }, text);
    await until(page, "document.querySelector('.editor .faults').childElementCount > 0");
    await assertUnharmed(page);
  }
});

everywhere('a link that carries names carries text', async (t) => {
  const { page } = await openPage(t, strict);
  await until(page, "Boolean(document.querySelector('.newgame'))");
  await paste(page, record);
  await ready(page);
  await until(page, `${BOARD}.view.plies === 2`);
  const shared = await page.evaluate(`${BOARD}.referee.toShare()`);
  const { page: other } = await openPage(t, { ...strict, path: `#game=${shared}` });
  await ready(other);
  await until(other, `${BOARD}.view.plies === 2`);
  assert.ok(await other.evaluate((attack) => document.body.textContent?.includes(attack.slice(0, 20)), ATTACK), 'the names did not come along');
  await assertUnharmed(other);
});

everywhere('names and teams on a tournament sheet stay text, there and at the table', async (t) => {
  const { page } = await openPage(t, { ...strict, path: '#/evening' });
  await page.fill('textarea', `${NAME} / ${NAME}\nBo / B`);
  await page.selectOption('select', '2');
  await page.click('button:has-text("Draw up the sheet")');
  await until(page, "document.querySelector('.page .sheet') !== null");
  assert.ok(await page.evaluate((name) => document.querySelector('main')?.textContent?.includes(name), NAME), 'the name is nowhere to be seen');
  await assertUnharmed(page);
  await page.click('.group button:has-text("Play it here") >> nth=0');
  await page.selectOption('dialog[open] select', 'orthodox');
  await answer(page, 'Play it here');
  await ready(page);
  await assertUnharmed(page);
});

everywhere('what somebody put into the storage stays text, or is put aside', async (t) => {
  const { page, context } = await openPage(t, strict);
  await sitDown(page);
  await play(page, 'e2-e4');
  await page.evaluate((attack) => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.startsWith('quadrille/game/')) continue;
      const kept = JSON.parse(text);
      for (const seat of Object.keys(kept.names)) kept.names[seat] = attack;
      for (const player of kept.setup.players) player.name = attack;
      localStorage.setItem(key, JSON.stringify(kept));
      localStorage.setItem(`${key}x`, JSON.stringify({ ...kept, id: attack, text: attack }));
    }
  }, ATTACK);
  for (const path of ['#/games', '#/table', '#/evening']) {
    const next = await context.newPage();
    await next.goto(page.url().replace(/#.*/, '') + path);
    await until(next, "document.querySelectorAll('button').length > 0");
    await assertUnharmed(next);
  }
});

test('no source makes HTML from text, or code', () => {
  const makers = /\b(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|DOMParser|createContextualFragment|srcdoc)\b|document\.write|\beval\(|new Function\b|setAttribute\((['"`])on/;
  const files = readdirSync(join(root, 'www'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|html)$/.test(name) && !/^(engine|vendor)\//.test(name));
  assert.ok(files.length > 60, `only ${files.length} sources`);
  for (const name of files) assert.doesNotMatch(readFileSync(join(root, 'www', name), 'utf8'), makers, name);
});
