//! The six principles of an allocator for symbolic execution (section 3 of the paper), one test each.
//!
//! A test is a check, a function that says whether the principle holds, applied twice: to the allocator as it is, where it must
//! hold, and with the mechanism behind it taken away, where it must not. So no check is one that always holds.

use loam_allocator::{
    Address, Allocator, AllocatorConfig, AllocatorKind, Block, Layout, Mapping, Quarantine, Region, Regions,
};
use std::os::unix::fs::FileExt;

fn with(kind: AllocatorKind, quarantine: Quarantine) -> Allocator {
    Allocator::new(&AllocatorConfig { kind, quarantine, ..AllocatorConfig::default() })
}

fn of_kind(kind: AllocatorKind) -> Allocator {
    with(kind, Quarantine::default())
}

fn take(allocator: &mut Allocator, size: u64) -> Block {
    allocator.allocate(Region::Heap, Layout { size, align: 8 }).unwrap()
}

fn addresses(blocks: &[Block]) -> Vec<Address> {
    blocks.iter().map(|block| block.address).collect()
}

const SIZES: [u64; 9] = [1, 4, 8, 16, 32, 64, 256, 2048, 100_000];

/// Frees a block, in the way each kind of allocator is told so.
fn release(allocator: &mut Allocator, block: Block, size: u64) {
    allocator.free(Region::Heap, block.address, size);
    drop(block.lease);
}

// 1. Support for external calls

/// Whether the system sees the bytes at the address: what any code in this process would see.
fn process_sees(address: Address, expected: &[u8]) -> bool {
    let memory = std::fs::File::open("/proc/self/mem").unwrap();
    let mut bytes = vec![0; expected.len()];
    memory.read_exact_at(&mut bytes, address.0).is_ok() && bytes == expected
}

#[test]
fn external_calls_find_objects_at_their_addresses() {
    let config = AllocatorConfig::default();
    let mut allocator = Allocator::new(&config);
    let mut mapping = Mapping::new(&config.regions).unwrap();
    let objects: Vec<Address> = Region::ALL
        .into_iter()
        .flat_map(|region| SIZES.map(|size| (region, size)))
        .map(|(region, size)| allocator.allocate(region, Layout { size, align: 8 }).unwrap().address)
        .collect();
    for (number, &address) in objects.iter().enumerate() {
        mapping.write(address, &[number as u8 + 1]).unwrap();
    }
    let all_seen = |objects: &[Address]| {
        objects.iter().enumerate().all(|(number, &address)| process_sees(address, &[number as u8 + 1]))
    };
    let attached = mapping.attach().unwrap();
    assert!(all_seen(&objects));
    drop(attached);
    assert!(!all_seen(&objects), "without the mapping there is nothing at these addresses");
}

// 2. Cross-run determinism

/// Whether two runs that do the same on the same two paths get the same addresses, whichever path goes first.
fn runs_agree(kind: AllocatorKind) -> bool {
    let run = |second_first: bool| {
        let mut first = of_kind(kind);
        let mut second = first.clone();
        let mut paths = [&mut first, &mut second];
        if second_first {
            paths.reverse();
        }
        let mut blocks = paths.map(|path| SIZES.map(|size| take(path, size)));
        if second_first {
            blocks.reverse();
        }
        blocks.map(|blocks| addresses(&blocks))
    };
    run(false) == run(true)
}

#[test]
fn equal_runs_get_equal_addresses() {
    let run = || {
        let mut allocator = of_kind(AllocatorKind::Kdalloc);
        addresses(&SIZES.map(|size| take(&mut allocator, size)))
    };
    assert_eq!(run(), run());
    assert!(runs_agree(AllocatorKind::Kdalloc));
    assert!(!runs_agree(AllocatorKind::Global), "one allocator for all paths depends on their schedule");
}

// 3. Cross-path determinism

/// Whether what one path allocates and frees after a fork leaves the addresses of the other alone.
fn paths_are_independent(kind: AllocatorKind) -> bool {
    let run = |sibling_works: bool| {
        let mut path = of_kind(kind);
        let before = SIZES.map(|size| take(&mut path, size));
        let mut sibling = path.clone();
        let mut work = Vec::new();
        if sibling_works {
            work.extend(SIZES.map(|size| take(&mut sibling, size)));
            let temporary = take(&mut sibling, 8);
            release(&mut sibling, temporary, 8);
        }
        let after = SIZES.map(|size| take(&mut path, size));
        (addresses(&before), addresses(&after))
    };
    run(false) == run(true)
}

