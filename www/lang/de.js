/** Deutsch: jede Zeichenkette der Seite. `words` nach Schlüssel, `games` nach Spiel, `pieces` nach Familie. */

/** @type {Record<string, string>} */
const words = {
  close: 'Schließen', cancel: 'Abbrechen', done: 'Fertig', menu: 'Menü', rules: 'Regeln', games: 'Gespeicherte Partien', settings: 'Einstellungen', share: 'Teilen',
  newGame: 'Neue Partie', fullScreen: 'Vollbild', edit: 'Stellung aufbauen', evening: 'Der Abend', 'menu.table': 'Zurück zum Tisch',
  learn: 'Lernen', 'learn.today': 'Aufgabe des Tages',
  points: '{count} Punkte', 'points.one': '1 Punkt', undo: 'Zug zurücknehmen', 'undo.short': 'Zurück', 'draw.short': 'Remis', tools: 'Werkzeuge', side: 'Züge und Werkzeuge', paused: 'Pause – tippen, um weiterzuspielen', 'engine.again': 'Die Engine ist ausgefallen und neu gestartet. Hier ist die Partie, wie sie war.', 'engine.failed': 'Die Engine ist wieder ausgefallen. Wenn möglich die Partie als Datei sichern und die Seite neu laden.', resumed: 'Hier ist die Partie, die Sie verlassen haben.',
  'note.short': 'Notiz', 'seat.open': '{name}: Möglichkeiten und Name', more: 'Mehr', since: 'Züge seit meinem Zug', 'computers.pause': 'Die Computer warten lassen', 'computers.goOn': 'Die Computer weiterspielen lassen', 'computer.short': 'Computer {level}', 'over.title': 'Wie es ausging',
  'undo.asked': '{name} möchte den letzten Zug zurücknehmen', 'undo.question': '{name}, einverstanden?', 'undo.agree': 'Einverstanden', 'undo.no': 'Nein', 'undo.refused': '{name} ist nicht einverstanden.',
  'state.checkFrom': 'im Schach von {names}', 'state.pact': 'Pakt mit {names}', 'state.waits': 'wartet',
  turnDialog: 'Zur nächsten Seite drehen', back: 'Zurück',

  'new.today.help': 'eine Stellung zum Lösen, jeden Tag eine neue', 'new.ways': 'Was nun?', 'new.play': 'Spielen', 'new.play.help': 'zu zweit, dritt oder viert an diesem Gerät', 'new.learn': 'Lernen', 'new.learn.help': 'die Regeln und eine erste Partie in fünf Schritten', 'new.watch': 'Zusehen', 'new.watch.help': 'vier Computer an einem Brett', 'new.choose': 'Welches Spiel?', 'new.more': 'Mehr Spiele', 'new.less': 'Weniger Spiele',
  'line.quadrochess': 'Vier Heere, jedes für sich: Wer matt ist, geht.', 'line.quadrocheckers': 'Schlagen ist Pflicht, Damen fliegen. In einer Minute gelernt.', 'line.coalition': 'Zwei Großmächte, zwei kleine: Bündnisse entstehen am Tisch.',
  'line.chess-four': 'Matte Heere bleiben als Hindernisse stehen.', 'line.gencon': 'Könige werden geschlagen, ihr Arm verlässt das Brett.', 'line.american': 'Partner gegenüber; Bauern kehren an der Wand um.', 'line.hughes': 'Partner gegenüber; wer matt ist, erstarrt und taut vielleicht auf.', 'line.verney': 'Partner gegenüber, Bauern gehen nur voran.', 'line.political': 'Pakte werden geschlossen und gebrochen.', 'line.orthodox': 'Das Spiel, das alle kennen.', 'line.checkers-classic': 'Je zwölf Steine auf dem inneren Brett.', 'line.online-teams': 'Rot und Gelb gegen Blau und Grün.', 'line.online-ffa': 'Jeder für sich, um Punkte.',
  'length.quadrochess': '60–90 min', 'length.quadrocheckers': '20–30 min', 'length.coalition': '45–60 min', 'length.chess-four': '60–90 min', 'length.gencon': '60 min', 'length.american': '60–90 min', 'length.hughes': '60–90 min', 'length.verney': '60–90 min', 'length.political': '60–90 min', 'length.orthodox': '30–60 min', 'length.checkers-classic': '15–20 min', 'length.online-teams': '30–45 min', 'length.online-ffa': '30–45 min',
  'new.tagline': 'Schach und Dame zu viert an einem Tisch. Das Brett ist der Schiedsrichter.',
  'new.players': 'Wie viele spielen?', 'new.people': '{count} Spieler', 'new.family': 'Welche Familie?', 'new.start': '{game} spielen', 'new.resume': 'Weiter',
  'new.mode': 'Wer gegen wen?', 'new.seats': 'Wer sitzt wo?', 'new.options': 'Tischregeln',
  'family.all': 'Alle', 'family.chess': 'Schach', 'family.checkers': 'Dame', 'family.coalition': 'Koalition',

  'game.quadrochess': 'QuadroChess', 'game.quadrocheckers': 'QuadroCheckers', 'game.chess-four': 'Chess Four', 'game.gencon': 'Vierspielerschach',
  'game.american': 'Amerikanisches Viererschach', 'game.hughes': 'Viererschach nach Hughes', 'game.verney': 'Viererschach nach Verney', 'game.political': 'Politisches Schach',
  'game.coalition': 'Koalitionsschach', 'game.orthodox': 'Klassisches Schach', 'game.checkers-classic': 'Klassische Dame', 'game.online-teams': 'Online: Teams', 'game.online-ffa': 'Online: jeder für sich',
  'by.quadrochess': 'Dresden', 'by.quadrocheckers': 'Dresden', 'by.chess-four': 'Ceille, 1987', 'by.gencon': 'GenCon, 1983', 'by.american': 'San Antonio', 'by.hughes': 'Hughes, 1888',
  'by.verney': 'Verney, 1881', 'by.political': 'San Antonio', 'by.coalition': 'Schönberg, um 1922', 'by.orthodox': 'Der Klassiker', 'by.checkers-classic': 'Der Klassiker',
  'by.online-teams': 'Wie im Netz', 'by.online-ffa': 'Wie im Netz',
  'mode.four': 'Jeder für sich', 'mode.three': 'Jeder für sich', 'mode.two': 'Einer gegen einen', 'mode.two-sixteen': 'Einer gegen einen, je 16 Steine', 'mode.teams': 'Teams, Partner gegenüber',
  'mode.teams-adjacent': 'Teams, Partner nebeneinander', 'mode.doubles2': 'Je zwei Heere, gegenüber', 'mode.doubles2-adjacent': 'Je zwei Heere, nebeneinander', 'mode.doubles3': 'Einer führt zwei Heere, zwei je eines',

  'army.white': 'Weiß', 'army.yellow': 'Gelb', 'army.black': 'Schwarz', 'army.red': 'Rot', 'army.brown': 'Braun', 'army.tan': 'Sand', 'army.blue': 'Blau', 'army.green': 'Grün',
  'piece.chess.K': 'König', 'piece.chess.Q': 'Dame', 'piece.chess.R': 'Turm', 'piece.chess.B': 'Läufer', 'piece.chess.N': 'Springer', 'piece.chess.P': 'Bauer', 'piece.chess.D': 'Ein-Punkt-Dame',
  'piece.checkers.M': 'Stein', 'piece.checkers.K': 'Dame', 'piece.coalition.K': 'König', 'piece.coalition.F': 'Flugzeug', 'piece.coalition.U': 'Unterseeboot', 'piece.coalition.T': 'Tank', 'piece.coalition.A': 'Artillerie',
  'piece.coalition.I': 'Ingenieur', 'piece.coalition.R': 'Motorradfahrer', 'piece.coalition.M': 'Maschinengewehr', 'piece.coalition.S': 'Garde',

  'option.none': 'keine', 'option.roll': 'Würfeln', 'option.armies': 'Heere im Uhrzeigersinn, von unten an', 'option.armies.opponent': 'Farbe des Gegners', 'option.armies.parties': 'Wer spielt mit wem', 'option.anticlockwise': 'Gegen den Uhrzeigersinn', 'option.anticlockwise.help': 'Der Zug geht an den rechten Nachbarn.',
  'option.corner-diagonals': 'Diagonalen über die Ecken', 'option.corner-diagonals.help': 'Benachbarte Arme berühren sich im Eckpunkt.',
  'option.spoken-check': 'Schach wird angesagt', 'option.spoken-check.help': 'Das Brett schweigt. Ein Matt, das niemand angesagt hat, gilt nicht.',
  'option.960': 'Gemischte Aufstellung', 'option.960.help': 'Eine Zahl von 0 bis 959 für alle Heere.', 'option.numbered': 'Der Dritte sitzt', 'option.numbered.W': 'links', 'option.numbered.E': 'rechts',
  'option.setup': 'Aufstellung', 'option.setup.': 'auf den Armen', 'option.setup.inner': 'auf dem Innenbrett', 'option.setup.inner-filled': 'Innenbrett, Arme gefüllt',
  'option.play-on': 'Nach einem Matt weiterspielen', 'option.play-on.help': 'Nur der mattgesetzte König geht vom Brett, der Rest kämpft weiter.', 'option.partners': 'Partner', 'option.partners.SW': 'unten und links', 'option.partners.SE': 'unten und rechts',
  'option.huff': 'Pusten', 'option.huff.help': 'Schlagen ist kein Zwang, aber ein Stein, der es versäumt hat, darf weggepustet werden.',
  'option.catalogue-men': 'Figuren wie im Katalog', 'option.catalogue-men.help': 'Ingenieur und Motorradfahrer tauschen ihre Gangart.', 'option.stalemate': 'Patt', 'option.stalemate.': 'wie im Buch', 'option.stalemate.draw': 'macht die Partie remis', 'option.stalemate.pass': 'der Spieler passt', 'option.after-mate': 'Nach einem Matt', 'option.after-mate.': 'wie im Buch', 'option.after-mate.removed': 'gehen die Figuren vom Brett', 'option.after-mate.inert': 'bleiben die Figuren als Hindernis', 'option.after-mate.frozen': 'erstarren die Figuren', 'option.dummies': 'Mächte ohne Spieler', 'option.dummies.': 'keine', 'option.dummies.W': 'Rot', 'option.dummies.E': 'Grün', 'option.dummies.W+E': 'Rot und Grün',
  'option.array': 'Grundstellung', 'option.array.4PC': 'modern', 'option.array.4PCo': 'klassisch', 'option.array.4PCb': 'Form b', 'option.array.4PCn': 'Nord gedreht', 'option.array.4PCrg': 'Süd und West gedreht',
  'option.no-en-passant': 'Ohne En passant', 'option.no-walking-king': 'Ohne wandernde Könige', 'option.no-walking-king.help': 'Wer geht, nimmt seinen König mit.',

  'player.name': 'Name', 'player.nameOf': 'Name von {name}', 'player.levelOf': 'Stärke von {name}', 'player.kind': 'Wer zieht?', 'player.human': 'Mensch', 'player.computer': 'Computer', 'player.level': 'Stärke', 'player.bottom': 'Diese Seite nach unten drehen',
  'player.dummies': '{names}: ohne Spieler. Wer sich verbündet, zieht diese Figuren.', 'player.allHuman': 'Alle sind da', 'player.alone': 'Ich gegen Computer',
  'level.1': '1 · lernt die Züge', 'level.2': '2 · spielt mit', 'level.3': '3 · passt auf', 'level.4': '4 · spielt gut', 'level.5': '5 · denkt lange nach',

  'odds.title': 'Vorgabe', 'odds.help': 'Wer stärker ist, kann ohne eine seiner Figuren beginnen. Ungleiche Zeiten stehen unter „Uhr: Eigene“, Stärken bei den Computern.', 'odds.none': 'alle Figuren', 'odds.without': 'ohne {piece}',
  'clock.title': 'Uhr', 'clock.none': 'Keine', 'clock.quick': '5 min + 3 s', 'clock.medium': '15 min + 10 s', 'clock.long': '45 min', 'clock.sand': 'Sanduhr 30 s', 'clock.own': 'Eigene …',
  'clock.owner': 'Wessen Uhr?', 'clock.player': 'Jedem eine', 'clock.party': 'Eine je Team', 'clock.kind': 'Art', 'clock.kind.increment': 'Zuschlag nach dem Zug', 'clock.kind.delay': 'Anfangs frei', 'clock.kind.sand': 'Sanduhr',
  'clock.base': 'Minuten für die Partie', 'clock.perMove': 'Sekunden je Zug', 'clock.step': 'Sekunden je Zug', 'clock.glasses': 'Weitere Umdrehungen', 'clock.unequal': 'Ungleiche Zeiten', 'clock.jumped': 'Das Gerät hat geschlafen oder seine Uhr wurde gestellt: Die Uhr der Partie steht.', 'clock.turned': '{name} dreht die Sanduhr um: noch {count}-mal.',

  facing: 'Wie liegt das Gerät?', 'facing.fixed': 'Nur ich', 'facing.table': 'Flach zwischen uns', 'facing.pass': 'Reihum gereicht', 'facing.fixed.help': 'Eine Sicht, das Brett bleibt, wie es ist.',
  'facing.table.help': 'Jede Figur und jeder Rand schaut zu seinem Besitzer.', 'facing.pass.help': 'Das Brett dreht sich zu dem, der am Zug ist.',

  'status.turn': '{name} ist am Zug', 'status.mustCapture': '{name} muss schlagen', 'status.replace': '{name} darf Figuren zurückstellen', 'status.setup': '{name} stellt auf', 'status.rearrange': '{name} stellt um', 'status.aside': 'Eine Variante: Zug {ply} von {plies}', 'status.looking': 'Rückblick: Zug {ply} von {plies}',
  'state.toMove': 'am Zug', 'state.check': 'im Schach', 'state.thinking': 'denkt nach …', 'state.frozen': 'matt, erstarrt', 'state.inert': 'ausgeschieden', 'state.removed': 'ausgeschieden', 'state.walking': 'König wandert allein',
  'state.lost': 'verloren', 'state.won': 'gewonnen', 'state.drawn': 'remis', 'state.skipped': 'setzt einmal aus', 'state.with': 'mit {names}',

  'say.moves': '{name}: {piece} {from} nach {to}.', 'say.takes': '{name}: {piece} {from} schlägt {taken} auf {to}.', 'say.promoted': '{name} verwandelt: {piece}.', 'say.turned': 'Ein Bauer von {name} kehrt auf {square} um.',
  'say.placed': '{name} stellt {piece} auf {square}.', 'say.exchanged': '{name} tauscht {a} und {b}.', 'say.check': '{name} steht im Schach durch {by}.',
  'say.mated.removed': '{name} ist matt: Die Figuren verlassen das Brett.', 'say.mated.frozen': '{name} ist matt: Die Figuren sind erstarrt.', 'say.mated.inert': '{name} ist matt und ausgeschieden: Die Figuren bleiben stehen.',
  'say.mated.kingOff': '{name} ist matt: Der König geht, der Rest spielt weiter.', 'say.mated.plain': '{name} ist matt.',
  'say.stalemated': '{name} ist patt.', 'say.thawed': '{name} ist wieder frei.', 'say.passed.skipped': '{name} setzt aus.', 'say.passed.owed': '{name} setzt den geschuldeten Zug aus.', 'say.passed.dummy': '{name} hat noch keinen Spieler: Der Zug geht weiter.', 'say.passed.frozen': '{name} bleibt erstarrt.', 'say.passed.mated': '{name} ist matt und passt.', 'say.passed.check-not-called': 'Niemand hat das Schach angesagt: {name} ist nicht matt und passt.', 'say.passed.sand': 'Der Sand von {name} ist abgelaufen: Der Zug ist verloren.', 'say.passed': '{name} kann nicht ziehen und passt.', 'say.kingOff': 'Der König von {name} verlässt das Brett.',
  'say.out.removed': '{name} ist ausgeschieden: Die Figuren verlassen das Brett.', 'say.out.inert': '{name} ist ausgeschieden: Die Figuren bleiben stehen.', 'say.menLeave': 'Die Figuren verlassen das Brett.', 'say.walking': '{name} ist gegangen: Der König wandert allein.', 'say.armRemoved': 'Der Arm von {name} verlässt das Brett.',
  'say.phase.replace': '{name} darf fehlende Figuren zurückstellen.', 'say.phase.setup': '{name} darf aufstellen.', 'say.phase.rearrange': '{name} stellt um.',
  'say.allied': 'Die Bündnisse stehen: {parties}.', 'say.against': ' gegen ', 'say.outOfOrder': '{name} muss das Schach sofort beantworten.', 'say.points': '{name} erhält {points} Punkte.', 'say.huffed': '{by} pustet den Stein von {name} auf {square} weg, der nicht geschlagen hat.',
  'say.called': '{name} sagt Schach an.', 'say.resigned': '{name} gibt auf.', 'say.flagged': 'Die Zeit von {name} ist um.', 'say.pact': '{names} schließen einen Pakt: {aim}', 'say.unpact': '{names} lösen ihren Pakt.',
  'say.threeAgainstOne': 'Drei haben sich gegen {name} verbündet. Die Quelle rät davon ab, außer wenn {name} fast matt ist.',

  'over.win': '{names} gewinnt', 'over.wins': '{names} gewinnen', 'over.draw': 'Unentschieden', 'over.stopped': 'Niemand gewinnt', 'over.short.win': '{names}: gewonnen', 'over.short.draw': 'Die Partie ist remis', 'over.short.stopped': 'Die Partie ist zu Ende',
  'reason.mate': 'Durch Matt.', 'reason.stalemate': 'Patt: Wer am Zug ist, steht nicht im Schach und kann nicht ziehen.', 'reason.last-standing': 'Als Letzter noch im Spiel.', 'reason.resignation': 'Durch Aufgabe.', 'reason.flag': 'Durch Zeitüberschreitung.',
  'reason.threefold': 'Dieselbe Stellung stand zum dritten Mal auf dem Brett.', 'reason.fivefold': 'Dieselbe Stellung stand zum fünften Mal auf dem Brett.', 'reason.seventy-five-rounds': 'Fünfundsiebzig Runden ohne Schlagen und ohne Bauernzug.', 'reason.arm-removed': 'Der König verließ mit einem Arm das Brett.', 'reason.fifty-rounds': 'Fünfzig Runden ohne Schlagen und ohne Bauernzug.', 'reason.dead-position': 'Niemand kann mehr mattsetzen.', 'reason.agreement': 'Durch Vereinbarung.', 'reason.claim': 'Der Vorsprung ist nicht mehr einzuholen.',
  'reason.king-captured': 'Der König wurde geschlagen.', 'reason.no-move': 'Kein Stein kann mehr ziehen.', 'reason.all-pieces': 'Alle Figuren sind geschlagen.', 'reason.no-alliance': 'Drei Runden sind ohne Bündnis vergangen.', 'reason.points': 'Nach Punkten.',
  rematch: 'Noch einmal, Plätze weiter', replay: 'Partie ansehen', 'match.next': 'Nächste Partie',

  'aside.game': 'Partie:', 'aside.line': 'Statt dessen:', 'aside.back': 'Zurück zur Partie', 'moves.title': 'Züge', 'moves.round': 'Runde', 'moves.none': 'Noch kein Zug. Erst eine Figur antippen, dann ein markiertes Feld.',
  'move.done': 'fertig', 'move.skip': 'setzt aus', 'move.pass-sand': 'Sand leer', 'move.declare': 'für', 'move.place': '⇄', 'move.shade': 'Farbe', 'move.huff': 'pustet', 'move.resign': 'gibt auf', 'move.flag': 'Zeit', 'move.draw': 'remis', 'move.claim': 'fordert', 'move.pact': 'Pakt', 'move.unpact': 'löst Pakt', 'move.rearrange': 'stellt um',
  review: 'Auswerten', 'review.text': 'Der Computer sieht sich jeden Zug an …', 'review.better': 'Besser: {move}', 'review.done.one': 'Ein Zug ist in der Zugliste markiert.', 'review.done': '{count} Züge sind in der Zugliste markiert.', 'review.clean': 'Kein Zug sticht heraus, weder gut noch schlecht.',
  'text.title': 'In Worten', 'text.move': 'Zug eintippen', 'text.example': 'e2-e4', 'text.unknown': '„{move}“ ist jetzt kein möglicher Zug.', notices: 'Meldungen',
  'step.first': 'Zum Anfang', 'step.back': 'Einen Zug zurück', 'step.forward': 'Einen Zug vor', 'step.last': 'Zum Ende', note: 'Anmerkung', 'note.comment': 'Anmerkung', 'note.mark': 'Zeichen', 'note.none': 'Gehen Sie zuerst zu einem Zug.',

  'refused.unknown-square': 'Ein Feld {to} hat das Brett jetzt nicht.', 'refused.game-over': 'Die Partie ist zu Ende.', 'refused.nobody-there': 'Auf {from} steht niemand.', 'refused.not-yours': 'Diese Figur gehört einem anderen Spieler.',
  'refused.own-side.own': 'Auf {to} steht eine eigene Figur.', 'refused.own-side.partner': 'Auf {to} steht eine Figur von {name}: Partner werden nie geschlagen.',
  'refused.protected.frozen': '{name} ist erstarrt: Die Figuren können nicht geschlagen werden.', 'refused.protected.king': 'Könige werden in diesem Spiel nicht geschlagen.',
  'refused.leaves-check.check': 'Ihr König steht im Schach: Dieser Zug hilft ihm nicht heraus.', 'refused.leaves-check.pinned': '{piece} ist gefesselt: Sonst stünde Ihr König im Schach.', 'refused.leaves-check.king': 'Auf {to} stünde Ihr König im Schach.',
  'refused.must-capture': 'Sie müssen schlagen, von {squares} aus.', 'refused.wrong-phase': 'Erst ist etwas anderes zu tun; siehe die Knöpfe.', 'refused.not-its-way': '{piece} kann nicht von {from} nach {to}.', 'refused.not-legal': 'Dieser Zug ist jetzt nicht möglich.', 'refused.against-rule': 'Die Regeln der diplomatischen Runden erlauben das jetzt nicht.',

  'fault.off-board': '{square} gehört nicht zu diesem Brett.', 'fault.foreign-kind': '{square}: Diese Figur gibt es in diesem Spiel nicht ({piece}).', 'fault.foreign-seat': '{square}: Auf dieser Seite sitzt in diesem Spiel niemand.', 'fault.grey-man': '{square}: Graue Figuren gehören nicht zu diesem Spiel.',
  'fault.no-king': '{name} hat keinen König.', 'fault.several-kings': '{name} hat mehr als einen König.', 'fault.men-of-removed': '{name} ist ausgeschieden und fort, hat aber Figuren auf dem Brett.', 'fault.cannot-move': '{name} soll ziehen, ist aber nie am Zug.', 'fault.foreign-standing': 'So kann es um {name} in diesem Spiel nicht stehen.',
  'fault.foreign-phase': 'Diese Phase gibt es in diesem Spiel nicht.', 'fault.castling': '{name} kann mit {square} nicht rochieren: König und Turm müssen auf der Grundreihe stehen.', 'fault.en-passant': '{square}: Kein Bauer von {name} kann dort eben vorbeigezogen sein.', 'fault.in-check-after-moving': '{name} steht im Schach, aber der andere ist am Zug.',
  'fault.stone-on-light': '{square} ist ein helles Feld: Steine stehen auf den dunklen.', 'fault.too-many-stones': 'Das sind mehr Steine, als eine Partie zu Beginn hat.', 'fault.uncrowned': '{square}: Ein Stein von {name} wäre dort eine Dame.', 'fault.no-pieces': '{name} hat keinen Stein mehr, ist also ausgeschieden.', 'fault.huff': 'Auf {square} gibt es nichts wegzupusten.',

  choices: 'Möglichkeiten', 'choice.call': 'Schach ansagen', 'choice.declare': 'Für {name} erklären', 'choice.claim': '{name} zum Verbündeten nehmen', 'choice.skip': 'Diesmal aussetzen', 'choice.rearrange': 'Figuren umstellen', 'choice.shade': 'Motorradfahrer auf die andere Farbe', 'choice.drop': '{piece} auf {square}', 'choice.huff': 'Stein auf {square} wegpusten', 'choice.now': 'Jetzt ziehen', 'choice.hint': 'Tipp',
  'declare.title': '{name} bietet Ihnen ein Bündnis an', 'declare.text': 'Es bindet beide bis zum Ende der Partie.', 'declare.yes': 'Annehmen', 'declare.no': 'Ablehnen',
  'help.setup': 'Figuren im eigenen Feld ziehen oder antippen, dann „Fertig“ – oder gleich den ersten Zug machen.', 'help.rearrange': 'Figuren im eigenen Feld ziehen oder antippen, dann „Fertig“.', 'help.replace': 'Stellen Sie so viele fehlende Figuren zurück, wie Sie mögen, eine nach der anderen, dann „Fertig“.', 'help.huff': 'Ein Stein hat das Schlagen versäumt: Er darf weggepustet werden, oder auch nicht.',
  'help.diplomacy': 'Diplomatische Runde {round} von 3. Sie dürfen eine Figur ziehen; außerdem: {can}.', 'help.can.declare': 'ein Bündnis erklären', 'help.can.skip': 'einmal aussetzen', 'help.can.place': 'einmal umstellen', 'help.can.shade': 'einmal die Farbe des Motorradfahrers wechseln', 'help.diplomacyMove': 'Diplomatische Runde {round} von 3. Ziehen Sie eine Figur; mehr ist jetzt nicht erlaubt.',

  'undo.title': '{name}, den Zug zurücknehmen?', 'undo.text': 'Der letzte Zug war {move}.', 'undo.yes': 'Zurücknehmen',
  'branch.title': 'Von hier aus weiterspielen?', 'branch.text.one': 'Der Zug danach wird beiseitegelegt. „Zurück“ holt ihn wieder.', 'branch.text': 'Die {count} Züge danach werden beiseitegelegt. „Zurück“ holt sie wieder.', 'branch.aside': 'Diese Variante wird zur Partie. „Zurück“ holt die alte Partie wieder.', 'branch.yes': 'Weiterspielen', 'confirm.title': 'Diesen Zug machen?', 'confirm.yes': 'Ziehen',
  resign: 'Aufgeben', 'resign.who': 'Wer gibt auf?', 'resign.title': '{name}, aufgeben?', 'resign.text': 'Das können Sie allein nicht zurücknehmen.', 'resign.asked': '{name} möchte aufgeben', 'resign.question': '{name}, Ihr Team gibt gemeinsam auf. Sind Sie einverstanden?', 'resign.agree': 'Gemeinsam aufgeben', 'resign.yes': 'Aufgeben',
  draw: 'Remis anbieten', 'draw.title': 'Remis anbieten?', 'draw.text': 'Alle, die noch im Spiel sind, müssen zustimmen.', 'draw.yes': 'Anbieten', 'draw.offered': '{name} bietet Remis an', 'draw.question': '{name}, einverstanden?', 'draw.agree': 'Einverstanden', 'draw.no': 'Weiterspielen', 'draw.refused': '{name} spielt weiter.', 'draw.computer': '{name} (Computer) spielt weiter.',
  'claim.draw': 'Remis fordern', 'claim': 'Sieg fordern', 'pact.title': 'Pakte', 'pact.none': 'Kein Pakt.', 'pact.make': 'Pakt schließen …', 'pact.partner': 'Ein Pakt mit wem?', 'pact.aim': 'Wozu?', 'pact.queen': 'die Dame von {name} zu schlagen', 'pact.mate': '{name} mattzusetzen', 'pact.own': 'Mit eigenen Worten …', 'pact.words': 'Das Ziel des Pakts', 'pact.offered': '{name} bietet Ihnen einen Pakt an', 'pact.agree': 'Einverstanden', 'pact.with': '{names}: {aim}', 'pact.end': 'Lösen',
  handover: 'Bitte weitergeben an {name}', 'handover.tap': 'Tippen, wenn Sie {name} sind',
  'computer.why': '{name}: {why}', 'computer.again': 'Der Computer musste abbrechen und denkt von Neuem nach.', 'computer.failed': 'Der Computer musste aufhören. {reason}', 'hint.move': '{move}. {why}',

  'why.only-move': 'es gibt keinen anderen Zug', 'why.wins': 'das gewinnt sofort', 'why.forces-win': 'das gewinnt zwingend in {count}', 'why.delays-loss': 'das schiebt die Niederlage hinaus', 'why.mates': 'das setzt {names} matt', 'why.captures': 'das schlägt: {piece} ({names})', 'why.captures-several': 'das schlägt {count} Steine', 'why.promotes': 'das verwandelt: {piece}', 'why.checks': 'das gibt {names} Schach', 'why.leaves-check': 'das führt aus dem Schach', 'why.frees-partner': 'das befreit {names}', 'why.holds-mate': 'das hält {names} matt', 'why.saves': 'das rettet: {piece}', 'why.defends': 'das deckt {piece} auf {square}', 'why.threatens': 'das greift {piece} auf {square} an ({names})', 'why.castles': 'das bringt den König in Sicherheit', 'why.advances': 'das kommt der Verwandlung näher', 'why.puts-back': 'das stellt zurück: {piece}', 'why.allies': 'das macht {names} zum Verbündeten', 'why.develops': 'das bringt eine Figur ins Spiel', 'why.improves': 'da steht die Figur besser',

  'match.title': 'Wettkampf', 'match.partners': 'Drei Partien mit wechselnden Partnern', 'match.partners.help': 'Jeder einmal mit jedem: 2 Punkte für den Sieg, 1 für Remis.', 'match.series': 'Serie von drei Partien', 'match.series.help': 'Jeder sitzt einmal an der dritten Seite: 2 Punkte für den Sieg, 1 für Remis.', 'match.powers': 'Wettkampf aus vier Partien', 'match.powers.help': 'Jeder führt jede Macht einmal: 6 Punkte für den Sieg, 2 für Niederlage oder Remis.', 'match.total': 'Summe', 'match.person': 'Spieler {number}',

  'share.link': 'Link', 'share.copy': 'Link kopieren', 'share.copied': 'Kopiert.', 'share.notCopied': 'Der Browser erlaubt kein Kopieren: Der Text ist markiert.', 'share.what': 'Der Link enthält die Züge und die Namen. Uhren, Anmerkungen und Nebenvarianten bleiben hier; in der Datei sind sie enthalten.', 'share.send': 'Senden …', 'share.file': 'Als Datei sichern', 'share.text': 'Partie kopieren', 'share.position': 'Stellung kopieren', 'share.code': 'Der Link als Code zum Abfotografieren', 'share.noCode': 'Die Partie ist zu lang für einen Code. Der Link geht.',
  'import.file': 'Datei öffnen', 'import.paste': 'Partie einfügen', 'import.text': 'Partien (PGN4, PGN), eine Stellung (FEN4, FEN) oder ein Link', 'import.done': 'Die Partie steht auf dem Tisch.', 'import.reading': 'Datei wird gelesen', 'import.count': 'bisher {count} Partien', 'import.count.one': 'bisher 1 Partie', 'import.several': '{count} Partien', 'import.keepAll': 'Alle {count} aufheben', 'import.keepAll.one': 'Aufheben', 'import.kept': '{count} Partien sind hier aufgehoben.', 'import.kept.one': '1 Partie ist hier aufgehoben.', 'import.damaged': '{count} davon sind nicht lesbar, die anderen schon.', 'import.damaged.one': 'Eine davon ist nicht lesbar, die anderen schon.', 'import.more': '{count} weitere stehen nicht in der Liste.', 'import.more.one': 'Eine weitere steht nicht in der Liste.', 'import.number': 'Partie {number}', 'import.line': 'Zeile {line} der Datei: {reason}',
  'record.record-empty': 'Da sind weder Kopfzeilen noch Züge.', 'record.record-not-played': '{word} wird hier nicht gespielt.', 'record.record-illegal': 'Zeile {line} der Partie: Zug {ply}, „{word}“, ist nicht möglich.',
  'notice.went-on': 'Die Spieler spielten weiter, wo die Partie remis gewesen wäre.', 'notice.cut-variation': 'Eine Variante mit einem unmöglichen Zug wurde gekürzt.', 'notice.behind-result': 'Was hinter dem Ergebnis steht, blieb weg.', 'notice.other-result': 'Das Ergebnis der Datei ist nicht das der Züge; es bleibt stehen.', 'notice.unknown-fields': 'Die Stellung hat Felder, die hier niemand kennt; sie bleiben erhalten.', 'notice.unknown-rules': 'Die Datei nennt Regeln, die hier niemand kennt; sie bleiben erhalten.', 'notice.layout': 'Klammern, Kommentare oder Kopfzeilen waren unvollständig.',
  'import.failed': 'Das ist keine lesbare Partie. {reason}',
  'link.title': 'Eine Partie aus einem Link', 'link.text': 'Ihre eigene Partie bleibt erhalten; Sie finden sie unter „Gespeicherte Partien“.', 'link.open': 'Öffnen', 'link.damaged': 'Der Link ist beschädigt; es hat sich nichts geändert. {reason}',

  'gallery.none': 'Noch keine Partien. Jede Partie wird hier vom ersten Zug an aufbewahrt.', 'gallery.open': 'Fortsetzen', 'gallery.look': 'Ansehen', 'gallery.delete': 'Löschen', 'gallery.deleteSure': 'Diese Partie endgültig löschen?', 'gallery.export': 'Alle in einer Datei sichern', 'gallery.moves': '{count} Züge', 'gallery.moves.one': '1 Zug', 'gallery.going': 'nicht beendet', 'gallery.newer.one': 'Eine Partie stammt von einer neueren Fassung dieser Seite. Sie ist sicher, aber nur jene kann sie zeigen.', 'gallery.newer': '{count} Partien stammen von einer neueren Fassung dieser Seite. Sie sind sicher, aber nur jene kann sie zeigen.', 'gallery.unlasting': 'Dieser Browser bewahrt nichts auf: Die Partien halten nur, solange die Seite offen ist. Sichern Sie sie als Datei.',
  'edit.pick': 'Wählen Sie eine Figur und tippen Sie dann auf Felder. Noch einmal tippen nimmt sie weg.', 'edit.start': 'Von hier aus spielen', 'edit.empty': 'Brett leeren', 'edit.array': 'Grundstellung', 'edit.turn': 'Am Zug', 'edit.remove': 'Wegnehmen', 'edit.fen': 'Stellung als Text', 'edit.unreadable': 'Der Text ist keine Stellung dieses Spiels; das Brett ist, wie es war. {reason}', 'edit.valid': 'Von hier aus kann gespielt werden.', 'edit.castling': 'Rochade', 'edit.kingSide': 'Königsseite', 'edit.queenSide': 'Damenseite',
  'edit.phase': 'Phase', 'edit.phase.play': 'gewöhnliches Spiel', 'edit.phase.setup': 'erst darf aufgestellt werden', 'edit.phase.replace': 'Figuren dürfen zurückgestellt werden', 'edit.states': 'Wer im Spiel ist', 'edit.state.active': 'im Spiel', 'edit.state.frozen': 'matt, erstarrt', 'edit.state.inert': 'ausgeschieden, Figuren bleiben', 'edit.state.removed': 'ausgeschieden, Figuren fort', 'edit.state.walking': 'gegangen, König wandert',
  'edit.passed': 'Bauer, der en passant geschlagen werden darf', 'edit.points': 'Punkte', 'edit.alliance': 'Runde und Bündnis', 'edit.round': 'Runde', 'edit.round.later': 'später', 'edit.ally': 'Verbündet mit {name}', 'edit.arms': 'Arme, die das Brett verlassen haben',
  'edit.turned': 'Umgekehrt', 'edit.turned.help': 'Der Bauer läuft heimwärts.', 'edit.unmoved': 'Noch nicht gezogen', 'edit.unmoved.help': 'Darf noch zwei Felder gehen.',
  'evening.people': 'Personen', 'evening.none': 'Noch niemand. Namen kommen hierher, sobald eine Partie beginnt.', 'evening.games': '{count} Partien', 'evening.games.one': '1 Partie', 'evening.forget': 'Vergessen', 'evening.sheet': 'Turnier', 'evening.names': 'Spieler oder Teams, je eine Zeile', 'evening.rounds': 'Runden', 'evening.boards': 'Spieler je Brett', 'evening.make': 'Turniertafel anlegen', 'evening.round': 'Runde {round}', 'evening.board': 'Brett {board}', 'evening.play': 'Hier spielen', 'evening.ranking': 'Rangliste', 'evening.delete': 'Turnier löschen', 'evening.sure': 'Das Turnier mit allen Ergebnissen löschen?', 'evening.points': 'Punkte', 'evening.wins': 'Siege', 'evening.pick': 'Welches Spiel?', 'evening.teams': 'Teams', 'evening.link': 'Aus einem Link lesen', 'evening.read': 'Das Ergebnis steht in der Tabelle.', 'evening.misfit': 'Die Partie ist nicht beendet, oder ihre Namen sitzen nicht an diesem Brett.',

  'review.again': 'Von hier noch einmal', 'review.accuracy': '{percent} % genau', 'review.turning': 'Wendepunkte', 'review.graph': 'Verlauf der Partie für {names}',
  'turn.other': '{name} ist am Zug.',
  'settings.board': 'Brett', 'board.auto': 'Auto', 'board.stone': 'Stein', 'board.wood': 'Holz', 'board.night': 'Nacht', 'board.paper': 'Papier', 'board.contrast': 'Kontrast', 'settings.armies': 'Farben der Heere', 'armies.own': 'Wie im Spiel', 'armies.safe': 'Auch bei Farbenblindheit',
  'settings.material': 'Klang der Figuren', 'material.wood': 'Holz', 'material.stone': 'Stein', 'settings.pace': 'Tempo der Computer und Wiederholungen', 'pace.quick': 'Flott', 'pace.steady': 'Ruhig', 'pace.slow': 'Langsam',
  'settings.haptics': 'Sanftes Klopfen', 'settings.haptics.help': 'Das Gerät klopft bei jedem Zug, wo es das kann.', 'settings.motion': 'Gleitende Figuren', 'settings.motion.help': 'Figuren gleiten auf ihre Felder.', 'settings.fairUndo': 'Vor dem Zurücknehmen fragen', 'settings.fairUndo.help': 'Wo mehrere am Brett sitzen, werden alle Gegner gefragt.',
  'settings.theme': 'Farben', 'theme.auto': 'Auto', 'theme.light': 'Hell', 'theme.dark': 'Dunkel', 'theme.contrast': 'Kontrast', 'settings.language': 'Sprache', 'settings.browserLanguage': 'Sprache des Browsers',
  'settings.sound': 'Töne', 'settings.sound.help': 'Ein kurzer Ton zu jedem Zug.', 'settings.speech': 'Sprechen', 'settings.speech.help': 'Schach, Matt und andere Neuigkeiten werden vorgelesen.', 'settings.confirm': 'Züge bestätigen', 'settings.confirm.help': 'Fragt nach, bevor gezogen wird.',
  'settings.coordinates': 'Beschriftung', 'settings.coordinates.help': 'Buchstaben und Zahlen am Rand.', 'settings.cover': 'Beim Weitergeben abdecken', 'settings.cover.help': 'Verdeckt das Brett, bis der Nächste das Gerät hat.', 'settings.evaluation': 'Bewertung', 'settings.evaluation.help': 'Zeigt, wer nach Meinung des Computers besser steht.',

  'storage.forbidden': 'Dieser Browser lässt die Seite nichts aufbewahren. Sie können spielen; sichern Sie die Partie als Datei, bevor Sie die Seite schließen.', 'storage.full': 'Der Speicher des Geräts für diese Seite ist voll. Die Partie geht weiter, wird aber nicht aufbewahrt: Löschen Sie alte Partien oder sichern Sie sie als Datei.', 'storage.corrupt': 'Etwas auf diesem Gerät war beschädigt und wurde beiseitegelegt. Alles andere ist wie zuvor.',
  'update.ready': 'Eine neuere Fassung von Quadrille ist da.', 'update.take': 'Nehmen',
  'storage.otherTab': 'Diese Partie ist auch in einem anderen Tab offen. Beide werden als eigene Partien aufbewahrt.', 'storage.emptied': 'Eine andere Seite hat diese Partie vom Gerät genommen. Sie geht hier weiter und ist wieder gespeichert.', 'storage.unreadable': 'Die gespeicherte Partie ist nicht lesbar.',

  'rules.special': 'Das Besondere', 'rules.first': 'Ihre erste Partie', 'rules.pieces': 'So ziehen die Figuren', 'rules.all': 'Die Regeln', 'rules.talk': 'Reden', 'rules.source': 'Von wem das Spiel ist', 'rules.print': 'Drucken', 'rules.try': 'Zum Ausprobieren: Hier gehören alle Heere Ihnen.', 'rules.play': 'Dieses Spiel spielen', 'rules.other': 'Ein anderes Spiel', 'rules.again': 'Neu aufstellen',
  'talk.silent': 'Partner sprechen nicht über die Partie.', 'talk.free': 'Reden gehört zum Spiel.', 'talk.diplomacy': 'Reden und Handeln sind das Herz des Spiels.', 'talk.unsaid': 'Die Quelle sagt nichts über das Reden; einigen Sie sich vor dem Beginn.',
};

