/**
 * Runs the fuzz targets of `tests/fuzz` for a while, beginning with positions, records and links of every game.
 *
 * usage: node fuzz.mjs [SECONDS [TARGET…]]   (60 for each target, and all of them, when nothing is said)
 */
import { delimiter, dirname, join } from 'node:path';
import { argv, env, exit } from 'node:process';
import { ask, cargoTool, root, run } from '../tools.mjs';

const seconds = Number(argv[2] ?? 60);
const cargoFuzz = cargoTool('cargo-fuzz');
const folder = ['--fuzz-dir', join(root, 'tests', 'fuzz')];
const known = ask(cargoFuzz, ['fuzz', 'list', ...folder])?.split('\n').filter(Boolean) ?? [];
const targets = argv.length > 3 ? argv.slice(3) : known;
const unknown = targets.filter((target) => !known.includes(target));
if (targets.length === 0 || unknown.length > 0) {
  console.error(`fuzz: tests/fuzz has no target ${unknown.join(' ')}; there are ${known.join(' ') || 'none'}`);
  exit(1);
}
const environment = { ...env, PATH: `${dirname(cargoFuzz)}${delimiter}${env.PATH}` };
const manifest = join(root, 'tests', 'fuzz', 'Cargo.toml');
if (await run('cargo', ['run', '--quiet', '--release', '--manifest-path', manifest, '--example', 'seeds', '--', join(root, 'tests', 'fuzz', 'corpus')]) !== 0) exit(1);
let failed = 0;
for (const target of targets) {
  console.log(`\n== fuzz ${target}: ${seconds} s`);
  const status = await run('cargo', ['+nightly', 'fuzz', 'run', ...folder, target, '--', `-max_total_time=${seconds}`, '-timeout=10'], { env: environment });
  failed += Number(status !== 0);
}
console.log(`${targets.length - failed} passed, ${failed} failed`);
exit(failed ? 1 : 0);
