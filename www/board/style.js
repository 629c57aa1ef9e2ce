/**
 * The element's style sheet. Constructed, not inline: a strict content security policy lets it pass.
 *
 * Directions: what lies on the board (canvases, grid, chooser) is laid out from left to right whatever the page around it does, since the
 * canvas is; panels and their words follow the page.
 */

/** Default colours by theme, as declarations. */
export const LIGHT = `--light:#efeadf;--dark:#cfc6b4;--label:#6d665a;--accent:#6b3fb5;--on-accent:#fff;--select:#cdbcec;--legal:#5a2ea6;--check:#c62f22;
--panel:#fff;--panel-edge:#ddd6c8;--text:#1f1d1a;--muted:#655f55`;
export const DARK = `--light:#565b63;--dark:#42464d;--label:#a2a7af;--accent:#c3a4ff;--on-accent:#1b1030;--select:#74609c;--legal:#ccb2ff;--check:#ff8f83;
--panel:#23262b;--panel-edge:#3a3f46;--text:#f1efea;--muted:#a9adb5`;
const FORCED = `--light:Canvas;--dark:Canvas;--label:CanvasText;--accent:Highlight;--on-accent:HighlightText;--select:Highlight;--legal:Highlight;--check:ActiveText;
--panel:Canvas;--panel-edge:CanvasText;--text:CanvasText;--muted:CanvasText`;

/** The default colours of a theme by name. @param {string} theme @returns {Map<string, string>} */
export function defaults(theme) {
  return new Map(theme.replace(/\s+/g, '').split(';').map((entry) => /** @type {[string, string]} */ (entry.slice(2).split(':'))));
}

/** What a page sets as `--quadrille-NAME` is `--q-NAME` inside. @param {string} theme */
const themed = (theme) =>
  theme
    .replace(/\s+/g, '')
    .split(';')
    .map((entry) => {
      const [name, value] = entry.slice(2).split(':');
      return `--q-${name}:var(--quadrille-${name},${value})`;
    })
    .join(';');