const CROSS_PAWN = 'Ein Bauer wird verwandelt, wo das Feld vor ihm nicht mehr zum Brett gehört: am gegenüberliegenden Rand und auf den äußeren Feldern der Seitenarme.';
const CROSS_CORNERS = 'Die ausgeschnittenen Ecken sind Wände: Nichts zieht schräg von einem Arm zum nächsten, außer dem Springer.';
const STONE_CORNERS = 'Die ausgeschnittenen Ecken sind Wände: Schräg geht und springt nichts von einem Arm zum nächsten.';
const LAST = 'Wer als Letzter im Spiel ist, gewinnt. Dreimal dieselbe Stellung, fünfzig Runden ohne Schlagen und ohne Bauernzug, eine Stellung ohne mögliches Matt und Vereinbarung ergeben Remis.';
const FROZEN = 'Die Figuren eines Mattgesetzten sind erstarrt: Sie ziehen nicht, können nicht geschlagen werden und geben kein Schach. Bei jedem späteren Zug wird neu geprüft; mit einem erlaubten Zug ist der Spieler wieder da und muss ihn machen.';
const BACKROWS = 'Ein Bauer wird auf der Grundreihe eines feindlichen Nachbarn verwandelt, muss sich also hinschlagen. Auf der Grundreihe des Partners, oder wo ein Seitenarm den Weg versperrt, kehrt er um und läuft heimwärts; ein Zeichen zeigt es.';

