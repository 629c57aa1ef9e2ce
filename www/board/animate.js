/**
 * Motion: two views and the effects between them become a timeline; a timeline sampled at a moment says where every man is.
 * Where effects do not suffice (undo, jumps in the record), the difference of the views does.
 */

/**
 * @typedef {import("../../pkg/engine.d.ts").Effect} Effect
 * @typedef {import("../../pkg/engine.d.ts").Man} Man
 * @typedef {import("../../pkg/engine.d.ts").SquareName} SquareName
 * @typedef {import("../../pkg/engine.d.ts").View} View
 * @typedef {import("./geometry.js").Place} Place
 * @typedef {import("./scene.js").Actor} Actor
 * @typedef {Map<SquareName, Place>} Places
 */

/** Milliseconds: a man's slide, the end of it in which what it takes fades, men leaving the table. */
export const SLIDE = 160;
const VANISH = 60;
export const LEAVE = 400;
/** Milliseconds before the board turns, and of the turn. */
export const PAUSE = 250;
export const TURN = 300;

/** @typedef {{ start: number, end: number }} Span */

/**
 * One man's way through a timeline.
 * @typedef {object} Track
 * @property {Man} man at the beginning
 * @property {Place} home
 * @property {(Span & { to: Place })[]} legs
 * @property {(Span & { man: Man })[]} changes new looks, faded over
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
 * @param {{ dropped?: boolean, path?: readonly SquareName[] }} [how] dropped: the first man is already there · path of a chain of jumps
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
 * All men as they are `time` milliseconds after the beginning.
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
    let { man } = track;
    const layer = underway ? moving : still;
    for (const change of track.changes) {
      const done = progress(change, time);
      if (done > 0 && done < 1) layer.push({ man, file, rank, alpha: alpha * (1 - done) });
      if (done > 0) {
        man = change.man;
        if (done < 1) alpha *= done;
      }
    }
    layer.push({ man, file, rank, alpha });
  }
  return [...still, ...moving];
}

/** @param {Man} man @param {Place} home @returns {Track} */
const track = (man, home) => ({ man, home, legs: [], changes: [], appears: null, leaves: null });

/** @param {Man} a @param {Man} b */
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
  for (const man of before.men) {
    const home = places.get(man.square);
    if (!home) return null;
    const one = track(man, home);
    tracks.push(one);
    standing.set(man.square, one);
  }
  let end = 0;
  let leap = dropped ? 0 : SLIDE;
  /** The arrivals at which taken men fade, in order. @type {number[]} */
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
      case "moved": {
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
      case "captured": {
        const victim = standing.get(effect.square);
        // A man taken on the square that is moved to may be named before or after the move,
        // and a grey man has no seat any more.
        if (victim && (victim.man.state === "grey" || victim.man.seat === effect.seat) && !taken.includes(victim)) {
          taken.push(victim);
          standing.delete(effect.square);
        }
        break;
      }
      case "promoted":
      case "turned": {
        const one = standing.get(effect.square);
        if (!one) return null;
        const now = one.changes.at(-1)?.man ?? one.man;
        const man = effect.type === "promoted" ? { ...now, kind: effect.kind } : { ...now, turned: !now.turned };
        one.changes.push({ start: end, end: end + VANISH, man });
        end += VANISH;
        break;
      }
      case "placed": {
        const home = places.get(effect.square);
        if (!home) return null;
        const one = track({ square: effect.square, seat: effect.seat, kind: effect.kind, state: "active", turned: false }, home);
        one.appears = { start: end, end: end + SLIDE };
        end += SLIDE;
        tracks.push(one);
        standing.set(effect.square, one);
        break;
      }
      case "exchanged": {
        const [a, b] = [standing.get(effect.a), standing.get(effect.b)];
        standing.delete(effect.a);
        standing.delete(effect.b);
        if (a) slide(a, effect.b), standing.set(effect.b, a);
        if (b) slide(b, effect.a), standing.set(effect.a, b);
        break;
      }
      case "kingOff":
      case "huffed":
        leave([effect.square]);
        break;
      case "menRemoved":
        leave(effect.squares);
        break;
      case "armRemoved":
        leave(effect.men);
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
 * Lets every man end as the view after says; null when men are missing or others stand there.
 * @param {Track[]} tracks
 * @param {Map<SquareName, Track>} standing
 * @param {View} after
 * @param {number} end
 * @returns {Timeline | null}
 */
function settle(tracks, standing, after, end) {
  if (standing.size !== after.men.length) return null;
  let duration = end;
  for (const man of after.men) {
    const one = standing.get(man.square);
    const now = one?.changes.at(-1)?.man ?? one?.man;
    if (!one || !now || (now.seat !== man.seat && man.seat !== null) || now.kind !== man.kind) return null;
    if (alike(now, man)) continue;
    one.changes.push({ start: end, end: end + LEAVE, man });
    duration = end + LEAVE;
  }
  return { duration, tracks };
}

/**
 * Men that changed places glide there, others fade.
 * @param {View} before
 * @param {View} after
 * @param {Places} places
 * @returns {Timeline}
 */
function difference(before, after, places) {
  const was = new Map(before.men.map((man) => [man.square, man]));
  /** @type {Track[]} */
  const tracks = [];
  /** @type {Man[]} */
  const come = [];
  for (const man of after.men) {
    const old = was.get(man.square);
    const home = places.get(man.square);
    if (!home) continue;
    if (old && old.seat === man.seat && old.kind === man.kind) {
      was.delete(man.square);
      const one = track(old, home);
      if (!alike(old, man)) one.changes.push({ start: 0, end: SLIDE, man });
      tracks.push(one);
    } else {
      come.push(man);
    }
  }
  for (const man of come) {
    const to = places.get(man.square);
    if (!to) continue;
    const from = nearest([...was.values()].filter((old) => old.seat === man.seat && old.kind === man.kind), to, places);
    const one = track(man, (from && places.get(from.square)) || to);
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

/** @param {Man[]} men @param {Place} to @param {Places} places @returns {Man | undefined} */
function nearest(men, to, places) {
  /** @param {Man} man */
  const distance = (man) => {
    const from = places.get(man.square);
    return from ? Math.hypot(from.file - to.file, from.rank - to.rank) : Infinity;
  };
  return men.sort((a, b) => distance(a) - distance(b))[0];
}
