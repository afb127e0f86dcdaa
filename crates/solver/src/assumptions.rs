//! Facts about terms (bounds and known bits) that hold on all inputs that satisfy some constraints.
//!
//! `x < 10` bounds `x` and, as far as bounds and bits propagate to operands, the subterms of `x`; `x == y` gives both
//! sides the facts of either. The facts of other terms follow by the rules that the expression store uses for its own
//! facts. The analysis is sound but incomplete: a fact may be wider than necessary, never narrower.

use loam_expr::concrete::{ones, truncate};
use loam_expr::{BinaryOp, CompareOp, Expr, ExprStore, ExtendOp, Fact, FactId, Symbol, View, transfer};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Most subterms visited to compute the fact of one term.
const MOST_TERMS: usize = 400;
/// Most facts propagated to subterms for one constraint.
const MOST_REFINED: usize = 64;

/// The facts that an independent set keeps. Every waiting state has such sets, so a fact takes eight bytes here.
#[derive(Default, Debug)]
pub(crate) struct KeptAssumptions {
    /// Sorted by the terms.
    facts: Box<[(Expr, FactId)]>,
    is_contradiction: bool,
}

impl KeptAssumptions {
    /// The facts that follow from these constraints.
    pub fn of(store: &ExprStore, constraints: impl Iterator<Item = Expr> + Clone) -> Self {
        let Assumptions { given: _, facts, is_contradiction } = Assumptions::of(store, constraints);
        let keep = |(term, fact): (Expr, Fact)| (term, store.keep_fact(store.width(term), &fact));
        let mut facts: Box<[_]> = facts.into_iter().map(keep).collect();
        facts.sort_unstable_by_key(|&(term, _)| term);
        Self { facts, is_contradiction }
    }

    fn fact(&self, store: &ExprStore, term: Expr) -> Option<Fact> {
        let index = self.facts.binary_search_by_key(&term, |&(known, _)| known).ok()?;
        Some(store.kept_fact(self.facts[index].1))
    }

    /// The input bytes that can have one value only, sorted.
    pub fn fixed_bytes(&self, store: &ExprStore) -> Vec<(Symbol, u8)> {
        fixed_bytes(store, self.facts.iter().map(|&(term, fact)| (term, store.kept_fact(fact))))
    }
}

/// Facts that were derived for terms from those of their subterms. When a subterm is refined later, such a fact may be wider than
/// what would be derived then, but it still holds.
type Derived = FxHashMap<Expr, Fact>;

/// Facts about terms under some constraints.
#[derive(Default, Debug)]
pub(crate) struct Assumptions {
    /// Facts of constraints that share no symbol with each other: a term has a fact in one of them at most.
    given: Vec<Arc<KeptAssumptions>>,
    facts: FxHashMap<Expr, Fact>,
    /// Whether the facts show that the constraints contradict each other.
    pub is_contradiction: bool,
}

impl Assumptions {
    /// The facts that follow from these constraints.
    pub fn of(store: &ExprStore, constraints: impl Iterator<Item = Expr> + Clone) -> Self {
        let mut assumptions = Self::default();
        // In the second round every constraint sees the facts of all the others.
        for _ in 0..2 {
            let mut derived = Derived::default();
            for constraint in constraints.clone() {
                assumptions.learn_with(store, constraint, &mut derived);
            }
        }
        assumptions
    }

    /// The facts that follow from the constraints of several independent sets, given those of each set.
    pub fn of_independent(given: Vec<Arc<KeptAssumptions>>) -> Self {
        let is_contradiction = given.iter().any(|set| set.is_contradiction);
        Self { given, is_contradiction, ..Self::default() }
    }

    /// Adds a constraint.
    pub fn learn(&mut self, store: &ExprStore, constraint: Expr) {
        self.learn_with(store, constraint, &mut Derived::default());
    }

    fn learn_with(&mut self, store: &ExprStore, constraint: Expr, derived: &mut Derived) {
        let mut open = vec![(constraint, true)];
        while let Some((term, holds)) = open.pop() {
            self.refine(store, term, Fact::of_constant(1, u128::from(holds)), derived);
            match store.view(term) {
                View::Binary(BinaryOp::And, a, b) if holds => open.extend([(a, true), (b, true)]),
                View::Binary(BinaryOp::Or, a, b) if !holds => open.extend([(a, false), (b, false)]),
                View::Binary(BinaryOp::Xor, a, b) if store.is_true(b) => open.push((a, !holds)),
                View::Compare(op, a, b) => self.learn_comparison(store, (op, a, b), holds, derived),
                _ => {}
            }
        }
    }

