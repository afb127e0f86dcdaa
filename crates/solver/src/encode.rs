//! The one walk from expressions to a solver's terms, shared by all backends.
//!
//! A backend brings an [`Encoder`]: how to make constants, symbols and operations in its own terms. The [`Walk`] visits
//! every expression of a query once, children first and without recursion, and lowers array reads, which solvers are
//! bad at, to a balanced tree of if-then-else over the bits of the index, with one if-then-else above it per store at a
//! symbolic index. Equal subtrees are built once. A backend that can read a table better than by a tree implements
//! [`Encoder::read_table`]. Address bases cannot be encoded; the caller replaces them by their addresses first.

use loam_expr::store::{Expr, ExprStore};
use loam_expr::view::{
    BinaryOp, CompareOp, ExtendOp, FloatBinaryOp, FloatCompareOp, FloatFormat, Rounding, Signedness, Symbol,
    View, Width,
};
use loam_expr::{HoldsTerms, Needed};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::ops::Range;
use std::sync::Arc;

/// An operation the backend does not know, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unsupported(pub &'static str);

/// How a backend makes its terms. Widths and meanings are those of [`loam_expr::view`].
pub trait Encoder {
    /// A bit-vector in the backend's own form; cheap to clone.
    type Term: Clone;

    /// A constant.
    fn constant(&mut self, width: Width, value: u128) -> Self::Term;

    /// A fresh variable of eight bits. Called once per symbol.
    fn symbol(&mut self, symbol: Symbol) -> Self::Term;

    /// Arithmetic on operands and result of `width` bits.
    fn binary(&mut self, op: BinaryOp, width: Width, left: &Self::Term, right: &Self::Term) -> Self::Term;

    /// Comparison of operands of `width` bits.
    fn compare(&mut self, op: CompareOp, width: Width, left: &Self::Term, right: &Self::Term) -> Self::Term;

    /// `then` where the one-bit `condition` holds, else `otherwise`.
    fn ite(&mut self, condition: &Self::Term, then: &Self::Term, otherwise: &Self::Term) -> Self::Term;

    /// `width` bits of `of` from bit `low` on.
    fn extract(&mut self, of: &Self::Term, low: Width, width: Width) -> Self::Term;

    /// `high` above `low`.
    fn concat(&mut self, high: &Self::Term, low: &Self::Term) -> Self::Term;

    /// `of` with `more` bits added on top.
    fn extend(&mut self, op: ExtendOp, more: Width, of: &Self::Term) -> Self::Term;

    /// Whether the terms are so many that the backend gives the query up.
    fn is_full(&self) -> bool {
        false
    }

    /// Whether the backend reads tables itself. If not, which is the default, the walk builds trees of if-then-else.
    fn reads_tables(&self) -> bool {
        false
    }

    /// The byte at `index` of a table of at least two bytes, read by the backend itself; beyond the last byte the
    /// result may be anything. Equal names are equal tables. With `None` the walk builds a tree.
    fn read_table(
        &mut self,
        name: Expr,
        bytes: &[TableByte<Self::Term>],
        index: &Self::Term,
    ) -> Option<Self::Term> {
        let _ = (name, bytes, index);
        None
    }

    /// A float operation.
    fn float(&mut self, operation: FloatOperation<'_, Self::Term>) -> Result<Self::Term, Unsupported> {
        let _ = operation;
        Err(Unsupported("floating point"))
    }
}

/// A byte of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableByte<T> {
    /// A constant.
    Known(u8),
    /// A symbolic byte.
    Unknown(T),
}

