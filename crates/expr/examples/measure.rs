//! Speed of building terms and reading their facts: nanoseconds per operation of a few typical loads.
//!
//! `cargo run --release -p loam-expr --example measure`. Each load runs in a fresh store, several times, and the
//! fastest run counts. Compare two versions on one machine, in one sitting.

use loam_base::Rng;
use loam_expr::generate::{GenerateOptions, random_recipe};
use loam_expr::*;
use std::hint::black_box;
use std::time::Instant;

const RUNS: u32 = 7;

/// Runs a load and prints nanoseconds per operation; the load returns how many operations it made.
fn measure(name: &str, load: impl Fn(&ExprStore) -> u64) {
    let fastest = (0..RUNS).map(|_| {
        let store = ExprStore::new();
        let start = Instant::now();
        let operations = load(&store);
        let nanoseconds = start.elapsed().as_nanos() as f64 / operations as f64;
        (nanoseconds, store.node_count(), store.bytes_used())
    });
    let (time, nodes, bytes) = fastest.min_by(|a, b| a.0.total_cmp(&b.0)).expect("at least one run");
    println!(
        "{name:<28} {time:>8.1} ns  {nodes:>9} nodes {:>7.1} bytes per node",
        bytes as f64 / nodes as f64
    );
}

fn word(store: &ExprStore, array: ArrayId, at: u32) -> Expr {
    let byte = |offset| store.byte(Symbol { array, offset });
    (1..4).fold(byte(at), |low, offset| store.concat(byte(at + offset), low))
}

/// A long chain of arithmetic on one word.
fn chain(store: &ExprStore) -> u64 {
    let input = store.array("input", 0, 64);
    let words: Vec<Expr> = (0..16).map(|at| word(store, input, at * 4)).collect();
    let mut sum = words[0];
    for step in 0..200_000u32 {
        let operand = words[(step % 16) as usize];
        let constant = store.constant(32, u128::from(step | 1));
        sum = match step % 4 {
            0 => store.add(sum, operand),
            1 => store.mul(sum, constant),
            2 => store.xor(sum, constant),
            _ => store.sub(operand, sum),
        };
    }
    black_box(sum);
    200_000
}

/// The operations of a parser: bytes extended, compared with constants, selected, used as indices.
fn parser(store: &ExprStore) -> u64 {
    let input = store.array("input", 0, 20_000);
    let table = store.array_constant(&std::array::from_fn::<u8, 256, _>(|at| at as u8 ^ 0x5a));
    let mut all = store.bool(true);
    for offset in 0..20_000 {
        let byte = store.byte(Symbol { array: input, offset });
        let wide = store.zext(byte, 32);
        let digit = store.sub(wide, store.constant(32, 48));
        let is_digit = store.ult(digit, store.constant(32, 10));
        let value = store.ite(is_digit, digit, wide);
        let scaled = store.add(store.mul(value, store.constant(32, 10)), wide);
        let read = store.select(table, store.zext(store.and(scaled, store.constant(32, 127)), 64));
        let bound = store.slt(scaled, store.constant(32, 5000));
        all = store.and(all, store.or(bound, store.eq(read, byte)));
    }
    black_box(all);
    20_000 * 11
}

/// Random terms of all shapes, made up and built.
fn shapes(store: &ExprStore) -> u64 {
    let arrays = vec![store.array("a", 0, 64)];
    let options = GenerateOptions { arrays, memory: true, floats: false, division: true };
    let mut rng = Rng::new(7);
    for _ in 0..20_000 {
        let recipe = random_recipe(store, &mut rng, 32, 5, &options);
        black_box(recipe.build(store));
    }
    20_000
}

/// Existing terms, built again, and their facts read.
fn queries(store: &ExprStore) -> u64 {
    let input = store.array("input", 0, 64);
    let mut sum = 0;
    for round in 0..40_000u64 {
        let index = store.zext(store.byte(Symbol { array: input, offset: (round % 64) as u32 }), 64);
        let scaled = store.mul(index, store.word(12));
        let at = store.add(scaled, store.word(round % 7 * 8));
        for _ in 0..8 {
            let (low, high) = store.bounds(black_box(at));
            sum ^= low ^ high ^ store.maybe_ones(black_box(scaled));
        }
        black_box(store.ult(at, store.word(100_000)));
    }
    black_box(sum);
    40_000 * 20
}

fn main() {
    measure("arithmetic chain", chain);
    measure("bytes, comparisons, choices", parser);
    measure("random terms", shapes);
    measure("queries", queries);
}
