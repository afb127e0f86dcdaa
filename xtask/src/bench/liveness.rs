//! Infinite loops: what it costs to look for them, and those of the programs in the paper's Table 2.
//!
//! `cargo xtask bench liveness [cost|loops…] [--tools a,b] [--instructions N] [--rounds N] [--options WORDS] [--date DATE]`; without
//! a part, both are measured. `cost` explores programs of coreutils for a fixed number of instructions, with and without
//! `--check liveness` (or other options) in turn; a row has the least CPU time of each, because noise only adds to a time.
//! `loops` explores each program until an infinite loop is found, and replays its test natively. A loop that the version at hand
//! does not have any more is made again by a patch in `bench/liveness/`, whose head says what it undoes.

use super::measure::measure;
use super::record::{Beside, Record};
use super::scratch::Scratch;
use crate::build::{Profile, build, cache, root, run};
use crate::coreutils::{self, Limit, exploration};
use crate::packages::make_some;
use crate::setup::{Need, require};
use loam_testkit::Checkout;
use loam_testkit::results::Results;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The programs of coreutils whose cost is measured unless others are named.
const TOOLS: &str = "base64,cat,cut,echo,expr,head,ls,paste,seq,tr";
/// Instructions of each of their runs.
const INSTRUCTIONS: u64 = 3_000_000;
/// Seconds of a search for a loop.
const MOST_SECONDS: u64 = 120;

/// A program with an infinite loop.
struct Loop {
    name: &'static str,
    package: &'static str,
    /// Its path in the tree of the package.
    program: &'static str,
    /// The name of a patch in `bench/liveness` that makes the loop again, and the source file that it changes.
    undone: Option<(&'static str, &'static str)>,
    check: &'static str,
    inputs: &'static [&'static str],
}

const SILENT: &str = "liveness";
/// For programs whose purpose it is to go on for ever.
const ALL: &str = "liveness=all";

/// The programs of the paper's Table 2 but GNU regex 0.12, of which the distribution has no package.
const LOOPS: &[Loop] = &[
    Loop {
        name: "busybox hush",
        package: "busybox",
        program: "busybox_unstripped",
        undone: None,
        check: SILENT,
        inputs: &["--sym-stdin-like", "$BENCH/hush.txt", "PROGRAM", "hush"],
    },
    Loop {
        name: "busybox sed",
        package: "busybox",
        program: "busybox_unstripped",
        undone: None,
        check: SILENT,
        inputs: &["PROGRAM", "sed", "--sym-arg", "3", "--sym-stdin", "2"],
    },
    Loop {
        name: "busybox yes",
        package: "busybox",
        program: "busybox_unstripped",
        undone: None,
        check: ALL,
        inputs: &["PROGRAM", "yes", "--sym-args", "0", "1", "2"],
    },
    Loop {
        name: "coreutils ptx",
        package: "coreutils",
        program: "src/ptx",
        undone: Some(("ptx.patch", "src/ptx.c")),
        check: SILENT,
        inputs: &["PROGRAM", "-S", "--sym-arg", "2", "--sym-stdin", "2"],
    },
    Loop {
        name: "coreutils tail",
        package: "coreutils",
        program: "src/tail",
        undone: None,
        check: ALL,
        inputs: &["PROGRAM", "--sym-arg", "2", "--sym-files", "1", "2", "A"],
    },
    Loop {
        name: "coreutils yes",
        package: "coreutils",
        program: "src/yes",
        undone: None,
        check: ALL,
        inputs: &["PROGRAM", "--sym-args", "0", "1", "2"],
    },
    Loop {
        name: "GNU sed",
        package: "sed",
        program: "sed/sed",
        undone: None,
        check: SILENT,
        inputs: &["PROGRAM", "--sym-arg", "3", "--sym-stdin", "2"],
    },
    Loop {
        name: "toybox sed",
        package: "toybox",
        program: "sed",
        undone: None,
        check: SILENT,
        inputs: &["PROGRAM", "-e", ":a", "-e", "--sym-arg", "2", "--sym-stdin", "2"],
    },
    Loop {
        name: "toybox yes",
        package: "toybox",
        program: "yes",
        undone: None,
        check: ALL,
        inputs: &["PROGRAM", "--sym-args", "0", "1", "2"],
    },
];

struct Options {
    parts: Vec<String>,
    tools: Vec<String>,
    instructions: u64,
    rounds: usize,
    /// The options whose cost is measured.
    options: Vec<String>,
    date: Option<String>,
}

