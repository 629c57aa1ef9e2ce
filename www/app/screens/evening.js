/**
 * The evening: who has played here with what success, and the tournament sheet.
 * @module
 */

import { field, fill, h, select } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { t } from '../ui/i18n.js';
import { askText, confirm, openDialog, toast } from '../ui/ask.js';
import { Game, messageOf, variantInfo, variants } from '../engine.js';
import { armyName, fullName } from '../ui/labels.js';
import { clockForm, optionForm } from './setupform.js';
import { forgetPerson, people, peopleNames } from '../store/people.js';
import { bookBoard, currentSheet, drawSheet, entrantsOf, keepSheet, ranking } from '../store/tournament.js';
import { pointsOf } from '../table/match.js';
import { GameSession } from '../table/session.js';
import { sessionOfText } from '../store/intake.js';
import { NO_CLOCK } from '../table/clock.js';

/** @typedef {import('../store/tournament.js').Sheet} Sheet */

/**
 * @param {HTMLElement} screen
 * @param {import('../main.js').Ways} ways
 */
export function show(screen, ways) {
  const again = () => show(screen, ways);
  const sheet = currentSheet();
  fill(screen, h('div', { class: 'page' },
    h('header', {},
      h('button', { class: 'icon plain', 'aria-label': t('back'), onclick: () => history.back() }, icon('back')),
      h('h1', {}, t('evening')),
      h('button', { class: 'icon plain', 'aria-label': t('menu'), onclick: ways.menu }, icon('menu'))),
    h('section', {}, h('h2', {}, t('evening.sheet')), sheet ? sheetView(sheet, ways, again) : sheetForm(again)),
    h('section', {}, h('h2', {}, t('evening.people')), peopleTable(again))));
}

/** @param {() => void} again */
function peopleTable(again) {
  const known = people();
  if (known.length === 0) return h('p', { class: 'muted' }, t('evening.none'));
  return h('div', { class: 'scroll' }, h('table', { class: 'sheet' }, h('tbody', {}, known.map(person => h('tr', {},
    h('th', { scope: 'row' }, person.name), h('td', { class: 'figures' }, t('evening.games', { count: person.games })), h('td', { class: 'figures' }, t('points', { count: person.points })),
    h('td', {}, h('button', { class: 'plain', onclick: () => { forgetPerson(person.name); again(); } }, t('evening.forget'))))))));
}

/** @param {() => void} again */
function sheetForm(again) {
  const names = h('textarea', { value: peopleNames().join('\n'), placeholder: 'Anna / A\nBo / B' });
  const rounds = h('input', { type: 'number', min: 1, max: 20, value: '3' });
  let size = 4;
  return h('div', { class: 'stack' },
    field(t('evening.names'), names),
    h('div', { class: 'grid2' }, field(t('evening.rounds'), rounds),
      field(t('evening.boards'), select(['4', '3', '2'].map(value => ({ value, label: value })), '4', value => { size = Number(value); }))),
    h('button', {
      class: 'primary',
      onclick: () => {
        const entrants = entrantsOf(names.value);
        if (entrants.length < 2) return;
        keepSheet(drawSheet(entrants, size, Math.min(20, Math.max(1, Math.round(Number(rounds.value)) || 1))));
        again();
      },
    }, t('evening.make')));
}

/** @param {Sheet} sheet @param {import('../main.js').Ways} ways @param {() => void} again */
function sheetView(sheet, ways, again) {
  const teams = sheet.entrants.some(entrant => entrant.team);
  return h('div', { class: 'stack' },
    sheet.rounds.map((boards, round) => h('div', { class: 'group' }, h('h3', {}, t('evening.round', { round: round + 1 })),
      h('div', { class: 'boards' }, boards.map((_, index) => boardView(sheet, round, index, ways, again))))),
    h('h3', {}, t('evening.ranking')), rankingTable(ranking(sheet, 'name')),
    teams && h('h3', {}, t('evening.teams')), teams && rankingTable(ranking(sheet, 'team')),
    h('button', { class: 'plain alarm', onclick: async () => {
      if (!(await confirm(t('evening.delete'), t('evening.sure'), t('evening.delete')))) return;
      keepSheet(null);
      again();
    } }, t('evening.delete')));
}

/** @param {Sheet} sheet @param {number} round @param {number} index @param {import('../main.js').Ways} ways @param {() => void} again */
function boardView(sheet, round, index, ways, again) {
  const board = sheet.rounds[round]?.[index];
  if (!board || board.people.length === 0) return null;
  const place = { sheet: sheet.id, round, board: index };
  const choices = [{ value: '', label: '–' }, ...['6', '2', '1', '0'].map(value => ({ value, label: value }))];
  return h('div', { class: 'stack' },
    h('p', { class: 'small muted' }, t('evening.board', { board: index + 1 })),
    h('div', {}, board.people.map((person, seat) => h('div', { class: 'row' }, h('span', { class: 'grow' }, sheet.entrants[person]?.name ?? ''),
      h('div', {}, select(choices, String(board.points[seat] ?? ''), value => {
        board.points[seat] = value === '' ? null : Number(value);
        keepSheet(sheet);
        again();
      }, { 'aria-label': t('evening.points') }))))),
    h('div', { class: 'wrap' },
      h('button', { onclick: () => void playBoard(sheet, board, place, ways) }, icon('play'), t('evening.play')),
      h('button', { onclick: () => void readBoard(place, again) }, icon('share'), t('evening.link'))));
}

