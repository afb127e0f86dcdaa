//! The least solution of inclusion constraints, by wave propagation.
//!
//! Nodes hold sets of locations. The set of one node *flows* to others, unchanged or moved by pointer arithmetic; an
//! address node is *accessed*, which makes sets flow from or to the fields of the objects it points to. A wave (Pereira
//! and Berlin, "Wave propagation and deep propagation for pointer analysis") merges the cycles of the graph, propagates
//! new locations through it once in topological order, and then adds the flows that follow from accesses; waves are
//! repeated until nothing is new. Arithmetic on a cycle (`p++` in a loop) would add one offset per wave, so it is
//! treated at once as repeated any number of times.

use super::bits::BitSet;
use super::contents::{Contents, Copied, Direction, Graph, Node};
use super::cycles::{Components, components};
use super::locations::{AbstractObjectId, GRANULE, Locations, Move, Offset, moved_offset};
use super::memo::{Memo, Mixer};
use loam_base::Halt;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashSet};
use std::hash::BuildHasherDefault;
use std::sync::Arc;

/// Flows that are added before cycles are searched again: with large points-to sets nearly all flows are on cycles.
const FLOWS_PER_WAVE: usize = 100_000;

/// How the fields behind an address are accessed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Access {
    /// Read or written.
    pub direction: Direction,
    /// The offset from the address; `None` for the whole object.
    pub at: Option<i64>,
    /// The number of bytes.
    pub width: u64,
}

/// A use of a node, applied to each location it points to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Use {
    /// Values flow between this node and the fields.
    Access(Access, Node),
    /// An [`Event`] with this token is reported.
    Watch(u32),
}

/// New locations that a watched node points to.
pub struct Event {
    /// The token passed to [`Solver::watch`].
    pub token: u32,
    /// The locations.
    pub locations: BitSet,
}

/// Figures of a solution.
#[derive(Clone, Copy, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Figures {
    pub nodes: usize,
    pub constraints: usize,
    pub flows: usize,
    pub merged_nodes: usize,
    pub waves: usize,
    pub set_bytes: usize,
}

/// The constraints, and their solution so far.
#[derive(Default)]
pub struct Solver {
    contents: Contents,
    graph: Nodes,
    /// Uses that were added to nodes with a non-empty set.
    fresh: Vec<(Node, Use)>,
    /// Nodes with locations that their uses have not been applied to.
    pending: BTreeSet<Node>,
    /// The dedicated node of each access. Never iterated.
    access_nodes: BTreeMap<(Node, Access), Node>,
    constraints: usize,
    waves: usize,
    merged: usize,
    halt: Halt,
}

#[derive(Default)]
struct Nodes {
    locations: Locations,
    parents: Vec<Node>,
    sets: Vec<Arc<BitSet>>,
    /// The locations of each node that were propagated along its flows.
    sent: Vec<Arc<BitSet>>,
    /// The locations that the uses of each node were applied to.
    seen: Vec<Arc<BitSet>>,
    flows: Vec<Vec<Node>>,
    moves: Vec<Vec<(Node, Move)>>,
    uses: Vec<Vec<Use>>,
    /// All flows, so that none is added twice. Never iterated.
    known: HashSet<u64, BuildHasherDefault<Mixer>>,
    /// Nodes with new locations.
    changed: Vec<Node>,
    is_changed: Vec<bool>,
    /// Whether flows were added since the last search for cycles.
    grew: bool,
    /// The number of flows ever added.
    added: usize,
    memo: Memo,
}

impl Graph for Nodes {
    fn node(&mut self) -> Node {
        let node = self.parents.len() as Node;
        self.parents.push(node);
        self.sets.push(Arc::default());
        self.sent.push(Arc::default());
        self.seen.push(Arc::default());
        self.flows.push(Vec::new());
        self.moves.push(Vec::new());
        self.uses.push(Vec::new());
        self.is_changed.push(false);
        node
    }

