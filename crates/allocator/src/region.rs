//! The four regions of an address space and where they lie.

/// What kind of object an address is for.
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
}

/// One value per region.
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// Base and size of every region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regions(pub RegionMap<(u64, u64)>);

impl Default for Regions {
    fn default() -> Self {
        const GIB: u64 = 1 << 30;
        Self(RegionMap::new(|region| match region {
            Region::Constants => (0x0100_0000_0000, 10 * GIB),
            Region::Globals => (0x0200_0000_0000, 10 * GIB),
            Region::Stack => (0x0400_0000_0000, 128 * GIB),
            Region::Heap => (0x1000_0000_0000, 1024 * GIB),
        }))
    }
}

impl Regions {
    /// The region an address lies in.
    pub fn of(&self, address: u64) -> Option<Region> {
        Region::ALL.into_iter().find(|&region| {
            let (base, size) = self.0[region];
            address.wrapping_sub(base) < size
        })
    }
}
