/**
 * Builds what the page needs and the repository does not hold: the engine in www/engine/ (quadrille.js, quadrille_bg.wasm,
 * declarations), www/vendor/ and the service worker's list.
 * The steps after cargo are skipped when the result is newer than cargo's module and everything that names the tools.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { writePrecache } from './precache.mjs';
import { cargoTool, root, run, targetDir } from './tools.mjs';

const out = join(root, 'www', 'engine');
const module = join(out, 'quadrille_bg.wasm');
const wasmOpt = join(root, 'node_modules', '.bin', 'wasm-opt');
const optimise = ['-O3', '--strip-debug', '--strip-producers'];

await must('cargo', ['build', '--quiet', '--lib', '--profile', 'wasm', '--target', 'wasm32-unknown-unknown', '--features', 'wasm']);
const built = join(targetDir, 'wasm32-unknown-unknown', 'wasm', 'quadrille.wasm');

mkdirSync(out, { recursive: true });
const inputs = [built, join(root, 'Cargo.toml'), join(root, 'package-lock.json'), fileURLToPath(import.meta.url)];
if (!existsSync(module) || inputs.some((input) => statSync(input).mtimeMs > statSync(module).mtimeMs)) {
  await must(cargoTool('wasm-bindgen-cli', 'wasm-bindgen'), ['--target', 'web', '--no-typescript', '--out-dir', out, '--out-name', 'quadrille',
    '--remove-name-section', '--remove-producers-section', built]);
  loadOnce(join(out, 'quadrille.js'));
  await must(wasmOpt, [...optimise, '-o', module, module]);
  console.log(`wasm: www/engine/quadrille_bg.wasm, ${statSync(module).size} bytes`);
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

/**
 * Lets everybody who asks for the engine get the same one. The generated loader makes a second instance when it is asked again before the
 * first has come, and the games of the first are then read in the memory of the second.
 * @param {string} file the generated script
 */
function loadOnce(file) {
  const generated = '__wbg_init as default';
  const script = readFileSync(file, 'utf8');
  if (!script.includes(generated)) throw new Error(`${file} does not export ${generated}`);
  writeFileSync(file, `${script.replace(generated, 'load as default')}
let loading;

/** One engine for all who ask; after a failure the next may try again. */
function load(input) {
  loading ??= __wbg_init(input).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
`);
}

/**
 * @param {string} program
 * @param {string[]} args
 */
async function must(program, args) {
  const status = await run(program, args);
  if (status !== 0) exit(status);
}
