/** The parts of the board that need no browser: what a tap means, where squares lie, how pieces move, which colours differ. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEAVE, SLIDE, sample, timeline } from '../../www/board/animate.js';
import { drawing, seatMark } from '../../www/board/art.js';
import { Geometry, SEATS, angleOf, sideOf } from '../../www/board/geometry.js';
import { ARMIES, MARKED, contrast } from '../../www/board/palette.js';
import { DARK, LIGHT } from '../../www/board/style.js';
import { boardMoves, destinations, movable, tap } from '../../www/board/selection.js';

/**
 * @typedef {import('../../pkg/engine.d.ts').MoveInfo} MoveInfo
 * @typedef {import('../../pkg/engine.d.ts').View} View
 * @typedef {import('../../pkg/engine.d.ts').Piece} Piece
 */

/** @param {string} text @param {Partial<MoveInfo>} [rest] @returns {MoveInfo} */
function move(text, rest = {}) {
  const path = text.replace(/=.*/, '').split(/[-:]/);
  return { text, kind: 'move', from: path[0], to: path[path.length - 1], path, captures: [], becomes: null, castling: false, declares: null, ...rest };
}

/** @param {...[string, Partial<Piece>?]} pieces squares @returns {View} */
const view = (...pieces) => /** @type {View} */ (/** @type {unknown} */ ({
  pieces: pieces.map(([square, rest]) => ({ square, seat: 'S', kind: 'P', state: 'active', turned: false, ...rest })),
}));

const places = new Map(Array.from({ length: 64 }, (_, i) => [`${'abcdefgh'[i % 8]}${(i >> 3) + 1}`, { file: i % 8, rank: i >> 3 }]));

test('a tap on a piece takes it up, a second tap lets go of it, another piece is taken instead', () => {
  const moves = [move('c2-c3'), move('d2-d3')];
  assert.deepEqual([...movable(moves)], ['c2', 'd2']);
  assert.deepEqual(tap(moves, [], 'c2'), { do: 'select', trail: ['c2'] });
  assert.deepEqual(tap(moves, ['c2'], 'c2'), { do: 'select', trail: [] });
  assert.deepEqual(tap(moves, ['c2'], 'd2'), { do: 'select', trail: ['d2'] });
  assert.deepEqual(tap(moves, [], 'e5'), { do: 'nothing' });
});

test('a tap on a destination plays, one elsewhere is refused', () => {
  const moves = [move('c2-c3'), move('c2-c4')];
  assert.deepEqual(tap(moves, ['c2'], 'c4'), { do: 'play', move: moves[1] });
  assert.deepEqual(tap(moves, ['c2'], 'h8'), { do: 'refuse', from: 'c2', to: 'h8' });
});

test('a piece that cannot move is taken up all the same, so that his next square is refused with the reason', () => {
  const own = new Set(['c2', 'd2', 'e2']);
  assert.deepEqual(tap([move('c2-c3')], [], 'd2', own), { do: 'select', trail: ['d2'] });
  assert.deepEqual(tap([move('c2-c3')], ['d2'], 'd3', own), { do: 'refuse', from: 'd2', to: 'd3' });
  assert.deepEqual(tap([move('c2-c3')], ['d2'], 'e2', own), { do: 'select', trail: ['e2'] });
  assert.deepEqual(tap([move('c2-c3')], ['c2'], 'd2', own), { do: 'refuse', from: 'c2', to: 'd2' });
});

test('moves between the same squares are offered for choice', () => {
  const moves = ['Q', 'R', 'B', 'N'].map((kind) => move(`a7-a8=${kind}`, { becomes: kind }));
  assert.deepEqual(tap(moves, ['a7'], 'a8'), { do: 'choose', moves, square: 'a8' });
});

test('a chain of jumps may be tapped square by square', () => {
  const moves = [move('a1:c3:e5', { captures: ['b2', 'd4'] }), move('a1:c3:e1', { captures: ['b2', 'd2'] }), move('a1:a5', { captures: ['a3'] })];
  assert.deepEqual(tap(moves, ['a1'], 'c3'), { do: 'select', trail: ['a1', 'c3'] });
  assert.deepEqual([...destinations(moves, ['a1', 'c3']).keys()], ['e5', 'e1']);
  assert.deepEqual(tap(moves, ['a1', 'c3'], 'e1'), { do: 'play', move: moves[1] });
});

test('a chain of jumps is played by its last square, or by its first where only one goes there', () => {
  const moves = [move('a1:c3:e5'), move('a1:c3:e1'), move('a1:a5:c7')];
  assert.deepEqual(tap(moves, ['a1'], 'e5'), { do: 'play', move: moves[0] });
  assert.deepEqual(tap(moves, ['a1'], 'a5'), { do: 'play', move: moves[2] });
});

