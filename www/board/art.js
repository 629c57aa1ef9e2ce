/**
 * The pieces: flat silhouettes of one family, drawn for this project in a box of 100 × 100.
 *
 * Every chess and Coalition piece stands on the same plinth (y = 76) above its seat's foot (from y = 82); heads are
 * big so that a piece is known at 24 px and upside down. Stones of checkers carry the seat's mark on top.
 */

/**
 * @typedef {import('../../pkg/engine.d.ts').Seat} Seat
 * @typedef {import('../../pkg/engine.d.ts').Family} Family
 * @typedef {import('../../pkg/engine.d.ts').Kind} Kind
 */

/**
 * One drawing. All outlines run clockwise, so that overlapping ones unite.
 * @typedef {object} Drawing
 * @property {string} [base] what lies under the body, painted first in the same way
 * @property {string} body silhouette: outlined on its outside, then filled
 * @property {string} [line] strokes on top of the body, in the army's line colour
 * @property {string} [ink] areas on top of the body, filled with the line colour
 */

/** Width of the outline and of the strokes inside, in units of the box. */
export const OUTLINE = 3.7;
export const LINE = 3.4;

/** @param {number} x @param {number} y @param {number} r */
const disc = (x, y, r) => `M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}z`;

/** @param {number} x @param {number} y @param {number} width @param {number} height */
const bar = (x, y, width, height) =>
  `M${x} ${y}h${width}a${height / 2} ${height / 2} 0 0 1 0 ${height}h${-width}a${height / 2} ${height / 2} 0 0 1 0 ${-height}z`;

const PLINTH = 'M29 67.500h42a5 5 0 0 1 5 5v3.500H24v-3.500a5 5 0 0 1 5-5z';

/** @type {Drawing} */
const KING = {
  body: `M46.300 9h7.400v6.300H60v7.200h-6.300V42h-7.400V22.500H40v-7.200h6.300z
    M50 40c1-8 7-12 13-12 8.500 0 13.500 6 13.500 13.500C76.500 52 67 56 65 68H35c-2-12-11.500-16-11.500-26.500C23.500 34 28.500 28 37 28c6 0 12 4 13 12z${PLINTH}`,
  line: 'M36 60c9-3 19-3 28 0',
};

/** @type {Record<string, Drawing>} */
const CHESS = {
  P: {
    body: `${disc(50, 30, 13.5)}${bar(38, 42, 24, 6.5)}M43 45h14c0 10 3 17 9 23H34c6-6 9-13 9-23z${PLINTH}`,
  },
  R: {
    body: `M27 15h10.500v9h7V15h11v9h7V15H73v18l-6.500 7c0 12 1 19 4.500 28H30c3.500-9 4.500-16 4.500-28L27 33z${PLINTH}`,
    line: 'M35 40.500h30M32 60h36',
  },
  N: {
    body: `M47.500 9.500c2.500 3 4 6 4.500 9.200C67 22 75.500 36 75.500 55c0 5-1.500 9-3.500 13H32.500c-.5-9 5-14.500 11-20.500-3 1-5.500 2-7.500 4-2.500 3-4.500 5.500-8.500 5-5-.6-8.500-5-7.500-10 1-5.500 6.500-9.500 9-16.500 2-5.500 6-10 11.500-12.300z${PLINTH}`,
    line: 'M54 27.500c8 5.500 12 15 12 28M24.800 52.300l6.700-3.600',
    ink: `${disc(40, 28.5, 3)}${disc(26.7, 44, 1.9)}`,
  },
  B: {
    body: `${disc(50, 14, 5.5)}M50 18c11.500 8 17 16 17 24.500 0 6-3 10.500-7.500 14h-19c-4.500-3.500-7.500-8-7.500-14C33 34 38.500 26 50 18z
      ${bar(36, 54.5, 28, 6)}M42 58h16c.5 4.500 3 7.500 7 10H35c4-2.500 6.500-5.500 7-10z${PLINTH}`,
    line: 'M55.500 30.500 46.500 45',
  },
  Q: {
    body: `${disc(19.5, 26, 5.2)}${disc(50, 15, 5.6)}${disc(80.5, 26, 5.2)}
      M19.500 27 32.500 43.500 35 22 43.500 41 50 15l6.500 26L65 22l2.500 21.500L80.500 27 67.500 68h-35z${PLINTH}`,
    line: 'M34 59.500c10-3 22-3 32 0',
  },
  K: KING,
};
CHESS.D = { ...CHESS.Q, line: `${CHESS.Q.line}M50 44v8` };

/** @type {Record<string, Drawing>} */
const CHECKERS = {
  M: { body: disc(50, 50, 35), line: disc(50, 50, 26.5) },
  K: { base: disc(50, 58.5, 31.5), body: disc(50, 42, 31.5), line: disc(50, 42, 23.5) },
};