/// A float operation on encoded operands; operands and float results are bits of the named formats.
#[derive(Clone, Copy, Debug)]
pub enum FloatOperation<'a, T> {
    /// Arithmetic.
    Binary(FloatBinaryOp, FloatFormat, &'a T, &'a T),
    /// Comparison.
    Compare(FloatCompareOp, FloatFormat, &'a T, &'a T),
    /// Square root.
    Sqrt(FloatFormat, &'a T),
    /// Rounding to an integral value.
    Round(Rounding, FloatFormat, &'a T),
    /// First times second plus third.
    Fma(FloatFormat, [&'a T; 3]),
    /// Change of format.
    Convert {
        /// Format of the operand.
        from: FloatFormat,
        /// Format of the result.
        to: FloatFormat,
        /// The operand.
        of: &'a T,
    },
    /// Integer to float.
    FromInt {
        /// How the integer is interpreted.
        signedness: Signedness,
        /// Format of the result.
        to: FloatFormat,
        /// The integer.
        of: &'a T,
    },
    /// Float to integer.
    ToInt {
        /// How the integer is interpreted.
        signedness: Signedness,
        /// Format of the operand.
        from: FloatFormat,
        /// Width of the integer.
        width: Width,
        /// The float.
        of: &'a T,
    },
}

/// Arrays larger than this are not turned into trees: the terms would not fit into memory.
const LARGEST_TABLE: u64 = 1 << 20;

/// The walk over one query and what it has encoded so far.
#[derive(Debug)]
pub struct Walk<T> {
    terms: Map<Expr, T>,
    symbols: Map<Symbol, T>,
    /// Reads of the part of an array below all stores at symbolic indices, by that part and the read's index.
    tables: Map<(Expr, Expr), TableRead<T>>,
    /// The runs of equal bytes of each such part, by the range that reads may return: large tables, such as hash tables,
    /// mostly have few.
    runs: Map<(Expr, Range<u64>), Runs<T>>,
    /// Stack of expressions still to encode; children are above their users.
    pending: Vec<Expr>,
}

impl<T> HoldsTerms for Walk<T> {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { terms, symbols: _, tables, runs, pending } = self;
        terms.keys().for_each(|&term| needed.keep(term));
        tables.keys().for_each(|&(array, index)| [array, index].keep_terms(needed));
        runs.keys().for_each(|&(array, _)| needed.keep(array));
        pending.keep_terms(needed);
    }
}

impl<T: Clone> Walk<T> {
    /// A walk that has encoded nothing.
    pub fn new() -> Self {
        let (terms, symbols, tables, runs) = Default::default();
        Self { terms, symbols, tables, runs, pending: Vec::new() }
    }

    /// Whether a term was encoded.
    pub fn has(&self, expr: Expr) -> bool {
        self.terms.contains_key(&expr)
    }

    /// Forgets the query but keeps the memory for the next one.
    pub fn clear(&mut self) {
        clear_map(&mut self.terms);
        clear_map(&mut self.symbols);
        clear_map(&mut self.tables);
        clear_map(&mut self.runs);
        self.pending.clear();
    }

    /// The symbols met so far with their terms, sorted. After the conjuncts of a query are encoded these are all
    /// symbols on which they depend: symbols of an array that is read only where they are not may be missing.
    pub fn symbols(&self) -> Vec<(Symbol, T)> {
        let mut symbols: Vec<_> = self.symbols.iter().map(|(&symbol, term)| (symbol, term.clone())).collect();
        symbols.sort_unstable_by_key(|&(symbol, _)| symbol);
        symbols
    }

    /// The term of a bit-vector expression.
    pub fn encode<E>(&mut self, store: &ExprStore, encoder: &mut E, expr: Expr) -> Result<T, Unsupported>
    where
        E: Encoder<Term = T>,
    {
        self.pending.push(expr);
        while let Some(&expr) = self.pending.last() {
            if self.terms.contains_key(&expr) {
                self.pending.pop();
                continue;
            }
            if encoder.is_full() {
                return Err(Unsupported("so large a query"));
            }
            let below = self.pending.len();
            let view = store.view(expr);
            self.push_missing_children(store, encoder, view)?;
            if self.pending.len() == below {
                self.pending.pop();
                let term = Node { walk: self, store, encoder }.encode(expr, view)?;
                self.terms.insert(expr, term);
            }
        }
        Ok(self.terms[&expr].clone())
    }

    fn push_missing_children<E>(
        &mut self,
        store: &ExprStore,
        encoder: &mut E,
        view: View,
    ) -> Result<(), Unsupported>
    where
        E: Encoder<Term = T>,
    {
        match view {
            View::Base(_) => return Err(Unsupported("address base")),
            View::ArraySymbol(_)
            | View::ArrayConstant(_)
            | View::Store { .. }
            | View::ArrayFilled { .. }
            | View::Lambda { .. }
            | View::Shifted { .. }
            | View::Overlay { .. } => return Err(Unsupported("array outside of a read")),
            View::Select { array, index } => {
                self.push_missing([index]);
                self.push_array(store, encoder, array, index)?;
            }
            operation => self.push_missing(operation.children()),
        }
        Ok(())
    }

    /// Pushes the indices and values of the stores of an array, and makes the symbols of its base that a read at the
    /// index may return.
    fn push_array<E>(
        &mut self,
        store: &ExprStore,
        encoder: &mut E,
        mut array: Expr,
        index: Expr,
    ) -> Result<(), Unsupported>
    where
        E: Encoder<Term = T>,
    {
        if store.array_size(array) > LARGEST_TABLE {
            return Err(Unsupported("read at a symbolic index of a very large array"));
        }
        while let View::Store { array: before, index, value } = store.view(array) {
            self.push_missing([index, value]);
            array = before;
        }
        match store.view(array) {
            View::ArraySymbol(id) => {
                for offset in reachable(store, encoder, store.array_size(array), index) {
                    self.symbol(encoder, Symbol { array: id, offset: offset as u32 });
                }
                Ok(())
            }
            View::ArrayConstant(_) => Ok(()),
            // No read has a λ array.
            _ => Err(Unsupported("read of a λ array")),
        }
    }

    fn push_missing(&mut self, children: impl IntoIterator<Item = Expr>) {
        self.pending.extend(children.into_iter().filter(|child| !self.terms.contains_key(child)));
    }

    fn symbol<E: Encoder<Term = T>>(&mut self, encoder: &mut E, symbol: Symbol) -> T {
        self.symbols.entry(symbol).or_insert_with(|| encoder.symbol(symbol)).clone()
    }
}

impl<T: Clone> Default for Walk<T> {
    fn default() -> Self {
        Self::new()
    }
}

/// Whether an expression below `roots` satisfies `wanted`. Visits each expression once.
pub fn any_node(store: &ExprStore, roots: &[Expr], mut wanted: impl FnMut(View) -> bool) -> bool {
    let mut seen: std::collections::HashSet<Expr, BuildHasherDefault<IdHasher>> = Default::default();
    let mut pending = roots.to_vec();
    while let Some(expr) = pending.pop() {
        if !seen.insert(expr) {
            continue;
        }
        let view = store.view(expr);
        if wanted(view) {
            return true;
        }
        pending.extend(view.children());
    }
    false
}

/// Encodes one expression whose children are encoded.
struct Node<'a, E: Encoder> {
    walk: &'a mut Walk<E::Term>,
    store: &'a ExprStore,
    encoder: &'a mut E,
}

impl<E: Encoder> Node<'_, E> {
    fn encode(&mut self, expr: Expr, view: View) -> Result<E::Term, Unsupported> {
        let width = self.store.width(expr);
        let terms = &self.walk.terms;
        let encoder = &mut *self.encoder;
        Ok(match view {
            View::Constant(value) => encoder.constant(width, value),
            View::Byte(symbol) => self.walk.symbol(encoder, symbol),
            View::Binary(op, a, b) => encoder.binary(op, width, &terms[&a], &terms[&b]),
            View::Compare(op, a, b) => encoder.compare(op, self.store.width(a), &terms[&a], &terms[&b]),
            View::Ite(condition, then, otherwise) => {
                encoder.ite(&terms[&condition], &terms[&then], &terms[&otherwise])
            }
            View::Extract { of, low } => encoder.extract(&terms[&of], low, width),
            View::Concat { high, low } => encoder.concat(&terms[&high], &terms[&low]),
            View::Extend(op, of) => encoder.extend(op, width - self.store.width(of), &terms[&of]),
            View::Select { array, index } => self.select(array, index),
            View::FloatBinary(..)
            | View::FloatCompare(..)
            | View::FloatSqrt(_)
            | View::FloatRound(..)
            | View::FloatFma(..)
            | View::FloatConvert(_)
            | View::FloatFromInt { .. }
            | View::FloatToInt { .. } => self.float(width, view)?,
            View::Base(_)
            | View::ArraySymbol(_)
            | View::ArrayConstant(_)
            | View::Store { .. }
            | View::ArrayFilled { .. }
            | View::Lambda { .. }
            | View::Shifted { .. }
            | View::Overlay { .. } => return Err(Unsupported("term without a value")),
        })
    }

    fn float(&mut self, width: Width, view: View) -> Result<E::Term, Unsupported> {
        let terms = &self.walk.terms;
        let of_width = |width| FloatFormat::of_width(width).ok_or(Unsupported("float of an unknown width"));
        let format = |expr| of_width(self.store.width(expr));
        let operation = match view {
            View::FloatBinary(op, a, b) => {
                FloatOperation::Binary(op, of_width(width)?, &terms[&a], &terms[&b])
            }
            View::FloatCompare(op, a, b) => FloatOperation::Compare(op, format(a)?, &terms[&a], &terms[&b]),
            View::FloatSqrt(a) => FloatOperation::Sqrt(of_width(width)?, &terms[&a]),
            View::FloatRound(rounding, a) => FloatOperation::Round(rounding, of_width(width)?, &terms[&a]),
            View::FloatFma(a, b, c) => {
                FloatOperation::Fma(of_width(width)?, [&terms[&a], &terms[&b], &terms[&c]])
            }
            View::FloatConvert(of) => {
                FloatOperation::Convert { from: format(of)?, to: of_width(width)?, of: &terms[&of] }
            }
            View::FloatFromInt { signedness, of } => {
                FloatOperation::FromInt { signedness, to: of_width(width)?, of: &terms[&of] }
            }
            View::FloatToInt { signedness, of } => {
                FloatOperation::ToInt { signedness, from: format(of)?, width, of: &terms[&of] }
            }
            _ => return Err(Unsupported("not a float operation")),
        };
        self.encoder.float(operation)
    }

    /// A read: the newest store at the index determines the byte, without such a store the table below all stores at
    /// symbolic indices.
    fn select(&mut self, array: Expr, index: Expr) -> E::Term {
        let size = self.store.array_size(array);
        let zero = self.encoder.constant(8, 0);
        if size == 0 {
            return zero;
        }
        let position = self.walk.terms[&index].clone();
        let chain = StoreChain::of(self.store, array);
        let read = self.table(&chain, index, &position);
        let mut byte = read.byte;
        for &(stored, value) in chain.unknown.iter().rev() {
            let hit = self.encoder.compare(CompareOp::Eq, 64, &position, &self.walk.terms[&stored]);
            byte = self.encoder.ite(&hit, &self.walk.terms[&value], &byte);
        }
        // A tree gives zero for every index beyond the size that its index bits can express. A store beyond the size
        // must not be read back either, so with stores the whole index is compared with the size.
        let inside = if read.is_zero_beyond && chain.unknown.is_empty() {
            let bits = index_bits(size);
            let above = self.encoder.extract(&position, bits, 64 - bits);
            let none = self.encoder.constant(64 - bits, 0);
            self.encoder.compare(CompareOp::Eq, 64 - bits, &above, &none)
        } else {
            let end = self.encoder.constant(64, u128::from(size));
            self.encoder.compare(CompareOp::Ult, 64, &position, &end)
        };
        self.encoder.ite(&inside, &byte, &zero)
    }

    /// A read of the table of a store chain: by the backend's own means, else by a tree.
    fn table(&mut self, chain: &StoreChain, index: Expr, position: &E::Term) -> TableRead<E::Term> {
        if let Some(read) = self.walk.tables.get(&(chain.table, index)) {
            return read.clone();
        }
        let size = self.store.array_size(chain.base);
        let runs = self.runs(chain, reachable(self.store, self.encoder, size, index));
        // A table of a single byte needs no index.
        let own = match size > 1 && self.encoder.reads_tables() {
            true => self.encoder.read_table(chain.table, &bytes_of(&runs), position),
            false => None,
        };
        let read = match own {
            Some(byte) => TableRead { byte, is_zero_beyond: false },
            None => TableRead { byte: self.tree(&runs, position), is_zero_beyond: true },
        };
        self.walk.tables.insert((chain.table, index), read.clone());
        read
    }

    /// The tree of if-then-else over the bytes of a table.
    fn tree(&mut self, runs: &[Run<TableByte<E::Term>>], position: &E::Term) -> E::Term {
        let mut tree = Tree::new(self.encoder);
        let leaf = |run: &Run<TableByte<E::Term>>| Run { end: run.end, of: tree.leaf(self.encoder, &run.of) };
        let mut row: Vec<Run<u32>> = runs.iter().map(leaf).collect();
        let size = runs.last().map_or(0, |run| run.end);
        for bit in 0..index_bits(size) {
            let selector = self.encoder.extract(position, bit, 1);
            row = tree.join(self.encoder, &selector, &row);
        }
        tree.terms[row[0].of as usize].clone()
    }

    /// The bytes of a table in a range: the bytes of the base overwritten by the stores at constant indices. In front of
    /// the range there are zeros.
    fn runs(&mut self, chain: &StoreChain, range: Range<u64>) -> Runs<E::Term> {
        let key = (chain.table, range.clone());
        if let Some(runs) = self.walk.runs.get(&key) {
            return Arc::clone(runs);
        }
        let inside = |&(index, value): &(u128, Expr)| {
            u64::try_from(index).ok().filter(|index| range.contains(index)).map(|index| (index, value))
        };
        let mut stores: Vec<(u64, Expr)> = chain.known.iter().filter_map(inside).collect();
        // Of several stores at an index the newest comes first, and stays.
        stores.sort_by_key(|&(index, _)| index);
        stores.dedup_by_key(|&mut (index, _)| index);
        let (mut runs, mut start) = (Vec::new(), range.start);
        if start > 0 {
            runs.push(Run { end: start, of: TableByte::Known(0) });
        }
        for (index, value) in stores {
            self.push_base(chain.base, start..index, &mut runs);
            let byte = match self.store.constant_value(value) {
                Some(byte) => TableByte::Known(byte as u8),
                None => TableByte::Unknown(self.walk.terms[&value].clone()),
            };
            runs.push(Run { end: index + 1, of: byte });
            start = index + 1;
        }
        self.push_base(chain.base, start..range.end, &mut runs);
        let runs: Arc<[_]> = runs.into();
        self.walk.runs.insert(key, Arc::clone(&runs));
        runs
    }

    /// Adds the runs of a range of an array without stores. An array has zeros where its constant bytes end.
    fn push_base(&self, base: Expr, range: Range<u64>, runs: &mut Vec<Run<TableByte<E::Term>>>) {
        match self.store.view(base) {
            View::ArraySymbol(array) => runs.extend(range.map(|offset| {
                let symbol = Symbol { array, offset: offset as u32 };
                Run { end: offset + 1, of: TableByte::Unknown(self.walk.symbols[&symbol].clone()) }
            })),
            View::ArrayConstant(bytes) => {
                let bytes = self.store.bytes_of(bytes);
                let mut at = range.start;
                while at < range.end {
                    let inside = |index: u64| bytes.len().min(index as usize);
                    let rest = &bytes[inside(at)..inside(range.end)];
                    let (byte, length) = first_run(rest).unwrap_or((0, range.end - at));
                    at += length;
                    runs.push(Run { end: at, of: TableByte::Known(byte) });
                }
            }
            _ if range.is_empty() => {}
            _ => runs.push(Run { end: range.end, of: TableByte::Known(0) }),
        }
    }
}

