/** Colours: armies × themes, and the element's CSS custom properties read into one record for the canvases. */

/**
 * @typedef {import('../../pkg/engine.d.ts').Seat} Seat
 * @typedef {import('../../pkg/engine.d.ts').Army} Army
 * @typedef {import('./art.js').Drawing} Drawing
 * @typedef {'light' | 'dark' | 'forced'} Scheme
 */

/**
 * Colours of one army. `edge` keeps 3 : 1 against both shades of square.
 * @typedef {object} Ink
 * @property {string} fill the piece's body
 * @property {string} edge its outline and foot
 * @property {string} line strokes on the body
 * @property {string} tint the last move's squares, before mixing
 */

/**
 * Pieces that a page brings along: drawings by kind (`"K"`), loaded images by army and kind (`"white-K"`).
 * @typedef {Record<string, Drawing | HTMLImageElement>} PieceSet
 */

/** @param {string} fill @param {string} edge @param {string} line @param {string} tint @returns {Ink} */
const ink = (fill, edge, line, tint) => ({ fill, edge, line, tint });

/** @type {Record<'light' | 'dark', Record<string, Ink>>} */
export const ARMIES = {
  light: {
    white: ink('#fffdf6', '#2a2723', '#2a2723', '#ffeeb0'),
    yellow: ink('#f4b81c', '#4a3300', '#4a3300', '#f2b632'),
    black: ink('#33323b', '#121116', '#c9c5bb', '#6d6a78'),
    red: ink('#cf3b2e', '#4f0d07', '#4f0d07', '#e0705f'),
    brown: ink('#7d4c2c', '#2c1405', '#f0d6bd', '#a9754e'),
    tan: ink('#dcae78', '#4a300f', '#4a300f', '#d99d55'),
    blue: ink('#2f6bc9', '#0b2149', '#d5e4ff', '#6f9ee6'),
    green: ink('#2e8b4f', '#09301a', '#d2f0dc', '#6cbb86'),
  },
  dark: {
    white: ink('#e8e3d6', '#ffffff', '#33302b', '#e9dfb0'),
    yellow: ink('#efb01a', '#ffd765', '#4a3300', '#d9a520'),
    black: ink('#24232a', '#bdb9b1', '#bdb9b1', '#a795d6'),
    red: ink('#c93a2d', '#ff9d8e', '#ffd5cd', '#d9604f'),
    brown: ink('#6d4128', '#dbab86', '#e3bd9c', '#a8744d'),
    tan: ink('#d2a571', '#f7d6ae', '#4a300f', '#c9965a'),
    blue: ink('#2b64bf', '#93baff', '#d5e4ff', '#4f86dd'),
    green: ink('#288247', '#82d8a3', '#d2f0dc', '#4ba76b'),
  },
};

/** How much of the mover's tint covers the squares of the last move. */
export const MARKED = { light: 0.55, dark: 0.4 };

/** System colours only: armies are told apart by their feet, partly by light and dark. @type {Ink[]} */
const FORCED = [ink('Canvas', 'CanvasText', 'CanvasText', 'Highlight'), ink('CanvasText', 'CanvasText', 'Canvas', 'Highlight')];

/** What a piece without a master looks like. @type {Record<Scheme, Ink>} */
const GREY = {
  light: ink('#a9a7a2', '#55534f', '#55534f', '#a9a7a2'),
  dark: ink('#7d8087', '#c0c2c7', '#c0c2c7', '#7d8087'),
  forced: ink('Canvas', 'GrayText', 'GrayText', 'GrayText'),
};

/** The custom properties that the canvases need, without their prefix. */
const NAMES = /** @type {const} */ (['light', 'dark', 'label', 'accent', 'on-accent', 'select', 'legal', 'check', 'muted', 'font']);

/** Colours of arrows and marks, on light and dark boards alike. */
const DRAWN = { green: '#2f8f3e', red: '#c4342b', blue: '#2a6fd6', yellow: '#d99a08' };

/** All colours of one board as it is shown now. A new one is made when the theme, a property or the armies change. */
export class Palette {
  /** @type {Map<string, Ink>} */
  #inks = new Map();
  /** @type {Map<string, string>} */
  #armies;
  /** @type {PieceSet} */
  #pieces;

  /**
   * @param {Scheme} scheme
   * @param {readonly Army[]} armies
   * @param {PieceSet} pieces
   * @param {(name: string) => string} property the computed value of a custom property, without its prefix
   */
  constructor(scheme, armies, pieces, property) {
    this.scheme = scheme;
    this.#pieces = pieces;
    this.#armies = new Map(armies.map(({ seat, colour }) => [seat, colour]));
    const [light, dark, label, accent, onAccent, select, legal, check, muted, font] = NAMES.map(property);
    this.light = light;
    this.dark = dark;
    this.label = label;
    this.accent = accent;
    this.onAccent = onAccent;
    this.select = select;
    this.legal = legal;
    this.check = check;
    this.muted = muted;
    this.font = font;
    this.hatch = scheme === 'light' ? '#f7f4ec' : scheme === 'dark' ? '#4d5158' : 'Canvas';
    /** On an army's edge colour. */
    this.badge = scheme === 'light' ? '#fffdf6' : scheme === 'dark' ? '#1c1d21' : 'Canvas';
    for (const army of armies) this.#inks.set(army.seat, inkOf(scheme, army, property));
  }

  /** Colours of a piece of this seat. @param {Seat | null} seat @param {'active' | 'frozen' | 'inert' | 'grey'} [state] @returns {Ink} */
  ink(seat, state = 'active') {
    const grey = GREY[this.scheme];
    const own = (seat && this.#inks.get(seat)) ?? grey;
    if (state === 'grey' || seat === null) return grey;
    return state === 'inert' && this.scheme !== 'forced' ? faded(own, grey) : own;
  }

  /** What is drawn by hand. @param {import('./drawings.js').DrawColour} colour */
  drawing(colour) {
    return this.scheme === 'forced' ? 'Highlight' : DRAWN[colour];
  }

  /**
   * The page's own picture of a piece, if it brought one.
   * @param {Seat | null} seat
   * @param {string} kind
   * @returns {Drawing | HTMLImageElement | undefined}
   */
  own(seat, kind) {
    return this.#pieces[`${seat ? this.#armies.get(seat) : 'grey'}-${kind}`] ?? this.#pieces[kind];
  }
}

/**
 * An army that is out keeps a breath of its hue: it still matters whose pieces they were.
 * @param {Ink} own
 * @param {Ink} grey
 * @returns {Ink}
 */
function faded(own, grey) {
  /** @param {'fill' | 'edge' | 'line' | 'tint'} part */
  const mix = (part) => `color-mix(in srgb, ${own[part]} 30%, ${grey[part]})`;
  return { fill: mix('fill'), edge: mix('edge'), line: mix('line'), tint: mix('tint') };
}

/** @param {Scheme} scheme @param {Army} army @param {(name: string) => string} property what the page has set, or empty @returns {Ink} */
function inkOf(scheme, army, property) {
  if (scheme === 'forced') return FORCED[army.shade === 'light' ? 0 : 1];
  const known = ARMIES[scheme][army.colour] ?? GREY[scheme];
  const { colour } = army;
  return { ...known, fill: property(colour) || known.fill, edge: property(`${colour}-edge`) || known.edge, line: property(`${colour}-line`) || known.line };
}

/** WCAG contrast of two `#rrggbb` colours, 1 to 21. @param {string} a @param {string} b */
export function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** @param {string} colour */
function luminance(colour) {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(colour.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
