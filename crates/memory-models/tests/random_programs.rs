//! Every memory model against brute force: random sequences of allocations, accesses through symbolic pointers, copies and fills
//! of symbolic length, frees, forks and merges.
//!
//! A program has two bytes of input, and a fixed set of inputs is feasible. Memory is simulated byte by byte for each of
//! these inputs; each term that a model returns must have the simulated value for each of them. The oracle that the models
//! query evaluates the conditions for each feasible input too, so no solver takes part.

use loam_allocator::{AllocatorConfig, AllocatorKind, Quarantine, Region};
use loam_base::Rng;
use loam_expr::{Assignment, Evaluator, Expr, ExprStore, Symbol, Width};
use loam_memory::model::{MemoryRange, Resolved};
use loam_memory::segments::Grouping;
use loam_memory::space::NewObject;
use loam_memory::{
    Access, AccessKind, Address, AddressSpace, Answer, CopyRange, FillRange, Form, Initial, MemoryModel,
    ModelContext, ModelFigures, ObjectInfo, ObjectKind, Obstacle, Oracle, Outcome, RangeLength, Size, Value,
};
use loam_memory_models::{ModelOptions, Planes, Relocatable, Split};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Steps of a program.
const STEPS: u64 = 30;
/// Values of the first byte; its two lowest bits choose objects.
const FIRST: u8 = 8;
/// How many values the second byte has, which is part of offsets.
const SECOND: u64 = 8;
/// Sizes of objects: some below and some above the threshold of splitting.
const SIZES: [u64; 8] = [8, 30, 64, 100, 200, 260, 300, 520];
/// The capacity of an object of symbolic size that is huge.
const HUGE: u64 = 70_000;

/// An input: the values of the two symbolic bytes.
#[derive(Clone, Copy)]
struct Input([u8; 2]);

impl Assignment for Input {
    fn byte(&self, symbol: Symbol) -> u8 {
        self.0[symbol.offset as usize]
    }
}

/// The bytes of the live objects by their addresses, for one input.
type Memory = BTreeMap<Address, Vec<u8>>;

/// The object that holds these bytes, and the offset of the first.
fn find(memory: &Memory, address: Address, length: u64) -> Option<(Address, usize)> {
    let (&base, bytes) = memory.range(..=address).next_back()?;
    let offset = address - base;
    (offset + length <= bytes.len() as u64).then_some((base, offset as usize))
}

/// A path: its memory in the model, and the simulated memory for each of its inputs, by the numbers of the inputs.
struct Path {
    space: AddressSpace,
    worlds: BTreeMap<usize, Memory>,
    live: Vec<Arc<ObjectInfo>>,
}

/// The queries about a path, answered by trying its inputs.
struct BruteForce<'p, 's> {
    store: &'s ExprStore,
    evaluators: &'p mut [Evaluator<'s, Input>],
    inputs: Vec<usize>,
    rng: &'p mut Rng,
    /// Whether bounds and single values of terms are exact, or those that the terms show.
    is_sharp: bool,
    /// The inputs by value, for queries through a shared reference.
    values: Vec<Input>,
}

impl BruteForce<'_, '_> {
    fn evaluate(&mut self, term: Expr, condition: Option<Expr>) -> Vec<u128> {
        let mut values = Vec::new();
        for &input in &self.inputs {
            let evaluator = &mut self.evaluators[input];
            if condition.is_none_or(|condition| evaluator.eval_bool(condition)) {
                values.push(evaluator.eval(term));
            }
        }
        values
    }

    /// The values of a term, evaluated without the memo of the evaluators.
    fn values_again(&self, term: Expr) -> impl Iterator<Item = u128> {
        self.values.iter().map(move |&input| Evaluator::new(self.store, input).eval(term))
    }
}

impl Oracle for BruteForce<'_, '_> {
    fn store(&self) -> &ExprStore {
        self.store
    }

    fn may_be_true(&mut self, condition: Expr) -> Answer<bool> {
        Ok(self.evaluate(condition, None).contains(&1))
    }

    fn example(&mut self, term: Expr, condition: Option<Expr>) -> Answer<Option<u128>> {
        Ok(self.evaluate(term, condition).first().copied())
    }

    fn any_example(&mut self, term: Expr, condition: Expr) -> Answer<Option<u128>> {
        let values = self.evaluate(term, Some(condition));
        Ok((!values.is_empty()).then(|| values[self.rng.below(values.len() as u64) as usize]))
    }

