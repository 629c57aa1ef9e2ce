/** The npm package as its users meet it: installed into an empty project, every subpath run, in Node and in a browser. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { testEverywhere, waitUntil } from './browsers.mjs';
import { root } from '../tools/tools.mjs';

const project = mkdtempSync(join(tmpdir(), 'quadrille-project-'));
const installed = join(project, 'node_modules', 'quadrille');
after(() => rmSync(project, { recursive: true }));

writeFileSync(join(project, 'package.json'), '{ "name": "somebody", "private": true, "type": "module" }');
execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', join(root, 'dist', 'quadrille.tgz')], { cwd: project });
for (const entry of ['index', 'inline']) {
  writeFileSync(join(project, `${entry}.html`), `<!doctype html><html lang="en"><meta charset="utf-8"><title>Somebody</title>
    <link rel="icon" href="data:,"><script type="module" src="node_modules/quadrille/${entry}.js"></script>
    <quadrille-board game="american" interactive></quadrille-board></html>`);
}

/** Runs a module of the project in Node. @param {string} script */
function node(script) {
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: project, encoding: 'utf8' }).trim();
}

test('the engine alone runs in Node', () => {
  const script = "import init, { Game, variants } from 'quadrille/engine'; await init(); const game = new Game('hughes', {}); "
    + "game.applyMove('d2-d4'); console.log(variants().length, game.legalMoves().length > 0, game.view().turn);";
  assert.equal(node(script), '28 true W');
});

test('the engine that thinks runs in Node and answers about a game of the other by its text', () => {
  const script = "import init, { Game } from 'quadrille/engine'; import load, { Game as Thought, Search } from 'quadrille/computer'; await Promise.all([init(), load()]); "
    + "const game = new Game('orthodox'); for (const move of ['f2-f3', 'e7-e5', 'g2-g4']) game.applyMove(move); "
    + "const search = new Search(Thought.fromText(game.lineText()), 5, 1); search.step(5000); console.log(search.best().move);";
  assert.equal(node(script), 'd8-h4');
});

test('both engines say the same about every ply of a game of each kind', () => {
  const script = `
    import * as referee from 'quadrille/engine';
    import * as thinking from 'quadrille/computer';
    await Promise.all([referee.default(), thinking.default()]);
    const told = (game) => JSON.stringify([game.legalMoves(), game.view()]);
    let seed = 1;
    let plies = 0;
    for (const { id } of referee.variants()) {
      const games = [new referee.Game(id), new thinking.Game(id)];
      for (let ply = 0; ply < 60; ply += 1) {
        const [one, other] = games.map(told);
        if (one !== other) throw new Error(id + ' after ' + games[0].toText());
        const moves = games[0].legalMoves();
        if (moves.length === 0) break;
        seed = (seed * 1103515245 + 12345) % 2147483648;
        for (const game of games) game.applyMove(moves[(seed >> 8) % moves.length].text);
        plies += 1;
      }
      if (games[0].toText() !== games[1].toText() || games[0].toShare() !== games[1].toShare()) throw new Error(id);
    }
    console.log(plies > 1000);`;
  assert.equal(node(script), 'true');
});

test('the text of the line shown has it as its main line, also while a variation is shown', () => {
  const script = "import init, { Game } from 'quadrille/engine'; await init(); const game = new Game('orthodox'); "
    + "game.applyMove('e2-e4'); game.undo(); game.applyMove('d2-d4'); game.goToAside(game.asides()[0].node); "
    + "const first = (text) => Game.fromText(text).moves()[0].text; console.log(first(game.lineText()), first(game.toText()));";
  assert.equal(node(script), 'e2-e4 d2-d4');
});

test('two who ask for the engine at the same time get the same one', () => {
  assert.equal(node("const { default: init } = await import('quadrille/engine'); const [a, b] = await Promise.all([init(), init()]); console.log(a === b);"), 'true');
});

test('element and package load where there is no DOM and do nothing harmful', () => {
  assert.equal(node("const { QuadrilleBoard } = await import('quadrille/element'); console.log(typeof QuadrilleBoard);"), 'function');
  assert.equal(node("const { Game, init } = await import('quadrille'); await init(); console.log(new Game('gencon').view().turn);"), 'S');
});

test('inline needs no second file', () => {
  rmSync(join(project, 'copy.mjs'), { force: true });
  writeFileSync(join(project, 'copy.mjs'), readFileSync(join(installed, 'inline.js')));
  assert.equal(node("const { ready, Game, Search } = await import('./copy.mjs'); await ready; const game = new Game('verney'); console.log(game.legalMoves().length, new Search(game, 1, 1).step(1));"), '12 false');
});

test('the modules themselves are found by their subpaths', () => {
  const path = node("console.log((await import('node:url')).fileURLToPath(import.meta.resolve('quadrille/engine.wasm')));");
  assert.deepEqual([...readFileSync(path).subarray(0, 4)], [0, 97, 115, 109]);
  const thinking = node("console.log((await import('node:url')).fileURLToPath(import.meta.resolve('quadrille/computer.wasm')));");
  assert.deepEqual([...readFileSync(thinking).subarray(0, 4)], [0, 97, 115, 109]);
});

test('the manifest of elements names every attribute and event', () => {
  const [{ declarations: [{ attributes, events }] }] = JSON.parse(readFileSync(join(installed, 'custom-elements.json'), 'utf8')).modules;
  const named = (/** @type {{ name: string, description?: string }[]} */ list) => list.map(({ name, description }) => (assert.ok(description, name), name)).sort().join();
  const observed = node("const { QuadrilleBoard } = await import('quadrille/element'); console.log(QuadrilleBoard.observedAttributes.filter((name) => !['class', 'style'].includes(name)).sort().join());");
  assert.equal(named(attributes), observed);
  const declared = readFileSync(join(installed, 'element.d.ts'), 'utf8');
  assert.equal(named(events), [...declared.matchAll(/^  (\w+): CustomEvent/gm)].map(([, name]) => name).sort().join());
});

test('integrity.json names every script with its hash', () => {
  const hashes = JSON.parse(readFileSync(join(installed, 'integrity.json'), 'utf8'));
  assert.ok('index.js' in hashes && 'board/element.js' in hashes && 'engine/quadrille_bg.wasm' in hashes && 'engine/computer_bg.wasm' in hashes);
  for (const hash of Object.values(hashes)) assert.match(hash, /^sha384-[A-Za-z0-9+/]{64}$/);
});

for (const entry of ['index', 'inline']) {
  testEverywhere(`a plain script tag with ${entry}.js brings a board to a page with a strict policy`, { site: { folder: project, csp: true }, path: `${entry}.html` }, async (face) => {
    await waitUntil(face, "document.querySelector('quadrille-board[layout]')?.view?.turn === 'S'", 30_000);
    await face.evaluate("document.querySelector('quadrille-board').play('d2-d4').then(() => true)");
    assert.equal(await face.evaluate("document.querySelector('quadrille-board').view.turn"), 'W');
  });
}
