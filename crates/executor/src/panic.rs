//! Panics of Rust programs: the report of an abort that a panic led to.
//!
//! The program formats and prints the message itself, and then aborts. The location is the last argument of the function in
//! which the panic began; the message is the program's output on standard error.

use crate::machine::Machine;
use loam_environment::is_panic;
use loam_expr::Expr;
use loam_memory::{Address, Value};
use loam_program::ir::Reg;
use loam_state::{ErrorKind, OutputPiece};
use std::sync::Arc;

/// What is known of the panic that the path is in.
pub(crate) struct Panic {
    /// A failed assertion, or any other.
    pub kind: ErrorKind,
    /// The message of the program.
    pub message: String,
    /// Where the panic began, according to the program.
    pub location: Option<(Arc<str>, u32)>,
    /// How many of the innermost frames belong to the panic itself.
    pub depth: usize,
}

impl Machine {
    /// The panic that the path is in, if it is in one.
    pub(crate) fn panic(&mut self) -> Option<Panic> {
        let (location, depth) = self.panic_location()?;
        let printed = self.printed_as_error();
        let lines: Vec<&str> =
            message_in(&printed).unwrap_or("the program panics").lines().map(str::trim).collect();
        let message = lines.join(", ");
        let kind = if message.starts_with("assertion ") { ErrorKind::Assert } else { ErrorKind::Abort };
        Some(Panic { kind, message, location: self.read_location(location), depth: depth + 1 })
    }

    /// The address of the `Location` of the outermost panic on the stack, and the depth of its frame.
    fn panic_location(&self) -> Option<(Address, usize)> {
        let active = self
            .core
            .frames
            .iter()
            .rev()
            .map(|active| (active.frame.function, &self.core.words[active.base..]));
        let mut frozen = self.core.callers.as_deref();
        let cold = std::iter::from_fn(|| {
            let frame = frozen?;
            frozen = frame.caller.as_deref();
            Some((frame.frame.function, &frame.words[..]))
        });
        let panics = active.chain(cold).enumerate().filter_map(|(depth, (function, words))| {
            let described = &self.image.program.functions[function];
            let last = described.params.len().checked_sub(1).filter(|_| is_panic(&described.name))?;
            let slot = self.image.code.functions[function].slots[Reg(last as u32)];
            words.get(usize::from(slot)).map(|&location| (Address(location), depth))
        });
        panics.last()
    }

    /// Reads Rust's `Location`: a pointer and a length for the file, then the line.
    fn read_location(&mut self, address: Address) -> Option<(Arc<str>, u32)> {
        let file = Address(self.known_word(address, 8)?);
        let length = self.known_word(address.wrapping_add(8), 8)?.min(4096);
        let line = self.known_word(address.wrapping_add(16), 4)?;
        let bytes: Option<Vec<u8>> =
            (0..length).map(|at| self.known_word(file.wrapping_add(at), 1).map(|byte| byte as u8)).collect();
        let file = String::from_utf8(bytes?).ok()?;
        Some((self.image.file_meant(&file), line as u32))
    }

    /// The number in `length` bytes, if it is known.
    fn known_word(&mut self, address: Address, length: u64) -> Option<u64> {
        self.read_scalar(Value::address(address), length).ok()?.as_word()
    }

    /// What the path printed on standard error.
    fn printed_as_error(&mut self) -> String {
        let output: Vec<_> =
            self.state.output.in_order().into_iter().filter(|output| output.stream == 2).cloned().collect();
        let mut bytes = Vec::new();
        for output in output {
            match output.piece {
                OutputPiece::Bytes(known) => bytes.extend_from_slice(&known),
                OutputPiece::Characters(terms, _) => {
                    bytes.extend(terms.iter().map(|&term| self.known_byte(term)))
                }
                // Rust's library knows nothing of printf.
                OutputPiece::Formatted(..) => {}
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    fn known_byte(&mut self, term: Expr) -> u8 {
        self.some_value(term).map_or(b'?', |value| value as u8)
    }
}

/// The message of a panic in the output of Rust's library: behind the line with the location, before any note.
fn message_in(printed: &str) -> Option<&str> {
    let (_, behind) = printed.rsplit_once(" panicked at ")?;
    let (_, message) = behind.split_once('\n')?;
    let end = message.find("\nnote: ").or(message.find("\nstack backtrace:")).unwrap_or(message.len());
    Some(message[..end].trim_end())
}

#[cfg(test)]
mod tests {
    use super::message_in;

    #[test]
    fn the_message_lies_between_the_location_and_the_note() {
        let printed =
            "\nthread 'main' (7) panicked at a.rs:3:5:\nattempt to add with overflow\nnote: run with\n";
        assert_eq!(message_in(printed), Some("attempt to add with overflow"));
        assert_eq!(message_in("thread 'main' panicked at a.rs:3:5:\na\nb\n"), Some("a\nb"));
        assert_eq!(message_in("nothing of the kind"), None);
    }
}