    fn learn_comparison(
        &mut self,
        store: &ExprStore,
        (op, a, b): (CompareOp, Expr, Expr),
        holds: bool,
        derived: &mut Derived,
    ) {
        let facts = (self.fact_with(store, a, derived), self.fact_with(store, b, derived));
        let (Some(one), Some(other)) = facts else {
            self.is_contradiction = true;
            return;
        };
        let width = store.width(a);
        match op {
            CompareOp::Eq if holds => {
                self.refine(store, a, other, derived);
                self.refine(store, b, one, derived);
            }
            CompareOp::Eq => {
                self.exclude(store, a, one, other.constant(), derived);
                self.exclude(store, b, other, one.constant(), derived);
            }
            CompareOp::Ult | CompareOp::Ule => {
                let is_strict = (op == CompareOp::Ult) == holds;
                let ((low, low_fact), (high, high_fact)) =
                    if holds { ((a, one), (b, other)) } else { ((b, other), (a, one)) };
                let gap = u128::from(is_strict);
                self.refine_bounds(store, low, 0, high_fact.high.checked_sub(gap), derived);
                let least = low_fact.low + gap;
                self.refine_bounds(
                    store,
                    high,
                    least,
                    (least <= ones(width)).then_some(ones(width)),
                    derived,
                );
            }
            CompareOp::Slt | CompareOp::Sle => {
                let is_strict = (op == CompareOp::Slt) == holds;
                let ((low, low_fact), (high, high_fact)) =
                    if holds { ((a, one), (b, other)) } else { ((b, other), (a, one)) };
                let gap = i128::from(is_strict);
                let most = high_fact.signed_bounds(width).1.saturating_sub(gap);
                let least = low_fact.signed_bounds(width).0.saturating_add(gap);
                self.refine_signed(store, low, low_fact, (i128::MIN, most), derived);
                self.refine_signed(store, high, high_fact, (least, i128::MAX), derived);
            }
        }
    }

    fn refine_bounds(
        &mut self,
        store: &ExprStore,
        term: Expr,
        low: u128,
        high: Option<u128>,
        derived: &mut Derived,
    ) {
        match high.and_then(|high| Fact::new(low, high, !ones(store.width(term)), 0)) {
            Some(fact) => self.refine(store, term, fact, derived),
            None => self.is_contradiction = true,
        }
    }

    /// Refines a term by signed bounds, which are unsigned bounds where the sign is known.
    fn refine_signed(
        &mut self,
        store: &ExprStore,
        term: Expr,
        fact: Fact,
        (low, high): (i128, i128),
        derived: &mut Derived,
    ) {
        let width = store.width(term);
        let (least, most) = fact.signed_bounds(width);
        let (low, high) = (low.max(least), high.min(most));
        if low > high {
            self.is_contradiction = true;
        } else if (low < 0) == (high < 0) {
            let bits = |value: i128| truncate(width, value as u128);
            self.refine_bounds(store, term, bits(low), Some(bits(high)), derived);
        }
    }

    /// Excludes a value of a term. Only a value that is one of the bounds makes the fact narrower.
    fn exclude(
        &mut self,
        store: &ExprStore,
        term: Expr,
        fact: Fact,
        value: Option<u128>,
        derived: &mut Derived,
    ) {
        let Some(value) = value else { return };
        let (low, high) = match value {
            _ if fact.constant() == Some(value) => {
                self.is_contradiction = true;
                return;
            }
            _ if value == fact.low => (fact.low + 1, fact.high),
            _ if value == fact.high => (fact.low, fact.high - 1),
            _ => return,
        };
        self.refine_bounds(store, term, low, Some(high), derived);
    }

    /// Adds a fact about a term and propagates it to the subterms.
    fn refine(&mut self, store: &ExprStore, term: Expr, fact: Fact, derived: &mut Derived) {
        let mut open = vec![(term, fact)];
        let mut left = MOST_REFINED;
        while let (Some((term, fact)), Some(less)) = (open.pop(), left.checked_sub(1)) {
            left = less;
            let before = self.shallow(store, term);
            let Some(after) = before.meet(&fact) else {
                self.is_contradiction = true;
                return;
            };
            if after == before || store.is_constant(term) {
                continue;
            }
            self.facts.insert(term, after);
            if let Some(known) = derived.get_mut(&term) {
                *known = known.meet(&after).unwrap_or(after);
            }
            self.propagate_down(store, term, after, &mut open);
        }
    }

