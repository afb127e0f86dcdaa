//! The four regions of an address space and where they lie.
//!
//! Bases are fixed, so that two runs see the same addresses, and have their low 32 bits zero, so that address
//! arithmetic folds well. Programs with pointers of 32 bits have all regions below 4 GiB; there the low 28 bits are zero. A part of the constants is kept for the addresses of functions; no object is put there.

use crate::address::Address;

/// A range of addresses for one kind of objects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Region {
    /// Read-only globals, and the addresses of functions.
    Constants,
    /// Writable globals.
    Globals,
    /// Stack objects.
    Stack,
    /// Heap objects.
    Heap,
}

impl Region {
    /// All regions, in order of their default bases.
    pub const ALL: [Region; 4] = [Region::Constants, Region::Globals, Region::Stack, Region::Heap];

    /// The name used in options.
    pub fn name(self) -> &'static str {
        match self {
            Region::Constants => "constants",
            Region::Globals => "globals",
            Region::Stack => "stack",
            Region::Heap => "heap",
        }
    }
}

/// One value per region.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RegionMap<T>([T; 4]);

impl<T> RegionMap<T> {
    /// Makes the value of every region.
    pub fn new(make: impl FnMut(Region) -> T) -> Self {
        Self(Region::ALL.map(make))
    }
}

impl<T> std::ops::Index<Region> for RegionMap<T> {
    type Output = T;
    fn index(&self, region: Region) -> &T {
        &self.0[region as usize]
    }
}

impl<T> std::ops::IndexMut<Region> for RegionMap<T> {
    fn index_mut(&mut self, region: Region) -> &mut T {
        &mut self.0[region as usize]
    }
}

const KIB: u64 = 1 << 10;
const MIB: u64 = 1 << 20;
const GIB: u64 = 1 << 30;
const PAGE: u64 = 4096;

/// Bases are multiples of this.
const BASE_STEP: u64 = 1 << 32;
/// The same below 4 GiB.
const NARROW_BASE_STEP: u64 = 1 << 28;
/// The smallest region: room for 255 objects of the largest slots, and some MiB for large objects.
const SMALLEST: u64 = 16 * MIB;
/// The end of the addresses that a process can map.
const END: Address = Address(1 << 47);
/// The end of the addresses that a pointer of 32 bits can have.
const NARROW_END: Address = Address(1 << 32);

/// Where a region lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Extent {
    /// Its first address.
    pub base: Address,
    /// Its size in bytes.
    pub size: u64,
}

impl Extent {
    /// The first address behind the region.
    pub fn end(self) -> Address {
        self.base + self.size
    }

    /// Whether an address lies in the region.
    pub fn contains(self, address: Address) -> bool {
        address.offset_from(self.base) < self.size
    }
}

/// Where every region lies.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Regions(pub RegionMap<Extent>);

impl Default for Regions {
    fn default() -> Self {
        let at = |base, size| Extent { base: Address(base), size };
        Self(RegionMap::new(|region| match region {
            Region::Constants => at(0x0100_0000_0000, 10 * GIB),
            Region::Globals => at(0x0200_0000_0000, 10 * GIB),
            Region::Stack => at(0x0400_0000_0000, 128 * GIB),
            Region::Heap => at(0x1000_0000_0000, 1024 * GIB),
        }))
    }
}

impl Regions {
    /// The regions of programs with pointers of 32 bits.
    pub fn below_4_gib() -> Self {
        let at = |base, size| Extent { base: Address(base), size };
        Self(RegionMap::new(|region| match region {
            Region::Constants => at(0x1000_0000, 256 * MIB),
            Region::Globals => at(0x2000_0000, 512 * MIB),
            Region::Stack => at(0x4000_0000, 768 * MIB),
            // Room for a large object of 1 GiB beside the small ones.
            Region::Heap => at(0x7000_0000, 2288 * MIB),
        }))
    }

    /// The multiple that a base must be of, and the end of all addresses.
    fn limits(&self) -> (u64, Address) {
        match Region::ALL.into_iter().all(|region| self.0[region].end() <= NARROW_END) {
            true => (NARROW_BASE_STEP, NARROW_END),
            false => (BASE_STEP, END),
        }
    }

