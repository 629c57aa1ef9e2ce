/** The engine alone, without side effects: the referee of every game. In Node the module is read from the disk. */
// @ts-ignore: built, and put beside this file in the package
import load, { Game, GameFile, variants } from './engine/quadrille.js';
import { source } from './module.js';

export { Game, GameFile, variants };

/**
 * Loads the module; call it once before anything else.
 * @param {{ module_or_path?: unknown }} [input] where it lies, or its bytes; by default beside this file
 */
export default async function init(input) {
  return load(await source(input, 'quadrille_bg.wasm'));
}
