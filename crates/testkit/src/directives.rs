//! The expectations of a test program, read from its comments.
//!
//! `//@ NAME: VALUE` anywhere in the file sets an option or expectation for the whole run (see
//! [`Directives`]); `//~ BUG kind` or `//~ BUG kind: part of the message` on a line expects this error to be
//! reported there, `//~^ BUG kind` one line further up. In `.ll` files the comments begin with `;`. An
//! unknown name is an error: a misspelt directive must not pass as one that is met.

use std::collections::BTreeMap;

/// Everything that a test program specifies about its run.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Directives {
    /// `args`: options of `loam run`.
    pub args: Vec<String>,
    /// `program-args`: arguments of the program.
    pub program_args: Vec<String>,
    /// `stdin`: a line of the program's standard input.
    pub stdin: Vec<String>,
    /// `flags`: compile with clang and these flags first, and run the bitcode.
    pub flags: Option<Vec<String>>,
    /// `exit`: Loam's exit status, if it does not follow from the errors.
    pub exit: Option<i32>,
    /// `status`: how the run ends, `done` if not given.
    pub status: Option<String>,
    /// `completed`: the number of paths that exit normally.
    pub completed: Option<u64>,
    /// `partial`: the number of paths that are terminated early.
    pub partial: Option<u64>,
    /// `error-paths`: the number of paths that end with an error.
    pub error_paths: Option<u64>,
    /// `exit-codes`: `0=3 1=2`, the exit statuses of the program and their counts.
    pub exit_codes: Option<BTreeMap<String, u64>>,
    /// `stdout`: a line that some path prints.
    pub stdout: Vec<String>,
    /// `stderr`: a part of Loam's standard error.
    pub stderr: Vec<String>,
    /// `skip-replay`: why its tests cannot be replayed natively.
    pub skip_replay: Option<String>,
    /// `skip-sanitizers`: why its tests cannot be replayed with sanitizers.
    pub skip_sanitizers: Option<String>,
    /// `memory`: other memory models to run the program with, and optionally the number of paths that exit
    /// normally with each: `merging=2 flat=2`. `all` is all complete models.
    pub memory: Vec<(String, Option<u64>)>,
    /// `skip-memory`: why the results under other memory models must differ.
    pub skip_memory: Option<String>,
    /// `skip-points-to`: why the program may access objects outside of the points-to sets.
    pub skip_points_to: Option<String>,
    /// `golden`: the reports are compared with `NAME.err.golden`.
    pub golden: bool,
    /// The errors to be reported.
    pub bugs: Vec<ExpectedBug>,
}

/// An error that must be reported.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ExpectedBug {
    /// Its line, `None` for any line (`//@ bug: kind`).
    pub line: Option<u64>,
    /// Its kind, as in the names of report files.
    pub kind: String,
    /// A part of its message.
    pub message: Option<String>,
}

