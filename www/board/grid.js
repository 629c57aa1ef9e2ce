/**
 * The hidden grid: one button for every square, laid exactly over it, in the order in which the board is seen.
 *
 * It gives the board to keyboards and screen readers (roving tabindex, arrows as seen on the screen), and it tells the browser
 * where a touch may scroll the page: everywhere but on pieces that can move.
 */

/**
 * @typedef {import('../../pkg/engine.d.ts').BoardSquare} BoardSquare
 * @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName
 * @typedef {import('./geometry.js').Geometry} Geometry
 */

/**
 * What a square says and may do.
 * @typedef {object} SquareLook
 * @property {string} label
 * @property {boolean} movable
 * @property {boolean} open may be tapped now
 * @property {boolean} selected
 * @property {boolean} gone
 */

const STEPS = /** @type {Record<string, [number, number]>} */ ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] });

export class SquareGrid {
  /** @type {Map<SquareName, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {Map<string, SquareName>} */
  #byCell = new Map();
  /** @type {SquareName | null} */
  #current = null;

  /**
   * @param {HTMLElement} element
   * @param {() => void} escape
   */
  constructor(element, escape) {
    this.element = element;
    element.setAttribute('role', 'grid');
    element.addEventListener('keydown', (event) => {
      const step = STEPS[event.key];
      if (event.key === 'Escape') escape();
      else if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      else this.#walk(step);
      event.preventDefault();
    });
    element.addEventListener('focusin', (event) => {
      const name = this.squareOf(/** @type {Element} */ (event.target));
      if (name) this.#makeCurrent(name);
    });
  }

  /**
   * Lays the buttons out for a board as it is turned now. The focus stays on its square.
   * @param {readonly BoardSquare[]} squares
   * @param {Geometry} geometry at rest
   */
  layOut(squares, geometry) {
    const { margin, cell, size } = geometry;
    Object.assign(this.element.style, {
      left: `${margin}px`,
      top: `${margin}px`,
      width: `${size * cell}px`,
      height: `${size * cell}px`,
      gridTemplate: `repeat(${size}, 1fr) / repeat(${size}, 1fr)`,
    });
    const key = `${size} ${Math.round(geometry.angle * 100)} ${squares.length}`;
    if (key === this.element.dataset.layout) return;
    this.element.dataset.layout = key;
    const focused = this.squareOf(this.#focusedElement());
    const old = this.#buttons;
    this.#buttons = new Map();
    this.#byCell.clear();
    /** @type {HTMLElement[]} */
    const rows = Array.from({ length: size }, () => {
      const row = document.createElement('div');
      row.setAttribute('role', 'row');
      return row;
    });
    const placed = squares.map((square) => ({ square, ...geometry.cellOf(square) }));
    placed.sort((a, b) => a.row - b.row || a.column - b.column);
    for (const { square, row, column } of placed) {
      const button = old.get(square.name) ?? makeButton(square.name);
      button.style.gridArea = `${row + 1} / ${column + 1}`;
      rows[row].append(button);
      this.#buttons.set(square.name, button);
      this.#byCell.set(`${row},${column}`, square.name);
    }
    this.element.replaceChildren(...rows.filter((row) => row.childElementCount > 0));
    const current = this.#current !== null && this.#buttons.has(this.#current) ? this.#current : (placed.at(-1)?.square.name ?? null);
    if (current) this.#makeCurrent(current);
    if (focused) this.#buttons.get(focused)?.focus({ preventScroll: true });
  }

  /** Brings labels and states up to date; touches only what changed. @param {(name: SquareName) => SquareLook} look */
  update(look) {
    for (const [name, button] of this.#buttons) {
      const { label, movable, open, selected, gone } = look(name);
      const kind = `${movable ? 'movable' : ''} ${open ? 'open' : ''}`;
      if (button.className !== kind) button.className = kind;
      if (button.getAttribute('aria-label') !== label) button.setAttribute('aria-label', label);
      const chosen = String(selected);
      if (button.getAttribute('aria-selected') !== chosen) button.setAttribute('aria-selected', chosen);
      if (button.disabled !== gone) button.disabled = gone;
    }
  }

  /** The square that a button stands for. @param {Element | null} element @returns {SquareName | null} */
  squareOf(element) {
    return element?.closest('button')?.dataset.square ?? null;
  }

  /** @param {SquareName} name */
  focus(name) {
    this.#buttons.get(name)?.focus({ preventScroll: true });
  }

  /** @param {SquareName} name */
  #makeCurrent(name) {
    const before = this.#current === null ? undefined : this.#buttons.get(this.#current);
    if (before) before.tabIndex = -1;
    this.#current = name;
    const button = this.#buttons.get(name);
    if (button) button.tabIndex = 0;
  }

  /** To the next square that way, over holes and cut corners. @param {[number, number]} step */
  #walk([rows, columns]) {
    const name = this.squareOf(this.#focusedElement());
    const start = [...this.#byCell].find(([, square]) => square === name)?.[0];
    if (!start) return;
    let [row, column] = start.split(',').map(Number);
    for (let i = 0; i < 14; i++) {
      row += rows;
      column += columns;
      const next = this.#byCell.get(`${row},${column}`);
      const button = next === undefined ? undefined : this.#buttons.get(next);
      if (button && !button.disabled) return button.focus({ preventScroll: true });
    }
  }

  #focusedElement() {
    const root = this.element.getRootNode();
    return 'activeElement' in root ? /** @type {ShadowRoot} */ (root).activeElement : null;
  }
}

/** @param {SquareName} name */
function makeButton(name) {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.dataset.square = name;
  button.setAttribute('role', 'gridcell');
  return button;
}
