/**
 * What a tap means, as pure functions of the legal moves: no rules, no pixels.
 *
 * A selection is the trail of squares tapped so far: the piece's own square, then (checkers) those it has been told to jump to.
 */

/**
 * @typedef {import('../../pkg/engine.d.ts').MoveInfo} MoveInfo
 * @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName
 * @typedef {readonly SquareName[]} Trail
 */

/**
 * What a tap on a square asks for.
 * @typedef {{ do: 'select', trail: Trail }
 *   | { do: 'play', move: MoveInfo }
 *   | { do: 'choose', moves: MoveInfo[], square: SquareName }
 *   | { do: 'refuse', from: SquareName, to: SquareName }
 *   | { do: 'nothing' }} Wish
 */

/**
 * The moves that a tap on the board can mean. A change of shade and a rearranging look like moves, so they count only when
 * asked for; in a phase of placing (one that ends with 'done') placing goes before a plain move between the same squares.
 * @param {readonly MoveInfo[]} legal
 * @param {'move' | 'shade' | 'place'} mode
 */
export function boardMoves(legal, mode) {
  if (mode !== 'move') return legal.filter((move) => move.kind === mode);
  if (!legal.some((move) => move.kind === 'done')) return legal.filter((move) => move.to !== null && move.kind !== 'shade' && move.kind !== 'place');
  const placed = new Set(legal.filter((move) => move.kind === 'place').map((move) => `${move.from}-${move.to}`));
  return legal.filter(
    (move) => move.to !== null && move.kind !== 'shade' && (move.kind === 'place' || !placed.has(`${move.from}-${move.to}`)),
  );
}

/** Squares of pieces that can move. @param {readonly MoveInfo[]} moves @returns {Set<SquareName>} */
export function movable(moves) {
  const squares = new Set();
  for (const move of moves) if (move.from !== null) squares.add(move.from);
  return squares;
}

/** Moves that begin with this trail. @param {readonly MoveInfo[]} moves @param {Trail} trail */
export function along(moves, trail) {
  if (trail.length === 0) return moves.filter((move) => move.from === null);
  return moves.filter((move) => move.from === trail[0] && trail.every((square, i) => move.path[i] === square));
}

/**
 * Squares that may be tapped next and whether something is taken on the way.
 * @param {readonly MoveInfo[]} moves
 * @param {Trail} trail
 * @returns {Map<SquareName, { captures: boolean, end: boolean }>}
 */
export function destinations(moves, trail) {
  /** @type {Map<SquareName, { captures: boolean, end: boolean }>} */
  const found = new Map();
  for (const move of along(moves, trail)) {
    if (move.to === null) continue;
    found.set(move.to, { captures: move.captures.length > 0, end: true });
  }
  for (const move of along(moves, trail)) {
    const next = trail.length > 0 ? move.path[trail.length] : undefined;
    if (next !== undefined && !found.has(next)) found.set(next, { captures: move.captures.length > 0, end: false });
  }
  return found;
}

/**
 * What a tap means.
 * @param {readonly MoveInfo[]} moves
 * @param {Trail} trail
 * @param {SquareName} square
 * @param {ReadonlySet<SquareName>} [own] the mover's pieces, also those that cannot move: they are taken up to learn why
 * @returns {Wish}
 */
export function tap(moves, trail, square, own = new Set()) {
  const open = along(moves, trail);
  const ending = open.filter((move) => move.to === square);
  const passing = trail.length > 0 ? open.filter((move) => move.path[trail.length] === square && move.to !== square) : [];
  if (passing.length > 0 && ending.length === 0) {
    return passing.length === 1 ? { do: 'play', move: passing[0] } : { do: 'select', trail: [...trail, square] };
  }
  if (passing.length > 0) return { do: 'select', trail: [...trail, square] };
  if (ending.length === 1) return { do: 'play', move: ending[0] };
  if (ending.length > 1) return several(ending, trail, square);
  if (trail.length > 0 && square === trail[0]) return { do: 'select', trail: [] };
  if (movable(moves).has(square) || (open.length === 0 || trail.length === 0) && own.has(square)) return { do: 'select', trail: [square] };
  if (trail.length > 0) return { do: 'refuse', from: trail[0], to: square };
  return { do: 'nothing' };
}

/**
 * Several moves end on the tapped square: let the mover choose, or wait for the squares between.
 * @param {MoveInfo[]} ending
 * @param {Trail} trail
 * @param {SquareName} square
 * @returns {Wish}
 */
function several(ending, trail, square) {
  const stopped = ending.filter((move) => move.path.length === trail.length);
  if (trail.length > 1 && stopped.length === 1) return { do: 'play', move: stopped[0] };
  if (ending.every((move) => move.path.length <= 2)) return { do: 'choose', moves: ending, square };
  return { do: 'nothing' };
}
