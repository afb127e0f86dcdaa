//! Loads, stores, stack objects, and operations on whole ranges of bytes.

use crate::machine::Machine;
use crate::uninitialised::Use;
use loam_allocator::{Layout, Region};
use loam_environment::{FallibleCall, Interrupt};
use loam_expr::{BinaryOp as TermOp, Expr};
use loam_memory::model::{MemoryRange, Resolved};
use loam_memory::object::{ObjectKind, Site, Size};
use loam_memory::space::NewObject;
use loam_memory::{
    Access, AccessKind, Address, CopyRange, FillRange, Initial, ObjectInfo, RangeLength, Value,
};
use loam_program::ir::{DataModel, LifetimeMarker, Operand, Reg};
use loam_state::ending::Early;
use loam_state::{DecisionKind, Ending, ErrorKind};
use std::ops::Range;
use std::sync::Arc;

/// A machine may or may not have room for larger heap objects: both are explored.
const LARGE_HEAP_OBJECT: u64 = 1 << 30;

/// No machine has room for larger heap objects.
fn largest_heap_object(data_model: DataModel) -> u64 {
    match data_model {
        DataModel::Lp64 => 1 << 38,
        DataModel::Ilp32 => LARGE_HEAP_OBJECT,
    }
}

/// Objects of symbolic size up to this capacity take the capacity on the stack.
const COUNTED_ON_STACK: u64 = 4096;

/// Most bytes that are copied or filled in one of several objects at once. For a longer range the path forks.
const LONGEST_IN_SEVERAL: u64 = 4096;

impl Machine {
    pub(super) fn pointer(&mut self, dst: Reg, base: Operand, index: Operand, scale: u64, offset: i64) {
        let parts = [base, index];
        let [base, index] = parts.map(|part| self.value(part, 64));
        let scaled = self.binary_value(TermOp::Mul, index, Value::word(scale), 64);
        let moved = self.binary_value(TermOp::Add, base, scaled, 64);
        let result = self.binary_value(TermOp::Add, moved, Value::word(offset as u64), 64);
        match (result, base) {
            (Value::Term(address), Value::Bits(base)) => {
                self.provenance.add_base(address, Address(base as u64))
            }
            (Value::Term(address), Value::Term(base)) => self.provenance.derive(address, base),
            (Value::Bits(_), _) => {}
        }
        let result = self.keep_provenance(parts, base, result);
        self.set(dst, result);
    }

    pub(super) fn load(&mut self, dst: Reg, address: Operand) -> Result<(), Interrupt> {
        let width = u16::from(self.width(dst));
        let address = self.value(address, 64);
        let value = self.read_scalar(address, u64::from(width.div_ceil(8)))?;
        let value = match value {
            Value::Bits(bits) => Value::Bits(loam_expr::concrete::truncate(width, bits)),
            Value::Term(term) if self.store.width(term) > width => {
                Value::of(&self.store, self.store.truncate(term, width))
            }
            term => term,
        };
        self.set(dst, value);
        Ok(())
    }

    pub(super) fn store_value(
        &mut self,
        width: u8,
        value: Operand,
        address: Operand,
    ) -> Result<(), Interrupt> {
        let (value, address) = (self.value(value, width), self.value(address, 64));
        self.write_scalar(address, u64::from(width.div_ceil(8)), value)
    }

    /// Reads a scalar of 1 to 16 bytes.
    pub(crate) fn read_scalar(&mut self, address: Value, length: u64) -> Result<Value, Interrupt> {
        self.check_initialised(address, Use::Address)?;
        let access = Access { address, length, kind: AccessKind::Read };
        let value = self.ask_model(|model, context| model.access(context, &access))?;
        self.check_pointer(address)?;
        self.note_uninitialised_read(value);
        Ok(value)
    }

    /// Writes a scalar of 1 to 16 bytes.
    pub(crate) fn write_scalar(
        &mut self,
        address: Value,
        length: u64,
        value: Value,
    ) -> Result<(), Interrupt> {
        self.check_initialised(address, Use::Address)?;
        let access = Access { address, length, kind: AccessKind::Write(value) };
        self.ask_model(|model, context| model.access(context, &access))?;
        self.check_pointer(address)
    }

