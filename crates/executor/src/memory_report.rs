//! Memory in a report: what was wrong with an access, to which object it belongs, where that object was allocated.
//!
//! A message must be cheap, because most errors have been reported before; [`Machine::add_details`] is for new errors, and
//! uses the solver. It also chooses the example: the wrong offset nearest to the object. The path is then restricted to the
//! example, so that the test of the report does exactly what the report says.

use crate::image::SourceLocation;
use crate::machine::Machine;
use crate::trace::EntryAt;
use loam_expr::{BinaryOp, Expr, View};
use loam_memory::access::{BugKind, MemoryBug};
use loam_memory::object::{ObjectKind, Size};
use loam_memory::space::Freed;
use loam_memory::{Address, ObjectInfo, Value};
use loam_program::ir::{FunctionId, Inst};
use loam_state::{Bug, ErrorKind, MemoryAccess, MemoryPicture, StackEntry};
use std::sync::Arc;

/// A concrete address this far from every object was not computed from the address of one of them.
const NEAR: u64 = 1 << 20;

/// No object further away than this is named: an index of 32 bits does not reach further.
const FAR: u64 = 1 << 32;

/// Most characters of a string literal that are shown.
const SHOWN_LITERAL: usize = 24;

/// Most characters of a symbolic address that are shown.
const SHOWN_TERM: usize = 160;

/// A memory error with one example of it.
pub(crate) struct BugFacts {
    bug: MemoryBug,
    /// The number of bytes in the example; `None` if it depends on the input and is not known.
    length: Option<u64>,
    /// The size of the object in the example.
    size: u64,
    /// Whether the address can be another one on this path.
    varies: bool,
}

impl BugFacts {
    /// The facts that are known without a query.
    pub(crate) fn of(bug: &MemoryBug) -> Self {
        let mut bug = bug.clone();
        // The example of an access out of bounds may lie in a freed object by chance.
        bug.freed = bug.freed.filter(|_| matches!(bug.kind, BugKind::UseAfterFree | BugKind::DoubleFree));
        let varies = matches!(bug.address, Value::Term(_));
        let mut facts = Self { length: Some(bug.length), size: 0, bug, varies };
        facts.size = facts.object().map_or(0, |object| object.size.capacity());
        if facts.looks_in_bounds() {
            facts.length = None;
        }
        facts
    }

    /// The object the error is about: the freed one, or else the one that the address belongs to, or the nearest.
    fn object(&self) -> Option<&Arc<ObjectInfo>> {
        self.bug.freed.as_ref().map(|freed| &freed.object).or(self.bug.object.as_ref())
    }

    /// Where the access begins, seen from the start of the object.
    fn offset(&self) -> i64 {
        self.object().map_or(0, |object| object.offset_of(self.bug.example) as i64)
    }

    fn offset_text(&self) -> String {
        format!("{}at offset {}", if self.varies { "for example " } else { "" }, self.offset())
    }

    /// Whether the example lies in the object although the access is out of bounds: then its length depends on the input.
    fn looks_in_bounds(&self) -> bool {
        let fixed = self.object().is_some_and(|object| matches!(object.size, Size::Fixed(_)));
        let end = self.offset().saturating_add_unsigned(self.bug.length);
        fixed && self.bug.kind == BugKind::OutOfBounds && self.offset() >= 0 && end as u64 <= self.size
    }

    /// Bytes between the access and the object.
    fn distance(&self) -> u64 {
        let (offset, size) = (self.offset(), self.size);
        if offset < 0 { offset.unsigned_abs() } else { (offset as u64).saturating_sub(size) }
    }
}

impl Machine {
    /// Adds the details of memory to an error that will be reported, and restricts the path to its example.
    pub(crate) fn add_details(&mut self, bug: &mut Bug) {
        let Some(found) = self.last_bug.take() else { return };
        let mut facts = BugFacts::of(&found);
        let range = self.choose_example(&mut facts);
        bug.message = self.memory_message(&facts).1;
        bug.details = self.memory_details(&facts, range);
        bug.memory = self.memory_picture(&facts);
    }

    // The example

