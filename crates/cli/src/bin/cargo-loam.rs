//! `cargo loam …`: cargo starts the program `cargo-loam` for it, which becomes `loam cargo …`.
//!
//! The `loam` beside it is taken, so that both are of one version; without one, that of the path.

use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let mut words: Vec<_> = std::env::args_os().skip(1).collect();
    // Cargo repeats the name of the subcommand.
    if words.first().is_some_and(|word| word == "loam") {
        words.remove(0);
    }
    let error = Command::new(loam()).arg("cargo").args(words).exec();
    loam_base::complain!(
        "cargo loam: the program loam cannot be started: {error}; install it beside cargo-loam or on the path"
    );
    ExitCode::from(2)
}

fn loam() -> PathBuf {
    let own = std::env::current_exe().ok();
    let beside = own.and_then(|own| own.parent().map(|directory| directory.join("loam")));
    beside.filter(|path| path.is_file()).unwrap_or_else(|| PathBuf::from("loam"))
}
