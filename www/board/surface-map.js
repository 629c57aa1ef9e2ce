/**
 * From the window's coordinates to the board's and back, however the page shows the board: moved, scaled, turned, zoomed or tilted.
 *
 * The browser knows best where it puts things: four probes without extent lie in the corners of the surface, and where they are found
 * in the window says it all. Transforms with perspective are covered, too, so the map is projective.
 */

/** @typedef {import('./geometry.js').Point} Point */

/** Corners of the unit square, in the order of the probes. */
const CORNERS = [[0, 0], [1, 0], [1, 1], [0, 1]];

export class SurfaceMap {
  /** Zero-sized elements in the corners of the surface; the style sheet hides them from everybody. */
  #probes = CORNERS.map(([x, y]) => {
    const probe = document.createElement('i');
    probe.className = 'probe';
    probe.style.left = `${100 * x}%`;
    probe.style.top = `${100 * y}%`;
    return probe;
  });

  /** @param {HTMLElement} surface */
  constructor(surface) {
    surface.append(...this.#probes);
  }

  /**
   * A point of the window as a point of the surface.
   * @param {Point} client
   * @param {Point} size of the surface, in its own CSS pixels
   * @returns {Point | null} null where the surface cannot be seen, edge-on
   */
  toSurface(client, size) {
    const [a, b, c, d, e, f, g, h, i] = this.#matrix();
    // The adjugate is the inverse but for a factor, and homogeneous coordinates do not mind factors.
    const x = (e * i - f * h) * client.x + (c * h - b * i) * client.y + (b * f - c * e);
    const y = (f * g - d * i) * client.x + (a * i - c * g) * client.y + (c * d - a * f);
    const w = (d * h - e * g) * client.x + (b * g - a * h) * client.y + (a * e - b * d);
    return w === 0 || !Number.isFinite(w) ? null : { x: (x / w) * size.x, y: (y / w) * size.y };
  }

  /**
   * A point of the surface as a point of the window.
   * @param {Point} point
   * @param {Point} size of the surface, in its own CSS pixels
   * @returns {Point}
   */
  toClient(point, size) {
    const [a, b, c, d, e, f, g, h, i] = this.#matrix();
    const [u, v] = [point.x / size.x, point.y / size.y];
    const w = g * u + h * v + i;
    return { x: (a * u + b * v + c) / w, y: (d * u + e * v + f) / w };
  }

  /** The matrix, by rows, that takes the unit square to where the probes are. */
  #matrix() {
    const [p, q, r, s] = this.#probes.map((probe) => probe.getBoundingClientRect());
    const [dx, dy] = [p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y];
    const [ux, uy, vx, vy] = [q.x - r.x, q.y - r.y, s.x - r.x, s.y - r.y];
    const area = ux * vy - vx * uy;
    // Without perspective the four points make a parallelogram and both terms are nothing.
    const g = area === 0 ? 0 : (dx * vy - vx * dy) / area;
    const h = area === 0 ? 0 : (ux * dy - dx * uy) / area;
    return [q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x, q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y, g, h, 1];
  }
}
