/**
 * Position text (FEN4) as the editor handles it: fields before the board, named fields in braces, and pieces on squares. What a
 * position may be is the engine's business; this module only knows where the text keeps things.
 * @module
 */

/** @typedef {import('../engine.js').Seat} Seat */
/** @typedef {import('../engine.js').SeatView['state'] | 'absent'} SeatState */
/** A piece; `seat` is null for a grey one, which is nobody's; `turned`: a pawn that walks home; `unmoved`: its first move, with two steps, is still to come. @typedef {{ seat: Seat | null, kind: string, turned?: boolean, unmoved?: boolean }} Standing */
/** `gone` are squares that have left the board. @typedef {{ fields: string[], pieces: Map<string, Standing>, gone: Set<string> }} Draft */

/** The text's letters for the seats. @type {Record<Seat, string>} */
const LETTERS = { S: 'r', W: 'b', N: 'y', E: 'g' };
/** @type {Record<string, Seat>} */
const SEATS = { r: 'S', b: 'W', y: 'N', g: 'E' };
/** The letter of pieces that are nobody's any more. */
const GREY = 'd';
/** Seats in the order of the text's lists. */
const ORDER = /** @type {Seat[]} */ (Object.keys(LETTERS));

/** Places of the fields: whose turn, who is out, castling towards the king's and the queen's side, points. */
const TURN = 0;
const OUT = 1;
export const CASTLING = [2, 3];
const POINTS = 4;
const NAMED = 6;

/**
 * @param {string} text
 * @param {import('../engine.js').BoardInfo} board
 * @returns {Draft}
 */
export function readDraft(text, board) {
  const cut = text.lastIndexOf('-');
  const names = new Map(board.squares.map(square => [`${square.file},${square.rank}`, square.name]));
  /** @type {Draft} */
  const draft = { fields: splitFields(text.slice(0, cut)), pieces: new Map(), gone: new Set() };
  const [turned, unmoved] = [namedList(draft, 'turned'), namedList(draft, 'unmoved')];
  text.slice(cut + 1).replace(/\s/g, '').split('/').forEach((row, fromTop) => {
    let file = 0;
    for (const cell of row.split(',')) {
      const empty = /^\d+$/.exec(cell);
      const seat = cell[0] === GREY ? null : SEATS[cell[0] ?? ''];
      const name = names.get(`${file},${board.size - 1 - fromTop}`);
      if (name && cell === 'x') draft.gone.add(name);
      if (!empty && seat !== undefined && name) {
        draft.pieces.set(name, { seat, kind: cell.slice(-1), ...turned.includes(name) && { turned: true }, ...unmoved.includes(name) && { unmoved: true } });
      }
      file += empty ? Number(cell) : 1;
    }
  });
  return draft;
}

/**
 * @param {Draft} draft
 * @param {import('../engine.js').BoardInfo} board
 */
export function writeDraft(draft, board) {
  const { pieces, gone } = draft;
  for (const mark of /** @type {const} */ (['turned', 'unmoved'])) {
    setNamedList(draft, mark, [...pieces].flatMap(([square, piece]) => (piece[mark] ? [square] : [])));
  }
  const names = new Map(board.squares.map(square => [`${square.file},${square.rank}`, square.name]));
  const rows = Array.from({ length: board.size }, (_, fromTop) => {
    /** @type {(string | number)[]} */
    const cells = [];
    for (let file = 0; file < board.size; file += 1) {
      const name = names.get(`${file},${board.size - 1 - fromTop}`);
      const piece = name ? pieces.get(name) : undefined;
      const before = cells.at(-1);
      if (piece) cells.push((piece.seat ? LETTERS[piece.seat] : GREY) + piece.kind);
      else if (!name || gone.has(name)) cells.push('x');
      else if (typeof before === 'number') cells[cells.length - 1] = before + 1;
      else cells.push(1);
    }
    return cells.join(',');
  });
  return `${draft.fields.join('-')}-${rows.join('/')}`;
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
  return entry(draft, field, seat) === '1';
}

/** @param {Draft} draft @param {number} field @param {Seat} seat @param {boolean} may */
export function setCastling(draft, field, seat, may) {
  setEntry(draft, field, seat, may ? '1' : '0');
}

/** @param {Draft} draft @param {Seat} seat */
export function pointsOf(draft, seat) {
  return Number(entry(draft, POINTS, seat));
}

/** @param {Draft} draft @param {Seat} seat @param {number} points */
export function setPoints(draft, seat, points) {
  setEntry(draft, POINTS, seat, String(points));
}

/** @param {Draft} draft @param {Seat} seat @param {Seat[]} seats that play @returns {SeatState} */
export function stateOf(draft, seat, seats) {
  const named = /** @type {SeatState | undefined} */ (namedList(draft, 'standing')[ORDER.indexOf(seat)]);
  return named ?? (entry(draft, OUT, seat) === '0' ? 'active' : seats.includes(seat) ? 'inert' : 'absent');
}

/** @param {Draft} draft @param {Seat} seat @param {SeatState} state @param {Seat[]} seats that play */
export function setState(draft, seat, state, seats) {
  setNamedList(draft, 'standing', ORDER.map(other => (other === seat ? state : stateOf(draft, other, seats))));
  setEntry(draft, OUT, seat, state === 'active' || state === 'frozen' ? '0' : '1');
}