/** @type {Record<string, import('../app/ui/i18n.js').GameText>} */
const games = {
  quadrochess: {
    about: 'Vier Heere auf einem Kreuz mit 128 Feldern, jeder für sich oder in Teams. Wer matt ist, nimmt seine Figuren vom Brett; der Letzte gewinnt.',
    source: 'Aus der Anleitung „QuadroChess and Checkers“ von EuroSchach Dresden.',
    guide: ['Vier Heere, auf jedem Arm eines. Es geht im Uhrzeigersinn, Weiß beginnt.', 'Tippen Sie eine Figur an, dann eines der markierten Felder. Gezogen wird wie im Schach.', 'Ein roter Rahmen heißt Schach: Der Spieler muss bei seinem nächsten Zug heraus.', 'Wer keinen Ausweg hat, wenn er an die Reihe kommt, ist matt und nimmt alle Figuren vom Brett.', 'Der Letzte gewinnt. In Teams entscheidet das erste Matt.'],
    rules: ['Die Offiziere stehen auf der äußeren Reihe, die Bauern davor. Helle Heere haben die Dame auf dem hellen der beiden Königsfelder, dunkle auf dem dunklen.', 'Ein Bauer darf vom Ausgangsfeld zwei Schritte gehen. Bis sein Spieler wieder am Zug ist, darf ihn jeder andere en passant schlagen.', CROSS_PAWN, 'Rochade: König und Turm unbewegt, nichts dazwischen, der König nicht im Schach, und er überquert und erreicht kein angegriffenes Feld. Er geht zwei Felder auf den Turm zu.', 'Über das Matt wird erst entschieden, wenn der Mattgesetzte selbst am Zug ist: Bis dahin kann jeder den König befreien – oder die Falle schließen.', 'Bei zwei Parteien entscheidet das erste Matt. „Weiterspielen“ nimmt nur den König weg; die Partei, deren Könige beide matt sind, verliert.', 'Patt dessen, der am Zug ist, macht die ganze Partie remis.', LAST, CROSS_CORNERS],
    example: 'En passant: Schlagen Sie den Bauern, der eben an Ihrem vorbeigezogen ist.',
    talk: 'Schach wird angesagt. Das tut das Brett, wenn Sie nicht wählen, dass die Spieler es selbst tun. Ein erfahrener Partner darf erklären, loben und verbessern.',
  },
  quadrocheckers: {
    about: 'Je acht Steine auf den dunklen Feldern des Kreuzes. Springen ist Pflicht, Damen fliegen, und Steine kommen von vier Seiten zugleich.',
    source: 'Aus der Anleitung „QuadroChess and Checkers“ von EuroSchach Dresden.',
    guide: ['Je acht Steine auf den dunklen Feldern. Es geht im Uhrzeigersinn.', 'Ein Stein geht einen Schritt schräg vorwärts.', 'Steht ein fremder Stein davor und ist das Feld dahinter frei, muss er springen – und weiter, solange es geht.', 'Auf der letzten Reihe wird der Stein zur Dame, zwei Steine hoch. Damen fliegen über die Diagonalen.', 'Wer keine Steine mehr hat, ist ausgeschieden. Der Letzte gewinnt.'],
    rules: ['Steine gehen und springen nur vorwärts. Eine Dame zieht schräg so weit sie will und hält gleich hinter dem übersprungenen Stein.', 'Ein übersprungener Stein verlässt das Brett sofort, vor dem nächsten Sprung. Unter mehreren Sprüngen wählen Sie frei.', 'Steine des Partners werden nie übersprungen; sie versperren.', 'Wird ein Stein zur Dame, endet der Zug. Ein Stein, der nie mehr vorwärts könnte, wird auch zur Dame.', 'Mit „Pusten“ ist Schlagen kein Zwang. Der nächste Gegner darf vor seinem Zug einen Stein wegnehmen, der das Schlagen versäumt oder zu früh aufgehört hat.', 'Wer Steine hat, aber nicht ziehen kann, passt; sind nur noch zwei Parteien da, hat die verloren, die nicht ziehen kann.', 'Dreimal dieselbe Stellung und fünfzig Runden ohne Schlagen und ohne Steinzug ergeben Remis.', STONE_CORNERS],
    example: 'Gelb muss springen: Versuchen Sie es.',
    talk: 'Nach der Anleitung darf ein erfahrener Partner erklären, loben und verbessern.',
  },
  'chess-four': {
    about: 'Zwei Teams von Nachbarn, Hell gegen Dunkel, die sich abwechseln: Weiß, Schwarz, Gelb, Braun. Die Figuren eines Mattgesetzten bleiben als Hindernis und dürfen geschlagen werden.',
    source: 'C. Ceille, „Chess Four“, 1987.',
    guide: ['Weiß und Gelb spielen gegen Schwarz und Braun; Partner sitzen nebeneinander.', 'Die Reihenfolge ist Weiß, Schwarz, Gelb, Braun: Die Teams wechseln sich ab.', 'Mit dem Partner dürfen Sie reden, wie Sie wollen.', 'Wer matt ist, scheidet aus; seine Figuren bleiben und versperren.', 'Das Team, dessen Spieler beide matt sind, verliert.'],
    rules: ['Jeder König beginnt auf einem hellen Feld, die Dame daneben auf dem dunklen. Die Rochade in die Ecke, die Partner teilen, bringt ihre Könige zueinander.', 'En passant nur zwischen gegenüberliegenden Seiten.', CROSS_PAWN, 'Wer bei seinem Zug matt ist, scheidet aus. Seine Figuren bleiben, geben kein Schach und dürfen vom anderen Team geschlagen werden, auch der König. Der Partner kann ihn nur vor diesem Zug befreien.', 'Patt dessen, der am Zug ist, ergibt Remis.', CROSS_CORNERS],
    talk: 'Die Spieler dürfen über alles reden.',
  },
  gencon: {
    about: 'Jeder für sich, und Könige werden wirklich geschlagen: Dann verlässt der ganze Arm des Verlierers das Brett, mit allem darauf. Der Sieger darf verlorene Figuren zurückstellen.',
    source: 'Beschrieben von D. Loeb, der es auf der GenCon 1983 spielte; wer es erfand, sagt er nicht.',
    guide: ['Jeder für sich, im Uhrzeigersinn von unten.', 'Im Schach müssen Sie heraus, wenn Sie können. Wenn nicht, passen Sie – und hoffen.', 'Schlagen Sie einen König: Sein Spieler scheidet aus, und der Arm des Bretts ist weg.', 'Danach stellen Sie fehlende eigene Figuren auf ihre Ausgangsfelder zurück.', 'Der Letzte im Spiel gewinnt.'],
    rules: ['Wer im Schach steht, muss zuerst heraus, auch bevor er einen anderen König schlägt.', 'Wird ein König geschlagen, geht sein Arm aus 2 × 8 Feldern mit allem, was dort steht. Stand dort der König eines Dritten, scheidet auch der aus, und so fort.', 'Danach darf der Schlagende fehlende Figuren einzeln auf freie Ausgangsfelder ihrer Art zurückstellen; „Fertig“ beendet es. Ist der eigene König mit einem Arm verloren, muss er zuerst zurück.', 'Figuren Ausgeschiedener bleiben als Hindernisse stehen und dürfen von jedem geschlagen werden.', 'Jeder der drei Spieler danach darf einen Bauern im Vorbeigehen schlagen; der Schlag nimmt alles, was das Feld überquert hat oder darauf steht.', CROSS_PAWN + ' Wo der Weg davor weggefallen ist, gilt das neue Ende.', 'Eine ganze Runde Passen, dreimal dieselbe Stellung, fünfzig Runden und Vereinbarung ergeben Remis.', CROSS_CORNERS],
    example: 'Gelb kann einen König schlagen: Sehen Sie, was mit dem Arm geschieht.',
    talk: 'Die Quelle sagt nichts über das Reden.',
  },
  american: {
    about: 'Zwei Teams, Partner gegenüber. Wer matt ist, erstarrt nur und kann wieder befreit werden; das Team, dessen Partner beide matt sind, verliert.',
    source: 'Four Handed Chess Club of San Antonio.',
    guide: ['Weiß und Sand spielen gegen Schwarz und Braun, Partner gegenüber.', 'Es geht im Uhrzeigersinn, Weiß beginnt.', 'Wer matt ist, ist erstarrt, nicht ausgeschieden: Befreien Sie Ihren Partner!', 'Bauern werden nur auf feindlichen Grundreihen verwandelt. Auf der des Partners kehren sie um.', 'Setzen Sie beide Partner zugleich matt, und Sie haben gewonnen.'],
    rules: ['Alle Damen beginnen auf hellen Feldern.', BACKROWS, 'Ein Bauer braucht bis zur Verwandlung mindestens drei Schläge, und höchstens neun, solange er nicht umgekehrt ist.', FROZEN, 'Ein Team verliert, wenn ein Spieler bei seinem Zug matt ist, während der andere erstarrt ist, oder wenn beide aufgeben wollen.', 'Wer patt ist, passt.', 'En passant durch jeden Gegner, bis der Besitzer des Bauern wieder am Zug ist; Rochade wie gewohnt.'],
    talk: '',
  },
  hughes: {
    about: 'Das viktorianische Teamspiel: Bauern werden nur zu Damen und dürfen über einen Bauern des Partners springen. Gewonnen ist erst, wenn beide Gegner zugleich matt sind.',
    source: 'M. E. Hughes-Hughes, Regeln von 1888.',
    guide: ['Schwarz und Rot spielen gegen Gelb und Weiß, Partner gegenüber. Schwarz beginnt.', 'Ein Bauer, den der Bauer des Partners aufhält, darf über ihn springen.', 'Wer matt ist, passt und kann von jedem befreit werden.', 'Bauern werden zu Damen, und nur auf feindlichen Grundreihen.', 'Halten Sie beide Gegner zugleich matt – alles andere ist remis.'],
    rules: ['Die Dame steht links vom König.', BACKROWS + ' Hier wird er zur Dame, zu nichts anderem.', 'Ein Bauer, vor dem ein Bauer des Partners steht, darf über ihn auf das nächste Feld springen, wenn es frei ist.', 'Bauern kehren immer wieder um, und gesprungen wird in beide Richtungen.', FROZEN, 'Wer patt ist, passt.', 'Das Team, das beide Gegner zugleich matt hält, gewinnt. Jedes andere Ende ist remis, außer wenn ein Team gemeinsam aufgibt.'],
    example: 'Die Bauern der Partner treffen sich: Springen Sie darüber.',
    talk: '',
  },
  verney: {
    about: 'Die ältere Schwester von Hughes’ Spiel: Alle Damen stehen auf hellen Feldern, und es gibt keinen Doppelschritt; so treffen sich die Heere spät und in voller Stärke.',
    source: 'G. H. Verney, Regeln von 1881.',
    guide: ['Partner sitzen gegenüber; es geht im Uhrzeigersinn.', 'Bauern gehen von Anfang an nur ein Feld.', 'Ein Bauer, den der Bauer des Partners aufhält, darf über ihn springen.', 'Wer matt ist, passt und kann befreit werden.', 'Halten Sie beide Gegner zugleich matt.'],
    rules: ['Alle Damen beginnen auf hellen Feldern. Es gibt keinen Doppelschritt, also auch kein En passant.', BACKROWS + ' Hier wird er zur Dame, zu nichts anderem.', 'Ein Bauer, vor dem ein Bauer des Partners steht, darf über ihn springen.', FROZEN, 'Wer patt ist, passt.', 'Wer beide Gegner zugleich matt hält, gewinnt. Jedes andere Ende ist remis, außer einer Aufgabe.'],
    example: 'Die Bauern der Partner treffen sich: Springen Sie darüber.',
    talk: '',
  },
  political: {
    about: 'Das amerikanische Brett, jeder für sich, mit Reden und flüchtigen Pakten. Ein Pakt bindet niemanden, und alle hören davon.',
    source: 'Four Handed Chess Club of San Antonio.',
    guide: ['Jeder für sich; der Letzte im Spiel gewinnt.', 'Reden Sie! Tippen Sie auf einen Namen, um einen Pakt zu verkünden.', 'Ein Pakt ändert nie, was erlaubt ist – nur, was sich gehört.', 'Wer matt ist, scheidet aus; die Figuren bleiben als Hindernis.', 'Vorsicht vor drei gegen einen.'],
    rules: ['Brett, Aufstellung und Züge wie im amerikanischen Spiel.', 'Ein Bauer wird auf der Grundreihe jedes anderen Spielers verwandelt.', 'Wer bei seinem Zug matt ist, scheidet aus, die Figuren bleiben. Wer patt ist, passt. Der Letzte im Spiel gewinnt.', 'Zwei Spieler dürfen jederzeit einen Pakt verkünden und wieder lösen. Die Partie bewahrt sie auf.', 'Drei im Pakt gegen den Vierten: Die Quelle rät davon ab, außer wenn der Vierte fast matt ist.'],
    talk: 'Reden und Handeln sind das Herz des Spiels.',
  },
  coalition: {
    about: 'Zwei Großmächte mit Königen, zwei kleine mit Flugzeugen und Unterseebooten, und drei Runden Diplomatie, in denen die Bündnisse entstehen. Schönbergs Kriegsspiel auf 10 × 10 Feldern.',
    source: 'Arnold Schönberg, Manuskript T57.08, um 1922; Aufstellung und Felder wie im Wiener Katalog von 2004.',
    guide: ['Gelb und Schwarz sind groß und haben Könige; Rot und Grün sind klein und wählen ihre Seite.', 'Gelb darf aufstellen und muss dann mit einem Angriff beginnen.', 'In den ersten drei Runden entstehen die Bündnisse – durch ein Wort, oder dadurch, wen Sie schlagen.', 'Schach wird sofort beantwortet, auch außer der Reihe.', 'Setzen Sie den feindlichen König matt, oder schlagen Sie alle Figuren außer ihm.'],
    rules: ['Die Reihenfolge ist Gelb, Schwarz, Grün, Rot. Ein Flugzeug darf nicht dorthin zurück, wo es stand. Eine kleine Macht ohne Figuren scheidet aus.', 'Eine große und eine kleine Macht bilden eine Koalition. Eine kleine Macht darf sich bei ihrem Zug erklären; schlägt sie eine Figur einer Großmacht oder gibt ihr Schach, ist sie gegen sie; schlägt eine Großmacht eine kleine, ist sie gegen diese. Die erste Festlegung ordnet alles für immer.', 'Je einmal in diesen Runden darf jeder aussetzen oder die Figuren in seinem Feld umstellen. Gelb darf das nicht in Runde 1. Gelb und Schwarz dürfen einmal ihren Motorradfahrer auf die andere Feldfarbe stellen.', 'Rot darf sich in Runde 1 nicht für Gelb erklären. Wird Rot erst in Runde 3 Verbündeter von Gelb, erhält Rot keine Punkte.', 'Ohne Bündnis nach drei Runden endet die Partie ohne Punkte. Die Ecken bleiben zu, bis die Bündnisse stehen.', 'Eine Großmacht, die im Schach steht und nicht als Nächste dran ist, zieht trotzdem sofort und setzt dafür später einmal aus.', 'Garde und Maschinengewehr dürfen am Rand eines feindlichen Feldes gegen jede Figur außer dem König getauscht werden.', 'Sieger erhalten je 6 Punkte, Verlierer 2, ein Remis bringt je 2.'],
    talk: 'In den ersten drei Runden ist Reden frei; danach kann nur noch ein Remis vereinbart werden.',
  },
  orthodox: {
    about: 'Das Spiel, das jeder kennt, auf dem Innenbrett, auf Wunsch mit 960 gemischten Aufstellungen.',
    source: 'Die Schachregeln der FIDE; auch die Dresdner Anleitung lädt dazu ein.',
    guide: ['Weiß beginnt, dann wechseln Sie sich ab.', 'Tippen Sie eine Figur an, dann ein markiertes Feld.', 'Ein König im Schach muss heraus.', 'Kein Ausweg ist Matt: Die Partie ist gewonnen.', 'Kein Zug ohne Schach ist Patt: remis.'],
    rules: ['Alles nach den Regeln der FIDE: Rochade, En passant, Verwandlung, Patt.', 'Steht dieselbe Stellung zum dritten Mal oder wurde fünfzig Züge lang weder geschlagen noch ein Bauer gezogen, darf, wer am Zug ist, Remis fordern. Beim fünften Mal oder nach 75 Zügen endet die Partie von selbst.'],
    talk: 'Die Spieler sprechen nicht über die Partie.',
  },
  'checkers-classic': {
    about: 'Je zwölf Steine auf dem Innenbrett, mit den Regeln von QuadroCheckers: Schlagzwang und fliegende Damen, die gleich dahinter halten.',
    source: 'Aus der Anleitung „QuadroChess and Checkers“ von EuroSchach Dresden.',
    guide: ['Steine gehen schräg vorwärts.', 'Springen Sie, wenn Sie können, und springen Sie weiter.', 'Auf der letzten Reihe wird der Stein zur Dame.', 'Eine Dame fliegt über die Diagonalen.', 'Wer keinen Stein oder keinen Zug hat, hat verloren.'],
    rules: ['Steine gehen und springen nur vorwärts; eine Dame zieht so weit sie will und hält gleich hinter dem übersprungenen Stein.', 'Schlagen und Weiterspringen sind Pflicht; welchen Sprung, wählen Sie. Ein übersprungener Stein geht sofort vom Brett.', 'Wird ein Stein zur Dame, endet der Zug.', 'Dreimal dieselbe Stellung und fünfzig Runden ohne Schlagen und ohne Steinzug ergeben Remis.'],
    example: 'Weiß muss springen: Versuchen Sie es.',
    talk: 'Nach der Anleitung darf ein erfahrener Partner erklären, loben und verbessern.',
  },
  'online-teams': {
    about: 'Das Teamspiel, wie es die meisten aus dem Netz kennen: Partner gegenüber, Verwandlung auf der elften Reihe, das erste Matt entscheidet.',
    source: 'Wie es heute auf chess.com gespielt wird; beschrieben nach den Partien dort.',
    guide: ['Rot und Gelb spielen gegen Blau und Grün.', 'Es geht im Uhrzeigersinn, Rot beginnt.', 'Bauern werden auf der elften Reihe verwandelt.', 'Ein König, der in Gefahr bleibt, darf geschlagen werden.', 'Das erste Matt gewinnt für das Team.'],
    rules: ['Ein Bauer wird auf der elften Reihe verwandelt, von der eigenen Seite gezählt.', 'Matt ist ein Spieler erst bei seinem eigenen Zug; dann hat sein Team verloren. Einen feindlichen König zu schlagen gewinnt sofort.', 'Patt dessen, der am Zug ist, ergibt Remis. Figuren des Partners werden nie geschlagen.', 'En passant durch jeden Gegner, bis der Besitzer des Bauern wieder am Zug ist.'],
    talk: '',
  },
  'online-ffa': {
    about: 'Jeder für sich und nach Punkten: Figuren, Matts und Doppelschachs zählen. Wer geht, wird grau, und sein König wandert allein weiter.',
    source: 'Wie es heute auf chess.com gespielt wird; beschrieben nach den Partien dort.',
    guide: ['Jeder für sich; Punkte entscheiden.', 'Schlagen und Mattsetzen bringen Punkte: ein Matt 20.', 'Bauern werden auf der achten Reihe zu Ein-Punkt-Damen.', 'Graue Figuren sind nichts wert.', 'Wer am Ende die meisten Punkte hat, gewinnt.'],
    rules: ['Bauer 1, Springer 3, Läufer 5, Turm 5, Dame 9; Matt oder Schlagen eines lebenden Königs 20; wer selbst patt ist, erhält 20.', 'Matt gilt sofort: Nach jedem Zug scheidet jeder aus, der im Schach steht und keinen eigenen Zug hat.', 'Zwei Könige zugleich im Schach bringen mit der Dame 1, sonst 5; drei Könige 5 und 20.', 'Wer aufgibt oder die Zeit überschreitet, hinterlässt ein graues Heer; der König wandert von selbst und ist 20 wert.', 'Bleibt einer übrig, erhält er 20 für jeden König, der noch lebt. Remis bringt jedem Lebenden 10.', 'Sind zwei übrig, darf der Führende bei 21 Punkten Vorsprung, und 20 mehr für jeden wandernden König, den Sieg fordern.'],
    talk: '',
  },
};

