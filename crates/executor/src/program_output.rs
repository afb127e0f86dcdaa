//! The output of a program, shown to the user.
//!
//! While there is only one path and nothing is symbolic, output is shown as the path runs, and only the part that a test may
//! need is kept, so that a program may print without limit. The output of other paths is shown when they end.

use crate::config::Show;
use crate::worker::PathKind;
use loam_environment::format::render;
use loam_expr::Expr;
use loam_state::{Found, List, Output};

/// Bytes of output kept per path and stream.
pub const MAX_OUTPUT: usize = 64 << 10;

/// Which output is shown, and how much of it was shown.
pub struct Shown {
    how: Show,
    /// The output that was shown already: the oldest part of that of every path.
    until: List<Output>,
    /// How many bytes of standard output were shown.
    stdout: usize,
}

impl Shown {
    /// Nothing was shown.
    pub fn new(how: Show) -> Self {
        Self { how, until: List::default(), stdout: 0 }
    }

    /// Whether paths like this one are shown at all.
    pub fn shows(&self, kind: PathKind) -> bool {
        match self.how {
            Show::Never => false,
            Show::Concrete => kind == PathKind::Concrete,
            Show::Always => true,
        }
    }

    /// Shows the new output of the only path. Standard output beyond the first [`MAX_OUTPUT`] bytes is dropped: no test has it.
    /// All of standard error is kept, because it contains the message of a panic.
    pub fn stream(&mut self, output: &mut List<Output>, found: &mut dyn Found) {
        if output.is_same(&self.until) {
            return;
        }
        let (mut kept, mut waiting) = (self.until.clone(), Waiting::default());
        for item in output.since(&self.until) {
            // Nothing is symbolic: there is no term to be evaluated.
            let bytes = render(&item.piece, |_| 0);
            waiting.add(item.stream, &bytes, found);
            if item.stream == 2 || self.stdout < MAX_OUTPUT {
                kept.push(item.clone());
            }
            self.stdout += if item.stream == 2 { 0 } else { bytes.len() };
        }
        waiting.hand_over(found);
        *output = kept.clone();
        self.until = kept;
    }

    /// Shows the rest of the output of a path that ended.
    pub fn finish(&self, output: &List<Output>, found: &mut dyn Found, mut eval: impl FnMut(Expr) -> u128) {
        let mut waiting = Waiting::default();
        for item in output.since(&self.until) {
            waiting.add(item.stream, &render(&item.piece, &mut eval), found);
        }
        waiting.hand_over(found);
    }
}

/// Output of one stream, collected to be shown at once: most pieces are small.
#[derive(Default)]
struct Waiting {
    stream: u8,
    bytes: Vec<u8>,
}

impl Waiting {
    fn add(&mut self, stream: u8, bytes: &[u8], found: &mut dyn Found) {
        if stream != self.stream || self.bytes.len() > MAX_OUTPUT {
            self.hand_over(found);
            self.stream = stream;
        }
        self.bytes.extend_from_slice(bytes);
    }

    fn hand_over(&mut self, found: &mut dyn Found) {
        if !self.bytes.is_empty() {
            found.printed(self.stream, &self.bytes);
            self.bytes.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_state::{Figures, FinishedPath, OutputPiece};

    #[derive(Default)]
    struct Reader([Vec<u8>; 3]);

    impl Found for Reader {
        fn path(&mut self, _: FinishedPath) {}
        fn warning(&mut self, _: &str) {}
        fn message(&mut self, _: &[u32], _: &str) {}
        fn drop_trials(&mut self) {}
        fn progress(&mut self, _: &Figures) {}
        fn printed(&mut self, stream: u8, bytes: &[u8]) {
            self.0[usize::from(stream)].extend_from_slice(bytes);
        }
    }

    #[test]
    fn everything_is_shown_once_and_little_is_kept() {
        let (mut output, mut reader) = (List::default(), Reader::default());
        let mut shown = Shown::new(Show::Concrete);
        let print = |output: &mut List<Output>, stream, text: &str| {
            output.push(Output { stream, piece: OutputPiece::Bytes(text.as_bytes().into()) });
        };
        for _ in 0..100 {
            for _ in 0..100 {
                print(&mut output, 1, "0123456789");
            }
            print(&mut output, 2, "!");
            shown.stream(&mut output, &mut reader);
        }
        print(&mut output, 1, "end");
        shown.finish(&output, &mut reader, |_| 0);
        assert_eq!((reader.0[1].len(), reader.0[2].len()), (100_003, 100));
        assert!(reader.0[1].ends_with(b"789end"));
        assert_eq!(output.iter().filter(|item| item.stream == 1).count(), MAX_OUTPUT / 10 + 2);
    }
}
