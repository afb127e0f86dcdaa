//! The path condition: all constraints on the inputs of a path, kept in independent sets.
//!
//! Two constraints are in one set if they share a symbol, directly or through others. A query about a path needs only
//! the independent sets it shares symbols with, so it stays small however long the path gets. Each set keeps a cached
//! model, which answers most queries. Forks share all independent sets. A byte that a constraint fixes to one value is
//! replaced by that value in all other constraints, which then may split into smaller independent sets. Where a
//! constraint occurs as a part of a later term it is replaced by true, and its negation by false.

mod fixed;
mod sample;
mod truth;

pub use sample::Sampling;

use crate::assumptions::{Assumptions, KeptAssumptions};
use crate::model::Model;
use loam_base::rng::mix;
use loam_base::{Copies, Detach, OrdMap, StableHasher};
use loam_expr::substitute::Substitution;
use loam_expr::{
    Assignment, BaseId, Bases, BinaryOp, ByteSet, CompareOp, Expr, ExprStore, HoldsTerms, Needed,
    StructuralHash, Symbol, View,
};
use std::collections::BTreeSet;
use std::hash::Hash;
use std::sync::{Arc, OnceLock};

/// Most terms cached for one set of known bytes.
const MOST_REMEMBERED: usize = 1 << 20;

/// A cache of terms with known bytes replaced by their values, valid as long as the known bytes stay the same.
#[derive(Default)]
pub(crate) struct Simplifier {
    known: OrdMap<u8>,
    substitution: Substitution,
}

/// A cache of terms as a path simplifies them, valid as long as nothing is added to the path.
#[derive(Default)]
pub(crate) struct PathSimplifier {
    path: Option<PathCondition>,
    substitution: Substitution,
}

/// Constraints that share symbols, directly or through others, with a model of them.
#[derive(Clone, Debug, Default)]
pub struct IndependentSet {
    /// The constraints in canonical order, each once.
    pub constraints: Box<[Expr]>,
    /// All symbols of the constraints, sorted, with their values in the cached model. Only the inputs of trials depend on
    /// which model it is.
    members: Box<[(Symbol, u8)]>,
    /// The constraints and their negations.
    filter: BloomFilter,
    /// Whether all constraints are on one byte, and the domain of this byte is exactly the values that satisfy them.
    is_domain: bool,
    /// The model that the constraints alone determine, once it has been computed.
    pub(crate) chosen: OnceLock<Arc<Model>>,
    /// Bounds and known bits under the constraints, once they have been computed.
    assumptions: OnceLock<Arc<KeptAssumptions>>,
}

/// A Bloom filter of terms: a term whose bit is not set was never added.
#[derive(Clone, Copy, Debug, Default)]
struct BloomFilter([u64; 4]);

impl BloomFilter {
    fn bit(term: Expr) -> (usize, u64) {
        let mixed = mix(u64::from(term.to_bits()));
        ((mixed >> 6) as usize % 4, 1 << (mixed % 64))
    }

    fn add(&mut self, term: Expr) {
        let (word, bit) = Self::bit(term);
        self.0[word] |= bit;
    }

    fn union(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine |= theirs);
    }

    fn may_contain(&self, term: Expr) -> bool {
        let (word, bit) = Self::bit(term);
        self.0[word] & bit != 0
    }
}

impl IndependentSet {
    fn value(&self, symbol: Symbol) -> Option<u8> {
        let index = self.members.binary_search_by_key(&symbol, |&(member, _)| member).ok()?;
        Some(self.members[index].1)
    }

    /// Whether the set is a single constraint that fixes the value of one byte.
    pub fn is_one_value(&self, store: &ExprStore) -> bool {
        match (&*self.constraints, &*self.members) {
            ([constraint], [_]) => match store.view(*constraint) {
                View::Compare(CompareOp::Eq, a, b) => store.is_byte(a) && store.is_constant(b),
                _ => false,
            },
            _ => false,
        }
    }

    /// Bounds and known bits under the constraints.
    fn assumptions(&self, store: &ExprStore) -> &Arc<KeptAssumptions> {
        let compute = || Arc::new(KeptAssumptions::of(store, self.constraints.iter().copied()));
        self.assumptions.get_or_init(compute)
    }

    /// The cached model of this set.
    pub fn cached_model(&self) -> impl Iterator<Item = (Symbol, u8)> + '_ {
        self.members.iter().copied()
    }

    fn symbols(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.members.iter().map(|&(symbol, _)| symbol)
    }
}

/// Negations are terms that a path recognises, too.
impl HoldsTerms for IndependentSet {
    fn keep_terms(&self, needed: &mut Needed) {
        // What is kept of bounds is about parts of the constraints.
        let Self { constraints, members: _, filter: _, is_domain: _, chosen: _, assumptions: _ } = self;
        for &constraint in constraints {
            needed.keep(constraint);
            let negation = needed.store().not(constraint);
            needed.keep(negation);
        }
    }
}

