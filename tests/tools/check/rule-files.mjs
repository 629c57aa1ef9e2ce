/** Which files of `src/` decide what is legal, whose turn it is, how a game ends and what a position may be. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools.mjs';

/** Files and folders below `src/`. */
const rules = [
  'chess', 'chess.rs', 'checkers', 'checkers.rs', 'coalition', 'coalition.rs', 'endings', 'endings.rs', 'facts', 'facts.rs', 'family.rs', 'play.rs', 'turn.rs', 'rules', 'rules.rs',
  'state', 'state.rs', 'position', 'position.rs', 'outcome.rs', 'variant', 'variant.rs', 'board', 'board.rs', 'piece', 'piece.rs', 'seat.rs', 'square.rs',
  'moves.rs', 'occupancy.rs', 'game/event.rs',
];

/** @returns {string[]} paths from the repository's folder */
export function ruleFiles() {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.rs') && rules.some((rule) => name === rule || name.startsWith(`${rule}/`)))
    .map((name) => `src/${name}`).sort();
}
