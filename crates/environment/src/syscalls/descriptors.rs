//! Descriptors: `close`, `dup`, `fcntl`, `ioctl`; pipes.

use super::arguments::Arguments;
use super::{Outcome, done};
use loam_memory::Address;
use loam_system::{Content, Errno, Flags, Kind, OnExec};

pub fn close(call: &mut Arguments<'_>) -> Outcome {
    let descriptor = call.descriptor(0)?;
    call.system().close(descriptor)?;
    done(0)
}

/// Calls without an effect in the model, such as `fsync`: they only check their descriptor.
pub fn check(call: &mut Arguments<'_>) -> Outcome {
    let descriptor = call.descriptor(0)?;
    call.system().opened(descriptor)?;
    done(0)
}

pub fn dup(call: &mut Arguments<'_>) -> Outcome {
    let descriptor = call.descriptor(0)?;
    done(call.system().duplicate(descriptor, 0, OnExec::Keep)?)
}

pub fn dup2(call: &mut Arguments<'_>) -> Outcome {
    let (from, to) = (call.descriptor(0)?, call.descriptor(1)?);
    done(call.system().replace(from, to, OnExec::Keep)?)
}

pub fn dup3(call: &mut Arguments<'_>) -> Outcome {
    let (from, to, flags) = (call.descriptor(0)?, call.descriptor(1)?, call.word(2)? as u32);
    if from == to || flags & !Flags::CLOEXEC != 0 {
        return Err(Errno::EINVAL.into());
    }
    done(call.system().replace(from, to, OnExec::close_if(flags != 0))?)
}

/// `pipe` and, with flags, `pipe2`.
pub fn pipe(call: &mut Arguments<'_>) -> Outcome {
    let (address, flags) = (call.address(0)?, call.word(1)? as u32);
    let kept = flags & (Flags::CLOEXEC | Flags::NONBLOCK);
    // The result's address is checked first: if it is invalid, nothing must have been opened.
    call.put(address, &[0; 8])?;
    let system = call.system();
    let node = system.add(Kind::Pipe(Content::Empty, 0), 0o600);
    let read = system.open(node, Flags(kept), 0)?;
    let write = system.open(node, Flags(kept | Flags::WRONLY), 0)?;
    let both = [(read as u32).to_le_bytes(), (write as u32).to_le_bytes()].concat();
    call.put(address, &both)?;
    done(0)
}

pub fn fcntl(call: &mut Arguments<'_>) -> Outcome {
    const DUPFD: i32 = 0;
    const GETFD: i32 = 1;
    const SETFD: i32 = 2;
    const GETFL: i32 = 3;
    const SETFL: i32 = 4;
    const GETLK: i32 = 5;
    const SETLK: i32 = 6;
    const SETLKW: i32 = 7;
    const DUPFD_CLOEXEC: i32 = 1030;
    const FD_CLOEXEC: u64 = 1;
    const UNLOCKED: u16 = 2;
    let (descriptor, command) = (call.descriptor(0)?, call.int(1)?);
    let open = call.system().opened(descriptor)?;
    // Callers leave the argument off where the command has none; libc then passes an arbitrary value on.
    let takes_one = matches!(command, DUPFD | DUPFD_CLOEXEC | SETFD | SETFL | GETLK | SETLK | SETLKW);
    let argument = if takes_one { call.word(2)? } else { 0 };
    match command {
        DUPFD | DUPFD_CLOEXEC if argument as i64 >= 1024 || (argument as i64) < 0 => {
            Err(Errno::EINVAL.into())
        }
        DUPFD | DUPFD_CLOEXEC => {
            done(call.system().duplicate(descriptor, argument, OnExec::close_if(command == DUPFD_CLOEXEC))?)
        }
        GETFD => match call.system().target(descriptor)?.on_exec {
            OnExec::Keep => done(0),
            OnExec::Close => done(FD_CLOEXEC),
        },
        SETFD => {
            call.system().set_on_exec(descriptor, OnExec::close_if(argument & FD_CLOEXEC != 0))?;
            done(0)
        }
        GETFL => done(u64::from(open.flags.0)),
        SETFL => {
            let changeable = Flags::APPEND | Flags::NONBLOCK;
            let flags = (open.flags.0 & !changeable) | (argument as u32 & changeable);
            call.system().opened_mut(descriptor)?.flags = Flags(flags);
            done(0)
        }
        // There is no other process that could hold a lock.
        GETLK => {
            call.put(Address(argument), &UNLOCKED.to_le_bytes())?;
            done(0)
        }
        SETLK | SETLKW => done(0),
        _ => Err(Errno::EINVAL.into()),
    }
}

pub fn ioctl(call: &mut Arguments<'_>) -> Outcome {
    const FIONREAD: u64 = 0x541b;
    let (descriptor, request) = (call.descriptor(0)?, call.word(1)?);
    let open = call.system().opened(descriptor)?;
    if request != FIONREAD {
        // No descriptor is a terminal.
        return Err(Errno::ENOTTY.into());
    }
    let left = match &call.system().node(open.node).kind {
        Kind::File(content) => content.size().saturating_sub(open.offset),
        Kind::Pipe(content, read) => content.size().saturating_sub(*read),
        _ => return Err(Errno::ENOTTY.into()),
    };
    let address = call.address(2)?;
    call.put(address, &(left as u32).to_le_bytes())?;
    done(0)
}
