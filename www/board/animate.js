/**
 * Motion: two views and the effects between them become a timeline; a timeline sampled at a moment says where every piece is.
 * Where effects do not suffice (undo, jumps in the record), the difference of the views does.
 */

/**
 * @typedef {import('../../pkg/engine.d.ts').Effect} Effect
 * @typedef {import('../../pkg/engine.d.ts').Piece} Piece
 * @typedef {import('../../pkg/engine.d.ts').SquareName} SquareName
 * @typedef {import('../../pkg/engine.d.ts').View} View
 * @typedef {import('./geometry.js').Place} Place
 * @typedef {import('./scene.js').Actor} Actor
 * @typedef {Map<SquareName, Place>} Places
 */

/** Milliseconds: a piece's slide, the end of it in which what it takes fades, pieces leaving the table. */
export const SLIDE = 160;
const VANISH = 60;
export const LEAVE = 400;
/** Milliseconds before the board turns, and of the turn. */
export const PAUSE = 250;
export const TURN = 300;

/** @typedef {{ start: number, end: number }} Span */

/**
 * One piece's way through a timeline.
 * @typedef {object} Track
 * @property {Piece} piece at the beginning
 * @property {Place} home
 * @property {(Span & { to: Place })[]} legs
 * @property {(Span & { piece: Piece })[]} changes new looks, faded over
 * @property {Span | null} appears
 * @property {Span | null} leaves
 */

/** @typedef {{ duration: number, tracks: Track[] }} Timeline */

/**
 * The timeline from one view to the next.
 * @param {View} before
 * @param {View} after
 * @param {readonly Effect[]} effects empty: only the difference counts
 * @param {Places} places
 * @param {{ dropped?: boolean, path?: readonly SquareName[] }} [how] dropped: the first piece is already there · path of a chain of jumps
 * @returns {Timeline}
 */
export function timeline(before, after, effects, places, how = {}) {
  return (effects.length > 0 && script(before, after, effects, places, how)) || difference(before, after, places);
}

/** Progress that starts fast and ends softly. @param {number} t 0 to 1 */
export const easeOut = (t) => 1 - (1 - t) ** 3;

/** @param {Span} span @param {number} time */
const progress = ({ start, end }, time) => (time >= end ? 1 : time <= start ? 0 : (time - start) / (end - start));

/**
 * All pieces as they are `time` milliseconds after the beginning.
 * @param {Timeline} line
 * @param {number} time
 * @returns {Actor[]}
 */
export function sample(line, time) {
  /** @type {Actor[]} */
  const still = [];
  /** @type {Actor[]} */
  const moving = [];
  for (const track of line.tracks) {
    let alpha = 1;
    if (track.appears) alpha *= progress(track.appears, time);
    if (track.leaves) alpha *= 1 - progress(track.leaves, time);
    if (alpha <= 0) continue;
    let { file, rank } = track.home;
    let underway = false;
    for (const leg of track.legs) {
      if (time <= leg.start) break;
      const done = easeOut(progress(leg, time));
      file += (leg.to.file - file) * done;
      rank += (leg.to.rank - rank) * done;
      underway = time < leg.end;
    }
    let { piece } = track;
    const layer = underway ? moving : still;
    for (const change of track.changes) {
      const done = progress(change, time);
      if (done > 0 && done < 1) layer.push({ piece, file, rank, alpha: alpha * (1 - done) });
      if (done > 0) {
        piece = change.piece;
        if (done < 1) alpha *= done;
      }
    }
    layer.push({ piece, file, rank, alpha });
  }
  return [...still, ...moving];
}

/** @param {Piece} piece @param {Place} home @returns {Track} */
const track = (piece, home) => ({ piece, home, legs: [], changes: [], appears: null, leaves: null });

/** @param {Piece} a @param {Piece} b */
const alike = (a, b) => a.seat === b.seat && a.kind === b.kind && a.state === b.state && a.turned === b.turned;

/**
 * Follows the effects in order; null when they do not lead to `after`.
 * @param {View} before
 * @param {View} after
 * @param {readonly Effect[]} effects
 * @param {Places} places
 * @param {{ dropped?: boolean, path?: readonly SquareName[] }} how
 * @returns {Timeline | null}
 */
