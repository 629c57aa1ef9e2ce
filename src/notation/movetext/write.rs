//! From the tree of a record to text, always the same for the same record.

use super::Dialect;
use crate::effect::Effect;
use crate::game::{Event, Game, Node, NodeId, Record};
use crate::position::Position;
use crate::seat::Seat;

/// Longest line of PGN's moves, in characters.
const LINE_LENGTH: usize = 79;

/// `[Name "value"]` and a line's end.
pub(in crate::notation) fn write_tag(out: &mut String, name: &str, value: &str) {
    for part in ["[", name, " \"", &escaped(value), "\"]\n"] {
        out.push_str(part);
    }
}

/// A text as it stands between quotes.
pub(in crate::notation) fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}

/// The moves of a game's record: each main move, then the variations that replace it, then what follows. Rounds are counted
/// from `first_round`; `unsaid` is a last event that the result says already.
pub(in crate::notation) fn write_moves(
    game: &Game,
    dialect: &dyn Dialect,
    first_round: u32,
    unsaid: Option<NodeId>,
) -> String {
    let record = game.record();
    let mut shown = game.clone();
    shown.go_to(0);
    while shown.undo() {}
    let mut on_line = vec![None; record.len()];
    for (place, node) in game.line().iter().take(game.cursor()).enumerate() {
        on_line[node.index()] = Some(place);
    }
    let mut writer = Writer {
        record,
        dialect,
        source: game,
        on_line,
        elsewhere: shown,
        out: Output {
            text: String::new(),
            column: 0,
            length: dialect.is_pgn().then_some(LINE_LENGTH),
        },
        first_round,
        rounds: vec![Round::default(); record.len()],
        joins: None,
    };
    for comment in record.preface() {
        writer.out.word(" ", &comment_text(comment));
    }
    let mut tasks: Vec<Task> = Vec::new();
    tasks.extend(
        record
            .children(None)
            .first()
            .map(|&node| Task::Node(node, true)),
    );
    while let Some(task) = tasks.pop() {
        match task {
            Task::Node(node, _) if Some(node) == unsaid => {}
            Task::Node(node, begins_line) => {
                let written = writer.node(node, begins_line);
                tasks.push(Task::After(written));
                let parent = record.node(node).parent;
                let siblings = record.children(parent);
                if siblings.first() == Some(&node) {
                    tasks.extend(
                        siblings
                            .iter()
                            .skip(1)
                            .rev()
                            .map(|&other| Task::Open(other)),
                    );
                }
            }
            Task::Open(node) => {
                writer.out.word(" ", "(");
                writer.joins = None;
                tasks.push(Task::Close);
                tasks.push(Task::Node(node, true));
            }
            Task::Close => {
                writer.out.word("", ")");
                writer.joins = None;
            }
            Task::After(node) => {
                let next = record.children(Some(node)).first();
                tasks.extend(next.map(|&next| Task::Node(next, false)));
            }
        }
    }
    writer.out.text
}

enum Task {
    /// Write a node; does it begin its line of play?
    Node(NodeId, bool),
    Open(NodeId),
    Close,
    /// Go on behind a node.
    After(NodeId),
}

/// The round that a node belongs to.
#[derive(Clone, Copy, Default)]
struct Round {
    number: u32,
    /// The place in the order of play of the last player who moved in his regular turn.
    place: Option<usize>,
}

struct Writer<'a> {
    record: &'a Record,
    dialect: &'a dyn Dialect,
    /// The game as it was handed in: it knows the positions along the line that it shows.
    source: &'a Game,
    /// The place of each node on that line, if it stands there before the cursor.
    on_line: Vec<Option<usize>>,
    /// Visits the other nodes.
    elsewhere: Game,
    out: Output,
    first_round: u32,
    rounds: Vec<Round>,
    /// The node whose player goes on in the same turn, with nothing written behind it yet.
    joins: Option<NodeId>,
}

