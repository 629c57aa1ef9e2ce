/** The engine that thinks, without side effects: the referee and `Search`, built for speed. In Node the module is read from the disk. */
// @ts-ignore: built, and put beside this file in the package
import load, { Game, GameFile, Search, variants } from './engine/computer.js';
import { source } from './module.js';

export { Game, GameFile, Search, variants };

/**
 * Loads the module; call it once before anything else.
 * @param {{ module_or_path?: unknown }} [input] where it lies, or its bytes; by default beside this file
 */
export default async function init(input) {
  return load(await source(input, 'computer_bg.wasm'));
}
