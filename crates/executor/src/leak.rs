//! Heap objects that are lost when the program exits: nothing reachable points to them.
//!
//! The search starts from globals and from the locals and live registers of functions that have not returned, and follows
//! every word that is the address of a byte of an object (or of the byte right behind the object). Words need not be aligned,
//! and constants in terms count too: an object is reachable if its address is stored at a symbolic index, or chosen by an
//! input. A pointer that the program hides (an exclusive or of two, say) is not found.

use crate::machine::Machine;
use crate::memory_report::counted;
use loam_environment::{Finding, Interrupt};
use loam_expr::{Expr, View};
use loam_memory::object::ObjectKind;
use loam_memory::{Address, ByteRun, ObjectId, ObjectInfo, Site};
use loam_program::ir::{DataModel, FunctionId};
use loam_program::lower;
use loam_state::{Bug, ErrorKind};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Most lost objects of one allocation site that a report shows.
const SHOWN: usize = 5;

/// The objects and terms that are known to be reachable, and the objects still to be searched.
#[derive(Default)]
struct Reached {
    objects: BTreeSet<ObjectId>,
    open: Vec<Arc<ObjectInfo>>,
    terms: BTreeSet<Expr>,
}

impl Machine {
    /// The objects lost when the path exits here: one bug per allocation site.
    pub(crate) fn leaks(&mut self) -> Vec<Bug> {
        let mut reached = Reached::default();
        let roots: Vec<_> =
            self.state.memory.objects().filter(|object| object.kind != ObjectKind::Heap).cloned().collect();
        for root in roots {
            reached.add(&root);
        }
        if self.config.check_freed {
            reached.open.clear();
        } else {
            self.reach_from_registers(&mut reached);
        }
        while let Some(object) = reached.open.pop() {
            self.reach_from(&object, &mut reached);
        }
        let mut lost: BTreeMap<Site, Vec<Arc<ObjectInfo>>> = BTreeMap::new();
        for object in self.state.memory.objects().filter(|object| !reached.objects.contains(&object.id)) {
            lost.entry(Arc::clone(&object.allocated_at)).or_default().push(Arc::clone(object));
        }
        let mut lost: Vec<Vec<Arc<ObjectInfo>>> = lost.into_values().collect();
        for objects in &mut lost {
            objects.sort_by_key(|object| object.id);
        }
        lost.sort_by_key(|objects| objects[0].id);
        lost.iter().map(|objects| self.leak(objects)).collect()
    }

    fn leak(&mut self, objects: &[Arc<ObjectInfo>]) -> Bug {
        let first = &objects[0];
        let bytes: u64 = objects.iter().map(|object| object.size.capacity()).sum();
        let message = match (objects, self.config.check_freed) {
            ([one], true) => format!("{} is not freed at exit", self.describe(one)),
            (_, true) => {
                format!("{} heap objects of {} in all are not freed at exit", objects.len(), counted(bytes))
            }
            ([one], false) => format!("{} is lost: nothing points to it at exit", self.describe(one)),
            (_, false) => format!(
                "{} heap objects of {} in all are lost: nothing points to them at exit",
                objects.len(),
                counted(bytes)
            ),
        };
        let line =
            |object: &Arc<ObjectInfo>| format!("object:    {} at 0x{:x}", self.describe(object), object.base);
        let mut details: Vec<String> = objects.iter().take(SHOWN).map(line).collect();
        if objects.len() > SHOWN {
            details.push(format!("           and {} more", objects.len() - SHOWN));
        }
        details.extend(self.origin_lines(first));
        let location =
            first.allocated_at.iter().find_map(|&pc| self.image.own_location(self.image.code.span(pc)));
        let kind = ErrorKind::Leak;
        self.bug(Interrupt::Found(Box::new(Finding { kind, message, details, location })))
    }

    /// Searches the live registers only: the others may be left over from earlier computations.
    fn reach_from_registers(&self, reached: &mut Reached) {
        let locations: Vec<(u32, FunctionId)> = self.frame_locations().collect();
        let active = self.core.frames.iter().rev().map(|frame| frame.base);
        for (base, &location) in active.zip(&locations) {
            for slot in self.live_slots(location) {
                self.reach_word(self.core.words[base + slot], reached);
                self.reach_term(Expr::from_bits(self.core.terms[base + slot]), reached);
            }
        }
        let mut frozen = self.core.callers.as_deref();
        for &location in locations.iter().skip(self.core.frames.len()) {
            let Some(frame) = frozen else { break };
            for slot in self.live_slots(location) {
                self.reach_word(frame.words[slot], reached);
                let term = frame.terms.iter().find(|(at, _)| usize::from(*at) == slot);
                self.reach_term(term.map(|&(_, term)| term), reached);
            }
            frozen = frame.caller.as_deref();
        }
    }

