/**
 * The parts of a game's set-up as forms: its table rules, its players, its clock, the facing of the pieces.
 * @module
 */

import { field, fill, h, segments, select, toggle } from '../ui/dom.js';
import { has, list, t } from '../ui/i18n.js';
import { armyName, manName } from '../ui/labels.js';
import { variantInfo } from '../engine.js';
import { NO_CLOCK } from '../table/clock.js';
import { peopleNames } from '../store/people.js';
import { icon } from '../ui/icons.js';
import { oddsKinds } from './odds.js';

/** @typedef {import('../table/session.js').GameSetup} GameSetup */
/** @typedef {import('../engine.js').OptionInfo} OptionInfo */
/** @typedef {import('../engine.js').VariantInfo} VariantInfo */
/** @typedef {import('../table/clock.js').ClockSetup} ClockSetup */

/**
 * A game's options as visible controls, from what the engine says about them.
 * @param {GameSetup} setup
 * @param {OptionInfo[]} options
 * @param {() => void} changed
 */
export function optionForm(setup, options, changed) {
  return h('div', { class: 'options' }, options.map(option => optionControl(setup, option, changed)));
}

/** @param {GameSetup} setup @param {OptionInfo} option @param {() => void} changed */
function optionControl(setup, option, changed) {
  const label = has(`option.${option.name}`) ? t(`option.${option.name}`) : option.name;
  const help = has(`option.${option.name}.help`) ? t(`option.${option.name}.help`) : '';
  const value = setup.options[option.name];
  const put = (/** @type {string | number | boolean | undefined} */ next) => {
    if (next === undefined || next === option.default) delete setup.options[option.name];
    else setup.options[option.name] = next;
    changed();
  };
  switch (option.kind) {
    case 'switch': return toggle(label, value !== undefined, on => put(on ? true : undefined), help);
    case 'number': return numberOption(label, help, option, value === undefined ? null : Number(value), put);
    case 'armies': return armiesOption(variantInfo(setup.variant), option, String(value ?? option.default), label, put);
    default: {
      const choices = [...new Set([option.default, ...option.choices])];
      const name = (/** @type {string} */ choice) => (has(`option.${option.name}.${choice}`) ? t(`option.${option.name}.${choice}`) : choice || t('option.none'));
      return field(label, select(choices.map(choice => ({ value: choice, label: name(choice) })), String(value ?? option.default), next => put(next || undefined)));
    }
  }
}

/**
 * A number that may be left out, with a die that picks one.
 * @param {string} label
 * @param {string} help
 * @param {OptionInfo} option
 * @param {number | null} value
 * @param {(value: number | undefined) => void} put
 */
function numberOption(label, help, option, value, put) {
  const random = () => option.min + Math.floor(Math.random() * (option.max - option.min + 1));
  const input = h('input', { type: 'number', min: option.min, max: option.max, value: String(value ?? ''), 'aria-label': label, onchange: () => put(clamp()) });
  const clamp = () => Math.max(option.min, Math.min(option.max, Math.round(Number(input.value)) || option.min));
  const roll = () => {
    input.value = String(random());
    put(Number(input.value));
  };
  const row = h('div', { class: 'row' }, input, h('button', { type: 'button', onclick: roll }, icon('turn'), t('option.roll')));
  row.hidden = value === null;
  return h('div', {}, toggle(label, value !== null, on => {
    row.hidden = !on;
    if (on) roll();
    else put(undefined);
  }, help), row);
}

const LETTERS = { W: 'white', Y: 'yellow', B: 'black', R: 'red' };

/** Ways to seat the armies; White stays at the lower edge. @param {OptionInfo} option */
function seatings(option) {
  if (option.choices.length) return [...new Set([option.default, ...option.choices])];
  const [first = '', ...others] = option.default;
  return permutations(others).map(rest => first + rest.join(''));
}

/** @param {string[]} items @returns {string[][]} */
function permutations(items) {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => permutations(items.filter((_, other) => other !== index)).map(rest => [item, ...rest]));
}

/** Where the letters of an option name the seats. */
const PLACES = /** @type {const} */ (['S', 'W', 'N', 'E']);

/**
 * Which army sits where; where only two play, the opponent's colour, and in games of two parties who plays with whom comes first.
 * @param {VariantInfo} info
 * @param {OptionInfo} option
 * @param {string} value
 * @param {string} label
 * @param {(next: string) => void} put
 */
