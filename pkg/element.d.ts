/** Declarations of `<quadrille-board>`. */
import type { Effect, Game, MoveInfo, MoveText, Options, Reason, Result, Seat, SeatState, SquareName, View } from "./engine.js";

/** A drawing of a piece: path data (SVG's `d`) in a box of 100 × 100. */
export interface Drawing {
  /** Filled with the army's colour. */
  body: string;
  /** Drawn as lines in the outline's colour. */
  line?: string;
  /** Filled with the outline's colour. */
  ink?: string;
}

/** Own pieces: by kind a drawing, or by army and kind (`"white-K"`) a loaded image. */
export type PieceSet = Record<string, Drawing | HTMLImageElement>;

/** A move whose squares stay marked in its army's colour. */
export interface MarkedMove { seat: Seat; squares: readonly SquareName[] }
/** How a picture of the board should look. */
export interface PictureLook {
  /** Width and height, 16 to 8192 pixels; 800 when nothing is said. */
  size?: number;
  /** The board's own when nothing is said. */
  theme?: "light" | "dark";
  /** The seat at the lower edge; the board's when nothing is said. */
  bottom?: Seat;
  /** FEN4 of another position of the same game. */
  position?: string;
  /** A CSS colour behind the board; nothing when nothing is said. */
  background?: string;
  /** What it shows, for those who cannot see it. */
  title?: string;
}

/** Colours of arrows and marks. */
export type DrawColour = "green" | "red" | "blue" | "yellow";
/** An arrow on the board; green when nothing is said. */
export interface Arrow {
  from: SquareName;
  to: SquareName;
  colour?: DrawColour;
}
/** A marked square; green when nothing is said. */
export interface Mark {
  square: SquareName;
  colour?: DrawColour;
}
/** What a board can sound like. */
export type Tone = "move" | "capture" | "check" | "mated" | "over" | "low" | "phase";

/** What a board tells; all events bubble and are composed. */
export interface QuadrilleBoardEventMap {
  /** Before a move made here by hand; `preventDefault()` stops it, `play(move.text)` plays it later. */
  move: CustomEvent<{ move: MoveInfo; seat: Seat }>;
  /** A move or table event was made. */
  moved: CustomEvent<{ text: MoveText; seat: Seat; effects: Effect[]; view: View }>;
  /** Its animation has ended. */
  movefinished: CustomEvent<{ text: MoveText; seat: Seat; effects: Effect[]; view: View }>;
  /** Somebody else is to move; `outOfOrder` when an answer is owed before the usual order goes on. */
  turnchange: CustomEvent<{ seat: Seat; outOfOrder: boolean }>;
  /** The board has come to rest with another side at the lower edge. */
  turned: CustomEvent<{ bottom: Seat }>;
  /** A king stands in check, from the seats in `by`. */
  check: CustomEvent<{ seat: Seat; by: Seat[]; square: SquareName }>;
  /** A player left the game. */
  out: CustomEvent<{ seat: Seat; state: SeatState; reason: Reason }>;
  /** The game is over; `record` is the finished game as PGN4, ready to be sent to a server. */
  gameover: CustomEvent<{ result: Result; record: string }>;
  /** A tapped square in mode `edit`. */
  squarepick: CustomEvent<{ square: SquareName }>;
  /** A move that somebody looks at in mode `analysis`; it is not made. */
  explore: CustomEvent<{ move: MoveInfo; seat: Seat }>;
  /** Arrows and marks after somebody drew. */
  drawn: CustomEvent<{ arrows: readonly Arrow[]; marks: readonly Mark[] }>;
  /** What somebody decides before their turn; null and null: nothing any more. */
  premove: CustomEvent<{ from: SquareName | null; to: SquareName | null }>;
  /** Why a tapped square is no destination. */
  refused: CustomEvent<{ from: SquareName; to: SquareName; code: string; message: string }>;
  /** Something was refused or could not be loaded; `code` is stable, nothing on the board has changed. */
  error: CustomEvent<{ code: string; message: string }>;
}