    /// The region an address lies in.
    pub fn of(&self, address: Address) -> Option<Region> {
        Region::ALL.into_iter().find(|&region| self.0[region].contains(address))
    }

    /// The part of the constants that is kept for the addresses of functions: the last quarter, but at most 4 GiB.
    pub fn code(&self) -> Extent {
        let constants = self.0[Region::Constants];
        let size = (constants.size / 4).min(4 * GIB) / PAGE * PAGE;
        Extent { base: constants.end() - size, size }
    }

    /// The addresses that an allocator may hand out in a region.
    pub fn for_objects(&self, region: Region) -> Extent {
        let extent = self.0[region];
        match region {
            Region::Constants => Extent { size: extent.size - self.code().size, ..extent },
            Region::Globals | Region::Stack | Region::Heap => extent,
        }
    }

    /// Moves one region to the base and size in a text such as `heap=0x200000000000,64GiB`. The other regions stay where they are.
    pub fn set(&mut self, text: &str) -> Result<(), String> {
        let (region, extent) = parse(text)?;
        check(region, extent, self.limits())?;
        for other in Region::ALL.into_iter().filter(|&other| other != region) {
            let taken = self.0[other];
            if extent.base < taken.end() && taken.base < extent.end() {
                return Err(format!(
                    "{text}: overlaps the region {} ({:#x} to {:#x}); choose a base outside of it",
                    other.name(),
                    taken.base,
                    taken.end()
                ));
            }
        }
        self.0[region] = extent;
        Ok(())
    }
}

fn parse(text: &str) -> Result<(Region, Extent), String> {
    let form = || {
        let example = "heap=0x100000000000,64GiB";
        format!("{text:?} does not say where a region lies; write REGION=BASE,SIZE as in {example}")
    };
    let (name, extent) = text.split_once('=').ok_or_else(form)?;
    let (base, size) = extent.split_once(',').ok_or_else(form)?;
    let region = Region::ALL.into_iter().find(|region| region.name() == name.trim()).ok_or_else(|| {
        format!("there is no region {:?}; the regions are constants, globals, stack and heap", name.trim())
    })?;
    let base = number(base.trim()).ok_or_else(|| {
        format!("the base {:?} is not an address; write it as 0x100000000000 or in decimal", base.trim())
    })?;
    let size = bytes(size.trim()).ok_or_else(|| {
        format!(
            "the size {:?} is not a number of bytes; write it as 64MiB, 2GiB, 1TiB or in bytes",
            size.trim()
        )
    })?;
    Ok((region, Extent { base: Address(base), size }))
}

fn check(region: Region, extent: Extent, (step, last): (u64, Address)) -> Result<(), String> {
    let (name, Extent { base, size }) = (region.name(), extent);
    if base.is_null() || !base.0.is_multiple_of(step) {
        let unit = if step == BASE_STEP { "4 GiB" } else { "256 MiB" };
        return Err(format!(
            "the base {base:#x} of the region {name} must be a multiple of {step:#x} ({unit}) above zero"
        ));
    }
    if !size.is_multiple_of(PAGE) {
        return Err(format!("the size {size} of the region {name} must be a multiple of {PAGE} bytes"));
    }
    if size < SMALLEST {
        return Err(format!("the region {name} needs at least 16MiB, not {size} bytes"));
    }
    if base.checked_add(size).is_none_or(|end| end > last) {
        return Err(format!(
            "the region {name} must end at or below {last:#x}; choose a lower base or a smaller size"
        ));
    }
    Ok(())
}

