//! A state that moves to another worker shares no counts with those that stay: see [`loam_base::detach`]. States are taken apart
//! field by field, so that a new field does not compile until somebody has thought about it.

use crate::frames::FrozenFrame;
use crate::state::{List, State};
use loam_base::{Copies, Detach};
use std::sync::Arc;

/// How many frames are detached, from the innermost one on: those that will be left soon.
const FRAMES: usize = 16;

impl Detach for State {
    fn detach(&mut self, copies: &mut Copies) {
        let Self {
            pc: _,
            frames,
            memory,
            path,
            inputs,
            // Whether a path has printed something since a checkpoint is told by whether these lists are shared.
            output: _,
            preferences: _,
            system,
            uninitialised,
            depth: _,
            instructions: _,
            since_new_coverage: _,
            covers_new: _,
            trail: _,
            // Whoever has seeds runs first, and is gone soon.
            seeds: _,
            may_fork: _,
            stack_bytes: _,
            merge_scopes: _,
            life,
            host_calls: _,
            // A checkpoint is a whole state, and hardly ever counted.
            watch: _,
        } = self;
        frames.iter_mut().for_each(|frame| detach_frames(frame, copies, FRAMES));
        memory.detach(copies);
        path.detach(copies);
        inputs.detach(copies);
        copies.replace(system, |_, _| {});
        uninitialised.iter_mut().for_each(|notes| copies.replace(notes, |_, _| {}));
        copies.replace(life, |_, _| {});
    }
}

impl<T: Clone + 'static> Detach for List<T> {
    /// Only the newest item: forks count no others.
    fn detach(&mut self, copies: &mut Copies) {
        self.first_mut().iter_mut().for_each(|first| copies.replace(first, |_, _| {}));
    }
}

fn detach_frames(frame: &mut Arc<FrozenFrame>, copies: &mut Copies, count: usize) {
    if count == 0 {
        return;
    }
    copies.replace_by(
        frame,
        |frame| Arc::as_ptr(frame).addr(),
        |frame, copies| {
            let mut copy = frame.copied();
            copy.caller.iter_mut().for_each(|caller| detach_frames(caller, copies, count - 1));
            Arc::new(copy)
        },
    );
}
