//! The native behaviour of a program for every value of its input.
//!
//! `native/every_input.c` is linked to the program and runs it on all inputs, many in each of a few
//! processes; this file builds, runs, reads the table and maps addresses of diagnostics to lines. The address
//! and the undefined-behaviour sanitizer check every input. The memory sanitizer, which takes a process per
//! input, checks the inputs without diagnostic, if a program may use uninitialised memory or Loam reports
//! that it does.

use super::behaviour::{Behaviour, Complaint, Ending};
use crate::checkout::Checkout;
use crate::process::{End, run};
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const BUILD_LIMIT: Duration = Duration::from_secs(120);
const RUN_LIMIT: Duration = Duration::from_secs(600);
/// The number of inputs that one process runs before the next takes over: their leftovers on the heap go with
/// the process.
const PER_PROCESS: &str = "4096";
/// Functions that the harness wraps.
const WRAPPED: &str = "-Wl,--wrap=main,--wrap=exit,--wrap=_exit,--wrap=atexit";

/// The build of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    /// With the address and undefined-behaviour sanitizers.
    Sanitized,
    /// With the memory sanitizer.
    Memory,
    /// Without sanitizers, at this optimisation level.
    Plain(&'static str),
}

impl Build {
    fn name(self) -> String {
        match self {
            Self::Sanitized => "sanitized".to_owned(),
            Self::Memory => "memory".to_owned(),
            Self::Plain(level) => format!("plain{level}"),
        }
    }

    fn flags(self) -> Vec<&'static str> {
        match self {
            // The runtime is in a shared library: its state must not be restored with the program's.
            Self::Sanitized => {
                vec!["-O0", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-shared-libasan"]
            }
            Self::Memory => {
                vec![
                    "-O0",
                    "-fsanitize=memory",
                    "-fno-sanitize-recover=all",
                    "-fno-sanitize-memory-param-retval",
                ]
            }
            Self::Plain(level) => vec![level],
        }
    }

    fn per_process(self) -> &'static str {
        match self {
            Self::Sanitized | Self::Plain(_) => PER_PROCESS,
            Self::Memory => "1",
        }
    }
}

/// The behaviour of every input.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The behaviours, each once.
    pub behaviours: Vec<Behaviour>,
    /// For each input its index in `behaviours`. Inputs that an assumption excludes are missing.
    pub inputs: BTreeMap<u32, usize>,
}

impl Table {
    /// The behaviour of an input.
    pub fn of(&self, input: u32) -> Option<&Behaviour> {
        self.inputs.get(&input).map(|&index| &self.behaviours[index])
    }

    /// An input with a behaviour.
    pub fn example(&self, behaviour: usize) -> Option<u32> {
        self.inputs.iter().find(|&(_, &index)| index == behaviour).map(|(&input, _)| input)
    }

    /// The inputs that do not end in a bug.
    pub fn clean_inputs(&self) -> BTreeSet<u32> {
        let clean = self.inputs.iter().filter(|&(_, &index)| !self.behaviours[index].is_bug());
        clean.map(|(&input, _)| input).collect()
    }

    /// Adds the diagnostics of another table for inputs without diagnostics in this one.
    pub fn complete_with(&mut self, other: &Self) {
        for (&input, &index) in &other.inputs {
            let theirs = &other.behaviours[index];
            let is_clean = self.of(input).is_some_and(|ours| !ours.is_bug());
            if is_clean && theirs.is_bug() {
                let known = self.behaviours.iter().position(|behaviour| behaviour == theirs);
                let checkout = known.unwrap_or_else(|| {
                    self.behaviours.push(theirs.clone());
                    self.behaviours.len() - 1
                });
                self.inputs.insert(input, checkout);
            }
        }
        self.drop_unused();
    }

    fn drop_unused(&mut self) {
        let used: BTreeSet<usize> = self.inputs.values().copied().collect();
        let new_index: BTreeMap<usize, usize> =
            used.iter().enumerate().map(|(new, &old)| (old, new)).collect();
        self.behaviours = used.iter().map(|&index| self.behaviours[index].clone()).collect();
        self.inputs.values_mut().for_each(|index| *index = new_index[index]);
    }
}