/** @type {Record<string, Drawing>} */
const COALITION = {
  K: KING,
  F: {
    body: `M37 9h26v4.500h-9.500c2 2 3 5 3 9h26a5.500 5.500 0 0 1 5.500 5.500v9.500l-31.500 3L55 51l9.500 4.500V63L50 60.500 35.500 63v-7.500L45 51l-1.500-10.500-31.500-3V28a5.500 5.500 0 0 1 5.500-5.500h26c0-4 1-7 3-9H37z${PLINTH}`,
    line: 'M22 32h9M69 32h9',
    ink: disc(50, 32, 4),
  },
  U: {
    body: `M47 11h12v6h-6v9h7.500l4.500 12c10.500 1 19 5.500 22 12.500-4 8.500-13 13-25 13H36c-8 0-14-2-18.500-6H14V43h3.500C22 39.500 28 38 35.500 38L39 26h8z${PLINTH}`,
    ink: `${disc(38, 50.5, 3.2)}${disc(50, 50.5, 3.2)}${disc(62, 50.5, 3.2)}`,
  },
  T: {
    body: `M37 24h24c3 0 4.500 1.500 5.300 4H91v7.500H68L69 43h8.500a11 11 0 0 1 0 22h-55a11 11 0 0 1 0-22H30l2-15c.5-2.500 2-4 5-4z${PLINTH}`,
    line: 'M24 43.500h52',
    ink: `${disc(24, 54.3, 4.2)}${disc(41.3, 54.3, 4.2)}${disc(58.7, 54.3, 4.2)}${disc(76, 54.3, 4.2)}`,
  },
  A: {
    body: `M84 12.500l5.500 9.500L56 41.500c2.500 3 4 6.500 4 10.500a17 17 0 0 1-27 13.800L16 69.500l-4-5.500 15-9c-1-8 2-14.500 8.500-18L33 32.500l5.500-3 2.500 3z${PLINTH}`,
    line: `${disc(43, 51.5, 10.5)}M43 41v21M32.500 51.500h21`,
  },
  I: {
    body: `M36.500 10.500V25L50 32.500 63.500 25V10.500C70 14 74 20 74 27c0 8.500-5.500 15-13 17.500V68H39V44.500C31.500 42 26 35.500 26 27c0-7 4-13 10.500-16.500z${PLINTH}`,
    line: 'M50 47v12.500',
  },
  R: {
    body: `${disc(58, 16, 7.5)}M46 22c6-1.500 11 .5 14.500 5l7 1.500 1 5h6l1 5c7.500 1 13 6 13 13.500a14 14 0 0 1-28 0H39.500a14 14 0 0 1-28 0c0-7 4.500-12 11-13.500L22 32h13z${PLINTH}`,
    line: 'M36 33l9 8h13l5-8M45 41l-5 10',
    ink: `${disc(25.5, 52, 5.5)}${disc(74.500, 52, 5.5)}`,
  },
  M: {
    body: `M6 19h6.500v6H17v-5.500h26v4h37v3.500h14v6H80V56l-3-4-3 4-3-4-3 4-3-4-3 4-3-4-3 4V36.500H43V41h-6.500L52 68H42.500L33 50.500 27 68H17.500L27 41H17v-5.500h-4.500v6H6z${PLINTH}`,
    line: 'M43 24v12M22 26h15M61.500 40v11M67.500 40v11M73.500 40v11',
    ink: `${disc(52, 30, 2)}${disc(60, 30, 2)}${disc(68, 30, 2)}${disc(76, 30, 2)}`,
  },
  S: {
    body: `M50 5C63 5 70 13 70 25C70 31 69 36 67 40H62.500C62.500 46 61 51 57 54.500V57C67 58 74 62 76 68H24C26 62 33 58 43 57V54.500C39 51 37.500 46 37.500 40H33C31 36 30 31 30 25C30 13 37 5 50 5z${PLINTH}`,
    line: 'M41 41c1 6.500 4 10.500 9 11 5-.5 8-4.500 9-11M35 60.500 57 68M65 60.500 43 68',
    ink: `M50 8C61 8 67 15 67 25C67 30 66.300 34 64.800 37C55 33.500 45 33.500 35.200 37C33.700 34 33 30 33 25C33 15 39 8 50 8z${disc(46, 42, 1.700)}${disc(54, 42, 1.700)}`,
  },
};

/** @type {Record<Family, Record<string, Drawing>>} */
const DRAWINGS = { chess: CHESS, checkers: CHECKERS, coalition: COALITION };

/**
 * The drawing of a kind of piece.
 * @param {Family} family
 * @param {Kind} kind
 * @returns {Drawing}
 */
export function drawing(family, kind) {
  return DRAWINGS[family][kind] ?? CHESS.P;
}

/** The seats' marks: one bar, two, a double bar, three; around (50, y). @type {Record<Seat, (y: number, width: number) => string>} */
const MARKS = {
  S: (y, w) => bar(50 - w / 2, y - 2.7, w, 5.4),
  W: (y, w) => bar(50 - w / 2, y - 2.7, w / 2 - 5, 5.4) + bar(55, y - 2.7, w / 2 - 5, 5.4),
  N: (y, w) => bar(50 - w / 2, y - 4.6, w, 3.4) + bar(50 - w / 2, y + 1.2, w, 3.4),
  E: (y, w) => [-1, 0, 1].map((i) => bar(50 + (i * w) / 2.6 - w / 18, y - 2.7, w / 9, 5.4)).join(''),
};

/**
 * The mark of a seat: a foot under the piece, or on top of a stone.
 * @param {Family} family
 * @param {Kind} kind
 * @param {Seat | null} seat null: a grey piece, which has none
 * @returns {string} path data
 */
export function seatMark(family, kind, seat) {
  if (seat === null) return '';
  if (family === 'checkers') return MARKS[seat](kind === 'K' ? 42 : 50, 32);
  return MARKS[seat](85.5, 44);
}

/** The badge of a turned pawn: a disc with a chevron that points the way it walks, to its own edge. */
export const TURNED = { disc: disc(77, 26, 13), chevron: 'M70.500 23l6.500 6.500 6.500-6.500' };
