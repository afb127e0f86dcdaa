//! The regions as real memory that several processes share, so that code that is not interpreted finds objects at
//! their addresses.
//!
//! Before a host call the live objects of the state are written here, afterwards they are read back. Pages exist only once
//! they are written, so even the default terabyte costs nothing. This process maps the memory wherever there is room: only
//! the process that runs host code *attaches* the memory at the addresses of the regions. This is the only file of this crate
//! that accesses memory by address.

#![allow(unsafe_code)]

use crate::address::Address;
use crate::page_return::PageReturn;
use crate::region::{Extent, Region, Regions};
use std::ops::Range;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::{fmt, io, ptr};

/// The memory of the regions.
#[derive(Debug)]
pub struct Mapping {
    areas: [Area; 4],
    pages: PageReturn,
}

/// The memory of one region.
#[derive(Debug)]
struct Area {
    region: Region,
    extent: Extent,
    file: OwnedFd,
    /// The address at which this process has mapped the memory.
    seen_at: u64,
}

/// The memory of one region as another process can map it.
#[derive(Clone, Copy, Debug)]
pub struct SharedArea {
    /// The file whose pages the memory is.
    pub file: RawFd,
    /// Where the region lies.
    pub extent: Extent,
    /// Whether it may be written where it is attached; nobody writes constants.
    pub is_writable: bool,
}

/// The regions at their addresses in this process, until this is dropped.
#[derive(Debug)]
pub struct Attached(Vec<Extent>);

/// A range of addresses that does not lie in one mapped region.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unmapped {
    /// Where the range starts.
    pub address: Address,
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
    /// Makes memory for all regions. Fails if the system does not give so much address space.
    pub fn new(regions: &Regions) -> io::Result<Self> {
        let [constants, globals, stack, heap] =
            Region::ALL.map(|region| Area::new(region, regions.0[region]));
        Ok(Self { areas: [constants?, globals?, stack?, heap?], pages: PageReturn::default() })
    }

    /// What another process needs to map the regions.
    pub fn shared(&self) -> [SharedArea; 4] {
        self.areas.each_ref().map(Area::shared)
    }

    /// Puts the regions at their addresses in this process. Fails if something is there already.
    pub fn attach(&self) -> io::Result<Attached> {
        let mut attached = Attached(Vec::new());
        for area in &self.areas {
            area.shared().map_where_free().map_err(|why| cannot_map(area.region, area.extent, &why))?;
            attached.0.push(area.extent);
        }
        Ok(attached)
    }

    /// Writes bytes at an address.
    pub fn write(&mut self, address: Address, bytes: &[u8]) -> Result<(), Unmapped> {
        let memory = self.pointer_to(address, bytes.len())?;
        // SAFETY: the range lies in a mapping of ours, readable and writable until `self` is dropped; no Rust reference
        // ever points into it, so nothing overlaps `bytes`.
        unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), memory, bytes.len()) };
        Ok(())
    }

    /// Reads the bytes at an address.
    pub fn read(&self, address: Address, bytes: &mut [u8]) -> Result<(), Unmapped> {
        let memory = self.pointer_to(address, bytes.len())?;
        // SAFETY: as in `write`; pages never written read as zero.
        unsafe { ptr::copy_nonoverlapping(memory.cast_const(), bytes.as_mut_ptr(), bytes.len()) };
        Ok(())
    }

    /// Whether these are the bytes at an address.
    pub fn holds(&self, address: Address, bytes: &[u8]) -> Result<bool, Unmapped> {
        let memory = self.pointer_to(address, bytes.len())?;
        // SAFETY: as in `write`. Nobody writes there while this process looks: host code runs only between a request and
        // its answer.
        Ok(unsafe { libc::memcmp(memory.cast_const().cast(), bytes.as_ptr().cast(), bytes.len()) } == 0)
    }

    /// To be called after a host call that needed so many pages, of which some were new. Gives pages back when there are
    /// many, and says whether it did: what is not written anew reads as zero then, except for constants, which stay.
    pub fn finish_call(&mut self, needed: usize, new: usize) -> io::Result<bool> {
        let is_due = self.pages.finish_call(needed, new);
        if is_due {
            for area in self.areas.iter().filter(|area| area.region != Region::Constants) {
                area.give_back(area.extent.base, area.extent.size)?;
            }
        }
        Ok(is_due)
    }

    /// Gives the pages that lie wholly in a range back to the system, so that they read as zero.
    pub fn clear(&mut self, address: Address, length: u64) -> io::Result<()> {
        match self.areas.iter().find(|area| area.offset(address, length).is_some()) {
            Some(area) => area.give_back(address, length),
            None => Err(io::Error::other(Unmapped { address, length })),
        }
    }

    /// The parts of a range whose pages exist: all others read as zero.
    pub fn written_parts(&self, address: Address, length: u64) -> Vec<Range<Address>> {
        let area = self.areas.iter().find(|area| area.offset(address, length).is_some());
        area.map_or(Vec::new(), |area| area.written_parts(address, length))
    }

    /// The bytes of a range of the program's memory in this process.
    fn pointer_to(&self, address: Address, length: usize) -> Result<*mut u8, Unmapped> {
        let length = length as u64;
        let found = self.areas.iter().find_map(|area| Some(area.seen_at + area.offset(address, length)?));
        found.map(|address| at(address).cast()).ok_or(Unmapped { address, length })
    }
}

