//! Whether a path is in a state in which it was before: then it never ends.
//!
//! A path keeps one [`Checkpoint`], a copy of what it was. The comparison takes states apart field by field, so that a new field does
//! not compile until it is compared or left out explicitly. What only reports and figures need is left out; so are the numbers of
//! objects and open files, which grow although the program cannot see them.

use crate::frames::{Frame, FrameExtra, FrozenFrame};
use crate::state::State;
use loam_expr::ExprStore;
use loam_memory::{Address, SpaceDifference};
use loam_program::code::CodeBlockId;
use std::sync::Arc;

/// What a path knows of its own past, if infinite loops are looked for.
#[derive(Clone)]
pub struct Watch {
    /// The state with which the path is compared whenever it comes to the same place.
    pub checkpoint: Arc<Checkpoint>,
    /// How often the memory was compared with that of the checkpoint.
    pub comparisons: u64,
    /// A byte that differed in the last comparison, with its value at the checkpoint.
    pub differs_at: Option<(Address, u8)>,
}

/// An earlier state of a path, at the start of a block. It has no claim to its addresses, and no checkpoint of its own.
pub struct Checkpoint {
    /// The state.
    pub state: State,
    /// The block that was next.
    pub block: CodeBlockId,
    /// For each word of the innermost frame the number of its term, or 0.
    pub terms: Box<[u32]>,
}

impl Checkpoint {
    /// A checkpoint of a frozen state in front of this block.
    pub fn new(state: &State, block: CodeBlockId) -> Option<Self> {
        let frame = state.frames.as_deref()?;
        let mut terms = vec![0; frame.words.len()];
        for &(slot, term) in &frame.terms {
            terms[usize::from(slot)] = term.to_bits();
        }
        let mut state = state.clone();
        state.memory = state.memory.without_leases();
        state.watch = None;
        Some(Self { state, block, terms: terms.into() })
    }

    /// The words of the innermost frame.
    pub fn words(&self) -> &[u64] {
        self.state.frames.as_deref().map_or(&[], |frame| &frame.words)
    }

    /// Words in all frames.
    pub fn height(&self) -> u64 {
        self.state.frames.as_deref().map_or(0, |frame| frame.height)
    }
}

/// Whether a comparison takes account of what others see of a program and the program itself does not: that it writes or sleeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenByOthers {
    /// A path that has written or slept since is not where it was.
    Counts,
    /// Only what the program can tell counts.
    Ignored,
}

/// How a state differs from an earlier one on its path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Difference {
    /// In memory.
    Memory(SpaceDifference),
    /// In anything else.
    Other,
}

impl State {
    /// How the state differs from an earlier one of its path, apart from memory and frames: cheap, and possible while it runs.
    pub fn is_elsewhere(&self, earlier: &Self, seen_by_others: SeenByOthers) -> bool {
        let Self {
            pc,
            frames: _,
            memory: _,
            path,
            inputs,
            output,
            preferences,
            system,
            uninitialised,
            may_fork,
            stack_bytes,
            merge_scopes,
            life,
            host_calls,
            depth: _,
            instructions: _,
            since_new_coverage: _,
            covers_new: _,
            trail: _,
            seeds: _,
            watch: _,
        } = self;
        let is_same = *pc == earlier.pc
            && (*host_calls, *stack_bytes, *may_fork)
                == (earlier.host_calls, earlier.stack_bytes, earlier.may_fork)
            && life.is_like(&earlier.life)
            && (inputs.is_same(&earlier.inputs) || inputs.iter().eq(earlier.inputs.iter()))
            && (seen_by_others == SeenByOthers::Ignored
                || (output.is_same(&earlier.output)
                    && system.activity.rests == earlier.system.activity.rests))
            && preferences.is_same(&earlier.preferences)
            && merge_scopes.iter().eq(earlier.merge_scopes.iter())
            && match (uninitialised, &earlier.uninitialised) {
                (Some(mine), Some(theirs)) => {
                    (mine.forks, mine.forked_over) == (theirs.forks, theirs.forked_over)
                }
                (mine, theirs) => mine.is_none() && theirs.is_none(),
            }
            && path.is_again(&earlier.path)
            && !system.has_alarm()
            && (Arc::ptr_eq(system, &earlier.system) || system.is_again(&earlier.system));
        !is_same
    }

    /// How the state, which must be frozen, differs from an earlier one of its path. `None` if the program does from here on what
    /// it did from there on.
    pub fn difference_from(
        &self,
        store: &ExprStore,
        earlier: &Self,
        seen_by_others: SeenByOthers,
    ) -> Option<Difference> {
        if self.is_elsewhere(earlier, seen_by_others) || !are_frames_alike(&self.frames, &earlier.frames) {
            return Some(Difference::Other);
        }
        self.memory.difference_from(store, &earlier.memory).map(Difference::Memory)
    }
}

/// Whether two stacks of frames are the same; what they share is not compared.
fn are_frames_alike(mine: &Option<Arc<FrozenFrame>>, theirs: &Option<Arc<FrozenFrame>>) -> bool {
    let (mut mine, mut theirs) = (mine.as_ref(), theirs.as_ref());
    loop {
        match (mine, theirs) {
            (None, None) => return true,
            (Some(one), Some(other)) if Arc::ptr_eq(one, other) => return true,
            (Some(one), Some(other)) if is_frame_alike(one, other) => {
                (mine, theirs) = (one.caller.as_ref(), other.caller.as_ref());
            }
            _ => return false,
        }
    }
}

fn is_frame_alike(one: &FrozenFrame, other: &FrozenFrame) -> bool {
    let FrozenFrame { caller: _, frame, words, terms, height } = one;
    *height == other.height && *words == other.words && *terms == other.terms && frame.is_like(&other.frame)
}

impl Frame {
    /// Whether the bookkeeping of two frames is the same to the program.
    pub fn is_like(&self, other: &Self) -> bool {
        let Self { function, return_pc, result_slot, mixed: _, extra } = self;
        let is_alike =
            (*function, *return_pc, *result_slot) == (other.function, other.return_pc, other.result_slot);
        is_alike
            && match (extra.as_deref(), other.extra.as_deref()) {
                (None, None) => true,
                (mine, theirs) => {
                    let none = FrameExtra::default();
                    mine.unwrap_or(&none).is_like(theirs.unwrap_or(&none))
                }
            }
    }
}

impl FrameExtra {
    fn is_like(&self, other: &Self) -> bool {
        // Which loops were tried in vain decides how they are executed, not what they do.
        let Self { objects, variadic, on_return, jump_targets, refused_loops: _, forked_test: _ } = self;
        let bases = |extra: &Self| extra.objects.iter().map(|object| object.base).collect::<Vec<_>>();
        objects.len() == other.objects.len()
            && bases(self) == bases(other)
            && *variadic == other.variadic
            && *on_return == other.on_return
            && *jump_targets == other.jump_targets
    }
}
