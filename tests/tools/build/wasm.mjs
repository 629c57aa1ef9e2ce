/**
 * Builds what the page needs and the repository does not hold: the engine in www/engine/ (quadrille.js and quadrille_bg.wasm,
 * the referee; computer.js and computer_bg.wasm, which think as well; declarations), www/vendor/ and the service worker's list.
 *
 * usage: node wasm.mjs [--declarations]   (leaves the modules as they are)
 */
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { buildEngine } from './engine.mjs';
import { writePrecache } from './precache.mjs';
import { root } from '../tools.mjs';

const out = join(root, 'www', 'engine');

for (const [name, feature] of argv[2] === '--declarations' ? [] : /** @type {const} */ ([['quadrille', 'wasm'], ['computer', 'computer']])) {
  if (await buildEngine(out, name, feature)) console.log(`wasm: www/engine/${name}_bg.wasm, ${statSync(join(out, `${name}_bg.wasm`)).size} bytes`);
}
// The declarations that people write by hand are the contract; the page is checked against them, too.
copyFileSync(join(root, 'pkg', 'engine.d.ts'), join(out, 'quadrille.d.ts'));
writeFileSync(join(out, 'computer.d.ts'), readFileSync(join(root, 'pkg', 'computer.d.ts'), 'utf8').replaceAll('./engine.js', './quadrille.js'));
// The one module of somebody else that the page uses: it draws the code of a shared game.
const vendor = join(root, 'www', 'vendor');
mkdirSync(vendor, { recursive: true });
const uqr = join(root, 'node_modules', 'uqr');
copyFileSync(join(uqr, 'dist', 'index.mjs'), join(vendor, 'uqr.js'));
copyFileSync(join(uqr, 'dist', 'index.d.mts'), join(vendor, 'uqr.d.ts'));
copyFileSync(join(uqr, 'LICENSE'), join(vendor, 'uqr.LICENSE'));
writePrecache(join(root, 'www'));
