/**
 * Makes the npm package: `dist/pkg/`, which lies as it will be installed, and `dist/quadrille.tgz`, the same packed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { root } from '../tools.mjs';

const stage = join(root, 'dist', 'pkg');
rmSync(stage, { recursive: true, force: true });
mkdirSync(stage, { recursive: true });

for (const file of readdirSync(join(root, 'pkg'))) {
  if (/\.(js|json|md|d\.ts)$/.test(file)) cpSync(join(root, 'pkg', file), join(stage, file));
}
for (const licence of ['LICENSE-MIT', 'LICENSE-APACHE']) cpSync(join(root, licence), join(stage, licence));
cpSync(join(root, 'www', 'board'), join(stage, 'board'), { recursive: true });
for (const file of ['quadrille.js', 'quadrille_bg.wasm', 'computer.js', 'computer_bg.wasm']) cpSync(join(root, 'www', 'engine', file), join(stage, 'engine', file));
writeFileSync(join(stage, 'inline.js'), await inlined());
writeFileSync(join(stage, 'integrity.json'), `${JSON.stringify(hashes(), null, 2)}\n`);

const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', '--json', '--pack-destination', join(root, 'dist')], { cwd: stage, encoding: 'utf8' }));
const packed = join(root, 'dist', 'quadrille.tgz');
renameSync(join(root, 'dist', filename), packed);
console.log(`package: dist/quadrille.tgz, ${statSync(packed).size} bytes`);

/** Board and engine in one script, the module's bytes among them. */
async function inlined() {
  const entry = join(stage, 'inline.entry.js');
  writeFileSync(entry, `
    import load, { Game, GameFile, Search, variants } from '../../www/engine/computer.js';
    export { QuadrilleBoard } from '../../www/board/element.js';
    export { useEngine } from '../../www/board/engine.js';
    export { load as init, Game, GameFile, Search, variants };
    export const ready = load().then(() => {});
  `);
  const script = await bundle(entry);
  rmSync(entry);
  return script;
}

/** What `<script integrity>` takes, for every script and the module. */
function hashes() {
  const files = readdirSync(stage, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|wasm)$/.test(file)).sort();
  return Object.fromEntries(files.map((file) => {
    const hash = createHash('sha384').update(readFileSync(join(stage, file))).digest('base64');
    return [file.replaceAll('\\', '/'), `sha384-${hash}`];
  }));
}
