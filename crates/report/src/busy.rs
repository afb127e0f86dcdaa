//! The processor time of a native run: a program in an infinite loop computes, a program that waits does not.

use std::collections::BTreeMap;
use std::fs;
use std::time::Duration;

/// Processor time after which a program that should be in an infinite loop is believed to be in one.
pub const ENOUGH: Duration = Duration::from_secs(2);

/// The processor time that a process and its descendants have used.
pub fn processor_time(root: u32) -> Duration {
    let processes: BTreeMap<u32, Status> = fs::read_dir("/proc")
        .into_iter()
        .flatten()
        .filter_map(|entry| {
            let id: u32 = entry.ok()?.file_name().to_str()?.parse().ok()?;
            let text = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
            Some((id, Status::read(&text)?))
        })
        .collect();
    let belongs = |mut id: u32| {
        while id != root {
            match processes.get(&id) {
                Some(status) if status.parent > 0 => id = status.parent,
                _ => return false,
            }
        }
        true
    };
    let ticks: u64 = processes.iter().filter(|&(&id, _)| belongs(id)).map(|(_, status)| status.ticks).sum();
    Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND)
}

/// The unit of `/proc/PID/stat`, the same on every Linux on x86-64.
const TICKS_PER_SECOND: u64 = 100;

/// What is needed of `/proc/PID/stat`.
#[derive(Debug, PartialEq, Eq)]
struct Status {
    parent: u32,
    /// User and system time of the process and of the children that it has waited for.
    ticks: u64,
}

impl Status {
    fn read(text: &str) -> Option<Self> {
        // The name of the program stands in parentheses and may contain anything.
        let (_, rest) = text.rsplit_once(") ")?;
        let fields: Vec<&str> = rest.split(' ').collect();
        let number = |index: usize| fields.get(index)?.parse::<u64>().ok();
        let ticks = number(11)? + number(12)? + number(13)? + number(14)?;
        Some(Self { parent: u32::try_from(number(1)?).ok()?, ticks })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_programs_may_have_spaces_and_parentheses() {
        let text = "7 (a) b (c)) R 3 7 7 0 -1 4194304 1 2 3 4 50 6 1 2 20 0 1 0 99 100 5";
        assert_eq!(Status::read(text), Some(Status { parent: 3, ticks: 59 }));
    }

    #[test]
    fn the_time_of_this_process_grows_as_it_computes() {
        let before = processor_time(std::process::id());
        let mut sum = 0u64;
        while processor_time(std::process::id()) == before {
            sum = (0..1_000_000u64).fold(sum, |sum, number| sum.wrapping_mul(31).wrapping_add(number));
        }
        assert!(std::hint::black_box(sum) > 0);
    }
}
