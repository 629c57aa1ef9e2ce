/**
 * The first screen: play, go on, learn or watch; three games to begin with and all others behind a button; how one sits, and play.
 * @module
 */

import { fill, h, segments, toggle } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { gameText, t } from '../ui/i18n.js';
import { Game, messageOf, variantInfo, variants } from '../engine.js';
import { gameKey, gameName, modeKey } from '../ui/labels.js';
import { clockForm, dummyList, optionForm, playerForm } from './setupform.js';
import { facingPictures } from './facing.js';
import { setupPicture } from '../ui/pictures.js';
import { matchKind, newMatch, nextGame } from '../table/match.js';
import { NO_CLOCK } from '../table/clock.js';
import { readJson, writeJson } from '../store/storage.js';
import { rememberPeople } from '../store/people.js';
import { toast } from '../ui/ask.js';

/** @typedef {import('../table/session.js').GameSetup} GameSetup */
/** @typedef {'all' | import('../engine.js').Family} FamilyFilter */

/** What is being chosen; kept between visits. @typedef {{ players: string, family: FamilyFilter, match: boolean, more?: boolean, setup: GameSetup }} Draft `more`: all games are shown */

/** Games for a first evening, by their keys. */
const RECOMMENDED = ['quadrochess', 'quadrocheckers', 'coalition'];

/** The game that four computers play for those who watch. */
const WATCHED = 'quadrochess-four';

/**
 * @param {HTMLElement} screen
 * @param {{ start: (setup: GameSetup) => void, rules: (id: string) => void, learn: () => void, today: () => void, menu: () => void, resume: (() => void) | null, resumeText: string }} go
 * @param {string} [wanted] id of a game to begin with
 */
export function showNewGame(screen, go, wanted) {
  const draft = loadDraft(wanted);
  const cards = h('ul', { class: 'cards' });
  const chosen = h('section', { class: 'chosen', 'aria-live': 'off' });
  const start = h('button', { class: 'primary large', onclick: () => begin(draft, go) });
  const filters = h('div', { class: 'filters' });
  const more = h('button', { class: 'plain more', onclick: () => { draft.more = !draft.more; showFilters(); showAll(); } });

  const showFilters = () => {
    fill(filters,
      segments(t('new.players'), ['2', '3', '4'].map(value => ({ value, label: t('new.people', { count: value }) })), draft.players, value => {
        draft.players = value;
        keepFitting(draft);
        showFilters();
        showAll();
      }),
      draft.more && segments(t('new.family'), /** @type {const} */ (['all', 'chess', 'checkers', 'coalition']).filter(value => value === 'all' || fitting({ ...draft, family: value }).length > 0)
        .map(value => ({ value, label: t(`family.${value}`) })), draft.family, value => {
        draft.family = value;
        keepFitting(draft);
        showAll();
      }));
  };
  const showCards = () => {
    // The chosen game stays in sight, wherever it was found.
    const first = new Set([...RECOMMENDED, gameKey(draft.setup.variant)]);
    const ids = draft.more ? fitting(draft) : fitting({ ...draft, family: 'all' }).filter(id => first.has(gameKey(id)));
    fill(cards, ids.map(id => card(id, gameKey(id) === gameKey(draft.setup.variant), () => {
      choose(draft, id);
      showAll();
      chosen.scrollIntoView({ block: 'nearest' });
    })));
    fill(more, t(draft.more ? 'new.less' : 'new.more'), icon(draft.more ? 'up' : 'down'));
    more.setAttribute('aria-expanded', String(draft.more ?? false));
  };
  const keepInSight = () => {
    const current = cards.querySelector('[aria-pressed="true"]')?.parentElement;
    if (current) cards.scrollLeft = current.offsetLeft - cards.offsetLeft - (cards.clientWidth - current.offsetWidth) / 2;
  };
  const showChosen = () => {
    fill(start, icon('play'), t('new.start', { game: gameName(draft.setup.variant) }));
    start.disabled = false;
    fill(chosen, details(draft, go, showChosen, message => {
      start.disabled = message !== '';
    }));
  };
  const showAll = () => {
    showCards();
    showChosen();
    keepInSight();
  };

  fill(screen, h('div', { class: 'newgame' },
    h('header', { class: 'welcome' },
      h('div', { class: 'grow' }, h('h1', {}, 'Quadrille'), h('p', { class: 'muted' }, t('new.tagline'))),
      h('button', { class: 'icon plain', 'aria-label': t('menu'), title: t('menu'), onclick: go.menu }, icon('menu'))),
    h('nav', { class: 'ways', 'aria-label': t('new.ways') },
      way('play', t('new.play'), t('new.play.help'), () => { chosen.scrollIntoView({ block: 'start' }); start.focus(); }),
      go.resume && way('forward', t('new.resume'), go.resumeText, go.resume),
      way('book', t('new.learn'), t('new.learn.help'), go.learn),
      way('bulb', t('learn.today'), t('new.today.help'), go.today),
      way('eye', t('new.watch'), t('new.watch.help'), () => go.start(watching()))),
    h('section', { class: 'games' }, h('h2', {}, t('new.choose')), filters, cards, more), chosen,
    h('div', { class: 'start' }, start)));
  showFilters();
  showAll();
}

