/**
 * Makes the site work without a network after the first visit, and offers newer versions of it.
 * @module
 */

/**
 * Registers the service worker where there can be one; the page works without it as well.
 * @param {(take: () => void) => void} offer shows that a newer version is ready; `take` loads it
 */
export async function workOffline(offer) {
  // One file from disk needs nobody to keep it.
  if (document.documentElement.hasAttribute('data-single') || !location.protocol.startsWith('http') || !navigator.serviceWorker) return;
  let registration;
  try {
    await calm();
    // Past the browser's cache, whatever the server says of it: a stale worker would hide every newer version.
    registration = await navigator.serviceWorker.register(new URL('../../sw.js', import.meta.url), { updateViaCache: 'none' });
  } catch {
    return; // Forbidden by the visitor's settings, a private window or a server without it.
  }
  const watch = (/** @type {ServiceWorker | null} */ worker) => {
    worker?.addEventListener('statechange', () => { if (worker.state === 'installed') propose(worker); });
    if (worker?.state === 'installed') propose(worker);
  };
  const propose = (/** @type {ServiceWorker} */ worker) => {
    // The very first version replaces nothing.
    if (navigator.serviceWorker.controller) offer(() => worker.postMessage('update'));
  };
  watch(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  const controlled = Boolean(navigator.serviceWorker.controller);
  // Every open tab changes over together: what loads later must be of the same version.
  navigator.serviceWorker.addEventListener('controllerchange', () => { if (controlled) location.reload(); });
}

/** Waits until the page has loaded and has nothing better to do: keeping a copy must not hold up the first game. */
async function calm() {
  if (document.readyState !== 'complete') await new Promise(resolve => { addEventListener('load', resolve, { once: true }); });
  await new Promise(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 3000 });
    else setTimeout(resolve, 1000);
  });
}
