/**
 * How the device lies, asked in pictures: flat between the players, passed round, or before one of them.
 * @module
 */

import { h } from '../ui/dom.js';
import { t } from '../ui/i18n.js';
import { drawn } from '../ui/pictures.js';
import { set, settings } from '../store/settings.js';

/** Pictures of a device and those around it, on a grid of 96 × 72. */
const PICTURES = {
  table: { device: 'M30 24h36v24H30z', people: 'M48 15a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM48 67a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM17 41a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM79 41a5 5 0 1 0 0-10 5 5 0 0 0 0 10z', hint: 'M40 20h16M40 52h16M26 29v14M70 29v14' },
  pass: { device: 'M38 20h20v30H38z', people: 'M17 34a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM79 34a6 6 0 1 0 0-12 6 6 0 0 0 0 12z', hint: 'M26 58c12 8 32 8 44 0M70 58l-2-7M70 58l-7 1' },
  fixed: { device: 'M24 12h48v32H24z', people: 'M48 64a7 7 0 1 0 0-14 7 7 0 0 0 0 14z', hint: 'M24 48h10M62 48h10' },
};

/** Three pictures, one of them pressed. */
export function facingPictures() {
  const names = /** @type {const} */ (['table', 'pass', 'fixed']);
  const buttons = names.map(name => h('button', {
    type: 'button', 'aria-pressed': String(settings.facing === name),
    onclick: () => {
      set('facing', name);
      buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(names[index] === name)));
    },
  }, drawn('0 0 96 72', PICTURES[name]), h('b', {}, t(`facing.${name}`)), h('span', { class: 'small muted' }, t(`facing.${name}.help`))));
  return h('div', { class: 'facings', role: 'group', 'aria-label': t('facing') }, buttons);
}