    /// Finds the object that holds a range.
    pub(crate) fn resolve_range(&mut self, range: MemoryRange) -> Result<Resolved, Interrupt> {
        self.check_initialised(range.address, Use::Address)?;
        self.check_initialised(range.length, Use::Length)?;
        let resolved = self.ask_model(|model, context| model.resolve(context, &range))?;
        self.check_object(&resolved.object)?;
        Ok(resolved)
    }

    /// Finds the object that holds a range; `None` if the range lies in one of several objects.
    pub(crate) fn locate_range(&mut self, range: MemoryRange) -> Result<Option<Resolved>, Interrupt> {
        self.check_initialised(range.address, Use::Address)?;
        self.check_initialised(range.length, Use::Length)?;
        let located = self.ask_model(|model, context| model.locate(context, &range))?;
        match &located {
            Some(resolved) => self.check_object(&resolved.object)?,
            None => self.check_pointer(range.address)?,
        }
        Ok(located)
    }

    /// Finds a range for an operation whose length may be zero: then any address is valid, and no object is needed.
    fn locate_unless_empty(&mut self, range: MemoryRange) -> Result<Located, Interrupt> {
        // A range in one of several objects is read and written scalar by scalar: its length must be known and small.
        let located = match range.length.as_word() {
            Some(length) if length <= LONGEST_IN_SEVERAL => self.locate_range(range),
            _ => self.resolve_range(range).map(Some),
        };
        let wrong = match located {
            Ok(Some(resolved)) => return Ok(Located::In(resolved)),
            Ok(None) => return Ok(Located::InOneOfSeveral(range)),
            Err(Interrupt::Memory(bug)) => bug,
            Err(other) => return Err(other),
        };
        match range.length {
            Value::Term(length)
                if self.decide(DecisionKind::Size, self.store.eq(length, self.store.word(0)))? =>
            {
                Ok(Located::Nowhere)
            }
            _ => Err(Interrupt::Memory(wrong)),
        }
    }

    // Objects

    pub(super) fn alloca(
        &mut self,
        dst: Reg,
        element: Layout,
        count: Operand,
        name: Option<&str>,
    ) -> Result<(), Interrupt> {
        let count = self.value(count, 64);
        let bytes = self.binary_value(TermOp::Mul, count, Value::word(element.size), 64);
        let size = self.decide_stack_size(bytes)?;
        let object = self.stack_object(size, element.align, name.map(Arc::from))?;
        let address = self.address_of(&object);
        self.set(dst, address);
        Ok(())
    }

    /// The address of an object as the program sees it.
    pub(crate) fn address_of(&mut self, object: &ObjectInfo) -> Value {
        self.model.address(object, &mut self.state.path.bases)
    }

    /// A new object that lives as long as the innermost frame.
    pub(crate) fn stack_object(
        &mut self,
        size: Size,
        align: u64,
        name: Option<Arc<str>>,
    ) -> Result<Arc<ObjectInfo>, Interrupt> {
        let at = self.site(1);
        let (region, kind) = (Region::Stack, ObjectKind::Stack);
        let bytes = self.state.stack_bytes.saturating_add(stack_share(size));
        if bytes > self.config.max_stack {
            return Err(stack_overflow());
        }
        let initial = Initial::Uninitialised;
        let request = NewObject { region, kind, size, align, name, at, initial, group: None };
        let object = self.state.memory.allocate(request).ok_or_else(|| match size {
            Size::Fixed(_) => stack_overflow(),
            Size::Symbolic { .. } => Interrupt::End(Ending::Early(Early::NoAddresses)),
        })?;
        self.state.stack_bytes = bytes;
        self.counts.allocations += 1;
        let extra = self.core.top_mut().frame.extra.get_or_insert_default();
        extra.objects.push(Arc::clone(&object));
        Ok(object)
    }