    fn simplified(&mut self, term: Expr) -> Expr {
        let mut values = self.values_again(term);
        match (self.is_sharp, values.next()) {
            (true, Some(first)) if values.all(|value| value == first) => {
                self.store.constant(self.store.width(term), first)
            }
            _ => term,
        }
    }

    fn bases(&self, _: Expr) -> &[Address] {
        &[]
    }

    /// Any number will do: it must not matter to the values which of its ways a model chooses.
    fn gates(&self, term: Expr, most: u64) -> u64 {
        u64::from(self.store.width(term)) % 3 * most
    }

    fn bounds(&self, term: Expr) -> (u64, u64) {
        let (low, high) = match self.is_sharp {
            true => (self.values_again(term).min().unwrap_or(0), self.values_again(term).max().unwrap_or(0)),
            false => self.store.bounds(term),
        };
        (low as u64, high as u64)
    }

    fn constraints(&self) -> u64 {
        (FIRST as usize * SECOND as usize - self.inputs.len()) as u64
    }

    fn solver_runs(&self) -> u64 {
        0
    }
}

/// A symbolic address, and for each input the object that it is meant to point into.
struct Pointer {
    address: Expr,
    targets: Vec<Arc<ObjectInfo>>,
}

/// Objects of one site are one group, if the model has groups.
struct BySite;

impl Grouping for BySite {
    fn group_of(&self, site: &[u32]) -> Option<u32> {
        site.first().copied()
    }
}

/// A run of one random program under one model.
struct Program<'s> {
    store: &'s ExprStore,
    bytes: [Expr; 2],
    inputs: Vec<Input>,
    evaluators: Vec<Evaluator<'s, Input>>,
    model: Box<dyn MemoryModel>,
    figures: ModelFigures,
    is_sharp: bool,
    paths: Vec<Path>,
    /// The conditions that paths forked over.
    conditions: Vec<Expr>,
    rng: Rng,
}

impl<'s> Program<'s> {
    fn new(store: &'s ExprStore, seed: u64, name: &str, options: &ModelOptions) -> Self {
        let mut rng = Rng::new(seed);
        let array = store.array("input", 0, 2);
        let bytes = [0, 1].map(|offset| store.byte(Symbol { array, offset }));
        let second: Vec<u8> =
            (0..SECOND).map(|number| if number == 0 { 0 } else { rng.below(256) as u8 }).collect();
        let inputs: Vec<Input> =
            (0..FIRST).flat_map(|a| second.iter().map(move |&b| Input([a, b]))).collect();
        let evaluators = inputs.iter().map(|&input| Evaluator::new(store, input)).collect();
        let model =
            loam_memory_models::by_name(name, options, || Arc::new(BySite)).expect("the model exists");
        let kind = if rng.flip() { AllocatorKind::Kdalloc } else { AllocatorKind::Global };
        let quarantine = Quarantine::Last(rng.below(3) as u32);
        let config = AllocatorConfig { kind, quarantine, ..AllocatorConfig::default() };
        let path = Path {
            space: AddressSpace::new(&config, Form::default()),
            worlds: (0..inputs.len()).map(|input| (input, Memory::new())).collect(),
            live: Vec::new(),
        };
        let (figures, is_sharp, paths) = (ModelFigures::default(), rng.flip(), vec![path]);
        Self {
            store,
            bytes,
            inputs,
            evaluators,
            model,
            figures,
            is_sharp,
            paths,
            conditions: Vec::new(),
            rng,
        }
    }

    fn run(&mut self) {
        for _ in 0..4 {
            self.allocate(0);
        }
        for _ in 0..STEPS {
            if self.paths.is_empty() {
                return;
            }
            let path = self.rng.below(self.paths.len() as u64) as usize;
            match self.rng.below(20) {
                0..3 => self.allocate(path),
                3 => self.free(path),
                4 => self.fork(path),
                5 => self.merge(path),
                6 => self.copy(path),
                7 => self.fill(path),
                8..11 => {
                    let pointer = self.known_pointer(path);
                    self.access(path, &pointer);
                }
                _ => {
                    let pointer = self.pointer(path);
                    self.access(path, &pointer);
                }
            }
        }
        for path in (0..self.paths.len()).rev() {
            self.check(path);
        }
    }

