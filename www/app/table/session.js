/**
 * One game at this table: the engine's game, who plays it, their clocks, and its place on the device.
 * The engine's record is the only truth; this module keeps it, and never decides what is legal.
 * @module
 */

import { Game, variantInfo } from '../engine.js';
import * as clocks from './clock.js';
import { armyName, manName, printSquare } from '../ui/labels.js';
import { t } from '../ui/i18n.js';
import { keepGame, noteSession } from '../store/shelf.js';
import { withOdds } from '../screens/odds.js';

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('../engine.js').View} View */
/** @typedef {import('../engine.js').Effect} Effect */

/** `without` is the kind of piece that each of his armies begins without. @typedef {{ name: string, kind: 'human' | 'computer', level: number, without?: string }} Player */

/**
 * @typedef {object} GameSetup
 * @property {string} variant
 * @property {import('../engine.js').Options} options
 * @property {Player[]} players one for each of the game's controllers
 * @property {import('./clock.js').ClockSetup} clock
 * @property {string} [fen4] a position to start from
 * @property {import('./match.js').MatchPlace} [match] the match that this game counts for
 * @property {import('../store/tournament.js').SheetPlace} [sheet] the board of the tournament that it is played for
 * @property {boolean} [booked] its result has been added up
 */

/** What happened at the table: `moved` a ply was added · `shown` another ply is shown · `players` who moves changed, or computers were paused. @typedef {'moved' | 'shown' | 'players'} Change */

export class GameSession {
  /**
   * @param {GameSetup} setup
   * @param {{ id?: string, game?: import('../engine.js').EngineGame, clock?: clocks.Clock, tails?: Tail[], made?: number }} [kept] a game that goes on
   */
  constructor(setup, kept = {}) {
    this.setup = setup;
    this.id = kept.id ?? crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    this.made = kept.made ?? Date.now();
    this.info = variantInfo(setup.variant);
    this.game = kept.game ?? newGame(setup);
    this.info = this.game.variant();
    this.board = this.game.board();
    this.tails = kept.tails ?? [];
    /** @type {Set<(change: Change, effects: Effect[]) => void>} */
    this.listeners = new Set();
    this.seen = this.game.view();
    /** What the record holds besides the line shown. */
    this.asides = this.game.asides();
    /** Do the computers wait until somebody lets them go on? */
    this.paused = false;
    /** Squares of moves that have been seen, by ply and text. @type {Map<string, import('../../board/scene.js').MarkedMove>} */
    this.seenMoves = new Map();
    this.clock = kept.clock ?? clocks.newClock(setup.clock, this.owners());
    if (!kept.game) this.tagPlayers();
  }

