/**
 * The table's screen: the board, a rim for each seat, and what has happened and can be done. This module puts the parts together;
 * each part is a module of its own.
 * @module
 */

import '../../board/element.js';
import { fill, h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { list, t } from '../ui/i18n.js';
import { boardTheme, onSetting, settings } from '../store/settings.js';
import { SEATS } from '../engine.js';
import { confirm, setTurns, toast } from '../ui/ask.js';
import { fullName, printMove } from '../ui/labels.js';
import { refusalText } from '../ui/refusals.js';
import { keepAwake } from '../ui/device.js';
import { actionButtons } from './actions.js';
import { tableInWords } from './bytext.js';
import { choices } from './choices.js';
import { judge, moveNow, stopThinking, think } from './computer.js';
import { ending } from './ending.js';
import { fitter } from './fit.js';
import { listenToKeys } from './keys.js';
import { lastLine } from './lastline.js';
import { moveList } from './moves.js';
import { opinionBar } from './opinion.js';
import { keepPaper } from './paper.js';
import { isPlayingBack, playOn, stopPlayback } from './playback.js';
import { seatRims } from './seats.js';
import { sketches } from './sketches.js';
import { newsDesk } from './telling.js';
import { keepTime } from './timekeeper.js';

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('./session.js').GameSession} GameSession */

/** The board's element, as far as this page uses it. @typedef {HTMLElement & { referee: import('../engine.js').EngineGame, play: (text: string) => Promise<import('../engine.js').Effect[]>, refresh: () => void, bottom: Seat, mode: string, animated: boolean, squareAt: (x: number, y: number) => string | null, rectOf: (square: string) => DOMRect | null, cancel: () => void, settle: () => void, svg: (look: { theme?: 'light' | 'dark', size?: number }) => string, picture: (look: { format?: 'svg' | 'png', size?: number }) => Promise<Blob>, hint: readonly string[], earlier: readonly import('../../board/scene.js').MarkedMove[] }} BoardElement */

/**
 * What the parts of the screen share.
 * @typedef {object} Place
 * @property {GameSession} session
 * @property {BoardElement} board
 * @property {import('../main.js').Ways} ways
 * @property {ReturnType<typeof choices>} offers what the player to move may do besides moving a piece
 * @property {(text: string) => Promise<void>} play a move or event that does not come from a finger; what the engine refuses is told
 * @property {(move: import('../engine.js').MoveInfo) => Promise<void>} propose a person's move, asked about where the table wants it
 * @property {(text: string, seat: Seat | null, alarm?: boolean) => void} news tells a seat, or all of them, something for a while
 * @property {() => void} refresh shows the table as it is now
 * @property {() => Seat} bottom the seat at the lower edge
 * @property {AbortSignal} gone
 */

/**
 * @param {HTMLElement} screen
 * @param {import('../main.js').Ways} ways
 * @returns {() => void} leaves the screen
 */