    fn flows(&mut self, from: Node, to: Node) {
        let (from, to) = (self.find(from), self.find(to));
        if from == to || !self.known.insert(u64::from(from) << 32 | u64::from(to)) {
            return;
        }
        self.flows[from as usize].push(to);
        self.grew = true;
        self.added += 1;
        let set = Arc::clone(&self.sets[from as usize]);
        self.add(to, &set, Some(&set));
    }
}

impl Nodes {
    fn find(&mut self, node: Node) -> Node {
        let mut root = node;
        while self.parents[root as usize] != root {
            root = self.parents[root as usize];
        }
        let mut at = node;
        while self.parents[at as usize] != root {
            at = std::mem::replace(&mut self.parents[at as usize], root);
        }
        root
    }

    /// Adds locations to a node. `whole` is a set that the result may equal, which is then shared.
    fn add(&mut self, node: Node, new: &Arc<BitSet>, whole: Option<&Arc<BitSet>>) {
        let old = &self.sets[node as usize];
        if new.is_empty() || Arc::ptr_eq(new, old) || whole.is_some_and(|whole| Arc::ptr_eq(whole, old)) {
            return;
        }
        let union = self.memo.union(&self.locations, old, new, whole);
        if !Arc::ptr_eq(&union, &self.sets[node as usize]) {
            self.sets[node as usize] = union;
            self.mark(node);
        }
    }

    /// The locations of a set after pointer arithmetic.
    fn moved(&mut self, set: &Arc<BitSet>, by: Move) -> Arc<BitSet> {
        let Self { memo, locations, .. } = self;
        memo.moved(locations, set, by)
    }

    fn mark(&mut self, node: Node) {
        if !std::mem::replace(&mut self.is_changed[node as usize], true) {
            self.changed.push(node);
        }
    }

    /// Merges two nodes.
    fn merge(&mut self, kept: Node, gone: Node) {
        let (k, g) = (kept as usize, gone as usize);
        self.parents[g] = kept;
        let take = std::mem::take::<Vec<_>>;
        let (flows, uses) = (take(&mut self.flows[g]), std::mem::take(&mut self.uses[g]));
        self.flows[k].extend(flows);
        let moves = std::mem::take(&mut self.moves[g]);
        self.moves[k].extend(moves);
        self.uses[k].extend(uses);
        self.sent[k] = common(&self.sent[k], &self.sent[g]);
        self.seen[k] = common(&self.seen[k], &self.seen[g]);
        let set = std::mem::take(&mut self.sets[g]);
        (self.sent[g], self.seen[g]) = Default::default();
        self.add(kept, &set, Some(&set));
        // One of them may have locations that the other has not propagated.
        self.mark(kept);
    }

    /// Brings the flows of a node up to date after merging.
    fn tidy(&mut self, node: Node) {
        let mut flows = std::mem::take(&mut self.flows[node as usize]);
        for to in &mut flows {
            *to = self.find(*to);
        }
        flows.sort_unstable();
        flows.dedup();
        flows.retain(|&to| to != node);
        for &to in &flows {
            self.known.insert(u64::from(node) << 32 | u64::from(to));
        }
        self.flows[node as usize] = flows;
        let mut moves = std::mem::take(&mut self.moves[node as usize]);
        for (to, _) in &mut moves {
            *to = self.find(*to);
        }
        moves.sort_unstable();
        moves.dedup();
        self.moves[node as usize] = moves;
    }
}

fn common(a: &Arc<BitSet>, b: &Arc<BitSet>) -> Arc<BitSet> {
    if Arc::ptr_eq(a, b) { Arc::clone(a) } else { Arc::new(a.intersection(b)) }
}

impl Solver {
    /// A solver without constraints, which stops on a halt request.
    pub fn new(halt: Halt) -> Self {
        Self { halt, ..Self::default() }
    }

    /// The objects.
    pub fn locations(&mut self) -> &mut Locations {
        &mut self.graph.locations
    }

    /// A new node.
    pub fn node(&mut self) -> Node {
        self.graph.node()
    }

    /// Adds `count` consecutive nodes and returns the first.
    pub fn nodes(&mut self, count: usize) -> Node {
        let first = self.graph.parents.len() as Node;
        for _ in 0..count {
            self.graph.node();
        }
        first
    }

