/**
 * `<quadrille-board>`: a board for every game of the engine, as a custom element.
 *
 * JavaScript knows no rules here: the element asks its referee (a `Game` of the engine) for the legal
 * moves, hands one of them back by its text, paints `view()` and animates the effects.
 *
 * ## Size and layout
 * The element is a block as wide as its container lets it be; its height follows by itself (never set it).
 * Limit it by its width: `quadrille-board { inline-size: min(100%, 100dvh - 4rem) }`.
 * It reflects the layout it has chosen in the attribute `layout`:
 *   `corners`  a cross at least 520 px wide: square; the panels lie in the four cut corners;
 *   `lines`    a square board, or a narrow one: a line of two panels above and one below the board
 *              (one panel a line in games of two). Height = width + 2 × `--quadrille-line` (default 44px).
 *
 * ## Seat panels: slots `seat-S`, `seat-W`, `seat-N`, `seat-E`
 * A child with `slot="seat-W"` replaces West's simple panel (army dot, name, state, captured men). It is stretched to
 * fill its box (100 % × 100 %, border-box) and should not overflow it. Each box lies at its player's right hand:
 *   `corners`  bottom seat → bottom right · left seat → bottom left · top seat → top left · right seat → top right;
 *              the box is square (two squares of the board on cross12, three on cross14, from about 76 px on a
 *              520 px board to 220 px), with facing `table` turned as a whole to its player, otherwise upright;
 *   `lines`    the same places pressed flat: top line = top seat, right seat; bottom line = left seat, bottom seat;
 *              with facing `table` the top line is turned by half a turn. Boxes are half the width × `--quadrille-line`.
 * When the board turns, the boxes fade, change places and come back. Boxes of seats that do not play are hidden.
 * Inherited by the panels, to be used in their CSS:
 *   `--seat-width`, `--seat-height` (px, of the panel as its player sees it), `--seat-colour` (the army's fill),
 *   `--seat-edge` (its outline), and all properties below. Each box is also a size container (`cqi`, `cqb`,
 *   `@container (max-width: …)` work in the panel's descendants).
 *
 * ## CSS custom properties (set them on the element or above)
 * `--quadrille-light` `--quadrille-dark` squares · `--quadrille-label` printed labels · `--quadrille-accent`
 * `--quadrille-on-accent` whose turn it is · `--quadrille-select` `--quadrille-legal` `--quadrille-check` marks ·
 * `--quadrille-panel` `--quadrille-panel-edge` `--quadrille-text` `--quadrille-muted` default panels and chooser ·
 * `--quadrille-font` `--quadrille-radius` `--quadrille-line` · fills of the armies: `--quadrille-white` `-yellow` `-black` `-red`
 * `-brown` `-tan` `-blue` `-green`.
 * Parts: `stage`, `board`, `men`, `grid`, `seat`, `panel`, `choice`, `choice-button`.
 *
 * ## Attributes and properties (in step)
 * `game` id of a game; the property also takes a `Game` object, which is then the referee · `options` `"anticlockwise numbered=W"`,
 * as property an object · `position` FEN4 · `record` PGN4 · `facing` `table | pass | fixed` · `bottom` `S | W | N | E` ·
 * `interactive` may people move men here? present: all seats, or a list of seats `"S N"` · `coordinates` `printed | plain | none` · `theme` `auto | light | dark` ·
 * `lang` · `computer` seats that the computer plays, `"N E:4"` (seat, level) · `mode` `move`, `shade` (Coalition: the change of shade is
 * shown instead of moves) or `edit` (nothing moves, every tap is a `squarepick`).
 * Property only: `referee` the `Game` (setting it hands over the page's own), `view` and `palette` (read-only), `animated`, `hint` squares to mark.
 *
 * ## Methods
 * `play(text)` plays a move or table event as if made here (resolves to its effects when the animation has ended) ·
 * `undo()` `redo()` `goTo(ply)` · `refresh()` after the referee was changed from outside: men glide to their new places ·
 * `cancel()` drops selection, drag and chooser · `settle()` ends running animations · `squareAt(clientX, clientY)` ·
 * `rectOf(square)` (client rectangle).
 * Beside the element: `useEngine(module)` (engine.js) shares a loaded engine · `manIcon()` (sprites.js) a man as SVG · `paintPicture()` (picture.js).
 *
 * ## Events (bubble, composed)
 * `move` {move, seat} before a move made here by hand; `preventDefault()` stops it (play it later with `play(move.text)`) ·
 * `moved` {text, seat, effects, view} at once when a move or table event was made · `movefinished` (the same) after its animation · `turnchange` {seat, outOfOrder} · `check` {seat, by} · `out` {seat, state, reason} · `gameover` {result, record} ·
 * `squarepick` {square} in mode `edit` · `refused` {from, to, code, message} why a tapped square is no destination · `error` {code, message}.
 */
