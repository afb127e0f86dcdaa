//! Operations on whole ranges of bytes whose objects were resolved before: copy and fill.
//!
//! A range of symbolic length, or at a symbolic offset, is written in one step: an array is laid over the bytes of the object,
//! of which no element is computed before it is read.
//!
//! These are the default definitions, for objects whose contents lie in the address space; a memory model that keeps contents
//! elsewhere provides others. Nothing is checked here: callers have resolved both ranges and checked their bounds.

use crate::flat::FlatArray;
use crate::flatten::Reading;
use crate::huge::ENDLESS;
use crate::model::{Answer, ModelContext, Resolved};
use crate::space::AddressSpace;
use crate::value::Value;
use loam_expr::{Expr, ExprStore};

/// A longer part of a huge object is copied or filled as one array, not chunk by chunk.
const LONG: u64 = 1 << 16;

/// The length of a range.
#[derive(Clone, Copy, Debug)]
pub enum RangeLength {
    /// A number of bytes.
    Known(u64),
    /// A 64-bit term that is at most `most` on this path.
    Symbolic {
        /// The length.
        bytes: Expr,
        /// Its greatest value.
        most: u64,
    },
}

impl RangeLength {
    /// The length as a term, and its greatest value.
    fn term(self, store: &ExprStore) -> (Expr, u64) {
        match self {
            Self::Known(length) => (store.word(length), length),
            Self::Symbolic { bytes, most } => (bytes, most),
        }
    }

    /// The greatest possible number of bytes.
    pub fn most(self) -> u64 {
        match self {
            Self::Known(length) => length,
            Self::Symbolic { most, .. } => most,
        }
    }
}

/// Bytes to be copied; source and target may overlap.
#[derive(Clone, Copy, Debug)]
pub struct CopyRange<'a> {
    /// Where they are read.
    pub from: &'a Resolved,
    /// Where they are written.
    pub to: &'a Resolved,
    /// How many.
    pub length: RangeLength,
}

/// Bytes to be set to one value.
#[derive(Clone, Copy, Debug)]
pub struct FillRange<'a> {
    /// Where they are written.
    pub to: &'a Resolved,
    /// The value, 8 bits.
    pub byte: Value,
    /// How many.
    pub length: RangeLength,
}

/// Reads the scalar at a place that was resolved.
pub(crate) fn read(context: &mut ModelContext<'_>, from: &Resolved, length: u64) -> Answer<Value> {
    let ModelContext { space, oracle, .. } = context;
    let mut contents = space.contents(&from.object);
    let offset = match from.offset {
        Value::Bits(offset) => {
            let range = offset as u64..offset as u64 + length;
            return Ok(contents.read(oracle.store(), range));
        }
        Value::Term(offset) => offset,
    };
    let reading = match contents.uninitialised_at(oracle.store(), offset, length) {
        Some(condition) if oracle.may_be_true(condition)? => Reading::Any,
        Some(_) | None => Reading::Initialised,
    };
    Ok(contents.read_at(oracle.store(), offset, length, reading))
}

/// The number of the bound word that stands for the iteration of a loop, counted from 0.
pub const ITERATION: u32 = 1;

/// The writes of all iterations of a loop: scalars of equal length, equally far apart.
#[derive(Clone, Copy, Debug)]
pub struct StridedWrite<'a> {
    /// The object, and where the scalar of iteration 0 lies.
    pub to: &'a Resolved,
    /// Bytes from one scalar to the next: 0, or at least as many as a scalar has, up or down.
    pub stride: i64,
    /// Bytes of a scalar.
    pub length: u64,
    /// How many iterations there are, 64 bits; at least one, and all of them in bounds.
    pub count: Expr,
    /// The greatest number of bytes from the first to the last written one, both included.
    pub most: u64,
    /// The scalar, as a term with the bound word [`ITERATION`].
    pub value: Expr,
}

impl StridedWrite<'_> {
    /// The value in an iteration.
    fn value_in(&self, store: &ExprStore, iteration: Expr) -> Expr {
        store.with_bound(self.value, ITERATION, iteration)
    }

    /// Bytes from the first scalar to the last, as a term.
    fn extent(&self, store: &ExprStore) -> Expr {
        let last = store.sub(self.count, store.word(1));
        store.mul(last, store.word(self.stride.unsigned_abs()))
    }

    /// The byte at the bound index, if it lies between the first and the last written one, and the condition that it is part of a
    /// scalar.
    fn element(&self, store: &ExprStore) -> (Expr, Expr) {
        let (index, offset) = (store.bound_index(), self.to.offset.term(store, 64));
        let last = store.word(self.length - 1);
        let distance = match self.stride > 0 {
            true => store.sub(index, offset),
            false => store.sub(store.add(offset, last), index),
        };
        let by = u128::from(self.stride.unsigned_abs());
        let (iteration, within) = store.divided(distance, by, self.most.into());
        let written = store.ule(within, last);
        let at = if self.stride > 0 { within } else { store.sub(last, within) };
        let value = self.value_in(store, iteration);
        let bits = store.resize_unsigned(store.mul(at, store.word(8)), store.width(value));
        let byte = if self.length == 1 { value } else { store.truncate(store.lshr(value, bits), 8) };
        (byte, written)
    }
}

/// Iterations that are written one by one, if their number is known.
const FEW_ITERATIONS: u64 = 4096;