/// Runs a program on every input, or on these only.
pub fn every_input(
    checkout: &Checkout,
    program: &Path,
    desk: &Path,
    build: Build,
    only: Option<&BTreeSet<u32>>,
) -> Result<Table, String> {
    let binary = compile(checkout, program, desk, build)?;
    let results = desk.join(format!("{}.results", build.name()));
    let mut command = Command::new(&binary);
    command.arg(&results).arg(build.per_process()).current_dir(desk);
    command.env_clear().env("LD_LIBRARY_PATH", runtime_directory()?).env(
        "ASAN_OPTIONS",
        "detect_leaks=0:detect_stack_use_after_return=1:allocator_may_return_null=1:symbolize=0:redzone=128:\
         quarantine_size_mb=16",
    );
    command.env("MSAN_OPTIONS", "symbolize=0:exit_code=1");
    if let Some(only) = only {
        let Some(&last) = only.last() else { return Ok(Table::default()) };
        let marks: Vec<u8> = (0..=last).map(|input| b'0' + u8::from(only.contains(&input))).collect();
        let path = desk.join("only");
        std::fs::write(&path, marks).map_err(|why| why.to_string())?;
        command.arg(path);
    }
    let ran = run(&mut command, RUN_LIMIT)?;
    if ran.end != End::Status(0) {
        return Err(format!("the native run fails ({}): {}", ran.end, ran.complaint().trim()));
    }
    let text = std::fs::read_to_string(&results).map_err(|why| why.to_string())?;
    read(&text, &binary)
}

fn compile(checkout: &Checkout, program: &Path, desk: &Path, build: Build) -> Result<PathBuf, String> {
    let harness = harness(checkout)?;
    let binary = desk.join(format!("{}.exe", build.name()));
    let mut command = Command::new("clang-22");
    command.args(["-g", "-w", "-ffp-contract=off", "-fno-omit-frame-pointer", "-fuse-ld=lld", WRAPPED]);
    command.args(build.flags()).arg("-I").arg(checkout.root.join("include"));
    command.arg(program).arg(harness).arg("-lm").arg("-o").arg(&binary);
    let ran = run(&mut command, BUILD_LIMIT)?;
    match ran.end {
        End::Status(0) => Ok(binary),
        _ => Err(format!("it cannot be built natively: {}", ran.complaint().trim())),
    }
}

/// The harness, compiled unless it is cached.
fn harness(checkout: &Checkout) -> Result<PathBuf, String> {
    let source = include_str!("../../native/every_input.c");
    let directory = checkout.scratch.join("exhaustive");
    std::fs::create_dir_all(&directory).map_err(|why| why.to_string())?;
    let name = format!("every_input-{:016x}", fingerprint(source));
    let object = directory.join(format!("{name}.o"));
    if object.is_file() {
        return Ok(object);
    }
    // Two threads may do this at a time.
    let own = format!("{name}-{:?}", std::thread::current().id());
    let (copy, partial) = (directory.join(format!("{own}.c")), directory.join(format!("{own}.o")));
    std::fs::write(&copy, source).map_err(|why| why.to_string())?;
    let mut command = Command::new("clang-22");
    command.args(["-D_GNU_SOURCE", "-O1", "-fno-omit-frame-pointer", "-w", "-c"]).arg(&copy);
    let ran = run(command.arg("-o").arg(&partial), BUILD_LIMIT)?;
    if ran.end != End::Status(0) {
        return Err(format!("the harness cannot be built: {}", ran.complaint()));
    }
    std::fs::rename(&partial, &object).map_err(|why| why.to_string())?;
    Ok(object)
}

fn fingerprint(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// The directory of clang's sanitizer libraries.
fn runtime_directory() -> Result<String, String> {
    static FOUND: std::sync::OnceLock<Result<String, String>> = std::sync::OnceLock::new();
    let find = || {
        let mut command = Command::new("clang-22");
        let ran = run(command.arg("-print-file-name=libclang_rt.asan-x86_64.so"), BUILD_LIMIT)?;
        let path = PathBuf::from(String::from_utf8_lossy(&ran.stdout).trim());
        let directory = path.parent().filter(|directory| directory.is_dir());
        directory
            .map(|found| found.display().to_string())
            .ok_or_else(|| "clang has no address sanitizer".to_owned())
    };
    FOUND.get_or_init(find).clone()
}

/// An outcome as the harness writes it.
struct Raw {
    end: End,
    printed: Vec<u8>,
    complaint: String,
}

fn read(text: &str, binary: &Path) -> Result<Table, String> {
    let mut raw = Vec::new();
    let mut inputs = BTreeMap::new();
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let number =
            |text: &str| text.parse::<u32>().map_err(|_| format!("the table of outcomes is damaged: {line}"));
        match words[..] {
            ["outcome", _, how, value, printed, complaint] => {
                let value = number(value)? as i32;
                let end = if how == "exit" { End::Status(value) } else { End::Signal(value) };
                let complaint = String::from_utf8_lossy(&bytes(complaint)).into_owned();
                raw.push(Raw { end, printed: bytes(printed), complaint });
            }
            ["input", input, outcome] => {
                inputs.insert(number(input)?, number(outcome)? as usize);
            }
            _ => return Err(format!("the table of outcomes is damaged: {line}")),
        }
    }
    let lines = lines_of(&raw, binary)?;
    let mut table = Table::default();
    let behaviours: Vec<Behaviour> = raw.iter().map(|raw| behaviour(raw, &lines)).collect();
    for (input, outcome) in inputs {
        let behaviour = behaviours.get(outcome).ok_or("an input has no outcome")?;
        let known = table.behaviours.iter().position(|known| known == behaviour);
        let index = known.unwrap_or_else(|| {
            table.behaviours.push(behaviour.clone());
            table.behaviours.len() - 1
        });
        table.inputs.insert(input, index);
    }
    Ok(table)
}

