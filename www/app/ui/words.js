/**
 * Effects of the engine in the page's language: what is announced, shown and spoken. Nobody reads
 * notation to find out what happened.
 * @module
 */

import { has, list, t } from './i18n.js';

/** @typedef {import('../engine.js').Effect} Effect */
/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('../engine.js').Result} Result */

/**
 * What the words need to know about the table.
 * @typedef {object} Speaker
 * @property {(seat: Seat) => string} name how a seat is called
 * @property {(kind: string) => string} piece how a piece is called
 * @property {(square: string) => string} square as it is printed on the board
 */

/**
 * `move`: told, not shown · `news`: shown for a moment · `alarm`: shown loudly.
 * @typedef {{ text: string, level: 'move' | 'news' | 'alarm', seat: Seat | null, all?: boolean }} Sentence whom it concerns, and whether everybody should read it
 */

/**
 * The sentences of one move, in order.
 * @param {Effect[]} effects
 * @param {Speaker} speaker
 * @returns {Sentence[]}
 */
export function sentences(effects, speaker) {
  /** @type {Sentence[]} */
  const told = [];
  const say = (/** @type {Sentence['level']} */ level, /** @type {Seat | null} */ seat, /** @type {string} */ text, all = false) => {
    if (text) told.push({ text, level, seat, all });
  };
  const moves = effects.filter(effect => effect.type === 'moved');
  const first = moves[0];
  if (first) say('move', first.seat, movedText(effects, moves, speaker));
  effects.forEach((effect, index) => {
    const level = LEVELS[effect.type];
    if (level) say(level, 'seat' in effect ? effect.seat : null, effectText(effect, effects, index, speaker), level === 'alarm' && effect.type !== 'check');
  });
  return told;
}

/** @type {Partial<Record<Effect['type'], Sentence['level']>>} */
const LEVELS = {
  promoted: 'news', turned: 'move', check: 'alarm', mated: 'alarm', stalemated: 'alarm', thawed: 'news', passed: 'news', out: 'alarm',
  kingOff: 'alarm', armRemoved: 'alarm', phase: 'news', allied: 'alarm', turn: 'news', points: 'news', huffed: 'news',
  called: 'news', resigned: 'alarm', flagged: 'alarm', pact: 'news', warning: 'alarm', over: 'alarm', placed: 'move', exchanged: 'move',
};

/**
 * @param {Effect} effect
 * @param {Effect[]} all
 * @param {number} index where it stands in them
 * @param {Speaker} speaker
 */
