/**
 * Looking back with the computer: every move of a game is judged, the worst and the finest get marks and a word; a graph shows how
 * the parties stood, and each turning point leads to the board and to another try.
 * @module
 */

import { h } from '../ui/dom.js';
import { list, t } from '../ui/i18n.js';
import { openDialog } from '../ui/ask.js';
import { printMove } from '../ui/labels.js';
import { ponder, stopThinking } from './computer.js';

/** @typedef {import('./play.js').Place} Place */
/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('./computer.js').Thought} Thought */
/** @typedef {{ ply: number, seat: Seat, text: string }} Played */
/** @typedef {{ ply: number, mark: string, better: string, loss: number }} Verdict */

/** Losses in hundredths of a pawn from which a move is a mistake, and a bad one. */
const MISTAKE = 120;
const BLUNDER = 300;
/** Milliseconds of thinking for each position. */
const THINK_MS = 250;

/**
 * Judges moves by what the computer thought before and after each.
 * @param {Played[]} played
 * @param {(Thought | null)[]} thoughts of the position before each move, and of the last one
 * @returns {Verdict[]} of the moves that deserve a mark
 */
export function verdicts(played, thoughts) {
  let punishable = false;
  return played.flatMap((move, index) => {
    const [before, after] = [thoughts[index], thoughts[index + 1]];
    if (!before || !after) return [];
    const best = before.move === move.text;
    const loss = best ? 0 : scoreOf(before, move.seat) - scoreOf(after, move.seat);
    const mark = loss >= BLUNDER ? '??' : loss >= MISTAKE ? '?' : best && punishable ? '!' : '';
    punishable = loss >= MISTAKE;
    return mark ? [{ ply: move.ply, mark, better: mark === '!' ? '' : before.move, loss }] : [];
  });
}

/** @param {Thought} thought @param {Seat} seat */
function scoreOf(thought, seat) {
  return thought.scores.find(one => one.seats.includes(seat))?.score ?? 0;
}

/** Reviews the game on the table and writes the marks into its record; closing the dialog stops it. @param {Place} place */
export async function review(place) {
  const { session, refresh } = place;
  const played = session.game.moves();
  const record = session.game.toText();
  const last = session.view.plies;
  const progress = h('progress', { max: last + 1, value: 0 });
  let stopped = false;
  const dialog = openDialog(t('review'), [h('p', {}, t('review.text')), progress], { closed: () => {
    stopped = true;
    stopThinking();
  } });
  /** @type {(Thought | null)[]} */
  const thoughts = [];
  for (let ply = 0; ply <= last && !stopped; ply += 1) {
    thoughts.push(await ponder(record, ply, THINK_MS));
    progress.value = ply + 1;
  }
  if (stopped) return;
  dialog.close();
  const moves = played.filter((move, index) => played.findIndex(other => other.ply === move.ply) === index);
  const found = verdicts(moves, thoughts);
  for (const { ply, mark, better } of found) {
    const move = moves.find(one => one.ply === ply);
    if (!move || move.mark) continue;
    const comment = better && !move.comment ? t('review.better', { move: printMove(session.board, session.info.family, better) }) : move.comment;
    session.game.annotate(ply, comment, mark);
  }
  session.keep();
  refresh();
  showReview(place, moves, thoughts, found);
}

/**
 * The graph, how exactly everybody played, and the turning points: a tap shows one on the board with the better move marked.
 * @param {Place} place
 * @param {Played[]} moves
 * @param {(Thought | null)[]} thoughts
 * @param {Verdict[]} found
 */
