/**
 * Writes the list that the service worker fetches on its first visit: every file of the site and a version that
 * changes when any of them does. It lies in `precache.js` or, in the finished site, in the first line of the worker itself.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The service worker and its list cannot be in its own cache; declarations, licences and examples are not part of the page. */
const left = /^(sw\.js|precache\.js|embed\/.*|LICENSE-.*|.*\.LICENSE|.*\.d\.ts|.*\.md|(.*\/)?\..*)$/;

/** What only the examples use where the page is bundled. */
const forExamples = /^(board|engine)\//;

/** The worker's first line, where it carries the list itself. */
const own = /^self\.precache=.*\n/;

/**
 * @param {string} site folder of the finished site
 * @returns {string} the version
 */
export function writePrecache(site) {
  const isBundled = existsSync(join(site, 'code'));
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !left.test(name) && !(isBundled && forExamples.test(name)))
    .sort();
  const hash = createHash('sha256');
  for (const name of files) hash.update(name).update('\0').update(readFileSync(join(site, name)));
  const version = hash.digest('hex').slice(0, 12);
  // Under the address of its folder, which is what people open.
  const list = JSON.stringify({ version, files: files.map((name) => name === 'index.html' ? '' : name) });
  const worker = join(site, 'sw.js');
  const script = existsSync(worker) ? readFileSync(worker, 'utf8') : '';
  if (own.test(script)) writeFileSync(worker, script.replace(own, () => `self.precache=${list};\n`));
  else writeFileSync(join(site, 'precache.js'), `self.precache = ${list};\n`);
  return version;
}