    /// Chooses an example and restricts the path to it. Returns the smallest and the greatest possible offset, if there are
    /// several.
    fn choose_example(&mut self, facts: &mut BugFacts) -> Option<(i64, i64)> {
        let mut range = None;
        if let Value::Term(address) = facts.bug.address {
            if let Some(object) = facts.object().cloned().filter(|object| self.concerns(facts, object)) {
                let offset = self.store.sub(address, self.store.word(object.base.0));
                range = self.signed_range(offset);
                self.choose_nearest(facts, &object, offset, range);
            }
            self.bind_address(facts, address);
            facts.varies = range.is_none_or(|(least, most)| least != most);
        }
        self.choose_size(facts);
        self.choose_length(facts);
        range.filter(|(least, most)| least != most)
    }

    /// Takes the wrong offset nearest to the object as the example, if that is the same kind of error.
    fn choose_nearest(
        &mut self,
        facts: &mut BugFacts,
        object: &ObjectInfo,
        offset: Expr,
        range: Option<(i64, i64)>,
    ) {
        let nearest = match range {
            Some((_, most)) if most < 0 => Some(most as u64),
            Some(_) => self.smallest(offset),
            None => None,
        };
        let Some(example) = nearest.map(|offset| object.base.wrapping_add(offset)) else { return };
        let memory = &self.state.memory;
        let same = match facts.bug.kind {
            BugKind::OutOfBounds if self.is_computed_from(facts, object) => true,
            BugKind::OutOfBounds => {
                memory.find_freed(example).is_none()
                    && memory.nearest(example).is_some_and(|nearest| nearest.id == object.id)
            }
            BugKind::UseAfterFree => {
                memory.find_freed(example).is_some_and(|freed| freed.object.id == object.id)
            }
            BugKind::ReadOnly => memory.find(example).is_some_and(|found| found.id == object.id),
            BugKind::Null | BugKind::InvalidFree | BugKind::DoubleFree => false,
        };
        if same {
            facts.bug.example = example;
        }
    }

    fn bind_address(&mut self, facts: &mut BugFacts, address: Expr) {
        let is_example = self.store.eq(address, self.store.word(facts.bug.example.0));
        if self.bind(is_example) {
            return;
        }
        if let Ok(value) = self.some_value(address) {
            facts.bug.example = Address(value as u64);
            let is_example = self.store.eq(address, self.store.word(facts.bug.example.0));
            self.bind(is_example);
        }
    }

    fn choose_size(&mut self, facts: &mut BugFacts) {
        let Some(Size::Symbolic { bytes, .. }) = facts.object().map(|object| object.size) else {
            return;
        };
        if let Ok(size) = self.some_value(bytes) {
            facts.size = size as u64;
            let is_size = self.store.eq(bytes, self.store.word(facts.size));
            self.bind(is_size);
        }
    }

    /// The shortest length that is wrong, where the length depends on the input.
    fn choose_length(&mut self, facts: &mut BugFacts) {
        let operand = self.current_instructions().find_map(|inst| match inst {
            Inst::MemoryCopy { length, .. } | Inst::MemorySet { length, .. } => Some(*length),
            _ => None,
        });
        let Some(Value::Term(length)) = operand.map(|operand| self.value(operand, 64)) else { return };
        facts.length = self.smallest(length);
        if let Some(shortest) = facts.length {
            self.bind(self.store.eq(length, self.store.word(shortest)));
        }
    }

    /// Restricts the path to a satisfiable condition. If the solver gives up, the test of the report is still a test of this
    /// path.
    fn bind(&mut self, condition: Expr) -> bool {
        self.restrict(condition).is_ok()
    }

    /// Whether the distance from this object is worth a mention.
    fn concerns(&self, facts: &BugFacts, object: &ObjectInfo) -> bool {
        facts.bug.kind != BugKind::Null && (facts.distance() < NEAR || self.is_computed_from(facts, object))
    }

    /// Whether the term of an address is this object's address plus something.
    fn is_computed_from(&self, facts: &BugFacts, object: &ObjectInfo) -> bool {
        let Value::Term(address) = facts.bug.address else { return false };
        if self.provenance.bases(address).contains(&object.base) {
            return true;
        }
        let View::Binary(BinaryOp::Add, a, b) = self.store.view(address) else { return false };
        let constant = self.store.as_u64(b).or_else(|| self.store.as_u64(a));
        let near = object.base.saturating_sub(NEAR)..=object.end().saturating_add(NEAR);
        constant.is_some_and(|constant| near.contains(&Address(constant)))
    }

