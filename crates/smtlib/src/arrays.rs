//! Arrays of scripts, which have an element at every index, expressed without Loam's arrays, which are finite.
//!
//! An array is a chain of stores and if-then-else over constant or declared arrays. Only reads become Loam's terms: a
//! read is followed down the chain and becomes an if-then-else over the stored values. A read of a declared array
//! becomes a fresh symbol; [`Arrays::agreement`] makes the constraints that such symbols with equal indices have equal
//! elements (Ackermann's reduction). A chain of constants at small indices is a table, which is read in one step. A
//! value that SMT-LIB leaves unspecified (a float converted to an integer that cannot hold it) is a read of a hidden
//! array.

use crate::floats;
use crate::value::{ArraySort, Scalar, Value};
use loam_expr::{ArrayId, Evaluator, Expr, ExprStore, Symbol, Width};
use loam_solver::Model;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};

/// An array value of an [`Arrays`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ArrayRef(u32);

/// A declared array, unconstrained at first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FreeId(u32);

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Shape {
    Free(FreeId),
    Constant(Expr),
    Store { below: ArrayRef, index: Expr, value: Expr },
    Choice { condition: Expr, then: ArrayRef, otherwise: ArrayRef },
}

struct Stored {
    shape: Shape,
    sort: ArraySort,
    /// The number of entries a table needs, if the whole chain is constant.
    table: Option<u32>,
}

struct Free {
    name: Box<str>,
    /// The array that an assertion states it is equal to.
    definition: Option<ArrayRef>,
    reads: Vec<usize>,
}

/// A read of a free array: the symbols of `value` are the element at `index`.
#[derive(Clone, Copy, Debug)]
pub struct Read {
    free: FreeId,
    /// The index as a term.
    pub index: Expr,
    /// The element as a term.
    pub value: Expr,
    /// The symbols behind `value`.
    pub array: ArrayId,
    /// The sort of the element.
    pub sort: Scalar,
}

/// Constant elements by index, in planes: one plane for each byte of an element.
struct Table {
    planes: Vec<Expr>,
    entries: u32,
    default: u128,
}

/// All arrays of a script.
#[derive(Default)]
pub struct Arrays {
    stored: Vec<Stored>,
    /// Equal shapes are one array (hash-consing), so that arrays with the same definition are known to be equal.
    by_shape: FxHashMap<(Shape, ArraySort), ArrayRef>,
    free: Vec<Free>,
    reads: Vec<Read>,
    of_symbols: FxHashMap<ArrayId, usize>,
    by_index: FxHashMap<(FreeId, Expr), usize>,
    memo: FxHashMap<(ArrayRef, Expr), Expr>,
    tables: FxHashMap<ArrayRef, Table>,
}

/// A table has at most this many entries.
const LARGEST_TABLE: u128 = 1 << 16;

/// The bytes a symbol of this sort takes.
pub fn symbol_size(sort: Scalar) -> u32 {
    u32::from(symbol_width(sort).div_ceil(8))
}

fn symbol_width(sort: Scalar) -> Width {
    match sort {
        Scalar::Bool | Scalar::Bits(_) => sort.width(),
        Scalar::Float(format) => floats::interchange_width(format),
    }
}

/// An unconstrained term of a sort, made of the bytes of a symbolic array, lowest first.
pub fn symbol(store: &ExprStore, array: ArrayId, sort: Scalar) -> Value {
    let width = symbol_width(sort);
    let byte = |offset: Width| store.byte(Symbol { array, offset: u32::from(offset) });
    let bytes = (1..width.div_ceil(8)).fold(byte(0), |low, offset| store.concat(byte(offset), low));
    let bits = store.truncate(bytes, width);
    match sort {
        Scalar::Bool => Value::Bool(bits),
        Scalar::Bits(_) => Value::Bits(bits),
        Scalar::Float(format) => Value::Float(floats::from_interchange(store, format, bits)),
    }
}

/// As [`symbol`], with a canonical NaN.
fn element_symbol(store: &ExprStore, array: ArrayId, sort: Scalar) -> Expr {
    match symbol(store, array, sort) {
        Value::Float(float) => floats::canonical(store, float),
        Value::Bool(bits) | Value::Bits(bits) => bits,
        other => unreachable!("a scalar symbol is no {other:?}"),
    }
}

