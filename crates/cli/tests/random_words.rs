//! Random command lines and damaged files: Loam either executes a command line or rejects it in one line, and
//! leaves no partial results behind.
//!
//! The command lines follow from a seed. `LOAM_RANDOM_SEED` and `LOAM_RANDOM_LINES` set the seed and the
//! number of lines.

use loam_base::Rng;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Time limit for one command line.
const LIMIT: Duration = Duration::from_secs(60);

const CONCRETE: &str = r#"
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  int *p = malloc(40);
  for (int i = 0; i < 10; i++) p[i] = i * argc;
  printf("%d\n", p[9]);
  free(p);
  return argc > 3;
}
"#;

const SYMBOLIC: &str = r#"
#include <loam.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  unsigned char x[2];
  klee_make_symbolic(x, sizeof x, "x");
  int *rows[2] = {malloc(8), malloc(8)};
  rows[0][0] = rows[1][0] = 3;
  if (x[0] > 100) return rows[x[0] & 1][0];
  char *text = malloc(x[0]);
  if (!text) return 9;
  if (x[0] > 2) text[x[0] - 1] = 1;
  return x[1] == 7 ? *(volatile int *)0 : argc;
}
"#;

/// Values that are tried for every option.
const VALUES: &[&str] = &[
    "",
    "0",
    "1",
    "2",
    "3",
    "-1",
    "-0",
    "+1",
    " 1",
    "1.5",
    "1e3",
    "1e300",
    "nan",
    "inf",
    "0x10",
    "255",
    "2000",
    "65536",
    "4294967296",
    "9223372036854775807",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999",
    "1B",
    "1KiB",
    "64MiB",
    "1000TiB",
    "16000000TiB",
    "0s",
    "1ms",
    "1s",
    "99999999999h",
    "-5s",
    "1M",
    "soon",
    "all",
    "none",
    "on",
    "off",
    ",",
    "=",
    "a=b",
    "-",
    ".",
    "/",
    "/dev/null",
    "\u{fc}",
    "\n",
    "%s%n",
];

/// Valid values, by the kind of the option.
const SIZES: &[&str] = &["4KiB", "64KiB", "1MiB", "100MiB", "1GiB", "2GiB", "1TiB", "17179869184"];
const TIMES: &[&str] = &["1ms", "0.5", "3s", "1h30m", "100d", "1e9"];
const COUNTS: &[&str] = &["1", "2", "3", "4", "10", "1k", "1M"];
const WORDS: &[(&str, &[&str])] = &[
    ("out", &["out", "a/b", "./c"]),
    ("progress", &["auto", "plain", "off"]),
    ("program-output", &["show", "files", "discard"]),
    ("emit", &["smt2", "kquery,smt2"]),
    ("search", &["dfs", "bfs,dfs", "random-state", "cov-new", "cupa", "subpath", "random-path"]),
    ("memory", &["forking", "merging", "single", "flat", "segmented"]),
    ("points-to", &["andersen", "ideal"]),
    ("allocator", &["kdalloc", "global", "bump"]),
    ("quarantine", &["0", "7", "unlimited"]),
    ("region", &["heap=0x100000000000,64GiB", "stack=0x40000000000,16MiB", "globals=0x500000000,16MiB"]),
    ("objects", &["layered", "whole"]),
    ("check", &["uninit", "leak", "uninit,leak"]),
    ("no-check", &["uninit"]),
    ("uninit-bytes", &["fill", "symbolic"]),
    ("exit-on", &["ptr,null", "null"]),
    ("solver", &["bitwuzla"]),
    ("no-cache", &["model", "query,cex", "blaster"]),
    ("entry", &["main"]),
    ("libc", &["none", "default"]),
    ("env", &["A=1", "A=", "PATH=/bin"]),
    ("sym-env", &["HOME", "3"]),
    ("files", &["host", "given"]),
    ("file", &[".", "/etc/passwd"]),
    ("random", &["fixed", "symbolic"]),
    ("external", &["allow", "concrete", "forbid"]),
];