    /// The smallest value of a term on this path; `None` if the solver gives up.
    fn smallest(&mut self, term: Expr) -> Option<u64> {
        let flipped = self.store.not(term);
        self.greatest(flipped).map(|greatest| !greatest)
    }

    /// The greatest value of a term on this path. Steps grow until one is too large and shrink from there, so that a
    /// narrow range takes few queries.
    fn greatest(&mut self, term: Expr) -> Option<u64> {
        let mut low = self.some_value(term).ok()? as u64;
        let (mut high, mut step) = (u64::MAX, 1);
        while low < high {
            let probe = low + step.min(high - low);
            let reaches = self.store.uge(term, self.store.word(probe));
            if self.feasible(reaches).ok()?.is_sat() {
                low = probe;
                step = if high == u64::MAX { step.saturating_mul(2) } else { (high - low).div_ceil(2) };
            } else {
                high = probe - 1;
                step = (high - low).div_ceil(2);
            }
        }
        Some(low)
    }

    /// The smallest and the greatest value of a term, read as a signed number.
    fn signed_range(&mut self, term: Expr) -> Option<(i64, i64)> {
        const HALF: u64 = 1 << 63;
        let shifted = self.store.add(term, self.store.word(HALF));
        let most = self.greatest(shifted)?;
        let least = self.smallest(shifted)?;
        Some((least.wrapping_sub(HALF) as i64, most.wrapping_sub(HALF) as i64))
    }

    // The message

    /// The kind of a memory error and one line about it.
    pub(crate) fn memory_message(&self, facts: &BugFacts) -> (ErrorKind, String) {
        let access = self.access_text(facts);
        // A native run may use memory of a host function; only Loam cannot.
        if matches!(facts.bug.kind, BugKind::OutOfBounds | BugKind::InvalidFree)
            && let Some(origin) = self.foreign_origin(facts.bug.example)
        {
            let what = if facts.bug.kind == BugKind::InvalidFree { "free" } else { &access };
            return (ErrorKind::External, format!("{what} in the host's own memory: {origin}"));
        }
        match facts.bug.kind {
            BugKind::OutOfBounds => {
                let place = match self.hit_instead(facts) {
                    Some(hit) => self.strayed(facts, hit),
                    None => self.relation(facts),
                };
                (ErrorKind::Pointer, format!("out of bounds {access}{place}"))
            }
            BugKind::Null => {
                let plus = match facts.bug.example.0 {
                    0 => String::new(),
                    offset => format!(" plus {}", counted(offset)),
                };
                (ErrorKind::Null, format!("{access} through a null pointer{plus}"))
            }
            BugKind::UseAfterFree => (ErrorKind::UseAfterFree, self.use_after_free_text(facts, &access)),
            BugKind::ReadOnly => {
                let what = facts.object().map(|object| self.describe_in(facts, object)).unwrap_or_default();
                (ErrorKind::ReadOnly, format!("{access} to {what}, {}", facts.offset_text()))
            }
            BugKind::InvalidFree => (ErrorKind::Free, self.invalid_free_text(facts)),
            BugKind::DoubleFree => (ErrorKind::Free, self.double_free_text(facts)),
        }
    }

    /// `read of 4 bytes`, and in which function of the library.
    fn access_text(&self, facts: &BugFacts) -> String {
        let access = if facts.bug.write { "write" } else { "read" };
        let function = self.library_function().map(|name| format!(" in {name}")).unwrap_or_default();
        let length = facts.length.map(|length| format!(" of {}", counted(length))).unwrap_or_default();
        format!("{access}{length}{function}")
    }

    fn use_after_free_text(&self, facts: &BugFacts, access: &str) -> String {
        let Some(freed) = &facts.bug.freed else { return format!("use after free: {access}") };
        let title = match freed.object.kind {
            ObjectKind::Stack if self.ended_with_scope(freed) => "use after its scope ended",
            ObjectKind::Stack => "use after its function returned",
            ObjectKind::Heap | ObjectKind::Global | ObjectKind::Constant | ObjectKind::Engine(_) => {
                "use after free"
            }
        };
        let what = self.describe_in(facts, &freed.object);
        let comma = if facts.varies { "," } else { "" };
        format!("{title}: {access}{comma} {} of {what}", facts.offset_text())
    }

