/**
 * Makes `dist/site/`: the page, ready to be uploaded anywhere, under any path. Scripts and styles are bundled into few files below `code/`, whose
 * names change with what is in them, so that no cache can mix two versions; what the first screen needs is named in the page's head, so
 * that it is asked for at once. `board/` and `engine/` stay as they are for the examples in `embed/`.
 */
import { transform } from 'esbuild';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { rollup } from 'rollup';
import { bundleStyles } from './bundle.mjs';
import { writePrecache } from './precache.mjs';
import { root } from '../tools.mjs';

const www = join(root, 'www');
const site = join(root, 'dist', 'site');
const code = join(site, 'code');
const beside = /new URL\('([^']+)', import\.meta\.url\)/g;
const styleLink = /<link rel="stylesheet" href="([^"]+)">\s*/g;
const moduleScript = /<script type="module" src="([^"]+)"><\/script>\s*/;

/** Where files that scripts name by address have gone: path below `www/` → name below `code/`. @type {Map<string, string>} */
const moved = new Map();

rmSync(site, { recursive: true, force: true });
const bundled = /^(app|lang|style|vendor)(\/|$)/;
cpSync(www, site, { recursive: true, filter: (path) => !/^\.|\.d\.ts$|\.md$/.test(basename(path)) && !bundled.test(below(path)) });
mkdirSync(code);
for (const licence of ['LICENSE-MIT', 'LICENSE-APACHE']) cpSync(join(root, licence), join(site, licence));
cpSync(join(www, 'vendor', 'uqr.LICENSE'), join(code, 'uqr.LICENSE'));
await minify();

for (const name of ['quadrille', 'computer']) {
  const bytes = readFileSync(join(www, 'engine', `${name}_bg.wasm`));
  moved.set(`engine/${name}_bg.wasm`, write(name, '.wasm', bytes));
}
const scripts = readdirSync(join(www, 'app'), { recursive: true, encoding: 'utf8' });
for (const worker of scripts.filter((path) => path.endsWith('.worker.js'))) {
  const [{ fileName }] = await bundle(join(www, 'app', worker));
  moved.set(`app/${worker.split(sep).join('/')}`, fileName);
}

const page = readFileSync(join(www, 'index.html'), 'utf8');
const entry = page.match(moduleScript)?.[1];
if (!entry) throw new Error('www/index.html has no module script');
const chunks = await bundle(join(www, entry));
const main = chunkOf(entry);
const first = withImports([main, chunkOf('engine/quadrille.js')]);
const style = write('style', '.css', Buffer.from(await bundleStyles([...page.matchAll(styleLink)].map(([, sheet]) => join(www, sheet)))));
const preload = (/** @type {string} */ path) => `<link rel="modulepreload" href="code/${path}">\n`;
const head = `<link rel="stylesheet" href="code/${style}">\n`
  + `<link rel="preload" as="fetch" type="application/wasm" crossorigin href="code/${moved.get('engine/quadrille_bg.wasm')}">\n`
  + first.filter((path) => path !== main).map((path) => preload(path)).join('')
  + `<script type="module" src="code/${main}"></script>\n`;
writeFileSync(join(site, 'index.html'), page.replace(styleLink, '').replace(moduleScript, '').replace('</head>', () => `${head}</head>`));

// The worker imports nothing: a list of its own could come from a cache when the worker is new.
const worker = readFileSync(join(site, 'sw.js'), 'utf8');
const importing = /[\w.]*importScripts\("precache\.js"\)[;,]/;
if (!importing.test(worker)) throw new Error('sw.js does not import its list as expected');
writeFileSync(join(site, 'sw.js'), `self.precache={};\n${worker.replace(importing, '')}`);
rmSync(join(site, 'precache.js'), { force: true });
const version = writePrecache(site);
console.log(`site: dist/site/ (version ${version})`);

/** @param {string} path @returns {string} below `www/`, with slashes */
function below(path) {
  return relative(www, path).split(sep).join('/');
}

/** Writes a file whose name tells its content. @param {string} name @param {string} extension @param {Buffer} bytes @returns {string} its name */
function write(name, extension, bytes) {
  const file = `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}${extension}`;
  writeFileSync(join(code, file), bytes);
  return file;
}

/** What is not bundled loses its comments. */
async function minify() {
  /** @type {Record<string, import('esbuild').Loader>} */
  const loaders = { '.js': 'js', '.css': 'css' };
  for (const found of readdirSync(site, { recursive: true, withFileTypes: true })) {
    const loader = loaders[extname(found.name)];
    if (!loader) continue;
    const path = join(found.parentPath, found.name);
    const { code: text } = await transform(readFileSync(path, 'utf8'), { loader, minify: true, target: 'es2022', legalComments: 'inline' });
    writeFileSync(path, text);
  }
}

/**
 * Bundles a module into `code/`, in pieces that load when they are needed.
 * @param {string} module
 */
async function bundle(module) {
  const graph = await rollup({
    input: module,
    logLevel: 'warn',
    onwarn: ({ code: kind, message }) => { if (kind !== 'CIRCULAR_DEPENDENCY') console.warn(message); },
    plugins: [{
      name: 'addresses',
      transform: (text, path) => ({ code: text.replace(beside, (_, address) => `new URL('${addressOf(path, address)}', import.meta.url)`), map: null }),
      renderChunk: async (text) => ({ code: (await transform(text, { minify: true, format: 'esm', target: 'es2022', charset: 'utf8', legalComments: 'none' })).code, map: null }),
    }],
  });
  const { output } = await graph.write({ dir: code, format: 'es', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js', hashCharacters: 'base36', experimentalMinChunkSize: 10_000 });
  await graph.close();
  return output.filter((file) => file.type === 'chunk');
}

/** Where a bundled script finds what it named from its old place. @param {string} script @param {string} address */
function addressOf(script, address) {
  const path = below(resolve(dirname(script), address));
  return moved.has(path) ? `./${moved.get(path)}` : `../${path}`;
}

/** The file that a module went into. @param {string} module below `www/` */
function chunkOf(module) {
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(join(www, module)));
  if (!found) throw new Error(`${module} is in no file of the bundle`);
  return found.fileName;
}

/** Files with all that they import at once. @param {string[]} files */
function withImports(files) {
  const all = new Set(files);
  for (const file of all) chunks.find(({ fileName }) => fileName === file)?.imports.forEach((path) => all.add(path));
  return [...all];
}