#[test]
fn work_on_one_path_does_not_move_another() {
    assert!(paths_are_independent(AllocatorKind::Kdalloc));
    assert!(!paths_are_independent(AllocatorKind::Global));
}

// 4. Spatial distance

/// The number of bytes that can be overflown from any of `count` small objects without hitting another one.
fn safe_overflow(kind: AllocatorKind, count: usize) -> u64 {
    let mut allocator = of_kind(kind);
    let blocks: Vec<Block> = (0..count).map(|at| take(&mut allocator, SIZES[at % 8])).collect();
    let mut ranges: Vec<(Address, Address)> =
        blocks.iter().enumerate().map(|(at, block)| (block.address, block.address + SIZES[at % 8])).collect();
    ranges.sort_unstable();
    ranges.windows(2).map(|pair| pair[1].0 - pair[0].1).min().unwrap()
}

#[test]
fn an_overflow_hits_no_other_object() {
    const FAR: u64 = 1 << 20;
    assert!(safe_overflow(AllocatorKind::Kdalloc, 10_000) > FAR);
    assert!(safe_overflow(AllocatorKind::Global, 10_000) < FAR, "neighbours are close in a compact heap");
    assert!(safe_overflow(AllocatorKind::Bump, 10_000) < FAR);
}

// 5. Stability

/// Whether one more temporary object on a path leaves the addresses of all later objects as they are.
fn is_stable(allocator: Allocator, temporary: u64, later: &[u64]) -> bool {
    let (mut plain, mut with_temporary) = (allocator.clone(), allocator);
    let block = take(&mut with_temporary, temporary);
    release(&mut with_temporary, block, temporary);
    later.iter().all(|&size| take(&mut plain, size).address == take(&mut with_temporary, size).address)
}

#[test]
fn a_temporary_object_does_not_move_later_ones() {
    let others = |size: u64| SIZES.into_iter().filter(move |other| *other != size).collect::<Vec<u64>>();
    for size in SIZES {
        let off = with(AllocatorKind::Kdalloc, Quarantine::Last(0));
        assert!(is_stable(off, size, &SIZES));
        // With a quarantine the freed address rests, which moves objects of that size, but no others.
        let quarantined = with(AllocatorKind::Kdalloc, Quarantine::Last(8));
        assert!(!is_stable(quarantined.clone(), size, &[size]));
        assert!(is_stable(quarantined, size, &others(size)));
        assert!(!is_stable(of_kind(AllocatorKind::Bump), size, &SIZES), "everything moves up");
        assert!(!is_stable(of_kind(AllocatorKind::Bump), size, &others(size)));
    }
}

#[test]
fn what_happens_in_one_region_does_not_move_another() {
    let mut plain = of_kind(AllocatorKind::Kdalloc);
    let mut busy = plain.clone();
    for size in SIZES {
        busy.allocate(Region::Stack, Layout { size, align: 8 }).unwrap();
        assert_eq!(take(&mut plain, size).address, take(&mut busy, size).address);
    }
}

// 6. Temporal distance

/// Whether no address is handed out again before `rest` further objects of its bin were freed.
fn rests(allocator: &Allocator, size: u64, rest: usize) -> bool {
    let mut allocator = allocator.clone();
    let mut freed: Vec<Address> = Vec::new();
    (0..100).all(|_| {
        let block = take(&mut allocator, size);
        let recent = freed.len().saturating_sub(rest);
        let is_new = !freed[recent..].contains(&block.address);
        freed.push(block.address);
        release(&mut allocator, block, size);
        is_new
    })
}

#[test]
fn a_freed_address_rests_before_it_is_used_again() {
    for size in SIZES {
        for rest in [1, 8, 30] {
            let kdalloc = with(AllocatorKind::Kdalloc, Quarantine::Last(rest));
            assert!(rests(&kdalloc, size, rest as usize));
            assert!(!rests(&kdalloc, size, rest as usize + 1), "then it is used again at once");
        }
        assert!(rests(&with(AllocatorKind::Kdalloc, Quarantine::Unlimited), size, 100));
        assert!(!rests(&with(AllocatorKind::Kdalloc, Quarantine::Last(0)), size, 1));
        assert!(!rests(&of_kind(AllocatorKind::Global), size, 1));
    }
}

#[test]
fn the_bases_are_where_the_configuration_says() {
    let mut config = AllocatorConfig { regions: Regions::default(), ..AllocatorConfig::default() };
    config.regions.set("heap=0x300000000000,64GiB").unwrap();
    let mut moved = Allocator::new(&config);
    assert_eq!(
        take(&mut moved, 1).address,
        Address(0x3000_0000_0000) + (2 << 30),
        "the middle of the first bin, 4 GiB"
    );
}
