/**
 * Lessons: for each family of games some small tasks on a live board. A task is a position and what is wanted, in the engine's terms: an
 * effect that a move must have, a problem's task, or the reason for which a move is refused. The page only compares.
 * @module
 */

import { specialsOf } from './specials.js';

/** @typedef {import('./positions.js').Scene} Scene */
/** What an effect must say; what is left out may be anything. @typedef {Record<string, unknown>} Pattern */

/**
 * @typedef {object} Lesson
 * @property {string} key of its texts
 * @property {Scene} scene
 * @property {string[]} solution moves that solve it: the solver's, with the answers between
 * @property {Pattern[]} [wanted] one of these effects solves it; without any, the solution's move alone
 * @property {{ from: string, to: string, reasons: string[] }} [why] a move that is refused, and codes of reasons to choose from
 */

/** A lesson from a rule of the rules page. @param {string} id @param {string} rule @param {Pattern[]} [wanted] @returns {Lesson} */
function rule(id, rule, wanted) {
  const special = specialsOf(id).find(one => one.rule === rule);
  if (!special) throw new Error(`${id} has no rule ${rule}`);
  return { key: rule, scene: special, solution: [special.move], ...(wanted && { wanted }) };
}

/** @param {string} key @param {Scene} scene @param {string} move @param {Pattern[]} [wanted] @returns {Lesson} */
function task(key, scene, move, wanted) {
  return { key, scene, solution: [move], ...(wanted && { wanted }) };
}

/** @param {string} key @param {Scene} scene @param {string} move @param {...string} reasons @returns {Lesson} */
function why(key, scene, move, ...reasons) {
  const [from = '', to = ''] = move.split('-');
  return { key, scene, solution: [], why: { from, to, reasons } };
}

const PROMOTED = [{ type: 'promoted' }];
const TURNED = [{ type: 'turned' }];
const MATED = [{ type: 'mated' }];

