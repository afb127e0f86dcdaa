//! The suite's queries about arrays: reads at symbolic indices, in and out of range, below and above stores.

use super::Suite;
use loam_expr::{Expr, Symbol};

pub(super) fn check(suite: &mut Suite) {
    check_tables(suite);
    check_symbolic_arrays(suite);
    check_stores(suite);
    check_store_laws(suite);
}

/// Reads of constant tables of awkward sizes, at indices inside, at the end, beyond, and far beyond.
fn check_tables(suite: &mut Suite) {
    let index = suite.operand(0, 64);
    for size in [1_u32, 2, 5, 37, 64, 300] {
        let bytes: Vec<u8> = (0..size).map(|place| (place / 3 * 37 + 1) as u8).collect();
        let table = suite.store.array_constant(&bytes);
        let read = suite.store.select(table, index);
        let end = u128::from(size);
        for place in [0, end / 2, end - 1, end, end + 1, end.next_power_of_two(), 1 << 63 | 1] {
            suite.determined(&format!("table of {size} bytes at {place}"), read, &[(index, place)]);
        }
        let is_beyond = suite.store.uge(index, suite.store.constant(64, end));
        let is_zero = suite.is(read, 0);
        suite.expect_unsat("a read beyond the table is zero", &[suite.store.not(is_zero), is_beyond]);
        let is_first = suite.is(read, 1);
        suite.expect_sat("an index with a value of the table", &[is_first]);
        let is_nowhere = suite.is(read, 2);
        suite.expect_unsat("a value that is not in the table", &[is_nowhere]);
    }
    let empty = suite.store.array_constant(&[]);
    let read = suite.store.select(empty, index);
    let is_zero = suite.is(read, 0);
    suite.expect_unsat("a read of nothing is zero", &[suite.store.not(is_zero)]);
}

fn check_symbolic_arrays(suite: &mut Suite) {
    for size in [1, 6, 8] {
        let array = suite.store.array("object", 0, size);
        let object = suite.store.array_symbol(array);
        let index = suite.operand(0, 64);
        let read = suite.store.select(object, index);
        let is_set = suite.is(read, 0x5a);
        let others_are_not: Vec<Expr> = (0..size - 1)
            .map(|offset| {
                let byte = suite.store.byte(Symbol { array, offset });
                suite.store.not(suite.is(byte, 0x5a))
            })
            .collect();
        let conjuncts: Vec<Expr> = std::iter::once(is_set).chain(others_are_not.clone()).collect();
        let model = suite.expect_sat("the only index that can hold a value", &conjuncts);
        assert_eq!(model.get(suite.symbol(0)), Some((size - 1) as u8));
        let is_elsewhere = suite.store.not(suite.is(index, u128::from(size - 1)));
        let conjuncts: Vec<Expr> = conjuncts.into_iter().chain([is_elsewhere]).collect();
        suite.expect_unsat("no index can hold a value", &conjuncts);
    }
}

/// Chains of stores at constant and symbolic indices, newest first.
fn check_stores(suite: &mut Suite) {
    let [i, j, k] = [0, 1, 2].map(|operand| suite.operand(operand, 64));
    let object = suite.store.array_symbol(suite.store.array("stored", 0, 6));
    for base in [object, suite.store.array_constant(&[10, 11, 12, 13, 14, 15])] {
        let top = stores(suite, base, i, j);
        let read = suite.store.select(top, k);
        // Only reads that do not reach the symbolic base are determined; both bases share these indices.
        for (at_i, at_j, at_k) in [
            (0, 1, 2),
            (2, 1, 2),
            (2, 2, 2),
            (4, 0, 4),
            (4, 4, 4),
            (0, 9, 9),
            (9, 9, 9),
            (1, 1, 1),
            (1 << 40, 3, 3),
            (3, 1 << 40, 1 << 40),
        ] {
            let name = format!("stores at {at_i} and {at_j}, read at {at_k}");
            let fixed = [suite.is(i, at_i), suite.is(j, at_j), suite.is(k, at_k)];
            let expected = expected_read(at_i, at_j, at_k);
            let right = suite.is(read, expected);
            suite.expect_sat(&name, &[right, fixed[0], fixed[1], fixed[2]]);
            let wrong = suite.store.not(right);
            suite.expect_unsat(&name, &[wrong, fixed[0], fixed[1], fixed[2]]);
        }
        let is_later = suite.is(read, 0x50);
        let differs = suite.store.ne(k, j);
        let base_has_none = base_lacks(suite, 0x50);
        suite.expect_unsat("a stored value is found at its index only", &[is_later, differs, base_has_none]);
    }
}

/// The array with two stores at index 2, one at `i`, one at 4, one at `j` and one beyond the end.
fn stores(suite: &Suite, base: Expr, i: Expr, j: Expr) -> Expr {
    let store = &suite.store;
    let chain = [
        (store.word(2), 0x20),
        (store.word(2), 0x21),
        (i, 0x30),
        (store.word(4), 0x40),
        (j, 0x50),
        (store.word(9), 0x60),
    ];
    chain.into_iter().fold(base, |array, (index, value)| store.store(array, index, store.constant(8, value)))
}

/// The byte that the chain of [`stores`] holds at an index, worked out by hand.
fn expected_read(at_i: u128, at_j: u128, at_k: u128) -> u128 {
    match at_k {
        6.. => 0,
        _ if at_k == at_j => 0x50,
        4 => 0x40,
        _ if at_k == at_i => 0x30,
        2 => 0x21,
        _ => panic!("the read reaches the base"),
    }
}

/// The condition that no byte of the symbolic base has this value.
fn base_lacks(suite: &Suite, value: u128) -> Expr {
    let array = suite.store.array("stored", 0, 6);
    let differs = (0..6).map(|offset| {
        let byte = suite.store.byte(Symbol { array, offset });
        suite.store.not(suite.is(byte, value))
    });
    differs.fold(suite.store.bool(true), |all, one| suite.store.and(all, one))
}

/// Reads of the byte that was just stored, for all indices at once.
fn check_store_laws(suite: &mut Suite) {
    let [i, k] = [0, 1].map(|operand| suite.operand(operand, 64));
    let value = suite.operand(2, 8);
    for size in [5, 8] {
        let store = &suite.store;
        let object = store.array_symbol(store.array("law", 0, size));
        let stored = store.store(object, i, value);
        let is_inside = store.ult(i, store.constant(64, u128::from(size)));
        let back = store.eq(store.select(stored, i), value);
        let lost = suite.is(store.select(stored, i), 0);
        let same_elsewhere = store.eq(store.select(stored, k), store.select(object, k));
        let differs = store.ne(i, k);
        let [not_back, not_lost, not_same] = [back, lost, same_elsewhere].map(|law| store.not(law));
        let is_outside = store.not(is_inside);
        suite.expect_unsat("a store inside is read back", &[not_back, is_inside]);
        suite.expect_unsat("a store outside is lost", &[not_lost, is_outside]);
        suite.expect_unsat("a store changes one index", &[not_same, differs]);
    }
}
