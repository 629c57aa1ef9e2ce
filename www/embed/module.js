/** You play South, computers the other seats; the page hears of every move and gets the finished record. */
import '../board/element.js';

const board = /** @type {import('../../pkg/element.d.ts').QuadrilleBoard} */ (document.querySelector('quadrille-board'));
const status = /** @type {HTMLElement} */ (document.querySelector('[role=status]'));

board.addEventListener('moved', (event) => {
  const { seat, text } = /** @type {CustomEvent} */ (event).detail;
  status.textContent = `${seat} played ${text}`;
});
board.addEventListener('gameover', (event) => {
  const { result, record } = /** @type {CustomEvent} */ (event).detail;
  status.textContent = `${result.kind}: ${result.winners.join(' and ')}. The record has ${record.length} characters.`;
});