    fn allocate(&mut self, path: usize) {
        let (site, fill) = (Arc::new([self.rng.below(2) as u32]), self.rng.next_u64() as u8);
        let is_heap = self.rng.below(5) > 0;
        let (region, kind) = match is_heap {
            true => (Region::Heap, ObjectKind::Heap),
            false => (Region::Globals, ObjectKind::Global),
        };
        let size = match self.rng.below(8) {
            0 => Size::Symbolic { bytes: self.store.word(HUGE), capacity: HUGE },
            _ => Size::Fixed(SIZES[self.rng.below(SIZES.len() as u64) as usize]),
        };
        let request = NewObject {
            region,
            kind,
            size,
            align: 8,
            name: None,
            group: self.model.group(&site[..], kind),
            at: site,
            initial: Initial::Filled(fill),
        };
        let path = &mut self.paths[path];
        let object = path.space.allocate(request).expect("there is room");
        for memory in path.worlds.values_mut() {
            memory.insert(object.base, vec![fill; size.capacity() as usize]);
        }
        path.live.push(object);
    }

    fn free(&mut self, path: usize) {
        let number = self.rng.below(self.paths[path].live.len() as u64) as usize;
        let path = &mut self.paths[path];
        if path.live.len() > 2 && path.live[number].kind == ObjectKind::Heap {
            let object = path.live.swap_remove(number);
            path.space.free(&object, Arc::new([]));
            path.worlds.values_mut().for_each(|memory| drop(memory.remove(&object.base)));
        }
    }

    /// Parts a path in two, by a bit of the first byte or the size of the second.
    fn fork(&mut self, path: usize) {
        let store = self.store;
        let condition = match self.rng.flip() {
            true => store.extract(self.bytes[0], self.rng.below(3) as Width, 1),
            false => store.ult(self.bytes[1], store.constant(8, u128::from(self.rng.below(256)))),
        };
        self.paths[path].space.freeze();
        let (yes, no): (BTreeMap<_, _>, BTreeMap<_, _>) = std::mem::take(&mut self.paths[path].worlds)
            .into_iter()
            .partition(|(input, _)| self.evaluators[*input].eval_bool(condition));
        let other =
            Path { space: self.paths[path].space.clone(), worlds: no, live: self.paths[path].live.clone() };
        self.paths[path].worlds = yes;
        self.paths.push(other);
        self.paths.retain(|path| !path.worlds.is_empty());
        self.conditions.push(condition);
    }

    /// Merges a path with another one, if a condition tells them apart and their objects are the same.
    fn merge(&mut self, path: usize) {
        let other = self.rng.below(self.paths.len() as u64) as usize;
        let tells_apart = |program: &mut Self, condition| {
            let worlds = program.paths[path].worlds.len();
            program.count(path, condition) == worlds && program.count(other, condition) == 0
        };
        let conditions = self.conditions.clone();
        let Some(condition) = conditions.into_iter().find(|&condition| tells_apart(self, condition)) else {
            return;
        };
        for path in [path, other] {
            self.paths[path].space.freeze();
        }
        let theirs = self.paths[other].space.clone();
        if self.paths[path].space.merge(self.store, condition, &theirs) {
            let worlds = std::mem::take(&mut self.paths[other].worlds);
            self.paths[path].worlds.extend(worlds);
            self.paths.remove(other);
        }
    }

    /// For how many inputs of a path a condition holds.
    fn count(&mut self, path: usize, condition: Expr) -> usize {
        let inputs = self.paths[path].worlds.keys();
        inputs.filter(|&&input| self.evaluators[input].eval_bool(condition)).count()
    }

    /// Some live object of a path.
    fn object(&mut self, path: usize) -> Arc<ObjectInfo> {
        let live = &self.paths[path].live;
        Arc::clone(&live[self.rng.below(live.len() as u64) as usize])
    }

    fn known_pointer(&mut self, path: usize) -> Pointer {
        let object = self.object(path);
        let at = object.base + self.rng.below(object.size.capacity());
        Pointer { address: self.store.word(at.0), targets: vec![object] }
    }

