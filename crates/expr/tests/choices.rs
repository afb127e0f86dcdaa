//! Decision diagrams have exactly the values of their terms, and the same value under every input.

use loam_base::Rng;
use loam_expr::generate::{GenerateOptions, random_expr};
use loam_expr::*;

const EVERYTHING: (u128, u128) = (0, u128::MAX);

fn input(store: &ExprStore, size: u32) -> Vec<Expr> {
    let array = store.array("input", 0, size);
    (0..size).map(|offset| store.byte(Symbol { array, offset })).collect()
}

fn sorted(choices: &Choices) -> Vec<u128> {
    let mut values: Vec<u128> = choices.values().collect();
    values.sort_unstable();
    values
}

fn table(store: &ExprStore) -> Expr {
    let bytes: Vec<u8> = (0..16).map(|index| if index % 5 == 0 { 7 * index } else { 0 }).collect();
    store.array_constant(&bytes)
}

#[test]
fn known_bits_a_table_and_arithmetic_are_looked_through() {
    let store = ExprStore::new();
    let bytes = input(&store, 4);
    let word = bytes.iter().copied().reduce(|low, high| store.concat(high, low)).unwrap();
    let index = store.zext(store.and(word, store.constant(32, 15)), 64);
    let entry = store.select(table(&store), index);
    let address = store.add(store.mul(store.zext(entry, 64), store.word(8)), store.word(0x1000));
    let choices = store.choices(address, EVERYTHING, 16).expect("a table of sixteen");
    assert_eq!(sorted(&choices), [0x1000, 0x1000 + 35 * 8, 0x1000 + 70 * 8, 0x1000 + 105 * 8]);
    // The same bits select the byte that is read there, and no array is left.
    let read = choices.decide(&store, 100, |value| Some(store.constant(32, value >> 3))).unwrap();
    let mut evaluator = Evaluator::new(&store, |symbol: Symbol| if symbol.offset == 0 { 0xfa } else { 0x55 });
    assert_eq!(evaluator.eval(read), (0x1000 + 70 * 8) >> 3);
}

#[test]
fn bounds_leave_values_out() {
    let store = ExprStore::new();
    let byte = store.zext(input(&store, 1)[0], 64);
    let choices = store.choices(byte, (3, 6), 256).expect("a byte");
    assert_eq!(sorted(&choices), [3, 4, 5, 6]);
    let wide = input(&store, 8).into_iter().reduce(|low, high| store.concat(high, low)).unwrap();
    assert!(store.choices(wide, EVERYTHING, 256).is_none());
    let choices = store.choices(wide, (0x10, 0x1f), 256).expect("the path says that it is small");
    assert_eq!(sorted(&choices), (0x10..=0x1f).collect::<Vec<_>>());
}

#[test]
fn what_depends_on_one_byte_has_a_value_for_each_of_its_values() {
    let store = ExprStore::new();
    let byte = store.zext(input(&store, 1)[0], 32);
    let hash = store.urem(store.mul(byte, store.constant(32, 0x9e37_79b1)), store.constant(32, 20));
    let choices = store.choices(hash, EVERYTHING, 256).expect("a byte");
    assert_eq!(sorted(&choices), (0..20).collect::<Vec<_>>());
    assert!(store.choices(hash, EVERYTHING, 19).is_none());
}

#[test]
fn values_without_a_result_may_have_any() {
    let store = ExprStore::new();
    let bit = store.extract(input(&store, 1)[0], 0, 1);
    let term = store.ite(bit, store.word(8), store.word(0));
    let choices = store.choices(term, EVERYTHING, 4).unwrap();
    let only = choices.decide(&store, 4, |value| (value == 8).then(|| store.word(1)));
    assert_eq!(only, Some(store.word(1)));
    assert_eq!(choices.decide(&store, 4, |_| None), None);
    assert_eq!(choices.among(&store, |value| value == 8), bit);
}

