//! The progress of a run: one line that is redrawn on a terminal, or a line every few seconds in a log.
//!
//! [`render`] makes the text from the figures. It is printed to standard error; standard output
//! belongs to the program under test.

use crate::findings::lines::{self, MessageFormat, Note};
use crate::values;
use loam_state::Figures;
use std::io::{self, IsTerminal, Write};
use std::time::Duration;

/// The time between two lines in a log.
const PLAIN_INTERVAL: Duration = Duration::from_secs(5);

/// How to show progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ProgressMode {
    /// One line that is redrawn.
    Terminal,
    /// A line every few seconds.
    Plain,
    /// Messages only.
    Off,
    /// Messages only, as KLEE writes them.
    Klee,
    /// Not even messages.
    #[default]
    Quiet,
}

impl ProgressMode {
    /// The mode for standard error: a terminal or not.
    pub fn auto() -> Self {
        if io::stderr().is_terminal() { Self::Terminal } else { Self::Plain }
    }
}

/// Shows the progress of a run.
#[derive(Debug, Default)]
pub struct Progress {
    mode: ProgressMode,
    format: MessageFormat,
    line_is_drawn: bool,
    last_plain: Duration,
}

impl Progress {
    /// In this mode, with messages in this format.
    pub fn new(mode: ProgressMode, format: MessageFormat) -> Self {
        Self { mode, format, ..Self::default() }
    }

    /// Shows new figures.
    pub fn update(&mut self, figures: &Figures) {
        match self.mode {
            ProgressMode::Terminal => {
                // A run goes on if the terminal cannot be written to.
                let _ = write!(io::stderr(), "\r\x1b[2K{}", render(figures));
                self.line_is_drawn = true;
            }
            ProgressMode::Plain if figures.wall_time >= self.last_plain + PLAIN_INTERVAL => {
                self.last_plain = figures.wall_time;
                match self.format {
                    MessageFormat::Human | MessageFormat::Short => {
                        loam_base::complain!("loam: {}", render(figures));
                    }
                    MessageFormat::Json => loam_base::complain!("{}", lines::progress(figures)),
                }
            }
            ProgressMode::Plain | ProgressMode::Off | ProgressMode::Klee | ProgressMode::Quiet => {}
        }
    }

    /// Says something once.
    pub fn note(&mut self, note: &Note<'_>) {
        self.end();
        if self.mode == ProgressMode::Quiet {
            return;
        }
        let line = match self.mode {
            ProgressMode::Klee => Some(note.for_klee()),
            _ => note.line(self.format),
        };
        if let Some(line) = line {
            loam_base::complain!("{line}");
        }
    }

    /// Passes on what the program printed on standard output (1) or standard error (2). A reader that went away is no
    /// error.
    pub fn program_output(&mut self, stream: u8, bytes: &[u8]) -> io::Result<()> {
        self.end();
        let written = match stream {
            2 => io::stderr().write_all(bytes),
            _ => io::stdout().write_all(bytes).and_then(|()| io::stdout().flush()),
        };
        match written {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Err(io::Error::new(error.kind(), format!("what the program prints: {error}")))
            }
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// Clears the line.
    pub fn end(&mut self) {
        if std::mem::take(&mut self.line_is_drawn) {
            let _ = write!(io::stderr(), "\r\x1b[2K");
        }
    }
}

/// The line.
pub fn render(figures: &Figures) -> String {
    let paths = figures.paths_completed + figures.paths_error + figures.paths_partial;
    let seconds = figures.wall_time.as_secs_f64();
    let speed = if seconds > 0.0 { figures.instructions as f64 / seconds } else { 0.0 };
    let workers = match figures.jobs {
        0 | 1 => String::new(),
        jobs => format!(", {jobs} workers ({})", values::counted(figures.steals, "steal", "steals")),
    };
    // Of the time of all workers.
    let worked = seconds * figures.jobs.max(1) as f64;
    format!(
        "[{}] {}, {} to go, {} of blocks, {} instructions/s, solver {}, {}{workers}",
        values::duration(figures.wall_time),
        values::counted(paths, "path", "paths"),
        values::grouped(figures.live_states),
        // The coverage of lines is only computed at the end; that of blocks is always up to date.
        values::percent(figures.covered_blocks as f64, figures.total_blocks as f64),
        values::short_count(speed),
        values::percent(figures.solver_time.as_secs_f64(), worked),
        values::size(figures.rss_bytes),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_how_far_and_how_fast() {
        let figures = Figures {
            paths_completed: 1200,
            paths_error: 4,
            live_states: 35,
            covered_blocks: 61,
            total_blocks: 100,
            instructions: 24_000_000,
            wall_time: Duration::from_secs(12),
            solver_time: Duration::from_secs(3),
            rss_bytes: 120 << 20,
            ..Figures::default()
        };
        assert_eq!(
            render(&figures),
            "[12.0 s] 1,204 paths, 35 to go, 61% of blocks, 2.0M instructions/s, solver 25%, 120 MiB"
        );
        let several = render(&Figures { jobs: 2, steals: 7, ..figures });
        assert!(several.ends_with("solver 12%, 120 MiB, 2 workers (7 steals)"), "{several}");
        assert!(render(&Figures::default()).starts_with("[0.00 s] 0 paths"));
    }
}