/// The indices of an array of `size` bytes that a read may have, as far as the bounds of the index show, rounded outwards:
/// the reads of the bytes of one word have the same range. At least one index, if there are any.
fn reachable(store: &ExprStore, encoder: &impl Encoder, size: u64, index: Expr) -> Range<u64> {
    const ALIGNMENT: u64 = 16;
    if encoder.reads_tables() {
        return 0..size;
    }
    let (least, greatest) = store.bounds(index);
    let bounded = |index: u128| u64::try_from(index).unwrap_or(u64::MAX).min(size.saturating_sub(1));
    let (first, last) = (bounded(least), bounded(greatest));
    first / ALIGNMENT * ALIGNMENT..(last / ALIGNMENT + 1).saturating_mul(ALIGNMENT).min(size)
}

/// The first byte, and how many equal bytes the slice begins with.
fn first_run(bytes: &[u8]) -> Option<(u8, u64)> {
    const AT_ONCE: usize = 64;
    let &first = bytes.first()?;
    let is_first = |&byte: &u8| byte == first;
    // Comparing whole blocks is many times faster in long runs.
    let blocks = bytes.chunks_exact(AT_ONCE).take_while(|block| block.iter().all(is_first)).count();
    let rest = &bytes[blocks * AT_ONCE..];
    let length = blocks * AT_ONCE + rest.iter().take_while(|&byte| is_first(byte)).count();
    Some((first, length as u64))
}

