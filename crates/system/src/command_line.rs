//! The symbolic environment of a program, as its command line describes it.
//!
//! The options are KLEE's: `--sym-arg N`, `--sym-args MIN MAX N`, `--sym-stdin N`, `--sym-files K N`, and also
//! `--sym-env NAME N`. They may stand anywhere among the arguments of the program; all other words are its arguments. A test
//! keeps these options, so that a replay can turn its inputs into arguments, files and variables again.

use std::sync::Arc;

/// Arguments, environment variables and files of a program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CommandLine {
    /// Its arguments, its name first.
    pub arguments: Vec<ArgumentSpec>,
    /// Its environment.
    pub variables: Vec<VariableSpec>,
    /// Its standard input.
    pub input: InputSpec,
    /// How many symbolic files there are, and how many bytes each has.
    pub files: (u32, u32),
}

/// An argument of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArgumentSpec {
    /// A concrete argument.
    Known(Vec<u8>),
    /// A symbolic argument of at most this many bytes.
    Symbolic(u32),
    /// From `least` to `most` symbolic arguments of at most `length` bytes each.
    Several {
        /// The least number.
        least: u32,
        /// The greatest number.
        most: u32,
        /// Bytes of each.
        length: u32,
    },
}

/// A variable of the environment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VariableSpec {
    /// `NAME=VALUE`.
    Known(Vec<u8>),
    /// A name, and a symbolic value of at most this many bytes.
    Symbolic(String, u32),
}

/// Standard input.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum InputSpec {
    /// It is empty.
    #[default]
    Empty,
    /// Loam's own standard input, read when the program first reads.
    Host,
    /// This many symbolic bytes.
    Symbolic(u32),
    /// Concrete bytes with symbolic ones among them.
    Like(Pattern),
}

/// Bytes of which some are symbolic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern(Arc<[u8]>);

impl Pattern {
    /// Stands for a symbolic byte.
    const SYMBOLIC: u8 = b'?';

    /// The pattern in a file with this content.
    pub fn new(bytes: &[u8]) -> Result<Self, String> {
        match bytes.len() {
            0 => Err("there is nothing in it".to_owned()),
            length if length > MOST_BYTES as usize => Err(format!("it has more than {MOST_BYTES} bytes")),
            _ => Ok(Self(bytes.into())),
        }
    }

    /// How many bytes there are.
    pub fn size(&self) -> u32 {
        self.0.len() as u32
    }

    /// The concrete bytes, with their offsets.
    pub fn known(&self) -> impl Iterator<Item = (u32, u8)> {
        (0..).zip(self.0.iter().copied()).filter(|(_, byte)| *byte != Self::SYMBOLIC)
    }
}

/// The names of symbolic files.
pub fn file_name(index: u32) -> String {
    char::from(b'A' + (index % MOST_FILES) as u8).to_string()
}

/// Most symbolic files: their names are letters.
const MOST_FILES: u32 = 26;
/// Most bytes of an input.
const MOST_BYTES: u32 = 1 << 20;