/// `cargo xtask bench liveness`.
pub fn liveness(args: &[String]) -> Result<(), String> {
    let options = Options::read(args)?;
    require(Need::Run)?;
    let checkout = build(Profile::Release)?;
    for part in &options.parts {
        let record = Record::begin(&format!("liveness {part}"), Beside::Nothing);
        let rows = match part.as_str() {
            "cost" => cost(&checkout, &options)?,
            _ => loops(&checkout)?,
        };
        let path = record.keep(options.date.as_deref(), rows)?;
        println!("kept in {}", checkout.short(&path).display());
    }
    Ok(())
}

impl Options {
    fn read(args: &[String]) -> Result<Self, String> {
        let words = |text: &str, by: char| text.split(by).map(str::to_owned).collect::<Vec<_>>();
        let mut options = Self {
            parts: Vec::new(),
            tools: words(TOOLS, ','),
            instructions: INSTRUCTIONS,
            rounds: 3,
            options: words("--check liveness", ' '),
            date: None,
        };
        let mut args = args.iter();
        while let Some(word) = args.next() {
            if matches!(word.as_str(), "cost" | "loops") {
                options.parts.push(word.clone());
                continue;
            }
            let value = args.next().ok_or_else(|| format!("{word}: without a value"))?;
            let number = || value.parse().map_err(|_| format!("{word}: {value:?} is no number"));
            match word.as_str() {
                "--tools" => options.tools = words(value, ','),
                "--instructions" => options.instructions = number()?,
                "--rounds" => options.rounds = number()? as usize,
                "--options" => options.options = words(value, ' '),
                "--date" => options.date = Some(value.clone()),
                _ => return Err(format!("{word} is not known")),
            }
        }
        if options.parts.is_empty() {
            options.parts = words("cost loops", ' ');
        }
        Ok(options)
    }
}

// Cost

fn cost(checkout: &Checkout, options: &Options) -> Result<Vec<Value>, String> {
    let programs = coreutils::build(checkout, &options.tools)?;
    let with = options.options.join(" ");
    println!(
        "{:10} {:>9} {:>9} {:>7} {:>12} {:>9}  with {with}",
        "program", "without", "with", "ratio", "instructions", "paths"
    );
    let (mut rows, mut sums) = (Vec::new(), [0.0, 0.0]);
    for tool in &options.tools {
        let mut least = [f64::MAX; 2];
        let mut figures = [(0, 0); 2];
        for _ in 0..options.rounds {
            for (index, extra) in [&[][..], &options.options].into_iter().enumerate() {
                let (cpu, found) = explored(checkout, &programs, tool, options.instructions, extra)?;
                least[index] = least[index].min(cpu);
                figures[index] = found;
            }
        }
        let ratio = least[1] / least[0];
        let [(instructions, paths), (with_instructions, with_paths)] = figures;
        println!("{tool:10} {:7.2} s {:7.2} s {ratio:7.3} {instructions:12} {paths:9}", least[0], least[1]);
        sums = [sums[0] + least[0], sums[1] + least[1]];
        rows.push(json!({
            "name": tool, "options": with, "cpu_s": least[0], "cpu_with_s": least[1], "ratio": ratio,
            "instructions": instructions, "instructions_with": with_instructions,
            "paths": paths, "paths_with": with_paths,
        }));
    }
    println!("{:10} {:7.2} s {:7.2} s {:7.3}", "all", sums[0], sums[1], sums[1] / sums[0]);
    rows.push(json!({ "name": "all", "options": with, "cpu_s": sums[0], "cpu_with_s": sums[1], "ratio": sums[1] / sums[0] }));
    Ok(rows)
}

/// CPU time of a run, and its instructions and paths.
fn explored(
    checkout: &Checkout,
    programs: &Path,
    tool: &str,
    instructions: u64,
    extra: &[String],
) -> Result<(f64, (u64, u64)), String> {
    let scratch = Scratch::new(checkout, "liveness")?;
    let out = scratch.join("out");
    let plain = exploration(&checkout.loam, programs, tool, Limit::Instructions(instructions), &out);
    let mut command = Command::new(&checkout.loam);
    let mut words = plain.get_args();
    command.args(words.next()).args(extra).args(words).current_dir(&*scratch).stdin(Stdio::null());
    let cost = measure(&mut command)?;
    let results = Results::read(&out).map_err(|why| format!("{}: {why}", cost.command))?;
    let paths = results.number("paths_completed")? + results.number("paths_error")?;
    Ok((cost.cpu.as_secs_f64(), (results.number("instructions")?, paths)))
}

// Loops

fn loops(checkout: &Checkout) -> Result<Vec<Value>, String> {
    println!("{:15} {:>13} {:8} {:>8} {:>10}  replay", "program", "version", "loop", "CPU", "cycle");
    LOOPS.iter().map(|each| find(checkout, each)).collect()
}

