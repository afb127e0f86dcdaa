//! Terms with few possible values, as decision diagrams over conditions.
//!
//! A read of a table at a symbolic index is such a term: the bits of the index select the value. A diagram can be
//! propagated through any operation on the value, even through a further table read, and no array is left for the
//! solver. Equal subdiagrams are shared, so a table with few non-zero entries stays small.

use crate::concrete::{self, ones};
use crate::facts::Fact;
use crate::store::{Expr, ExprStore, lock};
use crate::substitute::ExprMap;
use crate::tape::Tape;
use crate::view::{BinaryOp, ExtendOp, Symbol, View, Width};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::LazyCell;
use std::sync::Mutex;

/// The decision diagram of a term: its possible values, and the conditions that select between them.
#[derive(Clone, Debug)]
pub struct Choices {
    /// The nodes, operands before users; the last is the root.
    nodes: Vec<Node>,
}

/// A node of a decision diagram.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Node {
    /// The term has this value.
    Value(u128),
    /// This leaf is never selected.
    Never,
    /// If the condition holds the first child, otherwise the second.
    Either(Expr, u32, u32),
}

/// Terms with too many values, each with the limit it exceeds.
#[derive(Default)]
pub(crate) struct ManyValues(Mutex<FxHashSet<(Expr, usize)>>);

impl ManyValues {
    fn contains(&self, e: Expr, most: usize) -> bool {
        lock(&self.0).contains(&(e, most))
    }

    /// Forgets all terms.
    pub fn clear(&self) {
        *lock(&self.0) = FxHashSet::default();
    }

    fn insert(&self, e: Expr, most: usize) {
        lock(&self.0).insert((e, most));
    }
}

/// Subterms visited before a term is given up.
const FUEL: u32 = 2000;
/// Most steps of a term that is evaluated for each value of a byte.
const MOST_STEPS: usize = 2000;
/// Conditions visited of a result that is decided where it is selected.
const FUEL_OF_RESULT: u32 = 64;
/// Most conditions that are kept of what holds where a node is selected: an index has few bits, and longer chains would take long.
const MOST_SELECTED: usize = 32;
/// Values of a byte.
const BYTES: usize = 256;

impl ExprStore {
    /// The decision diagram of a term, restricted to values between two inclusive bounds; `None` if there may be more
    /// than `most` values.
    pub fn choices(&self, e: Expr, (low, high): (u128, u128), most: usize) -> Option<Choices> {
        let fact = self.fact(e);
        let fact = Fact::new(low.max(fact.low), high.min(fact.high), fact.zeros, fact.ones)?;
        let mut growth = Growth::new(self, most);
        let whole = match growth.grow(e) {
            Some(whole) => whole,
            None => {
                // With all its fuel the diagram was not finished, and would not be the next time.
                growth.give_up(e);
                growth = Growth::new(self, most);
                growth.grow_bits(e, &fact)?
            }
        };
        let kept = growth.map(whole, &|value| (low..=high).contains(&value).then_some(value))?;
        let choices = growth.nodes.rooted(kept);
        (choices.values().count() <= most).then_some(choices)
    }
}

impl Choices {
    /// The values, each once.
    pub fn values(&self) -> impl Iterator<Item = u128> {
        self.nodes.iter().filter_map(|node| match node {
            Node::Value(value) => Some(*value),
            Node::Never | Node::Either(..) => None,
        })
    }

    /// The condition that the term has one of the values for which `wanted` is true.
    pub fn among(&self, store: &ExprStore, mut wanted: impl FnMut(u128) -> bool) -> Expr {
        let term = self.decide(store, usize::MAX, |value| Some(store.bool(wanted(value))));
        term.unwrap_or_else(|| store.bool(false))
    }

    /// The diagram as a term, with each value replaced by the result of `of`; where `of` returns none, the result may
    /// be anything. A choice that is a result is decided by what holds where its value is selected: an entry of a table that was
    /// written at a symbolic index is such a choice, and a read at the same index finds what was written. `None` if more than
    /// `largest` if-then-else terms are needed, or `of` returns none for all values.
    pub fn decide(
        &self,
        store: &ExprStore,
        largest: usize,
        mut of: impl FnMut(u128) -> Option<Expr>,
    ) -> Option<Expr> {
        let mut results: Vec<Option<Expr>> = Vec::with_capacity(self.nodes.len());
        let mut made: FxHashMap<(Expr, Expr, Expr), Expr> = FxHashMap::default();
        let selected = LazyCell::new(|| self.selected());
        for (number, node) in self.nodes.iter().enumerate() {
            let result = match *node {
                Node::Value(value) => of(value).map(|result| match store.view(result) {
                    View::Ite(..) => {
                        let mut fuel = FUEL_OF_RESULT;
                        selected[number].decided(store, result, &mut fuel)
                    }
                    _ => result,
                }),
                Node::Never => None,
                Node::Either(condition, yes, no) => match (results[yes as usize], results[no as usize]) {
                    (Some(yes), Some(no)) if yes != no => {
                        let make = || store.ite(condition, yes, no);
                        Some(*made.entry((condition, yes, no)).or_insert_with(make))
                    }
                    (yes, no) => yes.or(no),
                },
            };
            if made.len() > largest {
                return None;
            }
            results.push(result);
        }
        results.pop().flatten()
    }

