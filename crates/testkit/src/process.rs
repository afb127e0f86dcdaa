//! Runs a command with a time limit and keeps its output.

use std::fmt;
use std::fs::File;
use std::io::{Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How a process ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Normally, with this status.
    Status(i32),
    /// By this signal.
    Signal(i32),
    /// Killed at the time limit.
    OutOfTime,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Status(status) => write!(f, "exit status {status}"),
            Self::Signal(signal) => write!(f, "signal {signal}"),
            Self::OutOfTime => write!(f, "out of time"),
        }
    }
}

/// A process that ended.
#[derive(Clone, Debug)]
pub struct Ran {
    /// How it ended.
    pub end: End,
    /// Standard output.
    pub stdout: Vec<u8>,
    /// Standard error.
    pub stderr: Vec<u8>,
    /// Wall time.
    pub took: Duration,
}

impl Ran {
    /// Standard error as text.
    pub fn complaint(&self) -> String {
        String::from_utf8_lossy(&self.stderr).into_owned()
    }
}

/// Input and signals of a process.
#[derive(Clone, Default, Debug)]
pub struct Treatment {
    /// Standard input, passed through a pipe.
    pub stdin: Vec<u8>,
    /// A file that is standard input instead.
    pub stdin_file: Option<PathBuf>,
    /// A signal sent after a while: its name without SIG.
    pub signal: Option<(Duration, String)>,
}

/// Runs a command to its end, at most for `limit`.
pub fn run(command: &mut Command, limit: Duration) -> Result<Ran, String> {
    run_treated(command, limit, &Treatment::default())
}

/// Runs a command to its end, at most for `limit`, with input and signals.
pub fn run_treated(command: &mut Command, limit: Duration, treatment: &Treatment) -> Result<Ran, String> {
    let began = Instant::now();
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    if let Some(path) = &treatment.stdin_file {
        command.stdin(File::open(path).map_err(|why| format!("{}: {why}", path.display()))?);
    }
    let program = command.get_program().to_string_lossy().into_owned();
    let mut child = command.spawn().map_err(|why| format!("{program} cannot be run: {why}"))?;
    if let Some(mut stdin) = child.stdin.take() {
        // A program that does not read its input closes the pipe: not an error.
        let _ = stdin.write_all(&treatment.stdin);
    }
    let stdout = read_in_background(child.stdout.take());
    let stderr = read_in_background(child.stderr.take());
    let end = wait(&mut child, began, limit, treatment.signal.clone())?;
    let took = began.elapsed();
    Ok(Ran {
        end,
        stdout: stdout.join().unwrap_or_default(),
        stderr: stderr.join().unwrap_or_default(),
        took,
    })
}

fn read_in_background(from: Option<impl Read + Send + 'static>) -> JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut from) = from {
            // The bytes read before an error still count.
            let _ = from.read_to_end(&mut bytes);
        }
        bytes
    })
}

fn wait(
    child: &mut Child,
    began: Instant,
    limit: Duration,
    mut signal: Option<(Duration, String)>,
) -> Result<End, String> {
    loop {
        if let Some(status) = child.try_wait().map_err(|why| why.to_string())? {
            return Ok(match (status.code(), status.signal()) {
                (Some(code), _) => End::Status(code),
                (None, signal) => End::Signal(signal.unwrap_or(0)),
            });
        }
        if began.elapsed() > limit {
            child.kill().map_err(|why| why.to_string())?;
            child.wait().map_err(|why| why.to_string())?;
            return Ok(End::OutOfTime);
        }
        if let Some((_, name)) = signal.take_if(|(after, _)| began.elapsed() >= *after) {
            let kill = format!("kill -{name} {}", child.id());
            Command::new("sh").args(["-c", &kill]).status().map_err(|why| why.to_string())?;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_that_runs_too_long_is_ended() {
        let ran = run(Command::new("sleep").arg("20"), Duration::from_millis(50)).expect("sleep runs");
        assert_eq!(ran.end, End::OutOfTime);
    }

    #[test]
    fn status_signal_and_output_are_kept() {
        let ran = run(Command::new("sh").args(["-c", "echo a; echo b >&2; exit 3"]), Duration::from_secs(9));
        let ran = ran.expect("sh runs");
        assert_eq!((ran.end, &ran.stdout[..], &ran.stderr[..]), (End::Status(3), &b"a\n"[..], &b"b\n"[..]));
        let ran =
            run(Command::new("sh").args(["-c", "kill -ABRT $$"]), Duration::from_secs(9)).expect("sh runs");
        assert_eq!(ran.end, End::Signal(6));
    }
}
