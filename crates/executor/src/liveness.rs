//! Infinite loops: a path that comes back to a state in which it was before never ends.
//!
//! Each path keeps one earlier state of its own, its checkpoint, and is compared with it whenever it comes to the same block. In a
//! cycle every state repeats, so it does not matter where in the loop the checkpoint lies. The checkpoint is moved up as the path
//! grows, in steps that grow with it (Brent's scheme): sooner or later it lies in the cycle and is kept for longer than one
//! round takes, whatever the length of the round. So a path remembers one state, which shares most of its memory with the
//! present one.
//!
//! The fast loop compares the registers of the innermost frame (`fast/calls.rs`); only if they are equal anything else is looked at, what
//! is cheap first. A byte that differed last time usually differs again, and is looked at before memory is frozen for a comparison.

use crate::config::LivenessCheck;
use crate::machine::{Machine, Stop};
use loam_environment::{Finding, Interrupt};
use loam_memory::SpaceDifference;
use loam_state::{Checkpoint, Difference, Ending, ErrorKind, FrozenFrame, LoopClass, SeenByOthers, Watch};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Source instructions of a path before its first checkpoint, and the least between two.
const FIRST: u64 = 1 << 11;
/// A checkpoint is kept until the path has become longer by this part of its length.
const GROWTH: u64 = 2;
/// Comparisons of memory with one checkpoint that are always made.
const FREE_COMPARISONS: u64 = 64;
/// Source instructions since the checkpoint that pay for one comparison more.
const INSTRUCTIONS_PER_COMPARISON: u64 = 20_000;
/// Instructions of one round of a loop that are looked at for its report.
const MOST_TRACED: u64 = 1 << 20;
/// Instructions of a loop that does nothing but look at a lock.
const LONGEST_SPIN: u64 = 200;
/// Lines of the source that the report of a loop shows.
const MOST_LINES: usize = 12;

/// One round of an infinite loop.
#[derive(Default)]
struct Round {
    /// The lines of the user's code in it.
    lines: BTreeSet<(Arc<str>, u32)>,
    /// The functions in it, in the order of the first visit.
    functions: Vec<String>,
    /// The program counter to report: in the outermost frame of the round, the first line there.
    head: Option<Head>,
    /// Whether it is short and has an atomic operation of the user's own code: it waits for another thread.
    is_spinning: bool,
    is_cut_short: bool,
}

/// Where a loop is reported: the line of its outermost function that comes first in the source.
struct Head {
    depth: usize,
    file: Arc<str>,
    line: u32,
    /// After how many steps of the round the path is there.
    steps: u64,
}

impl Machine {
    /// Makes the present state the checkpoint of the path, if it is time and the path is in front of a block. Returns the count of
    /// instructions at which the next checkpoint is due.
    pub(crate) fn take_checkpoint_if_due(&mut self) -> u64 {
        let due = self.checkpoint_due();
        if due > self.instructions || !self.is_at_block() {
            return due;
        }
        self.take_checkpoint();
        self.checkpoint_due()
    }

    fn checkpoint_due(&self) -> u64 {
        if self.config.liveness == LivenessCheck::Off {
            return u64::MAX;
        }
        let last = self.state.watch.as_ref().map(|watch| watch.checkpoint.state.instructions);
        let due = last.map_or(FIRST, |last| last + (last / GROWTH).max(FIRST));
        self.instructions.saturating_add(due.saturating_sub(self.path_instructions()))
    }

    /// Whether the path stands at the start of a block.
    pub(crate) fn is_at_block(&self) -> bool {
        self.image.code.blocks[self.core.block].start == self.core.pc
    }

    fn take_checkpoint(&mut self) {
        self.counts.liveness.checkpoints += 1;
        let block = self.core.block;
        self.at_rest(|machine| {
            machine.state.instructions = machine.path_instructions();
            machine.slice_began = machine.instructions;
            let checkpoint = Checkpoint::new(&machine.state, block).map(Arc::new);
            machine.state.watch =
                checkpoint.map(|checkpoint| Box::new(Watch { checkpoint, comparisons: 0, differs_at: None }));
        });
    }

