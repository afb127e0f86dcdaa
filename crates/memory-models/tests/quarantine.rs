//! What the quarantine guarantees: a use of an object that is among the last N freed of its bin is reported as a use after
//! free, never as something else, and never missed. Freeing it again is a double free.

use loam_allocator::{AllocatorConfig, Quarantine, Region};
use loam_base::Rng;
use loam_expr::{Expr, ExprStore};
use loam_memory::space::NewObject;
use loam_memory::{
    Access, AccessKind, Address, AddressSpace, Answer, BugKind, Form, Initial, MemoryModel, ModelContext,
    ModelFigures, ObjectInfo, ObjectKind, Obstacle, Oracle, Size, Value,
};
use loam_memory_models::ModelOptions;
use std::collections::BTreeMap;
use std::sync::Arc;

/// All addresses are known here, so nothing has to be asked.
struct Nobody(ExprStore);

impl Oracle for Nobody {
    fn store(&self) -> &ExprStore {
        &self.0
    }
    fn may_be_true(&mut self, _: Expr) -> Answer<bool> {
        unreachable!("no address is symbolic")
    }
    fn example(&mut self, _: Expr, _: Option<Expr>) -> Answer<Option<u128>> {
        unreachable!("no address is symbolic")
    }
    fn any_example(&mut self, _: Expr, _: Expr) -> Answer<Option<u128>> {
        unreachable!("no address is symbolic")
    }
    fn simplified(&mut self, _: Expr) -> Expr {
        unreachable!("no address is symbolic")
    }
    fn bases(&self, _: Expr) -> &[Address] {
        unreachable!("no address is symbolic")
    }
    fn gates(&self, _: Expr, _: u64) -> u64 {
        unreachable!("no address is symbolic")
    }
    fn bounds(&self, _: Expr) -> (u64, u64) {
        unreachable!("no address is symbolic")
    }

    fn constraints(&self) -> u64 {
        0
    }

    fn solver_runs(&self) -> u64 {
        0
    }
}

/// The sizes of the bins; larger objects share the last one.
const BINS: [u64; 8] = [1, 4, 8, 16, 32, 64, 256, 2048];

fn bin(size: u64) -> usize {
    BINS.iter().position(|&largest| size <= largest).unwrap_or(BINS.len())
}

struct Fixture {
    space: AddressSpace,
    oracle: Nobody,
    figures: ModelFigures,
    model: Box<dyn MemoryModel>,
    live: Vec<Arc<ObjectInfo>>,
    /// Freed objects of each bin, oldest first.
    freed: BTreeMap<usize, Vec<Arc<ObjectInfo>>>,
}

impl Fixture {
    fn new(quarantine: Quarantine) -> Self {
        let config = AllocatorConfig { quarantine, ..AllocatorConfig::default() };
        let (live, freed) = (Vec::new(), BTreeMap::new());
        let model = loam_memory_models::by_name("forking", &ModelOptions::default(), || {
            unreachable!("objects are not grouped")
        })
        .expect("the forking model");
        let space = AddressSpace::new(&config, Form::default());
        let figures = ModelFigures::default();
        Self { space, oracle: Nobody(ExprStore::new()), figures, model, live, freed }
    }

    fn allocate(&mut self, size: u64) {
        let request = NewObject {
            region: Region::Heap,
            kind: ObjectKind::Heap,
            size: Size::Fixed(size),
            align: 1,
            name: None,
            at: Arc::new([]),
            initial: Initial::Filled(0),
            group: None,
        };
        self.live.push(self.space.allocate(request).expect("room"));
    }

    fn free(&mut self, index: usize) {
        let object = self.live.swap_remove(index);
        self.space.free(&object, Arc::new([]));
        self.freed.entry(bin(object.size.capacity())).or_default().push(object);
    }

    fn read(&mut self, address: Address) -> Result<(), BugKind> {
        let access = Access { address: Value::address(address), length: 1, kind: AccessKind::Read };
        let mut context = ModelContext {
            space: &mut self.space,
            oracle: &mut self.oracle,
            point: 0,
            figures: &mut self.figures,
        };
        match self.model.access(&mut context, &access) {
            Ok(_) => Ok(()),
            Err(Obstacle::Bug(bug)) => Err(bug.kind),
            other => panic!("neither done nor wrong: {other:?}"),
        }
    }

    fn check(&mut self, rng: &mut Rng, last: usize) {
        for object in self.live.clone() {
            assert_eq!(self.read(object.base + rng.below(object.size.capacity())), Ok(()));
        }
        for objects in self.freed.clone().into_values() {
            for object in objects.iter().rev().take(last) {
                let address = object.base + rng.below(object.size.capacity());
                assert_eq!(
                    self.read(address),
                    Err(BugKind::UseAfterFree),
                    "{} bytes",
                    object.size.capacity()
                );
                let mut context = ModelContext {
                    space: &mut self.space,
                    oracle: &mut self.oracle,
                    point: 0,
                    figures: &mut self.figures,
                };
                match self.model.resolve_free(&mut context, Value::address(object.base)) {
                    Err(Obstacle::Bug(bug)) => assert_eq!(bug.kind, BugKind::DoubleFree),
                    other => panic!("freed twice without complaint: {other:?}"),
                }
            }
        }
    }
}

fn exercise(quarantine: Quarantine, last: usize) {
    for seed in 0..20 {
        let mut rng = Rng::new(seed);
        let mut fixture = Fixture::new(quarantine);
        for round in 0..400 {
            if fixture.live.is_empty() || rng.below(5) < 2 {
                let largest = [1, 4, 8, 16, 32, 64, 256, 2048, 20_000][rng.below(9) as usize];
                fixture.allocate(1 + rng.below(largest));
            } else {
                let index = rng.below(fixture.live.len() as u64) as usize;
                fixture.free(index);
            }
            if round % 20 == 0 {
                fixture.check(&mut rng, last);
            }
        }
        fixture.check(&mut rng, last);
    }
}

#[test]
fn uses_within_the_last_frees_of_a_bin_are_uses_after_free() {
    for last in [0, 1, 2, 8, 50] {
        exercise(Quarantine::Last(last), last as usize);
    }
    exercise(Quarantine::Unlimited, usize::MAX);
}

/// The boundary: the object freed N + 1 frees ago is available again, and the next allocation of its size takes it.
#[test]
fn behind_the_quarantine_an_address_is_used_again_at_once() {
    for last in [1, 8] {
        let mut fixture = Fixture::new(Quarantine::Last(last));
        fixture.allocate(8);
        let victim = fixture.live[0].base;
        fixture.free(0);
        for pair in 0..last {
            assert_eq!(fixture.read(victim), Err(BugKind::UseAfterFree), "after {pair} pairs");
            fixture.allocate(8);
            fixture.free(0);
        }
        assert_eq!(fixture.read(victim), Err(BugKind::UseAfterFree), "free again, and nobody has it yet");
        fixture.allocate(8);
        assert_eq!(fixture.live[0].base, victim);
        assert_eq!(fixture.read(victim), Ok(()), "another object lives there now");
    }
}
