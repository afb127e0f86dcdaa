//! The inputs that constraints leave to a few bytes, listed: a further condition on these bytes is decided by evaluating that
//! condition alone with each of them.
//!
//! A path asks many questions about the same few bytes: a compiler has read a name of three letters, and looks for it in its
//! tables. Each question adds a constraint, so the list for the next one is a part of the list for this one. Lists are kept by
//! their constraints on several bytes; constraints on one byte are domains.

use super::enumeration::{Enumerated, Values, values};
use crate::path::in_canonical_order;
use crate::query::conjuncts_of;
use loam_base::rng::mix;
use loam_expr::tape::lanes::{LANES, Lanes};
use loam_expr::tape::table::ByteTables;
use loam_expr::tape::{Slot, Step, Tape};
use loam_expr::{ByteSet, Expr, ExprStore, HoldsTerms, Needed, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use std::sync::Arc;

/// Most bytes of a list: an input fits into a machine word.
const MOST_BYTES: usize = 6;
/// Most inputs of a list.
const MOST_INPUTS: usize = 1 << 19;
/// Most stores of the arrays of a condition.
const MOST_STORES: usize = 512;
/// Most steps of the straight-line program of a condition.
const MOST_SLOTS: usize = 1 << 12;
/// Most cost of an evaluation for a hard query: some hundredths of a second.
pub const MOST_COST: usize = 1 << 27;
/// An evaluation that costs no more is always made.
const CHEAP: usize = 1 << 17;
/// What an input of a list costs beside evaluations: it is copied some times.
const PER_INPUT: usize = 16;
/// The cost that an answer is worth whose list was there already: half of what other layers would take.
const WORTH: usize = 1 << 18;
/// The cost that takes as long as an executed instruction.
const PER_INSTRUCTION: usize = 32;
/// What may be spent at first, and what may be saved up.
const FIRST_CREDIT: usize = 1 << 24;
const MOST_CREDIT: usize = 1 << 27;
/// Bytes of lists; beyond, all are dropped.
const MOST_KEPT: usize = 64 << 20;
/// How many lists of the same bytes are looked through for one with some of the constraints.
const MOST_RECENT: usize = 16;

/// Terms, and the tables of those that depend on one byte.
pub struct Terms<'a> {
    pub store: &'a ExprStore,
    pub tables: &'a mut ByteTables,
}

/// Whether an evaluation is worth its cost.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// Other layers may be quicker: in the long run no more is spent than answers of lists that were there already are worth.
    Thrifty,
    /// Other layers take long.
    Patient,
}

/// An input: the values of some bytes, that of the first symbol in the most significant byte. The order of inputs is that of the numbers.
type Input = u64;

/// The lists of earlier queries.
pub struct Listings {
    /// By the hash of their constraints.
    kept: FxHashMap<u64, Listing>,
    /// For some bytes the hashes of the lists that were kept last.
    recent: FxHashMap<Box<[Symbol]>, VecDeque<u64>>,
    /// The memory of their inputs.
    bytes: usize,
    /// What may be spent on queries that other layers may answer as quickly.
    credit: usize,
    /// Whether the last query was left to other layers only because the credit was too small.
    was_too_dear: bool,
    /// The inputs of a list that was begun and given up, and its cost: none so long is begun with less credit, which would be spent in vain.
    given_up: Option<(usize, usize)>,
}

/// The inputs that satisfy some constraints.
struct Listing {
    /// The constraints on several bytes, in canonical order.
    constraints: Box<[Expr]>,
    bytes: Bytes,
    /// Sorted.
    inputs: Arc<[Input]>,
}

/// Some bytes, sorted, and the values that constraints on one byte leave to each.
#[derive(Clone, Default)]
struct Bytes {
    symbols: Vec<Symbol>,
    domains: Vec<ByteSet>,
}

/// Constraints that share bytes, directly or through others.
struct Part {
    constraints: Vec<Expr>,
    bytes: Bytes,
}

/// The inputs among which a condition is decided.
struct Start {
    symbols: Vec<Symbol>,
    inputs: Arc<[Input]>,
    /// The constraints that were not evaluated yet.
    pending: Vec<Expr>,
}

impl Default for Listings {
    fn default() -> Self {
        Self {
            kept: FxHashMap::default(),
            recent: FxHashMap::default(),
            bytes: 0,
            credit: FIRST_CREDIT,
            was_too_dear: false,
            given_up: None,
        }
    }
}

impl HoldsTerms for Listings {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { kept, recent: _, bytes: _, credit: _, was_too_dear: _, given_up: _ } = self;
        kept.values().for_each(|listing| listing.constraints.keep_terms(needed));
    }
}

