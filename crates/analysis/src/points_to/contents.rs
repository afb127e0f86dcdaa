//! The contents of objects: one node per field that is accessed exactly, and one per group of fields that is read or
//! written through an inexact pointer.
//!
//! A write through a pointer with stride 24 and residue 8 goes to the node of that group, from which it flows into each
//! field of the group and each overlapping group that is read; reads are the other way round. So an inexact access does
//! not merge the fields for exact accesses, and costs one edge per field, not one per pair of accesses.

use super::locations::{AbstractObjectId, GRANULE, Offset, gcd};
use loam_base::IdMap;
use std::collections::BTreeMap;

/// A node of the constraint graph.
pub type Node = u32;

/// A group of fields: all fields whose number modulo `every` is `residue`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Group {
    every: u32,
    residue: u32,
}

/// All fields of an object.
const ALL: Group = Group { every: 1, residue: 0 };

impl Group {
    fn has(self, field: u32) -> bool {
        field % self.every == self.residue
    }

    fn meets(self, other: Self) -> bool {
        let common = gcd(u64::from(self.every), u64::from(other.every)) as u32;
        self.residue % common == other.residue % common
    }
}

/// The contents of one object.
#[derive(Default)]
struct Stored {
    fields: BTreeMap<u32, Node>,
    read: Vec<(Group, Node)>,
    written: Vec<(Group, Node)>,
    /// The objects to which the contents are copied.
    copied_to: Vec<Copied>,
}

/// Copies all contents of one object to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copied {
    /// The other object.
    pub to: AbstractObjectId,
    /// The number of fields of the other object.
    pub fields: u32,
    /// The distance in fields between source and destination.
    pub distance: i64,
}

/// The constraint graph as the contents use it.
pub trait Graph {
    /// A new node.
    fn node(&mut self) -> Node;
    /// Adds an edge: the set of one node flows to the other.
    fn flows(&mut self, from: Node, to: Node);
}

/// The contents of all objects.
#[derive(Default)]
pub struct Contents {
    stored: IdMap<AbstractObjectId, Stored>,
}

/// Whether an access reads or writes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// A read.
    Read,
    /// A write.
    Write,
}

impl Contents {
    /// The nodes an access of `width` bytes touches.
    pub fn touched(
        &mut self,
        graph: &mut impl Graph,
        object: AbstractObjectId,
        offset: Offset,
        (fields, width): (u32, u64),
        direction: Direction,
    ) -> Vec<Node> {
        let last = |first: u64| (first + width.max(1) - 1) / GRANULE;
        match offset {
            // The object has at most one field.
            _ if fields <= 1 => (0..fields).map(|field| self.field(graph, object, field)).collect(),
            Offset::At(at) => {
                let end = at.saturating_add(width.max(1) as i64) - 1;
                if end < 0 {
                    return Vec::new();
                }
                let (first, last) = (at.max(0) as u64 / GRANULE, end as u64 / GRANULE);
                let range = first..(last + 1).min(u64::from(fields));
                range.map(|field| self.field(graph, object, field as u32)).collect()
            }
            Offset::Every { stride, residue } => {
                let every = stride / GRANULE as u32;
                let residue = u64::from(residue);
                let range = residue / GRANULE..(last(residue) + 1).min(residue / GRANULE + u64::from(every));
                range
                    .map(|field| Group { every, residue: (field % u64::from(every)) as u32 })
                    .map(|group| self.group(graph, object, group, direction))
                    .collect()
            }
            Offset::Any => vec![self.group(graph, object, ALL, direction)],
        }
    }

    /// Copies all contents of one object to another.
    pub fn copy(&mut self, graph: &mut impl Graph, from: AbstractObjectId, copied: Copied) {
        let stored = self.stored(from);
        if stored.copied_to.contains(&copied) {
            return;
        }
        stored.copied_to.push(copied);
        let known: Vec<(u32, Node)> = stored.fields.iter().map(|(&field, &node)| (field, node)).collect();
        let groups = stored.written.clone();
        for (field, node) in known {
            self.copy_field(graph, field, node, copied);
        }
        for (group, node) in groups {
            self.copy_group(graph, group, node, copied);
        }
    }

    fn copy_field(&mut self, graph: &mut impl Graph, field: u32, node: Node, copied: Copied) {
        let target = i64::from(field) + copied.distance;
        if target < 0 {
            return;
        }
        let target = match u32::try_from(target) {
            Ok(target) if target < copied.fields => self.field(graph, copied.to, target),
            // The destination is outside of the object, or beyond the fields that are distinguished.
            _ => self.group(graph, copied.to, ALL, Direction::Write),
        };
        graph.flows(node, target);
    }

    fn copy_group(&mut self, graph: &mut impl Graph, group: Group, node: Node, copied: Copied) {
        let residue = (i64::from(group.residue) + copied.distance).rem_euclid(i64::from(group.every)) as u32;
        let target = self.group(graph, copied.to, Group { residue, ..group }, Direction::Write);
        graph.flows(node, target);
    }

    /// Every field that has a node, with its node, in order.
    pub fn fields(&self, object: AbstractObjectId) -> impl Iterator<Item = (u32, Node)> {
        self.stored
            .get(object)
            .into_iter()
            .flat_map(|stored| stored.fields.iter().map(|(&at, &node)| (at, node)))
    }

    /// The nodes of groups that were written.
    pub fn written(&self, object: AbstractObjectId) -> impl Iterator<Item = Node> {
        self.stored.get(object).into_iter().flat_map(|stored| stored.written.iter().map(|&(_, node)| node))
    }

    fn stored(&mut self, object: AbstractObjectId) -> &mut Stored {
        while self.stored.len() <= object.0 as usize {
            self.stored.push(Stored::default());
        }
        &mut self.stored[object]
    }

    fn field(&mut self, graph: &mut impl Graph, object: AbstractObjectId, field: u32) -> Node {
        let stored = self.stored(object);
        if let Some(&node) = stored.fields.get(&field) {
            return node;
        }
        let node = graph.node();
        stored.fields.insert(field, node);
        for &(group, written) in &stored.written {
            if group.has(field) {
                graph.flows(written, node);
            }
        }
        for &(group, read) in &stored.read {
            if group.has(field) {
                graph.flows(node, read);
            }
        }
        for copied in stored.copied_to.clone() {
            self.copy_field(graph, field, node, copied);
        }
        node
    }

    fn group(
        &mut self,
        graph: &mut impl Graph,
        object: AbstractObjectId,
        group: Group,
        direction: Direction,
    ) -> Node {
        let stored = self.stored(object);
        let (own, others) = match direction {
            Direction::Read => (&mut stored.read, &stored.written),
            Direction::Write => (&mut stored.written, &stored.read),
        };
        if let Some(&(_, node)) = own.iter().find(|(known, _)| *known == group) {
            return node;
        }
        let node = graph.node();
        own.push((group, node));
        let mut join = |other: Node| match direction {
            Direction::Read => graph.flows(other, node),
            Direction::Write => graph.flows(node, other),
        };
        others.iter().filter(|(other, _)| group.meets(*other)).for_each(|&(_, other)| join(other));
        stored.fields.iter().filter(|(field, _)| group.has(**field)).for_each(|(_, &field)| join(field));
        if direction == Direction::Write {
            for copied in stored.copied_to.clone() {
                self.copy_group(graph, group, node, copied);
            }
        }
        node
    }
}
