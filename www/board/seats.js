/** The seats' boxes round the board: where each lies, which way it is turned, and the simple panel that a page may replace. */

import { QUARTER, SEATS, sideOf } from './geometry.js';
import { pieceIcon } from './sprites.js';

/**
 * @typedef {import('../../pkg/engine.d.ts').MoveInfo} MoveInfo
 * @typedef {import('../../pkg/engine.d.ts').Seat} Seat
 * @typedef {import('../../pkg/engine.d.ts').SeatView} SeatView
 * @typedef {import('../../pkg/engine.d.ts').VariantInfo} VariantInfo
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./words.js').Words} Words
 */

/** Elements of one seat's box. */
class SeatBox {
  /** @param {Seat} seat */
  constructor(seat) {
    /** @param {string} name @param {string} [tag] */
    const make = (name, tag = 'div') => {
      const element = document.createElement(tag);
      element.className = name;
      return element;
    };
    this.box = make('seat');
    this.box.part.add('seat');
    this.slot = document.createElement('slot');
    this.slot.name = `seat-${seat}`;
    this.panel = make('panel');
    this.panel.part.add('panel');
    this.name = make('', 'span');
    this.state = make('state');
    this.captured = make('captured');
    this.actions = make('actions');
    const who = make('who');
    who.append(make('dot', 'i'), this.name);
    this.panel.append(who, this.state, this.captured, this.actions);
    this.slot.append(this.panel);
    this.box.append(this.slot);
    /** What the captured pieces looked like when they were last drawn. */
    this.shown = '';
  }
}

export class SeatBoxes {
  /** @type {Map<Seat, SeatBox>} */
  #boxes = new Map(SEATS.map((seat) => [seat, new SeatBox(seat)]));

  /**
   * @param {(move: MoveInfo) => void} act plays a move that has no place on the board
   * @param {(mode: 'shade' | 'place') => void} ask shows changes of shade or a rearranging instead of moves, or moves again
   */
  constructor(act, ask) {
    this.act = act;
    this.ask = ask;
  }

  /** @returns {HTMLElement[]} */
  get elements() {
    return [...this.#boxes.values()].map(({ box }) => box);
  }

  /**
   * Puts every box where its seat sits now.
   * @param {Scene} scene
   * @param {Seat} bottom
   * @param {'corners' | 'lines'} layout
   * @param {number} line height of a line, px
   * @param {readonly Seat[]} seats that play
   */
  place(scene, bottom, layout, line, seats) {
    const { geometry, facing, palette } = scene;
    const { side, size, edge, cell, margin, strip } = geometry;
    const corner = Math.floor(margin + ((size - edge) / 2) * cell - strip - 4);
    for (const [seat, { box }] of this.#boxes) {
      const where = sideOf(seat, bottom);
      const above = where >= 2;
      const right = where === 0 || where === 3;
      box.hidden = !seats.includes(seat);
      const alone = !seats.some((other) => other !== seat && sideOf(other, bottom) >= 2 === above);
      const width = layout === 'corners' ? corner : alone ? side : side / 2;
      const height = layout === 'corners' ? corner : line;
      const whole = layout === 'corners' ? side : side + 2 * line;
      const turns = facing !== 'table' ? 0 : layout === 'corners' ? where : above ? 2 : 0;
      Object.assign(box.style, {
        left: `${right ? side - width : 0}px`,
        top: `${above ? 0 : whole - height}px`,
        width: `${width}px`,
        height: `${height}px`,
        transform: turns ? `rotate(${turns * QUARTER}rad)` : '',
      });
      const colours = palette.ink(seat);
      box.style.setProperty('--seat-width', `${width}px`);
      box.style.setProperty('--seat-height', `${height}px`);
      box.style.setProperty('--seat-colour', colours.fill);
      box.style.setProperty('--seat-edge', colours.edge);
    }
  }

  /**
   * Fills the simple panels.
   * @param {Scene} scene
   * @param {VariantInfo} variant
   * @param {Words} words
   * @param {readonly MoveInfo[]} legal
   * @param {boolean} interactive
   */
  update(scene, variant, words, legal, interactive) {
    const { view, palette, family } = scene;
    for (const of of view.seats) {
      const one = this.#boxes.get(of.seat);
      const army = variant.armies.find((each) => each.seat === of.seat);
      if (!one || !army || one.slot.assignedElements().length > 0) continue;
      const { panel } = one;
      panel.toggleAttribute('data-turn', of.toMove);
      panel.toggleAttribute('data-check', of.state === 'active' && of.checkedKings.length > 0);
      panel.toggleAttribute('data-out', of.state === 'inert' || of.state === 'removed');
      one.name.textContent = words.colours[army.colour] ?? army.colour;
      one.state.textContent = stateWords(scene, of, words);
      const shown = JSON.stringify([of.captured, palette.scheme, family]);
      if (shown !== one.shown) {
        one.shown = shown;
        one.captured.replaceChildren(...of.captured.map((piece) => pieceIcon(piece, family, palette)));
      }
      one.actions.replaceChildren(...(of.toMove && interactive ? this.#buttons(legal, variant, words) : []));
    }
  }

  /**
   * Buttons for what cannot be tapped on the board: moves without a square, and the two that look like moves there.
   * @param {readonly MoveInfo[]} legal
   * @param {VariantInfo} variant
   * @param {Words} words
   */
  #buttons(legal, variant, words) {
    const buttons = [];
    for (const move of legal) {
      if (move.to !== null || move.kind === 'huff') continue;
      const army = variant.armies.find((each) => each.seat === move.declares);
      const text = [words.says[move.kind], army && words.colours[army.colour]].filter(Boolean).join(' ');
      buttons.push(makeButton(text, () => this.act(move)));
    }
    const placing = legal.some((move) => move.kind === 'done');
    for (const mode of /** @type {const} */ (['shade', 'place'])) {
      if (!placing && legal.some((move) => move.kind === mode)) buttons.push(makeButton(words.says[mode], () => this.ask(mode)));
    }
    return buttons;
  }
}

/** @param {string} text @param {() => void} pressed */
function makeButton(text, pressed) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', pressed);
  return button;
}

/** One line: result, check and turn, or what became of the seat. @param {Scene} scene @param {SeatView} of @param {Words} words */
function stateWords({ view }, of, words) {
  const { result } = view;
  const points = of.points === null ? '' : `${of.points} ${words.says.points}`;
  const said = [];
  if (result.winners.includes(of.seat)) said.push(words.says.won);
  else if (result.kind === 'draw' && of.state === 'active') said.push(words.says.drawn);
  else if (of.state !== 'active') said.push(words.says[of.state]);
  else if (of.checkedKings.length > 0) said.push(words.says.check);
  else if (of.toMove) said.push(words.says.turn);
  if (points) said.push(points);
  return said.join(' · ');
}