test('two ways to the same last square wait for the square between', () => {
  const moves = [move('a1:c3:e1'), move('a1:c1:e1')];
  assert.deepEqual(tap(moves, ['a1'], 'e1'), { do: 'nothing' });
  assert.deepEqual(tap(moves, ['a1'], 'c1'), { do: 'play', move: moves[1] });
});

test('where stopping short is allowed a second tap on the square stops there', () => {
  const moves = [move('a1:c3'), move('a1:c3:e5')];
  assert.deepEqual(tap(moves, ['a1'], 'c3'), { do: 'select', trail: ['a1', 'c3'] });
  assert.deepEqual(tap(moves, ['a1', 'c3'], 'c3'), { do: 'play', move: moves[0] });
  assert.deepEqual(tap(moves, ['a1', 'c3'], 'e5'), { do: 'play', move: moves[1] });
});

test('pieces are put down and huffed by tapping the square', () => {
  const drops = ['Q', 'R'].map((kind) => move(`@${kind}f1`, { kind: 'drop', from: null, to: 'f1', path: ['f1'], becomes: kind }));
  const huff = move('huff:e5', { kind: 'huff', from: null, to: 'e5', path: ['e5'], captures: ['e5'] });
  assert.deepEqual(tap(drops, [], 'f1'), { do: 'choose', moves: drops, square: 'f1' });
  assert.deepEqual(tap([huff], [], 'e5'), { do: 'play', move: huff });
});

test('placing goes before moving in a phase of placing, otherwise it and a change of shade only when asked for', () => {
  const [plain, placed, shade] = [move('c1-c2'), move('place:c1-c2', { kind: 'place', from: 'c1', to: 'c2', path: ['c1', 'c2'] }), move('shade:d1-c2', { kind: 'shade', from: 'd1', to: 'c2', path: ['d1', 'c2'] })];
  const done = move('done', { kind: 'done', from: null, to: null, path: [] });
  assert.deepEqual(boardMoves([plain, placed, shade, done], 'move'), [placed]);
  assert.deepEqual(boardMoves([plain, placed, shade, done], 'shade'), [shade]);
  assert.deepEqual(boardMoves([plain, placed, shade], 'move'), [plain]);
  assert.deepEqual(boardMoves([plain, placed, shade], 'place'), [placed]);
});

test('every square is found again under its own pixels, however the board is turned', () => {
  for (const size of [8, 10, 12, 14]) {
    for (const ratio of [1, 1.5, 2, 3]) {
      for (const bottom of SEATS) {
        const geometry = new Geometry({ size, edge: size > 10 ? 8 : size, side: 361.5, ratio, angle: angleOf(bottom), labels: true });
        assert.ok(Math.abs((geometry.cell * ratio) % 1) < 1e-9, 'squares are whole device pixels');
        assert.ok(geometry.margin >= 11, 'labels have room');
        for (let file = 0; file < size; file += 1) {
          for (let rank = 0; rank < size; rank += 1) assert.deepEqual(geometry.placeAt(geometry.point({ file, rank })), { file, rank });
        }
      }
    }
  }
});

test('turning brings each seat to the lower edge', () => {
  const edges = { S: { file: 3, rank: 0 }, W: { file: 0, rank: 3 }, N: { file: 3, rank: 7 }, E: { file: 7, rank: 3 } };
  for (const bottom of SEATS) {
    const geometry = new Geometry({ size: 8, edge: 8, side: 400, ratio: 1, angle: angleOf(bottom), labels: false });
    assert.equal(geometry.cellOf(edges[bottom]).row, 7);
    assert.equal(sideOf(bottom, bottom), 0);
  }
  assert.deepEqual(SEATS.map((seat) => sideOf(seat, 'W')), [3, 0, 1, 2]);
});

test('in the middle of a turn the board stays on its canvas', () => {
  for (const edge of [8, 12]) {
    const geometry = new Geometry({ size: 12, edge, side: 600, ratio: 1, angle: Math.PI / 4, labels: true });
    const first = (12 - edge) / 2;
    for (const place of [{ file: first - 0.5, rank: -0.5 }, { file: 11.5, rank: 11.5 - first }]) {
      const { x, y } = geometry.point(place);
      assert.ok(Math.min(x, y) >= -1e-6 && Math.max(x, y) <= 600 + 1e-6, `${edge}: ${x}, ${y}`);
    }
  }
});

