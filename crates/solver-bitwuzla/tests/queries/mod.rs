//! Queries of any size.

use loam_expr::{Expr, ExprStore, Symbol};

/// A chain of look-ups in a table of 4096 bytes, each at an index that depends on all before it, ends in 7.
pub fn look_ups(store: &ExprStore, count: u32) -> Vec<Expr> {
    let table: Vec<u8> = (0..4096u32).map(|place| (place * 167 + (place >> 3)) as u8).collect();
    let table = store.array_constant(&table);
    let input = word(store, 0, 4);
    let step = |hash, number: u32| {
        let mixed = store.xor(input, store.constant(32, number.into()));
        let hash = store.add(store.mul(hash, store.constant(32, 31)), mixed);
        let place = store.urem(hash, store.constant(32, 4093));
        store.add(hash, store.zext(store.select(table, store.zext(place, 64)), 32))
    };
    let hash = (0..count).fold(input, step);
    vec![store.eq(store.extract(hash, 0, 8), store.constant(8, 7))]
}

/// A product of words of 64 bits, each one more than an input, has the lower bits 0x1ac5.
pub fn product(store: &ExprStore, count: u32) -> Vec<Expr> {
    let factor = |number| store.add(word(store, 8 * number, 8), store.word(1));
    let product = (1..count).fold(factor(0), |product, number| {
        let product = store.xor(product, store.lshr(product, store.word(7)));
        store.mul(product, factor(number))
    });
    vec![store.eq(store.extract(product, 3, 16), store.constant(16, 0x1ac5))]
}

/// Some bytes of the input as a word.
fn word(store: &ExprStore, first: u32, bytes: u32) -> Expr {
    let array = store.array("input", 0, 1 << 12);
    let byte = |offset| store.byte(Symbol { array, offset: first + offset });
    (1..bytes).fold(byte(0), |word, place| store.concat(byte(place), word))
}