/// The bytes of a table, one by one.
fn bytes_of<T: Clone>(runs: &[Run<TableByte<T>>]) -> Vec<TableByte<T>> {
    let mut bytes = Vec::new();
    for run in runs {
        bytes.resize(run.end as usize, run.of.clone());
    }
    bytes
}

/// A table as runs of equal bytes.
type Runs<T> = Arc<[Run<TableByte<T>>]>;

/// Equal neighbours in a table, or in a row of a tree.
#[derive(Clone, Debug)]
struct Run<T> {
    /// The index after the last one.
    end: u64,
    of: T,
}

/// A read of a table, without the stores above it.
#[derive(Clone, Debug)]
struct TableRead<T> {
    byte: T,
    /// Whether the byte is zero for indices beyond the table that its index bits can express.
    is_zero_beyond: bool,
}

/// An array as a chain: stores from the newest down to the oldest at a symbolic index, below them a table with stores
/// at constant indices only.
struct StoreChain {
    /// Index and value of the stores above the table, newest first.
    unknown: Vec<(Expr, Expr)>,
    /// The array below the oldest store at a symbolic index.
    table: Expr,
    /// Index and value of the stores in the table, newest first.
    known: Vec<(u128, Expr)>,
    /// The array below all stores.
    base: Expr,
}

