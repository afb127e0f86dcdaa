//! Rules of the code that no compiler checks: the order of the crates, heads of files, forbidden words.
//!
//! Each rule is a function from the sources to a list of problems; adding one is a function and a line in `RULES`.
//! Rules that no program can check (whether a comment is true) are left to reviewers.

use crate::build::root;
use loam_testkit::checkout::files_under;
use std::path::{Path, PathBuf};

/// A source file and its text.
struct Source {
    path: PathBuf,
    text: String,
}

/// The input of a rule.
struct Sources {
    rust: Vec<Source>,
    prose: Vec<Source>,
    members: Vec<String>,
    root: PathBuf,
}

type Rule = fn(&Sources) -> Vec<String>;

const RULES: &[Rule] = &[
    crates_use_only_crates_above_them,
    files_say_what_they_are_for,
    nothing_is_left_unfinished,
    unsafe_stays_in_its_crates,
    functions_fit_a_screen_or_two,
    the_map_names_every_crate,
    the_text_is_about_loam,
];

/// Crates and files that may contain `unsafe`: foreign interfaces, code that needs it for speed, and programs about it.
const MAY_BE_UNSAFE: &[&str] = &[
    "crates/bitcode",
    "crates/solver-bitwuzla",
    "crates/solver-z3",
    "crates/base/src/fork.rs",
    "crates/allocator/src/mapping.rs",
    "crates/native",
    "crates/allocator/examples/measure/counting.rs",
    "crates/cli/src/allocator.rs",
    "crates/expr/src/tape/lanes.rs",
    "crates/executor/src/fast.rs",
    "crates/executor/src/fast/cursor.rs",
    // Assembly is unsafe in Rust.
    "tests/pass/rust-assembly.rs",
];

/// The most lines of a function.
const LONGEST_FUNCTION: usize = 120;

/// Words about the history of the code, or about one machine.
const FOREIGN_WORDS: &[&str] = &["/work/", "/tmp/wt", "/root/", "worktree", "sub-agent", "subagent"];

/// `cargo xtask tidy`.
pub fn tidy(_: &[String]) -> Result<(), String> {
    let sources = Sources::read()?;
    let problems: Vec<String> = RULES.iter().flat_map(|rule| rule(&sources)).collect();
    for problem in &problems {
        println!("tidy: {problem}");
    }
    if problems.is_empty() { Ok(()) } else { Err(format!("{} rules are violated", problems.len())) }
}

impl Sources {
    fn read() -> Result<Self, String> {
        let root = root();
        let read = |path: PathBuf| {
            let text = std::fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))?;
            Ok(Source { path: path.strip_prefix(&root).unwrap_or(&path).to_path_buf(), text })
        };
        let in_dirs = |extensions: &[&str]| -> Result<Vec<Source>, String> {
            let dirs = ["crates", "xtask", "runtime", "include", "examples", "tests", "bench", "docs", ".ci"];
            let files = dirs.iter().flat_map(|directory| files_under(&root.join(directory), extensions));
            files
                .filter(|path| !path.components().any(|part| part.as_os_str() == "target"))
                .map(read)
                .collect()
        };
        let mut prose = in_dirs(&["c", "cc", "h", "ll", "md", "cpp", "toml", "session"])?;
        for name in ["README.md", "ARCHITECTURE.md", "Cargo.toml"] {
            prose.push(read(root.join(name))?);
        }
        let manifest = std::fs::read_to_string(root.join("Cargo.toml")).map_err(|why| why.to_string())?;
        Ok(Self { rust: in_dirs(&["rs"])?, prose, members: members(&manifest), root })
    }
}

/// The members of the workspace, in order.
fn members(manifest: &str) -> Vec<String> {
    let list = manifest.split_once("members = [").map_or("", |(_, rest)| rest);
    let list = list.split(']').next().unwrap_or_default();
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

fn package(member: &str) -> String {
    member.strip_prefix("crates/").map_or_else(|| member.to_owned(), |name| format!("loam-{name}"))
}

fn crates_use_only_crates_above_them(sources: &Sources) -> Vec<String> {
    let packages: Vec<String> = sources.members.iter().map(|member| package(member)).collect();
    let mut problems = Vec::new();
    for (index, member) in sources.members.iter().enumerate() {
        let manifest =
            std::fs::read_to_string(sources.root.join(member).join("Cargo.toml")).unwrap_or_default();
        for used in dependencies(&manifest) {
            let checkout = packages.iter().position(|package| *package == used);
            if checkout.is_some_and(|checkout| checkout >= index) {
                problems.push(format!("{member} uses {used}, which is not above it in the list of members"));
            }
        }
    }
    problems
}

/// The names under `[dependencies]`. Dependencies of tests may be of any crate.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut inside = false;
    let mut names = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            inside = line.trim() == "[dependencies]";
        } else if inside && let Some(end) = line.find(['.', ' ', '=']) {
            names.push(line[..end].to_owned());
        }
    }
    names
}

fn files_say_what_they_are_for(sources: &Sources) -> Vec<String> {
    let silent = sources.rust.iter().filter(|source| !source.text.starts_with("//!"));
    silent.map(|source| format!("{} does not open with //!", source.path.display())).collect()
}

