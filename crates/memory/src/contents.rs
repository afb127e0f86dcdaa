//! The bytes of one object: concrete bytes, terms stored over them, and an array for writes at unknown places.
//!
//! A byte's value is, in this order: its part of the term stored over it; else, if the object was written at a
//! symbolic index (or made symbolic) and not since written there at a known one, the array's byte; else the
//! concrete byte. A term stored as a word is kept as a word, so loading it back gives the very same term.
//! Every access must lie within the object: callers have checked the bounds.

use crate::value::Value;
use loam_expr::{Expr, ExprStore, Width};
use std::collections::BTreeMap;

/// The contents of an object.
#[derive(Clone, Debug)]
pub struct Contents {
    bytes: Box<[u8]>,
    terms: Option<Box<Terms>>,
}

/// A part of a range: see [`Contents::pieces`].
#[derive(Clone, Debug)]
pub enum Run {
    /// Known bytes.
    Bytes(Vec<u8>),
    /// A term, a whole number of bytes wide.
    Term(Expr),
}

/// The part of the contents that is not plain bytes.
#[derive(Clone, Debug, Default)]
struct Terms {
    /// Terms by their first byte; they never overlap. Each is a whole number of bytes wide.
    cells: BTreeMap<u64, Expr>,
    /// What lies under the cells where `known` is not set.
    array: Option<Array>,
    /// The whole contents as one array term, until the next write.
    flat: Option<Expr>,
}

#[derive(Clone, Debug)]
struct Array {
    term: Expr,
    /// Bytes written at known places since the array was made: there the concrete bytes count.
    known: Box<[bool]>,
}

impl Contents {
    /// Contents that start as these bytes.
    pub fn from_bytes(bytes: Box<[u8]>) -> Self {
        Self { bytes, terms: None }
    }

    /// Contents of `size` bytes that are all `fill`.
    pub fn filled(size: u64, fill: u8) -> Self {
        Self::from_bytes(vec![fill; size as usize].into_boxed_slice())
    }