    /// For each node what holds wherever it is selected.
    fn selected(&self) -> Vec<Selected> {
        let mut selected: Vec<Option<Selected>> = vec![None; self.nodes.len()];
        if let Some(root) = selected.last_mut() {
            *root = Some(Selected::default());
        }
        for (number, node) in self.nodes.iter().enumerate().rev() {
            if let (Node::Either(condition, yes, no), Some(here)) = (*node, selected[number].clone()) {
                for (child, holds) in [(yes, true), (no, false)] {
                    let here = here.with(condition, holds);
                    let child = &mut selected[child as usize];
                    *child = Some(child.as_ref().map_or_else(|| here.clone(), |other| other.common(&here)));
                }
            }
        }
        selected.into_iter().map(Option::unwrap_or_default).collect()
    }
}

/// What holds wherever a node of a diagram is selected: conditions, each with whether it is true there.
#[derive(Clone, Default)]
struct Selected(Vec<(Expr, bool)>);

impl Selected {
    /// These conditions and one more; of many the oldest are left out.
    fn with(&self, condition: Expr, holds: bool) -> Self {
        let newest = &self.0[self.0.len().saturating_sub(MOST_SELECTED - 1)..];
        Self([newest, &[(condition, holds)]].concat())
    }

    fn common(&self, other: &Self) -> Self {
        Self(self.0.iter().copied().filter(|fact| other.0.contains(fact)).collect())
    }

    /// A choice without the branches that are never taken here, as far as so many steps show it.
    fn decided(&self, store: &ExprStore, term: Expr, fuel: &mut u32) -> Expr {
        let View::Ite(condition, yes, no) = store.view(term) else { return term };
        match self.truth(store, condition, fuel) {
            Some(true) => self.decided(store, yes, fuel),
            Some(false) => self.decided(store, no, fuel),
            None if *fuel == 0 => term,
            None => {
                let (yes, no) = (self.decided(store, yes, fuel), self.decided(store, no, fuel));
                store.ite(condition, yes, no)
            }
        }
    }

    /// Whether a condition is true here, if what is selected decides that.
    fn truth(&self, store: &ExprStore, condition: Expr, fuel: &mut u32) -> Option<bool> {
        *fuel = fuel.checked_sub(1)?;
        if let Some(&(_, holds)) = self.0.iter().find(|(known, _)| *known == condition) {
            return Some(holds);
        }
        match store.view(condition) {
            View::Constant(value) => Some(value != 0),
            View::Binary(op @ (BinaryOp::And | BinaryOp::Or), a, b) => {
                let decisive = Some(op == BinaryOp::Or);
                let a = self.truth(store, a, fuel);
                let b = if a == decisive { a } else { self.truth(store, b, fuel) };
                if b == decisive { b } else { a.and(b) }
            }
            View::Binary(BinaryOp::Xor, a, b) => {
                Some(self.truth(store, a, fuel)? != self.truth(store, b, fuel)?)
            }
            _ => None,
        }
    }
}

/// Hash-consed nodes.
#[derive(Default)]
struct Nodes {
    all: Vec<Node>,
    numbers: FxHashMap<Node, u32>,
}

impl Nodes {
    fn add(&mut self, node: Node) -> u32 {
        *self.numbers.entry(node).or_insert_with(|| {
            self.all.push(node);
            self.all.len() as u32 - 1
        })
    }

    /// A node with equal children is that child.
    fn either(&mut self, condition: Expr, yes: u32, no: u32) -> u32 {
        match (self.all[yes as usize], self.all[no as usize]) {
            _ if yes == no => yes,
            (Node::Never, _) => no,
            (_, Node::Never) => yes,
            _ => self.add(Node::Either(condition, yes, no)),
        }
    }

