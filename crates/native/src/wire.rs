//! The protocol between Loam and the host process: messages of 64-bit words over a socket that keeps them apart.
//!
//! The child parses messages in place: it must not allocate (see `child`).

use crate::abi::{Arranged, Returned};
use crate::trampoline::Registers;

/// Most words of a message: the arguments on the stack, and room for a name.
pub const MOST_WORDS: usize = (96 << 10) / 8;
/// Most bytes of a function's name.
pub const LONGEST_NAME: usize = 4096;
/// Most refused system calls that one answer lists.
pub const MOST_REFUSED: usize = 8;

/// Words before the stack: kind, length of the name, errno, x87 results, floats used, words on the stack, registers.
const HEAD: usize = 6 + 6 + 16;

/// The kind of a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Whether there is such a function.
    Find,
    /// Call it.
    Call,
}

/// A request as the child sees it.
pub struct Request<'a> {
    pub kind: Kind,
    pub errno: i32,
    pub registers: Registers<'a>,
    /// With its terminating zero.
    pub name: &'a [u8],
}

/// Encodes a request.
pub fn request(kind: Kind, name: &str, errno: i32, extended: u64, arranged: &Arranged) -> Vec<u64> {
    let mut words = vec![
        u64::from(kind == Kind::Call),
        name.len() as u64 + 1,
        u64::from(errno as u32),
        extended,
        arranged.floats_used,
        arranged.stack.len() as u64,
    ];
    words.extend(arranged.integers);
    words.extend(arranged.floats.iter().flat_map(|&bits| halves(bits)));
    words.extend(&arranged.stack);
    let mut name = name.as_bytes().to_vec();
    name.resize((name.len() + 1).next_multiple_of(8), 0);
    let (chunks, _) = name.as_chunks::<8>();
    words.extend(chunks.iter().map(|chunk| u64::from_ne_bytes(*chunk)));
    words
}

/// Decodes a request; `None` if it is malformed.
pub fn read_request(words: &[u64]) -> Option<Request<'_>> {
    let (head, rest) = words.split_first_chunk::<HEAD>()?;
    let (stack, name) = rest.split_at_checked(usize::try_from(head[5]).ok()?)?;
    // SAFETY: words are bytes too; the slice covers the same memory for the same time.
    let name = unsafe { std::slice::from_raw_parts(name.as_ptr().cast::<u8>(), name.len() * 8) };
    let name = name.get(..usize::try_from(head[1]).ok()?)?;
    let integers = *head[6..].first_chunk()?;
    let mut floats = [0; 8];
    for (float, halves) in floats.iter_mut().zip(head[12..].chunks_exact(2)) {
        *float = u128::from(halves[1]) << 64 | u128::from(halves[0]);
    }
    let registers = Registers { integers, floats, floats_used: head[4], stack, extended: head[3] };
    let kind = if head[0] == 1 { Kind::Call } else { Kind::Find };
    (name.last() == Some(&0)).then_some(Request { kind, errno: head[2] as i32, registers, name })
}

/// Words of an answer.
pub const ANSWER: usize = 2 + 2 + 4 + 4 + 1 + MOST_REFUSED;

/// An answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reply {
    /// Whether there is such a function.
    pub found: bool,
    pub errno: i32,
    pub returned: Returned,
    /// How many system calls were refused, and the first of their numbers.
    pub refused: (usize, [u32; MOST_REFUSED]),
}

impl Reply {
    /// As words.
    pub fn words(&self) -> [u64; ANSWER] {
        let mut words = [0; ANSWER];
        let Returned { integers, floats, extended } = self.returned;
        words[0] = u64::from(self.found);
        words[1] = u64::from(self.errno as u32);
        words[2..4].copy_from_slice(&integers);
        for (place, bits) in words[4..12].chunks_exact_mut(2).zip(floats.into_iter().chain(extended)) {
            place.copy_from_slice(&halves(bits));
        }
        words[12] = self.refused.0 as u64;
        for (place, &number) in words[13..].iter_mut().zip(&self.refused.1) {
            *place = u64::from(number);
        }
        words
    }

    /// From words.
    pub fn read(words: &[u64]) -> Option<Self> {
        let words: &[u64; ANSWER] = words.try_into().ok()?;
        let wide = |at: usize| u128::from(words[at + 1]) << 64 | u128::from(words[at]);
        let returned = Returned {
            integers: [words[2], words[3]],
            floats: [wide(4), wide(6)],
            extended: [wide(8), wide(10)],
        };
        let mut refused = [0; MOST_REFUSED];
        for (place, &number) in refused.iter_mut().zip(&words[13..]) {
            *place = number as u32;
        }
        let count = usize::try_from(words[12]).unwrap_or(MOST_REFUSED).min(MOST_REFUSED);
        Some(Self { found: words[0] == 1, errno: words[1] as i32, returned, refused: (count, refused) })
    }
}

fn halves(bits: u128) -> [u64; 2] {
    [bits as u64, (bits >> 64) as u64]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_arrive_as_they_were_sent() {
        let arranged = Arranged {
            integers: [1, 2, 3, 4, 5, 6],
            floats: [7 << 70; 8],
            floats_used: 8,
            stack: vec![8, 9],
        };
        let words = request(Kind::Call, "strtol", -5, 1, &arranged);
        let read = read_request(&words).unwrap();
        assert_eq!((read.kind, read.errno, read.name), (Kind::Call, -5, &b"strtol\0"[..]));
        assert_eq!(read.registers.integers, arranged.integers);
        assert_eq!((read.registers.floats, read.registers.stack), (arranged.floats, &[8, 9][..]));
        assert_eq!((read.registers.extended, read.registers.floats_used), (1, 8));
        for length in [0, 5, HEAD, HEAD + 1, words.len() - 1] {
            assert!(read_request(&words[..length]).is_none());
        }
        let returned = Returned { integers: [1, 2], floats: [3 << 64, 4], extended: [5, 6 << 64] };
        let reply = Reply { found: true, errno: 34, returned, refused: (1, [87, 0, 0, 0, 0, 0, 0, 0]) };
        let read = Reply::read(&reply.words()).unwrap();
        assert_eq!(
            (read.found, read.errno, read.returned, read.refused),
            (true, 34, returned, reply.refused)
        );
        assert!(Reply::read(&[1, 2]).is_none());
    }
}
