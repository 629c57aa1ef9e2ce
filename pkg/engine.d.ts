/**
 * The engine's face: the referee of every game, compiled to WebAssembly.
 * Structured values are plain objects; every error is an `Error` with a stable `code`.
 */

/** A side of the table, clockwise from the lower edge: South, West, North, East. */
export type Seat = "S" | "W" | "N" | "E";

/** A square's plain name, file letter and rank number, a1 at the lower left (`"a1"` … `"n14"`; Coalition skips j). */
export type SquareName = string;

/** A move's text, unique among the legal moves: `c2-c4`, `a10-a11=Q`, `c3:e5:g7`, `@Qf1`, `done`, `skip`, `declare:black` … */
export type MoveText = string;

/** `P N B R Q K` chess; `D` the online game's one-point queen; `M` piece and `K` king of checkers; `K F U T A I R M S` Coalition. */
export type Kind = string;

/** active: plays · frozen: mated, may be freed · inert: out, pieces stay as obstacles · removed: out, pieces gone · walking: army grey, king moves by itself. */
export type SeatState = "active" | "frozen" | "inert" | "removed" | "walking";

/** Which set of pieces a game is played with. */
export type Family = "chess" | "checkers" | "coalition";

/** A named rule that a game offers to the table. */
export interface OptionInfo {
  /** e.g. `"anticlockwise"`, `"960"`, `"array"`. */
  name: string;
  /** switch: present or absent · choice: one of `choices` · number: `min` to `max` · armies: four colour letters for S W N E. */
  kind: "switch" | "choice" | "number" | "armies";
  choices: string[];
  default: string;
  min: number;
  max: number;
}

/** An option's values by name; a switch that is on has the value `""` or `true`. */
export type Options = Record<string, string | number | boolean>;

export interface Army {
  seat: Seat;
  /** `white yellow black red brown tan blue green` …: the key of name and colour. */
  colour: string;
  /** The letter it has in option `armies`, records and summaries. */
  shade: "light" | "dark";
}

/** One game of the book. */
export interface VariantInfo {
  id: string;
  /** The English name. */
  name: string;
  /** Whose game it is. */
  source: string;
  /** Letters of the pieces it is played with. */
  kinds: Kind[];
  /** Does it count points? */
  scoring: boolean;
  /** Is a check only one when the mover calls it? */
  spokenCheck: boolean;
  family: Family;
  board: "cross12" | "cross14" | "square10" | "square8";
  /** Seats in the order S W N E that take part. */
  seats: Seat[];
  /** Seats in the order of play, the first to move first. */
  order: Seat[];
  /** Seats that win and lose together. */
  parties: Seat[][];
  /** Seats that one person moves, by person (doubles: more than one). */
  controllers: Seat[][];
  armies: Army[];
  options: OptionInfo[];
  /** What the source says about talking. */
  talk: "unsaid" | "free" | "diplomacy";
  /** Section of the rule book. */
  section: number;
}

/** The board as it is on this table: all that never changes during a game. */
export interface BoardInfo {
  /** Squares along a side of the bounding square: 8, 10, 12 or 14. */
  size: number;
  squares: BoardSquare[];
  /** Labels printed along the edges, from the lower left. */
  files: string[];
  ranks: string[];
}

export interface BoardSquare {
  name: SquareName;
  /** 0-based from the left. */
  file: number;
  /** 0-based from the bottom. */
  rank: number;
  dark: boolean;
  /** Coalition: the power whose field it is. */
  field: Seat | null;
}

export interface Piece {
  square: SquareName;
  /** Whose piece it is; null when it is grey. */
  seat: Seat | null;
  kind: Kind;
  /** frozen and inert pieces look it; `grey` pieces belong to nobody any more. */
  state: "active" | "frozen" | "inert" | "grey";
  /** The seat-relative way it walks: a pawn that has turned round faces its own edge. */
  turned: boolean;
}

export interface SeatView {
  seat: Seat;
  state: SeatState;
  /** Is it this seat's turn? */
  toMove: boolean;
  /** Seats that give check to this seat's king, in table order; empty: not in check. */
  checkedBy: Seat[];
  /** Squares of this seat's kings that are in check. */
  checkedKings: SquareName[];
  /** Men that this seat has captured, in order of capture. */
  captured: { kind: Kind; seat: Seat | null }[];
  /** Points, in games that have them, otherwise null. */
  points: number | null;
  /** Index into `VariantInfo.parties`; in Coalition it follows the alliances. */
  party: number;
  /** The seat whose player moves this seat's pieces: its own, but for a dummy of Coalition its ally. */
  movedBy: Seat;
}

