//! The allocator of Loam's own memory.

use mimalloc::MiMalloc;

/// Forks allocate and free many small objects: this allocator is faster at that than the system's, and packs
/// them closer.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Gives pages that hold nothing any more back to the system.
#[expect(unsafe_code, reason = "a call of the allocator, which takes no pointers")]
pub fn give_back() {
    // SAFETY: it may be called at any time.
    unsafe { libmimalloc_sys::mi_collect(true) }
}

/// Bytes that libraries in C and C++ have allocated: they use the system's allocator.
#[expect(unsafe_code, reason = "a call of the system's allocator, which takes no pointers")]
pub fn foreign_bytes() -> u64 {
    // SAFETY: it may be called at any time.
    let info = unsafe { ::libc::mallinfo2() };
    (info.uordblks + info.hblkhd) as u64
}
