/**
 * Makes `dist/site/`: the page, ready to be uploaded anywhere, under any path.
 */
import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writePrecache } from './precache.mjs';
import { root } from './tools.mjs';

const site = join(root, 'dist', 'site');
rmSync(site, { recursive: true, force: true });
cpSync(join(root, 'www'), site, { recursive: true, filter: (path) => !basename(path).startsWith('.') && !path.endsWith('.d.ts') });
for (const licence of ['LICENSE-MIT', 'LICENSE-APACHE']) cpSync(join(root, licence), join(site, licence));
const version = writePrecache(site);
console.log(`site: dist/site/ (version ${version})`);
