/** The package in somebody's own project: React, TypeScript and Vite around the element, type-checked, built, and served while it is written. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { build, createServer } from 'vite';
import { testEverywhere, waitUntil } from './browsers.mjs';
import { openPage } from './harness.mjs';
import { root } from '../tools/tools.mjs';

const project = mkdtempSync(join(tmpdir(), 'quadrille-bundled-'));
const built = join(project, 'dist');
const board = "document.querySelector('quadrille-board')";
after(() => rmSync(project, { recursive: true }));

cpSync(join(root, 'tests', 'page', 'bundled'), project, { recursive: true });
writeFileSync(join(project, 'package.json'), '{ "name": "club", "private": true, "type": "module" }');
const modules = join(project, 'node_modules');
mkdirSync(modules);
cpSync(join(root, 'dist', 'pkg'), join(modules, 'quadrille'), { recursive: true });
for (const name of ['@types', 'csstype', 'react', 'react-dom', 'scheduler']) symlinkSync(join(root, 'node_modules', name), join(modules, name));
await build({ root: project, logLevel: 'error' });

/** The page's own list of moves, once the computer has answered the first. @param {(script: string) => Promise<unknown>} evaluate */
async function playAndRead(evaluate) {
  await evaluate(`${board}.play('e2-e4').then(() => true)`);
  const items = "[...document.querySelectorAll('li')].map((item) => item.textContent)";
  await waitUntil(/** @type {any} */ ({ evaluate }), `${items}.length === 2`, 30_000);
  const [ours, theirs] = /** @type {string[]} */ (await evaluate(items));
  assert.equal(ours, 'S e2-e4');
  assert.match(theirs, /^N [a-h]\d-[a-h]\d$/);
}

test('properties and events have their types in markup', () => {
  writeFileSync(join(project, 'wrong.tsx'), 'export const wrong = <quadrille-board facing="up" onmoved={({ detail }) => detail.nothing} />; import "./main.tsx";');
  writeFileSync(join(project, 'wrong.json'), '{ "extends": "./tsconfig.json", "include": ["wrong.tsx"] }');
  const check = () => execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'wrong.json'], { cwd: project, encoding: 'utf8' });
  // What is right in `main.tsx` brings no error, what is wrong beside it brings two.
  assert.throws(check, ({ stdout }) => {
    const errors = String(stdout).match(/^\S.*error.*$/gm) ?? [];
    return errors.length === 2 && errors.every((error) => error.startsWith('wrong.tsx')) && /"up"/.test(stdout) && /'nothing'/.test(stdout);
  });
});

testEverywhere('a bundle brings board, engine and computer', { site: { folder: built, csp: true } }, async (face) => {
  await waitUntil(face, `Boolean(${board}?.view)`);
  await playAndRead(face.evaluate);
});

test('the development server brings the same', async (t) => {
  // The module lies beside the script that asks for it, which bundling ahead would move away.
  const server = await createServer({ root: project, logLevel: 'error', server: { port: 0, host: '127.0.0.1', hmr: false }, optimizeDeps: { exclude: ['quadrille'] } });
  t.after(() => server.close());
  await server.listen();
  const { page } = await openPage(t, { address: server.resolvedUrls?.local[0] });
  await waitUntil(/** @type {any} */ (page), `Boolean(${board}?.view)`, 30_000);
  await playAndRead((script) => page.evaluate(script));
});
