/**
 * Builds what the page needs and the repository does not hold: the engine in www/engine/ (quadrille.js, quadrille_bg.wasm,
 * declarations), www/vendor/ and the service worker's list.
 */
import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildEngine } from './engine.mjs';
import { writePrecache } from './precache.mjs';
import { root } from './tools.mjs';

const out = join(root, 'www', 'engine');

if (await buildEngine(out, 'quadrille', ['wasm'])) {
  console.log(`wasm: www/engine/quadrille_bg.wasm, ${statSync(join(out, 'quadrille_bg.wasm')).size} bytes`);
}
// The declarations that people write by hand are the contract; the page is checked against them, too.
copyFileSync(join(root, 'pkg', 'engine.d.ts'), join(out, 'quadrille.d.ts'));
// The one module of somebody else that the page uses: it draws the code of a shared game.
const vendor = join(root, 'www', 'vendor');
mkdirSync(vendor, { recursive: true });
const uqr = join(root, 'node_modules', 'uqr');
copyFileSync(join(uqr, 'dist', 'index.mjs'), join(vendor, 'uqr.js'));
copyFileSync(join(uqr, 'dist', 'index.d.mts'), join(vendor, 'uqr.d.ts'));
copyFileSync(join(uqr, 'LICENSE'), join(vendor, 'uqr.LICENSE'));
writePrecache(join(root, 'www'));
