/** The engine alone, without side effects: the referee of every game. In Node the module is read from the disk. */
// @ts-ignore: built, and put beside this file in the package
import load, { Game, Search, variants } from './engine/quadrille.js';

export { Game, Search, variants };

/**
 * Loads the module; call it once before anything else.
 * @param {{ module_or_path?: unknown }} [input] where it lies, or its bytes; by default beside this file
 */
export default async function init(input) {
  return load(input ?? (isNode() ? { module_or_path: await readModule() } : undefined));
}

function isNode() {
  return typeof globalThis.process?.versions?.node === 'string' && typeof globalThis.document === 'undefined';
}

async function readModule() {
  // Named apart, so that bundlers for browsers leave it alone.
  const files = 'node:fs/promises';
  const { readFile } = await import(/* @vite-ignore */ files);
  return readFile(new URL('./engine/quadrille_bg.wasm', import.meta.url));
}