    /// A new heap object; `None` if the heap is full.
    pub(crate) fn heap_object(
        &mut self,
        bytes: Value,
        align: u64,
        initial: Initial,
    ) -> Result<Option<Arc<ObjectInfo>>, Interrupt> {
        let Some(size) = self.decide_heap_size(bytes)? else { return Ok(None) };
        let at = self.site(16);
        let (region, kind) = (Region::Heap, ObjectKind::Heap);
        let group = self.model.group(&at, kind);
        let request = NewObject { region, kind, size, align, name: None, at, initial, group };
        self.counts.allocations += 1;
        let object = self.state.memory.allocate(request);
        if group.is_some() {
            self.note_segments();
        }
        // The program has asked for less than what is reserved: that there is no more room is no behaviour of the program.
        match (&object, size) {
            (None, Size::Symbolic { .. }) => Err(Interrupt::End(Ending::Early(Early::NoAddresses))),
            _ => Ok(object),
        }
    }

    /// The size of a new heap object; `None` if there is no room for it.
    fn decide_heap_size(&mut self, bytes: Value) -> Result<Option<Size>, Interrupt> {
        let largest = largest_heap_object(self.image.program.data_model);
        let Value::Term(term) = bytes else {
            let bytes = bytes.as_word().unwrap_or(u64::MAX);
            let fits = bytes <= LARGE_HEAP_OBJECT || (bytes <= largest && self.has_room()?);
            return Ok(fits.then_some(Size::Fixed(bytes)));
        };
        self.check_initialised(bytes, Use::Length)?;
        for most in [self.config.size_capacity, LARGE_HEAP_OBJECT] {
            if self.is_at_most(term, most)? {
                return self.symbolic_size(term, most).map(Some);
            }
        }
        if !self.is_at_most(term, largest)? || !self.has_room()? {
            return Ok(None);
        }
        self.symbolic_size(term, largest).map(Some)
    }

    /// Whether there is room for a large object, which depends on the machine: both cases are explored.
    fn has_room(&mut self) -> Result<bool, Interrupt> {
        let is_full = self.decide_failure(FallibleCall::Allocation)?;
        // The next allocation has a separate choice.
        let system = Arc::make_mut(&mut self.state.system);
        system.choices += 1;
        Ok(!is_full)
    }

    /// The size of a new local; the stack overflows if there is no room for it.
    fn decide_stack_size(&mut self, bytes: Value) -> Result<Size, Interrupt> {
        let Value::Term(term) = bytes else { return Ok(Size::Fixed(bytes.as_word().unwrap_or(u64::MAX))) };
        self.check_initialised(bytes, Use::Length)?;
        let room = self.config.max_stack.saturating_sub(self.state.stack_bytes);
        for most in [self.config.size_capacity.min(room), room] {
            if self.is_at_most(term, most)? {
                return self.symbolic_size(term, most);
            }
        }
        Err(stack_overflow())
    }

    fn note_segments(&mut self) {
        let Some(segments) = self.state.memory.segments() else { return };
        let largest = segments.iter().map(|segment| segment.used).max().unwrap_or_default();
        self.model_figures.note_segments(segments.iter().count() as u64, largest);
    }

    fn is_at_most(&mut self, size: Expr, most: u64) -> Result<bool, Interrupt> {
        self.decide(DecisionKind::Size, self.store.ule(size, self.store.word(most)))
    }

    /// A symbolic size that is at most `most` on this path.
    fn symbolic_size(&mut self, bytes: Expr, most: u64) -> Result<Size, Interrupt> {
        let capacity = self.upper_bound(bytes, most)?;
        let other = self.store.ne(bytes, self.store.word(capacity));
        if !self.feasible(other)?.is_sat() {
            return Ok(Size::Fixed(capacity));
        }
        Ok(Size::Symbolic { bytes, capacity })
    }

