//! The hash of contents: the sum, over all bytes, of a hash of the byte's offset and value.
//!
//! A sum does not depend on the order of the writes, and a changed byte costs one subtraction and one addition. A byte's value is its number, or the structure of its
//! term, so that equal contents have equal hashes in every process.

use crate::flat::{ChunkContext, Flat, UNINITIALISED};
use loam_base::rng::mix;
use loam_expr::{ArrayKind, Expr, View};

/// The value that an uninitialised byte is hashed as; those of terms follow, above the values of known bytes.
const NEVER: u64 = 256;

/// The hash of one byte of a chunk.
pub(crate) fn of_byte(chunk: &ChunkContext<'_>, flat: &Flat, at: usize) -> u64 {
    let value = match flat.mark(at) {
        0 => u64::from(flat.bytes[at]),
        UNINITIALISED => NEVER,
        _ => of_term(chunk, flat.byte(chunk, at), at),
    };
    mix(mix(chunk.start + at as u64).wrapping_add(value))
}

/// The value of a byte that is a term.
fn of_term(chunk: &ChunkContext<'_>, term: Expr, at: usize) -> u64 {
    let store = chunk.store;
    if let Some(bits) = store.constant_value(term) {
        return bits as u64;
    }
    // A byte that was made uninitialised again is a term, and must hash like a byte that was never written.
    let is_uninitialised = match store.view(term) {
        View::Byte(symbol) => store.array_info(symbol.array).kind == ArrayKind::Uninitialised,
        _ => false,
    };
    match is_uninitialised && term == chunk.uninitialised(at) {
        true => NEVER,
        false => NEVER.wrapping_add(1).wrapping_add(store.structural_hash(term)),
    }
}

/// The hash of a chunk.
pub(crate) fn of_flat(chunk: &ChunkContext<'_>, flat: &Flat) -> u64 {
    (0..flat.bytes.len()).fold(0, |sum: u64, at| sum.wrapping_add(of_byte(chunk, flat, at)))
}