/** All that is needed to paint the table. */
export interface View {
  variant: string;
  options: Record<string, string>;
  /** Plies played up to the position shown. */
  ply: number;
  /** Plies of the whole main line (more than `ply` after stepping back). */
  plies: number;
  /** Seat to move; null when the game is over. */
  turn: Seat | null;
  /** play · setup and rearrange (Coalition) · replace (GenCon). */
  phase: "play" | "setup" | "rearrange" | "replace";
  round: number;
  pieces: Piece[];
  /** Squares that have left the board (GenCon). */
  removedSquares: SquareName[];
  seats: SeatView[];
  lastMove: { seat: Seat; text: MoveText; squares: SquareName[] } | null;
  /** Squares of pieces that must capture (checkers). */
  mustCapture: SquareName[];
  /** Coalition: alliances once settled, e.g. `[["S","W"],["N","E"]]`; seats whose next turn is skipped. */
  alliances: Seat[][] | null;
  owesTurn: Seat[];
  result: Result;
  pacts: Pact[];
}

/** Why a game ended or a player went out. */
export type Reason =
  | "mate" | "stalemate" | "last-standing" | "resignation" | "flag" | "threefold" | "fifty-rounds"
  | "fivefold" | "seventy-five-rounds" | "dead-position" | "agreement" | "claim" | "king-captured" | "no-move"
  | "all-pieces" | "arm-removed" | "no-alliance" | "points";

export interface Result {
  kind: "ongoing" | "win" | "draw" | "stopped";
  /** Seats of the winning party. */
  winners: Seat[];
  /** Why it ended; empty while it goes on. */
  reason: Reason | "";
  points: Record<Seat, number> | null;
}

export interface Pact { seats: [Seat, Seat]; aim: string; }

/** One legal move, ready for a board: nobody has to read the text. */
export interface MoveInfo {
  text: MoveText;
  kind: "move" | "drop" | "done" | "skip" | "declare" | "place" | "shade" | "rearrange" | "huff";
  /** Null for moves without a piece on the board (`drop`, `done`, `skip`, `declare`). */
  from: SquareName | null;
  /** Where it ends; for `huff` the square of the piece that is taken. */
  to: SquareName | null;
  /** Every square stood on, with start and end (checkers jumps); otherwise from and to. */
  path: SquareName[];
  /** Squares of the pieces that it takes. */
  captures: SquareName[];
  /** Kind that the piece becomes, or that is put down. */
  becomes: Kind | null;
  castling: boolean;
  /** Seat declared for (Coalition). */
  declares: Seat | null;
}

/** What a move or a table event did, in order: drives animation, sound and words. */
export type Effect =
  | { type: "moved"; seat: Seat; kind: Kind; from: SquareName; to: SquareName }
  | { type: "captured"; seat: Seat | null; kind: Kind; square: SquareName; by: Seat }
  | { type: "promoted"; seat: Seat; square: SquareName; kind: Kind }
  | { type: "turned"; seat: Seat; square: SquareName }
  | { type: "placed"; seat: Seat; kind: Kind; square: SquareName }
  | { type: "exchanged"; seat: Seat; a: SquareName; b: SquareName }
  | { type: "check"; seat: Seat; by: Seat[]; square: SquareName }
  | { type: "mated"; seat: Seat }
  | { type: "stalemated"; seat: Seat }
  | { type: "frozen"; seat: Seat }
  | { type: "thawed"; seat: Seat }
  | { type: "passed"; seat: Seat; reason: string }
  | { type: "out"; seat: Seat; state: SeatState; reason: Reason }
  | { type: "kingOff"; seat: Seat; square: SquareName }
  | { type: "piecesRemoved"; seat: Seat; squares: SquareName[] }
  | { type: "armRemoved"; seat: Seat; squares: SquareName[]; pieces: SquareName[] }
  | { type: "phase"; seat: Seat; phase: View["phase"] }
  | { type: "allied"; parties: Seat[][]; by: Seat; reason: string }
  | { type: "turn"; seat: Seat; outOfOrder: boolean }
  | { type: "points"; seat: Seat; points: number; reason: string }
  | { type: "huffed"; seat: Seat; square: SquareName; by: Seat }
  | { type: "called"; seat: Seat }
  | { type: "resigned"; seat: Seat }
  | { type: "flagged"; seat: Seat }
  | { type: "pact"; seats: [Seat, Seat]; made: boolean; aim: string }
  | { type: "warning"; reason: "three-against-one"; seat: Seat }
  | { type: "over"; result: Result };

