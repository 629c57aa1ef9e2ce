/** The computer at the table: the engine's search, advanced in slices so that the page stays alive. */

import { loadThinking } from './engine.js';

/**
 * @typedef {import('../../pkg/engine.d.ts').Game} Game
 * @typedef {import('../../pkg/engine.d.ts').MoveText} MoveText
 */

/** Positions looked at before the slice's clock is read again. */
const NODES = 400;
/** Milliseconds of thinking between two breaths of the page, and the least time a move takes. */
const SLICE = 8;
const MANNERS = 350;

export class Computer {
  #thought = 0;

  /** @param {(text: MoveText) => void} play */
  constructor(play) {
    this.play = play;
  }

  /** Forgets what it is thinking about. */
  stop() {
    this.#thought++;
  }

  /**
   * Thinks about a game's position and plays.
   * @param {Game} game
   * @param {number} level
   */
  async think(game, level) {
    const thought = ++this.#thought;
    const record = game.lineText();
    const { ply } = game.view();
    const { Game, Search } = await loadThinking();
    if (thought !== this.#thought) return;
    const began = performance.now();
    // Another module, another memory: it is given the game as text.
    const copy = Game.fromText(record);
    copy.goTo(ply);
    const search = new Search(copy, level, ply + 1);
    try {
      let decided = false;
      while (!decided || performance.now() - began < MANNERS) {
        const until = performance.now() + SLICE;
        while (!decided && performance.now() < until) decided = search.step(NODES);
        await breathe(decided ? MANNERS - (performance.now() - began) : 0);
        if (thought !== this.#thought) return;
      }
      this.play(search.best().move);
    } finally {
      search.free();
      copy.free();
    }
  }
}

/** @param {number} milliseconds @returns {Promise<void>} */
const breathe = (milliseconds) => new Promise((done) => setTimeout(done, Math.max(0, milliseconds)));
