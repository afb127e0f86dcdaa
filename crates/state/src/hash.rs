//! The hash of a state: equal for states from which execution continues in the same way, in every process.
//!
//! Every type is destructured field by field, so that a new field does not compile until it is either hashed or left
//! out explicitly. Figures about the past of a path are left out.

use crate::frames::{Frame, FrameExtra, FrozenFrame, VariadicArg};
use crate::state::{Life, List, Output, OutputPiece, Stage, State, SymbolicObject, UninitialisedNotes};
use loam_base::StableHasher;
use loam_expr::{ExprStore, StructuralHash};
use std::hash::{Hash, Hasher};

impl State {
    /// The hash of the state, which must be frozen.
    pub fn hash(&self, store: &ExprStore) -> u64 {
        let mut hasher = StableHasher::default();
        self.hash_terms(store, &mut hasher);
        hasher.finish()
    }
}

impl StructuralHash for State {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        let Self {
            pc,
            frames,
            memory,
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
        // Tokens of jump targets that were stored somewhere are in memory.
        let Life { stage, arguments, unwinding, jump_targets: _, at_exit } = &**life;
        (host_calls, pc, may_fork, stack_bytes, arguments, unwinding).hash(hasher);
        frames.hash_terms(store, hasher);
        memory.hash_terms(store, hasher);
        path.hash_terms(store, hasher);
        inputs.hash_terms(store, hasher);
        output.hash_terms(store, hasher);
        preferences.hash_terms(store, hasher);
        system.hash(hasher);
        uninitialised.hash_terms(store, hasher);
        stage.hash_terms(store, hasher);
        merge_scopes.iter().for_each(|scope| scope.hash(hasher));
        at_exit.iter().for_each(|handler| handler.hash(hasher));
    }
}

impl<T: StructuralHash> StructuralHash for List<T> {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        let mut count = 0;
        for item in self.iter() {
            item.hash_terms(store, hasher);
            count += 1;
        }
        hasher.write_usize(count);
    }
}

impl StructuralHash for SymbolicObject {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        let Self { name, array, length } = self;
        name.hash(hasher);
        array.hash_terms(store, hasher);
        if let Some(length) = length {
            length.hash_terms(store, hasher);
        }
    }
}

impl StructuralHash for Output {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        let Self { stream, piece } = self;
        stream.hash(hasher);
        match piece {
            OutputPiece::Bytes(bytes) => (0u8, bytes).hash(hasher),
            OutputPiece::Formatted(format, term) => {
                (1u8, format).hash(hasher);
                term.hash_terms(store, hasher);
            }
            OutputPiece::Characters(terms, stops) => {
                (2u8, stops).hash(hasher);
                terms.hash_terms(store, hasher);
            }
        }
    }
}

impl StructuralHash for UninitialisedNotes {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        // The locations of reads of uninitialised bytes only matter to reports.
        let Self { forks, forked_over, reads: _ } = self;
        forks.hash(hasher);
        forked_over.hash_terms(store, hasher);
    }
}

impl StructuralHash for Stage {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        match self {
            Self::LibraryConstructors => hasher.write_u8(0),
            Self::Constructors(started) => (1u8, started).hash(hasher),
            Self::Main => hasher.write_u8(2),
            Self::ExitHandlers(status) => {
                hasher.write_u8(3);
                status.hash_terms(store, hasher);
            }
            Self::Destructors(status, started) => {
                (4u8, started).hash(hasher);
                status.hash_terms(store, hasher);
            }
        }
    }
}

/// The frame and its callers, in a loop: recursion would overflow Loam's own stack.
impl StructuralHash for FrozenFrame {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        let mut next = Some(self);
        while let Some(FrozenFrame { caller, frame, words, terms, height }) = next {
            frame.hash_terms(store, hasher);
            (words, height).hash(hasher);
            for (slot, term) in terms {
                slot.hash(hasher);
                term.hash_terms(store, hasher);
            }
            next = caller.as_deref();
        }
    }
}

