//! The part `loops`: every program under every setting for the same CPU time; Tables 1 to 3 of the paper, and a check of
//! every verdict.

use super::checks::{self, Verdict};
use super::programs::Program;
use super::run::{EXPLORE, Measured, explore};
use super::setting::Setting;
use super::{Bench, Outcome, tables};

/// The runs of a program; a run that left no result is missing.
pub type Runs = Vec<(Setting, Measured)>;

/// The part `loops`.
pub fn loops(bench: &Bench, programs: &[Program]) -> Result<Outcome, String> {
    let mut outcome = Outcome::default();
    let settings = bench.available(&Setting::LOOPS);
    println!("\nVerdict and CPU seconds; - is a run that did not finish and found no error");
    print_heading(&settings);
    let mut all = Vec::new();
    for program in programs {
        let runs = runs(bench, program, &settings, &mut outcome.wrong);
        print_row(program, &settings, &runs);
        outcome.wrong.extend(checks::wrong(program, &runs));
        outcome.rows.extend(runs.iter().map(|(setting, run)| run.row(program, *setting)));
        all.push(runs);
    }
    outcome.goals = tables::print(&all);
    Ok(outcome)
}

/// Runs a program under each setting.
fn runs(bench: &Bench, program: &Program, settings: &[Setting], wrong: &mut Vec<String>) -> Runs {
    let mut runs = Vec::new();
    for &setting in settings {
        match explore(bench, program, &[EXPLORE, setting.options()].concat()) {
            Ok(run) => runs.push((setting, run)),
            Err(problem) => wrong.push(format!("{}, {}: {problem}", program.name, setting.name())),
        }
    }
    runs
}

fn print_heading(settings: &[Setting]) {
    let names: String = settings.iter().map(|setting| format!(" {:>14}", setting.name())).collect();
    println!("{:30} {:>6}{names}", "", "expect");
}

fn print_row(program: &Program, settings: &[Setting], runs: &Runs) {
    let cell = |setting: &Setting| match runs.iter().find(|(each, _)| each == setting) {
        Some((_, run)) => format!("{} {:6.2}", Verdict::of(program, run).shown(), run.cpu),
        None => "no result".to_owned(),
    };
    let cells: String = settings.iter().map(|setting| format!(" {:>14}", cell(setting))).collect();
    println!("{:30} {:>6}{cells}", program.name, program.expected.word());
}