    fn ended_with_scope(&self, freed: &Freed) -> bool {
        let ends_scope = |inst: &Inst| matches!(inst, Inst::Lifetime { .. } | Inst::StackRestore { .. });
        let declared_in = freed.object.allocated_at.first().map(|&pc| self.function_at_pc(pc));
        // Scopes end before every return too: for the reader it matters whether the function has returned.
        self.frame_locations().any(|(_, function)| Some(function) == declared_in)
            && freed.at.first().is_some_and(|&pc| self.instructions_at(pc).any(ends_scope))
    }

    fn double_free_text(&self, facts: &BugFacts) -> String {
        let Some(freed) = &facts.bug.freed else { return "double free".to_owned() };
        let what = self.describe(&freed.object);
        match freed.object.kind {
            ObjectKind::Heap => format!("double free of {what}{}", self.freeing_function()),
            ObjectKind::Stack | ObjectKind::Global | ObjectKind::Constant | ObjectKind::Engine(_) => {
                format!("invalid free of {what}, which ended before{}", self.freeing_function())
            }
        }
    }

    fn invalid_free_text(&self, facts: &BugFacts) -> String {
        let at = facts.bug.example;
        let by = self.freeing_function();
        if let Some(function) = self.image.function_at(at) {
            return format!("invalid free of function '{}'{by}", self.image.function_name(function));
        }
        if let Some(freed) = self.state.memory.find_freed(at) {
            let offset = freed.object.offset_of(at);
            let what = self.describe(&freed.object);
            return format!("invalid free of a pointer to offset {offset} of {what}, freed before{by}");
        }
        let Some(object) = facts.object().filter(|_| facts.distance() < NEAR) else {
            return format!("invalid free of 0x{at:x}, which is no object{by}");
        };
        let (what, offset) = (self.describe(object), facts.offset());
        match (offset, object.kind) {
            (0, ObjectKind::Heap) => format!("invalid free of {what}{by}"),
            (0, _) => format!("invalid free of {what}, which is not on the heap{by}"),
            (offset, _) if offset > 0 && (offset as u64) < facts.size => {
                format!("invalid free of a pointer to offset {offset} of {what}{by}")
            }
            _ => format!("invalid free of a pointer {} {what}{by}", beside(offset, facts.size)),
        }
    }

    /// The function that frees, if it is not `free` itself.
    fn freeing_function(&self) -> String {
        match self.library_function().as_deref() {
            Some("free" | "cfree" | "__libc_free" | "_ZdlPv" | "_ZdaPv" | "_ZdlPvm" | "_ZdaPvm") | None => {
                String::new()
            }
            Some(name) => format!(" in {name}"),
        }
    }

    /// Where the access lies, relative to the object that it belongs to, or to the nearest.
    fn relation(&self, facts: &BugFacts) -> String {
        let example = if facts.varies { ", for example" } else { "" };
        let at = facts.bug.example;
        if let Some(function) = self.image.function_at(at) {
            return format!("{example} at the address of function '{}'", self.image.function_name(function));
        }
        let Some(object) = facts.object() else { return format!("{example} at 0x{at:x}") };
        if !self.concerns(facts, object) {
            return format!("{example} at 0x{at:x}, far from every object");
        }
        let (what, offset) = (self.describe_in(facts, object), facts.offset());
        let end = facts.length.map(|length| offset.saturating_add_unsigned(length));
        if offset >= 0 && (offset as u64) < facts.size {
            let over = end.map(|end| counted((end as u64).saturating_sub(facts.size)) + " ");
            let over = over.unwrap_or_default();
            return format!("{example} at offset {offset} of {what}, running {over}over its end");
        }
        let into = if offset < 0 && end.is_none_or(|end| end > 0) { " and running into it" } else { "" };
        let comma = if example.is_empty() && facts.distance() > 0 { "," } else { "" };
        format!("{example}{comma} {} {what}{into}", beside(offset, facts.size))
    }

    /// The live object that an access hits, although its pointer was computed from another one.
    fn hit_instead(&self, facts: &BugFacts) -> Option<&Arc<ObjectInfo>> {
        let object = facts.object().filter(|object| self.is_computed_from(facts, object))?;
        self.state.memory.find(facts.bug.example).filter(|hit| hit.id != object.id)
    }

