//! The terms that a state holds, for a [sweep](loam_expr::sweep) of the store. States are taken apart field by field, so that a new field
//! does not compile until its terms are named.

use crate::frames::{Frame, FrameExtra, FrozenFrame};
use crate::future::Future;
use crate::repeat::{Checkpoint, Watch};
use crate::state::{Life, List, Output, OutputPiece, Stage, State, UninitialisedNotes};
use loam_expr::{Expr, HoldsTerms, Needed};
use std::sync::Arc;

impl HoldsTerms for State {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self {
            pc: _,
            frames,
            memory,
            path,
            inputs,
            output,
            preferences,
            system: _,
            uninitialised,
            depth: _,
            instructions: _,
            since_new_coverage: _,
            covers_new: _,
            trail: _,
            seeds: _,
            may_fork: _,
            stack_bytes: _,
            merge_scopes: _,
            life,
            host_calls: _,
            watch,
        } = self;
        keep_frames(frames.as_ref(), needed);
        memory.keep_terms(needed);
        path.keep_terms(needed);
        keep_new(inputs, needed, |input, needed| input.length.keep_terms(needed));
        keep_new(output, needed, Output::keep_terms);
        keep_new(preferences, needed, Expr::keep_terms);
        if let Some(notes) = uninitialised {
            let UninitialisedNotes { reads: _, forks: _, forked_over } = &**notes;
            forked_over.keep_terms(needed);
        }
        life.keep_terms(needed);
        if let Some(watch) = watch {
            let Watch { checkpoint, comparisons: _, differs_at: _ } = &**watch;
            if needed.is_first_of(checkpoint) {
                checkpoint.keep_terms(needed);
            }
        }
    }
}

impl HoldsTerms for Checkpoint {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { state, block: _, terms } = self;
        state.keep_terms(needed);
        terms.iter().for_each(|&term| Expr::from_bits(term).keep_terms(needed));
    }
}

impl HoldsTerms for Future {
    fn keep_terms(&self, needed: &mut Needed) {
        self.state().keep_terms(needed);
    }
}

impl HoldsTerms for Life {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { stage, arguments: _, unwinding: _, jump_targets: _, at_exit: _ } = self;
        match stage {
            Stage::ExitHandlers(status) | Stage::Destructors(status, _) => status.keep_terms(needed),
            Stage::LibraryConstructors | Stage::Constructors(_) | Stage::Main => {}
        }
    }
}

impl HoldsTerms for Output {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { stream: _, piece } = self;
        match piece {
            OutputPiece::Bytes(_) => {}
            OutputPiece::Formatted(_, argument) => needed.keep(*argument),
            OutputPiece::Characters(characters, _) => characters.keep_terms(needed),
        }
    }
}

impl HoldsTerms for Frame {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { function: _, return_pc: _, result_slot: _, mixed: _, extra } = self;
        let Some(extra) = extra else { return };
        let FrameExtra { objects, variadic, on_return: _, jump_targets: _, refused_loops: _, forked_test: _ } =
            &**extra;
        objects.iter().for_each(|object| object.keep_terms(needed));
        variadic.iter().for_each(|argument| argument.value.keep_terms(needed));
    }
}

/// Names the terms of a frame and its callers, up to those that were met before.
fn keep_frames(mut frame: Option<&Arc<FrozenFrame>>, needed: &mut Needed) {
    while let Some(frozen) = frame.filter(|frozen| needed.is_first_of(frozen)) {
        let FrozenFrame { caller, frame: bookkeeping, words: _, terms, height: _ } = &**frozen;
        bookkeeping.keep_terms(needed);
        terms.iter().for_each(|&(_, term)| needed.keep(term));
        frame = caller.as_ref();
    }
}

/// Names the terms of the items of a list, up to those that were met before.
fn keep_new<T>(list: &List<T>, needed: &mut Needed, keep: impl Fn(&T, &mut Needed)) {
    for item in list.iter() {
        if !needed.is_first((&raw const *item).addr()) {
            break;
        }
        keep(item, needed);
    }
}
