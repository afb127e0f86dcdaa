//! The law of the deterministic allocator: it gives the addresses that a list-based version of its description gives.
//!
//! Random sequences of allocate, free and fork, several forks alive at once. Each fork keeps the history of its calls, and
//! after every call the whole history is played again by `Reference`, which knows only lists: no bitmap, no tree, no
//! sharing. Addresses, what lies at an address, and equality of forks must agree.

use loam_allocator::{Address, Allocator, AllocatorConfig, Location, Quarantine, Region, RegionMap, Regions};
use loam_base::Rng;
use loam_base::rng::mix;
use std::collections::VecDeque;

const SLOTS: [u64; 8] = [1, 4, 8, 16, 32, 64, 256, 2048];
const BLOCK: u64 = 4096;

#[derive(Clone, Copy)]
enum Call {
    Allocate { region: Region, size: u64, align: u64 },
    Free { region: Region, address: u64 },
}

/// One object that takes up addresses.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Object {
    start: u64,
    room: u64,
}

/// One bin: its objects, in no order, and those of them that were freed, the oldest first.
#[derive(Clone, Default, Debug)]
struct Bin {
    objects: Vec<Object>,
    quarantine: VecDeque<u64>,
}

struct Reference<'a> {
    layout: &'a Layout,
    bins: RegionMap<Vec<Bin>>,
}

/// What does not change during a run.
struct Layout {
    regions: Regions,
    quarantine: Quarantine,
    /// For each region and size, the first slots in the order they are handed out.
    slots: RegionMap<Vec<Vec<u64>>>,
}

impl Layout {
    fn new(regions: Regions, quarantine: Quarantine) -> Self {
        let slots = RegionMap::new(|region| {
            (0..8)
                .map(|bin| {
                    slot_order(bin_start(&regions, region, bin), bin_size(&regions, region), SLOTS[bin])
                })
                .collect()
        });
        Self { regions, quarantine, slots }
    }
}

fn bin_size(regions: &Regions, region: Region) -> u64 {
    let ninth = regions.for_objects(region).size / 9;
    (0..).map(|log| 1 << log).take_while(|size| *size <= ninth).last().unwrap()
}

fn bin_start(regions: &Regions, region: Region, bin: usize) -> u64 {
    regions.for_objects(region).base.0 + bin as u64 * bin_size(regions, region)
}

/// Middles of ever smaller parts; in a level the first, the last, the second, the last but one. Without the level whose
/// slots would touch others, and at most some thousand.
fn slot_order(start: u64, size: u64, slot: u64) -> Vec<u64> {
    let mut order = Vec::new();
    let mut part = size;
    while part / 2 > slot && order.len() < 2000 {
        let mut level: VecDeque<u64> = (0..size / part).map(|at| start + at * part + part / 2).collect();
        while let Some(first) = level.pop_front() {
            order.push(first);
            order.extend(level.pop_back());
        }
        part /= 2;
    }
    order
}

impl<'a> Reference<'a> {
    /// Plays a history from the start; also returns what its last call returned.
    fn replay(layout: &'a Layout, history: &[Call]) -> (Self, Option<u64>) {
        let mut reference = Self { layout, bins: RegionMap::new(|_| vec![Bin::default(); 9]) };
        let mut result = None;
        for call in history {
            result = match *call {
                Call::Allocate { region, size, align } => reference.allocate(region, size, align),
                Call::Free { region, address } => {
                    reference.free(region, address);
                    None
                }
            };
        }
        (reference, result)
    }