    fn strayed(&self, facts: &BugFacts, hit: &ObjectInfo) -> String {
        let example = if facts.varies { ", for example" } else { "" };
        let from = facts.object().map(|object| self.describe_in(facts, object)).unwrap_or_default();
        let offset = hit.offset_of(facts.bug.example);
        format!(
            "{example} at offset {offset} of {}, through a pointer computed from {from}",
            self.describe(hit)
        )
    }

    // The details

    fn memory_details(&self, facts: &BugFacts, range: Option<(i64, i64)>) -> Vec<String> {
        let mut details = Vec::new();
        let object = facts.object();
        let concerned = object.filter(|object| self.concerns(facts, object));
        match (concerned, object) {
            (Some(object), _) => {
                details.push(format!(
                    "object:    {} at 0x{:x}",
                    self.describe_in(facts, object),
                    object.base
                ));
                let possible = range.map(|(least, most)| format!(" (possible: {least} to {most})"));
                details.push(format!("offset:    {}{}", facts.offset(), possible.unwrap_or_default()));
            }
            (None, Some(object)) if facts.bug.kind != BugKind::Null && facts.distance() < FAR => {
                let position = beside(facts.offset(), facts.size);
                details.push(format!("nearest:   {position} {}", self.describe_in(facts, object)));
            }
            (None, _) => {}
        }
        self.add_address(facts, &mut details);
        details.extend(concerned.map(|object| self.origin_lines(object)).unwrap_or_default());
        if let Some(hit) = self.hit_instead(facts).filter(|_| facts.bug.kind == BugKind::OutOfBounds) {
            details.push(format!("hits:      {} at 0x{:x}", self.describe(hit), hit.base));
            details.extend(self.origin_lines(hit));
        }
        if let Some(freed) = &facts.bug.freed {
            let what = if freed.object.kind == ObjectKind::Stack { "ended:" } else { "freed:" };
            details.extend(self.site_lines(what, &freed.at));
        }
        details
    }

    /// The same as figures, if the access has to do with an object.
    fn memory_picture(&self, facts: &BugFacts) -> Option<MemoryPicture> {
        let object = facts.object().filter(|object| self.concerns(facts, object))?;
        let access = match facts.bug.kind {
            BugKind::InvalidFree | BugKind::DoubleFree => MemoryAccess::Free,
            _ if facts.bug.write => MemoryAccess::Write,
            _ => MemoryAccess::Read,
        };
        Some(MemoryPicture {
            object: self.describe_in(facts, object),
            size: facts.size,
            offset: facts.offset(),
            length: facts.length.filter(|_| access != MemoryAccess::Free),
            access,
            origin: self.origin(object),
            freed: facts.bug.freed.as_ref().map(|freed| self.sites(&freed.at)).unwrap_or_default(),
        })
    }

    fn origin(&self, object: &ObjectInfo) -> Vec<StackEntry> {
        match object.kind {
            ObjectKind::Heap | ObjectKind::Engine(_) => self.sites(&object.allocated_at),
            ObjectKind::Stack => {
                let mut sites = self.sites(&object.allocated_at);
                sites.truncate(1);
                sites
            }
            ObjectKind::Global | ObjectKind::Constant => {
                let location = self.declaration(object);
                location.map(|location| StackEntry::at("", Some(location))).into_iter().collect()
            }
        }
    }

    fn declaration(&self, object: &ObjectInfo) -> Option<SourceLocation> {
        let name = object.name.as_deref()?;
        let global = self.image.program.globals.values().find(|global| global.name == name)?;
        self.image.location(global.span)
    }

    fn add_address(&self, facts: &BugFacts, details: &mut Vec<String>) {
        details.push(format!("address:   0x{:x}", facts.bug.example));
        if let Value::Term(term) = facts.bug.address
            && self.store.as_u64(self.state.path.bases.ground(&self.store, term)).is_none()
        {
            let term = loam_expr::text::one_line(&self.store, term, SHOWN_TERM);
            details.push(format!("           = {term}"));
        }
    }

    /// The lines about the allocation of an object.
    pub(crate) fn origin_lines(&self, object: &ObjectInfo) -> Vec<String> {
        let site = &object.allocated_at;
        match object.kind {
            ObjectKind::Heap | ObjectKind::Engine(_) => self.site_lines("allocated:", site),
            ObjectKind::Stack => {
                let name = site.first().map(|&pc| self.image.function_name(self.function_at_pc(pc)));
                name.map(|name| format!("declared:  in {name}")).into_iter().collect()
            }
            ObjectKind::Global | ObjectKind::Constant => {
                let location = self.declaration(object);
                let line = location.map(|at| format!("declared:  at {}:{}", at.file, at.line));
                line.into_iter().collect()
            }
        }
    }

