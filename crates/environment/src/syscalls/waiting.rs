//! Waiting: for descriptors to be ready, for signals, for time to pass.
//!
//! There is no other process that could make a descriptor ready. A call with a time limit lets that time pass. A call without
//! a limit waits for ever, which ends the path with a report, unless the program has set an alarm.

use super::arguments::Arguments;
use super::{Done, Failure, Outcome, done, signals};
use crate::{Finding, Interrupt};
use loam_memory::{Address, Value};
use loam_state::{ErrorKind, LoopClass};
use loam_system::descriptors::PIPE;
use loam_system::{Device, Errno, Kind, Timer};

const IN: u16 = 0x1;
const OUT: u16 = 0x4;
const ERROR: u16 = 0x8;
const HANG_UP: u16 = 0x10;
const INVALID: u16 = 0x20;
const IN_NORMAL: u16 = 0x40;
const OUT_NORMAL: u16 = 0x100;
const MOST_DESCRIPTORS: u64 = 1024;
const SECOND: u64 = 1_000_000_000;

/// The report of a path on which the program waits for an event that cannot happen.
pub fn for_ever(why: &str) -> Failure {
    never_ends(LoopClass::Wait, format!("{} {why}", LoopClass::Wait.message()))
}

fn never_ends(class: LoopClass, message: String) -> Failure {
    let details = vec![class.line()];
    let finding = Finding { kind: ErrorKind::Liveness, message, details, location: None };
    Failure::Interrupt(Interrupt::Found(Box::new(finding)))
}

/// `futex(address, operation, value, time, …)`: nobody but the program itself could change the value or wake it up.
pub fn futex(call: &mut Arguments<'_>) -> Outcome {
    const WAIT: u64 = 0;
    const WAIT_BITSET: u64 = 9;
    const COMMAND: u64 = 0x7f;
    let (address, operation, value) = (call.address(0)?, call.word(1)? & COMMAND, call.word(2)? as u32);
    if !matches!(operation, WAIT | WAIT_BITSET) {
        return done(0);
    }
    let present = call.read_int(address)?;
    if present != value {
        return Err(Errno::EAGAIN.into());
    }
    match limit_at(call, 3, 1)? {
        Some(limit) => rest(call, Some(limit), Err(Errno::ETIMEDOUT.into())),
        None => {
            let message = LoopClass::Deadlock.message().to_owned();
            rest(call, None, Err(never_ends(LoopClass::Deadlock, message)))
        }
    }
}

/// What a descriptor is ready for, as events of `poll`.
fn readiness(call: &mut Arguments<'_>, descriptor: u64) -> Result<u16, Errno> {
    let system = call.system();
    let open = system.opened(descriptor)?;
    let ready = match &system.node(open.node).kind {
        Kind::Pipe(content, read) if open.flags.reads() => {
            let is_filled = content.size() > *read;
            (if is_filled { IN | IN_NORMAL } else { 0 })
                | (if system.has_writer(open.node) { 0 } else { HANG_UP })
        }
        Kind::Pipe(content, read) => {
            let is_full = content.size().saturating_sub(*read) >= PIPE;
            (if is_full { 0 } else { OUT | OUT_NORMAL })
                | (if system.has_reader(open.node) { 0 } else { ERROR })
        }
        Kind::Device(Device::Output(_)) => OUT | OUT_NORMAL,
        _ => IN | IN_NORMAL | OUT | OUT_NORMAL,
    };
    Ok(ready)
}

/// How long a call may wait, in nanoseconds; `None` if for ever.
type Limit = Option<u64>;

/// Waits until the time limit of a call in which no descriptor becomes ready.
fn pass_time(call: &mut Arguments<'_>, limit: Limit) -> Outcome {
    let afterwards = match limit {
        Some(_) => done(0),
        None => Err(for_ever("for descriptors of which none can become ready")),
    };
    rest(call, limit, afterwards)
}

/// Advances the clock by `time`; an alarm in that time interrupts the call.
pub fn rest(call: &mut Arguments<'_>, time: Limit, afterwards: Outcome) -> Outcome {
    if call.system().rest(time) { signals::alarm_rings(call) } else { afterwards }
}