    /// A pointer into one of up to four objects at an offset that depends on the second byte.
    fn pointer(&mut self, path: usize) -> Pointer {
        let targets: Vec<_> = (0..1 + self.rng.below(4)).map(|_| self.object(path)).collect();
        let store = self.store;
        let mask = [255, 255, 255, 63, 7][self.rng.below(5) as usize];
        let start = store.word(self.rng.below(24));
        let second = store.zext(store.and(self.bytes[1], store.constant(8, mask)), 64);
        let offset = |by: u64| store.add(store.mul(second, store.word(by)), start);
        let scale = 1 + self.rng.below(2);
        let choose = |of: &dyn Fn(usize) -> Expr| {
            let selector = store.and(self.bytes[0], store.constant(8, 3));
            let last = of(targets.len() - 1);
            (0..targets.len() - 1).rev().fold(last, |others, number| {
                let is_here = store.eq(selector, store.constant(8, number as u128));
                store.ite(is_here, of(number), others)
            })
        };
        let base = |number: usize| store.word(targets[number].base.0);
        let address = match self.rng.below(3) {
            // No sum of a pointer and an offset, but a choice between sums.
            0 => choose(&|number| store.add(base(number), offset(scale + number as u64 % 2))),
            _ => store.add(choose(&base), offset(scale)),
        };
        Pointer { address, targets }
    }

    /// Reads or writes a scalar, and compares what is read.
    fn access(&mut self, path: usize, pointer: &Pointer) {
        let length = 1 << self.rng.below(4);
        let is_read = self.rng.flip();
        let kind = if is_read { AccessKind::Read } else { AccessKind::Write(self.scalar(length)) };
        let access = Access { address: Value::of(self.store, pointer.address), length, kind };
        let read = self.ask(path, pointer, length, |model, context| model.access(context, &access));
        match (kind, read) {
            (_, None) => {}
            (AccessKind::Read, Some(value)) => self.compare(path, pointer.address, value, length),
            (AccessKind::Write(value), Some(_)) => self.write(path, pointer.address, value, length),
        }
    }

    /// A number, or a term over the inputs, of so many bytes.
    fn scalar(&mut self, length: u64) -> Value {
        let (store, width) = (self.store, (length * 8) as Width);
        let number = self.rng.next_u64() >> (64 - width);
        match self.rng.below(3) {
            0 => Value::Bits(u128::from(number)),
            which => {
                let byte = store.zext(self.bytes[which as usize - 1], width);
                let factor = store.constant(width, u128::from(number) | 1);
                Value::of(store, store.mul(byte, factor))
            }
        }
    }

