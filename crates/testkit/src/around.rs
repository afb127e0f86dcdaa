//! The environment of a test: arguments, environment variables, standard input, files.
//!
//! The environment is read from the `.ktest` file alone, following the description of the format and without
//! Loam's code: the file contains the arguments of the command line, and the inputs under their names
//! (`arg00`, `n_args`, `stdin`, `A-data`, `env-NAME`). The remaining inputs are those that the program
//! creates itself; they go into a separate file for the replay library. Inputs for failures of the system
//! (`fail000-read`) or for randomness (`random00`) cannot be reproduced for a native program.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;

/// The environment of one native run.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Around {
    /// The arguments, the program's name first.
    pub arguments: Vec<OsString>,
    /// Variables with symbolic values.
    pub variables: Vec<(OsString, OsString)>,
    /// Standard input, if the test defines it.
    pub input: Option<Vec<u8>>,
    /// Symbolic files of the working directory.
    pub files: Vec<(String, Vec<u8>)>,
    /// Inputs that the program creates itself, as a test file.
    pub rest: Vec<u8>,
    /// Whether a native run can reproduce the test.
    pub is_repeatable: bool,
}

/// An input: its name and its bytes.
pub(crate) type Input = (String, Vec<u8>);

impl Around {
    /// Reads the content of a test file.
    pub fn of(bytes: &[u8]) -> Result<Self, String> {
        let (words, inputs) = contents(bytes).ok_or("the test is not a whole ktest file")?;
        let mut inputs = Inputs(inputs);
        let mut around = Self { is_repeatable: true, ..Self::default() };
        let mut words = words.into_iter();
        let mut symbolic = 0;
        while let Some(word) = words.next() {
            let mut number = || words.next().and_then(|word| word.parse::<u32>().ok()).unwrap_or(0);
            match word.trim_start_matches('-') {
                "sym-arg" if word.starts_with('-') => {
                    number();
                    around.arguments.push(inputs.next_argument(&mut symbolic)?);
                }
                "sym-args" if word.starts_with('-') => {
                    let _least_most_length = [number(), number(), number()];
                    for _ in 0..inputs.count()? {
                        around.arguments.push(inputs.next_argument(&mut symbolic)?);
                    }
                }
                "sym-stdin" if word.starts_with('-') => {
                    let size = number();
                    around.input = Some(inputs.content("stdin", size)?);
                }
                "sym-files" if word.starts_with('-') => {
                    let (count, size) = (number(), number());
                    for name in ('A'..='Z').take(count as usize) {
                        around.files.push((name.to_string(), inputs.content(&format!("{name}-data"), size)?));
                    }
                }
                "sym-env" if word.starts_with('-') => {
                    let name = words.next().unwrap_or_default();
                    words.next();
                    let value = inputs.text(&format!("env-{name}"))?;
                    around.variables.push((name.into(), value));
                }
                _ => around.arguments.push(word.into()),
            }
        }
        around.is_repeatable = !inputs.takes_chance();
        around.rest = inputs.to_bytes();
        Ok(around)
    }
}

/// The inputs that are not used yet.
struct Inputs(Vec<Input>);

impl Inputs {
    fn take(&mut self, name: &str) -> Result<Vec<u8>, String> {
        let index = self.0.iter().position(|(found, _)| found == name);
        index.map(|index| self.0.remove(index).1).ok_or_else(|| format!("the test has no input {name}"))
    }

    /// The bytes of a file; an empty file has no input.
    fn content(&mut self, name: &str, size: u32) -> Result<Vec<u8>, String> {
        if size == 0 { Ok(Vec::new()) } else { self.take(name) }
    }

    /// A string: the last byte is never part of it, nor is anything from the first zero on.
    fn text(&mut self, name: &str) -> Result<OsString, String> {
        let mut bytes = self.take(name)?;
        bytes.pop();
        let text = bytes.split(|&byte| byte == 0).next().unwrap_or_default();
        Ok(OsString::from_vec(text.to_vec()))
    }

    fn next_argument(&mut self, symbolic: &mut u32) -> Result<OsString, String> {
        let name = format!("arg{symbolic:02}");
        *symbolic += 1;
        self.text(&name)
    }

    fn count(&mut self) -> Result<u32, String> {
        let bytes = self.take("n_args")?;
        bytes.first_chunk().map(|bytes| u32::from_le_bytes(*bytes)).ok_or("n_args is too short".to_owned())
    }

    /// Removes the inputs for failures and randomness; returns whether any of them took effect.
    fn takes_chance(&mut self) -> bool {
        let is_failure = |name: &str| {
            let number = name.strip_prefix("fail").and_then(|rest| rest.split_once('-'));
            number.is_some_and(|(number, _)| number.len() == 3 && number.parse::<u32>().is_ok())
        };
        let is_random = |name: &str| {
            name.strip_prefix("random")
                .is_some_and(|number| number.len() == 2 && number.parse::<u32>().is_ok())
        };
        let happens = |(name, bytes): &Input| (is_failure(name) && bytes[..] != [0]) || is_random(name);
        let any = self.0.iter().any(happens);
        self.0.retain(|(name, _)| !is_failure(name) && !is_random(name));
        any
    }

