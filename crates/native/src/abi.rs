//! Which registers and stack words hold arguments and results under the System V convention of x86-64.
//!
//! The compiler that made the bitcode has lowered aggregates to scalars, and to copies of objects on the stack (`byval`).
//! Pure data: the registers are loaded in `trampoline`.

use std::fmt;

/// One argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// An integer or pointer of up to 64 bits, extended to them as the callee expects.
    Word(u64),
    /// An integer of 65 to 128 bits.
    Wide(u128),
    /// The content of an SSE register: a float, or a vector of at most 16 bytes.
    Float {
        /// Its bits, the lowest first.
        bits: u128,
        /// How many bytes it has.
        bytes: u8,
    },
    /// A `long double`: 80 bits.
    Extended(u128),
    /// A copy of an object, on the stack.
    Object {
        /// Its bytes.
        bytes: Vec<u8>,
        /// Its alignment.
        align: u64,
    },
}

/// One scalar of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultPart {
    /// Up to 64 bits.
    Word,
    /// 65 to 128 bits.
    Wide,
    /// The content of an SSE register.
    Float,
    /// A `long double`.
    Extended,
}

/// Why the convention of a call is not supported: "an argument with an alignment of 64 bytes".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unpassable(pub String);

impl fmt::Display for Unpassable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Most bytes of arguments on the stack.
const MOST_STACK: usize = 64 << 10;
/// The alignment of the stack pointer when a function is called.
const STACK_ALIGN: u64 = 16;

/// The arguments of a call in registers and on the stack.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arranged {
    /// rdi, rsi, rdx, rcx, r8, r9.
    pub integers: [u64; 6],
    /// xmm0 to xmm7.
    pub floats: [u128; 8],
    /// How many of xmm0 to xmm7 are used: a variadic function gets this number in `al`.
    pub floats_used: u64,
    /// The words at the stack pointer; an even number of them.
    pub stack: Vec<u64>,
}

/// Assigns arguments to registers and the stack.
pub fn arrange(arguments: &[Argument]) -> Result<Arranged, Unpassable> {
    let mut places = ArgumentRegisters::default();
    for argument in arguments {
        match argument {
            Argument::Word(word) => {
                if !places.integers(&[*word]) {
                    places.push(&word.to_le_bytes(), 8)?;
                }
            }
            // Either both halves are in registers or both are on the stack.
            Argument::Wide(bits) => {
                if !places.integers(&[*bits as u64, (bits >> 64) as u64]) {
                    places.push(&bits.to_le_bytes(), 16)?;
                }
            }
            Argument::Float { bits, bytes } => {
                if !places.float(*bits) {
                    let size = usize::from(*bytes).next_multiple_of(8).min(16);
                    places.push(&bits.to_le_bytes()[..size], size as u64)?;
                }
            }
            Argument::Extended(bits) => places.push(&bits.to_le_bytes(), 16)?,
            Argument::Object { bytes, align } => places.push(bytes, *align)?,
        }
    }
    Ok(places.finish())
}

#[derive(Default)]
struct ArgumentRegisters {
    arranged: Arranged,
    integers_used: usize,
    stack: Vec<u8>,
}

impl ArgumentRegisters {
    /// Assigns registers to all of these words, or to none if there are too few.
    fn integers(&mut self, words: &[u64]) -> bool {
        let free = &mut self.arranged.integers[self.integers_used..];
        let Some(places) = free.get_mut(..words.len()) else { return false };
        places.copy_from_slice(words);
        self.integers_used += words.len();
        true
    }

    fn float(&mut self, bits: u128) -> bool {
        let Some(place) = self.arranged.floats.get_mut(self.arranged.floats_used as usize) else {
            return false;
        };
        *place = bits;
        self.arranged.floats_used += 1;
        true
    }

    fn push(&mut self, bytes: &[u8], align: u64) -> Result<(), Unpassable> {
        if align > STACK_ALIGN {
            return Err(Unpassable(format!("an argument with an alignment of {align} bytes")));
        }
        let start = self.stack.len().next_multiple_of(align.max(8) as usize);
        let end = (start + bytes.len()).next_multiple_of(8);
        if end > MOST_STACK {
            return Err(Unpassable(format!("more than {} KiB of arguments", MOST_STACK >> 10)));
        }
        self.stack.resize(start, 0);
        self.stack.extend_from_slice(bytes);
        self.stack.resize(end, 0);
        Ok(())
    }

