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

/// The times at which a command is interrupted.
#[derive(Clone, Copy, Debug)]
pub struct Schedule<'a> {
    /// CPU times, ascending. The command is interrupted (SIGINT) at the last of them.
    pub times: &'a [Duration],
    /// The CPU time at which it is interrupted again: it has written results for too long.
    pub again: Duration,
    /// The wall time after which it is interrupted in any case, and the same time later interrupted again.
    pub patience: Duration,
}

/// The cost of a command that was interrupted, or that ended before.
#[derive(Clone, Debug)]
pub struct Spent {
    /// User and system time.
    pub cpu: Duration,
    /// The command as it would be typed.
    pub command: String,
    pub status: ExitStatus,
    /// How often it was interrupted.
    pub interrupts: u32,
}

/// Runs a command whose output goes elsewhere, and interrupts it at the times of the schedule. Calls `passed` when its CPU
/// time reaches each of `times`.
pub fn interrupt_at(
    command: &mut Command,
    schedule: Schedule<'_>,
    mut passed: impl FnMut(Duration),
) -> Result<Spent, String> {
    const POLL: Duration = Duration::from_millis(20);
    let typed = typed(command);
    let (ended, cpu) = with_cpu(|| -> Result<(ExitStatus, u32), String> {
        let mut child = command.spawn().map_err(|why| format!("{typed}: {why}"))?;
        let process = Pid::from_raw(child.id().cast_signed());
        let (began, mut ahead, mut interrupts) = (Instant::now(), schedule.times, 0);
        loop {
            if let Some(status) = child.try_wait().map_err(|why| why.to_string())? {
                return Ok((status, interrupts));
            }
            let used = tree_cpu_time(child.id());
            while let [next, later @ ..] = ahead
                && used >= *next
            {
                passed(*next);
                ahead = later;
            }
            if let Some(signal) = schedule.signal(interrupts, used, began.elapsed()) {
                // A process that has just ended needs no signal.
                let _ = kill(process, signal);
                interrupts += u32::from(signal == Signal::SIGINT);
            }
            std::thread::sleep(POLL);
        }
    })?;
    let (status, interrupts) = ended?;
    Ok(Spent { cpu, command: typed, status, interrupts })
}

impl Schedule<'_> {
    /// The signal that is due for a command that was interrupted so often. A command that is still running some time after
    /// the second interrupt is killed.
    fn signal(&self, interrupts: u32, used: Duration, wall: Duration) -> Option<Signal> {
        let last = self.times.last().copied().unwrap_or_default();
        let (cpu, signal) = match interrupts {
            0 => (last, Signal::SIGINT),
            1 => (self.again, Signal::SIGINT),
            _ => (self.again + last, Signal::SIGKILL),
        };
        (used >= cpu || wall >= self.patience * (interrupts + 1)).then_some(signal)
    }
}

/// The CPU time of a process, of its children, and of theirs. Loam's solver is a child process that may run for a minute, and the
/// kernel adds the time of a child to that of its parent only when it has ended.
fn tree_cpu_time(process: u32) -> Duration {
    let own = std::fs::read_to_string(format!("/proc/{process}/stat"));
    let threads = std::fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    let children = threads.filter_map(|thread| std::fs::read_to_string(thread.path().join("children")).ok());
    let children: Vec<u32> = children
        .flat_map(|text| text.split(' ').filter_map(|word| word.parse().ok()).collect::<Vec<_>>())
        .collect();
    own.map_or(Duration::ZERO, |text| cpu_time(&text))
        + children.into_iter().map(tree_cpu_time).sum::<Duration>()
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
        let patience = Duration::from_secs(60);
        let schedule = Schedule { times: &times, again: times[1] * 3, patience };
        let spent = interrupt_at(&mut command, schedule, |time| passed.push(time)).expect("it runs");
        assert!(spent.cpu >= times[1]);
        assert_eq!((spent.interrupts, spent.status.success()), (1, false));
        assert_eq!(passed, times);
    }

    #[test]
    fn the_time_of_a_child_counts_before_the_child_has_ended() {
        let time = Duration::from_millis(200);
        let mut command = Command::new("sh");
        // The shell waits, and its child works; the child ends when the shell is interrupted.
        command.args(["-c", "(while kill -0 $$ 2>/dev/null; do :; done) & trap 'exit 1' INT; wait"]);
        let patience = Duration::from_secs(60);
        let schedule = Schedule { times: &[time], again: time * 100, patience };
        let began = Instant::now();
        let spent = interrupt_at(&mut command, schedule, |_| {}).expect("it runs");
        assert!(spent.interrupts == 1 && began.elapsed() < patience);
    }

    #[test]
    fn a_command_that_goes_on_is_interrupted_again_and_then_killed() {
        let seconds = Duration::from_secs;
        let schedule =
            Schedule { times: &[seconds(1), seconds(10)], again: seconds(30), patience: seconds(200) };
        let due = |interrupts, used, wall| schedule.signal(interrupts, seconds(used), seconds(wall));
        assert_eq!((due(0, 9, 9), due(0, 10, 10)), (None, Some(Signal::SIGINT)));
        assert_eq!((due(1, 29, 29), due(1, 30, 30)), (None, Some(Signal::SIGINT)));
        assert_eq!((due(2, 39, 39), due(2, 40, 40)), (None, Some(Signal::SIGKILL)));
        assert_eq!((due(0, 0, 200), due(1, 0, 399)), (Some(Signal::SIGINT), None));
    }
}
