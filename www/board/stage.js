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
import { applySheet } from './style.js';
import { SurfaceMap } from './surface-map.js';

/**
 * @typedef {import('../../pkg/engine.d.ts').BoardSquare} BoardSquare
 * @typedef {import('../../pkg/engine.d.ts').Effect} Effect
 * @typedef {import('../../pkg/engine.d.ts').MoveInfo} MoveInfo
 * @typedef {import('../../pkg/engine.d.ts').Seat} Seat
 * @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName
 * @typedef {import('../../pkg/engine.d.ts').View} View
 * @typedef {import('./geometry.js').Place} Place
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {import('./scene.js').Scene} Scene
 */

/** From this width on the corners of a cross are big enough for panels. */
const CORNERS = 520;

export class Stage {
  #sprites = new Sprites();
  /** Calls off the next frame, if one was asked for. @type {(() => void) | null} */
  #callOff = null;
  #unwatchRatio = new AbortController();
  /** @type {ShadowRoot} */
  #shadow;
  /** @type {SurfaceMap} */
  #map;
  /** @type {ResizeObserver | null} */
  #resizing = null;
  /** How many device pixels the surface covers, as the browser says, and at which width in CSS pixels it did. */
  #device = { pixels: 0, width: 0 };
  /** Width of the surface in CSS pixels when it was last measured. */
  #measured = 0;
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
  /** How many times as fast as usual things move. */
  speed = 1;
  /** @type {'corners' | 'lines' | 'bare'} */
  layout = 'lines';
  /** Does the page show the players by itself? */
  bare = false;
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
   * @param {(layout: 'corners' | 'lines' | 'bare') => void} says.laidOut
   * @param {() => void} says.resized squares are elsewhere under the fingers now
   */
  constructor(root, { escape, act, ask, laidOut, resized }) {
    this.#shadow = root;
    /** @param {string} tag @param {string} part */
    const make = (tag, part) => {
      const element = document.createElement(tag);
      element.className = part;
      element.part.add(part);
      return element;
    };
    this.root = make('div', 'stage');
    this.surface = make('div', 'surface');
    this.surface.part.remove('surface');
    this.boardCanvas = /** @type {HTMLCanvasElement} */ (make('canvas', 'board'));
    this.pieceCanvas = /** @type {HTMLCanvasElement} */ (make('canvas', 'pieces'));
    this.grid = new SquareGrid(make('div', 'grid'), escape);
    this.boxes = new SeatBoxes(act, ask);
    this.chooser = new Chooser();
    this.laidOut = laidOut;
    this.resized = resized;
    this.surface.append(this.boardCanvas, this.pieceCanvas, this.grid.element, this.chooser.element);
    this.says = make('div', 'says');
    this.says.setAttribute('role', 'status');
    this.paper = make('pre', 'paper');
    this.root.append(this.surface, ...this.boxes.elements);
    root.append(this.says, this.paper);
    root.append(this.root);
    this.#map = new SurfaceMap(this.surface);
    applySheet(root);
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
    // Of the window that the board is in: it may have been moved into another one.
    this.#resizing = new (this.window.ResizeObserver)((entries) => this.#resized(entries));
    try {
      this.#resizing.observe(this.surface, { box: 'device-pixel-content-box' });
    } catch {
      // Browsers that do not know this box get its size by rounding.
      this.#resizing.observe(this.surface);
    }
    this.measure();
    this.#watchRatio();
  }

  /** The board is in another document now. */
  adopt() {
    applySheet(this.#shadow);
  }

  /** The window that shows the board. */
  get window() {
    return this.root.ownerDocument.defaultView ?? window;
  }

  /** @param {readonly ResizeObserverEntry[]} entries */
  #resized(entries) {
    const { contentRect, devicePixelContentBoxSize: boxes } = entries[entries.length - 1];
    this.#device = { pixels: boxes ? Math.min(boxes[0].inlineSize, boxes[0].blockSize) : 0, width: contentRect.width };
    this.measure();
  }

  /** A point of the window as a point of the board, in its CSS pixels. @param {Point} client @returns {Point | null} */
  toSurface(client) {
    const side = this.#width();
    return this.#map.toSurface(client, { x: side, y: side });
  }

