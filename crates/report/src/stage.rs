//! The environment of a native run of a test: arguments, environment variables, standard input, files.
//!
//! A test of Loam or KLEE has the command line of the run (`--sym-arg` and the like) and the inputs by their names; here the
//! inputs become arguments, variables and files again. The other inputs are those that the program itself requests.

use crate::ktest::Ktest;
use loam_state::TestObject;
use loam_system::{ArgumentSpec, Chance, CommandLine, InputName, InputSpec, VariableSpec, command_line};
use std::collections::VecDeque;
use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;

/// The environment of one native run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stage {
    /// The arguments, the program's name first.
    pub arguments: Vec<OsString>,
    /// Variables of the environment.
    pub variables: Vec<(OsString, OsString)>,
    /// Standard input.
    pub input: Vec<u8>,
    /// Files in the working directory.
    pub files: Vec<(String, Vec<u8>)>,
    /// Inputs that the program itself requests (`klee_make_symbolic`).
    pub rest: Ktest,
    /// Events of the path that a native run cannot repeat.
    pub unrepeatable: Option<&'static str>,
}

impl Stage {
    /// Reads a test. The error is what to tell the user.
    pub fn of(test: &Ktest) -> Result<Self, String> {
        let program = test.arguments.first().map_or("program", String::as_str);
        let words = test.arguments.get(1..).unwrap_or_default();
        let line = CommandLine::parse(program, words)?;
        let mut inputs = Inputs { objects: test.objects.iter().cloned().collect(), symbolic_arguments: 0 };
        let arguments = inputs.arguments(&line)?;
        let mut stage = Self { arguments, ..Self::default() };
        for variable in &line.variables {
            if let VariableSpec::Symbolic(name, _) = variable {
                let value = inputs.text(InputName::Variable(name))?;
                stage.variables.push((name.into(), value));
            }
        }
        let (count, size) = line.files;
        for name in (0..count).map(command_line::file_name) {
            let content =
                if size == 0 { Vec::new() } else { inputs.of_file(InputName::FileContents(&name))? };
            stage.files.push((name, content));
        }
        if let InputSpec::Symbolic(1..) = line.input {
            stage.input = inputs.of_file(InputName::StandardInput)?;
        }
        stage.unrepeatable = inputs.unrepeatable();
        stage.rest =
            Ktest { arguments: test.arguments.clone(), objects: inputs.objects.into(), ..Ktest::default() };
        Ok(stage)
    }
}

/// The inputs of a test that were not used yet.
struct Inputs {
    objects: VecDeque<TestObject>,
    symbolic_arguments: u32,
}

impl Inputs {
    /// The first input of this name.
    fn take(&mut self, name: InputName<'_>) -> Result<Vec<u8>, String> {
        let named = |wanted: &str| self.objects.iter().position(|object| object.name == wanted);
        let index = named(&name.to_string()).or_else(|| named(&name.in_newer_klee()?));
        let object = index.and_then(|index| self.objects.remove(index));
        object.map(|object| object.bytes).ok_or_else(|| format!("the test has no input {name}"))
    }

    /// The contents of a file or of standard input. The attributes that KLEE adds to it are removed: a native run has a real
    /// file, and the program itself does not request them.
    fn of_file(&mut self, name: InputName<'_>) -> Result<Vec<u8>, String> {
        let attributes = name.attributes_in_klee();
        self.objects.retain(|object| !attributes.contains(&object.name));
        self.take(name)
    }

    /// An input that is a string: up to its first zero.
    fn text(&mut self, name: InputName<'_>) -> Result<OsString, String> {
        let mut bytes = self.take(name)?;
        // The last byte is always the terminating zero.
        bytes.pop();
        let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
        bytes.truncate(end);
        Ok(OsString::from_vec(bytes))
    }

    fn arguments(&mut self, line: &CommandLine) -> Result<Vec<OsString>, String> {
        let is_several = |argument: &&ArgumentSpec| matches!(argument, ArgumentSpec::Several { .. });
        let mut counts = VecDeque::new();
        for _ in line.arguments.iter().filter(is_several) {
            let bytes = self.take(InputName::ArgumentCount)?;
            let count = bytes.first_chunk().map_or(0, |bytes| u32::from_le_bytes(*bytes));
            counts.push_back(count);
        }
        let mut arguments = Vec::new();
        for argument in &line.arguments {
            let count = match argument {
                ArgumentSpec::Known(text) => {
                    arguments.push(OsString::from_vec(text.clone()));
                    continue;
                }
                ArgumentSpec::Symbolic(_) => 1,
                ArgumentSpec::Several { .. } => counts.pop_front().unwrap_or(0),
            };
            for _ in 0..count {
                arguments.push(self.text(InputName::Argument(self.symbolic_arguments))?);
                self.symbolic_arguments += 1;
            }
        }
        Ok(arguments)
    }