/// `poll(descriptors, count, milliseconds)`.
pub fn poll(call: &mut Arguments<'_>) -> Outcome {
    let limit = u64::try_from(call.int(2)?).ok().map(|milliseconds| milliseconds * 1_000_000);
    poll_for(call, limit)
}

/// `ppoll(descriptors, count, time, signals)`.
pub fn ppoll(call: &mut Arguments<'_>) -> Outcome {
    let limit = limit_at(call, 2, 1)?;
    poll_for(call, limit)
}

/// The time limit at the address in an argument, as seconds and parts of `unit` nanoseconds.
pub fn limit_at(call: &mut Arguments<'_>, index: usize, unit: u64) -> Result<Limit, Failure> {
    let address = call.address(index)?;
    if address.is_null() {
        return Ok(None);
    }
    let (seconds, parts) = (call.read_word(address)?, call.read_word(address + 8)?);
    if (seconds as i64) < 0 || (parts as i64) < 0 {
        return Err(Errno::EINVAL.into());
    }
    Ok(Some(seconds.saturating_mul(SECOND).saturating_add(parts.saturating_mul(unit))))
}

fn poll_for(call: &mut Arguments<'_>, limit: Limit) -> Outcome {
    let (address, count) = (call.address(0)?, call.word(1)?);
    if count > MOST_DESCRIPTORS {
        return Err(Errno::EINVAL.into());
    }
    let mut ready = 0;
    for index in 0..count {
        let entry = address + 8 * index;
        let word = call.read_word(entry)?;
        let (descriptor, wanted) = (word as u32 as i32, (word >> 32) as u16);
        let found = match readiness(call, u64::from(descriptor as u32)) {
            _ if descriptor < 0 => 0,
            Ok(ready) => ready & (wanted | ERROR | HANG_UP),
            Err(_) => INVALID,
        };
        ready += u64::from(found != 0);
        call.put(entry + 6, &found.to_le_bytes())?;
    }
    if ready > 0 { done(ready) } else { pass_time(call, limit) }
}

/// `select(count, read, write, exceptional, timeval)`.
pub fn select(call: &mut Arguments<'_>) -> Outcome {
    let limit = limit_at(call, 4, 1000)?;
    select_for(call, limit)
}

/// `pselect6(count, read, write, exceptional, timespec, signals)`.
pub fn pselect(call: &mut Arguments<'_>) -> Outcome {
    let limit = limit_at(call, 4, 1)?;
    select_for(call, limit)
}

fn select_for(call: &mut Arguments<'_>, limit: Limit) -> Outcome {
    let count = call.word(0)?.min(MOST_DESCRIPTORS);
    let bytes = count.div_ceil(64) * 8;
    let mut ready = 0;
    let mut answers = Vec::new();
    for (set, wanted) in [(1, IN | HANG_UP | ERROR), (2, OUT | ERROR)] {
        let address = call.address(set)?;
        if address.is_null() {
            continue;
        }
        let mut bits = call.bytes(address, bytes)?;
        for descriptor in 0..count {
            let (byte, bit) = (descriptor as usize / 8, 1u8 << (descriptor % 8));
            if bits[byte] & bit == 0 {
                continue;
            }
            match readiness(call, descriptor)? & wanted {
                0 => bits[byte] &= !bit,
                _ => ready += 1,
            }
        }
        answers.push((address, bits));
    }
    for (address, bits) in answers {
        call.put(address, &bits)?;
    }
    let exceptional = call.address(3)?;
    if !exceptional.is_null() && bytes > 0 {
        call.engine.fill(Value::address(exceptional), Value::Bits(0), Value::word(bytes))?;
    }
    if ready > 0 { done(ready) } else { pass_time(call, limit) }
}

/// `pause()`: waits for a signal.
pub fn pause(call: &mut Arguments<'_>) -> Outcome {
    rest(call, None, Err(for_ever("for a signal that nobody sends")))
}