impl HoldsTerms for PathCondition {
    fn keep_terms(&self, needed: &mut Needed) {
        self.independent_sets.for_each_unmet(needed, Needed::is_first, |needed, _, set| {
            if needed.is_first_of(set) {
                set.keep_terms(needed);
            }
        });
    }
}

impl Detach for PathCondition {
    fn detach(&mut self, copies: &mut Copies) {
        let Self { bytes, independent_sets, known, bases, next_set: _, constraints: _, keeps_known: _ } =
            self;
        bytes.detach(copies, |byte, copies| {
            byte.domain.iter_mut().for_each(|domain| copies.replace(domain, |_, _| {}));
        });
        independent_sets.detach(copies, |set, copies| copies.replace(set, |_, _| {}));
        known.detach(copies, |_, _| {});
        bases.detach(copies);
    }
}

/// The hash is made of the constraints in canonical order: the cached model, the numbers of the independent sets and
/// the order in which the constraints were added do not change it.
impl StructuralHash for PathCondition {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        // Known bytes, domains and symbols follow from the constraints.
        let Self { independent_sets, bases, keeps_known, bytes: _, known: _, next_set: _, constraints: _ } =
            self;
        let sets = independent_sets.iter().map(|(_, set)| &set.constraints);
        let mut hashes: Vec<u64> =
            sets.flatten().map(|&constraint| store.structural_hash(constraint)).collect();
        hashes.sort_unstable();
        (hashes, bases, keeps_known).hash(hasher);
    }
}

/// The condition of a path.
#[derive(Clone, Default)]
pub struct PathCondition {
    /// The constrained bytes, by their symbols.
    bytes: OrdMap<ConstrainedByte>,
    independent_sets: OrdMap<Arc<IndependentSet>>,
    /// Bytes with one possible value; each has an independent set with the single constraint that fixes it.
    known: OrdMap<u8>,
    next_set: u32,
    constraints: u32,
    /// Whether known bytes stay symbols in other constraints.
    keeps_known: bool,
    /// The current addresses of the bases of address terms in the constraints.
    pub bases: Bases,
}

/// What a path knows of a byte. One entry has all of it, so that a fork that learns something copies one way through one map.
#[derive(Clone)]
struct ConstrainedByte {
    /// The number of its set.
    set: u32,
    /// The values that the constraints on the byte alone leave to it; `None` if that is all of them.
    domain: Option<Arc<ByteSet>>,
}

/// The independent sets that a query depends on: an assignment (the cached model), and the constraints to send with the
/// query.
#[derive(Default)]
pub struct Relevant(Vec<(u32, Arc<IndependentSet>)>, Bases);

impl Assignment for &Relevant {
    fn byte(&self, symbol: Symbol) -> u8 {
        self.0.iter().find_map(|(_, set)| set.value(symbol)).unwrap_or(0)
    }

    fn base(&self, base: BaseId) -> u64 {
        self.1.address(base)
    }
}

impl Relevant {
    /// The independent sets.
    pub fn independent_sets(&self) -> impl Iterator<Item = &Arc<IndependentSet>> {
        self.0.iter().map(|(_, set)| set)
    }

    /// The cached model of all these independent sets, as far as its bytes are not zero; `None` where bases of addresses have values, too.
    pub(crate) fn model(&self) -> Option<Vec<(Symbol, u8)>> {
        if !self.1.is_empty() {
            return None;
        }
        let members = self.independent_sets().flat_map(|set| set.cached_model());
        let mut model: Vec<(Symbol, u8)> = members.filter(|&(_, value)| value != 0).collect();
        model.sort_unstable();
        Some(model)
    }

    /// Bounds and known bits under the constraints of all these independent sets.
    pub(crate) fn assumptions(&self, store: &ExprStore) -> Assumptions {
        Assumptions::of_independent(
            self.independent_sets().map(|set| Arc::clone(set.assumptions(store))).collect(),
        )
    }

    /// The constraints of all these independent sets.
    pub fn constraints(&self) -> impl Iterator<Item = Expr> + Clone + '_ {
        self.0.iter().flat_map(|(_, set)| set.constraints.iter().copied())
    }
}

/// A constraint that is to be added to a path.
#[derive(Clone)]
enum Waiting {
    /// The constraint is new.
    New(Expr),
    /// The constraint belonged to a set that was split, with this cached model; known bytes were replaced in it.
    Changed(Expr, Arc<Model>),
    /// The same for a constraint in which no byte was replaced: the constraint fixes no further bytes.
    Unchanged(Expr, Arc<Model>),
}

impl Waiting {
    fn constraint(&self) -> Expr {
        match *self {
            Self::New(constraint) | Self::Changed(constraint, _) | Self::Unchanged(constraint, _) => {
                constraint
            }
        }
    }

    /// The cached model of the set that the constraint belonged to.
    fn former_model(&self) -> Option<&Model> {
        match self {
            Self::New(_) => None,
            Self::Changed(_, model) | Self::Unchanged(_, model) => Some(model),
        }
    }

