/**
 * The page's line icons, drawn for it on a 24 × 24 grid.
 * @module
 */

const PATHS = {
  undo: 'M9 6 4 11l5 5M4 11h9a6 6 0 0 1 6 6v1',
  redo: 'M15 6l5 5-5 5M20 11h-9a6 6 0 0 0-6 6v1',
  first: 'M18 6l-6 6 6 6M8 6v12',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  last: 'M6 6l6 6-6 6M16 6v12',
  turn: 'M20 12a8 8 0 1 1-2.500-5.800M20 3v4h-4',
  flag: 'M6 21V4M6 5h11l-2.500 3.500L17 12H6',
  half: 'M5 19L19 5M6 4v6M4.500 5.500L6 4M14 14.500c.5-2 4.500-2 4.500.3 0 1.700-4.500 3-4.500 5.200h5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  book: 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  gear: 'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200',
  share: 'M12 15V4M8 7l4-4 4 4M5 12v8h14v-8',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  board: 'M8 3h8v5h5v8h-5v5H8v-5H3V8h5z',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  cup: 'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 3.500 5M17 6h3c0 3-1 5-3.500 5M12 14v4M8 20h8',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 11c.6.5.5 1 .5 2h6c0-1-.1-1.500.5-2A6 6 0 0 0 12 3z',
  note: 'M5 4h14v12H9l-4 4zM9 8h6M9 12h4',
  people: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20c0-4 2.500-6 6-6s6 2 6 6M16 5.500a3 3 0 0 1 0 5.500M18 14.500c2 .8 3 2.700 3 5.500',
  clock: 'M12 21a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM12 8v5l3 2M10 2h4',
  folder: 'M3 6h6l2 3h10v10H3zM3 10h18',
  save: 'M12 4v11M8 11l4 4 4-4M5 19h14',
  chip: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  again: 'M4 12a8 8 0 1 1 2.500 5.800M4 21v-4h4M12 8v4.500l3 2',
  alone: 'M12 12a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM5 20c.5-4 3-6 7-6s6.500 2 7 6',
  flat: 'M7 8h10v8H7zM12 2.500v2.500M12 19v2.500M2.500 12H5M19 12h2.500M10.500 5h3M10.500 19h3M5 10.500v3M19 10.500v3',
  pass: 'M8 4h8v10H8zM4 16c0 3 3.500 5 8 5s8-2 8-5M17.500 18l2.500-2 1.500 3',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  home: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
};

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {keyof typeof PATHS} name
 * @returns {SVGElement}
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
