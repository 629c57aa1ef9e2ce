/**
 * What players agree on at the table: taking back, draws and resigning, and what they note about a move. Each is put to the people whom it concerns before anything happens.
 * @module
 */

import { ask, confirm, openDialog, toast } from '../ui/ask.js';
import { field, h, segments } from '../ui/dom.js';
import { t } from '../ui/i18n.js';
import { printMove } from '../ui/labels.js';
import { settings } from '../store/settings.js';
import { agreesToDraw } from './computer.js';

/** @typedef {import('./play.js').Place} Place */
/** @typedef {import('../engine.js').Seat} Seat */

/** Seats whose people are still in the game. @param {Place} place @returns {Seat[]} */
export function liveSeats({ session }) {
  return session.info.seats.filter(seat => session.isPlaying(seat));
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

/**
 * Takes the last move back, or a seat's own last move with all that came after it. Where people share the board every opponent is asked,
 * each at their own side; without that rule, in a timed game, the one who made the move.
 * @param {Place} place
 * @param {Seat | null} [seat] who wants it
 */
export async function takeBack(place, seat = null) {
  const { session } = place;
  const { lastMove, ply, plies } = session.view;
  if (ply < plies || !session.manyHumans || !lastMove) return undoTo(place, seat);
  const shared = settings.facing !== 'fixed' && settings.fairUndo;
  const wanting = seat ?? lastMove.seat;
  if (shared) {
    for (const other of people(place, one => session.controllerOf(one) !== session.controllerOf(wanting) && !session.partyOf(wanting).includes(one))) {
      const agrees = await ask(t('undo.asked', { name: session.label(wanting) }), t('undo.question', { name: session.label(other) }), [
        { label: t('undo.no'), value: false, style: '' }, { label: t('undo.agree'), value: true },
      ], { seat: other });
      if (!agrees) return place.news(t('undo.refused', { name: session.label(other) }), wanting);
      if (session.view.ply !== ply) return undefined;
    }
  } else if (session.setup.clock.kind !== 'none' && session.isHuman(lastMove.seat)) {
    const move = printMove(session.board, session.info.family, lastMove.text);
    const sure = await confirm(t('undo.title', { name: session.label(lastMove.seat) }), t('undo.text', { move }), t('undo.yes'), { seat: lastMove.seat });
    if (!sure) return undefined;
  }
  return undoTo(place, seat);
}

/** Goes back to where the seat, or any person, is to move, over the moves of others. @param {Place} place @param {Seat | null} seat */
function undoTo({ session }, seat) {
  const wanted = () => (seat === null ? session.isHuman(session.view.turn) : session.view.turn !== null && session.controllerOf(session.view.turn) === session.controllerOf(seat));
  const anybody = session.setup.players.some(player => player.kind === 'human');
  for (let steps = 0; steps < 64; steps += 1) {
    if (!session.undo() || wanted() || session.view.ply === 0 || !anybody) return;
  }
}

/** A person gives up, once it is sure who. @param {Place} place @param {Seat | null} [own] the one who has pressed the button at their rim */
export async function resign(place, own = null) {
  const { session } = place;
  const able = liveSeats(place).filter(seat => session.isHuman(seat));
  const { turn } = session.view;
  const first = turn && able.includes(turn) ? turn : able[0];
  if (!first) return;
  const order = own ? [own] : [first, ...able.filter(seat => seat !== first)];
  const seat = order.length === 1 ? order[0] : await ask(t('resign.who'), '', order.map(value => ({ label: session.label(value), value, style: '' })), { seat: first });
  if (!seat || !(await confirm(t('resign.title', { name: session.label(seat) }), t('resign.text'), t('resign.yes'), { seat }))) return;
  for (const partner of people(place, one => sharesTeam(session, one, seat))) {
    const agrees = await ask(t('resign.asked', { name: session.label(seat) }), t('resign.question', { name: session.label(partner) }), [
      { label: t('draw.no'), value: false, style: '' }, { label: t('resign.agree'), value: true },
    ], { seat: partner });
    if (!agrees) return place.news(t('draw.refused', { name: session.label(partner) }), seat);
  }
  if (!session.over) await place.play(`resign:${seat}`);
}

/** Do two people share a team from the start, which resigns as one? Coalitions do not. @param {import('./session.js').GameSession} session @param {Seat} one @param {Seat} other */
function sharesTeam(session, one, other) {
  return session.controllerOf(one) !== session.controllerOf(other) && session.info.parties.some(party => party.includes(one) && party.includes(other));
}

/**
 * A draw is offered by a seat, or by the player to move, and needs every other person at the table, and the computers on the other sides.
 * @param {Place} place
 * @param {Seat | null} [own] the one who has pressed the button at their rim
 */
export async function draw(place, own = null) {
  const { session } = place;
  const { turn, ply } = session.view;
  const offering = own ?? (turn && session.isHuman(turn) ? turn : people(place, () => true)[0]);
  if (!offering) return;
  if (!(await confirm(t('draw.title'), t('draw.text'), t('draw.yes'), { seat: offering }))) return;
  for (const seat of people(place, one => session.controllerOf(one) !== session.controllerOf(offering))) {
    const agrees = await ask(t('draw.offered', { name: session.label(offering) }), t('draw.question', { name: session.label(seat) }), [
      { label: t('draw.no'), value: false, style: '' }, { label: t('draw.agree'), value: true },
    ], { seat });
    if (!agrees) {
      place.news(t('draw.refused', { name: session.label(seat) }), offering);
      return;
    }
  }
  const allies = session.partyOf(offering);
  for (const seat of liveSeats(place).filter(one => !session.isHuman(one) && !allies.includes(one))) {
    if (await agreesToDraw(place, seat)) continue;
    place.news(t('draw.computer', { name: session.label(seat) }), offering);
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
