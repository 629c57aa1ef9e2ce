/**
 * What the device can do for a game: stay awake, fill the screen, hand a text to others. All of it optional.
 * @module
 */

/** How long to wait before the system is asked again to keep the screen on. */
const AGAIN_MS = 1000;

/** Keeps the screen on until the signal fires; where the browser cannot, nothing happens. @param {AbortSignal} until */
export function keepAwake(until) {
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  const acquire = async () => {
    if (document.visibilityState !== 'visible' || until.aborted || lock?.released === false) return;
    lock = await navigator.wakeLock?.request('screen').catch(() => null) ?? null;
    if (until.aborted) void lock?.release();
    // The system may let go of it by itself, to save power for instance: then it is asked again, a little later.
    else lock?.addEventListener?.('release', () => setTimeout(acquire, AGAIN_MS), { once: true });
  };
  document.addEventListener('visibilitychange', acquire, { signal: until });
  until.addEventListener('abort', () => void lock?.release());
  void acquire();
}

/** Whether the page can fill the screen. */
export function canFillScreen() {
  return document.fullscreenEnabled === true;
}

export async function toggleFullScreen() {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
}

/** Puts text on the clipboard; false when the browser forbids it. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Saves text as a file of the visitor's. @param {string} name @param {string} text */
export function download(name, text) {
  const link = document.createElement('a');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
