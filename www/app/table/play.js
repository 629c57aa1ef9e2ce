/**
 * The table's screen: the board with its panels, and beside or below it what has happened and what can be done.
 * @module
 */

import '../../board/element.js';
import { fill, h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { list, t } from '../ui/i18n.js';
import { onSetting, set, settings, theme } from '../store/settings.js';
import { seatPanels } from './seats.js';
import { moveList } from './moves.js';
import { choices } from './choices.js';
import { announce, confirm, setTurns, tellAll, toast } from '../ui/ask.js';
import { sentences } from '../ui/words.js';
import { sound, speak, toneOf } from '../ui/voice.js';
import { fullName, printMove } from '../ui/labels.js';
import { SEATS } from '../engine.js';
import { keepAwake } from '../ui/device.js';
import { keepTime } from './timekeeper.js';
import { showEnding } from './ending.js';
import { annotate, draw, resign, seatMenu, takeBack } from './tabletalk.js';
import { smallMan } from '../ui/pictures.js';
import { hint, judge, moveNow, stopThinking, think } from './computer.js';
import { opinionBar } from './opinion.js';
import { tableInWords } from './bytext.js';
import { refusalText } from '../ui/refusals.js';

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('../engine.js').Effect} Effect */
/** @typedef {import('./session.js').GameSession} GameSession */

/** The board's element, as far as this page uses it. @typedef {HTMLElement & { referee: import('../engine.js').EngineGame, play: (text: string) => Promise<Effect[]>, refresh: () => void, bottom: Seat, mode: string, cancel: () => void, settle: () => void, hint: readonly string[] }} BoardElement */

/**
 * What the parts of the screen share.
 * @typedef {object} Place
 * @property {GameSession} session
 * @property {BoardElement} board
 * @property {(text: string) => Promise<void>} play a move or event that does not come from a finger; what the engine refuses is told
 * @property {(move: import('../engine.js').MoveInfo) => Promise<void>} propose a person's move, asked about where the table wants it
 * @property {() => void} refresh shows the table as it is now
 * @property {() => Seat} bottom the seat at the lower edge
 * @property {AbortSignal} gone
 */

const FACINGS = /** @type {const} */ (['fixed', 'table', 'pass']);

/**
 * @param {HTMLElement} screen
 * @param {import('../main.js').Ways} ways
 * @returns {() => void} leaves the screen
 */