    /// Adds a location to the set of a node.
    pub fn point(&mut self, node: Node, object: AbstractObjectId, offset: Offset) {
        self.constraints += 1;
        let number = self.graph.locations.number(object, offset);
        let node = self.graph.find(node);
        self.graph.add(node, &Arc::new(BitSet::single(number)), None);
    }

    /// Adds a flow from one node to another.
    pub fn flow(&mut self, from: Node, to: Node) {
        self.constraints += 1;
        self.graph.flows(from, to);
    }

    /// Adds a flow with pointer arithmetic.
    pub fn flow_moved(&mut self, from: Node, to: Node, by: Move) {
        if by == Move::By(0) {
            return self.flow(from, to);
        }
        self.constraints += 1;
        let (from, to) = (self.graph.find(from), self.graph.find(to));
        if self.graph.moves[from as usize].contains(&(to, by)) {
            return;
        }
        self.graph.moves[from as usize].push((to, by));
        self.graph.grew = true;
        let set = Arc::clone(&self.graph.sets[from as usize]);
        let moved = self.graph.moved(&set, by);
        self.graph.add(to, &moved, None);
    }

    /// `value` is read from, or written to, the locations of `address`.
    pub fn access(&mut self, address: Node, access: Access, value: Node) {
        self.constraints += 1;
        let address = self.graph.find(address);
        let node = match self.access_nodes.get(&(address, access)) {
            Some(&node) => node,
            None => {
                let node = self.graph.node();
                self.access_nodes.insert((address, access), node);
                self.add_use(address, Use::Access(access, node));
                node
            }
        };
        match access.direction {
            Direction::Read => self.graph.flows(node, value),
            Direction::Write => self.graph.flows(value, node),
        }
    }

    /// `value` is read from, or written to, a known location.
    pub fn access_location(&mut self, object: AbstractObjectId, offset: Offset, access: Access, value: Node) {
        self.constraints += 1;
        for field in self.touched(object, offset, access) {
            match access.direction {
                Direction::Read => self.graph.flows(field, value),
                Direction::Write => self.graph.flows(value, field),
            }
        }
    }

    /// Copies all contents of one object to another, `distance` fields further.
    pub fn copy_contents(&mut self, from: AbstractObjectId, to: AbstractObjectId, distance: i64) {
        let fields = self.graph.locations.fields(to);
        if !self.graph.locations.is_code(from) && !self.graph.locations.is_code(to) {
            self.contents.copy(&mut self.graph, from, Copied { to, fields, distance });
        }
    }

    /// Requests an [`Event`] for every location the node points to.
    pub fn watch(&mut self, node: Node, token: u32) {
        self.constraints += 1;
        let node = self.graph.find(node);
        self.add_use(node, Use::Watch(token));
    }

    fn add_use(&mut self, node: Node, new: Use) {
        self.graph.uses[node as usize].push(new);
        self.fresh.push((node, new));
    }

    /// The points-to set of a node.
    pub fn set(&mut self, node: Node) -> Arc<BitSet> {
        let node = self.graph.find(node);
        Arc::clone(&self.graph.sets[node as usize])
    }

    /// Runs waves until nothing is new, or a watched node has new locations.
    pub fn run(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        loop {
            self.waves += 1;
            self.graph.memo.forget();
            let order = self.merge_cycles();
            let touched = self.send(&order);
            self.pending.extend(touched);
            self.follow_uses(&mut events);
            let is_done = self.graph.changed.is_empty() && self.fresh.is_empty() && self.pending.is_empty();
            if is_done || self.halt.is_requested() || !events.is_empty() {
                return events;
            }
        }
    }

    /// Merges the cycles of plain flows, marks arithmetic on cycles, and ranks all nodes in topological order.
    fn merge_cycles(&mut self) -> Components {
        let graph = &mut self.graph;
        if std::mem::take(&mut graph.grew) {
            let plain = components(&graph.parents, &mut |node, visit| {
                graph.flows[node as usize].iter().for_each(|&to| visit(to));
            });
            self.merge_components(&plain);
        }
        let graph = &mut self.graph;
        let all = components(&graph.parents, &mut |node, visit| {
            graph.flows[node as usize].iter().for_each(|&to| visit(to));
            graph.moves[node as usize].iter().for_each(|&(to, _)| visit(to));
        });
        self.repeat_arithmetic(&all);
        all
    }

