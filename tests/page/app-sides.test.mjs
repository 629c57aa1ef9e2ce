/** What lies beside the game: variations and comments, notices turned to their players, odds, players fewer than powers, refusals in words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOARD, answer, notices, play, shownMoves, sitDown, tap, until, view } from './app-hands.mjs';
import { everywhere, openPage } from './harness.mjs';

everywhere('a variation is listed under its round, stepped into and left; a comment is shown with its mark', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4 b5-d5 e11-e9 k5-i5');
  await page.click('.moves button[data-ply="2"]');
  await tap(page, 'f11');
  await tap(page, 'f10');
  await answer(page, 'Play on');
  await page.waitForSelector('.beside .line');
  assert.equal(await page.textContent('.beside .line'), 'Instead: cIII–c7, γ3–g3');

  await page.click('.tools [title="Comment"]');
  await page.fill('dialog[open] textarea', 'Quiet.');
  await page.click('dialog[open] .segments button >> nth=1');
  await answer(page, 'Done');
  await page.waitForSelector('.beside .remark');
  assert.equal(await page.textContent('.beside .remark'), 'dIII–d8! Quiet.');

  await page.click('.beside .line');
  await until(page, "/A variation: move 3 of 4/.test(document.querySelector('.status').textContent)");
  assert.deepEqual(await shownMoves(page), ['cII–c2', 'β3–b3', 'cIII–c7', 'γ3–g3']);
  assert.equal(await page.textContent('.beside .line'), 'Game: dIII–d8!');
  assert.ok(await page.isDisabled('.tools [title="Resign"]'), 'nobody resigns in a variation');

  await page.click('button:has-text("Back to the game")');
  await until(page, `${BOARD}.view.plies === 3`);
  await until(page, "/Red to move/.test(document.querySelector('.status').textContent)");
  await play(page, 'k5-i5');
});

everywhere('a move made in a variation makes it the game, after one question', async (t) => {
  const { page } = await openPage(t);
  await sitDown(page);
  await play(page, 'e2-e4 b5-d5 e11-e9');
  await page.click('.moves button[data-ply="2"]');
  await tap(page, 'f11');
  await tap(page, 'f10');
  await answer(page, 'Play on');
  await page.waitForSelector('.beside .line');
  await page.click('.beside .line');
  await page.waitForSelector('button:has-text("Back to the game")');
  await tap(page, 'k5');
  await tap(page, 'i5');
  assert.match(await page.textContent('dialog[open] p') ?? '', /variation becomes the game/);
  await answer(page, 'Play on');
  await until(page, `${BOARD}.view.plies === 4`);
  await page.waitForSelector('.status:has-text("White to move")');
  assert.equal(await page.textContent('.beside .line'), 'Instead: dIII–d8');
});

everywhere('on a flat table news lies turned at the seat that it concerns, and never over the board', async (t) => {
  const { page } = await openPage(t, { size: 'tabletWide' });
  await sitDown(page, async () => page.click('.facings button:has-text("Lying flat")'));
  await play(page, 'd2-d4');
  await tap(page, 'b6');
  await tap(page, 'f6');
  await page.waitForSelector('[data-seat=W] .news:not(:empty)');
  const [note, board] = await page.evaluate(`['[data-seat=W] .news', '.board quadrille-board'].map((one) => document.querySelector(one).getBoundingClientRect().toJSON())`);
  const square = await page.evaluate(`${BOARD}.rectOf('a5').toJSON()`);
  assert.ok(note.right < square.left, 'it lies beside the board and covers no piece');
  assert.ok(note.left < board.left + board.width / 4, 'at the left');
  assert.ok(note.height > note.width, 'and is turned');
  assert.equal(await page.locator('[data-seat=N] .news:not(:empty)').count(), 0, 'others are not told');
  await page.evaluate(`${BOARD}.play('resign:W')`);
  await page.waitForSelector('[data-seat=W] .news[data-alarm=true]:has-text("resigns")');
  assert.equal(await page.locator('.toast').count(), 0, 'nothing lies over the board');
});

everywhere('a dialog can be handed on around the table, and is upright for people on one side', async (t) => {
  const { page } = await openPage(t, { size: 'tabletTall' });
  await sitDown(page, async () => page.click('.facings button:has-text("Lying flat")'));
  await page.click('.tool[title="Menu"]');
  for (const turn of ['90', '180', '270', '0']) {
    await page.click('dialog[open] [aria-label="Turn to the next side"]');
    assert.equal(await page.getAttribute('dialog[open]', 'data-turn'), turn);
  }
  await answer(page, 'Close');
  await page.click('.tool[data-action=facing]');
  await page.click('.tool[title="Menu"]');
  assert.equal(await page.locator('dialog[open] [aria-label="Turn to the next side"]').count(), 0);
});

everywhere('odds: a player begins without the piece that is chosen, and keeps the handicap in the rematch', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await sitDown(page, async () => {
    for (const [seat, name] of ['Anna', 'Bo'].entries()) await page.fill(`.player input >> nth=${seat}`, name);
    await page.click('summary:has-text("Handicap")');
    await page.selectOption('.players details select >> nth=0', 'R');
  });
  const standing = async () => (await view(page)).pieces.filter((piece) => piece.kind === 'R').map((piece) => piece.square).sort();
  assert.deepEqual(await standing(), ['a8', 'h1', 'h8'], 'the queen’s rook is given');
  await play(page, 'g1-f3 e7-e5 g2-g3 d7-d5 f1-g2 c7-c5');
  assert.ok(await page.evaluate(`${BOARD}.referee.legalMoves().some((move) => move.castling)`), 'the other side still castles');
  await page.click('.tools [title="Resign"]');
  await answer(page, 'Bo');
  await answer(page, 'Resign');
  await page.waitForSelector('dialog.ending');
  assert.match(await page.textContent('dialog.ending .standing') ?? '', /Annawon.*Bolost/);
  await answer(page, 'Again, seats moved on');
  await until(page, `document.querySelector('[data-seat=N] .name')?.textContent === 'Anna' && ${BOARD}?.view?.plies === 0`);
  assert.deepEqual(await standing(), ['a1', 'h1', 'h8'], 'Anna sits at the other side');
});

test('every game can be begun with odds for everybody', async (t) => {
  const { page } = await openPage(t, { site: {} });
  await page.waitForSelector('.newgame');
  const refused = await page.evaluate(async () => {
    const { oddsKinds, withOdds } = await import(/** @type {string} */ ('./app/screens/odds.js'));
    const engine = await import(/** @type {string} */ ('./app/engine.js'));
    /** @type {string[]} */
    const found = [];
    for (const info of engine.variants()) {
      for (const kind of oddsKinds(info)) {
        const game = new engine.Game(info.id, {});
        const before = game.view().pieces.length;
        const text = withOdds(game, info.controllers.map(() => kind));
        const faults = engine.Game.validate(info.id, {}, text);
        const left = faults.length ? 0 : engine.Game.fromFen4(info.id, {}, text).view().pieces.length;
        if (faults.length || left >= before) found.push(`${info.id} ${kind}: ${faults[0]?.message ?? 'nobody is missing'}`);
      }
    }
    return found;
  });
  assert.deepEqual(refused, []);
});