/** One of the ways into the page. @param {Parameters<typeof icon>[0]} picture @param {string} name @param {string} help @param {() => void} run */
function way(picture, name, help, run) {
  return h('button', { onclick: run }, icon(picture), h('span', {}, h('b', {}, name), h('span', { class: 'small muted' }, help)));
}

/** Four computers at a board, for those who want to see how it goes. @returns {GameSetup} */
function watching() {
  const players = variantInfo(WATCHED).controllers.map((_, index) => ({ name: '', kind: /** @type {const} */ ('computer'), level: 2 + (index % 3) }));
  return { variant: WATCHED, options: {}, players, clock: NO_CLOCK };
}

/** @param {string} id @param {boolean} current @param {() => void} choose */
function card(id, current, choose) {
  const key = gameKey(id);
  return h('li', {}, h('button', { class: 'card', 'aria-pressed': String(current), onclick: choose },
    setupPicture(id, {}), h('span', { class: 'says' }, h('b', {}, gameName(id)), h('span', { class: 'small' }, t(`line.${key}`)), h('span', { class: 'small muted' }, `${t(`length.${key}`)} · ${t(`by.${key}`)}`))));
}

/**
 * Everything about the chosen game.
 * @param {Draft} draft
 * @param {{ rules: (id: string) => void }} go
 * @param {() => void} again shows it anew
 * @param {(message: string) => void} fault says why it cannot start so; empty: it can
 */
function details(draft, go, again, fault) {
  const { setup } = draft;
  const text = gameText(gameKey(setup.variant));
  const options = variantInfo(setup.variant).options.flatMap(option => offered(option, setup.variant, draft.players) ?? []);
  const picture = h('div', { class: 'picture' });
  const problem = h('p', { class: 'problem', role: 'alert' });
  const seats = h('div');
  const time = h('div');
  let info = variantInfo(setup.variant);
  const refresh = () => {
    try {
      const game = new Game(setup.variant, setup.options);
      info = game.variant();
      game.free();
      fill(problem);
      fault('');
    } catch (error) {
      fill(problem, messageOf(error));
      fault(messageOf(error));
      return;
    }
    fitPlayers(setup, info);
    fill(picture, setupPicture(setup.variant, setup.options));
    fill(seats, playerForm(setup, info, again));
    fill(time, clockForm(setup, info));
  };
  refresh();
  const modes = fitting(draft, gameKey(setup.variant));
  const match = matchKind(info, setup.options);
  return [
    h('div', { class: 'about' }, picture, h('div', { class: 'stack' },
      h('h2', {}, gameName(setup.variant)),
      h('p', {}, text.about),
      h('p', { class: 'small muted' }, text.source),
      h('button', { class: 'rulesbutton', onclick: () => go.rules(setup.variant) }, icon('book'), t('rules')))),
    modes.length > 1 && group(t('new.mode'), h('div', { class: 'wrap' }, modes.map(id => h('button', {
      'aria-pressed': String(id === setup.variant), onclick: () => { choose(draft, id); again(); },
    }, t(`mode.${modeKey(id)}`))))),
    group(t('facing'), facingPictures()),
    group(t('clock.title'), time),
    group(t('new.seats'), seats),
    options.length > 0 && group(t('new.options'), optionForm(setup, options, refresh), problem),
    match && group(t('match.title'), toggle(t(`match.${match}`), draft.match, on => { draft.match = on; }, t(`match.${match}.help`))),
  ];
}

/** @param {string} title @param {...import('../ui/dom.js').Child} content */
function group(title, ...content) {
  return h('fieldset', { class: 'group' }, h('legend', {}, title), ...content);
}