impl StoreChain {
    fn of(store: &ExprStore, array: Expr) -> Self {
        let mut chain = Self { unknown: Vec::new(), table: array, known: Vec::new(), base: array };
        let mut stores = Vec::new();
        while let View::Store { array: before, index, value } = store.view(chain.base) {
            stores.push((index, value));
            chain.base = before;
            if store.constant_value(index).is_none() {
                chain.unknown.append(&mut stores);
                chain.table = before;
            }
        }
        let known = stores.into_iter();
        chain.known =
            known.filter_map(|(index, value)| Some((store.constant_value(index)?, value))).collect();
        chain
    }
}

/// The number of index bits that an array of `size` bytes needs.
pub(crate) fn index_bits(size: u64) -> Width {
    (u64::BITS - size.saturating_sub(1).leading_zeros()) as Width
}

/// A tree of if-then-else under construction. Equal subtrees have equal numbers, so they are built once.
struct Tree<T> {
    terms: Vec<T>,
    bytes: [u32; 256],
}

impl<T: Clone> Tree<T> {
    /// The number of the constant zero.
    const ZERO: u32 = 0;
    const NOT_MADE: u32 = u32::MAX;

    fn new<E: Encoder<Term = T>>(encoder: &mut E) -> Self {
        let mut tree = Self { terms: Vec::new(), bytes: [Self::NOT_MADE; 256] };
        tree.byte(encoder, 0);
        tree
    }