everywhere('a form has a row for each player: two hold two armies each, or two powers have nobody', async (t) => {
  const { page } = await openPage(t, { path: '#/new/quadrochess-doubles2' });
  await page.waitForSelector('.player');
  assert.deepEqual(await page.locator('.player .armies').allTextContents(), ['White + Black', 'Yellow + Red']);
  await page.click('.segments button:has-text("3 players")');
  await page.click('.card:has-text("Coalition")');
  assert.equal(await page.locator('.player').count(), 3);
  assert.match(await page.textContent('.players') ?? '', /Red: no player/);
  await page.selectOption('.options select', 'E');
  assert.match(await page.textContent('.players') ?? '', /Green: no player/);
});

everywhere('why a move cannot be made is said with the printed labels: pinned, in check, partner, frozen, in German too', async (t) => {
  for (const [lang, words] of /** @type {const} */ ([['en-GB', ['The bishop is pinned', 'Your king is in check', 'your partner', 'cannot go from dI to d7']], ['de-DE', ['Läufer ist gefesselt', 'Ihr König steht im Schach', 'Partner werden nie', 'kann nicht von dI nach d7']]])) {
    const { page } = await openPage(t, { site: {}, lang, path: '#/new/quadrochess-teams' });
    await sitDown(page);
    const texts = await page.evaluate(async () => {
      const { refusalText } = await import(/** @type {string} */ ('./app/ui/refusals.js'));
      const { printSquare } = await import(/** @type {string} */ ('./app/ui/labels.js'));
      const { referee } = /** @type {any} */ (document.querySelector('.board quadrille-board'));
      const board = referee.board();
      const piece = (/** @type {string} */ seat, /** @type {string} */ kind, /** @type {string} */ square) => ({ seat, kind, square });
      const say = (/** @type {object[]} */ pieces, /** @type {string} */ code, to = 'f9', checked = false) => refusalText({
        view: { pieces, turn: 'S', mustCapture: [], seats: [{ seat: 'S', state: 'active', checkedKings: checked ? ['g1'] : [] }, { seat: 'N', state: 'active', checkedKings: [] }] },
        info: { family: 'chess' }, label: () => 'N', speaker: { square: (/** @type {string} */ square) => printSquare(board, square) },
      }, { from: 'f1', to, code, message: 'untold' });
      return [say([piece('S', 'B', 'f1')], 'leaves-check'), say([piece('S', 'B', 'f1')], 'leaves-check', 'f9', true), say([piece('S', 'B', 'f1'), piece('N', 'P', 'f9')], 'own-side'), say([piece('S', 'Q', 'f1')], 'not-its-way')];
    });
    texts.forEach((/** @type {string} */ text, /** @type {number} */ index) => assert.ok(text.includes(words[index]), text));
  }
});

