/** English: every string of the page. `words` by key, `games` by the game's key, `pieces` by family. */

/** @type {Record<string, string>} */
const words = {
  close: 'Close', cancel: 'Cancel', done: 'Done', menu: 'Menu', rules: 'Rules', games: 'Games kept', settings: 'Settings', share: 'Share',
  newGame: 'New game', fullScreen: 'Full screen', edit: 'Set up a position', evening: 'The evening', 'menu.table': 'Back to the table',
  learn: 'Learn', 'learn.today': 'Problem of the day',
  points: '{count} points', 'points.one': '1 point', undo: 'Take back', 'undo.short': 'Back', 'draw.short': 'Draw', tools: 'Tools', side: 'Moves and tools', paused: 'Paused – tap to go on', 'engine.again': 'The engine failed and was started anew. Here is the game you left.', 'engine.failed': 'The engine has failed again. Save the game as a file if you can, and reload the page.', resumed: 'Here is the game you left.',
  'note.short': 'Note', 'seat.open': '{name}: choices and name', more: 'More', since: 'Moves since my turn', 'computers.pause': 'Let the computers wait', 'computers.goOn': 'Let the computers go on', 'computer.short': 'computer {level}', 'over.title': 'How it ended',
  'undo.asked': '{name} would like to take the last move back', 'undo.question': '{name}, do you agree?', 'undo.agree': 'Agree', 'undo.no': 'No', 'undo.refused': '{name} does not agree.',
  'state.checkFrom': 'in check from {names}', 'state.pact': 'pact with {names}', 'state.waits': 'waits',
  turnDialog: 'Turn to the next side', back: 'Back',

  'new.today.help': 'a position to solve, a new one every day', 'new.ways': 'What next?', 'new.play': 'Play', 'new.play.help': 'two, three or four at this device', 'new.learn': 'Learn', 'new.learn.help': 'the rules, and a first game in five steps', 'new.watch': 'Watch', 'new.watch.help': 'four computers at one board', 'new.choose': 'Which game?', 'new.more': 'More games', 'new.less': 'Fewer games',
  'line.quadrochess': 'Four armies, each for themselves: who is mated leaves.', 'line.quadrocheckers': 'Jump when you can; kings fly. Learned in a minute.', 'line.coalition': 'Two great powers, two small: allies are found at the table.',
  'line.chess-four': 'Mated armies stay as obstacles.', 'line.gencon': 'Kings are taken, and their arm leaves the board.', 'line.american': 'Partners opposite; pawns that meet a wall turn round.', 'line.hughes': 'Partners opposite; who is mated freezes, and may thaw.', 'line.verney': 'Partners opposite, pawns that only go ahead.', 'line.political': 'Pacts are made, and broken.', 'line.orthodox': 'The one that everybody knows.', 'line.checkers-classic': 'Twelve stones each, on the inner board.', 'line.online-teams': 'Red and Yellow against Blue and Green.', 'line.online-ffa': 'Each for themselves, for points.',
  'length.quadrochess': '60–90 min', 'length.quadrocheckers': '20–30 min', 'length.coalition': '45–60 min', 'length.chess-four': '60–90 min', 'length.gencon': '60 min', 'length.american': '60–90 min', 'length.hughes': '60–90 min', 'length.verney': '60–90 min', 'length.political': '60–90 min', 'length.orthodox': '30–60 min', 'length.checkers-classic': '15–20 min', 'length.online-teams': '30–45 min', 'length.online-ffa': '30–45 min',
  'new.tagline': 'Chess and checkers for four at one table. The board is the referee.',
  'new.players': 'How many play?', 'new.people': '{count} players', 'new.family': 'Which family?', 'new.start': 'Play {game}', 'new.resume': 'Go on',
  'new.mode': 'Who plays whom?', 'new.seats': 'Who sits where?', 'new.options': 'Table rules',
  'family.all': 'All', 'family.chess': 'Chess', 'family.checkers': 'Checkers', 'family.coalition': 'Coalition',

  'game.quadrochess': 'QuadroChess', 'game.quadrocheckers': 'QuadroCheckers', 'game.chess-four': 'Chess Four', 'game.gencon': 'Four Players Chess',
  'game.american': 'American Four-Handed', 'game.hughes': 'Hughes’ Four-Handed', 'game.verney': 'Verney’s Four-Handed', 'game.political': 'Political Chess',
  'game.coalition': 'Coalition Chess', 'game.orthodox': 'Orthodox Chess', 'game.checkers-classic': 'Classic Checkers', 'game.online-teams': 'Online Teams', 'game.online-ffa': 'Online Free-for-all',
  'by.quadrochess': 'Dresden', 'by.quadrocheckers': 'Dresden', 'by.chess-four': 'Ceille, 1987', 'by.gencon': 'GenCon, 1983', 'by.american': 'San Antonio', 'by.hughes': 'Hughes, 1888',
  'by.verney': 'Verney, 1881', 'by.political': 'San Antonio', 'by.coalition': 'Schönberg, c. 1922', 'by.orthodox': 'The classic', 'by.checkers-classic': 'The classic',
  'by.online-teams': 'As played online', 'by.online-ffa': 'As played online',
  'mode.four': 'Each for himself', 'mode.three': 'Each for himself', 'mode.two': 'One against one', 'mode.two-sixteen': 'One against one, 16 pieces each', 'mode.teams': 'Teams, partners opposite',
  'mode.teams-adjacent': 'Teams, partners side by side', 'mode.doubles2': 'Two armies each, opposite', 'mode.doubles2-adjacent': 'Two armies each, side by side', 'mode.doubles3': 'One holds two armies, two hold one',

  'army.white': 'White', 'army.yellow': 'Yellow', 'army.black': 'Black', 'army.red': 'Red', 'army.brown': 'Brown', 'army.tan': 'Tan', 'army.blue': 'Blue', 'army.green': 'Green',
  'piece.chess.K': 'king', 'piece.chess.Q': 'queen', 'piece.chess.R': 'rook', 'piece.chess.B': 'bishop', 'piece.chess.N': 'knight', 'piece.chess.P': 'pawn', 'piece.chess.D': 'one-point queen',
  'piece.checkers.M': 'man', 'piece.checkers.K': 'king', 'piece.coalition.K': 'king', 'piece.coalition.F': 'plane', 'piece.coalition.U': 'submarine', 'piece.coalition.T': 'tank', 'piece.coalition.A': 'artillery',
  'piece.coalition.I': 'engineer', 'piece.coalition.R': 'motorcyclist', 'piece.coalition.M': 'machine-gun', 'piece.coalition.S': 'guard',

  'option.none': 'none', 'option.roll': 'Roll', 'option.armies': 'Armies, clockwise from the lower edge', 'option.armies.opponent': 'The opponent’s colour', 'option.armies.parties': 'Who plays with whom', 'option.anticlockwise': 'Play anticlockwise', 'option.anticlockwise.help': 'The turn passes to the right-hand neighbour.',
  'option.corner-diagonals': 'Diagonals across the cut corners', 'option.corner-diagonals.help': 'Neighbouring arms touch at the corner’s point.',
  'option.spoken-check': 'Check must be called', 'option.spoken-check.help': 'The board keeps silent. A mate that nobody has called does not count.',
  'option.960': 'Shuffled officers', 'option.960.help': 'One number from 0 to 959 for all armies.', 'option.numbered': 'Third player sits', 'option.numbered.W': 'on the left', 'option.numbered.E': 'on the right',
  'option.setup': 'Set-up', 'option.setup.': 'on the arms', 'option.setup.inner': 'on the inner board', 'option.setup.inner-filled': 'inner board, arms filled',
  'option.play-on': 'Play on after a mate', 'option.play-on.help': 'Only the mated king is taken off; the rest fights on.', 'option.partners': 'Partners', 'option.partners.SW': 'lower edge and left', 'option.partners.SE': 'lower edge and right',
  'option.huff': 'Huffing', 'option.huff.help': 'Nobody is made to capture, but a piece that failed to may be taken off.',
  'option.catalogue-men': 'Pieces as in the catalogue', 'option.catalogue-men.help': 'Engineer and motorcyclist change their moves.', 'option.stalemate': 'Stalemate', 'option.stalemate.': 'as the book has it', 'option.stalemate.draw': 'draws the game', 'option.stalemate.pass': 'the player passes', 'option.after-mate': 'After a mate the pieces', 'option.after-mate.': 'do as the book has it', 'option.after-mate.removed': 'leave the board', 'option.after-mate.inert': 'stay as obstacles', 'option.after-mate.frozen': 'are frozen', 'option.dummies': 'Powers without a player', 'option.dummies.': 'none', 'option.dummies.W': 'Red', 'option.dummies.E': 'Green', 'option.dummies.W+E': 'Red and Green',
  'option.array': 'Array', 'option.array.4PC': 'modern', 'option.array.4PCo': 'classic', 'option.array.4PCb': 'by colour b', 'option.array.4PCn': 'North turned', 'option.array.4PCrg': 'South and West turned',
  'option.no-en-passant': 'No en passant', 'option.no-walking-king': 'No walking kings', 'option.no-walking-king.help': 'Who leaves takes his king along.',

  'player.name': 'Name', 'player.nameOf': 'Name of {name}', 'player.levelOf': 'Level of {name}', 'player.kind': 'Who moves?', 'player.human': 'Person', 'player.computer': 'Computer', 'player.level': 'Level', 'player.bottom': 'Turn this side to the lower edge',
  'player.dummies': '{names}: no player. Whoever becomes the ally moves these pieces.', 'player.allHuman': 'Everybody is here', 'player.alone': 'I play the computer',
  'level.1': '1 · learns the moves', 'level.2': '2 · plays along', 'level.3': '3 · pays attention', 'level.4': '4 · plays well', 'level.5': '5 · thinks hard',

  'odds.title': 'Handicap', 'odds.help': 'A stronger player may begin without one of his pieces. Unequal times are under “Clock: Own”, levels beside the computers.', 'odds.none': 'all pieces', 'odds.without': 'without a {piece}',
  'clock.title': 'Clock', 'clock.none': 'None', 'clock.quick': '5 min + 3 s', 'clock.medium': '15 min + 10 s', 'clock.long': '45 min', 'clock.sand': 'Sand glass 30 s', 'clock.own': 'Own …',
  'clock.owner': 'Whose clock?', 'clock.player': 'One each', 'clock.party': 'One a team', 'clock.kind': 'Kind', 'clock.kind.increment': 'Added after a move', 'clock.kind.delay': 'Free at first', 'clock.kind.sand': 'Sand glass',
  'clock.base': 'Minutes for the game', 'clock.perMove': 'Seconds a move', 'clock.step': 'Seconds a move', 'clock.glasses': 'Extra turns of the glass', 'clock.unequal': 'Unequal times', 'clock.jumped': 'The device slept or its clock was changed: the game’s clock stands still.', 'clock.turned': '{name} turns the glass: {count} left.',

  facing: 'How does the device lie?', 'facing.fixed': 'Just me', 'facing.table': 'Lying flat between us', 'facing.pass': 'Passed round', 'facing.fixed.help': 'One view, the board stays as it is.',
  'facing.table.help': 'Every piece and rim faces its owner.', 'facing.pass.help': 'The board turns to whoever is to move.',

  'status.turn': '{name} to move', 'status.mustCapture': '{name} must capture', 'status.replace': '{name} may put pieces back', 'status.setup': '{name} arranges the pieces', 'status.rearrange': '{name} rearranges the pieces', 'status.aside': 'A variation: move {ply} of {plies}', 'status.looking': 'Looking back: move {ply} of {plies}',
  'state.toMove': 'to move', 'state.check': 'in check', 'state.thinking': 'thinks …', 'state.frozen': 'mated, frozen', 'state.inert': 'out', 'state.removed': 'out', 'state.walking': 'king walks alone',
  'state.lost': 'lost', 'state.won': 'won', 'state.drawn': 'drawn', 'state.skipped': 'skips a turn', 'state.with': 'with {names}',

  'say.moves': '{name}: {piece} {from} to {to}.', 'say.takes': '{name}: {piece} {from} takes {taken} on {to}.', 'say.promoted': '{name} promotes to a {piece}.', 'say.turned': '{name}’s pawn turns round on {square}.',
  'say.placed': '{name} puts a {piece} on {square}.', 'say.exchanged': '{name} exchanges {a} and {b}.', 'say.check': '{name} is in check from {by}.',
  'say.mated.removed': '{name} is mated: the pieces leave the board.', 'say.mated.frozen': '{name} is mated: the pieces are frozen.', 'say.mated.inert': '{name} is mated and out: the pieces stay where they are.',
  'say.mated.kingOff': '{name} is mated: the king leaves, the rest plays on.', 'say.mated.plain': '{name} is mated.',
  'say.stalemated': '{name} is stalemated.', 'say.thawed': '{name} is free again.', 'say.passed': '{name} has no move and passes.', 'say.passed.skipped': '{name} skips this turn.', 'say.passed.owed': '{name} skips the turn that was owed.', 'say.passed.dummy': '{name} has no player yet: the turn passes.', 'say.passed.frozen': '{name} stays frozen.', 'say.passed.mated': '{name} is mated and passes.', 'say.passed.check-not-called': 'Nobody has called the check: {name} is not mated and passes.', 'say.passed.sand': '{name}’s sand has run out: the turn is lost.', 'say.kingOff': '{name}’s king leaves the board.',
  'say.out.removed': '{name} is out: the pieces leave the board.', 'say.out.inert': '{name} is out: the pieces stay where they are.', 'say.menLeave': 'The pieces leave the board.', 'say.walking': '{name} has left: the king walks alone.', 'say.armRemoved': '{name}’s arm leaves the board.',
  'say.phase.replace': '{name} may put missing pieces back.', 'say.phase.setup': '{name} may arrange the pieces.', 'say.phase.rearrange': '{name} rearranges the pieces.',
  'say.allied': 'The alliances stand: {parties}.', 'say.against': ' against ', 'say.outOfOrder': '{name} must answer the check at once.', 'say.points': '{name} scores {points}.', 'say.huffed': '{by} takes {name}’s piece on {square} that failed to capture.',
  'say.called': '{name} calls check.', 'say.resigned': '{name} resigns.', 'say.flagged': '{name}’s time is up.', 'say.pact': '{names} make a pact: {aim}', 'say.unpact': '{names} end their pact.',
  'say.threeAgainstOne': 'Three are in pact against {name}. The source advises against it unless {name} is nearly mated.',

  'over.win': '{names} wins', 'over.wins': '{names} win', 'over.draw': 'Drawn', 'over.stopped': 'Nobody wins', 'over.short.win': '{names}: won', 'over.short.draw': 'The game is drawn', 'over.short.stopped': 'The game has stopped',
  'reason.mate': 'By mate.', 'reason.stalemate': 'Stalemate: the player to move is not in check and has no move.', 'reason.last-standing': 'The last one still in play.', 'reason.resignation': 'By resignation.', 'reason.flag': 'On time.',
  'reason.threefold': 'The same position has stood for the third time.', 'reason.fifty-rounds': 'Fifty rounds without a capture or a pawn’s move.', 'reason.fivefold': 'The same position has stood for the fifth time.', 'reason.seventy-five-rounds': 'Seventy-five rounds without a capture or a pawn’s move.', 'reason.arm-removed': 'The king left the board with an arm.', 'reason.dead-position': 'Nobody can mate any more.', 'reason.agreement': 'By agreement.', 'reason.claim': 'Claimed with a lead that cannot be caught up.',
  'reason.king-captured': 'The king was captured.', 'reason.no-move': 'No piece can move any more.', 'reason.all-pieces': 'All the pieces have been taken.', 'reason.no-alliance': 'Three rounds have passed without an alliance.', 'reason.points': 'On points.',
  rematch: 'Again, seats moved on', replay: 'Watch the game', 'match.next': 'Next game',

  'aside.game': 'Game:', 'aside.line': 'Instead:', 'aside.back': 'Back to the game', 'moves.title': 'Moves', 'moves.round': 'Round', 'moves.none': 'No move yet. Tap a piece, then a marked square.',
  'move.done': 'done', 'move.skip': 'skips', 'move.pass-sand': 'glass empty', 'move.declare': 'for', 'move.place': '⇄', 'move.shade': 'shade', 'move.huff': 'huffs', 'move.resign': 'resigns', 'move.flag': 'time', 'move.draw': 'draw', 'move.claim': 'claims', 'move.pact': 'pact', 'move.unpact': 'ends pact', 'move.rearrange': 'rearranges',
  review: 'Review', 'review.text': 'The computer looks at every move …', 'review.better': 'Better: {move}', 'review.done.one': 'One move has been marked in the move list.', 'review.done': '{count} moves have been marked in the move list.', 'review.clean': 'No move stands out, for better or worse.',
  'text.title': 'In words', 'text.move': 'Type a move', 'text.example': 'e2-e4', 'text.unknown': '“{move}” is no move that can be made now.', notices: 'Notices',
  'step.first': 'To the start', 'step.back': 'One move back', 'step.forward': 'One move on', 'step.last': 'To the end', note: 'Comment', 'note.comment': 'Comment', 'note.mark': 'Mark', 'note.none': 'Step to a move first.',

  'refused.unknown-square': 'There is no square {to} on this board now.', 'refused.game-over': 'The game is over.', 'refused.nobody-there': 'Nobody stands on {from}.', 'refused.not-yours': 'That piece is another player’s.',
  'refused.own-side.own': 'One of your own pieces stands on {to}.', 'refused.own-side.partner': 'On {to} stands a piece of {name}, your partner: partners are never taken.',
  'refused.protected.frozen': '{name} is frozen: the pieces cannot be taken.', 'refused.protected.king': 'Kings are not taken in this game.',
  'refused.leaves-check.check': 'Your king is in check: this move does not get it out.', 'refused.leaves-check.pinned': 'The {piece} is pinned: without it your king would be in check.', 'refused.leaves-check.king': 'On {to} your king would be in check.',
  'refused.must-capture': 'You must capture, from {squares}.', 'refused.wrong-phase': 'Something else is to be done first; see the buttons.', 'refused.not-its-way': 'The {piece} cannot go from {from} to {to}.', 'refused.against-rule': 'The rules of the diplomatic rounds do not allow that now.', 'refused.not-legal': 'That move cannot be made now.',

  'fault.off-board': '{square} is not on this board.', 'fault.foreign-kind': '{square}: this game has no such piece ({piece}).', 'fault.foreign-seat': '{square}: nobody sits at that side in this game.', 'fault.grey-man': '{square}: grey pieces do not belong to this game.',
  'fault.no-king': '{name} has no king.', 'fault.several-kings': '{name} has more than one king.', 'fault.men-of-removed': '{name} is out and gone, but its pieces are on the board.', 'fault.cannot-move': '{name} is to move, but takes no turns.', 'fault.foreign-standing': '{name} cannot stand like that in this game.',
  'fault.foreign-phase': 'This game has no such phase.', 'fault.castling': '{name} cannot castle with {square}: king and rook have to stand on the home row.', 'fault.en-passant': '{square}: no pawn of {name} can just have passed there.', 'fault.in-check-after-moving': '{name} is in check, but it is the other’s turn.',
  'fault.stone-on-light': '{square} is a light square: stones stand on the dark ones.', 'fault.too-many-stones': 'There are more stones than a game begins with.', 'fault.uncrowned': '{square}: a man of {name} would be a king there.', 'fault.no-pieces': '{name} has no piece left, and so is out.', 'fault.huff': 'Nothing on {square} may be huffed.',

  choices: 'Choices', 'choice.call': 'Call check', 'choice.declare': 'Declare for {name}', 'choice.claim': 'Claim {name} as your ally', 'choice.skip': 'Skip this turn', 'choice.rearrange': 'Rearrange the pieces', 'choice.shade': 'Motorcyclist to the other shade', 'choice.drop': '{piece} on {square}', 'choice.huff': 'Take the piece on {square}', 'choice.now': 'Move now', 'choice.hint': 'Hint',
  'declare.title': '{name} offers you an alliance', 'declare.text': 'It binds both of you to the end of the game.', 'declare.yes': 'Agree', 'declare.no': 'Decline',
  'help.setup': 'Drag or tap pieces to other places in the field, then “Done” – or just make the first move.', 'help.rearrange': 'Drag or tap pieces to other places in the field, then “Done”.', 'help.replace': 'Put back as many missing pieces as you like, one at a time, then “Done”.', 'help.huff': 'A piece failed to capture: it may be taken off, or not.',
  'help.diplomacy': 'Diplomatic round {round} of 3. You may move a piece; besides that: {can}.', 'help.can.declare': 'declare an alliance', 'help.can.skip': 'skip once', 'help.can.place': 'rearrange once', 'help.can.shade': 'change the motorcyclist’s shade once', 'help.diplomacyMove': 'Diplomatic round {round} of 3. Move a piece; that is all you may do now.',

  'undo.title': '{name}, take your move back?', 'undo.text': 'The last move was {move}.', 'undo.yes': 'Take it back',
  'branch.title': 'Play on from here?', 'branch.text.one': 'The move after this one is put aside. “Take back” brings it back.', 'branch.text': 'The {count} moves after this one are put aside. “Take back” brings them back.', 'branch.aside': 'This variation becomes the game. “Take back” brings the old game again.', 'branch.yes': 'Play on', 'confirm.title': 'Make this move?', 'confirm.yes': 'Make it',
  resign: 'Resign', 'resign.who': 'Who resigns?', 'resign.title': '{name}, resign?', 'resign.text': 'This cannot be taken back by you alone.', 'resign.yes': 'Resign', 'resign.asked': '{name} would like to resign', 'resign.question': '{name}, your team resigns as one. Do you agree?', 'resign.agree': 'Resign together',
  draw: 'Offer a draw', 'draw.title': 'Offer a draw?', 'draw.text': 'Everybody still in play has to agree.', 'draw.yes': 'Offer', 'draw.offered': '{name} offers a draw', 'draw.question': '{name}, do you agree?', 'draw.agree': 'Agree', 'draw.no': 'Play on', 'draw.refused': '{name} plays on.', 'draw.computer': '{name} (computer) plays on.',
  'claim.draw': 'Claim a draw', 'claim': 'Claim the win', 'pact.title': 'Pacts', 'pact.none': 'No pact.', 'pact.make': 'Make a pact …', 'pact.partner': 'A pact with whom?', 'pact.aim': 'What for?', 'pact.queen': 'to take {name}’s queen', 'pact.mate': 'to mate {name}', 'pact.own': 'In your own words …', 'pact.words': 'The aim of the pact', 'pact.offered': '{name} offers you a pact', 'pact.agree': 'Agree', 'pact.with': '{names}: {aim}', 'pact.end': 'End it',
  handover: 'Hand over to {name}', 'handover.tap': 'Tap when you are {name}',
  'computer.why': '{name}: {why}', 'computer.again': 'The computer player broke off and thinks anew.', 'computer.failed': 'The computer player had to stop. {reason}', 'hint.move': '{move}. {why}',

  'why.only-move': 'there is no other move', 'why.wins': 'it wins at once', 'why.forces-win': 'it wins by force in {count}', 'why.delays-loss': 'it puts off a loss', 'why.mates': 'it mates {names}', 'why.captures': 'it takes a {piece} ({names})', 'why.captures-several': 'it takes {count} pieces', 'why.promotes': 'it becomes a {piece}', 'why.checks': 'it gives check to {names}', 'why.leaves-check': 'it gets out of check', 'why.frees-partner': 'it frees {names}', 'why.holds-mate': 'it keeps {names} mated', 'why.saves': 'it saves the {piece}', 'why.defends': 'it guards the {piece} on {square}', 'why.threatens': 'it attacks the {piece} on {square} ({names})', 'why.castles': 'it brings the king to safety', 'why.advances': 'it comes nearer to promotion', 'why.puts-back': 'it puts a {piece} back', 'why.allies': 'it makes {names} an ally', 'why.develops': 'it brings a piece into play', 'why.improves': 'it stands better there',

  'match.title': 'Match', 'match.partners': 'Match of three games with changing partners', 'match.partners.help': 'Everybody once with everybody: 2 points for a win, 1 for a draw.', 'match.series': 'Series of three games', 'match.series.help': 'Everybody sits once at the third side: 2 points for a win, 1 for a draw.', 'match.powers': 'Match of four games', 'match.powers.help': 'Everybody leads every power once: 6 points for a win, 2 for a loss or a draw.', 'match.total': 'Sum', 'match.person': 'Player {number}',

  'share.link': 'Link', 'share.copy': 'Copy link', 'share.copied': 'Copied.', 'share.notCopied': 'The browser does not allow copying: the text is selected.', 'share.what': 'The link carries the moves and the names. Clocks, comments and side lines stay here; the file has them.', 'share.send': 'Send …', 'share.file': 'Save as a file', 'share.text': 'Copy the record', 'share.position': 'Copy the position', 'share.code': 'The link as a code to scan', 'share.noCode': 'The game is too long for a code. The link works.',
  'import.file': 'Open a file', 'import.paste': 'Paste a game', 'import.text': 'Records (PGN4, PGN), a position (FEN4, FEN) or a link', 'import.done': 'The game is on the table.', 'import.reading': 'Reading the file', 'import.count': '{count} games so far', 'import.count.one': '1 game so far', 'import.several': '{count} games', 'import.keepAll': 'Keep all {count}', 'import.keepAll.one': 'Keep it', 'import.kept': '{count} games are kept here.', 'import.kept.one': '1 game is kept here.', 'import.damaged': '{count} of them cannot be read; the others can.', 'import.damaged.one': 'One of them cannot be read; the others can.', 'import.more': '{count} more are not listed.', 'import.more.one': 'One more is not listed.', 'import.number': 'Game {number}', 'import.line': 'Line {line} of the file: {reason}',
  'record.record-empty': 'There are neither tags nor moves.', 'record.record-not-played': '{word} is not played here.', 'record.record-illegal': 'Line {line} of the game: move {ply}, “{word}”, is not possible.',
  'notice.went-on': 'The players went on where the game would have been a draw.', 'notice.cut-variation': 'A variation with an impossible move was cut.', 'notice.behind-result': 'What stands behind the result was left out.', 'notice.other-result': 'The file’s result is not that of the moves; it is kept.', 'notice.unknown-fields': 'The position has fields that are not known here; they are kept.', 'notice.unknown-rules': 'The file names rules that are not known here; they are kept.', 'notice.layout': 'Brackets, comments or tags were not complete.',
  'import.failed': 'This is no game that can be read. {reason}',
  'link.title': 'A game from a link', 'link.text': 'Your own game is kept; you find it under “Games kept”.', 'link.open': 'Open it', 'link.damaged': 'The link is damaged; nothing has changed. {reason}',

  'gallery.none': 'No games yet. Every game is kept here from its first move.', 'gallery.open': 'Go on', 'gallery.look': 'Look', 'gallery.delete': 'Delete', 'gallery.deleteSure': 'Delete this game for good?', 'gallery.export': 'Save all as one file', 'gallery.moves': '{count} moves', 'gallery.moves.one': '1 move', 'gallery.going': 'unfinished', 'gallery.newer.one': 'One game was kept by a newer version of this page. It is safe, but only that version can show it.', 'gallery.newer': '{count} games were kept by a newer version of this page. They are safe, but only that version can show them.', 'gallery.unlasting': 'This browser keeps nothing on the device: games last only as long as this page is open. Save them as a file.',
  'edit.pick': 'Choose a piece, then tap squares. Tap again to take it off.', 'edit.start': 'Start from here', 'edit.empty': 'Empty the board', 'edit.array': 'Starting array', 'edit.turn': 'To move', 'edit.remove': 'Remove', 'edit.fen': 'Position as text', 'edit.unreadable': 'The text is no position of this game, and the board is as it was. {reason}', 'edit.valid': 'The game can start from here.', 'edit.castling': 'Castling', 'edit.kingSide': 'king’s side', 'edit.queenSide': 'queen’s side',
  'edit.phase': 'Phase', 'edit.phase.play': 'ordinary play', 'edit.phase.setup': 'pieces may be arranged first', 'edit.phase.replace': 'pieces may be put back', 'edit.states': 'Who is in play', 'edit.state.active': 'in play', 'edit.state.frozen': 'mated, frozen', 'edit.state.inert': 'out, pieces stay', 'edit.state.removed': 'out, pieces gone', 'edit.state.walking': 'gone, king walks',
  'edit.passed': 'Pawn that may be taken en passant', 'edit.points': 'Points', 'edit.alliance': 'Round and alliance', 'edit.round': 'Round', 'edit.round.later': 'later', 'edit.ally': 'Ally of {name}', 'edit.arms': 'Arms that have left the board',
  'edit.turned': 'Turned round', 'edit.turned.help': 'The pawn walks home.', 'edit.unmoved': 'Not moved yet', 'edit.unmoved.help': 'It may still go two squares.',
  'evening.people': 'People', 'evening.none': 'Nobody yet. Names come here when a game begins.', 'evening.games': '{count} games', 'evening.games.one': '1 game', 'evening.forget': 'Forget', 'evening.sheet': 'Tournament', 'evening.names': 'Players or teams, one a line', 'evening.rounds': 'Rounds', 'evening.boards': 'Players a board', 'evening.make': 'Draw up the sheet', 'evening.round': 'Round {round}', 'evening.board': 'Board {board}', 'evening.play': 'Play it here', 'evening.ranking': 'Ranking', 'evening.delete': 'Delete the tournament', 'evening.sure': 'Delete the tournament and its results?', 'evening.points': 'Points', 'evening.wins': 'Won', 'evening.pick': 'Which game?', 'evening.teams': 'Teams', 'evening.link': 'Read from a link', 'evening.read': 'The result is in the sheet.', 'evening.misfit': 'The game is not finished, or its names do not sit at this board.',

  'review.again': 'Try again from here', 'review.accuracy': '{percent} % exact', 'review.turning': 'Turning points', 'review.graph': 'How the game went for {names}',
  'turn.other': 'It is {name}’s turn.',
  'settings.board': 'Board', 'board.auto': 'Auto', 'board.stone': 'Stone', 'board.wood': 'Wood', 'board.night': 'Night', 'board.paper': 'Paper', 'board.contrast': 'Contrast', 'settings.armies': 'Colours of the armies', 'armies.own': 'The game’s own', 'armies.safe': 'Safe for colour-blind eyes',
  'settings.material': 'What pieces sound like', 'material.wood': 'Wood', 'material.stone': 'Stone', 'settings.pace': 'Speed of computers and replays', 'pace.quick': 'Quick', 'pace.steady': 'Steady', 'pace.slow': 'Slow',
  'settings.haptics': 'Soft knocks', 'settings.haptics.help': 'The device knocks softly with each move, where it can.', 'settings.motion': 'Gliding pieces', 'settings.motion.help': 'Pieces slide to their squares.', 'settings.fairUndo': 'Ask before taking back', 'settings.fairUndo.help': 'Where people share the board, every opponent is asked.',
  'settings.theme': 'Colours', 'theme.auto': 'Auto', 'theme.light': 'Light', 'theme.dark': 'Dark', 'theme.contrast': 'Contrast', 'settings.language': 'Language', 'settings.browserLanguage': 'Language of the browser',
  'settings.sound': 'Sounds', 'settings.sound.help': 'A knock for each move, a chime for a check.', 'settings.speech': 'Speak', 'settings.speech.help': 'Checks, mates and other news are spoken.', 'settings.confirm': 'Confirm moves', 'settings.confirm.help': 'Asks before a move is made.',
  'settings.coordinates': 'Labels', 'settings.coordinates.help': 'Letters and numbers along the edges.', 'settings.cover': 'Cover when passing', 'settings.cover.help': 'Hides the board until the next player has the device.', 'settings.evaluation': 'Evaluation', 'settings.evaluation.help': 'Shows who stands better, as the computer sees it.',

  'storage.forbidden': 'This browser does not let the page keep anything. You can play; save the game as a file before you close it.', 'storage.full': 'The device’s storage for this page is full. The game goes on, but is not kept: delete old games or save it as a file.', 'storage.corrupt': 'Something kept on this device was damaged and has been put aside. Everything else is as it was.',
  'update.ready': 'A newer version of Quadrille is here.', 'update.take': 'Use it',
  'storage.otherTab': 'This game is also open in another tab. Both are kept as games of their own.', 'storage.emptied': 'Another page has taken this game off the device. It goes on here and is kept again.', 'storage.unreadable': 'The kept game cannot be read.',

  'rules.special': 'What is special', 'rules.first': 'Your first game', 'rules.pieces': 'How the pieces move', 'rules.all': 'The rules', 'rules.talk': 'Talking', 'rules.source': 'Whose game it is', 'rules.print': 'Print', 'rules.try': 'Try it: all armies are yours here.', 'rules.play': 'Play this game', 'rules.other': 'Another game', 'rules.again': 'Set up again',
  'talk.silent': 'Partners do not talk about the game.', 'talk.free': 'Talking is part of the game.', 'talk.diplomacy': 'Talking and bargaining are the heart of the game.', 'talk.unsaid': 'The source says nothing about talking; agree before you start.',
};