impl Listings {
    /// Decides whether some input satisfies sorted conjuncts, of which `parts` are new on the path, if the inputs that satisfy the others
    /// are few enough to be listed. The model is as near as can be to the values of `start`.
    pub fn decide(
        &mut self,
        terms: &mut Terms,
        conjuncts: &[Expr],
        parts: &[Expr],
        effort: Effort,
        start: impl Fn(Symbol) -> u8,
    ) -> Option<Enumerated> {
        let store = terms.store;
        self.was_too_dear = false;
        if !have_few_bytes(store, conjuncts) {
            return None;
        }
        let path: Vec<Expr> =
            conjuncts.iter().copied().filter(|conjunct| !parts.contains(conjunct)).collect();
        let Values { symbols, domains, others: constraints } = values(store, &path)?;
        let known = Bytes { symbols, domains };
        let Values { symbols, domains, others: asked } = values(store, parts)?;
        let all = known.with(&Bytes { symbols, domains });
        if all.domains.contains(&ByteSet::EMPTY) {
            return Some(Enumerated::Unsat);
        }
        let before = self.listed(terms, &constraints, &known, effort)?;
        let inputs = self.widened(&known.symbols, before, &all, effort)?;
        let (left, dropped) = self.divide(terms, &all.symbols, &inputs, &asked, effort)?;
        let answer = match nearest(&left, all.input(start)) {
            Some(input) => Enumerated::First(all.model(input).collect()),
            None => Enumerated::Unsat,
        };
        // The path goes on with the condition, or with its negation.
        if let [condition] = asked[..]
            && parts.len() == 1
            && let [negation] = conjuncts_of(store, store.not(condition))[..]
        {
            self.keep(store, with(store, &constraints, &[negation]), all.clone(), dropped);
        }
        self.keep(store, with(store, &constraints, &asked), all, left);
        Some(answer)
    }

    /// The inputs that satisfy constraints and domains.
    fn listed(
        &mut self,
        terms: &mut Terms,
        constraints: &[Expr],
        bytes: &Bytes,
        effort: Effort,
    ) -> Option<Arc<[Input]>> {
        let (mut symbols, mut inputs): (_, Arc<[Input]>) = (Vec::new(), [0].into());
        for part in bytes.independent_parts(terms.store, constraints) {
            let both = part.bytes.with(&bytes.only(|symbol| symbols.contains(&symbol)));
            let others = self.list_of(terms, &part.constraints, &part.bytes, effort)?;
            if !self.affords(inputs.len().saturating_mul(others.len()), effort) {
                return None;
            }
            let (one, other) =
                (placed(&symbols, &inputs, &both), placed(&part.bytes.symbols, &others, &both));
            (symbols, inputs) = (both.symbols, sorted(pairs(&one, &other)).into());
        }
        self.widened(&symbols, inputs, bytes, effort)
    }

    /// Whether an evaluation with so many inputs is worth what it costs at least.
    fn affords(&self, inputs: usize, effort: Effort) -> bool {
        let most = if effort == Effort::Thrifty { self.credit.max(CHEAP) } else { MOST_COST };
        let is_given_up = |(length, cost)| inputs >= length && most < cost;
        !self.given_up.is_some_and(is_given_up) && inputs <= MOST_INPUTS.min(most / PER_INPUT)
    }

    /// Inputs of some bytes as inputs of these bytes, if they are worth what it costs.
    fn widened(
        &mut self,
        symbols: &[Symbol],
        inputs: Arc<[Input]>,
        bytes: &Bytes,
        effort: Effort,
    ) -> Option<Arc<[Input]>> {
        let count = count_widened(symbols, &inputs, bytes);
        if !self.affords(count, effort) {
            self.was_too_dear |= count <= MOST_INPUTS;
            return None;
        }
        if symbols == bytes.symbols && bytes.contain_all(&inputs) {
            return Some(inputs);
        }
        self.spend(PER_INPUT * count, effort);
        Some(widened(symbols, &inputs, bytes).into())
    }

    /// Adds to the credit what another layer took for a query that only lacked credit, given in executed instructions: when as much was
    /// spent on such queries as a list costs, it is made.
    pub fn regret(&mut self, work: u64) {
        if std::mem::take(&mut self.was_too_dear) {
            self.credit = (self.credit + PER_INSTRUCTION * work as usize).min(MOST_CREDIT);
        }
    }

    /// Takes from the credit what was spent, whether it leads to an answer or not.
    fn spend(&mut self, cost: usize, effort: Effort) {
        if effort == Effort::Thrifty {
            self.credit = self.credit.saturating_sub(cost);
        }
    }

    /// The inputs of some bytes that satisfy domains and constraints, which depend on each other.
    fn list_of(
        &mut self,
        terms: &mut Terms,
        constraints: &[Expr],
        bytes: &Bytes,
        effort: Effort,
    ) -> Option<Arc<[Input]>> {
        let Start { symbols, inputs, pending } = match self.known(constraints, bytes) {
            Some(start) => {
                self.credit = (self.credit + WORTH).min(MOST_CREDIT);
                start
            }
            None => Start { symbols: Vec::new(), inputs: [0].into(), pending: constraints.to_vec() },
        };
        let inputs = self.widened(&symbols, inputs, bytes, effort)?;
        if pending.is_empty() {
            return Some(inputs);
        }
        let left: Arc<[Input]> = self.divide(terms, &bytes.symbols, &inputs, &pending, effort)?.0.into();
        self.keep(terms.store, constraints.to_vec(), bytes.clone(), Arc::clone(&left));
        Some(left)
    }