/** @param {Draft} draft @param {{ start: (setup: GameSetup) => void }} go */
function begin(draft, go) {
  const { setup } = draft;
  writeJson('draft', draft);
  rememberPeople(setup.players);
  try {
    const info = new Game(setup.variant, setup.options).variant();
    const kind = draft.match ? matchKind(info, setup.options) : null;
    go.start(structuredClone(kind ? nextGame(newMatch(kind, setup), info) : setup));
  } catch (error) {
    toast(messageOf(error), { alarm: true });
  }
}

/** Ids that fit the choice of players and family: one for each card, or all forms of one game. @param {Draft} draft @param {string} [key] @returns {string[]} */
function fitting(draft, key) {
  const ids = variants().filter(info => seatings(info).some(seating => seating.players === Number(draft.players)) && (draft.family === 'all' || info.family === draft.family)).map(info => info.id);
  if (key) return ids.filter(id => gameKey(id) === key);
  return ids.filter((id, index) => ids.findIndex(other => gameKey(other) === gameKey(id)) === index);
}

/**
 * How many may sit down to a game, and which powers nobody plays then (Coalition's dummies); first without any.
 * @param {import('../engine.js').VariantInfo} info
 */
function seatings(info) {
  const choices = info.options.find(option => option.name === 'dummies')?.choices ?? [''];
  return choices.map(dummies => ({ dummies, players: info.controllers.length - dummyList(dummies).length }));
}

/** An option as it is offered to so many players; null when they leave no choice. @param {import('../engine.js').OptionInfo} option @param {string} id @param {string} players */
function offered(option, id, players) {
  if (option.name !== 'dummies') return option;
  const choices = seatings(variantInfo(id)).filter(seating => seating.players === Number(players)).map(seating => seating.dummies);
  return choices.length > 1 ? { ...option, choices, default: choices[0] ?? '' } : null;
}

/** Keeps the chosen game where it still fits, or takes another form of it, or the first that fits. @param {Draft} draft */
function keepFitting(draft) {
  let ids = fitting(draft, gameKey(draft.setup.variant));
  if (ids.length === 0) ids = fitting(draft);
  if (ids.length === 0) {
    draft.family = 'all';
    ids = fitting(draft);
  }
  if (!ids.includes(draft.setup.variant) && ids[0]) choose(draft, ids[0]);
  else fitDummies(draft);
}

/** As many powers without a player as there are too few people. @param {Draft} draft */
function fitDummies({ setup, players }) {
  const fit = seatings(variantInfo(setup.variant)).filter(seating => seating.players === Number(players)).map(seating => seating.dummies);
  const dummies = fit.find(choice => choice === setup.options['dummies']) ?? fit[0];
  if (dummies) setup.options['dummies'] = dummies;
  else delete setup.options['dummies'];
}

/** @param {Draft} draft @param {string} id */
function choose(draft, id) {
  const { setup } = draft;
  const known = new Set(variantInfo(id).options.map(option => option.name));
  setup.variant = id;
  setup.options = Object.fromEntries(Object.entries(setup.options).filter(([name]) => known.has(name)));
  fitDummies(draft);
  setup.players = setup.players.map(({ without: _without, ...player }) => player);
  setup.clock = { ...setup.clock, own: {} };
  draft.match = false;
}

/** As many players as the game has controllers; names stay in their places. @param {GameSetup} setup @param {import('../engine.js').VariantInfo} info */
function fitPlayers(setup, info) {
  const count = info.controllers.length;
  while (setup.players.length < count) setup.players.push({ name: '', kind: 'human', level: 3 });
  setup.players.length = count;
}

/** @param {string} [wanted] @returns {Draft} */
function loadDraft(wanted) {
  const kept = readJson('draft');
  /** @type {Draft} */
  const draft = { players: '4', family: 'all', match: false, setup: { variant: 'quadrochess-four', options: {}, players: [], clock: NO_CLOCK } };
  const known = new Set(variants().map(info => info.id));
  if (kept && known.has(kept['setup']?.variant)) Object.assign(draft, kept);
  delete draft.setup.fen4;
  delete draft.setup.match;
  if (wanted && known.has(wanted)) {
    draft.family = 'all';
    draft.players = String(variantInfo(wanted).controllers.length);
    choose(draft, wanted);
  }
  return draft;
}