function armiesOption(info, option, value, label, put) {
  const colour = (/** @type {string} */ letters, /** @type {import('../engine.js').Seat} */ seat) => armyName(LETTERS[/** @type {keyof typeof LETTERS} */ (letters[PLACES.indexOf(seat)])] ?? '');
  if (info.seats.length === 2) {
    const [, opponent = 'N'] = info.seats;
    // One seating for each colour of the opponent; the other armies do not play.
    const ways = new Map([value, ...seatings(option)].map(letters => [colour(letters, opponent), letters]).reverse().map(([name = '', letters = '']) => [name, letters]));
    return field(t('option.armies.opponent'), select([...ways].map(([name, letters]) => ({ value: letters, label: name })), value, put));
  }
  const teams = info.parties.length === 2;
  const text = (/** @type {string} */ letters) => (teams ? `${info.parties.map(party => party.map(seat => colour(letters, seat)).join(' + ')).join(' – ')} (${seatingText(letters)})` : seatingText(letters));
  return field(teams ? t('option.armies.parties') : label, select(seatings(option).map(letters => ({ value: letters, label: text(letters) })), value, put));
}

/** @param {string} letters */
function seatingText(letters) {
  return [...letters].map(letter => armyName(LETTERS[/** @type {keyof typeof LETTERS} */ (letter)] ?? letter)).join(' · ');
}

/** Seats that nobody plays, from the value of option `dummies`: `"W+E"`. @param {unknown} value */
export function dummyList(value) {
  return /** @type {import('../engine.js').Seat[]} */ (String(value ?? '').split('+').filter(Boolean));
}

/**
 * Names, people or computers, levels, odds: a row for each player.
 * @param {GameSetup} setup
 * @param {VariantInfo} info
 * @param {() => void} again shows the form anew
 */
export function playerForm(setup, info, again) {
  const names = peopleNames();
  const dummies = dummyList(setup.options['dummies']);
  const playing = setup.players.flatMap((player, index) => {
    const held = info.controllers[index] ?? [];
    return held.every(seat => dummies.includes(seat)) ? [] : [{ player, held }];
  });
  const all = (/** @type {boolean} */ people) => {
    playing.forEach(({ player }, index) => {
      player.kind = people || index === 0 ? 'human' : 'computer';
    });
    again();
  };
  return h('div', { class: 'players' },
    h('datalist', { id: 'people' }, names.map(name => h('option', { value: name }))),
    playing.map(({ player, held }) => playerRow(player, held, info, again)),
    dummies.length > 0 && h('p', { class: 'small muted' }, t('player.dummies', { names: list(dummies.map(seat => armyOf(info, seat))) })),
    h('div', { class: 'wrap' }, h('button', { type: 'button', class: 'plain small', onclick: () => all(true) }, t('player.allHuman')),
      h('button', { type: 'button', class: 'plain small', onclick: () => all(false) }, t('player.alone'))),
    oddsForm(playing, info));
}

/** @param {VariantInfo} info @param {import('../engine.js').Seat} seat */
function armyOf(info, seat) {
  return armyName(info.armies.find(army => army.seat === seat)?.colour ?? '');
}

/** Stronger players may begin without one of their pieces. @param {{ player: import('../table/session.js').Player, held: import('../engine.js').Seat[] }[]} playing @param {VariantInfo} info */
function oddsForm(playing, info) {
  const kinds = oddsKinds(info).map(kind => ({ value: kind, label: t('odds.without', { piece: manName(info.family, kind) }) }));
  const given = playing.some(({ player }) => player.without);
  return h('details', { open: given }, h('summary', {}, t('odds.title')), h('div', { class: 'stack' },
    h('p', { class: 'small muted' }, t('odds.help')),
    h('div', { class: 'grid2' }, playing.map(({ player, held }) => field(player.name || held.map(seat => armyOf(info, seat)).join(' + '),
      select([{ value: '', label: t('odds.none') }, ...kinds], player.without ?? '', kind => { player.without = kind; }))))));
}

/** @param {import('../table/session.js').Player} player @param {import('../engine.js').Seat[]} held @param {VariantInfo} info @param {() => void} again */
function playerRow(player, held, info, again) {
  const armies = held.map(seat => info.armies.find(army => army.seat === seat)?.colour ?? '');
  const title = armies.map(armyName).join(' + ');
  const input = h('input', { type: 'text', value: player.name, placeholder: title, maxlength: 24, list: 'people', 'aria-label': t('player.nameOf', { name: title }), autocomplete: 'off', oninput: () => { player.name = input.value.trim(); } });
  return h('div', { class: 'player' },
    h('span', { class: 'dots', title }, armies.map(army => h('span', { class: 'dot', data: { army } }))),
    armies.length > 1 && h('span', { class: 'small armies' }, title),
    player.kind === 'human' ? input
      : select([1, 2, 3, 4, 5].map(level => ({ value: String(level), label: t(`level.${level}`) })), String(player.level), value => { player.level = Number(value); },
        { 'aria-label': t('player.levelOf', { name: title }) }),
    h('button', {
      type: 'button', class: 'kind', 'aria-label': `${title}: ${t(`player.${player.kind}`)}`,
      onclick: () => {
        player.kind = player.kind === 'human' ? 'computer' : 'human';
        again();
      },
    }, icon(player.kind === 'human' ? 'people' : 'chip'), t(`player.${player.kind}`)));
}

