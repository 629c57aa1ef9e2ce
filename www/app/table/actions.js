/**
 * What can be done at the table, one record for each button. Where a record stands in `places` it gets its button: at every seat's
 * rim on a flat table, in the toolbar otherwise, among the steppers, or in the head of the screen.
 * @module
 */

import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { t } from '../ui/i18n.js';
import { set, settings } from '../store/settings.js';
import { annotate, draw, resign, takeBack } from './tabletalk.js';
import { hint } from './computer.js';
import { seatSheet } from './seatsheet.js';
import { sinceMyTurn } from './playback.js';

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('./play.js').Place} Place */
/** @typedef {import('./session.js').GameSession} GameSession */
/** @typedef {'rim' | 'tools' | 'steps' | 'head'} Spot */

/**
 * @typedef {object} Action
 * @property {Parameters<typeof icon>[0] | ((session: GameSession) => Parameters<typeof icon>[0])} icon
 * @property {string | ((session: GameSession) => string)} label key of its name, said in full
 * @property {string | ((session: GameSession) => string)} [caption] key of the word under its picture in the toolbar
 * @property {Spot[]} places
 * @property {(place: Place, seat: Seat | null) => unknown} run for the seat at whose rim it was pressed; null in the toolbar
 * @property {(session: GameSession, seat: Seat | null) => boolean} [off] cannot be done now
 * @property {(session: GameSession) => boolean} [absent] has no meaning in this game
 */

/** The ways in which the device lies, in the order of the button that changes them. */
export const FACINGS = /** @type {const} */ (['fixed', 'table', 'pass']);

/** @param {GameSession} session @param {Seat | null} seat */
const notPlaying = (session, seat) => session.over || !session.atEnd || (seat !== null && !session.isPlaying(seat));

/** @type {Record<string, Action>} */
export const ACTIONS = {
  undo: {
    icon: 'undo', label: 'undo', caption: 'undo.short', places: ['rim', 'tools'], run: takeBack,
    off: (session, seat) => session.view.ply === 0 || (seat !== null && !session.hasMoved(seat)),
  },
  draw: { icon: 'half', label: 'draw', caption: 'draw.short', places: ['rim', 'tools'], run: draw, off: notPlaying },
  resign: { icon: 'flag', label: 'resign', caption: 'resign', places: ['rim', 'tools'], run: resign, off: notPlaying },
  hint: {
    icon: 'bulb', label: 'choice.hint', caption: 'choice.hint', places: ['rim', 'tools'], run: place => void hint(place),
    off: (session, seat) => session.over || !session.isHuman(session.view.turn) || (seat !== null && session.view.turn !== seat),
  },
  more: { icon: 'more', label: 'more', places: ['rim'], run: (place, seat) => seat && seatSheet(place, seat) },
  first: { icon: 'first', label: 'step.first', places: ['steps'], run: ({ session }) => session.goTo(0), off: ({ view }) => view.ply === 0 },
  back: { icon: 'back', label: 'step.back', places: ['steps'], run: ({ session }) => session.goTo(session.view.ply - 1), off: ({ view }) => view.ply === 0 },
  forward: { icon: 'forward', label: 'step.forward', places: ['steps'], run: ({ session }) => session.goTo(session.view.ply + 1), off: ({ view }) => view.ply >= view.plies },
  last: { icon: 'last', label: 'step.last', places: ['steps'], run: ({ session }) => session.goTo(session.view.plies), off: ({ view }) => view.ply >= view.plies },
  since: { icon: 'again', label: 'since', places: ['head'], run: place => sinceMyTurn(place), off: ({ view }) => view.ply === 0 },
  pause: {
    icon: session => (session.paused ? 'play' : 'pause'), label: session => (session.paused ? 'computers.goOn' : 'computers.pause'), places: ['head'],
    run: ({ session }) => session.pauseComputers(!session.paused), absent: session => !session.hasComputers, off: session => session.over,
  },
  note: { icon: 'note', label: 'note', caption: 'note.short', places: ['tools'], run: annotate, off: ({ view }) => view.ply === 0 },
  facing: {
    icon: () => /** @type {const} */ ({ fixed: 'alone', table: 'flat', pass: 'pass' })[settings.facing], label: () => `facing.${settings.facing}.help`, caption: () => `facing.${settings.facing}`,
    places: ['head'], run: () => set('facing', FACINGS[(FACINGS.indexOf(settings.facing) + 1) % FACINGS.length] ?? 'fixed'),
  },
  rules: { icon: 'book', label: 'rules', places: [], run: ({ session, ways }) => ways.go(`/rules/${session.info.id}`) },
  menu: { icon: 'menu', label: 'menu', places: ['head'], run: ({ ways }) => ways.menu() },
};

/**
 * The buttons of one spot, in the order of the table above.
 * @param {Place} place
 * @param {Spot} spot
 * @param {Seat | null} [seat] at whose rim they lie
 * @returns {{ elements: HTMLButtonElement[], update: () => void }}
 */
export function actionButtons(place, spot, seat = null) {
  const buttons = Object.entries(ACTIONS).filter(([, { places, absent }]) => places.includes(spot) && !absent?.(place.session)).map(([name, action]) => actionButton(place, name, action, spot === 'tools', seat));
  return { elements: buttons.map(({ element }) => element), update: () => buttons.forEach(({ update }) => update()) };
}

/** @param {Place} place @param {string} name @param {Action} action @param {boolean} captioned @param {Seat | null} seat */
function actionButton(place, name, action, captioned, seat) {
  const { session } = place;
  const element = h('button', { class: 'icon plain tool', data: { action: name }, onclick: () => action.run(place, seat) });
  const textOf = (/** @type {Action['label']} */ key) => t(typeof key === 'function' ? key(session) : key);
  let shown = '';
  const update = () => {
    const picture = typeof action.icon === 'function' ? action.icon(session) : action.icon;
    const label = textOf(action.label);
    if (shown !== picture + label) {
      shown = picture + label;
      const caption = captioned && action.caption ? h('span', { class: 'caption' }, textOf(action.caption)) : null;
      element.replaceChildren(icon(picture), ...(caption ? [caption] : []));
      element.title = label;
      if (!caption) element.setAttribute('aria-label', label);
    }
    element.disabled = action.off?.(session, seat) ?? false;
  };
  update();
  return { element, update };
}