/// Options that need a compiler, a built library or minutes; other tests cover them.
const LEFT_OUT: &[&str] = &["help", "compiler-arg", "musl-source", "validate", "host-lib"];

struct Ran {
    status: ExitStatus,
    stdout: String,
    stderr: String,
}

/// Runs Loam with an empty standard input.
fn loam(directory: &Path, words: &[String]) -> Result<Ran, String> {
    let (out, err) = (directory.join(".stdout"), directory.join(".stderr"));
    let file = |path: &Path| File::create(path).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_loam"))
        .args(words)
        .current_dir(directory)
        .stdin(Stdio::null())
        .stdout(file(&out))
        .stderr(file(&err))
        .spawn()
        .unwrap();
    let start = Instant::now();
    let status = loop {
        match child.try_wait().unwrap() {
            Some(status) => break status,
            None if start.elapsed() > LIMIT => {
                child.kill().unwrap();
                child.wait().unwrap();
                return Err("it does not end".to_owned());
            }
            None => std::thread::sleep(Duration::from_millis(2)),
        }
    };
    let read = |path: &Path| {
        let mut bytes = Vec::new();
        File::open(path).unwrap().take(1 << 20).read_to_end(&mut bytes).unwrap();
        String::from_utf8_lossy(&bytes).into_owned()
    };
    Ok(Ran { status, stdout: read(&out), stderr: read(&err) })
}

/// What is wrong with the ending of a process, whatever the command was.
fn judge(ran: &Ran) -> Result<i32, String> {
    let code = ran.status.code().ok_or_else(|| format!("{}", ran.status))?;
    let complaint = |what: &str| Err(format!("{what}: {}", ran.stderr));
    match code {
        0..=2 => {}
        _ => return complaint(&format!("exit status {code}")),
    }
    if ran.stderr.contains("panicked") || ran.stdout.contains("panicked") {
        return complaint("panic");
    }
    // `loam compare` prints the combination first.
    let said: Vec<&str> = ran.stderr.lines().filter(|line| *line != "loam: search=dfs").collect();
    if code == 2 && (said.len() != 1 || !said[0].starts_with("loam: ")) {
        return complaint("a refusal is one line");
    }
    Ok(code)
}

fn number_from(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// Two programs as bitcode in a temporary directory.
fn programs() -> TempDir {
    let directory = TempDir::new().unwrap();
    for (name, source) in [("concrete", CONCRETE), ("symbolic", SYMBOLIC)] {
        fs::write(directory.path().join(format!("{name}.c")), source).unwrap();
        let words = ["run", "--quiet", "--libc", "none", "--out", name, &format!("{name}.c")];
        let ran = loam(directory.path(), &words.map(str::to_owned)).unwrap();
        judge(&ran).unwrap();
    }
    directory
}

/// An option of `loam run`: its name and the names of its values.
type LongOption = (String, Vec<String>);

/// Every option of `loam run --help`.
fn options(directory: &Path) -> Vec<LongOption> {
    let help = loam(directory, &["run", "--help"].map(str::to_owned)).unwrap().stdout;
    let heads = help.lines().map(str::trim).filter_map(|line| line.strip_prefix("--"));
    let option = |line: &str| {
        let name: String = line.chars().take_while(|c| c.is_ascii_lowercase() || *c == '-').collect();
        let values = line.split('<').skip(1).filter_map(|rest| rest.split_once('>'));
        (name, values.map(|(value, _)| value.to_owned()).collect())
    };
    let options: Vec<_> = heads.map(option).filter(|(name, _)| !LEFT_OUT.contains(&name.as_str())).collect();
    assert!(options.len() > 45, "{options:?}");
    options
}

fn pick<'a, T>(rng: &mut Rng, from: &'a [T]) -> &'a T {
    &from[rng.below(from.len() as u64) as usize]
}