const CROSS_PAWN = 'A pawn promotes where the square ahead of it is off the board: at the far end, and on the outer squares of the side arms.';
const CROSS_CORNERS = 'The cut corners are walls: nothing passes diagonally from one arm to the next, except knights.';
const STONE_CORNERS = 'The cut corners are walls: nothing steps or jumps diagonally from one arm to the next.';
const LAST = 'The last player in play wins. A threefold position, fifty rounds without a capture or a pawn’s move, a position in which nobody can mate, and agreement draw.';
const FROZEN = 'A mated player’s pieces are frozen: they cannot move, cannot be taken, and give no check. At each later turn the position is looked at again; with a legal move the player is back and must make it.';
const BACKROWS = 'A pawn promotes on the back row of a hostile neighbour, so it has to capture its way there. On the partner’s back row, or where a side arm bars its way, it turns round and walks home; a mark shows it.';

/** @type {Record<string, import('../app/ui/i18n.js').GameText>} */
const games = {
  quadrochess: {
    about: 'Four armies on a cross of 128 squares, each for himself or in teams. Who is mated takes his pieces off the board; the last one standing wins.',
    source: 'From the manual “QuadroChess and Checkers” by EuroSchach Dresden.',
    guide: ['Four armies, one on each arm. The turn goes clockwise, White begins.', 'Tap a piece, then one of the marked squares. Pieces move as in chess.', 'A red frame means check: that player must get out of it at the next turn.', 'Whoever has no way out when the turn comes is mated and takes all pieces off the board.', 'The last one standing wins. In teams, the first mate decides.'],
    rules: ['Officers stand on the outer row, pawns before them. Light armies have the queen on the light royal square, dark armies on the dark one.', 'A pawn may step two squares from its starting square. Every other player may take it en passant until its own player’s next turn.', CROSS_PAWN, 'Castling: king and rook unmoved, nothing between them, the king neither in check nor crossing or reaching an attacked square. The king goes two squares towards the rook.', 'Mate is decided only when the mated player’s own turn comes: until then anybody may free the king, or close the trap.', 'In games of two parties the first mate decides. “Play on” takes off only the king; the party with both kings mated loses.', 'Stalemate of the player to move draws the whole game.', LAST, CROSS_CORNERS],
    example: 'En passant: take the pawn that has just passed yours.',
    talk: 'Check is announced. The board does it, unless you choose that players call it themselves. An experienced partner may explain, praise and improve.',
  },
  quadrocheckers: {
    about: 'Eight stones each on the dark squares of the cross. Jumping is compulsory, kings fly, and stones come from four sides at once.',
    source: 'From the manual “QuadroChess and Checkers” by EuroSchach Dresden.',
    guide: ['Eight stones each on the dark squares. The turn goes clockwise.', 'A stone steps one square diagonally forward.', 'If a hostile stone stands before it and the square behind is free, it must jump – and go on jumping while it can.', 'On the far row a stone becomes a king, two stones high. Kings fly along diagonals.', 'Who has no stones left is out. The last one in play wins.'],
    rules: ['Stones step and jump forward only. A king moves any distance diagonally and stops right behind the stone that it jumps.', 'A jumped stone leaves the board at once, before the next jump. Among several captures you choose freely.', 'Partners’ stones are never jumped; they block.', 'Crowning ends the move. A stone on a square from which it could never step forward again is crowned too.', 'With “huffing” nobody is made to capture. The next hostile player may take off a piece that failed to capture, or stopped short, before moving.', 'Who has stones but no move passes; with two parties left, the party that cannot move has lost.', 'A threefold position and fifty rounds without a capture or a stone’s step draw.', STONE_CORNERS],
    example: 'Yellow must jump: try it.',
    talk: 'The manual lets an experienced partner explain, praise and improve.',
  },
  'chess-four': {
    about: 'Two teams of neighbours, light against dark, who move in turn: White, Black, Yellow, Brown. A mated player’s pieces stay as obstacles and may be taken.',
    source: 'C. Ceille, “Chess Four”, 1987.',
    guide: ['White and Yellow play against Black and Brown; partners sit side by side.', 'The turn goes White, Black, Yellow, Brown: the teams alternate.', 'You may talk with your partner as you like.', 'A mated player is out; the pieces stay and block.', 'The team with both players mated loses.'],
    rules: ['Every king starts on a light square, the queen beside it on the dark one. Castling towards the corner that partners share brings their kings together.', 'En passant only between opposite seats.', CROSS_PAWN, 'A player mated at his own turn is out. His pieces stay, give no check, and may be captured by the other team, the king too. The partner may free him only before that turn.', 'Stalemate of the player to move draws.', CROSS_CORNERS],
    talk: 'The players may talk about everything.',
  },
  gencon: {
    about: 'Each for himself, and kings are really captured: then the loser’s whole arm leaves the board with everything on it. The victor may put his lost pieces back.',
    source: 'Described by D. Loeb, who played it at GenCon 1983; who invented it he does not say.',
    guide: ['Each for himself, clockwise from the lower edge.', 'In check you must get out if you can. If you cannot, you pass – and hope.', 'Capture a king: its player is out and that arm of the board is gone.', 'Then put back any of your own missing pieces on their starting squares.', 'The last player in play wins.'],
    rules: ['A player in check must get out of it before anything else, also before capturing another king.', 'When a king is captured, its 2 × 8 arm goes with everything that stands there. If a third player’s king stood there, that player is out too, and so on.', 'Then the capturer may put back missing pieces one by one, each on a vacant starting square of its kind; “Done” ends it. If his own king was lost with an arm, it must come back first.', 'Pieces of players who are out stay where they stand as obstacles and may be captured by anybody.', 'Any of the three players who follow may take a pawn in passing; the capture takes everything that crossed the square or stands on it.', CROSS_PAWN + ' Where the way ahead has been removed, that end counts.', 'A full round of passes, a threefold position, fifty rounds and agreement draw.', CROSS_CORNERS],
    example: 'Yellow can take a king: see what happens to the arm.',
    talk: 'The source says nothing about talking.',
  },
  american: {
    about: 'Two teams, partners opposite. A mated player is only frozen and can be freed again; the team with both partners mated loses.',
    source: 'Four Handed Chess Club of San Antonio.',
    guide: ['White and Tan play against Black and Brown, partners opposite.', 'The turn goes clockwise from White.', 'A mated player is frozen, not out: free your partner!', 'Pawns promote only on a hostile back row. On the partner’s they turn round.', 'Mate both partners at the same time to win.'],
    rules: ['All queens start on light squares.', BACKROWS, 'A pawn needs at least three captures to promote, and at most nine as long as it has not turned round.', FROZEN, 'A team loses when one of its players is mated at his turn while the other is frozen, or when both agree to resign.', 'A stalemated player passes.', 'En passant by any hostile player until the pawn’s own player is to move again; castling as usual.'],
    talk: '',
  },
  hughes: {
    about: 'The Victorian team game: pawns become only queens and may leap over a partner’s pawn. You win only by holding both opponents mated at once.',
    source: 'M. E. Hughes-Hughes, rules of 1888.',
    guide: ['Black and Red play against Yellow and White, partners opposite. Black begins.', 'A pawn blocked by the partner’s pawn may leap over it.', 'A mated player passes and may be freed by anybody.', 'Pawns become queens, and only on a hostile back row.', 'Hold both opponents mated at once – everything else is a draw.'],
    rules: ['The queen stands on her king’s left.', BACKROWS + ' Here it becomes a queen, nothing else.', 'A pawn blocked by a partner’s pawn right ahead may leap over it onto the next square if that is vacant.', 'Pawns turn round again and again, and leaps go either way.', FROZEN, 'A stalemated player passes.', 'The team that has both opponents mated at once wins. Every other ending is a draw, except that a team may resign together.'],
    example: 'The pawns of the partners meet: leap over.',
    talk: '',
  },
  verney: {
    about: 'The older sister of Hughes’ game: all queens on light squares and no double step, so the armies meet late and in full strength.',
    source: 'G. H. Verney, rules of 1881.',
    guide: ['Partners sit opposite; the turn goes clockwise.', 'Pawns move one square only, from the start.', 'A pawn blocked by the partner’s pawn may leap over it.', 'A mated player passes and may be freed.', 'Hold both opponents mated at once to win.'],
    rules: ['All queens start on light squares. Pawns have no double step, so there is no en passant.', BACKROWS + ' Here it becomes a queen, nothing else.', 'A pawn blocked by a partner’s pawn right ahead may leap over it.', FROZEN, 'A stalemated player passes.', 'Holding both opponents mated at once wins. Every other ending is a draw, except resignation.'],
    example: 'The pawns of the partners meet: leap over.',
    talk: '',
  },
  political: {
    about: 'The American board, each for himself, with talk and passing pacts. A pact binds nobody, and everybody hears of it.',
    source: 'Four Handed Chess Club of San Antonio.',
    guide: ['Each for himself; the last one in play wins.', 'Talk! Tap a panel to announce a pact.', 'A pact never changes what is allowed – only what is decent.', 'A mated player is out; the pieces stay as obstacles.', 'Beware of three against one.'],
    rules: ['Board, array and movement as in the American game.', 'A pawn promotes on the back row of any other player.', 'A player mated at his turn is out, the pieces stay. A stalemated player passes. The last player in play wins.', 'Two players may announce a pact and end it at any time. The record keeps them.', 'Three in pact against the fourth: the source advises against it, unless the fourth is nearly mated.'],
    talk: 'Talking and bargaining are the heart of the game.',
  },
  coalition: {
    about: 'Two great powers with kings, two small ones with planes and submarines, and three rounds of diplomacy in which the alliances are made. Schönberg’s war game of 10 × 10 squares.',
    source: 'Arnold Schönberg, manuscript T57.08, about 1922; array and fields as in the Vienna catalogue of 2004.',
    guide: ['Yellow and Black are great and have kings; Red and Green are small and choose sides.', 'Yellow may arrange his pieces, then must begin with an attack.', 'In the first three rounds alliances are made – by word, or by whom you take.', 'Check is answered at once, even out of turn.', 'Mate the hostile king, or take all the pieces but the king.'],
    rules: ['The order is Yellow, Black, Green, Red. A plane may not return to where it started. A lesser power without pieces is out.', 'One great and one small power make a coalition. A small power may declare at its turn; taking a piece of a great power, or checking it, opposes it; a great power that takes a small one’s piece opposes that. The first commitment settles everything for good.', 'Once each in these rounds every player may skip a turn, or rearrange the pieces in his field. Yellow cannot in round 1. Yellow and Black may once put their motorcyclist on the other shade.', 'Red may not declare for Yellow in round 1. If Red becomes Yellow’s ally only in round 3, Red scores nothing.', 'Without an alliance after three rounds the game stops and nobody scores. The corners stay closed until the alliances stand.', 'A great power in check that is not next moves next anyway, and skips its following turn.', 'Guard and machine-gun may be exchanged for any piece but a king on the border of a hostile field.', 'Winners score 6 each, losers 2, a draw 2 each.'],
    talk: 'In the first three rounds talking is free; afterwards only a draw can be agreed.',
  },
  orthodox: {
    about: 'The game that everybody knows, on the inner board, with 960 shuffled arrays if you like.',
    source: 'FIDE’s laws of chess; the Dresden manual invites it too.',
    guide: ['White begins, then you alternate.', 'Tap a piece, then a marked square.', 'A king in check must get out of it.', 'No way out is mate: the game is won.', 'No move without check is stalemate: a draw.'],
    rules: ['Everything as in FIDE’s laws: castling, en passant, promotion, stalemate.', 'After the third occurrence of a position, or fifty moves without a capture or a pawn’s move, the player to move may claim a draw. After the fifth occurrence or 75 moves play ends by itself.'],
    talk: 'Players do not talk about the game.',
  },
  'checkers-classic': {
    about: 'Twelve stones each on the inner board, with the rules of QuadroCheckers: compulsory jumps and flying kings that stop right behind.',
    source: 'From the manual “QuadroChess and Checkers” by EuroSchach Dresden.',
    guide: ['Stones step diagonally forward.', 'Jump if you can, and go on jumping.', 'On the far row a stone becomes a king.', 'A king flies along diagonals.', 'Who has no stone or no move has lost.'],
    rules: ['Stones step and jump forward only; a king moves any distance and stops right behind the stone that it jumps.', 'Capturing and going on are compulsory; which capture is your choice. A jumped stone leaves at once.', 'Crowning ends the move.', 'A threefold position and fifty rounds without a capture or a stone’s step draw.'],
    example: 'White must jump: try it.',
    talk: 'The manual lets an experienced partner explain, praise and improve.',
  },
  'online-teams': {
    about: 'The team game as most people know it from the internet: partners opposite, promotion on the eleventh rank, the first mate decides.',
    source: 'As played on chess.com today; described from its records.',
    guide: ['Red and Yellow play against Blue and Green.', 'The turn goes clockwise from Red.', 'Pawns promote on the eleventh rank.', 'A king left in danger may be captured.', 'The first mate wins for the team.'],
    rules: ['A pawn promotes on the eleventh rank counted from its own side.', 'A player is mated only at his own turn; then his team has lost. Capturing a hostile king wins at once.', 'Stalemate of the player to move draws. Partners’ pieces are never captured.', 'En passant by any hostile player until the pawn’s own player is to move again.'],
    talk: '',
  },
  'online-ffa': {
    about: 'Each for himself and for points: pieces, mates and double checks count. Who leaves turns grey, and his king walks on alone.',
    source: 'As played on chess.com today; described from its records.',
    guide: ['Each for himself; points decide.', 'Taking pieces and mating brings points: a mate is worth 20.', 'Pawns become one-point queens on the eighth rank.', 'Grey pieces are worth nothing.', 'The most points at the end win.'],
    rules: ['Pawn 1, knight 3, bishop 5, rook 5, queen 9; mate or capture of a live king 20; stalemated oneself 20.', 'Mate is immediate: after each move every player in check without a move of his own is out.', 'Checking two kings at once is worth 1 with a queen, otherwise 5; three kings 5 and 20.', 'Who resigns or runs out of time leaves a grey army; the king walks on by itself and is worth 20.', 'When one is left, he gets 20 for each king still alive. Draws give 10 to each live player.', 'With two left the leader may claim the win at 21 points ahead, plus 20 for each walking king.'],
    talk: '',
  },
};

