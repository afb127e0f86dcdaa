//! The savings of each layer: runs with one layer switched off, and with all, compared with runs with all
//! layers on.
//!
//! A layer changes time, never results: a run that has other paths or errors without a layer ends the
//! benchmark.

use super::Bench;
use super::answers::{Kind, LAYERS};
use super::programs::{Program, QueryLoad, Run, programs};
use super::times::{Times, ratio, repeat};
use serde_json::{Value, json};

/// The table of layers.
pub fn layers(bench: &Bench) -> Result<Vec<Value>, String> {
    println!("ratios are to the run with all layers");
    println!(
        "{:30} {:>8} {:>9} {:>8} {:>9} {:>8}",
        "without", "backend", "solver s", "ratio", "CPU s", "ratio"
    );
    let mut rows = Vec::new();
    for program in programs(QueryLoad::Light) {
        let bitcode = bench.compile(program)?;
        println!("{}", program.name);
        let whole = repeat(|| bench.run(program, &bitcode, &[]))?;
        rows.push(row(program, "nothing", &whole, &whole));
        for (name, option) in configurations() {
            let run = repeat(|| bench.run(program, &bitcode, std::slice::from_ref(&option)))?;
            if run.0.errors != whole.0.errors {
                return Err(format!("{}: other errors with {option}", program.name));
            }
            rows.push(row(program, name, &run, &whole));
        }
    }
    Ok(rows)
}

/// The layers to switch off, one by one and then all: (name, option).
fn configurations() -> Vec<(&'static str, String)> {
    let option = |names: &str| format!("--no-cache={names}");
    let names = optional(|_| true);
    let mut configurations: Vec<_> = names.iter().map(|&name| (name, option(name))).collect();
    configurations.push(("all of them", option(&names.join(","))));
    configurations
}

/// The names of the layers that can be switched off, if they are of this kind.
pub fn optional(is_wanted: fn(Kind) -> bool) -> Vec<&'static str> {
    let layers = LAYERS.iter().filter(|&&(_, kind)| kind != Kind::Fixed && is_wanted(kind));
    layers.map(|&(name, _)| name).collect()
}

/// Prints a row; returns its figures.
fn row(program: &Program, without: &str, (run, times): &(Run, Times), (_, whole): &(Run, Times)) -> Value {
    println!(
        "  {without:28} {:8} {:9.3} {:>8} {:9.3} {:>8}",
        run.answers.backend,
        times.solver,
        ratio(times.solver, whole.solver),
        times.cpu,
        ratio(times.cpu, whole.cpu)
    );
    json!({
        "name": program.name, "without": without, "queries": run.answers.queries,
        "backend": run.answers.backend, "answered_by": run.answers.json(), "solver_cpu_s": times.solver,
        "solver_ratio": times.solver / whole.solver, "cpu_s": times.cpu, "cpu_ratio": times.cpu / whole.cpu,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_layer_that_can_be_switched_off_is_and_then_all_are() {
        let configurations = configurations();
        assert_eq!(configurations[0], ("equalities", "--no-cache=equalities".to_owned()));
        let (_, all) = configurations.last().unwrap();
        assert!(all.starts_with("--no-cache=equalities,independence,") && all.ends_with(",blaster,hard"));
        assert_eq!(configurations.len(), all.split(',').count() + 1);
    }
}
