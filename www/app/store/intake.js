/**
 * Games that come from outside: a file dropped on the page or chosen, text pasted, a link.
 * @module
 */

import { Game } from '../engine.js';
import { GameSession, TAGS } from '../table/session.js';
import { NO_CLOCK } from '../table/clock.js';

/** A record cannot be this long; anything longer is no record. */
const LONGEST = 2_000_000;

/**
 * A table for a record, with the names that it carries. Throws with a reason when it cannot be read.
 * @param {string} text
 * @param {(text: string) => import('../engine.js').EngineGame} [read]
 */
export function sessionOfText(text, read = record => Game.fromText(record)) {
  if (text.length > LONGEST) throw new Error('The text is too long for a record of a game.');
  const game = read(text.trim());
  const info = game.variant();
  const { options } = game.view();
  const players = info.controllers.map(seats => ({ name: nameOf(game, seats[0] ?? 'S'), kind: /** @type {const} */ ('human'), level: 3 }));
  return new GameSession({ variant: info.id, options, players, clock: NO_CLOCK }, { game });
}

/** @param {import('../engine.js').EngineGame} game @param {import('../engine.js').Seat} seat */
function nameOf(game, seat) {
  const name = (game.tag(TAGS[seat]) ?? '').trim();
  return name === '?' || name === '-' ? '' : name.slice(0, 24);
}

/** Listens for dropped files and pasted text. @param {(source: Blob | string) => void} opened */
export function acceptFiles(opened) {
  addEventListener('dragover', event => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  addEventListener('drop', event => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    opened(file);
  });
  addEventListener('paste', event => {
    const writing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!writing && looksLikeGame(text)) opened(text);
  });
}

/** Could it be a record, a position or moves? What it is the engine says. @param {string} text */
function looksLikeGame(text) {
  return /^\s*(\[|%|;|1\.)/.test(text) || text.split('/').length > 7;
}

/** Lets the visitor choose a file. @param {(source: Blob | string) => void} opened */
export function chooseFile(opened) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.pgn4,.pgn,.fen,.fen4,.txt,text/plain';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) opened(file);
  });
  input.click();
}