    /// Whether the path is in front of the block of its checkpoint, with the same registers in the innermost frame.
    pub(crate) fn is_at_checkpoint(&self) -> bool {
        let Some(Watch { checkpoint, .. }) = self.state.watch.as_deref() else { return false };
        if self.core.block != checkpoint.block || !self.is_at_block() {
            return false;
        }
        let top = self.core.top();
        self.core.height() == checkpoint.height()
            && self.core.words[top.base..][..top.size] == *checkpoint.words()
            && self.core.terms[top.base..][..top.size] == *checkpoint.terms
    }

    /// Ends the path if it is in the state of its checkpoint: it will be there again and again.
    pub(crate) fn look_back(&mut self) -> Option<Stop> {
        self.counts.liveness.candidates += 1;
        let Watch { checkpoint, comparisons, differs_at } = self.state.watch.as_deref()?.clone();
        self.state.pc = self.core.pc;
        let since = self.path_instructions() - checkpoint.state.instructions;
        let is_different = self.state.is_elsewhere(&checkpoint.state, self.seen_by_others())
            || !self.has_callers_of(&checkpoint)
            || differs_at.is_some_and(|(at, was)| self.state.memory.is_known_and_not(at, was));
        let paid_for = FREE_COMPARISONS + since / INSTRUCTIONS_PER_COMPARISON;
        if is_different || comparisons >= paid_for {
            return None;
        }
        self.state.watch.as_deref_mut()?.comparisons += 1;
        self.counts.liveness.comparisons += 1;
        let difference = self.at_rest(|machine| {
            machine.state.difference_from(&machine.store, &checkpoint.state, machine.seen_by_others())
        });
        match difference {
            Some(Difference::Memory(SpaceDifference::Byte { address, was })) => {
                self.state.watch.as_deref_mut()?.differs_at = Some((address, was));
                None
            }
            Some(Difference::Memory(SpaceDifference::Other) | Difference::Other) => None,
            None => self.never_ends(&checkpoint, since),
        }
    }

    fn seen_by_others(&self) -> SeenByOthers {
        match self.config.liveness {
            LivenessCheck::All => SeenByOthers::Ignored,
            LivenessCheck::Off | LivenessCheck::Silent => SeenByOthers::Counts,
        }
    }

    /// Freezes the state for a moment.
    fn at_rest<T>(&mut self, act: impl FnOnce(&mut Self) -> T) -> T {
        let first = self.state.memory.freeze();
        self.state.pc = self.core.pc;
        self.state.frames = self.core.freeze();
        let result = act(self);
        if let Some(frames) = self.state.frames.take() {
            self.core.thaw(&frames);
        }
        self.state.memory.resume(first);
        result
    }

    /// Whether the frames below the innermost one are those of a checkpoint.
    fn has_callers_of(&self, checkpoint: &Checkpoint) -> bool {
        let mut frozen = checkpoint.state.frames.as_deref();
        for active in self.core.frames.iter().rev() {
            let Some(FrozenFrame { caller, frame, words, terms, height: _ }) = frozen else { return false };
            let term = |slot: usize| self.core.terms[active.base + slot];
            let has_terms = terms.iter().all(|&(slot, expr)| term(usize::from(slot)) == expr.to_bits());
            let count =
                self.core.terms[active.base..][..active.size].iter().filter(|&&bits| bits != 0).count();
            if !frame.is_like(&active.frame)
                || self.core.words[active.base..][..active.size] != **words
                || !has_terms
                || count != terms.len()
            {
                return false;
            }
            frozen = caller.as_deref();
        }
        // Frames that were never thawed are compared with the rest.
        frozen.is_some() == self.core.callers.is_some()
    }

    // The report

    /// The path is in the state of its checkpoint again.
    fn never_ends(&mut self, checkpoint: &Checkpoint, length: u64) -> Option<Stop> {
        self.counts.liveness.repeated += 1;
        let round = self.trace_round(checkpoint, length);
        let class = self.class(checkpoint, &round);
        // The path is where the round began, unless the round was cut short.
        let steps = round.head.as_ref().filter(|_| !round.is_cut_short).map_or(0, |head| head.steps);
        for _ in 0..steps {
            self.step_in_round();
        }
        self.stepping = None;
        let finding = Finding {
            kind: ErrorKind::Liveness,
            message: class.message().to_owned(),
            location: round.head.as_ref().map(|head| (Arc::clone(&head.file), head.line)),
            details: details(class, &round, checkpoint.state.instructions, length),
        };
        let bug = self.bug(Interrupt::Found(Box::new(finding)));
        Some(Stop::End(Ending::Error(Box::new(bug))))
    }

