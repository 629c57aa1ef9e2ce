/** The harness itself: the server's headers, and that a page which complains fails its test. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { serve, strictPolicy } from '../tools/serve.mjs';
import { testEverywhere, waitUntil } from './browsers.mjs';
import { openPage } from './harness.mjs';

/** The smallest wasm module: its magic number and version. */
const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

const folder = await mkdtemp(join(tmpdir(), 'quadrille-'));
await writeFile(join(folder, 'empty.wasm'), emptyModule);
await writeFile(join(folder, 'index.html'), `<!doctype html><meta charset="utf-8"><title>Harness</title><link rel="icon" href="data:,">
    <style>button { position: fixed; inset: 40px auto auto 40px; width: 100px; height: 50px; }</style>
    <button>press</button><script type="module" src="page.js"></script>`);
await writeFile(join(folder, 'page.js'), `
    const button = document.querySelector('button');
    button.addEventListener('click', () => { button.dataset.clicks = String(Number(button.dataset.clicks ?? 0) + 1); });
    addEventListener('keydown', (event) => { document.body.dataset.key = event.key; });
    await WebAssembly.instantiateStreaming(fetch('empty.wasm'));
    document.body.dataset.ready = 'yes';`);
await writeFile(join(folder, 'noisy.html'), '<!doctype html><title>Noisy</title><link rel="icon" href="data:,"><script src="missing.js"></script><img src="http://foreign.example/a.png">');
after(() => rm(folder, { recursive: true }));

test('the server knows the types of a page and sends the policy when asked', async (t) => {
  const served = await serve({ folder, csp: true, base: '/deep/down/' });
  t.after(served.close);
  const page = await fetch(served.url);
  assert.equal(page.status, 200);
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.equal(page.headers.get('content-security-policy'), strictPolicy);
  const wasm = await fetch(`${served.url}empty.wasm`);
  assert.equal(wasm.headers.get('content-type'), 'application/wasm');
  assert.deepEqual(new Uint8Array(await wasm.arrayBuffer()), emptyModule);
  assert.equal((await fetch(new URL('/index.html', served.url))).status, 404, 'outside the base');
});

test('the server never leaves its folder', async (t) => {
  const served = await serve({ folder });
  t.after(served.close);
  for (const path of ['..%2f..%2fetc/passwd', '%2e%2e/%2e%2e/etc/passwd', '%00', '%zz', '.']) {
    const { status } = await fetch(served.url + path);
    assert.ok(status === 404 || path === '.', `${path}: ${status}`);
  }
});

testEverywhere('a page is opened, clicked and typed into', { site: { folder }, path: 'index.html' }, async (face) => {
  await waitUntil(face, 'document.body.dataset.ready === "yes"');
  await face.click('button');
  await face.clickAt(60, 60);
  await waitUntil(face, 'document.querySelector("button").dataset.clicks === "2"');
  await face.press('ArrowLeft');
  await waitUntil(face, 'document.body.dataset.key === "ArrowLeft"');
  assert.equal(await face.evaluate('Promise.resolve(6 * 7)'), 42);
});

test('wasm sent with the wrong type is noticed', async (t) => {
  const { page, complaints } = await openPage(t, { site: { folder, wrongWasmType: true }, expected: [/Incorrect response MIME type/] });
  // Closing the page earlier would cut the complaint short.
  while (complaints.length === 0) await page.waitForTimeout(20);
});

test('complaints of a page are collected', async (t) => {
  const { complaints } = await openPage(t, { site: { folder }, path: 'noisy.html', expected: [/./] });
  const text = complaints.join('\n');
  assert.match(text, /status 404: .*missing\.js/);
  assert.match(text, /foreign request: http:\/\/foreign\.example/);
});
