/**
 * The one line of moves that is always visible: the last of each army, the latest at the right. A tap opens the whole list.
 * @module
 */

import { fill, h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { t } from '../ui/i18n.js';
import { printMove } from '../ui/labels.js';

/**
 * @param {import('./session.js').GameSession} session
 * @param {() => void} open shows or hides the list
 * @returns {{ element: HTMLElement, update: () => void, opened: (open: boolean) => void }}
 */
export function lastLine(session, open) {
  const moves = h('span', { class: 'latest' });
  const round = h('span', { class: 'round figures' });
  const element = h('button', { class: 'line plain', 'aria-expanded': 'false', title: t('moves.title'), onclick: open }, h('span', { class: 'hidden' }, t('moves.title')), round, moves, icon('up'));
  const update = () => {
    const { view } = session;
    const made = session.game.moves().filter(move => move.ply <= view.ply).slice(-session.info.order.length);
    fill(round, view.round);
    fill(moves, made.length === 0 ? h('span', { class: 'muted', 'aria-hidden': 'true' }, t('moves.title'))
      : made.reverse().map(move => h('span', { class: 'move', data: { army: session.colourOf(move.seat) } }, h('span', { class: 'dot' }), printMove(session.board, session.info.family, move.text))));
  };
  return { element, update, opened: shown => element.setAttribute('aria-expanded', String(shown)) };
}
