/**
 * The evening: who has played here with what success, and the tournament sheet.
 * @module
 */

import { field, fill, h, select } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { t } from '../ui/i18n.js';
import { ask, askText, confirm, toast } from '../ui/ask.js';
import { Game, messageOf, variants } from '../engine.js';
import { fullName, gameKey } from '../ui/labels.js';
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
  const choices = [{ value: '', label: '–' }, ...['2', '1', '0'].map(value => ({ value, label: value }))];
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
  const fitting = variants().filter(info => info.controllers.length === board.people.length && info.controllers.every(seats => seats.length === 1));
  const games = fitting.filter((info, index) => fitting.findIndex(other => gameKey(other.id) === gameKey(info.id)) === index);
  const variant = await ask(t('evening.pick'), '', games.map(info => ({ label: fullName(info.id), value: info.id, style: '' })));
  if (!variant) return;
  const players = board.people.map(person => ({ name: sheet.entrants[person]?.name ?? '', kind: /** @type {const} */ ('human'), level: 3 }));
  ways.sitDown(new GameSession({ variant, options: {}, players, clock: NO_CLOCK, sheet: place }));
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
