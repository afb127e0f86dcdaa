//! Facts are true, and as tight as the functions that compute them say.
//!
//! Every transfer function runs over all intervals and over all known bits of four bits, and over every fact of
//! three bits, against all values these allow; the facts of random terms hold for random inputs.

use loam_base::Rng;
use loam_expr::generate::{GenerateOptions, random_expr};
use loam_expr::*;

/// All intervals of a width.
fn intervals(width: Width) -> Vec<Fact> {
    let ends = (0..1 << width).flat_map(|low| (low..1 << width).map(move |high| (low, high)));
    ends.filter_map(|(low, high)| Fact::new(low, high, !concrete::ones(width), 0)).collect()
}

/// All ways to know some bits of a width.
fn known_bits(width: Width) -> Vec<Fact> {
    let masks = (0..1 << width).flat_map(|zeros| (0..1 << width).map(move |ones| (zeros, ones)));
    masks.filter_map(|(zeros, ones)| Fact::new(0, u128::MAX, zeros | !concrete::ones(width), ones)).collect()
}

/// Every fact of a width: what an interval and known bits leave together.
fn all_facts(width: Width) -> Vec<Fact> {
    let mut facts: Vec<Fact> = intervals(width)
        .iter()
        .flat_map(|interval| known_bits(width).into_iter().filter_map(|bits| interval.meet(&bits)))
        .collect();
    facts.sort_by_key(|fact| (fact.low, fact.high, fact.zeros, fact.ones));
    facts.dedup();
    facts
}

fn values(fact: &Fact, width: Width) -> Vec<u128> {
    (0..1 << width).filter(|&value| fact.contains(value)).collect()
}

/// The tightest fact of some values.
fn tightest(values: impl Iterator<Item = u128>) -> Fact {
    values.map(|value| Fact::of_constant(128, value)).reduce(|a, b| a.join(&b)).expect("a value")
}

/// Two terms of which nothing is known, and the fact of an operation on them under facts given for them.
struct Operands {
    store: ExprStore,
    x: Expr,
    y: Expr,
}

impl Operands {
    fn new(width: Width) -> Self {
        let store = ExprStore::new();
        let input = store.array("xy", 0, 2);
        let part = |offset| store.extract(store.byte(Symbol { array: input, offset }), 0, width);
        let (x, y) = (part(0), part(1));
        Self { store, x, y }
    }

    /// The fact of a term over `x` and `y`, which may have put these in another order.
    fn transfer(&self, term: Expr, a: &Fact, b: &Fact) -> Fact {
        transfer(&self.store, term, &mut |operand| if operand == self.x { *a } else { *b })
    }
}

#[test]
fn a_fact_is_as_tight_as_its_values() {
    for fact in all_facts(4) {
        let values = values(&fact, 4);
        assert_eq!(fact, tightest(values.iter().copied()), "{values:?}");
        let signed = |value: &u128| concrete::signed(4, *value);
        let ends = (values.iter().map(signed).min(), values.iter().map(signed).max());
        let (low, high) = fact.signed_bounds(4);
        assert_eq!(ends, (Some(low), Some(high)), "{values:?}");
    }
}

#[test]
fn meet_keeps_what_both_allow_and_join_what_either_does() {
    let facts = all_facts(3);
    for (a, b) in facts.iter().flat_map(|a| facts.iter().map(move |b| (a, b))) {
        let both = |value: &u128| a.contains(*value) && b.contains(*value);
        match a.meet(b) {
            Some(meet) => assert!((0..8).filter(both).all(|value| meet.contains(value))),
            None => assert_eq!((0..8).filter(both).count(), 0, "{a:?} and {b:?}"),
        }
        let join = a.join(b);
        assert!((0..8).all(|value| join.contains(value) || !(a.contains(value) || b.contains(value))));
    }
}

/// Calls `check` with the operands' facts, the result's fact and the tightest there is.
fn over_all(facts: &[Fact], width: Width, op: BinaryOp, check: impl Fn(&Fact, &Fact, Fact, Fact)) {
    let operands = Operands::new(width);
    let term = operands.store.binary(op, operands.x, operands.y);
    assert!(matches!(operands.store.view(term), View::Binary(same, ..) if same == op));
    for (a, b) in facts.iter().flat_map(|a| facts.iter().map(move |b| (a, b))) {
        let (xs, ys) = (values(a, width), values(b, width));
        let results = xs.iter().flat_map(|&x| ys.iter().map(move |&y| concrete::binary(op, width, x, y)));
        let best = tightest(results);
        let found = operands.transfer(term, a, b);
        assert_eq!(found.meet(&best), Some(best), "{op:?} of {a:x?} and {b:x?} is {found:x?}");
        check(a, b, found, best);
    }
}

