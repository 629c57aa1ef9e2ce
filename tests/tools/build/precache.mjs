/**
 * Writes the list that the service worker fetches on its first visit: every file of the site and a version that
 * changes when any of them does.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The service worker and its list cannot be in its own cache; declarations, licences and examples are not part of the page. */
const left = /^(sw\.js|precache\.js|embed\/.*|LICENSE-.*|.*\.LICENSE|.*\.d\.ts|(.*\/)?\..*)$/;

/**
 * @param {string} site folder of the finished site
 * @returns {string} the version
 */
export function writePrecache(site) {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !left.test(name))
    .sort();
  const hash = createHash('sha256');
  for (const name of files) hash.update(name).update('\0').update(readFileSync(join(site, name)));
  const version = hash.digest('hex').slice(0, 12);
  // Under the address of its folder, which is what people open.
  const paths = files.map((name) => name === 'index.html' ? '' : name);
  writeFileSync(join(site, 'precache.js'), `self.precache = ${JSON.stringify({ version, files: paths }, null, 1)};\n`);
  return version;
}