export function show(screen, ways) {
  const session = /** @type {GameSession} */ (ways.session);
  const leaving = new AbortController();
  const board = /** @type {BoardElement} */ (document.createElement('quadrille-board'));
  board.referee = session.game;
  board.setAttribute('bottom', session.lowest);

  const bottom = () => board.bottom;

  const play = async (/** @type {string} */ text) => {
    await board.play(text).catch(() => {});
  };

  /** @type {Place} */
  const place = { session, board, play, propose, refresh: () => refresh(), bottom, gone: leaving.signal };

  const panels = seatPanels(session, seat => seatMenu(place, seat), smallMan(session));
  const moves = moveList(session);
  const offers = choices(place);
  const words = tableInWords(place);
  const status = h('p', { class: 'status' });
  const pauseCover = h('button', { class: 'cover', hidden: true, onclick: () => time.goOn() }, icon('play'), h('span', {}, t('paused')));
  const handCover = h('button', { class: 'cover', hidden: true, onclick: () => { handCover.hidden = true; refresh(); } });
  const time = keepTime(place, panels, pauseCover);
  const facing = h('button', { class: 'icon plain tool', onclick: () => set('facing', FACINGS[(FACINGS.indexOf(settings.facing) + 1) % 3] ?? 'fixed') });
  const tool = toolButton;
  const undo = tool('undo', t('undo'), () => takeBack(place), t('undo.short'));
  const redo = tool('redo', t('redo'), () => session.redo(), t('redo.short'));
  const drawButton = tool('half', t('draw'), () => draw(place), t('draw.short'));
  const resignButton = tool('flag', t('resign'), () => resign(place), t('resign'));

  const hintButton = tool('bulb', t('choice.hint'), () => void hint(place));
  const nowButton = h('button', { onclick: moveNow }, icon('forward'), t('choice.now'));
  const gameButton = h('button', { onclick: () => session.showGame() }, icon('last'), t('aside.back'));

  board.append(...panels.elements);
  const steps = h('div', { class: 'steps' },
    tool('first', t('step.first'), () => session.goTo(0)), tool('back', t('step.back'), () => session.goTo(session.view.ply - 1)),
    tool('forward', t('step.forward'), () => session.goTo(session.view.ply + 1)), tool('last', t('step.last'), () => session.goTo(session.view.plies)),
    tool('note', t('note'), () => annotate(place)), hintButton);
  const opinion = opinionBar(session);
  fill(screen,
    h('div', { class: 'table', data: { board: session.info.board } },
      h('div', { class: 'board' }, board, pauseCover, handCover),
      h('section', { class: 'side', 'aria-label': t('side') },
        h('header', { class: 'head' },
          h('div', { class: 'grow' }, h('h1', {}, fullName(session.info.id)), status),
          tool('book', t('rules'), () => ways.go(`/rules/${session.info.id}`)), tool('menu', t('menu'), ways.menu)),
        opinion.element, nowButton, gameButton, offers.element, moves.element, words.element, steps,
        h('div', { class: 'tools', role: 'toolbar', 'aria-label': t('tools') }, undo, redo, facing, drawButton, resignButton))));

  let frame = 0;

  /** Everything beside the board follows in the next frame: the board itself comes first. */
  function refreshSoon() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(refresh);
  }

  function refresh() {
    const { view } = session;
    panels.update();
    moves.update();
    offers.update();
    words.update();
    fill(status, statusText(session));
    status.dataset['army'] = view.turn ? session.colourOf(view.turn) : '';
    undo.disabled = view.ply === 0;
    redo.disabled = view.ply >= view.plies;
    nowButton.toggleAttribute('hidden', session.over || !session.atEnd || !view.turn || session.isHuman(view.turn));
    gameButton.toggleAttribute('hidden', !session.inAside);
    hintButton.disabled = session.over || !session.isHuman(view.turn);
    drawButton.disabled = resignButton.disabled = session.over || !session.atEnd;
    board.toggleAttribute('interactive', !session.over && session.isHuman(view.turn) && !covered());
    board.setAttribute('aria-label', fullName(session.info.id));
  }

  /** A device passed round among people and computers turns only to people, so the page does the turning. */
  function turnToPerson() {
    const { turn } = session.view;
    const mixed = session.setup.players.some(player => player.kind === 'computer');
    board.setAttribute('facing', settings.facing === 'pass' && mixed ? 'fixed' : settings.facing);
    if (settings.facing === 'pass' && mixed && turn && session.isHuman(turn)) board.setAttribute('bottom', turn);
  }

  /** Is the board hidden by a pause or while the device changes hands? */
  function covered() {
    return [pauseCover, handCover].some(cover => !cover.hasAttribute('hidden'));
  }

  /** A quarter turn for each seat on from the lower edge, while pieces face their owners. @param {Seat} seat */
  function turnOf(seat) {
    return ((SEATS.indexOf(seat) - SEATS.indexOf(bottom()) + 4) % 4) * 90;
  }

  function applySettings() {
    turnToPerson();
    if (settings.facing === 'table') setTurns(turnOf, () => board.getBoundingClientRect());
    else setTurns(() => 0);
    board.setAttribute('coordinates', settings.coordinates ? 'printed' : 'none');
    board.setAttribute('theme', theme() === 'dark' ? 'dark' : 'light');
    board.setAttribute('lang', document.documentElement.lang);
    fill(facing, icon('turn'), h('span', { class: 'caption' }, t(`facing.${settings.facing}`)));
    facing.title = t(`facing.${settings.facing}.help`);
  }

  /** Lets the computer move, or say what it thinks of the position if it is asked to. */
  function consider() {
    void think(place);
    opinion.element.hidden = !settings.evaluation;
    if (settings.evaluation && session.isHuman(session.view.turn)) void judge(place).then(opinion.show);
  }

  /** What a finished move did: words, tone, the cover between two people, the ending. Where checks are called (R4.2), the page keeps silent. @param {Effect[]} all */
  function tell(all) {
    const effects = 'spoken-check' in session.view.options ? all.filter(effect => effect.type !== 'check') : all;
    const said = sentences(effects, session.speaker);
    announce(said.map(one => one.text).join(' '));
    const shown = said.filter(one => one.level !== 'move' && !(one.level === 'news' && session.over));
    if (shown.length) {
      speak(shown.map(one => one.text).join(' '));
      if (!session.over) tellAll(shown);
    }
    sound(toneOf(effects));
    if (session.over) showEnding(place, ways);
    else if (settings.facing === 'pass' && settings.cover) cover();
  }

  function cover() {
    const { turn, lastMove } = session.view;
    if (!turn || !session.isHuman(turn) || !lastMove || session.controllerOf(turn) === session.controllerOf(lastMove.seat)) return;
    fill(handCover, h('span', {}, t('handover', { name: session.label(turn) })), h('span', { class: 'small' }, t('handover.tap')));
    handCover.hidden = false;
    refresh();
  }

  /** A person's move, before the engine makes it. @param {Event} event */
  function beforeMove(event) {
    const { move } = /** @type {CustomEvent<{ move: import('../engine.js').MoveInfo }>} */ (event).detail;
    if (session.atEnd && !settings.confirm && !offers.isCalled()) return;
    event.preventDefault();
    void propose(move);
  }

  /** @param {import('../engine.js').MoveInfo} move */
  async function propose(move) {
    const later = session.view.plies - session.view.ply;
    const seat = session.view.turn;
    const text = session.inAside ? t('branch.aside') : t('branch.text', { count: later });
    if ((later || session.inAside) && !(await confirm(t('branch.title'), text, t('branch.yes'), { seat }))) return;
    const printed = printMove(session.board, session.info.family, move.text);
    if (settings.confirm && !(await confirm(t('confirm.title'), printed, t('confirm.yes'), { seat }))) return;
    session.keepTail();
    await play(offers.takeCall() ? `${move.text}+` : move.text);
  }

  const listen = (/** @type {string} */ type, /** @type {(event: any) => void} */ run) => board.addEventListener(type, run, { signal: leaving.signal });
  listen('move', beforeMove);
  listen('moved', event => {
    board.mode = 'move';
    session.noticeMove(event.detail.effects);
  });
  listen('movefinished', event => {
    tell(event.detail.effects);
    turnToPerson();
    consider();
  });
  listen('refused', event => toast(refusalText(session, event.detail), { seat: session.view.turn }));
  listen('error', event => {
    if (event.detail.code === 'trap') ways.recover(event.detail.error);
    else toast(event.detail.message, { alarm: true });
  });
  addEventListener('keydown', event => shortcut(event, session), { signal: leaving.signal });

  const stopTable = session.on(change => {
    if (change === 'shown') {
      board.referee = session.game;
      board.refresh();
      consider();
    }
    if (change === 'players') consider();
    refreshSoon();
  });
  const stopSettings = onSetting(() => applySettings());
  keepAwake(leaving.signal);
  applySettings();
  refresh();
  consider();

  return () => {
    stopThinking();
    leaving.abort();
    cancelAnimationFrame(frame);
    stopTable();
    stopSettings();
    time.stop();
    setTurns(() => 0);
  };
}