/// `alarm(seconds)`: returns how many seconds were left of the alarm before.
pub fn alarm(call: &mut Arguments<'_>) -> Outcome {
    let seconds = call.word(0)? as u32;
    let before = call.system().set_alarm(Timer { left: u64::from(seconds) * SECOND, interval: 0 });
    done(before.left.div_ceil(SECOND))
}

/// `setitimer(which, new, old)`: only the timer of real time sends its signal.
pub fn setitimer(call: &mut Arguments<'_>) -> Outcome {
    const MICRO: u64 = 1000;
    let (which, new, old) = (call.word(0)?, call.address(1)?, call.address(2)?);
    if which > 2 || new.is_null() {
        return Err(if which > 2 { Errno::EINVAL } else { Errno::EFAULT }.into());
    }
    let (mut numbers, long) = ([0; 4], call.long_bytes());
    for (index, number) in (0..).zip(&mut numbers) {
        *number = call.read_long(new + long * index)?;
    }
    let [interval_seconds, interval_parts, seconds, parts] = numbers;
    let time =
        |seconds: u64, parts: u64| seconds.saturating_mul(SECOND).saturating_add(parts.saturating_mul(MICRO));
    let before = match which {
        0 => {
            let (left, interval) = (time(seconds, parts), time(interval_seconds, interval_parts));
            call.system().set_alarm(Timer { left, interval })
        }
        _ => Timer::default(),
    };
    put_timer(call, old, before)
}

/// `getitimer(which, current)`.
pub fn getitimer(call: &mut Arguments<'_>) -> Outcome {
    let (which, address) = (call.word(0)?, call.address(1)?);
    let current = if which == 0 { call.system().alarm_left() } else { Timer::default() };
    put_timer(call, address, current)
}

fn put_timer(call: &mut Arguments<'_>, address: Address, timer: Timer) -> Outcome {
    let parts = |time: u64| [time / SECOND, time % SECOND / 1000];
    call.put_longs(address, &[parts(timer.interval), parts(timer.left)].concat())?;
    done(0)
}

/// `nanosleep(time, left)`.
pub fn nanosleep(call: &mut Arguments<'_>) -> Outcome {
    let (request, left) = (call.address(0)?, call.address(1)?);
    sleep(call, request, SleepTime::Relative, left)
}

/// `clock_nanosleep(clock, flags, time, left)`.
pub fn clock_nanosleep(call: &mut Arguments<'_>) -> Outcome {
    let (clock, flags, request, left) = (call.word(0)?, call.word(1)?, call.address(2)?, call.address(3)?);
    if clock > 11 {
        return Err(Errno::EINVAL.into());
    }
    match flags & TIMER_ABSTIME {
        0 => sleep(call, request, SleepTime::Relative, left),
        _ => sleep(call, request, SleepTime::Absolute, Address::NULL),
    }
}

/// The flag of `clock_nanosleep` for absolute times.
const TIMER_ABSTIME: u64 = 1;

/// How the time of a sleep is given.
#[derive(Clone, Copy)]
enum SleepTime {
    /// From now on.
    Relative,
    /// Since the start of the clock.
    Absolute,
}

fn sleep(call: &mut Arguments<'_>, request: Address, kind: SleepTime, left: Address) -> Outcome {
    let (seconds, nanoseconds) = (call.read_word(request)?, call.read_word(request + 8)?);
    if nanoseconds >= SECOND || (seconds as i64) < 0 {
        return Err(Errno::EINVAL.into());
    }
    let time = seconds.saturating_mul(SECOND).saturating_add(nanoseconds);
    let system = call.system();
    // A program that sleeps for some time has not looked at the clock.
    let (before, length) = match kind {
        SleepTime::Relative => (system.tick(), time),
        SleepTime::Absolute => {
            let now = system.now();
            (now, time.saturating_sub(now))
        }
    };
    let outcome = rest(call, Some(length), done(0));
    if let Ok(Done::Enter(_)) | Err(Failure::Errno(_)) = &outcome {
        let slept = call.system().now() - before;
        let rest = length.saturating_sub(slept);
        call.put_words(left, &[rest / SECOND, rest % SECOND])?;
    }
    outcome
}