const CHESS_MEN = ['K', 'The king goes one step in any direction. Look after him!', 'Q', 'The queen runs as far as she likes, straight or slanting.', 'R', 'The rook runs straight: forward, back, left, right.', 'B', 'The bishop runs slanting, always on the same colour.', 'N', 'The knight jumps: two straight and one to the side, over everybody.', 'P', 'The pawn walks one step forward, two the first time. It takes slanting forward.'];

/** @type {Record<string, string[]>} */
const pieces = {
  chess: CHESS_MEN,
  verney: [...CHESS_MEN.slice(0, -1), 'The pawn walks one step forward. It takes slanting forward, and may leap over the partner’s pawn.'],
  checkers: ['M', 'A stone steps slanting forward, and jumps over a stranger if there is room behind.', 'K', 'A king flies along the slanting lines, forward and back, and lands right behind the stone that it jumps.'],
  coalition: ['K', 'The king goes one step in any direction.', 'F', 'The plane makes two knight’s jumps in one go, over everything, but never back to where it stood.', 'U', 'The submarine moves like a queen or like a knight.', 'T', 'The tank runs straight or slanting, as far as it likes.', 'A', 'The artillery runs straight.', 'I', 'The engineer runs slanting.', 'R', 'The motorcyclist jumps like a knight.', 'M', 'The machine-gun goes one step in any direction; the first time it may go two forward.', 'S', 'The guard walks like a pawn.'],
};

export default { words, games, pieces };