#[test]
fn binary_operations_are_sound() {
    for op in BinaryOp::ALL {
        over_all(&intervals(4), 4, op, |_, _, _, _| ());
        over_all(&known_bits(4), 4, op, |_, _, _, _| ());
        over_all(&all_facts(3), 3, op, |_, _, _, _| ());
    }
}

#[test]
fn sums_and_differences_of_intervals_and_of_known_bits_are_exact() {
    for op in [BinaryOp::Add, BinaryOp::Sub] {
        over_all(&intervals(4), 4, op, |a, b, found, best| {
            assert_eq!((found.low, found.high), (best.low, best.high), "{op:?} of {a:x?} and {b:x?}");
        });
        over_all(&known_bits(4), 4, op, |a, b, found, best| {
            assert_eq!((found.zeros, found.ones), (best.zeros, best.ones), "{op:?} of {a:x?} and {b:x?}");
        });
    }
}

#[test]
fn bitwise_operations_on_known_bits_are_exact() {
    for op in [BinaryOp::And, BinaryOp::Or, BinaryOp::Xor] {
        over_all(&known_bits(4), 4, op, |a, b, found, best| {
            assert_eq!(found, best, "{op:?} of {a:x?} and {b:x?}");
        });
    }
}

#[test]
fn comparisons_of_intervals_are_decided_where_they_can_be() {
    let operands = Operands::new(4);
    for op in CompareOp::ALL {
        let term = operands.store.compare(op, operands.x, operands.y);
        for facts in [intervals(4), known_bits(4)] {
            for (a, b) in facts.iter().flat_map(|a| facts.iter().map(move |b| (a, b))) {
                let (xs, ys) = (values(a, 4), values(b, 4));
                let results =
                    xs.iter().flat_map(|&x| ys.iter().map(move |&y| concrete::compare(op, 4, x, y)));
                let best = tightest(results.map(u128::from));
                assert_eq!(operands.transfer(term, a, b), best, "{op:?} of {a:x?} and {b:x?}");
            }
        }
    }
}

#[test]
fn extracts_and_concats_of_intervals_and_of_known_bits_are_exact() {
    let operands = Operands::new(4);
    for facts in [intervals(4), known_bits(4)] {
        for (low, width) in (0..4).flat_map(|low| (1..4 - low + 1).map(move |width| (low, width))) {
            let term = operands.store.extract(operands.x, low, width);
            for fact in facts.iter().filter(|_| width < 4) {
                let view = View::Extract { of: operands.x, low };
                // An extract of an extract is one extract, so the term reads the byte below `x`.
                let found = match operands.store.view(term) {
                    same if same == view => operands.transfer(term, fact, fact),
                    _ => transfer(&operands.store, term, &mut |_| *fact),
                };
                let parts = values(fact, 4).into_iter().map(|value| concrete::extract(value, low, width));
                assert_eq!(found, tightest(parts), "{low} {width} of {fact:x?}");
            }
        }
        let term = operands.store.concat(operands.y, operands.x);
        for (a, b) in facts.iter().flat_map(|a| facts.iter().map(move |b| (a, b))) {
            let (xs, ys) = (values(a, 4), values(b, 4));
            let results = xs.iter().flat_map(|&x| ys.iter().map(move |&y| y << 4 | x));
            assert_eq!(operands.transfer(term, a, b), tightest(results), "{b:x?} above {a:x?}");
        }
    }
}

#[test]
fn extensions_and_choices_are_sound() {
    let operands = Operands::new(4);
    let store = &operands.store;
    let input = store.array("c", 0, 1);
    let condition = store.extract(store.byte(Symbol { array: input, offset: 0 }), 0, 1);
    let choice = store.ite(condition, operands.x, operands.y);
    let extensions = [ExtendOp::Zero, ExtendOp::Sign].map(|op| (op, store.extend(op, operands.x, 7)));
    let facts = all_facts(4);
    for a in &facts {
        for (op, term) in extensions {
            let found = operands.transfer(term, a, a);
            for value in values(a, 4) {
                let extended = if op == ExtendOp::Zero { value } else { concrete::sign_extend(4, 7, value) };
                assert!(found.contains(extended), "{op:?} of {a:x?}");
            }
        }
        for b in facts.iter().step_by(7) {
            for decided in [None, Some(0), Some(1)] {
                let of_condition = decided.map_or(Fact::top(1), |value| Fact::of_constant(1, value));
                let found = transfer(store, choice, &mut |operand| match operand {
                    _ if operand == condition => of_condition,
                    _ if operand == operands.x => *a,
                    _ => *b,
                });
                let expected = match decided {
                    None => a.join(b),
                    Some(0) => *b,
                    Some(_) => *a,
                };
                assert_eq!(found, expected);
            }
        }
    }
}

