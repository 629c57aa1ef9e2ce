/**
 * Position text (FEN4) as the editor handles it: fields before the board, and men on squares. What a position may
 * be is the engine's business; this module only knows where the text keeps things.
 * @module
 */

/** @typedef {import('./engine.js').Seat} Seat */
/** @typedef {{ seat: Seat, kind: string }} Standing */
/** @typedef {{ fields: string[], men: Map<string, Standing> }} Draft */

/** The text's letters for the seats. @type {Record<Seat, string>} */
const LETTERS = { S: 'r', W: 'b', N: 'y', E: 'g' };
/** @type {Record<string, Seat>} */
const SEATS = { r: 'S', b: 'W', y: 'N', g: 'E' };

/** Places of the fields: whose turn, castling towards the king's and the queen's side. */
export const TURN = 0;
export const CASTLING = [2, 3];

/**
 * @param {string} text
 * @param {import('./engine.js').BoardInfo} board
 * @returns {Draft}
 */
export function readDraft(text, board) {
  const cut = text.lastIndexOf('-');
  const names = new Map(board.squares.map(square => [`${square.file},${square.rank}`, square.name]));
  /** @type {Draft['men']} */
  const men = new Map();
  text.slice(cut + 1).replace(/\s/g, '').split('/').forEach((row, fromTop) => {
    let file = 0;
    for (const cell of row.split(',')) {
      const empty = /^\d+$/.exec(cell);
      const seat = SEATS[cell[0] ?? ''];
      const name = names.get(`${file},${board.size - 1 - fromTop}`);
      if (!empty && seat && name) men.set(name, { seat, kind: cell.slice(1) });
      file += empty ? Number(cell) : 1;
    }
  });
  return { fields: splitFields(text.slice(0, cut)), men };
}

/**
 * @param {Draft} draft
 * @param {import('./engine.js').BoardInfo} board
 */
export function writeDraft({ fields, men }, board) {
  const names = new Map(board.squares.map(square => [`${square.file},${square.rank}`, square.name]));
  const rows = Array.from({ length: board.size }, (_, fromTop) => {
    /** @type {(string | number)[]} */
    const cells = [];
    for (let file = 0; file < board.size; file += 1) {
      const name = names.get(`${file},${board.size - 1 - fromTop}`);
      const man = name ? men.get(name) : undefined;
      const before = cells.at(-1);
      if (man) cells.push(LETTERS[man.seat] + man.kind);
      else if (!name) cells.push('x');
      else if (typeof before === 'number') cells[cells.length - 1] = before + 1;
      else cells.push(1);
    }
    return cells.join(',');
  });
  return `${fields.join('-')}-${rows.join('/')}`;
}

/** @param {Draft} draft @returns {Seat} */
export function turnOf(draft) {
  return SEATS[(draft.fields[TURN] ?? 'R').toLowerCase()] ?? 'S';
}

/** @param {Draft} draft @param {Seat} seat */
export function setTurn(draft, seat) {
  draft.fields[TURN] = LETTERS[seat].toUpperCase();
}

/** Castling rights as the text keeps them: 1 or 0 for S W N E. @param {Draft} draft @param {number} field @param {Seat} seat */
export function mayCastle(draft, field, seat) {
  return (draft.fields[field] ?? '').split(',')[Object.keys(LETTERS).indexOf(seat)] === '1';
}

/** @param {Draft} draft @param {number} field @param {Seat} seat @param {boolean} may */
export function setCastling(draft, field, seat, may) {
  const rights = (draft.fields[field] ?? '0,0,0,0').split(',');
  rights[Object.keys(LETTERS).indexOf(seat)] = may ? '1' : '0';
  draft.fields[field] = rights.join(',');
}

/** Fields stand between dashes; a part in braces is one field whatever it holds. @param {string} text */
function splitFields(text) {
  return text.match(/\{[^}]*\}|[^-{]+/g) ?? [];
}
