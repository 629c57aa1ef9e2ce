/**
 * The controller of one board: one game on one stage. It lets the referee judge, the stage show and the hand move, and tells the page
 * what happened. How it should behave it reads from the element that it belongs to.
 */

import { describe } from './describe.js';
import { QUARTER, SEATS, sideOf } from './geometry.js';
import { Hand } from './hand.js';
import { bindInput } from './input.js';
import { Palette } from './palette.js';
import { atRest } from './scene.js';
import { Stage } from './stage.js';
import { wordsOf } from './words.js';

/**
 * @typedef {import('../../pkg/engine.d.ts').Effect} Effect
 * @typedef {import('../../pkg/engine.d.ts').Game} Game
 * @typedef {import('../../pkg/engine.d.ts').MoveInfo} MoveInfo
 * @typedef {import('../../pkg/engine.d.ts').MoveText} MoveText
 * @typedef {import('../../pkg/engine.d.ts').Seat} Seat
 * @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName
 * @typedef {import('../../pkg/engine.d.ts').VariantInfo} VariantInfo
 * @typedef {import('../../pkg/engine.d.ts').View} View
 * @typedef {import('./element.js').QuadrilleBoard} QuadrilleBoard
 * @typedef {import('./scene.js').Scene} Scene
 */

/** Milliseconds for which a square that was refused is tinted. */
const REFUSED = 350;

export class BoardController {
  /** @type {Game | null} */
  referee = null;
  /** @type {View | null} */
  view = null;
  /** @type {readonly SquareName[]} */
  hint = [];
  /** @type {readonly import('./scene.js').MarkedMove[]} */
  earlier = [];
  /** @type {import('./palette.js').PieceSet} */
  pieces = {};
  /** @type {VariantInfo | null} */
  #variant = null;
  /** @type {MoveInfo[]} */
  #legal = [];
  #refusals = 0;
  /** Was the mode set by a button of a simple panel? Then it lasts for one move. */
  #asked = false;
  /** @type {Hand} */
  #hand;
  #unbind = () => {};
  /** Loaded when a seat is the computer's. @type {import('./computer.js').Computer | null} */
  #computer = null;