    /// The nodes reachable from a node, with that node last.
    fn rooted(&self, root: u32) -> Choices {
        let mut needed = vec![false; self.all.len()];
        needed[root as usize] = true;
        let mut places = vec![0; self.all.len()];
        for number in (0..self.all.len()).rev() {
            if let (true, Node::Either(_, yes, no)) = (needed[number], self.all[number]) {
                needed[yes as usize] = true;
                needed[no as usize] = true;
            }
        }
        let mut nodes = Vec::new();
        for (number, node) in self.all.iter().enumerate().filter(|&(number, _)| needed[number]) {
            places[number] = nodes.len() as u32;
            nodes.push(match *node {
                Node::Either(condition, yes, no) => {
                    Node::Either(condition, places[yes as usize], places[no as usize])
                }
                leaf => leaf,
            });
        }
        Choices { nodes }
    }
}

/// A decision diagram under construction.
struct Growth<'s> {
    store: &'s ExprStore,
    nodes: Nodes,
    /// The nodes of the terms visited so far; `None`: given up.
    done: ExprMap<Option<u32>>,
    /// The variable order: conditions in the order they were met.
    ranks: ExprMap<u32>,
    most: usize,
    fuel: u32,
}

impl<'s> Growth<'s> {
    fn new(store: &'s ExprStore, most: usize) -> Self {
        Self {
            store,
            nodes: Nodes::default(),
            done: ExprMap::default(),
            ranks: ExprMap::default(),
            most,
            fuel: FUEL,
        }
    }

    fn grow(&mut self, e: Expr) -> Option<u32> {
        if let Some(&done) = self.done.get(&e) {
            return done;
        }
        if self.store.many_values.contains(e, self.most) {
            return None;
        }
        self.fuel = self.fuel.checked_sub(1).filter(|_| !self.store.is_halted())?;
        let grown = match self.store.support(e) {
            &[byte] if self.most >= BYTES => self.grow_byte(e, byte),
            _ => self.grow_parts(e),
        };
        let grown = grown.or_else(|| self.grow_bits(e, &self.store.fact(e)));
        if grown.is_none() && self.fuel > 0 {
            self.give_up(e);
        }
        self.done.insert(e, grown);
        grown.filter(|_| self.nodes.all.len() <= 16 * self.most)
    }

    /// Records that a term has too many values. Successive table reads contain each other as subterms, and each would
    /// visit all those before it.
    fn give_up(&self, e: Expr) {
        if !self.store.is_halted() {
            self.store.many_values.insert(e, self.most);
        }
    }

    /// The diagram of a term that depends on one byte: a value for each value of that byte.
    fn grow_byte(&mut self, e: Expr, byte: Symbol) -> Option<u32> {
        let tape = Tape::compile(self.store, &[e], MOST_STEPS)?;
        let bytes: Vec<u8> = (0..=u8::MAX).collect();
        let values = tape.evaluate_bytes(self.store, &bytes).into_iter();
        let layer = values.map(|value| self.nodes.add(Node::Value(value))).collect();
        let byte = self.store.byte(byte);
        let bits: Vec<Expr> = (0..8).map(|bit| self.store.extract(byte, bit, 1)).collect();
        Some(self.fold_bits(&bits, layer))
    }

    /// The diagram of a term from the diagrams of its operands.
    fn grow_parts(&mut self, e: Expr) -> Option<u32> {
        let store = self.store;
        let width = store.width(e);
        match store.view(e) {
            View::Constant(value) => Some(self.nodes.add(Node::Value(value))),
            View::Ite(condition, yes, no) => {
                let (yes, no) = (self.grow(yes)?, self.grow(no)?);
                self.rank(condition);
                Some(self.nodes.either(condition, yes, no))
            }
            View::Binary(op, a, b) if width > 1 => {
                let (a, b) = (self.grow(a)?, self.grow(b)?);
                self.combine(a, b, &|a, b| concrete::binary(op, width, a, b))
            }
            View::Concat { high, low } => {
                let shift = store.width(low);
                let (high, low) = (self.grow(high)?, self.grow(low)?);
                self.combine(high, low, &|high, low| high << shift | low)
            }
            View::Extract { of, low } if width > 1 => {
                let of = self.grow(of)?;
                self.map(of, &|value| Some(concrete::extract(value, low, width)))
            }
            View::Extend(op, of) => {
                let from = store.width(of);
                let of = self.grow(of)?;
                self.map(of, &|value| {
                    Some(match op {
                        ExtendOp::Zero => value,
                        ExtendOp::Sign => concrete::sign_extend(from, width, value),
                    })
                })
            }
            View::Select { array, index } => {
                let View::ArrayConstant(bytes) = store.view(array) else { return None };
                let (index, bytes) = (self.grow(index)?, store.bytes_of(bytes));
                let at = |index: u128| usize::try_from(index).ok().and_then(|index| bytes.get(index));
                self.map(index, &|index| Some(at(index).map_or(0, |byte| u128::from(*byte))))
            }
            _ => None,
        }
    }

