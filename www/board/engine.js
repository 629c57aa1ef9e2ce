/** The one engine that all boards of a page share, and the one that thinks for their computers. */

/** @typedef {typeof import('../../pkg/engine.d.ts')} Engine */
/** @typedef {typeof import('../../pkg/computer.d.ts')} Thinking */

/** @type {Promise<Engine> | null} */
let engine = null;
/** @type {Promise<Thinking> | null} */
let thinking = null;

/** Loads the engine that lies beside the board, once. @returns {Promise<Engine>} */
export function loadEngine() {
  engine ??= initialised(import('../engine/quadrille.js'));
  return engine;
}

/** Loads the engine that thinks, once, when the first computer sits down at a board. @returns {Promise<Thinking>} */
export function loadThinking() {
  thinking ??= initialised(import('../engine/computer.js'));
  return thinking;
}

/** Hands over an engine that the page has loaded itself. @param {Engine | Thinking} module initialised */
export function useEngine(module) {
  engine = Promise.resolve(module);
  if ('Search' in module) thinking = Promise.resolve(module);
}

/** A module once its wasm is there. @template {Engine} Module @param {Promise<Module>} coming @returns {Promise<Module>} */
async function initialised(coming) {
  const module = await coming;
  await module.default();
  return module;
}
