//! λ arrays: reads of them have the values of their definitions, and become terms without them.

use loam_base::Rng;
use loam_expr::generate::{GenerateOptions, random_array};
use loam_expr::*;
use std::collections::HashSet;

/// A symbolic 64-bit word.
fn word(s: &ExprStore, name: &str, ordinal: u32) -> Expr {
    let array = s.array(name, ordinal, 8);
    let byte = |offset| s.byte(Symbol { array, offset });
    (1..8).fold(byte(0), |low, offset| s.concat(byte(offset), low))
}

fn byte(s: &ExprStore, name: &str) -> Expr {
    s.byte(Symbol { array: s.array(name, 0, 1), offset: 0 })
}

/// Whether no term below this one reads a λ array, found without the store's own flag.
fn reads_no_lambda(s: &ExprStore, term: Expr) -> bool {
    let (mut open, mut seen) = (vec![term], HashSet::new());
    while let Some(next) = open.pop() {
        if !seen.insert(next) {
            continue;
        }
        if let View::Select { mut array, .. } = s.view(next) {
            while let View::Store { array: below, .. } = s.view(array) {
                array = below;
            }
            if !matches!(s.view(array), View::ArraySymbol(_) | View::ArrayConstant(_)) {
                return false;
            }
        }
        open.extend(s.view(next).children());
    }
    true
}

#[test]
fn reads_of_random_arrays_have_the_values_of_their_definitions() {
    let s = ExprStore::new();
    let arrays = vec![s.array("a", 0, 4), s.array("b", 0, 6)];
    let options = GenerateOptions { arrays, memory: true, floats: false, division: true };
    let mut rng = Rng::new(17);
    for round in 0..6_000 {
        let (levels, depth) = (1 + rng.below(6) as u32, rng.below(3) as u32);
        let recipe = random_array(&s, &mut rng, levels, depth, &options);
        let array = recipe.build(&s);
        let index = word(&s, "index", 0);
        let read = s.select(array, index);
        assert!(reads_no_lambda(&s, read), "round {round}: {recipe:?}");
        for _ in 0..3 {
            let salt = rng.next_u64();
            for at in (0..10).chain([1 << 39, 1 << 40, u64::MAX - 1, u64::MAX]) {
                let assignment = |symbol: Symbol| match s.array_info(symbol.array).name.as_ref() {
                    "index" => at.to_le_bytes()[symbol.offset as usize],
                    _ => {
                        let mixed =
                            loam_base::rng::mix(salt ^ u64::from(symbol.array.0 * 100 + symbol.offset));
                        [mixed as u8, 0, 0xff, 0x80, 3, 1][(mixed >> 8) as usize % 6]
                    }
                };
                let expected = recipe.element(&s, &assignment, at.into());
                let mut evaluator = Evaluator::new(&s, assignment);
                let what = || format!("element {at} in round {round}: {recipe:?}");
                assert_eq!(evaluator.eval(read), expected.into(), "{}", what());
                assert_eq!(evaluator.eval_element(array, at), expected, "{}", what());
                let constant = s.select(array, s.word(at));
                assert_eq!(evaluator.eval(constant), expected.into(), "{}", what());
            }
        }
    }
    assert_eq!(s.exhausted_rewrites(), 0);
}

#[test]
fn a_substitution_in_an_array_is_one_in_its_elements() {
    let s = ExprStore::new();
    let arrays = vec![s.array("a", 0, 4), s.array("b", 0, 6)];
    let options = GenerateOptions { arrays: arrays.clone(), memory: true, floats: false, division: true };
    let mut rng = Rng::new(18);
    for round in 0..3_000 {
        let recipe = random_array(&s, &mut rng, 4, 1, &options);
        let array = recipe.build(&s);
        let replaced: Vec<u8> = (0..4).map(|_| rng.below(4) as u8).collect();
        let changed = substitute(&s, array, &mut |part| match s.view(part) {
            View::Byte(symbol) if symbol.array == arrays[0] => {
                Some(s.constant(8, replaced[symbol.offset as usize].into()))
            }
            View::ArraySymbol(symbol) if symbol == arrays[0] => Some(s.array_constant(&replaced)),
            _ => None,
        });
        let assignment = |symbol: Symbol| match symbol.array == arrays[0] {
            true => replaced[symbol.offset as usize],
            false => symbol.offset as u8 + 1,
        };
        assert_eq!(s.array_size(changed), s.array_size(array));
        for at in (0..10).chain([1 << 39, u64::MAX]) {
            let element = |array| Evaluator::new(&s, assignment).eval_element(array, at);
            assert_eq!(element(changed), element(array), "element {at} in round {round}: {recipe:?}");
        }
    }
}

