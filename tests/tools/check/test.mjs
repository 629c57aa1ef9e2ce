/**
 * Runs the project's checks, all of them even when one fails, counts their test cases and ends with a table (seconds that passed and
 * seconds that processors worked) and the line `N passed, N failed`.
 *
 * Steps run one after the other; a `+` between them starts another row of steps beside the first, and what follows a `,` waits for both.
 *
 * usage: node test.mjs STEP…   (without a step it lists them)
 */
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, exit, kill, stderr, stdout } from 'node:process';
import { cargoTool, needed, root, targetDir } from '../tools.mjs';

/**
 * @typedef {object} Step
 * @property {string} what one line for the table
 * @property {() => string[]} command program and arguments
 * @property {() => NodeJS.ProcessEnv} [env] what the environment needs on top
 * @property {(output: string) => Count} [count] reads the cases from the output; without it the step is one case
 * @property {boolean} [build] makes what others need, and is no case unless it fails
 *
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

const features = ['--features', 'cli,computer'];
const wasm = ['--target', 'wasm32-unknown-unknown', '--features', 'computer'];
// By convention `rules…` runs natively and in browsers alike and `wasm…` in browsers only; the others need files or processes.
const wasmTests = readdirSync(join(root, 'tests')).map((name) => name.replace(/\.rs$/, ''))
  .filter((name) => /^(rules|wasm)/.test(name)).flatMap((name) => ['--test', name]);
const commandLine = join(targetDir, 'release', 'quadrille');
const minutesPerStep = 20;

/** @type {Record<string, Step>} */
const steps = {
  wasm: { what: 'build of the engine for browsers', command: () => ['make', 'wasm'], build: true },
  parts: { what: 'build of site, file, package', command: () => ['make', 'site', 'single', 'pkg'], build: true },
  cli: { what: 'build of the command line', command: () => ['make', 'cli'], build: true },
  fmt: { what: 'formatting', command: () => ['cargo', 'fmt', '--check'] },
  clippy: { what: 'clippy', command: () => ['cargo', 'clippy', '--quiet', '--all-targets', ...features, '--', '-D', 'warnings'] },
  'clippy-wasm': { what: 'clippy for wasm32', command: () => ['cargo', 'clippy', '--quiet', '--lib', ...wasmTests, ...wasm, '--', '-D', 'warnings'] },
  alone: { what: 'the crate without any feature', command: () => ['cargo', 'clippy', '--quiet', '--lib', '--', '-D', 'warnings'] },
  crate: { what: 'the crate as it would be published', command: () => ['cargo', 'publish', '--quiet', '--dry-run', '--allow-dirty'] },
  doc: { what: 'documentation', command: () => ['cargo', 'doc', '--quiet', '--no-deps', ...features], env: () => ({ RUSTDOCFLAGS: '-D warnings' }) },
  // Without the crate that measures times: another row of steps would be in its way.
  native: { what: 'native tests', command: () => ['cargo', 'test', '--no-fail-fast', ...features, '--lib', '--bins', '--test', 'rules', '--test', 'engine'], count: countCargo },
  examples: { what: 'examples of the documentation', command: () => ['cargo', 'test', '--doc', ...features], count: countCargo },
  rules: { what: 'rule tests', command: () => ['cargo', 'test', '--profile', 'quick', '--no-fail-fast', ...features, '--test', 'rules'], count: countCargo },
  timing: { what: 'times of the engine', command: () => ['cargo', 'test', '--no-fail-fast', ...features, '--test', 'timing'], count: countCargo },
  reference: {
    what: 'outcomes by the reference',
    command: () => ['node', 'tests/perft/outcomes.mjs', join(targetDir, 'reference', 'release', 'quadrille-reference')],
    count: countPlain,
  },
  counts: { what: 'counts of move paths', command: () => ['node', 'tests/perft/counts.mjs', commandLine], count: countPlain },
  outcomes: { what: 'outcomes of games', command: () => ['node', 'tests/perft/outcomes.mjs', commandLine], count: countPlain },
  problems: { what: 'problems have one solution', command: () => [commandLine, 'problems', 'check', 'www/app/learn/problemdata.js'] },
  logic: { what: 'page tests without a browser', command: () => ['node', '--test', '--test-reporter=spec', ...withoutBrowser()], count: countNode },
  types: { what: 'types of the page', command: () => ['node_modules/.bin/tsc', '-p', 'tests/tsconfig.json'] },
  'types-worker': { what: 'types of the workers', command: () => ['node_modules/.bin/tsc', '-p', 'tests/tsconfig.worker.json'] },
  chromium: wasmStep('Chromium', () => ({ CHROMEDRIVER: needed('chromedriver') })),
  firefox: wasmStep('Firefox', () => ({ GECKODRIVER: needed('geckodriver') })),
  webkit: wasmStep('WebKit', () => ({ SAFARIDRIVER: needed('webkitdriver') }), ['xvfb-run', '-a']),
  page: {
    what: 'page tests',
    // WebKit has no headless mode of its own.
    command: () => [...(env.QUADRILLE_WEBKIT ? ['xvfb-run', '-a'] : []), 'node', '--test', '--test-reporter=spec', '--test-concurrency=3', ...lanes()],
    count: countNode,
  },
  numbers: { what: 'times of the page', command: () => ['node', '--test', '--test-reporter=spec', 'tests/page/numbers.test.mjs'], count: countNode },
  size: { what: 'sizes', command: () => ['node', 'tests/tools/check/size.mjs'] },
};

