//! Measures what one-byte changes of an object cost in many forked states; run by `cargo xtask bench objects`.
//!
//! Each round forks a state, changes one byte of an object whose bytes are all known, and freezes it. All states stay
//! alive. Objects are kept in layers, or whole for comparison. Prints one line per measurement, fields separated by
//! spaces in the order of the heading: bytes are those the process really holds, per state.

#[path = "../../../allocator/examples/measure/counting.rs"]
mod counting;

use loam_allocator::{AllocatorConfig, Region};
use loam_base::Rng;
use loam_expr::{ExprStore, Symbol};
use loam_memory::space::NewObject;
use loam_memory::{AddressSpace, Form, Initial, ObjectInfo, ObjectKind, Size, Value, gauge};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What is changed in a round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    /// A known byte, each fork from the same state.
    Known,
    /// A byte that becomes symbolic, each fork from the same state.
    Symbolic,
    /// A known byte, each fork from the one before.
    KnownPath,
    /// A byte that becomes symbolic, each fork from the one before.
    SymbolicPath,
}

impl Change {
    fn name(self) -> &'static str {
        match self {
            Self::Known => "known",
            Self::Symbolic => "symbolic",
            Self::KnownPath => "known-path",
            Self::SymbolicPath => "symbolic-path",
        }
    }

    fn is_path(self) -> bool {
        matches!(self, Self::KnownPath | Self::SymbolicPath)
    }
}

/// Most bytes of objects that are kept whole: fewer states are measured above it, as no machine has room for all.
const MOST_WHOLE: u64 = 1 << 30;

fn main() {
    println!("change size form states bytes contents layers ns");
    let (forks, rounds) = ([1, 100, 10_000], [100, 1000]);
    for change in [Change::Known, Change::Symbolic, Change::KnownPath, Change::SymbolicPath] {
        let numbers: &[u64] = if change.is_path() { &rounds } else { &forks };
        for size in [64, 4096, 1 << 20] {
            for &states in numbers {
                for whole in [false, true] {
                    let states =
                        if whole { states.min(MOST_WHOLE / size / 1000 * 1000).max(1) } else { states };
                    measure(change, size, states, whole);
                }
            }
        }
    }
}

/// One line: the best time of some tries, as other work on the machine only ever adds time.
fn measure(change: Change, size: u64, states: u64, whole: bool) {
    let store = ExprStore::new();
    let form = Form { whole, tracks_uninitialised: true };
    let (space, info, bytes) = written_object(&store, size, form);
    let writes = writes(&store, change, &bytes, states);
    let mut best: Option<Cost> = None;
    let began = Instant::now();
    while best.is_none() || began.elapsed() < Duration::from_millis(200) {
        let cost = run(&store, change, &space, &info, &writes);
        if best.as_ref().is_none_or(|best| cost.time < best.time) {
            best = Some(cost);
        }
    }
    let Some(Cost { time, held, contents, layers }) = best else { return };
    let per_state = |bytes: u64| bytes as f64 / states as f64;
    println!(
        "{} {size} {} {states} {:.1} {:.1} {layers} {:.1}",
        change.name(),
        if whole { "whole" } else { "layered" },
        per_state(held),
        per_state(contents),
        time.as_nanos() as f64 / states as f64
    );
}

/// A frozen space with one object, and the object's bytes.
fn written_object(store: &ExprStore, size: u64, form: Form) -> (AddressSpace, Arc<ObjectInfo>, Vec<u8>) {
    let mut space = AddressSpace::new(&AllocatorConfig::default(), form);
    let request = NewObject {
        region: Region::Heap,
        kind: ObjectKind::Heap,
        size: Size::Fixed(size),
        align: 16,
        name: None,
        at: Arc::new([]),
        initial: Initial::Uninitialised,
        group: None,
    };
    let info = space.allocate(request).expect("an empty heap has room");
    let mut rng = Rng::new(1);
    let bytes: Vec<u8> = (0..size).map(|_| rng.below(256) as u8).collect();
    space.contents(&info).write_bytes(store, 0, &bytes);
    space.freeze();
    (space, info, bytes)
}

/// Where each round writes, and what: never what is there.
fn writes(store: &ExprStore, change: Change, bytes: &[u8], states: u64) -> Vec<(u64, Value)> {
    let mut bytes = bytes.to_vec();
    let array = store.array("input", 0, states as u32);
    let write = |round: u64| {
        // An odd step visits every place of an object whose size is a power of two before any place again.
        let place = round * 40_503 % bytes.len() as u64;
        let byte = &mut bytes[place as usize];
        *byte = byte.wrapping_add(1);
        let value = match change {
            Change::Known | Change::KnownPath => Value::Bits(u128::from(*byte)),
            Change::Symbolic | Change::SymbolicPath => {
                Value::Term(store.byte(Symbol { array, offset: round as u32 }))
            }
        };
        (place, value)
    };
    (0..states).map(write).collect()
}

/// What all rounds together cost.
struct Cost {
    time: Duration,
    /// Bytes the process holds more.
    held: u64,
    /// Bytes of contents among them, as the engine's own gauge counts.
    contents: u64,
    /// Layers that the last state alone needs, over those of an object that was never changed.
    layers: i64,
}

fn run(
    store: &ExprStore,
    change: Change,
    space: &AddressSpace,
    info: &Arc<ObjectInfo>,
    writes: &[(u64, Value)],
) -> Cost {
    let mut states: Vec<AddressSpace> = Vec::with_capacity(writes.len());
    let (held, before) = (counting::held(), gauge::live());
    let began = Instant::now();
    for &(offset, value) in writes {
        let parent = if change.is_path() { states.last().unwrap_or(space) } else { space };
        let mut state = parent.clone();
        state.contents(info).write(store, offset..offset + 1, value);
        state.freeze();
        states.push(state);
    }
    let time = began.elapsed();
    let held = (counting::held() - held) as u64;
    let contents = gauge::live().bytes - before.bytes;
    let last = states.pop();
    drop(states);
    let layers = gauge::live().layers as i64 - before.layers as i64;
    drop(last);
    Cost { time, held, contents, layers }
}