impl Writer<'_> {
    /// Writes an event with its marks and comments. The answer is the last node written: with a departure in the mover's own
    /// slot, the move that follows it is written, too.
    fn node(&mut self, id: NodeId, begins_line: bool) -> NodeId {
        let record = self.record;
        let node = record.node(id);
        let before = self.before(id);
        let effects = effects_of(&before, &node.event);
        let mut word = self.dialect.word(&before, &node.event, &effects);
        let (round, begins_round) =
            self.round(id, &before, self.dialect.fills_slot(&node.event, &word));
        let mut last = (id, node, effects);
        if let Some((next, joined, effects)) = self.joined(id, node) {
            word = joined;
            self.rounds[next.index()] = round;
            last = (next, record.node(next), effects);
        }
        let (id, node, effects) = last;
        let goes_on = !begins_line && self.joins == node.parent && self.joins.is_some();
        if goes_on {
            self.out.push(",", &word);
        } else if begins_line || begins_round {
            let separator = if self.out.text.is_empty() || self.out.text.ends_with('(') {
                ""
            } else if begins_line || self.dialect.is_pgn() {
                " "
            } else {
                "\n"
            };
            self.number(separator, round, node.seat);
            self.out.word(" ", &word);
        } else if self.dialect.is_pgn() && self.out.text.ends_with(['}', ')']) {
            self.number(" ", round, node.seat);
            self.out.word(" ", &word);
        } else {
            let separator = if self.dialect.is_pgn() { " " } else { " .. " };
            self.out.word(separator, &word);
        }
        self.annotate(node);
        let passes = effects
            .iter()
            .any(|effect| matches!(effect, Effect::Turn { .. } | Effect::Over { .. }));
        let is_move = matches!(node.event, Event::Move { .. });
        self.joins = (is_move && is_bare(node) && !passes).then_some(id);
        id
    }

    /// The round's number; PGN writes dots behind it where Black's move comes first.
    fn number(&mut self, separator: &str, round: Round, seat: Seat) {
        let dots = if self.dialect.is_pgn() && seat == Seat::North {
            "..."
        } else {
            "."
        };
        self.out.word(separator, &format!("{}{dots}", round.number));
    }

    /// The position in which a node's event happened.
    fn before(&mut self, id: NodeId) -> Position {
        if let Some(place) = self.on_line[id.index()] {
            return self.source.position_before(place).clone();
        }
        match self.record.node(id).parent {
            Some(parent) => self.elsewhere.go_to_node(parent),
            None => while self.elsewhere.undo() {},
        }
        self.elsewhere.position().clone()
    }

    /// The next node with its word joined to this one's, where the dialect does so and nothing stands between them.
    fn joined(&mut self, id: NodeId, node: &Node) -> Option<(NodeId, String, Vec<Effect>)> {
        let &[next] = self.record.children(Some(id)) else {
            return None;
        };
        let siblings = self.record.children(node.parent);
        let is_varied = siblings.len() > 1 && siblings.first() == Some(&id);
        let follower = self.record.node(next);
        let is_move = matches!(follower.event, Event::Move { .. });
        if is_varied || !is_bare(node) || !is_move || follower.seat != node.seat {
            return None;
        }
        let position = self.before(next);
        let effects = effects_of(&position, &follower.event);
        let word = self.dialect.word(&position, &follower.event, &effects);
        let joined = self.dialect.joined(&position, &node.event, &word)?;
        Some((next, joined, effects))
    }

    /// The round of a node, and whether it begins it. Only what fills a player's slot can.
    fn round(&mut self, id: NodeId, before: &Position, fills_slot: bool) -> (Round, bool) {
        let node = self.record.node(id);
        let parent = node.parent.map(|parent| self.rounds[parent.index()]);
        let mut round = parent.unwrap_or(Round {
            number: self.first_round,
            place: None,
        });
        let place = place(before, node.seat);
        let same_turn = self.joins.is_some() && self.joins == node.parent;
        let mut begins = parent.is_none();
        if fills_slot && !same_turn && !before.is_out_of_order() {
            if round.place.is_some_and(|last| place <= last) {
                round.number += 1;
                begins = true;
            }
            round.place = Some(place);
        }
        self.rounds[id.index()] = round;
        (round, begins)
    }

    fn annotate(&mut self, node: &Node) {
        let (signs, nags) = node.marks.split_once('$').unwrap_or((&node.marks, ""));
        let signs: String = signs.chars().filter(|&c| c == '!' || c == '?').collect();
        self.out.push("", &signs);
        let is_number = |nag: &&str| !nag.is_empty() && nag.bytes().all(|b| b.is_ascii_digit());
        for nag in nags.split('$').filter(is_number) {
            self.out.word(" ", &format!("${nag}"));
        }
        if let Some(clock) = node.clock_ms {
            self.out
                .word(" ", &format!("{{{}}}", self.dialect.clock(clock)));
        }
        for comment in &node.comments {
            self.out.word(" ", &comment_text(comment));
        }
    }
}

/// Is nothing written about the event?
fn is_bare(node: &Node) -> bool {
    node.comments.is_empty() && node.clock_ms.is_none() && node.marks.is_empty()
}

/// What a move does, with the checks that stand afterwards; nothing for table events.
fn effects_of(before: &Position, event: &Event) -> Vec<Effect> {
    let mut effects = Vec::new();
    if let Event::Move { mv, .. } = *event {
        let mut after = before.clone();
        after.make(mv, &mut effects);
        after.tell_checks(&mut effects);
    }
    effects
}

fn place(position: &Position, seat: Seat) -> usize {
    let order = &position.variant().order;
    order.iter().position(|&other| other == seat).unwrap_or(0)
}

/// A comment cannot hold braces: other programs read none as pairs.
fn comment_text(comment: &str) -> String {
    format!("{{{}}}", comment.replace('{', "(").replace('}', ")"))
}

/// Text that breaks its lines where they get too long.
struct Output {
    text: String,
    column: usize,
    length: Option<usize>,
}

impl Output {
    fn push(&mut self, separator: &str, word: &str) {
        self.text.push_str(separator);
        self.text.push_str(word);
        self.column += separator.chars().count() + word.chars().count();
    }

    /// A word that may begin a new line.
    fn word(&mut self, separator: &str, word: &str) {
        let length = separator.chars().count() + word.chars().count();
        let too_long = self.length.is_some_and(|most| self.column + length > most);
        if self.text.is_empty() {
            self.push("", word);
        } else if separator == "\n" || too_long && separator == " " {
            self.text.push('\n');
            self.column = 0;
            self.push("", word);
        } else {
            self.push(separator, word);
        }
    }
}