    /// The inputs that satisfy all these conditions, and the others, if they are worth what it costs to tell them apart.
    fn divide(
        &mut self,
        terms: &mut Terms,
        symbols: &[Symbol],
        inputs: &[Input],
        conditions: &[Expr],
        effort: Effort,
    ) -> Option<(Vec<Input>, Vec<Input>)> {
        self.spend(PER_INPUT * inputs.len(), effort);
        let filter = Filter::new(terms, symbols, inputs, conditions)?;
        if effort == Effort::Thrifty && filter.cost > self.credit.max(CHEAP) {
            self.was_too_dear = true;
            let cost = filter.cost + 2 * PER_INPUT * inputs.len();
            self.given_up = Some((inputs.len(), cost.min(MOST_CREDIT)));
            return None;
        }
        self.given_up = None;
        self.spend(filter.cost, effort);
        Some(filter.divide())
    }

    /// The list for these constraints, or for some of them.
    fn known(&self, constraints: &[Expr], bytes: &Bytes) -> Option<Start> {
        let hash = hash_of(constraints);
        if let Some(inputs) = self.get(hash, constraints.iter(), bytes) {
            return Some(Start { symbols: inputs.0, inputs: inputs.1, pending: Vec::new() });
        }
        let mut places = (0..constraints.len()).rev().filter(|_| constraints.len() > 1);
        let but_one = places.find_map(|left_out| {
            let (before, after) = (&constraints[..left_out], &constraints[left_out + 1..]);
            let pending = constraints[left_out];
            let hash = hash.wrapping_sub(hash_of(&[pending]));
            let (symbols, inputs) = self.get(hash, before.iter().chain(after), bytes)?;
            Some(Start { symbols, inputs, pending: vec![pending] })
        });
        but_one.or_else(|| self.for_some(constraints, bytes))
    }

    /// The recent list for as many of these constraints as can be: other layers have decided conditions that the path has got since then.
    fn for_some(&self, constraints: &[Expr], bytes: &Bytes) -> Option<Start> {
        let all: FxHashSet<Expr> = constraints.iter().copied().collect();
        let recent = self.recent.get(&*bytes.symbols)?.iter().filter_map(|hash| self.kept.get(hash));
        let listing = recent
            .filter(|listing| listing.constraints.iter().all(|constraint| all.contains(constraint)))
            .filter(|listing| listing.bytes.contain(bytes))
            .max_by_key(|listing| listing.constraints.len())?;
        let evaluated: FxHashSet<Expr> = listing.constraints.iter().copied().collect();
        let pending = constraints.iter().copied().filter(|constraint| !evaluated.contains(constraint));
        let (symbols, inputs) = (listing.bytes.symbols.clone(), Arc::clone(&listing.inputs));
        Some(Start { symbols, inputs, pending: pending.collect() })
    }

    /// The list for these constraints, if it has all inputs that the domains allow.
    fn get<'a>(
        &self,
        hash: u64,
        constraints: impl Iterator<Item = &'a Expr>,
        bytes: &Bytes,
    ) -> Option<(Vec<Symbol>, Arc<[Input]>)> {
        let listing = self.kept.get(&hash)?;
        let fits = listing.constraints.iter().eq(constraints) && listing.bytes.contain(bytes);
        fits.then(|| (listing.bytes.symbols.clone(), Arc::clone(&listing.inputs)))
    }

    fn keep(
        &mut self,
        store: &ExprStore,
        constraints: Vec<Expr>,
        bytes: Bytes,
        inputs: impl Into<Arc<[Input]>>,
    ) {
        let inputs = inputs.into();
        // A path is feasible.
        if inputs.is_empty() || constraints.is_empty() || constraints.iter().any(|&e| store.is_constant(e)) {
            return;
        }
        if self.bytes > MOST_KEPT {
            self.kept.clear();
            self.recent.clear();
            self.bytes = 0;
        }
        let hash = hash_of(&constraints);
        let recent = self.recent.entry(bytes.symbols.clone().into()).or_default();
        recent.retain(|&earlier| earlier != hash);
        recent.truncate(MOST_RECENT - 1);
        recent.push_front(hash);
        let size = |listing: &Listing| size_of_val(&*listing.inputs) + size_of::<Listing>();
        let listing = Listing { constraints: constraints.into(), bytes, inputs };
        self.bytes += size(&listing);
        if let Some(old) = self.kept.insert(hash, listing) {
            self.bytes -= size(&old);
        }
    }
}

impl Bytes {
    /// The domain of a byte.
    fn domain(&self, symbol: Symbol) -> Option<ByteSet> {
        self.symbols.binary_search(&symbol).ok().map(|place| self.domains[place])
    }

