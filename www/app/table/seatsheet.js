/**
 * What a seat's owner finds behind their rim: what they may do now, agreements, who moves the pieces, and which side lies below.
 * @module
 */

import { ask, askText, confirm, openDialog } from '../ui/ask.js';
import { field, h, segments, select } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { list, t } from '../ui/i18n.js';
import { aimText } from '../ui/words.js';
import { ACTIONS } from './actions.js';
import { annotate, liveSeats } from './tabletalk.js';

/** @typedef {import('./play.js').Place} Place */
/** @typedef {import('../engine.js').Seat} Seat */

/** Actions that every seat has on its sheet, for rims too small to carry them. */
const OWN = /** @type {const} */ (['undo', 'draw', 'resign', 'hint']);

/** Opens a seat's sheet, turned to its owner. @param {Place} place @param {Seat} seat */
export function seatSheet(place, seat) {
  const { session, offers } = place;
  const controller = session.controllerOf(seat);
  const player = session.playerOf(seat);
  const name = h('input', { type: 'text', value: player.name, maxlength: 24, placeholder: session.label(seat), onchange: () => session.setPlayer(controller, { name: name.value.trim() }) });
  const level = field(t('player.level'), select([1, 2, 3, 4, 5].map(value => ({ value: String(value), label: t(`level.${value}`) })), String(player.level),
    value => session.setPlayer(controller, { level: Number(value) })));
  level.hidden = player.kind === 'human';
  // Who plays for himself may make pacts, whatever the source says of talking.
  const talks = !session.over && (session.info.talk === 'diplomacy' || (session.info.parties.length > 2 && session.info.parties.every(party => party.length === 1)));
  const claim = session.game.claim();
  const choosing = session.view.turn !== null && session.controllerOf(session.view.turn) === controller && !offers.element.hidden;
  const close = (/** @type {() => unknown} */ run) => () => { dialog.close(); run(); };
  const own = h('div', { class: 'menu' },
    OWN.map(action => {
      const { icon: picture, label, run, off } = ACTIONS[action] ?? {};
      return typeof picture === 'string' && typeof label === 'string' && run
        && h('button', { disabled: off?.(session, seat) ?? false, onclick: close(() => run(place, seat)) }, icon(picture), t(label));
    }),
    h('button', { disabled: session.view.ply === 0, onclick: close(() => annotate(place)) }, icon('note'), t('note')),
    claim && session.controllerOf(claim.seat) === controller && h('button', { onclick: close(() => place.play('claim')) }, icon('cup'), t(claim.result.kind === 'draw' ? 'claim.draw' : 'claim')),
    h('button', { onclick: close(() => place.board.setAttribute('bottom', seat)) }, icon('turn'), t('player.bottom')));
  const home = offers.element.parentElement;
  const dialog = openDialog(session.label(seat), [
    h('div', { class: 'stack' },
      choosing && offers.element,
      own,
      talks && h('h3', {}, t('pact.title')),
      talks && pactList(place, seat, () => dialog.close()),
      talks && h('button', { onclick: close(() => void makePact(place, seat)) }, t('pact.make')),
      field(t('player.name'), name),
      segments(t('player.kind'), [{ value: 'human', label: t('player.human') }, { value: 'computer', label: t('player.computer') }], player.kind, kind => {
        session.setPlayer(controller, { kind: /** @type {'human' | 'computer'} */ (kind) });
        level.hidden = kind === 'human';
      }),
      level),
  ], { seat, closed: () => { if (choosing) home?.prepend(offers.element); } });
  // A choice that was made is done: the sheet gives way to the board.
  if (choosing) offers.element.addEventListener('click', event => { if (event.target instanceof HTMLButtonElement && !event.target.hasAttribute('aria-pressed')) dialog.close(); }, { once: true });
}

/** The pacts a seat is in, each with a way out. @param {Place} place @param {Seat} seat @param {() => void} done */
function pactList(place, seat, done) {
  const { session } = place;
  const pacts = session.view.pacts.filter(pact => pact.seats.includes(seat));
  if (pacts.length === 0) return h('p', { class: 'small muted' }, t('pact.none'));
  return h('ul', { class: 'stack' }, pacts.map(pact => h('li', { class: 'row' },
    h('span', { class: 'grow' }, t('pact.with', { names: list(pact.seats.map(one => session.label(one))), aim: aimText(pact.aim, session.speaker) })),
    h('button', { onclick: () => { done(); void place.play(`unpact:${pact.seats.join('-')}`); } }, t('pact.end')))));
}

/** Announces a pact with an aim from the list, or in the players' own words. @param {Place} place @param {Seat} seat */
async function makePact(place, seat) {
  const { session } = place;
  const others = liveSeats(place).filter(other => other !== seat);
  const partner = await ask(t('pact.partner'), '', others.map(value => ({ label: session.label(value), value, style: '' })), { seat });
  if (!partner) return;
  const victims = others.filter(other => other !== partner);
  const aims = victims.flatMap(victim => ['queen', 'mate'].map(kind => `${kind}:${victim}`)).map(value => ({ label: aimText(value, session.speaker), value, style: '' }));
  let aim = await ask(t('pact.aim'), '', [...aims, { label: t('pact.own'), value: 'own', style: '' }], { seat });
  if (aim === 'own') aim = await askText(t('pact.aim'), t('pact.words'), '', { seat });
  if (!aim) return;
  const agrees = !session.isHuman(partner) || (await confirm(t('pact.offered', { name: session.label(seat) }), aimText(aim, session.speaker), t('pact.agree'), { seat: partner }));
  if (agrees) await place.play(`pact:${seat}-${partner} ${aim}`);
}
