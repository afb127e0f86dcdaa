//! Goals of the benchmark, and whether they were met.

use super::run::Time;
use super::table::table;
use serde_json::{Value, json};

/// The result of a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Yes.
    Met,
    /// No.
    Missed,
    /// The budget was too small to tell.
    Open,
    /// Repeated runs differed by more than the limit.
    Noisy,
    /// This Loam does not have what is measured.
    Unmeasured,
}

/// A goal and the measured value.
#[derive(Clone, PartialEq, Debug)]
pub struct Goal {
    what: String,
    measured: String,
    verdict: Verdict,
}

impl Goal {
    /// A run that must end within so many CPU seconds.
    pub fn ends_within(what: &str, limit: f64, time: Time) -> Self {
        let verdict = match time {
            Time::Ended(cpu) if cpu < limit => Verdict::Met,
            Time::Beyond(cpu) if cpu < limit => Verdict::Open,
            Time::Ended(_) | Time::Beyond(_) => Verdict::Missed,
        };
        Self {
            what: format!("{what}: under {limit} CPU s"),
            measured: format!("{} s", time.shown()),
            verdict,
        }
    }

    /// A run that must take at least `factor` times as long as another.
    pub fn is_slower(what: &str, factor: f64, slow: Time, fast: Time) -> Self {
        let ratio = slow.cpu() / fast.cpu().max(0.001);
        let (verdict, sign) = match (slow, fast) {
            (Time::Beyond(_), Time::Beyond(_)) => (Verdict::Open, "neither ended, "),
            (Time::Ended(_), Time::Beyond(_)) if ratio < factor => (Verdict::Missed, "at most "),
            (Time::Ended(_), Time::Beyond(_)) => (Verdict::Open, "at most "),
            (Time::Beyond(_), Time::Ended(_)) if ratio < factor => (Verdict::Open, "at least "),
            (Time::Beyond(_), Time::Ended(_)) => (Verdict::Met, "at least "),
            (Time::Ended(_), Time::Ended(_)) if ratio < factor => (Verdict::Missed, ""),
            (Time::Ended(_), Time::Ended(_)) => (Verdict::Met, ""),
        };
        Self {
            what: format!("{what}: at least {factor} times slower"),
            measured: format!("{sign}{ratio:.1} times"),
            verdict,
        }
    }

    /// A figure that must stay below a limit.
    pub fn is_below(what: &str, limit: f64, value: f64, unit: &str) -> Self {
        let verdict = if value < limit { Verdict::Met } else { Verdict::Missed };
        Self {
            what: format!("{what}: under {limit} {unit}"),
            measured: format!("{value:.2} {unit}"),
            verdict,
        }
    }

    /// A figure that must be at least a limit; none if a run did not end, so that it is not known.
    pub fn is_at_least(what: &str, limit: f64, value: Option<f64>, unit: &str) -> Self {
        Self::known(format!("{what}: at least {limit} {unit}"), value, unit, |value| value >= limit)
    }

    /// The same; none if this Loam does not have what is measured.
    pub fn is_at_least_if_measured(what: &str, limit: f64, value: Option<f64>, unit: &str) -> Self {
        let goal = Self::is_at_least(what, limit, value, unit);
        Self { verdict: if value.is_some() { goal.verdict } else { Verdict::Unmeasured }, ..goal }
    }

    /// A figure that must be at most a limit; none if a run did not end, so that it is not known.
    pub fn is_at_most(what: &str, limit: f64, value: Option<f64>, unit: &str) -> Self {
        Self::known(format!("{what}: at most {limit} {unit}"), value, unit, |value| value <= limit)
    }

    /// The same goal, open if the noise, in the same unit, is larger than its limit.
    pub fn unless_noisy(self, limit: f64, noise: Option<f64>) -> Self {
        let is_noisy = noise.is_some_and(|noise| noise > limit);
        Self { verdict: if is_noisy { Verdict::Noisy } else { self.verdict }, ..self }
    }

    fn known(what: String, value: Option<f64>, unit: &str, is_met: impl Fn(f64) -> bool) -> Self {
        let verdict = match value {
            Some(value) if is_met(value) => Verdict::Met,
            Some(_) => Verdict::Missed,
            None => Verdict::Open,
        };
        let measured = value.map_or("not known".to_owned(), |value| format!("{value:.2} {unit}"));
        Self { what, measured, verdict }
    }