const CSS = `
:host{display:block;position:relative;writing-mode:horizontal-tb;container-type:inline-size;color:var(--q-text);
font:400 15px/1.25 var(--quadrille-font,system-ui,sans-serif);${themed(LIGHT)};
--q-font:var(--quadrille-font,system-ui,sans-serif);--q-radius:var(--quadrille-radius,16px);--q-line:var(--quadrille-line,44px)}
:host([hidden]){display:none}
:host([data-scheme=dark]){${themed(DARK)}}
:host([data-scheme=forced]){${themed(FORCED)}}
.stage{position:relative}
.stage.lines{padding-block:var(--q-line)}
.stage.bare>.seat{display:none}
.surface{position:relative;direction:ltr;aspect-ratio:1;touch-action:manipulation;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;-webkit-tap-highlight-color:transparent}
canvas{position:absolute;inset:0 auto auto 0;display:block;pointer-events:none}
.probe{position:absolute;inline-size:0;block-size:0;visibility:hidden;pointer-events:none}
.grid{position:absolute;display:grid}
.grid>div{display:contents}
.grid button{all:unset;box-sizing:border-box;min-inline-size:0;min-block-size:0;-webkit-tap-highlight-color:transparent}
.grid button.movable{touch-action:none;cursor:grab}
.grid button.open{cursor:pointer}
.grid button:focus-visible{outline:3px solid var(--q-accent);outline-offset:-3px;border-radius:8px;box-shadow:inset 0 0 0 5px var(--q-on-accent)}
.dragging .grid button{cursor:grabbing}
.seat{position:absolute;box-sizing:border-box;container-type:size;transition:opacity .12s}
.seat[hidden]{display:none}
.turning .seat{opacity:0}
.still .seat{transition:none}
.panel,::slotted(*){box-sizing:border-box;inline-size:100%;block-size:100%;min-inline-size:0}
.panel{display:flex;flex-direction:column;gap:4px;padding:8px 10px;overflow:hidden;background:var(--q-panel);border:1px solid var(--q-panel-edge);
border-radius:min(var(--q-radius),18cqmin);font-size:clamp(10px,11cqw,15px)}
.panel[data-turn]{border:3px solid var(--q-accent);padding:6px 8px}
.who{display:flex;align-items:center;gap:6px;font-weight:600;white-space:nowrap}
.dot{flex:none;inline-size:.75em;block-size:.75em;border-radius:50%;background:var(--seat-colour);border:2px solid var(--seat-edge)}
.state{flex:none;min-block-size:1.25em;color:var(--q-muted);font-size:.87em;white-space:nowrap}
.panel[data-turn] .state{color:var(--q-accent);font-weight:600}
.panel[data-check] .state{color:var(--q-check);font-weight:600}
.panel[data-out]{opacity:.6}
.captured{display:flex;flex-wrap:wrap;align-content:flex-start;gap:1px;min-block-size:0;overflow:hidden}
.captured>*{inline-size:1.25em;block-size:1.25em}
.actions{display:flex;flex-wrap:wrap;gap:4px;margin-block-start:auto}
.actions:empty{display:none}
.actions button,.choice button{font:inherit;color:inherit;background:none;border:1px solid var(--q-panel-edge);border-radius:10px;cursor:pointer}
.actions button{min-block-size:28px;padding:0 8px;font-size:12px;font-weight:600}
.lines .panel{flex-direction:row;align-items:center;gap:8px;padding:0 10px;border-color:transparent;background:none;font-size:13px}
.lines .panel[data-turn]{border:2px solid var(--q-accent);background:var(--q-panel);padding:0 9px}
.lines .seat{padding:4px}
.lines .captured{flex-wrap:nowrap;flex:1}
.lines .actions{margin:0;margin-inline-start:auto;flex-wrap:nowrap;overflow-x:auto;min-inline-size:0;scrollbar-width:none}
.lines .actions button{flex:none}
.veil{position:absolute;inset:0;z-index:2}
.veil[hidden]{display:none}
.choice{position:absolute;display:flex;gap:4px;padding:6px;background:var(--q-panel);border:1px solid var(--q-panel-edge);border-radius:14px;box-shadow:0 6px 24px #0005}
.choice button{inline-size:52px;block-size:52px;padding:2px;border-color:transparent;display:grid;place-items:center;font-size:13px;font-weight:600}
.choice button.word{inline-size:auto;padding:0 12px;white-space:nowrap}
.choice button:hover{background:var(--q-select)}
button:focus-visible{outline:3px solid var(--q-accent);outline-offset:1px}
.choice button>*{inline-size:100%;block-size:100%}
.says{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.paper{display:none}
@media (prefers-reduced-motion:reduce){.seat{transition:none}}
@media print{.paper{display:block;margin:1em 0 0;font:9pt/1.4 monospace;color:#000;white-space:pre-wrap;overflow-wrap:anywhere}.says,.veil{display:none}}
`;

/** A constructed sheet belongs to one document: all its boards share it. @type {WeakMap<Document, CSSStyleSheet>} */
const sheets = new WeakMap();

/**
 * Dresses a shadow root for the document that it is in now; moving into another one has taken its sheets away.
 * Browsers that construct no sheets get a style element.
 * @param {ShadowRoot} root
 */
export function applySheet(root) {
  const { ownerDocument } = root;
  const { defaultView } = ownerDocument;
  // A document without a window shows nothing, and may not own a sheet.
  if (!defaultView) return;
  if (!('adoptedStyleSheets' in root)) return addStyleElement(root);
  let sheet = sheets.get(ownerDocument);
  if (!sheet) {
    sheet = new defaultView.CSSStyleSheet();
    sheet.replaceSync(CSS);
    sheets.set(ownerDocument, sheet);
  }
  root.adoptedStyleSheets = [sheet];
}

/** @param {ShadowRoot} root */
function addStyleElement(root) {
  if (root.querySelector('style')) return;
  const style = document.createElement('style');
  style.textContent = CSS;
  root.prepend(style);
}
