//! Tasks as SV-COMP and Test-Comp write them: `tests/svcomp/NAME.yml` names a program, properties and the expected verdicts.
//!
//! The verdict of `loam svcomp` must be the expected one. What comes with it is judged by its structure: a violation has a witness of the
//! format 2.0 that names the program, its hash and a line of it; a suite of tests has its metadata and a file per test.

use crate::checkout::{Checkout, files_under};
use crate::pool;
use crate::process::{End, run};
use crate::ui::Verdict;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(120);

/// The tasks whose path contains one of the filters (all, if there are none).
pub fn tasks(directory: &Path, filters: &[String]) -> Vec<PathBuf> {
    let mut all = files_under(directory, &["yml"]);
    all.retain(|path| filters.is_empty() || filters.iter().any(|f| path.to_string_lossy().contains(f)));
    all
}

/// Runs tasks, a few at a time.
pub fn run_all(checkout: &Checkout, tasks: &[PathBuf]) -> Vec<Verdict> {
    pool::map(tasks, |task| Verdict { program: task.clone(), outcome: run_one(checkout, task) })
}

/// A task.
#[derive(Debug, Default, PartialEq, Eq)]
struct Task {
    input: String,
    data_model: String,
    properties: Vec<Asked>,
}

/// A property, and what is expected.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    file: String,
    expected: Option<bool>,
    subproperty: Option<String>,
}

impl Task {
    /// Reads the lines that tasks have; this is no reader of YAML.
    fn parse(text: &str) -> Result<Self, String> {
        let mut task = Self::default();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (key, value) = line.split_once(':').ok_or_else(|| format!("'{line}' is not understood"))?;
            let value = value.trim().trim_matches('\'').to_owned();
            let last = task.properties.last_mut();
            match (key.trim_start_matches("- "), last) {
                ("format_version" | "properties" | "options" | "language", _) => {}
                ("input_files", _) => task.input = value,
                ("data_model", _) => task.data_model = value,
                ("property_file", _) => task.properties.push(Asked { file: value, ..Asked::default() }),
                ("expected_verdict", Some(last)) => last.expected = Some(value == "true"),
                ("subproperty", Some(last)) => last.subproperty = Some(value),
                _ => return Err(format!("'{line}' is not understood")),
            }
        }
        Ok(task)
    }
}

fn run_one(checkout: &Checkout, path: &Path) -> Result<usize, String> {
    let text = std::fs::read_to_string(path).map_err(|why| why.to_string())?;
    let task = Task::parse(&text)?;
    let directory =
        checkout.fresh(&format!("svcomp/{}", checkout.flat_name(path))).map_err(|why| why.to_string())?;
    let problems: Vec<String> = task
        .properties
        .iter()
        .filter_map(|asked| check(checkout, path, &task, asked, &directory).err())
        .collect();
    if problems.is_empty() { Ok(0) } else { Err(problems.join("\n")) }
}

fn check(
    checkout: &Checkout,
    path: &Path,
    task: &Task,
    asked: &Asked,
    directory: &Path,
) -> Result<(), String> {
    let home = path.parent().unwrap_or(Path::new(""));
    let (program, property) = (home.join(&task.input), home.join(&asked.file));
    let name = property.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let out = directory.join(&name);
    let mut command = Command::new(&checkout.loam);
    command.current_dir(directory).args([
        "svcomp",
        "--data-model",
        &task.data_model,
        "--max-time",
        "60s",
        "--property",
    ]);
    command.arg(&property).arg("--out").arg(&out).arg(&program);
    let ran = run(&mut command, LIMIT)?;
    let said = String::from_utf8_lossy(&ran.stdout).trim().to_owned();
    let (expected, status) = match asked.expected {
        Some(true) => ("TRUE".to_owned(), 0),
        Some(false) => (format!("FALSE({})", asked.subproperty.as_ref().unwrap_or(&name)), 1),
        None => ("DONE (".to_owned(), 0),
    };
    if !said.starts_with(&expected) || ran.end != End::Status(status) {
        let complaint = String::from_utf8_lossy(&ran.stderr).into_owned();
        return Err(format!("{name}: expected {expected}, found {said} ({}) {complaint}", ran.end));
    }
    match asked.expected {
        Some(false) if name != "termination" => check_witness(&out, &program, &property, &task.data_model),
        Some(_) => Ok(()),
        None => check_suite(&out, &program),
    }
    .map_err(|problem| format!("{name}: {problem}"))
}

