//! The plane model builds the smallest terms: the running example of the paper, words and their parts, and what is asked.

use loam_allocator::{AllocatorConfig, Region};
use loam_expr::{Evaluator, Expr, ExprStore, Symbol, View};
use loam_memory::access::{Access, AccessKind};
use loam_memory::model::{Answer, MemoryModel, ModelContext, ModelFigures, Oracle};
use loam_memory::object::{Initial, ObjectInfo, ObjectKind, Size};
use loam_memory::space::{AddressSpace, NewObject};
use loam_memory::{Address, Form, Value};
use loam_memory_models::{ModelOptions, by_name};
use std::sync::Arc;

/// A path with one input byte, of which it allows the values below a bound.
struct OneByte<'s> {
    store: &'s ExprStore,
    below: u16,
    asked: u64,
}

impl OneByte<'_> {
    fn values(&self, term: Expr) -> impl Iterator<Item = u128> {
        (0..self.below).map(move |byte| Evaluator::new(self.store, move |_: Symbol| byte as u8).eval(term))
    }
}

impl Oracle for OneByte<'_> {
    fn store(&self) -> &ExprStore {
        self.store
    }

    fn may_be_true(&mut self, condition: Expr) -> Answer<bool> {
        self.asked += 1;
        Ok(self.values(condition).any(|value| value == 1))
    }

    fn example(&mut self, term: Expr, _: Option<Expr>) -> Answer<Option<u128>> {
        Ok(self.values(term).next())
    }

    fn any_example(&mut self, term: Expr, _: Expr) -> Answer<Option<u128>> {
        Ok(self.values(term).next())
    }

    fn simplified(&mut self, term: Expr) -> Expr {
        term
    }

    fn bases(&self, _: Expr) -> &[Address] {
        &[]
    }

    fn gates(&self, _: Expr, _: u64) -> u64 {
        0
    }

    fn bounds(&self, term: Expr) -> (u64, u64) {
        let (low, high) = self.store.bounds(term);
        (low as u64, high as u64)
    }

    fn constraints(&self) -> u64 {
        u64::from(256 - self.below)
    }

    fn solver_runs(&self) -> u64 {
        self.asked
    }
}

/// An array of 32-bit numbers, all zero, in the plane model.
struct Array<'s> {
    store: &'s ExprStore,
    model: Box<dyn MemoryModel>,
    space: AddressSpace,
    object: Arc<ObjectInfo>,
    oracle: OneByte<'s>,
    figures: ModelFigures,
}

impl<'s> Array<'s> {
    fn new(store: &'s ExprStore) -> Self {
        let mut space = AddressSpace::new(&AllocatorConfig::default(), Form::default());
        let request = NewObject {
            region: Region::Heap,
            kind: ObjectKind::Heap,
            size: Size::Fixed(4096),
            align: 16,
            name: None,
            at: Arc::new([]),
            initial: Initial::Filled(0),
            group: None,
        };
        let object = space.allocate(request).expect("there is room");
        let model =
            by_name("plane", &ModelOptions::default(), || unreachable!("no groups")).expect("it exists");
        let oracle = OneByte { store, below: 256, asked: 0 };
        Self { store, model, space, object, oracle, figures: ModelFigures::default() }
    }

    /// The input as a 64-bit number.
    fn input(&self) -> Expr {
        self.store.zext(self.store.byte(Symbol { array: self.store.array("i", 0, 1), offset: 0 }), 64)
    }

    fn access(&mut self, offset: Expr, length: u64, kind: AccessKind) -> Value {
        let address = self.store.add(self.store.word(self.object.base.0), offset);
        let access = Access { address: Value::of(self.store, address), length, kind };
        let mut context = ModelContext {
            space: &mut self.space,
            oracle: &mut self.oracle,
            point: 1,
            figures: &mut self.figures,
        };
        self.model.access(&mut context, &access).expect("it is in bounds")
    }

    fn write(&mut self, index: Expr, value: u64) {
        let offset = self.store.mul(index, self.store.word(4));
        self.access(offset, 4, AccessKind::Write(Value::word(value)));
    }

    fn read(&mut self, index: Expr) -> Value {
        let offset = self.store.mul(index, self.store.word(4));
        self.access(offset, 4, AccessKind::Read)
    }
}

#[test]
fn the_running_example_of_the_paper() {
    let store = ExprStore::new();
    let mut array = Array::new(&store);
    let word = |number| store.word(number);
    array.write(word(3), 777);
    array.write(word(4), 888);
    let place = store.add(store.mul(array.input(), word(3)), word(1));
    array.write(place, 999);
    // 3 * i + 1 is never 3, so the number stays known.
    assert_eq!(array.read(word(3)), Value::Bits(777));
    let (one, numbers) = (store.constant(8, 1), [999, 888].map(|number| store.constant(32, number)));
    let input = store.byte(Symbol { array: store.array("i", 0, 1), offset: 0 });
    let is_one = store.eq(input, one);
    let wanted = store.ite(is_one, numbers[0], numbers[1]);
    let read = array.read(word(4));
    // The conditions may be written differently, but there is one choice between two numbers.
    let Value::Term(read) = read else { panic!("it depends on the input") };
    for byte in 0..=255 {
        let mut evaluator = Evaluator::new(&store, move |_: Symbol| byte);
        assert_eq!(evaluator.eval(read), evaluator.eval(wanted));
    }
    let View::Ite(_, then, otherwise) = store.view(read) else { panic!("it is a choice") };
    assert_eq!([then, otherwise].map(|number| store.constant_value(number)), [Some(999), Some(888)]);
}

#[test]
fn a_word_that_was_written_at_a_symbolic_place_is_read_back_as_it_is() {
    let store = ExprStore::new();
    let mut array = Array::new(&store);
    let place = array.input();
    array.write(place, 5);
    array.write(store.add(place, store.word(1)), 6);
    assert_eq!(array.read(place), Value::Bits(5));
    assert_eq!(array.read(store.add(place, store.word(1))), Value::Bits(6));
}

#[test]
fn half_of_a_word_is_read_from_the_word() {
    let store = ExprStore::new();
    let mut array = Array::new(&store);
    let place = array.input();
    array.write(place, 0x1234_5678);
    let offset = store.add(store.mul(place, store.word(4)), store.word(2));
    let half = array.access(offset, 2, AccessKind::Read);
    assert_eq!(half, Value::Bits(0x1234));
}

#[test]
fn answers_are_remembered_until_the_path_has_twice_the_constraints() {
    let store = ExprStore::new();
    let mut array = Array::new(&store);
    let place = array.input();
    array.write(place, 9);
    array.read(store.word(100));
    let asked = array.oracle.asked;
    array.read(store.word(100));
    assert_eq!(array.oracle.asked, asked, "it collides perhaps, and that is known");
    array.oracle.below = 50;
    assert_eq!(array.read(store.word(100)), Value::Bits(0), "now it never does");
    assert!(array.oracle.asked > asked);
}
