/**
 * Opening files and texts from outside: one game comes to the table, of several there is a list to choose from, and all can be kept
 * at once. What cannot be read is named, and what could is not lost by it.
 * @module
 */

import { h } from '../ui/dom.js';
import { has, t } from '../ui/i18n.js';
import { openDialog, toast } from '../ui/ask.js';
import { fullName } from '../ui/labels.js';
import { resultTitle } from '../ui/words.js';
import { messageOf } from '../engine.js';
import { listGames } from '../store/gamefiles.js';
import { sessionOfText } from '../store/intake.js';
import { keepGame } from '../store/shelf.js';

/** @typedef {import('../store/gamefiles.js').ListedGame} ListedGame */

/** Rows of the list; a collection may hold more games than anybody looks through. */
const ROWS = 1000;
/** Reading that takes longer than so many milliseconds shows how far it is. */
const PATIENCE = 400;

/**
 * @param {Blob | string} source
 * @param {(session: import('../table/session.js').GameSession) => void} sitDown
 * @param {() => void} showShelf
 */
export async function openGames(source, sitDown, showShelf) {
  const games = await withProgress(source);
  const [first, second] = games;
  if (!first) return toast(t('import.failed', { reason: t('record.record-empty') }), { alarm: true, stay: true });
  if (second) return showList(games, sitDown, showShelf);
  return open(first, sitDown);
}

/** Reads with a bar and a way out, where it takes long. @param {Blob | string} source */
async function withProgress(source) {
  const stop = new AbortController();
  const bar = h('progress', { max: 1, value: '0', 'aria-label': t('import.reading') });
  const count = h('p', { class: 'small muted' });
  /** @type {HTMLDialogElement | null} */
  let dialog = null;
  const timer = setTimeout(() => {
    dialog = openDialog(t('import.reading'), [bar, count, h('div', { class: 'foot' }, h('button', { onclick: () => dialog?.close() }, t('cancel')))], { closed: () => stop.abort() });
  }, PATIENCE);
  try {
    return await listGames(source, {
      signal: stop.signal,
      progress: (share, games) => {
        bar.value = share;
        count.textContent = t('import.count', { count: games });
      },
    });
  } finally {
    clearTimeout(timer);
    const shown = /** @type {HTMLDialogElement | null} */ (dialog);
    shown?.close();
  }
}

/** @param {ListedGame} game @param {(session: import('../table/session.js').GameSession) => void} sitDown */
async function open(game, sitDown) {
  if (game.error) return toast(t('import.failed', { reason: reasonOf(game) }), { alarm: true, stay: true });
  try {
    sitDown(sessionOfText(await game.text()));
    toast(game.notices.length > 0 ? `${t('import.done')} ${noticesOf(game)}` : t('import.done'), { stay: game.notices.length > 0 });
  } catch (error) {
    toast(t('import.failed', { reason: messageOf(error) }), { alarm: true, stay: true });
  }
}

/** Why a game cannot be read, in the page's language where it has words for it. @param {ListedGame} game */
function reasonOf({ error }) {
  if (!error) return '';
  const key = `record.${error.code}`;
  return has(key) ? t(key, { line: error.line, word: error.word, ply: error.ply }) : error.message;
}

/** @param {ListedGame} game */
function noticesOf({ notices }) {
  return [...new Set(notices)].map(code => t(`notice.${code}`)).join(' ');
}

/** @param {ListedGame[]} games @param {(session: import('../table/session.js').GameSession) => void} sitDown @param {() => void} showShelf */
function showList(games, sitDown, showShelf) {
  const readable = games.filter(game => !game.error);
  const damaged = games.length - readable.length;
  const status = h('p', { class: 'small', role: 'status' });
  const keep = h('button', { class: 'primary', disabled: readable.length === 0, onclick: () => void keepAll() }, t('import.keepAll', { count: readable.length }));
  const dialog = openDialog(t('import.several', { count: games.length }), [
    damaged > 0 && h('p', { class: 'problem' }, t('import.damaged', { count: damaged })),
    h('ul', { class: 'prose gamelist' }, games.slice(0, ROWS).map(game => row(game, () => { dialog.close(); void open(game, sitDown); }))),
    games.length > ROWS && h('p', { class: 'small muted' }, t('import.more', { count: games.length - ROWS })),
    status,
    h('div', { class: 'foot' }, keep),
  ], { wide: true });

  async function keepAll() {
    keep.disabled = true;
    let kept = 0;
    for (const game of readable) {
      try {
        keepGame(sessionOfText(await game.text()));
        kept += 1;
      } catch (error) {
        toast(t('import.failed', { reason: messageOf(error) }), { alarm: true });
        break;
      }
      if (kept % 10 === 0) {
        status.textContent = t('import.kept', { count: kept });
        await new Promise(resolve => { setTimeout(resolve); });
      }
    }
    status.textContent = t('import.kept', { count: kept });
    toast(t('import.kept', { count: kept }));
    if (kept < readable.length) return;
    dialog.close();
    showShelf();
  }
}

/** @param {ListedGame} game @param {() => void} chosen */
function row(game, chosen) {
  if (!game.game) {
    return h('li', {}, h('b', {}, t('import.number', { number: game.number })), ' ', h('span', { class: 'problem' }, t('import.line', { line: game.line, reason: reasonOf(game) })));
  }
  const { variant, names, event, plies, result, written } = game.game;
  const people = Object.values(names).filter(Boolean).join(' – ') || event || t('import.number', { number: game.number });
  const end = written || (result.kind === 'ongoing' ? t('gallery.going') : resultTitle(result, seat => names[seat] ?? seat));
  return h('li', {}, h('button', { class: 'plain', onclick: chosen }, h('b', {}, people), ' ',
    h('span', { class: 'small muted' }, `${fullName(variant)} · ${t('gallery.moves', { count: plies })} · ${end}`)),
  game.notices.length > 0 && h('span', { class: 'small muted' }, ` ${noticesOf(game)}`));
}

