//! LLVM's readers can crash on damaged files. Such a crash becomes one line of output and an exit status.
//!
//! Nothing can be saved after a crash inside LLVM, so the process ends; but the user learns which file was
//! read. Used before a run has results. Panics of Loam's own code are not caught here.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI32, Ordering};

const CRASHES: [libc::c_int; 4] = [libc::SIGSEGV, libc::SIGBUS, libc::SIGILL, libc::SIGABRT];

static LINE: OnceLock<Vec<u8>> = OnceLock::new();
static STATUS: AtomicI32 = AtomicI32::new(0);

/// Calls `work`; if `work` crashes, prints the line on standard error and ends the process with this status.
/// Only the line of the first call in a process counts.
pub fn with_crash_line<T>(line: &str, status: i32, work: impl FnOnce() -> T) -> T {
    LINE.get_or_init(|| format!("{line}\n").into_bytes());
    STATUS.store(status, Ordering::Relaxed);
    let before = CRASHES.map(install);
    let result = work();
    for (signal, action) in CRASHES.into_iter().zip(before) {
        restore(signal, &action);
    }
    result
}

extern "C" fn crashed(_: libc::c_int) {
    let line = LINE.get().map_or(&b"loam: crash\n"[..], Vec::as_slice);
    // SAFETY: `write` and `_exit` may be called in a signal handler, and the line is never changed.
    unsafe {
        libc::write(2, line.as_ptr().cast(), line.len());
        libc::_exit(STATUS.load(Ordering::Relaxed));
    }
}

/// Installs the handler and returns the previous action. The handler runs on the signal stack of Rust's
/// runtime, so that a stack overflow is caught too.
fn install(signal: libc::c_int) -> libc::sigaction {
    // SAFETY: all zeros is a valid `sigaction`, both structures outlive the call, and the handler above is
    // async-signal-safe.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        let mut before: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = crashed as *const () as usize;
        action.sa_flags = libc::SA_ONSTACK;
        libc::sigaction(signal, &action, &mut before);
        before
    }
}

fn restore(signal: libc::c_int, action: &libc::sigaction) {
    // SAFETY: the action came from the system in `install`.
    unsafe {
        libc::sigaction(signal, action, std::ptr::null_mut());
    }
}
