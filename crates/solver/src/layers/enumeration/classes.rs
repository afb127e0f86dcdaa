//! The classes of values of a byte that a conjunction cannot tell apart.
//!
//! A scanner looks a byte up in a table of character classes, and all that follows depends on the class. So of all values
//! with one class one has to be tried. Which terms of a conjunction depend on one byte alone is known; two values for which
//! all of these terms that other terms use are equal are in one class. The terms are evaluated once for each value, and
//! the enumeration takes their values from a table.

use loam_expr::{ByteSet, ExprStore, Symbol, Tape};
use rustc_hash::FxHashSet;

/// The bytes that a slot depends on: one bit for each input of the tape.
pub type Needs = u64;

/// Most inputs of a tape.
pub const MOST_INPUTS: usize = Needs::BITS as usize;

/// A byte of the query, and its classes.
#[derive(Clone)]
pub struct Byte {
    pub symbol: Symbol,
    /// Its slot on the tape.
    pub slot: usize,
    /// The least value of each class, in order.
    pub values: Vec<u8>,
    /// The slots that depend on this byte alone and that other slots, or nothing but the result, depend on.
    pub outer: Vec<usize>,
    /// For each class the values of these slots.
    pub table: Vec<u128>,
    /// How many slots depend on this byte alone.
    pub alone: usize,
}

impl Byte {
    /// The values of the outer slots for a class.
    pub fn row(&self, class: usize) -> &[u128] {
        &self.table[class * self.outer.len()..][..self.outer.len()]
    }
}

/// The dependencies of each slot. The inputs are at most [`MOST_INPUTS`].
pub fn needs(tape: &Tape) -> Vec<Needs> {
    let mut needs: Vec<Needs> = vec![0; tape.len()];
    let mut operands = Vec::new();
    for slot in 0..tape.len() {
        if slot < tape.symbols().len() {
            needs[slot] = 1 << slot;
            continue;
        }
        operands.clear();
        tape.operands(slot as u32, &mut operands);
        needs[slot] = operands.iter().fold(0, |all, &operand| all | needs[operand as usize]);
    }
    needs
}

/// The inputs of a tape with their classes, without those whose classes take too many steps: all inputs together take at
/// most `most_steps`. `domains` are the values of the inputs.
pub fn classes(
    store: &ExprStore,
    tape: &Tape,
    needs: &[Needs],
    domains: &[ByteSet],
    most_steps: usize,
) -> Vec<Byte> {
    let is_outer = outer_slots(tape, needs);
    let mut own: Vec<Vec<usize>> = vec![Vec::new(); domains.len()];
    let mut values = tape.values(|_| 0);
    for (slot, needed) in needs.iter().enumerate().skip(domains.len()) {
        match needed.count_ones() {
            0 => values[slot] = tape.compute(store, slot, &values),
            1 => own[needed.trailing_zeros() as usize].push(slot),
            _ => {}
        }
    }
    let mut steps = 0;
    let mut bytes = Vec::new();
    for (input, (&symbol, domain)) in tape.symbols().iter().zip(domains).enumerate() {
        let cost = domain.len() * (own[input].len() + 1);
        if steps + cost > most_steps {
            continue;
        }
        steps += cost;
        let outer = std::iter::once(input).chain(own[input].iter().copied()).filter(|&slot| is_outer[slot]);
        let mut byte = Byte {
            symbol,
            slot: input,
            values: Vec::new(),
            outer: outer.collect(),
            table: Vec::new(),
            alone: own[input].len() + 1,
        };
        let mut seen: FxHashSet<Box<[u128]>> = FxHashSet::default();
        for value in domain.values() {
            values[input] = u128::from(value);
            for &slot in &own[input] {
                values[slot] = tape.compute(store, slot, &values);
            }
            let row: Box<[u128]> = byte.outer.iter().map(|&slot| values[slot]).collect();
            // Values of which the byte itself is used are all different.
            let is_new = byte.outer.first() == Some(&input) || !seen.contains(&row);
            if is_new {
                byte.values.push(value);
                byte.table.extend_from_slice(&row);
                seen.insert(row);
            }
        }
        bytes.push(byte);
    }
    bytes
}

/// For each slot, whether it depends on one byte alone while a slot that uses it does not, or it is a result.
fn outer_slots(tape: &Tape, needs: &[Needs]) -> Vec<bool> {
    let mut is_outer = vec![false; tape.len()];
    let mut operands = Vec::new();
    for slot in tape.symbols().len()..tape.len() {
        if needs[slot].count_ones() < 2 {
            continue;
        }
        operands.clear();
        tape.operands(slot as u32, &mut operands);
        for &operand in &operands {
            is_outer[operand as usize] |= needs[operand as usize].count_ones() == 1;
        }
    }
    for &root in tape.roots() {
        is_outer[root as usize] |= needs[root as usize].count_ones() == 1;
    }
    is_outer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_with_one_entry_of_a_table_are_one_class() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 2);
        let byte = |offset| store.byte(Symbol { array, offset });
        let kinds: Vec<u8> =
            (0..=255u8).map(|value| u8::from(value.is_ascii_digit()) + 2 * (value >> 7)).collect();
        let kind = |offset| store.select(store.array_constant(&kinds), store.zext(byte(offset), 64));
        let sum = store.eq(store.add(kind(0), byte(1)), store.constant(8, 3));
        let tape = Tape::compile(&store, &[sum], 100).expect("it is small");
        let needs = needs(&tape);
        let bytes = classes(&store, &tape, &needs, &[ByteSet::ALL, ByteSet::range(7..=9)], 10_000);
        assert_eq!(bytes[0].values, [0, b'0', 128]);
        assert_eq!((0..3).map(|class| bytes[0].row(class).to_vec()).collect::<Vec<_>>(), [[0], [1], [2]]);
        assert_eq!(bytes[1].values, [7, 8, 9], "the byte itself is used");
        let none = classes(&store, &tape, &needs, &[ByteSet::ALL, ByteSet::range(7..=9)], 10);
        assert_eq!(none.iter().map(|byte| byte.slot).collect::<Vec<_>>(), [1], "the other takes too long");
    }
}
