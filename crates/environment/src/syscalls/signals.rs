//! Signals that a program sends to itself.

use super::arguments::Arguments;
use super::process::PID;
use super::{Done, Failure, Outcome, done, waiting};
use crate::{EngineContext, Enter, Interrupt};
use loam_memory::{EngineObject, Value};
use loam_state::{Ending, ErrorKind};
use loam_system::signals::{self, Delivery, bit};
use loam_system::{Action, Errno};

/// `rt_sigaction(signal, new, old, size)` with the kernel's structure: handler, flags, restorer, mask.
pub fn action(call: &mut Arguments<'_>) -> Outcome {
    let (signal, new, old) = (call.word(0)?, call.address(1)?, call.address(2)?);
    if signal == 0 || signal > signals::LAST {
        return Err(Errno::EINVAL.into());
    }
    let before = call.system().signals.action(signal);
    let long = call.long_bytes();
    if !old.is_null() {
        call.put_longs(old, &[before.handler, before.flags, before.restorer])?;
        call.put_words(old + 3 * long, &[before.mask])?;
    }
    if !new.is_null() {
        if matches!(signal, signals::SIGKILL | signals::SIGSTOP) {
            return Err(Errno::EINVAL.into());
        }
        let mut longs = [0; 3];
        for (index, number) in (0..).zip(&mut longs) {
            *number = call.read_long(new + long * index)?;
        }
        let ([handler, flags, restorer], mask) = (longs, call.read_word(new + 3 * long)?);
        call.system().signals.set_action(signal, Action { handler, flags, restorer, mask });
    }
    done(0)
}

/// `rt_sigprocmask(how, new, old, size)`. A pending signal that becomes unblocked is delivered now.
pub fn mask(call: &mut Arguments<'_>) -> Outcome {
    const BLOCK: i32 = 0;
    const UNBLOCK: i32 = 1;
    const SET: i32 = 2;
    let (how, new, old) = (call.int(0)?, call.address(1)?, call.address(2)?);
    let before = call.system().signals.blocked;
    let set = if new.is_null() { 0 } else { call.read_word(new)? };
    call.put_words(old, &[before])?;
    if !new.is_null() {
        call.system().signals.block(match how {
            BLOCK => before | set,
            UNBLOCK => before & !set,
            SET => set,
            _ => return Err(Errno::EINVAL.into()),
        });
    }
    let delivery = call.system().signals.next_pending();
    act(call, delivery)
}

pub fn pending(call: &mut Arguments<'_>) -> Outcome {
    let address = call.address(0)?;
    let pending = call.system().signals.pending;
    call.put_words(address, &[pending])?;
    done(0)
}

/// `rt_sigsuspend(mask, size)`: only a pending signal or an alarm can end the wait.
pub fn suspend(call: &mut Arguments<'_>) -> Outcome {
    let address = call.address(0)?;
    let allowed = call.read_word(address)?;
    let signals = &mut call.system().signals;
    let before = signals.blocked;
    signals.block(allowed);
    let mut delivery = signals.next_pending();
    if delivery == Delivery::Nothing && call.system().rest(None) {
        delivery = call.system().signals.send(signals::SIGALRM);
    }
    call.system().signals.blocked = before;
    if delivery == Delivery::Nothing {
        return Err(waiting::for_ever("for a signal that nobody sends"));
    }
    interrupted(call, delivery)
}

/// `rt_sigtimedwait(set, information, time, size)`: accepts a pending signal.
pub fn wait(call: &mut Arguments<'_>) -> Outcome {
    let (set, address) = (call.address(0)?, call.address(1)?);
    let (set, limit) = (call.read_word(set)?, waiting::limit_at(call, 2, 1)?);
    let mut found = call.system().signals.accept(set);
    if found.is_none() {
        let outcome = match limit {
            Some(_) => waiting::rest(call, limit, Err(Errno::EAGAIN.into())),
            None => waiting::rest(call, None, Err(waiting::for_ever("for a signal that nobody sends"))),
        };
        // A blocked alarm may have become pending meanwhile.
        found = call.system().signals.accept(set);
        if found.is_none() {
            return outcome;
        }
    }
    let signal = found.unwrap_or_default();
    if !address.is_null() {
        call.put(address, &(signal as u32).to_le_bytes())?;
    }
    done(signal)
}

/// The alarm interrupts a call that waits.
pub fn alarm_rings(call: &mut Arguments<'_>) -> Outcome {
    let delivery = call.system().signals.send(signals::SIGALRM);
    interrupted(call, delivery)
}

/// A signal interrupts a call, which fails with `EINTR`.
fn interrupted(call: &mut Arguments<'_>, delivery: Delivery) -> Outcome {
    answer_after(call, delivery, Errno::EINTR)
}