    fn merge_components(&mut self, found: &Components) {
        let mut kept = Vec::new();
        for component in found.cycles() {
            let (&first, rest) = component.split_first().expect("a cycle has nodes");
            for &node in rest {
                self.graph.merge(first, node);
                self.merged += 1;
            }
            kept.push(first);
        }
        for node in kept {
            self.graph.tidy(node);
            self.join_accesses(node);
        }
    }

    /// Merges equal accesses through one address.
    fn join_accesses(&mut self, node: Node) {
        let mut uses = std::mem::take(&mut self.graph.uses[node as usize]);
        uses.sort_unstable();
        uses.dedup();
        let mut joined: Vec<Use> = Vec::with_capacity(uses.len());
        for next in uses {
            if let (Use::Access(access, node), Some(&Use::Access(last, kept))) = (next, joined.last())
                && access == last
            {
                let (kept, gone) = (self.graph.find(kept), self.graph.find(node));
                if kept != gone {
                    self.graph.merge(kept, gone);
                    self.graph.tidy(kept);
                    self.merged += 1;
                }
                continue;
            }
            joined.push(next);
        }
        self.graph.uses[node as usize] = joined;
    }

    /// Arithmetic on a cycle becomes arithmetic that is repeated any number of times.
    fn repeat_arithmetic(&mut self, all: &Components) {
        for component in all.cycles() {
            for &node in component {
                let mut moves = std::mem::take(&mut self.graph.moves[node as usize]);
                let mut changed = false;
                for (to, by) in &mut moves {
                    let target = self.graph.find(*to);
                    if all.rank(target) == all.rank(node) && by.repeated() != *by {
                        *by = by.repeated();
                        changed = true;
                    }
                }
                moves.sort_unstable();
                moves.dedup();
                if changed {
                    let set = Arc::clone(&self.graph.sets[node as usize]);
                    for &(to, by) in &moves {
                        let (to, moved) = (self.graph.find(to), self.graph.moved(&set, by));
                        self.graph.add(to, &moved, None);
                    }
                }
                self.graph.moves[node as usize] = moves;
            }
        }
    }

    /// Propagates new locations through the graph. Returns the nodes that got some.
    fn send(&mut self, order: &Components) -> Vec<Node> {
        let mut queue = BinaryHeap::new();
        let mut touched = Vec::new();
        loop {
            for node in std::mem::take(&mut self.graph.changed) {
                queue.push((Reverse(order.rank(node)), Reverse(node)));
            }
            let Some((_, Reverse(node))) = queue.pop().filter(|_| !self.halt.is_requested()) else { break };
            if !std::mem::replace(&mut self.graph.is_changed[node as usize], false) {
                continue;
            }
            // The uses of a merged node moved to its representative.
            if self.graph.parents[node as usize] != node {
                continue;
            }
            self.send_from(node);
            touched.push(node);
        }
        touched.sort_unstable();
        touched.dedup();
        touched
    }

    fn send_from(&mut self, node: Node) {
        let n = node as usize;
        let set = Arc::clone(&self.graph.sets[n]);
        let sent = std::mem::replace(&mut self.graph.sent[n], Arc::clone(&set));
        if self.graph.flows[n].is_empty() && self.graph.moves[n].is_empty() {
            return;
        }
        let new = self.graph.memo.difference(&set, &sent);
        if new.is_empty() {
            return;
        }
        let flows = std::mem::take(&mut self.graph.flows[n]);
        for &to in &flows {
            let to = self.graph.find(to);
            if to != node {
                self.graph.add(to, &new, Some(&set));
            }
        }
        self.graph.flows[n] = flows;
        let moves = std::mem::take(&mut self.graph.moves[n]);
        for &(to, by) in &moves {
            let (to, moved) = (self.graph.find(to), self.graph.moved(&new, by));
            self.graph.add(to, &moved, None);
        }
        self.graph.moves[n] = moves;
    }

