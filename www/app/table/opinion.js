/**
 * Who stands better, as the computer sees it: a bar with a share for each party.
 * @module
 */

import { fill, h } from '../ui/dom.js';
import { list } from '../ui/i18n.js';

/** @typedef {import('./session.js').GameSession} GameSession */
/** @typedef {{ seats: import('../engine.js').Seat[], score: number }[]} Scores in hundredths of a pawn */

/** So many hundredths of a pawn more make a share e times as large. */
const SCALE = 350;

/**
 * @param {GameSession} session
 * @returns {{ element: HTMLElement, show: (scores: Scores | null) => void }}
 */
export function opinionBar(session) {
  const element = h('div', { class: 'opinion', role: 'img', hidden: true });
  const place = (/** @type {Scores[number]} */ one) => session.info.seats.indexOf(one.seats[0] ?? 'S');
  const show = (/** @type {Scores | null} */ told) => {
    if (!told?.length) return;
    const scores = [...told].sort((a, b) => place(a) - place(b));
    const shares = sharesOf(scores.map(one => one.score));
    fill(element, scores.map((one, index) => {
      const part = h('span', { data: { army: session.colourOf(one.seats[0] ?? 'S') } });
      part.style.flexGrow = String(shares[index]);
      return part;
    }));
    element.setAttribute('aria-label', scores.map((one, index) => `${list(one.seats.map(seat => session.label(seat)))}: ${Math.round((shares[index] ?? 0) * 100)} %`).join(', '));
  };
  return { element, show };
}

/** Scores as shares of one. @param {number[]} scores */
export function sharesOf(scores) {
  const best = Math.max(...scores);
  const weights = scores.map(score => Math.exp((score - best) / SCALE));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map(weight => weight / sum);
}