import { Computer } from "./computer.js";
import { loadEngine } from "./engine.js";
import { QUARTER, SEATS, sideOf } from "./geometry.js";
import { Hand } from "./hand.js";
import { bindInput } from "./input.js";
import { Palette } from "./palette.js";
import { Stage } from "./stage.js";
import { describe } from "./describe.js";
import { wordsOf } from "./words.js";

/**
 * @typedef {import("../../pkg/engine.d.ts").Game} Game
 * @typedef {import("../../pkg/engine.d.ts").Effect} Effect
 * @typedef {import("../../pkg/engine.d.ts").MoveInfo} MoveInfo
 * @typedef {import("../../pkg/engine.d.ts").MoveText} MoveText
 * @typedef {import("../../pkg/engine.d.ts").Options} Options
 * @typedef {import("../../pkg/engine.d.ts").Seat} Seat
 * @typedef {import("../../pkg/engine.d.ts").SquareName} SquareName
 * @typedef {import("../../pkg/engine.d.ts").VariantInfo} VariantInfo
 * @typedef {import("../../pkg/engine.d.ts").View} View
 * @typedef {import("./scene.js").Facing} Facing
 */

/** Attributes that say which game is on the board. */
const SOURCES = ["game", "options", "position", "record"];
const OBSERVED = [...SOURCES, "facing", "bottom", "interactive", "coordinates", "theme", "lang", "computer", "mode", "class", "style"];

/** Where there is no DOM the module still loads: there is just nothing to define. */
const Base = typeof HTMLElement === "undefined" ? /** @type {typeof HTMLElement} */ (class {}) : HTMLElement;

export class QuadrilleBoard extends Base {
  static observedAttributes = OBSERVED;

  /** Do men glide? People who ask their system for reduced motion never see it. */
  animated = true;

  /** @type {Game | null} */
  #referee = null;
  /** Was the referee made here, from the attributes? Then it is freed here. */
  #own = false;
  /** @type {VariantInfo | null} */
  #variant = null;
  /** @type {View | null} */
  #view = null;
  /** @type {MoveInfo[]} */
  #legal = [];
  /** @type {readonly SquareName[]} */
  #hint = [];
  /** @type {SquareName | null} */
  #refused = null;
  #refusedUntil = 0;
  #loading = 0;
  #unbind = () => {};
  /** @type {Stage} */
  #stage;
  /** @type {Hand} */
  #hand;
  #computer = new Computer((text) => void this.play(text));

