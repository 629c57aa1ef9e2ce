/**
 * Compiles the engine for browsers, as one of two modules: the referee, for size, and the one that thinks, in which what runs most (the move
 * generator and the search) is for speed and all the rest for size. Stable Rust has one level for a crate and no attribute for a function,
 * but the compiler's back end takes a list of functions with attributes; a first build, which optimises nothing, says what the
 * functions are called.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cargoTool, root, run, targetDir } from '../tools.mjs';

/** What runs millions of times a second: modules of the crate, by their paths. */
const fast = [
  'chess', 'occupancy', 'square', 'state', 'legal', 'perft', 'piece', 'seat', 'zobrist',
  'search::(tree|evaluate|candidate|order|table)', 'checkers::(generate|stones|spots|geometry)', 'coalition::(generate|attack)',
];

/** What these modules hold besides and is seldom needed. */
const slow = /castl|bound_officers|bound_slider|look_around|king_captures|pinned_pawns|en_passant|legal::moves|why|tell|fmt|Geometry::new/;

/**
 * The module as it is shipped has a standard library of its own, built with it: small, and with panics that stop at once instead of writing a
 * text first. That takes a tenth of the bytes and of the time, and needs switches that are not stable yet, which the stable
 * compiler accepts when it is told so. Nothing in the sources depends on them.
 */
const shipped = {
  env: { RUSTC_BOOTSTRAP: '1' },
  args: [
    '-Zbuild-std=std,panic_abort',
    '-Zbuild-std-features=optimize_for_size',
    '--config', 'profile.wasm.package."*".opt-level = "z"',
    '--config', 'target.wasm32-unknown-unknown.rustflags = ["-Zunstable-options", "-Cpanic=immediate-abort", "-Zlocation-detail=none", "-Csymbol-mangling-version=legacy"]',
  ],
};

/** The inliner for speed: what is marked `#[inline]` goes into the fast functions, and nothing else anywhere that would make the module larger. */
const inliner = ['-inline-threshold=0', '-inlinehint-threshold=525'];

/**
 * What wasm-opt does: control flow made anew from the plainest form, then small, then in an order that packs well. A value that is kept for a second
 * use takes a variable more, and variables pack worse than the same expression again.
 */
const optimising = ['--flatten', '--rereloop', '-Oz', '-Oz', '--skip-pass=local-cse', '--low-memory-unused', '--reorder-functions-by-name', '--strip-debug', '--strip-producers'];

const wasmOpt = join(root, 'node_modules', '.bin', 'wasm-opt');

/**
 * Builds a module of the engine, unless it is there, with its script for browsers.
 * @param {string} folder where `NAME.js` and `NAME_bg.wasm` go
 * @param {string} name
 * @param {'wasm' | 'computer' | 'bench'} feature of the crate: `wasm` is the referee and small, the others think and are fast
 * @returns {Promise<boolean>} whether there was something to do
 */
export async function buildEngine(folder, name, feature) {
  const built = await (feature === 'wasm' ? compileSmall(feature) : compileFast(feature));
  const module = join(folder, `${name}_bg.wasm`);
  const inputs = [built, join(root, 'Cargo.toml'), join(root, 'package-lock.json'), import.meta.filename];
  const made = statSync(module, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (inputs.every((input) => statSync(input).mtimeMs <= made)) return false;
  mkdirSync(folder, { recursive: true });
  await must(cargoTool('wasm-bindgen-cli', 'wasm-bindgen'), ['--target', 'web', '--no-typescript', '--out-dir', folder, '--out-name', name,
    '--remove-producers-section', built]);
  loadOnce(join(folder, `${name}.js`));
  await must(wasmOpt, [...optimising, '-o', module, module]);
  return true;
}

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
 * @param {string} feature
 * @returns {Promise<string>} the module that cargo made
 */
async function compileSmall(feature) {
  const level = ['--config', 'profile.wasm.opt-level = "z"'];
  return cargo(feature, join(targetDir, feature), level, []);
}

/**
 * @param {string} feature
 * @returns {Promise<string>} the module that cargo made
 */
async function compileFast(feature) {
  const names = join(targetDir, 'names');
  mkdirSync(names, { recursive: true });
  const listing = join(names, `${feature}.ll`);
  await cargo(feature, names, [], ['-C', 'no-prepopulate-passes', '-C', 'lto=off', `--emit=llvm-ir=${listing}`]);
  const attributes = sizeAttributes(readFileSync(listing, 'latin1'));
  // Another list is another argument, so that cargo sees a reason to build again.
  const list = join(names, `${feature}-${createHash('sha256').update(attributes).digest('hex').slice(0, 16)}.csv`);
  writeFileSync(list, attributes);
  return cargo(feature, join(targetDir, feature), [], ['-C', `llvm-args=-forceattrs-csv-path=${list} ${inliner.join(' ')}`]);
}

/**
 * The list for the compiler: everything that need not be fast is to be small.
 * @param {string} code of the first build
 */
function sizeAttributes(code) {
  const functions = [...code.matchAll(/^define [^@\n]*@"?([^"(\n]+)/gm)].map(([, name]) => name);
  const path = (/** @type {string} */ name) => name.replace(/\.\.|\d+/g, '::');
  const inFast = new RegExp(`quadrille::(${fast.join('|')})::`);
  const isFast = (/** @type {string} */ name) => inFast.test(path(name)) && !slow.test(path(name));
  if (!functions.some(isFast)) throw new Error('none of the fast functions is known by its name: has their mangling changed?');
  return functions.filter((name) => !isFast(name)).map((name) => `${name},optsize\n${name},minsize\n`).join('');
}

/**
 * @param {string} feature
 * @param {string} folder the target directory
 * @param {string[]} settings of the profile
 * @param {string[]} flags of the compiler, for this crate alone
 * @returns {Promise<string>} what it made
 */
async function cargo(feature, folder, settings, flags) {
  await must('cargo', ['rustc', '--quiet', '--lib', '--crate-type', 'cdylib', '--profile', 'wasm', '--target', 'wasm32-unknown-unknown',
    '--features', feature, '--target-dir', folder, ...shipped.args, ...settings, '--', ...flags], { ...process.env, ...shipped.env });
  return join(folder, 'wasm32-unknown-unknown', 'wasm', 'quadrille.wasm');
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function must(program, args, env) {
  const status = await run(program, args, { env });
  if (status !== 0) process.exit(status);
}
