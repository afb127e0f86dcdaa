//! Programs in rows, settings of Loam in columns: the runs behind a table. All runs are depth first.

use super::checks::wrong_coverage;
use super::run::{DFS, Measured, Model, explore_in_turn, explore_with};
use super::subjects::Named;
use super::{Bench, Outcome};
use serde_json::{Value, json};

/// A setting: its name in tables and records, and Loam's options.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    pub name: &'static str,
    pub options: &'static [&'static str],
}

impl Setting {
    /// The setting that only chooses a model.
    pub fn model(model: Model) -> Self {
        Self { name: model.name(), options: model.options() }
    }

    fn depth_first(&self) -> Vec<&'static str> {
        [self.options, DFS.1].concat()
    }
}

/// The runs of a program.
pub struct Runs {
    /// The name of the program.
    pub program: String,
    /// The runs, in the order of the settings.
    pub runs: Vec<(&'static str, Measured)>,
}

impl Runs {
    /// The run with a setting; none if it failed.
    pub fn find(&self, setting: &str) -> Option<&Measured> {
        self.runs.iter().find(|(name, _)| *name == setting).map(|(_, run)| run)
    }

    /// The run with a setting, if it ended.
    pub fn ended(&self, setting: &str) -> Option<&Measured> {
        self.find(setting).filter(|run| run.time.is_ended())
    }

    /// A number of `run.json` with a setting as shown in tables; at least this many if the run did not end.
    pub fn count(&self, setting: &str, key: &str) -> String {
        self.find(setting).map_or("-".to_owned(), |run| run.count(key))
    }

    /// The time with a setting as shown in tables.
    pub fn time(&self, setting: &str) -> String {
        self.find(setting).map_or("-".to_owned(), |run| run.time.shown())
    }

    /// The runs, for comparisons.
    pub fn named(&self) -> impl Iterator<Item = (String, &Measured)> {
        self.runs.iter().map(|(name, run)| ((*name).to_owned(), run))
    }

    /// The rows of the record.
    fn rows(&self) -> impl Iterator<Item = Value> {
        self.runs.iter().map(|(setting, run)| {
            let mut row = run.row();
            row["program"] = json!(self.program);
            row["setting"] = json!(setting);
            row
        })
    }
}

/// Runs a program with each setting; see [`explore_with`]. A run that fails is an error of the outcome, and the
/// others go on. Runs that ended must have the same coverage.
pub fn measure(bench: &Bench, named: &Named, settings: &[Setting], outcome: &mut Outcome) -> Runs {
    let (program, subject) = named;
    let mut runs = Vec::new();
    for setting in settings {
        match explore_with(bench, subject, &setting.depth_first()) {
            Ok(run) => runs.push((setting.name, run)),
            Err(problem) => outcome.wrong.push(format!("{program}, {}: {problem}", setting.name)),
        }
    }
    let runs = Runs { program: program.clone(), runs };
    outcome.wrong.extend(wrong_coverage(program, runs.named()));
    outcome.rows.extend(runs.rows());
    runs
}

/// Runs a program with all settings in turn, several times, for ratios of times that may differ by little; see
/// [`explore_in_turn`]. `more` are options for all settings.
pub fn measure_in_turn(
    bench: &Bench,
    named: &Named,
    settings: &[Setting],
    more: &[&str],
    outcome: &mut Outcome,
) -> Result<Runs, String> {
    let (program, subject) = named;
    let options: Vec<Vec<&str>> = settings.iter().map(|each| [&each.depth_first(), more].concat()).collect();
    let runs =
        explore_in_turn(bench, subject, &options).map_err(|problem| format!("{program}: {problem}"))?;
    let names = settings.iter().map(|setting| setting.name);
    let runs = Runs { program: program.clone(), runs: names.zip(runs).collect() };
    outcome.rows.extend(runs.rows());
    Ok(runs)
}

/// The geometric mean; none without values.
pub fn geometric_mean(ratios: &[f64]) -> Option<f64> {
    let sum: f64 = ratios.iter().map(|ratio| ratio.ln()).sum();
    (!ratios.is_empty()).then(|| (sum / ratios.len() as f64).exp())
}

#[cfg(test)]
pub mod tests {
    use super::super::run::Time;
    use super::super::run::tests::measured;
    use super::*;

    /// Runs of a program: setting, time and figures of each.
    pub fn runs(program: &str, runs: &[(&'static str, Time, Value)]) -> Runs {
        let runs = runs.iter().map(|(setting, time, figures)| (*setting, measured(*time, figures.clone())));
        Runs { program: program.to_owned(), runs: runs.collect() }
    }

    #[test]
    fn figures_of_runs_that_did_not_end_are_bounds() {
        let some = [
            ("off", Time::Ended(1.5), json!({ "queries": 12050 })),
            ("4", Time::Beyond(9.96), json!({ "queries": 6808 })),
        ];
        let runs = runs("m4", &some);
        assert_eq!(["off", "4", "3"].map(|each| runs.count(each, "queries")), ["12,050", ">= 6,808", "-"]);
        assert_eq!(["off", "4", "3"].map(|each| runs.time(each)), ["1.50", "> 10.0", "-"]);
        assert!(runs.ended("off").is_some() && runs.ended("4").is_none());
        let rows: Vec<Value> = runs.rows().collect();
        assert_eq!((&rows[1]["program"], &rows[1]["setting"]), (&json!("m4"), &json!("4")));
    }

    #[test]
    fn the_mean_of_ratios_is_geometric() {
        let mean = geometric_mean(&[0.5, 2.0]).expect("there are values");
        assert!((mean - 1.0).abs() < 1e-9);
        assert_eq!(geometric_mean(&[]), None);
    }
}