export function show(screen, ways) {
  const session = /** @type {GameSession} */ (ways.session);
  const leaving = new AbortController();
  const place = newPlace(session, ways, leaving.signal);
  const { board } = place;
  const parts = buildParts(place);
  const { rims, desk, time } = parts;
  Object.assign(place, { news: desk.news, refresh: () => refresh(), propose: proposer(place, parts) });
  fill(screen, parts.root);

  let frame = 0;
  /** Taps that have been answered with a reason. */
  let refusals = 0;

  /** Everything beside the board follows in the next frame: the board itself comes first. */
  function refreshSoon() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(refresh);
  }

  function refresh() {
    const { view } = session;
    parts.offers.update();
    rims.update();
    parts.moves.update();
    parts.line.update();
    parts.words.update();
    for (const buttons of parts.buttons) buttons.update();
    fill(parts.status, statusText(session));
    parts.status.dataset['army'] = view.turn ? session.colourOf(view.turn) : '';
    parts.nowButton.toggleAttribute('hidden', session.over || session.paused || !session.atEnd || !view.turn || session.isHuman(view.turn));
    parts.gameButton.toggleAttribute('hidden', !session.inAside);
    parts.endButton.toggleAttribute('hidden', !session.over);
    parts.root.dataset['over'] = String(session.over);
    board.toggleAttribute('interactive', !session.over && session.isHuman(view.turn) && !covered());
    board.setAttribute('aria-label', fullName(session.info.id));
    board.earlier = session.earlierMoves();
    parts.fit();
  }

  /** Is the board hidden by a pause or while the device changes hands? */
  function covered() {
    return [parts.pauseCover, parts.handCover].some(cover => !cover.hasAttribute('hidden'));
  }

  /** A device passed round among people and computers turns only to people, so the page does the turning. */
  function turnToPerson() {
    const { turn } = session.view;
    const mixed = session.setup.players.some(player => player.kind === 'computer');
    board.setAttribute('facing', settings.facing === 'pass' && mixed ? 'fixed' : settings.facing);
    if (settings.facing === 'pass' && mixed && turn && session.isHuman(turn)) board.setAttribute('bottom', turn);
  }

  /** A quarter turn for each seat on from the lower edge, while the device lies flat. @param {Seat} seat */
  function turnOf(seat) {
    return ((SEATS.indexOf(seat) - SEATS.indexOf(place.bottom()) + 4) % 4) * 90;
  }

  function applySettings() {
    turnToPerson();
    setTurns(settings.facing === 'table' ? turnOf : () => 0, settings.facing === 'table' ? () => board.getBoundingClientRect() : null);
    board.setAttribute('coordinates', settings.coordinates ? 'printed' : 'none');
    board.setAttribute('theme', boardTheme());
    board.animated = settings.motion;
    board.setAttribute('lang', document.documentElement.lang);
    // The squares' colours come from the page's style sheet: the board looks again.
    board.setAttribute('class', `${settings.board} ${settings.armies}`);
    parts.opinion.element.hidden = !settings.evaluation;
    parts.fit();
  }

  /** Lets the computer move, or say what it thinks of the position if it is asked to. */
  function consider() {
    void think(place);
    if (settings.evaluation && session.isHuman(session.view.turn)) void judge(place).then(parts.opinion.show);
  }

  /** The ply that was shown when a finger came down. */
  let pressed = -1;

  /** A piece of somebody else was touched: says whose turn it is, once it is clear that the tap did nothing else. @param {PointerEvent} event */
  function touched(event) {
    const { turn, ply, pieces } = session.view;
    const square = board.squareAt(event.clientX, event.clientY);
    const seat = pieces.find(piece => piece.square === square)?.seat;
    // The tap that has just made a move ends on a piece whose turn is over.
    if (ply !== pressed || !turn || !seat || session.controllerOf(seat) === session.controllerOf(turn) || !session.atEnd) return;
    const before = refusals;
    setTimeout(() => {
      if (session.view.ply === ply && refusals === before && !document.querySelector('dialog[open]')) desk.news(t('turn.other', { name: session.label(turn) }), seat);
    });
  }

  /** Hides the board until the next person has the device. */
  function cover() {
    const { turn, lastMove } = session.view;
    if (!turn || !session.isHuman(turn) || !lastMove || session.controllerOf(turn) === session.controllerOf(lastMove.seat)) return;
    fill(parts.handCover, h('span', {}, t('handover', { name: session.label(turn) })), h('span', { class: 'small' }, t('handover.tap')));
    parts.handCover.hidden = false;
    refresh();
  }

  parts.handCover.addEventListener('click', () => { parts.handCover.hidden = true; refresh(); });
  const listen = (/** @type {string} */ type, /** @type {(event: any) => void} */ run) => board.addEventListener(type, run, { signal: leaving.signal });
  listen('move', event => {
    if (session.atEnd && !settings.confirm && !parts.offers.isCalled()) return;
    event.preventDefault();
    void place.propose(event.detail.move);
  });
  listen('moved', event => {
    board.mode = 'move';
    session.noticeMove(event.detail.effects);
  });
  listen('movefinished', event => {
    desk.tell(event.detail.effects);
    if (session.over) parts.end.show();
    else if (settings.facing === 'pass' && settings.cover) cover();
    turnToPerson();
    consider();
  });
  listen('turned', () => parts.fit());
  listen('pointerdown', () => { pressed = session.view.ply; });
  listen('pointerup', event => touched(event));
  listen('refused', event => {
    refusals += 1;
    desk.news(refusalText(session, event.detail), session.view.turn);
  });
  listen('error', event => {
    if (event.detail.code === 'trap') ways.recover(event.detail.error);
    else toast(event.detail.message, { alarm: true });
  });
  listenToKeys(session, leaving.signal);

  const stopSession = session.on(change => {
    if (change === 'shown') {
      board.referee = session.game;
      board.refresh();
      consider();
    }
    if (change === 'players') consider();
    refreshSoon();
  });
  const stopSettings = onSetting(() => { applySettings(); refreshSoon(); });
  const resizing = new ResizeObserver(() => parts.fit());
  resizing.observe(screen);
  keepAwake(leaving.signal);
  keepPaper(place);
  applySettings();
  refresh();
  consider();

  return () => {
    stopThinking();
    leaving.abort();
    resizing.disconnect();
    cancelAnimationFrame(frame);
    stopSession();
    stopSettings();
    time.stop();
    desk.stop();
    setTurns(() => 0);
  };
}

