/**
 * A position for each game in which its special rule can be tried, and the squares of the move that shows it.
 * The positions are reached by moves, so the engine vouches for them.
 * @module
 */

/** @typedef {{ moves: string, try: [string, string] }} Example */

/** By the game's key. @type {Record<string, Example>} */
export const EXAMPLES = {
  quadrochess: { moves: 'c2-c4', try: ['b4', 'c3'] },
  quadrocheckers: { moves: 'd2-c3', try: ['b4', 'd2'] },
  gencon: { moves: 'h2-h3 a4-c3 g11-g9 k5-i5 j2-j4 c3-e2 h12-b6 k4-j3', try: ['e2', 'g1'] },
  hughes: { moves: 'e2-e4 b4-c4 e13-e11 m4-l4 e4-e5 b5-c5 e11-e10 m5-l5 e5-e6 b6-c6 e10-e9 m6-l6 e6-e7 b7-c7 e9-e8 m7-l7', try: ['e7', 'e9'] },
  verney: { moves: 'e2-e3 b4-c4 e13-e12 m4-l4 e3-e4 b5-c5 e12-e11 m5-l5 e4-e5 b6-c6 e11-e10 m6-l6 e5-e6 b7-c7 e10-e9 m7-l7 e6-e7 b8-c8 e9-e8 m8-l8', try: ['e7', 'e9'] },
  'checkers-classic': { moves: 'c3-d4 f6-e5', try: ['d4', 'f6'] },
};
