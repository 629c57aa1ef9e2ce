/**
 * `<quadrille-board>`: a board for every game of the engine, as a custom element.
 *
 * JavaScript knows no rules here: the element asks its referee (a `Game` of the engine) for the legal
 * moves, hands one of them back by its text, paints `view()` and animates the effects.
 *
 * ## Size and layout
 * The element is a block as wide as its container lets it be; its height follows by itself (never set it).
 * Limit it by its width: `quadrille-board { inline-size: min(100%, 100dvh - 4rem) }`.
 * It reflects the layout it has chosen in the attribute `layout`:
 *   `corners`  a cross at least 520 px wide: square; the panels lie in the four cut corners;
 *   `lines`    a square board, or a narrow one: a line of two panels above and one below the board
 *              (one panel a line in games of two). Height = width + 2 × `--quadrille-line` (default 44px).
 *
 * ## Seat panels: slots `seat-S`, `seat-W`, `seat-N`, `seat-E`
 * A child with `slot="seat-W"` replaces West's simple panel (army dot, name, state, captured men). It is stretched to
 * fill its box (100 % × 100 %, border-box) and should not overflow it. Each box lies at its player's right hand:
 *   `corners`  bottom seat → bottom right · left seat → bottom left · top seat → top left · right seat → top right;
 *              the box is square (two squares of the board on cross12, three on cross14, from about 76 px on a
 *              520 px board to 220 px), with facing `table` turned as a whole to its player, otherwise upright;
 *   `lines`    the same places pressed flat: top line = top seat, right seat; bottom line = left seat, bottom seat;
 *              with facing `table` the top line is turned by half a turn. Boxes are half the width × `--quadrille-line`.
 * When the board turns, the boxes fade, change places and come back. Boxes of seats that do not play are hidden.
 * Inherited by the panels, to be used in their CSS:
 *   `--seat-width`, `--seat-height` (px, of the panel as its player sees it), `--seat-colour` (the army's fill),
 *   `--seat-edge` (its outline), and all properties below. Each box is also a size container (`cqi`, `cqb`,
 *   `@container (max-width: …)` work in the panel's descendants).
 *
 * ## CSS custom properties (set them on the element or above)
 * `--quadrille-light` `--quadrille-dark` squares · `--quadrille-label` printed labels · `--quadrille-accent`
 * `--quadrille-on-accent` whose turn it is · `--quadrille-select` `--quadrille-legal` `--quadrille-check` marks ·
 * `--quadrille-panel` `--quadrille-panel-edge` `--quadrille-text` `--quadrille-muted` default panels and chooser ·
 * `--quadrille-font` `--quadrille-radius` `--quadrille-line` · fills of the armies: `--quadrille-white` `-yellow` `-black` `-red`
 * `-brown` `-tan` `-blue` `-green`.
 * Parts: `stage`, `board`, `men`, `grid`, `seat`, `panel`, `choice`, `choice-button`.
 *
 * ## Attributes and properties (in step)
 * `game` id of a game; the property also takes a `Game` object, which is then the referee · `options` `"anticlockwise numbered=W"`,
 * as property an object · `position` FEN4 · `record` PGN4 · `facing` `table | pass | fixed` · `bottom` `S | W | N | E` ·
 * `interactive` may people move men here? · `coordinates` `printed | plain | none` · `theme` `auto | light | dark` ·
 * `lang` · `computer` seats that the computer plays, `"N E:4"` (seat, level).
 * Property only: `referee` the `Game` (setting it hands over the page's own), `view` (read-only), `animated`, `hint` squares to mark.
 *
 * ## Methods
 * `play(text)` plays a move or table event as if made here (resolves to its effects when the animation has ended) ·
 * `undo()` `redo()` `goTo(ply)` · `refresh()` after the referee was changed from outside: men glide to their new places ·
 * `cancel()` drops selection, drag and chooser · `settle()` ends running animations · `squareAt(clientX, clientY)` ·
 * `rectOf(square)` (client rectangle).
 *
 * ## Events (bubble, composed)
 * `move` {move, seat} before a move made here; `preventDefault()` stops it · `movefinished` {move, seat, effects, view} after its
 * animation · `turnchange` {seat, outOfOrder} · `check` {seat, by} · `out` {seat, state, reason} · `gameover` {result, record} ·
 * `refused` {from, to, code, message} why a tapped square is no destination · `error` {code, message}.
 */
export {};