    /// A short stack trace: one line per frame. Frames of the runtime have no location, and the frames in which the C library
    /// starts the program are left out.
    pub(crate) fn site_lines(&self, what: &str, site: &[u32]) -> Vec<String> {
        let line = |(index, site): (usize, StackEntry)| {
            let location = site.location.map(|(file, line)| format!(" at {file}:{line}")).unwrap_or_default();
            let lead = if index == 0 { format!("{what:10} in") } else { format!("{:10}   called from", "") };
            format!("{lead} {}{location}", site.function)
        };
        self.sites(site).into_iter().enumerate().map(line).collect()
    }

    fn sites(&self, site: &[u32]) -> Vec<StackEntry> {
        let location = |pc: u32| self.image.location(self.image.code.span(pc));
        let is_own = |&pc: &u32| location(pc).is_none_or(|location| location.is_own());
        let site = &site[..site.iter().rposition(is_own).map_or(site.len(), |last| last + 1)];
        let entry = |&pc: &u32| {
            let own = location(pc).filter(SourceLocation::is_own);
            StackEntry::at(self.image.function_name(self.function_at_pc(pc)), own)
        };
        site.iter().map(entry).collect()
    }

    fn function_at_pc(&self, pc: u32) -> FunctionId {
        self.image.function_of(self.image.code.origins[pc as usize].block)
    }

    /// The description of an object, such as `local 'x' of 4 bytes`.
    pub(crate) fn describe(&self, object: &ObjectInfo) -> String {
        let size = match object.size {
            Size::Fixed(bytes) => counted(bytes),
            Size::Symbolic { capacity, .. } => format!("symbolic size, up to {capacity} bytes"),
        };
        self.describe_with(object, &size)
    }

    /// An object with the size it has in the example.
    fn describe_in(&self, facts: &BugFacts, object: &ObjectInfo) -> String {
        match object.size {
            Size::Fixed(_) => self.describe(object),
            Size::Symbolic { .. } => {
                self.describe_with(object, &format!("{} (depends on the input)", counted(facts.size)))
            }
        }
    }

    fn describe_with(&self, object: &ObjectInfo, size: &str) -> String {
        let kind = match object.kind {
            ObjectKind::Global => "global",
            ObjectKind::Constant => match self.literal(object) {
                Some(literal) => return format!("string literal {literal} of {size}"),
                None => "constant",
            },
            ObjectKind::Stack => "local",
            ObjectKind::Heap => "heap object",
            ObjectKind::Engine(_) => "object",
        };
        let name = object.name.as_ref().map(|name| format!(" '{name}'")).unwrap_or_default();
        format!("{kind}{name} of {size}")
    }

    /// The text of a string literal, which has no name in the source.
    fn literal(&self, object: &ObjectInfo) -> Option<String> {
        object.name.as_ref().filter(|name| name.starts_with(".str"))?;
        let bytes = self.state.memory.bytes_at_rest(object)?;
        let text = &bytes[..bytes.iter().position(|&byte| byte == 0)?];
        let shown = text[..text.len().min(SHOWN_LITERAL)].escape_ascii();
        Some(if text.len() > SHOWN_LITERAL { format!("\"{shown}…\"") } else { format!("\"{shown}\"") })
    }
}

/// The position of an offset outside of an object of this size, as text.
fn beside(offset: i64, size: u64) -> String {
    match offset {
        ..0 => format!("{} in front of", counted(offset.unsigned_abs())),
        _ if offset as u64 == size => "right behind".to_owned(),
        _ => format!("{} behind", counted((offset as u64).saturating_sub(size))),
    }
}

pub(crate) fn counted(bytes: u64) -> String {
    format!("{bytes} byte{}", if bytes == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_beside_an_object_are_told_by_their_distance() {
        assert_eq!(beside(8, 8), "right behind");
        assert_eq!(beside(20, 8), "12 bytes behind");
        assert_eq!(beside(9, 8), "1 byte behind");
        assert_eq!(beside(-4, 8), "4 bytes in front of");
    }
}
