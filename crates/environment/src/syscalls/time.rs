//! Time: a clock that starts at the same moment in every path and moves when somebody looks.

use super::arguments::Arguments;
use super::{Outcome, done};
use loam_system::Errno;

const SECOND: u64 = 1_000_000_000;

pub fn clock_gettime(call: &mut Arguments<'_>) -> Outcome {
    const REAL: [u64; 3] = [0, 5, 11];
    const LAST: u64 = 11;
    let (clock, address) = (call.word(0)?, call.word(1)?);
    if clock > LAST {
        return Err(Errno::EINVAL.into());
    }
    let now = call.system().now();
    let time = if REAL.contains(&clock) { now } else { call.system().elapsed() };
    call.put_words(address, &[time / SECOND, time % SECOND])?;
    done(0)
}

pub fn clock_getres(call: &mut Arguments<'_>) -> Outcome {
    let address = call.word(1)?;
    call.put_words(address, &[0, 1])?;
    done(0)
}

pub fn gettimeofday(call: &mut Arguments<'_>) -> Outcome {
    let address = call.word(0)?;
    let now = call.system().now();
    call.put_words(address, &[now / SECOND, now % SECOND / 1000])?;
    done(0)
}

pub fn time(call: &mut Arguments<'_>) -> Outcome {
    let address = call.word(0)?;
    let seconds = call.system().now() / SECOND;
    call.put_words(address, &[seconds])?;
    done(seconds)
}

pub fn times(call: &mut Arguments<'_>) -> Outcome {
    const TICK: u64 = 10_000_000;
    let address = call.word(0)?;
    let ticks = call.system().elapsed() / TICK;
    call.put_words(address, &[ticks, 0, 0, 0])?;
    done(ticks)
}

pub fn getitimer(call: &mut Arguments<'_>) -> Outcome {
    let address = call.word(1)?;
    call.put_words(address, &[0; 4])?;
    done(0)
}

fn sleep(call: &mut Arguments<'_>, request: u64, is_absolute: bool) -> Outcome {
    let (seconds, nanoseconds) = (call.read_word(request)?, call.read_word(request + 8)?);
    if nanoseconds >= SECOND || (seconds as i64) < 0 {
        return Err(Errno::EINVAL.into());
    }
    let time = seconds.saturating_mul(SECOND).saturating_add(nanoseconds);
    let system = call.system();
    let length = if is_absolute { time.saturating_sub(system.now()) } else { time };
    system.sleep(length);
    done(0)
}

pub fn nanosleep(call: &mut Arguments<'_>) -> Outcome {
    let request = call.word(0)?;
    sleep(call, request, false)
}

pub fn clock_nanosleep(call: &mut Arguments<'_>) -> Outcome {
    let (flags, request) = (call.word(1)?, call.word(2)?);
    sleep(call, request, flags & 1 == 1)
}