  /**
   * @param {QuadrilleBoard} host
   * @param {ShadowRoot} root
   */
  constructor(host, root) {
    this.host = host;
    this.stage = new Stage(root, {
      escape: () => this.cancel(),
      act: (move) => this.#commit(move, false),
      ask: (mode) => {
        this.#asked = host.mode !== mode;
        host.mode = this.#asked ? mode : 'move';
      },
      laidOut: (layout) => {
        if (host.getAttribute('layout') !== layout) host.setAttribute('layout', layout);
      },
      resized: () => this.cancel(),
    });
    this.#hand = new Hand({
      geometry: () => /** @type {Scene} */ (this.stage.scene).geometry,
      nameOf: (place) => this.stage.nameOf(place),
      places: () => this.stage.places,
      changed: () => this.#handChanged(),
      moved: () => this.#showHand(),
      play: (move, dropped) => this.#commit(move, dropped),
      choose: (moves, square) => this.#choose(moves, square),
      refuse: (from, to) => this.#refuse(from, to),
    });
  }

  /** The element is in a page: listen, measure, show. */
  connect() {
    const bound = new AbortController();
    const { window } = this.stage;
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
      window.matchMedia(query).addEventListener('change', () => this.dress(), { signal: bound.signal });
    }
    // Frames stop while the page is hidden: what is on its way arrives at once.
    window.document.addEventListener('visibilitychange', () => window.document.hidden && this.stage.settle(), { signal: bound.signal });
    const unbindInput = bindInput(this.stage.surface, (client) => this.stage.toSurface(client), {
      press: (point) => this.stage.scene !== null && !this.stage.turning && this.#hand.press(point),
      tap: (point, touch) => this.#tap(() => this.#hand.tap(point, touch), () => this.#hand.squareAt(point)),
      carry: (point, touch) => this.#hand.carry(point, touch),
      drop: (point) => this.#hand.drop(point),
      abort: () => this.#hand.abort(),
      activate: (element) => {
        const square = this.stage.grid.squareOf(element);
        if (square) this.#tap(() => this.#hand.tapSquare(square), () => square);
      },
    });
    this.#unbind = () => {
      unbindInput();
      bound.abort();
    };
    this.#scheme();
    this.stage.bare = this.host.panels === 'none';
    this.stage.connect();
    if (this.referee) this.open();
  }

  /** The element was moved into another document, which has its own style sheets. */
  adopt() {
    this.stage.adopt();
  }

  /** The element left the page: nothing listens, thinks or paints any more. */
  disconnect() {
    this.#unbind();
    this.#unbind = () => {};
    this.#computer?.stop();
    this.cancel();
    this.stage.disconnect();
  }

  /** Another game decides from now on. @param {Game | null} referee */
  take(referee) {
    this.#computer?.stop();
    this.referee = referee;
    this.view = null;
    if (!referee) return;
    this.#variant = referee.variant();
    this.view = referee.view();
    if (this.host.isConnected) this.open();
  }

  /** Puts board and pieces on the stage. */
  open() {
    const [referee, variant] = [this.referee, this.#variant];
    if (!referee || !variant) return;
    const board = referee.board();
    const view = (this.view = referee.view());
    const plain = this.host.coordinates === 'plain';
    const none = this.host.coordinates === 'none';
    const letters = [...Array(board.size).keys()];
    this.#scheme();
    this.stage.bare = this.host.panels === 'none';
    this.stage.bottom = this.#wantedBottom();
    this.stage.open(
      {
        board,
        view,
        family: variant.family,
        facing: this.host.facing,
        palette: this.#palette(),
        files: none ? [] : plain ? letters.map((i) => String.fromCharCode(97 + i)) : board.files,
        ranks: none ? [] : plain ? letters.map((i) => String(i + 1)) : board.ranks,
        ...atRest(),
        hint: this.hint,
        earlier: this.earlier,
      },
      variant.seats,
    );
    this.deal();
    void this.think();
  }

  /** Marks squares for the page. @param {readonly SquareName[]} squares */
  mark(squares) {
    this.hint = squares;
    if (this.stage.scene) this.stage.scene.hint = squares;
    this.stage.repaint('pieces');
  }

  /** Keeps moves before the last one marked. @param {readonly import('./scene.js').MarkedMove[]} moves */
  keepMarked(moves) {
    this.earlier = moves;
    if (this.stage.scene) this.stage.scene.earlier = moves;
    this.stage.repaint('pieces');
  }

  /** Lets go of selection, drag and chooser. @returns {boolean} whether there was something */
  cancel() {
    const choosing = this.stage.chooser.open;
    this.stage.chooser.close();
    return this.#hand.release() || choosing;
  }

  /** Goes through the record; pieces glide to where they were or will be. @param {(referee: Game) => boolean} go */
  travel(go) {
    const referee = this.referee;
    if (!referee) return false;
    this.#computer?.stop();
    this.cancel();
    const went = go(referee);
    const view = (this.view = referee.view());
    const shown = this.stage.show(view, [], { animated: this.#moving() });
    this.deal();
    void shown.then(() => this.view === view && (this.face(true), void this.think()));
    return went;
  }

  /** A person's move: the page may stop it. @param {MoveInfo} move @param {boolean} dropped */
  #commit(move, dropped) {
    const seat = this.view?.turn ?? null;
    if (!this.#say('move', { move, seat })) {
      this.#hand.release();
      return;
    }
    this.apply(move.text, dropped).catch(() => {});
  }

  /**
   * Plays a move or table event.
   * @param {MoveText} text
   * @param {boolean} dropped is the piece already on its square?
   * @returns {Promise<Effect[]>}
   */
  async apply(text, dropped) {
    const referee = this.referee;
    const seat = this.view?.turn ?? null;
    if (!referee) throw new Error('There is no game on the board yet.');
    const path = this.#legal.find((move) => move.text === text)?.path;
    /** @type {Effect[]} */
    let effects;
    this.#computer?.stop();
    this.stage.chooser.close();
    try {
      effects = referee.applyMove(text);
    } catch (error) {
      this.#hand.release();
      this.fail(error);
      throw error;
    }
    if (this.#asked) this.host.mode = 'move';
    this.#asked = false;
    const view = (this.view = referee.view());
    const shown = this.stage.show(view, effects, { animated: this.#moving(), dropped, path });
    this.deal();
    const detail = { text, seat, effects, view };
    this.#say('moved', detail);
    this.#tell(effects);
    await shown;
    this.#say('movefinished', detail);
    if (view.result.kind !== 'ongoing') this.#say('gameover', { result: view.result, record: referee.toText() });
    if (this.view === view) {
      this.face(true);
      void this.think();
    }
    return effects;
  }

  /** @param {readonly Effect[]} effects */
  #tell(effects) {
    for (const effect of effects) {
      if (effect.type === 'check') this.#say('check', { seat: effect.seat, by: effect.by, square: effect.square });
      if (effect.type === 'out') this.#say('out', { seat: effect.seat, state: effect.state, reason: effect.reason });
      if (effect.type === 'turn') this.#say('turnchange', { seat: effect.seat, outOfOrder: effect.outOfOrder });
    }
  }

  /** Lets the computer move when it is its turn. */
  async think() {
    const { view } = this;
    const level = this.host.levels.get(view?.turn ?? null);
    this.#computer?.stop();
    if (level === undefined || !this.referee || !this.host.isConnected) return;
    try {
      const { Computer } = await import('./computer.js');
      this.#computer ??= new Computer((text) => void this.apply(text, false).catch(() => {}));
      // While the module came, the game may have gone on or the board may have left the page.
      if (this.view === view && this.referee && this.host.isConnected) await this.#computer.think(this.referee, level);
    } catch (error) {
      this.fail(error);
    }
  }

  /** New legal moves for hand, grid and panels. */
  deal() {
    const { scene } = this.stage;
    const [referee, view] = [this.referee, this.view];
    if (!scene || !referee || !view) return;
    this.stage.chooser.close();
    this.#legal = view.turn === null ? [] : referee.legalMoves();
    scene.view = view;
    const { mode } = this.host;
    const mine = this.#mine() && mode !== 'edit';
    const own = mine && mode === 'move' && view.phase === 'play' ? view.pieces.filter((piece) => piece.seat === view.turn).map((piece) => piece.square) : [];
    this.#hand.deal(mine ? this.#legal : [], mode === 'edit' ? 'move' : mode, own);
    this.stage.grid.element.setAttribute('aria-label', this.host.getAttribute('aria-label') ?? this.#words().says.board);
    this.#handChanged();
    this.#panels();
  }

  /** May somebody here move the pieces whose turn it is? */
  #mine() {
    const { interactive } = this.host;
    const turn = this.view?.turn;
    if (!turn || interactive === false || this.host.levels.has(turn)) return false;
    return interactive === true || interactive.toString().includes(turn);
  }

  /** @param {() => void} act @param {() => SquareName | null} square */
  #tap(act, square) {
    if (this.host.mode === 'edit') this.#say('squarepick', { square: square() });
    else if (!this.stage.turning) act();
  }

  #handChanged() {
    this.#showHand();
    const { scene, grid } = this.stage;
    const variant = this.#variant;
    if (scene && variant) grid.update(describe(scene, variant, this.#words(), this.#hand.movable));
  }

  /** Hand to canvas; nothing else. */
  #showHand() {
    const { scene, root } = this.stage;
    if (!scene) return;
    const { trail, drag, destinations, taken } = this.#hand;
    Object.assign(scene, { trail, drag, destinations, taken });
    root.classList.toggle('dragging', drag !== null);
    this.stage.repaint('pieces');
  }

  /** @param {MoveInfo[]} moves @param {SquareName} square */
  #choose(moves, square) {
    const { scene, chooser, grid, places } = this.stage;
    const seat = this.view?.turn;
    const place = places.get(square);
    if (!scene || !seat || !place) return;
    const standing = scene.view.pieces.find((piece) => piece.square === moves[0].from);
    chooser.show({
      moves,
      piece: standing ?? { square, seat, kind: moves[0].becomes ?? '', state: 'active', turned: false },
      at: scene.geometry.point(place),
      turn: this.host.facing === 'table' ? sideOf(seat, this.stage.bottom) * QUARTER : 0,
      scene,
      words: this.#words(),
      chosen: (move) => {
        grid.focus(square);
        this.#commit(move, move.from !== null);
      },
      cancelled: () => {
        grid.focus(square);
        this.#hand.release();
      },
    });
  }

  /** @param {SquareName} from @param {SquareName} to */
  #refuse(from, to) {
    const { scene } = this.stage;
    if (!scene || !this.referee) return;
    const refusal = ++this.#refusals;
    scene.refused = to;
    setTimeout(() => {
      if (refusal !== this.#refusals) return;
      scene.refused = null;
      this.stage.repaint('pieces');
    }, REFUSED);
    this.stage.repaint('pieces');
    try {
      this.#say('refused', { from, to, ...this.referee.whyNot(from, to) });
    } catch (error) {
      this.fail(error);
    }
  }

  /** Turns the board as facing and bottom ask. @param {boolean} animated */
  face(animated) {
    const { scene } = this.stage;
    if (!scene) return;
    scene.facing = this.host.facing;
    const before = this.stage.bottom;
    const bottom = this.#wantedBottom();
    void this.stage.turnTo(bottom, animated && this.#moving()).then(() => {
      if (bottom !== before && this.stage.bottom === bottom) this.#say('turned', { bottom });
    });
  }

  /** Who should sit at the lower edge now. @returns {Seat} */
  #wantedBottom() {
    const turn = this.view?.turn;
    if (this.host.facing !== 'pass') return SEATS.find((seat) => seat === this.host.getAttribute('bottom')) ?? 'S';
    return turn && !this.host.levels.has(turn) ? turn : this.stage.bottom;
  }

  /** Colours again: the theme, a property or the system's preference changed. */
  dress() {
    const { scene } = this.stage;
    if (!scene) return;
    this.#scheme();
    scene.palette = this.#palette();
    this.stage.bare = this.host.panels === 'none';
    this.stage.measure();
    this.#panels();
  }

  #scheme() {
    const { window } = this.stage;
    const dark = this.host.theme === 'auto' ? window.matchMedia('(prefers-color-scheme: dark)').matches : this.host.theme === 'dark';
    const scheme = window.matchMedia('(forced-colors: active)').matches ? 'forced' : dark ? 'dark' : 'light';
    if (this.host.dataset.scheme !== scheme) this.host.dataset.scheme = scheme;
  }

  #palette() {
    const style = this.stage.window.getComputedStyle(this.host);
    const scheme = /** @type {import('./palette.js').Scheme} */ (this.host.dataset.scheme);
    return new Palette(scheme, this.#variant?.armies ?? [], this.pieces, (name) =>
      (style.getPropertyValue(`--q-${name}`) || style.getPropertyValue(`--quadrille-${name}`)).trim(),
    );
  }

  #panels() {
    const { scene, boxes } = this.stage;
    if (scene && this.#variant) boxes.update(scene, this.#variant, this.#words(), this.#legal, this.#mine());
  }

  #words() {
    return wordsOf(langOf(this.host) || navigator.language);
  }

  #moving() {
    const { window } = this.stage;
    const still = window.document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    return this.host.animated && this.host.isConnected && !still;
  }

  /** Tells the page. @param {string} type @param {object} detail @returns {boolean} false when it was cancelled */
  #say(type, detail) {
    return this.host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: type === 'move' }));
  }

  /** Tells the page what went wrong. @param {unknown} error */
  fail(error) {
    const trapped = error instanceof WebAssembly.RuntimeError;
    const { code = trapped ? 'trap' : 'unknown', message = String(error) } = /** @type {{ code?: string, message?: string }} */ (error ?? {});
    this.#say('error', { code, message, error });
  }
}

/** The language that an element is in, also where a shadow root lies between it and who says so. @param {Element} element @returns {string} */
function langOf(element) {
  const said = element.closest('[lang]');
  if (said) return said.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return 'host' in root ? langOf(/** @type {ShadowRoot} */ (root).host) : '';
}
