/** One of several processes that share out the page tests: the files of one process share its browsers, which are slow to start. */
import { readdirSync } from 'node:fs';
import { test } from 'node:test';

const here = new URL('.', import.meta.url);

/**
 * Runs every so-manieth file, also when one of them cannot be read.
 * @param {number} lane from 0
 * @param {number} lanes
 */
export async function run(lane, lanes) {
  // Those that measure times want the machine for themselves: `make test-times`.
  const files = readdirSync(here).filter((name) => name.endsWith('.test.mjs') && name !== 'numbers.test.mjs').sort();
  for (const file of files.filter((_, place) => place % lanes === lane)) {
    await import(new URL(file, here).href).catch((error) => test(file, () => { throw error; }));
  }
}