/** By the family's key. @returns {Record<string, Lesson[]>} */
function all() {
  return {
    quadrochess: [
      task('firstStep', { id: 'quadrochess-four' }, 'd2-d4', [{ type: 'moved', from: 'd2', to: 'd4' }]),
      rule('quadrochess-four', 'passing', [{ type: 'captured', square: 'c4' }]),
      rule('quadrochess-four', 'sidePromotion', PROMOTED),
      task('castle', { id: 'quadrochess-four', pieces: 'S SKg1 SRc1 SRj1 SPf2 SPg2 SPh2 NKg12 WKa7 EKl6', castling: 'S' }, 'g1-i1', [{ type: 'moved', kind: 'R' }]),
      why('wall', { id: 'quadrochess-four', pieces: 'S SKg1 SBc2 NKg12 WKa7 EKl6' }, 'c2-b3', 'not-its-way', 'leaves-check', 'own-side'),
      why('pinned', { id: 'quadrochess-four', pieces: 'S SKg1 SRg3 NRg9 NKf12 WKa7 EKl6' }, 'g3-e3', 'leaves-check', 'not-its-way', 'protected'),
      task('answerCheck', { id: 'quadrochess-four', pieces: 'S SKg1 SRe4 SPf2 NKf12 NQg4 WKa7 EKl6' }, 'e4-g4', [{ type: 'captured', square: 'g4' }]),
      rule('quadrochess-four', 'mateLeaves', MATED),
      rule('quadrochess-teams', 'playOn', [{ type: 'kingOff' }]),
    ],
    quadrocheckers: [
      task('firstStep', { id: 'quadrocheckers-four' }, 'd2-e3', [{ type: 'moved', from: 'd2', to: 'e3' }]),
      rule('quadrocheckers-four', 'mustJump', [{ type: 'captured' }]),
      rule('quadrocheckers-four', 'chain'),
      why('mustCapture', { id: 'quadrocheckers-four', pieces: 'S SMe5 SMd2 WMf6 NMd12 EMl6' }, 'd2-c3', 'must-capture', 'not-its-way', 'not-yours'),
      rule('quadrocheckers-four', 'crowning', PROMOTED),
      rule('quadrocheckers-four', 'sideCrowning', [{ type: 'promoted', square: 'l10' }]),
      rule('quadrocheckers-four', 'flying', [{ type: 'captured', square: 'g7' }]),
      rule('quadrocheckers-teams', 'partnersStone', [{ type: 'captured', seat: 'W' }]),
    ],
    'chess-four': [
      task('firstStep', { id: 'chess-four' }, 'e2-e4', [{ type: 'moved', from: 'e2', to: 'e4' }]),
      rule('chess-four', 'oppositePassing', [{ type: 'captured', square: 'f4' }]),
      rule('chess-four', 'commonCorner', [{ type: 'moved', kind: 'R' }]),
      why('partner', { id: 'chess-four', pieces: 'S SKf1 SRc5 NKg12 WKa6 WNg5 EKl7' }, 'c5-g5', 'own-side', 'leaves-check', 'not-its-way'),
      rule('chess-four', 'inert', MATED),
      rule('chess-four', 'inertTaken', [{ type: 'captured', kind: 'K' }]),
      rule('chess-four', 'sidePromotion', PROMOTED),
    ],
    gencon: [
      task('firstStep', { id: 'gencon' }, 'e2-e4', [{ type: 'moved', from: 'e2', to: 'e4' }]),
      rule('gencon', 'takeKing', [{ type: 'armRemoved' }]),
      task('putBack', { ...specialsOf('gencon').find(one => one.rule === 'putBack'), id: 'gencon' }, '@Na4', [{ type: 'placed' }]),
      why('checkFirst', { id: 'gencon', pieces: 'S SKg1 SQf3 WKa6 NKf12 ERg9 EKl6' }, 'f3-d5', 'leaves-check', 'protected', 'not-its-way'),
      rule('gencon', 'takeEverything', [{ type: 'captured', square: 'c4' }]),
      rule('gencon', 'sidePromotion', PROMOTED),
    ],
    american: [
      rule('american', 'freezing', [{ type: 'frozen' }]),
      rule('american', 'thawing', [{ type: 'captured', square: 'd1' }]),
      why('frozenSafe', { id: 'american', pieces: 'S SKh1 SRe9 SQf9 SRb11 WKa4 WNh9 SQb5 NKg14 EKn8', fields: "'standing':('active','frozen','active','active')" }, 'f9-h9', 'protected', 'not-its-way', 'leaves-check'),
      rule('american', 'backRow', PROMOTED),
      rule('american', 'turning', TURNED),
      rule('american', 'barred', TURNED),
      task('bothMated', { id: 'american', pieces: 'N SKh1 SQb5 SRb11 NQi9 NRm11 WKa4 NKg14 EKn4 ENg10', fields: "'standing':('active','frozen','active','active')" }, 'i9-m5', [{ type: 'over' }]),
    ],
    hughes: [
      rule('verney', 'singleStep', [{ type: 'moved', from: 'e2', to: 'e3' }]),
      rule('hughes', 'leaping', [{ type: 'moved', from: 'e7', to: 'e9' }]),
      why('leapOver', { id: 'hughes', pieces: 'S SKh1 SPe7 WPe8 WKa7 NKg14 EKn8' }, 'e7-e9', 'not-its-way', 'leaves-check', 'own-side'),
      rule('hughes', 'queenOnly', PROMOTED),
      rule('hughes', 'turning', TURNED),
      rule('hughes', 'turningAgain', TURNED),
      rule('hughes', 'freezing', [{ type: 'frozen' }]),
      task('bothMated', { id: 'hughes', pieces: 'N SKh1 SQb5 SRb11 NQi9 NRm11 WKa4 NKg14 EKn4 ENg10', fields: "'standing':('active','frozen','active','active')" }, 'i9-m5', [{ type: 'over' }]),
    ],
    political: [
      task('firstStep', { id: 'political' }, 'e2-e4', [{ type: 'moved', from: 'e2', to: 'e4' }]),
      rule('political', 'anyBackRow', PROMOTED),
      rule('political', 'barred', TURNED),
      rule('political', 'turningAgain', TURNED),
      rule('political', 'inertFree', MATED),
      task('inertTaken', { id: 'political', pieces: 'S SKh1 SRe7 WKa7 NKg14 EKn9', fields: "'standing':('active','inert','active','active')" }, 'e7-a7', [{ type: 'captured', square: 'a7' }]),
    ],
    coalition: [
      rule('coalition', 'attackFirst'),
      rule('coalition', 'ally', [{ type: 'allied' }]),
      rule('coalition', 'allyByDeed', [{ type: 'allied', reason: 'capture' }]),
      why('closedCorner', { id: 'coalition', pieces: 'W SKe1 STd4 WFa5 WMb4 WTb10 NKf10 NMg9 EUk5', fields: "'diplomacy':('round:2','opened')" }, 'b10-a10', 'against-rule', 'not-its-way', 'own-side'),
      rule('coalition', 'plane'),
      rule('coalition', 'submarine'),
      rule('coalition', 'outOfTurn', [{ type: 'turn', outOfOrder: true }]),
      rule('coalition', 'exchange', PROMOTED),
    ],
    'online-teams': [
      task('firstStep', { id: 'online-teams' }, 'h2-h4', [{ type: 'moved', from: 'h2', to: 'h4' }]),
      rule('online-teams', 'eleventhRank', PROMOTED),
      rule('online-teams', 'kingTaken', [{ type: 'captured', kind: 'K' }]),
      rule('online-teams', 'mateDecides', MATED),
      why('partner', { id: 'online-teams', pieces: 'S SKh1 SRe5 NKg14 NNe9 WKa7 EKn8' }, 'e5-e9', 'own-side', 'protected', 'leaves-check'),
      why('pinned', { id: 'online-teams', pieces: 'S SKh1 SRh3 WRh9 NKg14 WKa7 EKn8' }, 'h3-e3', 'leaves-check', 'not-its-way', 'own-side'),
    ],
    'online-ffa': [
      rule('online-ffa', 'points', [{ type: 'captured', kind: 'Q' }]),
      rule('online-ffa', 'eighthRank', PROMOTED),
      rule('online-ffa', 'mateAtOnce', MATED),
      task('twoKings', { id: 'online-ffa', pieces: 'S SKh1 SQe5 SPd2 WKa8 NKg14 EKn8' }, 'e5-e8', [{ type: 'points', reason: 'double-check' }]),
      task('greyPiece', { id: 'online-ffa', pieces: 'S SKh1 SRe5 WKa8 NKg14 NQe11 EKn9' }, 'e5-e11', [{ type: 'captured', kind: 'Q' }]),
      why('pinned', { id: 'online-ffa', pieces: 'S SKh1 SRh3 WRh9 NKg14 WKa7 EKn8' }, 'h3-e3', 'leaves-check', 'not-its-way', 'own-side'),
    ],
    orthodox: [
      task('firstStep', { id: 'orthodox' }, 'e2-e4', [{ type: 'moved', from: 'e2', to: 'e4' }]),
      rule('orthodox', 'passing', [{ type: 'captured', square: 'd5' }]),
      rule('orthodox', 'castling', [{ type: 'moved', kind: 'R' }]),
      task('promote', { id: 'orthodox', pieces: 'S SKe1 SPb7 NKe6' }, 'b7-b8=Q', PROMOTED),
      why('pinned', { id: 'orthodox', pieces: 'S SKe1 SRe3 NRe8 NKc8' }, 'e3-a3', 'leaves-check', 'not-its-way', 'own-side'),
      rule('orthodox', 'mateOfTwo', MATED),
    ],
  };
}

/** @type {Record<string, Lesson[]> | undefined} */
let known;

/** Families that have lessons, in the book's order. */
export function lessonFamilies() {
  known ??= all();
  return Object.keys(known);
}

/** The family whose lessons teach a game, by the game's key. @param {string} key */
export function lessonFamily(key) {
  return ({ verney: 'hughes', 'checkers-classic': 'quadrocheckers' })[key] ?? key;
}

/** @param {string} family @returns {Lesson[]} */
export function lessonsOf(family) {
  known ??= all();
  return known[family] ?? [];
}

/** Do these effects show what a lesson wants? @param {Lesson} lesson @param {string} move @param {import('../engine.js').Effect[]} effects */
export function isSolved({ wanted, solution }, move, effects) {
  if (!wanted) return move === solution[0];
  return effects.some(effect => wanted.some(pattern => Object.entries(pattern).every(([name, value]) => /** @type {Record<string, unknown>} */ (effect)[name] === value)));
}
