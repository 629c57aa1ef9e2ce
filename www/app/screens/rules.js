/**
 * A game's rules: what is special, who sits where, a first game, how the pieces move, each special rule with a picture and a position to try,
 * and where the game comes from. What the engine's record says is not written again.
 * @module
 */

import { fill, h, select } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { gameText, list, menText, t } from '../ui/i18n.js';
import { Game, variantInfo, variants } from '../engine.js';
import { armyName, fullName, gameKey, manName } from '../ui/labels.js';
import { boardPicture, manPicture, setupPicture } from '../ui/pictures.js';
import { learnText, loadLearnText, lt } from '../learn/text.js';
import { practiceBoard, squaresOf } from '../learn/practice.js';
import { gameOf } from '../learn/positions.js';
import { specialsOf } from '../learn/specials.js';
import { historyOf } from '../learn/history.js';
import { lessonFamily } from '../learn/lessons.js';

/** @typedef {import('../engine.js').VariantInfo} VariantInfo */
/** @typedef {import('../engine.js').Options} Options */

/**
 * @param {HTMLElement} screen
 * @param {import('../main.js').Ways} ways
 * @param {string} id
 */
export function show(screen, ways, id) {
  let shown = true;
  void loadLearnText().then(() => {
    if (shown) build(screen, ways, id);
  });
  return () => { shown = false; };
}

/** @param {HTMLElement} screen @param {import('../main.js').Ways} ways @param {string} id */
function build(screen, ways, id) {
  const games = variants().map(info => info.id);
  const known = games.includes(id) ? id : 'quadrochess-four';
  const options = ways.session?.info.id === known ? /** @type {Options} */ (ways.session.view.options) : {};
  const info = infoOf(known, options);
  const text = gameText(gameKey(known));
  const practice = practiceBoard();
  const again = () => practice.show(new Game(known, options));
  again();
  fill(screen, h('article', { class: 'page', 'data-game': known, 'data-armies': JSON.stringify(info.armies.map(army => army.colour)) },
    h('header', {},
      h('button', { class: 'icon plain', 'aria-label': t('back'), onclick: () => history.back() }, icon('back')),
      h('h1', {}, fullName(known)),
      h('button', { class: 'icon plain', 'aria-label': t('menu'), onclick: ways.menu }, icon('menu'))),
    h('div', { class: 'row wraprow noprint' },
      h('button', { class: 'primary', onclick: () => ways.go(`/new/${known}`) }, icon('play'), t('rules.play')),
      h('button', { onclick: () => ways.go(`/learn/lessons/${lessonFamily(gameKey(known))}`) }, icon('bulb'), lt('page.learn')),
      h('button', { onclick: () => print() }, t('rules.print'))),
    h('div', { class: 'noprint' }, select(games.map(value => ({ value, label: fullName(value) })), known, value => ways.go(`/rules/${value}`), { 'aria-label': t('rules.other') })),
    section(t('rules.special'), h('p', {}, text.about)),
    section(lt('page.table'), h('div', { class: 'seating' }, setupPicture(known, options, t('edit.array')), h('ul', { class: 'prose' }, atTheTable(info).map(line => h('li', {}, line))))),
    section(lt('page.differs'), h('ul', { class: 'prose' }, (learnText().ids[known] ?? []).map(line => h('li', {}, line)))),
    inForce(options),
    section(t('rules.first'), h('ol', { class: 'guide' }, guideOf(info).map(step => h('li', {}, step)))),
    section(lt('page.specials'), specialList(known, practice, again)),
    section(t('rules.pieces'), menList(info, options)),
    section(t('rules.all'), h('ul', { class: 'prose' }, text.rules.map(rule => h('li', {}, rule)))),
    info.options.length > 0 && section(lt('page.options'), h('ul', { class: 'prose' }, info.options.map(option => h('li', {}, h('b', {}, t(`option.${option.name}`)), help(option.name))))),
    section(t('rules.talk'), h('p', {}, text.talk || t(`talk.${info.talk}`))),
    section(lt('learn.history'), h('p', {}, text.source), historyOf(gameKey(known)))));
}

/** @param {string} title @param {...import('../ui/dom.js').Child} content */
function section(title, ...content) {
  return h('section', {}, h('h2', {}, title), ...content);
}

/** The record as the table rules make it. @param {string} id @param {Options} options @returns {VariantInfo} */
function infoOf(id, options) {
  const game = new Game(id, options);
  const info = game.variant();
  game.free();
  return { ...info, options: variantInfo(id).options };
}