test('a capture slides the taker and fades the taken at the end', () => {
  const line = timeline(
    view(['a1', { kind: 'R' }], ['a5', { seat: 'N' }]), view(['a5', { kind: 'R' }]),
    [{ type: 'captured', seat: 'N', kind: 'P', square: 'a5', by: 'S' }, { type: 'moved', seat: 'S', kind: 'R', from: 'a1', to: 'a5' }], places,
  );
  assert.equal(line.duration, SLIDE);
  const middle = sample(line, SLIDE / 2);
  const taker = middle.find((actor) => actor.piece.kind === 'R');
  assert.ok(taker && taker.rank > 2 && taker.rank < 4, 'past the middle already: it starts fast');
  assert.equal(middle.find((actor) => actor.piece.seat === 'N')?.alpha, 1);
  assert.deepEqual(sample(line, SLIDE).map((actor) => [actor.piece.kind, actor.rank]), [['R', 4]]);
});

test('a piece that was dropped by hand is there at once', () => {
  const line = timeline(view(['a1']), view(['a2']), [{ type: 'moved', seat: 'S', kind: 'P', from: 'a1', to: 'a2' }], places, { dropped: true });
  assert.equal(line.duration, 0);
});

test('castling moves both pieces at once', () => {
  const line = timeline(
    view(['e1', { kind: 'K' }], ['h1', { kind: 'R' }]), view(['g1', { kind: 'K' }], ['f1', { kind: 'R' }]),
    [{ type: 'moved', seat: 'S', kind: 'K', from: 'e1', to: 'g1' }, { type: 'moved', seat: 'S', kind: 'R', from: 'h1', to: 'f1' }], places,
  );
  assert.equal(line.duration, SLIDE);
});

test('jumps follow one another and stones leave one by one', () => {
  const before = view(['a1', { kind: 'M' }], ['b2', { kind: 'M', seat: 'N' }], ['d4', { kind: 'M', seat: 'N' }]);
  const line = timeline(before, view(['e5', { kind: 'M' }]), [
    { type: 'moved', seat: 'S', kind: 'M', from: 'a1', to: 'c3' }, { type: 'captured', seat: 'N', kind: 'M', square: 'b2', by: 'S' },
    { type: 'moved', seat: 'S', kind: 'M', from: 'c3', to: 'e5' }, { type: 'captured', seat: 'N', kind: 'M', square: 'd4', by: 'S' },
  ], places);
  assert.equal(line.duration, 2 * SLIDE);
  assert.deepEqual(sample(line, SLIDE).map((actor) => actor.piece.square).sort(), ['a1', 'd4']);
});

test('one effect for a whole chain is shown jump by jump all the same', () => {
  const before = view(['a1', { kind: 'M' }], ['b2', { kind: 'M', seat: 'N' }], ['d4', { kind: 'M', seat: 'N' }]);
  const line = timeline(before, view(['e5', { kind: 'M' }]), [
    { type: 'moved', seat: 'S', kind: 'M', from: 'a1', to: 'e5' },
    { type: 'captured', seat: 'N', kind: 'M', square: 'b2', by: 'S' }, { type: 'captured', seat: 'N', kind: 'M', square: 'd4', by: 'S' },
  ], places, { path: ['a1', 'c3', 'e5'] });
  assert.equal(line.duration, 2 * SLIDE);
  assert.deepEqual(sample(line, SLIDE).map((actor) => actor.piece.square).sort(), ['a1', 'd4']);
});

test('an army that leaves fades after the move', () => {
  const line = timeline(view(['a1'], ['h8', { seat: 'N', kind: 'K' }], ['h7', { seat: 'N' }]), view(['a2']), [
    { type: 'moved', seat: 'S', kind: 'P', from: 'a1', to: 'a2' }, { type: 'mated', seat: 'N' }, { type: 'piecesRemoved', seat: 'N', squares: ['h8', 'h7'] },
  ], places);
  assert.equal(line.duration, SLIDE + LEAVE);
  assert.equal(sample(line, SLIDE).length, 3);
  assert.equal(sample(line, SLIDE + LEAVE).length, 1);
});

test('effects that do not lead to the view give way to the difference of the views', () => {
  const line = timeline(view(['a1'], ['b1']), view(['a2'], ['b1']), [{ type: 'moved', seat: 'S', kind: 'P', from: 'h1', to: 'h2' }], places);
  assert.deepEqual(sample(line, SLIDE).map(({ file, rank }) => [file, rank]).sort(), [[0, 1], [1, 0]]);
});

test('nothing moves between equal views', () => {
  assert.equal(timeline(view(['a1']), view(['a1']), [], places).duration, 0);
});

/** Both shades of square. */
const SQUARES = { light: ['#efeadf', '#cfc6b4'], dark: ['#565b63', '#42464d'] };

