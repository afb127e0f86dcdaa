//! Storage of term nodes that is read without locks. It only grows; the place of a node may be given to another one when nobody reads.
//!
//! A node is four 64-bit words. The words are relaxed atomics, which cost as much as plain loads on every
//! machine we care about, so the storage needs no unsafe code and no flag per node: a handle reaches another
//! thread only through a lock or a channel, and that hand-over makes the words behind it visible.

use loam_base::shard::Apart;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// Nodes in the first segment; every further segment is twice as large as the one before.
const FIRST: u32 = 1024;
const SEGMENTS: usize = 22;

/// The bit in the fact of an array term that has a λ array at or below it.
pub(crate) const LAMBDA: u64 = 1 << 63;
/// The size in the fact of an array without end; all other sizes are smaller.
pub(crate) const ENDLESS: u64 = LAMBDA - 1;

/// One node as stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Node {
    /// Which operation, see `encoding.rs`.
    pub tag: u8,
    /// Width in bits, 0 for arrays.
    pub width: u16,
    /// Operands; for a constant the last two are its lower 64 bits.
    pub args: [u32; 3],
    /// Structural hash.
    pub hash: u64,
    /// Terms: the number of their fact. Constants: upper 64 bits. Arrays: size in bytes, with [`LAMBDA`] set for a λ array.
    pub fact: u64,
}

impl Node {
    fn to_words(self) -> [u64; 4] {
        let head = u64::from(self.tag) | u64::from(self.width) << 16 | u64::from(self.args[0]) << 32;
        [head, u64::from(self.args[1]) | u64::from(self.args[2]) << 32, self.hash, self.fact]
    }
}

#[derive(Default)]
struct Slot([AtomicU64; 4]);

impl Slot {
    fn put(&self, node: Node) {
        for (cell, word) in self.0.iter().zip(node.to_words()) {
            cell.store(word, Ordering::Relaxed);
        }
    }
}

/// The storage: a few segments, allocated when first needed and never moved.
pub(crate) struct NodeArena {
    segments: [OnceLock<Box<[Slot]>>; SEGMENTS],
    /// Changes all the time, while the segments are read.
    len: Apart<AtomicU32>,
}

impl NodeArena {
    pub fn new() -> Self {
        Self { segments: [const { OnceLock::new() }; SEGMENTS], len: Apart(AtomicU32::new(0)) }
    }

    pub fn len(&self) -> u32 {
        self.len.0.load(Ordering::Relaxed)
    }

    /// Bytes held by the segments allocated so far.
    pub fn bytes(&self) -> usize {
        let slots: usize = self.segments.iter().filter_map(|s| s.get()).map(|s| s.len()).sum();
        slots * size_of::<Slot>()
    }

    /// Adds a node and returns its number.
    pub fn push(&self, node: Node) -> u32 {
        let index = self.len.0.fetch_add(1, Ordering::Relaxed);
        assert!(index < u32::MAX - 2 * FIRST, "the expression store holds four billion nodes");
        let (segment, offset) = locate(index);
        let slots = self.segments[segment].get_or_init(|| {
            let size = (FIRST as usize) << segment;
            std::iter::repeat_with(Slot::default).take(size).collect()
        });
        slots[offset].put(node);
        index
    }

    /// Puts another node in the place of one.
    pub fn put(&self, index: u32, node: Node) {
        let (segment, offset) = locate(index);
        let slots = self.segments[segment].get().expect("the place is in use");
        slots[offset].put(node);
    }

    #[inline(always)]
    fn slot(&self, index: u32) -> &[AtomicU64; 4] {
        let (segment, offset) = locate(index);
        let slots = self.segments[segment].get().expect("a handle points at a node of its own store");
        &slots[offset].0
    }

    /// The first two words only: operation, width and operands.
    #[inline(always)]
    pub fn shape(&self, index: u32) -> (u8, u16, [u32; 3]) {
        let slot = self.slot(index);
        let (head, tail) = (slot[0].load(Ordering::Relaxed), slot[1].load(Ordering::Relaxed));
        (head as u8, (head >> 16) as u16, [(head >> 32) as u32, tail as u32, (tail >> 32) as u32])
    }

    /// Tag and width.
    #[inline(always)]
    pub fn head(&self, index: u32) -> (u8, u16) {
        let head = self.slot(index)[0].load(Ordering::Relaxed);
        (head as u8, (head >> 16) as u16)
    }

    #[inline(always)]
    pub fn hash(&self, index: u32) -> u64 {
        self.slot(index)[2].load(Ordering::Relaxed)
    }

    #[inline(always)]
    pub fn fact(&self, index: u32) -> u64 {
        self.slot(index)[3].load(Ordering::Relaxed)
    }

    /// The whole node.
    #[inline(always)]
    pub fn get(&self, index: u32) -> Node {
        let slot = self.slot(index);
        let head = slot[0].load(Ordering::Relaxed);
        let tail = slot[1].load(Ordering::Relaxed);
        Node {
            tag: head as u8,
            width: (head >> 16) as u16,
            args: [(head >> 32) as u32, tail as u32, (tail >> 32) as u32],
            hash: slot[2].load(Ordering::Relaxed),
            fact: slot[3].load(Ordering::Relaxed),
        }
    }
}

#[inline(always)]
fn locate(index: u32) -> (usize, usize) {
    let place = index + FIRST;
    let segment = place.ilog2() - FIRST.ilog2();
    (segment as usize, (place - (FIRST << segment)) as usize)
}
