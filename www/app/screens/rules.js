/**
 * A game's rules: what is special, a first game in five steps, how the pieces move, and a board to try them on.
 * @module
 */

import '../../board/element.js';
import { fill, h, select } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { gameText, menText, t } from '../ui/i18n.js';
import { Game, variantInfo, variants } from '../engine.js';
import { EXAMPLES } from './examples.js';
import { gameKey, gameName, manName } from '../ui/labels.js';
import { manPicture } from '../ui/pictures.js';
import { settings, theme } from '../store/settings.js';

/**
 * @param {HTMLElement} screen
 * @param {import('../main.js').Ways} ways
 * @param {string} id
 */
export function show(screen, ways, id) {
  const games = [...new Map(variants().map(info => [gameKey(info.id), info.id])).values()];
  const known = variants().some(info => info.id === id) ? id : 'quadrochess-four';
  const info = variantInfo(known);
  const key = gameKey(known);
  const text = gameText(key);
  fill(screen, h('article', { class: 'page' },
    h('header', {},
      h('button', { class: 'icon plain', 'aria-label': t('back'), onclick: () => history.back() }, icon('back')),
      h('h1', {}, gameName(known)),
      h('button', { class: 'icon plain', 'aria-label': t('menu'), onclick: ways.menu }, icon('menu'))),
    h('div', { class: 'row noprint' },
      h('button', { class: 'primary', onclick: () => ways.go(`/new/${known}`) }, icon('play'), t('rules.play')),
      h('div', { class: 'grow' }, select(games.map(value => ({ value, label: gameName(value) })), games.find(game => gameKey(game) === key) ?? known,
        value => ways.go(`/rules/${value}`), { 'aria-label': t('rules.other') })),
      h('button', { onclick: () => print() }, t('rules.print'))),
    section('rules.special', h('p', {}, text.about)),
    section('rules.first', h('ol', { class: 'guide' }, text.guide.map(step => h('li', {}, step)))),
    section('rules.pieces', menList(info)),
    h('section', { class: 'noprint' }, h('p', { class: 'muted' }, t('rules.try')), liveBoard(known, text.example ?? '')),
    section('rules.all', h('ul', { class: 'prose' }, text.rules.map(rule => h('li', {}, rule)))),
    section('rules.talk', h('p', {}, text.talk || t(`talk.${info.talk}`))),
    section('rules.source', h('p', {}, text.source))));
}

/** @param {string} title @param {...import('../ui/dom.js').Child} content */
function section(title, ...content) {
  return h('section', {}, h('h2', {}, t(title)), content);
}

/** How the pieces move, for a six-year-old. @param {import('../engine.js').VariantInfo} info */
function menList(info) {
  const text = menText(info.family, gameKey(info.id));
  const [army] = info.armies;
  const kinds = text.filter((_, index) => index % 2 === 0);
  return h('ul', { class: 'pieces' }, kinds.map((kind, index) => h('li', {},
    manPicture(info.family, kind, army?.colour ?? 'white', army?.seat ?? 'S'),
    h('span', {}, h('b', { class: 'hidden' }, `${manName(info.family, kind)}: `), text[index * 2 + 1]))));
}

/**
 * A board on which every army may be moved, with a way to set it up again, and to the position that shows the special rule.
 * @param {string} id
 * @param {string} example what the game's example shows
 */
function liveBoard(id, example) {
  const shown = EXAMPLES[gameKey(id)];
  const board = /** @type {import('../table/play.js').BoardElement} */ (document.createElement('quadrille-board'));
  for (const [name, value] of Object.entries({ interactive: '', facing: settings.facing === 'table' ? 'table' : 'fixed', theme: theme() === 'dark' ? 'dark' : 'light' })) board.setAttribute(name, value);
  const setUp = (/** @type {string[]} */ moves, /** @type {string[]} */ marked) => {
    const game = new Game(id, {});
    for (const move of moves) game.applyMove(move);
    board.referee = game;
    board.hint = marked;
  };
  board.addEventListener('moved', () => { board.hint = []; });
  setUp([], []);
  return h('div', { class: 'stack liveboard' }, board, h('div', { class: 'wrap' },
    shown && example && h('button', { onclick: () => setUp(shown.moves.split(' '), shown.try) }, icon('bulb'), example),
    h('button', { onclick: () => setUp([], []) }, icon('turn'), t('rules.again'))));
}
