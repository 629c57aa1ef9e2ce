export { QuadrilleBoard, useEngine } from "./element.js";
export { default as init, Game, GameFile, variants } from "./engine.js";
export type * from "./engine.js";
export type * from "./element.js";
