/** A finished game: both players of South and North are mated. */
import '../board/element.js';

const record = `[Variant "american"]

1. d2-d4 .. b9-d9 .. g13-g12 .. n10-l11
2. d1-d2 .. d9-e9 .. h14-b8 .. l11-k13
3. h2-h4 .. a7-b8 .. f14-i11 .. m9-k9
4. g1-m7 .. b8-i1 .. i11-k9 .. n8-m7
5. a10-c9 .. k14-k13 .. m6-l6
6. c9-d11 .. k9-m11 .. m7-f14
7. d11-e13
`;
const board = /** @type {import('../../pkg/element.d.ts').QuadrilleBoard} */ (document.querySelector('quadrille-board'));
const status = /** @type {HTMLElement} */ (document.querySelector('[role=status]'));
board.record = record;

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    const view = board.view;
    if (!view) return;
    const to = { start: 0, back: view.ply - 1, on: view.ply + 1, end: view.plies }[button.dataset.to ?? ''] ?? 0;
    board.goTo(Math.max(0, Math.min(view.plies, to)));
    status.textContent = `${board.view?.ply} of ${view.plies}`;
  });
}
