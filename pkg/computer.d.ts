/**
 * The engine that thinks: the referee's face and `Search` beside it, built for speed. For a worker or a server; a page that only plays by
 * the rules needs no more than `quadrille/engine`. Games of one module mean nothing to the other: hand over their text.
 */

import type { Kind, MoveText, Seat, SquareName } from "./engine.js";
import { Game as Referee } from "./engine.js";

export { default, GameFile, variants } from "./engine.js";
export type * from "./engine.js";

/** Where somebody who solves a problem stands. */
export interface Verdict {
  /** The goal has been reached. */
  reached: boolean;
  /** It is reached, or can still be forced. */
  holds: boolean;
  /** A defender to move: the move that refutes, or holds out longest; the one who solves: a move that forces the goal. */
  reply: MoveText | null;
  /** Moves that the one who solves still has, partners' moves included. */
  movesLeft: number;
}

/** A game under way, which this module can judge besides. */
export class Game extends Referee {
  static fromText(text: string): Game;
  /**
   * Judges a game that began as a problem: `mate:2` (mate in two), `save:N:1` (North is not mated), `thaw:N:2`, `ally:E:1`, `win:2:2` (two
   * pieces more than lost). The party to move at the start solves it. Throws `too-hard` when there are too many defences to try.
   */
  judge(task: string): Verdict;
}

/** One reason for a move, most telling first; the page words it. `kind`, `square`, `seats` and `count` say what it is about. */
export interface Why {
  key:
    | "only-move" | "wins" | "forces-win" | "delays-loss" | "mates" | "captures" | "captures-several" | "promotes" | "checks"
    | "leaves-check" | "frees-partner" | "holds-mate" | "saves" | "defends" | "threatens" | "castles" | "advances"
    | "puts-back" | "allies" | "develops" | "improves";
  seats?: Seat[];
  kind?: Kind;
  square?: SquareName;
  /** `forces-win`: own moves to it; `captures-several`: pieces. */
  count?: number;
}

/** What a search thinks. */
export interface Thought {
  move: MoveText;
  /** The line that is expected, `move` first. */
  line: MoveText[];
  /** Each party's chances in hundredths of a pawn, 0 being even; beyond ±29 500 a forced win or loss. */
  scores: { seats: Seat[]; score: number }[];
  /** Plies searched in full. */
  depth: number;
  /** Positions looked at. */
  nodes: number;
  why: Why[];
}

/** A search that is advanced in slices: the caller holds the clock. The same game, level and seed give the same answer. */
export class Search {
  /** `level` 1 to 5; `seed` any whole number from 0 to 2^53. */
  constructor(game: Game, level: number, seed: number);
  /** Looks at about `nodes` more positions; true when it has decided. */
  step(nodes: number): boolean;
  /** Throws `no-move` when the game is over. */
  best(): Thought;
  free(): void;
}