/** What frameworks that write markup may set: attributes, properties, and listeners as `onmoved`, `ongameover`, … */
export type QuadrilleBoardProps = Partial<
  Pick<QuadrilleBoard, "animated" | "animation" | "arrows" | "bottom" | "drawing" | "marks" | "pieceImages" | "premoves" | "silent" | "soundFiles" | "sounds" | "coordinates" | "earlier" | "facing" | "hint" | "panels" | "pieces" | "mode" | "position" | "record" | "theme">
> & {
  game?: string | Game;
  options?: Options | string;
  interactive?: boolean | string | Seat[];
  computer?: string;
  class?: string;
  children?: unknown;
  id?: string;
  key?: string | number;
  lang?: string;
  ref?: unknown;
  referee?: Game | null;
  slot?: string;
  style?: unknown;
} & { [Type in keyof QuadrilleBoardEventMap as `on${Type}`]?: (event: QuadrilleBoardEventMap[Type]) => void };

/**
 * `<quadrille-board>`: a board for every game of the engine. Attributes and properties are kept in step.
 *
 * It is a block as wide as its container lets it be; its height follows by itself. Limit it by its width:
 * `quadrille-board { inline-size: min(100%, 100dvh - 4rem) }`. The attribute `layout` says what it has chosen: `corners` (panels in the
 * cut corners, from 520 px on) or `lines` (two lines of panels, above and below); with `panels="none"` it is `bare`, the board alone.
 *
 * Slots `seat-S`, `seat-W`, `seat-N`, `seat-E`: what replaces a seat's panel. It is stretched to fill its box, which is turned to its player
 * when `facing` is `table`, and inherits `--seat-width`, `--seat-height` (px, as its player sees it), `--seat-colour` and `--seat-edge`.
 *
 * Parts: `stage`, `board`, `pieces`, `grid`, `seat`, `panel`, `choice`, `choice-button`, `paper` (score and position, printed below the board).
 *
 * CSS properties, all colours unless said otherwise: `--quadrille-light`, `-dark` (squares), `-label` (printed labels), `-accent`,
 * `-on-accent` (whose turn it is), `-select`, `-legal`, `-check` (marks), `-panel`, `-panel-edge`, `-text`, `-muted` (panels and choosers),
 * `-font` (family), `-radius`, `-line` (lengths), and the armies' fills `-white`, `-yellow`, `-black`, `-red`, `-brown`, `-tan`, `-blue`, `-green`;
 * with `-edge` and `-line` behind an army's name, its outline and the lines inside.
 */
