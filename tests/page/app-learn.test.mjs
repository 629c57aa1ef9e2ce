/** Learning: every game's rules page and its positions to try, every lesson by the keyboard, problems with their defence. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertFits, frame, until } from './app-hands.mjs';
import { everywhere, openPage, PATIENCE } from './harness.mjs';
import en from '../../www/lang/learn/en.js';
import de from '../../www/lang/learn/de.js';
import { isSolved, lessonFamilies, lessonsOf } from '../../www/app/learn/lessons.js';
import { specialsOf } from '../../www/app/learn/specials.js';

/** @typedef {import('playwright-core').Page} Page */

const BOARD = "document.querySelector('.liveboard quadrille-board')";

/** Shows another screen of the page. @param {Page} page @param {string} path */
async function goTo(page, path) {
  await page.evaluate((to) => { location.hash = `#/${to}`; }, path);
}

/** Waits for a practice board that can be played on. @param {Page} page */
const boardReady = page => until(page, `Boolean(${BOARD}?.referee && ${BOARD}.rectOf('d4')?.width > 0)`);

/** The names of armies, and those that a game has. @param {Page} page @param {string} id */
async function foreignArmies(page, id) {
  return page.evaluate(([wanted]) => {
    const text = document.querySelector('article')?.textContent ?? '';
    const select = document.querySelector('article select')?.textContent ?? '';
    const colours = JSON.parse(document.querySelector('article')?.getAttribute('data-armies') ?? '[]');
    return { text: text.replace(select, ''), colours, wanted };
  }, [id]);
}

const ARMIES = { en: { white: 'White', yellow: 'Yellow', black: 'Black', red: 'Red', brown: 'Brown', tan: 'Tan', blue: 'Blue', green: 'Green' }, de: { white: 'Weiß', yellow: 'Gelb', black: 'Schwarz', red: 'Rot', brown: 'Braun', tan: 'Sand', blue: 'Blau', green: 'Grün' } };

for (const language of /** @type {const} */ (['en', 'de'])) {
  test(`every game has a rules page, all its positions can be tried, and nobody is named who does not play (${language})`, { timeout: PATIENCE * 2 }, async (t) => {
    const { page } = await openPage(t, { lang: language });
    await page.waitForSelector('.newgame');
    for (const id of Object.keys(en.ids)) {
      await goTo(page, `rules/${id}`);
      await page.waitForSelector(`article[data-game="${id}"] .special`);
      const { text, colours } = await foreignArmies(page, id);
      for (const [colour, name] of Object.entries(ARMIES[language])) {
        if (!colours.includes(colour)) assert.doesNotMatch(text, new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'u'), `${id} names ${name}`);
      }
      assert.doesNotMatch(text, /[{}]|undefined|\b(page|rule|learn|option)\.[a-z]/, `${id} shows a raw text`);
      const specials = specialsOf(id);
      assert.equal(await page.locator('.special').count(), specials.length);
      for (const [index, special] of specials.entries()) {
        await page.locator('.special button').nth(index).click();
        await boardReady(page);
        const at = /** @type {{ id: string, legal: string[], hint: string[] }} */ (await page.evaluate(`({ id: ${BOARD}.view.variant, legal: ${BOARD}.referee.legalMoves().map((move) => move.text), hint: [...${BOARD}.hint] })`));
        assert.equal(at.id, id, special.rule);
        assert.ok(at.legal.includes(special.move), `${id} ${special.rule}: ${special.move}`);
        if (/^[a-n]\d+[-:]/.test(special.move)) assert.ok(at.hint.length >= 2, `${id} ${special.rule} marks nothing`);
        await page.evaluate(`${BOARD}.play('${special.move}').then(() => {})`);
      }
    }
  });
}

test('texts for learning are whole in both languages', () => {
  for (const part of /** @type {(keyof typeof en)[]} */ (Object.keys(en))) assert.deepEqual(Object.keys(de[part]).sort(), Object.keys(en[part]).sort(), part);
  for (const family of lessonFamilies()) {
    assert.ok(lessonsOf(family).length >= 6 && lessonsOf(family).length <= 10, family);
    for (const lesson of lessonsOf(family)) assert.ok(en.lessons[`${lesson.why ? 'why.' : ''}${lesson.key}`], `${family} ${lesson.key}`);
  }
  for (const id of Object.keys(en.ids)) for (const { rule } of specialsOf(id)) assert.ok(en.rules[rule] && de.rules[rule], rule);
});

/** Presses Enter on a square. @param {Page} page @param {string} square */
async function enter(page, square) {
  await page.evaluate(`${BOARD}.shadowRoot.querySelector('[data-square=${square}]').focus()`);
  await page.keyboard.press('Enter');
}