impl CommandLine {
    /// Reads the arguments of a program; `program` is its name.
    pub fn parse(program: &str, words: &[String]) -> Result<Self, String> {
        let mut line = Self { arguments: vec![ArgumentSpec::Known(program.into())], ..Self::default() };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match option_of(word) {
                None => line.arguments.push(ArgumentSpec::Known(word.clone().into_bytes())),
                Some(option) => line.take(option, &mut words)?,
            }
        }
        Ok(line)
    }

    fn take<'a>(&mut self, option: &str, words: &mut impl Iterator<Item = &'a String>) -> Result<(), String> {
        let mut number = || number_of(option, words.next());
        match option {
            "sym-arg" => self.arguments.push(ArgumentSpec::Symbolic(number()?)),
            "sym-args" => {
                let (least, most, length) = (number()?, number()?, number()?);
                if least > most || most > MOST_ARGUMENTS {
                    return Err(format!(
                        "--sym-args {least} {most}: at least and at most, up to {MOST_ARGUMENTS}"
                    ));
                }
                self.arguments.push(ArgumentSpec::Several { least, most, length });
                if self.initial_states().is_none() {
                    return Err(format!(
                        "--sym-args: more than {MOST_INITIAL_STATES} combinations of numbers of arguments"
                    ));
                }
            }
            "sym-stdin" => self.input = InputSpec::Symbolic(number()?),
            "sym-files" => {
                self.files = (number()?, number()?);
                if self.files.0 > MOST_FILES {
                    return Err(format!("--sym-files {}: there can be {MOST_FILES}", self.files.0));
                }
            }
            _ => {
                let name = words.next().ok_or("--sym-env needs the name of a variable")?.clone();
                if name.is_empty() || name.contains(['=', '\0']) {
                    return Err(format!("--sym-env: '{name}' is not the name of a variable"));
                }
                let length = number_of(option, words.next())?;
                self.variables.push(VariableSpec::Symbolic(name, length));
            }
        }
        Ok(())
    }

    /// The number of initial states, one for each combination of numbers of arguments; `None` if there are too many.
    fn initial_states(&self) -> Option<u32> {
        let mut count: u32 = 1;
        for argument in &self.arguments {
            if let ArgumentSpec::Several { least, most, .. } = argument {
                count = count.checked_mul(most - least + 1).filter(|&count| count <= MOST_INITIAL_STATES)?;
            }
        }
        Some(count)
    }

    /// Whether anything around the program is symbolic.
    pub fn is_symbolic(&self) -> bool {
        self.arguments.iter().any(|argument| !matches!(argument, ArgumentSpec::Known(_)))
            || self.variables.iter().any(|variable| matches!(variable, VariableSpec::Symbolic(..)))
            || matches!(self.input, InputSpec::Symbolic(_) | InputSpec::Like(_))
            || self.files.0 > 0
    }
}

/// Most arguments: the names of their inputs have two digits.
const MOST_ARGUMENTS: u32 = 100;

/// Most initial states: each is a path of its own.
const MOST_INITIAL_STATES: u32 = 10_000;

/// The name of an option of Loam, with one dash or two; `None` for any other word.
fn option_of(word: &str) -> Option<&str> {
    let name = word.strip_prefix("--").or_else(|| word.strip_prefix('-'))?;
    ["sym-arg", "sym-args", "sym-stdin", "sym-files", "sym-env"].contains(&name).then_some(name)
}

fn number_of(option: &str, word: Option<&String>) -> Result<u32, String> {
    let number = word.and_then(|word| word.parse().ok()).filter(|&number| number <= MOST_BYTES);
    number.ok_or_else(|| match word {
        Some(word) => format!("--{option}: '{word}' is not a number up to {MOST_BYTES}"),
        None => format!("--{option}: a number is missing"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Result<CommandLine, String> {
        let words: Vec<String> = words.iter().map(ToString::to_string).collect();
        CommandLine::parse("prog", &words)
    }

    #[test]
    fn symbolic_parts_stand_anywhere_and_the_rest_is_the_programs() {
        let line = parse(&[
            "-a",
            "--sym-args",
            "0",
            "2",
            "3",
            "file",
            "-sym-arg",
            "4",
            "--sym-stdin",
            "8",
            "--sym-files",
            "2",
            "16",
            "--sym-env",
            "HOME",
            "5",
            "--symbolic",
        ])
        .unwrap();
        let known = |text: &str| ArgumentSpec::Known(text.into());
        let several = ArgumentSpec::Several { least: 0, most: 2, length: 3 };
        let arguments = [
            known("prog"),
            known("-a"),
            several,
            known("file"),
            ArgumentSpec::Symbolic(4),
            known("--symbolic"),
        ];
        assert_eq!(line.arguments, arguments);
        assert_eq!(line.input, InputSpec::Symbolic(8));
        assert_eq!(line.files, (2, 16));
        assert_eq!(line.variables, [VariableSpec::Symbolic("HOME".to_owned(), 5)]);
        assert!(line.is_symbolic() && !parse(&["x"]).unwrap().is_symbolic());
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (words, named) in [
            (&["--sym-arg"][..], "--sym-arg"),
            (&["--sym-arg", "x"], "'x'"),
            (&["--sym-args", "3", "2", "1"], "--sym-args 3 2"),
            (&["--sym-files", "27", "1"], "--sym-files 27"),
            (&["--sym-env"], "--sym-env"),
            (&["--sym-env", "A=B", "2"], "'A=B'"),
            (&["--sym-args", "0", "100", "1", "--sym-args", "0", "100", "1"], "10000"),
            (&["--sym-stdin", "99999999"], "99999999"),
        ] {
            let error = parse(words).unwrap_err();
            assert!(error.contains(named), "{error}");
        }
    }
}
