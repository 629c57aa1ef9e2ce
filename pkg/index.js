/** The board and the engine that it asks, loaded once for all boards of a page. */
export { QuadrilleBoard, useEngine } from './element.js';
export { default as init, Game, GameFile, variants } from './engine.js';