/** The right to take a seat's pawn in passing, as `square passed:pawn's square`; empty for none. @param {Draft} draft @param {Seat} seat */
export function passedOf(draft, seat) {
  return namedList(draft, 'enPassant')[ORDER.indexOf(seat)] ?? '';
}

/** @param {Draft} draft @param {Seat} seat @param {string} right */
export function setPassed(draft, seat, right) {
  const rights = ORDER.map(other => (other === seat ? right : passedOf(draft, other)));
  setNamedList(draft, 'enPassant', rights.some(Boolean) ? rights : []);
}

/** @param {Draft} draft */
export function phaseOf(draft) {
  return named(draft).get('phase')?.replaceAll("'", '') ?? 'play';
}

/** @param {Draft} draft @param {string} phase */
export function setPhase(draft, phase) {
  setNamed(draft, 'phase', phase === 'play' ? null : `'${phase}'`);
}

/** Coalition: a fact such as `round` or `ally`, without its name; undefined when it is as at the start. @param {Draft} draft @param {string} fact */
export function factOf(draft, fact) {
  return namedList(draft, 'diplomacy').find(text => text.split(':')[0] === fact)?.split(':')[1];
}

/** @param {Draft} draft @param {string} fact @param {string | null} value null: as at the start */
export function setFact(draft, fact, value) {
  const others = namedList(draft, 'diplomacy').filter(text => text.split(':')[0] !== fact);
  setNamedList(draft, 'diplomacy', value === null ? others : [...others, value === '' ? fact : `${fact}:${value}`]);
}

/** Takes an arm off the board, with what stands there, or puts it back empty. @param {Draft} draft @param {Seat} seat @param {boolean} off @param {string[]} squares of the arm */
export function setArm(draft, seat, off, squares) {
  const flags = ORDER.map(other => (other === seat ? off : isArmOff(draft, other)));
  setNamed(draft, 'removedArms', flags.includes(true) ? `(${flags.join(',')})` : null);
  for (const square of squares) {
    if (off) draft.gone.add(square);
    else draft.gone.delete(square);
    draft.pieces.delete(square);
  }
}

/** @param {Draft} draft @param {Seat} seat */
export function isArmOff(draft, seat) {
  return (named(draft).get('removedArms') ?? '').replace(/[()]/g, '').split(',')[ORDER.indexOf(seat)] === 'true';
}

/** No pieces, no rights, nobody out: only whose turn it is stays. @param {Draft} draft */
export function clear(draft) {
  draft.pieces.clear();
  draft.gone.clear();
  for (const field of CASTLING) draft.fields[field] = '0,0,0,0';
  for (const name of ['turned', 'unmoved', 'enPassant', 'removedArms', 'castlingRooks', 'diplomacy', 'phase', 'called']) setNamed(draft, name, null);
}

/** @param {Draft} draft @param {number} field @param {Seat} seat */
function entry(draft, field, seat) {
  return (draft.fields[field] ?? '').split(',')[ORDER.indexOf(seat)] ?? '0';
}

/** @param {Draft} draft @param {number} field @param {Seat} seat @param {string} value */
function setEntry(draft, field, seat, value) {
  const entries = (draft.fields[field] ?? '0,0,0,0').split(',');
  entries[ORDER.indexOf(seat)] = value;
  draft.fields[field] = entries.join(',');
}

/** The named fields as they are written, in order. @param {Draft} draft @returns {Map<string, string>} */
function named({ fields }) {
  const text = fields[NAMED] ?? '';
  return new Map([...text.matchAll(/'([^']+)':(\((?:[^()']|'[^']*')*\)|\{[^{}]*\}|'[^']*'|[^,{}]+)/g)].map(([, name = '', value = '']) => [name, value]));
}

/** @param {Draft} draft @param {string} name @param {string | null} value as it is written; null takes the field out */
function setNamed(draft, name, value) {
  const all = named(draft);
  if ((all.get(name) ?? null) === value) return;
  if (value === null) all.delete(name);
  else all.set(name, value);
  draft.fields.splice(NAMED, 1, ...all.size > 0 ? [`{${[...all].map(([key, text]) => `'${key}':${text}`).join(',')}}`] : []);
}

/** @param {Draft} draft @param {string} name */
function namedList(draft, name) {
  return [...(named(draft).get(name) ?? '').matchAll(/'([^']*)'/g)].map(([, text = '']) => text);
}

/** @param {Draft} draft @param {string} name @param {string[]} texts none: the field is taken out */
function setNamedList(draft, name, texts) {
  const same = [...texts].sort().join() === namedList(draft, name).sort().join();
  if (!same || name === 'standing' || name === 'enPassant') setNamed(draft, name, texts.length ? `(${texts.map(text => `'${text}'`).join(',')})` : null);
}

/** Fields stand between dashes; a part in braces is one field whatever it holds. @param {string} text */
function splitFields(text) {
  return text.match(/\{(?:[^{}]|\{[^{}]*\})*\}|[^-{]+/g) ?? [];
}