    /// Its row of the record.
    pub fn row(&self) -> Value {
        json!({ "goal": self.what, "measured": self.measured, "verdict": self.verdict.shown() })
    }
}

impl Verdict {
    fn shown(self) -> &'static str {
        match self {
            Self::Met => "met",
            Self::Missed => "MISSED",
            Self::Open => "open: the budget is too small",
            Self::Noisy => "open: the noise is too large",
            Self::Unmeasured => "open: not measured",
        }
    }
}

/// Prints the goals.
pub fn print(goals: &[Goal]) {
    if goals.is_empty() {
        return;
    }
    let row = |goal: &Goal| vec![goal.what.clone(), goal.measured.clone(), goal.verdict.shown().to_owned()];
    println!("\n{}", table(&["goal", "measured", ""], &goals.iter().map(row).collect::<Vec<_>>()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_of_time_is_open_only_if_less_time_was_spent() {
        let verdict = |time| Goal::ends_within("m4", 600.0, time).verdict;
        assert_eq!(verdict(Time::Ended(599.0)), Verdict::Met);
        assert_eq!(verdict(Time::Ended(600.0)), Verdict::Missed);
        assert_eq!(verdict(Time::Beyond(600.0)), Verdict::Missed);
        assert_eq!(verdict(Time::Beyond(120.0)), Verdict::Open);
    }

    #[test]
    fn how_much_slower_a_run_is_may_be_known_without_its_end() {
        let goal = |slow, fast| Goal::is_slower("apr", 5.0, slow, fast);
        assert_eq!(goal(Time::Ended(2.4), Time::Ended(0.4)).verdict, Verdict::Met);
        assert_eq!(goal(Time::Ended(1.2), Time::Ended(0.4)).verdict, Verdict::Missed);
        assert_eq!(goal(Time::Beyond(10.0), Time::Ended(0.4)).verdict, Verdict::Met);
        assert_eq!(goal(Time::Beyond(10.0), Time::Ended(4.0)).verdict, Verdict::Open);
        assert_eq!(goal(Time::Beyond(10.0), Time::Beyond(10.0)).verdict, Verdict::Open);
        assert_eq!(goal(Time::Ended(9.0), Time::Beyond(10.0)).verdict, Verdict::Missed);
        assert_eq!(goal(Time::Beyond(10.0), Time::Ended(1.0)).measured, "at least 10.0 times");
    }

    #[test]
    fn a_figure_that_is_not_known_leaves_a_goal_open() {
        let least = |value| Goal::is_at_least("less", 80.0, value, "%").verdict;
        assert_eq!([least(Some(80.0)), least(Some(79.9))], [Verdict::Met, Verdict::Missed]);
        assert_eq!(least(None), Verdict::Open);
        assert_eq!(Goal::is_at_least_if_measured("less", 80.0, None, "%").verdict, Verdict::Unmeasured);
        assert_eq!(Goal::is_at_least_if_measured("less", 80.0, Some(1.0), "%").verdict, Verdict::Missed);
        let most = |value| Goal::is_at_most("overhead", 4.0, value, "%").verdict;
        assert_eq!([most(Some(4.0)), most(Some(4.1))], [Verdict::Met, Verdict::Missed]);
        assert_eq!(Goal::is_at_most("overhead", 4.0, None, "%").measured, "not known");
    }

    #[test]
    fn noise_above_the_limit_leaves_a_goal_open() {
        let verdict =
            |noise| Goal::is_at_most("overhead", 4.0, Some(1.0), "%").unless_noisy(4.0, noise).verdict;
        assert_eq!(
            [verdict(None), verdict(Some(4.0)), verdict(Some(9.0))],
            [Verdict::Met, Verdict::Met, Verdict::Noisy]
        );
    }

    #[test]
    fn a_figure_is_below_its_limit_or_not() {
        assert_eq!(Goal::is_below("memory", 2.0, 0.5, "GB").verdict, Verdict::Met);
        assert_eq!(Goal::is_below("memory", 2.0, 2.0, "GB").verdict, Verdict::Missed);
    }
}
