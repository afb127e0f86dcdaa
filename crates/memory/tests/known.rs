//! Searches in known bytes find what a search byte by byte finds, and never look beyond what decides.

use loam_allocator::{AllocatorConfig, Region};
use loam_base::Rng;
use loam_expr::ExprStore;
use loam_memory::model::{MemoryRange, Resolved};
use loam_memory::space::NewObject;
use loam_memory::{
    Access, Address, AddressSpace, Form, Initial, KnownMemory, MemoryModel, ModelContext, ObjectInfo,
    ObjectKind, Outcome, Search, Size, Value,
};
use std::sync::Arc;

fn object(space: &mut AddressSpace, size: u64) -> Arc<ObjectInfo> {
    let request = NewObject {
        region: Region::Heap,
        kind: ObjectKind::Heap,
        size: Size::Fixed(size),
        align: 8,
        name: None,
        at: Arc::new([]),
        initial: Initial::Filled(0),
        group: None,
    };
    space.allocate(request).expect("room")
}

/// A model of which only the operations on whole ranges are used.
struct Plain;

impl MemoryModel for Plain {
    fn name(&self) -> &'static str {
        "plain"
    }
    fn access(&self, _: &mut ModelContext<'_>, _: &Access) -> Outcome<Value> {
        unreachable!("known bytes are read where they lie")
    }
    fn resolve(&self, _: &mut ModelContext<'_>, _: &MemoryRange) -> Outcome<Resolved> {
        unreachable!("known addresses need no model")
    }
    fn locate(&self, _: &mut ModelContext<'_>, _: &MemoryRange) -> Outcome<Option<Resolved>> {
        unreachable!("known addresses need no model")
    }
    fn resolve_free(&self, _: &mut ModelContext<'_>, _: Value) -> Outcome<Arc<ObjectInfo>> {
        unreachable!("nothing is freed")
    }
}

/// A byte of an object as the test keeps it; `None` for one that is not known.
type Byte = Option<u8>;

struct Fixture {
    store: ExprStore,
    space: AddressSpace,
    objects: Vec<(Arc<ObjectInfo>, Vec<Byte>)>,
}

impl Fixture {
    fn new(rng: &mut Rng, form: Form) -> Self {
        let store = ExprStore::new();
        let mut space = AddressSpace::new(&AllocatorConfig::default(), form);
        let array = store.array("in", 0, 1);
        let symbol = store.byte(loam_expr::Symbol { array, offset: 0 });
        let mut objects = Vec::new();
        for size in [1, 7, 64, 4096, 4097, 9000] {
            let info = object(&mut space, size);
            let mut bytes = vec![Some(0); size as usize];
            for at in 0..size {
                let byte = match rng.next_u64() % 60 {
                    0 => 0,
                    1 => b'b',
                    _ => b'a',
                };
                let unknown = rng.next_u64().is_multiple_of(500);
                let value = if unknown { Value::of(&store, symbol) } else { Value::Bits(u128::from(byte)) };
                space.contents(&info).write(&store, at..at + 1, value);
                bytes[at as usize] = (!unknown).then_some(byte);
            }
            objects.push((info, bytes));
        }
        Self { store, space, objects }
    }

    fn known(&mut self) -> KnownMemory<'_> {
        KnownMemory { model: &Plain, space: &mut self.space }
    }

    fn expected<T>(
        limit: u64,
        mut pairs: impl Iterator<Item = Option<T>>,
        mut wanted: impl FnMut(&T) -> bool,
    ) -> Search<T> {
        for at in 0..limit {
            match pairs.next() {
                Some(Some(what)) if wanted(&what) => return Search::Found { at, what },
                Some(Some(_)) => {}
                Some(None) | None => return Search::Unknown,
            }
        }
        Search::Exhausted
    }
}

#[test]
fn searches_find_what_a_search_byte_by_byte_finds() {
    let mut rng = Rng::new(11);
    for form in [Form::default(), Form { whole: true, ..Form::default() }] {
        let mut fixture = Fixture::new(&mut rng, form);
        for round in 0..3000_usize {
            if round.is_multiple_of(100) {
                fixture.space.freeze();
                let (info, bytes) = &mut fixture.objects[round / 100 % 6];
                fixture.space.contents(info).write(&fixture.store, 0..1, Value::Bits(u128::from(b'b')));
                bytes[0] = Some(b'b');
            }
            let mut pick = || {
                let (info, bytes) = &fixture.objects[(rng.next_u64() % 6) as usize];
                let offset = rng.next_u64() % bytes.len() as u64;
                (info.base + offset, bytes[offset as usize..].to_vec())
            };
            let ((left, left_bytes), (right, right_bytes)) = (pick(), pick());
            let limit = [0, 1, 5, 80, 5000, u64::MAX][(rng.next_u64() % 6) as usize];
            let wanted = [0, b'a', b'b', b'x'][(rng.next_u64() % 4) as usize];
            assert_eq!(
                fixture.known().search(left, limit, |byte| byte == wanted),
                Fixture::expected(limit, left_bytes.iter().copied(), |&byte| byte == wanted)
            );
            let until = |bytes: &[Byte]| bytes.iter().copied().collect::<Option<Vec<u8>>>();
            let end = left_bytes.iter().position(|&byte| byte == Some(0));
            assert_eq!(fixture.known().string(left), end.and_then(|end| until(&left_bytes[..end])));
            let range = left_bytes.get(..limit.try_into().unwrap_or(usize::MAX));
            assert_eq!(fixture.known().bytes(left, limit), range.and_then(until));
            let differ = |left: u8, right: u8| left != right || left == wanted;
            let pairs = left_bytes.iter().zip(&right_bytes).map(|(left, right)| left.zip(*right));
            assert_eq!(
                fixture.known().search_pairs((left, right), limit, differ),
                Fixture::expected(limit, pairs, |&(left, right)| differ(left, right))
            );
        }
        assert_eq!(fixture.known().search(Address(16), 1, |_| true), Search::Unknown);
        assert_eq!(fixture.known().search(Address(16), 0, |_| true), Search::Exhausted);
    }
}
