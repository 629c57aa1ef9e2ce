/**
 * One lesson: what to do, a board to do it on, a hint, and a word when it is done.
 * @module
 */

import { fill, h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { announce } from '../ui/ask.js';
import { isSolved, lessonsOf } from './lessons.js';
import { gameOf } from './positions.js';
import { choiceText, practiceBoard, speakerOf, squaresOf } from './practice.js';
import { learned, noteLearned } from './progress.js';
import { learnText, lt, withSquares } from './text.js';

/** @typedef {import('./lessons.js').Lesson} Lesson */

/** Under what a lesson is kept as done. @param {string} family @param {Lesson} lesson */
export function lessonKey(family, lesson) {
  return `lesson:${family}:${lesson.why ? 'why.' : ''}${lesson.key}`;
}

/**
 * @param {string} family
 * @param {number} index from 0
 * @param {Pick<import('../main.js').Ways, 'go'>} ways
 */
export function lessonView(family, index, ways) {
  const lessons = lessonsOf(family);
  const lesson = /** @type {Lesson} */ (lessons[index]);
  const [asked, praise] = learnText().lessons[`${lesson.why ? 'why.' : ''}${lesson.key}`] ?? ['', ''];
  const word = h('p', { class: 'verdict', role: 'status' });
  const answers = h('div', { class: 'answers', role: 'group', 'aria-label': lt('learn.whyTitle') });
  const next = h('button', { onclick: () => ways.go(index + 1 < lessons.length ? `/learn/lessons/${family}/${index + 2}` : '/learn') },
    index + 1 < lessons.length ? lt('learn.next') : lt('learn.title'));
  const practice = practiceBoard(played => judge(played.text, played.effects));
  const print = (/** @type {string} */ text) => withSquares(text, game().board());
  const game = () => /** @type {import('../engine.js').EngineGame} */ (practice.board.referee);

  const say = (/** @type {string} */ text, /** @type {boolean | null} */ right) => {
    fill(word, text);
    word.dataset['right'] = String(right);
    announce(text);
  };
  const judge = (/** @type {string} */ move, /** @type {import('../engine.js').Effect[]} */ effects) => {
    practice.board.interactive = false;
    if (isSolved(lesson, move, effects)) solved();
    else say(lt('learn.wrong'), false);
  };
  const solved = () => {
    noteLearned(lessonKey(family, lesson));
    say(`${lt('learn.right')} ${print(praise)}`, true);
    fill(done, dots());
    next.className = 'primary';
    next.focus({ preventScroll: true });
  };
  const setUp = () => {
    practice.show(gameOf(lesson.scene), lesson.key === 'firstStep' || lesson.key === 'singleStep' ? squaresOf(gameOf(lesson.scene), lesson.solution[0] ?? '') : lesson.why ? [lesson.why.from, lesson.why.to] : []);
    practice.board.interactive = !lesson.why;
    fill(word);
    fill(answers, ...(lesson.why ? answersOf(lesson.why) : []));
  };
  /** The right answer is what the engine says. @param {NonNullable<Lesson['why']>} why */
  const answersOf = why => [...why.reasons].sort().map(reason => h('button', { onclick: () => {
    if (game().whyNot(why.from, why.to).code === reason) solved();
    else say(lt('learn.wrongReason'), false);
  } }, lt(`reason.${reason}`)));
  const hint = () => {
    const why = lesson.why;
    setUp();
    if (why) return say(lt(`reason.${why.reasons[0]}`), null);
    const [text = ''] = lesson.solution;
    const move = game().legalMoves().find(one => one.text === text);
    const marks = squaresOf(game(), text);
    practice.board.hint = marks;
    return say(move?.from && move.kind !== 'huff' ? lt('learn.hintFrom', { square: speakerOf(game()).square(move.from) }) : move ? lt('learn.hintChoice', { choice: choiceText(game(), move) }) : '', null);
  };
  const dots = () => lessons.map((one, place) => h('a', { href: `#/learn/lessons/${family}/${place + 1}`, class: learned().has(lessonKey(family, one)) ? 'stop done' : 'stop', 'aria-current': place === index ? 'step' : null,
    'aria-label': `${lt('learn.lesson', { number: place + 1, count: lessons.length })}${learned().has(lessonKey(family, one)) ? ` – ${lt('learn.done')}` : ''}` }, String(place + 1)));
  const done = h('nav', { class: 'stops', 'aria-label': lt('learn.lessons') }, dots());

  setUp();
  return h('div', { class: 'lesson', 'data-lesson': lessonKey(family, lesson) },
    h('div', { class: 'stack intro' }, done, h('p', { class: 'asked' }, print(asked)), answers),
    practice.element,
    h('div', { class: 'stack controls' }, word,
      h('div', { class: 'wrap' },
        h('button', { onclick: hint }, icon('bulb'), lt('learn.hint')),
        h('button', { onclick: setUp }, icon('turn'), lt('learn.again')),
        next)));
}