/** Makes a lesson's move with the keyboard alone. @param {Page} page @param {string} move */
async function byKeyboard(page, move) {
  if (!/^[a-n]\d+[-:]/.test(move)) {
    await page.locator(`.liveboard [data-move="${move}"]`).focus();
    await page.keyboard.press('Enter');
    return;
  }
  for (const square of move.split('=')[0]?.split(/[-:]/) ?? []) await enter(page, square);
  await frame(page);
  // A promotion asks for a piece; the one that has the keyboard will do.
  if (!await page.evaluate(`Boolean(${BOARD}.shadowRoot.querySelector('.choice'))`)) return;
  // Coalition's first choice is to leave the piece as it is.
  if (move.endsWith('=T')) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

test('every lesson is solved by its own solution, by the keyboard', { timeout: PATIENCE * 2 }, async (t) => {
  const { page } = await openPage(t, { path: '#/learn' });
  await page.waitForSelector('.courses li');
  for (const family of lessonFamilies()) {
    for (const [index, lesson] of lessonsOf(family).entries()) {
      await goTo(page, `learn/lessons/${family}/${index + 1}`);
      const key = `lesson:${family}:${lesson.why ? 'why.' : ''}${lesson.key}`;
      await page.waitForSelector(`.lesson[data-lesson="${key}"]`);
      await boardReady(page);
      if (lesson.why) {
        await page.getByRole('button', { name: en.words[`reason.${lesson.why.reasons[0]}`] ?? '', exact: true }).focus();
        await page.keyboard.press('Enter');
      } else {
        await byKeyboard(page, lesson.solution[0] ?? '');
      }
      await page.waitForSelector('.verdict[data-right="true"]', { timeout: 10_000 }).catch(() => assert.fail(`${key} is not solved`));
    }
    const done = /** @type {string[]} */ (await page.evaluate("JSON.parse(localStorage.getItem('quadrille.learned') ?? localStorage.getItem(Object.keys(localStorage).find((key) => key.endsWith('learned')))).done"));
    for (const lesson of lessonsOf(family)) assert.ok(done.includes(`lesson:${family}:${lesson.why ? 'why.' : ''}${lesson.key}`), 'kept on the device');
  }
});

test('a lesson says so when another legal move is made, and gives a hint', async (t) => {
  const { page } = await openPage(t, { path: '#/learn/lessons/hughes/2', size: 'phone' });
  await boardReady(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  assert.deepEqual(await page.evaluate(`[...${BOARD}.hint]`), ['e7', 'e9']);
  await page.evaluate(`${BOARD}.play('h1-h2').then(() => {})`);
  await page.waitForSelector('.verdict[data-right="false"]');
  await assertFits(page);
});

everywhere('a problem answers with the right defence, and takes its solution', async (t) => {
  const { page } = await openPage(t, { path: '#/learn' });
  await page.waitForSelector('.courses li');
  await goTo(page, 'learn/problems/orthodox/4');
  await page.waitForSelector('.lesson[data-problem]');
  await boardReady(page);
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await until(page, "document.querySelector('.verdict').dataset.right === 'true'");
  const { solution } = await page.evaluate("({ solution: document.querySelector('.lesson').dataset.problem.split(':').at(-1) })");
  assert.equal(await page.evaluate(`${BOARD}.referee.moves()[0].text`), solution);

  await page.getByRole('button', { name: 'Try again' }).click();
  const wrong = await page.evaluate(`${BOARD}.referee.legalMoves().map((move) => move.text).find((text) => text !== '${solution}')`);
  await page.evaluate(`${BOARD}.play('${wrong}').then(() => {})`);
  await until(page, "document.querySelector('.verdict').dataset.right === 'false'");
});

test('the problem of the day stands on the start page', async (t) => {
  const { page } = await openPage(t);
  await page.click('.newgame >> text=Problem of the day');
  await page.waitForSelector('.lesson[data-problem]');
  await boardReady(page);
});

test('what solves a lesson is compared by the effects alone', () => {
  const lesson = { key: '', scene: { id: 'hughes' }, solution: ['a1-a2'], wanted: [{ type: 'captured', square: 'c4' }] };
  const captured = /** @type {import('../../www/app/engine.js').Effect} */ ({ type: 'captured', seat: 'W', kind: 'P', square: 'c4', by: 'S' });
  assert.ok(isSolved(lesson, 'b4-c3', [captured]));
  assert.ok(!isSolved(lesson, 'b4-c3', [/** @type {import('../../www/app/engine.js').Effect} */ ({ ...captured, square: 'c5' })]));
  assert.ok(isSolved({ ...lesson, wanted: undefined }, 'a1-a2', []));
});