impl StructuralHash for Frame {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        // Whether slots may hold terms follows from the terms.
        let Self { function, return_pc, result_slot, extra, mixed: _ } = self;
        (function.0, return_pc, result_slot).hash(hasher);
        // Which loops were tried in vain decides how they are executed, not what they do.
        let none = FrameExtra::default();
        let FrameExtra { objects, variadic, on_return, jump_targets, refused_loops: _, forked_test: _ } =
            extra.as_deref().unwrap_or(&none);
        objects.iter().for_each(|object| object.base.hash(hasher));
        (on_return, jump_targets).hash(hasher);
        variadic.hash_terms(store, hasher);
    }
}

impl StructuralHash for VariadicArg {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        let Self { value, width, location, above, by_value } = self;
        (width, location, above, by_value).hash(hasher);
        value.hash_terms(store, hasher);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Difference, ExitHandler, SeenByOthers};
    use loam_allocator::{AllocatorConfig, Quarantine, Region};
    use loam_expr::{ArrayId, Bases, Expr};
    use loam_memory::Address;
    use loam_memory::object::{Initial, ObjectKind, Size};
    use loam_memory::space::NewObject;
    use loam_memory::{AddressSpace, Form, SpaceDifference, Value};
    use loam_system::{NoFiles, Setup, System};
    use std::sync::Arc;

    /// A store in which other terms were made before, so that equal terms have different numbers.
    fn store(before: u32) -> ExprStore {
        let store = ExprStore::new();
        let noise = store.array("noise", 0, 64);
        for offset in 0..before {
            let byte = store.byte(loam_expr::Symbol { array: noise, offset });
            store.add(byte, store.constant(8, 3));
        }
        store
    }

    fn input(store: &ExprStore) -> (ArrayId, Expr) {
        let array = store.array("x", 0, 4);
        (array, store.byte(loam_expr::Symbol { array, offset: 1 }))
    }

    fn request(size: u64) -> NewObject {
        NewObject {
            region: Region::Heap,
            kind: ObjectKind::Heap,
            size: Size::Fixed(size),
            align: 8,
            name: None,
            at: Arc::from([1, 2]),
            initial: Initial::Uninitialised,
            group: None,
        }
    }

    fn state(store: &ExprStore) -> State {
        let memory = AddressSpace::new(&AllocatorConfig::default(), Form::default());
        let system = Arc::new(System::new(&Setup::default(), &NoFiles));
        let mut state = State::initial(&memory, &Bases::default(), &system);
        let (array, byte) = input(store);
        state.inputs.push(SymbolicObject { name: "x".into(), array, length: None });
        state.path.add(store, store.ult(byte, store.constant(8, 7)), None);
        let object = state.memory.allocate(request(5000)).expect("there is room");
        state.memory.contents(&object).write(store, 4098..4099, Value::Term(byte));
        state.memory.freeze();
        state
    }

    #[test]
    fn equal_states_have_equal_hashes_whatever_the_numbers_of_their_terms() {
        let (one, other) = (store(0), store(40));
        assert_eq!(state(&one).hash(&one), state(&other).hash(&other));
    }

    /// The name of a part of a state, and a change of it.
    type Change<'a> = (&'a str, &'a dyn Fn(&mut State));

    #[test]
    fn each_part_of_a_state_counts_and_figures_do_not() {
        let store = store(0);
        let reference = state(&store).hash(&store);
        let (_, byte) = input(&store);
        let changes: &[Change<'_>] = &[
            ("pc", &|state| state.pc += 1),
            ("path", &|state| state.path.add(&store, store.eq(byte, store.constant(8, 0)), None)),
            ("output", &|state| {
                state.output.push(Output { stream: 1, piece: OutputPiece::Bytes(Arc::from(*b"a")) })
            }),
            ("preferences", &|state| state.preferences.push(byte)),
            ("system", &|state| Arc::make_mut(&mut state.system).umask ^= 1),
            ("uninitialised", &|state| state.uninitialised_mut().forks += 1),
            ("may_fork", &|state| state.may_fork = false),
            ("merge_scopes", &|state| state.merge_scopes.push(1)),
            ("stage", &|state| state.life_mut().stage = Stage::ExitHandlers(Value::Term(byte))),
            ("at_exit", &|state| {
                state.life_mut().at_exit.push(ExitHandler { function: Address(1), argument: 2 })
            }),
            ("memory", &|state| {
                let object = state.memory.objects().next().expect("there is one").clone();
                state.memory.contents(&object).write(&store, 0..1, Value::Bits(0));
                state.memory.freeze();
            }),
            ("allocator", &|state| {
                let object = state.memory.objects().next().expect("there is one").clone();
                state.memory.free(&object, Arc::from([3]));
            }),
        ];
        for (what, change) in changes {
            let mut changed = state(&store);
            change(&mut changed);
            assert_ne!(changed.hash(&store), reference, "{what}");
            let difference = changed.difference_from(&store, &state(&store), SeenByOthers::Counts);
            assert!(difference.is_some(), "{what}");
        }
        let mut later = state(&store);
        (later.depth, later.instructions, later.since_new_coverage) = (3, 4, 5);
        assert_eq!(later.hash(&store), reference);
        assert_eq!(later.difference_from(&store, &state(&store), SeenByOthers::Counts), None);
    }

    #[test]
    fn what_was_written_counts_only_if_it_is_asked_for() {
        let store = store(0);
        let (before, mut after) = (state(&store), state(&store));
        after.output.push(Output { stream: 1, piece: OutputPiece::Bytes(Arc::from(*b"y")) });
        let difference = |seen| after.difference_from(&store, &before, seen);
        assert_eq!(difference(SeenByOthers::Ignored), None);
        assert_eq!(difference(SeenByOthers::Counts), Some(Difference::Other));
    }

    #[test]
    fn a_byte_that_differs_is_found_and_the_hashes_that_are_kept_are_those_computed_anew() {
        let store = store(0);
        let before = state(&store);
        let mut after = before.clone();
        after.memory.keep_hashes(&store);
        let object = after.memory.objects().next().expect("there is one").clone();
        after.memory.contents(&object).write(&store, 7..8, Value::Bits(5));
        after.memory.freeze();
        let mut earlier = after.clone();
        after.memory.contents(&object).write(&store, 7..8, Value::Bits(6));
        after.memory.freeze();
        let byte = SpaceDifference::Byte { address: object.base + 7, was: 5 };
        let difference = after.difference_from(&store, &earlier, SeenByOthers::Counts);
        assert_eq!(difference, Some(Difference::Memory(byte)));
        assert!(after.memory.is_known_and_not(object.base + 7, 5));
        let kept = after.hash(&store);
        assert_ne!(kept, earlier.hash(&store));
        earlier.memory.contents(&object).write(&store, 7..8, Value::Bits(6));
        earlier.memory.freeze();
        assert_eq!(kept, earlier.hash(&store));
        assert_eq!(after.difference_from(&store, &earlier, SeenByOthers::Counts), None);
    }

    #[test]
    fn an_object_that_comes_back_at_its_address_is_the_same_to_the_program() {
        let store = store(0);
        let config = AllocatorConfig { quarantine: Quarantine::Last(0), ..AllocatorConfig::default() };
        let memory = AddressSpace::new(&config, Form::default());
        let system = Arc::new(System::new(&Setup::default(), &NoFiles));
        let mut before = State::initial(&memory, &Bases::default(), &system);
        let allocate = |state: &mut State| state.memory.allocate(request(16)).expect("there is room");
        let object = allocate(&mut before);
        let mut after = before.clone();
        after.memory.free(&object, Arc::from([3]));
        assert_ne!(after.hash(&store), before.hash(&store));
        let again = allocate(&mut after);
        assert_eq!(again.base, object.base);
        assert_ne!(again.id, object.id);
        assert_eq!(after.hash(&store), before.hash(&store));
        assert_eq!(after.difference_from(&store, &before, SeenByOthers::Counts), None);
    }
}
