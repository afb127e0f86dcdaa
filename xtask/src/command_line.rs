//! Commands as shell text.

use std::path::Path;
use std::process::Command;

/// A command as it would be typed, with the file name of its program only.
pub fn typed(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| quoted(&word.to_string_lossy())).collect::<Vec<_>>().join(" ")
}

/// A word with shell quotes.
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_=./,:+%@".contains(c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_shown_as_they_are_typed() {
        let mut command = Command::new("/somewhere/loam");
        command.args(["run", "--max-time=5s", "it's.bc", ""]);
        assert_eq!(typed(&command), r"loam run --max-time=5s 'it'\''s.bc' ''");
    }
}
