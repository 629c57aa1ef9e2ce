/**
 * Measures which lines of the engine the native tests run, and prints them for each file of `src/`, with a total of the rule modules:
 * whatever says what is legal, whose turn it is and how a game ends. What no test runs is named by its lines.
 *
 * usage: node coverage.mjs [ARGUMENT OF cargo test…]   (e.g. `--test rules`; all native tests when nothing is said)
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { argv, exit } from 'node:process';
import { ruleFiles } from './rule-files.mjs';
import { cargoTool, root, run, targetDir } from '../tools.mjs';

/**
 * @typedef {object} FileCoverage a file in the JSON that `llvm-cov export` writes
 * @property {string} filename
 * @property {{ lines: { count: number, covered: number } }} summary
 * @property {[line: number, column: number, count: number, hasCount: boolean, isEntry: boolean, isGap: boolean][]} segments
 */

const report = join(targetDir, 'coverage.json');
mkdirSync(dirname(report), { recursive: true });
const llvmCov = cargoTool('cargo-llvm-cov');
const status = await run(llvmCov, ['llvm-cov', '--features', 'cli', '--json', '--output-path', report, ...argv.slice(2)]);
if (status !== 0) exit(status);

/** @type {FileCoverage[]} */
const files = JSON.parse(readFileSync(report, 'utf8')).data[0].files;
const rules = new Set(ruleFiles());
const total = { all: { count: 0, covered: 0 }, rules: { count: 0, covered: 0 } };
for (const { filename, summary: { lines }, segments } of files.sort((a, b) => (a.filename < b.filename ? -1 : 1))) {
  const name = relative(root, filename);
  if (!name.startsWith('src/')) continue;
  for (const sum of rules.has(name) ? [total.all, total.rules] : [total.all]) {
    sum.count += lines.count;
    sum.covered += lines.covered;
  }
  const missed = rules.has(name) ? missedLines(segments).join(' ') : '';
  console.log(`${name.padEnd(32)} ${share(lines)} ${missed}`.trimEnd());
}
console.log(`${'all of src'.padEnd(32)} ${share(total.all)}`);
console.log(`${'rule modules'.padEnd(32)} ${share(total.rules)}`);

/** @param {{ count: number, covered: number }} lines */
function share({ count, covered }) {
  const percent = count === 0 ? 100 : 100 * covered / count;
  return `${String(covered).padStart(5)} of ${String(count).padStart(5)} lines ${percent.toFixed(1).padStart(5)} %`;
}

/**
 * The lines on which regions begin that no test entered, neighbours as `first-last`.
 * @param {FileCoverage['segments']} segments
 */
function missedLines(segments) {
  const lines = [...new Set(segments.filter(([, , count, hasCount, isEntry, isGap]) => hasCount && isEntry && !isGap && count === 0).map(([line]) => line))];
  /** @type {[number, number][]} */
  const runs = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && line <= last[1] + 1) last[1] = line;
    else runs.push([line, line]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`));
}
