//! Measures a command: CPU time of the process and its children, most memory, wall time.
//!
//! The kernel's own account of ended children is used (`getrusage`), exact to microseconds. It is one sum over all of them,
//! so commands are measured one after the other; the peak of memory is one maximum over all of them, so a command whose
//! memory counts tells it itself (`run.json`).

use nix::sys::resource::{UsageWho, getrusage};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// What a command cost.
#[derive(Clone, Debug)]
pub struct Cost {
    /// User and system time.
    pub cpu: Duration,
    /// Wall time.
    pub wall: Duration,
    /// What it printed and how it ended.
    pub output: Output,
}

/// Runs a command and measures it.
pub fn measure(command: &mut Command) -> Result<Cost, String> {
    let shown = command.get_program().to_string_lossy().into_owned();
    let before = children_cpu()?;
    let began = Instant::now();
    let output = command.output().map_err(|why| format!("{shown}: {why}"))?;
    Ok(Cost { cpu: children_cpu()? - before, wall: began.elapsed(), output })
}

fn children_cpu() -> Result<Duration, String> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).map_err(|why| why.to_string())?;
    let micros = |time: nix::sys::time::TimeVal| time.tv_sec() as u64 * 1_000_000 + time.tv_usec() as u64;
    Ok(Duration::from_micros(micros(usage.user_time()) + micros(usage.system_time())))
}
