/**
 * Why the computer chose a move, in the page's language.
 * @module
 */

import { list, t } from './i18n.js';

/** @typedef {import('../../../pkg/computer.js').Why} Why */
/** @typedef {import('./words.js').Speaker} Speaker */

/** Reasons that are said at once; more would be a lecture. */
const ENOUGH = 2;

/**
 * "takes a rook and threatens White's queen"
 * @param {Why[]} why the most telling first
 * @param {Speaker} speaker
 */
export function whyText(why, { name, piece, square }) {
  return list(why.slice(0, ENOUGH).map(one => t(`why.${one.key}`, {
    names: list((one.seats ?? []).map(name)),
    piece: one.kind ? piece(one.kind) : '',
    square: one.square ? square(one.square) : '',
    count: one.count ?? 0,
  })));
}
