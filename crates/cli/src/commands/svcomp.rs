//! `loam svcomp`: whether a program has a property, as SV-COMP asks, or tests for it, as Test-Comp asks.

use crate::args::{Command, DataModelArg, Loam, RunArgs, SvcompArgs, SvcompRun, one_line};
use crate::commands::{print, refuse, run, status, tell};
use clap::Parser;
use loam_report::Summary;
use loam_report::svcomp::{Property, Specification, Task, Verdict, verdict, witness};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::SystemTime;

/// Explores the program and says the verdict.
pub fn run(args: &SvcompArgs) -> ExitCode {
    match run_args(args) {
        Ok(args) => run::run(args),
        Err(message) => refuse(&message),
    }
}

fn run_args(args: &SvcompArgs) -> Result<RunArgs, String> {
    let name = args.property.display();
    let bytes =
        loam_base::files::read(&args.property).map_err(|error| format!("--property: {name}: {error}"))?;
    let specification = Specification::parse(&String::from_utf8_lossy(&bytes));
    let specification = specification.map_err(|why| format!("--property: {name}: {why}"))?;
    let asks_overflow = specification.properties.contains(&Property::NoOverflow);
    if asks_overflow && !crate::program::is_source(args.program.as_ref()) {
        return Err(format!("{}: no-overflow is decided for C sources only", args.program));
    }
    let words = ["loam", "run"].into_iter().map(str::to_owned).chain(options(args, &specification));
    let parsed = Loam::try_parse_from(words.chain(["--".to_owned(), args.program.clone()]));
    let mut run = match parsed.map_err(|error| one_line(&error))?.command {
        Command::Run(run) => *run,
        _ => unreachable!("the command is run"),
    };
    run.specification = Some(specification.text.clone());
    let started = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
    let task = Task {
        program: args.program.clone(),
        bytes: loam_base::files::read(args.program.as_ref()).unwrap_or_default(),
        specification: specification.text.clone(),
        data_model: match args.data_model {
            DataModelArg::Lp64 => "LP64".to_owned(),
            DataModelArg::Ilp32 => "ILP32".to_owned(),
        },
        started,
    };
    run.svcomp = Some(Arc::new(SvcompRun { specification, task, witness: args.witness.clone() }));
    Ok(run)
}

/// The options of `loam run` for the properties.
fn options(args: &SvcompArgs, specification: &Specification) -> Vec<String> {
    // Memory that was never written may hold anything; functions without a definition have no meaning.
    let mut words: Vec<String> =
        ["--quiet", "--program-output=discard", "--uninit-bytes=symbolic", "--external=forbid"]
            .map(str::to_owned)
            .to_vec();
    let given = [
        ("--out", &args.out),
        ("--max-time", &args.max_time),
        ("--max-memory", &args.max_memory),
        ("--jobs", &args.jobs),
    ];
    if args.data_model == DataModelArg::Ilp32 {
        words.push("--compiler-arg=-m32".to_owned());
    }
    words.extend(given.iter().filter_map(|(option, value)| Some(format!("{option}={}", value.as_ref()?))));
    for property in &specification.properties {
        let own: Vec<String> = match property {
            Property::UnreachCall(function) => {
                vec![
                    format!("--unreachable={function}"),
                    format!("--exit-in={function}"),
                    "--write-no-tests".to_owned(),
                ]
            }
            Property::ValidDeref => vec!["--exit-on=ptr,null,uaf,readonly".to_owned()],
            Property::ValidFree => vec!["--exit-on=free".to_owned()],
            Property::ValidMemtrack => vec!["--check=leak".to_owned(), "--exit-on=leak".to_owned()],
            Property::ValidMemcleanup => vec!["--check=leak=all".to_owned(), "--exit-on=leak".to_owned()],
            Property::NoOverflow => vec!["--check=overflow".to_owned(), "--exit-on=overflow".to_owned()],
            Property::Termination => vec!["--check=liveness=all".to_owned(), "--exit-on=liveness".to_owned()],
            Property::CoverCall(function) => {
                vec![
                    format!("--unreachable={function}"),
                    format!("--exit-in={function}"),
                    "--emit=testcomp".to_owned(),
                ]
            }
            Property::CoverBranches => vec!["--only-new".to_owned(), "--emit=testcomp".to_owned()],
        };
        words.extend(own);
    }
    words
}

/// Says the verdict, writes the witness of a violation, and returns the exit status.
pub fn conclude(asked: &SvcompRun, summary: &Summary) -> u8 {
    let verdict = verdict(&asked.specification.properties, summary);
    print(&format!("{verdict}\n"));
    match verdict {
        Verdict::True | Verdict::Tests(_) => status::FINE,
        Verdict::Unknown(_) => status::LOST,
        Verdict::False(property, found) => {
            if let Some(text) = witness(&asked.task, property, found) {
                let own = summary.directory.join("witness.yml");
                for path in std::iter::once(&own).chain(&asked.witness) {
                    if let Err(error) = loam_report::svcomp::write(path, &text) {
                        tell(&format!("loam: {}: {error}\n", path.display()));
                        return status::USAGE;
                    }
                }
            }
            status::FOUND
        }
    }
}