/// A value for an option: most are valid.
fn value(rng: &mut Rng, name: &str, asked: &str) -> String {
    let known = WORDS.iter().find(|(option, _)| *option == name).map(|(_, values)| *values);
    let fitting = match asked {
        "SIZE" => SIZES,
        "TIME" => TIMES,
        _ => known.unwrap_or(COUNTS),
    };
    let from = if rng.below(10) < 6 { fitting } else { VALUES };
    (*pick(rng, from)).to_owned()
}

#[test]
fn any_options_are_followed_or_refused() {
    let programs = programs();
    let options = options(programs.path());
    let mut rng = Rng::new(number_from("LOAM_RANDOM_SEED", 18));
    let lines = number_from("LOAM_RANDOM_LINES", 500);
    let mut problems = Vec::new();
    let mut ends = [0; 3];
    for line in 0..lines {
        let program = pick(&mut rng, &["concrete", "symbolic"]);
        let mut words = vec!["run".to_owned(), "--quiet".to_owned()];
        // Every option is tried alone first.
        let count = if line < options.len() as u64 * 3 { 1 } else { 2 + rng.below(3) };
        for chosen in 0..count {
            let (name, values) = match count {
                1 => &options[(line % options.len() as u64) as usize],
                _ => pick(&mut rng, &options),
            };
            if name == "quiet" || (name == "out" && chosen > 0) {
                continue;
            }
            words.push(format!("--{name}"));
            words.extend(values.iter().map(|asked| value(&mut rng, name, asked)));
        }
        words.push(programs.path().join(program).join("program.bc").display().to_string());
        match try_options(&words) {
            Ok(code) => ends[code as usize] += 1,
            Err(problem) => problems.push(format!("loam {}\n    {problem}", shell(&words))),
        }
    }
    assert!(problems.is_empty(), "{} of {lines}:\n{}", problems.len(), problems.join("\n"));
    assert!(lines < 500 || ends.iter().all(|&end| end > 30), "too few of some ends: {ends:?}");
}

fn try_options(words: &[String]) -> Result<i32, String> {
    let directory = TempDir::new().unwrap();
    let code = judge(&loam(directory.path(), words)?)?;
    let names = left(directory.path());
    let whole = |name: &String| directory.path().join(name).join("run.json").exists();
    match code {
        2 if !names.is_empty() => Err(format!("refused, but left {names:?}")),
        0 | 1 if !names.iter().any(whole) && !words.iter().any(|word| word == "--out") => {
            Err(format!("no results: {names:?}"))
        }
        _ => Ok(code),
    }
}

/// The files in a directory that the test did not create.
fn left(directory: &Path) -> Vec<String> {
    let names = fs::read_dir(directory).unwrap();
    let names = names.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    names.filter(|name| name != ".stdout" && name != ".stderr").collect()
}

fn shell(words: &[String]) -> String {
    words.iter().map(|word| format!("{word:?}")).collect::<Vec<_>>().join(" ")
}

