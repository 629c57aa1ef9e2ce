/**
 * The page's menu and the settings of this device.
 * @module
 */

import { fill, h, segments, select, toggle } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { LANGUAGES, t } from '../ui/i18n.js';
import { openDialog, askText } from '../ui/ask.js';
import { set, settings } from '../store/settings.js';
import { canFillScreen, toggleFullScreen } from '../ui/device.js';
import { chooseFile } from '../store/intake.js';

/** @typedef {import('../table/session.js').GameSession} GameSession */

/**
 * @param {object} page
 * @param {(path: string) => void} page.go
 * @param {GameSession | null} page.session
 * @param {(source: Blob | string) => void} page.opened games from outside
 */
export function openMenu({ go, session, opened }) {
  const item = (/** @type {Parameters<typeof icon>[0]} */ name, /** @type {string} */ label, /** @type {() => unknown} */ run) =>
    h('button', { onclick: () => { dialog.close(); run(); } }, icon(name), label);
  const dialog = openDialog(t('menu'), [h('div', { class: 'menu' },
    item('plus', t('newGame'), () => go('/new')),
    session && item('board', t('menu.table'), () => go('/table')),
    item('list', t('games'), () => go('/games')),
    item('bulb', t('learn'), () => go('/learn')),
    item('book', t('rules'), () => go(`/rules/${session?.info.id ?? 'quadrochess-four'}`)),
    session && item('share', t('share'), async () => (await import('../table/share.js')).shareDialog(session)),
    item('note', t('import.paste'), () => void paste(opened)),
    item('folder', t('import.file'), () => chooseFile(opened)),
    item('pencil', t('edit'), () => go('/edit')),
    item('cup', t('evening'), () => go('/evening')),
    canFillScreen() && item('full', t('fullScreen'), () => void toggleFullScreen()),
    item('gear', t('settings'), openSettings))]);
}

/** @param {(text: string) => void} opened */
async function paste(opened) {
  const text = await askText(t('import.paste'), t('import.text'), '', { area: true });
  if (text?.trim()) opened(text);
}

export function openSettings() {
  const body = h('div', { class: 'stack' });
  const sw = (/** @type {'sound' | 'speech' | 'confirm' | 'coordinates' | 'cover' | 'evaluation' | 'haptics' | 'motion' | 'fairUndo'} */ name) =>
    toggle(t(`settings.${name}`), settings[name], on => set(name, on), t(`settings.${name}.help`));
  /** One of several, by a setting's name. @template {'board' | 'armies' | 'material' | 'pace'} K @param {K} name @param {readonly import('../store/settings.js').Settings[K][]} values */
  const one = (name, values) => h('div', {}, h('h3', {}, t(`settings.${name}`)),
    segments(t(`settings.${name}`), values.map(value => ({ value, label: t(`${name}.${value}`) })), settings[name], value => set(name, /** @type {import('../store/settings.js').Settings[K]} */ (value))));
  const show = () => fill(body,
    segments(t('settings.theme'), /** @type {const} */ (['auto', 'light', 'dark', 'contrast']).map(value => ({ value, label: t(`theme.${value}`) })), settings.theme, value => set('theme', value)),
    select([{ value: '', label: t('settings.browserLanguage') }, ...Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))], settings.language,
      value => { dialog.close(); set('language', value); }, { 'aria-label': t('settings.language') }),
    one('board', /** @type {const} */ (['auto', 'stone', 'wood', 'night', 'paper', 'contrast'])), one('armies', /** @type {const} */ (['own', 'safe'])),
    one('pace', /** @type {const} */ (['quick', 'steady', 'slow'])), sw('motion'), sw('coordinates'), sw('evaluation'),
    sw('confirm'), sw('fairUndo'), sw('cover'), sw('sound'), one('material', /** @type {const} */ (['wood', 'stone'])), sw('haptics'), sw('speech'));
  const dialog = openDialog(t('settings'), [body]);
  show();
}