impl SharedArea {
    /// Maps the region at its address, where nothing may lie yet.
    pub fn map_where_free(self) -> io::Result<()> {
        // SAFETY: `MAP_FIXED_NOREPLACE` replaces nothing.
        let mapped = unsafe { self.map(self.extent.base.0, libc::MAP_FIXED_NOREPLACE) }?;
        if mapped == self.extent.base.0 {
            return Ok(());
        }
        // A kernel that does not know the flag may choose another address.
        // SAFETY: the mapping just made, which nothing refers to.
        unsafe { libc::munmap(at(mapped), self.extent.size as usize) };
        Err(io::ErrorKind::AddrInUse.into())
    }

    /// Maps the region at its address, in place of whatever lies there. Allocates nothing.
    ///
    /// # Safety
    /// Nothing that lies there may ever be used again.
    pub unsafe fn map_over(self) -> io::Result<()> {
        // SAFETY: the caller gives up what is replaced.
        unsafe { self.map(self.extent.base.0, libc::MAP_FIXED) }.map(|_| ())
    }

    /// Maps the file.
    ///
    /// # Safety
    /// With `MAP_FIXED`, as for `map_over`.
    unsafe fn map(self, base: u64, how: libc::c_int) -> io::Result<u64> {
        let flags = libc::MAP_SHARED | libc::MAP_NORESERVE | how;
        let write = if self.is_writable { libc::PROT_WRITE } else { 0 };
        let access = libc::PROT_READ | write;
        // SAFETY: new memory from a file of that size; the caller answers for what `how` replaces.
        let mapped = unsafe { libc::mmap(at(base), self.extent.size as usize, access, flags, self.file, 0) };
        match mapped == libc::MAP_FAILED {
            true => Err(io::Error::last_os_error()),
            false => Ok(mapped.expose_provenance() as u64),
        }
    }
}

impl Area {
    fn new(region: Region, extent: Extent) -> io::Result<Self> {
        let file = sparse_file(extent.size).map_err(|why| cannot_map(region, extent, &why))?;
        let shared = SharedArea { file: file.as_raw_fd(), extent, is_writable: true };
        // SAFETY: without a flag that fixes it, the system chooses a free address.
        let seen_at = unsafe { shared.map(0, 0) }.map_err(|why| cannot_map(region, extent, &why))?;
        // One byte must not take two megabytes. A kernel without huge pages does not know the advice.
        // SAFETY: the whole of the mapping just made; the advice takes nothing away.
        unsafe { libc::madvise(at(seen_at), extent.size as usize, libc::MADV_NOHUGEPAGE) };
        Ok(Self { region, extent, file, seen_at })
    }

    fn shared(&self) -> SharedArea {
        let is_writable = self.region != Region::Constants;
        SharedArea { file: self.file.as_raw_fd(), extent: self.extent, is_writable }
    }

    /// The offset of a range that lies in the region.
    fn offset(&self, address: Address, length: u64) -> Option<u64> {
        let Extent { base, size } = self.extent;
        let offset = address.offset_from(base);
        (offset <= size && length <= size - offset).then_some(offset)
    }

    /// Gives the pages that lie wholly in a range back to the system, in all processes that share them.
    fn give_back(&self, address: Address, length: u64) -> io::Result<()> {
        let how = libc::FALLOC_FL_PUNCH_HOLE | libc::FALLOC_FL_KEEP_SIZE;
        let start = (address - self.extent.base) as libc::off_t;
        // SAFETY: changes the contents of our file alone; every process that shares it expects that between calls.
        let done = unsafe { libc::fallocate(self.file.as_raw_fd(), how, start, length as libc::off_t) };
        if done == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
    }

    fn written_parts(&self, address: Address, length: u64) -> Vec<Range<Address>> {
        // SAFETY: looks at our file alone; nobody uses its position.
        let seek = |from: u64, what| unsafe {
            u64::try_from(libc::lseek(self.file.as_raw_fd(), from as libc::off_t, what)).ok()
        };
        let base = self.extent.base;
        let (mut from, end) = (address - base, address - base + length);
        let mut parts = Vec::new();
        while let Some(start) = seek(from, libc::SEEK_DATA).filter(|&start| start < end) {
            let stop = seek(start, libc::SEEK_HOLE).unwrap_or(end).min(end);
            parts.push(base + start..base + stop);
            from = stop;
        }
        parts
    }
}

impl Drop for Area {
    fn drop(&mut self) {
        // SAFETY: the whole of a mapping of ours, which nothing refers to any more. There is nothing to do on failure.
        unsafe { libc::munmap(at(self.seen_at), self.extent.size as usize) };
    }
}

impl Drop for Attached {
    fn drop(&mut self) {
        for extent in &self.0 {
            // SAFETY: mapped by `attach`, and given up with this value.
            unsafe { libc::munmap(at(extent.base.0), extent.size as usize) };
        }
    }
}