const MINUTE = 60_000;
/** @type {Record<string, Partial<ClockSetup>>} */
const PRESETS = {
  none: { kind: 'none' },
  quick: { kind: 'increment', base: 5 * MINUTE, step: 3000 },
  medium: { kind: 'increment', base: 15 * MINUTE, step: 10_000 },
  long: { kind: 'increment', base: 45 * MINUTE, step: 0 },
  sand: { kind: 'sand', base: 30_000, glasses: 5 },
};

/** @param {GameSetup} setup @param {VariantInfo} info */
export function clockForm(setup, info) {
  const own = h('div', { class: 'stack' });
  const match = Object.keys(PRESETS).find(name => {
    const preset = { ...NO_CLOCK, ...PRESETS[name] };
    const { clock } = setup;
    return preset.kind === clock.kind && preset.base === clock.base && preset.step === clock.step && preset.glasses === clock.glasses && Object.keys(clock.own).length === 0;
  });
  const showOwn = () => fill(own, customClock(setup, info));
  const put = (/** @type {string} */ name) => {
    setup.clock = name === 'own' ? { ...NO_CLOCK, kind: 'increment', base: 10 * MINUTE, step: 5000, ...setup.clock.kind === 'none' ? {} : setup.clock } : { ...NO_CLOCK, ...PRESETS[name], owner: setup.clock.owner };
    own.hidden = name !== 'own';
    showOwn();
  };
  own.hidden = match !== undefined;
  showOwn();
  const shared = info.parties.some(party => party.length > 1) && info.parties.length < info.controllers.length;
  return h('div', { class: 'stack' },
    h('div', { class: 'wrap' }, pick([...Object.keys(PRESETS), 'own'], match ?? 'own', put)), own,
    shared && segments(t('clock.owner'), [{ value: 'player', label: t('clock.player') }, { value: 'party', label: t('clock.party') }], setup.clock.owner,
      owner => { setup.clock = { ...setup.clock, owner: /** @type {'player' | 'party'} */ (owner), own: {} }; showOwn(); }));
}

/** @param {string[]} names @param {string} chosen @param {(name: string) => void} put */
function pick(names, chosen, put) {
  const buttons = names.map(name => h('button', {
    type: 'button', 'aria-pressed': String(name === chosen),
    onclick: () => {
      for (const button of buttons) button.setAttribute('aria-pressed', String(button === buttons[names.indexOf(name)]));
      put(name);
    },
  }, t(`clock.${name}`)));
  return buttons;
}

/** @param {GameSetup} setup @param {VariantInfo} info */
function customClock(setup, info) {
  const clock = () => setup.clock;
  const number = (/** @type {string} */ label, /** @type {number} */ value, /** @type {(value: number) => void} */ put) => {
    const input = h('input', { type: 'number', min: 0, step: 'any', value: String(value), onchange: () => put(Math.max(0, Number(input.value) || 0)) });
    return field(label, input);
  };
  const sand = clock().kind === 'sand';
  const unit = sand ? 1000 : MINUTE;
  const groups = clock().owner === 'party' ? info.parties : info.controllers;
  return [
    segments(t('clock.kind'), /** @type {const} */ (['increment', 'delay', 'sand']).map(value => ({ value, label: t(`clock.kind.${value}`) })), clock().kind,
      kind => { setup.clock = { ...clock(), kind: /** @type {ClockSetup['kind']} */ (kind) }; }),
    h('div', { class: 'grid2' },
      number(t(sand ? 'clock.perMove' : 'clock.base'), clock().base / unit, value => { setup.clock = { ...clock(), base: value * unit }; }),
      sand ? number(t('clock.glasses'), clock().glasses, value => { setup.clock = { ...clock(), glasses: Math.round(value) }; })
        : number(t('clock.step'), clock().step / 1000, value => { setup.clock = { ...clock(), step: value * 1000 }; })),
    h('details', {}, h('summary', {}, t('clock.unequal')), h('div', { class: 'grid2' }, groups.map(seats => {
      const owner = seats.join('');
      const name = seats.map(seat => armyName(info.armies.find(army => army.seat === seat)?.colour ?? '')).join(' + ');
      return number(name, (clock().own[owner] ?? clock().base) / unit, value => { setup.clock = { ...clock(), own: { ...clock().own, [owner]: value * unit } }; });
    }))),
  ];
}
