/**
 * What is printed instead of the table: the board in light colours, the score with names, and the position as text. It is made when the
 * browser begins to print, and goes when it has done.
 * @module
 */

import { h } from '../ui/dom.js';
import { list, t } from '../ui/i18n.js';
import { fullName, printMove } from '../ui/labels.js';
import { piecesInWords } from './bytext.js';
import { rounds } from './moves.js';

/** @typedef {import('./play.js').Place} Place */

/** Keeps a sheet of paper ready while the table is shown. @param {Place} place */
export function keepPaper(place) {
  /** @type {HTMLElement | null} */
  let paper = null;
  const lay = () => {
    paper?.remove();
    paper = sheet(place);
    document.body.append(paper);
  };
  const clear = () => {
    paper?.remove();
    paper = null;
  };
  const printing = matchMedia('print');
  addEventListener('beforeprint', lay, { signal: place.gone });
  addEventListener('afterprint', clear, { signal: place.gone });
  // Some tools print without saying so beforehand.
  printing.addEventListener('change', () => (printing.matches ? lay() : clear()), { signal: place.gone });
  place.gone.addEventListener('abort', clear);
}

/** @param {Place} place */
function sheet(place) {
  const { session, board } = place;
  const { view, info } = session;
  const picture = h('div', { class: 'picture' },
    h('img', { alt: '', src: `data:image/svg+xml,${encodeURIComponent(board.svg({ theme: 'light', size: 600 }))}` }));
  const score = h('table', { class: 'score' },
    h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, t('moves.round')), info.order.map(seat => h('th', { scope: 'col' }, session.label(seat))))),
    h('tbody', {}, rounds(session.game.moves(), info.order).map((row, index) => h('tr', {}, h('th', { scope: 'row' }, index + 1),
      row.map(moves => h('td', {}, moves.map(move => `${printMove(session.board, info.family, move.text)}${move.mark}${move.comment ? ` {${move.comment}}` : ''}`).join(' ')))))));
  const result = view.result.kind === 'ongoing' ? '' : t(`over.short.${view.result.kind}`, { names: list(view.result.winners.map(seat => session.label(seat))) });
  return h('section', { class: 'paper' },
    h('h1', {}, fullName(info.id)), h('p', {}, [...info.seats.map(seat => session.label(seat)), result].filter(Boolean).join(' · ')),
    picture, h('h2', {}, t('moves.title')), score,
    h('h2', {}, t('share.position')), h('ul', {}, info.seats.map(seat => h('li', {}, piecesInWords(place, seat)))), h('p', { class: 'fen' }, session.game.toFen4()));
}
