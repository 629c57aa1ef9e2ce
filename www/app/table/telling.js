/**
 * Tells what a move has done: words for those who listen, news at the seats that it concerns, a tone, speech.
 * @module
 */

import { fill, h } from '../ui/dom.js';
import { announce } from '../ui/ask.js';
import { t } from '../ui/i18n.js';
import { sentences } from '../ui/words.js';
import { knock, sound, speak, toneOf } from '../ui/voice.js';
import { READING_MS, READING_MS_A_LETTER } from './seats.js';

/** @typedef {import('../engine.js').Effect} Effect */
/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('./session.js').GameSession} GameSession */

/**
 * @param {GameSession} session
 * @param {import('./seats.js').Rims} rims
 */
export function newsDesk(session, rims) {
  const line = h('p', { class: 'news' });
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;

  /** News for one seat, or for everybody. @param {string} text @param {Seat | null} seat @param {boolean} [alarm] */
  const news = (text, seat, alarm = false) => {
    const seats = seat ? [seat] : session.info.seats;
    for (const one of seats) rims.tell(one, text, alarm);
    tellHead(text, seat, alarm);
  };

  /** The head of an upright table shows all news of a move in one. @param {string} text @param {Seat | null} seat @param {boolean} alarm */
  const tellHead = (text, seat, alarm) => {
    clearTimeout(timer);
    fill(line, seat && h('span', { class: 'dot', data: { army: session.colourOf(seat) } }), text);
    line.dataset['alarm'] = String(alarm);
    timer = setTimeout(() => fill(line), READING_MS + READING_MS_A_LETTER * text.length);
  };

  /**
   * What a finished move did. Where checks are called (R4.2), the page keeps silent about them; a check that lasts is told once.
   * @param {Effect[]} all
   */
  const tell = all => {
    const effects = session.info.spokenCheck ? all.filter(effect => effect.type !== 'check') : all;
    const said = sentences(effects, session.speaker);
    const { turn, mustCapture } = session.view;
    const must = turn && mustCapture.length > 0 ? [t('status.mustCapture', { name: session.label(turn) })] : [];
    announce([...said.map(one => one.text), ...must].join(' '));
    const shown = said.filter(one => one.level !== 'move' && !(one.level === 'news' && session.over));
    if (shown.length) {
      speak(shown.map(one => one.text).join(' '));
      if (!session.over) {
        tellSeats(shown, news);
        tellHead(shown.map(one => one.text).join(' '), shown.every(one => one.seat === shown[0]?.seat) ? shown[0]?.seat ?? null : null, shown.some(one => one.level === 'alarm'));
      }
    }
    sound(toneOf(effects));
    knock(effects);
  };
  /** News that is not part of a move is said, too. @param {string} text @param {Seat | null} seat @param {boolean} [alarm] */
  const newsAloud = (text, seat, alarm = false) => {
    announce(text, alarm);
    news(text, seat, alarm);
  };
  return { line, news: newsAloud, tell, stop: () => clearTimeout(timer) };
}

/** Each seat gets its own news as one text. @param {import('../ui/words.js').Sentence[]} shown @param {(text: string, seat: Seat | null, alarm?: boolean) => void} news */
function tellSeats(shown, news) {
  /** @type {Map<Seat | null, { texts: string[], alarm: boolean }>} */
  const bySeat = new Map();
  for (const { text, seat, level } of shown) {
    const told = bySeat.get(seat) ?? { texts: [], alarm: false };
    if (!told.texts.includes(text)) told.texts.push(text);
    told.alarm ||= level === 'alarm';
    bySeat.set(seat, told);
  }
  for (const [seat, { texts, alarm }] of bySeat) news(texts.join(' '), seat, alarm);
}