    /// These bytes and others, with what both say of their domains.
    fn with(&self, others: &Self) -> Self {
        let mut symbols = [&*self.symbols, &*others.symbols].concat();
        symbols.sort_unstable();
        symbols.dedup();
        let domain = |bytes: &Self, symbol| bytes.domain(symbol).unwrap_or(ByteSet::ALL);
        let both = |&symbol: &Symbol| domain(self, symbol).intersection(domain(others, symbol));
        Self { domains: symbols.iter().map(both).collect(), symbols }
    }

    /// Whether each of these bytes is among others with a domain that is no larger.
    fn contain(&self, others: &Self) -> bool {
        let has = |(&symbol, &domain): (&Symbol, &ByteSet)| {
            others.domain(symbol).is_some_and(|other| other.intersection(domain) == other)
        };
        self.symbols.iter().zip(&self.domains).all(has)
    }

    /// Some of these bytes.
    fn only(&self, is_among: impl Fn(Symbol) -> bool) -> Self {
        let all = self.symbols.iter().zip(&self.domains);
        let (symbols, domains) = all.filter(|&(&symbol, _)| is_among(symbol)).unzip();
        Self { symbols, domains }
    }

    /// The parts of constraints that share no bytes.
    fn independent_parts(&self, store: &ExprStore, constraints: &[Expr]) -> Vec<Part> {
        let bytes_of = |&constraint: &Expr| -> u8 {
            let place =
                |symbol| self.symbols.binary_search(symbol).expect("the bytes are those of the constraints");
            store.support(constraint).iter().fold(0, |bytes, symbol| bytes | 1 << place(symbol))
        };
        let mut sets: Vec<u8> = Vec::new();
        for bytes in constraints.iter().map(bytes_of) {
            let joined = sets.iter().filter(|&&set| set & bytes != 0).fold(bytes, |joined, set| joined | set);
            sets.retain(|set| set & joined == 0);
            sets.push(joined);
        }
        let part = |set: u8| {
            let is_among =
                |symbol| self.symbols.binary_search(&symbol).is_ok_and(|place| set >> place & 1 == 1);
            let constraints = constraints.iter().filter(|constraint| bytes_of(constraint) & set != 0);
            Part { constraints: constraints.copied().collect(), bytes: self.only(is_among) }
        };
        sets.into_iter().map(part).collect()
    }

    /// Whether the values of inputs are in the domains.
    fn contain_all(&self, inputs: &[Input]) -> bool {
        self.domains.iter().enumerate().all(|(place, domain)| {
            let shift = shift(place, self.symbols.len());
            *domain == ByteSet::ALL || inputs.iter().all(|&input| domain.contains((input >> shift) as u8))
        })
    }

    /// The input with these values.
    fn input(&self, value: impl Fn(Symbol) -> u8) -> Input {
        self.symbols.iter().fold(0, |input, &symbol| input << 8 | Input::from(value(symbol)))
    }

    fn model(&self, input: Input) -> impl Iterator<Item = (Symbol, u8)> {
        let value = move |place| (input >> shift(place, self.symbols.len())) as u8;
        self.symbols.iter().enumerate().map(move |(place, &symbol)| (symbol, value(place)))
    }
}

/// Whether conjuncts depend on so few bytes that an input of them fits into a word.
fn have_few_bytes(store: &ExprStore, conjuncts: &[Expr]) -> bool {
    let mut bytes: Vec<Symbol> = Vec::with_capacity(MOST_BYTES);
    conjuncts.iter().flat_map(|&conjunct| store.support(conjunct)).all(|symbol| {
        if !bytes.contains(symbol) {
            bytes.push(*symbol);
        }
        bytes.len() <= MOST_BYTES
    })
}

/// The input that has another value in the fewest bytes than this one: of these the first.
fn nearest(inputs: &[Input], start: Input) -> Option<Input> {
    let differing =
        |input: Input| (input ^ start).to_be_bytes().into_iter().filter(|&byte| byte != 0).count();
    inputs.iter().copied().min_by_key(|&input| differing(input))
}

/// The lowest bit of a value in an input of some bytes.
fn shift(place: usize, bytes: usize) -> usize {
    8 * (bytes - 1 - place)
}

/// The hash of some constraints is the sum of the hashes of each.
fn hash_of(constraints: &[Expr]) -> u64 {
    constraints.iter().fold(0, |sum, constraint| sum.wrapping_add(mix(u64::from(constraint.to_bits()) + 1)))
}

fn with(store: &ExprStore, constraints: &[Expr], more: &[Expr]) -> Vec<Expr> {
    let mut all = [constraints, more].concat();
    in_canonical_order(store, &mut all);
    all
}

/// Inputs of some bytes as inputs of these bytes, among which those are; the others are zero. Inputs outside of the domains are left out.
fn placed(symbols: &[Symbol], inputs: &[Input], bytes: &Bytes) -> Vec<Input> {
    let count = bytes.symbols.len();
    let place = |symbol| bytes.symbols.binary_search(symbol).expect("these bytes are among the others");
    let places: Vec<usize> = symbols.iter().map(place).collect();
    let moved = |&input: &Input| {
        let values = places.iter().enumerate();
        values.into_iter().try_fold(0, |moved, (from, &to)| {
            let value = (input >> shift(from, places.len())) as u8;
            bytes.domains[to].contains(value).then_some(moved | Input::from(value) << shift(to, count))
        })
    };
    inputs.iter().filter_map(moved).collect()
}