    fn live_slots(&self, (pc, function): (u32, FunctionId)) -> Vec<usize> {
        let code = &self.image.code;
        let origin = code.origins[pc as usize];
        let last = (origin.first + origin.count).saturating_sub(1) as usize;
        let function = &code.functions[function];
        let live = lower::live_after(&function.body, code.blocks[origin.block].block, last);
        live.into_iter().map(|reg| usize::from(function.slots[reg])).collect()
    }

    fn reach_from(&mut self, object: &Arc<ObjectInfo>, reached: &mut Reached) {
        let store = Arc::clone(&self.store);
        if object.is_huge() {
            let array = self.state.memory.contents(object).array(&store);
            return self.reach_term(Some(array), reached);
        }
        let pieces = self.state.memory.contents(object).pieces(&store, 0..object.size.capacity());
        // Adjacent runs are joined: a chunk may end in the middle of a pointer, and a pointer may consist of terms for its bytes.
        let (mut bytes, mut terms) = (Vec::new(), Vec::new());
        for (_, run) in pieces {
            if !matches!(run, ByteRun::Bytes(_)) {
                self.reach_bytes(&std::mem::take(&mut bytes), reached);
            }
            match run {
                ByteRun::Term(term) if store.width(term) == 8 => {
                    terms.push(term);
                    continue;
                }
                ByteRun::Bytes(more) => bytes.extend_from_slice(&more),
                ByteRun::Term(term) => self.reach_term(Some(term), reached),
                ByteRun::Uninitialised(_) => {}
            }
            self.reach_byte_terms(&std::mem::take(&mut terms), reached);
        }
        self.reach_bytes(&bytes, reached);
        self.reach_byte_terms(&terms, reached);
    }

    /// Words that consist of a term for each byte: that of a pointer that was stored at one of several indices is a choice.
    fn reach_byte_terms(&self, bytes: &[Expr], reached: &mut Reached) {
        let store = &self.store;
        let size = self.image.program.data_model.pointer_bytes() as usize;
        for window in bytes.windows(size) {
            let word = window.iter().copied().reduce(|low, high| store.concat(high, low));
            self.reach_term(word, reached);
        }
        if bytes.len() < size {
            bytes.iter().for_each(|&byte| self.reach_term(Some(byte), reached));
        }
    }

    fn reach_bytes(&self, bytes: &[u8], reached: &mut Reached) {
        match self.image.program.data_model {
            DataModel::Lp64 => bytes
                .array_windows::<8>()
                .for_each(|window| self.reach_word(u64::from_le_bytes(*window), reached)),
            DataModel::Ilp32 => bytes
                .array_windows::<4>()
                .for_each(|window| self.reach_word(u32::from_le_bytes(*window).into(), reached)),
        }
    }

    fn reach_word(&self, word: u64, reached: &mut Reached) {
        // Most words are small numbers, which are no addresses of objects.
        if Address(word) < self.image.lowest_address() {
            return;
        }
        let object = self.state.memory.at_or_below(Address(word));
        if let Some(object) =
            object.filter(|object| object.offset_of(Address(word)) <= object.size.capacity())
        {
            reached.add(object);
        }
    }

    /// Every address that is part of a term. An array that a λ array takes some elements from counts as a whole.
    fn reach_term(&self, term: Option<Expr>, reached: &mut Reached) {
        let store = &self.store;
        let mut open: Vec<Expr> = term.into_iter().collect();
        while let Some(next) = open.pop() {
            if !reached.terms.insert(next) {
                continue;
            }
            match store.view(next) {
                View::Constant(bits) => self.reach_word(bits as u64, reached),
                View::ArrayConstant(bytes) => self.reach_bytes(store.bytes_of(bytes), reached),
                View::Base(base) => self.reach_word(self.state.path.bases.address(base), reached),
                view => {
                    if let View::Store { .. } = view {
                        self.reach_bytes(&self.stored_last(next), reached);
                    }
                    open.extend(view.children());
                }
            }
        }
    }

    /// The bytes stored last, oldest first: those of a known address that was stored at a symbolic index.
    fn stored_last(&self, mut array: Expr) -> Vec<u8> {
        let mut bytes = Vec::new();
        while let View::Store { array: before, value, .. } = self.store.view(array)
            && let Some(byte) = self.store.constant_value(value)
            && bytes.len() < 8
        {
            bytes.insert(0, byte as u8);
            array = before;
        }
        bytes
    }
}

impl Reached {
    fn add(&mut self, object: &Arc<ObjectInfo>) {
        if self.objects.insert(object.id) {
            self.open.push(Arc::clone(object));
        }
    }
}
