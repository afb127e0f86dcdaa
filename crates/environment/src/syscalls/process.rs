//! The process and its machine, as the program sees them.

use super::arguments::Arguments;
use super::{Failure, Outcome, done};
use crate::Interrupt;
use loam_memory::Address;
use loam_state::Ending;
use loam_system::Errno;

/// The id of the only process.
pub const PID: u64 = 1000;

pub fn exit(call: &mut Arguments<'_>) -> Outcome {
    let status = call.engine.exit_status(call.value(0))?;
    Err(Failure::Interrupt(Interrupt::End(Ending::Exit(status))))
}

pub fn getpid(_: &mut Arguments<'_>) -> Outcome {
    done(PID)
}

pub fn getppid(_: &mut Arguments<'_>) -> Outcome {
    done(PID - 1)
}

pub fn uname(call: &mut Arguments<'_>) -> Outcome {
    const FIELD: usize = 65;
    let address = call.address(0)?;
    let mut bytes = Vec::new();
    for field in ["Linux", "loam", "6.1.0", "#1 SMP", "x86_64", "(none)"] {
        let mut text = field.as_bytes().to_vec();
        text.resize(FIELD, 0);
        bytes.extend(text);
    }
    call.put(address, &bytes)?;
    done(0)
}

pub fn umask(call: &mut Arguments<'_>) -> Outcome {
    let mask = call.word(0)? as u32 & 0o777;
    let old = std::mem::replace(&mut call.system().umask, mask);
    done(u64::from(old))
}

/// The current and the greatest value of a limit.
fn limits(resource: u64) -> [u64; 2] {
    const STACK: u64 = 3;
    const FILES: u64 = 7;
    match resource {
        STACK => [8 << 20, u64::MAX],
        FILES => [1024, 1024],
        _ => [u64::MAX; 2],
    }
}

pub fn getrlimit(call: &mut Arguments<'_>) -> Outcome {
    let (resource, address) = (call.word(0)?, call.address(1)?);
    put_limits(call, resource, address)
}

pub fn prlimit(call: &mut Arguments<'_>) -> Outcome {
    let (resource, address) = (call.word(1)?, call.address(3)?);
    put_limits(call, resource, address)
}

fn put_limits(call: &mut Arguments<'_>, resource: u64, address: Address) -> Outcome {
    if resource > 15 {
        return Err(Errno::EINVAL.into());
    }
    call.put_words(address, &limits(resource))?;
    done(0)
}

pub fn getrusage(call: &mut Arguments<'_>) -> Outcome {
    let (address, elapsed) = (call.address(1)?, call.system().elapsed());
    let mut words = [0; 18];
    (words[0], words[1]) = (elapsed / 1_000_000_000, elapsed % 1_000_000_000 / 1000);
    call.put_words(address, &words)?;
    done(0)
}

/// A machine with one gigabyte, half of it free.
pub fn sysinfo(call: &mut Arguments<'_>) -> Outcome {
    const MEMORY: u64 = 1 << 30;
    let address = call.address(0)?;
    let uptime = call.system().elapsed() / 1_000_000_000;
    let longs = [uptime, 0, 0, 0, MEMORY, MEMORY / 2, 0, 0, 0, 0, 1, 0, 0, 1];
    call.put_longs(address, &longs)?;
    done(0)
}

pub fn getpriority(_: &mut Arguments<'_>) -> Outcome {
    // The kernel counts from 20 down.
    done(20)
}

pub fn sched_getaffinity(call: &mut Arguments<'_>) -> Outcome {
    let address = call.address(2)?;
    call.put_words(address, &[1])?;
    done(8)
}