export class QuadrilleBoard extends HTMLElement {
  /** Id of the game on the board, such as `"hughes"`; also takes a `Game`, which then is the referee. Attribute `game`. */
  get game(): string;
  set game(game: string | Game);
  /** Table rules by name. Attribute `options`, as text: `"anticlockwise numbered=W"`. */
  get options(): Options;
  set options(options: Options | string);
  /** The position shown, as FEN4; setting it starts a game from there. Attribute `position`. */
  position: string;
  /** The record of the game, as PGN4; setting it loads one. Attribute `record`. */
  record: string;
  /** table: every piece faces its owner · pass: the board turns to the player to move · fixed: `bottom` stays. Attribute `facing`. */
  facing: "table" | "pass" | "fixed";
  /** The seat at the lower edge. Attribute `bottom`. */
  bottom: Seat;
  /** May people move pieces here: all seats, none, or those listed (`"S N"`). Attribute `interactive`. */
  get interactive(): boolean | string;
  set interactive(seats: boolean | string | Seat[]);
  /** Which labels are printed: those of the game's own board, a b c … and 1 2 3 …, or none. Attribute `coordinates`. */
  coordinates: "printed" | "plain" | "none";
  /** Do the players' panels lie round the board, or does the page show them by itself? Attribute `panels`. */
  panels: "seats" | "none";
  /** Attribute `theme`; auto follows the system. */
  theme: "auto" | "light" | "dark";
  /** Seats that the computer plays, with level 1 to 5: `"N E:4"`. Attribute `computer`. */
  computer: string;
  /** The same by seat. */
  readonly levels: Map<Seat | null, number>;
  /**
   * What taps do: moves, in Coalition changes of shade or rearranging, nothing but a `squarepick` (`edit`), or a look at moves that are not made
   * (`analysis`: read-only, every move is an `explore`). Attribute `mode`.
   */
  mode: "move" | "shade" | "place" | "edit" | "analysis";
  /** The game that decides everything here, null until the engine is there; setting it hands over the page's own. */
  referee: Game | null;
  /** What is on the board, as the engine sees it. */
  readonly view: View | null;
  /** Squares to mark, such as a hint's. */
  get hint(): readonly SquareName[];
  set hint(squares: readonly SquareName[]);
  /** Moves before the last one to keep marked in their armies' colours, the oldest first. */
  get earlier(): readonly MarkedMove[];
  set earlier(moves: readonly MarkedMove[]);
  /** Own pieces instead of the board's. */
  pieces: PieceSet;
  /** Milliseconds in which a piece comes to its square, 0 to 2000; 160 when nothing is said. Attribute `animation`, there also `none`. */
  animation: number;
  /** May people decide on a move before their turn? It is made when its turn comes, if it is legal then. Attribute `premoves`. */
  premoves: boolean;
  /** May people draw arrows and marks, by the other mouse button or a long press? Shift, Ctrl and Alt choose colours. Attribute `drawing`. */
  drawing: boolean;
  /** Arrows on the board, drawn by people or set by the page. */
  get arrows(): readonly Arrow[];
  set arrows(arrows: readonly Arrow[]);
  /** Marked squares, drawn by people or set by the page. */
  get marks(): readonly Mark[];
  set marks(marks: readonly Mark[]);
  /** Does the board sound its moves? Attribute `sounds`. */
  sounds: boolean;
  /** Addresses of own sounds, by what happened. */
  soundFiles: Partial<Record<Tone, string>>;
  /** Does the page itself say what happens to those who listen? Attribute `silent`. */
  silent: boolean;
  /** Addresses of own pictures of the pieces: `"pieces/{army}-{piece}.svg"`, such as `pieces/white-K.svg`. Attribute `piece-images`. */
  pieceImages: string;
  /** Do pieces glide? People who ask their system for reduced motion never see it. */
  animated: boolean;
  /**
   * Plays a move or table event (`"resign:W"`, `"draw"`) as if made here. Resolves to its effects when the animation has ended; rejects when the
   * engine refuses, and nothing has changed.
   */
  play(text: MoveText): Promise<Effect[]>;
  /** Takes the last move back. Was there one? */
  undo(): boolean;
  /** Makes it again. Was there one? */
  redo(): boolean;
  /** Shows the position after so many plies. */
  goTo(ply: number): boolean;
  /** After the referee was changed from outside: pieces glide to their new places. */
  refresh(): boolean;
  /** Drops selection, drag and chooser. Was there something? */
  cancel(): boolean;
  /** Ends running animations at once. */
  settle(): void;
  /** The board as an SVG document that stands alone; empty while there is no game. */
  svg(look?: PictureLook): string;
  /**
   * The board as a picture for a file, a link preview or the clipboard: `image/svg+xml` or `image/png`. Rejects while there is no game, when the
   * size is out of range, or when `position` cannot be read.
   */
  picture(look?: PictureLook & { format?: "svg" | "png" }): Promise<Blob>;
  /** The square at a point of the window. */
  squareAt(clientX: number, clientY: number): SquareName | null;
  /** Where a square is in the window. */
  rectOf(square: SquareName): DOMRect | null;
  addEventListener<K extends keyof QuadrilleBoardEventMap>(
    type: K,
    listener: (this: QuadrilleBoard, event: QuadrilleBoardEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** Hands over an engine that the page has loaded itself, for all its boards. */
export function useEngine(module: typeof import("./engine.js")): void;

declare global {
  interface HTMLElementTagNameMap {
    "quadrille-board": QuadrilleBoard;
  }
}
