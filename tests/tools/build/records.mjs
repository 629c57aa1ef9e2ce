/**
 * Plays the recorded games of `tests/data/records.pgn4.gz` anew: by chance and by the computer, with points, walking kings, players who resign
 * or run out of time, claims, clocks, comments and variations. The online games are written in the site's own manner, and only kept when
 * the independent reference reads them to the same end. The same seeds give the same games as long as the rules and the search do.
 *
 * usage: node records.mjs   (after `make wasm cli`)
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import init, { Game, Search } from '../../../www/engine/computer.js';
import { root, targetDir } from '../tools.mjs';

/** @typedef {import('../../../pkg/engine.js').Seat} Seat */

/**
 * @typedef {object} Plan how a record comes about
 * @property {string} name
 * @property {string} game
 * @property {import('../../../pkg/engine.js').Options} [options]
 * @property {number} seed
 * @property {number} [leaving] one of so many turns is a player's last: they resign or their time runs out
 * @property {number} [chance] one of so many moves is any legal move instead of the computer's
 * @property {number} [plies] the most
 * @property {boolean} [clocks]
 * @property {boolean} [notes] comments, marks and variations
 * @property {boolean} [claims] whoever may claim something does
 * @property {boolean} [online] written as the site does, without what it does not know
 */

await init({ module_or_path: readFileSync(join(root, 'www/engine/computer_bg.wasm')) });
const reference = join(targetDir, 'reference', 'release', 'quadrille-reference');
const engine = join(targetDir, 'release', 'quadrille');
const folder = mkdtempSync(join(tmpdir(), 'quadrille-records-'));

/** @type {string[]} */
const records = [];
for (const plan of plans()) {
  const text = played(plan);
  if (plan.online) compare(plan.name, text);
  records.push(`% ${plan.name}\n${text.trimEnd()}\n`);
}
rmSync(folder, { recursive: true });
const packed = gzipSync(records.join('\n'), { level: 9 });
writeFileSync(join(root, 'tests/data/records.pgn4.gz'), packed);
console.log(`${records.length} records, ${packed.length} bytes`);

/** @returns {Plan[]} */
function plans() {
  const several = (/** @type {number} */ count, /** @type {Omit<Plan, 'name' | 'seed'> & { name: string }} */ plan) => Array.from({ length: count }, (_, index) => (
    { ...plan, name: `${plan.name}-${String(index + 1).padStart(2, '0')}`, seed: 1000 * plan.name.length + index }));
  return [
    ...several(22, { name: 'online-ffa', game: 'online-ffa', leaving: 70, chance: 6, plies: 400, online: true }),
    ...several(6, { name: 'online-ffa-to-the-end', game: 'online-ffa', chance: 8, plies: 600, online: true }),
    ...several(12, { name: 'online-ffa-classic', game: 'online-ffa', options: { array: '4PCo', 'no-en-passant': true, 'no-walking-king': true }, leaving: 60, chance: 6, plies: 300, online: true }),
    ...several(12, { name: 'online-teams', game: 'online-teams', leaving: 200, chance: 8, plies: 240, online: true }),
    ...several(3, { name: 'kept-ffa', game: 'online-ffa', leaving: 80, chance: 6, plies: 200, clocks: true, notes: true, claims: true }),
    ...['quadrochess-four', 'quadrochess-teams', 'hughes', 'political', 'verney', 'american', 'chess-four', 'gencon', 'orthodox', 'quadrocheckers-four', 'checkers-classic', 'coalition']
      .flatMap((game) => several(1, { name: `kept-${game}`, game, leaving: 150, chance: 4, plies: 160, clocks: true, notes: true, claims: true })),
  ];
}

