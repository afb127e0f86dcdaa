//! Contents in layers against the simplest possible memory: an array of byte terms.
//!
//! Random reads, writes, copies and forks, at known and unknown places, of known and unknown values, on objects of many
//! sizes, in both forms. Values must be equal under a random input, hashes must agree with the contents, and nothing
//! one state does may be seen in another.

use loam_allocator::{AllocatorConfig, Region};
use loam_base::Rng;
use loam_expr::{ArrayId, Evaluator, Expr, ExprStore, Symbol, Width};
use loam_memory::space::NewObject;
use loam_memory::{AddressSpace, ByteRun, Form, Initial, ObjectInfo, ObjectKind, Reading, Size, Value};
use std::sync::Arc;

const SIZES: [u64; 8] = [1, 8, 24, 64, 100, 700, 4096, 9000];
const FORMS: [Form; 4] = [
    Form { whole: false, tracks_uninitialised: false },
    Form { whole: false, tracks_uninitialised: true },
    Form { whole: true, tracks_uninitialised: false },
    Form { whole: true, tracks_uninitialised: true },
];

/// One byte of the reference: a value under the input, or never written.
type Cell = Option<u8>;

#[derive(Clone)]
struct Side {
    space: AddressSpace,
    bytes: Vec<Cell>,
}

struct Fixture {
    store: ExprStore,
    rng: Rng,
    array: ArrayId,
    input: Vec<u8>,
    info: Arc<ObjectInfo>,
    other: Arc<ObjectInfo>,
    sides: Vec<Side>,
    next: u32,
}

fn object(space: &mut AddressSpace, size: u64, initial: Initial) -> Arc<ObjectInfo> {
    let request = NewObject {
        region: Region::Heap,
        kind: ObjectKind::Heap,
        size: Size::Fixed(size),
        align: 8,
        name: None,
        at: Arc::new([]),
        initial,
        group: None,
    };
    space.allocate(request).expect("room")
}

impl Fixture {
    fn new(seed: u64, size: u64, form: Form) -> Self {
        let store = ExprStore::new();
        let mut rng = Rng::new(seed);
        let array = store.array("in", 0, 8);
        let input = (0..8).map(|_| rng.next_u64() as u8).collect();
        let mut space = AddressSpace::new(&AllocatorConfig::default(), form);
        let initial = if rng.flip() { Initial::Filled(7) } else { Initial::Uninitialised };
        let info = object(&mut space, size, initial);
        let other = object(&mut space, size, Initial::Uninitialised);
        let uninitialised = if form.tracks_uninitialised { None } else { Some(0xab) };
        let first = if initial == Initial::Uninitialised { uninitialised } else { Some(7) };
        let next = space.freeze();
        space.resume(next);
        let sides = vec![Side { space, bytes: vec![first; size as usize] }];
        Self { store, rng, array, input, info, other, sides, next }
    }

    fn eval(&self, term: Expr) -> u128 {
        // Inputs have their value; what was never written evaluates to something that no test relies on.
        let value = |symbol: Symbol| {
            if symbol.array == self.array { self.input[symbol.offset as usize] } else { 0x55 }
        };
        Evaluator::new(&self.store, value).eval(term)
    }

    /// An unknown offset: a term that happens to be `at`, with wide or narrow bounds.
    fn unknown(&mut self, at: u64) -> Expr {
        let symbol = self.symbol();
        let bits = self.eval(symbol) as u64;
        let low = self.store.extract(symbol, 0, 3);
        match self.rng.flip() {
            true => {
                let delta = at.wrapping_sub(bits);
                self.store.add(self.store.zext(symbol, 64), self.store.word(delta))
            }
            false if at >= bits & 7 => {
                self.store.add(self.store.zext(low, 64), self.store.word(at - (bits & 7)))
            }
            false => self.store.xor(self.store.zext(symbol, 64), self.store.word(at ^ bits)),
        }
    }

    /// What a caller may know of where an access at `at` begins.
    fn bounds(&mut self, at: u64) -> std::ops::Range<u64> {
        match self.rng.below(3) {
            0 => at.saturating_sub(self.rng.below(50))..at + 1 + self.rng.below(50),
            _ => 0..u64::MAX,
        }
    }

