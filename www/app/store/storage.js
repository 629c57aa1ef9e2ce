/**
 * The only place that touches the device's storage.
 *
 * Games are kept in localStorage, not IndexedDB: a write there is finished when the call returns, so a move is
 * safe before the next tap even if the tab is killed; it works in a file opened from disk; and a game is about
 * six kilobytes, so some hundreds fit. Nothing here throws: storage that is forbidden, full or
 * unreadable is reported through `onTrouble` and the game goes on in memory and in the tab's own storage,
 * which has room of its own and outlives a reload.
 * @module
 */

const PREFIX = 'quadrille/';

/** @typedef {'forbidden' | 'full' | 'corrupt' | 'newer'} Trouble */

/** @type {(trouble: Trouble, key: string) => void} */
let report = () => {};

/** @param {(trouble: Trouble, key: string) => void} listener */
export function onTrouble(listener) {
  report = listener;
}

/** What has been written while the device's storage refuses it; lives as long as the page. @type {Map<string, string>} */
const memory = new Map();

/** @returns {Storage | null} null when the browser forbids it */
function device() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** @returns {Storage | null} what lives as long as the tab; null when the browser forbids it */
function tab() {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/** Whether what is written survives closing the page. */
export function isLasting() {
  try {
    const storage = device();
    storage?.setItem(`${PREFIX}probe`, '1');
    storage?.removeItem(`${PREFIX}probe`);
    return storage !== null;
  } catch (error) {
    return isFull(error);
  }
}

/** @param {string} key @returns {string | null} */
export function read(key) {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return tab()?.getItem(PREFIX + key) ?? device()?.getItem(PREFIX + key) ?? null;
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} text
 * @returns {boolean} whether it is on the device
 */
export function write(key, text) {
  try {
    const storage = device();
    if (!storage) throw new Error('forbidden');
    storage.setItem(PREFIX + key, text);
    memory.delete(key);
    tab()?.removeItem(PREFIX + key);
    return true;
  } catch (error) {
    memory.set(key, text);
    keepInTab(key, text);
    report(isFull(error) ? 'full' : 'forbidden', key);
    return false;
  }
}

/** @param {string} key @param {string} text */
function keepInTab(key, text) {
  try {
    tab()?.setItem(PREFIX + key, text);
  } catch {
    // The memory has it; whoever wrote it hears that it is not on the device.
  }
}

/** @param {string} key */
export function remove(key) {
  memory.delete(key);
  try {
    tab()?.removeItem(PREFIX + key);
    device()?.removeItem(PREFIX + key);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
}

/** Names of everything kept under a beginning. @param {string} beginning */
export function keys(beginning) {
  const found = new Set([...memory.keys()].filter(key => key.startsWith(beginning)));
  try {
    for (const storage of [device(), tab()]) {
      for (let i = 0; storage && i < storage.length; i += 1) {
        const key = storage.key(i);
        if (key?.startsWith(PREFIX + beginning)) found.add(key.slice(PREFIX.length));
      }
    }
  } catch {
    // Forbidden storage has no names to give.
  }
  return [...found];
}

/**
 * A kept object; null when there is none. One that is damaged is set aside under another name and reported once.
 * @param {string} key
 * @returns {Record<string, any> | null}
 */
export function readJson(key) {
  const text = read(key);
  if (text === null) return null;
  try {
    const value = JSON.parse(text);
    if (value && typeof value === 'object') return value;
  } catch {
    // Told below, together with text that is no object.
  }
  remove(key);
  write(`damaged/${key}`, text);
  report('corrupt', key);
  return null;
}

/**
 * @param {string} key
 * @param {object} value
 */
export function writeJson(key, value) {
  return write(key, JSON.stringify(value));
}

/**
 * Calls back when another tab writes or removes something; without a key when it has emptied the storage.
 * @param {(key: string | null, text: string | null) => void} listener
 */
export function onOtherTab(listener) {
  addEventListener('storage', event => {
    if (event.key === null) listener(null, null);
    else if (event.key.startsWith(PREFIX)) listener(event.key.slice(PREFIX.length), event.newValue);
  });
}

/** @param {unknown} error */
function isFull(error) {
  return error instanceof DOMException && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED' || error.code === 22);
}
