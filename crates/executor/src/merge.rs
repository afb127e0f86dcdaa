//! Merging paths between `klee_open_merge` and `klee_close_merge`.
//!
//! Paths that leave a scope wait until no path is left inside. Paths at the same instruction with the same frames and objects
//! are merged: a value that differs becomes an if-then-else under the condition that distinguishes the paths. Paths that cannot
//! be merged continue separately; nothing is lost either way.

use crate::image::Image;
use loam_expr::{Expr, ExprStore};
use loam_memory::Address;
use loam_state::state::UninitialisedNotes;
use loam_state::{FrozenFrame, State};
use std::sync::Arc;

/// Makes one state of two, if they are alike enough.
pub fn merge(image: &Image, store: &ExprStore, first: &State, second: &State) -> Option<Box<State>> {
    if !are_alike(first, second) {
        return None;
    }
    let (path, condition) = first.path.either(store, &second.path);
    let frames = merge_frames(image, store, condition, first.frames.as_ref()?, second.frames.as_ref()?)?;
    let mut merged = Box::new(first.clone());
    if !merged.memory.merge(store, condition, &second.memory) {
        return None;
    }
    merged.path = path;
    merged.frames = Some(frames);
    if second.life.jump_targets > first.life.jump_targets {
        merged.life_mut().jump_targets = second.life.jump_targets;
    }
    merged.stack_bytes = first.stack_bytes.max(second.stack_bytes);
    merged.depth = first.depth.max(second.depth);
    merged.instructions = first.instructions.max(second.instructions);
    merged.since_new_coverage = first.since_new_coverage.min(second.since_new_coverage);
    merged.covers_new = first.covers_new || second.covers_new;
    merged.host_calls = first.host_calls.max(second.host_calls);
    merged.watch = None;
    merged.seeds = first.seeds.iter().chain(&*second.seeds).cloned().collect();
    Some(merged)
}

/// Whether everything that cannot hold an if-then-else is equal. The rest is merged: frames, memory, path condition,
/// and figures.
fn are_alike(first: &State, second: &State) -> bool {
    let State {
        pc,
        life,
        may_fork,
        inputs,
        output,
        preferences,
        merge_scopes,
        system,
        uninitialised,
        frames: _,
        memory: _,
        path: _,
        stack_bytes: _,
        depth: _,
        instructions: _,
        since_new_coverage: _,
        covers_new: _,
        trail: _,
        seeds: _,
        host_calls: _,
        watch: _,
    } = first;
    *pc == second.pc
        && life.is_like(&second.life)
        && *may_fork == second.may_fork
        && inputs.iter().eq(second.inputs.iter())
        && output.is_same(&second.output)
        && preferences.is_same(&second.preferences)
        && merge_scopes.iter().eq(second.merge_scopes.iter())
        && (Arc::ptr_eq(system, &second.system) || system.is_same(&second.system))
        && decided(uninitialised) == decided(&second.uninitialised)
}

/// The part of the notes on uninitialised memory that decides behaviour; the locations are for reports only.
fn decided(notes: &Option<Arc<UninitialisedNotes>>) -> Option<(u32, Option<Expr>)> {
    notes.as_deref().map(|notes| (notes.forks, notes.forked_over))
}

fn merge_frames(
    image: &Image,
    store: &ExprStore,
    condition: Expr,
    first: &Arc<FrozenFrame>,
    second: &Arc<FrozenFrame>,
) -> Option<Arc<FrozenFrame>> {
    // From the innermost frame outwards until both lists share the rest; then back, merging frame by frame.
    let mut pairs = Vec::new();
    let (mut left, mut right) = (Some(first), Some(second));
    let mut chain = loop {
        match (left, right) {
            (None, None) => break None,
            (Some(a), Some(b)) if Arc::ptr_eq(a, b) => break Some(Arc::clone(a)),
            (Some(a), Some(b)) => {
                pairs.push((a, b));
                (left, right) = (a.caller.as_ref(), b.caller.as_ref());
            }
            _ => return None,
        }
    };
    for (a, b) in pairs.into_iter().rev() {
        chain = Some(Arc::new(merge_frame(image, store, condition, a, b, chain)?));
    }
    chain
}

fn merge_frame(
    image: &Image,
    store: &ExprStore,
    condition: Expr,
    a: &FrozenFrame,
    b: &FrozenFrame,
    caller: Option<Arc<FrozenFrame>>,
) -> Option<FrozenFrame> {
    let function = a.frame.function;
    let wide = image.code.functions[function].body.registers.values().any(|&width| width > 64);
    // Two paths number their objects separately, so that only addresses tell whether the objects are the same to the program.
    let objects = |frame: &FrozenFrame| -> Vec<Address> {
        let extra = frame.frame.extra.as_ref();
        extra.map(|extra| extra.objects.iter().map(|object| object.base).collect()).unwrap_or_default()
    };
    let jump_targets = |frame: &FrozenFrame| {
        frame.frame.extra.as_ref().map_or(Vec::new(), |extra| extra.jump_targets.clone())
    };
    let variadic =
        |frame: &FrozenFrame| frame.frame.extra.as_ref().is_some_and(|extra| !extra.variadic.is_empty());
    let alike = function == b.frame.function
        && a.frame.return_pc == b.frame.return_pc
        && objects(a) == objects(b)
        && jump_targets(a) == jump_targets(b)
        // Frames with registers of two slots, or with variadic arguments, are rare and not merged.
        && !wide
        && !variadic(a);
    if !alike {
        return None;
    }
    let mut words = a.words.clone();
    let mut terms = Vec::new();
    for slot in 0..words.len() {
        let (mine, theirs) = (value(a, slot), value(b, slot));
        if let Some(term) = choose(store, condition, mine, theirs) {
            words[slot] = 0;
            terms.push((slot as u16, term));
        }
    }
    let mut frame = a.frame.clone();
    frame.mixed = !terms.is_empty();
    Some(FrozenFrame { caller, frame, words, terms: terms.into(), height: a.height })
}

/// The content of a slot: a word, or a term.
fn value(frame: &FrozenFrame, slot: usize) -> (u64, Option<Expr>) {
    let term = frame.terms.iter().find(|&&(at, _)| usize::from(at) == slot).map(|&(_, term)| term);
    (frame.words[slot], term)
}

/// The term of a merged slot; `None` if it is the same plain word in both.
fn choose(
    store: &ExprStore,
    condition: Expr,
    mine: (u64, Option<Expr>),
    theirs: (u64, Option<Expr>),
) -> Option<Expr> {
    let ((my_word, my_term), (their_word, their_term)) = (mine, theirs);
    if my_term == their_term && (my_term.is_some() || my_word == their_word) {
        return my_term;
    }
    let term = |word, term: Option<Expr>| match term {
        Some(term) => store.resize_unsigned(term, 64),
        None => store.word(word),
    };
    let merged = store.ite(condition, term(my_word, my_term), term(their_word, their_term));
    Some(merged).filter(|&merged| !store.is_constant(merged))
}
