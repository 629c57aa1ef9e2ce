/**
 * The games of a file or a text, read piece by piece: of a large collection no more is in memory than the piece at hand and what the list
 * of its games shows.
 * @module
 */

import { GameFile } from '../engine.js';

/** A game of a file. A large file's texts are left in it, to be read again when they are wanted. @typedef {Omit<import('../../../pkg/engine.js').FoundGame, 'text'> & { text: () => Promise<string> }} ListedGame */

/** Bytes that are read together. */
const PIECE = 1 << 18;
/** The texts of a larger file stay where they are. */
const LARGE = 8 << 20;
/** Milliseconds of reading after which the page may answer to taps. */
const SLICE = 40;

/**
 * @param {Blob | string} source
 * @param {{ signal?: AbortSignal, progress?: (share: number, count: number) => void }} [options] `share` of the file that has been read, from 0 to 1
 * @returns {Promise<ListedGame[]>} fewer than there are where reading was stopped
 */
export async function listGames(source, { signal, progress = () => {} } = {}) {
  const file = typeof source === 'string' ? new Blob([source]) : source;
  const reader = new GameFile();
  /** @type {ListedGame[]} */
  const games = [];
  let paused = performance.now();
  const take = async (/** @type {number} */ read) => {
    for (let found = reader.next(); found; found = reader.next()) {
      const { text, ...game } = found;
      const stays = file.size > LARGE && text.length === found.end - found.start;
      games.push({ ...game, text: stays ? () => file.slice(game.start, game.end).text() : () => Promise.resolve(text) });
      if (performance.now() - paused < SLICE) continue;
      progress(read / file.size, games.length);
      await new Promise(resolve => { setTimeout(resolve); });
      paused = performance.now();
      if (signal?.aborted) return;
    }
  };
  try {
    for (let start = 0; start < file.size && !signal?.aborted; start += PIECE) {
      reader.push(new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer()));
      await take(start);
    }
    reader.finish();
    if (!signal?.aborted) await take(file.size);
  } finally {
    reader.free();
  }
  return games;
}
