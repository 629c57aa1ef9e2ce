/** Defines `<quadrille-board>`. Without a DOM it does nothing. */
// @ts-ignore: lies beside this file in the package
export { QuadrilleBoard } from './board/element.js';
// @ts-ignore: the same
export { useEngine } from './board/engine.js';