/// The bits of a symbol of a sort under which it has this value.
pub fn symbol_bits(sort: Scalar, value: u128) -> u128 {
    match sort {
        Scalar::Bool | Scalar::Bits(_) => value,
        Scalar::Float(format) => floats::to_interchange(format, value),
    }
}

impl Arrays {
    /// The sort of an array.
    pub fn sort(&self, array: ArrayRef) -> ArraySort {
        self.stored[array.0 as usize].sort
    }

    fn add(&mut self, shape: Shape, sort: ArraySort, table: Option<u32>) -> ArrayRef {
        let next = ArrayRef(self.stored.len() as u32);
        let array = *self.by_shape.entry((shape, sort)).or_insert(next);
        if array == next {
            self.stored.push(Stored { shape, sort, table });
        }
        array
    }

    /// An unconstrained array.
    pub fn free(&mut self, name: &str, sort: ArraySort) -> (FreeId, ArrayRef) {
        let id = FreeId(self.free.len() as u32);
        self.free.push(Free { name: name.into(), definition: None, reads: Vec::new() });
        (id, self.add(Shape::Free(id), sort, None))
    }

    /// The array with this element everywhere.
    pub fn constant(&mut self, store: &ExprStore, sort: ArraySort, element: Expr) -> ArrayRef {
        self.add(Shape::Constant(element), sort, store.is_constant(element).then_some(0))
    }

    /// The array with one element changed.
    pub fn store(&mut self, store: &ExprStore, below: ArrayRef, index: Expr, value: Expr) -> ArrayRef {
        let Stored { sort, table, .. } = self.stored[below.0 as usize];
        let place = store.constant_value(index).filter(|&place| place < LARGEST_TABLE);
        let table = match (table, place) {
            (Some(entries), Some(place)) if store.is_constant(value) => Some(entries.max(place as u32 + 1)),
            _ => None,
        };
        self.add(Shape::Store { below, index, value }, sort, table)
    }

    /// If-then-else of two arrays.
    pub fn choice(
        &mut self,
        store: &ExprStore,
        condition: Expr,
        then: ArrayRef,
        otherwise: ArrayRef,
    ) -> ArrayRef {
        match store.constant_value(condition) {
            Some(0) => otherwise,
            Some(_) => then,
            None if then == otherwise => then,
            None => self.add(Shape::Choice { condition, then, otherwise }, self.sort(then), None),
        }
    }

    /// The element of an array at an index.
    pub fn read(&mut self, store: &ExprStore, array: ArrayRef, index: Expr) -> Expr {
        let mut open = vec![array];
        while let Some(&top) = open.last() {
            if self.memo.contains_key(&(top, index)) {
                open.pop();
            } else if let Some(element) = self.read_step(store, top, index, &mut open) {
                self.memo.insert((top, index), element);
                open.pop();
            }
        }
        self.memo[&(array, index)]
    }

    /// The element, or `None` after pushing the arrays that must be read first.
    fn read_step(
        &mut self,
        store: &ExprStore,
        array: ArrayRef,
        index: Expr,
        open: &mut Vec<ArrayRef>,
    ) -> Option<Expr> {
        let below = self.skip(store, array, index);
        if self.stored[below.0 as usize].table.is_some() {
            return Some(self.read_table(store, below, index));
        }
        let mut known = |memo: &FxHashMap<(ArrayRef, Expr), Expr>, array| {
            let element = memo.get(&(array, index)).copied();
            if element.is_none() {
                open.push(array);
            }
            element
        };
        match self.stored[below.0 as usize].shape {
            Shape::Constant(element) => Some(element),
            Shape::Free(free) => Some(self.read_free(store, free, below, index)),
            Shape::Store { below, index: at, value } => {
                let same = store.eq(index, at);
                if store.is_true(same) {
                    return Some(value);
                }
                Some(store.ite(same, value, known(&self.memo, below)?))
            }
            Shape::Choice { condition, then, otherwise } => {
                let (then, otherwise) = (known(&self.memo, then), known(&self.memo, otherwise));
                Some(store.ite(condition, then?, otherwise?))
            }
        }
    }

