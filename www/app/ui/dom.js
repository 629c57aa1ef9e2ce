/**
 * Building elements. Text always enters through text nodes, so a player's name or a
 * comment from a file can never become markup.
 * @module
 */

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, unknown>} Props attributes, `class`, `data`, and `on…` listeners */

/**
 * Makes an element: `h('button', { class: 'primary', onclick: go }, 'Play')`.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Props} [props] an attribute that is false, null or undefined is left out; true stands for an empty one
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (name === 'class') element.className = String(value);
    else if (name === 'data') Object.assign(element.dataset, value);
    else if (name === 'value' || name === 'checked' || name === 'disabled') Object.assign(element, { [name]: value });
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  fill(element, ...children);
  return element;
}

/**
 * Replaces what an element contains.
 * @param {Element} element
 * @param {...(Child | Child[])} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat().filter(kept).map(node));
}

/** @param {Child} child @returns {child is Node | string | number} */
function kept(child) {
  return child !== null && child !== undefined && child !== false && child !== '';
}

/** @param {Node | string | number} child */
function node(child) {
  return child instanceof Node ? child : document.createTextNode(String(child));
}

/**
 * A switch with a label and an optional line that explains it.
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean) => void} change
 * @param {string} [help]
 */
export function toggle(label, on, change, help) {
  const input = h('input', { type: 'checkbox', role: 'switch', checked: on, onchange: () => change(input.checked) });
  return h('label', { class: 'switch' },
    h('span', {}, label, help && h('span', { class: 'small muted' }, help)), input, h('span', { class: 'knob', 'aria-hidden': 'true' }));
}

/**
 * One of a few, as buttons in a row.
 * @template {string} V
 * @param {string} label what is chosen, for those who cannot see the row
 * @param {{ value: V, label: Child, title?: string }[]} choices
 * @param {V} chosen
 * @param {(value: V) => void} change
 */
export function segments(label, choices, chosen, change) {
  const buttons = choices.map(choice => h('button', {
    type: 'button', title: choice.title, 'aria-pressed': String(choice.value === chosen),
    onclick: () => {
      for (const button of buttons) button.setAttribute('aria-pressed', String(button === buttons[choices.indexOf(choice)]));
      change(choice.value);
    },
  }, choice.label));
  return h('div', { class: 'segments', role: 'group', 'aria-label': label }, buttons);
}

/**
 * A field with its label above.
 * @param {string} label
 * @param {HTMLElement} control
 */
export function field(label, control) {
  return h('label', { class: 'field' }, label, control);
}

/**
 * One of many, as a drop-down list.
 * @param {{ value: string, label: string }[]} choices
 * @param {string} chosen
 * @param {(value: string) => void} change
 * @param {Props} [props]
 */
export function select(choices, chosen, change, props = {}) {
  const list = h('select', { ...props, onchange: () => change(list.value) },
    choices.map(choice => h('option', { value: choice.value, selected: choice.value === chosen }, choice.label)));
  return list;
}
