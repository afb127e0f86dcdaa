//! Response files: `@FILE` on a command line is replaced by the words in the file.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};

/// The maximal nesting of response files.
const DEEPEST: u32 = 16;

/// The words with every `@FILE` replaced by the words in it. A file that cannot be read stays as it is: clang
/// then reports the error.
pub fn expand(words: &[OsString]) -> Vec<OsString> {
    expand_to(words, DEEPEST)
}

fn expand_to(words: &[OsString], depth: u32) -> Vec<OsString> {
    let mut all = Vec::new();
    for word in words {
        let text = word.as_bytes().strip_prefix(b"@").filter(|_| depth > 0);
        match text.map(|path| std::fs::read(OsStr::from_bytes(path))) {
            Some(Ok(text)) => all.extend(expand_to(&split(&text), depth - 1)),
            _ => all.push(word.clone()),
        }
    }
    all
}

/// The words in the text of a response file: separated by blanks, grouped by quotes of both kinds; a
/// backslash escapes the next character, in quotes too.
fn split(text: &[u8]) -> Vec<OsString> {
    let mut words = Vec::new();
    let mut word: Option<Vec<u8>> = None;
    let mut quote = None;
    let mut bytes = text.iter().copied();
    while let Some(byte) = bytes.next() {
        match (byte, quote) {
            (b'\\', _) => word.get_or_insert_default().extend(bytes.next()),
            (_, Some(open)) if byte == open => quote = None,
            (b'"' | b'\'', None) => {
                quote = Some(byte);
                word.get_or_insert_default();
            }
            (_, None) if byte.is_ascii_whitespace() => words.extend(word.take().map(OsString::from_vec)),
            _ => word.get_or_insert_default().push(byte),
        }
    }
    words.extend(word.map(OsString::from_vec));
    words
}

/// The text of a response file with these words.
pub fn text_of(words: &[OsString]) -> Vec<u8> {
    let mut text = Vec::new();
    for word in words {
        text.push(b'"');
        for &byte in word.as_bytes() {
            if matches!(byte, b'"' | b'\\') {
                text.push(b'\\');
            }
            text.push(byte);
        }
        text.extend(b"\"\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_parted_by_blanks_and_held_by_quotes() {
        let words = split(b"-c  a.c\n'-DX=\"a b\"' \"\" a\\ b\t-D\"Y=\\\"1\\\"\"");
        assert_eq!(words, ["-c", "a.c", "-DX=\"a b\"", "", "a b", "-DY=\"1\""]);
    }

    #[test]
    fn what_is_written_is_read_back() {
        let words: Vec<OsString> = ["a b", "", "\"q\" \\ 'x'", "-DX=\n"].map(OsString::from).into();
        assert_eq!(split(&text_of(&words)), words);
    }

    #[test]
    fn files_may_name_files_and_need_not_exist() {
        let directory = tempfile::tempdir().unwrap();
        let (one, two) = (directory.path().join("one"), directory.path().join("two"));
        std::fs::write(&one, format!("-c @{}", two.display())).unwrap();
        std::fs::write(&two, "a.c").unwrap();
        let named = OsString::from(format!("@{}", one.display()));
        assert_eq!(expand(&[named, "@no-such-file".into()]), ["-c", "a.c", "@no-such-file"]);
        std::fs::write(&two, format!("@{}", two.display())).unwrap();
        let itself = OsString::from(format!("@{}", two.display()));
        assert_eq!(expand(std::slice::from_ref(&itself)), [itself]);
    }
}