fn bytes(text: &str) -> Vec<u8> {
    let digits: Vec<u8> =
        text.bytes().filter_map(|byte| (byte as char).to_digit(16)).map(|digit| digit as u8).collect();
    digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect()
}

/// The address in a diagnostic: after `@`, or in the first frame of the memory sanitizer, as in
/// `(program+0x12)`.
fn address(complaint: &str) -> Option<u64> {
    let digits = match complaint.split_once(" @") {
        Some((_, rest)) => rest,
        None => complaint.split_once("#0 ")?.1.split_once("+0x")?.1,
    };
    let end = digits.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(digits.len());
    u64::from_str_radix(&digits[..end], 16).ok()
}

/// The source lines of all addresses, found by one process.
fn lines_of(raw: &[Raw], binary: &Path) -> Result<BTreeMap<u64, u64>, String> {
    let addresses: BTreeSet<u64> = raw.iter().filter_map(|raw| address(&raw.complaint)).collect();
    if addresses.is_empty() {
        return Ok(BTreeMap::new());
    }
    let mut command = Command::new("llvm-symbolizer-22");
    command.args(["--output-style=GNU", "--functions=none", "--no-inlines", "-e"]).arg(binary);
    command.args(addresses.iter().map(|address| format!("{address:#x}")));
    let ran = run(&mut command, BUILD_LIMIT)?;
    let text = String::from_utf8_lossy(&ran.stdout).into_owned();
    // file:line or file:line:column
    let line =
        |text: &str| text.split(':').find_map(|word| word.split(' ').next()?.parse().ok()).unwrap_or(0);
    Ok(addresses.into_iter().zip(text.lines().filter(|line| !line.is_empty()).map(line)).collect())
}

fn behaviour(raw: &Raw, lines: &BTreeMap<u64, u64>) -> Behaviour {
    let printed = raw.printed.clone();
    if let (End::Status(status), true) = (raw.end, raw.complaint.is_empty()) {
        return Behaviour { printed, ending: Ending::Exit(status) };
    }
    let at = address(&raw.complaint).and_then(|address| lines.get(&address).copied());
    let (complaint, own_line) = Complaint::read(&raw.complaint, raw.end);
    Behaviour { printed, ending: Ending::Bug { complaint, line: own_line.or(at).unwrap_or(0) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_found_in_complaints() {
        assert_eq!(address("====\nheap-buffer-overflow @58bc\n"), Some(0x58bc));
        assert_eq!(
            address("==1==WARNING: MemorySanitizer: use\n    #0 0x55aa  (/d/x.exe+0x1f2) (BuildId: 1)"),
            Some(0x1f2)
        );
        assert_eq!(address("a.c:3:4: runtime error: division by zero"), None);
    }

    #[test]
    fn a_table_takes_over_what_only_another_complains_of() {
        let exit = Behaviour { printed: Vec::new(), ending: Ending::Exit(0) };
        let bug = Behaviour {
            printed: Vec::new(),
            ending: Ending::Bug { complaint: Complaint::Uninitialised, line: 3 },
        };
        let mut table = Table { behaviours: vec![exit.clone()], inputs: [(0, 0), (1, 0)].into() };
        table.complete_with(&Table { behaviours: vec![exit, bug.clone()], inputs: [(0, 1), (1, 0)].into() });
        assert_eq!((table.of(0), table.clean_inputs(), table.example(0)), (Some(&bug), [1].into(), Some(1)));
    }
}