function effectText(effect, all, index, { name, piece, square }) {
  const later = (/** @type {Effect['type']} */ type, /** @type {Seat} */ seat) =>
    all.slice(index).some(other => other.type === type && 'seat' in other && other.seat === seat);
  const earlier = (/** @type {Effect['type']} */ type, /** @type {Seat} */ seat) =>
    all.slice(0, index).some(other => other.type === type && 'seat' in other && other.seat === seat);
  switch (effect.type) {
    case 'promoted': return t('say.promoted', { name: name(effect.seat), piece: piece(effect.kind) });
    case 'turned': return t('say.turned', { name: name(effect.seat), square: square(effect.square) });
    case 'placed': return t('say.placed', { name: name(effect.seat), piece: piece(effect.kind), square: square(effect.square) });
    case 'exchanged': return t('say.exchanged', { name: name(effect.seat), a: square(effect.a), b: square(effect.b) });
    case 'check': return t('say.check', { name: name(effect.seat), by: list(effect.by.map(name)) });
    case 'mated': {
      const fate = later('piecesRemoved', effect.seat) ? 'removed' : later('frozen', effect.seat) ? 'frozen' : later('kingOff', effect.seat) ? 'kingOff'
        : later('out', effect.seat) ? 'inert' : 'plain';
      return t(`say.mated.${fate}`, { name: name(effect.seat) });
    }
    case 'stalemated': return t('say.stalemated', { name: name(effect.seat) });
    case 'thawed': return t('say.thawed', { name: name(effect.seat) });
    case 'passed': return t(has(`say.passed.${effect.reason}`) ? `say.passed.${effect.reason}` : 'say.passed', { name: name(effect.seat) });
    case 'kingOff': return earlier('mated', effect.seat) ? '' : t('say.kingOff', { name: name(effect.seat) });
    case 'out': {
      if (earlier('mated', effect.seat)) return '';
      if (earlier('resigned', effect.seat) || earlier('flagged', effect.seat)) return effect.state === 'removed' ? t('say.menLeave') : '';
      return t(effect.state === 'walking' ? 'say.walking' : effect.state === 'removed' ? 'say.out.removed' : 'say.out.inert', { name: name(effect.seat) });
    }
    case 'armRemoved': return t('say.armRemoved', { name: name(effect.seat) });
    case 'phase': return effect.phase === 'play' ? '' : t(`say.phase.${effect.phase}`, { name: name(effect.seat) });
    case 'allied': return t('say.allied', { parties: effect.parties.map(party => list(party.map(name))).join(t('say.against')) });
    case 'turn': return effect.outOfOrder ? t('say.outOfOrder', { name: name(effect.seat) }) : '';
    case 'points': return t('say.points', { name: name(effect.seat), points: effect.points });
    case 'huffed': return t('say.huffed', { name: name(effect.seat), by: name(effect.by), square: square(effect.square) });
    case 'called': return t('say.called', { name: name(effect.seat) });
    case 'resigned': return t('say.resigned', { name: name(effect.seat) });
    case 'flagged': return t('say.flagged', { name: name(effect.seat) });
    case 'pact': {
      const names = list(effect.seats.map(name));
      return t(effect.made ? 'say.pact' : 'say.unpact', { names, aim: aimText(effect.aim, { name, piece, square }) });
    }
    case 'warning': return t('say.threeAgainstOne', { name: name(effect.seat) });
    case 'over': return resultText(effect.result, name);
    default: return '';
  }
}

/**
 * The move itself: who, which piece, from where, to where, and what it took.
 * @param {Effect[]} effects
 * @param {Extract<Effect, { type: 'moved' }>[]} moves
 * @param {Speaker} speaker
 */
function movedText(effects, moves, { name, piece, square }) {
  const [first] = moves;
  const last = moves.filter(move => first && move.seat === first.seat && move.kind === first.kind).at(-1);
  if (!first || !last) return '';
  const taken = effects.flatMap(effect => (effect.type === 'captured' ? [effect.seat ? `${piece(effect.kind)} (${name(effect.seat)})` : piece(effect.kind)] : []));
  const values = { name: name(first.seat), piece: piece(first.kind), from: square(first.from), to: square(last.to), taken: list(taken) };
  return t(taken.length ? 'say.takes' : 'say.moves', values);
}

/**
 * "Anna and Cem win: …", "Drawn: …".
 * @param {Result} result
 * @param {(seat: Seat) => string} name
 */
export function resultText(result, name) {
  return `${resultTitle(result, name)}. ${reasonText(result.reason)}`.trim();
}

/** @param {Result} result @param {(seat: Seat) => string} name */
export function resultTitle(result, name) {
  if (result.kind === 'ongoing') return '';
  if (result.kind !== 'win') return t(`over.${result.kind}`);
  const names = [...new Set(result.winners.map(name))];
  return t(names.length === 1 ? 'over.win' : 'over.wins', { names: list(names) });
}

/** @param {string} reason */
export function reasonText(reason) {
  return has(`reason.${reason}`) ? t(`reason.${reason}`) : '';
}

/** A pact's aim: one of the list by its key, or the players' own words. @param {string} aim @param {Speaker} speaker */
export function aimText(aim, { name }) {
  const [, kind, seat] = /^(queen|mate):([SWNE])$/.exec(aim) ?? [];
  return kind ? t(`pact.${kind}`, { name: name(/** @type {Seat} */ (seat)) }) : aim;
}
