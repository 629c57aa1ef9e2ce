/**
 * The special rules of each game, each with a position of that very game in which it can be tried: the engine makes every one of them, and
 * the texts are in the languages' parts for learning.
 * @module
 */

/** @typedef {Omit<import('./specials.js').Special, 'id'>} Example */

const MATE_WEST = 'S SKg1 SQf8 SRb10 WKa3 WNh10 NKg12 EKl7';
const MATE_NORTH = 'S SKg1 SQj11 SRd3 NKc12 NNh8';
/** West, who moves before North, mates him. */
const MATE_BY_WEST = 'W SKg1 WQj11 WRd3 WKa7 NKc12 NNh8 EKl7';

/** @type {Record<string, Example>} */
const CROSS = {
  passing: { rule: 'passing', moves: 'c2-c4', move: 'b4-c3' },
  passingPartner: { rule: 'passing', moves: 'j2-j4 b3-c3 e11-e10', move: 'k4-j3' },
  promotion: { rule: 'sidePromotion', pieces: 'S SKg1 SPa9 NKg12 WKa4 EKl6', move: 'a9-a10=Q' },
  mateLeaves: { rule: 'mateLeaves', pieces: MATE_WEST, move: 'f8-b4' },
  mateDecides: { rule: 'mateDecides', pieces: MATE_WEST, move: 'f8-b4' },
  playOn: { rule: 'playOn', options: { 'play-on': '' }, pieces: MATE_WEST, move: 'f8-b4' },
};

/** @type {Record<string, Example>} */
const STONES = {
  mustJump: { rule: 'mustJump', moves: 'd2-c3', move: 'b4:d2' },
  chain: { rule: 'chain', pieces: 'S SMe5 SMd2 WMf6 NMh8 NMd12 EMl6', move: 'e5:g7:i9' },
  chainOfTeams: { rule: 'chain', pieces: 'S SMe5 SMd2 WMa5 WMf6 EMh8 NMd12', move: 'e5:g7:i9' },
  crowning: { rule: 'crowning', pieces: 'S SMe11 SMd2 WMa5 NMh12 EMl6', move: 'e11-f12' },
  sideCrowning: { rule: 'sideCrowning', pieces: 'S SMk9 SMd2 WMa5 NMh12 EMl6', move: 'k9-l10' },
  flying: { rule: 'flying', pieces: 'S SKd4 SMd2 WMg7 NMh12 EMl6', move: 'd4:h8' },
  huffing: { rule: 'huffing', options: { huff: '' }, moves: 'd2-c3 b6-c7', move: 'huff:b4' },
  partnersStone: { rule: 'partnersStone', pieces: 'S SMe5 SMd2 WMd6 NMf6 NMh12 EMl6', move: 'e5:c7' },
  partnerBeside: { rule: 'partnersStone', pieces: 'S SMe5 SMd2 WMf6 WMa5 NMd6 NMh12 EMl6', move: 'e5:c7' },
};

/** @type {Record<string, Example>} */
const LARGE = {
  freezing: { rule: 'freezing', pieces: 'S SKh1 SQf9 SRb11 WKa4 WNh10 NKg14 EKn8', move: 'f9-b5' },
  thawing: { rule: 'thawing', pieces: 'N SKh1 SPg2 SPh2 SPi2 WKa8 WRd1 NKg14 NRd9 EKn7', fields: "'standing':('frozen','active','active','active')", move: 'd9-d1' },
  turning: { rule: 'turning', pieces: 'S SKh1 SPe13 WKa7 NKg14 EKn8', move: 'e13-e14' },
  turnedHome: { rule: 'turningAgain', pieces: 'S SKh1 SPe2~ WKa7 NKg14 EKn8', move: 'e2-e1' },
  barred: { rule: 'barred', pieces: 'S SKh1 SPb10 WKa6 NKg14 EKn8', move: 'b10-b11' },
  backRow: { rule: 'backRow', pieces: 'S SKh1 SPb7 WNa8 WKa5 NKg14 EKn8', move: 'b7-a8=N' },
  queenOnly: { rule: 'queenOnly', pieces: 'S SKh1 SPb7 WNa8 WKa5 NKg14 EKn8', move: 'b7-a8=Q' },
  leaping: { rule: 'leaping', pieces: 'S SKh1 SPe7 WKa7 NKg14 NPe8 EKn8', move: 'e7-e9' },
};