    /// Adds the flows that follow from new locations behind addresses; stops when there are so many that cycles should
    /// be merged first.
    fn follow_uses(&mut self, events: &mut Vec<Event>) {
        for (node, fresh) in std::mem::take(&mut self.fresh) {
            let node = self.graph.find(node);
            let set = Arc::clone(&self.graph.sets[node as usize]);
            self.follow(fresh, &set, events);
        }
        let enough = self.graph.added + FLOWS_PER_WAVE;
        while self.graph.added < enough
            && let Some(node) = self.pending.pop_first()
        {
            let node = self.graph.find(node);
            let n = node as usize;
            let set = Arc::clone(&self.graph.sets[n]);
            let seen = std::mem::replace(&mut self.graph.seen[n], Arc::clone(&set));
            if self.graph.uses[n].is_empty() {
                continue;
            }
            let new = self.graph.memo.difference(&set, &seen);
            if new.is_empty() {
                continue;
            }
            let uses = std::mem::take(&mut self.graph.uses[n]);
            for &each in &uses {
                self.follow(each, &new, events);
            }
            self.graph.uses[n].extend(uses);
        }
    }

    fn follow(&mut self, what: Use, new: &BitSet, events: &mut Vec<Event>) {
        match what {
            Use::Watch(token) if !new.is_empty() => events.push(Event { token, locations: new.clone() }),
            Use::Watch(_) => {}
            Use::Access(access, value) => {
                for number in new.iter() {
                    let (object, offset) = self.graph.locations.location(number);
                    for field in self.touched(object, offset, access) {
                        match access.direction {
                            Direction::Read => self.graph.flows(field, value),
                            Direction::Write => self.graph.flows(value, field),
                        }
                    }
                }
            }
        }
    }

    fn touched(&mut self, object: AbstractObjectId, offset: Offset, access: Access) -> Vec<Node> {
        if self.graph.locations.is_code(object) {
            return Vec::new();
        }
        let offset = match access.at {
            Some(at) => moved_offset(offset, Move::By(at)),
            None => Offset::Any,
        };
        let fields = self.graph.locations.fields(object);
        // An exact offset beyond the distinguished fields is any offset.
        let number = self.graph.locations.number(object, offset);
        let (_, offset) = self.graph.locations.location(number);
        self.contents.touched(&mut self.graph, object, offset, (fields, access.width), access.direction)
    }

    /// Keeps the solution and drops the constraints.
    pub fn finish(self) -> Solution {
        let Self { contents, graph: Nodes { locations, parents, sets, .. }, .. } = self;
        Solution { locations, contents, parents, sets }
    }

    /// Figures of the solution.
    pub fn figures(&self) -> Figures {
        let sets = self.graph.sets.iter();
        Figures {
            nodes: self.graph.parents.len(),
            constraints: self.constraints,
            flows: self.graph.flows.iter().map(Vec::len).sum(),
            merged_nodes: self.merged,
            waves: self.waves,
            set_bytes: sets.map(|set| set.bytes() / Arc::strong_count(set).max(1)).sum(),
        }
    }
}

/// The solution of the constraints.
pub struct Solution {
    /// The objects.
    pub locations: Locations,
    contents: Contents,
    parents: Vec<Node>,
    sets: Vec<Arc<BitSet>>,
}

impl Solution {
    /// The points-to set of a node.
    pub fn set(&self, mut node: Node) -> &BitSet {
        while self.parents[node as usize] != node {
            node = self.parents[node as usize];
        }
        &self.sets[node as usize]
    }

    /// The contents of an object: sets, with the offset of the field if it is known.
    pub fn stored(&self, object: AbstractObjectId) -> impl Iterator<Item = (Option<u64>, &BitSet)> {
        let fields = self.contents.fields(object);
        let fields = fields.map(|(field, node)| (Some(u64::from(field) * GRANULE), self.set(node)));
        fields.chain(self.contents.written(object).map(|node| (None, self.set(node))))
    }
}