/** @param {GameSession} session @param {import('../main.js').Ways} ways @param {AbortSignal} gone @returns {Place} */
function newPlace(session, ways, gone) {
  const board = /** @type {BoardElement} */ (document.createElement('quadrille-board'));
  board.setAttribute('panels', 'none');
  board.referee = session.game;
  board.setAttribute('bottom', session.lowest);
  // The page has better words for what happens.
  board.setAttribute('silent', '');
  board.setAttribute('drawing', '');
  const play = async (/** @type {string} */ text) => { await board.play(text).catch(() => {}); };
  const parts = { session, board, ways, play, news: () => {}, refresh: () => {}, propose: async () => {}, bottom: () => board.bottom, gone };
  return { ...parts, offers: choices(parts) };
}

/** Everything on the screen, before it is arranged. @param {Place} place */
function buildParts(place) {
  const { session, board, offers } = place;
  const pauseCover = h('button', { class: 'cover', hidden: true, onclick: () => time.goOn() }, icon('play'), h('span', {}, t('paused')));
  const handCover = h('button', { class: 'cover', hidden: true });
  const rims = seatRims(place);
  const desk = newsDesk(session, rims);
  const time = keepTime(place, rims, pauseCover);
  const end = ending(place);
  const moves = moveList(session);
  const words = tableInWords(place);
  const opinion = opinionBar(session);
  const status = h('p', { class: 'status' });
  const [headButtons, steps, tools] = [actionButtons(place, 'head'), actionButtons(place, 'steps'), actionButtons(place, 'tools')];
  const nowButton = h('button', { class: 'now', onclick: moveNow }, icon('forward'), t('choice.now'));
  const gameButton = h('button', { onclick: () => session.showGame() }, icon('last'), t('aside.back'));
  const endButton = h('button', { class: 'primary', onclick: () => end.show() }, icon('cup'), t('over.title'));
  const replay = h('button', { class: 'plain replay', onclick: () => {
    if (isPlayingBack(session)) stopPlayback(session);
    else playOn(place, session.view.ply < session.view.plies ? session.view.ply : 0, session.view.plies);
  } }, icon('play'), t('replay'));
  const drawer = h('div', { class: 'drawer' }, moves.element, h('div', { class: 'under' }, words.element, replay));
  const line = lastLine(session, () => {
    const open = drawer.classList.toggle('open');
    line.opened(open);
    if (open) moves.update();
  });
  drawer.prepend(h('button', { class: 'icon plain shut', 'aria-label': t('close'), onclick: () => line.element.click() }, icon('close')));
  const head = h('header', { class: 'head' }, h('div', { class: 'grow telling' }, h('h1', { class: 'hidden' }, fullName(session.info.id)), status, desk.line), h('div', { class: 'buttons' }, headButtons.elements));
  const bar = h('div', { class: 'bar' }, line.element, h('div', { class: 'steps' }, steps.elements));
  const side = h('section', { class: 'side', 'aria-label': t('side') }, opinion.element,
    h('div', { class: 'offers' }, offers.element, h('div', { class: 'wrap' }, nowButton, gameButton, endButton)), drawer,
    h('div', { class: 'tools', role: 'toolbar', 'aria-label': t('tools') }, tools.elements));
  const stage = h('div', { class: 'board' }, board, sketches(board, place.gone).element, pauseCover, handCover);
  const root = h('div', { class: 'table', data: { board: session.info.board } }, head, stage, ...rims.elements.values(), bar, side);
  const fit = fitter({ root, board: stage, head, bar, rims: rims.elements, offers: offers.element }, session, place.bottom);
  return { root, rims, desk, time, end, moves, words, opinion, offers, status, line, nowButton, gameButton, endButton, pauseCover, handCover, fit, buttons: [headButtons, steps, tools] };
}

/** A person's move as the table wants it: asked about, and told where it puts other moves aside. @param {Place} place @param {ReturnType<typeof buildParts>} parts */
function proposer({ session, play }, { offers }) {
  return async (/** @type {import('../engine.js').MoveInfo} */ move) => {
    const later = session.view.plies - session.view.ply;
    const seat = session.view.turn;
    const text = session.inAside ? t('branch.aside') : t('branch.text', { count: later });
    if ((later || session.inAside) && !(await confirm(t('branch.title'), text, t('branch.yes'), { seat }))) return;
    const printed = printMove(session.board, session.info.family, move.text);
    if (settings.confirm && !(await confirm(t('confirm.title'), printed, t('confirm.yes'), { seat }))) return;
    session.keepTail();
    await play(offers.takeCall() ? `${move.text}+` : move.text);
  };
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