    /// Skips definitions and stores at other indices.
    fn skip(&self, store: &ExprStore, mut array: ArrayRef, index: Expr) -> ArrayRef {
        loop {
            let Stored { shape, table, .. } = &self.stored[array.0 as usize];
            array = match *shape {
                _ if table.is_some() => return array,
                Shape::Store { below, index: at, .. } if store.is_false(store.eq(index, at)) => below,
                Shape::Free(free) => match self.free[free.0 as usize].definition {
                    Some(definition) => definition,
                    None => return array,
                },
                Shape::Store { .. } | Shape::Choice { .. } | Shape::Constant(_) => return array,
            }
        }
    }

    fn read_free(&mut self, store: &ExprStore, free: FreeId, array: ArrayRef, index: Expr) -> Expr {
        if let Some(&read) = self.by_index.get(&(free, index)) {
            return self.reads[read].value;
        }
        let sort = self.sort(array).element;
        let number = self.reads.len();
        // Ordinal 0 is reserved for the constants that the script declares.
        let name = &self.free[free.0 as usize].name;
        let array = store.array(name, number as u32 + 1, symbol_size(sort));
        let value = element_symbol(store, array, sort);
        self.reads.push(Read { free, index, value, array, sort });
        self.of_symbols.insert(array, number);
        self.by_index.insert((free, index), number);
        self.free[free.0 as usize].reads.push(number);
        value
    }

    // ---- tables ----------------------------------------------------------------------------------------

    fn read_table(&mut self, store: &ExprStore, array: ArrayRef, index: Expr) -> Expr {
        if !self.tables.contains_key(&array) {
            let table = self.make_table(store, array);
            self.tables.insert(array, table);
        }
        let width = self.sort(array).element.width();
        let Table { planes, entries, default } = &self.tables[&array];
        let default = store.constant(width, *default);
        if *entries == 0 {
            return default;
        }
        let place = store.resize_unsigned(index, 64);
        let bytes = planes.iter().map(|&plane| store.select(plane, place));
        let element = bytes.reduce(|low, high| store.concat(high, low)).unwrap_or(default);
        // An index that needs no more bits than the entries is always inside.
        let index_width = store.width(index);
        if index_width < 32 && u64::from(*entries) >= 1 << index_width {
            return store.truncate(element, width);
        }
        let end = store.constant(index_width, u128::from(*entries));
        store.ite(store.ult(index, end), store.truncate(element, width), default)
    }

    fn make_table(&self, store: &ExprStore, array: ArrayRef) -> Table {
        let Contents { default, elements } =
            self.contents(array, &mut |e| store.constant_value(e).unwrap_or(0));
        let entries = self.stored[array.0 as usize].table.unwrap_or(0);
        let places = self.sort(array).element.width().div_ceil(8);
        let plane = |place: Width| {
            let byte = |value: u128| (value >> (8 * place)) as u8;
            let mut bytes = vec![byte(default); entries as usize];
            for (&index, &value) in &elements {
                bytes[index as usize] = byte(value);
            }
            store.array_constant(&bytes)
        };
        Table { planes: (0..places).map(plane).collect(), entries, default }
    }

    // ---- definitions -----------------------------------------------------------------------------------

    /// Takes an equality of arrays as the definition of one of them. Returns the equalities of elements that have to
    /// hold in addition, and the array that was defined; `None` if the equality defines no array.
    pub fn define(
        &mut self,
        store: &ExprStore,
        a: ArrayRef,
        b: ArrayRef,
    ) -> Option<(Vec<Expr>, Option<FreeId>)> {
        if self.resolved(a) == self.resolved(b) {
            return Some((Vec::new(), None));
        }
        let (free, other) = [(a, b), (b, a)].into_iter().find_map(|(one, other)| {
            let free = self.undefined(one)?;
            (!self.mentions(other, free)).then_some((free, other))
        })?;
        let reads: Vec<Read> =
            self.free[free.0 as usize].reads.iter().map(|&number| self.reads[number]).collect();
        let same = reads
            .iter()
            .map(|read| {
                let element = self.read(store, other, read.index);
                store.eq(read.value, element)
            })
            .collect();
        self.free[free.0 as usize].definition = Some(other);
        self.memo.clear();
        Some((same, Some(free)))
    }

