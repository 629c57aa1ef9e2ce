/**
 * Plays recorded move lists through the command line and compares who is to move, the seats' states and the winner with
 * what an independent reading of the rules found.
 *
 * usage: node outcomes.mjs PROGRAM
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { textOf } from '../tools/tools.mjs';

const program = argv[2];
if (!program) {
  console.error('usage: node outcomes.mjs PROGRAM');
  exit(2);
}

let failed = 0;
let passed = 0;
for (const file of ['seed-outcomes.tsv.gz', 'decisive.tsv.gz']) {
  const rows = textOf(join(import.meta.dirname, '../data', file)).split('\n').filter((line) => line && !/^(#|game\t)/.test(line));
  for (const row of rows) {
    const difference = play(row);
    if (difference) console.log(`${file}: ${difference}`);
    failed += Number(Boolean(difference));
    passed += Number(!difference);
  }
}
console.log(`${passed} passed, ${failed} failed`);
exit(failed ? 1 : 0);

/**
 * @param {string} row game, options, moves, seat to move, states, winner and reason
 * @returns {string | undefined} what is different
 */
function play(row) {
  const [game, options, moves, turn, states, winner, reason] = row.split('\t');
  const switches = options === '-' ? [] : options.split(',').flatMap((option) => ['--option', option]);
  const list = moves === '-' ? [] : moves.split(' ');
  const { status, stdout, stderr } = spawnSync(program, ['play', game, ...switches, '--no-repetition', ...list], { encoding: 'utf8' });
  const name = `${game} after ${list.length} moves`;
  if (status !== 0) return `${name}: status ${status}, ${stderr.trim()}`;
  const said = Object.fromEntries(stdout.trim().split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  const over = reason !== '-';
  const expected = {
    // A finished game has no turn.
    turn: over ? '-' : turn,
    states: inOrder(states, ' '),
    result: winner !== '-' ? `win ${inOrder(winner, '+')}` : over ? 'draw' : 'ongoing',
  };
  const found = { turn: said.turn, states: inOrder(said.states ?? '', ' '), result: withoutReason(said.result ?? '') };
  return JSON.stringify(found) === JSON.stringify(expected) ? undefined : `${name}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`;
}

/**
 * The parts of a list in the order of the alphabet: the sources name the seats in different orders.
 * @param {string} text
 * @param {string} separator
 */
function inOrder(text, separator) {
  return text.split(separator).sort().join(separator);
}

/** @param {string} result e.g. `win S+N (mate)` */
function withoutReason(result) {
  const plain = result.replace(/ \(.*$/, '');
  return plain.startsWith('win ') ? `win ${inOrder(plain.slice(4), '+')}` : plain;
}