/// A file in memory that takes no room until it is written.
fn sparse_file(size: u64) -> io::Result<OwnedFd> {
    // SAFETY: the name is a C string; the descriptor is new and ours.
    let file = unsafe {
        let file = libc::memfd_create(c"loam region".as_ptr(), libc::MFD_CLOEXEC);
        if file < 0 {
            return Err(io::Error::last_os_error());
        }
        OwnedFd::from_raw_fd(file)
    };
    // SAFETY: a descriptor of ours.
    let sized = unsafe { libc::ftruncate(file.as_raw_fd(), size as libc::off_t) };
    if sized == 0 { Ok(file) } else { Err(io::Error::last_os_error()) }
}

/// The memory at an address of this process.
fn at(address: u64) -> *mut libc::c_void {
    ptr::with_exposed_provenance_mut(address as usize)
}

fn cannot_map(region: Region, extent: Extent, why: &io::Error) -> io::Error {
    let (name, base) = (region.name(), extent.base);
    io::Error::new(
        why.kind(),
        format!("cannot map the region {name} at {base:#x}: {why}; try another base or size"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Allocator, AllocatorConfig, Layout};

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
        let _attached = mapping.attach().unwrap();
        let mut allocator = Allocator::new(&AllocatorConfig { regions, ..AllocatorConfig::default() });
        let mut take = |region, size| allocator.allocate(region, Layout { size, align: 8 }).unwrap().address;
        let (text, copy) = (take(Region::Constants, 6), take(Region::Stack, 6));
        let numbers = take(Region::Heap, 4000);
        mapping.write(text, b"hello\0").unwrap();
        let unsorted: Vec<u8> = (0..1000i32).rev().flat_map(i32::to_ne_bytes).collect();
        mapping.write(numbers, &unsorted).unwrap();
        // SAFETY: all three objects are mapped, and as large as the calls need.
        let length = unsafe {
            libc::memcpy(at(copy.0), at(text.0), 6);
            libc::qsort(at(numbers.0), 1000, 4, Some(ascending));
            libc::strlen(at(copy.0).cast())
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
        let heap = regions.0[Region::Heap];
        mapping.write(heap.end() - 2, &[1, 2]).unwrap();
        let outside = Unmapped { address: heap.end() - 1, length: 2 };
        assert_eq!(mapping.write(heap.end() - 1, &[1, 2]), Err(outside));
        assert_eq!(
            outside.to_string(),
            format!("the 2 bytes at {:#x} do not lie in a mapped region", heap.end() - 1)
        );
        for address in [Address::NULL, heap.base - 1, heap.end(), Address::MAX] {
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
        let (constant, heap) = (regions.0[Region::Constants].base, regions.0[Region::Heap].base);
        mapping.write(constant, &[7]).unwrap();
        mapping.write(heap, &[7]).unwrap();
        mapping.finish_call(1000, 1000).unwrap();
        assert_eq!((read(&mapping, constant), read(&mapping, heap)), (7, 7));
        mapping.finish_call(1000, 1000).unwrap();
        assert_eq!((read(&mapping, constant), read(&mapping, heap)), (7, 0));
    }

    #[test]
    fn the_addresses_of_regions_are_taken_once_in_a_process() {
        let regions = regions(3);
        let mapping = Mapping::new(&regions).unwrap();
        let first = mapping.attach().unwrap();
        let problem = mapping.attach().unwrap_err().to_string();
        assert!(problem.contains("cannot map the region constants at"), "{problem}");
        drop(first);
        mapping.attach().unwrap();
    }

    #[test]
    fn what_a_child_process_writes_is_seen_here() {
        let regions = regions(4);
        let mapping = Mapping::new(&regions).unwrap();
        let attached = mapping.attach().unwrap();
        let Extent { base: heap, size } = regions.0[Region::Heap];
        // SAFETY: the child writes one byte that is mapped and ends.
        unsafe {
            let child = libc::fork();
            if child == 0 {
                *at((heap + 5).0).cast::<u8>() = 9;
                libc::_exit(0);
            }
            assert_eq!(libc::waitpid(child, ptr::null_mut(), 0), child);
        }
        drop(attached);
        assert!(mapping.holds(heap + 4, &[0, 9, 0]).unwrap());
        assert!(!mapping.holds(heap + 4, &[0, 8, 0]).unwrap());
        assert_eq!(mapping.written_parts(heap, size), [heap..heap + 4096]);
    }

    #[test]
    fn a_part_can_be_cleared_by_itself() {
        let regions = regions(5);
        let mut mapping = Mapping::new(&regions).unwrap();
        let heap = regions.0[Region::Heap].base;
        mapping.write(heap, &[1; 12288]).unwrap();
        mapping.clear(heap + 4096, 4096).unwrap();
        assert!(mapping.holds(heap + 4000, &[1; 96]).unwrap());
        assert!(mapping.holds(heap + 4096, &[0; 4096]).unwrap());
        assert!(mapping.clear(heap - 1, 2).is_err());
    }
}
