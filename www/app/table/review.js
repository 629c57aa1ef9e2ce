/**
 * Looking back with the computer: every move of a game is judged, the worst and the finest get marks and a word.
 * @module
 */

import { h } from '../ui/dom.js';
import { t } from '../ui/i18n.js';
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
export async function review({ session, refresh }) {
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
  const found = verdicts(played.filter((move, index) => played.findIndex(other => other.ply === move.ply) === index), thoughts);
  for (const { ply, mark, better } of found) {
    const move = played.find(one => one.ply === ply);
    if (!move || move.mark) continue;
    const comment = better && !move.comment ? t('review.better', { move: printMove(session.board, session.info.family, better) }) : move.comment;
    session.game.annotate(ply, comment, mark);
  }
  session.keep();
  refresh();
  openDialog(t('review'), [h('p', {}, t(found.length ? 'review.done' : 'review.clean', { count: found.length })), h('ul', { class: 'stack' }, worst(found).map(({ ply, mark }) => {
    const move = played.find(one => one.ply === ply);
    return h('li', {}, h('button', { onclick: () => session.goTo(ply) }, move ? `${ply}. ${session.label(move.seat)}: ${printMove(session.board, session.info.family, move.text)} ${mark}` : ''));
  }))]);
}

/** The five costliest moves, and the finest ones after them. @param {Verdict[]} found */
function worst(found) {
  return [...found].sort((a, b) => b.loss - a.loss).slice(0, 5);
}