/** @param {Sheet} sheet @param {import('../store/tournament.js').SheetBoard} board @param {import('../store/tournament.js').SheetPlace} place @param {import('../main.js').Ways} ways */
async function playBoard(sheet, board, place, ways) {
  const fitting = variants().filter(info => info.controllers.length === board.people.length);
  const [first] = fitting;
  if (!first) return;
  /** @type {import('../table/session.js').GameSetup} */
  const setup = { variant: (fitting.find(info => info.parties.length === 2 && hasTeams(sheet, board.people)) ?? first).id, options: {}, players: [], clock: NO_CLOCK, sheet: place };
  const form = h('div', { class: 'stack' });
  const show = () => {
    const info = variantInfo(setup.variant);
    setup.players = seated(sheet, board.people, info).map(person => ({ name: sheet.entrants[person]?.name ?? '', kind: /** @type {const} */ ('human'), level: 3 }));
    fill(form,
      field(t('evening.pick'), select(fitting.map(one => ({ value: one.id, label: fullName(one.id) })), setup.variant, value => {
        setup.variant = value;
        setup.options = {};
        show();
      })),
      h('p', { class: 'small muted' }, info.controllers.map((seats, index) => `${seats.map(seat => armyName(info.armies.find(army => army.seat === seat)?.colour ?? '')).join(' + ')}: ${setup.players[index]?.name ?? ''}`).join(' · ')),
      info.options.length > 0 && h('details', {}, h('summary', {}, t('new.options')), optionForm(setup, info.options.filter(option => option.name !== 'dummies'), () => {})),
      h('details', {}, h('summary', {}, t('clock.title')), clockForm(setup, info)));
  };
  show();
  const dialog = openDialog(t('evening.board', { board: place.board + 1 }), [form, h('div', { class: 'foot' }, h('button', { class: 'primary', onclick: () => {
    try {
      const session = new GameSession(setup);
      dialog.close();
      ways.sitDown(session);
    } catch (error) {
      toast(messageOf(error), { alarm: true });
    }
  } }, icon('play'), t('evening.play')))]);
}

/** @param {Sheet} sheet @param {number[]} people */
function hasTeams(sheet, people) {
  return people.some(person => sheet.entrants[person]?.team);
}

/** Who holds each of a game's controllers: team-mates are partners. @param {Sheet} sheet @param {number[]} people @param {import('../engine.js').VariantInfo} info */
function seated(sheet, people, info) {
  if (info.parties.length !== 2 || !hasTeams(sheet, people)) return people;
  const team = (/** @type {number} */ person) => sheet.entrants[person]?.team ?? '';
  const waiting = [...people].sort((a, b) => team(a).localeCompare(team(b)));
  /** @type {number[]} */
  const places = [];
  for (const party of info.parties) {
    info.controllers.forEach((seats, index) => {
      if (seats.some(seat => party.includes(seat))) places[index] = waiting.shift() ?? 0;
    });
  }
  return places;
}

/** A result from a game that was played on another device. @param {import('../store/tournament.js').SheetPlace} place @param {() => void} again */
async function readBoard(place, again) {
  const link = await askText(t('evening.link'), t('share.link'), '', { area: true });
  if (!link) return;
  try {
    const session = sessionOfText(link.split('#game=').at(-1) ?? '', Game.fromShare);
    const points = pointsOf(session);
    const booked = session.over && bookBoard(place, session.setup.players.map((player, index) => ({ name: player.name, points: points[index] ?? 0 })));
    toast(t(booked ? 'evening.read' : 'evening.misfit'), { alarm: !booked });
    again();
  } catch (error) {
    toast(t('link.damaged', { reason: messageOf(error) }), { alarm: true });
  }
}

/** @param {import('../store/tournament.js').Standing[]} standings */
function rankingTable(standings) {
  return h('table', { class: 'sheet' },
    h('thead', {}, h('tr', {}, h('th', {}), h('th', {}), h('th', {}, t('evening.points')), h('th', {}, t('evening.wins')))),
    h('tbody', {}, standings.map((standing, place) => h('tr', {}, h('td', { class: 'figures' }, place + 1), h('th', { scope: 'row' }, standing.name),
      h('td', { class: 'figures' }, h('b', {}, standing.points)), h('td', { class: 'figures' }, standing.wins)))));
}