    fn add(&mut self, term: T) -> u32 {
        self.terms.push(term);
        self.terms.len() as u32 - 1
    }

    fn leaf<E: Encoder<Term = T>>(&mut self, encoder: &mut E, byte: &TableByte<T>) -> u32 {
        match byte {
            TableByte::Known(byte) => self.byte(encoder, *byte),
            TableByte::Unknown(term) => self.add(term.clone()),
        }
    }

    fn byte<E: Encoder<Term = T>>(&mut self, encoder: &mut E, byte: u8) -> u32 {
        if self.bytes[usize::from(byte)] == Self::NOT_MADE {
            self.bytes[usize::from(byte)] = self.add(encoder.constant(8, u128::from(byte)));
        }
        self.bytes[usize::from(byte)]
    }

    /// The next row towards the root: one bit of the index selects between neighbours.
    fn join<E: Encoder<Term = T>>(
        &mut self,
        encoder: &mut E,
        selector: &T,
        row: &[Run<u32>],
    ) -> Vec<Run<u32>> {
        let mut made: Map<(u32, u32), u32> = Map::default();
        let mut joined: Vec<Run<u32>> = Vec::with_capacity(row.len());
        let mut at = 0;
        let mut runs = row.iter().peekable();
        while let Some(run) = runs.next() {
            // Both neighbours are in this run.
            let pairs = run.end.saturating_sub(at) / 2;
            if pairs > 0 {
                at += 2 * pairs;
                extend(&mut joined, at / 2, run.of);
            }
            // The last one of this run has its neighbour in the next run.
            if at < run.end {
                let high = runs.peek().map_or(Self::ZERO, |next| next.of);
                let node = self.pair(encoder, selector, run.of, high, &mut made);
                at += 2;
                extend(&mut joined, at / 2, node);
            }
        }
        joined
    }