    /// The diagram of a term over its unknown bits, the highest first.
    fn grow_bits(&mut self, e: Expr, fact: &Fact) -> Option<u32> {
        let width: Width = self.store.width(e);
        let open = !(fact.zeros | fact.ones) & ones(width);
        if width == 0 || 1usize.checked_shl(open.count_ones())? > 2 * self.most {
            return None;
        }
        let mut layer: Vec<u32> = Vec::new();
        let open: Vec<Width> = (0..width).filter(|bit| open >> bit & 1 == 1).collect();
        for pattern in 0..1u128 << open.len() {
            let bits = open.iter().enumerate().map(|(place, bit)| (pattern >> place & 1) << bit);
            let value = fact.ones | bits.fold(0, |value, bit| value | bit);
            layer.push(self.nodes.add(if fact.contains(value) { Node::Value(value) } else { Node::Never }));
        }
        let conditions: Vec<Expr> = open.iter().map(|&bit| self.store.extract(e, bit, 1)).collect();
        Some(self.fold_bits(&conditions, layer))
    }

    /// The diagram that selects a node by these bits, given from the lowest on. The highest bit is at the root.
    fn fold_bits(&mut self, bits: &[Expr], mut layer: Vec<u32>) -> u32 {
        bits.iter().rev().for_each(|&bit| self.rank(bit));
        for &bit in bits {
            layer = layer.chunks(2).map(|pair| self.nodes.either(bit, pair[1], pair[0])).collect();
        }
        layer[0]
    }

    fn rank(&mut self, condition: Expr) {
        let next = self.ranks.len() as u32;
        self.ranks.entry(condition).or_insert(next);
    }

    /// The diagram with every value mapped; a value mapped to none becomes `Never`.
    fn map(&mut self, root: u32, of: &dyn Fn(u128) -> Option<u128>) -> Option<u32> {
        let Choices { nodes } = self.nodes.rooted(root);
        let mut places: Vec<u32> = Vec::with_capacity(nodes.len());
        for node in nodes {
            let place = match node {
                Node::Value(value) => self.nodes.add(of(value).map_or(Node::Never, Node::Value)),
                Node::Never => self.nodes.add(Node::Never),
                Node::Either(condition, yes, no) => {
                    self.nodes.either(condition, places[yes as usize], places[no as usize])
                }
            };
            places.push(place);
        }
        places.pop()
    }

    /// Applies a function of two values to two diagrams.
    fn combine(&mut self, a: u32, b: u32, of: &dyn Fn(u128, u128) -> u128) -> Option<u32> {
        self.combine_from(a, b, of, &mut FxHashMap::default())
    }

    fn combine_from(
        &mut self,
        a: u32,
        b: u32,
        of: &dyn Fn(u128, u128) -> u128,
        done: &mut FxHashMap<(u32, u32), u32>,
    ) -> Option<u32> {
        if let Some(&known) = done.get(&(a, b)) {
            return Some(known);
        }
        if done.len() > 4 * self.most {
            return None;
        }
        let nodes = (self.nodes.all[a as usize], self.nodes.all[b as usize]);
        let combined = match nodes {
            (Node::Never, _) | (_, Node::Never) => self.nodes.add(Node::Never),
            (Node::Value(a), Node::Value(b)) => self.nodes.add(Node::Value(of(a, b))),
            _ => {
                let condition = self.first_condition(nodes)?;
                let parts = |node, whole| match node {
                    Node::Either(here, yes, no) if here == condition => (yes, no),
                    _ => (whole, whole),
                };
                let ((a_yes, a_no), (b_yes, b_no)) = (parts(nodes.0, a), parts(nodes.1, b));
                let yes = self.combine_from(a_yes, b_yes, of, done)?;
                let no = self.combine_from(a_no, b_no, of, done)?;
                self.nodes.either(condition, yes, no)
            }
        };
        done.insert((a, b), combined);
        Some(combined)
    }

    /// The condition of two nodes that is first in the variable order.
    fn first_condition(&self, (a, b): (Node, Node)) -> Option<Expr> {
        let condition = |node| match node {
            Node::Either(condition, ..) => Some((*self.ranks.get(&condition)?, condition)),
            Node::Value(_) | Node::Never => None,
        };
        let both = condition(a).into_iter().chain(condition(b));
        both.min_by_key(|(rank, _)| *rank).map(|(_, condition)| condition)
    }
}