    /// Executes one round of the loop once more, instruction by instruction.
    fn trace_round(&mut self, checkpoint: &Checkpoint, length: u64) -> Round {
        let mut round = Round::default();
        let (mut seen, mut functions) = (BTreeSet::new(), BTreeSet::new());
        let end = self.instructions + length;
        let mut steps = 0;
        // Registers are not compared: those that are dead may differ from what the fast loop leaves in them.
        let is_back = |machine: &Self| {
            machine.instructions >= end
                && machine.core.block == checkpoint.block
                && machine.is_at_block()
                && machine.core.height() == checkpoint.height()
        };
        while !is_back(self) {
            if steps >= MOST_TRACED {
                round.is_cut_short = true;
                break;
            }
            self.visit(&mut round, &mut seen, &mut functions, steps);
            if !self.step_in_round() {
                round.is_cut_short = true;
                break;
            }
            steps += 1;
        }
        self.stepping = None;
        round.is_spinning &= steps <= LONGEST_SPIN;
        round
    }

    /// Executes an instruction of a round. `false` if it does something that it did not do before.
    fn step_in_round(&mut self) -> bool {
        matches!(self.step(), Ok(None) | Err(Interrupt::Retry))
    }

    fn visit(
        &mut self,
        round: &mut Round,
        seen: &mut BTreeSet<u32>,
        functions: &mut BTreeSet<u32>,
        steps: u64,
    ) {
        let pc = self.core.pc;
        if !seen.insert(pc) {
            return;
        }
        let function = self.core.top().frame.function;
        if functions.insert(function.0) {
            round.functions.push(self.image.function_name(function).to_owned());
        }
        let span = self.image.code.span(pc);
        let Some(location) = self.image.location(span) else { return };
        if !location.is_own() {
            return;
        }
        round.is_spinning |= self.image.is_atomic(span);
        let (file, line) = location.file_and_line();
        let depth = self.core.all_frames().count();
        let is_better = round.head.as_ref().is_none_or(|head| {
            depth < head.depth || (depth == head.depth && (&file, line) < (&head.file, head.line))
        });
        if is_better {
            round.head = Some(Head { depth, file: Arc::clone(&file), line, steps });
        }
        round.lines.insert((file, line));
    }

    fn class(&self, checkpoint: &Checkpoint, round: &Round) -> LoopClass {
        let (before, now) = (checkpoint.state.system.activity, self.state.system.activity);
        if !self.state.output.is_same(&checkpoint.state.output) {
            LoopClass::Output
        } else if now.rests != before.rests {
            LoopClass::Rest
        } else if now.empty_reads != before.empty_reads {
            LoopClass::EndOfInput
        } else if round.is_spinning {
            LoopClass::Spin
        } else {
            LoopClass::Silent
        }
    }
}

fn details(class: LoopClass, round: &Round, stem: u64, length: u64) -> Vec<String> {
    let mut details = vec![
        class.line(),
        format!("stem: the program is in the loop after {stem} instructions, perhaps before"),
        format!("cycle: {length} instructions, after which the program is in the same state again"),
    ];
    let files: BTreeSet<&Arc<str>> = round.lines.iter().map(|(file, _)| file).collect();
    for file in files {
        let lines: BTreeSet<u32> =
            round.lines.iter().filter(|(other, _)| other == file).map(|&(_, line)| line).collect();
        let shown: Vec<String> = lines.iter().take(MOST_LINES).map(u32::to_string).collect();
        let more = lines.len().saturating_sub(MOST_LINES);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        details.push(format!("through: {file}, lines {}{more}", shown.join(", ")));
    }
    if round.is_cut_short {
        details.push("not all of the loop was looked at".to_owned());
    }
    if !round.functions.is_empty() {
        let shown = round.functions.iter().take(MOST_LINES).cloned().collect::<Vec<_>>().join(", ");
        details.push(format!("in: {shown}"));
    }
    details
}
