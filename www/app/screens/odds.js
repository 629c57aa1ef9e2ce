/**
 * Odds: a player begins without one of his pieces. Which piece it is, the old custom says as far as it can: the queen's
 * rook, knight and bishop, the pawn before the king's bishop. What may be left out, the engine decides.
 * @module
 */

import { Game } from '../engine.js';
import { CASTLING, mayCastle, readDraft, setCastling, writeDraft } from './fen4text.js';

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('../engine.js').VariantInfo} VariantInfo */
/** @typedef {import('./fen4text.js').Draft} Draft */

/** Kinds that a player may give as odds: those that stand in his array, the king apart. @param {VariantInfo} info */
export function oddsKinds(info) {
  const kings = info.family === 'checkers' ? '' : 'K';
  const game = new Game(info.id, {});
  const standing = new Set(game.view().pieces.map(piece => piece.kind));
  game.free();
  return info.kinds.filter(kind => kind !== kings && standing.has(kind));
}

/**
 * The starting position without the pieces that are given as odds; null when nobody gives any.
 * @param {import('../engine.js').EngineGame} game at its start
 * @param {string[]} without a kind, or nothing, for each player
 * @returns {string | null}
 */
export function withOdds(game, without) {
  if (without.every(kind => kind === '')) return null;
  const info = game.variant();
  const board = game.board();
  const draft = readDraft(game.toFen4(), board);
  const places = new Map(board.squares.map(square => [square.name, square]));
  info.controllers.forEach((seats, player) => seats.forEach(seat => {
    const square = givenUp(draft, places, seat, without[player] ?? '');
    if (!square) return;
    const rook = draft.pieces.get(square)?.kind === 'R';
    draft.pieces.delete(square);
    if (rook && info.family === 'chess') forgoCastling(draft, board, info.id, game.view().options, seat);
  }));
  return writeDraft(draft, board);
}

/**
 * @param {Draft} draft
 * @param {Map<string, import('../engine.js').BoardInfo['squares'][number]>} places
 * @param {Seat} seat
 * @param {string} kind
 * @returns {string | undefined}
 */
function givenUp(draft, places, seat, kind) {
  const own = (/** @type {string} */ wanted) => [...draft.pieces].flatMap(([square, piece]) => (piece.seat === seat && piece.kind === wanted ? [square] : []));
  const far = (/** @type {string} */ a, /** @type {string | undefined} */ b) => {
    const [from, to] = [places.get(a), places.get(b ?? a)];
    return from && to ? Math.hypot(from.file - to.file, from.rank - to.rank) : 0;
  };
  const nearest = (/** @type {string[]} */ squares, /** @type {string | undefined} */ to) => [...squares].sort((a, b) => far(a, to) - far(b, to))[0];
  const [king] = own('K');
  const anchor = kind === 'P' ? nearest(own('B'), king) : own('Q')[0] ?? king;
  return nearest(own(kind), anchor);
}

/** A rook that is not there castles no more: the queen's, or where the engine finds fault with that, either. @param {Draft} draft @param {import('../engine.js').BoardInfo} board @param {string} id @param {import('../engine.js').Options} options @param {Seat} seat */
function forgoCastling(draft, board, id, options, seat) {
  for (const field of [...CASTLING].reverse()) {
    if (!mayCastle(draft, field, seat)) continue;
    setCastling(draft, field, seat, false);
    if (Game.validate(id, options, writeDraft(draft, board)).length === 0) return;
  }
}