    /// Removes inputs for events that the machine decides: failures of calls, random bytes.
    fn unrepeatable(&mut self) -> Option<&'static str> {
        let chance = |object: &TestObject| Chance::named(&object.name);
        let is_failure = |object: &TestObject| chance(object) == Some(Chance::Failure) && object.bytes != [0];
        let fails = self.objects.iter().any(is_failure);
        let is_random = self.objects.iter().any(|object| chance(object) == Some(Chance::Random));
        self.objects.retain(|object| chance(object).is_none());
        match (fails, is_random) {
            (true, _) => Some("a call of the system fails, which only the explored path can be made to do"),
            (false, true) => Some("random bytes have values that the machine would have to throw"),
            (false, false) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test(words: &[&str], objects: &[(&str, &[u8])]) -> Ktest {
        let object = |&(name, bytes): &(&str, &[u8])| TestObject { name: name.into(), bytes: bytes.into() };
        let arguments = words.iter().map(ToString::to_string).collect();
        Ktest { arguments, objects: objects.iter().map(object).collect(), ..Ktest::default() }
    }

    #[test]
    fn inputs_go_back_where_they_came_from() {
        let words = [
            "prog",
            "-x",
            "--sym-args",
            "0",
            "2",
            "3",
            "--sym-arg",
            "2",
            "--sym-files",
            "1",
            "4",
            "--sym-stdin",
            "2",
            "--sym-env",
            "HOME",
            "3",
        ];
        let stage = Stage::of(&test(
            &words,
            &[
                ("n_args", &[1, 0, 0, 0]),
                ("arg00", b"ab\0z"),
                ("arg01", b"xyz"),
                ("env-HOME", b"/\0..\0"),
                ("A-data", b"data"),
                ("stdin", b"in"),
                ("x", b"1234"),
            ],
        ))
        .unwrap();
        assert_eq!(stage.arguments, ["prog", "-x", "ab", "xy"]);
        assert_eq!(stage.variables, [("HOME".into(), "/".into())]);
        assert_eq!(stage.input, b"in");
        assert_eq!(stage.files, [("A".to_owned(), b"data".to_vec())]);
        assert_eq!(stage.rest.objects.len(), 1);
        assert_eq!(stage.rest.objects[0].name, "x");
        assert_eq!(stage.unrepeatable, None);
    }

    #[test]
    fn tests_of_klee_have_other_names_for_files_and_attributes_beside_them() {
        let words = ["prog", "--sym-files", "1", "4", "--sym-stdin", "2"];
        for (file, file_stat, input_stat) in
            [("A_data", "A_data_stat", "stdin_stat"), ("A-data", "A-data-stat", "stdin-stat")]
        {
            let objects: [(&str, &[u8]); 5] = [
                (file, b"data"),
                (file_stat, &[7; 144]),
                ("stdin", b"in"),
                (input_stat, &[7; 144]),
                ("x", b"1"),
            ];
            let stage = Stage::of(&test(&words, &objects)).unwrap();
            assert_eq!(stage.files, [("A".to_owned(), b"data".to_vec())]);
            assert_eq!(stage.input, b"in");
            assert_eq!(stage.rest.objects.iter().map(|object| &object.name[..]).collect::<Vec<_>>(), ["x"]);
        }
    }

    #[test]
    fn a_missing_input_is_named_and_failures_cannot_be_repeated() {
        let error = Stage::of(&test(&["prog", "--sym-arg", "2"], &[])).unwrap_err();
        assert!(error.contains("arg00"), "{error}");
        let stage = Stage::of(&test(&["prog"], &[("fail000-read", &[1]), ("failure", &[1])])).unwrap();
        assert!(stage.unrepeatable.is_some());
        assert_eq!(stage.rest.objects.len(), 1);
        let stage = Stage::of(&test(&["prog"], &[("fail000-read", &[0])])).unwrap();
        assert_eq!(stage.unrepeatable, None);
    }
}
