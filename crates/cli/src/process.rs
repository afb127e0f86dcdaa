//! This process as a run sees it: its clock, its memory, and the signals that stop it.

use loam_executor::Monitor;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

/// The clock and the memory of this process.
pub struct Process {
    start: Instant,
}

impl Process {
    /// The time at which the clock was zero.
    pub fn started(&self) -> Instant {
        self.start
    }

    /// Starts the clock at zero.
    pub fn start() -> Self {
        Self { start: Instant::now() }
    }
}

impl Monitor for Process {
    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn cpu_time(&self) -> Duration {
        /// The unit of `/proc/self/stat`.
        const TICKS_PER_SECOND: f64 = 100.0;
        let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
        // The second field is the name of the program in parentheses; it may contain blanks.
        let fields = text.rsplit_once(')').map_or("", |(_, rest)| rest).split_ascii_whitespace();
        // The time of this process and of the child processes it has waited for: a solver may run in a child.
        let ticks: u64 = fields.skip(11).take(4).filter_map(|field| field.parse::<u64>().ok()).sum();
        Duration::from_secs_f64(ticks as f64 / TICKS_PER_SECOND)
    }

    fn resident_bytes(&self) -> u64 {
        resident_bytes()
    }

    fn foreign_bytes(&self) -> u64 {
        crate::allocator::foreign_bytes()
    }

    fn give_back(&self) {
        crate::allocator::give_back();
    }
}

/// Memory of this process in bytes.
pub fn resident_bytes() -> u64 {
    /// The unit of `/proc/self/statm` on x86-64.
    const PAGE: u64 = 4096;
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages = text.split(' ').nth(1).and_then(|pages| pages.parse().ok());
    pages.unwrap_or(0_u64) * PAGE
}

/// Three quarters of the memory of this machine, if that is known.
pub fn most_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find(|line| line.starts_with("MemTotal:"))?;
    let kibibytes: u64 = line.split_ascii_whitespace().nth(1)?.parse().ok()?;
    Some(kibibytes * 1024 / 4 * 3)
}

/// The interval at which signals are polled.
const POLL_INTERVAL: Duration = Duration::from_millis(50);
/// Signals that arrive within this time are one request.
const SAME_REQUEST: Duration = Duration::from_millis(500);

/// SIGINT and SIGTERM: the first ends the run, which then saves its results; a second ends the process at once.
#[derive(Clone)]
pub struct Signals {
    stop: Arc<AtomicBool>,
    signal: Arc<AtomicUsize>,
}

impl Signals {
    /// Catches the signals from now on.
    pub fn catch() -> std::io::Result<Self> {
        let signals = Self { stop: Arc::default(), signal: Arc::default() };
        let may_end: Arc<AtomicBool> = Arc::default();
        for signal in [SIGINT, SIGTERM] {
            flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&may_end))?;
            flag::register(signal, Arc::clone(&signals.stop))?;
            flag::register_usize(signal, Arc::clone(&signals.signal), signal as usize)?;
        }
        let stop = signals.stop_flag();
        std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
            while !stop.load(Ordering::Relaxed) {
                std::thread::sleep(POLL_INTERVAL);
            }
            // `timeout` sends its signal to the process and to its group: that is one request, not two.
            std::thread::sleep(SAME_REQUEST);
            may_end.store(true, Ordering::Relaxed);
        })?;
        Ok(signals)
    }

    /// Set when the run must end.
    pub fn stop(&self) -> &AtomicBool {
        &self.stop
    }

    /// The same flag, shared with others that end runs.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Whether a signal arrived.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// The exit status for the signal that arrived: 130 or 143.
    pub fn exit_status(&self) -> Option<u8> {
        match self.signal.load(Ordering::Relaxed) {
            0 => None,
            signal => Some(128 + signal as u8),
        }
    }
}