#[test]
fn a_read_asks_only_what_its_bounds_leave_open() {
    let s = ExprStore::new();
    let (value, n, i) = (byte(&s, "value"), word(&s, "n", 0), word(&s, "i", 0));
    let (zero, small) = (s.constant(8, 0), s.zext(byte(&s, "small"), 64));
    let filled = s.array_filled(value, 1 << 32);
    assert_eq!(s.select(filled, small), value);
    assert_eq!(s.select(filled, s.word(1 << 32)), zero);
    assert_eq!(s.select(filled, i), s.ite(s.ult(i, s.word(1 << 32)), value, zero));
    let memory = s.array_symbol(s.array("memory", 0, 1000));
    let endless = s.array_filled(value, u64::MAX);
    assert_eq!(s.select(endless, i), value);
    let set = s.overlay(memory, s.word(0), n, endless);
    assert_eq!(s.select(set, small), s.ite(s.ult(small, n), value, s.select(memory, small)));
    let far = s.overlay(memory, s.word(500), s.word(600), endless);
    assert_eq!(s.select(far, small), s.select(memory, small));
    assert_eq!(s.select(far, s.add(small, s.word(300))), {
        let index = s.add(small, s.word(300));
        s.ite(s.ule(s.word(500), index), value, s.select(memory, index))
    });
    assert_eq!(s.select(s.overlay(memory, s.word(0), s.word(256), endless), small), value);
    assert_eq!(s.select(s.shifted(memory, n), i), s.select(memory, s.add(i, n)));
}

#[test]
fn overlays_that_change_nothing_are_left_out() {
    let s = ExprStore::new();
    let (n, start) = (word(&s, "n", 0), word(&s, "start", 0));
    let memory = s.array_symbol(s.array("memory", 0, 1000));
    let [first, second] = ["first", "second"].map(|name| s.array_filled(byte(&s, name), u64::MAX));
    let once = s.overlay(memory, start, n, first);
    assert_eq!(s.overlay(once, start, n, second), s.overlay(memory, start, n, second));
    assert_ne!(s.overlay(once, s.word(0), n, second), s.overlay(memory, s.word(0), n, second));
    assert_eq!(s.overlay(once, start, n, once), once);
    assert_eq!(s.overlay(once, n, n, second), once);
    assert_eq!(s.overlay(once, s.word(7), s.word(7), second), once);
    assert_eq!(s.overlay(once, s.word(1000), n, second), once);
    let other = s.array_symbol(s.array("other", 0, 1000));
    assert_eq!(s.overlay(once, s.word(0), s.word(1000), other), other);
    assert_ne!(s.overlay(once, s.word(0), s.word(1000), second), second);
    assert_eq!(s.shifted(memory, s.word(0)), memory);
    let there = s.shifted(memory, n);
    assert_eq!(s.shifted(there, s.sub(s.word(0), n)), memory);
    assert_eq!(s.shifted(there, start), s.shifted(memory, s.add(n, start)));
    assert_eq!((s.array_size(once), s.array_size(there)), (1000, u64::MAX));
    let hash = |size| s.structural_hash(s.array_filled(byte(&s, "first"), size));
    assert_ne!(hash(1), hash(2));
    assert_ne!(hash(1), hash(1 + (1 << 32)));
}

#[test]
#[should_panic(expected = "a shifted array is only read")]
fn nothing_is_stored_in_a_shifted_array() {
    let s = ExprStore::new();
    let shifted = s.shifted(s.array_constant(&[1, 2]), word(&s, "n", 0));
    s.store(shifted, s.word(0), s.constant(8, 1));
}

/// Stores and overlays by turns, all at symbolic places.
fn long_chain(s: &ExprStore, levels: u32) -> Expr {
    let start = s.array_filled(byte(s, "start"), 1 << 20);
    (0..levels).fold(start, |array, level| {
        let at = s.add(word(s, "at", level % 5), s.word(u64::from(level)));
        let value = s.xor(byte(s, "value"), s.constant(8, u128::from(level % 256)));
        match level % 2 {
            0 => s.store(array, at, value),
            _ => s.overlay(array, at, word(s, "end", level % 3), s.array_filled(value, 1 << 20)),
        }
    })
}