/// All pairs of inputs, of different bytes.
fn pairs(a: &[Input], b: &[Input]) -> Vec<Input> {
    a.iter().flat_map(|a| b.iter().map(move |b| a | b)).collect()
}

/// Inputs in their order.
fn sorted(mut inputs: Vec<Input>) -> Vec<Input> {
    if !inputs.is_sorted() {
        inputs.sort_unstable();
    }
    inputs
}

/// How many inputs there are when these bytes, among which some have inputs already, take all values of their domains.
fn count_widened(symbols: &[Symbol], inputs: &[Input], bytes: &Bytes) -> usize {
    let others = bytes.symbols.iter().zip(&bytes.domains).filter(|(symbol, _)| !symbols.contains(symbol));
    others.fold(inputs.len(), |count, (_, domain)| count.saturating_mul(domain.len()))
}

/// Inputs of some bytes as inputs of these bytes, among which those are: the others take all values of their domains.
fn widened(symbols: &[Symbol], inputs: &[Input], bytes: &Bytes) -> Vec<Input> {
    let mut widened = placed(symbols, inputs, bytes);
    for (place, symbol) in bytes.symbols.iter().enumerate() {
        if !symbols.contains(symbol) {
            let shift = shift(place, bytes.symbols.len());
            let values: Vec<Input> =
                bytes.domains[place].values().map(|value| Input::from(value) << shift).collect();
            widened = pairs(&widened, &values);
        }
    }
    sorted(widened)
}

/// The evaluation of terms with many inputs.
struct Filter<'a> {
    store: &'a ExprStore,
    inputs: &'a [Input],
    tape: Tape,
    /// Unless the terms depend on all bytes: for each input the bytes that they depend on, and which of these there are, sorted.
    projected: Option<(Vec<Input>, Vec<Input>)>,
    plan: Plan,
    /// About how many values are computed.
    cost: usize,
}

/// The slots of a tape by the last byte that they depend on.
struct Plan {
    fixed: Vec<Slot>,
    /// The slots of each byte, without the byte itself.
    levels: Vec<Vec<Slot>>,
    /// The roots among them.
    roots: Vec<Vec<Slot>>,
    /// The first byte whose slots are computed in rows: the last, or if few inputs differ in that alone, the first; none if the terms do
    /// not fit into rows.
    first_in_rows: usize,
}

/// What an operation costs beside the values that it computes.
const PER_ROW: usize = 12;
/// What a value costs that is computed alone: of up to 64 bits, a larger one, and the results of float operations.
const PER_SINGLE: usize = 6;
const PER_WIDE: usize = 12;
const PER_FLOAT: usize = 30;
const PER_WIDE_FLOAT: usize = 1500;

impl<'a> Filter<'a> {
    fn new<'t: 'a>(
        terms: &mut Terms<'t>,
        symbols: &'a [Symbol],
        inputs: &'a [Input],
        conditions: &[Expr],
    ) -> Option<Self> {
        let store = terms.store;
        let tape = Tape::compile_with(store, conditions, MOST_SLOTS, Some(terms.tables))?;
        if tape.stores() > MOST_STORES {
            return None;
        }
        let places = tape.symbols().iter().map(|symbol| symbols.binary_search(symbol).ok());
        let places: Vec<usize> = places.collect::<Option<_>>()?;
        let projected = (places.len() < symbols.len()).then(|| {
            let projected = project(&places, symbols.len(), inputs);
            let mut distinct = projected.clone();
            distinct.sort_unstable();
            distinct.dedup();
            (projected, distinct)
        });
        let (plan, cost) = Plan::of(&tape, projected.as_ref().map_or(inputs, |(_, distinct)| distinct));
        (cost <= MOST_COST).then_some(Self { store, inputs, tape, projected, plan, cost })
    }

    /// The inputs that satisfy all terms, and the others.
    fn divide(&self) -> (Vec<Input>, Vec<Input>) {
        let Self { inputs, projected, .. } = self;
        let is_satisfied: Vec<bool> = match projected {
            None => self.evaluate(inputs),
            Some((projected, distinct)) => {
                let of_distinct = self.evaluate(distinct);
                let place = |input| distinct.binary_search(input).expect("each input is among them");
                projected.iter().map(|input| of_distinct[place(input)]).collect()
            }
        };
        let mut divided = (Vec::new(), Vec::new());
        for (&input, is_satisfied) in inputs.iter().zip(is_satisfied) {
            if is_satisfied { divided.0.push(input) } else { divided.1.push(input) }
        }
        divided
    }