#[test]
fn a_read_of_a_table_is_one_of_the_bytes_its_index_reaches() {
    let store = ExprStore::new();
    let input = store.array("input", 0, 1);
    let part = store.extract(store.byte(Symbol { array: input, offset: 0 }), 0, 3);
    let table = store.array_constant(&[0x10, 0x31, 0x18, 0x34, 0x12]);
    let index = |first: u64| store.add(store.zext(store.extract(part, 0, 1), 64), store.word(first));
    // 0x31 or 0x18; 0x34 or 0x12; 0x12 or, beyond the end, 0.
    let read = store.select(table, index(1));
    assert_eq!(
        (store.bounds(read), store.must_ones(read), store.maybe_ones(read)),
        ((0x18, 0x31), 0x10, 0x39)
    );
    assert_eq!(store.bounds(store.select(table, index(3))), (0x12, 0x34));
    let read = store.select(table, index(4));
    assert_eq!((store.bounds(read), store.maybe_ones(read)), ((0, 0x12), 0x12));
    assert_eq!(store.select(table, index(5)), store.constant(8, 0));
    let anywhere = store.select(table, store.zext(part, 64));
    assert!(store.is_true(store.ult(anywhere, store.constant(8, 0x35))));
}

#[test]
fn facts_see_all_of_a_deep_term() {
    let store = ExprStore::new();
    let input = store.array("input", 0, 1);
    let wide = store.zext(store.byte(Symbol { array: input, offset: 0 }), 32);
    let mut sum = wide;
    for round in 0..10_000u32 {
        let odd =
            store.or(store.mul(wide, store.constant(32, u128::from(round % 5 + 2))), store.constant(32, 1));
        sum = store.add(store.xor(sum, wide), odd);
        sum = store.urem(sum, store.constant(32, 1_000_003));
        assert!(store.bounds(sum).1 < 1_000_003);
    }
    let shifted = store.add(sum, store.constant(32, 7_000_000));
    assert_eq!(store.bounds(shifted), (7_000_000, 8_000_002));
    assert_eq!(store.signed_bounds(store.neg(shifted)), (-8_000_002, -7_000_000));
    assert!(store.is_true(store.slt(store.neg(shifted), sum)));
}

#[test]
fn a_widened_signed_number_keeps_its_signed_bounds() {
    let store = ExprStore::new();
    let input = store.array("input", 0, 1);
    let index = store.sext(store.byte(Symbol { array: input, offset: 0 }), 64);
    assert_eq!(store.signed_bounds(index), (-128, 127));
    assert!(store.is_true(store.slt(index, store.word(128))));
    assert!(store.is_false(store.slt(index, store.word(128u64.wrapping_neg()))));
}

#[test]
fn facts_of_random_terms_hold_and_come_from_transfer() {
    let store = ExprStore::new();
    let arrays = vec![store.array("a", 0, 4), store.array("b", 0, 6)];
    let options = GenerateOptions { arrays, memory: true, floats: true, division: true };
    let mut rng = Rng::new(21);
    for round in 0..20_000 {
        let width = 1 + rng.below(if round % 2 == 0 { 16 } else { 128 }) as Width;
        let term = random_expr(&store, &mut rng, width, 5, &options);
        let fact = store.fact(term);
        assert_eq!(transfer(&store, term, &mut |operand| store.fact(operand)), fact);
        assert_eq!(store.bounds(term), (fact.low, fact.high));
        assert_eq!((store.maybe_ones(term), store.must_ones(term)), (!fact.zeros, fact.ones));
        let (low, high) = store.signed_bounds(term);
        for _ in 0..8 {
            let salt = rng.next_u64();
            let assignment = |symbol: Symbol| {
                let mixed = loam_base::rng::mix(salt ^ u64::from(symbol.array.0 * 100 + symbol.offset));
                [mixed as u8, 0, 0xff, 0x80, 0x7f, 1][(mixed >> 8) as usize % 6]
            };
            let value = Evaluator::new(&store, assignment).eval(term);
            assert!(
                fact.contains(value),
                "{value:#x} is not in {fact:x?} of {}",
                text::one_line(&store, term, 500)
            );
            assert!((low..=high).contains(&concrete::signed(width, value)));
        }
    }
}
