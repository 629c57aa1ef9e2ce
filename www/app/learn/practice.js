/**
 * A board to try things on: every army may be moved, and choices that no piece shows are buttons below it.
 * @module
 */

import '../../board/element.js';
import { fill, h } from '../ui/dom.js';
import { t } from '../ui/i18n.js';
import { armyName, manName, printMove } from '../ui/labels.js';
import { sentences } from '../ui/words.js';
import { announce } from '../ui/ask.js';
import { settings, boardTheme } from '../store/settings.js';

/** @typedef {import('../engine.js').EngineGame} EngineGame */
/** @typedef {import('../engine.js').Effect} Effect */
/** @typedef {import('../engine.js').MoveInfo} MoveInfo */
/** What was played. @typedef {{ text: string, effects: Effect[] }} Played */

/** @typedef {import('../ui/words.js').Speaker} Speaker */

/** How a game without people calls its seats. @param {EngineGame} game @returns {Speaker} */
export function speakerOf(game) {
  const info = game.variant();
  const board = game.board();
  return {
    name: seat => armyName(info.armies.find(army => army.seat === seat)?.colour ?? ''),
    piece: kind => manName(info.family, kind),
    square: square => printMove(board, info.family, square),
  };
}

/**
 * @param {(played: Played) => void} [played] hears of every move that a person makes
 * @param {boolean} [plain] only pieces are moved: there are no buttons
 * @returns {{ element: HTMLElement, board: import('../../../pkg/element.js').QuadrilleBoard, show: (game: EngineGame, marked?: string[]) => void, answer: (text: string) => Promise<Effect[]> }}
 *   `answer` makes a move that the person did not make
 */
export function practiceBoard(played = () => {}, plain = false) {
  const board = /** @type {import('../../../pkg/element.js').QuadrilleBoard} */ (document.createElement('quadrille-board'));
  const facing = settings.facing === 'table' ? 'table' : 'fixed';
  for (const [name, value] of Object.entries({ interactive: '', facing, theme: boardTheme() })) board.setAttribute(name, value);
  const extras = h('div', { class: 'choices', role: 'group', 'aria-label': t('choices') });
  /** @type {EngineGame | null} */
  let game = null;
  let answering = false;

  const refresh = () => {
    const moves = plain ? [] : game?.legalMoves().filter(move => !move.from || move.kind === 'huff') ?? [];
    fill(extras, moves.map(move => h('button', { 'data-move': move.text, onclick: () => void board.play(move.text) }, game ? choiceText(game, move) : '')));
    extras.hidden = moves.length === 0;
  };
  board.addEventListener('moved', (/** @type {any} */ event) => {
    board.hint = [];
    refresh();
    if (game) announce(sentences(event.detail.effects, speakerOf(game)).map(one => one.text).join(' '));
    if (!answering) played(event.detail);
  });

  return {
    element: h('div', { class: 'stack liveboard' }, board, extras),
    board,
    show(next, marked = []) {
      const before = game;
      game = next;
      board.referee = next;
      board.hint = marked;
      before?.free();
      refresh();
    },
    async answer(text) {
      answering = true;
      try {
        return await board.play(text);
      } finally {
        answering = false;
      }
    },
  };
}

/** What a button says. @param {EngineGame} game @param {MoveInfo} move */
export function choiceText(game, move) {
  const { square } = speakerOf(game);
  const { family, armies } = game.variant();
  if (move.kind === 'huff') return t('choice.huff', { square: square(move.to ?? '') });
  if (move.kind === 'drop') return t('choice.drop', { piece: manName(family, move.becomes ?? ''), square: square(move.to ?? '') });
  if (move.kind === 'declare') return t('choice.declare', { name: armyName(armies.find(army => army.seat === move.declares)?.colour ?? '') });
  return t(move.kind === 'skip' ? 'choice.skip' : 'done');
}

/** The squares that show a move; none for one without a piece. @param {EngineGame} game @param {string} text */
export function squaresOf(game, text) {
  const move = game.legalMoves().find(one => one.text === text);
  return move?.path.length ? move.path : [move?.from, move?.to].flatMap(square => square ?? []);
}
