//! One file per command. Each takes its parsed arguments and returns the exit status.

pub mod cargo;
pub mod cc;
pub mod compare;
pub mod doctor;
pub mod extract;
mod groups;
pub mod klee;
pub mod libc;
pub mod points_to;
pub mod replay;
pub mod report;
pub mod resume;
pub mod run;
pub mod shell;
pub mod solve;
pub mod stats;
pub mod svcomp;
pub mod test;
pub mod version;

use std::process::ExitCode;

/// The exit statuses of every command.
pub mod status {
    /// Success, and no bug found.
    pub const FINE: u8 = 0;
    /// A bug, or a test that does not replay.
    pub const FOUND: u8 = 1;
    /// Bad usage or input.
    pub const USAGE: u8 = 2;
    /// A bug in Loam.
    pub const INTERNAL: u8 = 3;
    /// Something was not explored (`--strict`).
    pub const LOST: u8 = 4;
}

/// Reports an error in the user's input, in one line.
pub fn refuse(message: &str) -> ExitCode {
    loam_base::complain!("loam: {}", on_one_line(message));
    ExitCode::from(status::USAGE)
}

/// The user's input may contain anything; the message stays one line.
fn on_one_line(message: &str) -> String {
    let lines: Vec<&str> = message.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect();
    let escaped = |c: char| if c.is_control() { c.escape_debug().to_string() } else { c.to_string() };
    lines.join(" ").chars().map(escaped).collect()
}

/// Prints to standard error; a closed pipe is no error.
pub fn tell(text: &str) {
    use std::io::Write;
    let _ = std::io::stderr().write_all(text.as_bytes());
}

/// Prints to standard output; a closed pipe is no error.
pub fn print(text: &str) {
    use std::io::Write;
    let _ = std::io::stdout().write_all(text.as_bytes());
}
