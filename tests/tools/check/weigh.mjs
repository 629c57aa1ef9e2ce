/**
 * Prints what weighs most in the engine's wasm, as cargo built it: bytes by section, and of code by module and by function.
 *
 * usage: node weigh.mjs [FILE] [--top N]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { parseArgs } from 'node:util';
import { targetDir } from '../tools.mjs';

const { values, positionals } = parseArgs({ args: argv.slice(2), allowPositionals: true, options: { top: { type: 'string', default: '40' } } });
const file = positionals[0] ?? join(targetDir, 'wasm/wasm32-unknown-unknown/wasm/quadrille.wasm');
const bytes = readFileSync(file);
let at = 8;

/** An unsigned LEB128 number at the reader's place. */
function number() {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return value;
  }
}

function text() {
  const length = number();
  at += length;
  return bytes.toString('utf8', at - length, at);
}

/** @type {number[]} */
const sizes = [];
/** @type {Map<number, string>} */
const names = new Map();
/** @type {Record<string, number>} */
const sections = {};
let imported = 0;

while (at < bytes.length) {
  const id = bytes[at++];
  const end = number() + at;
  const start = at;
  let label = ['custom', 'type', 'import', 'function', 'table', 'memory', 'global', 'export', 'start', 'element', 'code', 'data', 'data count', 'tag'][id];
  if (id === 0) label = text();
  if (id === 2) imported = countImportedFunctions();
  if (id === 10) for (let count = number(); count > 0; count -= 1) { const size = number(); sizes.push(size); at += size; }
  if (label === 'name') readFunctionNames(end);
  sections[label] = (sections[label] ?? 0) + end - start;
  at = end;
}

function countImportedFunctions() {
  let functions = 0;
  for (let count = number(); count > 0; count -= 1) {
    text();
    text();
    const kind = bytes[at++];
    if (kind === 0) { functions += 1; number(); continue; }
    if (kind === 1) at += 1;
    if (kind === 3) { at += 2; continue; }
    const bounded = bytes[at++] & 1;
    number();
    if (bounded) number();
  }
  return functions;
}

/** @param {number} end of the name section */
function readFunctionNames(end) {
  while (at < end) {
    const id = bytes[at++];
    const stop = number() + at;
    if (id === 1) for (let count = number(); count > 0; count -= 1) { const index = number(); names.set(index, text()); }
    at = stop;
  }
}

/**
 * The module that a function belongs to, to two steps: `quadrille::notation`.
 * @param {string} name demangled or not
 */
function moduleOf(name) {
  if (/sort/.test(name)) return 'sorting (std)';
  const own = name.match(/quadrille(?:::|\.\.|\d+)([a-z_0-9]*[a-z])/);
  if (own) return `quadrille::${own[1]}`;
  return name.match(/dlmalloc|wasm_bindgen|js_sys|hashbrown|alloc|core|std/)?.[0] ?? 'other';
}

/** @type {Map<string, number>} */
const modules = new Map();
const functions = sizes.map((size, index) => ({ size, name: names.get(index + imported) ?? '?' }));
for (const { size, name } of functions) modules.set(moduleOf(name), (modules.get(moduleOf(name)) ?? 0) + size);

const row = (/** @type {string} */ name, /** @type {number} */ size) => console.log(`${String(size).padStart(8)}  ${name}`);
console.log('bytes by section');
for (const [name, size] of Object.entries(sections)) row(name, size);
console.log('\nbytes of code by module');
for (const [name, size] of [...modules].sort((a, b) => b[1] - a[1])) row(name, size);
console.log(`\nthe ${values.top} largest functions`);
for (const { name, size } of functions.sort((a, b) => b.size - a.size).slice(0, Number(values.top))) row(name.slice(0, 110), size);
