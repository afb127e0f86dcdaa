//! The condition of a path: everything its inputs must satisfy, kept in independent groups.
//!
//! Two constraints are in one group if they share a symbol, directly or through others. A question about a path
//! needs only the groups it shares symbols with, so it stays small however long the path gets. Each group keeps
//! inputs that satisfy it: most questions are answered by trying those first. Forks share all groups.

use crate::model::Model;
use loam_base::OrdMap;
use loam_expr::{Assignment, BaseId, Bases, BinaryOp, Expr, ExprStore, Symbol, View};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Constraints that hang together, with inputs that satisfy them.
#[derive(Debug)]
pub struct Group {
    /// In order of their structure, each once.
    pub constraints: Box<[Expr]>,
    /// All symbols of the constraints, sorted.
    symbols: Box<[Symbol]>,
    /// A value for each symbol; together they satisfy the constraints.
    values: Box<[u8]>,
}

impl Group {
    fn value(&self, symbol: Symbol) -> Option<u8> {
        self.symbols.binary_search(&symbol).ok().map(|index| self.values[index])
    }

    /// Inputs that satisfy this group.
    pub fn witness(&self) -> impl Iterator<Item = (Symbol, u8)> + '_ {
        self.symbols.iter().copied().zip(self.values.iter().copied())
    }
}

/// The condition of a path.
#[derive(Clone, Default)]
pub struct PathCondition {
    /// Symbol → number of its group.
    of_symbol: OrdMap<u32>,
    groups: OrdMap<Arc<Group>>,
    next_group: u32,
    constraints: u32,
    /// What the bases of address terms in the constraints stand for now.
    pub bases: Bases,
}

/// The groups a question has to do with: an assignment, and the constraints to ask with.
pub struct Relevant(Vec<(u32, Arc<Group>)>, Bases);

impl Assignment for &Relevant {
    fn byte(&self, symbol: Symbol) -> u8 {
        self.0.iter().find_map(|(_, group)| group.value(symbol)).unwrap_or(0)
    }

    fn base(&self, base: BaseId) -> u64 {
        self.1.address(base)
    }
}

impl Relevant {
    /// The constraints of all these groups.
    pub fn constraints(&self) -> impl Iterator<Item = Expr> + '_ {
        self.0.iter().flat_map(|(_, group)| group.constraints.iter().copied())
    }
}

fn key(symbol: Symbol) -> u64 {
    u64::from(symbol.array.0) << 32 | u64::from(symbol.offset)
}

impl PathCondition {
    /// The condition that is always true.
    pub fn new() -> Self {
        Self::default()
    }

    /// The condition that is always true, with these bases.
    pub fn with_bases(bases: Bases) -> Self {
        Self { bases, ..Self::default() }
    }

    /// How many constraints were added.
    pub fn len(&self) -> usize {
        self.constraints as usize
    }

    /// Whether any input takes this path.
    pub fn is_empty(&self) -> bool {
        self.constraints == 0
    }

    /// All groups, oldest first.
    pub fn groups(&self) -> impl Iterator<Item = &Arc<Group>> {
        self.groups.iter().map(|(_, group)| group)
    }

    /// All constraints, group by group.
    pub fn constraints(&self) -> impl Iterator<Item = Expr> + '_ {
        self.groups().flat_map(|group| group.constraints.iter().copied())
    }

    /// The groups that share a symbol with a term.
    pub fn relevant(&self, store: &ExprStore, term: Expr) -> Relevant {
        let mut numbers: Vec<u32> = Vec::new();
        for &symbol in store.support(term) {
            if let Some(&number) = self.of_symbol.get(key(symbol))
                && !numbers.contains(&number)
            {
                numbers.push(number);
            }
        }
        numbers.sort_unstable();
        let group =
            |number: u32| self.groups.get(u64::from(number)).expect("symbols name live groups").clone();
        Relevant(numbers.into_iter().map(|number| (number, group(number))).collect(), self.bases.clone())
    }

    /// Adds a constraint. `model` holds inputs under which it and the groups it touches are true; without one
    /// the groups' own inputs must satisfy it.
    pub fn add(&mut self, store: &ExprStore, constraint: Expr, model: Option<&Model>) {
        let mut parts = vec![constraint];
        while let Some(part) = parts.pop() {
            match store.view(part) {
                View::Constant(_) => debug_assert!(store.is_true(part), "a path never becomes impossible"),
                View::Binary(BinaryOp::And, a, b) => parts.extend([b, a]),
                _ => self.add_one(store, part, model),
            }
        }
    }

    fn add_one(&mut self, store: &ExprStore, constraint: Expr, model: Option<&Model>) {
        let relevant = self.relevant(store, constraint);
        let support = store.support(constraint);
        let constraints = merged_constraints(store, &relevant, constraint);
        let symbols = merged_symbols(&relevant, support);
        let known = &relevant;
        let value = |&symbol: &Symbol| {
            model.and_then(|model| model.get(symbol)).unwrap_or_else(|| known.byte(symbol))
        };
        let values = symbols.iter().map(value).collect();
        let group = Arc::new(Group { constraints, symbols, values });
        let number = self.place(&relevant);
        self.relink(&relevant, support, number);
        self.groups.insert(u64::from(number), group);
        self.constraints += 1;
    }

    /// The number of the merged group: that of the largest old one, so that few symbols change hands.
    fn place(&mut self, relevant: &Relevant) -> u32 {
        match relevant
            .0
            .iter()
            .max_by_key(|(number, group)| (group.symbols.len(), std::cmp::Reverse(*number)))
        {
            Some(&(number, _)) => number,
            None => {
                self.next_group += 1;
                self.next_group
            }
        }
    }

    fn relink(&mut self, relevant: &Relevant, support: &[Symbol], number: u32) {
        for (old, group) in relevant.0.iter().filter(|(old, _)| *old != number) {
            self.groups.remove(u64::from(*old));
            for &symbol in &group.symbols {
                self.of_symbol.insert(key(symbol), number);
            }
        }
        for &symbol in support {
            if self.of_symbol.get(key(symbol)) != Some(&number) {
                self.of_symbol.insert(key(symbol), number);
            }
        }
    }

    /// The condition of either path: what they have in common, and one or the other of what they have not. The
    /// inputs carried along are this path's. Also returns the condition that tells this path from the other.
    pub fn either(&self, store: &ExprStore, other: &Self) -> (Self, Expr) {
        let mine: BTreeSet<Expr> = self.constraints().collect();
        let theirs: BTreeSet<Expr> = other.constraints().collect();
        let all = |constraints: Vec<Expr>| {
            let mut constraints = constraints;
            in_canonical_order(store, &mut constraints);
            store.and_all(&constraints)
        };
        let only_mine = all(mine.difference(&theirs).copied().collect());
        let only_theirs = all(theirs.difference(&mine).copied().collect());
        let witness: Model = self.groups().flat_map(|group| group.witness()).collect();
        let mut merged = Self::with_bases(self.bases.clone());
        let mut common: Vec<Expr> = mine.intersection(&theirs).copied().collect();
        in_canonical_order(store, &mut common);
        for constraint in common {
            merged.add(store, constraint, Some(&witness));
        }
        merged.add(store, store.or(only_mine, only_theirs), Some(&witness));
        (merged, only_mine)
    }

    /// The inputs this path carries along, changed where `model` says so.
    pub fn inputs<'a>(&'a self, model: Option<&'a Model>) -> Inputs<'a> {
        Inputs { path: self, model }
    }

    /// The value of a symbol in the inputs this path carries along.
    pub fn witness(&self, symbol: Symbol) -> u8 {
        let group = self.of_symbol.get(key(symbol)).and_then(|&number| self.groups.get(u64::from(number)));
        group.and_then(|group| group.value(symbol)).unwrap_or(0)
    }
}

