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
 *              (one panel a line in games of two). Height = width + 2 × `--quadrille-line` (default 44px);
 *   `bare`     with the attribute `panels="none"`: the board alone, square; the page shows the players by itself.
 *
 * ## Seat panels: slots `seat-S`, `seat-W`, `seat-N`, `seat-E`
 * A child with `slot="seat-W"` replaces West's simple panel (army dot, name, state, captured pieces). It is stretched to
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
 * Parts: `stage`, `board`, `pieces`, `grid`, `seat`, `panel`, `choice`, `choice-button`.
 *
 * ## Attributes and properties (in step)
 * `game` id of a game; the property also takes a `Game` object, which is then the referee · `options` `"anticlockwise numbered=W"`,
 * as property an object · `position` FEN4 · `record` PGN4 · `facing` `table | pass | fixed` · `bottom` `S | W | N | E` ·
 * `interactive` may people move pieces here? present: all seats, or a list of seats `"S N"` · `coordinates` `printed | plain | none` ·
 * `panels` `seats | none` · `theme` `auto | light | dark` ·
 * `lang` · `computer` seats that the computer plays, `"N E:4"` (seat, level) · `mode` `move`, `shade` and `place` (Coalition: the change
 * of shade or a rearranging is shown instead of moves), `edit` (nothing moves, every tap is a `squarepick`) or `analysis` (read-only: pieces
 * show where they may go, a move is told by `explore` and not made) · `animation` milliseconds of a piece's way, or `none` · `premoves` ·
 * `drawing` arrows and marks by the other mouse button or a long press · `sounds` · `silent` the page itself says what happens ·
 * `piece-images` addresses of own pictures: `"pieces/{army}-{piece}.svg"`.
 * Property only: `arrows` `{ from, to, colour }` and `marks` `{ square, colour }`, colours green, red, blue, yellow · `soundFiles` by tone · `referee` the `Game` (setting it hands over the page's own), `view` (read-only), `animated`, `hint` squares to mark · `earlier` moves before the last one to keep marked, the oldest first ·
 * `pieces` own pieces: by kind a drawing `{ body, line?, ink? }` of path data in a box of 100 × 100, or by army and kind (`"white-K"`) a loaded image.
 *
 * ## Methods
 * `play(text)` plays a move or table event as if made here (resolves to its effects when the animation has ended) ·
 * `undo()` `redo()` `goTo(ply)` · `refresh()` after the referee was changed from outside: pieces glide to their new places ·
 * `cancel()` drops selection, drag and chooser · `settle()` ends running animations · `squareAt(clientX, clientY)` ·
 * `rectOf(square)` (client rectangle) · `svg(look)` and `picture(look)`: the board as a picture.
 * Beside the element: `useEngine(module)` of engine.js hands over an engine that the page has loaded itself.
 *
 * ## Events (bubble, composed)
 * `move` {move, seat} before a move made here by hand; `preventDefault()` stops it (play it later with `play(move.text)`) ·
 * `moved` {text, seat, effects, view} at once when a move or table event was made · `movefinished` (the same) after its
 * animation · `turned` {bottom} when the board has come to rest with another side below · `turnchange` {seat, outOfOrder} · `check` {seat, by, square} · `out` {seat, state, reason} · `gameover` {result, record} ·
 * `squarepick` {square} in mode `edit` · `explore` {move, seat} in mode `analysis` · `drawn` {arrows, marks} · `premove` {from, to} · `refused` {from, to, code, message} why a tapped square is no destination · `error` {code, message, error};
 * code `trap` means that the engine itself has failed: reload the page (or its module) and set `record` again.
 */
import { SLIDE } from './animate.js';
import { loadEngine } from './engine.js';
import { SEATS } from './geometry.js';
import { pngOf, svgOf } from './picture.js';
import { BoardController } from './controller.js';

/**
 * @typedef {import('../../pkg/engine.d.ts').Game} Game
 * @typedef {import('../../pkg/engine.d.ts').Effect} Effect
 * @typedef {import('../../pkg/engine.d.ts').MoveText} MoveText
 * @typedef {import('../../pkg/engine.d.ts').Options} Options
 * @typedef {import('../../pkg/engine.d.ts').Seat} Seat
 * @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName
 * @typedef {import('./palette.js').PieceSet} PieceSet
 * @typedef {import('./scene.js').MarkedMove} MarkedMove
 * @typedef {import('./scene.js').Facing} Facing
 */

/** Attributes that say which game is on the board. */
const SOURCES = ['game', 'options', 'position', 'record'];
/** Attributes that are looked at when something happens: nothing follows from their change alone. */
const SWITCHES = ['premoves', 'drawing', 'sounds', 'silent'];
const OBSERVED = [...SOURCES, 'facing', 'bottom', 'interactive', 'coordinates', 'panels', 'theme', 'lang', 'computer', 'mode', 'animation', 'piece-images', ...SWITCHES, 'class', 'style'];

/** Where there is no DOM the module still loads: there is just nothing to define. */
const Base = typeof HTMLElement === 'undefined' ? /** @type {typeof HTMLElement} */ (class {}) : HTMLElement;

export class QuadrilleBoard extends Base {
  static observedAttributes = OBSERVED;

  /** Do pieces glide? People who ask their system for reduced motion never see it. */
  animated = true;

  /** Of the class that this board was made of. @type {object} */
  #prototype = Object.getPrototypeOf(this);
  /** Was the referee made here, from the attributes? Then it is freed here. */
  #own = false;
  #attempts = 0;
  /** Attributes that changed since the last game was made from them. @type {Set<string>} */
  #changed = new Set();
  #controller = new BoardController(this, this.attachShadow({ mode: 'open', delegatesFocus: true }));

  // ---- lifecycle

  connectedCallback() {
    for (const name of ['referee', 'hint', 'earlier', 'pieces', 'arrows', 'marks', 'pieceImages', ...OBSERVED]) upgrade(this, name);
    this.#controller.connect();
    if (!this.referee) this.#reload();
  }

  disconnectedCallback() {
    this.#controller.disconnect();
  }

  adoptedCallback() {
    // Firefox gives an element that moves to another window that window's plain prototype: ours comes back.
    if (Object.getPrototypeOf(this) !== this.#prototype) Object.setPrototypeOf(this, this.#prototype);
    this.#controller.adopt();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this.isConnected || SWITCHES.includes(name)) return;
    if (SOURCES.includes(name)) {
      if (now === null && name !== 'options') return;
      if (name === 'game' && now === this.view?.variant) return;
      this.#changed.add(name);
      this.#reload();
    } else if (name === 'facing' || name === 'bottom') this.#controller.face(true);
    else if (name === 'computer') void this.#controller.think();
    else if (name === 'animation') this.#controller.pace();
    else if (name === 'mode') this.#controller.setMode();
    else if (['interactive', 'lang', 'piece-images'].includes(name)) this.#controller.deal();
    else if (name === 'coordinates') this.#controller.open();
    else this.#controller.dress();
  }

  // ---- properties in step with attributes

  /** Id of the game on the board; also takes a `Game`, which then is the referee. @returns {string} */
  get game() {
    return this.getAttribute('game') ?? '';
  }
  set game(/** @type {string | Game} */ game) {
    if (typeof game === 'string') this.setAttribute('game', game);
    else this.referee = game;
  }

  /** Options of the game by name. @returns {Options} */
  get options() {
    return parseOptions(this.getAttribute('options') ?? '');
  }
  set options(/** @type {Options | string} */ options) {
    reflect(this, 'options', typeof options === 'string' ? options : formatOptions(options));
  }

  /** The position shown, as FEN4; setting it starts a game from there. */
  get position() {
    return this.referee?.toFen4() ?? this.getAttribute('position') ?? '';
  }
  set position(fen4) {
    reflect(this, 'position', fen4 || null);
  }

  /** The record of the game, as PGN4; setting it loads one. */
  get record() {
    return this.referee?.toText() ?? this.getAttribute('record') ?? '';
  }
  set record(text) {
    reflect(this, 'record', text || null);
  }

  /** table: every piece faces its owner · pass: the board turns to the player to move · fixed. @returns {Facing} */
  get facing() {
    const facing = this.getAttribute('facing');
    return facing === 'table' || facing === 'pass' ? facing : 'fixed';
  }
  set facing(facing) {
    reflect(this, 'facing', facing);
  }

  /** The seat at the lower edge. @returns {Seat} */
  get bottom() {
    return this.facing === 'pass' ? this.#controller.stage.bottom : (SEATS.find((seat) => seat === this.getAttribute('bottom')) ?? 'S');
  }
  set bottom(seat) {
    reflect(this, 'bottom', seat);
  }

  /** May people move pieces here? A list of seats allows only those. @returns {boolean | string} */
  get interactive() {
    const seats = this.getAttribute('interactive');
    return seats === null ? false : seats === '' ? true : seats;
  }
  set interactive(/** @type {boolean | string | Seat[]} */ seats) {
    reflect(this, 'interactive', Array.isArray(seats) ? seats.join(' ') || null : seats === true ? '' : seats === false ? null : seats);
  }

  /**
   * Which labels are printed: printed (as the game's own board), plain (a, b, c … 1, 2, 3) or none.
   * @returns {'printed' | 'plain' | 'none'}
   */
  get coordinates() {
    const kind = this.getAttribute('coordinates');
    return kind === 'plain' || kind === 'none' ? kind : 'printed';
  }
  set coordinates(kind) {
    reflect(this, 'coordinates', kind);
  }

  /** @returns {'auto' | 'light' | 'dark'} */
  get theme() {
    const theme = this.getAttribute('theme');
    return theme === 'light' || theme === 'dark' ? theme : 'auto';
  }
  set theme(theme) {
    reflect(this, 'theme', theme);
  }

  /** Seats that the computer plays, with levels: `"N E:4"`. */
  get computer() {
    return this.getAttribute('computer') ?? '';
  }
  set computer(seats) {
    reflect(this, 'computer', seats || null);
  }

  /** What taps mean. @returns {'move' | 'shade' | 'place' | 'edit' | 'analysis'} */
  get mode() {
    const mode = this.getAttribute('mode');
    return mode === 'shade' || mode === 'place' || mode === 'edit' || mode === 'analysis' ? mode : 'move';
  }
  set mode(mode) {
    reflect(this, 'mode', mode);
  }

  /** Do the players' panels lie round the board, or does the page show them by itself? @returns {'seats' | 'none'} */
  get panels() {
    return this.getAttribute('panels') === 'none' ? 'none' : 'seats';
  }
  set panels(panels) {
    reflect(this, 'panels', panels);
  }

  /** How long a piece takes to its square, in milliseconds, 0 to 2000; everything else that moves keeps step. */
  get animation() {
    const told = this.getAttribute('animation');
    return told === 'none' ? 0 : Math.max(0, Math.min(2000, Number(told ?? SLIDE) || 0));
  }
  set animation(milliseconds) {
    reflect(this, 'animation', String(milliseconds));
  }

  /** May people decide on a move before their turn? */
  get premoves() {
    return this.hasAttribute('premoves');
  }
  set premoves(on) {
    this.toggleAttribute('premoves', on);
  }

  /** May people draw arrows and marks, by the other mouse button or a long press? */
  get drawing() {
    return this.hasAttribute('drawing');
  }
  set drawing(on) {
    this.toggleAttribute('drawing', on);
  }

  /** Does the board sound its moves? */
  get sounds() {
    return this.hasAttribute('sounds');
  }
  set sounds(on) {
    this.toggleAttribute('sounds', on);
  }

  /** Does the board leave it to the page to say what happens to those who listen? */
  get silent() {
    return this.hasAttribute('silent');
  }
  set silent(on) {
    this.toggleAttribute('silent', on);
  }

  /** Addresses of the page's own pictures of the pieces, with `{army}` and `{piece}` in them. */
  get pieceImages() {
    return this.getAttribute('piece-images') ?? '';
  }
  set pieceImages(pattern) {
    reflect(this, 'piece-images', pattern || null);
  }

  // ---- properties without attributes

  /** Addresses of the page's own sounds, by what happened. @type {Partial<Record<import('./sound.js').Tone, string>>} */
  soundFiles = {};

  /** Arrows on the board. @returns {readonly import('./drawings.js').Arrow[]} */
  get arrows() {
    return this.#controller.drawings.arrows;
  }
  set arrows(arrows) {
    this.#controller.draw({ arrows: arrows ?? [] });
  }

  /** Marked squares. @returns {readonly import('./drawings.js').Mark[]} */
  get marks() {
    return this.#controller.drawings.marks;
  }
  set marks(marks) {
    this.#controller.draw({ marks: marks ?? [] });
  }

  /** The game that decides everything here; null until the engine is there. @returns {Game | null} */
  get referee() {
    return this.#controller.referee;
  }
  set referee(referee) {
    this.#attempts++;
    this.#take(referee, false);
  }

  /** What is on the board, as the engine sees it. */
  get view() {
    return this.#controller.view;
  }

  /** Own pieces instead of the board's. @returns {PieceSet} */
  get pieces() {
    return this.#controller.pieces;
  }
  set pieces(pieces) {
    this.#controller.pieces = pieces ?? {};
    this.#controller.dress();
  }

  /** Squares to mark, such as a hint's. @returns {readonly SquareName[]} */
  get hint() {
    return this.#controller.hint;
  }
  set hint(squares) {
    this.#controller.mark(squares ?? []);
  }

  /** Levels of the seats that the computer plays, from `computer`. @returns {Map<Seat | null, number>} */
  get levels() {
    const entries = this.computer.split(/[\s,]+/).map((entry) => entry.split(':'));
    return new Map(entries.map(([seat, level]) => [/** @type {Seat} */ (seat), Number(level ?? 3)]));
  }

  /** Moves before the last one to keep marked in their armies' colours, the oldest first. @returns {readonly MarkedMove[]} */
  get earlier() {
    return this.#controller.earlier;
  }
  set earlier(moves) {
    this.#controller.keepMarked(moves ?? []);
  }

  // ---- methods

  /**
   * Plays a move or a table event.
   * @param {MoveText} text
   * @returns {Promise<Effect[]>} after the animation; rejects when the engine refuses, and nothing has changed
   */
  play(text) {
    return this.#controller.apply(text, false);
  }

  /** Takes the last move back. @returns {boolean} whether there was one */
  undo() {
    return this.#controller.travel((referee) => referee.undo());
  }

  /** @returns {boolean} whether there was a move to make again */
  redo() {
    return this.#controller.travel((referee) => referee.redo());
  }

  /** Shows the position after so many plies. @param {number} ply */
  goTo(ply) {
    return this.#controller.travel((referee) => (referee.goTo(ply), true));
  }

  /** Shows the referee's position after it was changed from outside. */
  refresh() {
    return this.#controller.travel(() => true);
  }

  /** Lets go of selection, drag and chooser. @returns {boolean} whether there was something */
  cancel() {
    return this.#controller.cancel();
  }

  /** Ends running animations at once. */
  settle() {
    this.#controller.stage.settle();
  }

  /**
   * The board as an SVG document that stands alone.
   * @param {import('./controller.js').PictureLook} [look]
   * @returns {string} empty while there is no game
   */
  svg(look = {}) {
    return this.#controller.picture({ ...look, size: pictureSize(look.size) }, svgOf) ?? '';
  }

  /**
   * The board as a picture for a file, a link preview or the clipboard.
   * @param {import('./controller.js').PictureLook & { format?: 'svg' | 'png' }} [look]
   * @returns {Promise<Blob>} rejects while there is no game, when the size is out of range, or when `position` cannot be read
   */
  async picture({ format = 'svg', ...look } = {}) {
    const made = format === 'png' ? this.#controller.picture({ ...look, size: pictureSize(look.size) }, pngOf) : this.svg(look);
    if (!made) throw new Error('There is no game on the board yet.');
    return typeof made === 'string' ? new Blob([made], { type: 'image/svg+xml' }) : made;
  }

  /** The square at a point of the window. @param {number} clientX @param {number} clientY @returns {SquareName | null} */
  squareAt(clientX, clientY) {
    const { stage } = this.#controller;
    const point = stage.toSurface({ x: clientX, y: clientY });
    return stage.scene && point && stage.nameOf(stage.scene.geometry.placeAt(point));
  }

  /** Where a square is in the window: the box round it, where the page shows it turned. @param {SquareName} square @returns {DOMRect | null} */
  rectOf(square) {
    const { stage } = this.#controller;
    const place = stage.places.get(square);
    if (!stage.scene || !place) return null;
    const half = stage.scene.geometry.cell / 2;
    const { x, y } = stage.scene.geometry.point(place);
    const offsets = [[-half, -half], [half, -half], [half, half], [-half, half]];
    const corners = offsets.flatMap(([dx, dy]) => stage.toClient({ x: x + dx, y: y + dy }) ?? []);
    if (corners.length === 0) return null;
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return new DOMRect(left, top, Math.max(...xs) - left, Math.max(...ys) - top);
  }

  /** Makes a game from the attributes. Later changes overtake earlier ones. */
  async #reload() {
    const attempt = ++this.#attempts;
    await Promise.resolve();
    if (attempt !== this.#attempts) return;
    // Another game or position makes a record set before stale, another game a position too.
    if (this.#changed.size > 0 && !this.#changed.has('record')) this.removeAttribute('record');
    if (this.#changed.has('game') && !this.#changed.has('position')) this.removeAttribute('position');
    const id = this.getAttribute('game');
    const record = this.getAttribute('record');
    if (attempt !== this.#attempts || (!id && !record)) return;
    this.#changed.clear();
    try {
      const { Game } = await loadEngine();
      if (attempt !== this.#attempts || !this.isConnected) return;
      const position = this.getAttribute('position');
      const fromParts = () => (position ? Game.fromFen4(id ?? '', this.options, position) : new Game(id ?? '', this.options));
      this.#take(record ? Game.fromText(record) : fromParts(), true);
    } catch (error) {
      this.#controller.fail(error);
    }
  }

  /** @param {Game | null} referee @param {boolean} own */
  #take(referee, own) {
    const before = this.referee;
    this.#controller.take(referee);
    if (this.#own && before !== referee) before?.free();
    this.#own = own;
    if (this.view) reflect(this, 'game', this.view.variant);
  }
}

/** @param {number} [size] */
function pictureSize(size = 800) {
  if (!(size >= 16 && size <= 8192)) throw new RangeError(`A picture is 16 to 8192 pixels wide, not ${size}.`);
  return Math.round(size);
}

/** @param {HTMLElement} element @param {string} name @param {string | null} value */
function reflect(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * A property that was set before the element was defined hides the accessor: set it again.
 * @param {HTMLElement} element
 * @param {string} name
 */
function upgrade(element, name) {
  if (!Object.hasOwn(element, name) || name === 'animated') return;
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
        const at = entry.indexOf('=');
        return at < 0 ? [entry, true] : [entry.slice(0, at), entry.slice(at + 1)];
      }),
  );
}

/** @param {Options} options */
function formatOptions(options) {
  return Object.entries(options)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true || value === '' ? name : `${name}=${value}`))
    .join(' ');
}

if (typeof customElements !== 'undefined' && !customElements.get('quadrille-board')) {
  customElements.define('quadrille-board', QuadrilleBoard);
}