    fn pair<E: Encoder<Term = T>>(
        &mut self,
        encoder: &mut E,
        selector: &T,
        low: u32,
        high: u32,
        made: &mut Map<(u32, u32), u32>,
    ) -> u32 {
        if low == high {
            return low;
        }
        *made.entry((low, high)).or_insert_with(|| {
            let term = encoder.ite(selector, &self.terms[high as usize], &self.terms[low as usize]);
            self.add(term)
        })
    }
}

/// Adds a run to a row, or lengthens the last one.
fn extend(row: &mut Vec<Run<u32>>, end: u64, of: u32) {
    match row.last_mut() {
        Some(last) if last.of == of => last.end = end,
        _ => row.push(Run { end, of }),
    }
}

/// A map over ids; never iterated where its order could change a result.
type Map<K, V> = HashMap<K, V, BuildHasherDefault<IdHasher>>;

/// Clears a map, and frees its memory after a large query, because clearing takes time in proportion to the capacity.
fn clear_map<K: Eq + Hash, V>(map: &mut Map<K, V>) {
    const KEPT: usize = 1 << 12;
    if map.capacity() > KEPT {
        *map = Map::default();
    } else {
        map.clear();
    }
}

/// A hash for small integers: multiply and fold. The keys are Loam's own ids, so no input can force collisions.
#[derive(Default, Debug)]
struct IdHasher(u64);

impl Hasher for IdHasher {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u32(&mut self, id: u32) {
        self.write_u64(u64::from(id));
    }

    fn write_u64(&mut self, id: u64) {
        let product = u128::from(self.0 ^ id) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (product >> 64) as u64 ^ product as u64;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