/** @param {Parameters<typeof icon>[0]} name @param {string} label @param {() => void} run @param {string} [caption] shown under the picture */
function toolButton(name, label, run, caption) {
  return h('button', { class: 'icon plain tool', title: label, 'aria-label': caption ? null : label, onclick: run }, icon(name), caption && h('span', { class: 'caption' }, caption));
}

/** Whose turn it is, or how the game ended. @param {GameSession} session */
function statusText(session) {
  const { view } = session;
  if (session.inAside) return t('status.aside', { ply: view.ply, plies: view.plies });
  if (!session.atEnd) return t('status.looking', { ply: view.ply, plies: view.plies });
  if (!view.turn) return t(`over.short.${view.result.kind}`, { names: list(view.result.winners.map(seat => session.label(seat))) });
  const name = session.label(view.turn);
  if (view.phase !== 'play') return t(`status.${view.phase}`, { name });
  if (view.mustCapture.length) return t('status.mustCapture', { name });
  return t('status.turn', { name });
}

/** Arrow keys step through the game while nothing else has the keyboard. @param {KeyboardEvent} event @param {GameSession} session */
function shortcut(event, session) {
  if (event.target !== document.body || event.ctrlKey || event.metaKey || event.altKey) return;
  const steps = { ArrowLeft: session.view.ply - 1, ArrowRight: session.view.ply + 1, Home: 0, End: session.view.plies };
  const ply = steps[/** @type {keyof typeof steps} */ (event.key)];
  if (ply === undefined) return;
  event.preventDefault();
  session.goTo(ply);
}