    /// Whether each of these inputs, which are sorted, satisfies all terms.
    fn evaluate(&self, inputs: &[Input]) -> Vec<bool> {
        let mut evaluation = Evaluation::new(self.store, &self.tape, &self.plan);
        let mut satisfied = vec![false; inputs.len()];
        if !evaluation.are_fixed_roots_true() {
            return satisfied;
        }
        let bytes = self.plan.levels.len();
        let (mut from, mut previous) = (0, None);
        while let Some(&input) = inputs.get(from) {
            let changed = previous.map_or(0, |previous| differing(previous, input, bytes));
            previous = Some(input);
            // All inputs that are the same up to the last byte that counts are one group.
            let (last, holds) = match evaluation.set_singles(input, changed) {
                Ok(()) => (self.plan.first_in_rows, true),
                Err(failed) => (failed + 1, false),
            };
            let group = |input: Input| input >> (8 * (bytes - last));
            let end = from + inputs[from..].partition_point(|&other| group(other) == group(input));
            if holds {
                evaluation.evaluate_rows(&inputs[from..end], &mut satisfied[from..end]);
            }
            from = end;
        }
        satisfied
    }
}

/// The values of all slots while terms are evaluated.
struct Evaluation<'a> {
    store: &'a ExprStore,
    tape: &'a Tape,
    plan: &'a Plan,
    /// Of the slots that are computed alone.
    values: Vec<u128>,
    lanes: Lanes,
    /// The slots in rows without the bytes, and the roots among them.
    in_rows: Vec<Slot>,
    roots_in_rows: Vec<Slot>,
}

impl<'a> Evaluation<'a> {
    fn new(store: &'a ExprStore, tape: &'a Tape, plan: &'a Plan) -> Self {
        let first = plan.first_in_rows;
        let mut in_rows = plan.levels[first..].concat();
        in_rows.sort_unstable();
        let bytes = first as Slot..plan.levels.len() as Slot;
        let lanes = Lanes::new(tape, bytes.chain(in_rows.iter().copied()));
        let roots_in_rows = plan.roots[first..].concat();
        let values = tape.values(|_| 0);
        let mut evaluation = Self { store, tape, plan, values, lanes, in_rows, roots_in_rows };
        evaluation.compute(&plan.fixed);
        evaluation
    }

    /// Computes slots alone.
    fn compute(&mut self, slots: &[Slot]) {
        for &slot in slots {
            let value = self.tape.compute(self.store, slot as usize, &self.values);
            self.values[slot as usize] = value;
            self.lanes.set_single(slot, value as u64);
        }
    }

    fn is_true(&self, root: Slot) -> bool {
        self.values[root as usize] != 0
    }

    /// Whether the terms hold that depend on no byte.
    fn are_fixed_roots_true(&self) -> bool {
        let mut fixed = self.tape.roots().iter().filter(|root| self.plan.fixed.contains(root));
        fixed.all(|&root| self.is_true(root))
    }

    /// Sets the bytes of an input that have no rows, from the first one on that has changed. The number of a byte with which a
    /// term is false is an error.
    fn set_singles(&mut self, input: Input, changed: usize) -> Result<(), usize> {
        let plan = self.plan;
        for level in changed..plan.first_in_rows {
            let value = self.byte(input, level);
            self.values[level] = u128::from(value);
            self.lanes.set_single(level as Slot, u64::from(value));
            self.compute(&plan.levels[level]);
            if !plan.roots[level].iter().all(|&root| self.is_true(root)) {
                return Err(level);
            }
        }
        Ok(())
    }

    /// Finds the inputs that satisfy all terms among inputs that are the same in the bytes without rows.
    fn evaluate_rows(&mut self, inputs: &[Input], satisfied: &mut [bool]) {
        for (inputs, satisfied) in inputs.chunks(LANES).zip(satisfied.chunks_mut(LANES)) {
            for level in self.plan.first_in_rows..self.plan.levels.len() {
                for (lane, &input) in inputs.iter().enumerate() {
                    self.lanes.set_value(level as Slot, lane, u64::from(self.byte(input, level)));
                }
            }
            for &slot in &self.in_rows {
                self.tape.compute_row(self.store, slot, inputs.len(), &mut self.lanes);
            }
            let holds = |lane| self.roots_in_rows.iter().all(|&root| self.lanes.value(root, lane) != 0);
            satisfied.iter_mut().enumerate().for_each(|(lane, satisfied)| *satisfied = holds(lane));
        }
    }

    fn byte(&self, input: Input, level: usize) -> u8 {
        (input >> shift(level, self.plan.levels.len())) as u8
    }
}

/// The first byte in which two inputs of some bytes differ.
fn differing(a: Input, b: Input, bytes: usize) -> usize {
    (a ^ b).leading_zeros() as usize / 8 + bytes - size_of::<Input>()
}

/// For each input the values at these places.
fn project(places: &[usize], bytes: usize, inputs: &[Input]) -> Vec<Input> {
    let part = |input: Input, (to, &from): (usize, &usize)| {
        (input >> shift(from, bytes) & 0xff) << shift(to, places.len())
    };
    inputs.iter().map(|&input| places.iter().enumerate().map(|place| part(input, place)).sum()).collect()
}

