/**
 * What the player to move may do besides moving a piece, as buttons: declare, skip, rearrange, put back a piece,
 * huff, end a phase, call check. All of it comes from the engine's legal moves.
 * @module
 */

import { fill, h } from '../ui/dom.js';
import { t } from '../ui/i18n.js';
import { armyName, manName, printSquare } from '../ui/labels.js';
import { ask } from '../ui/ask.js';

/** What the choices need of the screen. @typedef {Pick<import('./play.js').Place, 'session' | 'board' | 'play'>} Place */
/** @typedef {import('../engine.js').MoveInfo} MoveInfo */
/** @typedef {import('../engine.js').Seat} Seat */

/** Kinds that the board itself cannot show as a piece going somewhere. */
const BUTTONS = /** @type {const} */ (['huff', 'declare', 'shade', 'skip', 'place', 'drop', 'done']);

/**
 * @param {Place} place
 * @returns {{ element: HTMLElement, update: () => void, isCalled: () => boolean, takeCall: () => boolean }}
 */
export function choices(place) {
  const { session } = place;
  const element = h('div', { class: 'choices', role: 'group', 'aria-label': t('choices') });
  const spoken = 'spoken-check' in session.view.options;
  const call = h('button', { 'aria-pressed': 'false', onclick: () => call.setAttribute('aria-pressed', String(call.getAttribute('aria-pressed') !== 'true')) }, t('choice.call'));

  const update = () => {
    const { view } = session;
    const own = session.atEnd && !session.over && session.isHuman(view.turn);
    const legal = own ? session.game.legalMoves() : [];
    const parts = BUTTONS.flatMap(kind => buttonsOf(place, kind, legal.filter(move => move.kind === kind)));
    const help = own && view.turn ? helpOf(place, legal) : '';
    fill(element, help && h('p', { class: 'small muted' }, help), parts, own && spoken && call);
    element.hidden = element.childElementCount === 0;
  };

  const isCalled = () => call.getAttribute('aria-pressed') === 'true';
  const takeCall = () => {
    const called = isCalled();
    call.setAttribute('aria-pressed', 'false');
    return called;
  };
  return { element, update, isCalled, takeCall };
}

/**
 * @param {Place} place
 * @param {MoveInfo['kind']} kind
 * @param {MoveInfo[]} moves
 * @returns {HTMLElement[]}
 */
function buttonsOf(place, kind, moves) {
  const { session } = place;
  if (moves.length === 0) return [];
  const name = (/** @type {string | null} */ square) => (square ? printSquare(session.board, square) : '');
  const piece = (/** @type {MoveInfo} */ move) => manName(session.info.family, move.becomes ?? '');
  const go = (/** @type {MoveInfo} */ move, /** @type {string} */ label, style = '') => h('button', { class: style, onclick: () => void place.play(move.text) }, label);
  switch (kind) {
    case 'declare': return moves.map(move => h('button', { onclick: () => void declare(place, move) },
      t(move.declares && session.isDummy(move.declares) ? 'choice.claim' : 'choice.declare', { name: move.declares ? armyName(session.colourOf(move.declares)) : '' })));
    case 'huff': return moves.map(move => go(move, t('choice.huff', { square: name(move.to) })));
    case 'done': return moves.map(move => go(move, t('done'), 'primary'));
    case 'drop': return moves.map(move => go(move, t('choice.drop', { piece: piece(move), square: name(move.to) })));
    case 'shade': return [modeButton(place, 'shade', t('choice.shade'))];
    case 'place': return session.view.phase === 'play' ? [modeButton(place, 'place', t('choice.rearrange'))] : [];
    case 'skip': return moves.map(move => go(move, t('choice.skip')));
    default: return [];
  }
}

/**
 * While pressed, taps on the board mean something else than moves.
 * @param {Pick<Place, 'board'>} place
 * @param {'shade' | 'place'} mode
 * @param {string} label
 * @returns {HTMLElement}
 */
function modeButton({ board }, mode, label) {
  const on = board.mode === mode;
  const button = h('button', { 'aria-pressed': String(on), onclick: () => {
    board.mode = on ? 'move' : mode;
    button.replaceWith(modeButton({ board }, mode, label));
  } }, label);
  return button;
}

/** A lesser power's declaration binds by itself; a greater power's only if the power that it names agrees. @param {Place} place @param {MoveInfo} move */
async function declare(place, move) {
  const { session } = place;
  const { turn } = session.view;
  const named = move.declares;
  if (!turn || !named) return;
  const asked = session.playerOf(named);
  if (!session.isDummy(named) && needsConsent(place, named) && asked.kind === 'human' && session.controllerOf(named) !== session.controllerOf(turn)) {
    const answer = await ask(t('declare.title', { name: session.label(turn) }), t('declare.text'), [
      { label: t('declare.no'), value: false, style: '' }, { label: t('declare.yes'), value: true },
    ], { seat: named });
    if (!answer) return;
  }
  await place.play(move.text);
}

/** Only powers without a king are asked: the engine's view shows who has one. @param {Place} place @param {Seat} named */
function needsConsent(place, named) {
  return !place.session.view.pieces.some(piece => piece.seat === named && piece.kind === 'K');
}

/** One line for phases in which a newcomer would wonder what to do. @param {Place} place @param {MoveInfo[]} legal */
function helpOf({ session }, legal) {
  const { phase } = session.view;
  if (phase !== 'play') return t(`help.${phase}`);
  if (session.info.family === 'coalition' && session.view.alliances === null) {
    const can = ['declare', 'skip', 'place', 'shade'].filter(kind => legal.some(move => move.kind === kind));
    const { round } = session.view;
    return can.length ? t('help.diplomacy', { round, can: can.map(kind => t(`help.can.${kind}`)).join(', ') }) : t('help.diplomacyMove', { round });
  }
  return legal.some(move => move.kind === 'huff') ? t('help.huff') : '';
}