impl Directives {
    /// Reads the comments of a file.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut directives = Self::default();
        for (line, number) in text.lines().zip(1u64..) {
            let problem = |why: String| format!("line {number}: {why}");
            if let Some((_, directive)) = split_comment(line, '@') {
                directives.set(directive.trim()).map_err(problem)?;
            } else if let Some((_, bug)) = split_comment(line, '~') {
                let up = bug.chars().take_while(|&c| c == '^').count() as u64;
                let bug = bug.trim_start_matches('^').trim();
                let bug =
                    bug.strip_prefix("BUG ").ok_or_else(|| problem(format!("{bug:?} is not `BUG kind`")))?;
                directives.bugs.push(expected_bug(bug, Some(number - up)));
            }
        }
        Ok(directives)
    }

    /// The expectations of a run with another memory model: the errors and the status are the same; of the
    /// numbers of paths only `completed` is known. An option that the program has itself keeps its value.
    pub fn with_memory(&self, model: &str, completed: Option<u64>) -> Self {
        let options = model_options(model);
        let added = options.chunks(2).filter(|option| !self.args.contains(&option[0])).flatten();
        let mut args: Vec<String> = self.args.iter().chain(added).cloned().collect();
        // `single` would give up all pieces but one, so Loam does not accept the two together.
        if model == "single"
            && let Some(split) = args.iter().position(|arg| arg == "--split")
        {
            args.drain(split..split + 2);
        }
        let (error_paths, exit_codes) = (None, None);
        Self { args, completed, error_paths, exit_codes, ..self.clone() }
    }

    /// The checks that `--check` in `args` switches on.
    pub fn checks(&self) -> impl Iterator<Item = &str> {
        let values = self.args.iter().skip_while(|arg| *arg != "--check").skip(1).take(1);
        values.flat_map(|checks| checks.split(','))
    }

    /// Whether the program is one of 32 bits.
    pub fn is_narrow(&self) -> bool {
        let flags = self.flags.iter().flatten().map(String::as_str);
        let given = self.args.iter().filter_map(|arg| arg.strip_prefix("--compiler-arg="));
        flags.chain(given).any(|flag| flag == "-m32")
    }

    /// The values of an option in `args` that may be repeated.
    pub fn values<'a>(&'a self, option: &'a str) -> impl Iterator<Item = &'a str> {
        let pairs = self.args.windows(2).filter(move |pair| pair[0] == option);
        pairs.map(|pair| pair[1].as_str())
    }

    /// The program's standard input.
    pub fn input(&self) -> Vec<u8> {
        self.stdin.iter().flat_map(|line| [line.as_bytes(), b"\n"].concat()).collect()
    }

    fn set(&mut self, directive: &str) -> Result<(), String> {
        let (name, value) = directive.split_once(':').unwrap_or((directive, ""));
        let value = value.trim();
        let words = || value.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let number = || value.parse::<u64>().map_err(|_| format!("{name}: {value:?} is not a number"));
        match name.trim() {
            "args" => self.args.extend(words()),
            "program-args" => self.program_args.extend(words()),
            "stdin" => self.stdin.push(value.to_owned()),
            "flags" => self.flags.get_or_insert_default().extend(words()),
            "exit" => self.exit = Some(number()? as i32),
            "status" => self.status = Some(value.to_owned()),
            "completed" => self.completed = Some(number()?),
            "partial" => self.partial = Some(number()?),
            "error-paths" => self.error_paths = Some(number()?),
            "exit-codes" => self.exit_codes = Some(exit_codes(value)?),
            "stdout" => self.stdout.push(value.to_owned()),
            "stderr" => self.stderr.push(value.to_owned()),
            "skip-replay" => self.skip_replay = Some(reason(name, value)?),
            "skip-sanitizers" => self.skip_sanitizers = Some(reason(name, value)?),
            "memory" => self.memory = memory(value)?,
            "skip-memory" => self.skip_memory = Some(reason(name, value)?),
            "skip-points-to" => self.skip_points_to = Some(reason(name, value)?),
            "golden" => self.golden = true,
            "bug" => self.bugs.push(expected_bug(value, None)),
            other => return Err(format!("there is no directive {other:?}")),
        }
        Ok(())
    }
}

/// The text after `//@` (or `;@`, or `//~`…) in a line.
fn split_comment(line: &str, mark: char) -> Option<(&str, &str)> {
    line.split_once(&format!("//{mark}")).or_else(|| line.split_once(&format!(";{mark}")))
}

fn expected_bug(text: &str, line: Option<u64>) -> ExpectedBug {
    let (kind, message) = match text.split_once(':') {
        Some((kind, message)) => (kind, Some(message.trim().to_owned())),
        None => (text, None),
    };
    ExpectedBug { line, kind: kind.trim().to_owned(), message }
}

/// The complete memory models, besides forking.
const EXACT_MODELS: &[&str] = &["merging", "flat", "segmented", "dynamic", "dynamic+split", "auto", "plane"];

/// What `+split` behind a model's name stands for: small pieces of small objects, of every kind.
const SPLIT: &[&str] = &["--split", "32", "--split-threshold", "40", "--relocate", "heap,globals,locals"];

