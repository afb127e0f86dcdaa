//! What the future of a state depends on. States of different paths that agree in it do the same from then on.
//!
//! What was written, preferences for tests and figures are left out, and so are constraints on inputs that nothing refers to any
//! more: whatever they were, they cannot matter again.

use crate::frames::FrozenFrame;
use crate::repeat::SeenByOthers;
use crate::seed::Seeds;
use crate::state::{List, Stage, State};
use loam_expr::{Expr, ExprStore, Symbol};
use loam_memory::Value;
use std::collections::BTreeSet;

/// The part of a state that its future depends on.
pub struct Future(State);

impl Future {
    /// The future of a frozen state. The state keeps what was computed for its hash, so that the next one costs what changed.
    pub fn of(state: &mut State, store: &ExprStore) -> Self {
        state.memory.keep_hashes(store);
        let live = state.live_inputs(store);
        let mut part = state.clone();
        part.memory = part.memory.without_leases();
        (part.output, part.preferences) = (List::default(), List::default());
        (part.seeds, part.watch) = (Seeds::default(), None);
        if let Some(live) = live {
            part.path = part.path.over(&live);
        }
        Self(part)
    }

    /// The part of the state.
    pub(crate) fn state(&self) -> &State {
        &self.0
    }

    /// Equal for equal futures, in every process.
    pub fn hash(&self, store: &ExprStore) -> u64 {
        self.0.hash(store)
    }

    /// Whether two states do the same from now on.
    pub fn is_same(&self, store: &ExprStore, other: &Self) -> bool {
        self.0.system.has_time_of(&other.0.system)
            && self.0.difference_from(store, &other.0, SeenByOthers::Ignored).is_none()
    }
}

impl State {
    /// The symbols that something in the state refers to; `None` if that is not known.
    fn live_inputs(&self, store: &ExprStore) -> Option<BTreeSet<Symbol>> {
        let mut terms = self.memory.terms()?;
        let mut frame = self.frames.as_deref();
        while let Some(FrozenFrame { caller, frame: bookkeeping, terms: slots, .. }) = frame {
            terms.extend(slots.iter().map(|&(_, term)| term));
            let variadic = bookkeeping.extra.iter().flat_map(|extra| &extra.variadic);
            terms.extend(variadic.filter_map(|argument| term_of(argument.value)));
            frame = caller.as_deref();
        }
        terms.extend(self.inputs.iter().filter_map(|input| input.length));
        match self.life.stage {
            Stage::ExitHandlers(status) | Stage::Destructors(status, _) => terms.extend(term_of(status)),
            Stage::LibraryConstructors | Stage::Constructors(_) | Stage::Main => {}
        }
        terms.extend(self.uninitialised.iter().filter_map(|notes| notes.forked_over));
        terms.sort_unstable();
        terms.dedup();
        Some(terms.into_iter().flat_map(|term| store.support(term).iter().copied()).collect())
    }
}

fn term_of(value: Value) -> Option<Expr> {
    match value {
        Value::Bits(_) => None,
        Value::Term(term) => Some(term),
    }
}
