//! What happened, in words: stack traces and the facts of errors. The one place where messages about the
//! program under test are made.

use crate::machine::Machine;
use loam_environment::Interrupt;
use loam_memory::access::{BugKind, MemoryBug};
use loam_memory::object::{ObjectKind, Size};
use loam_memory::{ObjectInfo, Value};
use loam_program::ir::FunctionId;
use loam_state::ending::StackEntry;
use loam_state::{Bug, ErrorKind};
use std::sync::Arc;

/// Most frames shown in a stack trace.
const MAX_FRAMES: usize = 64;

impl Machine {
    /// Program counter and function of every frame, innermost first.
    pub(crate) fn frame_places(&self) -> impl Iterator<Item = (u32, FunctionId)> + '_ {
        let hot = self.core.frames.iter().rev().map(|hot| &hot.frame);
        let mut frozen = self.core.callers.as_deref();
        let cold = std::iter::from_fn(move || {
            let frame = frozen?;
            frozen = frame.caller.as_deref();
            Some(&frame.frame)
        });
        let mut pc = self.core.pc;
        hot.chain(cold).map(move |frame| {
            let place = (pc, frame.function);
            pc = frame.return_pc.saturating_sub(1);
            place
        })
    }

    /// Where the path is, as `file:line`.
    pub(crate) fn place_text(&self) -> String {
        match self.location_of(self.core.pc) {
            Some((file, line)) => format!("{file}:{line}"),
            None => "unknown place".to_owned(),
        }
    }

    fn location_of(&self, pc: u32) -> Option<(Arc<str>, u32)> {
        if self.core.frames.is_empty() {
            return None;
        }
        self.image.location(self.image.code.span(pc))
    }

    /// The call stack, at most [`MAX_FRAMES`] deep: of an endless recursion the innermost part tells enough.
    fn stack_trace(&self) -> Vec<StackEntry> {
        let mut entries: Vec<StackEntry> = self
            .frame_places()
            .take(MAX_FRAMES)
            .map(|(pc, function)| StackEntry {
                function: self.image.function_name(function).to_owned(),
                arguments: Vec::new(),
                location: self.location_of(pc),
            })
            .collect();
        for (entry, hot) in entries.iter_mut().zip(self.core.frames.iter().rev()) {
            let words = &self.core.words[hot.base..hot.base + hot.size];
            let terms = &self.core.terms[hot.base..hot.base + hot.size];
            let symbolic = |slot: usize| terms[slot] != 0;
            entry.arguments = self.arguments(hot.frame.function, |slot| (words[slot], symbolic(slot)));
        }
        let mut frozen = self.core.callers.as_deref();
        let depth = self.frame_places().count();
        for entry in entries.iter_mut().skip(self.core.frames.len()) {
            let Some(frame) = frozen else { break };
            let symbolic = |slot: usize| frame.terms.iter().any(|&(term, _)| usize::from(term) == slot);
            entry.arguments =
                self.arguments(frame.frame.function, |slot| (frame.words[slot], symbolic(slot)));
            frozen = frame.caller.as_deref();
        }
        if depth > MAX_FRAMES {
            let function = format!("… {} more frames", depth - MAX_FRAMES);
            entries.push(StackEntry { function, arguments: Vec::new(), location: None });
        }
        entries
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
        let (kind, message, custom_suffix) = match interrupt {
            Interrupt::Memory(bug) => {
                let (kind, message) = self.memory_message(&bug);
                self.last_bug = Some(bug);
                (kind, message, None)
            }
            Interrupt::Error(kind, message) => (kind, message, None),
            Interrupt::UserError { message, suffix, location: (file, line) } => {
                said = Some((Arc::from(file), line)).filter(|_| line > 0);
                (ErrorKind::User, message, Some(suffix))
            }
            Interrupt::Split(_)
            | Interrupt::Retry
            | Interrupt::End(_)
            | Interrupt::WaitForMerge
            | Interrupt::Undecided => (ErrorKind::Model, "an interrupt that is no error".to_owned(), None),
        };
        let stack = self.stack_trace();
        // Runtime functions have no place of interest: the innermost place of the user's own source counts.
        let own = |entry: &StackEntry| {
            entry.location.clone().filter(|(file, _)| !crate::image::Image::is_runtime(file))
        };
        let location = said.or_else(|| stack.iter().find_map(own));
        Bug { kind, message, location, stack, details: Vec::new(), custom_suffix }
    }

    /// Adds the memory picture to a bug that will be reported. Not for every bug: it asks the solver.
    pub(crate) fn add_details(&mut self, bug: &mut Bug) {
        if let Some(facts) = self.last_bug.take() {
            bug.details = self.memory_details(&facts);
        }
    }

    fn memory_message(&self, bug: &MemoryBug) -> (ErrorKind, String) {
        let access = if bug.write { "write" } else { "read" };
        let bytes = if bug.length == 1 { "1 byte".to_owned() } else { format!("{} bytes", bug.length) };
        match bug.kind {
            BugKind::OutOfBounds => {
                (ErrorKind::Pointer, format!("out of bounds {access} of {bytes}{}", self.relation(bug)))
            }
            BugKind::Null => (
                ErrorKind::Null,
                format!("{access} of {bytes} through a null pointer (address 0x{:x})", bug.example),
            ),
            BugKind::UseAfterFree => {
                let what = bug.freed.as_ref().map(|freed| describe(&freed.object)).unwrap_or_default();
                let stack = bug.freed.as_ref().is_some_and(|freed| freed.object.kind == ObjectKind::Stack);
                let title = if stack { "use after its scope or function ended" } else { "use after free" };
                (ErrorKind::UseAfterFree, format!("{title}: {access} of {bytes} in {what}"))
            }
            BugKind::ReadOnly => {
                let what = bug.object.as_ref().map(|object| describe(object)).unwrap_or_default();
                (ErrorKind::ReadOnly, format!("write of {bytes} to {what}"))
            }
            BugKind::InvalidFree => (ErrorKind::Free, format!("invalid free{}", self.relation(bug))),
            BugKind::DoubleFree => {
                let what = bug.freed.as_ref().map(|freed| describe(&freed.object)).unwrap_or_default();
                (ErrorKind::Free, format!("double free of {what}"))
            }
        }
    }

    /// Where the address lies, seen from the nearest object.
    fn relation(&self, bug: &MemoryBug) -> String {
        let Some(object) = &bug.object else { return String::new() };
        let (offset, size) = (object.offset_of(bug.example), object.size.capacity());
        let what = describe(object);
        let distance = offset as i64;
        const NEAR: i64 = 1 << 20;
        match bug.address {
            Value::Term(_) => format!(", for example at offset {distance} of {what}"),
            Value::Bits(_) if (0..size as i64).contains(&distance) => {
                format!(" at offset {distance} of {what}")
            }
            Value::Bits(_) if distance == size as i64 => format!(" right behind {what}"),
            Value::Bits(_) if distance >= size as i64 && distance - (size as i64) < NEAR => {
                format!(" {} bytes behind {what}", distance - size as i64)
            }
            Value::Bits(_) if distance < 0 && -distance < NEAR => {
                format!(" {} bytes in front of {what}", -distance)
            }
            Value::Bits(_) => format!(" at 0x{:x}, far from every object", bug.example),
        }
    }

    fn memory_details(&mut self, bug: &MemoryBug) -> Vec<String> {
        let mut details = vec![format!("address: 0x{:x}", bug.example)];
        if let Value::Term(term) = bug.address {
            details.push(format!("symbolic address: {}", loam_expr::text::one_line(&self.store, term, 400)));
            if let Some(range) = self.address_range(term) {
                details.push(range);
            }
        }
        let object = bug.freed.as_ref().map(|freed| &freed.object).or(bug.object.as_ref());
        if let Some(object) = object {
            details.push(format!("object: {} at 0x{:x}", describe(object), object.base));
            details.push(format!("offset: {}", object.offset_of(bug.example) as i64));
            details.extend(self.site_lines("allocated", &object.allocated_at));
        }
        if let Some(freed) = &bug.freed {
            details.extend(self.site_lines("freed", &freed.at));
        }
        details
    }

    fn address_range(&mut self, term: loam_expr::Expr) -> Option<String> {
        let most = self.upper_bound(term, u64::MAX).ok()?;
        let below = self.store.not(term);
        let least = !self.upper_bound(below, u64::MAX).ok()?;
        Some(format!("address range: 0x{least:x} to 0x{most:x}"))
    }

    fn site_lines(&self, what: &str, site: &[u32]) -> Vec<String> {
        site.iter()
            .enumerate()
            .filter_map(|(index, &pc)| {
                let (file, line) = self.image.location(self.image.code.span(pc))?;
                let function = self.image.function_of(self.image.code.origins[pc as usize].block);
                let lead = if index == 0 { format!("{what} at") } else { "  called from".to_owned() };
                Some(format!("{lead} {file}:{line} in {}", self.image.function_name(function)))
            })
            .collect()
    }
}

/// An object in words: `variable 'x' of 4 bytes`.
fn describe(object: &ObjectInfo) -> String {
    let kind = match object.kind {
        ObjectKind::Global => "global",
        ObjectKind::Constant => "constant",
        ObjectKind::Stack => "local",
        ObjectKind::Heap => "heap object",
        ObjectKind::Engine => "object",
    };
    let name = object.name.as_ref().map(|name| format!(" '{name}'")).unwrap_or_default();
    let size = match object.size {
        Size::Fixed(bytes) => format!("{bytes} byte{}", if bytes == 1 { "" } else { "s" }),
        Size::Symbolic { capacity, .. } => format!("symbolic size (up to {capacity} bytes)"),
    };
    format!("{kind}{name} of {size}")
}
