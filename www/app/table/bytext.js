/**
 * The table in words: moves typed as text, and where every piece stands. For screen readers, and for hands that type.
 * @module
 */

import { fill, h } from '../ui/dom.js';
import { t } from '../ui/i18n.js';
import { manName, printMove, printSquare } from '../ui/labels.js';

/** @typedef {import('./play.js').Place} Place */

/**
 * @param {Place} place
 * @returns {{ element: HTMLElement, update: () => void }}
 */
export function tableInWords(place) {
  const { session } = place;
  const input = h('input', { type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', placeholder: t('text.example') });
  const answer = h('p', { class: 'small problem', role: 'alert' });
  const standing = h('ul', { class: 'prose small' });
  const form = h('form', {
    class: 'row',
    onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      const move = typedMove(place, input.value);
      fill(answer, move ? '' : t('text.unknown', { move: input.value }));
      if (!move) return;
      input.value = '';
      void place.propose(move);
    },
  }, h('label', { class: 'field grow' }, t('text.move'), input), h('button', { class: 'primary' }, t('done')));
  const element = h('details', { class: 'bytext' }, h('summary', {}, t('text.title')), h('div', { class: 'stack' }, form, answer, standing));
  const update = () => {
    if (element.open) fill(standing, session.view.seats.map(({ seat }) => h('li', {}, piecesInWords(place, seat))));
  };
  element.addEventListener('toggle', update);
  return { element, update };
}

/** The legal move that was typed, with the board's own labels or plain ones; undefined when it is none or not the only one. @param {Place} place @param {string} typed */
function typedMove({ session }, typed) {
  const wanted = bare(typed);
  const moves = session.game.legalMoves();
  const exact = moves.filter(move => [move.text, printMove(session.board, session.info.family, move.text)].some(text => bare(text) === wanted));
  return exact.length === 1 ? exact[0] : undefined;
}

/** Letters and figures alone, however people set dashes and spaces. @param {string} text */
function bare(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** "White: king g1, queen f1 …" @param {Place} place @param {import('../engine.js').Seat} seat */
export function piecesInWords({ session }, seat) {
  const pieces = session.view.pieces.filter(piece => piece.seat === seat).map(piece => `${manName(session.info.family, piece.kind)} ${printSquare(session.board, piece.square)}`);
  return `${session.label(seat)}: ${pieces.join(', ') || '–'}`;
}
