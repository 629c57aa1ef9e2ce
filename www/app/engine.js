/**
 * The engine as the page's modules see it: the one that all boards share, with its types.
 * @module
 */

import { loadEngine as load } from '../board/engine.js';

/** @typedef {import('../../pkg/engine.js').Seat} Seat */
/** @typedef {import('../../pkg/engine.js').Game} EngineGame */
/** @typedef {import('../../pkg/engine.js').View} View */
/** @typedef {import('../../pkg/engine.js').SeatView} SeatView */
/** @typedef {import('../../pkg/engine.js').Effect} Effect */
/** @typedef {import('../../pkg/engine.js').MoveInfo} MoveInfo */
/** @typedef {import('../../pkg/engine.js').VariantInfo} VariantInfo */
/** @typedef {import('../../pkg/engine.js').OptionInfo} OptionInfo */
/** @typedef {import('../../pkg/engine.js').BoardInfo} BoardInfo */
/** @typedef {import('../../pkg/engine.js').Result} Result */
/** @typedef {import('../../pkg/engine.js').Options} Options */
/** @typedef {import('../../pkg/engine.js').Piece} Piece */
/** @typedef {import('../../pkg/engine.js').Family} Family */

/** The engine's game; there once `loadEngine` has resolved. @type {typeof import('../../pkg/engine.js').Game} */
export let Game;

/** Reads files with games; there once `loadEngine` has resolved. @type {typeof import('../../pkg/engine.js').GameFile} */
export let GameFile;

/** All games of the book; there once `loadEngine` has resolved. @type {typeof import('../../pkg/engine.js').variants} */
export let variants;

/** Loads the engine that the boards share. */
export async function loadEngine() {
  ({ Game, GameFile, variants } = await load());
}

/** @type {Map<string, VariantInfo> | null} */
let infos = null;

/** What the engine says about a game, by id. @param {string} id */
export function variantInfo(id) {
  infos ??= new Map(variants().map(info => [info.id, info]));
  const info = infos.get(id);
  if (!info) throw new Error(`There is no game called ${id}.`);
  return info;
}

/** All seats in clockwise order. @type {Seat[]} */
export const SEATS = ['S', 'W', 'N', 'E'];

/** An error's text for a person. @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
