/** The one engine that all boards of a page share. */

/** @typedef {typeof import("../../pkg/engine.d.ts")} Engine */

/** @type {Promise<Engine> | null} */
let engine = null;

/** Loads the engine that lies beside the board, once. @returns {Promise<Engine>} */
export function loadEngine() {
  engine ??= import("../engine/quadrille.js").then(async (module) => {
    await module.default();
    return /** @type {Engine} */ (module);
  });
  return engine;
}

/** Hands over an engine that the page has loaded itself. @param {Engine} module initialised */
export function useEngine(module) {
  engine = Promise.resolve(module);
}
