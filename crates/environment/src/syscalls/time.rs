//! Time: a clock that starts at the same moment on every path and advances whenever it is read.

use super::arguments::Arguments;
use super::{Outcome, done};
use loam_system::Errno;

const SECOND: u64 = 1_000_000_000;

pub fn clock_gettime(call: &mut Arguments<'_>) -> Outcome {
    const REAL: [u64; 3] = [0, 5, 11];
    const LAST: u64 = 11;
    let (clock, address) = (call.word(0)?, call.address(1)?);
    if clock > LAST {
        return Err(Errno::EINVAL.into());
    }
    let now = call.system().now();
    let time = if REAL.contains(&clock) { now } else { call.system().elapsed() };
    call.put_words(address, &[time / SECOND, time % SECOND])?;
    done(0)
}

pub fn clock_getres(call: &mut Arguments<'_>) -> Outcome {
    let address = call.address(1)?;
    call.put_words(address, &[0, 1])?;
    done(0)
}

pub fn gettimeofday(call: &mut Arguments<'_>) -> Outcome {
    let address = call.address(0)?;
    let now = call.system().now();
    call.put_words(address, &[now / SECOND, now % SECOND / 1000])?;
    done(0)
}

pub fn time(call: &mut Arguments<'_>) -> Outcome {
    let address = call.address(0)?;
    let seconds = call.system().now() / SECOND;
    call.put_words(address, &[seconds])?;
    done(seconds)
}

pub fn times(call: &mut Arguments<'_>) -> Outcome {
    const TICK: u64 = 10_000_000;
    let address = call.address(0)?;
    let ticks = call.system().elapsed() / TICK;
    call.put_longs(address, &[ticks, 0, 0, 0])?;
    done(ticks)
}
