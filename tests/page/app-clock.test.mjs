/** The page's clocks: pure functions, so no browser is needed and the time is whatever the test says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_CLOCK, clockText, isPaused, newClock, pause, press, resume, rewind, timeLeft, timeUp } from '../../www/app/table/clock.js';

const MINUTE = 60_000;

/** @param {Partial<import('../../www/app/table/clock.js').ClockSetup>} setup */
const clockOf = setup => newClock({ ...NO_CLOCK, ...setup }, ['S', 'N']);

test('a clock waits for the first move, which costs nothing', () => {
  const clock = clockOf({ kind: 'increment', base: MINUTE, step: 2000 });
  assert.equal(timeLeft(clock, 'S', 500_000), MINUTE);
  press(clock, 'S', 'N', 1, 500_000);
  assert.equal(timeLeft(clock, 'S', 500_000), MINUTE);
  assert.equal(timeLeft(clock, 'N', 510_000), MINUTE - 10_000);
});

test('an increment is added after the move', () => {
  const clock = clockOf({ kind: 'increment', base: MINUTE, step: 2000 });
  press(clock, 'S', 'N', 1, 0);
  press(clock, 'N', 'S', 2, 10_000);
  assert.equal(timeLeft(clock, 'N', 10_000), MINUTE - 8000);
});

test('a delay is free at the start of each move, also across a pause', () => {
  const clock = clockOf({ kind: 'delay', base: MINUTE, step: 5000 });
  press(clock, 'S', 'N', 1, 0);
  assert.equal(timeLeft(clock, 'N', 5000), MINUTE);
  pause(clock, 3000);
  resume(clock, 100_000);
  assert.equal(timeLeft(clock, 'N', 102_000), MINUTE);
  assert.equal(timeLeft(clock, 'N', 103_000), MINUTE - 1000);
});

test('a pause stops the time and keeps whose it is', () => {
  const clock = clockOf({ kind: 'increment', base: MINUTE });
  press(clock, 'S', 'N', 1, 0);
  pause(clock, 20_000);
  assert.ok(isPaused(clock));
  assert.equal(timeLeft(clock, 'N', 900_000), MINUTE - 20_000);
  resume(clock, 900_000);
  assert.equal(timeLeft(clock, 'N', 901_000), MINUTE - 21_000);
});

test('taking back gives each player the time he had at that ply', () => {
  const clock = clockOf({ kind: 'increment', base: MINUTE });
  press(clock, 'S', 'N', 1, 0);
  press(clock, 'N', 'S', 2, 10_000);
  press(clock, 'S', 'N', 3, 30_000);
  rewind(clock, 1, 'N', 40_000);
  assert.equal(timeLeft(clock, 'S', 40_000), MINUTE);
  assert.equal(timeLeft(clock, 'N', 45_000), MINUTE - 5000);
});

test('a new move after taking back forgets the times of the old ones', () => {
  const clock = clockOf({ kind: 'increment', base: MINUTE });
  press(clock, 'S', 'N', 1, 0);
  press(clock, 'N', 'S', 2, 10_000);
  press(clock, 'S', 'N', 3, 20_000);
  rewind(clock, 1, 'N', 30_000);
  press(clock, 'N', 'S', 2, 31_000);
  assert.deepEqual(Object.keys(clock.past), ['0', '1', '2']);
});

test('a flag falls for the owner whose time runs, and only once it is used up', () => {
  const clock = clockOf({ kind: 'increment', base: 10_000 });
  press(clock, 'S', 'N', 1, 0);
  assert.equal(timeUp(clock, 9999), null);
  assert.deepEqual(timeUp(clock, 10_000), { owner: 'N', turned: false });
});

test('a sand glass is turned as often as its owner may, then it is empty', () => {
  const clock = clockOf({ kind: 'sand', base: 5000, glasses: 1 });
  press(clock, 'S', 'N', 1, 0);
  assert.deepEqual(timeUp(clock, 5000), { owner: 'N', turned: true });
  assert.equal(timeLeft(clock, 'N', 5000), 5000);
  assert.deepEqual(timeUp(clock, 10_000), { owner: 'N', turned: false });
});

test('a sand glass is full again for the next move', () => {
  const clock = clockOf({ kind: 'sand', base: 5000 });
  press(clock, 'S', 'N', 1, 0);
  press(clock, 'N', 'S', 2, 4000);
  assert.equal(timeLeft(clock, 'N', 4000), 5000);
});

test('unequal times belong to their owners', () => {
  const clock = clockOf({ kind: 'increment', base: MINUTE, own: { N: 2 * MINUTE } });
  assert.equal(timeLeft(clock, 'S', 0), MINUTE);
  assert.equal(timeLeft(clock, 'N', 0), 2 * MINUTE);
});

test('time is written as minutes and seconds, tenths at the end, hours when there are any', () => {
  assert.deepEqual([272_000, 9400, 3_723_000, 10_000, 0].map(clockText), ['4:32', '9.4', '1:02:03', '0:10', '0.0']);
});
