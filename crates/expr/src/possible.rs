//! A set of values that includes all values a term can have: the constants that its choices and table reads lead to.
//!
//! Unlike the decision diagram of a term ([`Choices`](crate::Choices)) the set does not say when the term has which value, so it
//! stays small for a read of a table with thousands of entries.

use crate::concrete::ones;
use crate::store::{Expr, ExprStore};
use crate::view::{BinaryOp, View};
use std::collections::BTreeSet;

/// Subterms visited before a term is given up.
const FUEL: u32 = 200;
/// Most entries of a table that are replaced.
const MOST: usize = 4096;

impl ExprStore {
    /// Values that include all that the term can have, in ascending order; `None` if there are more than `most`. `bounds` are
    /// bounds of the index of a table read, both included.
    pub fn possible_values(
        &self,
        e: Expr,
        bounds: &dyn Fn(Expr) -> (u128, u128),
        most: usize,
    ) -> Option<BTreeSet<u128>> {
        Search { store: self, bounds, most, fuel: FUEL }.values(e)
    }

    /// The term with each of its possible values replaced by the result of `of`; where `of` returns none, the result may be
    /// anything. `None` if the term cannot be rebuilt in this way.
    pub fn with_entries(
        &self,
        e: Expr,
        bounds: &dyn Fn(Expr) -> (u128, u128),
        of: &dyn Fn(u128) -> Option<u128>,
    ) -> Option<Expr> {
        Search { store: self, bounds, most: MOST, fuel: FUEL }.replaced(e, of)
    }
}

struct Search<'a> {
    store: &'a ExprStore,
    bounds: &'a dyn Fn(Expr) -> (u128, u128),
    most: usize,
    fuel: u32,
}

impl Search<'_> {
    fn values(&mut self, e: Expr) -> Option<BTreeSet<u128>> {
        self.fuel = self.fuel.checked_sub(1)?;
        let (store, width) = (self.store, self.store.width(e));
        let values = match store.view(e) {
            View::Constant(value) => BTreeSet::from([value]),
            View::Ite(_, yes, no) => {
                let mut values = self.values(yes)?;
                values.extend(self.values(no)?);
                values
            }
            View::Binary(BinaryOp::Add, ..) => {
                let (sum, shift) = shifted(store, e)?;
                let shifted = |value: u128| value.wrapping_add(shift) & ones(width);
                self.values(sum)?.into_iter().map(shifted).collect()
            }
            View::Concat { .. } | View::Select { .. } => {
                let read = TableRead::of(store, e)?;
                let places = read.places(store, self.bounds, 16 * self.most as u128)?;
                places.map(|at| read.entry(at)).collect()
            }
            _ => return None,
        };
        (values.len() <= self.most).then_some(values)
    }

    /// The term with its leaves replaced, a term of the same width.
    fn replaced(&mut self, e: Expr, of: &dyn Fn(u128) -> Option<u128>) -> Option<Expr> {
        self.fuel = self.fuel.checked_sub(1)?;
        let (store, width) = (self.store, self.store.width(e));
        Some(match store.view(e) {
            View::Constant(value) => store.constant(width, of(value).unwrap_or(0)),
            View::Ite(condition, yes, no) => {
                let (yes, no) = (self.replaced(yes, of)?, self.replaced(no, of)?);
                store.ite(condition, yes, no)
            }
            View::Binary(BinaryOp::Add, ..) => {
                let (sum, shift) = shifted(store, e)?;
                self.replaced(sum, &|value| of(value.wrapping_add(shift) & ones(width)))?
            }
            View::Concat { .. } | View::Select { .. } => {
                let read = TableRead::of(store, e)?;
                read.replaced(store, self.bounds, 16 * self.most as u128, of)?
            }
            _ => return None,
        })
    }
}

/// The term in a sum of a term and a constant, and the constant.
fn shifted(store: &ExprStore, sum: Expr) -> Option<(Expr, u128)> {
    let View::Binary(BinaryOp::Add, a, b) = store.view(sum) else { return None };
    match (store.constant_value(a), store.constant_value(b)) {
        (Some(shift), _) => Some((b, shift)),
        (_, Some(shift)) => Some((a, shift)),
        _ => None,
    }
}

/// A read of some consecutive bytes of a constant table.
struct TableRead<'a> {
    table: &'a [u8],
    /// The index of the byte at `lead`.
    index: Expr,
    /// The first byte that is read from the table: a byte that is equal in all entries may be a constant instead.
    lead: usize,
    /// How many bytes there are.
    length: usize,
    /// The bytes that are constants.
    constants: Vec<(usize, u8)>,
}

impl<'a> TableRead<'a> {
    fn of(store: &'a ExprStore, e: Expr) -> Option<Self> {
        let bytes = bytes_of(store, e)?;
        let selected = bytes.iter().enumerate().find_map(|(place, &byte)| match store.view(byte) {
            View::Select { array, index } => Some((place, array, index)),
            _ => None,
        });
        let (lead, array, index) = selected?;
        let View::ArrayConstant(table) = store.view(array) else { return None };
        let mut constants = Vec::new();
        for (place, &byte) in bytes.iter().enumerate() {
            match store.view(byte) {
                View::Constant(value) => constants.push((place, value as u8)),
                View::Select { array: other, index: next } if other == array => {
                    if store.add(index, store.word((place - lead) as u64)) != next {
                        return None;
                    }
                }
                _ => return None,
            }
        }
        Some(Self { table: store.bytes_of(table), index, lead, length: bytes.len(), constants })
    }

