/**
 * Changes the rule modules one small fault at a time and asks whether the rule tests notice. Each file has a folder of its own below
 * the build's folder, where a run that was broken off goes on: what was noticed once is not tried again.
 *
 * usage: node mutants.mjs [FILE…]   (all rule modules when nothing is said, which takes hours)
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, exit } from 'node:process';
import { ruleFiles } from './rule-files.mjs';
import { cargoTool, root, run, targetDir } from '../tools.mjs';

/** The tests that state the rules of a file. @param {string} file */
const testsOf = (file) => file.startsWith('src/checkers/geometry') ? ['--lib', '--test=rules'] : ['--test=rules'];

/** Tests that go the same ways as others millions of times: every fault would wait for them. */
const long = ['published_counts', 'agrees_with_the_referee'];

const files = argv.length > 2 ? argv.slice(2) : ruleFiles();
const unknown = files.filter((file) => !ruleFiles().includes(file));
if (unknown.length > 0) {
  console.error(`mutants: no rule module ${unknown.join(' ')}; there are ${ruleFiles().join(' ')}`);
  exit(1);
}
// Mutants are built in a copy of the sources, which shares what it depends on with the next.
const environment = { ...env, CARGO_TARGET_DIR: join(targetDir, 'mutants', 'build') };
let missed = 0;
for (const file of files) {
  const chosen = testsOf(file);
  const output = join(targetDir, 'mutants', file.replaceAll('/', '-').replace(/\.rs$/, ''));
  mkdirSync(output, { recursive: true });
  console.log(`\n== mutants of ${file}: cargo test ${chosen.join(' ')}`);
  const status = await run(cargoTool('cargo-mutants'), ['mutants', '--dir', root, '--config', join(root, 'tests', 'mutants.toml'), '--file', file, '--output', output,
    '--iterate', '--jobs', '1', '--no-shuffle',
    // Said of every call of cargo, so that no other test is built.
    ...chosen.map((test) => `--cargo-arg=${test}`),
    '--', '--', ...long.map((name) => `--skip=${name}`)], { env: environment });
  missed += Number(status !== 0);
}
console.log(`${files.length - missed} passed, ${missed} failed`);
exit(missed ? 1 : 0);
