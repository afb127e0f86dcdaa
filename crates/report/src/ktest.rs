//! KLEE's ktest format, version 3: the inputs of one test, readable by KLEE's own tools.
//!
//! `KTEST`, then big-endian 32-bit numbers and blocks (a number and that many bytes): version, the program's
//! arguments, how many of them were symbolic and how long, then the objects as name and bytes. Versions 1 and 2
//! are read too. A damaged file gives an error, never a panic and never a huge allocation.

use loam_state::{TestCase, TestObject};
use std::fmt;
use std::path::Path;

const MAGIC: &[u8; 5] = b"KTEST";
/// The older name of the format, which KLEE still reads.
const OLD_MAGIC: &[u8; 5] = b"BOUT\n";
const VERSION: u32 = 3;

/// A test as its file holds it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ktest {
    /// The program and its arguments.
    pub arguments: Vec<String>,
    /// How many arguments were symbolic.
    pub symbolic_arguments: u32,
    /// The longest of them.
    pub symbolic_argument_length: u32,
    /// The inputs, in the order in which the program asked for them.
    pub objects: Vec<TestObject>,
}

/// Why a file is not a test.
#[derive(Debug, PartialEq, Eq)]
pub enum KtestError {
    /// It does not start as one.
    NotKtest,
    /// An unsupported version.
    Version(u32),
    /// It ends in the middle.
    EndsEarly,
    /// There is more after the last object.
    GoesOn,
    /// It cannot be read at all.
    Io(String),
}

impl fmt::Display for KtestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotKtest => write!(f, "not a .ktest file"),
            Self::Version(version) => write!(f, "version {version} of the ktest format is not known here"),
            Self::EndsEarly => write!(f, "the file ends early"),
            Self::GoesOn => write!(f, "there is something after the last object"),
            Self::Io(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for KtestError {}

impl Ktest {
    /// The test of a path of the program started as `arguments` say.
    pub fn new(arguments: Vec<String>, test: &TestCase) -> Self {
        Self { arguments, objects: test.objects.clone(), ..Self::default() }
    }

    /// Reads a file.
    pub fn read(path: &Path) -> Result<Self, KtestError> {
        let bytes = loam_base::files::read(path).map_err(|error| KtestError::Io(error.to_string()))?;
        Self::from_bytes(&bytes)
    }

    /// The content of its file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        number(&mut out, VERSION);
        number(&mut out, length(self.arguments.len()));
        for argument in &self.arguments {
            block(&mut out, argument.as_bytes());
        }
        number(&mut out, self.symbolic_arguments);
        number(&mut out, self.symbolic_argument_length);
        number(&mut out, length(self.objects.len()));
        for object in &self.objects {
            block(&mut out, object.name.as_bytes());
            block(&mut out, &object.bytes);
        }
        out
    }

    /// Reads the content of a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, KtestError> {
        let rest = [MAGIC, OLD_MAGIC].into_iter().find_map(|magic| bytes.strip_prefix(magic));
        let mut rest = rest.ok_or(KtestError::NotKtest)?;
        let version = take_number(&mut rest)?;
        if !(1..=VERSION).contains(&version) {
            return Err(KtestError::Version(version));
        }
        let mut test = Self::default();
        for _ in 0..take_number(&mut rest)? {
            test.arguments.push(take_text(&mut rest)?);
        }
        if version >= 2 {
            test.symbolic_arguments = take_number(&mut rest)?;
            test.symbolic_argument_length = take_number(&mut rest)?;
        }
        for _ in 0..take_number(&mut rest)? {
            let name = take_text(&mut rest)?;
            test.objects.push(TestObject { name, bytes: take_block(&mut rest)?.to_vec() });
        }
        if rest.is_empty() { Ok(test) } else { Err(KtestError::GoesOn) }
    }
}

/// A length as the format has it, in 32 bits; inputs of a run are far shorter.
fn length(length: usize) -> u32 {
    u32::try_from(length).expect("an input is smaller than 4 GiB")
}

fn number(out: &mut Vec<u8>, number: u32) {
    out.extend(number.to_be_bytes());
}

fn block(out: &mut Vec<u8>, bytes: &[u8]) {
    number(out, length(bytes.len()));
    out.extend(bytes);
}

fn take<'a>(rest: &mut &'a [u8], size: usize) -> Result<&'a [u8], KtestError> {
    let (taken, after) = rest.split_at_checked(size).ok_or(KtestError::EndsEarly)?;
    *rest = after;
    Ok(taken)
}

fn take_number(rest: &mut &[u8]) -> Result<u32, KtestError> {
    let bytes = take(rest, 4)?.try_into().expect("four bytes were taken");
    Ok(u32::from_be_bytes(bytes))
}

fn take_block<'a>(rest: &mut &'a [u8]) -> Result<&'a [u8], KtestError> {
    let size = take_number(rest)? as usize;
    take(rest, size)
}

fn take_text(rest: &mut &[u8]) -> Result<String, KtestError> {
    Ok(String::from_utf8_lossy(take_block(rest)?).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn example() -> Ktest {
        let objects = vec![TestObject { name: "x".into(), bytes: vec![1, 2, 3, 4] }];
        Ktest {
            arguments: vec!["prog.bc".into()],
            symbolic_arguments: 0,
            symbolic_argument_length: 0,
            objects,
        }
    }

    #[test]
    fn the_bytes_are_those_of_the_format() {
        let expected = b"KTEST\0\0\0\x03\0\0\0\x01\0\0\0\x07prog.bc\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0\x01x\0\0\0\x04\x01\x02\x03\x04";
        assert_eq!(example().to_bytes(), expected);
    }

    #[test]
    fn a_file_cut_anywhere_is_refused() {
        let bytes = example().to_bytes();
        for end in 0..bytes.len() {
            assert!(Ktest::from_bytes(&bytes[..end]).is_err(), "cut at {end}");
        }
        assert_eq!(Ktest::from_bytes(&[&bytes[..], b"!"].concat()), Err(KtestError::GoesOn));
    }

    #[test]
    fn other_files_and_versions_are_refused_by_name() {
        assert_eq!(Ktest::from_bytes(b"\x7fELF"), Err(KtestError::NotKtest));
        assert_eq!(Ktest::from_bytes(b"KTEST\0\0\0\x09"), Err(KtestError::Version(9)));
        assert_eq!(Ktest::from_bytes(b"KTEST\0\0\0\x03\xff\xff\xff\xff"), Err(KtestError::EndsEarly));
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(
            arguments in proptest::collection::vec(".{0,8}", 0..4),
            counts in any::<(u32, u32)>(),
            objects in proptest::collection::vec((".{0,8}", proptest::collection::vec(any::<u8>(), 0..20)), 0..5),
        ) {
            let objects = objects.into_iter().map(|(name, bytes)| TestObject { name, bytes }).collect();
            let test = Ktest { arguments, symbolic_arguments: counts.0, symbolic_argument_length: counts.1, objects };
            prop_assert_eq!(Ktest::from_bytes(&test.to_bytes()), Ok(test));
        }

        #[test]
        fn any_bytes_are_read_or_refused(tail in proptest::collection::vec(any::<u8>(), 0..60)) {
            let _ = Ktest::from_bytes(&[&b"KTEST\0\0\0\x03"[..], &tail].concat());
        }
    }
}