#[test]
fn an_entry_that_was_written_at_a_symbolic_index_is_found_at_that_index() {
    let store = ExprStore::new();
    let bytes = input(&store, 8);
    let hash = |a, b| store.and(store.add(store.mul(a, store.constant(8, 31)), b), store.constant(8, 15));
    let (here, there) = (hash(bytes[0], bytes[1]), hash(bytes[2], bytes[3]));
    let [here, there] =
        [here, there].map(|index| store.choices(index, EVERYTHING, 16).expect("sixteen entries"));
    let write = |index: &Choices, value: u128, before: Vec<Expr>| -> Vec<Expr> {
        let entry = |(at, before)| {
            let is_here = index.among(&store, |other| other == at as u128);
            store.ite(is_here, store.word(value as u64), before)
        };
        before.into_iter().enumerate().map(entry).collect()
    };
    let read = |index: &Choices, table: &[Expr]| {
        index.decide(&store, 1000, |at| table.get(at as usize).copied()).expect("all entries are there")
    };
    let empty: Vec<Expr> = (0..16).map(|at| store.word(at % 3)).collect();
    let first = write(&here, 100, empty);
    assert_eq!(read(&here, &first), store.word(100));
    let second = write(&there, 200, first.clone());
    assert_eq!(read(&there, &second), store.word(200));
    for (a, b) in [(0u8, 0u8), (3, 16), (77, 1), (200, 255)] {
        let inputs = |symbol: Symbol| {
            if symbol.offset.is_multiple_of(2) { a } else { b.wrapping_add((symbol.offset / 2) as u8) }
        };
        let mut evaluator = Evaluator::new(&store, inputs);
        let at = |a: u8, b: u8| usize::from(a.wrapping_mul(31).wrapping_add(b) & 15);
        for table in [&first, &second] {
            for (index, at) in [(&here, at(a, b)), (&there, at(a, b.wrapping_add(1)))] {
                assert_eq!(evaluator.eval(read(index, table)), evaluator.eval(table[at]));
            }
        }
    }
}

/// Random terms: the diagram has the value of the term, for inputs of all kinds.
#[test]
fn a_decision_agrees_with_its_term() {
    let mut rng = Rng::new(7);
    let mut decided = 0;
    for round in 0..3000 {
        let store = ExprStore::new();
        let width = [8, 16, 32, 64][rng.below(4) as usize];
        let arrays = vec![store.array("input", 0, 2)];
        let options = GenerateOptions { arrays, memory: round % 3 == 0, floats: false, division: true };
        let full = random_expr(&store, &mut rng, width, 4, &options);
        // Of some terms only a few bits.
        let mask = if round % 2 == 0 { concrete::ones(width) } else { 0x2d };
        let term = store.and(full, store.constant(width, mask));
        let Some(choices) = store.choices(term, EVERYTHING, 256) else { continue };
        let same =
            choices.decide(&store, usize::MAX, |value| Some(store.constant(width, value ^ 1))).unwrap();
        decided += 1;
        let values = sorted(&choices);
        for _ in 0..40 {
            let (a, b) = (rng.next_u64() as u8, rng.next_u64() as u8);
            let mut evaluator =
                Evaluator::new(&store, |symbol: Symbol| if symbol.offset == 0 { a } else { b });
            let value = evaluator.eval(term);
            assert!(
                values.binary_search(&value).is_ok(),
                "{value:#x} of {}",
                text::one_line(&store, term, 400)
            );
            assert_eq!(evaluator.eval(same), value ^ 1, "{}", text::one_line(&store, term, 400));
            let is_it = choices.among(&store, |other| other == value);
            let mut evaluator =
                Evaluator::new(&store, |symbol: Symbol| if symbol.offset == 0 { a } else { b });
            assert!(evaluator.eval_bool(is_it));
        }
    }
    assert!(decided > 500, "{decided}");
}

// Terms of several bytes, built in several ways

const MOST: usize = 256;

fn byte(s: &ExprStore, offset: u32) -> Expr {
    s.byte(Symbol { array: s.array("input", 0, 4), offset })
}

/// Eight bytes of a table of words, at an index.
fn word_at(s: &ExprStore, table: &[u64], place: Expr) -> Expr {
    let bytes: Vec<u8> = table.iter().flat_map(|word| word.to_le_bytes()).collect();
    let (array, start) = (s.array_constant(&bytes), s.mul(place, s.word(8)));
    let read = |at| s.select(array, s.add(start, s.word(at)));
    (1..8).fold(read(0), |low, at| s.concat(read(at), low))
}