impl Plan {
    /// The plan for evaluating a tape with these inputs, which are sorted, and about what it costs.
    fn of(tape: &Tape, inputs: &[Input]) -> (Self, usize) {
        let bytes = tape.symbols().len();
        let mut plan = Self {
            fixed: Vec::new(),
            levels: vec![Vec::new(); bytes],
            roots: vec![Vec::new(); bytes],
            first_in_rows: 0,
        };
        let mut level_of: Vec<Option<usize>> = Vec::with_capacity(tape.len());
        let mut operands = Vec::new();
        for slot in 0..tape.len() as Slot {
            operands.clear();
            tape.operands(slot, &mut operands);
            let level = match tape.step(slot).0 {
                Step::Input => Some(slot as usize),
                _ => operands.iter().filter_map(|&operand| level_of[operand as usize]).max(),
            };
            level_of.push(level);
            match level {
                None => plan.fixed.push(slot),
                Some(_) if matches!(tape.step(slot).0, Step::Input) => {}
                Some(level) => plan.levels[level].push(slot),
            }
        }
        for &root in tape.roots() {
            if let Some(level) = level_of[root as usize] {
                plan.roots[level].push(root);
            }
        }
        let Some(last) = bytes.checked_sub(1) else { return (plan, 0) };
        // How many inputs differ from the one before in a byte up to each level.
        let mut groups = vec![0; bytes];
        groups[0] = 1;
        for pair in inputs.windows(2) {
            groups[differing(pair[0], pair[1], bytes)] += 1;
        }
        for level in 1..bytes {
            groups[level] += groups[level - 1];
        }
        let in_row = |&slot: &Slot| if matches!(tape.step(slot).0, Step::Float(..)) { PER_FLOAT } else { 1 };
        let slots = |level: usize| plan.levels[level].iter().map(in_row).sum::<usize>() + 1;
        let single = |level: usize| {
            let slots = plan.levels[level].iter();
            groups[level] * slots.map(|&slot| cost_of_single(tape, slot)).sum::<usize>()
        };
        let before_last: usize = (0..last).map(single).sum();
        if !tape.fits_lanes() {
            plan.first_in_rows = bytes;
            let cost = before_last + single(last);
            return (plan, cost);
        }
        let before = if last == 0 { 1 } else { groups[last - 1] };
        let rows = before.max(inputs.len() / LANES);
        let staged = before_last + slots(last) * (rows * PER_ROW + inputs.len());
        let all: usize = (0..bytes).map(slots).sum();
        let flat = all * (inputs.len().div_ceil(LANES) * PER_ROW + inputs.len());
        plan.first_in_rows = if flat < staged { 0 } else { last };
        (plan, flat.min(staged))
    }
}

fn cost_of_single(tape: &Tape, slot: Slot) -> usize {
    let (step, width) = tape.step(slot);
    let is_wide = |slot: Slot| tape.step(slot).1 > 64;
    match step {
        Step::Float(_, operands) if width > 64 || operands.into_iter().any(is_wide) => PER_WIDE_FLOAT,
        Step::Float(..) => PER_FLOAT,
        _ if width > 64 => PER_WIDE,
        _ => PER_SINGLE,
    }
}

#[cfg(test)]
mod tests {
    use super::super::enumeration::{self, Enumerate};
    use super::*;
    use loam_base::Rng;
    use loam_expr::Evaluator;

    /// Conditions on some bytes: domains, tables, arithmetic, arrays that were written.
    fn conditions(store: &ExprStore, rng: &mut Rng, bytes: &[Expr]) -> Vec<Expr> {
        let table: Vec<u8> = (0..256).map(|_| rng.below(16) as u8).collect();
        let table = store.array_constant(&table);
        let mut any = || bytes[rng.below(bytes.len() as u64) as usize];
        let (a, b, c, d) = (any(), any(), any(), any());
        let look_up = |index| store.select(table, store.zext(index, 64));
        let written = store.store(table, store.zext(c, 64), d);
        let mut constant = |below| store.constant(8, u128::from(rng.below(below)));
        vec![
            store.ult(a, constant(256)),
            store.ult(store.add(look_up(a), look_up(b)), constant(32)),
            store.eq(store.xor(look_up(store.add(a, b)), look_up(c)), constant(16)),
            store.ult(store.mul(store.add(a, b), d), constant(256)),
            store.eq(store.and(a, d), store.and(b, constant(256))),
            store.ult(store.select(written, store.zext(a, 64)), constant(16)),
            store.ult(
                store.udiv(store.concat(store.zext(a, 120), b), store.zext(d, 128)),
                store.zext(constant(99), 128),
            ),
        ]
    }

    fn is_sat(store: &ExprStore, conjuncts: &[Expr], found: &Enumerated) -> bool {
        if let Enumerated::First(model) = found {
            let mut evaluator = Evaluator::new(store, model);
            assert!(conjuncts.iter().all(|&conjunct| evaluator.eval_bool(conjunct)));
        }
        matches!(found, Enumerated::First(_))
    }

