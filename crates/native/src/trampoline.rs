//! Calls a function with given registers and stack: the assembly between Rust and a function of any signature.

use crate::abi::Returned;

/// What [`jump`] loads and stores. The offsets in the assembly are those of these fields.
#[repr(C)]
struct Frame {
    /// 0: the address of the function.
    function: u64,
    /// 8, 16: the words for the stack.
    stack: *const u64,
    stack_words: u64,
    /// 24: the value of `al`.
    floats_used: u64,
    /// 32: how many registers of the x87 stack hold results.
    extended: u64,
    /// 40.
    integers: [u64; 6],
    /// 88: floats are moved 16 bytes at a time.
    _gap: u64,
    /// 96.
    floats: [u128; 8],
    /// 224: the results: rax, rdx, xmm0 and xmm1, st0 and st1.
    returned_integers: [u64; 2],
    /// 240.
    returned_floats: [u128; 2],
    /// 272.
    returned_extended: [u128; 2],
}

/// The registers of a call.
pub struct Registers<'a> {
    /// rdi, rsi, rdx, rcx, r8, r9.
    pub integers: [u64; 6],
    /// xmm0 to xmm7.
    pub floats: [u128; 8],
    /// How many of xmm0 to xmm7 hold arguments.
    pub floats_used: u64,
    /// The words at the stack pointer: an even number, so that it stays aligned.
    pub stack: &'a [u64],
    /// How many registers of the x87 stack the result is in.
    pub extended: u64,
}

/// Calls the function at an address.
///
/// # Safety
/// The caller answers for whatever the function does with these arguments.
pub unsafe fn call(function: u64, registers: &Registers<'_>) -> Returned {
    let mut frame = Frame {
        function,
        stack: registers.stack.as_ptr(),
        stack_words: registers.stack.len() as u64,
        floats_used: registers.floats_used,
        extended: registers.extended,
        integers: registers.integers,
        _gap: 0,
        floats: registers.floats,
        returned_integers: [0; 2],
        returned_floats: [0; 2],
        returned_extended: [0; 2],
    };
    // SAFETY: the frame is laid out as the assembly expects; the caller answers for the function.
    unsafe { jump(&mut frame) };
    Returned {
        integers: frame.returned_integers,
        floats: frame.returned_floats,
        extended: frame.returned_extended,
    }
}

