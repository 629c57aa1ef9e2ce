/** The hand over the board: turns presses, drags, taps and keys into a selection and at last into one legal move. */

import { along, boardMoves, destinations, movable, tap } from './selection.js';

/**
 * @typedef {import('../../pkg/engine.d.ts').MoveInfo} MoveInfo
 * @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName
 * @typedef {import('./geometry.js').Geometry} Geometry
 * @typedef {import('./geometry.js').Place} Place
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {import('./scene.js').Drag} Drag
 */

/**
 * What the hand asks of the board.
 * @typedef {object} HandHost
 * @property {() => Geometry} geometry
 * @property {(place: Place) => SquareName | null} nameOf
 * @property {() => Map<SquareName, Place>} places
 * @property {() => void} changed the selection looks different now
 * @property {() => void} moved only the piece in the hand moved
 * @property {(move: MoveInfo, dropped: boolean) => void} play
 * @property {(moves: MoveInfo[], square: SquareName) => void} choose
 * @property {(from: SquareName, to: SquareName) => void} refuse
 */

/** On squares smaller than this (px) a tap reaches to the nearest legal choice within half of it. */
const FINGER = 44;

export class Hand {
  /** @type {readonly SquareName[]} */
  trail = [];
  /** @type {Drag | null} */
  drag = null;
  /** @type {Map<SquareName, { captures: boolean, end: boolean }>} */
  destinations = new Map();
  /** @type {Set<SquareName>} */
  movable = new Set();
  /** Pieces jumped along the trail. @type {Set<SquareName>} */
  taken = new Set();
  /** @type {readonly MoveInfo[]} */
  #moves = [];
  /** The mover's pieces. @type {ReadonlySet<SquareName>} */
  #own = new Set();
  /** Was the pressed piece selected before this press? Then a tap lets go of it. */
  #again = false;
  /** Did this press select something? Then the tap that ends it is done. */
  #pressed = false;

  /** @param {HandHost} host */
  constructor(host) {
    this.host = host;
  }

  /**
   * New legal moves: a clean hand.
   * @param {readonly MoveInfo[]} legal
   * @param {'move' | 'shade' | 'place'} mode
   * @param {Iterable<SquareName>} [own] where the mover's pieces stand
   */
  deal(legal, mode, own = []) {
    this.#own = new Set(own);
    this.#moves = boardMoves(legal, mode);
    this.movable = movable(this.#moves);
    this.#select([]);
  }

  /** Lets go of everything. @returns {boolean} whether there was anything */
  release() {
    const held = this.trail.length > 0 || this.drag !== null;
    if (held) {
      this.#select([]);
      this.host.changed();
    }
    return held;
  }

  /** Takes up a piece that can move. @param {Point} point @returns {boolean} whether a drag may follow */
  press(point) {
    const square = this.squareAt(point);
    this.#pressed = this.#again = false;
    if (square === null) return false;
    const selected = this.trail.length > 0 && square === (this.trail.length > 1 ? this.trail[this.trail.length - 1] : this.trail[0]);
    if (selected) {
      this.#again = true;
      return true;
    }
    if (this.destinations.has(square) || !this.movable.has(square)) return false;
    this.#pressed = true;
    this.#select([square]);
    this.host.changed();
    return true;
  }

  /** Ends a press without a drag. @param {Point} point @param {boolean} touch */
  tap(point, touch) {
    const pressed = this.#pressed;
    this.#pressed = false;
    if (pressed) return;
    const square = this.#choiceAt(point, touch);
    if (square !== null) this.tapSquare(square);
    else this.release();
  }

  /** @param {SquareName} square */
  tapSquare(square) {
    this.#carryOut(square, false);
  }

  /** @param {Point} point @param {boolean} touch */
  carry({ x, y }, touch) {
    const square = this.squareAt({ x, y });
    const over = square !== null && this.destinations.has(square) ? square : null;
    this.drag = { from: this.trail[0], x, y, touch, over };
    this.host.moved();
  }

  /** @param {Point} point */
  drop(point) {
    const square = this.squareAt(point);
    const home = square === this.trail[this.trail.length - 1];
    this.drag = null;
    this.#pressed = false;
    if (square !== null && !home) this.#carryOut(square, true);
    else if (!home || this.#again) this.release();
    this.host.changed();
  }

  /** The press was disturbed: what it took up goes back. */
  abort() {
    if (this.drag || this.#pressed) this.release();
  }

  /** @param {SquareName} square @param {boolean} dropped */
  #carryOut(square, dropped) {
    const wish = tap(this.#moves, this.trail, square, this.#own);
    if (wish.do === 'play') this.host.play(wish.move, dropped);
    else if (wish.do === 'choose') this.#wait(wish.moves, wish.square);
    else if (wish.do === 'refuse') {
      this.host.refuse(wish.from, wish.to);
    } else if (wish.do === 'select' && !(dropped && wish.trail.length < 2)) {
      this.#select(wish.trail);
      this.host.changed();
    }
  }

  /** While the player chooses, the piece waits where it goes. @param {MoveInfo[]} moves @param {SquareName} square */
  #wait(moves, square) {
    if (this.trail.length > 0) {
      this.#select([...this.trail, square]);
      this.destinations = new Map();
      this.host.changed();
    }
    this.host.choose(moves, square);
  }

  /** @param {readonly SquareName[]} trail */
  #select(trail) {
    this.trail = trail;
    this.drag = null;
    this.destinations = destinations(this.#moves, trail);
    const [first] = trail.length > 1 ? along(this.#moves, trail) : [];
    this.taken = new Set(first?.captures.slice(0, trail.length - 1));
  }

  /** The square under a point. @param {Point} point @returns {SquareName | null} */
  squareAt(point) {
    return this.host.nameOf(this.host.geometry().placeAt(point));
  }

  /**
   * The tapped square, or the nearest legal choice when squares are small.
   * @param {Point} point
   * @param {boolean} touch
   * @returns {SquareName | null}
   */
  #choiceAt(point, touch) {
    const exact = this.squareAt(point);
    const choices = [...this.destinations.keys(), ...this.movable];
    if (exact !== null && (choices.includes(exact) || exact === this.trail[0])) return exact;
    const geometry = this.host.geometry();
    if (!touch || geometry.cell >= FINGER) return exact;
    let best = { distance: Infinity, square: exact };
    for (const square of choices) {
      const place = this.host.places().get(square);
      if (!place) continue;
      const { x, y } = geometry.point(place);
      const reach = Math.max(Math.abs(x - point.x), Math.abs(y - point.y));
      if (reach > FINGER / 2) continue;
      const distance = Math.hypot(x - point.x, y - point.y);
      if (distance < best.distance) best = { distance, square };
    }
    return best.square;
  }
}