    /// The number of bytes.
    pub fn len(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// Whether there are no bytes.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// All bytes, if none of them is symbolic.
    #[inline]
    pub fn concrete(&self) -> Option<&[u8]> {
        if self.terms.is_none() { Some(&self.bytes) } else { None }
    }

    /// All bytes to be written, if none of them is symbolic.
    #[inline]
    pub fn concrete_mut(&mut self) -> Option<&mut [u8]> {
        if self.terms.is_none() { Some(&mut self.bytes) } else { None }
    }

    /// These bytes, if none of them is symbolic.
    pub fn concrete_range(&self, offset: u64, length: u64) -> Option<&[u8]> {
        let range = offset as usize..(offset + length) as usize;
        match &self.terms {
            Some(terms) if terms.touches(offset, length) => None,
            _ => Some(&self.bytes[range]),
        }
    }

    /// Room for terms and concrete bytes, in bytes of our own memory.
    pub fn footprint(&self) -> u64 {
        let terms = self.terms.as_ref().map_or(0, |terms| {
            terms.cells.len() * 24 + terms.array.as_ref().map_or(0, |array| array.known.len())
        });
        self.len() + terms as u64
    }

    /// Makes all bytes those of an array term.
    pub fn set_array(&mut self, array: Expr) {
        let known = vec![false; self.bytes.len()].into_boxed_slice();
        let array = Array { term: array, known };
        self.terms = Some(Box::new(Terms { cells: BTreeMap::new(), array: Some(array), flat: None }));
    }

    /// The scalar of `length` bytes (1 to 16) at a known offset, little endian.
    pub fn read(&self, store: &ExprStore, offset: u64, length: u64) -> Value {
        if let Some(bytes) = self.concrete_range(offset, length) {
            return Value::Bits(little_endian(bytes));
        }
        if let Some(&term) = self.terms.as_ref().and_then(|terms| terms.cells.get(&offset))
            && u64::from(store.width(term)) == length * 8
        {
            return Value::Term(term);
        }
        let bytes = (0..length).map(|index| self.byte(store, offset + index));
        let term = bytes.reduce(|low, high| store.concat(high, low)).expect("at least one byte");
        Value::of(store, term)
    }

    /// One byte as a term.
    pub fn byte(&self, store: &ExprStore, offset: u64) -> Expr {
        if let Some(terms) = &self.terms {
            if let Some((start, term)) = terms.cell_over(store, offset) {
                return store.extract(term, ((offset - start) * 8) as Width, 8);
            }
            if let Some(array) = &terms.array
                && !array.known[offset as usize]
            {
                return store.select(array.term, store.word(offset));
            }
        }
        store.constant(8, u128::from(self.bytes[offset as usize]))
    }

    /// Writes a scalar of `length` bytes (1 to 16) at a known offset, little endian.
    pub fn write(&mut self, store: &ExprStore, offset: u64, length: u64, value: Value) {
        match value {
            Value::Bits(bits) => {
                self.write_bytes(store, offset, &bits.to_le_bytes()[..length as usize]);
            }
            Value::Term(_) => {
                let term = value.term(store, (length * 8) as Width);
                let terms = self.terms.get_or_insert_default();
                terms.clear(store, offset, length);
                terms.cells.insert(offset, term);
            }
        }
    }

    /// Writes known bytes at a known offset.
    pub fn write_bytes(&mut self, store: &ExprStore, offset: u64, bytes: &[u8]) {
        let range = offset as usize..offset as usize + bytes.len();
        if let Some(terms) = &mut self.terms {
            terms.clear(store, offset, bytes.len() as u64);
            if let Some(array) = &mut terms.array {
                array.known[range.clone()].fill(true);
            }
            if terms.cells.is_empty()
                && terms.array.as_ref().is_none_or(|array| array.known.iter().all(|&known| known))
            {
                self.terms = None;
            }
        }
        self.bytes[range].copy_from_slice(bytes);
    }

    /// A range taken apart: runs of known bytes and whole terms, with their offsets from `offset`.
    pub fn pieces(&self, store: &ExprStore, offset: u64, length: u64) -> Vec<(u64, Run)> {
        if let Some(bytes) = self.concrete_range(offset, length) {
            return vec![(0, Run::Bytes(bytes.to_vec()))];
        }
        let mut pieces: Vec<(u64, Run)> = Vec::new();
        let mut at = offset;
        while at < offset + length {
            let cell = self.terms.as_ref().and_then(|terms| terms.cells.get(&at).copied());
            if let Some(term) = cell.filter(|&term| at + u64::from(store.width(term)) / 8 <= offset + length)
            {
                pieces.push((at - offset, Run::Term(term)));
                at += u64::from(store.width(term)) / 8;
                continue;
            }
            match self.concrete_range(at, 1) {
                Some(byte) => match pieces.last_mut() {
                    Some((_, Run::Bytes(run))) => run.push(byte[0]),
                    _ => pieces.push((at - offset, Run::Bytes(byte.to_vec()))),
                },
                None => pieces.push((at - offset, Run::Term(self.byte(store, at)))),
            }
            at += 1;
        }
        pieces
    }

    /// Writes pieces taken from elsewhere.
    pub fn write_pieces(&mut self, store: &ExprStore, offset: u64, pieces: &[(u64, Run)]) {
        for (at, run) in pieces {
            match run {
                Run::Bytes(bytes) => self.write_bytes(store, offset + at, bytes),
                Run::Term(term) => {
                    let length = u64::from(store.width(*term)) / 8;
                    self.write(store, offset + at, length, Value::of(store, *term));
                }
            }
        }
    }

    /// Changes the contents to what they are if `condition` holds, and to `other` if not. Both are equally long.
    pub fn merge(&mut self, store: &ExprStore, condition: Expr, other: &Self) {
        debug_assert_eq!(self.len(), other.len());
        let mut at = 0;
        while at < self.len() {
            let length = self.common_cell(store, other, at);
            let (mine, theirs) = (self.read(store, at, length), other.read(store, at, length));
            if mine != theirs {
                let width = (length * 8) as Width;
                let merged = store.ite(condition, mine.term(store, width), theirs.term(store, width));
                self.write(store, at, length, Value::of(store, merged));
            }
            at += length;
        }
    }

    /// The length of a term that both contents have here, or that one has where the other is concrete; else 1.
    fn common_cell(&self, store: &ExprStore, other: &Self, at: u64) -> u64 {
        let cell = |contents: &Self| {
            let term = contents.terms.as_ref().and_then(|terms| terms.cells.get(&at).copied())?;
            Some(u64::from(store.width(term)) / 8)
        };
        match (cell(self), cell(other)) {
            (Some(mine), Some(theirs)) if mine == theirs => mine,
            (Some(length), None) if other.concrete_range(at, length).is_some() => length,
            (None, Some(length)) if self.concrete_range(at, length).is_some() => length,
            _ => 1,
        }
    }

    /// The whole contents as one array term.
    pub fn flatten(&mut self, store: &ExprStore) -> Expr {
        let Some(terms) = &mut self.terms else { return store.array_constant(&self.bytes) };
        if let Some(flat) = terms.flat {
            return flat;
        }
        let mut flat = match &terms.array {
            Some(array) => {
                let written = (0..self.bytes.len()).filter(|&at| array.known[at]);
                written.fold(array.term, |flat, at| {
                    let byte = store.constant(8, u128::from(self.bytes[at]));
                    store.store(flat, store.word(at as u64), byte)
                })
            }
            None => store.array_constant(&self.bytes),
        };
        for (&start, &term) in &terms.cells {
            for index in 0..u64::from(store.width(term)) / 8 {
                let byte = store.extract(term, (index * 8) as Width, 8);
                flat = store.store(flat, store.word(start + index), byte);
            }
        }
        terms.flat = Some(flat);
        flat
    }

    /// The scalar of `length` bytes at an unknown offset (a 64-bit term that is in bounds on this path).
    pub fn read_at(&mut self, store: &ExprStore, offset: Expr, length: u64) -> Value {
        let flat = self.flatten(store);
        let bytes = (0..length).map(|index| store.select(flat, store.add(offset, store.word(index))));
        let term = bytes.reduce(|low, high| store.concat(high, low)).expect("at least one byte");
        Value::of(store, term)
    }

    /// Writes a scalar of `length` bytes at an unknown offset (in bounds on this path).
    pub fn write_at(&mut self, store: &ExprStore, offset: Expr, length: u64, value: Value) {
        let term = value.term(store, (length * 8) as Width);
        let mut flat = self.flatten(store);
        for index in 0..length {
            let byte = store.extract(term, (index * 8) as Width, 8);
            flat = store.store(flat, store.add(offset, store.word(index)), byte);
        }
        self.set_array(flat);
    }
}

impl Terms {
    /// Whether any byte of the range is not plainly concrete.
    fn touches(&self, offset: u64, length: u64) -> bool {
        // A cell is at most 16 bytes long, so one that reaches into the range starts at most 15 before it.
        let near = self.cells.range(offset.saturating_sub(15)..offset + length).next().is_some();
        let range = offset as usize..(offset + length) as usize;
        near || self.array.as_ref().is_some_and(|array| array.known[range].iter().any(|&known| !known))
    }