    fn symbol(&mut self) -> Expr {
        let offset = self.rng.below(8) as u32;
        self.store.byte(Symbol { array: self.array, offset })
    }

    fn value(&mut self, length: u64) -> Value {
        let width = (length * 8) as Width;
        let number = u128::from(self.rng.next_u64());
        if self.rng.flip() {
            return Value::Bits(number & (u128::MAX >> (128 - width)));
        }
        let symbol = self.symbol();
        let wide = self.store.resize_unsigned(symbol, width);
        Value::Term(self.store.add(wide, self.store.constant(width, number & 0xff)))
    }

    fn write(&mut self, side: usize) {
        let size = self.info.size.capacity();
        let length = (1 << self.rng.below(5)).min(size);
        let at = self.rng.below(size - length + 1);
        let value = self.value(length);
        let known = self.rng.below(4) > 0;
        let offset = self.unknown(at);
        let bits = self.eval(value.term(&self.store, (length * 8) as Width)).to_le_bytes();
        let bounds = self.bounds(at);
        let Side { space, bytes } = &mut self.sides[side];
        let mut contents = space.contents(&self.info).bounded(bounds);
        match known {
            true => contents.write(&self.store, at..at + length, value),
            false => contents.write_at(&self.store, offset, length, value),
        }
        for (cell, byte) in bytes[at as usize..(at + length) as usize].iter_mut().zip(bits) {
            *cell = Some(byte);
        }
    }

    fn write_many(&mut self, side: usize) {
        let size = self.info.size.capacity();
        let at = self.rng.below(size);
        let length = 1 + self.rng.below((size - at).min(5000));
        let run: Vec<u8> = (0..length).map(|_| self.rng.below(3) as u8).collect();
        let Side { space, bytes } = &mut self.sides[side];
        space.contents(&self.info).write_bytes(&self.store, at, &run);
        for (cell, byte) in bytes[at as usize..].iter_mut().zip(run) {
            *cell = Some(byte);
        }
    }

    /// Copies a range to the other object and from there to another place.
    fn copy(&mut self, side: usize) {
        let size = self.info.size.capacity();
        let length = 1 + self.rng.below(size);
        let (from, to) = (self.rng.below(size - length + 1), self.rng.below(size - length + 1));
        let Side { space, bytes } = &mut self.sides[side];
        let pieces = space.contents(&self.info).pieces(&self.store, from..from + length);
        assert!(pieces.iter().all(|(_, run)| !matches!(run, ByteRun::Uninitialised(0))));
        space.contents(&self.other).write_pieces(&self.store, 0, &pieces);
        let pieces = space.contents(&self.other).pieces(&self.store, 0..length);
        space.contents(&self.info).write_pieces(&self.store, to, &pieces);
        bytes.copy_within(from as usize..(from + length) as usize, to as usize);
    }

    fn read(&mut self, side: usize) {
        let size = self.info.size.capacity();
        let length = (1 << self.rng.below(5)).min(size);
        let at = self.rng.below(size - length + 1);
        let offset = self.unknown(at);
        let known = self.rng.flip();
        let bounds = self.bounds(at);
        let Side { space, bytes } = &mut self.sides[side];
        let mut contents = space.contents(&self.info).bounded(bounds);
        let read = match known {
            true => contents.read(&self.store, at..at + length),
            false => contents.read_at(&self.store, offset, length, Reading::Any),
        };
        let expected: Vec<Cell> = bytes[at as usize..(at + length) as usize].to_vec();
        let read = self.eval(read.term(&self.store, (length * 8) as Width)).to_le_bytes();
        for (index, cell) in expected.iter().enumerate().filter(|(_, cell)| cell.is_some()) {
            assert_eq!(Some(read[index]), *cell, "byte {index} of {length} at {at}");
        }
    }

    fn freeze(&mut self, side: usize) {
        self.next = self.next.max(self.sides[side].space.freeze());
        self.sides[side].space.resume(self.next);
    }

    fn fork(&mut self, side: usize) {
        self.next = self.next.max(self.sides[side].space.freeze());
        let mut fork = self.sides[side].clone();
        fork.space.resume(self.next);
        self.sides[side].space.resume(self.next);
        self.sides.push(fork);
        if self.sides.len() > 6 {
            self.sides.remove(self.rng.below(6) as usize);
        }
    }

