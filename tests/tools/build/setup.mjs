/**
 * Puts on this machine what the build and the tests need and it does not have yet, and says what it installs.
 *
 * usage: node setup.mjs PART…   (rust wasm-bindgen npm chromium firefox webkit fuzz deny coverage mutants)
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { ask, browsers, cargoTool, cargoTools, root, run, which } from '../tools.mjs';

/** @type {Record<string, () => Promise<void>>} */
const parts = {
  async rust() {
    if (!which('cargo')) fail('Rust is missing: install rustup, then run this again');
    if (!which('cc')) await apt([['gcc', 'libc6-dev']]);
    if (!ask('cargo', ['fmt', '--version'])) await rustup('component', 'rustfmt');
    if (!ask('cargo', ['clippy', '--version'])) await rustup('component', 'clippy');
    const library = ask('rustc', ['--print', 'target-libdir', '--target', 'wasm32-unknown-unknown']);
    if (!library || !existsSync(library)) await rustup('target', 'wasm32-unknown-unknown');
    const sysroot = ask('rustc', ['--print', 'sysroot']) ?? '';
    if (!existsSync(join(sysroot, 'lib/rustlib/src/rust/library/Cargo.lock'))) await rustup('component', 'rust-src');
  },
  async 'wasm-bindgen'() {
    await cargoInstall('wasm-bindgen-cli', 'wasm-bindgen-test-runner');
  },
  async npm() {
    const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
    const stamp = join(root, 'node_modules', '.installed-lock');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
    await install('npm packages of package-lock.json', 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
    writeFileSync(stamp, lock);
  },
  async chromium() {
    if (browsers.chromium() && browsers.chromedriver()) return;
    await apt([['chromium', 'chromium-driver'], ['chromium-browser', 'chromium-chromedriver']]);
  },
  async firefox() {
    if (!browsers.firefox()) await apt([['firefox-esr'], ['firefox']]);
    if (!browsers.geckodriver()) await cargoInstall('geckodriver');
  },
  async webkit() {
    if (browsers.webkitdriver() && browsers.minibrowser() && browsers.xvfb() && which('xauth')) return;
    await apt([['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'xauth']]);
  },
  async fuzz() {
    if (!(ask('rustup', ['toolchain', 'list']) ?? '').includes('nightly')) fail('fuzzing needs a nightly toolchain: rustup toolchain install nightly');
    await cargoInstall('cargo-fuzz');
  },
  async deny() {
    await cargoInstall('cargo-deny');
  },
  async coverage() {
    if (!(ask('rustup', ['component', 'list', '--installed']) ?? '').includes('llvm-tools')) await rustup('component', 'llvm-tools');
    await cargoInstall('cargo-llvm-cov');
  },
  async mutants() {
    await cargoInstall('cargo-mutants');
  },
};

/**
 * @param {'component' | 'target'} what
 * @param {string} name
 */
async function rustup(what, name) {
  if (!which('rustup')) fail(`the Rust ${what} ${name} is missing and there is no rustup to add it`);
  await install(`Rust ${what} ${name}`, 'rustup', [what, 'add', name]);
}

/**
 * Builds a program into the cache of tools, once.
 * @param {string} crate a name in `cargoTools`
 * @param {string} [binary]
 */
async function cargoInstall(crate, binary) {
  const path = cargoTool(crate, binary);
  if (existsSync(path)) return;
  const { version, cost } = cargoTools[crate];
  const folder = join(path, '..', '..');
  const args = ['install', crate, '--version', version, '--locked', '--quiet', '--root', folder];
  // Not among the project's own artifacts: `make clean` should not have to know.
  const { CARGO_TARGET_DIR, ...env } = process.env;
  await install(`${crate} ${version} into ${folder} (about ${cost})`, 'cargo', args, env);
}

/**
 * Installs the first set of system packages that this distribution has.
 * @param {string[][]} choices
 */
async function apt(choices) {
  if (!which('apt-get')) fail(`please install ${choices[0].join(', ')} (or what your system calls them), then run this again`);
  const root = process.getuid?.() === 0;
  if (!root && !which('sudo')) fail(`please run as root: apt-get install ${choices[0].join(' ')}`);
  const available = () => choices.find((set) => set.every(isAvailable));
  const get = (/** @type {string[]} */ args) => {
    const command = ['apt-get', '-o', 'DPkg::Lock::Timeout=300', '-qq', ...args];
    return root ? command : ['sudo', ...command];
  };
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Lists may be missing on a new machine and outdated on an old one; both show as packages that cannot be had.
  for (const refresh of [false, true]) {
    if (refresh) {
      const [program, ...args] = get(['update']);
      await install('newest lists of system packages', program, args, env);
    }
    const set = available();
    if (!set) continue;
    const [program, ...args] = get(['install', '-y', '--no-install-recommends', ...set]);
    console.log(`setup: installing system packages ${set.join(' ')}`);
    if (await run(program, args, { env }) === 0) return;
  }
  fail(`none of these can be installed here: ${choices.map((set) => set.join(' ')).join(' | ')}`);
}

/** @param {string} name */
function isAvailable(name) {
  const policy = ask('apt-cache', ['policy', name]) ?? '';
  return /Candidate: (?!\(none\))/.test(policy);
}

/**
 * @param {string} what
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function install(what, program, args, env) {
  console.log(`setup: installing ${what}`);
  const status = await run(program, args, { env });
  if (status !== 0) fail(`${program} ${args.join(' ')} ended with status ${status}`);
}

/**
 * @param {string} why
 * @returns {never}
 */
function fail(why) {
  console.error(`setup: ${why}`);
  exit(1);
}

for (const name of argv.slice(2)) {
  if (!Object.hasOwn(parts, name)) fail(`unknown part ${name}; there are ${Object.keys(parts).join(' ')}`);
  await parts[name]();
}
