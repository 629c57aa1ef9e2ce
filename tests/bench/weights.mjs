/**
 * Shows that the weights of the computer's evaluation are no guesses: the weights as they stand meet themselves with one term
 * left out, or at another share of what it is, and each line gives their share of the points with its 95 % bound. Above a half the term
 * as it stands is the better one. Fails where a change is clearly better, that is with the whole bound on its side of a half.
 *
 * usage: node weights.mjs QUADRILLE [--games N] [--nodes N] [--at 0,50,200] [--family two|more|checkers|coalition] [TERM…]
 */
import { spawnSync } from 'node:child_process';
import { argv, exit } from 'node:process';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '40' },
    nodes: { type: 'string', default: '500' },
    at: { type: 'string', default: '0' },
    family: { type: 'string' },
  },
});
const [quadrille, ...named] = positionals;
if (quadrille === undefined) {
  console.error('usage: node weights.mjs QUADRILLE [--games N] [--nodes N] [--at 0,50,200] [--family WORD] [TERM…]');
  exit(2);
}
const at = values.at.split(',');
const families = values.family ? [values.family] : ['two', 'more', 'checkers', 'coalition'];

/** @param {string[]} words */
function match(...words) {
  const { status, stdout, stderr } = spawnSync(quadrille, ['match', ...words], { encoding: 'utf8' });
  return { failed: status !== 0, text: status === 0 ? stdout : stderr };
}

/** What the command line calls its terms. */
function known() {
  return /terms: (.*)/.exec(match('--weights', '?').text)?.[1].trim().split(', ') ?? [];
}

/** The share of the weights as they stand; null where no game of the family has the term. @param {string} term @param {string} hundredths @param {string} family */
function share(term, hundredths, family) {
  const { failed, text } = match('--weights', `${term}=${hundredths}`, '--family', family, '--games', values.games, '--nodes', values.nodes);
  if (failed) throw new Error(text);
  const [, mean, bound] = / games {2}(\S+) ± (\S+)/.exec(text) ?? [];
  return mean === undefined ? null : { mean: Number(mean), bound: Number(bound) };
}

let worse = 0;
console.log(`shares of the weights as they stand, ${values.games} games, ${values.nodes} positions a move`);
for (const family of families) {
  console.log(`| ${family.padEnd(12)} |${at.map((hundredths) => ` at ${hundredths} %`.padEnd(15)).join('|')}|`);
  for (const term of named.length > 0 ? named : known()) {
    const shares = at.map((hundredths) => share(term, hundredths, family));
    if (shares.every((found) => found === null)) continue;
    const cells = shares.map((found) => {
      if (found === null) return ' ';
      const { mean, bound } = found;
      worse += Number(mean + bound < 0.5);
      return ` ${mean.toFixed(2)} ± ${bound.toFixed(2)}${mean + bound < 0.5 ? ' !' : ''}`;
    });
    console.log(`| ${term.padEnd(12)} |${cells.map((cell) => cell.padEnd(15)).join('|')}|`);
  }
}
exit(worse > 0 ? 1 : 0);
