/**
 * Why a move cannot be made, and what is wrong with a position, in the page's language and with the labels printed on the board.
 * The engine says which it is by a code; where the page has no words for a code, the engine's own text is shown.
 * @module
 */

import { has, t } from './i18n.js';
import { armyName, manName, printSquare } from './labels.js';

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {ReturnType<typeof import('../../../pkg/engine.js').Game.validate>[number]} Fault */

/**
 * @param {import('../table/session.js').GameSession} session
 * @param {{ from: string, to: string, code: string, message: string }} refusal
 */
export function refusalText(session, { from, to, code, message }) {
  const { pieces, seats, turn, mustCapture } = session.view;
  const at = (/** @type {string} */ square) => pieces.find(piece => piece.square === square);
  const there = at(to)?.seat;
  const own = seats.find(seat => seat.seat === turn);
  const state = seats.find(seat => seat.seat === there)?.state;
  const detail = code === 'leaves-check' ? (own?.checkedKings.length ? 'check' : at(from)?.kind === 'K' ? 'king' : 'pinned')
    : code === 'protected' ? (state === 'frozen' ? 'frozen' : 'king')
      : code === 'own-side' ? (there === turn ? 'own' : 'partner') : '';
  return say(detail ? `refused.${code}.${detail}` : `refused.${code}`, message, {
    piece: manName(session.info.family, at(from)?.kind ?? ''), from: session.speaker.square(from), to: session.speaker.square(to),
    name: there ? session.label(there) : '', squares: mustCapture.map(session.speaker.square).join(', '),
  });
}

/**
 * @param {Fault} fault
 * @param {import('../engine.js').VariantInfo} info
 * @param {import('../engine.js').BoardInfo} board
 * @param {Map<string, { kind: string }>} pieces
 */
export function faultText({ code, message, square, seat }, info, board, pieces) {
  return say(`fault.${code}`, message, {
    square: square ? printSquare(board, square) : '', piece: manName(info.family, pieces.get(square ?? '')?.kind ?? ''),
    name: armyName(info.armies.find(army => army.seat === seat)?.colour ?? ''),
  });
}

/** @param {string} key @param {string} message @param {Record<string, string>} values */
function say(key, message, values) {
  return has(key) ? t(key, values) : message.replace(/^[a-z](?=[a-z]* )/, letter => letter.toUpperCase());
}