  /** @param {(change: Change, effects: Effect[]) => void} listener */
  on(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** @param {Change} change @param {Effect[]} [effects] */
  tell(change, effects = []) {
    for (const listener of [...this.listeners]) listener(change, effects);
  }

  /** @returns {View} */
  get view() {
    return this.seen;
  }

  get over() {
    return this.seen.result.kind !== 'ongoing';
  }

  /** Is the last ply of the game the one that is shown? */
  get atEnd() {
    return this.seen.ply === this.seen.plies && !this.inAside;
  }

  /** Is a variation shown, and not the game itself? */
  get inAside() {
    return this.asides.some(aside => aside.main);
  }

  /** Index of the controller who moves a seat; a dummy of Coalition is moved by its ally. @param {Seat} seat */
  controllerOf(seat) {
    const mover = this.seen.seats.find(other => other.seat === seat)?.movedBy ?? seat;
    return Math.max(0, this.info.controllers.findIndex(seats => seats.includes(mover)));
  }

  /** @param {Seat} seat @returns {Player} */
  playerOf(seat) {
    return this.setup.players[this.controllerOf(seat)] ?? { name: '', kind: 'human', level: 3 };
  }

  /** @param {Seat} seat */
  colourOf(seat) {
    return this.info.armies.find(army => army.seat === seat)?.colour ?? '';
  }

  /** What a seat is called: its player's name, or its army's where the player has none or holds several. @param {Seat} seat */
  label(seat) {
    const { name } = this.playerOf(seat);
    const army = armyName(this.colourOf(seat));
    const several = this.info.seats.filter(other => this.controllerOf(other) === this.controllerOf(seat)).length > 1;
    return name ? (several ? `${name} (${army})` : name) : army;
  }

  /** What a player is called wherever no seat is meant. @param {number} controller */
  playerName(controller) {
    const seats = this.info.controllers[controller] ?? [];
    return this.setup.players[controller]?.name || seats.map(seat => armyName(this.colourOf(seat))).join(' + ');
  }

  /** @returns {import('../ui/words.js').Speaker} */
  get speaker() {
    return {
      name: seat => this.label(seat),
      piece: kind => manName(this.info.family, kind),
      square: square => printSquare(this.board, square),
    };
  }

  /** Has this power of Coalition no player of its own? @param {Seat} seat */
  isDummy(seat) {
    return String(this.seen.options['dummies'] ?? '').split('+').includes(seat);
  }

  /** The seats that win and lose with this one now, itself among them. @param {Seat} seat @returns {Seat[]} */
  partyOf(seat) {
    const parties = this.view.alliances ?? this.info.parties;
    return parties.find(party => party.includes(seat)) ?? [seat];
  }

  /** Does a person move this seat? @param {Seat | null} seat */
  isHuman(seat) {
    return seat !== null && this.playerOf(seat).kind === 'human';
  }

  /** The seat that lies at the lower edge at first: the first person's. @returns {Seat} */
  get lowest() {
    return this.info.seats.find(seat => this.isHuman(seat)) ?? this.info.seats[0] ?? 'S';
  }

  /** More than one person at the table: nothing may happen to one of them unasked. */
  get manyHumans() {
    const people = this.info.seats.filter(seat => this.isHuman(seat) && !this.isDummy(seat));
    return new Set(people.map(seat => this.controllerOf(seat))).size > 1;
  }

  /** Does a computer move any seat? */
  get hasComputers() {
    return this.info.seats.some(seat => !this.isHuman(seat) && !this.isDummy(seat));
  }

  /** Is somebody in this seat still in the game? @param {Seat} seat */
  isPlaying(seat) {
    const state = this.seen.seats.find(view => view.seat === seat)?.state;
    return (state === 'active' || state === 'frozen') && !this.isDummy(seat);
  }

  /** Has this seat moved on the way to the position shown? @param {Seat} seat */
  hasMoved(seat) {
    return this.game.moves().some(move => move.seat === seat && move.ply <= this.seen.ply);
  }

  /** Lets the computers wait, or go on. @param {boolean} paused */
  pauseComputers(paused) {
    this.paused = paused;
    this.tell('players');
  }

  /**
   * The last moves of the other armies before the one that the view shows, the oldest first, each army once.
   * @returns {import('../../board/scene.js').MarkedMove[]}
   */
  earlierMoves() {
    const { ply, lastMove } = this.seen;
    const known = new Set(lastMove ? [lastMove.seat] : []);
    const plies = new Map(this.game.moves().map(move => [move.ply, move]));
    if (lastMove) this.noteMove(ply, plies.get(ply)?.text ?? '', lastMove);
    /** @type {import('../../board/scene.js').MarkedMove[]} */
    const marked = [];
    let travelled = false;
    for (let back = 1; back < this.info.order.length && ply - back > 0; back += 1) {
      const at = ply - back;
      const text = plies.get(at)?.text ?? '';
      if (!this.seenMoves.has(`${at} ${text}`)) {
        travelled = true;
        this.game.goTo(at);
        const { lastMove: found } = this.game.view();
        if (found) this.noteMove(at, text, found);
      }
      const move = this.seenMoves.get(`${at} ${text}`);
      if (move && !known.has(move.seat)) marked.unshift(move);
      if (move) known.add(move.seat);
    }
    if (travelled) this.game.goTo(ply);
    return marked;
  }

  /** @param {number} ply @param {string} text @param {import('../../board/scene.js').MarkedMove} move */
  noteMove(ply, text, { seat, squares }) {
    this.seenMoves.set(`${ply} ${text}`, { seat, squares });
  }

  /** The clock's owner of a seat, null without a clock. @param {Seat | null} seat */
  ownerOf(seat) {
    if (seat === null || this.setup.clock.kind === 'none') return null;
    const groups = this.setup.clock.owner === 'party' ? this.info.parties : this.info.controllers;
    return (groups.find(seats => seats.includes(seat)) ?? [seat]).join('');
  }

  owners() {
    return [...new Set(this.info.seats.flatMap(seat => this.ownerOf(seat) ?? []))];
  }

  /** The game changed under the board's hands: take note, press clocks, keep it. @param {Effect[]} effects */
  noticeMove(effects) {
    const before = this.seen;
    const view = this.look();
    if (view.turn !== before.turn || view.ply !== before.ply) {
      const mover = view.ply > before.ply ? this.ownerOf(before.turn) : null;
      clocks.press(this.clock, mover, this.over ? null : this.ownerOf(view.turn), view.ply, Date.now());
      if (mover !== null) this.game.setClock(view.ply, Math.round(this.clock.now.left[mover] ?? 0));
    }
    this.keep();
    this.tell('moved', effects);
  }

  /** Takes in what the engine shows now. */
  look() {
    this.asides = this.game.asides();
    this.seen = this.game.view();
    return this.seen;
  }

  undo() {
    const tail = this.tails.at(-1);
    if (tail && tail.ply === this.seen.ply - 1 && this.atEnd) {
      this.tails.pop();
      this.replace(Game.fromText(tail.text));
      this.goTo(tail.ply);
      return true;
    }
    const done = this.game.undo();
    if (done) this.shown();
    return done;
  }

  /** @param {number} ply */
  goTo(ply) {
    this.game.goTo(Math.max(0, Math.min(ply, 65_535)));
    this.shown();
  }

  /** Remembers the moves after the position shown, so that playing on from here can be taken back. */
  keepTail() {
    if (!this.atEnd) this.tails.push({ ply: this.seen.ply, text: this.game.toText() });
  }

  /** Puts another engine game in the place of this one. @param {import('../engine.js').EngineGame} game */
  replace(game) {
    const old = this.game;
    this.game = game;
    this.look();
    old.free();
  }

  /** Shows a line beside the one that is shown. @param {number} node */
  showAside(node) {
    this.game.goToAside(node);
    this.shown();
  }

  /** Leaves the variation that is shown for the end of the game itself. */
  showGame() {
    const game = this.asides.find(aside => aside.main);
    if (!game) return;
    this.game.goToAside(game.node);
    this.goTo(Infinity);
  }

  shown() {
    this.look();
    clocks.rewind(this.clock, this.seen.ply, this.over ? null : this.ownerOf(this.seen.turn), Date.now());
    if (!this.atEnd) clocks.pause(this.clock, Date.now());
    this.keep();
    this.tell('shown');
  }

  /** @param {number} controller @param {Partial<Player>} change */
  setPlayer(controller, change) {
    const player = this.setup.players[controller];
    if (!player) return;
    Object.assign(player, change);
    this.tagPlayers();
    this.keep();
    this.tell('players');
  }

  /** Writes the players' names into the record. */
  tagPlayers() {
    for (const army of this.info.armies) {
      this.game.setTag(TAGS[army.seat], this.playerOf(army.seat).name || (this.isHuman(army.seat) ? '?' : t('player.computer')));
    }
    this.game.setTag('Date', new Date(this.made).toISOString().slice(0, 10).replaceAll('-', '.'));
  }

  /** Saves the game on the device. */
  keep() {
    if (this.seen.plies === 0 && !this.setup.match) noteSession(this);
    else keepGame(this);
  }
}

/** The engine's game for a set-up: from a position, or with the pieces taken off that players give as odds. @param {GameSetup} setup */
function newGame({ variant, options, players, fen4 }) {
  if (fen4) return Game.fromFen4(variant, options, fen4);
  const game = new Game(variant, options);
  const odds = withOdds(game, players.map(player => player.without ?? ''));
  if (odds === null) return game;
  game.free();
  return Game.fromFen4(variant, options, odds);
}

/** @typedef {{ ply: number, text: string }} Tail moves that were played before somebody stepped back and played on */

/** The record's tags for the names of the seats. @type {Record<Seat, string>} */
export const TAGS = { S: 'South', W: 'West', N: 'North', E: 'East' };
