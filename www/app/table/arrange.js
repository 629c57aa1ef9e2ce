/**
 * Where everything on the table's screen lies, from the window's size alone: the largest board that leaves room for the seats'
 * rims and the controls, so that nobody ever scrolls in play. Plain numbers in, plain rectangles out.
 * @module
 */

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box in CSS pixels */
/** @typedef {Box & { turn: 0 | 1 | 2 | 3, form: RimForm }} RimBox `turn` in clockwise quarters */

/**
 * How much a rim holds: `full` all of it; `shallow` name, state and clock in one row above the controls; `narrow` one below the other; `slim`
 * one button that opens the rest; `tiny` the same with little length.
 * @typedef {'full' | 'shallow' | 'narrow' | 'slim' | 'tiny'} RimForm
 */

/**
 * @typedef {object} Room
 * @property {number} width
 * @property {number} height
 * @property {number} size squares along a side of the board
 * @property {number} edge squares along its outermost row: fewer on a cross
 * @property {boolean} flat does the device lie between the players?
 * @property {(Seat | null)[]} sides who sits below, left, above and right
 * @property {boolean} [offers] must there be room for choices as buttons?
 * @property {number} text how large the text is, 1 being the usual
 */

/**
 * `flat`: everything has its box. `wide`: a column beside the board. `tall`: rows above and below it. The rims of an upright table
 * lie in the cut corners where these are large enough, otherwise in a grid of two columns (`rims` is null).
 * @typedef {object} Arrangement
 * @property {'flat' | 'wide' | 'tall'} shape
 * @property {Box} board
 * @property {(RimBox | null)[] | null} rims by side
 * @property {{ head: Box, line: Box } | null} bars
 */

/** The smallest length of what a finger taps. */
export const FINGER = 44;
const GAP = 6;
/** Smaller corners hold no card. */
const CARD = 108;
/** Smaller corners hold no rim on a flat table. */
const CORNER = 74;
/** A rim is never longer: eyes and thumbs would have to travel. */
const LONGEST = 380;

/** @param {Room} room @returns {Arrangement} */
export function arrange(room) {
  if (room.flat) return room.width >= room.height ? flatWide(room) : flatTall(room);
  return room.width > room.height ? besides(room) : stacked(room);
}

/** What a cut corner leaves beside the printed labels; 0 on a square board. @param {Room} room @param {number} side */
function cornerOf({ size, edge }, side) {
  if (edge >= size) return 0;
  const strip = Math.max(11, Math.min(20, (0.3 * side) / (size + 0.6)));
  const cell = Math.floor((side - 2 * strip) / size);
  return Math.floor((side - size * cell) / 2 + ((size - edge) / 2) * cell - strip - 5);
}

/** A column beside the board. @param {Room} room @returns {Arrangement} */
function besides(room) {
  const { width, height, text } = room;
  const column = Math.min(width / 2, 264 * (0.5 + text / 2));
  const side = Math.floor(Math.min(height - 2 * GAP, width - column - 3 * GAP));
  const left = Math.max(GAP, Math.floor((width - side - Math.min(480, width - side - 3 * GAP)) / 2) - GAP);
  const board = { x: left, y: Math.floor((height - side) / 2), width: side, height: side };
  return { shape: 'wide', board, rims: cards(room, board), bars: null };
}

/** Rows above and below the board. @param {Room} room @returns {Arrangement} */
function stacked(room) {
  const { width, height, text } = room;
  const lines = 0.5 + text / 2;
  const bars = (3 + Number(room.offers ?? false)) * 50 * lines;
  const rows = 2 * 46 * lines;
  const whole = Math.floor(Math.min(width, height - bars - 5 * GAP));
  const carded = cornerOf(room, whole) >= CARD * text;
  const side = carded ? whole : Math.floor(Math.min(width, height - bars - rows - 6 * GAP));
  const board = { x: Math.floor((width - side) / 2), y: 0, width: side, height: side };
  return { shape: 'tall', board, rims: carded ? cards(room, board) : null, bars: null };
}

/** Cards in the cut corners, each at its player's right hand, upright; measured from the board's corner. @param {Room} room @param {Box} board */
function cards(room, board) {
  const corner = cornerOf(room, board.width);
  if (corner < CARD * room.text) return null;
  return room.sides.map((seat, side) => seat === null ? null : /** @type {RimBox} */ ({
    x: side === 0 || side === 3 ? board.width - corner : 0, y: side >= 2 ? 0 : board.width - corner, width: corner, height: corner, turn: 0, form: 'full',
  }));
}

/**
 * A pinwheel with gutters left and right: the rims below and above reach from the gutter into the cut corner, those of the sides
 * lie along the gutters; what belongs to nobody lies between.
 * @param {Room} room
 * @returns {Arrangement}
 */
