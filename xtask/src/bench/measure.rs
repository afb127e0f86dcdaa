//! Measures a command: CPU time of the process and its children, peak memory, wall time.
//!
//! The figures are the kernel's resource usage of ended children (`getrusage`), exact to microseconds. It is
//! one sum over all children, so commands are measured one after the other; the peak of memory is one maximum
//! over all children, so a command whose memory matters reports it itself (`run.json`).

use crate::command_line::typed;
use nix::sys::resource::{UsageWho, getrusage};
use std::process::{Command, ExitStatus, Output};
use std::time::{Duration, Instant};

/// The cost of a command.
#[derive(Clone, Debug)]
pub struct Cost {
    /// User and system time.
    pub cpu: Duration,
    /// Wall time.
    pub wall: Duration,
    /// The command as it would be typed.
    pub command: String,
    /// Its output and exit status.
    pub output: Output,
}

/// Runs a command and measures it.
pub fn measure(command: &mut Command) -> Result<Cost, String> {
    let shown = command.get_program().to_string_lossy().into_owned();
    let began = Instant::now();
    let (output, cpu) = with_cpu(|| command.output())?;
    let output = output.map_err(|why| format!("{shown}: {why}"))?;
    Ok(Cost { cpu, wall: began.elapsed(), command: typed(command), output })
}

/// Calls a function that runs commands to their end; returns its result and their CPU time.
pub fn with_cpu<T>(work: impl FnOnce() -> T) -> Result<(T, Duration), String> {
    let before = children_cpu()?;
    let done = work();
    Ok((done, children_cpu()? - before))
}

/// Runs a command whose output goes elsewhere; returns its exit status and its peak memory in bytes. The
/// kernel's figure of a process is gone with the process, so it is polled while the process runs; it is a
/// maximum, so only the last moment can be missed.
pub fn peak_memory(command: &mut Command) -> Result<(ExitStatus, u64), String> {
    let shown = command.get_program().to_string_lossy().into_owned();
    let mut child = command.spawn().map_err(|why| format!("{shown}: {why}"))?;
    let status = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    loop {
        peak = peak.max(std::fs::read_to_string(&status).map_or(0, |text| high_water_mark(&text)));
        if let Some(ended) = child.try_wait().map_err(|why| why.to_string())? {
            return Ok((ended, peak));
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The peak memory in `/proc/PID/status`, in bytes; 0 if the process has no memory any more.
fn high_water_mark(status: &str) -> u64 {
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}

fn children_cpu() -> Result<Duration, String> {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).map_err(|why| why.to_string())?;
    let micros = |time: nix::sys::time::TimeVal| time.tv_sec() as u64 * 1_000_000 + time.tv_usec() as u64;
    Ok(Duration::from_micros(micros(usage.user_time()) + micros(usage.system_time())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_peak_of_memory_is_read_from_the_kernels_account() {
        assert_eq!(high_water_mark("Name:\tloam\nVmHWM:\t  1024 kB\nVmRSS:\t 7 kB\n"), 1 << 20);
        assert_eq!(high_water_mark("Name:\tloam\nState:\tZ (zombie)\n"), 0);
    }
}
