/** Reads the modules beside this file in Node, where nothing can be fetched from the disk. */

/**
 * What a generated loader is to be given: what the caller says, else in Node the module's bytes, else nothing, so that it fetches the file.
 * @param {{ module_or_path?: unknown } | undefined} input
 * @param {string} name of the module's file
 */
export async function source(input, name) {
  if (input || !isNode()) return input;
  // Named apart, so that bundlers for browsers leave it alone.
  const files = 'node:fs/promises';
  const { readFile } = await import(/* @vite-ignore */ files);
  return { module_or_path: await readFile(new URL(`./engine/${name}`, import.meta.url)) };
}

function isNode() {
  return typeof globalThis.process?.versions?.node === 'string' && typeof globalThis.document === 'undefined';
}