    /// The greatest value a term can have on this path; it is known to be at most `most`.
    pub(crate) fn upper_bound(&mut self, term: Expr, most: u64) -> Result<u64, Interrupt> {
        let (mut low, mut high) = (0, most);
        while low < high {
            let middle = low + (high - low) / 2;
            let above = self.store.ugt(term, self.store.word(middle));
            if self.feasible(above)?.is_sat() { low = middle + 1 } else { high = middle }
        }
        Ok(low)
    }

    /// Begins or ends the life of a local with its scope. Ignored in code that an optimiser may have moved.
    pub(super) fn lifetime(&mut self, address: Operand, marker: LifetimeMarker) {
        let Some(base) = self.value(address, 64).as_address().filter(|_| self.config.check_scopes) else {
            return;
        };
        let own = self
            .core
            .top()
            .frame
            .extra
            .as_ref()
            .and_then(|extra| extra.objects.iter().find(|object| object.base == base).cloned());
        let Some(object) = own else { return };
        match (marker, self.state.memory.live(&object).is_some()) {
            (LifetimeMarker::Start, false) => {
                self.state.memory.revive(&object);
            }
            (LifetimeMarker::End, true) => {
                let at = self.site(1);
                self.state.memory.kill(&object, at);
            }
            (LifetimeMarker::Start, true) | (LifetimeMarker::End, false) => {}
        }
    }

    pub(super) fn stack_save(&mut self, dst: Reg) {
        let objects = self.core.top().frame.extra.as_ref().map_or(0, |extra| extra.objects.len());
        self.set(dst, Value::word(objects as u64));
    }

    pub(super) fn stack_restore(&mut self, token: Operand) -> Result<(), Interrupt> {
        let Some(kept) = self.value(token, 64).as_word() else {
            return Err(super::unsupported("stackrestore of a symbolic token"));
        };
        let Some(extra) = &mut self.core.top_mut().frame.extra else { return Ok(()) };
        let kept = (kept as usize).min(extra.objects.len());
        let dead = extra.objects.split_off(kept);
        self.end_stack_objects(&dead);
        Ok(())
    }

    /// Ends the life of stack objects and gives their addresses back.
    pub(crate) fn end_stack_objects(&mut self, objects: &[Arc<ObjectInfo>]) {
        let at = self.site(1);
        for object in objects.iter().rev() {
            // The object may have died at the end of its scope.
            if self.state.memory.live(object).is_some() {
                self.state.memory.kill(object, Arc::clone(&at));
            }
            self.state.memory.release(object);
            self.state.stack_bytes = self.state.stack_bytes.saturating_sub(stack_share(object.size));
            self.counts.frees += 1;
        }
    }

    /// Where the path is: program counters of its innermost frames.
    pub(crate) fn site(&self, most: usize) -> Site {
        self.frame_locations().map(|(pc, _)| pc).take(most).collect()
    }

    // Ranges

    /// Copies a range; source and target may overlap. Everything is looked up before anything changes.
    pub(crate) fn copy_range(&mut self, to: Value, from: Value, length: Value) -> Result<(), Interrupt> {
        if length == Value::Bits(0) {
            return Ok(());
        }
        let source = self.locate_unless_empty(MemoryRange { address: from, length, write: false })?;
        let target = self.locate_unless_empty(MemoryRange { address: to, length, write: true })?;
        let (source, target) = match (source, target) {
            (Located::In(source), Located::In(target)) => (source, target),
            (Located::Nowhere, _) | (_, Located::Nowhere) => return Ok(()),
            (source, target) => return self.copy_scalars(&source, &target),
        };
        let length = self.decide_length(length, &[&source, &target])?;
        let copy = CopyRange { from: &source, to: &target, length };
        self.with_model(|model, context| model.copy(context, &copy))
    }

    /// Fills a range with a byte.
    pub(crate) fn fill_range(&mut self, to: Value, byte: Value, length: Value) -> Result<(), Interrupt> {
        if length == Value::Bits(0) {
            return Ok(());
        }
        let target = match self.locate_unless_empty(MemoryRange { address: to, length, write: true })? {
            Located::In(target) => target,
            Located::Nowhere => return Ok(()),
            Located::InOneOfSeveral(range) => return self.fill_scalars(range, byte),
        };
        let length = self.decide_length(length, &[&target])?;
        let fill = FillRange { to: &target, byte, length };
        self.with_model(|model, context| model.fill(context, &fill))
    }