    /// A conjunct of the constraint.
    fn part(&self, conjunct: Expr) -> Self {
        match self {
            Self::New(_) => Self::New(conjunct),
            Self::Changed(_, model) => Self::Changed(conjunct, Arc::clone(model)),
            Self::Unchanged(_, model) => Self::Unchanged(conjunct, Arc::clone(model)),
        }
    }
}

/// What a constraint did to the domain of its only byte.
enum Narrowed {
    /// The constraint is added, or the domain implies it.
    Done,
    /// The domain has fewer values, and the constraint is still to be added.
    Domain,
    /// Nothing: the constraint is on several bytes, or too large.
    Not,
}

/// The constraint that a byte has this value.
fn fixes(store: &ExprStore, symbol: Symbol, value: u8) -> Expr {
    store.eq(store.byte(symbol), store.constant(8, u128::from(value)))
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

    /// The same condition, which then never replaces known bytes by their value.
    #[must_use]
    pub fn keeping_known_bytes(self) -> Self {
        Self { keeps_known: true, ..self }
    }

    /// How many constraints were added.
    pub fn len(&self) -> usize {
        self.constraints as usize
    }

    /// Whether the path has no constraints.
    pub fn is_empty(&self) -> bool {
        self.constraints == 0
    }

    /// All independent sets, oldest first.
    pub fn independent_sets(&self) -> impl Iterator<Item = &Arc<IndependentSet>> {
        self.independent_sets.iter().map(|(_, set)| set)
    }

    /// All constraints, set by set.
    pub fn constraints(&self) -> impl Iterator<Item = Expr> + '_ {
        self.independent_sets().flat_map(|set| set.constraints.iter().copied())
    }

    /// All independent sets, as if a query depended on all of them.
    pub fn everything(&self) -> Relevant {
        let independent_sets =
            self.independent_sets.iter().map(|(number, set)| (number as u32, Arc::clone(set)));
        Relevant(independent_sets.collect(), self.bases.clone())
    }

    /// The independent sets that share a symbol with one of the terms.
    pub fn relevant(&self, store: &ExprStore, terms: &[Expr]) -> Relevant {
        let mut numbers: Vec<u32> = Vec::new();
        for &symbol in terms.iter().flat_map(|&term| store.support(term)) {
            if let Some(number) = self.set_of(symbol)
                && !numbers.contains(&number)
            {
                numbers.push(number);
            }
        }
        numbers.sort_unstable();
        let set = |number: u32| {
            self.independent_sets.get(u64::from(number)).expect("symbols name live independent sets").clone()
        };
        Relevant(numbers.into_iter().map(|number| (number, set(number))).collect(), self.bases.clone())
    }

    /// The term with every byte and every subterm that the path fixes to one value replaced by that value.
    pub fn simplified(&self, store: &ExprStore, term: Expr) -> Expr {
        if !self.may_simplify(store, term) {
            return term;
        }
        let decided = self.decided(store, term);
        decided.unwrap_or_else(|| self.simplified_parts(store, term, &mut Substitution::new()))
    }

    /// As [`simplified`](Self::simplified), with a memo for terms that share subterms.
    pub(crate) fn simplified_on(&self, store: &ExprStore, term: Expr, memo: &mut PathSimplifier) -> Expr {
        if !self.may_simplify(store, term) {
            return term;
        }
        if !memo.path.as_ref().is_some_and(|path| self.knows_the_same_as(path))
            || memo.substitution.len() > MOST_REMEMBERED
        {
            *memo = PathSimplifier { path: Some(self.clone()), substitution: Substitution::new() };
        }
        let decided = self.decided(store, term);
        decided.unwrap_or_else(|| self.simplified_parts(store, term, &mut memo.substitution))
    }

    /// Whether a term depends on a byte that the path knows something of.
    fn may_simplify(&self, store: &ExprStore, term: Expr) -> bool {
        let is_constrained = |symbol: &Symbol| self.bytes.get(key(*symbol)).is_some();
        !self.keeps_known && store.support(term).iter().any(is_constrained)
    }

    /// Whether both are one path condition that nothing was added to since it was copied. Equal ones may count as different.
    fn knows_the_same_as(&self, other: &Self) -> bool {
        self.bytes.is_same(&other.bytes)
            && self.known.is_same(&other.known)
            && self.independent_sets.is_same(&other.independent_sets)
            && self.keeps_known == other.keeps_known
    }

    fn simplified_parts(&self, store: &ExprStore, term: Expr, memo: &mut Substitution) -> Expr {
        memo.apply(store, term, &mut |part| match store.view(part) {
            View::Byte(symbol) => self.known_byte(store, symbol),
            // The domain of a byte decides the operands, and the rules of the store the rest: to evaluate the operands
            // again with every connective would be quadratic.
            View::Binary(BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, ..) => self.listed(store, part),
            _ => self.decided(store, part),
        })
    }

    /// Bounds of a term, both inclusive, as far as they follow from facts.
    pub fn bounds(&self, store: &ExprStore, term: Expr) -> (u128, u128) {
        let relevant = self.relevant(store, &[term]);
        let fact = relevant.assumptions(store).fact(store, term);
        fact.map_or_else(|| store.bounds(term), |fact| (fact.low, fact.high))
    }

    fn known_byte(&self, store: &ExprStore, symbol: Symbol) -> Option<Expr> {
        self.known.get(key(symbol)).map(|&value| store.constant(8, u128::from(value)))
    }

    /// As [`simplified`](Self::simplified), with a memo for terms that share subterms.
    pub(crate) fn simplified_with(&self, store: &ExprStore, term: Expr, memo: &mut Simplifier) -> Expr {
        if self.known.is_empty() {
            return term;
        }
        if !self.known.is_same(&memo.known) || memo.substitution.len() > MOST_REMEMBERED {
            *memo = Simplifier { known: self.known.clone(), substitution: Substitution::new() };
        }
        self.replace_known(store, term, &mut memo.substitution)
    }

    fn replace_known(&self, store: &ExprStore, term: Expr, substitution: &mut Substitution) -> Expr {
        substitution.apply(store, term, &mut |part| match store.view(part) {
            View::Byte(symbol) => self.known_byte(store, symbol),
            _ => None,
        })
    }

    /// Adds a constraint. `model` satisfies the constraint and the independent sets that share symbols with it; without
    /// a `model` the cached model must satisfy the constraint.
    pub fn add(&mut self, store: &ExprStore, constraint: Expr, model: Option<&Model>) {
        let mut waiting = vec![Waiting::New(constraint)];
        while let Some(next) = waiting.pop() {
            let model = next.former_model().or(model);
            match self.narrow(store, next.constraint(), model) {
                Narrowed::Done => {}
                Narrowed::Domain => waiting.extend(self.join_and_split(store, &next, model)),
                Narrowed::Not => match store.view(next.constraint()) {
                    View::Binary(BinaryOp::And, a, b) => waiting.extend([next.part(b), next.part(a)]),
                    _ => {
                        if let Some(next) = self.simplified_constraint(store, &next) {
                            waiting.extend(self.join_and_split(store, &next, model));
                        }
                    }
                },
            }
        }
    }

    /// The simplified constraint; `None` if the path implies it already.
    fn simplified_constraint(&self, store: &ExprStore, next: &Waiting) -> Option<Waiting> {
        let simplified = match *next {
            Waiting::New(constraint) => Waiting::New(self.simplified(store, constraint)),
            Waiting::Changed(..) | Waiting::Unchanged(..) => next.clone(),
        };
        let constraint = simplified.constraint();
        let is_constant = store.is_constant(constraint);
        debug_assert!(!is_constant || store.is_true(constraint), "a path never becomes infeasible");
        (!is_constant).then_some(simplified)
    }

    /// Adds a constraint to the sets it shares symbols with. Returns what is to be added again because bytes are fixed
    /// now.
    fn join_and_split(&mut self, store: &ExprStore, next: &Waiting, model: Option<&Model>) -> Vec<Waiting> {
        let number = self.join(store, next.constraint(), model);
        self.constraints += 1;
        match next {
            Waiting::New(constraint) | Waiting::Changed(constraint, _) => {
                self.split_fixed_bytes(store, number, *constraint)
            }
            Waiting::Unchanged(..) => Vec::new(),
        }
    }

    /// Restricts the domain of the only byte of a constraint, and adds the constraint if all others with this byte are
    /// on this byte alone: they are one set, and all that counts of them is the domain.
    fn narrow(&mut self, store: &ExprStore, constraint: Expr, model: Option<&Model>) -> Narrowed {
        let Some(symbol) = store.only_symbol(constraint).filter(|_| !self.keeps_known) else {
            return Narrowed::Not;
        };
        let domain = self.domain(symbol);
        let Some(left) = store.satisfying(constraint, domain) else { return Narrowed::Not };
        debug_assert!(!left.is_empty(), "a path never becomes infeasible");
        if left == domain {
            return Narrowed::Done;
        }
        if !self.has_exact_domain(symbol) {
            self.set_domain(symbol, left);
            return Narrowed::Domain;
        }
        self.narrow_set(store, symbol, left, constraint, model.and_then(|model| model.get(symbol)));
        Narrowed::Done
    }

    /// Adds a constraint to the set of a byte whose constraints are on this byte alone and leave it a smaller domain. If the domain
    /// has a single value left, the constraint with this value replaces all others.
    fn narrow_set(
        &mut self,
        store: &ExprStore,
        symbol: Symbol,
        domain: ByteSet,
        constraint: Expr,
        value: Option<u8>,
    ) {
        let number = self.set_of(symbol);
        let before = number.and_then(|number| self.independent_sets.get(u64::from(number)));
        let others: &[Expr] = before.map_or(&[], |set| &set.constraints);
        let single = domain.single();
        let (constraints, mut filter) = match single {
            Some(value) => (vec![fixes(store, symbol, value)], BloomFilter::default()),
            None => {
                let mut all = [others, &[constraint]].concat();
                in_canonical_order(store, &mut all);
                (all, before.map_or_else(BloomFilter::default, |set| set.filter))
            }
        };
        let added = single.map_or(constraint, |_| constraints[0]);
        filter.add(added);
        filter.add(store.not(added));
        let cached = || before.and_then(|set| set.value(symbol)).unwrap_or(0);
        let value = single.or(value).unwrap_or_else(cached);
        self.constraints = self.constraints - others.len() as u32 + constraints.len() as u32;
        let set = IndependentSet {
            constraints: constraints.into(),
            members: [(symbol, value)].into(),
            filter,
            is_domain: true,
            ..IndependentSet::default()
        };
        let number = number.unwrap_or_else(|| self.new_number());
        self.bytes.insert(key(symbol), ConstrainedByte { set: number, domain: Some(domain.shared()) });
        self.independent_sets.insert(u64::from(number), Arc::new(set));
        if let Some(value) = single {
            self.known.insert(key(symbol), value);
        }
    }

    /// The number of a new set.
    fn new_number(&mut self) -> u32 {
        self.next_set += 1;
        self.next_set
    }

    /// The number of the set of a byte.
    fn set_of(&self, symbol: Symbol) -> Option<u32> {
        self.bytes.get(key(symbol)).map(|byte| byte.set)
    }

    /// Puts a byte into a set; it keeps its domain.
    fn put_into(&mut self, symbol: Symbol, set: u32) {
        match self.bytes.get_mut(key(symbol)) {
            Some(byte) => byte.set = set,
            None => drop(self.bytes.insert(key(symbol), ConstrainedByte { set, domain: None })),
        }
    }

    /// The values that the constraints on this byte alone leave to it.
    pub fn domain(&self, symbol: Symbol) -> ByteSet {
        self.smaller_domain(symbol).unwrap_or(ByteSet::ALL)
    }

    /// The same, if that is not all values.
    fn smaller_domain(&self, symbol: Symbol) -> Option<ByteSet> {
        self.bytes.get(key(symbol))?.domain.as_deref().copied()
    }

    /// Sets the domain of a byte that is in a set.
    fn set_domain(&mut self, symbol: Symbol, domain: ByteSet) {
        let byte = self.bytes.get_mut(key(symbol)).expect("a constrained byte is in a set");
        byte.domain = Some(domain.shared());
    }

    /// Whether the domain of this byte is exactly the values that the path leaves to it.
    pub fn has_exact_domain(&self, symbol: Symbol) -> bool {
        let set = self.set_of(symbol).and_then(|number| self.independent_sets.get(u64::from(number)));
        set.is_none_or(|set| set.is_domain)
    }

    /// The truth value of a condition on one byte, if it is the same for all values of the byte's domain.
    fn decided_by_domain(&self, store: &ExprStore, condition: Expr) -> Option<Expr> {
        let domain = self.smaller_domain(store.only_symbol(condition)?)?;
        let satisfying = store.satisfying(condition, domain)?;
        let truth = if satisfying == domain {
            true
        } else if satisfying.is_empty() {
            false
        } else {
            return None;
        };
        Some(store.bool(truth))
    }

    /// The truth value of a one-bit term that is one of the constraints, or the negation of one, or that the domain of
    /// its only byte decides.
    fn decided(&self, store: &ExprStore, term: Expr) -> Option<Expr> {
        if store.width(term) != 1 {
            return None;
        }
        self.listed(store, term).or_else(|| self.decided_by_domain(store, term))
    }

    /// The truth value of a term that is one of the constraints, or the negation of one.
    fn listed(&self, store: &ExprStore, term: Expr) -> Option<Expr> {
        if store.width(term) != 1 {
            return None;
        }
        let number = self.set_of(*store.support(term).first()?)?;
        let set = self.independent_sets.get(u64::from(number))?;
        if !set.filter.may_contain(term) {
            return None;
        }
        let holds = |term: Expr| {
            let wanted = in_order(store, term);
            set.constraints.binary_search_by_key(&wanted, |&other| in_order(store, other)).is_ok()
        };
        if holds(term) {
            return Some(store.bool(true));
        }
        holds(store.not(term)).then(|| store.bool(false))
    }

    /// Adds a constraint, merges the sets that share symbols with it, and returns the number of the merged set.
    fn join(&mut self, store: &ExprStore, constraint: Expr, model: Option<&Model>) -> u32 {
        let relevant = self.relevant(store, &[constraint]);
        let support = store.support(constraint);
        let constraints = merged_constraints(store, &relevant, constraint);
        let known = &relevant;
        let with_value = |symbol: Symbol| {
            (symbol, model.and_then(|model| model.get(symbol)).unwrap_or_else(|| known.byte(symbol)))
        };
        let members = merged_symbols(&relevant, support).into_iter().map(with_value).collect();
        let mut filter = BloomFilter::default();
        relevant.0.iter().for_each(|(_, set)| filter.union(&set.filter));
        filter.add(constraint);
        filter.add(store.not(constraint));
        let number = self.merged_number(&relevant);
        self.relink(&relevant, support, number);
        let is_domain = self.restrict(store, constraint) && relevant.0.iter().all(|(_, set)| set.is_domain);
        let set = IndependentSet { constraints, members, filter, is_domain, ..IndependentSet::default() };
        self.independent_sets.insert(u64::from(number), Arc::new(set));
        number
    }

    /// Restricts the domain of a byte to the values that a constraint on this byte alone leaves to it. False if the
    /// constraint is on several bytes, or too large.
    fn restrict(&mut self, store: &ExprStore, constraint: Expr) -> bool {
        let Some(symbol) = store.only_symbol(constraint) else { return false };
        let domain = self.domain(symbol);
        let satisfying = store.satisfying(constraint, domain);
        if let Some(satisfying) = satisfying.filter(|&satisfying| satisfying != domain) {
            self.set_domain(symbol, satisfying);
        }
        satisfying.is_some()
    }

    /// If the new constraint of a set fixes bytes, removes the set and gives each of these bytes its own independent
    /// set. Returns the constraints of the removed set, which are to be added again from the last to the first.
    fn split_fixed_bytes(&mut self, store: &ExprStore, number: u32, constraint: Expr) -> Vec<Waiting> {
        if self.keeps_known {
            return Vec::new();
        }
        let set = Arc::clone(self.independent_sets.get(u64::from(number)).expect("the set was just made"));
        let mut fixed = fixed::by_constraint(store, &set, constraint);
        if fixed.is_empty()
            && let Some(symbol) = store.only_symbol(constraint)
            && let Some(value) = self.domain(symbol).single()
        {
            fixed.push((symbol, value));
        }
        // A byte that is known already still occurs if its array is read at a symbolic index.
        fixed.retain(|(symbol, _)| self.known.get(key(*symbol)).is_none());
        if let [(symbol, value)] = fixed[..]
            && *set.constraints == [fixes(store, symbol, value)]
        {
            self.known.insert(key(symbol), value);
            return Vec::new();
        }
        if fixed.is_empty() {
            return Vec::new();
        }
        self.independent_sets.remove(u64::from(number));
        for symbol in set.symbols() {
            // The constraints that are added again restrict it again. A constraint that its domain implies is dropped.
            self.bytes.remove(key(symbol));
        }
        let cached_model: Arc<Model> = Arc::new(set.cached_model().collect());
        for (symbol, value) in fixed {
            self.known.insert(key(symbol), value);
            self.join(store, fixes(store, symbol, value), Some(&cached_model));
            self.constraints += 1;
        }
        self.constraints -= set.constraints.len() as u32;
        let mut substitution = Substitution::new();
        let again = |&constraint: &Expr| {
            // That a byte is known came into the set with another constraint on the byte: it must not become true.
            if self.makes_known(store, constraint) {
                return Waiting::Unchanged(constraint, Arc::clone(&cached_model));
            }
            // A constraint of the path would be replaced by true: only its known bytes are replaced.
            let replaced = self.replace_known(store, constraint, &mut substitution);
            match replaced == constraint {
                true => Waiting::Unchanged(constraint, Arc::clone(&cached_model)),
                false => Waiting::Changed(replaced, Arc::clone(&cached_model)),
            }
        };
        let mut waiting: Vec<Waiting> = set.constraints.iter().map(again).collect();
        // A changed constraint may fix further bytes together with those that did not change, so it comes after them.
        waiting.sort_by_key(|next| matches!(next, Waiting::Unchanged(..)));
        waiting
    }

    /// Whether a constraint says that a known byte has its value.
    fn makes_known(&self, store: &ExprStore, constraint: Expr) -> bool {
        let Some(symbol) = store.only_symbol(constraint) else { return false };
        self.known.get(key(symbol)).is_some_and(|&value| constraint == fixes(store, symbol, value))
    }

    /// The number of the merged set: the number of the largest old set, so that few symbols change their set.
    fn merged_number(&mut self, relevant: &Relevant) -> u32 {
        match relevant.0.iter().max_by_key(|(number, set)| (set.members.len(), std::cmp::Reverse(*number))) {
            Some(&(number, _)) => number,
            None => self.new_number(),
        }
    }

    fn relink(&mut self, relevant: &Relevant, support: &[Symbol], number: u32) {
        for (old, set) in relevant.0.iter().filter(|(old, _)| *old != number) {
            self.independent_sets.remove(u64::from(*old));
            for symbol in set.symbols() {
                self.put_into(symbol, number);
            }
        }
        for &symbol in support {
            if self.set_of(symbol) != Some(number) {
                self.put_into(symbol, number);
            }
        }
    }

    /// The disjunction of two path conditions: their common constraints, and the disjunction of the rest of each. The
    /// cached model is that of this path. Also returns the condition that holds on this path only.
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
        let cached_model: Model = self.independent_sets().flat_map(|set| set.cached_model()).collect();
        let mut merged = Self::with_bases(self.bases.joined(&other.bases));
        let mut common: Vec<Expr> = mine.intersection(&theirs).copied().collect();
        in_canonical_order(store, &mut common);
        for constraint in common {
            merged.add(store, constraint, Some(&cached_model));
        }
        merged.add(store, store.or(only_mine, only_theirs), Some(&cached_model));
        (merged, only_mine)
    }

    /// The part of the condition that restricts these symbols, for hashes and comparisons only.
    pub fn over(&self, symbols: &BTreeSet<Symbol>) -> Self {
        let mut part = Self { bases: self.bases.clone(), keeps_known: self.keeps_known, ..Self::default() };
        for (number, set) in self.independent_sets.iter() {
            if set.symbols().any(|symbol| symbols.contains(&symbol)) {
                part.independent_sets.insert(number, Arc::clone(set));
            }
        }
        part
    }

    /// Whether the condition is what it was earlier on the path, in whichever order its constraints were added.
    pub fn is_again(&self, earlier: &Self) -> bool {
        let all = |path: &Self| path.constraints().collect::<BTreeSet<Expr>>();
        let is_same = self.independent_sets.is_same(&earlier.independent_sets)
            || (self.independent_sets.len() == earlier.independent_sets.len() && all(self) == all(earlier));
        is_same && self.bases == earlier.bases
    }

    /// The cached model of this path, overridden by `model`.
    pub fn inputs<'a>(&'a self, model: Option<&'a Model>) -> Inputs<'a> {
        Inputs { path: self, model }
    }

    /// The value of a symbol in the cached model of this path.
    pub fn cached_value(&self, symbol: Symbol) -> u8 {
        let set = self.set_of(symbol).and_then(|number| self.independent_sets.get(u64::from(number)));
        set.and_then(|set| set.value(symbol)).unwrap_or(0)
    }
}

