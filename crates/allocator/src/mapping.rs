//! The regions as real memory of this process, so that code that is not interpreted finds objects at their addresses.
//!
//! Before a host call the live objects of the state are written here, afterwards they are read back. Pages exist only once
//! they are written, so even the default terabyte costs nothing. Addresses are fixed: there can be one mapping of
//! the same regions at a time. The one place of this crate that touches memory by address.

#![allow(unsafe_code)]

use crate::page_return::PageReturn;
use crate::region::{Region, Regions};
use std::{fmt, io, ptr};

/// The regions, mapped at their addresses until this is dropped.
#[derive(Debug)]
pub struct Mapping {
    areas: Vec<Area>,
    pages: PageReturn,
}

/// One mapped region.
#[derive(Debug)]
struct Area {
    region: Region,
    base: u64,
    size: u64,
}

/// A range of addresses that does not lie in one mapped region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unmapped {
    /// Where the range starts.
    pub address: u64,
    /// How many bytes it has.
    pub length: u64,
}

impl fmt::Display for Unmapped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} bytes at {:#x} do not lie in a mapped region", self.length, self.address)
    }
}

impl std::error::Error for Unmapped {}

impl Mapping {
    /// Maps all regions. Fails if something of this process is there already, or the system does not give so much
    /// address space.
    pub fn new(regions: &Regions) -> io::Result<Self> {
        let mut areas = Vec::new();
        for region in Region::ALL {
            let (base, size) = regions.0[region];
            areas.push(Area::map(region, base, size)?);
        }
        Ok(Self { areas, pages: PageReturn::default() })
    }

    /// Writes bytes at an address.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Unmapped> {
        self.check(address, bytes.len())?;
        // SAFETY: the range lies in a mapping of ours, readable and writable until `self` is dropped; no Rust reference
        // ever points into it, so nothing overlaps `bytes`.
        unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), at(address).cast(), bytes.len()) };
        Ok(())
    }

    /// Reads the bytes at an address.
    pub fn read(&self, address: u64, bytes: &mut [u8]) -> Result<(), Unmapped> {
        self.check(address, bytes.len())?;
        // SAFETY: as in `write`; pages never written read as zero.
        unsafe { ptr::copy_nonoverlapping(at(address).cast_const().cast(), bytes.as_mut_ptr(), bytes.len()) };
        Ok(())
    }

    /// To be called after a host call for which `objects` objects were written: gives pages back when there are many.
    /// What is not written anew reads as zero then, except for constants, which stay.
    pub fn finish_call(&mut self, objects: usize) -> io::Result<()> {
        if self.pages.finish_call(objects) {
            for area in self.areas.iter().filter(|area| area.region != Region::Constants) {
                area.advise(libc::MADV_DONTNEED)?;
            }
        }
        Ok(())
    }

    fn check(&self, address: u64, length: usize) -> Result<(), Unmapped> {
        let length = length as u64;
        let holds = |area: &Area| {
            address
                .checked_sub(area.base)
                .is_some_and(|offset| offset <= area.size && length <= area.size - offset)
        };
        if self.areas.iter().any(holds) { Ok(()) } else { Err(Unmapped { address, length }) }
    }
}

impl Area {
    fn map(region: Region, base: u64, size: u64) -> io::Result<Self> {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_FIXED_NOREPLACE;
        let access = libc::PROT_READ | libc::PROT_WRITE;
        // SAFETY: new memory at an address where there is none yet: `MAP_FIXED_NOREPLACE` replaces nothing.
        let mapped = unsafe { libc::mmap(at(base), size as usize, access, flags, -1, 0) };
        if mapped == libc::MAP_FAILED {
            return Err(cannot_map(region, base, &io::Error::last_os_error()));
        }
        let area = Self { region, base: mapped.expose_provenance() as u64, size };
        if area.base != base {
            // A kernel that does not know the flag takes the address as a wish.
            return Err(cannot_map(region, base, &io::Error::from(io::ErrorKind::AddrInUse)));
        }
        // A child process has no use for it, and forking would take long.
        area.advise(libc::MADV_DONTFORK)?;
        // One byte must not take two megabytes. A kernel without huge pages does not know the advice.
        let _ = area.advise(libc::MADV_NOHUGEPAGE);
        Ok(area)
    }

    fn advise(&self, advice: libc::c_int) -> io::Result<()> {
        // SAFETY: the whole of a mapping of ours; none of the advices used takes it away.
        let done = unsafe { libc::madvise(at(self.base), self.size as usize, advice) };
        if done == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
    }
}

