/**
 * Dialogs and short notices. A dialog lies the right way up for the seat that it concerns.
 * @module
 */

import { fill, h } from './dom.js';
import { icon } from './icons.js';
import { t } from './i18n.js';

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('./dom.js').Child} Child */

/**
 * How far a seat's reading direction is turned on the screen, in degrees clockwise.
 * Set by the screen that shows a board; everything is upright elsewhere.
 * @type {(seat: Seat) => number}
 */
let turnOf = () => 0;

/** The board that people sit around; null where nobody does. @type {(() => DOMRect) | null} */
let table = null;

/**
 * @param {(seat: Seat) => number} turn
 * @param {(() => DOMRect) | null} [board] where the board lies, while people sit around it
 */
export function setTurns(turn, board = null) {
  turnOf = turn;
  table = board;
}

/**
 * @typedef {object} DialogOptions
 * @property {Seat | null} [seat] whom it concerns
 * @property {boolean} [wide]
 * @property {() => void} [closed]
 */

/**
 * Opens a dialog and returns it; closing removes it.
 * @param {string} title
 * @param {Child[]} content
 * @param {DialogOptions} [options]
 */
export function openDialog(title, content, options = {}) {
  const turn = options.seat ? turnOf(options.seat) : 0;
  const dialog = h('dialog', { class: options.wide ? 'wide' : '', 'aria-label': title, data: turn ? { turn: String(turn) } : {} },
    h('div', { class: 'head' },
      h('h2', {}, title),
      table && h('button', { class: 'plain icon', 'aria-label': t('turnDialog'), title: t('turnDialog'), onclick: () => turnOn(dialog) }, icon('turn')),
      h('button', { class: 'plain icon', 'aria-label': t('close'), onclick: () => dialog.close() }, icon('close'))),
    ...content);
  dialog.addEventListener('close', () => {
    dialog.remove();
    options.closed?.();
  });
  dialog.addEventListener('click', event => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Lets the next one around the table read a dialog. @param {HTMLElement} dialog */
function turnOn(dialog) {
  dialog.dataset['turn'] = String((Number(dialog.dataset['turn'] ?? 0) + 90) % 360);
}

/**
 * Asks a question; resolves to the value of the button that was pressed, null when the dialog was closed without one.
 * @template V
 * @param {string} title
 * @param {string} text
 * @param {{ label: string, value: V, style?: string }[]} answers the last one is the one that is meant
 * @param {DialogOptions} [options]
 * @returns {Promise<V | null>}
 */
export function ask(title, text, answers, options = {}) {
  return new Promise(resolve => {
    /** @type {V | null} */
    let given = null;
    const buttons = answers.map((answer, index) => h('button', {
      class: answer.style ?? (index === answers.length - 1 ? 'primary' : ''), autofocus: index === answers.length - 1,
      onclick: () => {
        given = answer.value;
        dialog.close();
      },
    }, answer.label));
    const dialog = openDialog(title, [text && h('p', {}, text), h('div', { class: 'foot' }, buttons)], { ...options, closed: () => resolve(given) });
  });
}

/**
 * Yes or no; closing means no.
 * @param {string} title
 * @param {string} text
 * @param {string} yes
 * @param {DialogOptions} [options]
 */
export async function confirm(title, text, yes, options = {}) {
  return (await ask(title, text, [{ label: t('cancel'), value: false }, { label: yes, value: true }], options)) === true;
}

/**
 * Asks for a line of text; null when nothing was given.
 * @param {string} title
 * @param {string} label
 * @param {string} value
 * @param {{ area?: boolean, seat?: Seat | null, done?: string }} [options]
 * @returns {Promise<string | null>}
 */
export function askText(title, label, value, options = {}) {
  return new Promise(resolve => {
    /** @type {string | null} */
    let given = null;
    const input = options.area ? h('textarea', { value, 'aria-label': label }) : h('input', { type: 'text', value, 'aria-label': label, maxlength: 40 });
    const form = h('form', {
      method: 'dialog', class: 'stack',
      onsubmit: () => {
        given = input.value;
      },
    }, h('label', { class: 'field' }, label, input), h('div', { class: 'foot' }, h('button', { class: 'primary' }, options.done ?? t('done'))));
    openDialog(title, [form], { seat: options.seat ?? null, closed: () => resolve(given) });
    input.focus();
  });
}

/**
 * A notice that goes away by itself, at the edge of the player whom it concerns. It is said to those who listen, too, unless they have
 * `heard` it already.
 * @param {string} text
 * @param {{ alarm?: boolean, heard?: boolean, action?: { label: string, run: () => void }, stay?: boolean, seat?: Seat | null }} [options]
 */
export function toast(text, options = {}) {
  const place = pile(options.seat ? turnOf(options.seat) : 0);
  if (!place) return;
  const { action } = options;
  if (!options.heard) announce(action ? `${text} ${action.label}` : text, options.alarm);
  const note = h('div', { class: options.alarm ? 'toast alarm' : 'toast' }, h('span', {}, text),
    action && h('button', {
      onclick: () => {
        note.remove();
        action.run();
      },
    }, action.label),
    options.stay && h('button', { class: 'icon', 'aria-label': t('close'), onclick: () => note.remove() }, '✕'));
  while (place.childElementCount > 2) place.firstElementChild?.remove();
  place.append(note);
  if (!options.stay) setTimeout(() => note.remove(), 2200 + 45 * text.length + (action ? 3000 : 0));
}

/**
 * What happened, told to everybody whom it concerns: an alarm without a check also to those who sit across.
 * @param {import('./words.js').Sentence[]} sentences
 */
export function tellAll(sentences) {
  /** @type {Map<number, { seat: Seat | null, texts: string[], alarm: boolean }>} */
  const piles = new Map();
  for (const { text, seat, level, all } of sentences) {
    const seats = all && table ? /** @type {Seat[]} */ (['S', 'W', 'N', 'E']).filter(other => other === seat || [0, 180].includes(turnOf(other))) : [seat];
    for (const one of seats) {
      const turn = one ? turnOf(one) : 0;
      const told = piles.get(turn) ?? { seat: one, texts: [], alarm: false };
      if (!told.texts.includes(text)) told.texts.push(text);
      told.alarm ||= level === 'alarm';
      piles.set(turn, told);
    }
  }
  for (const { seat, texts, alarm } of piles.values()) toast(texts.join(' '), { alarm, seat, heard: true });
}

/** The pile of notices that is read from one side. @param {number} turn degrees */
function pile(turn) {
  const notices = document.getElementById('toasts');
  if (!notices) return null;
  const found = [...notices.children].find(one => one instanceof HTMLElement && one.dataset['turn'] === String(turn));
  const place = found instanceof HTMLElement ? found : notices.appendChild(h('div', { class: 'toasts', data: { turn: String(turn) } }));
  const board = turn ? table?.() : undefined;
  if (board) {
    const [x, y] = { 90: [0, .5], 180: [.5, 0], 270: [1, .5] }[turn] ?? [.5, 1];
    place.style.setProperty('--x', `${board.left + x * board.width}px`);
    place.style.setProperty('--y', `${board.top + y * board.height}px`);
    place.style.setProperty('--length', `${Math.min(board.width, board.height) * .7}px`);
  }
  return place;
}

/**
 * Says something to those who listen to the page: when what they hear has ended, or, as an alarm, at once. A new paragraph each time, so that
 * the same words are said again.
 * @param {string} text
 * @param {boolean} [alarm]
 */
export function announce(text, alarm = false) {
  const place = document.getElementById(alarm ? 'alarm' : 'announcer');
  if (place) fill(place, text && h('p', {}, text));
}