/// Loads the registers, calls, stores the results.
#[unsafe(naked)]
unsafe extern "C" fn jump(frame: *mut Frame) {
    core::arch::naked_asm!(
        "push rbp",
        "mov rbp, rsp",
        "push rbx",
        "push r12",
        "mov rbx, rdi",
        // The stack is aligned here, and stays so: the number of words is even.
        "mov rsi, [rbx + 8]",
        "mov rcx, [rbx + 16]",
        "lea rax, [rcx * 8]",
        "sub rsp, rax",
        "mov rdi, rsp",
        "cld",
        "rep movsq",
        "movups xmm0, [rbx + 96]",
        "movups xmm1, [rbx + 112]",
        "movups xmm2, [rbx + 128]",
        "movups xmm3, [rbx + 144]",
        "movups xmm4, [rbx + 160]",
        "movups xmm5, [rbx + 176]",
        "movups xmm6, [rbx + 192]",
        "movups xmm7, [rbx + 208]",
        "mov rdi, [rbx + 40]",
        "mov rsi, [rbx + 48]",
        "mov rdx, [rbx + 56]",
        "mov rcx, [rbx + 64]",
        "mov r8, [rbx + 72]",
        "mov r9, [rbx + 80]",
        "mov rax, [rbx + 24]",
        "call [rbx]",
        "mov [rbx + 224], rax",
        "mov [rbx + 232], rdx",
        "movups [rbx + 240], xmm0",
        "movups [rbx + 256], xmm1",
        // Popping more from the x87 stack than it holds is an error: only as many registers as hold results are popped.
        "cmp qword ptr [rbx + 32], 1",
        "jb 2f",
        "fstp tbyte ptr [rbx + 272]",
        "je 2f",
        "fstp tbyte ptr [rbx + 288]",
        "2:",
        "lea rsp, [rbp - 16]",
        "pop r12",
        "pop rbx",
        "pop rbp",
        "ret",
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::abi::{Argument, arrange};

    fn run(function: u64, arguments: &[Argument], extended: u64) -> Returned {
        let arranged = arrange(arguments).unwrap();
        let registers = Registers {
            integers: arranged.integers,
            floats: arranged.floats,
            floats_used: arranged.floats_used,
            stack: &arranged.stack,
            extended,
        };
        // SAFETY: the tests call functions that take what they are given.
        unsafe { call(function, &registers) }
    }

    fn double(value: f64) -> Argument {
        Argument::Float { bits: u128::from(value.to_bits()), bytes: 8 }
    }

    #[test]
    fn integers_and_doubles_beyond_the_registers_arrive() {
        #[rustfmt::skip]
        extern "C" fn mixed(
            a: i64, b: f64, c: u8, d: i64, e: f64, f: i64, g: i64, h: f64, i: i64, j: i64, k: f64, l: f64, m: f64,
            n: f64, o: f64, p: f64, q: f64, r: i32, s: i128,
        ) -> f64 {
            let integers = [a, i64::from(c), d, f, g, i, j, i64::from(r), s as i64, (s >> 64) as i64];
            let sum: i64 = integers.iter().zip(1..).map(|(value, weight)| value * weight).sum();
            let floats = [b, e, h, k, l, m, n, o, p, q];
            sum as f64 * 1000.0 + floats.iter().zip(1u8..).map(|(value, weight)| value * f64::from(weight)).sum::<f64>()
        }
        let integer = Argument::Word;
        #[rustfmt::skip]
        let arguments = [
            integer(1), double(1.5), integer(2), integer(3), double(2.5), integer(4), integer(5), double(3.5),
            integer(6), integer(7), double(4.5), double(5.5), double(6.5), double(7.5), double(8.5), double(9.5),
            double(10.5), integer(8), Argument::Wide(10 << 64 | 9),
        ];
        let returned = run(mixed as *const () as u64, &arguments, 0);
        #[rustfmt::skip]
        let expected =
            mixed(1, 1.5, 2, 3, 2.5, 4, 5, 3.5, 6, 7, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5, 8, 10 << 64 | 9);
        assert_eq!(f64::from_bits(returned.floats[0] as u64), expected);
    }

    #[test]
    fn two_words_come_back_in_two_registers() {
        extern "C" fn halves(value: u128) -> u128 {
            value.rotate_left(64)
        }
        let returned = run(halves as *const () as u64, &[Argument::Wide(7 << 64 | 5)], 0);
        assert_eq!(returned.integers, [7, 5]);
    }

    #[test]
    fn a_variadic_function_finds_its_arguments() {
        let mut buffer = [0u8; 64];
        let format = c"%d %s %.2f %c";
        let arguments = [
            Argument::Word(buffer.as_mut_ptr().expose_provenance() as u64),
            Argument::Word(64),
            Argument::Word(format.as_ptr().expose_provenance() as u64),
            Argument::Word(-3i32 as u32 as u64),
            Argument::Word(c"loam".as_ptr().expose_provenance() as u64),
            double(1.25),
            Argument::Word(u64::from(b'x')),
        ];
        let returned = run(libc::snprintf as *const () as u64, &arguments, 0);
        assert_eq!(returned.integers[0], 14);
        assert_eq!(&buffer[..15], b"-3 loam 1.25 x\0");
    }

    #[test]
    fn long_doubles_travel_on_the_stack_and_come_back_in_the_x87_registers() {
        unsafe extern "C" {
            /// `long double fabsl(long double)`; its type has no name in Rust.
            fn fabsl();
        }
        // -2.5: sign and exponent 0xc000, significand 1.01 in binary.
        let returned = run(fabsl as *const () as u64, &[Argument::Extended(0xc000_a000_0000_0000_0000)], 1);
        assert_eq!(returned.extended[0] & ((1 << 80) - 1), 0x4000_a000_0000_0000_0000);
    }
}