function script(before, after, effects, places, { dropped = false, path = [] }) {
  /** @type {Track[]} */
  const tracks = [];
  /** @type {Map<SquareName, Track>} */
  const standing = new Map();
  for (const piece of before.pieces) {
    const home = places.get(piece.square);
    if (!home) return null;
    const one = track(piece, home);
    tracks.push(one);
    standing.set(piece.square, one);
  }
  let end = 0;
  let leap = dropped ? 0 : SLIDE;
  /** The arrivals at which taken pieces fade, in order. @type {number[]} */
  const arrivals = [];
  /** @type {Track[]} */
  const taken = [];

  /** @param {Track} one @param {SquareName} to */
  const slide = (one, to) => {
    const place = places.get(to);
    if (!place) return;
    const start = Math.max(one.legs.at(-1)?.end ?? 0, one.appears?.end ?? 0);
    one.legs.push({ start, end: start + leap, to: place });
    arrivals.push(start + leap);
    end = Math.max(end, start + leap);
    leap = SLIDE;
  };
  /** @param {readonly SquareName[]} squares */
  const leave = (squares) => {
    const start = end;
    for (const square of squares) {
      const one = standing.get(square);
      if (!one) continue;
      one.leaves = { start, end: start + LEAVE };
      standing.delete(square);
      end = start + LEAVE;
    }
  };

  for (const effect of effects) {
    switch (effect.type) {
      case 'moved': {
        const one = standing.get(effect.from);
        if (!one) return null;
        standing.delete(effect.from);
        const whole = path.length > 2 && path[0] === effect.from && path[path.length - 1] === effect.to;
        for (const square of whole ? path.slice(1) : [effect.to]) slide(one, square);
        const victim = standing.get(effect.to);
        if (victim) taken.push(victim);
        standing.set(effect.to, one);
        break;
      }
      case 'captured': {
        const victim = standing.get(effect.square);
        // A piece taken on the square that is moved to may be named before or after the move,
        // and a grey piece has no seat any more.
        if (victim && (victim.piece.state === 'grey' || victim.piece.seat === effect.seat) && !taken.includes(victim)) {
          taken.push(victim);
          standing.delete(effect.square);
        }
        break;
      }
      case 'promoted':
      case 'turned': {
        const one = standing.get(effect.square);
        if (!one) return null;
        const now = one.changes.at(-1)?.piece ?? one.piece;
        const piece = effect.type === 'promoted' ? { ...now, kind: effect.kind } : { ...now, turned: !now.turned };
        one.changes.push({ start: end, end: end + VANISH, piece });
        end += VANISH;
        break;
      }
      case 'placed': {
        const home = places.get(effect.square);
        if (!home) return null;
        const one = track({ square: effect.square, seat: effect.seat, kind: effect.kind, state: 'active', turned: false }, home);
        one.appears = { start: end, end: end + SLIDE };
        end += SLIDE;
        tracks.push(one);
        standing.set(effect.square, one);
        break;
      }
      case 'exchanged': {
        const [a, b] = [standing.get(effect.a), standing.get(effect.b)];
        standing.delete(effect.a);
        standing.delete(effect.b);
        if (a) slide(a, effect.b), standing.set(effect.b, a);
        if (b) slide(b, effect.a), standing.set(effect.a, b);
        break;
      }
      case 'kingOff':
      case 'huffed':
        leave([effect.square]);
        break;
      case 'piecesRemoved':
        leave(effect.squares);
        break;
      case 'armRemoved':
        leave(effect.pieces);
        break;
    }
  }
  taken.forEach((victim, i) => {
    const at = arrivals[Math.min(i, arrivals.length - 1)] ?? end;
    victim.leaves = { start: Math.max(0, at - VANISH), end: Math.max(at, VANISH) };
  });
  return settle(tracks, standing, after, Math.max(end, taken.length > 0 ? VANISH : 0));
}

/**
 * Lets every piece end as the view after says; null when pieces are missing or others stand there.
 * @param {Track[]} tracks
 * @param {Map<SquareName, Track>} standing
 * @param {View} after
 * @param {number} end
 * @returns {Timeline | null}
 */
function settle(tracks, standing, after, end) {
  if (standing.size !== after.pieces.length) return null;
  let duration = end;
  for (const piece of after.pieces) {
    const one = standing.get(piece.square);
    const now = one?.changes.at(-1)?.piece ?? one?.piece;
    if (!one || !now || (now.seat !== piece.seat && piece.seat !== null) || now.kind !== piece.kind) return null;
    if (alike(now, piece)) continue;
    one.changes.push({ start: end, end: end + LEAVE, piece });
    duration = end + LEAVE;
  }
  return { duration, tracks };
}

/**
 * Pieces that changed places glide there, others fade.
 * @param {View} before
 * @param {View} after
 * @param {Places} places
 * @returns {Timeline}
 */
function difference(before, after, places) {
  const was = new Map(before.pieces.map((piece) => [piece.square, piece]));
  /** @type {Track[]} */
  const tracks = [];
  /** @type {Piece[]} */
  const come = [];
  for (const piece of after.pieces) {
    const old = was.get(piece.square);
    const home = places.get(piece.square);
    if (!home) continue;
    if (old && old.seat === piece.seat && old.kind === piece.kind) {
      was.delete(piece.square);
      const one = track(old, home);
      if (!alike(old, piece)) one.changes.push({ start: 0, end: SLIDE, piece });
      tracks.push(one);
    } else {
      come.push(piece);
    }
  }
  for (const piece of come) {
    const to = places.get(piece.square);
    if (!to) continue;
    const from = nearest([...was.values()].filter((old) => old.seat === piece.seat && old.kind === piece.kind), to, places);
    const one = track(piece, (from && places.get(from.square)) || to);
    if (from) {
      was.delete(from.square);
      one.legs.push({ start: 0, end: SLIDE, to });
    } else {
      one.appears = { start: 0, end: SLIDE };
    }
    tracks.push(one);
  }
  for (const old of was.values()) {
    const home = places.get(old.square);
    if (home) tracks.push({ ...track(old, home), leaves: { start: 0, end: SLIDE } });
  }
  const still = tracks.every((one) => one.legs.length + one.changes.length === 0 && !one.appears && !one.leaves);
  return { duration: still ? 0 : SLIDE, tracks };
}

/** @param {Piece[]} pieces @param {Place} to @param {Places} places @returns {Piece | undefined} */
function nearest(pieces, to, places) {
  /** @param {Piece} piece */
  const distance = (piece) => {
    const from = places.get(piece.square);
    return from ? Math.hypot(from.file - to.file, from.rank - to.rank) : Infinity;
  };
  return pieces.sort((a, b) => distance(a) - distance(b))[0];
}