    fn propagate_down(&self, store: &ExprStore, term: Expr, fact: Fact, open: &mut Vec<(Expr, Fact)>) {
        let width = store.width(term);
        let mut push = |below: Expr, low: u128, high: u128, zeros: u128, set: u128| {
            let outside = !ones(store.width(below));
            open.extend(Fact::new(low, high, zeros | outside, set & !outside).map(|fact| (below, fact)));
        };
        match store.view(term) {
            View::Extend(ExtendOp::Zero, of) => push(of, fact.low, fact.high, fact.zeros, fact.ones),
            View::Extend(ExtendOp::Sign, of) => {
                let narrow = store.width(of);
                // The operand of the extension has a smaller range: bounds beyond that range do not constrain the
                // operand, and would lose their upper bits.
                let greatest = (ones(narrow) >> 1) as i128;
                let (low, high) = fact.signed_bounds(width);
                let (low, high) = (low.max(-greatest - 1), high.min(greatest));
                let bits = |value: i128| truncate(narrow, value as u128);
                let (low, high) =
                    if (low < 0) == (high < 0) { (bits(low), bits(high)) } else { (0, ones(narrow)) };
                push(of, low, high, fact.zeros & ones(narrow), fact.ones & ones(narrow));
            }
            View::Concat { high, low } => {
                let seam = store.width(low);
                push(high, fact.low >> seam, fact.high >> seam, fact.zeros >> seam, fact.ones >> seam);
                let (least, most) = match fact.low >> seam == fact.high >> seam {
                    true => (truncate(seam, fact.low), truncate(seam, fact.high)),
                    false => (0, ones(seam)),
                };
                push(low, least, most, fact.zeros & ones(seam), fact.ones & ones(seam));
            }
            View::Extract { of, low } => {
                let all = ones(store.width(of));
                push(of, 0, all, (fact.zeros & ones(width)) << low, fact.ones << low);
            }
            View::Binary(BinaryOp::Add, of, constant) => {
                let Some(constant) = store.constant_value(constant) else { return };
                let shifted = |bound: u128| truncate(width, bound.wrapping_sub(constant));
                // Unless the shifted bounds wrap around in between.
                if shifted(fact.low) <= shifted(fact.high) {
                    push(of, shifted(fact.low), shifted(fact.high), 0, 0);
                }
            }
            _ => {}
        }
    }

    /// The fact of a term itself, without its subterms.
    fn shallow(&self, store: &ExprStore, term: Expr) -> Fact {
        let given = || self.given.iter().find_map(|set| set.fact(store, term));
        self.facts.get(&term).copied().or_else(given).unwrap_or_else(|| store.fact(term))
    }

    /// The fact of a term, derived from its subterms too. `None` if they contradict the constraints.
    pub fn fact(&self, store: &ExprStore, term: Expr) -> Option<Fact> {
        self.fact_with(store, term, &mut Derived::default())
    }

    fn fact_with(&self, store: &ExprStore, term: Expr, known: &mut Derived) -> Option<Fact> {
        let most = known.len() + MOST_TERMS;
        let mut open = vec![term];
        while let Some(&next) = open.last() {
            if known.contains_key(&next) {
                open.pop();
                continue;
            }
            let shallow = self.shallow(store, next);
            if shallow.is_constant() || known.len() >= most || store.width(next) == 0 {
                known.insert(next, shallow);
                continue;
            }
            let before = open.len();
            open.extend(store.view(next).children().filter(|child| !known.contains_key(child)));
            if open.len() == before {
                open.pop();
                let derived = transfer(store, next, &mut |child| known[&child]);
                known.insert(next, derived.meet(&shallow)?);
            }
        }
        known.get(&term).copied()
    }

    /// The input bytes that can have one value only, sorted. The facts given for independent sets are not included.
    pub fn fixed_bytes(&self, store: &ExprStore) -> Vec<(Symbol, u8)> {
        fixed_bytes(store, self.facts.iter().map(|(&term, &fact)| (term, fact)))
    }
}

