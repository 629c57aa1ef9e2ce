/**
 * The position editor: every piece of the game, turned pawns too, and what the position knows besides (`positionform.js`); the
 * engine names each fault while one edits, and the game can start from there.
 * @module
 */

import '../../board/element.js';
import { fill, h, select, toggle } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { t } from '../ui/i18n.js';
import { toast } from '../ui/ask.js';
import { Game, messageOf, variants } from '../engine.js';
import { armyName, fullName, manName } from '../ui/labels.js';
import { manPicture } from '../ui/pictures.js';
import { clear, readDraft, stateOf, turnOf, writeDraft } from './fen4text.js';
import { positionForm } from './positionform.js';
import { faultText } from '../ui/refusals.js';
import { GameSession } from '../table/session.js';
import { NO_CLOCK } from '../table/clock.js';
import { boardTheme } from '../store/settings.js';

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('./fen4text.js').Standing} Standing */

/**
 * @param {HTMLElement} screen
 * @param {import('../main.js').Ways} ways
 * @param {string} id the game, otherwise that of the table
 */
export function show(screen, ways, id) {
  const known = variants().some(info => info.id === id);
  const variant = known ? id : ways.session?.info.id ?? 'quadrochess-four';
  const options = !known && ways.session ? ways.session.setup.options : {};
  const game = new Game(variant, options);
  const info = game.variant();
  const board = game.board();
  const array = game.toFen4();
  const draft = readDraft(!known && ways.session ? ways.session.game.toFen4() : array, board);
  const empty = game.view();
  game.free();

  /** The piece that taps put down; null takes pieces off. @type {Standing | null} */
  let chosen = { seat: info.order[0] ?? 'S', kind: 'K' };
  const element = /** @type {import('../table/play.js').BoardElement} */ (document.createElement('quadrille-board'));
  const faults = h('ul', { class: 'faults' });
  const start = h('button', { class: 'primary', onclick: () => begin() }, icon('play'), t('edit.start'));
  const text = h('textarea', { 'aria-label': t('edit.fen'), spellcheck: 'false', onchange: () => readText() });
  const controls = h('div', { class: 'stack' });

  /** What the board needs of a referee, with the pieces as they are being put down. */
  const stage = {
    variant: () => info, board: () => board, legalMoves: () => [], toFen4: () => text.value, free: () => {},
    view: () => ({
      ...empty, turn: null, lastMove: null,
      removedSquares: [...draft.gone],
      pieces: [...draft.pieces].map(([square, piece]) => {
        const state = piece.seat ? stateOf(draft, piece.seat, info.seats) : 'grey';
        return { square, seat: piece.seat, kind: piece.kind, state: state === 'removed' || state === 'absent' ? 'active' : state === 'walking' ? 'grey' : state, turned: piece.turned === true };
      }),
      seats: empty.seats.map(seat => ({ ...seat, state: stateOf(draft, seat.seat, info.seats), toMove: seat.seat === turnOf(draft), checkedBy: [], checkedKings: [] })),
    }),
  };

  const changed = () => {
    text.value = writeDraft(draft, board);
    element.refresh();
    const found = Game.validate(variant, options, text.value);
    start.disabled = found.length > 0;
    element.hint = found.flatMap(fault => fault.square ?? []);
    fill(faults, found.length ? found.map(fault => h('li', {}, faultText(fault, info, board, draft.pieces))) : h('li', { class: 'fine' }, t('edit.valid')));
  };
  /** Something besides the pieces has changed, and with it what else can. */
  const stated = () => {
    changed();
    showControls();
  };
  const replace = (/** @type {string} */ fen4) => {
    const read = readDraft(fen4, board);
    Object.assign(draft, read);
    stated();
  };
  /** A text that does not read leaves the board as it was, and says where it does not. */
  const readText = () => {
    const written = text.value;
    try {
      replace(Game.readPosition(variant, options, written.trim()));
    } catch (error) {
      element.hint = [];
      fill(faults, h('li', {}, t('edit.unreadable', { reason: messageOf(error) })));
    }
  };
  const begin = () => {
    try {
      const players = info.controllers.map((_, index) => ways.session?.setup.players[index] ?? { name: '', kind: /** @type {const} */ ('human'), level: 3 });
      ways.sitDown(new GameSession({ variant, options, players: structuredClone(players), clock: NO_CLOCK, fen4: text.value }));
    } catch (error) {
      toast(messageOf(error), { alarm: true });
    }
  };
  const put = (/** @type {string | null} */ square) => {
    if (!square) return;
    const there = draft.pieces.get(square);
    if (draft.gone.has(square)) return;
    if (!chosen || (there?.seat === chosen.seat && there.kind === chosen.kind && there.turned === chosen.turned)) draft.pieces.delete(square);
    else draft.pieces.set(square, chosen);
    stated();
  };

  const ground = { info, board, options, array };
  const turning = mayBe('turned', 'P', 'foreign-kind');
  const waiting = info.family === 'coalition' && ['M', 'S'];

  /** Does the game have pieces with such a mark? The engine is asked about a piece of its array. @param {'turned' | 'unmoved'} mark @param {string} kind @param {string} code */
  function mayBe(mark, kind, code) {
    const probe = readDraft(array, board);
    const piece = [...probe.pieces.values()].find(one => one.kind === kind);
    if (!piece) return false;
    piece[mark] = true;
    return !Game.validate(variant, options, writeDraft(probe, board)).some(fault => fault.code === code);
  }

  /** What is open stays open. */
  function showControls() {
    const open = [...controls.querySelectorAll('details')].map(part => part.open);
    const mark = (/** @type {'turned' | 'unmoved'} */ name) => chosen && toggle(t(`edit.${name}`), chosen[name] === true, on => {
      if (!chosen) return;
      chosen = on ? { ...chosen, [name]: true } : { seat: chosen.seat, kind: chosen.kind };
    }, t(`edit.${name}.help`));
    fill(controls, palette(info, chosen, piece => { chosen = piece; showControls(); }),
      turning && chosen?.kind === 'P' && mark('turned'),
      waiting && chosen && waiting.includes(chosen.kind) && mark('unmoved'),
      positionForm(ground, draft, stated));
    [...controls.querySelectorAll('details')].forEach((part, index) => { part.open = open[index] ?? false; });
  }

  for (const [name, value] of Object.entries({ mode: 'edit', interactive: '', facing: 'fixed', theme: boardTheme() })) element.setAttribute(name, value);
  element.referee = /** @type {any} */ (stage);
  element.addEventListener('squarepick', event => put(/** @type {CustomEvent<{ square: string | null }>} */ (event).detail.square));
  fill(screen, h('div', { class: 'page wide' },
    h('header', {},
      h('button', { class: 'icon plain', 'aria-label': t('back'), onclick: () => history.back() }, icon('back')),
      h('h1', {}, t('edit')),
      h('div', {}, select(variants().map(one => ({ value: one.id, label: fullName(one.id) })), variant, value => ways.go(`/edit/${value}`), { 'aria-label': t('evening.pick') }))),
    h('div', { class: 'editor' }, element,
      h('div', { class: 'stack' },
        h('p', { class: 'small muted' }, t('edit.pick')), controls,
        h('div', { class: 'wrap' }, start,
          h('button', { onclick: () => replace(array) }, t('edit.array')),
          h('button', { onclick: () => { clear(draft); stated(); } }, t('edit.empty'))),
        h('div', { role: 'status' }, faults),
        h('label', { class: 'field' }, t('edit.fen'), text)))));
  stated();
}

/** @param {import('../engine.js').VariantInfo} info @param {Seat} seat */
function colourOf(info, seat) {
  return info.armies.find(army => army.seat === seat)?.colour ?? '';
}

/**
 * A row of pieces for each seat, and a way to take pieces off.
 * @param {import('../engine.js').VariantInfo} info
 * @param {Standing | null} chosen
 * @param {(piece: Standing | null) => void} choose
 */
function palette(info, chosen, choose) {
  const { kinds } = info;
  return h('div', { class: 'stack' },
    info.seats.map(seat => h('div', { class: 'palette' }, kinds.map(kind => h('button', {
      class: 'plain', 'aria-pressed': String(chosen?.seat === seat && chosen.kind === kind),
      'aria-label': `${armyName(colourOf(info, seat))}: ${manName(info.family, kind)}`, onclick: () => choose({ seat, kind }),
    }, manPicture(info.family, kind, colourOf(info, seat), seat))))),
    h('div', {}, h('button', { 'aria-pressed': String(chosen === null), onclick: () => choose(null) }, icon('close'), t('edit.remove'))));
}