    fn check_all(&mut self) {
        for side in 0..self.sides.len() {
            let hash = self.sides[side].space.contents(&self.info).hash(&self.store);
            self.freeze(side);
            assert_eq!(self.sides[side].space.contents(&self.info).hash(&self.store), hash, "frozen");
            let terms: Vec<Expr> = (0..self.info.size.capacity())
                .map(|at| self.sides[side].space.contents(&self.info).byte(&self.store, at))
                .collect();
            for (at, term) in terms.into_iter().enumerate() {
                let expected = self.sides[side].bytes[at];
                let is_uninitialised =
                    self.store.support(term).iter().any(|symbol| symbol.array != self.array);
                match expected {
                    Some(byte) => assert_eq!(self.eval(term), u128::from(byte), "byte {at}"),
                    None => assert!(is_uninitialised, "byte {at} was never written"),
                }
            }
        }
    }
}

#[test]
fn layers_behave_like_an_array_of_terms() {
    for seed in 0..25 {
        for form in FORMS {
            for size in SIZES {
                // Large objects with arrays are slow to evaluate byte by byte: fewer rounds for them.
                let rounds = if size > 1000 { 12 } else { 60 };
                if size > 1000 && seed > 4 {
                    continue;
                }
                println!("seed {seed}, {form:?}, {size} bytes");
                let mut fixture = Fixture::new(seed, size, form);
                for _ in 0..rounds {
                    let side = fixture.rng.below(fixture.sides.len() as u64) as usize;
                    match fixture.rng.below(10) {
                        0..=3 => fixture.write(side),
                        4 => fixture.write_many(side),
                        5..=6 => fixture.read(side),
                        7 => fixture.copy(side),
                        8 => fixture.freeze(side),
                        _ => fixture.fork(side),
                    }
                }
                fixture.check_all();
            }
        }
    }
}

/// Equal contents have equal hashes whatever the writes, settling and forks that led to them.
#[test]
fn hashes_do_not_depend_on_the_way_contents_came_about() {
    for form in FORMS {
        for size in SIZES {
            let store = ExprStore::new();
            let mut rng = Rng::new(size);
            let array = store.array("in", 0, 8);
            let cells: Vec<Value> = (0..size)
                .map(|at| match rng.below(5) {
                    0 => Value::Term(store.byte(Symbol { array, offset: (at % 8) as u32 })),
                    _ => Value::Bits(u128::from(rng.below(256))),
                })
                .collect();
            let mut hashes = Vec::new();
            for round in 0..4 {
                let mut space = AddressSpace::new(&AllocatorConfig::default(), form);
                let info = object(&mut space, size, Initial::Uninitialised);
                let mut order: Vec<u64> = (0..size).collect();
                if round > 0 {
                    order.sort_by_cached_key(|_| rng.next_u64());
                }
                for &at in &order {
                    let mut contents = space.contents(&info);
                    if round == 2 {
                        contents.write(&store, at..at + 1, Value::Bits(1));
                    }
                    contents.write(&store, at..at + 1, cells[at as usize]);
                    if round == 3 && rng.below(30) == 0 {
                        let next = space.freeze();
                        space = space.clone();
                        space.resume(next);
                    }
                }
                hashes.push(space.contents(&info).hash(&store));
                space.freeze();
                hashes.push(space.contents(&info).hash(&store));
            }
            assert!(hashes.windows(2).all(|pair| pair[0] == pair[1]), "{form:?} {size}: {hashes:x?}");
            let mut space = AddressSpace::new(&AllocatorConfig::default(), form);
            let info = object(&mut space, size, Initial::Uninitialised);
            for at in 0..size {
                space.contents(&info).write(&store, at..at + 1, cells[at as usize]);
            }
            space.contents(&info).write(
                &store,
                size - 1..size,
                Value::Term(store.byte(Symbol { array, offset: 3 })),
            );
            space.contents(&info).write(&store, 0..1, Value::Term(store.byte(Symbol { array, offset: 4 })));
            assert_ne!(space.contents(&info).hash(&store), hashes[0], "other contents, other hash");
        }
    }
}