/// The options of Loam for a model: `MODEL`, or `MODEL+split`.
pub fn model_options(model: &str) -> Vec<String> {
    let (name, options) = match model.strip_suffix("+split") {
        Some(name) => (name, SPLIT),
        None => (model, &[] as &[&str]),
    };
    ["--memory", name].iter().chain(options).map(|&word| word.to_owned()).collect()
}

fn memory(value: &str) -> Result<Vec<(String, Option<u64>)>, String> {
    if value == "all" {
        return Ok(EXACT_MODELS.iter().map(|&model| (model.to_owned(), None)).collect());
    }
    let model = |word: &str| match word.split_once('=') {
        None => Ok((word.to_owned(), None)),
        Some((model, paths)) => match paths.parse() {
            Ok(paths) => Ok((model.to_owned(), Some(paths))),
            Err(_) => Err(format!("memory: {word:?} is not MODEL=PATHS")),
        },
    };
    value.split_whitespace().map(model).collect()
}

fn exit_codes(value: &str) -> Result<BTreeMap<String, u64>, String> {
    let parse = |pair: &str| {
        let (code, count) = pair.split_once('=')?;
        Some((code.to_owned(), count.parse().ok()?))
    };
    value
        .split_whitespace()
        .map(|pair| parse(pair).ok_or_else(|| format!("exit-codes: {pair:?} is not CODE=COUNT")))
        .collect()
}

fn reason(name: &str, value: &str) -> Result<String, String> {
    if value.is_empty() { Err(format!("{name} needs a reason")) } else { Ok(value.to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bugs_are_expected_on_their_line_or_above() {
        let text = "int a;\nx(); //~ BUG ptr: out of bounds\ny();\n//~^ BUG div\n;@ bug: exec";
        let bugs = Directives::parse(text).expect("it is well formed").bugs;
        let lines: Vec<_> =
            bugs.iter().map(|bug| (bug.line, bug.kind.as_str(), bug.message.as_deref())).collect();
        assert_eq!(
            lines,
            [(Some(2), "ptr", Some("out of bounds")), (Some(3), "div", None), (None, "exec", None)]
        );
    }

    #[test]
    fn a_directive_nobody_knows_is_an_error() {
        assert!(Directives::parse("//@ complete: 3").is_err());
        assert!(Directives::parse("//~ ptr").is_err());
        assert!(Directives::parse("//@ completed: three").is_err());
        assert!(Directives::parse("//@ skip-replay:").is_err());
    }

    #[test]
    fn checks_are_read_from_the_options() {
        let directives =
            Directives::parse("//@ args: --seed 1 --check uninit,leak").expect("it is well formed");
        assert_eq!(directives.checks().collect::<Vec<_>>(), ["uninit", "leak"]);
        assert_eq!(Directives::default().checks().count(), 0);
    }

    #[test]
    fn a_program_keeps_its_options_under_another_model() {
        let directives = Directives::parse("//@ args: --split 64").expect("it is well formed");
        let args = directives.with_memory("merging+split", None).args;
        let relocate = ["--relocate", "heap,globals,locals"];
        let expected = [&["--split", "64", "--memory", "merging", "--split-threshold", "40"], &relocate[..]];
        assert_eq!(args, expected.concat());
        assert_eq!(directives.with_memory("single", None).args, ["--memory", "single"]);
    }

    #[test]
    fn repeated_options_and_lines_of_input_are_collected() {
        let text = "//@ args: --env A=1 --env B=2 --seed 3\n//@ stdin: one\n//@ stdin:\n//@ stdin: two";
        let directives = Directives::parse(text).expect("it is well formed");
        assert_eq!(directives.values("--env").collect::<Vec<_>>(), ["A=1", "B=2"]);
        assert_eq!(directives.input(), b"one\n\ntwo\n");
    }

    #[test]
    fn exit_codes_are_counted() {
        let directives = Directives::parse("//@ exit-codes: 0=3 1=2").expect("it is well formed");
        let codes = directives.exit_codes.expect("it is there");
        assert_eq!(codes, BTreeMap::from([("0".to_owned(), 3), ("1".to_owned(), 2)]));
    }
}
