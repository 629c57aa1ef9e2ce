/** What a board says to those who listen: a move, what came of it, and why another was refused. */

/**
 * @typedef {import('../../pkg/engine.d.ts').Effect} Effect
 * @typedef {import('../../pkg/engine.d.ts').Seat} Seat
 * @typedef {import('../../pkg/engine.d.ts').VariantInfo} VariantInfo
 * @typedef {import('../../pkg/engine.d.ts').View} View
 * @typedef {import('./words.js').Words} Words
 */

/**
 * One line for a move or table event.
 * @param {readonly Effect[]} effects
 * @param {View} view after it
 * @param {VariantInfo} variant
 * @param {Words} words
 * @param {(square: string) => string} printed
 */
export function told(effects, view, variant, words, printed) {
  const { says } = words;
  /** @param {Seat} seat */
  const army = (seat) => {
    const { colour = seat } = variant.armies.find((each) => each.seat === seat) ?? {};
    return words.colours[colour] ?? colour;
  };
  /** @param {string} kind */
  const piece = (kind) => words.pieces[variant.family][kind] ?? kind;
  const parts = effects.flatMap((effect) => {
    switch (effect.type) {
      case 'moved':
        return `${words.piece(army(effect.seat), piece(effect.kind))}, ${printed(effect.from)}, ${printed(effect.to)}`;
      case 'captured':
        return `${says.taken}: ${effect.seat ? words.piece(army(effect.seat), piece(effect.kind)) : piece(effect.kind)}`;
      case 'promoted':
        return piece(effect.kind);
      case 'check':
        return `${army(effect.seat)}: ${says.check}`;
      case 'out':
        return `${army(effect.seat)}: ${says.inert}`;
      default:
        return [];
    }
  });
  const { result } = view;
  if (result.kind === 'win') parts.push(`${says.won}: ${result.winners.map(army).join(', ')}`);
  else if (result.kind !== 'ongoing') parts.push(says.drawn);
  else if (view.turn) parts.push(`${army(view.turn)}: ${view.mustCapture.length > 0 ? `${says.must}, ${view.mustCapture.map(printed).join(', ')}` : says.turn}`);
  return `${parts.join('. ')}.`;
}