test("every army's outline stands out from both shades of square, 3 to 1", () => {
  for (const scheme of /** @type {const} */ (['light', 'dark'])) {
    for (const [army, ink] of Object.entries(ARMIES[scheme])) {
      for (const square of SQUARES[scheme]) assert.ok(contrast(ink.edge, square) >= 3, `${army} on ${square}: ${contrast(ink.edge, square).toFixed(2)}`);
      assert.ok(contrast(ink.line, ink.fill) >= 3, `${army}: lines on the piece`);
    }
  }
});

test('texts stand out 4.5 to 1 from what they are written on, marks 3 to 1 from both shades of square', () => {
  for (const [theme, page] of /** @type {const} */ ([[LIGHT, '#f6f3ec'], [DARK, '#17191c']])) {
    const colour = Object.fromEntries([...theme.matchAll(/--([a-z-]+):(#[0-9a-f]+)/g)].map(([, name, value]) => [name, value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value]));
    for (const [text, ground] of [['text', 'panel'], ['muted', 'panel'], ['accent', 'panel'], ['check', 'panel'], ['on-accent', 'accent']]) {
      assert.ok(contrast(colour[text], colour[ground]) >= 4.5, `${text} on ${ground}: ${contrast(colour[text], colour[ground]).toFixed(2)}`);
    }
    assert.ok(contrast(colour.label, page) >= 4.5, 'labels beside the board');
    for (const mark of ['legal', 'check']) {
      for (const square of ['light', 'dark']) assert.ok(contrast(colour[mark], colour[square]) >= 3, `${mark} on ${square}: ${contrast(colour[mark], colour[square]).toFixed(2)}`);
    }
  }
});

/** Armies that meet on one board. */
const TOGETHER = ['white yellow black red', 'white yellow black brown', 'white black tan brown', 'yellow red black green', 'red blue yellow green'];

/** What people see who lack one kind of cone, in linear light: Machado, Oliveira and Fernandes (2009), full severity. */
const DEFICIENCIES = {
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
};

for (const [deficiency, matrix] of Object.entries(DEFICIENCIES)) {
  test(`armies of one game stay apart under ${deficiency}`, () => {
    for (const [scheme, inks] of Object.entries(ARMIES)) {
      for (const armies of TOGETHER.map((names) => names.split(' '))) {
        for (const [place, one] of armies.entries()) {
          for (const other of armies.slice(place + 1)) {
            const [a, b] = [one, other].map((army) => lab(linear(inks[army].fill), matrix));
            const distance = Math.hypot(...a.map((value, axis) => value - b[axis]));
            // About 2.3 is the least that anybody notices.
            assert.ok(distance >= 10, `${one} and ${other}, ${scheme}: ${distance.toFixed(1)}`);
          }
        }
      }
    }
  });
}

test("the squares of every army's last move differ from both plain shades", () => {
  const whole = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
  for (const scheme of /** @type {const} */ (['light', 'dark'])) {
    for (const [army, { tint }] of Object.entries(ARMIES[scheme])) {
      for (const under of SQUARES[scheme]) {
        const marked = channels(under).map((value, channel) => value + MARKED[scheme] * (channels(tint)[channel] - value));
        for (const plain of SQUARES[scheme]) {
          const [a, b] = [marked, channels(plain)].map((colour) => lab(colour.map(light), whole));
          const distance = Math.hypot(...a.map((value, axis) => value - b[axis]));
          assert.ok(distance >= 10, `${army} on ${under} beside ${plain}: ${distance.toFixed(1)}`);
        }
      }
    }
  }
});

/** @param {string} colour `#rrggbb` @returns {number[]} 0 to 1 */
function channels(colour) {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
}

/** A channel in linear light. @param {number} value */
function light(value) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** @param {string} colour `#rrggbb` @returns {number[]} in linear light, 0 to 1 */
function linear(colour) {
  return channels(colour).map(light);
}

/** CIE L*a*b* of a colour as it is seen through a deficiency. @param {number[]} colour @param {number[][]} matrix @returns {number[]} */
function lab(colour, matrix) {
  const [r, g, b] = matrix.map((row) => Math.min(1, Math.max(0, row.reduce((sum, share, channel) => sum + share * colour[channel], 0))));
  const root = (/** @type {number} */ value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test('armies of one game differ by more than colour', () => {
  assert.equal(new Set(SEATS.map((seat) => seatMark('chess', 'P', seat))).size, 4);
  assert.equal(new Set(SEATS.map((seat) => seatMark('checkers', 'M', seat))).size, 4);
});

test('every kind of every family has its own drawing', () => {
  for (const [family, kinds] of /** @type {const} */ ([['chess', 'PNBRQKD'], ['checkers', 'MK'], ['coalition', 'KFUTAIRMS']])) {
    assert.equal(new Set([...kinds].map((kind) => JSON.stringify(drawing(family, kind)))).size, kinds.length, family);
  }
});