    /// The cell that covers a byte.
    fn cell_over(&self, store: &ExprStore, offset: u64) -> Option<(u64, Expr)> {
        let (&start, &term) = self.cells.range(..=offset).next_back()?;
        (offset - start < u64::from(store.width(term)) / 8).then_some((start, term))
    }

    /// Removes what is stored over a range; cells that reach out of it keep their other bytes, one by one.
    fn clear(&mut self, store: &ExprStore, offset: u64, length: u64) {
        self.flat = None;
        let end = offset + length;
        let hit: Vec<(u64, Expr)> = self
            .cells
            .range(offset.saturating_sub(15)..end)
            .map(|(&start, &term)| (start, term))
            .filter(|&(start, term)| start + u64::from(store.width(term)) / 8 > offset)
            .collect();
        for (start, term) in hit {
            self.cells.remove(&start);
            for index in 0..u64::from(store.width(term)) / 8 {
                if !(offset..end).contains(&(start + index)) {
                    let byte = store.extract(term, (index * 8) as Width, 8);
                    self.cells.insert(start + index, byte);
                }
            }
        }
    }
}

fn little_endian(bytes: &[u8]) -> u128 {
    let mut buffer = [0; 16];
    buffer[..bytes.len()].copy_from_slice(bytes);
    u128::from_le_bytes(buffer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_base::Rng;
    use loam_expr::Symbol;

    #[test]
    fn a_stored_word_comes_back_as_the_same_term() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 4);
        let bytes = (0..4).map(|offset| store.byte(Symbol { array, offset }));
        let word = bytes.reduce(|low, high| store.concat(high, low)).unwrap();
        let sum = store.add(word, store.constant(32, 7));
        let mut contents = Contents::filled(16, 0);
        contents.write(&store, 3, 4, Value::Term(sum));
        assert_eq!(contents.read(&store, 3, 4), Value::Term(sum));
        contents.write(&store, 3, 1, contents.read(&store, 3, 1));
        assert_eq!(contents.read(&store, 3, 4), Value::Term(sum), "re-assembled from its bytes");
    }

