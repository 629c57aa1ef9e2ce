/**
 * The stage: canvases, boxes and grid in the shadow root, kept sharp at any size, painted only when something changed.
 *
 * It knows how the table looks, not what happens on it: the element tells it the view, the hand and the way to turn.
 */

import { LEAVE, PAUSE, TURN, easeOut, sample, timeline } from './animate.js';
import { Chooser } from './chooser.js';
import { Geometry, angleOf } from './geometry.js';
import { SquareGrid } from './grid.js';
import { paintBoard } from './paint-board.js';
import { paintPieces } from './paint-pieces.js';
import { SeatBoxes } from './seats.js';
import { Sprites } from './sprites.js';
import { sheet } from './style.js';

/**
 * @typedef {import('../../pkg/engine.d.ts').BoardSquare} BoardSquare
 * @typedef {import('../../pkg/engine.d.ts').Effect} Effect
 * @typedef {import('../../pkg/engine.d.ts').MoveInfo} MoveInfo
 * @typedef {import('../../pkg/engine.d.ts').Seat} Seat
 * @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName
 * @typedef {import('../../pkg/engine.d.ts').View} View
 * @typedef {import('./geometry.js').Place} Place
 * @typedef {import('./scene.js').Scene} Scene
 */

/** From this width on the corners of a cross are big enough for panels. */
const CORNERS = 520;

export class Stage {
  #sprites = new Sprites();
  #frame = 0;
  #unwatchRatio = new AbortController();
  #stale = { board: false, pieces: false };
  /** @type {{ line: import('./animate.js').Timeline, began: number, done: () => void } | null} */
  #motion = null;
  /** @type {{ from: number, to: number, began: number, bottom: Seat, done: () => void } | null} */
  #turn = null;
  /** @type {Map<number, SquareName>} */
  #names = new Map();
  /** @type {Map<SquareName, Place>} */
  places = new Map();
  /** @type {Scene | null} */
  scene = null;
  /** @type {'corners' | 'lines'} */
  layout = 'lines';
  /** @type {Seat} */
  bottom = 'S';
  /** @type {readonly Seat[]} */
  #seats = [];

  /**
   * @param {ShadowRoot} root
   * @param {object} says
   * @param {() => void} says.escape
   * @param {(move: MoveInfo) => void} says.act a button of a simple panel
   * @param {(mode: 'shade' | 'place') => void} says.ask the same, for moves that look like others
   * @param {(layout: 'corners' | 'lines') => void} says.laidOut
   * @param {() => void} says.resized squares are elsewhere under the fingers now
   */
  constructor(root, { escape, act, ask, laidOut, resized }) {
    root.adoptedStyleSheets = [sheet()];
    /** @param {string} tag @param {string} part */
    const make = (tag, part) => {
      const element = document.createElement(tag);
      element.className = part;
      element.part.add(part);
      return element;
    };
    this.root = make('div', 'stage');
    this.surface = make('div', 'board');
    this.surface.part.remove('board');
    this.boardCanvas = /** @type {HTMLCanvasElement} */ (make('canvas', 'board'));
    this.pieceCanvas = /** @type {HTMLCanvasElement} */ (make('canvas', 'pieces'));
    this.grid = new SquareGrid(make('div', 'grid'), escape);
    this.boxes = new SeatBoxes(act, ask);
    this.chooser = new Chooser();
    this.laidOut = laidOut;
    this.resized = resized;
    this.surface.append(this.boardCanvas, this.pieceCanvas, this.grid.element, this.chooser.element);
    this.root.append(this.surface, ...this.boxes.elements);
    root.append(this.root);
    this.resizing = new ResizeObserver(() => this.measure());
  }

  /**
   * A new board on the table.
   * @param {Omit<Scene, 'geometry'>} scene
   * @param {readonly Seat[]} seats that play
   */
  open(scene, seats) {
    this.settle();
    this.#seats = seats;
    const { squares, size } = scene.board;
    this.places = new Map(squares.map(({ name, file, rank }) => [name, { file, rank }]));
    this.#names = new Map(squares.map(({ name, file, rank }) => [file * 100 + rank, name]));
    const edge = squares.filter((square) => square.rank === 0).length;
    this.scene = { ...scene, geometry: new Geometry({ size, edge, side: 100, ratio: 1, angle: angleOf(this.bottom), labels: true }) };
    this.measure();
  }

  /** The square at a place, if the board has one there. @param {Place} place @returns {SquareName | null} */
  nameOf({ file, rank }) {
    return this.#names.get(file * 100 + rank) ?? null;
  }

  /** Begins to follow its size. Before there is a game it takes the room that most boards will need. */
  connect() {
    this.measure();
    this.resizing.observe(this.surface);
    this.#watchRatio();
  }

  /** Stops following and painting. */
  disconnect() {
    this.resizing.disconnect();
    this.#unwatchRatio.abort();
    this.settle();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** A window moved to a finer or coarser screen keeps its size in CSS pixels, so that nothing else tells. */
  #watchRatio() {
    this.#unwatchRatio = new AbortController();
    const { signal } = this.#unwatchRatio;
    const changed = () => {
      this.measure();
      this.#watchRatio();
    };
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener('change', changed, { once: true, signal });
  }