    /// The places in the table, within the bounds of the index, at which an entry can begin; `None` if there are more than `most`.
    fn places(
        &self,
        store: &ExprStore,
        bounds: &dyn Fn(Expr) -> (u128, u128),
        most: u128,
    ) -> Option<impl Iterator<Item = usize> + use<'_, 'a>> {
        let (low, high) = bounds(self.index);
        let last = (self.table.len() as u128).checked_sub((self.length - self.lead) as u128)?;
        let (stride, phase) = self.stride(store);
        let low = low.max(self.lead as u128);
        let first = low.checked_sub(phase).map_or(0, |above| above.div_ceil(stride)) * stride + phase;
        let end = (high.min(last) + 1).max(first);
        let lead = self.lead;
        ((end - first) / stride <= most)
            .then(|| (first..end).step_by(stride as usize).map(move |at| at as usize - lead))
    }

    /// The distance between two entries, and where the first one begins, as far as the lowest bits of the index show them.
    fn stride(&self, store: &ExprStore) -> (u128, u128) {
        let fact = store.fact(self.index);
        let known = (fact.zeros | fact.ones).trailing_ones().min(16);
        (1 << known, fact.ones & ones(known as u16))
    }

    fn entry(&self, at: usize) -> u128 {
        let mut entry = self.table[at..][..self.length].to_vec();
        self.constants.iter().for_each(|&(place, byte)| entry[place] = byte);
        entry.iter().rev().fold(0, |value, &byte| value << 8 | u128::from(byte))
    }

    /// The read of a table in which each entry is replaced; `None` if entries overlap, or the new ones have more than four bytes.
    fn replaced(
        &self,
        store: &ExprStore,
        bounds: &dyn Fn(Expr) -> (u128, u128),
        most: u128,
        of: &dyn Fn(u128) -> Option<u128>,
    ) -> Option<Expr> {
        const LONGEST: usize = 4;
        let width = (self.length * 8) as u16;
        if self.stride(store).0 < self.length as u128 || self.length < LONGEST {
            return None;
        }
        let (mut table, mut length) = (vec![0; self.table.len()], 1);
        for at in self.places(store, bounds, most)? {
            let value = of(self.entry(at)).unwrap_or(0);
            length = length
                .max(value.to_le_bytes().iter().rposition(|&byte| byte != 0).map_or(1, |last| last + 1));
            let place = at + self.lead;
            let bytes = value.to_le_bytes();
            table.get_mut(place..place + LONGEST)?.copy_from_slice(&bytes[..LONGEST]);
        }
        if length > LONGEST {
            return None;
        }
        let array = store.array_constant(&table);
        let byte = |place: usize| store.select(array, store.add(self.index, store.word(place as u64)));
        let read = (0..length).map(byte).reduce(|low, high| store.concat(high, low))?;
        Some(store.zext(read, width))
    }
}

/// The bytes that a term is the concatenation of, the lowest first.
fn bytes_of(store: &ExprStore, e: Expr) -> Option<Vec<Expr>> {
    let (mut open, mut bytes) = (vec![e], Vec::new());
    while let Some(next) = open.pop() {
        match store.view(next) {
            View::Concat { high, low } => open.extend([high, low]),
            View::Constant(_) if store.width(next).is_multiple_of(8) => {
                let value = store.constant_value(next)?;
                bytes.extend(
                    (0..store.width(next) / 8).map(|place| store.constant(8, value >> (8 * place) & 0xff)),
                );
            }
            View::Select { .. } => bytes.push(next),
            _ => return None,
        }
        if bytes.len() + open.len() > 16 {
            return None;
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{ArrayInfo, ArrayKind};
    use crate::view::Symbol;

    fn byte(store: &ExprStore) -> Expr {
        let array =
            store.array_of_kind(ArrayInfo { name: "i".into(), ordinal: 0, size: 1, kind: ArrayKind::Input });
        store.zext(store.byte(Symbol { array, offset: 0 }), 64)
    }

    #[test]
    fn a_table_read_can_return_its_entries_within_the_bounds_of_its_index() {
        let store = ExprStore::new();
        let table: Vec<u8> = (0..400u64).flat_map(|entry| (entry * 3).to_le_bytes()).collect();
        let array = store.array_constant(&table);
        let index = store.mul(byte(&store), store.word(8));
        let bytes = (0..8).map(|place| store.select(array, store.add(index, store.word(place))));
        let read = bytes.reduce(|low, high| store.concat(high, low)).expect("eight bytes");
        let values = |most| store.possible_values(read, &|e| store.bounds(e), most);
        assert_eq!(values(256), Some((0..256).map(|entry| entry * 3).collect()));
        assert_eq!(values(255), None);
        let few = |_| (9, 40);
        assert_eq!(store.possible_values(read, &few, 256), Some(BTreeSet::from([6, 9, 12, 15])));
        let shifted = store.add(read, store.word(5));
        assert_eq!(store.possible_values(shifted, &few, 256), Some(BTreeSet::from([11, 14, 17, 20])));
    }

    #[test]
    fn the_entries_of_a_table_can_be_replaced() {
        let store = ExprStore::new();
        let table: Vec<u8> = (0..400u64).flat_map(|entry| (0x7000_0000 + entry * 64).to_le_bytes()).collect();
        let array = store.array_constant(&table);
        let index = store.mul(byte(&store), store.word(8));
        let bytes = (0..8).map(|place| store.select(array, store.add(index, store.word(place))));
        let read = bytes.reduce(|low, high| store.concat(high, low)).expect("eight bytes");
        let moved = |value: u128| Some((value - 0x7000_0000) / 4);
        let replaced = store.with_entries(read, &|e| store.bounds(e), &moved).expect("a table");
        for value in 0..=255 {
            let inputs = |_: Symbol| value;
            let old = crate::Evaluator::new(&store, inputs).eval(read);
            let new = crate::Evaluator::new(&store, inputs).eval(replaced);
            assert_eq!(Some(new), moved(old), "at {value}");
        }
    }
}
