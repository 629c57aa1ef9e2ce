/**
 * Names as people read them: games, armies, pieces, and squares with the labels printed on the board.
 * @module
 */

import { has, t } from './i18n.js';
import { variantInfo } from '../engine.js';

/** @typedef {import('../engine.js').BoardInfo} BoardInfo */
/** @typedef {import('../engine.js').VariantInfo} VariantInfo */

/** Games that come in several forms: one card, one rules page. */
const FAMILIES = ['quadrochess', 'quadrocheckers'];

/** The name under which a game's text is kept: its id, or that of the game it is a form of. @param {string} id */
export function gameKey(id) {
  return FAMILIES.find(family => id.startsWith(`${family}-`)) ?? id;
}

/** What follows the game's key in an id: `four`, `teams-adjacent` … or nothing. @param {string} id */
export function modeKey(id) {
  const key = gameKey(id);
  return key === id ? '' : id.slice(key.length + 1);
}

/** "QuadroChess", "Hughes' game" … @param {string} id */
export function gameName(id) {
  return t(`game.${gameKey(id)}`);
}

/** "QuadroChess · teams opposite". @param {string} id */
export function fullName(id) {
  const mode = modeKey(id);
  return mode ? `${gameName(id)} · ${t(`mode.${mode}`)}` : gameName(id);
}

/** @param {string} colour */
export function armyName(colour) {
  return t(`army.${colour}`);
}

/** @param {string} family @param {string} kind */
export function manName(family, kind) {
  const key = `piece.${family}.${kind}`;
  return has(key) ? t(key) : kind;
}

/**
 * A square as it is printed on the board.
 * @param {BoardInfo} board
 * @param {string} square plain name
 */
export function printSquare(board, square) {
  const found = square.toUpperCase() === square ? null : board.squares.find(one => one.name === square);
  if (!found) return square;
  return `${board.files[found.file] ?? ''}${board.ranks[found.rank] ?? ''}`;
}

/**
 * A move's text with printed squares, as short as people write it.
 * @param {BoardInfo} board
 * @param {string} family
 * @param {string} text
 */
export function printMove(board, family, text) {
  const [head, rest] = /^(\w+):/.test(text) && has(`move.${text.split(':')[0]}`) ? text.split(/:(.*)/s) : ['', text];
  const squares = (rest ?? '').replace(/[a-n]\d{1,2}/g, square => printSquare(board, square)).replaceAll('-', '–');
  if (head && rest && rest.length === 1) return t(`move.${head}`);
  if (head) return `${t(`move.${head}`)} ${has(`army.${rest}`) ? armyName(rest ?? '') : squares}`;
  if (has(`move.${text}`)) return t(`move.${text}`);
  return squares
    .replace(/=([A-Z])/, (_, kind) => ` = ${manName(family, kind)}`)
    .replace(/^@([A-Z])/, (_, kind) => `+ ${manName(family, kind)} `);
}

/** How many people (or computers) a game needs. @param {string} id */
export function playersOf(id) {
  return variantInfo(id).controllers.length;
}
