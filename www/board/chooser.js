/** The small chooser on the board: which of several moves between the same two squares? It turns to its player. */

import { pieceIcon } from './sprites.js';

/**
 * @typedef {import('../../pkg/engine.d.ts').Piece} Piece
 * @typedef {import('../../pkg/engine.d.ts').MoveInfo} MoveInfo
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./words.js').Words} Words
 */

export class Chooser {
  #veil = document.createElement('div');
  /** @type {(() => void) | null} */
  #cancelled = null;

  constructor() {
    this.#veil.className = 'veil';
    this.#veil.hidden = true;
    this.#veil.addEventListener('pointerdown', (event) => {
      event.stopPropagation();
      if (event.target === this.#veil) this.close();
    });
    this.#veil.addEventListener('click', (event) => event.stopPropagation());
    this.#veil.addEventListener('keydown', (event) => this.#key(event));
  }

  get element() {
    return this.#veil;
  }

  get open() {
    return !this.#veil.hidden;
  }

  /**
   * Shows the choices near a point of the board.
   * @param {object} of
   * @param {readonly MoveInfo[]} of.moves
   * @param {Piece} of.piece who moves or is put down
   * @param {Point} of.at centre of the square
   * @param {number} of.turn radians, to the player
   * @param {Scene} of.scene
   * @param {Words} of.words
   * @param {(move: MoveInfo) => void} of.chosen
   * @param {() => void} of.cancelled
   */
  show({ moves, piece, at, turn, scene, words, chosen, cancelled }) {
    this.#cancelled = cancelled;
    const box = document.createElement('div');
    box.className = 'choice';
    box.part.add('choice');
    box.setAttribute('role', 'dialog');
    box.setAttribute('aria-modal', 'true');
    box.setAttribute('aria-label', words.says.choose);
    for (const move of moves) {
      const button = face(move, piece, scene, words);
      button.addEventListener('click', () => {
        this.#hide();
        chosen(move);
      });
      box.append(button);
    }
    this.#veil.replaceChildren(box);
    this.#veil.hidden = false;
    place(box, at, turn, scene.geometry.side);
    box.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Closes without a choice. */
  close() {
    if (!this.open) return;
    this.#hide();
    this.#cancelled?.();
  }

  #hide() {
    this.#veil.hidden = true;
    this.#veil.replaceChildren();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const buttons = [...this.#veil.querySelectorAll('button')];
    const now = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Tab: event.shiftKey ? -1 : 1 }[event.key];
    if (event.key === 'Escape') this.close();
    else if (step === undefined) return;
    else buttons[(now + step + buttons.length) % buttons.length].focus();
    event.preventDefault();
    event.stopPropagation();
  }
}

/** @param {MoveInfo} move @param {Piece} piece @param {Scene} scene @param {Words} words */
function face(move, piece, { family, palette }, words) {
  const button = document.createElement('button');
  button.type = 'button';
  button.part.add('choice-button');
  if (move.kind === 'move' || move.kind === 'drop') {
    const kind = move.becomes ?? piece.kind;
    const name = words.pieces[family][kind] ?? kind;
    button.append(pieceIcon({ seat: piece.seat, kind }, family, palette));
    button.setAttribute('aria-label', move.becomes || move.kind === 'drop' ? name : `${name}: ${words.says.stay}`);
  } else {
    button.className = 'word';
    button.textContent = words.says[move.kind] ?? move.text;
  }
  return button;
}

/**
 * Beside the square towards its player, never over the edge.
 * @param {HTMLElement} box
 * @param {Point} at
 * @param {number} turn
 * @param {number} side
 */
function place(box, at, turn, side) {
  const wide = Math.abs(Math.cos(turn)) > 0.5;
  const { offsetWidth: width, offsetHeight: height } = box;
  const [w, h] = wide ? [width, height] : [height, width];
  /** @param {number} value @param {number} half */
  const clamp = (value, half) => Math.max(half + 4, Math.min(side - half - 4, value));
  const x = clamp(at.x - Math.sin(turn) * height, w / 2);
  const y = clamp(at.y + Math.cos(turn) * height, h / 2);
  Object.assign(box.style, { left: `${x - width / 2}px`, top: `${y - height / 2}px`, transform: `rotate(${turn}rad)` });
}