/**
 * @param {string} browser
 * @param {() => NodeJS.ProcessEnv} driver the one driver that the runner is to see
 * @param {string[]} [wrapper]
 * @returns {Step}
 */
function wasmStep(browser, driver, wrapper = []) {
  return {
    what: `wasm tests in ${browser}`,
    command: () => [...wrapper, 'cargo', 'test', '--no-fail-fast', ...wasmTests, ...wasm],
    env: () => ({
      GECKODRIVER: undefined, SAFARIDRIVER: undefined, CHROMEDRIVER: undefined,
      ...driver(),
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: cargoTool('wasm-bindgen-cli', 'wasm-bindgen-test-runner'),
      WASM_BINDGEN_USE_BROWSER: '1',
      WASM_BINDGEN_TEST_TIMEOUT: '300',
      WASM_BINDGEN_TEST_DRIVER_TIMEOUT: '60',
      WASM_BINDGEN_TEST_WEBDRIVER_JSON: join(root, 'tests/wasm/webdriver.json'),
    }),
    count: countCargo,
  };
}

/** Processes that share out the tests of the page, and each its browsers among its tests. */
function lanes() {
  return readdirSync(join(root, 'tests/page/lanes')).sort().map((name) => `tests/page/lanes/${name}`);
}

/** Files of page tests that start no browser. */
function withoutBrowser() {
  const folder = join(root, 'tests/page');
  return readdirSync(folder).filter((name) => name.endsWith('.test.mjs'))
    .filter((name) => !/from '\.\/(harness|browsers|board-page|app-hands)\.mjs'|playwright/.test(readFileSync(join(folder, name), 'utf8')))
    .map((name) => `tests/page/${name}`);
}

/**
 * @param {string} output of `cargo test`, also with wasm-bindgen's runner
 * @returns {Count}
 */
function countCargo(output) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const [, passed, failed, ignored] of output.matchAll(/^test result: .*?(\d+) passed; (\d+) failed; (\d+) ignored/gm)) {
    sum.passed += Number(passed);
    sum.failed += Number(failed);
    sum.skipped += Number(ignored);
  }
  return sum;
}

/**
 * @param {string} output of `node --test`
 * @returns {Count}
 */