    /// A test file with these inputs and no arguments.
    fn to_bytes(&self) -> Vec<u8> {
        let mut out = b"KTEST".to_vec();
        let number = |out: &mut Vec<u8>, number: usize| out.extend((number as u32).to_be_bytes());
        for head in [3, 0, 0, 0, self.0.len()] {
            number(&mut out, head);
        }
        for (name, bytes) in &self.0 {
            for block in [name.as_bytes(), bytes] {
                number(&mut out, block.len());
                out.extend(block);
            }
        }
        out
    }
}

/// Whether a test file was written to its end.
pub fn is_whole(bytes: &[u8]) -> bool {
    contents(bytes).is_some()
}

/// The arguments and the inputs of a test file; `None` if it is damaged.
pub(crate) fn contents(bytes: &[u8]) -> Option<(Vec<String>, Vec<Input>)> {
    let mut reader = Reader(bytes.strip_prefix(b"KTEST")?);
    let version = reader.number()?;
    let mut words = Vec::new();
    for _ in 0..reader.number()? {
        words.push(reader.text()?);
    }
    if version >= 2 {
        let _symbolic_arguments_of_old_tests = (reader.number()?, reader.number()?);
    }
    let mut inputs = Vec::new();
    for _ in 0..reader.number()? {
        inputs.push((reader.text()?, reader.block()?.to_vec()));
    }
    reader.0.is_empty().then_some((words, inputs))
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self) -> Option<u32> {
        Some(u32::from_be_bytes(*self.take(4)?.first_chunk()?))
    }

    fn block(&mut self) -> Option<&'a [u8]> {
        let length = self.number()?;
        self.take(length as usize)
    }

    fn text(&mut self) -> Option<String> {
        Some(String::from_utf8_lossy(self.block()?).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test_file(words: &[&str], inputs: &[(&str, &[u8])]) -> Vec<u8> {
        let mut out = b"KTEST".to_vec();
        let number = |out: &mut Vec<u8>, number: usize| out.extend((number as u32).to_be_bytes());
        let block = |out: &mut Vec<u8>, bytes: &[u8]| {
            number(out, bytes.len());
            out.extend(bytes);
        };
        number(&mut out, 3);
        number(&mut out, words.len());
        words.iter().for_each(|word| block(&mut out, word.as_bytes()));
        [0, 0, inputs.len()].into_iter().for_each(|head| number(&mut out, head));
        for (name, bytes) in inputs {
            block(&mut out, name.as_bytes());
            block(&mut out, bytes);
        }
        out
    }

    #[test]
    fn words_say_where_inputs_go() {
        let words = "prog -v --sym-args 0 2 3 last --sym-files 1 4 --sym-stdin 2 --sym-env HOME 3";
        let words: Vec<&str> = words.split(' ').collect();
        let inputs: [(&str, &[u8]); 7] = [
            ("n_args", &[2, 0, 0, 0]),
            ("arg00", b"ab\0z"),
            ("arg01", b"xyz\0"),
            ("env-HOME", b"/\0..\0"),
            ("A-data", b"data"),
            ("stdin", b"in"),
            ("x", b"1234"),
        ];
        let around = Around::of(&test_file(&words, &inputs)).expect("the file is whole");
        assert_eq!(around.arguments, ["prog", "-v", "ab", "xyz", "last"]);
        assert_eq!(around.variables, [("HOME".into(), "/".into())]);
        assert_eq!(around.input, Some(b"in".to_vec()));
        assert_eq!(around.files, [("A".to_owned(), b"data".to_vec())]);
        assert_eq!(around.rest, test_file(&[], &[("x", b"1234")]));
        assert!(around.is_repeatable);
    }

    #[test]
    fn failures_and_chance_cannot_be_repeated() {
        let of = |inputs: &[(&str, &[u8])]| Around::of(&test_file(&["prog"], inputs)).expect("it is whole");
        assert!(of(&[("fail000-read", &[0])]).is_repeatable);
        assert!(!of(&[("fail000-read", &[7])]).is_repeatable);
        assert!(!of(&[("random00", &[0, 0])]).is_repeatable);
        assert!(of(&[("failure", &[1]), ("randomly", &[1])]).is_repeatable);
    }

    #[test]
    fn a_damaged_file_is_refused() {
        let whole = test_file(&["prog"], &[("x", b"1234")]);
        assert!(is_whole(&whole) && !is_whole(&whole[1..]));
        assert!((0..whole.len()).all(|length| Around::of(&whole[..length]).is_err()));
        assert!(Around::of(&test_file(&["prog", "--sym-arg", "3"], &[])).is_err());
    }
}
