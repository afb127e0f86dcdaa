//! The order in which the slots of a bin are handed out: an implicit binary tree, level by level, outside-in in a level.
//!
//! A slot has an *index*, its turn in this order, and an *offset*, its distance from the start of the bin. In a bin of
//! `2^bin` bytes the slots of level `l` lie at the odd multiples of `2^(bin - l - 1)`. So the slots with the first `2^k - 1`
//! indices have exactly the offsets that are multiples of `2^(bin - k)`: an alignment is a bound on the index, and so is the
//! rule that no two slots that touch are used.

/// The offset of the slot with this index in a bin of `2^bin` bytes. The index must be in range: `index + 1 < 2^bin`.
pub(super) fn offset(index: u64, bin: u32) -> u64 {
    let level = (index + 1).ilog2();
    let turn = index + 1 - (1 << level);
    let place = if turn.is_multiple_of(2) { turn / 2 } else { (1 << level) - 1 - turn / 2 };
    (2 * place + 1) << (bin - level - 1)
}

/// The index of the slot at this offset, which must be neither 0 nor outside of the bin.
pub(super) fn index(offset: u64, bin: u32) -> u64 {
    let level = bin - 1 - offset.trailing_zeros();
    let place = offset >> (offset.trailing_zeros() + 1);
    let turn = if 2 * place < 1 << level { 2 * place } else { 2 * ((1 << level) - 1 - place) + 1 };
    turn + (1 << level) - 1
}

/// How many of the first slots of a bin of `2^bin` bytes start at multiples of `2^align`.
pub(super) fn aligned(bin: u32, align: u32) -> u64 {
    if align < bin { (1 << (bin - align)) - 1 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_slots_come_from_the_middle_then_outside_in() {
        let order: Vec<u64> = (0..15).map(|index| offset(index, 4)).collect();
        assert_eq!(order, [8, 4, 12, 2, 14, 6, 10, 1, 15, 3, 13, 5, 11, 7, 9]);
        let of_eight_bytes: Vec<u64> = (0..7).map(|index| offset(index, 7) / 8).collect();
        assert_eq!(of_eight_bytes, [8, 4, 12, 2, 14, 6, 10]);
    }

    #[test]
    fn index_and_offset_are_inverse() {
        for bin in 1..12 {
            for at in 1..1 << bin {
                assert_eq!(offset(index(at, bin), bin), at);
            }
            for turn in 0..(1 << bin) - 1 {
                assert_eq!(index(offset(turn, bin), bin), turn);
            }
        }
        for turn in [0, 1, 1_000_000, u64::from(u32::MAX)] {
            assert_eq!(index(offset(turn, 40), 40), turn);
        }
    }

    #[test]
    fn aligned_slots_come_first() {
        for bin in 1..12 {
            for align in 0..14 {
                let slots = (1u64 << bin) - 1;
                let is_aligned = |turn: u64| offset(turn, bin).trailing_zeros() >= align;
                let expected = (0..slots).take_while(|&turn| is_aligned(turn)).count() as u64;
                assert_eq!(aligned(bin, align), expected);
                assert!((expected..slots).all(|turn| !is_aligned(turn)));
            }
        }
    }

    /// The guarantee of the paper's section 5.4, for every number of objects.
    #[test]
    fn objects_are_as_far_apart_as_promised() {
        const BIN: u32 = 12;
        const SLOT: u64 = 4;
        let mut taken: Vec<u64> = Vec::new();
        for count in 1..=aligned(BIN, 3) {
            taken.push(offset(count - 1, BIN));
            let promised = (1u64 << BIN) / (count + 1).next_power_of_two() - SLOT;
            let mut sorted = taken.clone();
            sorted.sort_unstable();
            assert!(sorted[0] >= promised);
            assert!((1 << BIN) - (sorted[sorted.len() - 1] + SLOT) >= promised);
            let gaps = sorted.windows(2).map(|pair| pair[1] - pair[0] - SLOT);
            assert!(gaps.clone().all(|gap| gap >= promised && gap >= SLOT), "{count} objects");
        }
    }
}
