/**
 * Giving a game away: as a link, a code to scan, text or a file.
 * @module
 */

import { fill, h } from '../ui/dom.js';
import { t } from '../ui/i18n.js';
import { icon } from '../ui/icons.js';
import { openDialog, toast } from '../ui/ask.js';
import { copy, download } from '../ui/device.js';

/** @typedef {import('./session.js').GameSession} GameSession */

/** The address that opens the game as it stands. @param {GameSession} session */
export function shareLink(session) {
  return `${location.href.split('#')[0]}#game=${session.game.toShare()}`;
}

/** @param {GameSession} session */
export function shareDialog(session) {
  const link = shareLink(session);
  const code = h('div', { class: 'qr' });
  const input = h('input', { type: 'text', readonly: true, value: link, 'aria-label': t('share.link'), onfocus: () => input.select() });
  const copied = async (/** @type {string} */ text) => {
    const done = await copy(text);
    toast(t(done ? 'share.copied' : 'share.notCopied'));
    if (!done) input.select();
  };
  openDialog(t('share'), [h('div', { class: 'stack' },
    code,
    h('div', { class: 'row' }, h('div', { class: 'grow' }, input), h('button', { class: 'primary', onclick: () => copied(link) }, t('share.copy'))),
    h('p', { class: 'small muted' }, t('share.what')),
    h('div', { class: 'wrap' },
      'share' in navigator && h('button', { onclick: () => void navigator.share({ title: 'Quadrille', url: link }).catch(() => {}) }, icon('share'), t('share.send')),
      h('button', { onclick: () => download(fileName(session), session.game.toText()) }, icon('save'), t('share.file')),
      h('button', { onclick: () => copied(session.game.toText()) }, icon('note'), t('share.text')),
      h('button', { onclick: () => copied(session.game.toFen4()) }, icon('board'), t('share.position'))))]);
  void showCode(code, link);
}

/** @param {GameSession} session */
function fileName(session) {
  return `${session.info.id}-${new Date(session.made).toISOString().slice(0, 10)}.pgn4`;
}

/** Draws the link as a QR code; a link too long for one says so. @param {HTMLElement} place @param {string} link */
async function showCode(place, link) {
  try {
    // @ts-ignore The build copies the library beside the page.
    const { encode } = await import('../../vendor/uqr.js');
    /** @type {{ size: number, data: boolean[][] }} */
    const { size, data } = encode(link, { ecc: 'L', border: 2 });
    const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const dark = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', t('share.code'));
    dark.setAttribute('d', path);
    svg.append(dark);
    fill(place, svg);
  } catch {
    fill(place, h('p', { class: 'small muted' }, t('share.noCode')));
  }
}