/// A number in decimal, or in hexadecimal after `0x`.
fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// A number of bytes with an optional unit.
fn bytes(text: &str) -> Option<u64> {
    const UNITS: [(&str, u64); 4] = [("KiB", KIB), ("MiB", MIB), ("GiB", GIB), ("TiB", KIB * GIB)];
    for (unit, factor) in UNITS {
        if let Some(count) = text.strip_suffix(unit) {
            return number(count.trim())?.checked_mul(factor);
        }
    }
    number(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(base: u64, size: u64) -> Extent {
        Extent { base: Address(base), size }
    }

    #[test]
    fn a_region_can_be_moved() {
        let mut regions = Regions::default();
        regions.set("heap=0x200000000000,64MiB").unwrap();
        assert_eq!(regions.0[Region::Heap], at(0x2000_0000_0000, 64 * MIB));
        regions.set("stack=4294967296,33554432").unwrap();
        assert_eq!(regions.0[Region::Stack], at(1 << 32, 32 * MIB));
        regions.set("globals = 0x600000000000 , 2 TiB").unwrap();
        assert_eq!(regions.0[Region::Globals], at(0x6000_0000_0000, 2048 * GIB));
        regions.set("globals=0x600000000000,16MiB").unwrap();
    }

    #[test]
    fn a_wrong_extent_is_refused_with_what_to_do_and_changes_nothing() {
        for (text, part) in [
            ("heap", "REGION=BASE,SIZE"),
            ("heap=0x100000000000", "REGION=BASE,SIZE"),
            ("heaps=0x100000000000,64MiB", "the regions are constants, globals, stack and heap"),
            ("heap=here,64MiB", "is not an address"),
            ("heap=0x10000g000000,64MiB", "is not an address"),
            ("heap=0x100000000000,many", "is not a number of bytes"),
            ("heap=0x100000000000,-1", "is not a number of bytes"),
            ("heap=0x100000000000,99999999999TiB", "is not a number of bytes"),
            ("heap=0x100000001000,64MiB", "multiple of 0x100000000"),
            ("heap=0,64MiB", "above zero"),
            ("heap=0x100000000000,67108865", "multiple of 4096"),
            ("heap=0x100000000000,8MiB", "at least 16MiB"),
            ("heap=0x7fff00000000,64GiB", "end at or below"),
            ("heap=0xffffffff00000000,64GiB", "end at or below"),
            ("heap=0x040100000000,64MiB", "overlaps the region stack"),
            ("heap=0x00ff00000000,8GiB", "overlaps the region constants"),
        ] {
            let mut regions = Regions::default();
            let problem = regions.set(text).unwrap_err();
            assert!(problem.contains(part), "{text}: {problem}");
            assert_eq!(regions, Regions::default());
        }
    }

    #[test]
    fn below_4_gib_bases_are_closer_together() {
        let mut regions = Regions::below_4_gib();
        regions.set("heap=0x90000000,256MiB").unwrap();
        assert_eq!(regions.0[Region::Heap], at(0x9000_0000, 256 * MIB));
        for (text, part) in [
            ("heap=0x71000000,64MiB", "multiple of 0x10000000"),
            ("heap=0x100000000,64MiB", "end at or below 0x100000000"),
            ("heap=0x30000000,64MiB", "overlaps the region globals"),
        ] {
            let problem = regions.set(text).unwrap_err();
            assert!(problem.contains(part), "{text}: {problem}");
        }
    }

    #[test]
    fn functions_have_the_last_part_of_the_constants() {
        let mut regions = Regions::default();
        let code = regions.code();
        assert_eq!(code.end(), Address(0x0100_0000_0000 + 10 * GIB));
        assert_eq!(regions.for_objects(Region::Constants), at(0x0100_0000_0000, 10 * GIB - code.size));
        regions.set("constants=0x010000000000,64GiB").unwrap();
        assert_eq!(regions.code(), at(0x0100_0000_0000 + 60 * GIB, 4 * GIB));
    }

    #[test]
    fn an_address_belongs_to_at_most_one_region() {
        let regions = Regions::default();
        assert_eq!(regions.of(Address(0x0400_0000_0000)), Some(Region::Stack));
        assert_eq!(regions.of(Address(0x0400_0000_0000) - 1), None);
        assert_eq!(regions.of(Address(0x0400_0000_0000) + 128 * GIB), None);
        assert_eq!(regions.of(Address::NULL), None);
    }
}