/** @param {Plan} plan @returns {string} */
function played({ game: id, options, seed, leaving, chance = 1, plies = 100, clocks, notes, claims, online }) {
  const below = dice(seed);
  const game = new Game(id, options);
  let left = 10 * 60_000;
  for (let ply = 0; ply < plies && game.view().result.kind === 'ongoing'; ply += 1) {
    const { turn } = game.view();
    if (claims && ply > 30) attempt(game, 'claim');
    if (leaving && ply > 12 && turn && below(leaving) === 0) attempt(game, `${below(3) ? 'resign' : 'flag'}:${turn}`);
    if (game.view().result.kind !== 'ongoing') break;
    game.applyMove(below(chance) === 0 ? any(game, below) : best(game, seed + ply));
    left -= 100 * below(60);
    if (clocks && left > 0) game.setClock(game.view().ply, left);
    if (notes && below(20) === 0) game.annotate(game.view().ply, 'a good reply', ['!', '?', '!?', ''][below(4)]);
    if (notes && below(25) === 0 && game.view().result.kind === 'ongoing') tryAnother(game, below);
  }
  for (const [name, value] of Object.entries({ Date: '2026.12.01', TimeControl: '10+0', Annotator: 'the table' })) game.setTag(name, value);
  return online ? asTheSite(game.toText()) : game.toText();
}

/** Plays a move as a variation and takes it back. @param {Game} game @param {(bound: number) => number} below */
function tryAnother(game, below) {
  const { ply } = game.view();
  const kept = any(game, below);
  game.applyMove(kept);
  game.undo();
  const other = any(game, below);
  if (other === kept) return;
  game.applyMove(other);
  game.goTo(ply);
  const aside = game.asides().find(({ ply: branch, main }) => branch === ply && main);
  if (aside) game.goToAside(aside.node);
}

/** @param {Game} game @param {(bound: number) => number} below */
function any(game, below) {
  const moves = game.legalMoves().filter(({ kind }) => kind !== 'place');
  const pool = moves.length > 0 ? moves : game.legalMoves();
  return pool[below(pool.length)].text;
}

/** @param {Game} game @param {number} seed */
function best(game, seed) {
  const search = new Search(game, 2, seed);
  search.step(400);
  const { move } = search.best();
  search.free();
  return move;
}

/** A table event, where the rules allow it now. @param {Game} game @param {string} event */
function attempt(game, event) {
  try {
    game.applyMove(event);
  } catch {
    // Claims in particular are refused nearly always.
  }
}

/** The site marks whoever leaves in their own slot: `R` and `T`, or behind the move of a king that walks on. @param {string} text */
function asTheSite(text) {
  return text.replace(/^\[Options .*\n/m, '').replace(/(resign|flag):\w \.\. (K\S+)/g, (_, how, move) => `${move}${how === 'flag' ? 'T' : 'R'}`)
    .replace(/resign:\w/g, 'R').replace(/flag:\w/g, 'T');
}

/**
 * Fails unless the reference reads the same result, and the same points of all who stayed: it lets kings that walk collect points, which the
 * referee does not.
 * @param {string} name
 * @param {string} text
 */
function compare(name, text) {
  const file = join(folder, `${name}.pgn4`);
  writeFileSync(file, text);
  const [ours, theirs] = [engine, reference].map((program) => {
    const { status, stdout, stderr } = spawnSync(program, ['replay', file], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name}: ${program} ends with ${status}: ${stderr}${stdout}\n${text}`);
    const active = (stdout.match(/\w=active/g) ?? []).map(([seat]) => seat);
    const points = Object.fromEntries([...stdout.matchAll(/(\w)=(\d+)/g)].map(([, seat, count]) => [seat, count]));
    return { result: stdout.match(/(win [A-Z+]+|draw)/)?.[0] ?? 'ongoing', points, active };
  });
  const stayed = theirs.active.filter((seat) => seat in theirs.points);
  const same = ours.result === theirs.result && stayed.every((seat) => ours.points[seat] === theirs.points[seat]);
  if (!same) throw new Error(`${name}: ${JSON.stringify(ours)} here, ${JSON.stringify(theirs)} by the reference\n${text}`);
}

/** A generator of whole numbers below a bound (mulberry32). @param {number} seed */
function dice(seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ bound) => {
    state = (state + 0x6D2B79F5) >>> 0;
    let n = Math.imul(state ^ (state >>> 15), state | 1);
    n ^= n + Math.imul(n ^ (n >>> 7), n | 61);
    return ((n ^ (n >>> 14)) >>> 0) % bound;
  };
}
