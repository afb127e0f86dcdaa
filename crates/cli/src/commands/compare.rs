//! `loam compare`: the same run under each combination of options, and one table of the results.
//!
//! Each run is a separate process, so that its time and memory are its own and a crash does not end the other
//! runs.

use crate::args::CompareArgs;
use crate::commands::{print, refuse, status};
use loam_base::parallel;
use loam_report::{compare, stats};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

/// Runs every combination.
pub fn run(args: &CompareArgs) -> ExitCode {
    match compare_all(args) {
        Err(message) => refuse(&message),
        Ok((text, agree)) => {
            print(&text);
            ExitCode::from(if agree { status::FINE } else { status::FOUND })
        }
    }
}

fn compare_all(args: &CompareArgs) -> Result<(String, bool), String> {
    let axes: Result<Vec<Axis>, String> = args.axes.iter().map(|axis| Axis::parse(axis)).collect();
    let combinations = combinations(&axes?);
    let kept = tempfile::tempdir().map_err(|error| format!("no temporary directory: {error}"))?;
    let directory = match &args.out {
        Some(directory) => {
            std::fs::create_dir(directory).map_err(|error| format!("{}: {error}", directory.display()))?;
            directory.clone()
        }
        None => kept.path().to_path_buf(),
    };
    let mut runs = Vec::new();
    let run = |combination: &Combination| {
        loam_base::complain!("loam: {}", combination.name());
        combination.run(&directory, args)
    };
    parallel::in_order(&combinations, args.jobs.get(), run, |ran| ran.map(|ran| runs.push(ran)))?;
    let settings: Vec<String> = combinations.iter().map(Combination::setting).collect();
    let differences = compare::disagreements(&runs, &settings);
    if let Some(path) = &args.plot {
        std::fs::write(path, compare::svg(&runs)).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let text = match (args.json, args.csv) {
        (true, _) => format!("{:#}\n", stats::to_json(&runs)),
        (_, true) => compare::csv(&runs),
        _ => format!("{}\n{}", stats::render(&runs), verdict(&runs, &differences)),
    };
    if args.json || args.csv {
        differences.iter().for_each(|line| loam_base::complain!("loam: {line}"));
    }
    Ok((text, differences.is_empty()))
}

fn verdict(runs: &[stats::Run], differences: &[String]) -> String {
    if differences.is_empty() {
        return format!("All {} runs agree on the bugs.\n", runs.len());
    }
    let lines: String = differences.iter().map(|line| format!("  {line}\n")).collect();
    format!("The runs do not agree:\n{lines}")
}

/// An option and its values.
struct Axis {
    option: String,
    values: Vec<String>,
}

impl Axis {
    fn parse(text: &str) -> Result<Self, String> {
        let wrong =
            || format!("--axis {text}: write it as OPTION=VALUE,VALUE, as in memory=forking,segmented");
        let (option, values) = text.split_once('=').ok_or_else(wrong)?;
        let values: Vec<String> = match (option, values) {
            ("memory", "all") => loam_memory_models::NAMES.iter().map(|&name| name.to_owned()).collect(),
            _ => values.split(',').map(str::to_owned).collect(),
        };
        if option.is_empty() || values.iter().any(String::is_empty) {
            return Err(wrong());
        }
        Ok(Self { option: option.trim_start_matches('-').to_owned(), values })
    }
}

/// One value of each axis.
#[derive(Clone, Default)]
struct Combination(Vec<(String, String)>);

fn combinations(axes: &[Axis]) -> Vec<Combination> {
    axes.iter().fold(vec![Combination::default()], |all, axis| {
        let with = |before: &Combination, value: &String| {
            let mut combination = before.clone();
            combination.0.push((axis.option.clone(), value.clone()));
            combination
        };
        all.iter().flat_map(|before| axis.values.iter().map(move |value| with(before, value))).collect()
    })
}

impl Combination {
    fn name(&self) -> String {
        let words: Vec<String> = self.0.iter().map(|(option, value)| format!("{option}={value}")).collect();
        words.join(" ")
    }

    /// The options that change more than the exploration of a program.
    fn setting(&self) -> String {
        let is_way = |(option, _): &&(String, String)| matches!(option.as_str(), "memory" | "search");
        let others = self.0.iter().filter(|pair| !is_way(pair)).cloned().collect();
        Self(others).name()
    }

    /// Runs the program with this combination. The output is dropped; the error is an error of the command
    /// line.
    fn run(&self, directory: &Path, args: &CompareArgs) -> Result<stats::Run, String> {
        let out: PathBuf = directory.join(self.name().replace([' ', '/'], "_"));
        let own = std::env::current_exe().map_err(|error| format!("Loam cannot find itself: {error}"))?;
        let mut command = Command::new(own);
        command
            .args(["run", "--quiet", "--progress", "off", "--program-output", "discard", "--out"])
            .arg(&out);
        command.args(self.0.iter().map(|(option, value)| format!("--{option}={value}"))).args(&args.words);
        let output = command.stdin(Stdio::null()).output();
        let output = output.map_err(|error| format!("Loam cannot be started: {error}"))?;
        let read = stats::read(&out).map_err(|_| {
            let complaint = String::from_utf8_lossy(&output.stderr);
            let line =
                complaint.lines().last().unwrap_or("it ended without a message").trim_start_matches("loam: ");
            format!("{}: {line}", self.name())
        })?;
        Ok(stats::Run { directory: self.name(), ..read })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn axes_are_multiplied() {
        let axes: Vec<Axis> = ["memory=all", "search=dfs,bfs"]
            .iter()
            .map(|text| Axis::parse(text).expect("it is well formed"))
            .collect();
        let names: Vec<String> = combinations(&axes).iter().map(Combination::name).collect();
        assert_eq!(names.len(), 2 * loam_memory_models::NAMES.len());
        assert_eq!(names[0], "memory=single search=dfs");
        assert_eq!(combinations(&axes)[0].setting(), "");
        for wrong in ["memory", "=x", "memory=", "memory=flat,"] {
            assert!(Axis::parse(wrong).is_err(), "{wrong}");
        }
    }
}