/// Inputs of a path as an assignment.
pub struct Inputs<'a> {
    path: &'a PathCondition,
    model: Option<&'a Model>,
}

impl Assignment for Inputs<'_> {
    fn byte(&self, symbol: Symbol) -> u8 {
        self.model.and_then(|model| model.get(symbol)).unwrap_or_else(|| self.path.witness(symbol))
    }

    fn base(&self, base: BaseId) -> u64 {
        self.path.bases.address(base)
    }
}

fn merged_constraints(store: &ExprStore, relevant: &Relevant, constraint: Expr) -> Box<[Expr]> {
    let mut all: Vec<Expr> = relevant.constraints().chain([constraint]).collect();
    in_canonical_order(store, &mut all);
    all.into_boxed_slice()
}

/// Sorts conjuncts by structure and drops repetitions, so that equal sets are equal lists in every process.
pub(crate) fn in_canonical_order(store: &ExprStore, conjuncts: &mut Vec<Expr>) {
    conjuncts.sort_by_cached_key(|&conjunct| (store.structural_hash(conjunct), conjunct));
    conjuncts.dedup();
}

fn merged_symbols(relevant: &Relevant, support: &[Symbol]) -> Box<[Symbol]> {
    let groups = relevant.0.iter().flat_map(|(_, group)| group.symbols.iter().copied());
    let mut symbols: Vec<Symbol> = groups.chain(support.iter().copied()).collect();
    symbols.sort_unstable();
    symbols.dedup();
    symbols.into_boxed_slice()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbols(store: &ExprStore) -> Vec<Expr> {
        let array = store.array("x", 0, 8);
        (0..8).map(|offset| store.byte(Symbol { array, offset })).collect()
    }

    #[test]
    fn a_question_sees_only_the_constraints_it_shares_symbols_with() {
        let store = ExprStore::new();
        let x = symbols(&store);
        let mut path = PathCondition::new();
        let below = |e: Expr| store.ule(e, store.constant(8, 9));
        path.add(&store, below(x[0]), None);
        path.add(&store, below(x[1]), None);
        path.add(&store, store.ule(x[2], x[3]), None);
        assert_eq!(path.relevant(&store, x[0]).constraints().count(), 1);
        assert_eq!(path.relevant(&store, x[5]).constraints().count(), 0);
        path.add(&store, store.ule(x[1], x[3]), None);
        assert_eq!(path.relevant(&store, x[2]).constraints().count(), 3);
        assert_eq!(path.groups().count(), 2);
    }

    #[test]
    fn the_witness_follows_the_model_of_each_added_constraint() {
        let store = ExprStore::new();
        let x = symbols(&store);
        let mut path = PathCondition::new();
        let symbol = store.support(x[0])[0];
        let model = Model::new(vec![(symbol, 7)]);
        path.add(&store, store.eq(x[0], store.constant(8, 7)), Some(&model));
        assert_eq!(path.witness(symbol), 7);
        let fork = path.clone();
        path.add(&store, store.ule(x[0], x[1]), Some(&Model::new(vec![(store.support(x[1])[0], 9)])));
        assert_eq!((path.witness(symbol), path.witness(store.support(x[1])[0])), (7, 9));
        assert_eq!(fork.len(), 1);
    }
}