    /// Removes a definition.
    pub fn undefine(&mut self, free: FreeId) {
        self.free[free.0 as usize].definition = None;
        self.memo.clear();
    }

    /// The array that a declared array is defined as.
    fn resolved(&self, mut array: ArrayRef) -> ArrayRef {
        while let Shape::Free(free) = self.stored[array.0 as usize].shape
            && let Some(definition) = self.free[free.0 as usize].definition
        {
            array = definition;
        }
        array
    }

    /// The free array that this array is defined as.
    fn undefined(&self, array: ArrayRef) -> Option<FreeId> {
        match self.stored[self.resolved(array).0 as usize].shape {
            Shape::Free(free) => Some(free),
            Shape::Constant(_) | Shape::Store { .. } | Shape::Choice { .. } => None,
        }
    }

    fn mentions(&self, array: ArrayRef, wanted: FreeId) -> bool {
        let (mut open, mut seen) = (vec![array], FxHashSet::default());
        while let Some(array) = open.pop() {
            if !seen.insert(array) {
                continue;
            }
            match self.stored[array.0 as usize].shape {
                Shape::Free(free) if free == wanted => return true,
                Shape::Free(free) => open.extend(self.free[free.0 as usize].definition),
                Shape::Constant(_) => {}
                Shape::Store { below, .. } => open.push(below),
                Shape::Choice { then, otherwise, .. } => open.extend([then, otherwise]),
            }
        }
        false
    }

    // ---- queries and answers -------------------------------------------------------------------------

    /// The constraints under which the reads in these terms, and in the constraints themselves, are consistent: reads
    /// at equal indices have equal elements. `None` if that takes more than `most` terms.
    pub fn agreement(&self, store: &ExprStore, terms: &[Expr], most: usize) -> Option<Vec<Expr>> {
        let mut constraints = Vec::new();
        let mut used: FxHashSet<usize> = FxHashSet::default();
        let mut used_of: FxHashMap<FreeId, Vec<usize>> = FxHashMap::default();
        let mut open = terms.to_vec();
        while let Some(term) = open.pop() {
            for number in self.reads_in(store, term) {
                if !used.insert(number) {
                    continue;
                }
                let read = self.reads[number];
                let others = used_of.entry(read.free).or_default();
                // Two constants among the indices of one array are different.
                let is_constant = store.is_constant(read.index);
                let may_agree = |other: &Read| !(is_constant && store.is_constant(other.index));
                for other in others.iter().map(|&other| self.reads[other]).filter(may_agree) {
                    let constraint = agree(store, read, other);
                    if !store.is_true(constraint) {
                        constraints.push(constraint);
                        open.push(constraint);
                    }
                    if constraints.len() > most {
                        return None;
                    }
                }
                others.push(number);
            }
        }
        Some(constraints)
    }

    /// The consistency constraints between reads in these terms that a model violates: none if its reads are
    /// consistent.
    pub fn disagreement(&self, store: &ExprStore, terms: &[Expr], model: &Model) -> Vec<Expr> {
        let used: BTreeSet<usize> = terms.iter().flat_map(|&term| self.reads_in(store, term)).collect();
        let mut evaluator = Evaluator::new(store, model);
        // All reads at one index with different elements: with constraints on only some of them, the next model would
        // move the others to the same index.
        let mut before: FxHashMap<(FreeId, u128), Vec<(Read, u128)>> = FxHashMap::default();
        let mut lacking = Vec::new();
        for read in used.into_iter().map(|number| self.reads[number]) {
            let (index, element) = (evaluator.eval(read.index), evaluator.eval(read.value));
            let others = before.entry((read.free, index)).or_default();
            let differing = others.iter().filter(|(_, known)| *known != element);
            lacking.extend(differing.map(|&(other, _)| agree(store, read, other)));
            others.push((read, element));
        }
        lacking
    }

    fn reads_in<'a>(&'a self, store: &'a ExprStore, term: Expr) -> impl Iterator<Item = usize> + 'a {
        store.support(term).iter().filter_map(|symbol| self.of_symbols.get(&symbol.array).copied())
    }

