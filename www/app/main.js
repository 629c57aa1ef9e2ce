/**
 * The page: loads settings, language and engine, then shows one screen at a time. The address's `#` part names the
 * screen (`#/new`, `#/new/hughes`, `#/table`, `#/rules/hughes`, `#/learn`, `#/games`, `#/edit`, `#/evening`), or carries a shared game (`#game=…`).
 * @module
 */

import { loadEngine, Game, messageOf } from './engine.js';
import { loadLanguage, t, when } from './ui/i18n.js';
import { loadSettings, onSetting, settings } from './store/settings.js';
import { onTrouble } from './store/storage.js';
import { begun, isSameGame, keptGame, lastGame, onConflict, openKept, takeSeat } from './store/shelf.js';
import { GameSession } from './table/session.js';
import { showNewGame } from './screens/newgame.js';
import { ask, toast } from './ui/ask.js';
import { fullName } from './ui/labels.js';
import { rematchSetup } from './table/rematch.js';
import { acceptFiles, sessionOfText } from './store/intake.js';
import { fill, h } from './ui/dom.js';
import { pause } from './table/clock.js';
import { workOffline } from './ui/offline.js';

/** @typedef {import('./store/shelf.js').KeptGame} KeptGame */

const screen = /** @type {HTMLElement} */ (document.getElementById('screen'));

/** The game on the session. @type {GameSession | null} */
let session = null;

/** Tables whose people know that their game is open in another tab, too. @type {WeakSet<GameSession>} */
const toldOfOther = new WeakSet();

/** Leaves the screen that is shown. @type {() => void} */
let leave = () => {};

void start();

async function start() {
  loadSettings();
  try {
    await Promise.all([loadLanguage(settings.language), loadEngine()]);
  } catch (error) {
    fill(screen, h('p', { class: 'notice' }, messageOf(error)), h('button', { onclick: () => location.reload() }, '↻'));
    return;
  }
  document.getElementById('toasts')?.setAttribute('aria-label', t('notices'));
  onTrouble((trouble, key) => {
    if (!told.has(trouble)) toast(t(`storage.${trouble}`, { key }), { alarm: trouble !== 'forbidden', stay: true });
    told.add(trouble);
  });
  onConflict(id => {
    if (!session || toldOfOther.has(session) || !isSameGame(session.id, id)) return;
    toldOfOther.add(session);
    toast(t('storage.otherTab'), { stay: true });
  }, id => {
    if (!session || (id !== null && id !== session.id)) return;
    session.keep();
    toast(t('storage.emptied'), { alarm: true, stay: true });
  });
  onSetting(async name => {
    if (name !== 'language') return;
    await loadLanguage(settings.language);
    route();
  });
  addEventListener('error', event => recover(event.error));
  addEventListener('unhandledrejection', event => recover(event.reason));
  addEventListener('hashchange', route);
  acceptFiles(opened);
  addEventListener('pointerdown', () => void import('./table/play.js'), { once: true });
  void workOffline(take => toast(t('update.ready'), { action: { label: t('update.take'), run: take }, stay: true }));
  const last = rescued() ?? lastGame();
  const here = ['', '#/table'].includes(location.hash);
  if (here && last && (location.hash || (last.plies > 0 && last.result.kind === 'ongoing'))) openGame(last, !location.hash);
  else route();
}

/** Troubles that the visitor has been told about. @type {Set<string>} */
const told = new Set();

/** Shows what the address says. */
function route() {
  const [, name = 'new', rest = ''] = /^#\/(\w+)\/?(.*)$/.exec(location.hash) ?? [];
  if (location.hash.startsWith('#game=')) return void openShared(location.hash.slice(6));
  leave();
  leave = () => {};
  screen.className = `screen-${name}`;
  scrollTo(0, 0);
  turn += 1;
  if (name in LATER && (name !== 'table' || session)) {
    void showLater(name, rest);
  } else {
    const last = lastGame();
    const going = last && last.result.kind === 'ongoing' && last.plies > 0 ? last : null;
    showNewGame(screen, {
      start: setup => sitDown(new GameSession(setup)), rules: id => go(`/rules/${id}`), learn: () => go('/learn'), today: () => go('/learn/today'), menu,
      resume: going ? () => openGame(going) : null,
      resumeText: going ? `${fullName(going.setup.variant)} · ${when(going.saved)}` : '',
    }, rest);
  }
  document.title = name === 'table' && session ? `${fullName(session.info.id)} – Quadrille` : 'Quadrille';
  return undefined;
}

