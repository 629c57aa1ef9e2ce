/**
 * The collection of problems: each has one solution, proved by the engine against every defence.
 * @module
 */

import { gameKey } from '../ui/labels.js';
import { lessonFamily } from './lessons.js';

/**
 * @typedef {object} Problem
 * @property {string} id of its game
 * @property {string} task what the engine is asked, e.g. `mate:2`
 * @property {number} nodes positions that the proof looked at
 * @property {string} solution the first move
 * @property {string} fen4
 */

/** By family, the easiest first. @type {Map<string, Problem[]>} */
const shelves = new Map();

/** Loads the collection when it is first asked for. */
export async function loadProblems() {
  if (shelves.size) return;
  const { default: text } = await import('./problemdata.js');
  for (const line of text.trim().split('\n')) {
    const [id = '', task = '', nodes = '', solution = '', fen4 = ''] = line.split('\t');
    const family = lessonFamily(gameKey(id));
    shelves.set(family, [...shelves.get(family) ?? [], { id, task, nodes: Number(nodes), solution, fen4 }]);
  }
  for (const problems of shelves.values()) problems.sort((a, b) => a.nodes - b.nodes);
}

/** @param {string} family @returns {Problem[]} */
export function problemsOf(family) {
  return shelves.get(family) ?? [];
}

/** A problem for a day, the same on every device: the families take turns. @param {Date} day */
export function problemOfTheDay(day) {
  const number = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000);
  const families = [...shelves.keys()];
  const family = families[number % families.length] ?? '';
  // A step that shares no factor with the count visits them all, in an order that is not that of difficulty.
  const count = problemsOf(family).length;
  return { family, index: count ? (Math.floor(number / families.length) * 7) % count : 0 };
}

/** 1 easy, 2 medium, 3 hard. @param {Problem} problem */
export function gradeOf({ nodes }) {
  return nodes < 600 ? 1 : nodes < 6000 ? 2 : 3;
}
