//! The suite that every backend must pass, on the bit-blaster.

use loam_expr::{Evaluator, ExprStore, Symbol};
use loam_solver::conformance::{Probed, Topic, check_backend, check_random};
use loam_solver::{Backend, Limits, Unknown, Verdict};
use loam_solver_blaster::Blaster;
use std::time::Duration;

#[test]
fn the_blaster_passes_the_suite() {
    check_backend(&mut Blaster::new());
}

#[test]
fn the_blaster_agrees_with_enumeration() {
    check_random(&mut [&mut Blaster::new()], Topic::Integers, 1, 2000);
}

/// An input may be numbered after the sum it equals; the names alone decide which of the two is first.
#[test]
fn an_unknown_that_equals_a_sum_has_its_value() {
    let store = ExprStore::new();
    let nibble = |name: usize| {
        let array = store.array(&format!("v{name}"), 0, 1);
        store.truncate(store.byte(Symbol { array, offset: 0 }), 4)
    };
    for names in 0..6 * 6 * 6 {
        let [a, b, sum] = [names / 36, names / 6 % 6, names % 6].map(nibble);
        if a == b || b == sum || a == sum {
            continue;
        }
        let four = store.constant(4, 4);
        let conjuncts = [
            store.eq(sum, store.add(a, b)),
            store.eq(b, store.add(a, four)),
            store.eq(a, store.constant(4, 0)),
        ];
        match Blaster::new().check(&store, &conjuncts, &Limits::default()) {
            Verdict::Sat(model) => {
                assert_eq!(Evaluator::new(&store, &model).eval(sum), 4, "names {names}: {model:?}");
            }
            other => panic!("names {names}: {other:?}"),
        }
    }
}

/// The clock is read while gates are made, not only after all are made.
#[test]
fn a_query_of_too_many_gates_is_given_up_in_time() {
    let store = ExprStore::new();
    let array = store.array("input", 0, 8);
    let byte = |offset| store.byte(Symbol { array, offset });
    let word = (1..8).fold(byte(0), |word, offset| store.concat(byte(offset), word));
    let step = |product, number| store.mul(store.xor(product, store.word(number)), word);
    let query = [store.eq(store.lshr((1..200).fold(word, step), store.word(60)), store.word(9))];
    let ask = |backend: &mut dyn Backend, time| {
        let limits = Limits { time, effort: Some(5000) };
        match backend.check(&store, &query, &limits) {
            Verdict::Unknown(why) => why,
            other => panic!("{other:?}"),
        }
    };
    let short = Some(Duration::from_millis(1));
    for backend in [&mut Blaster::new() as &mut dyn Backend, &mut Probed(&mut Blaster::new())] {
        assert_eq!(ask(backend, None), Unknown::Unsupported("so large a query".into()));
        assert_eq!(ask(backend, short), Unknown::Timeout);
    }
}