/** Why a piece cannot go where somebody tried to put it. */
export interface WhyNot { code: string; message: string; }

/** A move or table event of the record; `ply` counts the moves up to and with it. */
export interface Played { ply: number; seat: Seat; text: MoveText; comment: string; mark: string; clock: number | null; }

/** A variation beside the line shown. */
export interface Aside {
  /** Names it for `goToAside`. */
  node: number;
  /** Moves of the line shown before it branches off. */
  ply: number;
  /** Is it the record's main line, while a variation is shown? */
  main: boolean;
  moves: Played[];
}

/** A game under way: position, record and cursor. */
export class Game {
  constructor(variant: string, options?: Options);
  /** Reads PGN4, and PGN for orthodox games; or a position alone, as FEN4 or FEN. */
  static fromText(text: string): Game;
  /** From a position as FEN4 or, for orthodox games, FEN. */
  static fromFen4(variant: string, options: Options | undefined, fen4: string): Game;
  static fromShare(text: string): Game;
  legalMoves(): MoveInfo[];
  /** What may be claimed now by the table event `claim`, by whom, and how the game ends by it: in orthodox chess a draw, in the free-for-all the win. */
  claim(): { seat: Seat; result: Result } | null;
  /** Plays a move of `legalMoves()` or a table event (`resign:W`, `draw`, `pact:S-W …`). Throws and changes nothing if it is not legal. */
  applyMove(text: MoveText): Effect[];
  /** Why `from`→`to` is not among the legal moves. */
  whyNot(from: SquareName, to: SquareName): WhyNot;
  undo(): boolean;
  redo(): boolean;
  goTo(ply: number): void;
  view(): View;
  board(): BoardInfo;
  variant(): VariantInfo;
  /** The moves of the line shown (the main line at first), with seat and annotation, in order. */
  moves(): Played[];
  /** What else the record holds: a line for every move that was made or noted instead of one of the line shown. */
  asides(): Aside[];
  /** Shows the line of an aside, with its first move made. What was shown before becomes an aside. */
  goToAside(node: number): void;
  annotate(ply: number, comment: string, mark: string): void;
  /** Records the mover's clock after a move, in milliseconds. */
  setClock(ply: number, milliseconds: number): void;
  setTag(name: string, value: string): void;
  tag(name: string): string | undefined;
  /** The record as PGN4. */
  toText(): string;
  /** The same with the line shown as its main line: what another engine is to think about. */
  lineText(): string;
  /** The record as PGN; `undefined` for all games but orthodox chess. */
  toPgn(): string | undefined;
  toFen4(): string;
  toShare(): string;
  /** A position of the game as FEN4, from FEN4 or, for orthodox games, FEN. Throws and says where when the text does not read; whether a game can start from it, `validate` says. */
  static readPosition(variant: string, options: Options | undefined, text: string): string;
  /** Faults of a set-up; empty when a game can start from it. */
  static validate(variant: string, options: Options | undefined, fen4: string): { code: string; message: string; square: SquareName | null; seat: Seat | null }[];
  free(): void;
}

/** A game of a file: what it is, or why it cannot be read. */
export interface FoundGame {
  /** Its place in the file, from 1. */
  number: number;
  /** The line on which it begins, from 1. */
  line: number;
  /** Its bytes in the file; of UTF-16, in the file turned into UTF-8. */
  start: number;
  end: number;
  text: string;
  /** `word` is the move, or the game that is not played here, as it is written; `ply` and its `line` in the game's text count from 1, 0 for none. */
  error: { code: string; message: string; line: number; word: string; ply: number } | null;
  /** `written` is the file's own result where it is not the referee's. */
  game: { variant: string; names: Partial<Record<Seat, string>>; event: string; written: string; plies: number; result: Result } | null;
  /** What is not as it should be and was read all the same: `went-on`, `cut-variation`, `behind-result`, `other-result`, `unknown-fields`, `unknown-rules`, `layout`. */
  notices: string[];
}

/** A file with any number of games, in any encoding, that comes in pieces: `push` some bytes, take what `next` gives until it is null, push more; `finish` at the end. */
export class GameFile {
  constructor();
  push(bytes: Uint8Array): void;
  finish(): void;
  next(): FoundGame | null;
  free(): void;
}

/** All games of the book, in its order. */
export function variants(): VariantInfo[];

/** Loads the module; call it once before anything else. */
export default function init(input?: { module_or_path?: unknown }): Promise<unknown>;