    /// Random writes and reads at known and unknown places equal those of a plain vector under an assignment.
    #[test]
    fn behaves_like_a_flat_array_under_every_assignment() {
        const SIZE: u64 = 24;
        for seed in 0..60 {
            let store = ExprStore::new();
            let mut rng = Rng::new(seed);
            let array = store.array("in", 0, 8);
            let input: Vec<u8> = (0..8).map(|_| rng.next_u64() as u8).collect();
            let assignment = |symbol: Symbol| input[symbol.offset as usize];
            let eval = |term: Expr| loam_expr::Evaluator::new(&store, assignment).eval(term);
            let mut contents = Contents::filled(SIZE, 0xab);
            let mut flat = [0xab; SIZE as usize];
            for _ in 0..60 {
                let length = 1 << rng.below(4);
                let at = rng.below(SIZE - length + 1);
                // An unknown offset: a term that happens to be `at` under the assignment.
                let symbol = store.byte(Symbol { array, offset: rng.below(8) as u32 });
                let delta = at.wrapping_sub(eval(symbol) as u64);
                let unknown = store.add(store.zext(symbol, 64), store.word(delta));
                let value = if rng.flip() {
                    Value::Bits(u128::from(rng.next_u64()) & ((1 << (length * 8)) - 1))
                } else {
                    let wide = store.resize_unsigned(symbol, (length * 8) as Width);
                    Value::Term(
                        store.add(wide, store.constant((length * 8) as Width, u128::from(rng.below(200)))),
                    )
                };
                match rng.below(4) {
                    0 | 1 => {
                        let known = rng.below(3) > 0;
                        if known {
                            contents.write(&store, at, length, value);
                        } else {
                            contents.write_at(&store, unknown, length, value);
                        }
                        let bits = eval(value.term(&store, (length * 8) as Width));
                        flat[at as usize..(at + length) as usize]
                            .copy_from_slice(&bits.to_le_bytes()[..length as usize]);
                    }
                    choice => {
                        let read = if choice == 2 {
                            contents.read(&store, at, length)
                        } else {
                            contents.read_at(&store, unknown, length)
                        };
                        let expected = little_endian(&flat[at as usize..(at + length) as usize]);
                        assert_eq!(eval(read.term(&store, (length * 8) as Width)), expected, "seed {seed}");
                    }
                }
            }
        }
    }
}