  /** Fits canvases, grid and boxes to the room there is. */
  measure() {
    const { scene } = this;
    const width = this.root.clientWidth;
    if (width === 0) return;
    const cross = scene === null || scene.geometry.edge < scene.board.size;
    const layout = cross && width >= CORNERS ? 'corners' : 'lines';
    this.layout = layout;
    this.root.classList.toggle('lines', layout === 'lines');
    this.laidOut(layout);
    if (!scene) return;
    const ratio = window.devicePixelRatio || 1;
    if (width !== scene.geometry.side) this.resized();
    scene.geometry = new Geometry({ ...scene.geometry, side: width, ratio, labels: scene.files.length > 0 });
    for (const canvas of [this.boardCanvas, this.pieceCanvas]) {
      const pixels = Math.round(width * ratio);
      if (canvas.width !== pixels) canvas.width = canvas.height = pixels;
      canvas.style.width = canvas.style.height = `${pixels / ratio}px`;
    }
    this.place();
    // At once, not in a frame: a canvas that has got a new size is empty until it is painted.
    this.#stale = { board: true, pieces: true };
    this.#paint();
  }

  /** Boxes and grid to where the board has turned. */
  place() {
    const { scene } = this;
    if (!scene) return;
    const line = parseFloat(getComputedStyle(this.root).paddingTop) || 0;
    this.boxes.place(scene, this.bottom, this.layout, line, this.#seats);
    this.grid.layOut(scene.board.squares, scene.geometry.turned(angleOf(this.bottom)));
  }

  /** Asks for a repaint in the next frame. @param {'board' | 'pieces' | 'all'} what */
  repaint(what) {
    if (what !== 'pieces') this.#stale.board = true;
    this.#stale.pieces = true;
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  /**
   * Shows another view, pieces in motion.
   * @param {View} view
   * @param {readonly Effect[]} effects
   * @param {{ animated: boolean, dropped?: boolean, path?: readonly SquareName[] }} how
   * @returns {Promise<void>} when the motion has ended
   */
  show(view, effects, how) {
    const { scene } = this;
    if (!scene) return Promise.resolve();
    this.#endMotion();
    const before = scene.view;
    scene.view = view;
    this.repaint('all');
    if (!how.animated) return Promise.resolve();
    const line = timeline(before, view, effects, this.places, how);
    if (line.duration === 0) return Promise.resolve();
    const removed = new Set(before.removedSquares);
    const leaving = view.removedSquares.filter((square) => !removed.has(square));
    scene.leaving = leaving.length > 0 ? { squares: new Set(leaving), alpha: 1 } : null;
    scene.actors = sample(line, 0);
    return new Promise((done) => (this.#motion = { line, began: performance.now(), done }));
  }

  /**
   * Turns the board until a seat is at the lower edge.
   * @param {Seat} bottom
   * @param {boolean} animated
   * @returns {Promise<void>}
   */
  turnTo(bottom, animated) {
    this.#endTurn();
    const { scene } = this;
    if (bottom === this.bottom || !scene || !animated) {
      this.#arrive(bottom);
      return Promise.resolve();
    }
    const from = scene.geometry.angle;
    const way = Math.atan2(Math.sin(angleOf(bottom) - from), Math.cos(angleOf(bottom) - from));
    this.root.classList.add('turning');
    return new Promise((done) => {
      this.#turn = { from, to: from + way, began: performance.now() + PAUSE, bottom, done };
      this.repaint('all');
    });
  }

  /** Is the board between two seats? Then nothing on it should be tapped. */
  get turning() {
    return this.#turn !== null && performance.now() > this.#turn.began;
  }

  /** Ends motion and turn at once. */
  settle() {
    this.#endMotion();
    this.#endTurn();
  }

  #endMotion() {
    const motion = this.#motion;
    if (!motion || !this.scene) return;
    this.#motion = null;
    this.scene.actors = null;
    this.repaint(this.scene.leaving ? 'all' : 'pieces');
    this.scene.leaving = null;
    motion.done();
  }

  #endTurn() {
    const turn = this.#turn;
    if (!turn) return;
    this.#turn = null;
    this.#arrive(turn.bottom);
    turn.done();
  }

  /** @param {Seat} bottom */
  #arrive(bottom) {
    this.bottom = bottom;
    this.root.classList.remove('turning');
    if (!this.scene) return;
    this.scene.geometry = this.scene.geometry.turned(angleOf(bottom));
    this.place();
    this.repaint('all');
  }

  /** @param {number} now */
  #tick(now) {
    this.#frame = 0;
    this.#advance(now);
    this.#paint();
    if (this.#motion || this.#turn) this.repaint(this.#turn || this.scene?.leaving ? 'all' : 'pieces');
  }

  /** @param {number} now */
  #advance(now) {
    const { scene } = this;
    if (!scene) return;
    if (this.#motion) {
      const time = now - this.#motion.began;
      if (time >= this.#motion.line.duration) this.#endMotion();
      else scene.actors = sample(this.#motion.line, Math.max(0, time));
      // An arm leaves with its pieces, in the last part of the motion.
      if (scene.leaving && this.#motion) scene.leaving.alpha = Math.min(1, (this.#motion.line.duration - time) / LEAVE);
    }
    if (this.#turn) {
      const done = (now - this.#turn.began) / TURN;
      const { from, to } = this.#turn;
      if (done >= 1) this.#endTurn();
      else if (done > 0) scene.geometry = scene.geometry.turned(from + (to - from) * easeOut(done));
    }
  }


  #paint() {
    const { scene } = this;
    if (!scene) return;
    const stale = this.#stale;
    this.#stale = { board: false, pieces: false };
    if (stale.board) draw(this.boardCanvas, scene, (context) => paintBoard(context, scene));
    if (stale.pieces) draw(this.pieceCanvas, scene, (context) => paintPieces(context, scene, this.#sprites, this.places));
  }
}

/** @param {HTMLCanvasElement} canvas @param {Scene} scene @param {(context: CanvasRenderingContext2D) => void} paint */
function draw(canvas, { geometry: { ratio } }, paint) {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  paint(context);
}

