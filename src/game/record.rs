//! The record: a tree of events with comments and marks.

use super::event::Event;
use crate::seat::Seat;

/// A node's place in its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The number of nodes that were recorded earlier; a parent's is lower than its children's.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One event of a record, with what was written about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The event before it; `None` for a first event.
    pub parent: Option<NodeId>,
    /// What follows: the main line first, then variations.
    pub children: Vec<NodeId>,
    /// What happened.
    pub event: Event,
    /// Who did it.
    pub seat: Seat,
    /// Comments, in order.
    pub comments: Vec<String>,
    /// `!`, `?` and the like.
    pub marks: String,
    /// The mover's clock after the move, in milliseconds.
    pub clock_ms: Option<u64>,
}

/// Events as a tree whose first children are the main line, and tags.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    nodes: Vec<Node>,
    roots: Vec<NodeId>,
    tags: Vec<(String, String)>,
    preface: Vec<String>,
}

impl Record {
    /// A node.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// A node, for its comments, marks and clock.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// What follows a node, or begins the record.
    pub fn children(&self, node: Option<NodeId>) -> &[NodeId] {
        node.map_or(&self.roots, |id| &self.node(id).children)
    }

    /// The number of nodes.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Is nothing recorded?
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The child of `parent` with this event; a new one if there is none.
    pub(crate) fn add(&mut self, parent: Option<NodeId>, event: Event, seat: Seat) -> NodeId {
        if let Some(child) = self.child(parent, &event, seat) {
            return child;
        }
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            parent,
            children: Vec::new(),
            event,
            seat,
            comments: Vec::new(),
            marks: String::new(),
            clock_ms: None,
        });
        match parent {
            Some(parent) => self.node_mut(parent).children.push(id),
            None => self.roots.push(id),
        }
        id
    }

    /// Does the record hold this event here, and something behind it?
    pub(crate) fn goes_on_after(&self, parent: Option<NodeId>, event: &Event, seat: Seat) -> bool {
        self.child(parent, event, seat)
            .is_some_and(|child| !self.children(Some(child)).is_empty())
    }

    fn child(&self, parent: Option<NodeId>, event: &Event, seat: Seat) -> Option<NodeId> {
        let is_same = |&child: &NodeId| {
            let node = self.node(child);
            node.event == *event && node.seat == seat
        };
        self.children(parent).iter().copied().find(is_same)
    }

    /// Makes the line through a node the main line.
    pub fn promote(&mut self, node: NodeId) {
        let mut id = node;
        loop {
            let parent = self.node(id).parent;
            let siblings = match parent {
                Some(parent) => &mut self.node_mut(parent).children,
                None => &mut self.roots,
            };
            if let Some(place) = siblings.iter().position(|&sibling| sibling == id) {
                siblings[..=place].rotate_right(1);
            }
            let Some(parent) = parent else { return };
            id = parent;
        }
    }

    /// The nodes from the first event to a node.
    pub fn path_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> =
            std::iter::successors(Some(node), |&id| self.node(id).parent).collect();
        path.reverse();
        path
    }

    /// The main line.
    pub fn main_line(&self) -> Vec<NodeId> {
        let first = self.roots.first();
        first.map_or_else(Vec::new, |&first| self.line_from(first))
    }

    /// A node and what follows it, first children all the way.
    pub fn line_from(&self, node: NodeId) -> Vec<NodeId> {
        let next = |&id: &NodeId| self.node(id).children.first().copied();
        std::iter::successors(Some(node), next).collect()
    }

    /// The node of a place, if there are so many.
    pub fn id(&self, index: usize) -> Option<NodeId> {
        (index < self.nodes.len()).then_some(NodeId(index as u32))
    }

    /// Comments before the first event.
    pub fn preface(&self) -> &[String] {
        &self.preface
    }

    /// The comments before the first event.
    pub fn preface_mut(&mut self) -> &mut Vec<String> {
        &mut self.preface
    }

    /// The tags in order.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// A tag's value.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// Sets a tag, in its place if it is there already. Of the name only the letters of ASCII, digits and `_` count, since a file has no room for
    /// others; without any of them nothing is set.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let name = tag_name(name);
        if name.is_empty() {
            return;
        }
        match self.tags.iter_mut().find(|(known, _)| *known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.tags.push((name, value.to_owned())),
        }
    }
}

/// What a file can hold of a tag's name.
pub(crate) fn tag_name(name: &str) -> String {
    name.chars()
        .filter(|c| c.is_ascii_alphanumeric() || *c == '_')
        .collect()
}
