/** One seat to move: the board refuses every move that does not end the game, and the referee says which one does. */
import '../board/element.js';

const position = "G-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{'variant':'coalition','diplomacy':('round:6','ally:E@1','opened','shaded:S'),"
  + "'unmoved':('d2','e2','f2','g2','h2','i5','i6','b7','i7','d9','e9')}-bF,1,yA,2,yK,yA,gU,2/2,yR,yM,yS,yM,4/1,yI,yM,5,yM,1/"
  + '1,bM,6,gM,1/3,bS,1,gU,2,gS,1/3,bS,4,gS,1/6,gM,3/10/1,rR,1,rS,rS,rM,rS,rM,2/2,rK,2,rT,rI,rA,2';
const board = /** @type {import('../../pkg/element.d.ts').QuadrilleBoard} */ (document.querySelector('quadrille-board'));
const status = /** @type {HTMLElement} */ (document.querySelector('[role=status]'));
board.position = position;

board.addEventListener('moved', () => {
  if (board.view?.result.kind === 'win') status.textContent = 'Mate: solved.';
  else if (board.undo()) status.textContent = 'Not yet. Try again.';
});
