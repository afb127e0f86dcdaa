//! A plain allocator to compare with: ordered maps of what is used and what is free, copied whole on a fork.

use std::collections::BTreeMap;

/// First fit: the lowest free part that is large enough.
#[derive(Clone)]
pub struct FirstFit {
    free: BTreeMap<u64, u64>,
    used: BTreeMap<u64, u64>,
}

const GAP: u64 = 16;

impl FirstFit {
    pub fn new(start: u64, size: u64) -> Self {
        Self { free: BTreeMap::from([(start, size)]), used: BTreeMap::new() }
    }

    pub fn allocate(&mut self, size: u64) -> Option<u64> {
        let room = (size + GAP).next_multiple_of(16);
        let (&start, &length) = self.free.iter().find(|&(_, &length)| length >= room)?;
        self.free.remove(&start);
        if length > room {
            self.free.insert(start + room, length - room);
        }
        self.used.insert(start, room);
        Some(start)
    }

    pub fn free(&mut self, address: u64) {
        let Some(mut length) = self.used.remove(&address) else { return };
        let mut start = address;
        if let Some(after) = self.free.remove(&(address + length)) {
            length += after;
        }
        if let Some((&before, &its_length)) = self.free.range(..address).next_back()
            && before + its_length == address
        {
            self.free.remove(&before);
            start = before;
            length += its_length;
        }
        self.free.insert(start, length);
    }
}
