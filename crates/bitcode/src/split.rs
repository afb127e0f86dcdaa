//! Splits concatenated bitcode files, which a linker leaves when it joins sections.
//!
//! LLVM's reader takes one file at a time and may crash on other data, so the boundaries are found here: a
//! bitcode file is a magic number and blocks, and every block starts with its length. The contents of a block
//! are not checked; damage there is found when the module is read.

use crate::{LoadError, error};

const MAGIC: [u8; 4] = *b"BC\xC0\xDE";
/// The magic number of the wrapper some systems put around bitcode.
const WRAPPER_MAGIC: [u8; 4] = [0xDE, 0xC0, 0x17, 0x0B];

/// The files in `bytes`, in order, each with its magic number. Zeros between files are padding. `name` is
/// used in messages.
pub fn split(name: &str, bytes: &[u8]) -> Result<Vec<Vec<u8>>, LoadError> {
    let mut files = Vec::new();
    let mut at = 0;
    while let Some(start) = bytes[at..].iter().position(|byte| *byte != 0).map(|zeros| at + zeros) {
        at = end_of_file(bytes, start)
            .ok_or_else(|| error(name, &format!("the bitcode in it is damaged at byte {start}")))?;
        files.push(bytes[start..at].to_vec());
    }
    Ok(files)
}

/// The end of the file that begins at `start`; `None` if no file begins there.
fn end_of_file(bytes: &[u8], start: usize) -> Option<usize> {
    if bytes[start..].starts_with(&WRAPPER_MAGIC) {
        // The offset and the size of the wrapped file.
        let inner = usize::try_from(word(bytes, start + 8)?).ok()?;
        let size = usize::try_from(word(bytes, start + 12)?).ok()?;
        return start.checked_add(inner)?.checked_add(size).filter(|end| *end <= bytes.len() && *end > start);
    }
    if !bytes[start..].starts_with(&MAGIC) {
        return None;
    }
    let mut at = start + MAGIC.len();
    while let Some(end) = end_of_block(bytes, at) {
        at = end;
    }
    // A file has at least one block; after a block comes another block, a file, or padding.
    let rest = &bytes[at..];
    let ends_here = rest.iter().take(4).all(|byte| *byte == 0)
        || rest.starts_with(&MAGIC)
        || rest.starts_with(&WRAPPER_MAGIC);
    (at > start + MAGIC.len() && ends_here).then_some(at)
}

/// The end of the block that begins at `at`. The head of a block: two bits that mark its begin, eight for its
/// kind, four for the width of codes inside, filled up to a word; then its length in words.
fn end_of_block(bytes: &[u8], at: usize) -> Option<usize> {
    const ENTER_BLOCK: u32 = 1;
    let head = word(bytes, at)?;
    let kind_fits_its_field = head >> 2 & 0x80 == 0;
    if head & 3 != ENTER_BLOCK || !kind_fits_its_field || head >> 14 != 0 {
        return None;
    }
    let length = usize::try_from(word(bytes, at + 4)?).ok()?;
    let end = at + 8 + length.checked_mul(4)?;
    (end <= bytes.len()).then_some(end)
}

fn word(bytes: &[u8], at: usize) -> Option<u32> {
    let bytes = bytes.get(at..at.checked_add(4)?)?;
    Some(u32::from_le_bytes(bytes.try_into().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CompileOptions, compile_c};
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn bitcode(source: &str) -> Vec<u8> {
        // Tests run at the same time.
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let directory = std::env::temp_dir().join(format!("loam-split-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&directory).unwrap();
        let file = directory.join("a.c");
        std::fs::write(&file, source).unwrap();
        let bitcode = compile_c(&file, &CompileOptions::default()).unwrap();
        std::fs::remove_dir_all(directory).unwrap();
        bitcode
    }

    #[test]
    fn files_that_lie_one_after_another_are_told_apart() {
        let (one, two) = (bitcode("int one(void) { return 1; }\n"), bitcode("int two;\n"));
        assert_eq!(split("x", &one).unwrap(), std::slice::from_ref(&one));
        let joined = [&one[..], &two, &[0; 12], &one, &[0; 3]].concat();
        assert_eq!(split("x", &joined).unwrap(), [one.clone(), two.clone(), one.clone()]);
        assert_eq!(split("x", &[0; 16]).unwrap(), Vec::<Vec<u8>>::new());
    }

    #[test]
    fn what_is_no_bitcode_is_an_error_that_names_the_file() {
        let one = bitcode("int three(void) { return 3; }\n");
        let cut = &one[..one.len() - 8];
        for bytes in [&b"garbage"[..], b"BC", b"BC\xC0\xDE", b"BC\xC0\xDEgarbage and more of it", cut] {
            let error = split("prog", bytes).unwrap_err();
            assert!(error.message.starts_with("prog: the bitcode in it is damaged"), "{error}");
        }
        let tail = [&one[..], b"garbage"].concat();
        assert!(split("prog", &tail).is_err());
    }

    #[test]
    fn no_bytes_make_it_panic() {
        let one = bitcode("int four(void) { return 44; }\n");
        for at in (0..one.len()).step_by(4) {
            for value in [0, 1, 0xff, 0x80] {
                let mut bytes = one.clone();
                bytes[at] = value;
                let _ = split("x", &bytes);
            }
            let _ = split("x", &one[at..]);
        }
    }
}