  /** A point of the board as a point of the window. @param {Point} point @returns {Point | null} null where nothing is laid out */
  toClient(point) {
    const side = this.#width();
    return side === 0 ? null : this.#map.toClient(point, { x: side, y: side });
  }

  /** Device pixels for each of the surface's CSS pixels; transforms do not count. */
  #ratio() {
    const { currentCSSZoom: zoom = 1 } = /** @type {{ currentCSSZoom?: number }} */ (this.surface);
    return (this.window.devicePixelRatio || 1) * zoom;
  }

  /** Width of the surface before any transform; 0 where it is not laid out. */
  #width() {
    return parseFloat(this.window.getComputedStyle(this.surface).width) || 0;
  }

  /** Stops following and painting. */
  disconnect() {
    this.#resizing?.disconnect();
    this.#unwatchRatio.abort();
    this.settle();
    this.#callOff?.();
    this.#callOff = null;
  }

  /** A window moved to a finer or coarser screen keeps its size in CSS pixels, so that nothing else tells. */
  #watchRatio() {
    this.#unwatchRatio = new AbortController();
    const { signal } = this.#unwatchRatio;
    const changed = () => {
      this.measure();
      this.#watchRatio();
    };
    this.window.matchMedia(`(resolution: ${this.window.devicePixelRatio}dppx)`).addEventListener('change', changed, { once: true, signal });
  }

  /** Fits canvases, grid and boxes to the room there is. */
  measure() {
    const { scene } = this;
    const width = this.#width();
    if (width === 0) return;
    const cross = scene === null || scene.geometry.edge < scene.board.size;
    const layout = this.bare ? 'bare' : cross && width >= CORNERS ? 'corners' : 'lines';
    this.layout = layout;
    this.root.classList.toggle('bare', layout === 'bare');
    this.root.classList.toggle('lines', layout === 'lines');
    this.laidOut(layout);
    if (!scene) return;
    if (width !== this.#measured) this.resized();
    this.#measured = width;
    const ratio = this.#ratio();
    // Developer tools that play another screen change the ratio alone: then the browser's word is not worth anything.
    const known = Math.abs(this.#device.width - width) < 0.01 && Math.abs(this.#device.pixels - width * ratio) < 2;
    const pixels = known ? this.#device.pixels : Math.round(width * ratio);
    // A canvas as wide as a whole number of device pixels is shown without resampling, wherever the page puts it.
    const side = pixels / ratio;
    scene.geometry = new Geometry({ ...scene.geometry, side, ratio, labels: scene.files.length > 0 });
    for (const canvas of [this.boardCanvas, this.pieceCanvas]) {
      if (canvas.width !== pixels) canvas.width = canvas.height = pixels;
      canvas.style.width = canvas.style.height = `${side}px`;
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
    const line = parseFloat(this.window.getComputedStyle(this.root).paddingTop) || 0;
    if (this.layout !== 'bare') this.boxes.place(scene, this.bottom, this.layout, line, this.#seats);
    this.grid.layOut(scene.board.squares, scene.geometry.turned(angleOf(this.bottom)));
  }

  /** Asks for a repaint in the next frame. @param {'board' | 'pieces' | 'all'} what */
  repaint(what) {
    if (what !== 'pieces') this.#stale.board = true;
    this.#stale.pieces = true;
    if (this.#callOff) return;
    // The frames of the window that shows the board, but the clock of this module: two windows count from different beginnings.
    const { window } = this;
    const frame = window.requestAnimationFrame(() => this.#tick(performance.now()));
    this.#callOff = () => window.cancelAnimationFrame(frame);
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
    this.#callOff = null;
    this.#advance(now);
    this.#paint();
    if (this.#motion || this.#turn) this.repaint(this.#turn || this.scene?.leaving ? 'all' : 'pieces');
  }

  /** @param {number} now */
  #advance(now) {
    const { scene } = this;
    if (!scene) return;
    if (this.#motion) {
      const time = (now - this.#motion.began) * this.speed;
      if (time >= this.#motion.line.duration) this.#endMotion();
      else scene.actors = sample(this.#motion.line, Math.max(0, time));
      // An arm leaves with its pieces, in the last part of the motion.
      if (scene.leaving && this.#motion) scene.leaving.alpha = Math.min(1, (this.#motion.line.duration - time) / LEAVE);
    }
    if (this.#turn) {
      const done = ((now - this.#turn.began) * this.speed) / TURN;
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

