//! `loam libc`: builds the C library of programs under test, and prints its directory.

use super::{print, refuse, status};
use crate::args::LibcArgs;
use crate::cache;
use crate::libc::find;
use loam_libc::{Error, Libc, Request, Step};
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

/// Runs the command.
pub fn run(args: &LibcArgs) -> ExitCode {
    let cache = match cache::directory() {
        Ok(cache) => cache,
        Err(problem) => return refuse(&problem),
    };
    match libc(args, &cache) {
        Ok(libc) => {
            print(&format!("{}\n", libc.directory().display()));
            ExitCode::from(status::FINE)
        }
        Err(error) => refuse(&format!("{}\n      {}", error.what, error.advice)),
    }
}

fn libc(args: &LibcArgs, cache: &Path) -> Result<Libc, Error> {
    let data_model = args.data_model.into();
    match loam_libc::find(cache, data_model) {
        Some(libc) if args.rebuild => libc.remove()?,
        _ if args.rebuild || args.musl_source.is_some() => {}
        _ => {
            if let Some(libc) = find(cache, data_model) {
                return Ok(libc);
            }
        }
    }
    build(&Request { cache, data_model, source: args.musl_source.as_deref() })
}

/// Builds the C library and shows the progress on standard error.
pub fn build(request: &Request) -> Result<Libc, Error> {
    let mut line = ProgressLine::default();
    let result = loam_libc::build(request, &mut |step| line.show(step));
    line.end();
    result
}

/// One progress line, redrawn on a terminal; elsewhere one line for each step.
#[derive(Default)]
struct ProgressLine {
    last: String,
}

impl ProgressLine {
    fn show(&mut self, step: Step) {
        let terminal = std::io::stderr().is_terminal();
        let text = match step {
            Step::Fetching => "fetching the source of musl".to_owned(),
            Step::Configuring => "preparing the source of musl".to_owned(),
            Step::Compiling { done, of } if terminal => format!("compiling the C library: {done} of {of}"),
            Step::Compiling { of, .. } => format!("compiling the C library: {of} files"),
            Step::Linking => "linking the C library".to_owned(),
            Step::Native => "building the native C library".to_owned(),
        };
        if text == self.last {
            return;
        }
        let mut stderr = std::io::stderr().lock();
        // A closed standard error is no reason to stop.
        let _ =
            if terminal { write!(stderr, "\r\x1b[Kloam: {text}") } else { writeln!(stderr, "loam: {text}") };
        self.last = text;
    }

    fn end(&self) {
        if !self.last.is_empty() && std::io::stderr().is_terminal() {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}