/// Writes the scalars of all iterations of a loop within the address space.
pub(crate) fn write_strided(context: &mut ModelContext<'_>, write: &StridedWrite<'_>) {
    let ModelContext { space, oracle, figures, .. } = context;
    figures.collisions.multi_writes += 1;
    let (store, to) = (oracle.store(), write.to);
    if write.stride == 0 {
        let value = Value::of(store, write.value_in(store, store.sub(write.count, store.word(1))));
        return write_scalar(space, store, to, to.offset, (write.length, value));
    }
    let count = store.constant_value(write.count).map(|count| count as u64);
    if let Some(count) = count.filter(|&count| count <= FEW_ITERATIONS) {
        for iteration in 0..count {
            let value = Value::of(store, write.value_in(store, store.word(iteration)));
            let by = store.word((write.stride as u64).wrapping_mul(iteration));
            let offset = Value::of(store, store.add(to.offset.term(store, 64), by));
            write_scalar(space, store, to, offset, (write.length, value));
        }
        return;
    }
    let extent = write.extent(store);
    let first = match write.stride > 0 {
        true => to.offset,
        false => Value::of(store, store.sub(to.offset.term(store, 64), extent)),
    };
    let length = (store.add(extent, store.word(write.length)), write.most);
    let (byte, written) = write.element(store);
    let source = store.lambda(byte);
    let mut contents = space.contents(&to.object);
    match write.stride.unsigned_abs() == write.length {
        true => contents.overlay(*oracle, first, length, FlatArray { bytes: source, mask: None }),
        false => contents.overlay_where(store, first, length, (source, written)),
    }
}

fn write_scalar(
    space: &mut AddressSpace,
    store: &ExprStore,
    to: &Resolved,
    offset: Value,
    (length, value): (u64, Value),
) {
    let mut contents = space.contents(&to.object);
    match offset {
        Value::Bits(offset) => contents.write(store, offset as u64..offset as u64 + length, value),
        Value::Term(offset) => contents.write_at(store, offset, length, value),
    }
}

/// Copies bytes within the address space.
pub(crate) fn copy(context: &mut ModelContext<'_>, copy: &CopyRange<'_>) {
    let CopyRange { from, to, length } = *copy;
    let ModelContext { space, oracle, figures, .. } = context;
    if let (Some(from_offset), Some(to_offset), RangeLength::Known(length)) =
        (from.offset.as_word(), to.offset.as_word(), length)
        && (length <= LONG || !(from.object.is_huge() || to.object.is_huge()))
    {
        let pieces = space.contents(&from.object).pieces(oracle.store(), from_offset..from_offset + length);
        space.contents(&to.object).write_pieces(oracle.store(), to_offset, &pieces);
        return;
    }
    let store = oracle.store();
    let (length, most) = length.term(store);
    let elements = space.contents(&from.object).elements(store, from.offset, most);
    // A copy of a copy within one object has two readings of each element: copies one upon the other would have too many.
    if elements.is_copied && most <= LONG && !to.object.is_huge() {
        let bytes: Vec<Value> = (0..most).map(|at| byte_at(space, store, from, at)).collect();
        return write_each(space, store, to, length, &bytes);
    }
    figures.collisions.multi_writes += 1;
    let by = store.sub(from.offset.term(store, 64), to.offset.term(store, 64));
    let source = elements.array.shifted(store, by);
    space.contents(&to.object).overlay(*oracle, to.offset, (length, most), source);
}

/// The byte of a range with this index; any value if it lies outside of the object.
fn byte_at(space: &mut AddressSpace, store: &ExprStore, range: &Resolved, index: u64) -> Value {
    let mut contents = space.contents(&range.object);
    match range.offset {
        Value::Bits(offset) if offset as u64 + index < contents.len() => {
            Value::of(store, contents.byte(store, offset as u64 + index))
        }
        Value::Bits(_) => Value::Bits(0),
        Value::Term(offset) => contents.read_at(store, store.add(offset, store.word(index)), 1, Reading::Any),
    }
}

/// Writes bytes one by one, each only if its index is below the length.
fn write_each(space: &mut AddressSpace, store: &ExprStore, to: &Resolved, length: Expr, bytes: &[Value]) {
    let mut writes = Vec::new();
    for (index, new) in (0..).zip(bytes) {
        let old = byte_at(space, store, to, index).term(store, 8);
        let is_in = store.ult(store.word(index), length);
        writes.push(Value::of(store, store.ite(is_in, new.term(store, 8), old)));
    }
    let mut contents = space.contents(&to.object);
    for (index, value) in (0..).zip(writes) {
        match to.offset {
            Value::Bits(offset) if offset as u64 + index < contents.len() => {
                contents.write(store, offset as u64 + index..offset as u64 + index + 1, value);
            }
            Value::Bits(_) => {}
            Value::Term(offset) => contents.write_at(store, store.add(offset, store.word(index)), 1, value),
        }
    }
}

/// Fills bytes within the address space.
pub(crate) fn fill(context: &mut ModelContext<'_>, fill: &FillRange<'_>) {
    let FillRange { to, byte, length } = *fill;
    let ModelContext { space, oracle, figures, .. } = context;
    let store = oracle.store();
    if let (Some(offset), RangeLength::Known(length)) = (to.offset.as_word(), length)
        && (length <= LONG || !to.object.is_huge())
    {
        let mut contents = space.contents(&to.object);
        match byte.as_word() {
            Some(byte) => contents.fill_bytes(store, offset..offset + length, byte as u8),
            None => (offset..offset + length).for_each(|at| contents.write(store, at..at + 1, byte)),
        }
        return;
    }
    figures.collisions.multi_writes += 1;
    let source = FlatArray { bytes: store.array_filled(byte.term(store, 8), ENDLESS), mask: None };
    let length = length.term(store);
    space.contents(&to.object).overlay(*oracle, to.offset, length, source);
}