function showReview(place, moves, thoughts, found) {
  const { session } = place;
  const name = (/** @type {Seat[]} */ seats) => list(seats.map(seat => session.label(seat)));
  const exact = accuracies(moves, thoughts);
  const item = (/** @type {Verdict} */ one) => {
    const move = moves.find(other => other.ply === one.ply);
    if (!move) return null;
    const text = `${t('moves.round')} ${Math.ceil(one.ply / session.info.order.length)} · ${session.label(move.seat)}: ${printMove(session.board, session.info.family, move.text)} ${one.mark}`;
    return h('li', { class: 'wrap', data: { army: session.colourOf(move.seat) } },
      h('button', { class: 'grow', onclick: () => { dialog.close(); showBetter(place, one); } }, h('span', { class: 'dot' }), text),
      h('button', { onclick: () => { dialog.close(); session.goTo(one.ply - 1); } }, t('review.again')));
  };
  const dialog = openDialog(t('review'), [h('div', { class: 'stack' },
    h('p', {}, t(found.length ? 'review.done' : 'review.clean', { count: found.length })),
    graph(thoughts, seats => session.colourOf(seats[0] ?? 'S'), name, ply => { dialog.close(); session.goTo(ply); }),
    h('ul', { class: 'accuracy' }, [...exact].map(([seat, percent]) => h('li', { data: { army: session.colourOf(seat) } },
      h('span', { class: 'dot' }), h('span', { class: 'grow' }, session.label(seat)), h('b', { class: 'figures' }, t('review.accuracy', { percent }))))),
    found.length > 0 && h('h3', {}, t('review.turning')),
    h('ul', { class: 'stack' }, worst(found).map(item)))], { wide: true });
}

/** Shows the position in which something better was to be had, the better move marked on the board. @param {Place} place @param {Verdict} verdict */
function showBetter({ session, board, news }, { ply, better }) {
  session.goTo(better ? ply - 1 : ply);
  if (!better) return;
  const move = session.game.legalMoves().find(one => one.text === better);
  board.hint = move?.from && move.to ? [move.from, move.to] : [];
  news(t('review.better', { move: printMove(session.board, session.info.family, better) }), session.view.turn);
}

/** Hundredths of a pawn by which a move that costs them counts half. */
const HALVED_BY = 180;

/**
 * How exactly each seat played, in per cent: a move that costs nothing counts whole, the more it costs the less.
 * @param {Played[]} moves
 * @param {(Thought | null)[]} thoughts
 * @returns {Map<Seat, number>}
 */
export function accuracies(moves, thoughts) {
  /** @type {Map<Seat, number[]>} */
  const worth = new Map();
  moves.forEach((move, index) => {
    const [before, after] = [thoughts[index], thoughts[index + 1]];
    if (!before || !after) return;
    const loss = before.move === move.text ? 0 : Math.max(0, scoreOf(before, move.seat) - scoreOf(after, move.seat));
    worth.set(move.seat, [...(worth.get(move.seat) ?? []), 2 ** (-loss / HALVED_BY)]);
  });
  return new Map([...worth].map(([seat, all]) => [seat, Math.round((100 * all.reduce((a, b) => a + b, 0)) / all.length)]));
}

/** Measures of the graph, in its own units. */
const [WIDTH, HEIGHT, RANGE] = [600, 160, 1200];

/**
 * A line for each party over the plies; a tap steps there.
 * @param {(Thought | null)[]} thoughts
 * @param {(seats: Seat[]) => string} colourOf
 * @param {(seats: Seat[]) => string} nameOf
 * @param {(ply: number) => void} go
 */
function graph(thoughts, colourOf, nameOf, go) {
  const parties = thoughts.find(thought => thought)?.scores.map(one => one.seats) ?? [];
  const step = WIDTH / Math.max(1, thoughts.length - 1);
  const height = (/** @type {number} */ score) => HEIGHT / 2 - (Math.max(-RANGE, Math.min(RANGE, score)) / RANGE) * (HEIGHT / 2 - 6);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  svg.setAttribute('class', 'graph');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', t('review.graph', { names: list(parties.map(nameOf)) }));
  const add = (/** @type {string} */ d, /** @type {string} */ name, army = '') => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    path.setAttribute('class', name);
    if (army) path.dataset['army'] = army;
    svg.append(path);
  };
  add(`M0 ${HEIGHT / 2}H${WIDTH}`, 'even');
  for (const seats of parties) {
    const points = thoughts.flatMap((thought, ply) => {
      const score = thought?.scores.find(one => one.seats[0] === seats[0])?.score;
      return score === undefined ? [] : [`${(ply * step).toFixed(1)} ${height(score).toFixed(1)}`];
    });
    add(`M${points.join('L')}`, 'under');
    add(`M${points.join('L')}`, 'party', colourOf(seats));
  }
  svg.addEventListener('click', event => {
    const { left, width } = svg.getBoundingClientRect();
    go(Math.round(((event.clientX - left) / width) * (thoughts.length - 1)));
  });
  return svg;
}

/** The five costliest moves, and the finest ones after them. @param {Verdict[]} found */
function worst(found) {
  return [...found].sort((a, b) => b.loss - a.loss).slice(0, 5);
}
