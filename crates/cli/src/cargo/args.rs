//! The command line of `cargo loam`: options about the package, which go to cargo, and those of `loam run`.

use crate::args::RunOptions;
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, Subcommand};
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

/// The commands on packages.
#[derive(Subcommand, Debug)]
pub enum CargoCommand {
    /// Build the program of a cargo package and explore it
    #[command(override_usage = "cargo loam run [OPTIONS] [OPTIONS OF loam run] [-- PROGRAM-ARGS]...")]
    Run(Box<CargoRunArgs>),
    /// Explore the functions of a cargo package that are marked #[loam::test], one after the other
    #[command(override_usage = "cargo loam test [OPTIONS] [OPTIONS OF loam run] [FILTER]...")]
    Test(Box<CargoTestArgs>),
}

/// `cargo loam run`.
#[derive(Args, Debug)]
pub struct CargoRunArgs {
    #[command(flatten)]
    pub package: PackageArgs,
    /// The program, if the package has several
    #[arg(long, value_name = "NAME", help_heading = "Package")]
    pub bin: Option<String>,
    /// An example of the package instead of its program
    #[arg(long, value_name = "NAME", help_heading = "Package", conflicts_with = "bin")]
    pub example: Option<String>,
    #[command(flatten)]
    pub run: RunOptions,
    /// Arguments of the program; --sym-args and the like may be among them
    #[arg(last = true, value_name = "PROGRAM-ARGS")]
    pub arguments: Vec<OsString>,
}

/// `cargo loam test`.
#[derive(Args, Debug)]
pub struct CargoTestArgs {
    #[command(flatten)]
    pub package: PackageArgs,
    #[command(flatten)]
    pub run: RunOptions,
    /// Only the tests whose names contain one of these
    #[arg(value_name = "FILTER")]
    pub filters: Vec<String>,
}

/// Which package, and how cargo builds it.
#[derive(Args, Debug)]
#[command(next_help_heading = "Package")]
pub struct PackageArgs {
    /// The package [default: the one around this directory]
    #[arg(long, short, value_name = "NAME")]
    pub package: Option<String>,
    /// The Cargo.toml of the package
    #[arg(long, value_name = "PATH")]
    pub manifest_path: Option<PathBuf>,
    /// Features to switch on
    #[arg(long, short = 'F', value_name = "FEATURES")]
    pub features: Vec<String>,
    /// Switch on all features
    #[arg(long)]
    pub all_features: bool,
    /// Switch off the default features
    #[arg(long)]
    pub no_default_features: bool,
    /// Cargo.lock must stay as it is
    #[arg(long)]
    pub locked: bool,
    /// Cargo must not use the network
    #[arg(long)]
    pub offline: bool,
}

/// The options of `loam run` that a command line has, except some, as words.
pub fn words_of_run(matches: &ArgMatches, except: &[&str]) -> Vec<OsString> {
    let definition = RunOptions::augment_args(clap::Command::new("run"));
    let mut words = Vec::new();
    for option in definition.get_arguments() {
        let id = option.get_id().as_str();
        let is_given = matches.value_source(id) == Some(ValueSource::CommandLine);
        let Some(name) = option.get_long().filter(|name| is_given && !except.contains(name)) else {
            continue;
        };
        if !option.get_action().takes_values() {
            words.push(format!("--{name}").into());
            continue;
        }
        for values in matches.get_raw_occurrences(id).into_iter().flatten() {
            let values: Vec<&OsStr> = values.collect();
            if option.get_num_args().is_some_and(|range| range.max_values() > 1) {
                words.push(format!("--{name}").into());
                words.extend(values.into_iter().map(OsStr::to_os_string));
            } else {
                let mut word = OsString::from(format!("--{name}="));
                word.push(values.join(OsStr::new(",")));
                words.push(word);
            }
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Loam;
    use clap::CommandFactory;

    #[test]
    fn options_of_a_run_are_passed_on_as_they_were_given() {
        let line = "loam cargo test -p here --search dfs,bfs --sym-args 0 1 2 --quiet --max-time=5s parse -j 2 --out x";
        let matches = Loam::command().try_get_matches_from(line.split(' ')).unwrap();
        let test = matches.subcommand().and_then(|(_, cargo)| cargo.subcommand()).unwrap().1;
        let words = words_of_run(test, &["out"]);
        let words: Vec<&str> = words.iter().filter_map(|word| word.to_str()).collect();
        let expected =
            ["--quiet", "--search=dfs,bfs", "--jobs=2", "--sym-args", "0", "1", "2", "--max-time=5s"];
        assert_eq!(words, expected);
    }
}
