//! A hasher with the same results in every process, for values that are compared or kept beyond one run.

use crate::rng::mix;
use std::hash::{Hash, Hasher};

/// A hasher without a random seed.
#[derive(Clone, Copy, Debug, Default)]
pub struct StableHasher(u64);

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        mix(self.0)
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.write_u64(u64::from_le_bytes(*word));
        }
        if !rest.is_empty() {
            let mut last = [0; 8];
            last[..rest.len()].copy_from_slice(rest);
            self.write_u64(u64::from_le_bytes(last));
        }
        self.write_u64(bytes.len() as u64);
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = mix(self.0 ^ word).rotate_left(17);
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}

/// The stable hash of one value.
pub fn stable_hash(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = StableHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_of_a_value_never_changes() {
        assert_eq!(stable_hash(&(1u8, "two", [3u64, 4])), stable_hash(&(1u8, "two", [3u64, 4])));
        assert_eq!(stable_hash("loam"), 6_907_386_239_789_691_794);
    }

    #[test]
    fn lengths_and_order_count() {
        assert_ne!(stable_hash(&[1u8, 0][..]), stable_hash(&[1u8][..]));
        assert_ne!(stable_hash(&(1u64, 2u64)), stable_hash(&(2u64, 1u64)));
        assert_ne!(stable_hash(&("a", "bc")), stable_hash(&("ab", "c")));
    }
}