function flatWide(room) {
  const { width, height, text, sides } = room;
  const gutterLeast = 100 * (0.5 + text / 2);
  const side = Math.floor(Math.min(height - 2 * GAP, width - 2 * gutterLeast - 2 * GAP));
  const board = { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), width: side, height: side };
  const gutter = board.x - 2 * GAP;
  const corner = cornerOf(room, side);
  const armed = corner >= CORNER;
  const alone = sides[1] === null && sides[3] === null;
  const barHeight = gutter >= 4 * FINGER + 16 ? 2 * FINGER + 8 : 3 * FINGER + 12;
  const armWidth = Math.min(LONGEST, gutter + (armed ? corner + GAP : 0));
  const free = height - 2 * GAP;
  const armHeight = armed ? Math.min(board.y + corner - GAP, 190) : alone ? Math.min(free - barHeight - GAP, 320) : Math.max(96, Math.min(free * 0.4, (free - barHeight) / 2, 240));
  const length = Math.min(LONGEST, free - armHeight - barHeight - 2 * GAP);
  const depth = Math.min(gutter, length < 260 ? 230 : 150 * (0.5 + text / 2));
  const rims = [
    rim(width - GAP - armWidth, height - GAP - armHeight, armWidth, armHeight, 0, room),
    rim(GAP, height - GAP - length, depth, length, 1, room),
    rim(GAP, GAP, armWidth, armHeight, 2, room),
    rim(width - GAP - depth, GAP, depth, length, 3, room),
  ];
  const bar = (/** @type {number} */ x, /** @type {number} */ top, /** @type {number} */ bottom) => ({ x, y: top + Math.max(0, (bottom - top - Math.max(barHeight, 0)) / 2), width: gutter, height: barHeight });
  const leftEnd = sides[1] === null ? height - GAP : height - GAP - length - GAP;
  const rightTop = sides[3] === null ? GAP : GAP + length + GAP;
  return {
    shape: 'flat', board, rims: rims.map((one, index) => sides[index] === null ? null : one),
    bars: {
      head: bar(GAP, sides[2] === null ? GAP : GAP + armHeight + GAP, leftEnd),
      line: bar(width - GAP - gutter, rightTop, sides[0] === null ? height - GAP : height - 2 * GAP - armHeight),
    },
  };
}

/** The same, turned by a quarter: gutters above and below. @param {Room} room @returns {Arrangement} */
function flatTall(room) {
  const { width, height, text, sides } = room;
  const lines = 0.5 + text / 2;
  const gutterLeast = FINGER + 4 + 62 * lines + 3 * GAP;
  const side = Math.floor(Math.min(width, height - 2 * gutterLeast));
  const board = { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), width: side, height: side };
  const gutter = board.y - GAP;
  const corner = cornerOf(room, side);
  const armed = corner >= CORNER;
  const armDepth = armed ? board.x + corner - 2 : Math.max(88 * lines, Math.min(120, width * 0.24));
  const armLength = Math.min(LONGEST, gutter + (armed ? corner - GAP : -GAP));
  const left = sides[1] === null ? GAP : armDepth + 2 * GAP;
  const right = sides[3] === null ? GAP : armDepth + 2 * GAP;
  // Steppers leave the line of moves a row of its own where both would be short of room.
  const barHeight = width - left - GAP < 4 * FINGER + 100 ? 2 * FINGER + 8 : FINGER + 4;
  const rimHeight = Math.min(200, gutter - barHeight - 2 * GAP);
  const rims = [
    rim(left, height - GAP - rimHeight, width - left - GAP, rimHeight, 0, room),
    rim(GAP, height - GAP - armLength, armDepth, armLength, 1, room),
    rim(GAP, GAP, width - right - GAP, rimHeight, 2, room),
    rim(width - GAP - armDepth, GAP, armDepth, armLength, 3, room),
  ];
  return {
    shape: 'flat', board, rims: rims.map((one, index) => sides[index] === null ? null : one),
    bars: {
      head: { x: GAP, y: GAP + rimHeight + GAP, width: width - right - GAP, height: barHeight },
      line: { x: left, y: height - 2 * GAP - rimHeight - barHeight, width: width - left - GAP, height: barHeight },
    },
  };
}

/** @param {number} x @param {number} y @param {number} width on the screen @param {number} height @param {0 | 1 | 2 | 3} turn @param {Room} room @returns {RimBox} */
function rim(x, y, width, height, turn, { text }) {
  const [long, deep] = turn % 2 ? [height, width] : [width, height];
  return { x, y, width, height, turn, form: formOf(long, deep, text) };
}

/** @param {number} long as its owner sees it @param {number} deep @param {number} text @returns {RimForm} */
function formOf(long, deep, text) {
  if (long < Math.max(4 * FINGER + 34, 190 * text)) return long < 2 * FINGER + 26 || deep < 2 * FINGER + 12 + 66 * text ? 'tiny' : 'narrow';
  if (deep < FINGER + 28 * text) return 'slim';
  return deep < FINGER + 54 * text ? 'shallow' : 'full';
}
