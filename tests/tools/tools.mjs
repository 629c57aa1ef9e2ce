/**
 * What the build and the tests need on a machine: names, versions and where to find them.
 * Nothing here installs anything; `setup.mjs` does.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** The repository's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where cargo puts what it builds. */
export const targetDir = process.env.CARGO_TARGET_DIR ?? join(root, 'target');

/** Tools built from source live here, one folder for each name and version, shared by all clones of a user. */
export const cache = process.env.QUADRILLE_TOOLS ?? join(homedir(), '.cache', 'quadrille-tools');

/**
 * @typedef {object} CargoTool a program that `cargo install` builds
 * @property {string} version exact version
 * @property {string} folder name of its folder in the cache, without the version
 * @property {string} cost how long the build takes on two idle cores
 */

/** @type {Record<string, CargoTool>} */
export const cargoTools = {
  // The command line must be the very version of the crate, so the crate's pin decides.
  'wasm-bindgen-cli': { version: pinnedCrate('wasm-bindgen'), folder: 'wasm-bindgen', cost: '2 minutes' },
  geckodriver: { version: '0.37.1', folder: 'geckodriver', cost: '2 minutes' },
  'cargo-deny': { version: '0.20.2', folder: 'cargo-deny', cost: '3 minutes' },
  'cargo-fuzz': { version: '0.13.2', folder: 'cargo-fuzz', cost: '1 minute' },
  'cargo-llvm-cov': { version: '0.9.1', folder: 'cargo-llvm-cov', cost: '1 minute' },
  'cargo-mutants': { version: '27.1.0', folder: 'cargo-mutants', cost: '3 minutes' },
};

/**
 * The path of a program that `cargo install` builds, whether it is there or not.
 * @param {string} crate a name in `cargoTools`
 * @param {string} [binary] the program, when the crate is not named like it
 */
export function cargoTool(crate, binary = crate) {
  const tool = cargoTools[crate];
  return join(cache, `${tool.folder}-${tool.version}`, 'bin', binary);
}

/**
 * The first of some programs that is on the search path.
 * @param {...string} names
 * @returns {string | undefined} its absolute path
 */
export function which(...names) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const path = join(folder, name);
      if (folder && existsSync(path)) return path;
    }
  }
  return undefined;
}

/** Browsers and their drivers by what the environment or the machine names; undefined where there is none. */
export const browsers = {
  chromium: () => process.env.CHROMIUM ?? which('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'),
  chromedriver: () => process.env.CHROMEDRIVER ?? which('chromedriver'),
  firefox: () => process.env.FIREFOX ?? which('firefox-esr', 'firefox'),
  geckodriver: () => {
    const ours = cargoTool('geckodriver');
    return process.env.GECKODRIVER ?? which('geckodriver') ?? (existsSync(ours) ? ours : undefined);
  },
  webkitdriver: () => process.env.SAFARIDRIVER ?? which('WebKitWebDriver'),
  minibrowser: () => existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`).find((path) => existsSync(path))
    : undefined,
  xvfb: () => which('xvfb-run'),
};

/** Makes Chromium run as root and keeps it from asking for anything but a server on this machine. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Run in a page before its own scripts: a browser that knows no service workers, so that nothing outlives the page. */
export const withoutServiceWorker = "delete Navigator.prototype.serviceWorker";

/**
 * A browser or driver that has to be there.
 * @param {keyof typeof browsers} name
 */
export function needed(name) {
  const path = browsers[name]();
  if (!path) throw new Error(`${name} is not installed: run \`make setup\` first`);
  return path;
}

/** What a file says, unpacked when it is `.gz`. @param {string} file */
export function textOf(file) {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/**
 * Runs a program with its output shown.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 * @returns {Promise<number>} its exit status
 */
export function run(program, args, { env = process.env, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (status, signal) => resolve(status ?? (signal ? 128 : 1)));
  });
}

/**
 * Runs a program quietly.
 * @param {string} program
 * @param {string[]} args
 * @returns {string | undefined} what it printed, undefined when it failed or is not there
 */
export function ask(program, args) {
  const { status, stdout } = spawnSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The exact version that Cargo.toml asks of a crate.
 * @param {string} crate
 */
function pinnedCrate(crate) {
  const manifest = readFileSync(join(root, 'Cargo.toml'), 'utf8');
  const found = manifest.match(new RegExp(`^${crate} = .*"=([0-9.]+)"`, 'm'));
  if (!found) throw new Error(`Cargo.toml does not pin ${crate} with "="`);
  return found[1];
}