    /// Lets the model execute an operation at a pointer. Where the path must fork, it goes on with one of the cases; where the
    /// program is wrong, it ends.
    fn ask<T>(
        &mut self,
        path: usize,
        pointer: &Pointer,
        length: u64,
        operation: impl Fn(&dyn MemoryModel, &mut ModelContext<'_>) -> Outcome<T>,
    ) -> Option<T> {
        loop {
            let inputs: Vec<usize> = self.paths[path].worlds.keys().copied().collect();
            let mut oracle = BruteForce {
                store: self.store,
                evaluators: &mut self.evaluators,
                values: inputs.iter().map(|&input| self.inputs[input]).collect(),
                inputs,
                rng: &mut self.rng,
                is_sharp: self.is_sharp,
            };
            let (space, figures) = (&mut self.paths[path].space, &mut self.figures);
            let mut context = ModelContext { space, oracle: &mut oracle, point: 1, figures };
            match operation(&*self.model, &mut context) {
                Ok(done) => return Some(done),
                Err(Obstacle::Fork(cases)) => self.follow(path, pointer.address, length, &cases),
                Err(Obstacle::Bug(bug)) => {
                    assert!(self.is_wrong(path, pointer, length), "a false bug: {bug:?}");
                    self.paths.remove(path);
                    return None;
                }
                Err(other) => panic!("neither done nor wrong: {other:?}"),
            }
        }
    }

    /// Whether for no input the access lies in the object that it is meant for.
    fn is_wrong(&mut self, path: usize, pointer: &Pointer, length: u64) -> bool {
        let evaluators = &mut self.evaluators;
        self.paths[path].worlds.iter().all(|(&input, memory)| {
            let address = Address(evaluators[input].eval(pointer.address) as u64);
            let selected = usize::from(self.inputs[input].0[0] & 3).min(pointer.targets.len() - 1);
            let target = &pointer.targets[selected];
            find(memory, address, length).is_none_or(|(base, _)| base != target.base)
        })
    }

    /// Restricts a path to one of the cases, most often one that is in bounds.
    fn follow(&mut self, path: usize, address: Expr, length: u64, cases: &[Expr]) {
        let (mut cases_of, mut good) = (BTreeMap::new(), Vec::new());
        for (&input, memory) in &self.paths[path].worlds {
            let evaluator = &mut self.evaluators[input];
            let holding: Vec<usize> =
                (0..cases.len()).filter(|&case| evaluator.eval_bool(cases[case])).collect();
            assert_eq!(holding.len(), 1, "the cases exclude each other and cover everything");
            let address = Address(evaluator.eval(address) as u64);
            good.extend(find(memory, address, length).is_some().then_some(holding[0]));
            cases_of.insert(input, holding[0]);
        }
        let all: Vec<usize> = cases_of.values().copied().collect();
        let from = if good.is_empty() || self.rng.below(10) == 0 { all } else { good };
        let chosen = from[self.rng.below(from.len() as u64) as usize];
        self.paths[path].worlds.retain(|input, _| cases_of[input] == chosen);
    }

    /// Compares what was read with the simulated bytes.
    fn compare(&mut self, path: usize, address: Expr, read: Value, length: u64) {
        let term = read.term(self.store, (length * 8) as Width);
        for (&input, memory) in &self.paths[path].worlds {
            let evaluator = &mut self.evaluators[input];
            let address = Address(evaluator.eval(address) as u64);
            let (base, offset) = find(memory, address, length).expect("only what is in bounds is read");
            let mut expected = [0; 16];
            expected[..length as usize].copy_from_slice(&memory[&base][offset..offset + length as usize]);
            let (found, expected) = (evaluator.eval(term), u128::from_le_bytes(expected));
            assert_eq!(found, expected, "{length} bytes at offset {offset} for {:?}", self.inputs[input].0);
        }
    }

    fn write(&mut self, path: usize, address: Expr, value: Value, length: u64) {
        let term = value.term(self.store, (length * 8) as Width);
        for (&input, memory) in &mut self.paths[path].worlds {
            let evaluator = &mut self.evaluators[input];
            let address = Address(evaluator.eval(address) as u64);
            let (base, offset) = find(memory, address, length).expect("only what is in bounds is written");
            let bytes = evaluator.eval(term).to_le_bytes();
            let object = memory.get_mut(&base).expect("it was found");
            object[offset..offset + length as usize].copy_from_slice(&bytes[..length as usize]);
        }
    }

    /// A known length, or one that depends on the second byte, and the greatest that it can be.
    fn length(&mut self) -> (RangeLength, u64) {
        let most = [1, 3, 7, 15, 31][self.rng.below(5) as usize];
        if self.rng.flip() {
            return (RangeLength::Known(most), most);
        }
        let shifted = self.store.lshr(self.bytes[1], self.store.constant(8, u128::from(self.rng.below(3))));
        let bytes = self.store.zext(self.store.and(shifted, self.store.constant(8, u128::from(most))), 64);
        (RangeLength::Symbolic { bytes, most }, most)
    }

    /// A length for an input.
    fn length_for(&mut self, length: RangeLength, input: usize) -> usize {
        match length {
            RangeLength::Known(length) => length as usize,
            RangeLength::Symbolic { bytes, .. } => self.evaluators[input].eval(bytes) as usize,
        }
    }

    /// A pointer, known or symbolic, and the one object in which it has room for so many bytes, if the model says so.
    fn range(&mut self, path: usize, most: u64, write: bool) -> Option<(Pointer, Resolved)> {
        let pointer = if self.rng.flip() { self.pointer(path) } else { self.known_pointer(path) };
        let address = Value::of(self.store, pointer.address);
        let range = MemoryRange { address, length: Value::word(most), write };
        let located = self.ask(path, &pointer, most, |model, context| model.locate(context, &range));
        Some((pointer, located??))
    }

    /// The place of a resolved range for an input.
    fn place(&mut self, path: usize, input: usize, pointer: &Pointer, most: u64) -> (Address, usize) {
        let address = Address(self.evaluators[input].eval(pointer.address) as u64);
        find(&self.paths[path].worlds[&input], address, most).expect("the range was resolved")
    }

    /// Sets bytes to one value, if the model can do that at once.
    fn fill(&mut self, path: usize) {
        let ((length, most), byte) = (self.length(), self.scalar(1));
        let Some((pointer, resolved)) = self.range(path, most, true) else { return };
        let fill = FillRange { to: &resolved, byte, length };
        let done = self.ask(path, &pointer, most, |model, context| model.fill(context, &fill));
        assert!(done.is_some(), "the range was resolved");
        let term = byte.term(self.store, 8);
        for input in self.inputs_of(path) {
            let (base, at) = self.place(path, input, &pointer, most);
            let (length, byte) = (self.length_for(length, input), self.evaluators[input].eval(term) as u8);
            self.object_of(path, input, base)[at..at + length].fill(byte);
        }
    }

    /// Copies bytes, if the model can do that at once.
    fn copy(&mut self, path: usize) {
        let (length, most) = self.length();
        let Some((to, to_resolved)) = self.range(path, most, true) else { return };
        let Some((from, from_resolved)) = self.range(path, most, false) else { return };
        let range = CopyRange { from: &from_resolved, to: &to_resolved, length };
        let done = self.ask(path, &to, most, |model, context| model.copy(context, &range));
        assert!(done.is_some(), "both ranges were resolved");
        for input in self.inputs_of(path) {
            let (source, target) = (self.place(path, input, &from, most), self.place(path, input, &to, most));
            let length = self.length_for(length, input);
            let bytes = self.object_of(path, input, source.0)[source.1..source.1 + length].to_vec();
            self.object_of(path, input, target.0)[target.1..target.1 + length].copy_from_slice(&bytes);
        }
    }

    fn inputs_of(&self, path: usize) -> Vec<usize> {
        self.paths[path].worlds.keys().copied().collect()
    }

    /// The simulated bytes of an object.
    fn object_of(&mut self, path: usize, input: usize, base: Address) -> &mut Vec<u8> {
        let memory = self.paths[path].worlds.get_mut(&input).expect("an input of the path");
        memory.get_mut(&base).expect("a live object")
    }

    /// Compares some bytes of every object of a path.
    fn check(&mut self, path: usize) {
        for object in self.paths[path].live.clone() {
            for _ in 0..6 {
                let at = object.base + self.rng.below(object.size.capacity());
                let address = self.store.word(at.0);
                let pointer = Pointer { address, targets: vec![Arc::clone(&object)] };
                let access = Access { address: Value::address(at), length: 1, kind: AccessKind::Read };
                let read = self.ask(path, &pointer, 1, |model, context| model.access(context, &access));
                self.compare(path, address, read.expect("it is in bounds"), 1);
            }
        }
    }
}

/// Runs the programs of some seeds under a model, without splitting and with it.
fn exercise(name: &str, options: ModelOptions, seeds: std::ops::Range<u64>) -> ModelFigures {
    let mut most = ModelFigures::default();
    for seed in seeds {
        let split = (seed % 2 == 1).then_some(Split { piece: 32, threshold: 40 });
        let relocatable = Relocatable { globals: seed % 3 > 0, ..options.relocatable };
        let store = ExprStore::new();
        let mut program = Program::new(&store, seed, name, &ModelOptions { split, relocatable, ..options });
        program.run();
        most.note_segments(program.figures.segments, program.figures.max_segment_bytes);
        most.objects_split += program.figures.objects_split;
    }
    assert!(most.objects_split > 0, "some objects are large enough to be split");
    most
}

const SEEDS: u64 = 50;

#[test]
fn forking_reads_what_was_written() {
    exercise("forking", ModelOptions::default(), 0..SEEDS);
}

#[test]
fn merging_reads_what_was_written() {
    exercise("merging", ModelOptions::default(), 0..SEEDS);
}

#[test]
fn flat_and_segmented_read_what_was_written() {
    exercise("flat", ModelOptions::default(), 0..SEEDS);
    exercise("segmented", ModelOptions { segment_threshold: 400, ..ModelOptions::default() }, 0..SEEDS);
}

#[test]
fn dynamic_reads_what_was_written() {
    let most = exercise("dynamic", ModelOptions::default(), 0..3 * SEEDS);
    assert!(most.segments > 1);
}

#[test]
fn dynamic_reads_what_was_written_if_segments_stay_where_they_are() {
    let options = ModelOptions { segment_reuse: false, ..ModelOptions::default() };
    assert!(exercise("dynamic", options, 0..3 * SEEDS).segments > 1);
}

#[test]
fn dynamic_reads_what_was_written_if_it_learns_contexts() {
    let options = ModelOptions { resolution_context: Some(0), ..ModelOptions::default() };
    assert!(exercise("dynamic", options, 0..2 * SEEDS).segments > 1);
}

#[test]
fn the_automatic_model_agrees_with_brute_force() {
    assert!(exercise("auto", ModelOptions::default(), 0..2 * SEEDS).segments > 0);
}

#[test]
fn planes_agree_with_brute_force() {
    exercise("plane", ModelOptions::default(), 0..3 * SEEDS);
}

#[test]
fn the_naive_list_agrees_with_brute_force() {
    exercise("plane", ModelOptions { planes: Planes::Naive, ..ModelOptions::default() }, 0..3 * SEEDS);
}