    /// The reads of a declared array, each after the reads in its index.
    pub fn reads_of(&self, array: ArrayRef) -> Vec<Read> {
        let Shape::Free(free) = self.stored[array.0 as usize].shape else { return Vec::new() };
        self.free[free.0 as usize].reads.iter().map(|&number| self.reads[number]).collect()
    }

    /// All elements of an array, where `value` evaluates terms. Free arrays have the elements that were read, and 0
    /// everywhere else.
    pub fn contents(&self, array: ArrayRef, value: &mut dyn FnMut(Expr) -> u128) -> Contents {
        // From the newest store to the oldest: the first value at an index counts.
        let (mut elements, mut array) = (BTreeMap::new(), array);
        let default = loop {
            array = match self.stored[array.0 as usize].shape {
                Shape::Constant(element) => break value(element),
                Shape::Store { below, index, value: stored } => {
                    elements.entry(value(index)).or_insert_with(|| value(stored));
                    below
                }
                Shape::Choice { condition, then, otherwise } => {
                    if value(condition) != 0 {
                        then
                    } else {
                        otherwise
                    }
                }
                Shape::Free(free) => match self.free[free.0 as usize].definition {
                    Some(definition) => definition,
                    None => {
                        for &number in &self.free[free.0 as usize].reads {
                            let Read { index, value: element, .. } = self.reads[number];
                            elements.entry(value(index)).or_insert_with(|| value(element));
                        }
                        break 0;
                    }
                },
            }
        };
        Contents { default, elements }
    }

    /// A model in which the reads that the query did not mention are consistent too.
    pub fn complete(&self, store: &ExprStore, model: &Model) -> Model {
        let mut known: FxHashMap<(FreeId, u128), u128> = FxHashMap::default();
        let mut values: BTreeMap<Symbol, u8> = model.iter().collect();
        let is_mentioned = |read: &Read| {
            let mut offsets = 0..store.array_info(read.array).size;
            offsets.any(|offset| model.get(Symbol { array: read.array, offset }).is_some())
        };
        let mut evaluator = Evaluator::new(store, model);
        for read in self.reads.iter().filter(|read| is_mentioned(read)) {
            known.insert((read.free, evaluator.eval(read.index)), evaluator.eval(read.value));
        }
        for read in self.reads.iter().filter(|read| !is_mentioned(read)) {
            let index = Evaluator::new(store, &values).eval(read.index);
            let element = symbol_bits(read.sort, *known.entry((read.free, index)).or_insert(0));
            for offset in 0..store.array_info(read.array).size {
                let symbol = Symbol { array: read.array, offset };
                values.insert(symbol, (element >> (8 * offset)) as u8);
            }
        }
        values.into_iter().collect()
    }
}

/// The constraint that two reads of one array at equal indices have equal elements.
fn agree(store: &ExprStore, a: Read, b: Read) -> Expr {
    store.implies(store.eq(a.index, b.index), store.eq(a.value, b.value))
}

/// The elements of an array.
pub struct Contents {
    /// The element at all other indices.
    pub default: u128,
    /// Elements by index.
    pub elements: BTreeMap<u128, u128>,
}

/// Hidden arrays for results that SMT-LIB leaves unspecified.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Open {
    /// `fp.to_sbv` (signed) or `fp.to_ubv`, of a width, by rounding mode.
    ToInt {
        /// How the integer is interpreted.
        signedness: loam_expr::Signedness,
        /// The format of the float.
        from: loam_expr::FloatFormat,
        /// The width of the result.
        width: Width,
        /// The rounding mode.
        rounding: loam_expr::Rounding,
    },
    /// Which zero is the lesser (`fp.min`) or greater one.
    Zero {
        /// Whether `fp.max`.
        greater: bool,
        /// The format.
        format: loam_expr::FloatFormat,
    },
}

impl Open {
    /// The sort of the hidden array.
    pub fn sort(self) -> ArraySort {
        match self {
            Self::ToInt { from, width, .. } => {
                ArraySort { index: Scalar::Float(from), element: Scalar::Bits(width) }
            }
            Self::Zero { .. } => ArraySort { index: Scalar::Bits(2), element: Scalar::Bool },
        }
    }
}
