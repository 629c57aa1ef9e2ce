/**
 * A static server for the page, made for tests as much as for play: it can put the site under a sub-path, send the
 * strict policy that the site is made for, and misbehave like servers that do not know what wasm is.
 *
 * usage: node serve.mjs [FOLDER] [--port N] [--host H] [--base /path/] [--csp] [--wrong-wasm-type] [--quiet]
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { root } from './tools.mjs';

/** The policy that the finished site asks its owner to send. */
export const strictPolicy = [
  "default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "style-src 'self'", "img-src 'self' data: blob:",
  "connect-src 'self'", "worker-src 'self' blob:", "object-src 'none'", "base-uri 'none'", "form-action 'none'",
].join('; ');

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pgn4': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/**
 * @typedef {object} ServeOptions
 * @property {string} [folder] what to serve; `www/` when nothing is said
 * @property {number} [port] 0, the default, takes any free one
 * @property {string} [host] 127.0.0.1 when nothing is said
 * @property {string} [base] the path that the site lives under, `/` or `/some/where/`
 * @property {boolean} [csp] send the strict content security policy
 * @property {boolean} [wrongWasmType] send wasm as application/octet-stream
 * @property {(path: string) => string | undefined} [caching] what `Cache-Control` says of a path below the base; `no-cache` of all when nothing is said
 * @property {boolean} [packed] send text and wasm gzipped
 * @property {(path: string) => void} [onRequest] hears of every request's path, before it is answered
 * @property {(path: string) => void} [onMissing] hears of paths that there is nothing at
 *
 * @typedef {object} Served
 * @property {string} url address of the site, with a slash at the end
 * @property {() => Promise<void>} close stops serving and drops open connections
 */

/**
 * Serves a folder.
 * @param {ServeOptions} [options]
 * @returns {Promise<Served>}
 */
export async function serve({ folder = join(root, 'www'), port = 0, host = '127.0.0.1', base = '/', csp = false, wrongWasmType = false, caching = () => 'no-cache', packed = false, onRequest, onMissing } = {}) {
  if (!base.startsWith('/') || !base.endsWith('/')) throw new Error(`base must begin and end with a slash, not ${base}`);
  const top = resolve(folder);
  const server = createServer(async (request, response) => {
    const path = decode(new URL(request.url ?? '/', 'http://localhost').pathname);
    onRequest?.(path ?? '');
    const file = path?.startsWith(base) ? resolve(top, `.${sep}${path.slice(base.length)}`) : undefined;
    const found = file && (file === top || file.startsWith(top + sep)) ? await servable(file, path?.endsWith('/') ?? false) : undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
    if (!found) {
      onMissing?.(path ?? '');
      return response.writeHead(404, { 'Content-Type': 'text/plain' }).end(`nothing at ${path}\n`);
    }
    const type = types[extname(found.path)] ?? 'application/octet-stream';
    const control = caching(path?.slice(base.length) ?? '');
    const pack = packed && /^text|json|wasm|svg/.test(type);
    response.writeHead(200, {
      'Content-Type': wrongWasmType && type === 'application/wasm' ? 'application/octet-stream' : type,
      ...(pack ? { 'Content-Encoding': 'gzip' } : { 'Content-Length': found.size }),
      ...(control ? { 'Cache-Control': control } : {}),
      'X-Content-Type-Options': 'nosniff',
      ...(csp ? { 'Content-Security-Policy': strictPolicy } : {}),
    });
    if (request.method === 'HEAD') return response.end();
    const bytes = createReadStream(found.path).on('error', () => response.destroy());
    if (pack) bytes.pipe(createGzip({ level: 9 })).pipe(response);
    else bytes.pipe(response);
  });
  await new Promise((ready, failed) => server.once('error', failed).listen(port, host, () => ready(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://${host}:${address.port}${base}`,
    close: () => new Promise((done) => { server.close(() => done()); server.closeAllConnections(); }),
  };
}

/** @param {string} path */
function decode(path) {
  try {
    const plain = decodeURIComponent(path);
    return plain.includes('\0') ? undefined : plain;
  } catch {
    return undefined;
  }
}

/**
 * The file to send for a path: itself, or a folder's index where the path says that it is a folder.
 * @param {string} path
 * @param {boolean} asFolder
 */
async function servable(path, asFolder) {
  const file = asFolder ? join(path, 'index.html') : path;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { path: file, size: found.size } : undefined;
}

if (fileURLToPath(import.meta.url) === argv[1]) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '8014' },
      host: { type: 'string', default: '127.0.0.1' },
      base: { type: 'string', default: '/' },
      csp: { type: 'boolean', default: false },
      'wrong-wasm-type': { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
    },
  });
  const options = {
    folder: positionals[0] ? resolve(positionals[0]) : undefined,
    host: values.host, base: values.base, csp: values.csp, wrongWasmType: values['wrong-wasm-type'],
    onRequest: values.quiet ? undefined : (/** @type {string} */ path) => console.log(path),
  };
  // A port that is taken must not keep anybody from playing.
  const served = await serve({ ...options, port: Number(values.port) }).catch((error) => {
    if (error.code !== 'EADDRINUSE') { console.error(`serve: ${error.message}`); exit(1); }
    return serve({ ...options, port: 0 });
  });
  console.log(`\n  Quadrille is at ${served.url}\n  (stop with Ctrl+C)\n`);
}
