//! `loam replay`: tests run natively, one line each.

use crate::args::{IsolationArg, ReplayArgs};
use crate::commands::{print, refuse, status, tell};
use loam_report::Ktest;
use loam_report::replay::{Agreement, Isolate, NativeProgram, ReplayOptions, Replayed};
use std::process::ExitCode;

/// Builds the program once and runs every test.
pub fn run(args: &ReplayArgs) -> ExitCode {
    match replay_all(args) {
        Ok(true) => ExitCode::from(status::FINE),
        Ok(false) => ExitCode::from(status::FOUND),
        Err(message) => refuse(&message),
    }
}

/// Whether all tests agree with what was foretold.
fn replay_all(args: &ReplayArgs) -> Result<bool, String> {
    for test in &args.tests {
        Ktest::read(test).map_err(|error| format!("{}: {error}", test.display()))?;
    }
    let options = ReplayOptions {
        sanitize: args.sanitize,
        time_limit: args.max_time,
        compiler_arguments: args.compiler_arguments.clone(),
        isolation: match args.isolation {
            IsolationArg::Auto => Isolate::WherePossible,
            IsolationArg::On => Isolate::Always,
            IsolationArg::Off => Isolate::Never,
        },
    };
    let mut program = NativeProgram::build(&args.program, options)?;
    if let (Some(why), IsolationArg::Auto) = (program.not_isolated(), args.isolation) {
        loam_base::complain!(
            "loam: warning: {why}; so tests run without isolation and may do harm (see --isolation)"
        );
    }
    let mut all_agree = true;
    for path in &args.tests {
        let replayed = program.replay(path).map_err(|error| format!("{}: {error}", path.display()))?;
        if args.show_output {
            print(&String::from_utf8_lossy(&replayed.stdout));
            tell(&String::from_utf8_lossy(&replayed.stderr));
        }
        print(&format!("{}: {}\n", path.display(), describe(&replayed)));
        all_agree &= replayed.agreement != Agreement::Disagrees;
    }
    Ok(all_agree)
}

fn describe(replayed: &Replayed) -> String {
    let Replayed { expected, ending, agreement, .. } = replayed;
    match agreement {
        Agreement::Agrees => format!("{ending}, as expected"),
        Agreement::NotVisible => {
            format!("{ending}; expected {expected}, which need not show natively (try --sanitize)")
        }
        Agreement::Disagrees => format!("{ending}; NOT as expected: {expected}"),
        Agreement::Unrepeatable(why) => format!("{ending}; expected {expected}, but {why}"),
    }
}