/// The keys of a violation witness, in order, and what stands behind each of them.
fn check_witness(out: &Path, program: &Path, property: &Path, data_model: &str) -> Result<(), String> {
    let read =
        |path: &Path| std::fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()));
    let text = read(&out.join("witness.yml"))?;
    let source = read(program)?;
    let specification = read(property)?;
    let hash = sha256(program)?;
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let mut rest = lines.iter();
    let mut value = |start: &str| -> Result<String, String> {
        let line = rest.next().ok_or_else(|| format!("the witness ends before '{start}'"))?;
        let value = line.strip_prefix(start).ok_or_else(|| format!("'{line}' instead of '{start}…'"))?;
        Ok(value.trim().trim_matches('"').to_owned())
    };
    let equals = |what: &str, found: String, expected: &str| match found == expected {
        true => Ok(()),
        false => Err(format!("{what} is {found} instead of {expected}")),
    };
    let name = program.display().to_string();
    equals("entry_type", value("- entry_type:")?, "violation_sequence")?;
    value("  metadata:")?;
    equals("format_version", value("    format_version:")?, "2.0")?;
    let uuid = value("    uuid:")?;
    if uuid.len() != 36 || uuid.split('-').map(str::len).ne([8, 4, 4, 4, 12]) {
        return Err(format!("'{uuid}' is no UUID"));
    }
    let time = value("    creation_time:")?;
    if time.len() != 20 || !time.ends_with('Z') || time.as_bytes()[10] != b'T' {
        return Err(format!("'{time}' is no time"));
    }
    for start in ["    producer:", "      name:", "      version:", "    task:", "      input_files:"] {
        value(start)?;
    }
    equals("the input file", value("      - ")?, &name)?;
    value("      input_file_hashes:")?;
    equals("the hash", value(&format!("        \"{name}\":"))?, &hash)?;
    let named = value("      specification:")?.replace("\\n", "\n");
    equals("the specification", named, specification.trim_end())?;
    equals("data_model", value("      data_model:")?, data_model)?;
    equals("language", value("      language:")?, "C")?;
    for start in ["  content:", "  - segment:", "    - waypoint:"] {
        value(start)?;
    }
    equals("the waypoint", value("        type:")?, "target")?;
    equals("the action", value("        action:")?, "follow")?;
    value("        location:")?;
    value("          file_name:")?;
    let line = value("          line:")?;
    let is_line = line.parse::<usize>().is_ok_and(|line| (1..=source.lines().count()).contains(&line));
    // The function may be left out.
    let is_end = rest.all(|line| line.starts_with("          function: \""));
    if is_line && is_end { Ok(()) } else { Err(format!("line {line}, or what follows it, is not expected")) }
}

/// The metadata of a suite, and at least one test whose elements are inputs.
fn check_suite(out: &Path, program: &Path) -> Result<(), String> {
    const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<!DOCTYPE ";
    let hash = sha256(program)?;
    let mut tests = 0;
    for path in files_under(out, &["xml"]) {
        let text = std::fs::read_to_string(&path).map_err(|why| why.to_string())?;
        let problem = |what: &str| Err(format!("{}: {what}", path.display()));
        let lines: Vec<&str> = text.lines().skip(2).collect();
        let (Some(first), Some(last)) = (lines.first(), lines.last()) else { return problem("it is empty") };
        let inner = &lines[1..lines.len() - 1];
        if !text.starts_with(HEAD) {
            return problem("its head is another one");
        }
        if path.ends_with("metadata.xml") {
            let keys = [
                "sourcecodelang",
                "producer",
                "specification",
                "programfile",
                "programhash",
                "entryfunction",
                "architecture",
                "creationtime",
            ];
            let has_keys = inner.iter().zip(keys).all(|(line, key)| {
                line.starts_with(&format!("  <{key}>")) && line.ends_with(&format!("</{key}>"))
            });
            let is_sound =
                *first == "<test-metadata>" && *last == "</test-metadata>" && inner.len() == keys.len();
            if !is_sound || !has_keys || !text.contains(&hash) {
                return problem("an element is missing, or the hash is another one");
            }
        } else {
            let is_input = |line: &&str| line.starts_with("  <input ") && line.ends_with("</input>");
            if !first.starts_with("<testcase") || *last != "</testcase>" || !inner.iter().all(is_input) {
                return problem("it is no test");
            }
            tests += 1;
        }
    }
    if tests == 0 { Err("there is no test".to_owned()) } else { Ok(()) }
}

/// The hash of a file, by the machine's own tool.
fn sha256(path: &Path) -> Result<String, String> {
    let ran = run(Command::new("sha256sum").arg(path), LIMIT)?;
    let text = String::from_utf8_lossy(&ran.stdout).into_owned();
    text.split_whitespace().next().map(str::to_owned).ok_or_else(|| "sha256sum printed nothing".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_has_its_properties_and_verdicts() {
        let text = "format_version: '2.0'\n\ninput_files: 'a.c'\nproperties:\n  - property_file: properties/x.prp\n    \
                    expected_verdict: false\n    subproperty: valid-free\n  - property_file: properties/y.prp\n\noptions:\n  \
                    language: C\n  data_model: LP64\n";
        let task = Task::parse(text).unwrap();
        assert_eq!((&*task.input, &*task.data_model), ("a.c", "LP64"));
        let first = Asked {
            file: "properties/x.prp".into(),
            expected: Some(false),
            subproperty: Some("valid-free".into()),
        };
        assert_eq!(task.properties, [first, Asked { file: "properties/y.prp".into(), ..Asked::default() }]);
        assert!(Task::parse("nonsense").is_err());
    }
}
