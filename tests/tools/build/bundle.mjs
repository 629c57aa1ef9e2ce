/**
 * Bundles modules of `www/` so that they need no other file: the engine's wasm and the workers become text inside the
 * script. Made for the single file and for the package's `inline` entry; the site itself is served unbundled.
 */
import { build, transform } from 'esbuild';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { fromLetters, toLetters } from './letters.mjs';
import { root } from '../tools.mjs';

const engine = join(root, 'www', 'engine');
const newWorker = /new Worker\(new URL\('([^']+)', import\.meta\.url\), \{ type: 'module' \}\)/g;

/**
 * Bundles a module and everything that it imports.
 * @param {string} entry path of the module
 * @param {{ format?: 'esm' | 'iife', carriesEngine?: boolean }} [options] `carriesEngine`: the wasm is inside; otherwise
 *   somebody else has put it into `globalThis.quadrilleEngine`
 * @returns {Promise<string>} the script
 */
export async function bundle(entry, { format = 'esm', carriesEngine = true } = {}) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    plugins: [inlineEngine(carriesEngine), packedTexts, inlineWorkers],
  });
  return outputFiles[0].text;
}

/**
 * Bundles a style sheet with what it imports and shows.
 * @param {string[]} sheets paths in their order
 */
export async function bundleStyles(sheets) {
  const contents = sheets.map((path) => `@import ${JSON.stringify(path)};`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'css' },
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.woff2': 'dataurl' },
  });
  return outputFiles[0].text;
}

/**
 * Puts the engine's wasm into the script, gzipped and as letters, and lets the module's loader take it from there. A bundle carries the module that
 * thinks and no other: it is the referee as well, and one for both is smaller than two.
 * @param {boolean} carriesEngine
 * @returns {import('esbuild').Plugin}
 */
function inlineEngine(carriesEngine) {
  return {
    name: 'inline-engine',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/engine\/(quadrille|computer)\.js$/ }, ({ kind }) => kind === 'entry-point' ? undefined : { path: 'engine', namespace: 'inline-engine' });
      onLoad({ filter: /.*/, namespace: 'inline-engine' }, () => ({
        resolveDir: engine,
        contents: `
          export * from './computer.js?';
          import load, { initSync } from './computer.js?';
          ${carriesEngine ? `globalThis.quadrilleEngine ??= ${JSON.stringify(engineText())};` : ''}
          /** @returns {Promise<ArrayBuffer>} */
          async function bytes() {
            const packed = (${fromLetters})(globalThis.quadrilleEngine);
            const stream = new ReadableStream({ start(bytes) { bytes.enqueue(packed); bytes.close(); } });
            return new Response(stream.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
          }
          ${carriesEngine ? 'export default async (input) => load(input ?? { module_or_path: await bytes() });'
    // In a worker of a page from disk WebKit never ends a compilation that is waited for (nor reads a blob); a worker may well block.
    : 'export default async () => initSync({ module: await bytes() });'}`,
      }));
      onResolve({ filter: /computer\.js\?$/ }, () => ({ path: join(engine, 'computer.js') }));
      // Nothing asks for the file when the bytes are given: the address would only be a riddle in the bundle.
      onLoad({ filter: /engine\/computer\.js$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(/new URL\('computer_bg\.wasm', import\.meta\.url\)/, 'undefined'),
      }));
    },
  };
}

/**
 * Languages, lessons and problems are three quarters of the page's text, of which nobody needs all: each is carried gzipped and unpacked when it is
 * imported.
 * @type {import('esbuild').Plugin}
 */
const packedTexts = {
  name: 'packed-texts',
  setup({ onLoad }) {
    // The library that draws codes is asked for by `import()` alone: its code is carried in the same way.
    onLoad({ filter: /[\\/]www[\\/]vendor[\\/]uqr\.js$/ }, async ({ path }) => {
      const code = (await transform(readFileSync(path, 'utf8'), { minify: true, format: 'esm' })).code;
      return {
        contents: `
          const packed = (${fromLetters})(${JSON.stringify(toLetters(gzipSync(code, { level: 9 })))});
          const stream = new ReadableStream({ start(bytes) { bytes.enqueue(packed); bytes.close(); } });
          const text = await new Response(stream.pipeThrough(new DecompressionStream('gzip'))).text();
          export const { encode } = await import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));`,
      };
    });
    onLoad({ filter: /[\\/]www[\\/](lang[\\/].*|app[\\/]learn[\\/](problemdata|specialdata))\.js$/ }, async ({ path }) => {
      const { default: content, ...others } = await import(pathToFileURL(path).href);
      const text = JSON.stringify(content);
      // What is more than plain data stays as it is.
      if (Object.keys(others).length > 0 || !isDeepStrictEqual(JSON.parse(text), content)) return undefined;
      return {
        contents: `
          const packed = (${fromLetters})(${JSON.stringify(toLetters(gzipSync(text, { level: 9 })))});
          const stream = new ReadableStream({ start(bytes) { bytes.enqueue(packed); bytes.close(); } });
          export default await new Response(stream.pipeThrough(new DecompressionStream('gzip'))).json();`,
      };
    });
  },
};

/** The wasm as the bundle carries it. */
function engineText() {
  return toLetters(gzipSync(readFileSync(join(engine, 'computer_bg.wasm')), { level: 9 }));
}

/**
 * Makes `new Worker(new URL('./x.js', import.meta.url), { type: 'module' })` start the worker from a text, after the engine that the page
 * has already got.
 * @type {import('esbuild').Plugin}
 */
const inlineWorkers = {
  name: 'inline-workers',
  setup({ onResolve, onLoad }) {
    onLoad({ filter: /[\\/]www[\\/].*\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      /** @type {string[]} */
      const imports = [];
      const contents = source.replace(newWorker, (_, worker) => {
        const name = `inlineWorker${imports.length}`;
        imports.push(`import ${name} from ${JSON.stringify(`worker:${resolve(dirname(path), worker)}`)};`);
        // A classic worker: Chromium starts no module worker from a page that comes from disk.
        return `new Worker(${name}())`;
      });
      return imports.length > 0 ? { contents: `${imports.join('')}${contents}` } : undefined;
    });
    onResolve({ filter: /^worker:/ }, ({ path }) => ({ path: path.slice('worker:'.length), namespace: 'inline-worker' }));
    onLoad({ filter: /.*/, namespace: 'inline-worker' }, async ({ path }) => ({
      contents: `
        const script = ${JSON.stringify(await bundle(path, { format: 'iife', carriesEngine: false }))};
        export default () => URL.createObjectURL(new Blob([
          'globalThis.quadrilleEngine = ' + JSON.stringify(globalThis.quadrilleEngine) + ';', script,
        ], { type: 'text/javascript' }));`,
    }));
  },
};
