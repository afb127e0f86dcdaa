//! Measures a command: CPU time of the process and its children, peak memory, wall time.
//!
//! The figures are the kernel's resource usage of ended children (`getrusage`), exact to microseconds. It is
//! one sum over all children, so commands are measured one after the other; the peak of memory is one maximum
//! over all children, so a command whose memory matters reports it itself (`run.json`).

use crate::command_line::typed;
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
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

/// The cost of a command that was interrupted, or that ended before.
#[derive(Clone, Debug)]
pub struct Spent {
    /// User and system time.
    pub cpu: Duration,
    /// The command as it would be typed.
    pub command: String,
}

/// Runs a command whose output goes elsewhere, and interrupts it (SIGINT) when its CPU time reaches the last of these times, or
/// when it has taken `patience` in wall time. Calls `passed` when it reaches each of the times.
pub fn interrupt_at(
    command: &mut Command,
    times: &[Duration],
    patience: Duration,
    mut passed: impl FnMut(Duration),
) -> Result<Spent, String> {
    const POLL: Duration = Duration::from_millis(20);
    let typed = typed(command);
    let (ended, cpu) = with_cpu(|| {
        let mut child = command.spawn().map_err(|why| format!("{typed}: {why}"))?;
        let process = Pid::from_raw(child.id().cast_signed());
        let status = format!("/proc/{process}/stat");
        let (began, mut ahead) = (Instant::now(), times);
        while child.try_wait().map_err(|why| why.to_string())?.is_none() {
            let used = std::fs::read_to_string(&status).map_or(Duration::ZERO, |text| cpu_time(&text));
            while let [next, later @ ..] = ahead
                && used >= *next
            {
                passed(*next);
                ahead = later;
                if later.is_empty() {
                    // A process that has just ended needs no signal.
                    let _ = kill(process, Signal::SIGINT);
                }
            }
            if began.elapsed() > patience {
                let _ = kill(process, if ahead.is_empty() { Signal::SIGKILL } else { Signal::SIGINT });
                ahead = &[];
            }
            std::thread::sleep(POLL);
        }
        Ok(())
    })?;
    ended.map(|()| Spent { cpu, command: typed })
}

/// The CPU time in `/proc/PID/stat`: of the process, and of its children that have ended.
fn cpu_time(stat: &str) -> Duration {
    const TICK: Duration = Duration::from_millis(10);
    // The second field is the name of the program in parentheses; it may contain blanks.
    let fields = stat.rsplit_once(')').map_or("", |(_, rest)| rest).split_ascii_whitespace();
    fields.skip(11).take(4).filter_map(|field| field.parse::<u32>().ok()).map(|ticks| TICK * ticks).sum()
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

    #[test]
    fn cpu_time_is_that_of_the_process_and_of_its_ended_children() {
        let stat = "7 (a ) b) R 1 7 7 0 -1 0 9 9 9 9 100 20 3 4 20 0 1 0 9 9 9";
        assert_eq!(cpu_time(stat), Duration::from_millis(1270));
        assert_eq!(cpu_time(""), Duration::ZERO);
    }

    #[test]
    fn a_command_is_interrupted_when_its_cpu_time_is_used_up() {
        let times = [100, 200].map(Duration::from_millis);
        let mut passed = Vec::new();
        let mut command = Command::new("sh");
        command.args(["-c", "while :; do :; done"]);
        let spent = interrupt_at(&mut command, &times, Duration::from_secs(60), |time| passed.push(time));
        assert!(spent.expect("it runs").cpu >= times[1]);
        assert_eq!(passed, times);
    }
}
