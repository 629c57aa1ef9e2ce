/**
 * The controller of one board: one game on one stage. It lets the referee judge, the stage show and the hand move, and tells the page
 * what happened. How it should behave it reads from the element that it belongs to.
 */

import { SLIDE } from './animate.js';
import { describe } from './describe.js';
import { QUARTER, SEATS, sideOf } from './geometry.js';
import { Drawings } from './drawings.js';
import { Hand } from './hand.js';
import { PieceImages } from './images.js';
import { bindInput } from './input.js';
import { Palette } from './palette.js';
import { Premove } from './premove.js';
import { atRest } from './scene.js';
import { playTone, toneOf } from './sound.js';
import { Stage } from './stage.js';
import { DARK, LIGHT, defaults } from './style.js';
import { told } from './tell.js';
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

/**
 * How a picture should look.
 * @typedef {object} PictureLook
 * @property {number} [size] width and height, 16 to 8192 pixels; 800 when nothing is said
 * @property {'light' | 'dark'} [theme] the board's own when nothing is said
 * @property {Seat} [bottom] the seat at the lower edge, the board's when nothing is said
 * @property {string} [position] FEN4 of another position of the same game
 * @property {string} [background] a CSS colour behind the board; nothing when nothing is said
 * @property {string} [title] what it shows, for those who cannot see it
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
  drawings = new Drawings();
  #premove = new Premove();
  #images = new PieceImages(() => this.dress());
  #printing = false;
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
    const printing = window.matchMedia('print');
    window.addEventListener('beforeprint', () => this.#print(true), { signal: bound.signal });
    window.addEventListener('afterprint', () => this.#print(false), { signal: bound.signal });
    printing.addEventListener('change', () => this.#print(printing.matches), { signal: bound.signal });
    const unbindInput = bindInput(this.stage.surface, (client) => this.stage.toSurface(client), {
      press: (point) => this.stage.scene !== null && !this.stage.turning && this.#hand.press(point),
      tap: (point, touch) => this.#tap(() => this.#hand.tap(point, touch), () => this.#hand.squareAt(point)),
      carry: (point, touch) => this.#hand.carry(point, touch),
      drop: (point) => this.#hand.drop(point),
      abort: () => this.#hand.abort(),
      draws: () => this.#draws(),
      draw: (point, colour) => this.#beginDrawing(point, colour),
      drawOn: (point) => this.drawings.carry(this.#hand.squareAt(point)) && this.stage.repaint('pieces'),
      drawn: (done) => this.#endDrawing(done),
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
    this.#scheme();
    this.stage.bare = this.host.panels === 'none';
    this.stage.bottom = this.#wantedBottom();
    this.pace();
    this.stage.open(
      {
        board,
        view,
        family: variant.family,
        facing: this.host.facing,
        palette: this.#palette(),
        ...this.#labels(board),
        ...atRest(),
        hint: this.hint,
        earlier: this.earlier,
        drawings: this.drawings,
        premove: this.#premove,
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
    if (this.host.mode === 'analysis') {
      this.#hand.release();
      this.#say('explore', { move, seat });
      return;
    }
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
    this.#tellAloud(effects);
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
    if (level === undefined || !this.referee || !this.host.isConnected || this.host.mode === 'analysis') return;
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
    const own = mine && (mode === 'move' || mode === 'analysis') && view.phase === 'play' ? view.pieces.filter((piece) => piece.seat === view.turn).map((piece) => piece.square) : [];
    this.#hand.deal(mine ? this.#legal : [], mode === 'edit' || mode === 'analysis' ? 'move' : mode, own);
    this.stage.grid.element.setAttribute('aria-label', this.host.getAttribute('aria-label') ?? this.#words().says.board);
    this.#handChanged();
    this.#panels();
    this.#loadImages();
    if (mine) this.#playPremove();
  }

  /** May somebody here move the pieces whose turn it is? */
  #mine() {
    const { interactive } = this.host;
    const turn = this.view?.turn;
    if (turn && this.host.mode === 'analysis') return true;
    if (!turn || interactive === false || this.host.levels.has(turn)) return false;
    return interactive === true || interactive.toString().includes(turn);
  }

  /** @param {() => void} act @param {() => SquareName | null} square */
  #tap(act, square) {
    if (this.host.mode === 'edit') this.#say('squarepick', { square: square() });
    else if (this.#awaits()) this.#decideAhead(square());
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
      const reason = this.referee.whyNot(from, to);
      this.#announce(reason.message);
      this.#say('refused', { from, to, ...reason });
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

  /** The board goes to paper, in light colours and with its score, or has been there. @param {boolean} begins */
  #print(begins) {
    if (begins === this.#printing) return;
    this.#printing = begins;
    this.stage.paper.textContent = begins && this.referee ? `${this.referee.toText().trim()}\n\n${this.referee.toFen4()}` : '';
    this.dress();
  }

  #scheme() {
    const { window } = this.stage;
    const dark = this.host.theme === 'auto' ? window.matchMedia('(prefers-color-scheme: dark)').matches : this.host.theme === 'dark';
    // Paper is white.
    const scheme = window.matchMedia('(forced-colors: active)').matches ? 'forced' : dark && !this.#printing ? 'dark' : 'light';
    if (this.host.dataset.scheme !== scheme) this.host.dataset.scheme = scheme;
  }

  #palette() {
    const style = this.stage.window.getComputedStyle(this.host);
    const scheme = /** @type {import('./palette.js').Scheme} */ (this.host.dataset.scheme);
    return new Palette(scheme, this.#variant?.armies ?? [], { ...this.#images.loaded, ...this.pieces }, (name) =>
      (style.getPropertyValue(`--q-${name}`) || style.getPropertyValue(`--quadrille-${name}`)).trim(),
    );
  }

  /**
   * The board as a picture.
   * @template T
   * @param {PictureLook} look
   * @param {(shown: import('./picture.js').Shown, of: { bottom: Seat, size: number, background: string, title: string }) => T} draw
   * @returns {T | null} null while there is no game
   */
  picture({ size = 800, theme, bottom = this.stage.bottom, position, background = '', title }, draw) {
    const [referee, variant] = [this.referee, this.#variant];
    if (!referee || !variant) return null;
    const other = position ? this.#gameFrom(position) : null;
    try {
      const shown = theme ?? (this.host.dataset.scheme === 'dark' ? 'dark' : 'light');
      const known = defaults(shown === 'dark' ? DARK : LIGHT);
      const style = this.stage.window.getComputedStyle(this.host);
      const palette = new Palette(shown, variant.armies, this.pieces, (name) =>
        style.getPropertyValue(`--quadrille-${name}`).trim() || (known.get(name) ?? (name === 'font' ? 'system-ui, sans-serif' : '')));
      const board = (other ?? referee).board();
      const scene = { board, view: (other ?? referee).view(), family: variant.family, facing: this.host.facing, palette, ...this.#labels(board) };
      return draw(scene, { bottom, size, background, title: title ?? this.#words().says.board });
    } finally {
      other?.free();
    }
  }

  /** Another position of the same game. @param {string} fen4 */
  #gameFrom(fen4) {
    const { constructor } = /** @type {Game} */ (this.referee);
    return /** @type {typeof import('../../pkg/engine.d.ts').Game} */ (constructor).fromFen4(this.#variant?.id ?? '', this.view?.options ?? {}, fen4);
  }

  /** Labels along the edges, as the element asks for them. @param {import('../../pkg/engine.d.ts').BoardInfo} board */
  #labels(board) {
    const { coordinates } = this.host;
    const letters = [...Array(board.size).keys()];
    if (coordinates === 'none') return { files: [], ranks: [] };
    if (coordinates === 'plain') return { files: letters.map((i) => String.fromCharCode(97 + i)), ranks: letters.map((i) => String(i + 1)) };
    return { files: board.files, ranks: board.ranks };
  }

  /** May people draw here? */
  #draws() {
    return this.stage.scene !== null && (this.host.hasAttribute('drawing') || this.host.mode === 'analysis');
  }

  /** @param {import('./geometry.js').Point} point @param {import('./drawings.js').DrawColour} colour */
  #beginDrawing(point, colour) {
    const square = this.#draws() ? this.#hand.squareAt(point) : null;
    if (square === null) return false;
    this.drawings.begin(square, colour);
    this.stage.repaint('pieces');
    return true;
  }

  /** @param {boolean} done */
  #endDrawing(done) {
    if (!done) this.drawings.pending = null;
    if (this.drawings.end()) this.#sayDrawn();
    this.stage.repaint('pieces');
  }

  #sayDrawn() {
    this.#say('drawn', { arrows: this.drawings.arrows, marks: this.drawings.marks });
  }

  /** Taps mean something else from now on. */
  setMode() {
    this.deal();
    void this.think();
  }

  /** Things move as fast as the element says. */
  pace() {
    this.stage.speed = SLIDE / (this.host.animation || SLIDE);
  }

  /** Arrows and marks of the page's. @param {Partial<Pick<Drawings, 'arrows' | 'marks'>>} drawn */
  draw(drawn) {
    Object.assign(this.drawings, drawn);
    this.stage.repaint('pieces');
  }

  /** Is somebody here waiting for their turn, and may decide ahead? */
  #awaits() {
    return this.host.premoves && this.view?.turn !== null && this.view?.result.kind === 'ongoing' && this.host.mode === 'move' && !this.#mine() && this.host.interactive !== false;
  }

  /** @param {SquareName | null} square */
  #decideAhead(square) {
    const { interactive, levels } = this.host;
    const seat = this.view?.pieces.find((piece) => piece.square === square)?.seat;
    const own = Boolean(seat) && !levels.has(seat ?? null) && (interactive === true || String(interactive).includes(seat ?? ''));
    this.#premove.tap(square, own);
    const { from, to } = this.#premove;
    this.#say('premove', { from, to });
    this.stage.repaint('pieces');
  }

  /** What was decided ahead, if the referee allows it now. */
  #playPremove() {
    const { from, to } = this.#premove;
    if (!this.#premove.clear() || from === null || to === null) return;
    const turn = this.view?.pieces.find((piece) => piece.square === from)?.seat;
    // After the move that made it possible has been told.
    if (turn === this.view?.turn) queueMicrotask(() => this.#mine() && [from, to].forEach((square) => this.#hand.tapSquare(square)));
  }

  /** The page's own pictures for the pieces on the board. */
  #loadImages() {
    const armies = new Map((this.#variant?.armies ?? []).map(({ seat, colour }) => [seat, colour]));
    this.#images.load(this.host.getAttribute('piece-images') ?? '', this.view?.pieces ?? [], (seat) => (seat && armies.get(seat)) ?? 'grey');
  }

  /** Says and sounds what happened, as the page wants it. @param {Effect[]} effects */
  #tellAloud(effects) {
    const [view, variant, { scene }] = [this.view, this.#variant, this.stage];
    if (!view || !variant || !scene) return;
    const { board, files, ranks } = scene;
    const names = new Map(board.squares.map(({ name, file, rank }) => [name, `${files[file] ?? ''}${ranks[rank] ?? ''}` || name]));
    this.#announce(told(effects, view, variant, this.#words(), (square) => names.get(square) ?? square));
    if (this.host.sounds) this.#sound(toneOf(effects));
  }

  /** @param {import('./sound.js').Tone} tone */
  #sound(tone) {
    const own = this.host.soundFiles[tone];
    if (own) void new Audio(own).play().catch(() => {});
    else playTone(tone);
  }

  /** Says something to those who listen, unless the page does so itself. @param {string} text */
  #announce(text) {
    if (this.host.hasAttribute('silent')) return;
    const line = document.createElement('p');
    line.textContent = text;
    this.stage.says.replaceChildren(line);
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
    return this.host.animated && this.host.animation > 0 && this.host.isConnected && !still;
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
