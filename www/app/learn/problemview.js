/**
 * One problem: what is asked for, a board on which the right defence answers, and the way to the solution. The engine judges.
 * @module
 */

import { fill, h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { announce } from '../ui/ask.js';
import { loadThinking } from '../../board/engine.js';
import { messageOf, variantInfo } from '../engine.js';
import { armyName, fullName, printMove } from '../ui/labels.js';
import { gameOf } from './positions.js';
import { practiceBoard } from './practice.js';
import { gradeOf, problemsOf } from './problems.js';
import { learned, noteLearned } from './progress.js';
import { lt } from './text.js';

/** @typedef {import('../engine.js').Seat} Seat */

/** Under what a problem is kept as solved. @param {string} family @param {number} index */
export function problemKey(family, index) {
  const problem = problemsOf(family)[index];
  return `problem:${problem?.id}:${problem?.task}:${problem?.nodes}:${problem?.solution}`;
}

/**
 * @param {string} family
 * @param {number} index from 0
 * @param {Pick<import('../main.js').Ways, 'go'>} ways
 */
export function problemView(family, index, ways) {
  const problems = problemsOf(family);
  const problem = problems[index];
  if (!problem) return h('p', {}, lt('problem.none'));
  const word = h('p', { class: 'verdict', role: 'status' });
  const state = h('p', { class: 'small muted' });
  const practice = practiceBoard(() => void answer(false), true);
  const game = () => /** @type {import('../engine.js').EngineGame} */ (practice.board.referee);
  const name = (/** @type {Seat | null} */ seat) => armyName(variantInfo(problem.id).armies.find(army => army.seat === seat)?.colour ?? '');
  /** @type {Seat[]} */
  let solvers = [];
  /** Counts the tries, so that an answer to an earlier one comes to nothing. */
  let attempt = 0;

  const say = (/** @type {string} */ text, /** @type {boolean | null} */ right) => {
    fill(word, text);
    word.dataset['right'] = String(right);
    if (text) announce(text);
  };
  // Only the module that thinks judges problems; a game goes over as its text.
  const judge = async () => {
    const text = game().lineText();
    const { Game } = await loadThinking();
    const copy = Game.fromText(text);
    try {
      return copy.judge(problem.task);
    } finally {
      copy.free();
    }
  };
  const showTurn = async () => {
    const mine = attempt;
    const { turn } = game().view();
    const verdict = turn && solvers.includes(turn) ? await judge() : null;
    if (mine === attempt) fill(state, turn && verdict ? lt('problem.yourTurn', { name: name(turn), count: verdict.movesLeft }) : '');
  };
  const setUp = () => {
    attempt += 1;
    practice.show(gameOf({ id: problem.id, fen4: problem.fen4 }));
    const { seats, turn } = game().view();
    const own = seats.find(seat => seat.seat === turn);
    solvers = seats.filter(seat => seat.party === own?.party).map(seat => seat.seat);
    practice.board.interactive = solvers;
    practice.board.setAttribute('bottom', turn ?? 'S');
    say('', null);
    void showTurn();
  };

  /** Plays the defence, and with `all` the solver's moves as well, until there is nothing to answer. @param {boolean} all */
  const answer = async all => {
    const mine = attempt;
    const stale = () => mine !== attempt || !practice.element.isConnected;
    practice.board.interactive = false;
    try {
      for (;;) {
        const verdict = await judge();
        if (stale()) return undefined;
        const { turn } = game().view();
        if (verdict.reached) {
          if (!all) noteLearned(problemKey(family, index));
          fill(state);
          return say(lt('problem.solved'), true);
        }
        const own = turn !== null && solvers.includes(turn);
        if (!verdict.reply || turn === null || (own && !all)) {
          if (verdict.holds) {
            practice.board.interactive = solvers;
            return await showTurn();
          }
          return say(word.textContent || lt('learn.wrong'), false);
        }
        const move = printMove(game().board(), game().variant().family, verdict.reply);
        say(!verdict.holds ? lt('problem.refuted', { move }) : own ? move : lt('problem.defence', { name: name(turn), move }), verdict.holds ? null : false);
        await new Promise(resume => setTimeout(resume, practice.board.animated ? PAUSE : 0));
        if (stale()) return undefined;
        await practice.answer(verdict.reply);
        if (stale()) return undefined;
        if (!verdict.holds) return fill(state);
      }
    } catch (error) {
      return say(/** @type {{ code?: string }} */ (error).code === 'too-hard' ? lt('problem.tooHard') : messageOf(error), false);
    }
  };
  const giveUp = () => {
    setUp();
    void answer(true);
  };

  setUp();
  const solved = learned().has(problemKey(family, index));
  return h('div', { class: 'lesson', 'data-problem': problemKey(family, index) },
    h('div', { class: 'stack intro' },
      h('p', { class: 'small muted' }, `${fullName(problem.id)} · ${lt('problem.number', { number: index + 1, count: problems.length })} · ${lt('problem.grade')}: ${lt(`problem.grade.${gradeOf(problem)}`)}${solved ? ` · ${lt('learn.done')}` : ''}`),
      h('p', { class: 'asked' }, taskText(problem, name, game().view().turn)), state),
    practice.element,
    h('div', { class: 'stack controls' }, word,
      h('div', { class: 'wrap' },
        h('button', { onclick: setUp }, icon('turn'), lt('learn.again')),
        h('button', { onclick: giveUp }, icon('bulb'), lt('problem.giveUp')),
        index > 0 && h('button', { onclick: () => ways.go(`/learn/problems/${family}/${index}`) }, lt('learn.previous')),
        index + 1 < problems.length && h('button', { onclick: () => ways.go(`/learn/problems/${family}/${index + 2}`) }, lt('learn.next')))));
}

/** Time to see a move before it is answered, in milliseconds. */
const PAUSE = 500;

/**
 * @param {import('./problems.js').Problem} problem
 * @param {(seat: Seat | null) => string} name
 * @param {Seat | null} turn
 */
function taskText({ id, task }, name, turn) {
  const [goal = '', detail = '', moves = detail] = task.split(':');
  const count = Number(moves);
  const key = goal === 'mate' && id === 'gencon' ? 'task.mate.gencon' : `task.${goal}`;
  return lt(key, { name: name(turn), partner: name(/** @type {Seat} */ (detail)), gain: detail, count });
}