/** Who sits where and who begins, from the engine's record. @param {VariantInfo} info @returns {string[]} */
function atTheTable(info) {
  const army = (/** @type {import('../engine.js').Seat} */ seat) => armyName(info.armies.find(one => one.seat === seat)?.colour ?? '');
  const names = info.order.map(army);
  const parties = info.parties.filter(party => party.length > 1);
  const several = info.controllers.filter(seats => seats.length > 1);
  return [
    lt(`page.board.${info.board}`),
    lt('page.armies', { count: info.armies.length, names: list(info.armies.map(one => armyName(one.colour))) }),
    info.order.length === 2 ? lt('page.order.two', { first: names[0] ?? '' }) : lt('page.order', { names: names.join(' → '), first: names[0] ?? '' }),
    parties.length === 0 && info.family !== 'coalition' ? lt('page.single') : parties.length ? lt('page.parties', { names: info.parties.map(party => list(party.map(army))).join(t('say.against')) }) : '',
    ...several.map(seats => lt('page.controllers', { names: list(seats.map(army)) })),
  ].filter(Boolean);
}

/** A first game in some steps; who begins is the record's business. @param {VariantInfo} info */
function guideOf(info) {
  const [, ...steps] = gameText(gameKey(info.id)).guide;
  const [first = ''] = info.order;
  const name = armyName(info.armies.find(army => army.seat === first)?.colour ?? '');
  const begins = info.order.length === 2 ? lt('page.order.two', { first: name }) : lt('page.order', { names: info.order.map(seat => armyName(info.armies.find(army => army.seat === seat)?.colour ?? '')).join(' → '), first: name });
  return [begins, ...steps];
}

/** What the table has agreed on, when this is the game on the table. @param {Options} options */
function inForce(options) {
  const lines = Object.entries(options).flatMap(([name, value]) => learnText().options[`${name}=${value}`] ?? learnText().options[name] ?? []);
  return lines.length > 0 && section(lt('page.inForce'), h('ul', { class: 'prose' }, lines.map(line => h('li', {}, line))));
}

/** @param {string} name of an option */
function help(name) {
  const line = learnText().options[name];
  return line ? `: ${line}` : '';
}

/**
 * Each special rule with a picture, and below them a board on which it can be tried.
 * @param {string} id
 * @param {ReturnType<typeof practiceBoard>} practice
 * @param {() => void} again sets the board up as the game begins
 */
function specialList(id, practice, again) {
  return h('div', { class: 'stack' },
    h('ul', { class: 'specials' }, specialsOf(id).map(special => {
      const [title, line] = learnText().rules[special.rule] ?? [special.rule, ''];
      const game = gameOf(special);
      const marks = squaresOf(game, special.move);
      const picture = boardPicture(game, title, marks);
      game.free();
      return h('li', { class: 'special', 'data-rule': special.rule }, picture, h('div', { class: 'stack' }, h('h3', {}, title), h('p', {}, line),
        h('button', { class: 'noprint', onclick: () => {
          practice.show(gameOf(special), marks);
          practice.element.scrollIntoView({ block: 'nearest' });
          practice.board.focus();
        } }, icon('bulb'), lt('page.tryIt'))));
    })),
    h('div', { class: 'noprint stack' }, h('p', { class: 'muted' }, t('rules.try')), practice.element, h('div', { class: 'wrap' }, h('button', { onclick: again }, icon('turn'), t('rules.again')))));
}

/** How the pieces move, for a six-year-old. @param {VariantInfo} info @param {Options} options */
function menList(info, options) {
  const text = menText(info.family, gameKey(info.id));
  const [army] = info.armies;
  const kinds = text.filter((_, index) => index % 2 === 0);
  // With the catalogue's pieces engineer and motorcyclist exchange their moves.
  const swapped = 'catalogue-men' in options ? /** @type {Record<string, string>} */ ({ I: 'R', R: 'I' }) : {};
  const line = (/** @type {string} */ kind) => {
    const own = text[kinds.indexOf(kind) * 2 + 1] ?? '';
    const other = swapped[kind] ? text[kinds.indexOf(swapped[kind] ?? '') * 2 + 1] ?? '' : '';
    return other ? other.replace(manName(info.family, swapped[kind] ?? ''), manName(info.family, kind)) : own;
  };
  return h('ul', { class: 'pieces' }, kinds.map(kind => h('li', {},
    manPicture(info.family, kind, army?.colour ?? 'white', army?.seat ?? 'S'),
    h('span', {}, h('b', { class: 'hidden' }, `${manName(info.family, kind)}: `), line(kind)))));
}
