/**
 * Learning: the games that are taught, their lessons, and their problems. The address says what is shown: `#/learn`,
 * `#/learn/lessons/gencon/2`, `#/learn/problems/gencon/7`, `#/learn/today`.
 * @module
 */

import { fill, h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { t } from '../ui/i18n.js';
import { gameName } from '../ui/labels.js';
import { setupPicture } from '../ui/pictures.js';
import { loadLearnText, lt } from '../learn/text.js';
import { lessonFamilies, lessonsOf } from '../learn/lessons.js';
import { lessonKey, lessonView } from '../learn/lessonview.js';
import { loadProblems, problemOfTheDay, problemsOf } from '../learn/problems.js';
import { problemKey, problemView } from '../learn/problemview.js';
import { learned } from '../learn/progress.js';

/**
 * @param {HTMLElement} screen
 * @param {import('../main.js').Ways} ways
 * @param {string} path
 */
export function show(screen, ways, path) {
  let shown = true;
  void Promise.all([loadLearnText(), loadProblems()]).then(() => {
    if (shown) build(screen, ways, path);
  });
  return () => { shown = false; };
}

/** @param {HTMLElement} screen @param {import('../main.js').Ways} ways @param {string} path */
function build(screen, ways, path) {
  const [what = '', family = '', place = '1'] = path.split('/');
  const content = contentOf(what, family, Math.max(1, Math.floor(Number(place)) || 1), ways);
  fill(screen, h('article', { class: 'page' },
    h('header', {},
      h('button', { class: 'icon plain', 'aria-label': t('back'), onclick: () => history.back() }, icon('back')),
      h('h1', {}, content.title),
      h('button', { class: 'icon plain', 'aria-label': t('menu'), onclick: ways.menu }, icon('menu'))),
    content.body));
}

/** @param {string} what @param {string} family @param {number} place @param {import('../main.js').Ways} ways */
function contentOf(what, family, place, ways) {
  if (what === 'today') {
    const { family: today, index } = problemOfTheDay(new Date());
    return { title: lt('learn.today'), body: problemView(today, index, ways) };
  }
  const name = family ? gameName(family) : '';
  if (what === 'problems' && problemsOf(family).length) return { title: `${name} · ${lt('learn.problems')}`, body: problemView(family, Math.min(place, problemsOf(family).length) - 1, ways) };
  if (what === 'lessons' && lessonsOf(family).length) return { title: `${name} · ${lt('learn.lessons')}`, body: lessonView(family, Math.min(place, lessonsOf(family).length) - 1, ways) };
  return { title: lt('learn.title'), body: index(ways) };
}

/** All games that are taught. @param {import('../main.js').Ways} ways */
function index(ways) {
  const done = learned();
  return h('div', { class: 'stack' },
    h('button', { class: 'primary', onclick: () => ways.go('/learn/today') }, icon('bulb'), lt('learn.today')),
    h('ul', { class: 'shelf courses' }, lessonFamilies().map(family => {
      const lessons = lessonsOf(family);
      const problems = problemsOf(family);
      const count = (/** @type {string[]} */ keys) => lt('learn.progress', { done: keys.filter(key => done.has(key)).length, count: keys.length });
      const [first] = lessons;
      const next = Math.max(0, lessons.findIndex(lesson => !done.has(lessonKey(family, lesson)))) + 1;
      const open = Math.max(0, problems.findIndex((_, index) => !done.has(problemKey(family, index)))) + 1;
      return h('li', {}, setupPicture(first?.scene.id ?? '', {}),
        h('div', { class: 'text' }, h('b', {}, gameName(family)),
          h('span', { class: 'small muted' }, `${lt('learn.lessons')}: ${count(lessons.map(lesson => lessonKey(family, lesson)))}`),
          problems.length > 0 && h('span', { class: 'small muted' }, `${lt('learn.problems')}: ${count(problems.map((_, index) => problemKey(family, index)))}`)),
        h('div', { class: 'wrap' },
          h('button', { class: 'primary', onclick: () => ways.go(`/learn/lessons/${family}/${next}`) }, lt('learn.lessons')),
          problems.length > 0 && h('button', { onclick: () => ways.go(`/learn/problems/${family}/${open}`) }, lt('learn.problems')),
          h('button', { class: 'plain', onclick: () => ways.go(`/rules/${first?.scene.id ?? ''}`) }, lt('learn.rules'))));
    })));
}
