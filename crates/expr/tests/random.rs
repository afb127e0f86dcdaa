//! Random terms have the same value with and without rewriting.

use loam_base::Rng;
use loam_expr::generate::{GenerateOptions, random_recipe};
use loam_expr::tape::table::ByteTables;
use loam_expr::tape::unknown::Bits;
use loam_expr::{Evaluator, ExprStore, Symbol, Tape};

fn compare_with_naive(rounds: u64, seed: u64, memory: bool, floats: bool) {
    let store = ExprStore::new();
    let arrays = vec![store.array("a", 0, 4), store.array("b", 0, 6)];
    let options = GenerateOptions { arrays, memory, floats, division: true };
    let mut rng = Rng::new(seed);
    let mut tables = ByteTables::default();
    for round in 0..rounds {
        let width = 1 + rng.below(if round % 2 == 0 { 16 } else { 128 }) as u16;
        let depth = 1 + rng.below(5) as u32;
        let recipe = random_recipe(&store, &mut rng, width, depth, &options);
        let built = recipe.build(&store);
        assert_eq!(store.width(built), width);
        // Every other tape has tables for the terms that depend on one byte.
        let tables = (round % 2 == 0).then_some(&mut tables);
        let tape = Tape::compile_with(&store, &[built], usize::MAX, tables);
        let tape = tape.expect("a term without bases has a value");
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
            let bits = known_bits(&store, &tape, |symbol| {
                (salt >> (symbol.offset % 8) & 1 == 1).then(|| assignment(symbol))
            });
            assert_eq!(bits.value, expected & !bits.unknown, "known bits of round {round}: {recipe:?}");
            assert!(store.fact(built).contains(actual), "fact of round {round}: {recipe:?}");
        }
        assert_eq!(store.exhausted_rewrites(), 0, "rules undo each other in round {round}: {recipe:?}");
    }
}

/// The bits of a tape's result that follow from some of its inputs.
fn known_bits(store: &ExprStore, tape: &Tape, input: impl Fn(Symbol) -> Option<u8>) -> Bits {
    let byte = |&symbol: &Symbol| input(symbol).map_or(Bits::any(8), |value| Bits::known(value.into()));
    let mut bits: Vec<Bits> = tape.symbols().iter().map(byte).collect();
    for slot in bits.len()..tape.len() {
        bits.push(Bits::default());
        bits[slot] = tape.compute_bits(store, slot, &bits);
    }
    bits[tape.roots()[0] as usize]
}

#[test]
fn bits_are_known_where_the_unknown_inputs_do_not_matter() {
    let store = ExprStore::new();
    let array = store.array("a", 0, 2);
    let (known, unknown) = (store.byte(Symbol { array, offset: 0 }), store.byte(Symbol { array, offset: 1 }));
    let bits = |term| {
        let tape = Tape::compile(&store, &[term], usize::MAX).expect("the term has a value");
        known_bits(&store, &tape, |symbol| (symbol.offset == 0).then_some(0x30))
    };
    let constant = |value| store.constant(8, value);
    assert_eq!(bits(store.and(known, unknown)), Bits { value: 0, unknown: 0x30 });
    assert_eq!(bits(store.or(known, unknown)), Bits { value: 0x30, unknown: 0xcf });
    assert_eq!(bits(store.ite(store.ult(known, constant(0x31)), known, unknown)), Bits::known(0x30));
    assert_eq!(bits(store.ult(store.or(unknown, constant(0x40)), known)), Bits::known(0));
    assert_eq!(bits(store.add(store.shl(unknown, constant(4)), known)), Bits { value: 0, unknown: 0xf0 });
    assert_eq!(bits(store.udiv(known, unknown)), Bits::any(8));
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