#[test]
fn a_chain_of_stores_and_overlays_is_read_in_linear_time() {
    let s = ExprStore::new();
    let index = word(&s, "index", 0);
    let new_terms = |levels| {
        let array = long_chain(&s, levels);
        let before = s.node_count();
        let read = s.select(array, index);
        assert!(reads_no_lambda(&s, read));
        (read, s.node_count() - before)
    };
    let (_, few) = new_terms(5_000);
    let (read, many) = new_terms(50_000);
    assert!(many < 11 * few, "{few} terms for 5,000 levels, {many} for 50,000");
    assert_eq!(s.exhausted_rewrites(), 0);
    let mut evaluator = Evaluator::new(&s, |symbol: Symbol| symbol.offset as u8 % 2);
    let value = evaluator.eval(read) as u8;
    let at = evaluator.eval(index) as u64;
    assert_eq!(evaluator.eval_element(long_chain(&s, 50_000), at), value);
}

/// Both arrays of every overlay are the one before, so the definition of an element as a tree has 2^2000 leaves.
#[test]
fn levels_that_are_used_twice_are_read_once() {
    let s = ExprStore::new();
    let (n, index) = (word(&s, "n", 0), word(&s, "index", 0));
    let start = s.array_filled(byte(&s, "start"), 100);
    let array = (0..2_000).fold(start, |array, level| {
        let other = s.store(array, s.word(level % 100), byte(&s, "value"));
        s.overlay(array, s.word(level % 90), s.add(n, s.word(level)), other)
    });
    let before = s.node_count();
    let read = s.select(array, index);
    assert!(s.node_count() - before < 2_000 * 20);
    assert!(reads_no_lambda(&s, read));
}

#[test]
fn filling_the_same_bounds_again_and_again_costs_a_few_terms_each_time() {
    let s = ExprStore::new();
    let n = word(&s, "n", 0);
    let mut array = s.array_filled(s.constant(8, 0), 1 << 32);
    let (first, mut most) = (array, 0);
    for step in 0..10_000 {
        let index = word(&s, "index", step);
        let before = s.node_count();
        let value = s.xor(byte(&s, "value"), s.constant(8, u128::from(step % 256)));
        array = s.overlay(array, s.word(0), n, s.array_filled(value, u64::MAX));
        s.select(array, index);
        most = most.max(s.node_count() - before);
    }
    assert!(most < 24, "{most} terms in one step");
    assert!(matches!(s.view(array), View::Overlay { array: below, .. } if below == first));
}

#[test]
fn a_long_chain_of_stores_without_lambda_arrays_is_read_as_before() {
    let s = ExprStore::new();
    let memory = s.array_symbol(s.array("memory", 0, 4096));
    let array = (0..1_000).fold(memory, |array, at| s.store(array, word(&s, "at", at), byte(&s, "value")));
    let before = s.node_count();
    for step in 0..1_000 {
        let read = s.select(array, word(&s, "index", step));
        assert!(matches!(s.view(read), View::Select { array: of, .. } if of == array));
    }
    assert!(s.node_count() - before <= 1_000 * 16);
    assert!(!s.has_lambda(array));
}

#[test]
fn a_lambda_array_is_instantiated_at_every_read() {
    let s = ExprStore::new();
    let (i, n, index) = (s.bound_index(), word(&s, "n", 0), word(&s, "index", 0));
    let body = s.truncate(s.add(s.udiv(i, s.word(4)), n), 8);
    let array = s.lambda(body);
    assert_eq!(s.array_size(array), u64::MAX);
    assert_eq!(s.select(array, index), s.truncate(s.add(s.udiv(index, s.word(4)), n), 8));
    // The index of a read may have the bound index in it: that of another λ array which is being built.
    let moved = s.add(i, s.word(1));
    let read = s.select(array, moved);
    assert_eq!(read, s.truncate(s.add(s.udiv(moved, s.word(4)), n), 8));
    let other = s.lambda(read);
    assert_eq!(s.select(other, index), s.select(array, s.add(index, s.word(1))));
    assert_eq!(s.select(s.shifted(array, n), index), s.select(array, s.add(index, n)));
    assert_eq!(s.lambda(byte(&s, "value")), s.array_filled(byte(&s, "value"), u64::MAX));
    assert_ne!(s.structural_hash(array), s.structural_hash(other));
}

#[test]
fn bound_words_are_replaced_one_by_one() {
    let s = ExprStore::new();
    let (first, second, n) = (s.bound_word(1), s.bound_word(2), word(&s, "n", 0));
    let sum = s.add(first, s.zext(s.truncate(second, 32), 64));
    assert!(s.has_bound(sum, 1) && s.has_bound(sum, 2) && !s.has_bound(sum, 0) && !s.has_bound(n, 1));
    let replaced = s.with_bound(sum, 2, s.add(first, n));
    assert_eq!(replaced, s.add(first, s.zext(s.truncate(s.add(first, n), 32), 64)));
    assert_eq!(s.with_bound(s.truncate(first, 16), 1, s.word(0x1234_5678)), s.constant(16, 0x5678));
}