/// Terms with few values, of several bytes and built in several ways.
fn terms(s: &ExprStore) -> Vec<Expr> {
    let (x, y) = (s.zext(byte(s, 0), 64), s.zext(byte(s, 1), 64));
    let (small, other) = (s.urem(x, s.word(5)), s.and(y, s.word(3)));
    let pointers = [0x1000, 0x2000, 0x2008, 0, 0x3004];
    let pointer = word_at(s, &pointers, small);
    let both = s.add(pointer, s.mul(other, s.word(4)));
    let flag = s.ult(byte(s, 2), byte(s, 3));
    let chosen = s.ite(flag, both, s.word(0x4000));
    let again = word_at(s, &[7, 9, 1 << 63, 5], s.lshr(s.sub(chosen, s.word(0x1000)), s.word(12)));
    let parts = s.concat(s.extract(byte(s, 3), 4, 4), s.extract(byte(s, 2), 0, 4));
    let bits = s.zext(s.and(parts, s.constant(8, 0x91)), 64);
    let signed = s.sext(s.sub(s.extract(bits, 0, 8), s.extract(small, 0, 8)), 64);
    vec![x, small, pointer, both, chosen, again, bits, s.sub(pointer, s.word(1)), signed]
}

fn assignments() -> impl Iterator<Item = [u8; 4]> {
    (0..2000u32).map(|number| number.wrapping_mul(0x9e37_79b9).rotate_left(number % 32).to_le_bytes())
}

#[test]
fn a_decision_between_the_values_is_the_term() {
    let s = ExprStore::new();
    for (number, term) in terms(&s).into_iter().enumerate() {
        let choices = s.choices(term, (0, u128::MAX), MOST).expect("its values are few");
        let width = s.width(term);
        let decision = choices.decide(&s, usize::MAX, |value| Some(s.constant(width, value)));
        let decision = decision.expect("there is a term for every value");
        let odd = choices.among(&s, |value| value % 2 == 1);
        for bytes in assignments() {
            let mut evaluator = Evaluator::new(&s, |symbol: Symbol| bytes[symbol.offset as usize]);
            let value = evaluator.eval(term);
            assert!(choices.values().any(|known| known == value), "term {number}, {bytes:?}: {value:#x}");
            assert_eq!(evaluator.eval(decision), value, "term {number}, {bytes:?}");
            assert_eq!(evaluator.eval_bool(odd), value % 2 == 1, "term {number}, {bytes:?}");
        }
    }
}

#[test]
fn within_bounds_only_values_between_them_are_left_and_still_right() {
    let s = ExprStore::new();
    for term in terms(&s) {
        let bounds = (0x1000, 0x2fff);
        let Some(choices) = s.choices(term, bounds, MOST) else { continue };
        assert!(choices.values().all(|value| (bounds.0..=bounds.1).contains(&value)));
        let width = s.width(term);
        let decision = choices.decide(&s, usize::MAX, |value| Some(s.constant(width, value)));
        for bytes in assignments() {
            let mut evaluator = Evaluator::new(&s, |symbol: Symbol| bytes[symbol.offset as usize]);
            let value = evaluator.eval(term);
            if (bounds.0..=bounds.1).contains(&value) {
                let decision = decision.expect("a value lies between the bounds");
                assert_eq!(evaluator.eval(decision), value, "{bytes:?}");
            }
        }
    }
}

#[test]
fn too_many_values_are_not_listed() {
    let s = ExprStore::new();
    let word = s.concat(byte(&s, 0), byte(&s, 1));
    assert!(s.choices(word, (0, u128::MAX), MOST).is_none());
    let few = s.choices(s.urem(word, s.constant(16, 4)), (0, u128::MAX), MOST).expect("four values");
    assert_eq!(few.values().count(), 4);
    assert!(
        few.decide(&s, 1, |value| Some(s.constant(16, value + 9))).is_none(),
        "three decisions are needed"
    );
}