    #[test]
    fn lists_agree_with_enumeration_along_paths() {
        let mut verdicts = [0, 0];
        for seed in 0..60 {
            let store = ExprStore::new();
            let mut rng = Rng::new(seed);
            let array = store.array("x", 0, 4);
            let bytes: Vec<Expr> = (0..4).map(|offset| store.byte(Symbol { array, offset })).collect();
            let small = |&byte: &Expr| store.ult(byte, store.constant(8, 8 + 4 * u128::from(seed % 4)));
            let mut path: Vec<Expr> = bytes.iter().map(small).collect();
            let (mut listings, mut tables) = (Listings::default(), ByteTables::default());
            let asked: Vec<Expr> = (0..4).flat_map(|_| conditions(&store, &mut rng, &bytes)).collect();
            for condition in asked {
                if store.is_constant(condition) || path.contains(&condition) {
                    continue;
                }
                let mut feasible = Vec::new();
                for side in [condition, store.not(condition)] {
                    let parts = conjuncts_of(&store, side);
                    let conjuncts = with(&store, &path, &parts);
                    let expected = enumeration::decide(&store, &conjuncts, enumeration::LAST, Enumerate::All)
                        .expect("they are few");
                    let mut terms = Terms { store: &store, tables: &mut tables };
                    let found = listings
                        .decide(&mut terms, &conjuncts, &parts, Effort::Patient, |_| 0)
                        .expect("they are few");
                    let verdict = is_sat(&store, &conjuncts, &found);
                    assert_eq!(verdict, is_sat(&store, &conjuncts, &expected), "{seed}");
                    verdicts[usize::from(verdict)] += 1;
                    if verdict {
                        feasible.push(conjuncts);
                    }
                }
                path = feasible.swap_remove(rng.below(feasible.len() as u64) as usize);
            }
        }
        assert!(verdicts.iter().all(|&count| count > 100), "{verdicts:?}");
    }

    #[test]
    fn the_next_question_of_a_path_begins_with_the_list_of_the_last() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 3);
        let [a, b, c] = [0, 1, 2].map(|offset| store.byte(Symbol { array, offset }));
        let domains = [a, b, c].map(|byte| store.ult(byte, store.constant(8, 60)));
        let product = store.mul(store.add(a, b), store.xor(b, c));
        let first = store.eq(product, store.constant(8, 7));
        let mut listings = Listings::default();
        let mut ask = |path: &[Expr], condition| {
            let conjuncts = with(&store, path, &[condition]);
            listings
                .decide(
                    &mut Terms { store: &store, tables: &mut ByteTables::default() },
                    &conjuncts,
                    &[condition],
                    Effort::Patient,
                    |_| 0,
                )
                .expect("they are few");
            let Values { symbols, domains, others } = values(&store, &conjuncts).expect("they are few");
            listings.known(&others, &Bytes { symbols, domains }).map(|start| start.inputs.len())
        };
        let left = ask(&domains, first).expect("the list of the condition is kept");
        let after = with(&store, &domains, &[first]);
        let rest = ask(&after, store.ult(a, c)).expect("so is that of the next one");
        assert!(0 < rest && rest < left && left < 60 * 60 * 60, "{rest} {left}");
        // With fewer values of a byte it still serves; with more it does not.
        let Values { symbols, domains: mut wider, others } = values(&store, &after).expect("they are few");
        wider[1] = ByteSet::range(0..=3);
        assert!(
            listings.known(&others, &Bytes { symbols: symbols.clone(), domains: wider.clone() }).is_some()
        );
        wider[1] = ByteSet::ALL;
        assert!(listings.known(&others, &Bytes { symbols, domains: wider }).is_none());
    }

    #[test]
    fn a_list_is_made_when_as_much_was_spent_without_it() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 2);
        let [a, b] = [0, 1].map(|offset| store.byte(Symbol { array, offset }));
        let condition = store.eq(store.mul(store.add(a, b), store.xor(a, b)), store.constant(8, 3));
        let mut listings = Listings { credit: 0, ..Listings::default() };
        let mut ask = |work| {
            listings.regret(work);
            let terms = &mut Terms { store: &store, tables: &mut ByteTables::default() };
            listings.decide(terms, &[condition], &[condition], Effort::Thrifty, |_| 0).is_some()
        };
        assert!(!ask(0));
        assert!(!ask(1_000));
        assert!((0..40).any(|_| ask(50_000)));
    }

    #[test]
    fn too_many_inputs_are_not_listed() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 3);
        let [a, b, c] = [0, 1, 2].map(|offset| store.byte(Symbol { array, offset }));
        let condition = store.ult(store.mul(a, b), c);
        assert!(
            Listings::default()
                .decide(
                    &mut Terms { store: &store, tables: &mut ByteTables::default() },
                    &[condition],
                    &[condition],
                    Effort::Patient,
                    |_| 0
                )
                .is_none()
        );
    }
}
