/** What a screen reader hears on a square, and what the grid may do there. */

/**
 * @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName
 * @typedef {import('../../pkg/engine.d.ts').VariantInfo} VariantInfo
 * @typedef {import('./grid.js').SquareLook} SquareLook
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./words.js').Words} Words
 */

/**
 * The look of every square of a scene.
 * @param {Scene} scene
 * @param {VariantInfo} variant
 * @param {Words} words
 * @param {ReadonlySet<SquareName>} movable
 * @returns {(name: SquareName) => SquareLook}
 */
export function describe(scene, variant, words, movable) {
  const { board, view, family, trail, destinations } = scene;
  const { says } = words;
  const pieces = new Map(view.pieces.map((piece) => [piece.square, piece]));
  const gone = new Set(view.removedSquares);
  const checked = new Set(view.seats.flatMap((seat) => seat.checkedKings));
  const must = new Set(view.mustCapture);
  const printed = new Map(board.squares.map(({ name, file, rank }) => [name, `${board.files[file] ?? ''}${board.ranks[rank] ?? ''}` || name]));
  const armies = new Map(variant.armies.map(({ seat, colour }) => [seat, words.colours[colour] ?? colour]));
  /** @param {import('../../pkg/engine.d.ts').Piece} piece */
  const nameOf = ({ seat, kind }) => {
    const plain = words.pieces[family][kind] ?? kind;
    return seat === null ? plain : words.piece(armies.get(seat) ?? seat, plain);
  };
  return (name) => {
    const piece = pieces.get(name);
    const next = destinations.get(name);
    const selected = trail.includes(name);
    const parts = [printed.get(name) ?? name];
    if (piece) parts.push(nameOf(piece));
    if (piece && piece.state !== 'active') parts.push(says[piece.state]);
    if (piece?.turned) parts.push(says.turned);
    if (checked.has(name)) parts.push(says.check);
    if (must.has(name)) parts.push(says.must);
    if (gone.has(name)) parts.push(says.gone);
    if (selected) parts.push(says.selected);
    if (next) parts.push(next.captures ? says.takes : says.goes);
    return { label: parts.filter(Boolean).join(', '), movable: movable.has(name), open: next !== undefined, selected, gone: gone.has(name) };
  };
}
