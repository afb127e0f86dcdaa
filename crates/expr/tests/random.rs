//! Random terms have the same value with and without rewriting.

use loam_base::Rng;
use loam_expr::generate::{GenerateOptions, random_recipe};
use loam_expr::{Evaluator, ExprStore, Symbol, Tape};

fn compare_with_naive(rounds: u64, seed: u64, memory: bool, floats: bool) {
    let store = ExprStore::new();
    let arrays = vec![store.array("a", 0, 4), store.array("b", 0, 6)];
    let options = GenerateOptions { arrays, memory, floats, division: true };
    let mut rng = Rng::new(seed);
    for round in 0..rounds {
        let width = 1 + rng.below(if round % 2 == 0 { 16 } else { 128 }) as u16;
        let depth = 1 + rng.below(5) as u32;
        let recipe = random_recipe(&store, &mut rng, width, depth, &options);
        let built = recipe.build(&store);
        assert_eq!(store.width(built), width);
        let tape = Tape::compile(&store, &[built], usize::MAX).expect("a term without bases has a value");
        for _ in 0..6 {
            let salt = rng.next_u64();
            let assignment = |symbol: Symbol| {
                let mixed = loam_base::rng::mix(salt ^ u64::from(symbol.array.0 * 100 + symbol.offset));
                [mixed as u8, 0, 0xff, 0x80, 0x7f, 1][(mixed >> 8) as usize % 6]
            };
            let expected = recipe.value(&store, &assignment);
            let actual = Evaluator::new(&store, assignment).eval(built);
            assert_eq!(actual, expected, "seed {seed}, round {round}: {recipe:?}\n built as {built:?}");
            let mut values = tape.values(assignment);
            tape.evaluate(&store, &mut values);
            assert_eq!(values[tape.roots()[0] as usize], expected, "tape of round {round}: {recipe:?}");
            assert!(store.fact(built).contains(actual), "fact of round {round}: {recipe:?}");
        }
        assert_eq!(store.exhausted_rewrites(), 0, "rules undo each other in round {round}: {recipe:?}");
    }
}

#[test]
fn bit_vectors_keep_their_value() {
    compare_with_naive(60_000, 1, false, false);
}

#[test]
fn arrays_keep_their_value() {
    compare_with_naive(20_000, 2, true, false);
}

#[test]
fn floats_keep_their_value() {
    compare_with_naive(20_000, 3, true, true);
}