    fn allocate(&mut self, region: Region, size: u64, align: u64) -> Option<u64> {
        for bin in (0..8).filter(|&bin| size <= SLOTS[bin]) {
            let objects = &mut self.bins[region][bin].objects;
            let is_free = |start: u64| objects.iter().all(|object| object.start != start);
            let slots = &self.layout.slots[region][bin];
            if let Some(&start) = slots.iter().find(|&&start| start % align == 0 && is_free(start)) {
                objects.push(Object { start, room: SLOTS[bin] });
                return Some(start);
            }
        }
        let room = size.div_ceil(BLOCK).max(1) * BLOCK;
        let (start, length) = self
            .free_regions(region)
            .into_iter()
            .max_by_key(|&(start, length)| (length, mix(start / BLOCK)))?;
        let spare = length.checked_sub(room)?;
        let middle = start + spare / BLOCK / 2 * BLOCK;
        let fits = |at: &u64| *at >= start + BLOCK && *at + room + BLOCK <= start + length;
        let at = [middle / align * align, middle.next_multiple_of(align)].into_iter().find(fits)?;
        self.bins[region][8].objects.push(Object { start: at, room });
        Some(at)
    }

    /// What lies between the objects of the bin for large ones, in order.
    fn free_regions(&self, region: Region) -> Vec<(u64, u64)> {
        let end = self.layout.regions.for_objects(region).end().0;
        let mut objects = self.bins[region][8].objects.clone();
        objects.sort_by_key(|object| object.start);
        let mut free = Vec::new();
        let mut from = bin_start(&self.layout.regions, region, 8);
        for object in objects {
            free.push((from, object.start - from));
            from = object.start + object.room;
        }
        free.push((from, end - from));
        free
    }

    fn free(&mut self, region: Region, address: u64) {
        let holds = |bin: &&mut Bin| bin.objects.iter().any(|object| object.start == address);
        let bin = self.bins[region].iter_mut().find(holds).unwrap();
        bin.quarantine.push_back(address);
        if let Quarantine::Last(limit) = self.layout.quarantine
            && bin.quarantine.len() > limit as usize
        {
            let oldest = bin.quarantine.pop_front();
            bin.objects.retain(|object| Some(object.start) != oldest);
        }
    }

    fn locate(&self, address: u64) -> Location {
        let in_region = |region: &Region| {
            let extent = self.layout.regions.for_objects(*region);
            (extent.base.0..extent.end().0).contains(&address)
        };
        let Some(region) = Region::ALL.into_iter().find(in_region) else { return Location::Outside };
        for bin in &self.bins[region] {
            for &Object { start, room } in &bin.objects {
                if (start..start + room).contains(&address) {
                    let is_quarantined = bin.quarantine.contains(&start);
                    let start = Address(start);
                    return match is_quarantined {
                        true => Location::Quarantined { start, room },
                        false => Location::Live { start, room },
                    };
                }
            }
        }
        Location::Free
    }

    /// Everything the future depends on. With an unlimited quarantine the order of the frees does not matter.
    fn essence(&self) -> Vec<(Vec<u64>, Vec<u64>)> {
        let bins = Region::ALL.into_iter().flat_map(|region| &self.bins[region]);
        bins.map(|bin| {
            let mut starts: Vec<u64> = bin.objects.iter().map(|object| object.start).collect();
            starts.sort_unstable();
            let mut quarantine: Vec<u64> = bin.quarantine.iter().copied().collect();
            if self.layout.quarantine == Quarantine::Unlimited {
                quarantine.sort_unstable();
            }
            (starts, quarantine)
        })
        .collect()
    }
}

/// A fork: the allocator, its history, what is live in it.
#[derive(Clone)]
struct Fork {
    allocator: Allocator,
    history: Vec<Call>,
    live: Vec<(Region, u64, u64)>,
}

fn random_size(rng: &mut Rng) -> u64 {
    match rng.below(10) {
        0 => rng.below(3),
        1 => 2049 + rng.below(20_000),
        2 => 1 << rng.below(19),
        3 => 4096 * rng.below(40),
        _ => {
            let bits = 1 + rng.below(12);
            rng.below(1 << bits)
        }
    }
}

fn random_align(rng: &mut Rng) -> u64 {
    match rng.below(4) {
        0 => 1 << rng.below(21),
        1 => 16,
        _ => 1 << rng.below(5),
    }
}