fn nothing_is_left_unfinished(sources: &Sources) -> Vec<String> {
    // Assembled here, so that this file does not contain them.
    let words = [["to", "do!("], ["unimpl", "emented!("], ["db", "g!("], ["FIX", "ME"], ["TO", "DO"]]
        .map(|w| w.concat());
    let mut problems = Vec::new();
    for source in sources.rust.iter().chain(&sources.prose) {
        for (line, number) in source.text.lines().zip(1..) {
            for word in words.iter().filter(|word| line.contains(word.as_str())) {
                problems.push(format!("{}:{number}: {word}", source.path.display()));
            }
        }
    }
    problems
}

fn unsafe_stays_in_its_crates(sources: &Sources) -> Vec<String> {
    let mut problems = Vec::new();
    for source in &sources.rust {
        let allowed = MAY_BE_UNSAFE.iter().any(|checkout| source.path.starts_with(checkout));
        let uses = |line: &&str| {
            let code = line.split("//").next().unwrap_or_default();
            code.contains(&["unsafe", " {"].concat()) || code.contains(&["unsafe", " fn"].concat())
        };
        if !allowed && source.text.lines().any(|line| uses(&line)) {
            problems.push(format!("{} contains unsafe code", source.path.display()));
        }
    }
    problems
}

fn functions_fit_a_screen_or_two(sources: &Sources) -> Vec<String> {
    let mut problems = Vec::new();
    for source in &sources.rust {
        for (name, line, length) in functions(&source.text) {
            if length > LONGEST_FUNCTION {
                problems.push(format!("{}:{line}: {name} has {length} lines", source.path.display()));
            }
        }
    }
    problems
}

/// Functions with their first line and their length. rustfmt closes each with a brace at the column of its `fn`.
fn functions(text: &str) -> Vec<(String, usize, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut functions = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let code = line.trim_start();
        let Some(at) = code.find("fn ").filter(|&at| is_function_head(&code[..at])) else { continue };
        let name: String = code[at + 3..].chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        // A declaration ends with a semicolon before any brace opens; a one-liner closes the one it opens.
        let head = lines[start..]
            .iter()
            .find(|line| line.ends_with('{') || line.ends_with(';') || line.ends_with('}'));
        if head.is_none_or(|line| !line.ends_with('{')) {
            continue;
        }
        let close = format!("{}}}", &line[..line.len() - code.len()]);
        if let Some(length) = lines[start..].iter().position(|line| **line == close) {
            functions.push((name, start + 1, length + 1));
        }
    }
    functions
}

/// Whether the text before `fn` belongs to a definition.
fn is_function_head(front: &str) -> bool {
    front.split_whitespace().all(|word| {
        matches!(word, "pub" | "const" | "unsafe" | "extern" | "\"C\"" | "async") || word.starts_with("pub(")
    })
}

fn the_map_names_every_crate(sources: &Sources) -> Vec<String> {
    let map = sources.prose.iter().find(|source| source.path == Path::new("ARCHITECTURE.md"));
    let map = map.map_or("", |source| &source.text);
    let name = |member: &String| member.rsplit('/').next().unwrap_or_default().to_owned();
    let missing = sources.members.iter().map(name).filter(|name| !map.contains(&format!("`{name}`")));
    missing.map(|name| format!("ARCHITECTURE.md does not name `{name}`")).collect()
}

fn the_text_is_about_loam(sources: &Sources) -> Vec<String> {
    let mut problems = Vec::new();
    for source in sources.rust.iter().chain(&sources.prose) {
        if source.path == Path::new("xtask/src/tidy.rs") {
            continue;
        }
        for (line, number) in source.text.lines().zip(1..) {
            for word in FOREIGN_WORDS.iter().filter(|word| line.contains(**word)) {
                problems.push(format!("{}:{number}: contains {word:?}", source.path.display()));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_and_dependencies_are_read() {
        assert_eq!(members("members = [\n  \"crates/a\",\n \"xtask\",\n]"), ["crates/a", "xtask"]);
        let manifest =
            "[dependencies]\nloam-a.workspace = true\nx = \"1\"\n[dev-dependencies]\nloam-z = \"1\"\n";
        assert_eq!(dependencies(manifest), ["loam-a", "x"]);
    }

    #[test]
    fn the_length_of_functions_is_measured() {
        let text = "pub fn a() {\n    b();\n}\n\nimpl X {\n    fn c(&self) {\n    }\n}\n";
        assert_eq!(functions(text), [("a".to_owned(), 1, 3), ("c".to_owned(), 6, 2)]);
        let declared = "trait X {\n    fn d(&self);\n    fn e(&self) {}\n    fn f(&self) {\n    }\n}\n";
        assert_eq!(functions(declared), [("f".to_owned(), 4, 2)]);
    }

    #[test]
    fn a_crate_that_uses_one_below_it_is_found() {
        let sources = Sources {
            rust: Vec::new(),
            prose: Vec::new(),
            members: vec!["xtask".to_owned(), "crates/testkit".to_owned()],
            root: root(),
        };
        assert_eq!(crates_use_only_crates_above_them(&sources).len(), 1);
    }
}