everywhere('a move that leaves the king in check is refused with its reason, whether he stands in check or a piece is pinned', async (t) => {
  const { page } = await openPage(t, { path: '#/new/orthodox' });
  await sitDown(page);
  const refused = async (/** @type {string} */ move, /** @type {RegExp} */ why) => {
    for (const square of move.split('-')) await tap(page, square);
    await until(page, `${why}.test(document.querySelector('.telling .news').textContent)`);
  };
  await play(page, 'e2-e4 e7-e5 d2-d4 f8-b4');
  await refused('a2-a3', /Your king is in check/);
  await play(page, 'c2-c3 a7-a6');
  await refused('c3-c4', /The pawn is pinned/);
});

everywhere('the editor sets turned pawns, frozen seats, castling and pawns to be taken in passing', async (t) => {
  const { page } = await openPage(t, { path: '#/edit/american' });
  const pick = async (/** @type {string} */ square) => {
    const { x, y } = await page.evaluate(`(() => { const r = document.querySelector('.editor quadrille-board').rectOf('${square}'); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; })()`);
    await page.mouse.click(x, y);
  };
  await page.waitForSelector('.editor quadrille-board[layout]');
  await page.click('[aria-label="White: pawn"]');
  await pick('g4');
  await page.click('label.switch:has-text("Turned round")');
  await pick('f8');
  await page.click('.editor summary:has-text("Who is in play")');
  await page.locator('.editor details >> nth=0').getByLabel('Brown').selectOption('frozen');
  await page.click('.editor summary:has-text("Castling")');
  await page.click('label.switch:has-text("Tan · king’s side")');
  await page.click('.editor summary:has-text("en passant")');
  await page.selectOption('.editor details:has-text("en passant") select', 'g3:g4');
  await page.locator('.editor').getByLabel('To move').selectOption('W');
  await page.click('button:has-text("Start from here")');
  await page.waitForSelector('.table quadrille-board[layout]');
  const { pieces, seats, turn } = await view(page);
  assert.equal(pieces.find((piece) => piece.square === 'f8')?.turned, true);
  assert.equal(seats.find((seat) => seat.seat === 'E')?.state, 'frozen');
  assert.equal(turn, 'W');
  const fen4 = await page.evaluate(`${BOARD}.referee.toFen4()`);
  assert.match(fen4, /^B-.*-1,1,0,1-1,1,1,1-/);
});

everywhere('the editor takes an arm off with its player, keeps rounds and alliances, and names the square of each fault', async (t) => {
  const { page } = await openPage(t, { path: '#/edit/gencon' });
  await page.waitForSelector('.editor quadrille-board[layout]');
  await page.click('.editor summary:has-text("Arms")');
  await page.click('.editor details:has-text("Arms") label.switch:has-text("Yellow")');
  await until(page, "!document.querySelector('.editor button.primary').disabled");
  const shown = await page.evaluate("document.querySelector('.editor quadrille-board').view");
  assert.equal(shown.removedSquares.length, 16);
  assert.ok(!shown.pieces.some((/** @type {any} */ piece) => piece.seat === 'W'));

  await page.evaluate(() => { location.hash = '#/edit/quadrocheckers-four'; });
  await until(page, "document.querySelector('.editor quadrille-board')?.view?.variant === 'quadrocheckers-four'");
  await page.click('[aria-label="White: man"]');
  const { x, y } = await page.evaluate("(() => { const r = document.querySelector('.editor quadrille-board').rectOf('f6'); return { x: r.x - 1 + r.width * 1.5, y: r.y + r.height / 2 }; })()");
  await page.mouse.click(x, y);
  await page.waitForSelector('.faults li:has-text("e4")');
  assert.match(await page.textContent('.faults') ?? '', /e4 is a light square: stones stand on the dark ones/);
});

everywhere('a computer agrees to a draw when its party stands worse, and plays on when it stands better', async (t) => {
  for (const [fen4, agreed] of /** @type {const} */ ([["R-0,1,0,1-0,0,0,0-0,0,0,0-0,0,0,0-0-{'variant':'orthodox'}-4,yK,3/8/8/8/8/8/8/3,rQ,rK,3", true], ["R-0,1,0,1-0,0,0,0-0,0,0,0-0,0,0,0-0-{'variant':'orthodox'}-3,yQ,yK,3/8/8/8/8/8/8/4,rK,3", false]])) {
    const { page } = await openPage(t, { path: '#/edit/orthodox' });
    await page.fill('.editor textarea', fen4);
    await page.evaluate("document.querySelector('.editor textarea').dispatchEvent(new Event('change'))");
    await page.click('button:has-text("Start from here")');
    await page.waitForSelector('.table quadrille-board[layout]');
    await page.click('[data-seat=N]');
    await page.click('dialog[open] .segments button:has-text("Computer")');
    await answer(page, 'Close');
    await page.click('.tools [title="Offer a draw"]');
    await answer(page, 'Offer');
    if (agreed) await page.waitForSelector('dialog.ending');
    else {
      await page.waitForSelector('.telling .news:not(:empty)');
      assert.match(await notices(page), /plays on/);
    }
    assert.equal((await view(page)).result.kind, agreed ? 'draw' : 'ongoing');
  }
});
