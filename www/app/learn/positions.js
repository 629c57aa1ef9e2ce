/**
 * Positions for teaching, written short: who is to move and which pieces stand where, e.g. `S SKg1 SPf2 NKg12`. The engine makes the game
 * of it and refuses what is no position.
 * @module
 */

import { Game } from '../engine.js';
import { readDraft, writeDraft } from '../screens/fen4text.js';

/** @typedef {import('../engine.js').EngineGame} EngineGame */
/** @typedef {import('../engine.js').Seat} Seat */

/**
 * @typedef {object} Scene a position that belongs to one game
 * @property {string} id
 * @property {import('../engine.js').Options} [options]
 * @property {string} [pieces] who is to move, then pieces as seat, kind and square; without it the game's own array. A `~` behind a pawn: it has turned round
 * @property {string} [castling] seats that may still castle to both sides, e.g. `S`
 * @property {string} [fields] further named fields of the position's text, e.g. `'standing':('active','frozen','active','active')`
 * @property {string} [fen4] the position as text instead
 * @property {string} [moves] played to reach what is shown
 */

/** Letters of the text for whose turn it is. @type {Record<string, string>} */
const TURNS = { S: 'R', W: 'B', N: 'Y', E: 'G' };

/** The game of a scene, with its moves made. @param {Scene} scene @returns {EngineGame} */
export function gameOf(scene) {
  const { id, options = {}, pieces, fen4, moves } = scene;
  const game = fen4 || pieces ? Game.fromFen4(id, options, fen4 ?? positionText(scene)) : new Game(id, options);
  for (const move of moves?.split(' ') ?? []) game.applyMove(move);
  return game;
}

/** A scene's position as FEN4. @param {Scene} scene */
export function positionText({ id, options = {}, pieces = 'S', castling = '', fields }) {
  const start = new Game(id, options);
  const board = start.board();
  const draft = readDraft(start.toFen4(), board);
  start.free();
  const [turn = 'S', ...rest] = pieces.split(' ');
  const named = String(draft.fields[6] ?? '').replace(/,?'(?:phase|unmoved)':(?:\([^)]*\)|'[^']*')/g, '').slice(1, -1);
  draft.pieces.clear();
  draft.fields[0] = TURNS[turn] ?? 'R';
  draft.fields[2] = draft.fields[3] = [...'SWNE'].map(seat => (castling.includes(seat) ? 1 : 0)).join(',');
  draft.fields[6] = `{${[named, fields].filter(Boolean).join(',')}}`;
  for (const piece of rest) {
    const square = piece.slice(2).replace('~', '');
    draft.pieces.set(square, { seat: /** @type {Seat} */ (piece[0]), kind: piece[1] ?? '', ...(piece.endsWith('~') && { turned: true }) });
  }
  return writeDraft(draft, board);
}