/** @type {Record<string, Example[]>} */
const OF_GAMES = {
  'quadrochess-four': [CROSS['passing'], CROSS['promotion'], CROSS['mateLeaves']].flatMap(one => one ?? []),
  'quadrochess-three': [
    { rule: 'numberedSide', move: 'b6-d6' },
    { rule: 'passing', moves: 'b6-c6 e11-e10 c2-c4', move: 'b4-c3' },
    { rule: 'sidePromotion', pieces: 'S SKg1 SPa9 NKg12 WKa4', move: 'a9-a10=Q' },
    { rule: 'mateLeaves', pieces: 'S SKg1 SQf8 SRb10 WKa3 WNh10 NKg12', move: 'f8-b4' },
  ],
  'quadrochess-two': [
    { rule: 'wholeBoard', pieces: 'S SKg1 SRe5 SPf2 NKg12 NPf11', move: 'e5-a5' },
    { rule: 'passing', pieces: 'S SKg1 SPf2 NKg12 NPg4', moves: 'f2-f4', move: 'g4-f3' },
    { rule: 'sidePromotion', pieces: 'S SKg1 SPa9 NKg12', move: 'a9-a10=Q' },
    { rule: 'mateOfTwo', pieces: MATE_NORTH, move: 'j11-d11' },
  ],
  'quadrochess-teams': [CROSS['mateDecides'], CROSS['playOn'], CROSS['passing'], CROSS['promotion']].flatMap(one => one ?? []),
  'quadrochess-teams-adjacent': [
    { rule: 'mateDecides', pieces: MATE_BY_WEST, move: 'j11-d11' },
    { rule: 'playOn', options: { 'play-on': '' }, pieces: MATE_BY_WEST, move: 'j11-d11' },
    ...[CROSS['passingPartner'], CROSS['promotion']].flatMap(one => one ?? []),
  ],
  'quadrochess-doubles3': [CROSS['mateLeaves'], CROSS['passing'], CROSS['promotion']].flatMap(one => one ?? []),
  'quadrochess-doubles2': [CROSS['mateDecides'], CROSS['playOn'], CROSS['passing']].flatMap(one => one ?? []),
  'quadrochess-doubles2-adjacent': [
    { rule: 'twiceRunning', moves: 'd2-d4', move: 'b6-d6' },
    { rule: 'mateDecides', pieces: MATE_BY_WEST, move: 'j11-d11' },
    ...[CROSS['passingPartner'], CROSS['promotion']].flatMap(one => one ?? []),
  ],
  'quadrocheckers-four': ['mustJump', 'chain', 'crowning', 'sideCrowning', 'flying', 'huffing'].flatMap(name => STONES[name] ?? []),
  'quadrocheckers-three': [
    { rule: 'numberedSide', move: 'b6-c7' },
    { rule: 'mustJump', pieces: 'S SMe5 SMd2 WMf6 NMd12', move: 'e5:g7' },
    { rule: 'chain', pieces: 'S SMe5 SMd2 WMf6 NMh8 NMd12', move: 'e5:g7:i9' },
    { rule: 'sideCrowning', pieces: 'S SMk9 SMd2 WMa5 NMh12', move: 'k9-l10' },
    { rule: 'flying', pieces: 'S SKd4 SMd2 WMg7 NMh12', move: 'd4:h8' },
  ],
  'quadrocheckers-two': [
    { rule: 'mustJump', pieces: 'S SMe5 SMd2 NMf6 NMd12', move: 'e5:g7' },
    { rule: 'chain', pieces: 'S SMe5 SMd2 NMf6 NMh8 NMd12', move: 'e5:g7:i9' },
    { rule: 'crowning', pieces: 'S SMe11 SMd2 NMh12', move: 'e11-f12' },
    { rule: 'sideCrowning', pieces: 'S SMk9 SMd2 NMh12', move: 'k9-l10' },
    { rule: 'flying', pieces: 'S SKd4 SMd2 NMg7 NMh12', move: 'd4:h8' },
  ],
  'quadrocheckers-two-sixteen': [
    { rule: 'sixteen', move: 'd4-c5' },
    { rule: 'mustJump', pieces: 'S SMe5 SMd2 NMf6 NMd12', move: 'e5:g7' },
    { rule: 'chain', pieces: 'S SMe5 SMd2 NMf6 NMh8 NMd12', move: 'e5:g7:i9' },
    { rule: 'crowning', pieces: 'S SMe11 SMd2 NMh12', move: 'e11-f12' },
  ],
  'quadrocheckers-teams': ['partnersStone', 'mustJump', 'chainOfTeams', 'crowning', 'flying', 'huffing'].flatMap(name => STONES[name] ?? []),
  'quadrocheckers-teams-adjacent': [STONES['partnerBeside'], { rule: 'mustJump', pieces: 'S SMe5 SMd2 WMa5 NMf6 EMl6', move: 'e5:g7' }, STONES['crowning'], { rule: 'flying', pieces: 'S SKd4 SMd2 WMa5 NMg7 NMh12 EMl6', move: 'd4:h8' }].flatMap(one => one ?? []),
  'quadrocheckers-doubles3': ['partnersStone', 'mustJump', 'crowning', 'flying'].flatMap(name => STONES[name] ?? []),
  'quadrocheckers-doubles2': ['partnersStone', 'mustJump', 'crowning', 'flying'].flatMap(name => STONES[name] ?? []),
  'quadrocheckers-doubles2-adjacent': [{ rule: 'twiceRunning', moves: 'd2-e3', move: 'b6-c7' }, STONES['partnerBeside'], STONES['crowning']].flatMap(one => one ?? []),
  'checkers-classic': [
    { rule: 'mustJump', moves: 'c3-d4 f6-e5', move: 'd4:f6' },
    { rule: 'chain', pieces: 'S SMc3 SMa1 NMd4 NMf6', move: 'c3:e5:g7' },
    { rule: 'crowning', pieces: 'S SMe7 SMa1 NMh6', move: 'e7-f8' },
    { rule: 'flying', pieces: 'S SKb2 SMa1 NMe5 NMh6', move: 'b2:f6' },
  ],
  'chess-four': [
    { rule: 'oppositePassing', pieces: 'S SKf1 SPf2 NKg12 NPg4 WKa6 EKl7', moves: 'f2-f4', move: 'g4-f3' },
    { rule: 'inert', pieces: 'S SKg1 SQj11 SRd3 NKc12 NNh8 WKa7 EKl7', move: 'j11-d11' },
    { rule: 'inertTaken', pieces: 'S SKg1 SRd5 NKd12 NNh8 WKa7 EKl7', fields: "'standing':('active','active','inert','active')", move: 'd5-d12' },
    { rule: 'commonCorner', pieces: 'S SKf1 SRc1 SRj1 NKg12 WKa6 EKl7', castling: 'S', move: 'f1-d1' },
    { rule: 'sidePromotion', pieces: 'S SKf1 SPk9 NKg12 WKa6 EKl4', move: 'k9-k10=Q' },
  ],
  gencon: [
    { rule: 'takeKing', moves: 'h2-h3 a4-c3 g11-g9 k5-i5 j2-j4 c3-e2 h12-b6 k4-j3', move: 'e2-g1' },
    { rule: 'putBack', moves: 'h2-h3 a4-c3 g11-g9 k5-i5 j2-j4 c3-e2 h12-b6 k4-j3 e2-g1', move: 'done' },
    { rule: 'takeEverything', pieces: 'S SKg1 SPc2 WKa6 WPb3 NKf12 NNb5 EKl6 EPd4', moves: 'c2-c4 b3-d3 b5-c3', move: 'd4-c3' },
    { rule: 'sidePromotion', pieces: 'S SKg1 SPa9 NKf12 WKa4 EKl6', move: 'a9-a10=Q' },
  ],
  american: ['freezing', 'thawing', 'backRow', 'turning', 'barred'].flatMap(name => LARGE[name] ?? []),
  hughes: ['leaping', 'freezing', 'queenOnly', 'turning', 'turnedHome'].flatMap(name => LARGE[name] ?? []),
  verney: [{ rule: 'singleStep', move: 'e2-e3' }, ...['leaping', 'freezing', 'queenOnly', 'turning'].flatMap(name => LARGE[name] ?? [])],
  political: [
    { rule: 'anyBackRow', pieces: 'S SKh1 SPe13 WKa7 NKg14 EKn8', move: 'e13-e14=Q' },
    { rule: 'inertFree', pieces: 'S SKh1 SQf9 SRb11 WKa4 WNh10 NKg14 EKn8', move: 'f9-b5' },
    { rule: 'turningAgain', pieces: 'S SKh1 SPe2~ WKa7 NKg14 EKn8', move: 'e2-e1' },
    ...[LARGE['barred']].flatMap(one => one ?? []),
  ],
  coalition: [
    { rule: 'attackFirst', moves: 'done', move: 'c2-c4' },
    { rule: 'ally', pieces: 'W SKe1 STd4 WFa5 WMb4 NKf10 NMg9 EUk5', fields: "'diplomacy':('round:2','opened')", move: 'declare:yellow' },
    { rule: 'allyByDeed', pieces: 'W SKe1 STc5 WFa5 WMb4 NKf10 NMg9 EUk5', fields: "'diplomacy':('round:2','opened')", move: 'b4-c5' },
    { rule: 'plane', pieces: 'W SKe1 STd4 WFa5 WMb4 NKf10 NMg9 EUk5', fields: "'diplomacy':('round:5','ally:W@1','opened')", move: 'a5-e5' },
    { rule: 'submarine', pieces: 'E SKe1 STd4 WFa5 WMb4 NKf10 NMg9 EUk5', fields: "'diplomacy':('round:5','ally:W@1','opened')", move: 'k5-i6' },
    { rule: 'outOfTurn', pieces: 'E SKe1 STd4 WFa5 WMb4 NKf10 NMg9 EUk5', fields: "'diplomacy':('round:5','ally:W@1','opened')", move: 'k5-e5' },
    { rule: 'exchange', pieces: 'S SKe1 SSd9 WFa5 WMb4 NKf10 NMg9 EUk5', fields: "'diplomacy':('round:5','ally:W@1','opened')", move: 'd9-d10=T' },
  ],
  orthodox: [
    { rule: 'passing', moves: 'e2-e4 a7-a6 e4-e5 d7-d5', move: 'e5-d6' },
    { rule: 'castling', pieces: 'S SKe1 SRh1 SRa1 NKe8', castling: 'S', move: 'e1-g1' },
    { rule: 'mateOfTwo', pieces: 'S SKg1 SRa1 NKg8 NPf7 NPg7 NPh7', move: 'a1-a8' },
  ],
  'online-teams': [
    { rule: 'eleventhRank', pieces: 'S SKh1 SPe10 WKa7 NKg14 EKn8', move: 'e10-e11=Q' },
    { rule: 'kingTaken', pieces: 'S SKh1 SRe8 WKa7 NKg14 EKn8', move: 'e8-n8' },
    { rule: 'mateDecides', pieces: 'S SKh1 SQf9 SRb11 WKa4 WNh10 NKg14 EKn8', move: 'f9-b5' },
  ],
  'online-ffa': [
    { rule: 'eighthRank', pieces: 'S SKh1 SPe7 WKa7 NKg14 EKn8', move: 'e7-e8=D' },
    { rule: 'mateAtOnce', pieces: 'S SKh1 SQf9 SRb11 WKa4 WNh10 NKg14 EKn8', move: 'f9-b5' },
    { rule: 'points', pieces: 'S SKh1 SRe8 SPd2 WKa7 NKg14 NQe12 EKn5', move: 'e8-e12' },
  ],
};

export default OF_GAMES;
