/**
 * The games kept on this device, with ways to go on, to delete them, and to take everything away as one file.
 * @module
 */

import { fill, h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { t, when } from '../ui/i18n.js';
import { confirm } from '../ui/ask.js';
import { download } from '../ui/device.js';
import { Game } from '../engine.js';
import { fullName } from '../ui/labels.js';
import { resultTitle } from '../ui/words.js';
import { boardPicture } from '../ui/pictures.js';
import { forgetGame, keptGames, newerGames } from '../store/shelf.js';
import { isLasting } from '../store/storage.js';

/** @typedef {import('../store/shelf.js').KeptGame} KeptGame */

/** Pictures are drawn for so many games at once; older ones do without. */
const PICTURES = 24;

/**
 * @param {HTMLElement} screen
 * @param {import('../main.js').Ways} ways
 */
export function show(screen, ways) {
  const games = keptGames();
  const newer = newerGames();
  const again = () => show(screen, ways);
  fill(screen, h('div', { class: 'page wide' },
    h('header', {},
      h('button', { class: 'icon plain', 'aria-label': t('back'), onclick: () => history.back() }, icon('back')),
      h('h1', {}, t('games')),
      games.length > 0 && h('button', { onclick: () => exportAll(games) }, t('gallery.export')),
      h('button', { class: 'icon plain', 'aria-label': t('menu'), onclick: ways.menu }, icon('menu'))),
    !isLasting() && h('p', {}, t('gallery.unlasting')),
    newer > 0 && h('p', {}, t('gallery.newer', { count: newer })),
    games.length === 0 && h('p', { class: 'muted' }, t('gallery.none')),
    h('ul', { class: 'shelf' }, games.map((game, index) => item(game, index < PICTURES, ways, again)))));
}

/** @param {KeptGame} kept @param {boolean} pictured @param {import('../main.js').Ways} ways @param {() => void} again */
function item(kept, pictured, ways, again) {
  const going = kept.result.kind === 'ongoing';
  const names = kept.setup.players.map(player => player.name).filter(Boolean).join(', ');
  const remove = async () => {
    if (!(await confirm(t('gallery.deleteSure'), fullName(kept.setup.variant), t('gallery.delete')))) return;
    forgetGame(kept.id);
    again();
  };
  return h('li', {},
    pictured ? picture(kept) : h('span'),
    h('div', { class: 'text' }, h('b', {}, fullName(kept.setup.variant)), names && h('span', {}, names),
      h('span', { class: 'small muted' }, `${when(kept.saved)} · ${t('gallery.moves', { count: kept.plies })} · ${going ? t('gallery.going') : resultOf(kept)}`)),
    h('div', { class: 'wrap' },
      h('button', { class: going ? 'primary' : '', onclick: () => ways.open(kept) }, t(going ? 'gallery.open' : 'gallery.look')),
      h('button', { class: 'plain', onclick: () => void remove() }, t('gallery.delete'))));
}

/** @param {KeptGame} kept */
function resultOf(kept) {
  return resultTitle({ ...kept.result, points: null }, seat => kept.names[seat] ?? seat);
}

/** @param {KeptGame} kept */
function picture(kept) {
  try {
    const game = Game.fromText(kept.text);
    const drawn = boardPicture(game);
    game.free();
    return drawn;
  } catch {
    return h('span');
  }
}

/** All records one after the other, as PGN files hold several games. @param {KeptGame[]} games */
function exportAll(games) {
  download('quadrille-games.pgn4', games.map(game => game.text.trim()).join('\n\n\n'));
}