/// A write to a pipe without a reader.
pub fn broken_pipe(call: &mut Arguments<'_>) -> Outcome {
    let delivery = call.system().signals.send(signals::SIGPIPE);
    answer_after(call, delivery, Errno::EPIPE)
}

fn answer_after(call: &mut Arguments<'_>, delivery: Delivery, errno: Errno) -> Outcome {
    match act(call, delivery)? {
        Done::Enter(enter) => {
            let result = Value::word((-i64::from(errno.0)) as u64);
            Ok(Done::Enter(Enter { result, ..enter }))
        }
        Done::Number(_) => Err(errno.into()),
    }
}

/// The handler of the next pending signal, to be executed after another handler returned.
pub fn next_handler(engine: &mut dyn EngineContext) -> Result<Option<Enter>, Interrupt> {
    let delivery = engine.system().signals.next_pending();
    match act(&mut Arguments::new(engine, &[]), delivery) {
        Ok(Done::Enter(enter)) => Ok(Some(enter)),
        Err(Failure::Interrupt(interrupt)) => Err(interrupt),
        Ok(Done::Number(_)) | Err(Failure::Errno(_)) => Ok(None),
    }
}

pub fn kill(call: &mut Arguments<'_>) -> Outcome {
    let (process, signal) = (call.int(0)?, call.word(1)?);
    // The only targets are the process itself and its group, in which it is alone. -1 is all other processes: there are none.
    match process {
        0 => {}
        process if u64::from(process.unsigned_abs()) == PID => {}
        _ => return Err(Errno::ESRCH.into()),
    }
    send(call, signal)
}

pub fn tkill(call: &mut Arguments<'_>) -> Outcome {
    let (thread, signal) = (call.word(0)?, call.word(1)?);
    if thread != PID {
        return Err(Errno::ESRCH.into());
    }
    send(call, signal)
}

pub fn tgkill(call: &mut Arguments<'_>) -> Outcome {
    let (process, thread, signal) = (call.word(0)?, call.word(1)?, call.word(2)?);
    if process != PID || thread != PID {
        return Err(Errno::ESRCH.into());
    }
    send(call, signal)
}

fn send(call: &mut Arguments<'_>, signal: u64) -> Outcome {
    match signal {
        0 => return done(0),
        _ if signal > signals::LAST => return Err(Errno::EINVAL.into()),
        _ => {}
    }
    let delivery = call.system().signals.send(signal);
    act(call, delivery)
}

/// Executes the delivery of a signal.
fn act(call: &mut Arguments<'_>, delivery: Delivery) -> Outcome {
    match delivery {
        Delivery::Nothing => done(0),
        Delivery::Death(signal) => Err(Failure::Interrupt(death(signal))),
        Delivery::Handler(signal, action) => {
            let blocked = call.system().signals.blocked;
            let own = if action.flags & signals::SA_NODEFER == 0 { bit(signal) } else { 0 };
            call.system().signals.block(blocked | action.mask | own);
            let mut args = vec![Value::word(signal)];
            if action.flags & signals::SA_SIGINFO != 0 {
                args.extend(information(call, signal)?);
            }
            let function = action.handler;
            Ok(Done::Enter(Enter { function, args, result: Value::word(0), blocked_after: blocked }))
        }
    }
}

/// The second and third argument of a handler with `SA_SIGINFO`: a `siginfo_t` and a `ucontext_t`.
fn information(call: &mut Arguments<'_>, signal: u64) -> Result<[Value; 2], Interrupt> {
    const INFORMATION: u64 = 128;
    const CONTEXT: u64 = 1024;
    let information = call.engine.engine_object(EngineObject::Signal, "siginfo_t", INFORMATION)?;
    let context = call.engine.engine_object(EngineObject::Signal, "ucontext_t", CONTEXT)?;
    call.put(information.base, &(signal as u32).to_le_bytes())?;
    Ok([Value::address(information.base), Value::address(context.base)])
}

/// How a signal that kills the process ends the path: signals of crashes give a report, others the exit status of a shell
/// (128 + signal).
fn death(signal: u64) -> Interrupt {
    const CRASHES: &[(u64, &str)] = &[
        (3, "SIGQUIT"),
        (4, "SIGILL"),
        (5, "SIGTRAP"),
        (7, "SIGBUS"),
        (8, "SIGFPE"),
        (11, "SIGSEGV"),
        (31, "SIGSYS"),
    ];
    const SIGABRT: u64 = 6;
    if signal == SIGABRT {
        return Interrupt::Error(ErrorKind::Abort, "abort called".to_owned());
    }
    match CRASHES.iter().find(|(crash, _)| *crash == signal) {
        Some((_, name)) => {
            Interrupt::Error(ErrorKind::Abort, format!("the program kills itself with {name}"))
        }
        None => Interrupt::End(Ending::Exit(Value::word(128 + signal))),
    }
}