/// Inputs of a path as an assignment.
pub struct Inputs<'a> {
    path: &'a PathCondition,
    model: Option<&'a Model>,
}

impl Assignment for Inputs<'_> {
    fn byte(&self, symbol: Symbol) -> u8 {
        self.model.and_then(|model| model.get(symbol)).unwrap_or_else(|| self.path.cached_value(symbol))
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
    conjuncts.sort_unstable_by_key(|&conjunct| in_order(store, conjunct));
    conjuncts.dedup();
}

/// The sort key of conjuncts.
pub(crate) fn in_order(store: &ExprStore, conjunct: Expr) -> (u64, Expr) {
    (store.structural_hash(conjunct), conjunct)
}

fn merged_symbols(relevant: &Relevant, support: &[Symbol]) -> Vec<Symbol> {
    let independent_sets = relevant.0.iter().flat_map(|(_, set)| set.symbols());
    let mut symbols: Vec<Symbol> = independent_sets.chain(support.iter().copied()).collect();
    symbols.sort_unstable();
    symbols.dedup();
    symbols
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbols(store: &ExprStore) -> Vec<Expr> {
        let array = store.array("x", 0, 8);
        (0..8).map(|offset| store.byte(Symbol { array, offset })).collect()
    }

    /// Most forks make two; with the two counters of its [`Arc`] a set takes a block of 128 bytes.
    #[test]
    fn an_independent_set_is_small() {
        assert!(size_of::<IndependentSet>() <= 112, "{} bytes", size_of::<IndependentSet>());
    }

    #[test]
    fn a_query_sees_only_the_constraints_it_shares_symbols_with() {
        let store = ExprStore::new();
        let x = symbols(&store);
        let mut path = PathCondition::new();
        let below = |e: Expr| store.ule(e, store.constant(8, 9));
        path.add(&store, below(x[0]), None);
        path.add(&store, below(x[1]), None);
        path.add(&store, store.ule(x[2], x[3]), None);
        assert_eq!(path.relevant(&store, &[x[0]]).constraints().count(), 1);
        assert_eq!(path.relevant(&store, &[x[5]]).constraints().count(), 0);
        path.add(&store, store.ule(x[1], x[3]), None);
        assert_eq!(path.relevant(&store, &[x[2]]).constraints().count(), 3);
        assert_eq!(path.independent_sets().count(), 2);
    }

    #[test]
    fn the_cached_model_follows_the_model_of_each_added_constraint() {
        let store = ExprStore::new();
        let x = symbols(&store);
        let mut path = PathCondition::new();
        let symbol = store.support(x[0])[0];
        let model = Model::new(vec![(symbol, 7)]);
        path.add(&store, store.eq(x[0], store.constant(8, 7)), Some(&model));
        assert_eq!(path.cached_value(symbol), 7);
        let fork = path.clone();
        path.add(&store, store.ule(x[0], x[1]), Some(&Model::new(vec![(store.support(x[1])[0], 9)])));
        assert_eq!((path.cached_value(symbol), path.cached_value(store.support(x[1])[0])), (7, 9));
        assert_eq!(fork.len(), 1);
    }

    #[test]
    fn what_a_constraint_decides_is_a_number_in_later_terms() {
        let store = ExprStore::new();
        let x = symbols(&store);
        let mut path = PathCondition::new();
        let is_plus = store.eq(x[0], store.constant(8, 0x2b));
        let is_less = store.ult(x[1], x[2]);
        let model: Model = [(store.support(x[2])[0], 1)].into_iter().collect();
        path.add(&store, store.not(is_plus), None);
        path.add(&store, is_less, Some(&model));
        let moved = store.add(store.zext(is_plus, 8), store.zext(is_less, 8));
        assert_eq!(path.simplified(&store, moved), store.constant(8, 1));
        let opposite = store.zext(store.ule(x[2], x[1]), 8);
        assert_eq!(path.simplified(&store, opposite), store.constant(8, 0));
        let other = PathCondition::new().keeping_known_bytes();
        assert_eq!(other.simplified(&store, moved), moved);
    }

    #[test]
    fn what_is_remembered_of_a_path_is_forgotten_when_the_path_learns_something() {
        let store = ExprStore::new();
        let x = symbols(&store);
        let mut path = PathCondition::new();
        path.add(&store, store.ult(x[0], store.constant(8, 200)), None);
        let sum = store.mul(store.add(x[0], x[1]), x[2]);
        let mut memo = PathSimplifier::default();
        assert_eq!(path.simplified_on(&store, sum, &mut memo), path.simplified(&store, sum));
        let fork = path.clone();
        path.add(&store, store.eq(x[0], store.constant(8, 0)), None);
        let less = store.mul(x[1], x[2]);
        assert_eq!(path.simplified_on(&store, sum, &mut memo), less);
        assert_eq!(fork.simplified_on(&store, sum, &mut memo), sum);
        assert_eq!(path.simplified_on(&store, sum, &mut memo), less);
    }

    #[test]
    fn a_constraint_does_not_vanish_because_it_decides_itself() {
        let store = ExprStore::new();
        let x = symbols(&store);
        let mut path = PathCondition::new();
        let model: Model = (0..3).map(|at| (store.support(x[at])[0], 7)).collect();
        path.add(&store, store.ule(x[0], x[1]), Some(&model));
        path.add(&store, store.ule(x[1], x[2]), Some(&model));
        // Fixes the first byte; the set is split and its constraints are added again.
        path.add(&store, store.eq(x[0], store.constant(8, 7)), Some(&model));
        let constraints: Vec<Expr> = path.constraints().collect();
        assert!(constraints.contains(&store.ule(store.constant(8, 7), x[1])), "{constraints:?}");
        assert!(constraints.contains(&store.ule(x[1], x[2])), "{constraints:?}");
    }

    #[test]
    fn a_known_byte_stays_known_when_its_set_is_split_because_of_another() {
        let store = ExprStore::new();
        let x = symbols(&store);
        let constant = |value| store.constant(8, value);
        let model: Model = (0..8).map(|at| (store.support(x[at])[0], if at == 0 { 0 } else { 7 })).collect();
        let mut path = PathCondition::new();
        path.add(&store, store.eq(x[0], constant(0)), Some(&model));
        // A read of the array at a symbolic index joins all bytes, also the known one.
        let array = store.array_symbol(store.support(x[0])[0].array);
        let index = store.zext(store.and(x[1], constant(7)), 64);
        path.add(&store, store.eq(store.select(array, index), constant(7)), Some(&model));
        path.add(&store, store.eq(x[2], constant(7)), Some(&model));
        let constraints: Vec<Expr> = path.constraints().collect();
        assert!(constraints.contains(&store.eq(x[0], constant(0))), "{constraints:?}");
        assert!(constraints.contains(&store.eq(x[2], constant(7))), "{constraints:?}");
        assert_eq!(path.domain(store.support(x[0])[0]).single(), Some(0));
    }

    #[test]
    fn domains_follow_from_the_constraints() {
        let store = ExprStore::new();
        let x = symbols(&store);
        let constant = |value| store.constant(8, value);
        let model: Model = (0..3).map(|at| (store.support(x[at])[0], 7)).collect();
        let mut path = PathCondition::new();
        path.add(&store, store.ule(x[1], constant(9)), Some(&model));
        path.add(&store, store.ule(x[0], x[1]), Some(&model));
        path.add(&store, store.not(store.eq(x[1], constant(8))), Some(&model));
        // The first byte is fixed: the constraints on the second one are added again, none is lost.
        path.add(&store, store.eq(x[0], constant(7)), Some(&model));
        let mut alone = ByteSet::ALL;
        for constraint in path.constraints().filter(|&one| store.support(one) == store.support(x[1])) {
            alone = store.satisfying(constraint, alone).expect("it depends on one byte");
        }
        assert_eq!(alone.values().collect::<Vec<_>>(), [7, 9]);
        assert_eq!(path.domain(store.support(x[1])[0]), alone);
        assert!(path.has_exact_domain(store.support(x[1])[0]));
        assert_eq!(path.len(), path.constraints().count());
    }
}