/// Explores a program until a loop is found, and replays it.
fn find(checkout: &Checkout, each: &Loop) -> Result<Value, String> {
    let built = make_some(checkout, each.package, &[each.program])?;
    let scratch = Scratch::new(checkout, "liveness")?;
    let program = match each.undone {
        Some((patch, source)) => patched(checkout, &built.directory, patch, source, &scratch)?,
        None => built.directory.join(each.program),
    };
    let out = scratch.join("out");
    let mut command = Command::new(&checkout.loam);
    command.args(["run", "--quiet", "--progress=off", "--program-output=discard", "--only-new"]);
    command.arg(format!("--max-time={MOST_SECONDS}")).args(["--exit-on", "liveness", "--check", each.check]);
    command.arg("--out").arg(&out);
    for &word in each.inputs {
        match word {
            "PROGRAM" => command.arg(&program),
            word => command.arg(word.replace("$BENCH", &bench().display().to_string())),
        };
    }
    let cost = measure(command.current_dir(&*scratch).stdin(Stdio::null()))?;
    let results = Results::read(&out).map_err(|why| format!("{}: {why}", cost.command))?;
    let found = results.reports().into_iter().find(|(name, _)| name.contains(".liveness."));
    let (cycle, class, replay) = match &found {
        Some((name, text)) => {
            let detail = |label: &str| {
                text.lines().find_map(|line| line.trim().strip_prefix(label)).unwrap_or_default().to_owned()
            };
            let test = out.join(name.replace(".liveness.err", ".ktest"));
            (detail("cycle: "), detail("class: "), replayed(checkout, &program, &test)?)
        }
        None => Default::default(),
    };
    let how = match (&found, each.undone) {
        (None, _) => "none",
        (Some(_), None) => "there",
        (Some(_), Some(_)) => "undone",
    };
    let length = cycle.split(' ').next().unwrap_or_default();
    let cpu = cost.cpu.as_secs_f64();
    println!("{:15} {:>13} {how:8} {cpu:6.2} s {length:>10}  {replay}", each.name, built.version);
    Ok(json!({
        "name": each.name, "version": built.version, "loop": how, "class": class, "cycle_instructions": length.parse::<u64>().ok(),
        "cpu_s": cpu, "paths": results.number("paths_completed")?, "replay": replay, "command": cost.command,
    }))
}

/// What `loam replay` says of a test.
fn replayed(checkout: &Checkout, program: &Path, test: &Path) -> Result<String, String> {
    let cost = measure(Command::new(&checkout.loam).arg("replay").arg(program).arg(test))?;
    let text = String::from_utf8_lossy(&cost.output.stdout).into_owned();
    let said = text.lines().last().and_then(|line| line.split_once(".ktest: ")).map(|(_, said)| said);
    Ok(said.unwrap_or("nothing").to_owned())
}

fn bench() -> PathBuf {
    root().join("bench/liveness")
}

/// Builds a program of coreutils from a source file with a patch applied.
fn patched(
    checkout: &Checkout,
    tree: &Path,
    patch: &str,
    source: &str,
    scratch: &Path,
) -> Result<PathBuf, String> {
    let changed = scratch.join(Path::new(source).file_name().unwrap_or_default());
    let program = changed.with_extension("");
    run(Command::new("patch")
        .arg("-s")
        .arg("-o")
        .arg(&changed)
        .arg(tree.join(source))
        .arg(bench().join(patch)))?;
    let mut compiler = Command::new(&checkout.loam);
    compiler
        .args(["cc", "-g", "-O2", "-w", "-DHAVE_CONFIG_H", "-I.", "-Ilib", "-Isrc", "-o"])
        .arg(&program)
        .arg(&changed);
    compiler
        .args(["src/libver.a", "lib/libcoreutils.a", "-lm"])
        .current_dir(tree)
        .env("LOAM_CACHE_DIR", cache());
    run(&mut compiler)?;
    Ok(program)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_choose_parts_and_what_is_compared() {
        let read =
            |text: &str| Options::read(&text.split_terminator('|').map(str::to_owned).collect::<Vec<_>>());
        let usual = read("").expect("nothing is needed");
        assert_eq!((usual.parts.len(), usual.tools.len(), usual.rounds), (2, 10, 3));
        let chosen = read("cost|--options|--merge-equal-states|--rounds|1").expect("they are right");
        assert_eq!((chosen.parts.len(), chosen.options.len(), chosen.rounds), (1, 1, 1));
        assert!(read("--rounds").is_err() && read("--rounds|x").is_err() && read("--fast|1").is_err());
    }
}
