/** What a person does with the page, in whichever browser: sit down, tap squares, read the table. */
import assert from 'node:assert/strict';
import { BOARD } from './app-hands.mjs';

/** @typedef {import('./browsers.mjs').Face} Face */

/** Waits until an expression holds; while the page reloads it does not. @param {Face} face @param {string} script */
export async function until(face, script) {
  const end = Date.now() + 60_000;
  while (!await face.evaluate(`(() => { try { return Boolean(${script}); } catch { return false; } })()`).catch(() => false)) {
    assert.ok(Date.now() < end, `not true within a minute: ${script}`);
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
}

/** Waits until there is such an element to be pressed, and presses it. @param {Face} face @param {string} selector */
export async function press(face, selector) {
  await until(face, `document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect().width > 0`);
  await face.click(selector);
}

/** Presses the button of the open dialog that says so. @param {Face} face @param {string} text */
export async function answer(face, text) {
  const find = `[...document.querySelectorAll('dialog[open] button')].find((one) => one.textContent.trim() === ${JSON.stringify(text)})`;
  await until(face, find);
  await face.evaluate(`${find}.click()`);
}

/** Waits until the table is there and can be played on. @param {Face} face */
export async function ready(face) {
  await until(face, `${BOARD}?.hasAttribute('layout') && ${BOARD}.referee && ${BOARD}.rectOf('d4')?.width > 0`);
}

/** Begins the chosen game. @param {Face} face */
export async function sitDown(face) {
  await press(face, '.newgame .start button');
  await ready(face);
}

/** Taps a square, by its plain name. @param {Face} face @param {string} square */
export async function tap(face, square) {
  const { x, y } = await face.evaluate(`(() => { const r = ${BOARD}.rectOf('${square}'); return { x: Math.round(r.x + r.width / 2), y: Math.round(r.y + r.height / 2) }; })()`);
  await face.clickAt(x, y);
}

/** Makes moves of pieces by tapping from and to. @param {Face} face @param {string} moves separated by spaces */
export async function play(face, moves) {
  for (const move of moves.split(' ')) {
    const before = await plies(face);
    for (const square of move.split('-')) await tap(face, square);
    await until(face, `${BOARD}.view.plies === ${before + 1}`);
  }
}

/** @param {Face} face @returns {Promise<number>} */
export function plies(face) {
  return face.evaluate(`${BOARD}.view.plies`);
}

/** Waits for a notice. @param {Face} face @param {RegExp} text */
export function told(face, text) {
  return until(face, `${text}.test(document.querySelector('#toasts').textContent)`);
}

/** Loads the page again, as the visitor would. @param {Face} face */
export async function reload(face) {
  await face.evaluate('void (document.documentElement.dataset.old = "1", setTimeout(() => location.reload()))');
  await until(face, "document.readyState === 'complete' && !document.documentElement.dataset.old");
}
