//! The values of a term that depends on one byte, one for each value of the byte.
//!
//! The state of a lexer after one byte is a term of many reads of tables, and it occurs in every constraint that follows. Such
//! a term is a table of 256 values: it is evaluated once, and a tape has one step for it, whatever is below it.

use super::Tape;
use crate::store::{Expr, ExprStore};
use crate::view::View;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The values of a term, by the value of its only byte.
pub type ByteTable = Arc<[u64; 256]>;

/// Most steps below a term.
const MOST_STEPS: usize = 1 << 12;
/// Most terms that are kept: 16 MiB of tables.
const MOST_KEPT: usize = 1 << 13;
/// The widest values of a table.
const MOST_BITS: u32 = u64::BITS;

/// The tables of terms, kept. A table is a function of its term, so what is kept changes no result.
#[derive(Default, Debug)]
pub struct ByteTables {
    /// `None`: the term has too many steps.
    known: FxHashMap<Expr, Option<ByteTable>>,
}

impl ByteTables {
    /// The table of a term, if it depends on one byte and is more than that byte.
    pub(super) fn of(&mut self, store: &ExprStore, term: Expr, view: &View) -> Option<ByteTable> {
        if matches!(view, View::Byte(_)) || !(1..=MOST_BITS).contains(&u32::from(store.width(term))) {
            return None;
        }
        store.only_symbol(term)?;
        if let Some(known) = self.known.get(&term) {
            return known.clone();
        }
        if self.known.len() >= MOST_KEPT {
            self.known.clear();
        }
        let table = evaluate(store, term);
        self.known.insert(term, table.clone());
        table
    }
}

fn evaluate(store: &ExprStore, term: Expr) -> Option<ByteTable> {
    let tape = Tape::compile(store, &[term], MOST_STEPS).filter(|tape| tape.cost() <= MOST_STEPS)?;
    let bytes: Vec<u8> = (0..=u8::MAX).collect();
    let values: Vec<u64> = tape.evaluate_bytes(store, &bytes).into_iter().map(|value| value as u64).collect();
    Some(Arc::new(values.try_into().expect("there is a value for each byte")))
}
