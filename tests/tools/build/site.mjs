/**
 * Makes `dist/site/`: the page, ready to be uploaded anywhere, under any path. Scripts and styles lose their comments and
 * long names, each file for itself; nothing is bundled.
 */
import { transform } from 'esbuild';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { writePrecache } from './precache.mjs';
import { root } from '../tools.mjs';

const site = join(root, 'dist', 'site');
rmSync(site, { recursive: true, force: true });
cpSync(join(root, 'www'), site, { recursive: true, filter: (path) => !basename(path).startsWith('.') && !path.endsWith('.d.ts') });
for (const licence of ['LICENSE-MIT', 'LICENSE-APACHE']) cpSync(join(root, licence), join(site, licence));

/** @type {Record<string, import('esbuild').Loader>} */
const loaders = { '.js': 'js', '.css': 'css' };
for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
  const loader = loaders[extname(entry.name)];
  if (!loader) continue;
  const path = join(entry.parentPath, entry.name);
  const { code } = await transform(readFileSync(path, 'utf8'), { loader, minify: true, target: 'es2022', legalComments: 'inline' });
  writeFileSync(path, code);
}
const version = writePrecache(site);
console.log(`site: dist/site/ (version ${version})`);