/// Damaged files, and files of the wrong kind.
fn damaged(programs: &Path, into: &Path, rng: &mut Rng) -> Vec<String> {
    let (concrete, symbolic) = (programs.join("concrete"), programs.join("symbolic"));
    fs::write(into.join("good.smt2"), "(declare-const x Bool)(assert x)(check-sat)(get-model)").unwrap();
    let sources = [
        symbolic.join("test000001.ktest"),
        symbolic.join("run.json"),
        concrete.join("program.bc"),
        programs.join("symbolic.c"),
        into.join("good.smt2"),
    ];
    let mut names: Vec<String> =
        ["missing", "missing/below", "", "/dev/null", "/dev/zero", "/dev/full", ".", "pipe"]
            .map(str::to_owned)
            .to_vec();
    assert!(Command::new("mkfifo").arg(into.join("pipe")).status().unwrap().success());
    fs::write(into.join("empty"), "").unwrap();
    File::create(into.join("huge")).unwrap().set_len(1 << 40).unwrap();
    for name in ["empty", "huge"] {
        for extension in ["ktest", "bc", "ll", "c", "smt2"] {
            let file = format!("{name}.{extension}");
            fs::hard_link(into.join(name), into.join(&file)).unwrap();
            names.push(file);
        }
    }
    for (number, source) in sources.iter().enumerate() {
        let bytes = fs::read(source).unwrap();
        let extension = source.extension().unwrap().to_str().unwrap();
        for variant in 0..6 {
            let mut bytes = bytes.clone();
            match variant % 3 {
                0 => bytes.truncate(rng.below(bytes.len() as u64) as usize),
                1 => (0..4).for_each(|_| {
                    let at = rng.below(bytes.len() as u64) as usize;
                    bytes[at] = rng.below(256) as u8;
                }),
                _ => bytes.extend_from_slice(&bytes.clone()[..bytes.len() / 2]),
            }
            let name = format!("damaged-{number}-{variant}.{extension}");
            fs::write(into.join(&name), bytes).unwrap();
            names.push(name);
        }
    }
    names.extend([symbolic.display().to_string(), concrete.display().to_string()]);
    for (number, (run, name)) in [(&symbolic, "run.json"), (&symbolic, "test000001.ktest")].iter().enumerate()
    {
        let copy = into.join(format!("run-{number}"));
        fs::create_dir(&copy).unwrap();
        for entry in fs::read_dir(run).unwrap() {
            let entry = entry.unwrap();
            fs::copy(entry.path(), copy.join(entry.file_name())).unwrap();
        }
        let bytes = fs::read(copy.join(name)).unwrap();
        fs::write(copy.join(name), &bytes[..bytes.len() / 2]).unwrap();
        names.push(format!("run-{number}"));
        names.push(format!("run-{number}/test000001.ktest"));
    }
    names
}

#[test]
fn any_files_are_read_or_refused() {
    let programs = programs();
    let into = TempDir::new().unwrap();
    let mut rng = Rng::new(number_from("LOAM_RANDOM_SEED", 7));
    let files = damaged(programs.path(), into.path(), &mut rng);
    let program = programs.path().join("symbolic/program.bc").display().to_string();
    let test = programs.path().join("symbolic/test000001.ktest").display().to_string();
    let commands: &[&[&str]] = &[
        &["test", "show", "FILE"],
        &["stats", "FILE"],
        &["stats", "--json", "FILE"],
        &["replay", &program, "FILE"],
        &["replay", "FILE", &test],
        &["compare", "--axis", "search=dfs", "--", "FILE"],
        &["points-to", "FILE"],
        &["solve", "FILE"],
        &["extract", "FILE", "-o", "out.bc"],
        &["run", "--quiet", "--libc", "none", "--sym-stdin-like", "FILE", &program],
        &["run", "--quiet", "--libc", "none", "--file", "FILE", &program],
        &["run", "--quiet", "--libc", "none", "FILE"],
    ];
    let mut problems = Vec::new();
    for file in &files {
        for command in commands {
            let words: Vec<String> = command
                .iter()
                .map(|&word| if word == "FILE" { file.clone() } else { word.to_owned() })
                .collect();
            let tried = loam(into.path(), &words).and_then(|ran| judge(&ran));
            if let Err(problem) = tried {
                problems.push(format!("loam {}\n    {problem}", shell(&words)));
            }
            remove_results(into.path());
        }
    }
    assert!(
        problems.is_empty(),
        "{} of {}:\n{}",
        problems.len(),
        files.len() * commands.len(),
        problems.join("\n")
    );
}

fn remove_results(directory: &Path) {
    let results = left(directory).into_iter().filter(|name| name.starts_with("loam-out-"));
    let results: Vec<PathBuf> = results.map(|name| directory.join(name)).collect();
    for path in results {
        fs::remove_dir_all(path).unwrap();
    }
    let _ = fs::remove_file(directory.join("out.bc"));
}
