/**
 * What players agree on at the table: taking back, draws, resigning, pacts, comments, and who sits where.
 * Each is put to the people whom it concerns before anything happens.
 * @module
 */

import { ask, askText, confirm, openDialog, toast } from '../ui/ask.js';
import { field, h, segments, select } from '../ui/dom.js';
import { list, t } from '../ui/i18n.js';
import { printMove } from '../ui/labels.js';
import { aimText } from '../ui/words.js';
import { agreesToDraw } from './computer.js';

/** @typedef {import('./play.js').Place} Place */
/** @typedef {import('../engine.js').Seat} Seat */

/** Seats whose people are still in the game. @param {Place} place @returns {Seat[]} */
function liveSeats({ session }) {
  return session.view.seats.filter(view => (view.state === 'active' || view.state === 'frozen') && !session.isDummy(view.seat)).map(view => view.seat);
}

/**
 * One seat for each person of whom something is asked.
 * @param {Place} place
 * @param {(seat: Seat) => boolean} asked
 */
function people(place, asked) {
  const { session } = place;
  const seats = liveSeats(place).filter(seat => session.isHuman(seat) && asked(seat));
  return seats.filter((seat, index) => seats.findIndex(other => session.controllerOf(other) === session.controllerOf(seat)) === index);
}

/** Takes the last move back; in a timed game among people, the one who made it is asked. @param {Place} place */
export async function takeBack(place) {
  const { session } = place;
  const { lastMove, ply, plies } = session.view;
  if (ply < plies || session.setup.clock.kind === 'none' || !session.manyHumans || !lastMove || !session.isHuman(lastMove.seat)) return undoToPerson(place);
  const move = printMove(session.board, session.info.family, lastMove.text);
  const sure = await confirm(t('undo.title', { name: session.label(lastMove.seat) }), t('undo.text', { move }), t('undo.yes'), { seat: lastMove.seat });
  if (sure) undoToPerson(place);
}

/** Goes back to where a person is to move, over the computers' moves. @param {Place} place */
function undoToPerson({ session }) {
  let steps = 0;
  do steps += 1;
  while (session.undo() && !session.isHuman(session.view.turn) && session.view.ply > 0 && steps < 64 && session.setup.players.some(player => player.kind === 'human'));
}

/** @param {Place} place */
export async function resign(place) {
  const { session } = place;
  const people = liveSeats(place).filter(seat => session.isHuman(seat));
  const { turn } = session.view;
  const first = turn && people.includes(turn) ? turn : people[0];
  if (!first) return;
  const order = [first, ...people.filter(seat => seat !== first)];
  const seat = order.length === 1 ? first : await ask(t('resign.who'), '', order.map(value => ({ label: session.label(value), value, style: '' })), { seat: first });
  if (seat && (await confirm(t('resign.title', { name: session.label(seat) }), t('resign.text'), t('resign.yes'), { seat }))) await place.play(`resign:${seat}`);
}

/** A draw is offered by the player to move and needs every other person at the session, and the computers on the other sides. @param {Place} place */
export async function draw(place) {
  const { session } = place;
  const { turn, ply } = session.view;
  const offering = turn && session.isHuman(turn) ? turn : people(place, () => true)[0];
  if (!offering) return;
  if (!(await confirm(t('draw.title'), t('draw.text'), t('draw.yes'), { seat: offering }))) return;
  for (const seat of people(place, one => session.controllerOf(one) !== session.controllerOf(offering))) {
    const agrees = await ask(t('draw.offered', { name: session.label(offering) }), t('draw.question', { name: session.label(seat) }), [
      { label: t('draw.no'), value: false, style: '' }, { label: t('draw.agree'), value: true },
    ], { seat });
    if (!agrees) {
      toast(t('draw.refused', { name: session.label(seat) }), { seat: offering });
      return;
    }
  }
  const own = session.partyOf(offering);
  for (const seat of liveSeats(place).filter(one => !session.isHuman(one) && !own.includes(one))) {
    if (await agreesToDraw(place, seat)) continue;
    toast(t('draw.computer', { name: session.label(seat) }), { seat: offering });
    return;
  }
  if (session.view.ply === ply && !session.over) await place.play('draw');
}

/** A comment and a mark on the move that is shown. @param {Place} place */
export async function annotate({ session, refresh }) {
  const move = session.game.moves().find(one => one.ply === session.view.ply);
  if (!move) return toast(t('note.none'));
  let { mark } = move;
  const comment = h('textarea', { value: move.comment, 'aria-label': t('note.comment') });
  const dialog = openDialog(`${session.label(move.seat)}: ${printMove(session.board, session.info.family, move.text)}`, [
    h('div', { class: 'stack' },
      segments(t('note.mark'), ['', '!', '?', '!!', '??', '!?', '?!'].map(value => ({ value, label: value || '–' })), mark, value => { mark = value; }),
      field(t('note.comment'), comment)),
    h('div', { class: 'foot' }, h('button', {
      class: 'primary',
      onclick: () => {
        session.game.annotate(move.ply, comment.value.trim(), mark);
        session.keep();
        refresh();
        dialog.close();
      },
    }, t('done'))),
  ]);
}

/** Who sits here, and what can be arranged with them. @param {Place} place @param {Seat} seat */
export function seatMenu(place, seat) {
  const { session } = place;
  const controller = session.controllerOf(seat);
  const player = session.playerOf(seat);
  const name = h('input', { type: 'text', value: player.name, maxlength: 24, placeholder: session.label(seat), onchange: () => session.setPlayer(controller, { name: name.value.trim() }) });
  const level = field(t('player.level'), select([1, 2, 3, 4, 5].map(value => ({ value: String(value), label: t(`level.${value}`) })), String(player.level),
    value => session.setPlayer(controller, { level: Number(value) })));
  level.hidden = player.kind === 'human';
  const talks = session.info.talk === 'diplomacy' && !session.over;
  const claims = session.info.id === 'online-ffa' && !session.over;
  const dialog = openDialog(session.label(seat), [
    h('div', { class: 'stack' },
      field(t('player.name'), name),
      segments(t('player.kind'), [{ value: 'human', label: t('player.human') }, { value: 'computer', label: t('player.computer') }], player.kind, kind => {
        session.setPlayer(controller, { kind: /** @type {'human' | 'computer'} */ (kind) });
        level.hidden = kind === 'human';
      }),
      level,
      h('button', { onclick: () => { dialog.close(); place.board.setAttribute('bottom', seat); } }, t('player.bottom')),
      claims && h('button', { onclick: () => { dialog.close(); void place.play('claim'); } }, t('claim')),
      talks && h('h3', {}, t('pact.title')),
      talks && pactList(place, seat, () => dialog.close()),
      talks && h('button', { onclick: () => { dialog.close(); void makePact(place, seat); } }, t('pact.make'))),
  ], { seat });
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
