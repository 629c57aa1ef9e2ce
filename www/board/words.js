/** The few words the board itself says, per language. The page around it has its own. */

/**
 * @typedef {import('../../pkg/engine.d.ts').Family} Family
 * @typedef {import('../../pkg/engine.d.ts').Kind} Kind
 */

/**
 * @typedef {object} Words
 * @property {Record<string, string>} colours armies
 * @property {Record<Family, Record<string, string>>} pieces
 * @property {Record<string, string>} says
 * @property {(army: string, piece: string) => string} piece a piece and whose it is
 */

/** @type {Record<string, Words>} */
const LANGUAGES = {
  en: {
    piece: (army, piece) => `${army} ${piece}`,
    colours: { white: 'White', yellow: 'Yellow', black: 'Black', red: 'Red', brown: 'Brown', tan: 'Tan', blue: 'Blue', green: 'Green' },
    pieces: {
      chess: { P: 'pawn', N: 'knight', B: 'bishop', R: 'rook', Q: 'queen', K: 'king', D: 'one-point queen' },
      checkers: { M: 'stone', K: 'king' },
      coalition: { K: 'king', F: 'plane', U: 'submarine', T: 'tank', A: 'artillery', I: 'engineer', R: 'motorcyclist', M: 'machine-gun', S: 'guard' },
    },
    says: {
      board: 'Board', turn: 'to move', check: 'in check', frozen: 'frozen', inert: 'out', grey: 'grey', removed: 'out', walking: 'king walks', active: '',
      turned: 'turned round', selected: 'selected', goes: 'can go here', takes: 'can take here', gone: 'not on the board', must: 'must capture',
      choose: 'Choose', stay: 'stays as it is', move: 'Move', shade: 'Change of shade', place: 'Rearrange', won: 'won', drawn: 'draw', taken: 'taken',
      done: 'Done', skip: 'Skip', declare: 'Declare for', points: 'points',
    },
  },
  de: {
    piece: (army, piece) => `${piece} von ${army}`,
    colours: { white: 'Weiß', yellow: 'Gelb', black: 'Schwarz', red: 'Rot', brown: 'Braun', tan: 'Beige', blue: 'Blau', green: 'Grün' },
    pieces: {
      chess: { P: 'Bauer', N: 'Springer', B: 'Läufer', R: 'Turm', Q: 'Dame', K: 'König', D: 'Ein-Punkt-Dame' },
      checkers: { M: 'Stein', K: 'Dame' },
      coalition: { K: 'König', F: 'Flieger', U: 'U-Boot', T: 'Tank', A: 'Artillerie', I: 'Ingenieur', R: 'Motorradfahrer', M: 'Maschinengewehr', S: 'Garde' },
    },
    says: {
      board: 'Brett', turn: 'am Zug', check: 'im Schach', frozen: 'erstarrt', inert: 'ausgeschieden', grey: 'grau', removed: 'ausgeschieden',
      walking: 'König wandert', active: '', turned: 'umgekehrt', selected: 'gewählt', goes: 'kann hierher', takes: 'kann hier schlagen',
      gone: 'nicht mehr auf dem Brett', must: 'muss schlagen', choose: 'Wählen', stay: 'bleibt, wie er ist', move: 'Ziehen', shade: 'Farbwechsel',
      place: 'Umstellen', won: 'gewonnen', drawn: 'remis', taken: 'geschlagen', done: 'Fertig', skip: 'Aussetzen', declare: 'Bündnis mit', points: 'Punkte',
    },
  },
};

/** The words of a language tag such as `de-AT`; English where there are none. @param {string} lang @returns {Words} */
export function wordsOf(lang) {
  return LANGUAGES[lang.slice(0, 2).toLowerCase()] ?? LANGUAGES.en;
}