  constructor() {
    super();
    this.#stage = new Stage(this.attachShadow({ mode: "open", delegatesFocus: true }), {
      escape: () => this.cancel(),
      act: (move) => this.#commit(move, false),
      laidOut: (layout) => {
        if (this.getAttribute("layout") !== layout) this.setAttribute("layout", layout);
      },
    });
    this.#hand = new Hand({
      geometry: () => /** @type {import("./scene.js").Scene} */ (this.#stage.scene).geometry,
      nameOf: (place) => this.#stage.nameOf(place),
      places: () => this.#stage.places,
      changed: () => this.#handChanged(),
      moved: () => this.#showHand(),
      play: (move, dropped) => this.#commit(move, dropped),
      choose: (moves, square) => this.#choose(moves, square),
      refuse: (from, to) => this.#refuse(from, to),
    });
  }

  // ---- lifecycle

  connectedCallback() {
    for (const name of ["referee", "animated", "hint", ...OBSERVED]) upgrade(this, name);
    const bound = new AbortController();
    for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
      matchMedia(query).addEventListener("change", () => this.#dress(), { signal: bound.signal });
    }
    const unbindInput = bindInput(this.#stage.surface, {
      press: (point) => !this.#stage.turning && this.#hand.press(point),
      tap: (point, touch) => this.#tap(() => this.#hand.tap(point, touch), () => this.#hand.squareAt(point)),
      carry: (point, touch) => this.#hand.carry(point, touch),
      drop: (point) => this.#hand.drop(point),
      abort: () => this.#hand.abort(),
      activate: (element) => {
        const square = this.#stage.grid.squareOf(element);
        if (square) this.#tap(() => this.#hand.tapSquare(square), () => square);
      },
    });
    this.#unbind = () => {
      unbindInput();
      bound.abort();
    };
    this.#stage.connect();
    if (this.#referee) this.#open();
    else this.#reload();
  }

  disconnectedCallback() {
    this.#unbind();
    this.#unbind = () => {};
    this.#computer.stop();
    this.cancel();
    this.#stage.disconnect();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected) return;
    if (SOURCES.includes(name)) {
      if (name === "game" && now === this.#view?.variant) return;
      this.#reload();
    } else if (name === "facing" || name === "bottom") this.#face(true);
    else if (name === "computer") this.#think();
    else if (name === "interactive" || name === "mode" || name === "lang") this.#deal();
    else if (name === "coordinates") this.#open();
    else this.#dress();
  }

  // ---- properties in step with attributes

  /** Id of the game on the board; also takes a `Game`, which then is the referee. */
  get game() {
    return this.getAttribute("game") ?? "";
  }
  set game(/** @type {string | Game} */ game) {
    if (typeof game === "string") this.setAttribute("game", game);
    else this.referee = game;
  }

  /** Options of the game by name. @returns {Options} */
  get options() {
    return parseOptions(this.getAttribute("options") ?? "");
  }
  set options(/** @type {Options | string} */ options) {
    reflect(this, "options", typeof options === "string" ? options : formatOptions(options));
  }

  /** The position shown, as FEN4; setting it starts a game from there. */
  get position() {
    return this.#referee?.toFen4() ?? this.getAttribute("position") ?? "";
  }
  set position(fen4) {
    reflect(this, "position", fen4 || null);
  }

  /** The record of the game, as PGN4; setting it loads one. */
  get record() {
    return this.#referee?.toText() ?? this.getAttribute("record") ?? "";
  }
  set record(text) {
    reflect(this, "record", text || null);
  }

  /** table: every man faces its owner · pass: the board turns to the player to move · fixed. @returns {Facing} */
  get facing() {
    const facing = this.getAttribute("facing");
    return facing === "table" || facing === "pass" ? facing : "fixed";
  }
  set facing(facing) {
    reflect(this, "facing", facing);
  }

  /** The seat at the lower edge. @returns {Seat} */
  get bottom() {
    return this.facing === "pass" ? this.#stage.bottom : (SEATS.find((seat) => seat === this.getAttribute("bottom")) ?? "S");
  }
  set bottom(seat) {
    reflect(this, "bottom", seat);
  }

  /** May people move men here? A list of seats allows only those. @returns {boolean | string} */
  get interactive() {
    const seats = this.getAttribute("interactive");
    return seats === null ? false : seats === "" ? true : seats;
  }
  set interactive(/** @type {boolean | string | Seat[]} */ seats) {
    reflect(this, "interactive", Array.isArray(seats) ? seats.join(" ") || null : seats === true ? "" : seats === false ? null : seats);
  }

  /** Which labels are printed: printed (as the game's own board), plain (a, b, c … 1, 2, 3) or none. @returns {"printed" | "plain" | "none"} */
  get coordinates() {
    const kind = this.getAttribute("coordinates");
    return kind === "plain" || kind === "none" ? kind : "printed";
  }
  set coordinates(kind) {
    reflect(this, "coordinates", kind);
  }

  /** @returns {"auto" | "light" | "dark"} */
  get theme() {
    const theme = this.getAttribute("theme");
    return theme === "light" || theme === "dark" ? theme : "auto";
  }
  set theme(theme) {
    reflect(this, "theme", theme);
  }

  /** Seats that the computer plays, with levels: `"N E:4"`. */
  get computer() {
    return this.getAttribute("computer") ?? "";
  }
  set computer(seats) {
    reflect(this, "computer", seats || null);
  }

  /** What taps mean. @returns {"move" | "shade" | "edit"} */
  get mode() {
    const mode = this.getAttribute("mode");
    return mode === "shade" || mode === "edit" ? mode : "move";
  }
  set mode(mode) {
    reflect(this, "mode", mode);
  }

  // ---- properties without attributes

  /** The game that decides everything here; null until the engine is there. @returns {Game | null} */
  get referee() {
    return this.#referee;
  }
  set referee(referee) {
    this.#loading++;
    this.#take(referee, false);
  }

  /** What is on the board, as the engine sees it. */
  get view() {
    return this.#view;
  }

  /** Colours as they are shown now, for pictures and icons beside the board; null before a game is there. */
  get palette() {
    return this.#stage.scene?.palette ?? null;
  }

  /** Squares to mark, such as a hint's. */
  get hint() {
    return this.#hint;
  }
  set hint(squares) {
    this.#hint = squares ?? [];
    if (this.#stage.scene) this.#stage.scene.hint = this.#hint;
    this.#stage.repaint("men");
  }

  // ---- methods

  /**
   * Plays a move or a table event.
   * @param {MoveText} text
   * @returns {Promise<Effect[]>} after the animation; rejects when the engine refuses, and nothing has changed
   */
  play(text) {
    return this.#apply(text, false);
  }

  /** Takes the last move back. @returns {boolean} whether there was one */
  undo() {
    return this.#travel((referee) => referee.undo());
  }

  /** @returns {boolean} whether there was a move to make again */
  redo() {
    return this.#travel((referee) => referee.redo());
  }

  /** Shows the position after so many plies. @param {number} ply */
  goTo(ply) {
    return this.#travel((referee) => (referee.goTo(ply), true));
  }

  /** Shows the referee's position after it was changed from outside. */
  refresh() {
    return this.#travel(() => true);
  }

  /** Lets go of selection, drag and chooser. @returns {boolean} whether there was something */
  cancel() {
    const choosing = this.#stage.chooser.open;
    this.#stage.chooser.close();
    return this.#hand.release() || choosing;
  }

  /** Ends running animations at once. */
  settle() {
    this.#stage.settle();
  }

  /** The square at a point of the window. @param {number} clientX @param {number} clientY @returns {SquareName | null} */
  squareAt(clientX, clientY) {
    const { scene, surface } = this.#stage;
    const box = surface.getBoundingClientRect();
    return scene && this.#stage.nameOf(scene.geometry.placeAt({ x: clientX - box.left, y: clientY - box.top }));
  }

  /** Where a square is in the window. @param {SquareName} square @returns {DOMRect | null} */
  rectOf(square) {
    const { scene, surface, places } = this.#stage;
    const place = places.get(square);
    if (!scene || !place) return null;
    const { cell } = scene.geometry;
    const { x, y } = scene.geometry.point(place);
    const box = surface.getBoundingClientRect();
    return new DOMRect(box.left + x - cell / 2, box.top + y - cell / 2, cell, cell);
  }

  // ---- the game on the board

  /** Makes a game from the attributes. Later changes overtake earlier ones. */
  async #reload() {
    const turn = ++this.#loading;
    await Promise.resolve();
    const id = this.getAttribute("game");
    const record = this.getAttribute("record");
    if (turn !== this.#loading || (!id && !record)) return;
    try {
      const { Game } = await loadEngine();
      if (turn !== this.#loading || !this.isConnected) return;
      const position = this.getAttribute("position");
      this.#take(record ? Game.fromText(record) : position ? Game.fromFen4(id ?? "", this.options, position) : new Game(id ?? "", this.options), true);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** @param {Game | null} referee @param {boolean} own */
  #take(referee, own) {
    if (this.#own && this.#referee !== referee) this.#referee?.free();
    this.#computer.stop();
    this.#referee = referee;
    this.#own = own;
    this.#view = null;
    if (!referee) return;
    try {
      this.#variant = referee.variant();
      this.#view = referee.view();
    } catch (error) {
      return this.#fail(error);
    }
    reflect(this, "game", this.#view.variant);
    if (this.isConnected) this.#open();
  }

  /** Puts board and men on the stage. */
  #open() {
    const [referee, variant] = [this.#referee, this.#variant];
    if (!referee || !variant) return;
    const board = referee.board();
    const view = (this.#view = referee.view());
    const plain = this.coordinates === "plain";
    const none = this.coordinates === "none";
    const letters = [...Array(board.size).keys()];
    this.#scheme();
    this.#stage.bottom = this.#wantedBottom();
    this.#stage.open(
      {
        board,
        view,
        family: variant.family,
        facing: this.facing,
        palette: this.#palette(),
        files: none ? [] : plain ? letters.map((i) => String.fromCharCode(97 + i)) : board.files,
        ranks: none ? [] : plain ? letters.map((i) => String(i + 1)) : board.ranks,
        trail: [],
        destinations: new Map(),
        taken: new Set(),
        hint: this.#hint,
        refused: null,
        drag: null,
        actors: null,
      },
      variant.seats,
    );
    this.#deal();
    this.#think();
  }

  /** @param {(referee: Game) => boolean} go */
  #travel(go) {
    const referee = this.#referee;
    if (!referee) return false;
    this.#computer.stop();
    this.cancel();
    const went = go(referee);
    const view = (this.#view = referee.view());
    const shown = this.#stage.show(view, [], { animated: this.#moving() });
    this.#deal();
    void shown.then(() => this.#view === view && (this.#face(true), this.#think()));
    return went;
  }

  /** A person's move: the page may stop it. @param {MoveInfo} move @param {boolean} dropped */
  #commit(move, dropped) {
    const seat = this.#view?.turn ?? null;
    if (!this.#say("move", { move, seat })) {
      this.#hand.release();
      return;
    }
    this.#apply(move.text, dropped).catch(() => {});
  }

  /** @param {MoveText} text @param {boolean} dropped @returns {Promise<Effect[]>} */
  async #apply(text, dropped) {
    const referee = this.#referee;
    const seat = this.#view?.turn ?? null;
    if (!referee) throw new Error("There is no game on the board yet.");
    const path = this.#legal.find((move) => move.text === text)?.path;
    /** @type {Effect[]} */
    let effects;
    this.#computer.stop();
    this.#stage.chooser.close();
    try {
      effects = referee.applyMove(text);
    } catch (error) {
      this.#hand.release();
      this.#fail(error);
      throw error;
    }
    const view = (this.#view = referee.view());
    const shown = this.#stage.show(view, effects, { animated: this.#moving(), dropped, path });
    this.#deal();
    const detail = { text, seat, effects, view };
    this.#say("moved", detail);
    this.#tell(effects);
    await shown;
    this.#say("movefinished", detail);
    if (view.result.kind !== "ongoing") this.#say("gameover", { result: view.result, record: referee.toText() });
    if (this.#view === view) {
      this.#face(true);
      this.#think();
    }
    return effects;
  }

  /** @param {readonly Effect[]} effects */
  #tell(effects) {
    for (const effect of effects) {
      if (effect.type === "check") this.#say("check", { seat: effect.seat, by: effect.by, square: effect.square });
      if (effect.type === "out") this.#say("out", { seat: effect.seat, state: effect.state, reason: effect.reason });
      if (effect.type === "turn") this.#say("turnchange", { seat: effect.seat, outOfOrder: effect.outOfOrder });
    }
  }

  /** Lets the computer move when it is its turn. */
  #think() {
    const level = this.#levels().get(this.#view?.turn ?? null);
    if (level === undefined || !this.#referee || !this.isConnected) this.#computer.stop();
    else void this.#computer.think(this.#referee, level).catch((error) => this.#fail(error));
  }

  /** @returns {Map<Seat | null, number>} levels by seat that the computer plays */
  #levels() {
    const entries = this.computer.split(/[\s,]+/).map((entry) => entry.split(":"));
    return new Map(entries.map(([seat, level]) => [/** @type {Seat} */ (seat), Number(level ?? 3)]));
  }

  // ---- hands

  /** New legal moves for hand, grid and panels. */
  #deal() {
    const { scene } = this.#stage;
    const [referee, view] = [this.#referee, this.#view];
    if (!scene || !referee || !view) return;
    this.#stage.chooser.close();
    this.#legal = view.turn === null ? [] : referee.legalMoves();
    scene.view = view;
    this.#hand.deal(this.#mine() && this.mode !== "edit" ? this.#legal : [], this.mode === "shade" ? "shade" : "move");
    this.#handChanged();
    this.#panels();
  }

  /** May somebody here move the men whose turn it is? */
  #mine() {
    const { interactive } = this;
    const turn = this.#view?.turn;
    if (!turn || interactive === false || this.#levels().has(turn)) return false;
    return interactive === true || interactive.toString().includes(turn);
  }

  /** @param {() => void} act @param {() => SquareName | null} square */
  #tap(act, square) {
    if (this.mode === "edit") this.#say("squarepick", { square: square() });
    else if (!this.#stage.turning) act();
  }

  #handChanged() {
    this.#showHand();
    const { scene, grid } = this.#stage;
    const variant = this.#variant;
    if (scene && variant) grid.update(describe(scene, variant, this.#words(), this.#hand.movable));
  }

  /** Hand to canvas; nothing else. */
  #showHand() {
    const { scene, root } = this.#stage;
    if (!scene) return;
    const { trail, drag, destinations, taken } = this.#hand;
    Object.assign(scene, { trail, drag, destinations, taken });
    root.classList.toggle("dragging", drag !== null);
    this.#stage.repaint("men");
  }

  /** @param {MoveInfo[]} moves @param {SquareName} square */
  #choose(moves, square) {
    const { scene, chooser, grid, places } = this.#stage;
    const seat = this.#view?.turn;
    const place = places.get(square);
    if (!scene || !seat || !place) return;
    const standing = scene.view.men.find((man) => man.square === moves[0].from);
    chooser.show({
      moves,
      man: standing ?? { square, seat, kind: moves[0].becomes ?? "", state: "active", turned: false },
      at: scene.geometry.point(place),
      turn: this.facing === "table" ? sideOf(seat, this.#stage.bottom) * QUARTER : 0,
      scene,
      words: this.#words(),
      chosen: (move) => {
        grid.focus(square);
        this.#commit(move, false);
      },
      cancelled: () => {
        grid.focus(square);
        this.#hand.release();
      },
    });
  }

  /** @param {SquareName} from @param {SquareName} to */
  #refuse(from, to) {
    const { scene } = this.#stage;
    if (!scene || !this.#referee) return;
    scene.refused = this.#refused = to;
    this.#refusedUntil = performance.now() + 350;
    setTimeout(() => {
      if (scene.refused !== to || performance.now() < this.#refusedUntil - 20) return;
      scene.refused = this.#refused = null;
      this.#stage.repaint("men");
    }, 360);
    this.#stage.repaint("men");
    try {
      this.#say("refused", { from, to, ...this.#referee.whyNot(from, to) });
    } catch (error) {
      this.#fail(error);
    }
  }

  // ---- looks

  /** @param {boolean} animated */
  #face(animated) {
    const { scene } = this.#stage;
    if (!scene) return;
    scene.facing = this.facing;
    void this.#stage.turnTo(this.#wantedBottom(), animated && this.#moving());
  }

  /** Who should sit at the lower edge now. @returns {Seat} */
  #wantedBottom() {
    const turn = this.#view?.turn;
    if (this.facing !== "pass") return SEATS.find((seat) => seat === this.getAttribute("bottom")) ?? "S";
    return turn && !this.#levels().has(turn) ? turn : this.#stage.bottom;
  }

  /** Colours again: the theme, a property or the system's preference changed. */
  #dress() {
    const { scene } = this.#stage;
    if (!scene) return;
    this.#scheme();
    scene.palette = this.#palette();
    this.#stage.measure();
    this.#panels();
  }

  #scheme() {
    const dark = this.theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : this.theme === "dark";
    const scheme = matchMedia("(forced-colors: active)").matches ? "forced" : dark ? "dark" : "light";
    if (this.dataset.scheme !== scheme) this.dataset.scheme = scheme;
  }

  #palette() {
    const style = getComputedStyle(this);
    const scheme = /** @type {import("./palette.js").Scheme} */ (this.dataset.scheme);
    return new Palette(scheme, this.#variant?.armies ?? [], (name) =>
      (style.getPropertyValue(`--q-${name}`) || style.getPropertyValue(`--quadrille-${name}`)).trim(),
    );
  }

  #panels() {
    const { scene, boxes } = this.#stage;
    if (scene && this.#variant) boxes.update(scene, this.#variant, this.#words(), this.#legal, this.#mine());
  }

  #words() {
    return wordsOf(this.closest("[lang]")?.getAttribute("lang") ?? navigator.language);
  }

  #moving() {
    return this.animated && this.isConnected && !matchMedia("(prefers-reduced-motion: reduce)").matches && !document.hidden;
  }

  // ---- events

  /** @param {string} type @param {object} detail @returns {boolean} false when it was cancelled */
  #say(type, detail) {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: type === "move" }));
  }

  /** @param {unknown} error */
  #fail(error) {
    const { code = "unknown", message = String(error) } = /** @type {{ code?: string, message?: string }} */ (error ?? {});
    this.#say("error", { code, message });
  }
}

/** @param {HTMLElement} element @param {string} name @param {string | null} value */
function reflect(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** A property that was set before the element was defined hides the accessor: set it again. @param {HTMLElement} element @param {string} name */
function upgrade(element, name) {
  if (!Object.hasOwn(element, name) || name === "animated") return;
  const bag = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
  const value = bag[name];
  delete bag[name];
  bag[name] = value;
}

/** @param {string} text @returns {Options} */
function parseOptions(text) {
  return Object.fromEntries(
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((entry) => {
        const at = entry.indexOf("=");
        return at < 0 ? [entry, true] : [entry.slice(0, at), entry.slice(at + 1)];
      }),
  );
}

/** @param {Options} options */
function formatOptions(options) {
  return Object.entries(options)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true || value === "" ? name : `${name}=${value}`))
    .join(" ");
}

if (typeof customElements !== "undefined" && !customElements.get("quadrille-board")) {
  customElements.define("quadrille-board", QuadrilleBoard);
}
