/**
 * What a position knows besides its pieces, as a form: whose turn it is, how each seat stands, castling, pawns that may be taken in
 * passing, phase, points, alliances, arms. What a game has of it is found out by asking the engine what it would accept.
 * @module
 */

import { h, field, select, toggle } from '../ui/dom.js';
import { t } from '../ui/i18n.js';
import { Game } from '../engine.js';
import { armyName, printSquare } from '../ui/labels.js';
import * as text from './fen4text.js';

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('./fen4text.js').Draft} Draft */

/** The game that is being set up. @typedef {{ info: import('../engine.js').VariantInfo, board: import('../engine.js').BoardInfo, options: import('../engine.js').Options, array: string }} Ground `array` is its starting position */

const STATES = /** @type {const} */ (['active', 'frozen', 'inert', 'removed', 'walking']);
/** Where the square behind lies, as each seat's pawns walk. @type {Record<Seat, [number, number]>} */
const BEHIND = { S: [0, -1], W: [-1, 0], N: [0, 1], E: [1, 0] };

/**
 * @param {Ground} ground
 * @param {Draft} draft
 * @param {() => void} changed
 * @returns {import('../ui/dom.js').Child[]}
 */
export function positionForm(ground, draft, changed) {
  const { info } = ground;
  const did = (/** @type {() => void} */ change) => { change(); changed(); };
  const name = (/** @type {Seat} */ seat) => armyName(info.armies.find(army => army.seat === seat)?.colour ?? '');
  const part = (/** @type {string} */ title, /** @type {import('../ui/dom.js').Child[]} */ content, style = 'grid2') =>
    content.length > 0 && h('details', {}, h('summary', {}, t(title)), h('div', { class: style }, content));
  const states = STATES.filter(state => accepts(ground, 'foreign-standing', probe => text.setState(probe, info.order.at(-1) ?? 'E', state, info.seats)));
  const arms = info.seats.filter(seat => accepts(ground, '', probe => setArm(ground, probe, seat, true)));
  const phases = ['play', ...info.family === 'coalition' ? ['setup'] : [], ...arms.length > 0 ? ['replace'] : []];
  return [
    h('div', { class: 'grid2' },
      field(t('edit.turn'), select(info.seats.map(seat => ({ value: seat, label: name(seat) })), text.turnOf(draft), seat => did(() => text.setTurn(draft, /** @type {Seat} */ (seat))))),
      phases.length > 1 && field(t('edit.phase'), select(phases.map(value => ({ value, label: t(`edit.phase.${value}`) })), text.phaseOf(draft), phase => did(() => text.setPhase(draft, phase))))),
    part('edit.states', info.seats.map(seat => field(name(seat), select(states.map(value => ({ value, label: t(`edit.state.${value}`) })), text.stateOf(draft, seat, info.seats), state => did(() => {
      text.setState(draft, seat, /** @type {text.SeatState} */ (state), info.seats);
      if (state === 'removed') for (const [square, piece] of draft.pieces) if (piece.seat === seat) draft.pieces.delete(square);
    }))))),
    info.family === 'chess' && part('edit.castling', info.seats.flatMap(seat => text.CASTLING.map((side, index) =>
      toggle(`${name(seat)} · ${t(index ? 'edit.queenSide' : 'edit.kingSide')}`, text.mayCastle(draft, side, seat), on => did(() => text.setCastling(draft, side, seat, on))))), 'switches'),
    info.family === 'chess' && part('edit.passed', info.seats.flatMap(seat => {
      const rights = passable(ground, draft, seat);
      const choices = [{ value: '', label: '–' }, ...rights.map(value => ({ value, label: printSquare(ground.board, value.split(':')[1] ?? '') }))];
      return rights.length > 0 ? [field(name(seat), select(choices, text.passedOf(draft, seat), right => did(() => text.setPassed(draft, seat, right))))] : [];
    })),
    info.scoring && part('edit.points', info.seats.map(seat => {
      const input = h('input', { type: 'number', min: 0, max: 999, value: String(text.pointsOf(draft, seat)), onchange: () => did(() => text.setPoints(draft, seat, Math.max(0, Math.round(Number(input.value) || 0)))) });
      return field(name(seat), input);
    })),
    info.family === 'coalition' && part('edit.alliance', allianceForm(draft, name, did)),
    part('edit.arms', arms.map(seat => toggle(name(seat), text.isArmOff(draft, seat), on => did(() => setArm(ground, draft, seat, on)))), 'switches'),
  ];
}

