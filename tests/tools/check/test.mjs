/**
 * Runs the project's checks one after the other, all of them even when one fails, counts their test cases and ends
 * with a table and the line `N passed, N failed`.
 *
 * usage: node test.mjs STEP…   (without a step it lists them)
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, exit, kill, stderr, stdout } from 'node:process';
import { cargoTool, needed, root, targetDir } from '../tools.mjs';

/**
 * @typedef {object} Step
 * @property {string} what one line for the table
 * @property {() => string[]} command program and arguments
 * @property {() => NodeJS.ProcessEnv} [env] what the environment needs on top
 * @property {(output: string) => Count} [count] reads the cases from the output; without it the step is one case
 * @property {() => boolean} [when] whether the step has anything to check
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
  fmt: { what: 'formatting', command: () => ['cargo', 'fmt', '--check'] },
  clippy: { what: 'clippy', command: () => ['cargo', 'clippy', '--quiet', '--all-targets', ...features, '--', '-D', 'warnings'] },
  'clippy-wasm': { what: 'clippy for wasm32', command: () => ['cargo', 'clippy', '--quiet', '--lib', ...wasmTests, ...wasm, '--', '-D', 'warnings'] },
  alone: { what: 'the crate without any feature', command: () => ['cargo', 'clippy', '--quiet', '--lib', '--', '-D', 'warnings'] },
  crate: { what: 'the crate as it would be published', command: () => ['cargo', 'publish', '--quiet', '--dry-run', '--allow-dirty'] },
  doc: { what: 'documentation', command: () => ['cargo', 'doc', '--quiet', '--no-deps', ...features], env: () => ({ RUSTDOCFLAGS: '-D warnings' }) },
  native: { what: 'native tests', command: () => ['cargo', 'test', '--no-fail-fast', ...features], count: countCargo },
  reference: {
    what: 'outcomes by the reference',
    command: () => ['node', 'tests/perft/outcomes.mjs', join(targetDir, 'reference', 'release', 'quadrille-reference')],
    count: countPlain,
  },
  counts: { what: 'counts of move paths', command: () => ['node', 'tests/perft/counts.mjs', commandLine], count: countPlain },
  outcomes: { what: 'outcomes of games', command: () => ['node', 'tests/perft/outcomes.mjs', commandLine], count: countPlain },
  problems: { what: 'problems have one solution', command: () => [commandLine, 'problems', 'check', 'www/app/learn/problemdata.js'] },
  types: { what: 'types of the page', command: () => ['node_modules/.bin/tsc', '-p', 'tests/tsconfig.json'] },
  'types-worker': { what: 'types of the workers', command: () => ['node_modules/.bin/tsc', '-p', 'tests/tsconfig.worker.json'], when: () => existsSync(join(root, 'www/sw.js')) },
  chromium: wasmStep('Chromium', () => ({ CHROMEDRIVER: needed('chromedriver') })),
  firefox: wasmStep('Firefox', () => ({ GECKODRIVER: needed('geckodriver') })),
  webkit: wasmStep('WebKit', () => ({ SAFARIDRIVER: needed('webkitdriver') }), ['xvfb-run', '-a']),
  page: {
    what: 'page tests',
    // WebKit has no headless mode of its own.
    command: () => [...(env.QUADRILLE_WEBKIT ? ['xvfb-run', '-a'] : []), 'node', '--test', '--test-reporter=spec', '--test-concurrency=3', ...lanes()],
    count: countNode,
  },
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
 * @param {Step} step
 * @returns {Promise<Count & { seconds: number }>}
 */
async function perform(step) {
  const start = Date.now();
  const { status, output } = await tee(step.command(), { ...env, ...step.env?.() });
  const seconds = (Date.now() - start) / 1000;
  if (!step.count) return { passed: Number(status === 0), failed: Number(status !== 0), skipped: 0, seconds };
  const cases = step.count(output);
  // A crash or a build error is a failure without a case, and a run without a case has tested nothing.
  if (cases.failed === 0 && (status !== 0 || cases.passed === 0)) cases.failed = 1;
  return { ...cases, seconds };
}

/**
 * Runs a command, showing and keeping its output; kills it with all its children when it takes too long.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<{ status: number, output: string }>}
 */
function tee([program, ...args], environment) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const timer = setTimeout(() => {
      stderr.write(`\nstopped after ${minutesPerStep} minutes\n`);
      if (child.pid) kill(-child.pid, 'SIGKILL');
    }, minutesPerStep * 60_000);
    child.stdout.on('data', (bytes) => { stdout.write(bytes); output += bytes; });
    child.stderr.on('data', (bytes) => { stderr.write(bytes); output += bytes; });
    child.on('error', (error) => { output += error.message; stderr.write(`${error.message}\n`); });
    child.on('close', (status) => { clearTimeout(timer); resolve({ status: status ?? 1, output }); });
  });
}

const names = argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(steps, name));
if (names.length === 0 || unknown.length > 0) {
  stderr.write(`${unknown.map((name) => `unknown step ${name}\n`).join('')}steps: ${Object.keys(steps).join(' ')}\n`);
  exit(2);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const table = [];
for (const name of names) {
  const step = steps[name];
  if (step.when && !step.when()) continue;
  stdout.write(`\n== ${step.what}: ${step.command().join(' ')}\n`);
  const result = await perform(step);
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  const counts = `${result.passed} passed, ${result.failed} failed${result.skipped ? `, ${result.skipped} skipped` : ''}`;
  table.push(`${result.failed ? 'FAILED' : 'ok    '} ${step.what.padEnd(30)} ${counts.padEnd(36)} ${result.seconds.toFixed(1).padStart(7)} s`);
}
stdout.write(`\n${table.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
exit(total.failed ? 1 : 0);
