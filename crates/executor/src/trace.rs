//! Stack traces and the facts of errors. Errors of memory are described in `memory_report`.

use crate::image::SourceLocation;
use crate::machine::Machine;
use crate::memory_report::BugFacts;
use loam_environment::Interrupt;
use loam_program::ir::{Callee, FunctionId, Inst, Overlap};
use loam_state::ending::StackEntry;
use loam_state::{Bug, ErrorKind};
use std::sync::Arc;

/// Most frames shown in a stack trace.
const MAX_FRAMES: usize = 64;

impl Machine {
    /// Program counter and function of every frame, innermost first.
    pub(crate) fn frame_locations(&self) -> impl Iterator<Item = (u32, FunctionId)> + '_ {
        let mut pc = self.core.pc;
        self.core.all_frames().map(move |frame| {
            let location = (pc, frame.function);
            pc = frame.return_pc.saturating_sub(1);
            location
        })
    }

    /// Where the path is, as `file:line`.
    pub(crate) fn location_text(&self) -> String {
        match self.own_location() {
            Some((file, line)) => format!("{file}:{line}"),
            None => "unknown location".to_owned(),
        }
    }

    /// Where the path is. In a library this is the location of the call in the user's code.
    pub(crate) fn own_location(&self) -> Option<(Arc<str>, u32)> {
        let locations = || self.frame_locations().filter_map(|(pc, _)| self.location_of(pc));
        let location = locations().find(SourceLocation::is_own).or_else(|| locations().next())?;
        Some(location.file_and_line())
    }

    fn location_of(&self, pc: u32) -> Option<SourceLocation> {
        if self.core.frames.is_empty() {
            return None;
        }
        self.image.location(self.image.code.span(pc))
    }

    /// The number of frames to be shown: not those of the C library before and after `main`.
    fn told_frames(&self) -> usize {
        let is_own = |pc: u32| self.location_of(pc).is_none_or(|location| location.is_own());
        let frames = self.frame_locations().zip(1..);
        frames.filter(|&((pc, _), _)| is_own(pc)).last().map_or(0, |(_, count)| count)
    }

    /// The call stack, at most the innermost [`MAX_FRAMES`] frames.
    pub(crate) fn stack_trace(&self) -> Vec<StackEntry> {
        let depth = self.told_frames();
        let mut entries: Vec<StackEntry> = self
            .frame_locations()
            .take(depth.min(MAX_FRAMES))
            .map(|(pc, function)| StackEntry::at(self.image.function_name(function), self.location_of(pc)))
            .collect();
        for (entry, active) in entries.iter_mut().zip(self.core.frames.iter().rev()) {
            let words = &self.core.words[active.base..active.base + active.size];
            let terms = &self.core.terms[active.base..active.base + active.size];
            let symbolic = |slot: usize| terms[slot] != 0;
            entry.arguments = self.arguments(active.frame.function, |slot| (words[slot], symbolic(slot)));
        }
        let mut frozen = self.core.callers.as_deref();
        for entry in entries.iter_mut().skip(self.core.frames.len()) {
            let Some(frame) = frozen else { break };
            let symbolic = |slot: usize| frame.terms.iter().any(|&(term, _)| usize::from(term) == slot);
            entry.arguments =
                self.arguments(frame.frame.function, |slot| (frame.words[slot], symbolic(slot)));
            frozen = frame.caller.as_deref();
        }
        if depth > MAX_FRAMES {
            let function = format!("… {} more frames", depth - MAX_FRAMES);
            entries.push(StackEntry { function, ..StackEntry::default() });
        }
        entries
    }

    /// The innermost location in the user's code among the frames of the stack trace, not counting the first `skipped` ones:
    /// functions of a library have no location that the user could act on.
    fn innermost_own_location(&self, skipped: usize) -> Option<SourceLocation> {
        let shown = self.frame_locations().take(self.told_frames().min(MAX_FRAMES)).skip(skipped);
        shown.filter_map(|(pc, _)| self.location_of(pc)).find(SourceLocation::is_own)
    }

    /// The function of the C library, or the other operation on whole ranges, that the user's code called and the path is in.
    /// `None` in the user's own code.
    pub(crate) fn library_function(&self) -> Option<String> {
        let in_runtime =
            |&(pc, _): &(u32, FunctionId)| self.location_of(pc).is_some_and(|location| !location.is_own());
        match self.frame_locations().take_while(in_runtime).last() {
            Some((_, function)) => Some(self.image.function_name(function).to_owned()),
            None => self.current_instructions().find_map(|inst| self.operation(inst)),
        }
    }

    fn operation(&self, inst: &Inst) -> Option<String> {
        match inst {
            Inst::MemoryCopy { overlap: Overlap::Allowed, .. } => Some("memmove".to_owned()),
            // An assignment of a structure is the same instruction as memcpy.
            Inst::MemoryCopy { overlap: Overlap::Forbidden, .. } => Some("a copy of memory".to_owned()),
            Inst::MemorySet { .. } => Some("memset".to_owned()),
            Inst::Call(call) => {
                let callee = match call.callee {
                    Callee::Direct(function) => Some(function),
                    Callee::Indirect(pointer) => {
                        self.value(pointer, 64).as_address().and_then(|at| self.image.function_at(at))
                    }
                }?;
                self.image.models[callee].map(|_| self.image.function_name(callee).to_owned())
            }
            _ => None,
        }
    }

    /// The IR instructions that are being executed; none before the program starts.
    pub(crate) fn current_instructions(&self) -> impl Iterator<Item = &Inst> {
        let running = (!self.core.frames.is_empty()).then_some(self.core.pc);
        running.into_iter().flat_map(|pc| self.instructions_at(pc))
    }

    /// The IR instructions behind a program counter, without a terminator.
    pub(crate) fn instructions_at(&self, pc: u32) -> impl Iterator<Item = &Inst> {
        let origin = self.image.code.origins[pc as usize];
        let info = self.image.code.blocks[origin.block];
        let block = &self.image.code.functions[info.function].body.blocks[info.block];
        block.insts.iter().skip(origin.first as usize).take(origin.count as usize).map(|(inst, _)| inst)
    }

    fn arguments(&self, function: FunctionId, word: impl Fn(usize) -> (u64, bool)) -> Vec<String> {
        let code = &self.image.code.functions[function];
        let params = &self.image.program.functions[function].params;
        (0u32..)
            .zip(params)
            .map(|(index, param)| {
                let (value, symbolic) = word(usize::from(code.slots[loam_program::ir::Reg(index)]));
                let name = param.name.clone().unwrap_or_else(|| format!("arg{index}"));
                match (symbolic, param.width) {
                    (true, _) => format!("{name}=symbolic"),
                    (false, 64) if value >= 1 << 40 => format!("{name}=0x{value:x}"),
                    (false, width @ 2..=64) => {
                        format!("{name}={}", (value << (64 - width)) as i64 >> (64 - width))
                    }
                    (false, _) => format!("{name}={value}"),
                }
            })
            .collect()
    }

    /// The facts of an interrupt that ends the path with an error.
    pub(crate) fn bug(&mut self, interrupt: Interrupt) -> Bug {
        let mut said = None;
        let mut details = Vec::new();
        let (mut kind, mut message, custom_suffix) = match interrupt {
            Interrupt::Memory(bug) => {
                let (kind, message) = self.memory_message(&BugFacts::of(&bug));
                self.last_bug = Some(bug);
                (kind, message, None)
            }
            Interrupt::Error(kind, message) => (kind, message, None),
            Interrupt::Found(finding) => {
                details = finding.details;
                said = finding.location;
                (finding.kind, finding.message, None)
            }
            Interrupt::UserError { message, suffix, location: (file, line) } => {
                said = Some((Arc::from(file), line)).filter(|_| line > 0);
                (ErrorKind::User, message, Some(suffix))
            }
            Interrupt::Fork(..)
            | Interrupt::Retry
            | Interrupt::End(_)
            | Interrupt::WaitForMerge
            | Interrupt::Undecided => (ErrorKind::Model, "an interrupt that is no error".to_owned(), None),
        };
        let panic = if kind == ErrorKind::Abort { self.panic() } else { None };
        if let Some(panic) = &panic {
            (kind, message, said) = (panic.kind, panic.message.clone(), panic.location.clone());
        }
        let mut stack = self.stack_trace();
        let machinery = panic.map_or(0, |panic| panic.depth.min(stack.len() - 1));
        stack.drain(..machinery);
        let innermost = self.innermost_own_location(machinery);
        let column = innermost.as_ref().and_then(|location| location.column).filter(|_| said.is_none());
        let location = said.or_else(|| innermost.map(SourceLocation::file_and_line));
        Bug { kind, message, location, column, stack, details, memory: None, custom_suffix }
    }
}

/// Makes entries of a stack trace.
pub(crate) trait EntryAt {
    /// In a function, at a source location.
    fn at(function: &str, location: Option<SourceLocation>) -> Self;
}

impl EntryAt for StackEntry {
    fn at(function: &str, location: Option<SourceLocation>) -> Self {
        let column = location.as_ref().and_then(|location| location.column);
        let location = location.map(SourceLocation::file_and_line);
        Self { function: function.to_owned(), arguments: Vec::new(), location, column }
    }
}