/** Coalition: the round, and who has joined Yellow. @param {Draft} draft @param {(seat: Seat) => string} name @param {(change: () => void) => void} did */
function allianceForm(draft, name, did) {
  const round = () => Number(text.factOf(draft, 'round') ?? 1);
  const ally = () => text.factOf(draft, 'ally')?.split('@')[0] ?? '';
  const put = (/** @type {number} */ nextRound, /** @type {string} */ nextAlly) => did(() => {
    text.setFact(draft, 'round', nextRound === 1 ? null : String(nextRound));
    text.setFact(draft, 'ally', nextAlly ? `${nextAlly}@${Math.min(3, nextRound)}` : null);
    text.setFact(draft, 'opened', nextRound > 1 || nextAlly ? '' : null);
  });
  return [
    field(t('edit.round'), select(['1', '2', '3', '4'].map(value => ({ value, label: value === '4' ? t('edit.round.later') : value })), String(Math.min(4, round())), value => put(Number(value), ally()))),
    field(t('edit.ally', { name: name('S') }), select([{ value: '', label: '–' }, ...(/** @type {Seat[]} */ (['W', 'E'])).map(value => ({ value, label: name(value) }))], ally(), value => put(round(), value))),
  ];
}

/** Would the engine take the starting position with this change? A code stands for the one fault that counts. @param {Ground} ground @param {string} code @param {(probe: Draft) => void} change */
function accepts({ info, board, options, array }, code, change) {
  const probe = text.readDraft(array, board);
  change(probe);
  const faults = Game.validate(info.id, options, text.writeDraft(probe, board));
  return code ? !faults.some(fault => fault.code === code) : faults.length === 0;
}

/** An arm leaves with its player, or both come back. @param {Ground} ground @param {Draft} draft @param {Seat} seat @param {boolean} off */
function setArm({ info, board }, draft, seat, off) {
  text.setArm(draft, seat, off, armOf(board, seat));
  text.setState(draft, seat, off ? 'removed' : 'active', info.seats);
  if (!off) return;
  for (const [square, piece] of draft.pieces) if (piece.seat === seat) draft.pieces.delete(square);
  for (const side of text.CASTLING) text.setCastling(draft, side, seat, false);
  if (text.turnOf(draft) === seat) text.setTurn(draft, info.order[(info.order.indexOf(seat) + 1) % info.order.length] ?? 'S');
}

/** Own pawns that may just have made their double step. @param {Ground} ground @param {Draft} draft @param {Seat} seat */
function passable({ info, board, options }, draft, seat) {
  const names = new Map(board.squares.map(square => [`${square.file},${square.rank}`, square.name]));
  const now = text.passedOf(draft, seat);
  const [files, ranks] = BEHIND[seat];
  const rights = board.squares.flatMap(({ name, file, rank }) => {
    const piece = draft.pieces.get(name);
    const over = names.get(`${file + files},${rank + ranks}`);
    return piece?.seat === seat && piece.kind === 'P' && over && !draft.pieces.has(over) ? [`${over}:${name}`] : [];
  });
  const found = rights.filter(right => {
    text.setPassed(draft, seat, right);
    return !Game.validate(info.id, options, text.writeDraft(draft, board)).some(fault => fault.code === 'en-passant' && fault.seat === seat);
  });
  text.setPassed(draft, seat, now);
  return found;
}

/** Squares of the arm on which a seat's pieces begin; none on boards without arms. @param {import('../engine.js').BoardInfo} board @param {Seat} seat */
function armOf({ size, squares }, seat) {
  const depth = (size - 8) / 2;
  const isCross = squares.length < size * size;
  const inArm = { S: (/** @type {number} */ _file, /** @type {number} */ rank) => rank < depth, W: (/** @type {number} */ file) => file < depth,
    N: (/** @type {number} */ _file, /** @type {number} */ rank) => rank >= size - depth, E: (/** @type {number} */ file) => file >= size - depth }[seat];
  return isCross ? squares.flatMap(({ name, file, rank }) => (inArm(file, rank) ? [name] : [])) : [];
}
