/**
 * The service worker: keeps every file of one version of the site and serves nothing else, so that versions never mix. A new
 * version waits until the visitor takes it (`update` message) or has closed the page.
 *
 * To get rid of it, replace this file on the server by
 *   addEventListener('install', () => skipWaiting());
 *   addEventListener('activate', event => event.waitUntil(caches.keys().then(names => Promise.all(names.map(name => caches.delete(name))))
 *     .then(() => registration.unregister())));
 */

const worker = /** @type {ServiceWorkerGlobalScope & { precache: { version: string, files: string[] } }} */ (/** @type {unknown} */ (self));

// Written by the build: the version and all its files.
worker.importScripts('precache.js');

const { version, files } = worker.precache;
// Caches belong to the origin: another copy of the site under another path keeps its own.
const family = `quadrille ${worker.registration.scope} `;
const cacheName = family + version;

worker.addEventListener('install', (event) => event.waitUntil(fetchAll()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOldVersions()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'update') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(worker.registration.scope)) event.respondWith(answer(request));
});

async function fetchAll() {
  const cache = await caches.open(cacheName);
  // Past the browser's own cache, which may still hold files of another version.
  await cache.addAll(files.map((file) => new Request(new URL(file, worker.registration.scope), { cache: 'reload' })));
}

async function dropOldVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(family) && name !== cacheName).map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(cacheName);
  const address = new URL(request.url);
  address.search = '';
  if (address.pathname.endsWith('/index.html')) address.pathname = address.pathname.slice(0, -'index.html'.length);
  return await cache.match(address) ?? fetch(request);
}