fn fixed_bytes(store: &ExprStore, facts: impl Iterator<Item = (Expr, Fact)>) -> Vec<(Symbol, u8)> {
    let fixed = facts.filter_map(|(term, fact)| match store.view(term) {
        View::Byte(symbol) => Some((symbol, fact.constant()? as u8)),
        _ => None,
    });
    let mut fixed: Vec<(Symbol, u8)> = fixed.collect();
    fixed.sort_unstable();
    fixed
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Fixture {
        store: ExprStore,
        word: Expr,
    }

    fn fixture() -> Fixture {
        let store = ExprStore::new();
        let array = store.array("x", 0, 4);
        let byte = |offset| store.byte(Symbol { array, offset });
        let word = (1..4).fold(byte(0), |word, place| store.concat(byte(place), word));
        Fixture { word, store }
    }

    #[test]
    fn bounds_of_a_word_fix_its_upper_bytes() {
        let Fixture { store, word } = fixture();
        let below = store.ult(word, store.constant(32, 20));
        let fixed = |constraints: &[Expr]| {
            let assumptions = Assumptions::of(&store, constraints.iter().copied());
            assumptions
                .fixed_bytes(&store)
                .into_iter()
                .map(|(symbol, value)| (symbol.offset, value))
                .collect::<Vec<_>>()
        };
        let upper: Vec<(u32, u8)> = vec![(1, 0), (2, 0), (3, 0)];
        assert_eq!(upper, fixed(&[below]));
        let signed = store.slt(word, store.constant(32, 20));
        let not_negative = store.sle(store.constant(32, 0), word);
        assert_eq!(Vec::<(u32, u8)>::new(), fixed(&[signed]));
        assert_eq!(upper, fixed(&[signed, not_negative]));
        assert_eq!(upper, fixed(&[not_negative, signed]));
        let from = store.ule(store.constant(32, 0x1234_5600), word);
        let to = store.ule(word, store.constant(32, 0x1234_56ff));
        assert_eq!(vec![(1, 0x56), (2, 0x34), (3, 0x12)], fixed(&[from, to]));
    }

    #[test]
    fn a_bound_beyond_what_is_extended_does_not_bound_it() {
        let Fixture { store, .. } = fixture();
        let byte = store.byte(Symbol { array: store.array("y", 0, 1), offset: 0 });
        let wide = store.sext(byte, 16);
        let bounds = |constraint: Expr| {
            let fact =
                Assumptions::of(&store, [constraint].into_iter()).fact(&store, byte).expect("it can hold");
            (fact.low, fact.high)
        };
        assert_eq!(bounds(store.ult(wide, store.constant(16, 301))), (0, 127));
        assert_eq!(bounds(store.ult(wide, store.constant(16, 100))), (0, 99));
        let above = store.ult(store.constant(16, 0xfe00), wide);
        assert_eq!(bounds(above), (128, 255));
        let near = store.ult(store.constant(16, 0xfff0), wide);
        assert_eq!(bounds(near), (0xf1, 0xff));
    }

    #[test]
    fn facts_of_larger_terms_follow() {
        let Fixture { store, word } = fixture();
        let small = store.ult(word, store.constant(32, 20));
        let assumptions = Assumptions::of(&store, [small].into_iter());
        let scaled = store.mul(store.zext(word, 64), store.word(8));
        let fact = assumptions.fact(&store, store.add(scaled, store.word(100))).expect("no contradiction");
        assert_eq!((fact.low, fact.high), (100, 100 + 19 * 8));
        let inside = assumptions.fact(&store, store.ult(scaled, store.word(160))).expect("no contradiction");
        assert_eq!(inside.constant(), Some(1));
    }

    #[test]
    fn facts_of_independent_sets_count_together() {
        let Fixture { store, word } = fixture();
        let array = store.array("y", 0, 1);
        let byte = store.byte(Symbol { array, offset: 0 });
        let constraints = [store.ult(word, store.constant(32, 20)), store.ult(byte, store.constant(8, 5))];
        let of_each = constraints.iter().map(|&one| Arc::new(KeptAssumptions::of(&store, [one].into_iter())));
        let separate = Assumptions::of_independent(of_each.collect());
        let together = Assumptions::of(&store, constraints.into_iter());
        let sum = store.add(word, store.zext(byte, 32));
        assert_eq!(separate.fact(&store, sum), together.fact(&store, sum));
        assert_eq!(separate.fact(&store, sum).map(|fact| fact.high), Some(23));
        let [mut separate, mut together] = [separate, together];
        for assumptions in [&mut separate, &mut together] {
            assumptions.learn(&store, store.ult(store.constant(8, 7), byte));
        }
        assert!(separate.is_contradiction && together.is_contradiction);
    }

    #[test]
    fn contradictions_are_seen() {
        let Fixture { store, word } = fixture();
        let at = |value| store.constant(32, value);
        let contradicts =
            |constraints: &[Expr]| Assumptions::of(&store, constraints.iter().copied()).is_contradiction;
        assert!(contradicts(&[store.ult(word, at(20)), store.ult(at(20), word)]));
        assert!(contradicts(&[store.slt(word, at(5)), store.sle(at(5), word)]));
        assert!(contradicts(&[store.ult(word, at(20)), store.eq(store.urem(word, at(50)), at(30))]));
        assert!(!contradicts(&[store.ult(word, at(20)), store.ult(at(18), word)]));
    }
}
