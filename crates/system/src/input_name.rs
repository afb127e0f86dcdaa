//! The names of the inputs that the engine itself makes. A test knows its inputs by their names alone, so a replay reads these
//! names back; where KLEE's tools make the same input, the name is KLEE's.

use std::fmt;

/// An input that the program did not ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputName<'a> {
    /// A symbolic argument, counted from 0.
    Argument(u32),
    /// How many of the arguments of `--sym-args` there are.
    ArgumentCount,
    /// The value of a variable of the environment.
    Variable(&'a str),
    /// The contents of a symbolic file.
    FileContents(&'a str),
    /// Standard input.
    StandardInput,
    /// Whether a call fails that can be made to fail; counted along the path.
    Failure {
        /// Calls before it that could be made to fail.
        count: u32,
        /// The call.
        call: &'a str,
    },
    /// Random bytes, counted along the path.
    Random(u64),
}

impl fmt::Display for InputName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Argument(index) => write!(f, "arg{index:02}"),
            Self::ArgumentCount => write!(f, "n_args"),
            Self::Variable(name) => write!(f, "env-{name}"),
            Self::FileContents(name) => write!(f, "{name}-data"),
            Self::StandardInput => write!(f, "stdin"),
            Self::Failure { count, call } => write!(f, "fail{count:03}-{call}"),
            Self::Random(count) => write!(f, "random{count:02}"),
        }
    }
}

impl InputName<'_> {
    /// The name of the input in tests of newer versions of KLEE (`A_data`), which replaced the hyphens that Loam and older
    /// versions have; `None` if the name is the same.
    pub fn in_newer_klee(&self) -> Option<String> {
        match self {
            Self::FileContents(name) => Some(format!("{name}_data")),
            Self::Argument(_)
            | Self::ArgumentCount
            | Self::Variable(_)
            | Self::StandardInput
            | Self::Failure { .. }
            | Self::Random(_) => None,
        }
    }

    /// The names that older and newer versions of KLEE give to the attributes of a symbolic file or of standard input
    /// (`struct stat`), an input that Loam does not have.
    pub fn attributes_in_klee(&self) -> Vec<String> {
        let older = format!("{self}-stat");
        let newer = format!("{}_stat", self.in_newer_klee().unwrap_or_else(|| self.to_string()));
        vec![older, newer]
    }
}

/// An event on a path that a test records but no native run repeats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Whether a call fails.
    Failure,
    /// Random bytes.
    Random,
}

impl Chance {
    /// The event that an input of this name stands for.
    pub fn named(name: &str) -> Option<Self> {
        let is_count = |text: &str, digits: usize| {
            text.len() >= digits && text.bytes().all(|byte| byte.is_ascii_digit())
        };
        let failure = name.strip_prefix("fail").and_then(|rest| rest.split_once('-'));
        if failure.is_some_and(|(count, _)| is_count(count, 3)) {
            return Some(Self::Failure);
        }
        name.strip_prefix("random").filter(|count| is_count(count, 2)).map(|_| Self::Random)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn klee_names_files_with_hyphens_or_underscores() {
        let file = InputName::FileContents("A");
        assert_eq!(
            (file.to_string(), file.in_newer_klee()),
            ("A-data".to_owned(), Some("A_data".to_owned()))
        );
        assert_eq!(file.attributes_in_klee(), ["A-data-stat", "A_data_stat"]);
        let input = InputName::StandardInput;
        assert_eq!((input.to_string(), input.in_newer_klee()), ("stdin".to_owned(), None));
        assert_eq!(input.attributes_in_klee(), ["stdin-stat", "stdin_stat"]);
    }

    #[test]
    fn chance_is_told_by_the_names_the_engine_gives_and_no_others() {
        for count in [0, 7, 12, 1234u32] {
            let failure = InputName::Failure { count, call: "read-only" }.to_string();
            assert_eq!(Chance::named(&failure), Some(Chance::Failure), "{failure}");
            let random = InputName::Random(count.into()).to_string();
            assert_eq!(Chance::named(&random), Some(Chance::Random), "{random}");
        }
        for name in ["failure", "fail-x", "fail12-x", "randomly", "random", "random1", "arg00", "stdin", "x"]
        {
            assert_eq!(Chance::named(name), None, "{name}");
        }
    }
}