/** Counts the screens shown, so that one that loads slowly does not overtake a later one. */
let turn = 0;

/** Screens that load when they are first needed. @type {Record<string, () => Promise<{ show: (screen: HTMLElement, go: Ways, rest: string) => void | (() => void) }>>} */
const LATER = {
  table: () => import('./table/play.js'),
  rules: () => import('./screens/rules.js'),
  games: () => import('./screens/gallery.js'),
  edit: () => import('./screens/editor.js'),
  evening: () => import('./screens/evening.js'),
  learn: () => import('./screens/learn.js'),
};

/**
 * What a screen may ask of the page.
 * @typedef {object} Ways
 * @property {(path: string) => void} go another screen, by its path
 * @property {(table: GameSession) => void} sitDown plays a game
 * @property {(kept: KeptGame) => void} open goes on with a kept game
 * @property {GameSession | null} session the game on the table
 * @property {() => void} menu
 * @property {(finished: GameSession) => void} again plays the same once more
 * @property {(error: unknown) => void} recover starts the engine anew if that is what has failed
 */

/** @param {string} name @param {string} rest */
async function showLater(name, rest) {
  const wanted = turn;
  const { show } = await LATER[name]?.() ?? {};
  if (wanted === turn) leave = show?.(screen, { go, sitDown, open: openGame, session, menu, again: rematch, recover }, rest) ?? (() => {});
}

/** @param {string} path */
function go(path) {
  if (location.hash === `#${path}`) route();
  else location.hash = path;
}

/** @param {GameSession} next */
function sitDown(next) {
  session = next;
  takeSeat(next);
  go('/table');
}

/** @param {KeptGame} kept @param {boolean} [quietly] when it is resumed without being asked for */
function openGame(kept, quietly = false) {
  try {
    if (kept.text) pause(kept.clock, kept.saved);
    sitDown(new GameSession(kept.setup, openKept(kept)));
    if (quietly) toast(t('resumed'), { action: { label: t('newGame'), run: () => go('/new') } });
  } catch (error) {
    toast(`${t('storage.unreadable')} ${messageOf(error)}`, { alarm: true, stay: true });
    go('/new');
  }
}

/** Games that were dropped, pasted or chosen. @param {Blob | string} source */
async function opened(source) {
  const { openGames } = await import('./screens/gamelist.js');
  await openGames(source, sitDown, () => go('/games'));
}

/** A game in a link: asked for when another game is on the session; a damaged one changes nothing. @param {string} text */
async function openShared(text) {
  const back = () => history.replaceState(null, '', session ? '#/table' : '#/new');
  try {
    const shared = sessionOfText(decodeURIComponent(text), Game.fromShare);
    back();
    const going = session && !session.over && session.view.ply > 0;
    if (going && !(await ask(t('link.title'), t('link.text'), [{ label: t('cancel'), value: false }, { label: t('link.open'), value: true }]))) return route();
    return sitDown(shared);
  } catch (error) {
    back();
    toast(t('link.damaged', { reason: messageOf(error) }), { alarm: true, stay: true });
    return route();
  }
}

/** @param {GameSession} finished */
function rematch(finished) {
  sitDown(new GameSession(rematchSetup(finished)));
}

async function menu() {
  const { openMenu } = await import('./screens/menu.js');
  openMenu({ go, session, opened });
}

/** A second failure within so many milliseconds of the first is not met by a third try. */
const RECOVERY_WINDOW_MS = 10_000;

/**
 * If the engine itself has failed, starts it anew with the page. The game goes along with the page's place in the browser's history,
 * which needs no storage.
 * @param {unknown} error
 */
function recover(error) {
  if (!(error instanceof WebAssembly.RuntimeError)) return;
  if (Math.abs(Date.now() - (history.state?.recovered ?? 0)) < RECOVERY_WINDOW_MS) {
    toast(t('engine.failed'), { alarm: true, stay: true });
    return;
  }
  const game = session && (keptGame(session.id) ?? begun(session.id, session.made, session.setup));
  history.replaceState({ recovered: Date.now(), game }, '');
  location.reload();
}

/** The game that was on the table when the engine failed, once. @returns {KeptGame | null} */
function rescued() {
  const { recovered, game = null } = history.state ?? {};
  if (!recovered) return null;
  history.replaceState({ recovered }, '', game ? '#/table' : location.hash);
  toast(t('engine.again'), { stay: true });
  return game;
}

