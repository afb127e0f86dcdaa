//! What a Rust program may ask of Loam while it is explored: make inputs symbolic, restrict them, guide the run.
//!
//! Under `loam run` the engine answers these calls; under `loam replay` they read the inputs of one test. Needs neither
//! `std` nor an allocator.
//!
//! ```ignore
//! let length: u8 = loam::symbolic("length");
//! loam::assume(length < 10);
//! let bytes: [u8; 4] = loam::symbolic("bytes");
//! ```

#![no_std]
#![warn(missing_docs)]

use core::ffi::{c_char, c_int, c_uint, c_void};
use core::fmt::Debug;
use core::mem::{size_of, MaybeUninit};

/// Marks a function as a test that `cargo loam test` explores: its parameters are inputs.
#[cfg(feature = "macros")]
pub use loam_macros::test;

extern "C" {
    fn klee_make_symbolic(address: *mut c_void, size: usize, name: *const c_char);
    fn klee_assume(condition: usize);
    fn klee_is_symbolic(value: usize) -> c_uint;
    fn klee_is_replay() -> c_uint;
    fn klee_silent_exit(status: c_int) -> !;
    fn klee_set_forking(enable: c_uint);
    fn klee_open_merge();
    fn klee_close_merge();
}

/// Longest name of an input; what is longer is cut off.
const LONGEST_NAME: usize = 63;

/// A type an input can have.
pub trait Input: Sized {
    /// A new input called `name` that can have any value of the type.
    fn symbolic(name: &str) -> Self;
}

/// A type of which any bytes are a value.
///
/// # Safety
/// Every pattern of bits must be a value of the type, and it must have no padding.
pub unsafe trait AnyBytes: Copy {}

impl<T: AnyBytes> Input for T {
    fn symbolic(name: &str) -> Self {
        let name = Name::new(name);
        let mut value = MaybeUninit::<T>::uninit();
        // SAFETY: the object is as large as said, the name ends in zero, and any bytes are a `T`. It is read as volatile so
        // that it stays an object of its own, which is what the engine asks for.
        unsafe {
            klee_make_symbolic(value.as_mut_ptr().cast(), size_of::<T>(), name.0.as_ptr().cast());
            core::ptr::read_volatile(value.as_ptr())
        }
    }
}

macro_rules! any_bytes {
    ($($type:ty)*) => {
        $(
            // SAFETY: numbers have no invalid bits and no padding.
            unsafe impl AnyBytes for $type {}
        )*
    };
}

any_bytes!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64);

// SAFETY: an array has no bytes but those of its elements.
unsafe impl<T: AnyBytes, const N: usize> AnyBytes for [T; N] {}

impl Input for bool {
    fn symbolic(name: &str) -> Self {
        let byte: u8 = symbolic(name);
        assume(byte < 2);
        byte == 1
    }
}

impl Input for char {
    fn symbolic(name: &str) -> Self {
        let code: u32 = symbolic(name);
        assume((code < 0xd800) | ((0xdfff < code) & (code < 0x11_0000)));
        match char::from_u32(code) {
            Some(character) => character,
            None => silent_exit(),
        }
    }
}

/// What a function marked `#[loam::test]` returns.
pub trait Outcome {
    /// Panics if the test failed.
    fn check(self);
}

impl Outcome for () {
    fn check(self) {}
}

impl<E: Debug> Outcome for Result<(), E> {
    #[track_caller]
    fn check(self) {
        if let Err(error) = self {
            panic!("the test returned {error:?}");
        }
    }
}

/// A C string made of a name.
struct Name([u8; LONGEST_NAME + 1]);

impl Name {
    fn new(name: &str) -> Self {
        let mut bytes = [0; LONGEST_NAME + 1];
        for (to, from) in bytes.iter_mut().take(LONGEST_NAME).zip(name.bytes()) {
            *to = from;
        }
        Self(bytes)
    }
}

/// A new input called `name` that can have any value of its type.
pub fn symbolic<T: Input>(name: &str) -> T {
    T::symbolic(name)
}

/// A new input `x` with `begin <= x < end`.
pub fn range(begin: i64, end: i64, name: &str) -> i64 {
    let value: i64 = symbolic(name);
    assume((begin <= value) & (value < end));
    value
}

/// From here on only inputs for which the condition holds are looked at.
pub fn assume(condition: bool) {
    // SAFETY: the call reads its argument only.
    unsafe { klee_assume(condition as usize) }
}

/// Whether the value depends on inputs on this path.
pub fn is_symbolic(value: usize) -> bool {
    // SAFETY: the call reads its argument only.
    unsafe { klee_is_symbolic(value) != 0 }
}

/// Whether a test is being replayed natively.
pub fn is_replay() -> bool {
    // SAFETY: the call has no effect.
    unsafe { klee_is_replay() != 0 }
}

/// Ends this path without a test.
pub fn silent_exit() -> ! {
    // SAFETY: the call does not return.
    unsafe { klee_silent_exit(0) }
}

/// From here on take one side of a branch instead of both, or both again.
pub fn set_forking(enable: bool) {
    // SAFETY: the call concerns the exploration alone.
    unsafe { klee_set_forking(enable.into()) }
}

/// Runs `body`; paths that part in it are joined behind it where that is possible.
pub fn merge<T>(body: impl FnOnce() -> T) -> T {
    // SAFETY: both calls concern the exploration alone.
    unsafe { klee_open_merge() };
    let result = body();
    // SAFETY: as above.
    unsafe { klee_close_merge() };
    result
}
