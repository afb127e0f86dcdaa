//! `loam replay`: runs tests natively, one line each.

use crate::args::{IsolationArg, ReplayArgs};
use crate::commands::cc::{LibcChoice, absolute_cache, kit_for};
use crate::commands::{print, refuse, status, tell};
use crate::libc::own_libc;
use crate::program::{data_model_of_file, yields};
use loam_base::{files, parallel};
use loam_compiler::{Checked, Rebuild, Whole};
use loam_program::ir::DataModel;
use loam_report::Ktest;
use loam_report::replay::{Agreement, Isolate, NativeProgram, ReplayOptions, Replayed, Sanitizers};
use std::io::Read;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tempfile::TempDir;

/// Builds the program once and runs every test.
pub fn run(args: &ReplayArgs) -> ExitCode {
    match replay_all(args) {
        Ok(true) => ExitCode::from(status::FINE),
        Ok(false) => ExitCode::from(status::FOUND),
        Err(message) => refuse(&message),
    }
}

/// Whether all tests agree with the expected results.
fn replay_all(args: &ReplayArgs) -> Result<bool, String> {
    for test in &args.tests {
        Ktest::read(test).map_err(|error| format!("{}: {error}", test.display()))?;
    }
    if let Some(profiles) = &args.profiles {
        std::fs::create_dir_all(profiles).map_err(|error| format!("{}: {error}", profiles.display()))?;
    }
    let Native { program, _build } = Native::build(args)?;
    if let (Some(why), IsolationArg::Auto) = (program.not_isolated(), args.isolation) {
        loam_base::complain!(
            "loam: warning: {why}; so tests run without isolation and may do harm (see --isolation)"
        );
    }
    let mut all_agree = true;
    let jobs = args.jobs.map_or_else(parallel::cores, NonZeroUsize::get);
    let replay = |path: &PathBuf| (path.clone(), program.replay(path));
    parallel::in_order(&args.tests, jobs, replay, |(path, replayed)| {
        let replayed = replayed.map_err(|error| format!("{}: {error}", path.display()))?;
        if args.show_output {
            print(&String::from_utf8_lossy(&replayed.stdout));
            tell(&String::from_utf8_lossy(&replayed.stderr));
        }
        print(&format!("{}: {}\n", path.display(), describe(&replayed, args)));
        all_agree &= replayed.agreement != Agreement::Disagrees;
        Ok(())
    })
    .map(|()| all_agree)
}

/// A native program to run tests with, and the directory in which it was built.
struct Native {
    program: NativeProgram,
    _build: Option<TempDir>,
}

impl Native {
    /// Compiles sources, and uses files built by `loam cc` as they are. Missing sanitizers, and bitcode for
    /// Loam's C library, need another build.
    fn build(args: &ReplayArgs) -> Result<Self, String> {
        if args.sanitize && is_elf(&args.program) || is_bitcode(&args.program) {
            let whole = Whole::read(&args.program).map_err(|error| error.message)?;
            if whole.has_address_checks() {
                let program = NativeProgram::built(&args.program, options(args, Sanitizers::Address))?;
                return Ok(Self { program, _build: None });
            }
            if args.sanitize || whole.is_for_own_libc() {
                return Self::rebuild(args, &whole);
            }
        }
        let sanitizers = if args.sanitize { Sanitizers::AddressAndUndefined } else { Sanitizers::None };
        let mut options = options(args, sanitizers);
        if is_bitcode(&args.program) && data_model_of_file(&args.program)? == DataModel::Ilp32 {
            options.compiler_arguments.push("-m32".to_owned());
        }
        if options.compiler_arguments.iter().any(|argument| argument == "-m32") {
            options.isolation = isolation_of_narrow(args.isolation)?;
        }
        let program = NativeProgram::build(&args.program, options)?;
        Ok(Self { program, _build: None })
    }

    /// Builds a program from its bitcode.
    fn rebuild(args: &ReplayArgs, whole: &Whole) -> Result<Self, String> {
        let build = tempfile::tempdir().map_err(|error| format!("no temporary directory: {error}"))?;
        let executable = build.path().join("program");
        let (libc, choice) = match whole.is_for_own_libc() {
            true => (Some(own_libc(&absolute_cache()?, DataModel::Lp64, None)?.bitcode()), LibcChoice::Musl),
            false => (None, LibcChoice::Host),
        };
        let (checked, sanitizers) = match args.sanitize {
            true => (Checked::Addresses, Sanitizers::Address),
            false => (Checked::Nothing, Sanitizers::None),
        };
        let how = Rebuild {
            kit: &kit_for(choice)?,
            library: libc.as_deref(),
            yields,
            checked,
            arguments: &args.compiler_arguments,
        };
        whole.build(&how, &executable)?;
        let program = NativeProgram::built(&executable, options(args, sanitizers))?;
        Ok(Self { program, _build: Some(build) })
    }
}

/// The isolation of a program of 32 bits: none, because the filter judges system calls by their numbers for 64 bits.
fn isolation_of_narrow(asked: IsolationArg) -> Result<Isolate, String> {
    match asked {
        IsolationArg::Auto | IsolationArg::Off => Ok(Isolate::Never),
        IsolationArg::On => Err("--isolation on: programs of 32 bits cannot be isolated".to_owned()),
    }
}

fn options(args: &ReplayArgs, sanitizers: Sanitizers) -> ReplayOptions {
    ReplayOptions {
        sanitizers,
        time_limit: args.max_time,
        compiler_arguments: args.compiler_arguments.clone(),
        isolation: match args.isolation {
            IsolationArg::Auto => Isolate::WherePossible,
            IsolationArg::On => Isolate::Always,
            IsolationArg::Off => Isolate::Never,
        },
        profiles: args.profiles.clone(),
    }
}

fn is_elf(path: &Path) -> bool {
    let mut start = [0; 4];
    files::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok() && start == *b"\x7FELF"
}

fn is_bitcode(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "bc" || extension == "ll")
}

fn describe(replayed: &Replayed, args: &ReplayArgs) -> String {
    let Replayed { expected, ending, agreement, .. } = replayed;
    match agreement {
        Agreement::Agrees => format!("{ending}, as expected"),
        Agreement::NotVisible => {
            let advice = if args.sanitize { "even with sanitizers" } else { "(try --sanitize)" };
            format!("{ending}; expected {expected}, which need not show natively {advice}")
        }
        Agreement::Disagrees => format!("{ending}; NOT as expected: {expected}"),
        Agreement::Unrepeatable(why) => format!("{ending}; expected {expected}, but {why}"),
    }
}