const CHESS_MEN = ['K', 'Der König geht einen Schritt in jede Richtung. Pass gut auf ihn auf!', 'Q', 'Die Dame läuft, so weit sie will, gerade oder schräg.', 'R', 'Der Turm läuft gerade: vor, zurück, links, rechts.', 'B', 'Der Läufer läuft schräg, immer auf derselben Farbe.', 'N', 'Der Springer hüpft: zwei geradeaus und einen zur Seite, über alle hinweg.', 'P', 'Der Bauer geht einen Schritt vor, beim ersten Mal auch zwei. Er schlägt schräg nach vorn.'];

/** @type {Record<string, string[]>} */
const pieces = {
  chess: CHESS_MEN,
  verney: [...CHESS_MEN.slice(0, -1), 'Der Bauer geht einen Schritt vor. Er schlägt schräg nach vorn und darf über den Bauern des Partners springen.'],
  checkers: ['M', 'Ein Stein geht schräg nach vorn und springt über einen fremden, wenn dahinter Platz ist.', 'K', 'Eine Dame fliegt schräg, vor und zurück, und landet gleich hinter dem Stein, den sie überspringt.'],
  coalition: ['K', 'Der König geht einen Schritt in jede Richtung.', 'F', 'Das Flugzeug macht zwei Springerzüge auf einmal, über alles hinweg, aber nie dorthin zurück, wo es stand.', 'U', 'Das Unterseeboot zieht wie eine Dame oder wie ein Springer.', 'T', 'Der Tank fährt gerade oder schräg, so weit er will.', 'A', 'Die Artillerie fährt gerade.', 'I', 'Der Ingenieur läuft schräg.', 'R', 'Der Motorradfahrer hüpft wie ein Springer.', 'M', 'Das Maschinengewehr geht einen Schritt in jede Richtung; beim ersten Mal darf es zwei vor.', 'S', 'Die Garde geht wie ein Bauer.'],
};

export default { words, games, pieces };
