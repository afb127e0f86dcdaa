//! The times of a run, measured more than once: single runs vary by some per cent in both directions.

use crate::bench::measure::Cost;

/// Runs of which the median is taken.
const ROUNDS: usize = 3;
/// A run that takes this many CPU seconds is not repeated.
const LONG: f64 = 5.0;

/// CPU seconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Times {
    /// The solver's: its share of the run's wall time, of the run's CPU time.
    pub solver: f64,
    /// The whole run's.
    pub cpu: f64,
}

impl Times {
    /// The times of a command whose solver took so many seconds of wall time.
    pub fn new(cost: &Cost, solver_wall: f64) -> Self {
        let (cpu, wall) = (cost.cpu.as_secs_f64(), cost.wall.as_secs_f64());
        Self { solver: cpu * (solver_wall / wall).min(1.0), cpu }
    }

    /// The median of each figure, of at least one run.
    fn median(all: &[Self]) -> Self {
        let median = |figure: fn(&Self) -> f64| {
            let mut figures: Vec<f64> = all.iter().map(figure).collect();
            figures.sort_by(f64::total_cmp);
            figures[figures.len() / 2]
        };
        Self { solver: median(|times| times.solver), cpu: median(|times| times.cpu) }
    }
}

/// Repeats a run a few times, unless it takes long; returns its result and the median of the times.
pub fn repeat<T>(mut run: impl FnMut() -> Result<(T, Times), String>) -> Result<(T, Times), String> {
    let (mut result, first) = run()?;
    let mut all = vec![first];
    while first.cpu < LONG && all.len() < ROUNDS {
        let again = run()?;
        result = again.0;
        all.push(again.1);
    }
    Ok((result, Times::median(&all)))
}

/// The ratio of two times as text; `-` if they are too small to compare.
pub fn ratio(time: f64, reference: f64) -> String {
    if reference < 0.001 { "-".to_owned() } else { format!("{:.2}", time / reference) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::process::ExitStatusExt;
    use std::process::{ExitStatus, Output};
    use std::time::Duration;

    #[test]
    fn the_solver_has_its_share_of_the_cpu_time() {
        let output = Output { status: ExitStatus::from_raw(0), stdout: Vec::new(), stderr: Vec::new() };
        let command = "loam run".to_owned();
        let cost = Cost { cpu: Duration::from_secs(2), wall: Duration::from_secs(8), command, output };
        assert_eq!(Times::new(&cost, 4.0), Times { solver: 1.0, cpu: 2.0 });
        assert_eq!(Times::new(&cost, 9.0), Times { solver: 2.0, cpu: 2.0 });
    }

    #[test]
    fn short_runs_are_repeated_and_long_ones_are_not() {
        let times = [
            Times { solver: 1.0, cpu: 3.0 },
            Times { solver: 3.0, cpu: 9.0 },
            Times { solver: 2.0, cpu: 2.0 },
        ];
        let run = |order: [usize; 3]| {
            let mut count = 0;
            repeat(|| {
                count += 1;
                Ok((count, times[order[count - 1]]))
            })
        };
        assert_eq!(run([0, 1, 2]), Ok((3, Times { solver: 2.0, cpu: 3.0 })));
        assert_eq!(run([1, 0, 2]), Ok((1, times[1])));
    }

    #[test]
    fn ratios_of_next_to_nothing_are_not_shown() {
        assert_eq!((ratio(3.0, 2.0).as_str(), ratio(3.0, 0.0002).as_str()), ("1.50", "-"));
    }
}
