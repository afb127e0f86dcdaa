//! What runs of one program with different options must have in common.

use super::run::Measured;

/// Programs whose coverage depends on the addresses of objects, and so on the options: (program, why).
const EXPLAINED: &[(&str, &str)] =
    &[("sqlite", "it tells its own pool of memory from the heap by comparing addresses")];

/// Runs that ended with another coverage than the first that ended. Differences with an explanation are printed
/// and are not returned. `runs` are named by their options.
pub fn wrong_coverage<'a>(program: &str, runs: impl Iterator<Item = (String, &'a Measured)>) -> Vec<String> {
    let lines = other_coverage(program, runs);
    match EXPLAINED.iter().find(|(known, _)| *known == program) {
        Some((_, why)) => {
            lines.iter().for_each(|line| println!("{line} ({why})"));
            Vec::new()
        }
        None => lines,
    }
}

fn other_coverage<'a>(program: &str, runs: impl Iterator<Item = (String, &'a Measured)>) -> Vec<String> {
    let ended = runs.filter(|(_, run)| run.time.is_ended());
    differing(program, "lines and branches", ended, |run| {
        ["covered_lines", "covered_branches"].map(|key| run.number(key))
    })
}

/// A line for each run whose figures differ from those of the first.
pub fn differing<'a, const COUNT: usize>(
    program: &str,
    what: &str,
    mut runs: impl Iterator<Item = (String, &'a Measured)>,
    figures: impl Fn(&Measured) -> [u64; COUNT],
) -> Vec<String> {
    let Some((first, expected)) = runs.next() else {
        return Vec::new();
    };
    let shown = |name: &str, run| format!("{:?} under {name}", figures(run));
    runs.filter(|(_, run)| figures(run) != figures(expected))
        .map(|(name, run)| {
            format!("{program}: {what} differ: {}; {}", shown(&first, expected), shown(&name, run))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::run::Time;
    use super::super::run::tests::measured;
    use super::*;
    use serde_json::json;

    #[test]
    fn runs_that_ended_must_have_covered_the_same() {
        let run = |time, lines: u64| measured(time, json!({ "covered_lines": lines, "covered_branches": 7 }));
        let mut runs = vec![
            ("forking".to_owned(), run(Time::Ended(9.0), 100)),
            ("merging".to_owned(), run(Time::Beyond(10.0), 80)),
            ("flat".to_owned(), run(Time::Ended(1.0), 100)),
        ];
        let wrong = |program, runs: &[(String, Measured)]| {
            wrong_coverage(program, runs.iter().map(|(name, run)| (name.clone(), run)))
        };
        assert_eq!(wrong("apr", &runs), Vec::<String>::new());
        runs.push(("ideal".to_owned(), run(Time::Ended(1.0), 99)));
        assert_eq!(
            wrong("apr", &runs),
            ["apr: lines and branches differ: [100, 7] under forking; [99, 7] under ideal"]
        );
        assert_eq!(wrong("sqlite", &runs), Vec::<String>::new());
    }
}
