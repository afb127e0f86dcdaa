//! Measures the allocators for growing numbers of live objects; run by `cargo xtask bench allocator`.
//!
//! Prints one line per allocator and number of objects: times in nanoseconds and sizes in bytes, separated by spaces in
//! the order of the heading. Sizes are drawn from a fixed mix of small objects with one in 64 larger than a page.

mod counting;
mod first_fit;

use first_fit::FirstFit;
use loam_allocator::{Address, Allocator, AllocatorConfig, AllocatorKind, Block, Layout, Region};
use loam_base::Rng;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// What is measured: an allocator that can be forked.
trait Subject: Clone {
    fn allocate(&mut self, size: u64) -> Block;
    fn free(&mut self, block: Block, size: u64);
}

impl Subject for Allocator {
    fn allocate(&mut self, size: u64) -> Block {
        Allocator::allocate(self, Region::Heap, Layout { size, align: 8 }).expect("the heap is large enough")
    }

    fn free(&mut self, block: Block, size: u64) {
        Allocator::free(self, Region::Heap, block.address, size);
    }
}

impl Subject for FirstFit {
    fn allocate(&mut self, size: u64) -> Block {
        let address = FirstFit::allocate(self, size).expect("the heap is large enough");
        Block { address: Address(address), lease: None }
    }

    fn free(&mut self, block: Block, _: u64) {
        FirstFit::free(self, block.address.0);
    }
}

/// Objects allocated and freed at once when these are timed.
const BATCH: usize = 100;
/// Batches in one try.
const ROUNDS: usize = 20;

fn main() {
    println!("allocator objects allocate free pair fork change fork_bytes change_bytes");
    for objects in [100, 1000, 10_000, 100_000, 1_000_000] {
        for kind in [AllocatorKind::Kdalloc, AllocatorKind::Global, AllocatorKind::Bump] {
            let config = AllocatorConfig { kind, ..AllocatorConfig::default() };
            measure(&kind.to_string(), objects, Allocator::new(&config));
        }
        measure("btreemap", objects, FirstFit::new(0x1000_0000_0000, 1 << 40));
    }
}

fn size(rng: &mut Rng) -> u64 {
    match rng.below(64) {
        0 => 2049 + rng.below(10_000),
        1..=4 => 257 + rng.below(1792),
        5..=15 => 65 + rng.below(192),
        _ => 1 + rng.below(64),
    }
}

fn measure(name: &str, objects: usize, mut subject: impl Subject) {
    let mut rng = Rng::new(1);
    let mut live: Vec<(Block, u64)> = Vec::with_capacity(objects + BATCH);
    while live.len() < objects {
        let size = size(&mut rng);
        live.push((subject.allocate(size), size));
    }
    let (allocate, free) = allocate_and_free(&mut subject, &mut live, &mut rng);
    let pair = time(|| {
        let block = subject.allocate(24);
        subject.free(block, 24);
    });
    let fork = time(|| drop(black_box(subject.clone())));
    let change = time(|| drop(black_box(subject.clone()).allocate(24)));
    let before = counting::held();
    let mut forked = black_box(subject.clone());
    let fork_bytes = counting::held() - before;
    let kept = forked.allocate(24);
    let change_bytes = counting::held() - before;
    drop(kept);
    println!(
        "{name} {objects} {allocate:.1} {free:.1} {pair:.1} {fork:.1} {change:.1} {fork_bytes} {change_bytes}"
    );
}

/// Nanoseconds per allocation and per free, in batches at random places among the live objects; the best of some tries.
fn allocate_and_free(subject: &mut impl Subject, live: &mut Vec<(Block, u64)>, rng: &mut Rng) -> (f64, f64) {
    let mut best = (f64::INFINITY, f64::INFINITY);
    let began = Instant::now();
    while began.elapsed() < Duration::from_millis(200) {
        let (mut allocating, mut freeing) = (Duration::ZERO, Duration::ZERO);
        for _ in 0..ROUNDS {
            let sizes: Vec<u64> = (0..BATCH).map(|_| size(rng)).collect();
            let began = Instant::now();
            for size in sizes {
                live.push((subject.allocate(size), size));
            }
            allocating += began.elapsed();
            let going: Vec<(Block, u64)> =
                (0..BATCH).map(|_| live.swap_remove(rng.below(live.len() as u64) as usize)).collect();
            let began = Instant::now();
            for (block, size) in going {
                subject.free(block, size);
            }
            freeing += began.elapsed();
        }
        let per_object = |time: Duration| time.as_nanos() as f64 / (ROUNDS * BATCH) as f64;
        best = (best.0.min(per_object(allocating)), best.1.min(per_object(freeing)));
    }
    best
}

/// Nanoseconds per call: the best of some tries, as other work on the machine only ever adds time.
fn time(mut call: impl FnMut()) -> f64 {
    (0..8).map(|_| time_once(&mut call)).fold(f64::INFINITY, f64::min)
}

fn time_once(call: &mut impl FnMut()) -> f64 {
    let (mut calls, mut batch) = (0u64, 1u64);
    let began = Instant::now();
    while began.elapsed() < Duration::from_millis(10) {
        for _ in 0..batch {
            call();
        }
        calls += batch;
        batch = (batch * 2).min(1 << 10);
    }
    began.elapsed().as_nanos() as f64 / calls as f64
}
