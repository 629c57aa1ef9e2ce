/** Declarations of `<quadrille-board>`. */
import type { Effect, Game, MoveInfo, MoveText, Options, Result, Seat, SeatState, SquareName, View } from "./engine.js";

/** A drawing of a man: path data in a box of 100 × 100. */
export interface Drawing {
  body: string;
  line?: string;
  ink?: string;
}

/** Own men: by kind a drawing, or by army and kind (`"white-K"`) a loaded image. */
export type Men = Record<string, Drawing | CanvasImageSource>;

/** What a board tells; all events bubble and are composed. */
export interface QuadrilleBoardEventMap {
  /** Before a move made here by hand; `preventDefault()` stops it, `play(move.text)` plays it later. */
  move: CustomEvent<{ move: MoveInfo; seat: Seat }>;
  /** A move or table event was made. */
  moved: CustomEvent<{ text: MoveText; seat: Seat; effects: Effect[]; view: View }>;
  /** Its animation has ended. */
  movefinished: CustomEvent<{ text: MoveText; seat: Seat; effects: Effect[]; view: View }>;
  turnchange: CustomEvent<{ seat: Seat; outOfOrder: boolean }>;
  check: CustomEvent<{ seat: Seat; by: Seat[]; square: SquareName }>;
  /** A player left the game. */
  out: CustomEvent<{ seat: Seat; state: SeatState; reason: string }>;
  /** The game is over; `record` is the finished game as PGN4, ready to be sent to a server. */
  gameover: CustomEvent<{ result: Result; record: string }>;
  /** A tapped square in mode `edit`. */
  squarepick: CustomEvent<{ square: SquareName }>;
  /** Why a tapped square is no destination. */
  refused: CustomEvent<{ from: SquareName; to: SquareName; code: string; message: string }>;
  error: CustomEvent<{ code: string; message: string }>;
}

/** What frameworks that write markup may set: attributes, properties, and listeners as `onmoved`, `ongameover`, … */
export type QuadrilleBoardProps = Partial<
  Pick<QuadrilleBoard, "animated" | "bottom" | "coordinates" | "facing" | "hint" | "men" | "mode" | "position" | "record" | "theme">
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

/** A board for every game of the engine. Attributes and properties are kept in step. */
export class QuadrilleBoard extends HTMLElement {
  /** Id of a game; also takes a `Game`, which is the referee then. */
  get game(): string;
  set game(game: string | Game);
  get options(): Options;
  set options(options: Options | string);
  /** FEN4. */
  position: string;
  /** PGN4. */
  record: string;
  /** Every man faces its owner, or the board turns to the player to move, or one seat stays at the bottom. */
  facing: "table" | "pass" | "fixed";
  bottom: Seat;
  /** May people move men here: all seats, none, or those listed. */
  get interactive(): string;
  set interactive(seats: boolean | string | Seat[]);
  coordinates: "printed" | "plain" | "none";
  theme: "auto" | "light" | "dark";
  lang: string;
  /** Seats that the computer plays, with level: `"N E:4"`. */
  computer: string;
  /** What taps mean. */
  mode: "move" | "shade" | "place" | "edit";
  /** The game that is asked; setting it hands over the page's own. */
  referee: Game | null;
  readonly view: View | null;
  /** Squares to mark. */
  hint: SquareName[];
  men: Men | null;
  /** Do men glide? */
  animated: boolean;
  /** Plays a move or table event as if made here; resolves to its effects when the animation has ended. */
  play(text: MoveText): Promise<Effect[]>;
  undo(): boolean;
  redo(): boolean;
  goTo(ply: number): void;
  /** After the referee was changed from outside: men glide to their new places. */
  refresh(): void;
  /** Drops selection, drag and chooser. */
  cancel(): void;
  /** Ends running animations. */
  settle(): void;
  squareAt(clientX: number, clientY: number): SquareName | null;
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