function countNode(output) {
  const number = (/** @type {string} */ name) => Number(output.match(new RegExp(`^\\S+ ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  return { passed: number('pass'), failed: number('fail') + number('cancelled'), skipped: number('skipped') };
}

/**
 * @param {string} output of our own scripts, which end with such a line
 * @returns {Count}
 */
function countPlain(output) {
  const [, passed, failed] = output.match(/^(\d+) passed, (\d+) failed$/m) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0), skipped: 0 };
}

/**
 * @typedef {Count & { wall: number, cpu: number }} Result seconds that passed, and that processors worked
 */

/**
 * @param {Step} step
 * @param {boolean} live show the output as it comes, not when the step has ended
 * @returns {Promise<Result>}
 */
async function perform(step, live) {
  const start = Date.now();
  const { status, output, cpu } = await tee(step.command(), { ...env, ...step.env?.() }, live);
  const wall = (Date.now() - start) / 1000;
  if (!live) stdout.write(`\n== ${step.what}: ${status === 0 ? 'done' : `status ${status}`}\n${output}`);
  if (!step.count) return { passed: Number(status === 0 && !step.build), failed: Number(status !== 0), skipped: 0, wall, cpu };
  const cases = step.count(output);
  // A crash or a build error is a failure without a case, and a run without a case has tested nothing.
  if (cases.failed === 0 && (status !== 0 || cases.passed === 0)) cases.failed = 1;
  return { ...cases, wall, cpu };
}

/**
 * Runs a command and keeps its output; kills it with all its children when it takes too long. A shell around it tells how long processors
 * worked for it.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean} live
 * @returns {Promise<{ status: number, output: string, cpu: number }>}
 */
function tee(command, environment, live) {
  return new Promise((resolve) => {
    let output = '';
    let times = '';
    const child = spawn('sh', ['-c', '"$@" 3>&-; status=$?; times >&3; exit $status', 'sh', ...command], { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe', 'pipe'], detached: true });
    const hear = (/** @type {NodeJS.WriteStream} */ out) => (/** @type {Buffer} */ bytes) => { output += bytes; if (live) out.write(bytes); };
    const timer = setTimeout(() => {
      hear(stderr)(Buffer.from(`\nstopped after ${minutesPerStep} minutes\n`));
      if (child.pid) kill(-child.pid, 'SIGKILL');
    }, minutesPerStep * 60_000);
    child.stdout?.on('data', hear(stdout));
    child.stderr?.on('data', hear(stderr));
    child.stdio[3]?.on('data', (bytes) => { times += bytes; });
    child.on('error', (error) => hear(stderr)(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) => { clearTimeout(timer); resolve({ status: status ?? 1, output, cpu: worked(times) }); });
  });
}

/** Seconds of a shell's children. @param {string} times what the shell's `times` prints */
function worked(times) {
  const [, children = ''] = times.split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0);
}

const known = argv.slice(2);
const unknown = known.filter((name) => !/^[+,]$/.test(name) && !Object.hasOwn(steps, name));
if (known.length === 0 || unknown.length > 0) {
  stderr.write(`${unknown.map((name) => `unknown step ${name}\n`).join('')}steps: ${Object.keys(steps).join(' ')}\n`);
  exit(2);
}

/** @type {Map<string, Result>} */
const results = new Map();
const began = Date.now();
for (const part of known.join(' ').split(' , ')) {
  const rows = part.split(' + ');
  await Promise.all(rows.map(async (row) => {
    for (const name of row.split(' ')) {
      stdout.write(`\n== ${steps[name].what}: ${steps[name].command().join(' ')}\n`);
      results.set(name, await perform(steps[name], rows.length === 1));
    }
  }));
}

const total = { passed: 0, failed: 0, cpu: 0 };
const table = known.filter((name) => results.has(name)).map((name) => {
  const { passed, failed, skipped, wall, cpu } = /** @type {Result} */ (results.get(name));
  total.passed += passed;
  total.failed += failed;
  total.cpu += cpu;
  const counts = steps[name].build && !failed ? 'built' : `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  return `${failed ? 'FAILED' : 'ok    '} ${steps[name].what.padEnd(34)} ${counts.padEnd(34)} ${wall.toFixed(1).padStart(7)} s ${cpu.toFixed(1).padStart(7)} s worked`;
});
stdout.write(`\n${table.join('\n')}\n       ${'together'.padEnd(69)} ${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s ${total.cpu.toFixed(1).padStart(7)} s worked\n`);
stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
exit(total.failed ? 1 : 0);