    /// Copies a range of known length one scalar after the other, where the range lies in one of several objects.
    fn copy_scalars(&mut self, source: &Located, target: &Located) -> Result<(), Interrupt> {
        let (from, length) = self.scalars_of(source);
        let (to, other) = self.scalars_of(target);
        let length = length.or(other).unwrap_or_default();
        let mut values = Vec::new();
        for scalar in scalars(length) {
            values.push(self.access_at(from, scalar, AccessKind::Read)?);
        }
        for (scalar, value) in scalars(length).zip(values) {
            self.access_at(to, scalar, AccessKind::Write(value))?;
        }
        Ok(())
    }

    fn fill_scalars(&mut self, range: MemoryRange, byte: Value) -> Result<(), Interrupt> {
        let length = range.length.as_word().unwrap_or_default();
        for at in 0..length {
            self.access_at(range.address, at..at + 1, AccessKind::Write(byte))?;
        }
        Ok(())
    }

    /// The address of a range, and its length if `located` has it.
    fn scalars_of(&mut self, located: &Located) -> (Value, Option<u64>) {
        match located {
            Located::InOneOfSeveral(range) => (range.address, range.length.as_word()),
            Located::In(resolved) => {
                let base = self.store.word(resolved.object.base.0);
                let address = self.store.add(base, resolved.offset.term(&self.store, 64));
                self.provenance.add_base(address, resolved.object.base);
                (Value::of(&self.store, address), None)
            }
            Located::Nowhere => (Value::Bits(0), Some(0)),
        }
    }

    /// Reads or writes the scalar that lies in this range of offsets from an address.
    fn access_at(
        &mut self,
        address: Value,
        scalar: Range<u64>,
        kind: AccessKind,
    ) -> Result<Value, Interrupt> {
        let from = address.term(&self.store, 64);
        let address = self.store.add(from, self.store.word(scalar.start));
        self.provenance.derive(address, from);
        let length = scalar.end - scalar.start;
        let access = Access { address: Value::of(&self.store, address), length, kind };
        self.ask_model(|model, context| model.access(context, &access))
    }

    /// A length with its greatest value.
    fn decide_length(&mut self, length: Value, ranges: &[&Resolved]) -> Result<RangeLength, Interrupt> {
        let Value::Term(term) = length else {
            return Ok(RangeLength::Known(length.as_word().unwrap_or_default()));
        };
        let room = ranges.iter().map(|range| {
            let capacity = range.object.size.capacity();
            range.offset.as_word().map_or(capacity, |offset| capacity.saturating_sub(offset))
        });
        let most = self.upper_bound(term, room.min().unwrap_or_default())?;
        Ok(RangeLength::Symbolic { bytes: term, most })
    }
}

/// The bytes of the stack that an object surely takes, as far as they are counted. The least size of a large object of symbolic
/// size is not known, so that a stack of several of them may be larger than counted.
fn stack_share(size: Size) -> u64 {
    match size {
        Size::Symbolic { capacity, .. } if capacity > COUNTED_ON_STACK => 0,
        size => size.capacity(),
    }
}

fn stack_overflow() -> Interrupt {
    Interrupt::Error(ErrorKind::Stack, "stack overflow".to_owned())
}

/// The objects that a range lies in.
enum Located {
    /// This object.
    In(Resolved),
    /// One of several objects; the length of the range is known.
    InOneOfSeveral(MemoryRange),
    /// No object: the range is empty.
    Nowhere,
}

/// The scalars that `length` bytes are cut into, as ranges of offsets.
fn scalars(length: u64) -> impl Iterator<Item = Range<u64>> {
    const LARGEST: u64 = 8;
    (0..length).step_by(LARGEST as usize).map(move |at| at..(at + LARGEST).min(length))
}