impl Drop for Area {
    fn drop(&mut self) {
        // SAFETY: the whole of a mapping of ours, which nothing refers to any more. There is nothing to do on failure.
        unsafe { libc::munmap(at(self.base), self.size as usize) };
    }
}

fn at(address: u64) -> *mut libc::c_void {
    ptr::with_exposed_provenance_mut(address as usize)
}

fn cannot_map(region: Region, base: u64, why: &io::Error) -> io::Error {
    let name = region.name();
    io::Error::new(
        why.kind(),
        format!("cannot map the region {name} at {base:#x}: {why}; try another base or size"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Allocator, AllocatorConfig};

    /// Regions that no other test of this process maps.
    fn regions(number: u64) -> Regions {
        let mut regions = Regions::default();
        for (place, region) in Region::ALL.into_iter().enumerate() {
            let base = (0x2000_0000_0000 + (number << 36)) | ((place as u64) << 33);
            regions.set(&format!("{}={base:#x},1GiB", region.name())).unwrap();
        }
        regions
    }

    #[test]
    fn host_code_finds_objects_at_their_addresses_and_changes_are_read_back() {
        extern "C" fn ascending(left: *const libc::c_void, right: *const libc::c_void) -> libc::c_int {
            // SAFETY: `qsort` passes pointers to elements of its array.
            let (left, right) = unsafe { (*left.cast::<i32>(), *right.cast::<i32>()) };
            left.cmp(&right) as libc::c_int
        }
        let regions = regions(0);
        let mut mapping = Mapping::new(&regions).unwrap();
        let mut allocator = Allocator::new(&AllocatorConfig { regions, ..AllocatorConfig::default() });
        let mut take = |region, size| allocator.allocate(region, size, 8).unwrap().address;
        let (text, copy) = (take(Region::Constants, 6), take(Region::Stack, 6));
        let numbers = take(Region::Heap, 4000);
        mapping.write(text, b"hello\0").unwrap();
        let unsorted: Vec<u8> = (0..1000i32).rev().flat_map(i32::to_ne_bytes).collect();
        mapping.write(numbers, &unsorted).unwrap();
        // SAFETY: all three objects are mapped, and as large as the calls need.
        let length = unsafe {
            libc::memcpy(at(copy), at(text), 6);
            libc::qsort(at(numbers), 1000, 4, Some(ascending));
            libc::strlen(at(copy).cast())
        };
        assert_eq!(length, 5);
        let (mut copied, mut sorted) = ([0; 6], vec![0; 4000]);
        mapping.read(copy, &mut copied).unwrap();
        mapping.read(numbers, &mut sorted).unwrap();
        assert_eq!(&copied, b"hello\0");
        assert_eq!(sorted, (0..1000i32).flat_map(i32::to_ne_bytes).collect::<Vec<u8>>());
    }

    #[test]
    fn only_mapped_addresses_can_be_read_and_written() {
        let regions = regions(1);
        let mut mapping = Mapping::new(&regions).unwrap();
        let (base, size) = regions.0[Region::Heap];
        mapping.write(base + size - 2, &[1, 2]).unwrap();
        let outside = Unmapped { address: base + size - 1, length: 2 };
        assert_eq!(mapping.write(base + size - 1, &[1, 2]), Err(outside));
        assert_eq!(
            outside.to_string(),
            format!("the 2 bytes at {:#x} do not lie in a mapped region", base + size - 1)
        );
        for address in [0, base - 1, base + size, u64::MAX] {
            assert!(mapping.read(address, &mut [0; 2]).is_err());
        }
    }

    #[test]
    fn pages_are_given_back_after_many_objects_but_constants_stay() {
        let regions = regions(2);
        let mut mapping = Mapping::new(&regions).unwrap();
        let read = |mapping: &Mapping, address| {
            let mut byte = [0];
            mapping.read(address, &mut byte).unwrap();
            byte[0]
        };
        let (constant, heap) = (regions.0[Region::Constants].0, regions.0[Region::Heap].0);
        mapping.write(constant, &[7]).unwrap();
        mapping.write(heap, &[7]).unwrap();
        mapping.finish_call(1000).unwrap();
        assert_eq!((read(&mapping, constant), read(&mapping, heap)), (7, 7));
        mapping.finish_call(1000).unwrap();
        assert_eq!((read(&mapping, constant), read(&mapping, heap)), (7, 0));
    }

    #[test]
    fn one_mapping_of_the_same_addresses_at_a_time() {
        let regions = regions(3);
        let first = Mapping::new(&regions).unwrap();
        let problem = Mapping::new(&regions).unwrap_err().to_string();
        assert!(problem.contains("cannot map the region constants at"), "{problem}");
        drop(first);
        Mapping::new(&regions).unwrap();
    }
}
