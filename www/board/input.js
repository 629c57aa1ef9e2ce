/**
 * Pointers and clicks on the board: the one place that binds listeners, and returns what unbinds them.
 *
 * A press may become a tap or, when it starts on a piece that can move, a drag. Anything that disturbs it (a second finger, a
 * cancelled pointer, a lost capture, the page losing focus) ends it without a trace.
 */

import { colourOf } from './drawings.js';

/**
 * What the fingers do; points are CSS pixels on the board.
 * @typedef {object} Hands
 * @property {(point: Point, touch: boolean) => boolean} press returns whether a drag may follow
 * @property {(point: Point, touch: boolean) => void} tap
 * @property {(point: Point, touch: boolean) => void} carry
 * @property {(point: Point) => void} drop
 * @property {() => void} abort undoes a press or drag that was disturbed
 * @property {(element: Element) => void} activate a click without a pointer: keyboard or screen reader
 * @property {(point: Point, colour: import('./drawings.js').DrawColour) => boolean} draw the other button, or a long press; whether it begins to draw
 * @property {() => boolean} draws may people draw here?
 * @property {(point: Point) => void} drawOn
 * @property {(done: boolean) => void} drawn done: false when it was disturbed
 */

/** @typedef {import('./geometry.js').Point} Point */

/** Pixels that a pointer must move before a press becomes a drag. */
const SLACK = { mouse: 4, touch: 9 };
/** A finger that lies still so long, in milliseconds, begins to draw. */
const LONG_PRESS = 500;
/** Contacts wider than this are palms. */
const PALM = 90;

/**
 * @param {HTMLElement} surface
 * @param {(client: Point) => Point | null} toSurface a point of the window as a point of the surface
 * @param {Hands} hands
 * @returns {() => void} unbinds everything
 */
export function bindInput(surface, toSurface, hands) {
  const window = surface.ownerDocument.defaultView;

  /** @type {{ id: number, start: Point, touch: boolean, draggable: boolean, dragging: boolean } | null} */
  let active = null;
  /** Fingers down at this moment, the active one included. @type {Set<number>} */
  const down = new Set();
  let swallowClick = false;
  /** The pointer that draws. @type {number | null} */
  let pen = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;

  /** @param {PointerEvent} event @returns {Point} */
  const pointOf = (event) => toSurface({ x: event.clientX, y: event.clientY }) ?? { x: -1, y: -1 };
  const abort = () => {
    clearTimeout(resting);
    if (pen !== null) {
      pen = null;
      hands.drawn(false);
    }
    if (!active) return;
    const { id } = active;
    active = null;
    if (surface.hasPointerCapture(id)) surface.releasePointerCapture(id);
    hands.abort();
  };

  /** @param {PointerEvent} event */
  const onDown = (event) => {
    swallowClick = false;
    const touch = event.pointerType !== 'mouse';
    if (touch && Math.max(event.width, event.height) > PALM) {
      // Whatever lies on the board means nothing, nor does the click that may follow.
      swallowClick = true;
      return;
    }
    if (event.button === 2) {
      abort();
      if (hands.draw(pointOf(event), colourOf(event))) {
        pen = event.pointerId;
        surface.setPointerCapture(pen);
      }
      return;
    }
    if (event.button !== 0) return abort();
    down.add(event.pointerId);
    if (down.size > 1) return abort();
    const start = pointOf(event);
    active = { id: event.pointerId, start, touch, draggable: hands.press(start, touch), dragging: false };
    if (touch) {
      resting = setTimeout(() => {
        if (active?.id !== event.pointerId || active.dragging) return;
        abort();
        if (hands.draw(start, 'green')) pen = event.pointerId;
      }, LONG_PRESS);
    }
  };
  /** @param {PointerEvent} event */
  const onMove = (event) => {
    if (pen === event.pointerId) return hands.drawOn(pointOf(event));
    if (active?.id !== event.pointerId || !active.draggable) return;
    const point = pointOf(event);
    if (!active.dragging) {
      const far = Math.hypot(point.x - active.start.x, point.y - active.start.y);
      if (far < (active.touch ? SLACK.touch : SLACK.mouse)) return;
      clearTimeout(resting);
      active.dragging = true;
      surface.setPointerCapture(event.pointerId);
    }
    hands.carry(point, active.touch);
  };
  /** @param {PointerEvent} event */
  const onUp = (event) => {
    down.delete(event.pointerId);
    clearTimeout(resting);
    if (pen === event.pointerId) {
      hands.drawOn(pointOf(event));
      pen = null;
      swallowClick = true;
      return hands.drawn(true);
    }
    if (active?.id !== event.pointerId) return;
    const { dragging, touch } = active;
    active = null;
    swallowClick = true;
    if (dragging) hands.drop(pointOf(event));
    else hands.tap(pointOf(event), touch);
  };
  /** @param {PointerEvent} event */
  const onCancel = (event) => {
    down.delete(event.pointerId);
    if (active?.id === event.pointerId || pen === event.pointerId) abort();
  };
  /** A touch belongs to its square until the board takes it over: only the board's own loss counts. @param {PointerEvent} event */
  const onLost = (event) => {
    if (event.target === surface) onCancel(event);
  };
  /** A finger lifted outside of the board must not count as down for ever. @param {PointerEvent} event */
  const onLostOutside = (event) => {
    if (!event.composedPath().includes(surface)) onCancel(event);
  };
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    const pointed = swallowClick && event.detail !== 0;
    swallowClick = false;
    if (!pointed && event.target) hands.activate(/** @type {Element} */ (event.target));
  };
  /** @param {Event} event a long press must not open a menu over a piece in the hand */
  const onMenu = (event) => {
    if (active?.touch || pen !== null || hands.draws()) event.preventDefault();
    if (pen === null) abort();
  };

  const bound = new AbortController();
  const { signal } = bound;
  surface.addEventListener('pointerdown', onDown, { signal });
  surface.addEventListener('pointermove', onMove, { signal });
  surface.addEventListener('pointerup', onUp, { signal });
  surface.addEventListener('pointercancel', onCancel, { signal });
  surface.addEventListener('lostpointercapture', onLost, { signal });
  surface.addEventListener('click', onClick, { signal });
  surface.addEventListener('contextmenu', onMenu, { signal });
  window?.addEventListener('pointerup', onLostOutside, { signal });
  window?.addEventListener('pointercancel', onLostOutside, { signal });
  window?.addEventListener('blur', abort, { signal });
  return () => {
    abort();
    bound.abort();
  };
}
