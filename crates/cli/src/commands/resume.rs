//! `loam resume`: goes on with a run that was saved.

use crate::args::{Command, Loam, ResumeArgs, RunArgs, one_line};
use crate::commands::{refuse, run};
use crate::saved::{Resume, search_options, searches};
use clap::{CommandFactory, FromArgMatches};
use loam_save::{FILE, SavedRun};
use std::path::Path;
use std::process::ExitCode;

/// Goes on with a run.
pub fn run(args: ResumeArgs) -> ExitCode {
    match prepare(args) {
        Ok((args, resume)) => run::resume(args, resume),
        Err(message) => refuse(&message),
    }
}

fn prepare(args: ResumeArgs) -> Result<(RunArgs, Resume), String> {
    let ResumeArgs { directory, mut options } = args;
    let mut has = |name: &str| {
        let count = options.len();
        options.retain(|option| option != name);
        options.len() < count
    };
    let (only_replays, prunes) = (has("--replay-only"), has("--prune"));
    let path = directory.join(FILE);
    if !path.exists() && directory.is_dir() {
        return Err(format!(
            "{}: the run was not saved; only runs with --save can be resumed",
            directory.display()
        ));
    }
    let saved = SavedRun::read(&path).map_err(|why| format!("{}: {why}", path.display()))?;
    let directory = std::path::absolute(&directory).map_err(|error| error.to_string())?;
    let earlier = saved.resumptions.last().map_or(&saved.header.arguments, |last| &last.arguments);
    // Names in the command line are relative to the directory where the run was started, if it is there.
    let _ = std::env::set_current_dir(&saved.header.directory);
    let first = parse(&saved.header.arguments)?;
    let arguments = with_options(earlier, &first.command, &options);
    let args = parse(&arguments)?;
    if args.command != first.command {
        return Err(format!(
            "'{}': the program and its arguments are those of the saved run",
            options.join(" ")
        ));
    }
    let searches = searches(&saved.resumptions, parse, saved.selections, &args, &first)?;
    let first = search_options(&first);
    let resume = Resume { directory, run: saved, only_replays, prunes, arguments, first, searches };
    Ok((args, resume))
}

/// A command line with further options in front of the program. An option with a list replaces the list of before; whether a command says
/// something is for that command alone.
fn with_options(earlier: &[String], command: &[String], options: &[String]) -> Vec<String> {
    let mut before: Vec<String> = earlier[..earlier.len().saturating_sub(command.len())].to_vec();
    before.retain(|word| word != "--" && word != "--quiet");
    const LIST: &str = "--search";
    if options.iter().any(|option| option.split('=').next() == Some(LIST)) {
        let mut kept = Vec::new();
        let mut words = before.into_iter();
        while let Some(word) = words.next() {
            match word.split('=').next() {
                Some(LIST) if word == LIST => drop(words.next()),
                Some(LIST) => {}
                _ => kept.push(word),
            }
        }
        before = kept;
    }
    [&before[..], options, command].concat()
}

/// Parses the command line of `loam run`. Of an option that is given twice the last one counts.
fn parse(arguments: &[String]) -> Result<RunArgs, String> {
    let words = ["loam", "run"].into_iter().map(str::to_owned).chain(arguments.iter().cloned());
    let command = Loam::command().mut_subcommand("run", |run| run.args_override_self(true));
    let matches = command.try_get_matches_from(words).map_err(|error| one_line(&error))?;
    match Loam::from_arg_matches(&matches).map_err(|error| one_line(&error))?.command {
        Command::Run(args) => Ok(*args),
        _ => Err("the saved run has no command line".to_owned()),
    }
}

/// The program as it was run, if the file that the user named is gone.
pub fn kept_program(directory: &Path) -> Option<std::path::PathBuf> {
    let kept = ["before/program.bc", "program.bc"].map(|name| directory.join(name));
    kept.into_iter().find(|path| path.exists())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn options_are_added_in_front_of_the_program_and_the_last_one_counts() {
        let earlier = words("--save --quiet --max-time 3s --search bfs,dfs -- p.c --seed 7");
        let command = words("p.c --seed 7");
        let all = with_options(&earlier, &command, &words("--max-time 5s --search dfs --check leak"));
        assert_eq!(
            all.join(" "),
            "--save --max-time 3s --max-time 5s --search dfs --check leak p.c --seed 7"
        );
        let args = parse(&all).expect("it is a command line");
        assert_eq!(args.limits.max_time, Some(std::time::Duration::from_secs(5)));
        assert_eq!((args.options.exploration.search, args.command), (words("dfs"), command));
    }
}
