//! Operations on whole ranges of bytes whose objects were resolved before: copy and fill.
//!
//! These are the default definitions, for objects whose contents lie in the address space; a memory model that keeps contents
//! elsewhere provides others. Nothing is checked here: callers have resolved both ranges and checked their bounds.

use crate::flatten::Reading;
use crate::model::{ModelContext, Resolved};
use crate::value::Value;
use loam_expr::Expr;

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

/// Copies bytes within the address space.
pub(crate) fn copy(context: &mut ModelContext<'_>, copy: &CopyRange<'_>) {
    let CopyRange { from, to, length } = *copy;
    let ModelContext { space, oracle, .. } = context;
    if let (Some(from_offset), Some(to_offset), RangeLength::Known(length)) =
        (from.offset.as_word(), to.offset.as_word(), length)
    {
        let pieces = space.contents(&from.object).pieces(oracle.store(), from_offset..from_offset + length);
        space.contents(&to.object).write_pieces(oracle.store(), to_offset, &pieces);
        return;
    }
    let bytes: Vec<Expr> = (0..length.most()).map(|index| byte_at(context, from, index)).collect();
    write_bytes(context, to, length, |index| bytes[index as usize]);
}

/// Fills bytes within the address space.
pub(crate) fn fill(context: &mut ModelContext<'_>, fill: &FillRange<'_>) {
    let FillRange { to, byte, length } = *fill;
    let ModelContext { space, oracle, .. } = context;
    if let (Some(offset), RangeLength::Known(length), Some(byte)) =
        (to.offset.as_word(), length, byte.as_word())
    {
        let bytes = vec![byte as u8; length as usize];
        space.contents(&to.object).write_bytes(oracle.store(), offset, &bytes);
        return;
    }
    let byte = byte.term(oracle.store(), 8);
    write_bytes(context, to, length, |_| byte);
}

/// The byte of a range with this index, as a term.
fn byte_at(context: &mut ModelContext<'_>, target: &Resolved, index: u64) -> Expr {
    let ModelContext { space, oracle, .. } = context;
    let store = oracle.store();
    let mut contents = space.contents(&target.object);
    match target.offset {
        Value::Bits(offset) if offset as u64 + index < contents.len() => {
            contents.byte(store, offset as u64 + index)
        }
        Value::Bits(_) => store.constant(8, 0),
        Value::Term(offset) => {
            let offset = store.add(offset, store.word(index));
            contents.read_at(store, offset, 1, Reading::Any).term(store, 8)
        }
    }
}

/// Writes bytes one by one, each only if its index is below the length.
fn write_bytes(
    context: &mut ModelContext<'_>,
    target: &Resolved,
    length: RangeLength,
    byte: impl Fn(u64) -> Expr,
) {
    let mut writes = Vec::new();
    for index in 0..length.most() {
        let new = byte(index);
        let value = match length {
            RangeLength::Known(_) => new,
            RangeLength::Symbolic { bytes, .. } => {
                let old = byte_at(context, target, index);
                let store = context.oracle.store();
                store.ite(store.ult(store.word(index), bytes), new, old)
            }
        };
        writes.push(Value::of(context.oracle.store(), value));
    }
    let ModelContext { space, oracle, .. } = context;
    let (store, mut contents) = (oracle.store(), space.contents(&target.object));
    for (index, value) in (0..).zip(writes) {
        match target.offset {
            Value::Bits(offset) => {
                let at = offset as u64 + index;
                contents.write(store, at..at + 1, value);
            }
            Value::Term(offset) => contents.write_at(store, store.add(offset, store.word(index)), 1, value),
        }
    }
}