    fn finish(mut self) -> Arranged {
        self.stack.resize(self.stack.len().next_multiple_of(STACK_ALIGN as usize), 0);
        let words = self.stack.chunks_exact(8);
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        self.arranged.stack = words.map(word).collect();
        self.arranged
    }
}

/// The registers of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Returned {
    /// rax and rdx.
    pub integers: [u64; 2],
    /// xmm0 and xmm1.
    pub floats: [u128; 2],
    /// st0 and st1.
    pub extended: [u128; 2],
}

/// How many registers of the x87 stack a result uses.
pub fn extended_results(parts: &[ResultPart]) -> u64 {
    parts.iter().filter(|&&part| part == ResultPart::Extended).count() as u64
}

/// Checks that there are registers for all scalars of a result.
pub fn check_result(parts: &[ResultPart]) -> Result<(), Unpassable> {
    let empty = Returned::default();
    match take_result(parts, &empty) {
        Some(_) => Ok(()),
        None => Err(Unpassable(format!("a result of {} scalars", parts.len()))),
    }
}

/// The scalars of a result; `None` if there are more than registers.
pub fn take_result(parts: &[ResultPart], returned: &Returned) -> Option<Vec<u128>> {
    let mut integers = returned.integers.into_iter();
    let mut floats = returned.floats.into_iter();
    let mut extended = returned.extended.into_iter();
    let mut value = |part: &ResultPart| match part {
        ResultPart::Word => integers.next().map(u128::from),
        ResultPart::Wide => {
            let low = integers.next()?;
            Some(u128::from(integers.next()?) << 64 | u128::from(low))
        }
        ResultPart::Float => floats.next(),
        ResultPart::Extended => extended.next(),
    };
    parts.iter().map(&mut value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn double(value: f64) -> Argument {
        Argument::Float { bits: u128::from(value.to_bits()), bytes: 8 }
    }

    #[test]
    fn the_seventh_integer_and_the_ninth_float_go_to_the_stack_in_order() {
        let mut arguments: Vec<Argument> = (1..=7).map(Argument::Word).collect();
        arguments.extend((1..=9).map(|number| double(f64::from(number))));
        arguments.push(Argument::Word(8));
        let arranged = arrange(&arguments).unwrap();
        assert_eq!(arranged.integers, [1, 2, 3, 4, 5, 6]);
        assert_eq!((arranged.floats[7], arranged.floats_used), (u128::from(8f64.to_bits()), 8));
        assert_eq!(arranged.stack, [7, 9f64.to_bits(), 8, 0]);
    }

    #[test]
    fn a_wide_integer_is_never_split_and_later_words_still_find_registers() {
        let wide = Argument::Wide(2 << 64 | 1);
        let mut arguments: Vec<Argument> = (1..=5).map(Argument::Word).collect();
        arguments.extend([wide, Argument::Word(9)]);
        let arranged = arrange(&arguments).unwrap();
        assert_eq!(arranged.integers, [1, 2, 3, 4, 5, 9]);
        assert_eq!(arranged.stack, [1, 2]);
    }

    #[test]
    fn memory_arguments_are_aligned_and_what_cannot_be_is_refused() {
        let object = |size, align| Argument::Object { bytes: vec![1; size], align };
        let arranged = arrange(&[object(3, 1), Argument::Extended(7)]).unwrap();
        assert_eq!(arranged.stack, [0x010101, 0, 7, 0]);
        assert!(arrange(&[object(64, 32)]).unwrap_err().0.contains("alignment of 32"));
        assert!(arrange(&[object(1 << 20, 8)]).unwrap_err().0.contains("64 KiB"));
    }

    #[test]
    fn a_result_has_two_registers_of_each_kind() {
        use ResultPart::{Extended, Float, Wide, Word};
        let returned = Returned { integers: [1, 2], floats: [3, 4], extended: [5, 6] };
        assert_eq!(take_result(&[Word, Float, Word], &returned), Some(vec![1, 3, 2]));
        assert_eq!(take_result(&[Wide], &returned), Some(vec![2 << 64 | 1]));
        assert_eq!(take_result(&[Extended, Extended], &returned), Some(vec![5, 6]));
        assert!(check_result(&[Word, Word, Word]).is_err() && check_result(&[Wide, Word]).is_err());
        assert_eq!(extended_results(&[Extended, Extended]), 2);
    }
}