fn allocate(fork: &mut Fork, layout: &Layout, region: Region, size: u64, align: u64) {
    fork.history.push(Call::Allocate { region, size, align });
    let address =
        fork.allocator.allocate(region, loam_allocator::Layout { size, align }).map(|block| block.address.0);
    assert_eq!(address, Reference::replay(layout, &fork.history).1, "{size} bytes, aligned to {align}");
    fork.live.extend(address.map(|address| (region, address, size)));
}

fn free(fork: &mut Fork, rng: &mut Rng) {
    if fork.live.is_empty() {
        return;
    }
    let (region, address, size) = fork.live.swap_remove(rng.below(fork.live.len() as u64) as usize);
    fork.history.push(Call::Free { region, address });
    fork.allocator.free(region, Address(address), size);
}

/// Compares what lies at addresses that were ever handed out, near them, and anywhere.
fn compare_locations(fork: &Fork, reference: &Reference, known: &[u64], rng: &mut Rng) {
    let check = |address: u64| {
        assert_eq!(fork.allocator.locate(Address(address)), reference.locate(address), "at {address:#x}");
    };
    for _ in 0..20 {
        if !known.is_empty() {
            let address = known[rng.below(known.len() as u64) as usize];
            check(address);
            check(address.wrapping_add(rng.below(9000)).wrapping_sub(4500));
        }
        let extent = reference.layout.regions.0[Region::ALL[rng.below(4) as usize]];
        check((extent.base.0 + rng.below(extent.size + 8192)).wrapping_sub(4096));
    }
    check(0);
    check(u64::MAX);
}

fn run(quarantine: Quarantine, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut regions = Regions::default();
    // Small, so that bins and alignments run out.
    regions.set("heap=0x100000000000,16MiB").unwrap();
    regions.set("stack=0x040000000000,21MiB").unwrap();
    regions.set("constants=0x010000000000,24MiB").unwrap();
    let layout = Layout::new(regions.clone(), quarantine);
    let allocator = Allocator::new(&AllocatorConfig { quarantine, regions, ..AllocatorConfig::default() });
    let mut forks = vec![Fork { allocator, history: Vec::new(), live: Vec::new() }];
    let mut known: Vec<u64> = Vec::new();
    // Some runs grow, some stay small, some use one size only.
    let frees = 3 + rng.below(6);
    let one_size = rng.flip().then(|| random_size(&mut rng));
    for _ in 0..220 {
        let at = rng.below(forks.len() as u64) as usize;
        if rng.below(20) == 0 && forks.len() < 5 {
            let fork = forks[at].clone();
            assert!(fork.allocator == forks[at].allocator);
            forks.push(fork);
        }
        let fork = &mut forks[at];
        if rng.below(12) < frees {
            free(fork, &mut rng);
        } else {
            let region = Region::ALL[rng.below(4) as usize];
            let size = one_size.unwrap_or_else(|| random_size(&mut rng));
            allocate(fork, &layout, region, size, random_align(&mut rng));
            known.extend(fork.live.last().map(|&(_, address, _)| address));
        }
        let reference = Reference::replay(&layout, &fork.history).0;
        compare_locations(&forks[at], &reference, &known, &mut rng);
        let other = &forks[rng.below(forks.len() as u64) as usize];
        let other_reference = Reference::replay(&layout, &other.history).0;
        assert_eq!(forks[at].allocator == other.allocator, reference.essence() == other_reference.essence());
    }
}

#[test]
fn addresses_are_those_of_the_reference_without_quarantine() {
    (0..25).for_each(|seed| run(Quarantine::Last(0), seed));
}

#[test]
fn addresses_are_those_of_the_reference_with_a_short_quarantine() {
    (100..115).for_each(|seed| run(Quarantine::Last(1), seed));
}

#[test]
fn addresses_are_those_of_the_reference_with_the_default_quarantine() {
    (200..225).for_each(|seed| run(Quarantine::default(), seed));
    (300..305).for_each(|seed| run(Quarantine::Last(20), seed));
}

#[test]
fn addresses_are_those_of_the_reference_with_an_unlimited_quarantine() {
    (400..415).for_each(|seed| run(Quarantine::Unlimited, seed));
}
