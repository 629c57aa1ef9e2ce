/**
 * The computer's worker: thinks about one position at a time, in slices, so that it can be stopped at once.
 * Messages in: `{ id, record, level, seed, limit, ply? }` or `{ stop: id }`. Out: `{ id, move, why, scores, depth, done }` or `{ id, error }`.
 * @module
 */

// @ts-ignore The module is made by the build; its reviewed types are those of the package.
import init, * as generated from '../../engine/computer.js';

/** @type {typeof import('../../../pkg/computer.js')} */
const engine = generated;

/** Positions looked at between two looks at the clock. */
const SLICE = 1000;

const ready = init();

/** The question being thought about. */
let current = 0;

addEventListener('message', async ({ data }) => {
  if (data.stop !== undefined) {
    if (current === data.stop) current = 0;
    return;
  }
  current = data.id;
  try {
    await ready;
    await think(data);
  } catch (error) {
    postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
});

/** @param {{ id: number, record: string, level: number, seed: number, limit: number, ply?: number }} question */
async function think({ id, record, level, seed, limit, ply }) {
  const game = engine.Game.fromText(record);
  if (ply !== undefined) game.goTo(ply);
  if (game.view().turn === null) return postMessage({ id, error: 'over' });
  const search = new engine.Search(game, level, seed);
  const end = performance.now() + limit;
  let decided = false;
  while (!decided && performance.now() < end && current === id) {
    decided = search.step(SLICE);
    await turnOfEvents();
  }
  postMessage({ id, ...search.best(), done: true });
  search.free();
  game.free();
  return undefined;
}

const channel = new MessageChannel();
/** @type {(() => void)[]} */
const waiting = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets waiting messages in; timers would cost four milliseconds each time. */
function turnOfEvents() {
  return new Promise(resolve => {
    waiting.push(() => resolve(undefined));
    channel.port2.postMessage(0);
  });
}
