//! The main oracle: every generated test, replayed natively, ends as Loam predicts.
//!
//! The program is built twice with clang and the replay library: plain, where a path that exits must give the
//! same status and the same output; and with the address and undefined-behaviour sanitizers, where a path
//! with an error must give a matching diagnostic (see [`crate::complaints`]) and a path that exits must give
//! none. For a program with `--check uninit` or `--check leak`, the memory sanitizer and the leak sanitizer
//! are used too; with `--check overflow=unsigned`, unsigned overflow is one of the diagnostics. The environment of the program on its path (arguments, environment variables, standard
//! input, files) is reproduced in a fresh directory (see [`crate::around`]). Builds are kept under the
//! scratch directory, keyed by everything that goes into them.

use crate::around::Around;
use crate::checkout::Checkout;
use crate::complaints;
use crate::directives::Directives;
use crate::process::{End, Ran, Treatment, run, run_treated};
use crate::results::{Expected, Results};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const BUILD_LIMIT: Duration = Duration::from_secs(120);
const RUN_LIMIT: Duration = Duration::from_secs(20);
/// After this time a program counts as waiting for ever.
const WAIT_LIMIT: Duration = Duration::from_secs(2);
/// The most output of a path that Loam keeps.
const MAX_OUTPUT: usize = 64 << 10;

/// A native build of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Build {
    Plain,
    Sanitized,
    /// As `Sanitized`, with diagnostics for leaked objects.
    Leaks,
    /// As `Leaks`, without the stack as a root set: remains of dead frames would hide leaked objects.
    LeaksWithoutStack,
    /// With the memory sanitizer: decisions that depend on uninitialised memory.
    Memory,
}

impl Build {
    fn flags(self) -> &'static [&'static str] {
        match self {
            Self::Plain => &[],
            Self::Sanitized | Self::Leaks | Self::LeaksWithoutStack => &[
                "-fsanitize=address,undefined,float-cast-overflow",
                "-fno-sanitize-recover=all",
                "-fno-omit-frame-pointer",
            ],
            // Passing an uninitialised value on is no decision.
            Self::Memory => {
                &["-fsanitize=memory", "-fno-sanitize-recover=all", "-fno-sanitize-memory-param-retval"]
            }
        }
    }

    fn settings(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Plain | Self::Memory => &[],
            Self::Sanitized => &[
                (
                    "ASAN_OPTIONS",
                    "detect_leaks=0:detect_stack_use_after_return=1:allocator_may_return_null=1:symbolize=0",
                ),
                ("UBSAN_OPTIONS", "print_stacktrace=0"),
            ],
            Self::LeaksWithoutStack => &[
                ("ASAN_OPTIONS", "detect_leaks=1:allocator_may_return_null=1:symbolize=0"),
                ("LSAN_OPTIONS", "use_stacks=0:use_registers=0"),
            ],
            Self::Leaks => &[("ASAN_OPTIONS", "detect_leaks=1:allocator_may_return_null=1:symbolize=0")],
        }
    }

    /// The build that proves an error of this kind.
    fn that_proves(kind: &str) -> Self {
        match kind {
            "uninit" => Self::Memory,
            "leak" => Self::LeaksWithoutStack,
            _ => Self::Sanitized,
        }
    }

    /// The builds that must have no diagnostic where Loam has no error.
    fn that_find(directives: &Directives) -> Vec<Self> {
        let checks = |what: &str| directives.checks().any(|check| check == what);
        let mut builds = vec![if checks("leak") { Self::Leaks } else { Self::Sanitized }];
        // The memory sanitizer is for programs of 64 bits only.
        builds.extend((checks("uninit") && !directives.is_narrow()).then_some(Self::Memory));
        builds
    }
}

/// Replays all tests of a run; returns their number, or the problems.
pub fn replay_all(
    checkout: &Checkout,
    program: &Path,
    directives: &Directives,
    results: &Results,
) -> Result<usize, String> {
    let tests = results.tests();
    let judged = tests.iter().map(|(test, expected)| judge(checkout, program, directives, test, expected));
    let problems: Vec<String> = judged.filter_map(Result::err).collect();
    if problems.is_empty() { Ok(tests.len()) } else { Err(problems.join("\n")) }
}

/// Replays one test; an error names the test.
pub(crate) fn judge(
    checkout: &Checkout,
    program: &Path,
    directives: &Directives,
    test: &Path,
    expected: &Expected,
) -> Result<(), String> {
    let name = test.file_name().unwrap_or_default().to_string_lossy();
    replay(checkout, program, directives, test, expected)
        .map_err(|problem| format!("replay of {name}: {problem}"))
}

fn replay(
    checkout: &Checkout,
    program: &Path,
    directives: &Directives,
    test: &Path,
    expected: &Expected,
) -> Result<(), String> {
    if !around(test)?.is_repeatable {
        return Ok(());
    }
    let waits = matches!(expected, Expected::Error(error) if error.kind == "liveness");
    let limit = if waits { WAIT_LIMIT } else { RUN_LIMIT };
    let native = |build| native_run(checkout, program, directives, test, build, limit);
    match expected {
        Expected::Exit(status) => {
            exits_alike(&native(Build::Plain)?, *status, test)?;
            if directives.skip_sanitizers.is_some() || is_rust(program) {
                return Ok(());
            }
            Build::that_find(directives)
                .into_iter()
                .try_for_each(|build| complaints::is_clean(&native(build)?))
        }
        Expected::Error(error) => {
            let sanitized = Build::that_proves(&error.kind);
            let plain = directives.skip_sanitizers.is_some() || is_rust(program);
            let build = if plain { Build::Plain } else { sanitized };
            complaints::proves(&error.kind, &native(build)?)
        }
        // The path was terminated early: it must have the inputs up to there, and may then end in any way.
        Expected::Anything => match native(Build::Plain)?.end {
            complaints::ASSUMPTION_FAILED => Err("an assumption does not hold".to_owned()),
            _ => Ok(()),
        },
    }
}

/// The same exit status and the same output.
fn exits_alike(ran: &Ran, status: i32, test: &Path) -> Result<(), String> {
    let is_alike = match ran.end {
        End::Status(native) => native == status,
        // A path that a signal ends has the status that a shell shows.
        End::Signal(signal) => 128 + signal == status,
        End::OutOfTime => false,
    };
    if !is_alike {
        return Err(format!(
            "Loam says exit status {status}, the machine {} ({})",
            ran.end,
            complaints::first_line(ran)
        ));
    }
    let Ok(printed) = std::fs::read(test.with_extension("stdout")) else {
        return if ran.stdout.is_empty() {
            Ok(())
        } else {
            Err("the machine prints something, Loam nothing".to_owned())
        };
    };
    let native = &ran.stdout[..ran.stdout.len().min(MAX_OUTPUT)];
    if native == printed {
        return Ok(());
    }
    let text = |bytes: &[u8]| format!("{:?}", String::from_utf8_lossy(&bytes[..bytes.len().min(200)]));
    Err(format!("Loam prints {}, the machine {}", text(&printed), text(native)))
}

/// Runs the program natively in a separate directory, with the environment of the test and the directives.
fn native_run(
    checkout: &Checkout,
    program: &Path,
    directives: &Directives,
    test: &Path,
    build: Build,
    limit: Duration,
) -> Result<Ran, String> {
    let binary = native_build(checkout, program, directives, build)?;
    let around = around(test)?;
    let name = format!("around/{}-{}", checkout.flat_name(program), file_stem(test));
    let home = checkout.fresh(&name).map_err(|why| why.to_string())?;
    let put = |name: &str, bytes: &[u8]| {
        let path = home.join(name);
        std::fs::write(&path, bytes).map(|()| path).map_err(|why| format!("{name}: {why}"))
    };
    let inputs = put("inputs.ktest", &around.rest)?;
    let stdin_file = Some(put("stdin", around.input.as_ref().unwrap_or(&directives.input()))?);
    std::fs::create_dir(home.join("work")).map_err(|why| why.to_string())?;
    for (name, bytes) in &around.files {
        put(&format!("work/{name}"), bytes)?;
    }
    give_files(checkout, directives, &home.join("work"))?;
    let (name, arguments) = around.arguments.split_first().ok_or("the test does not name its program")?;
    let mut command = Command::new(binary);
    command.current_dir(home.join("work")).arg0(name).args(arguments);
    // A program has no environment variables but the given ones.
    command.env_clear().envs(directives.values("--env").filter_map(|text| text.split_once('=')));
    command.envs(around.variables).env("KTEST_FILE", inputs).envs(build.settings().iter().copied());
    loam_native::with_usual_signals(&mut command);
    run_treated(&mut command, limit, &Treatment { stdin_file, ..Treatment::default() })
}

fn around(test: &Path) -> Result<Around, String> {
    Around::of(&std::fs::read(test).map_err(|why| why.to_string())?)
}

fn file_stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Copies the files given with `--file` to the paths where the program expects them.
fn give_files(checkout: &Checkout, directives: &Directives, work: &Path) -> Result<(), String> {
    for name in directives.values("--file") {
        let (from, to) = (checkout.root.join(name), work.join(name));
        std::fs::create_dir_all(to.parent().unwrap_or(work)).map_err(|why| why.to_string())?;
        std::fs::copy(&from, &to).map_err(|why| format!("{name}: {why}"))?;
    }
    Ok(())
}

/// The native program, built unless it is cached.
fn native_build(
    checkout: &Checkout,
    program: &Path,
    directives: &Directives,
    build: Build,
) -> Result<PathBuf, String> {
    let mut library_flags = vec!["-c".to_owned()];
    library_flags.extend(narrow_flags(directives));
    let replay = checkout.root.join("runtime/replay.c");
    let library = build_cached(checkout, &replay, build, &library_flags, &[])?;
    if is_rust(program) {
        let source = checkout.root.join("rust/loam/src/lib.rs");
        let crate_flags = ["--edition=2021", "--crate-type=rlib", "--crate-name=loam"].map(str::to_owned);
        let rlib = build_cached(checkout, &source, build, &crate_flags, &[])?;
        let flags = [
            "--edition=2024".to_owned(),
            format!("--extern=loam={}", rlib.display()),
            format!("-Clink-arg={}", library.display()),
        ];
        return build_cached(checkout, program, build, &flags, &[library]);
    }
    let mut flags = directives.flags.clone().unwrap_or_default();
    flags.extend(["-lm".to_owned(), "-w".to_owned()]);
    flags.extend(narrow_flags(directives));
    if build == Build::Sanitized && directives.checks().any(|check| check == "overflow=unsigned") {
        flags.push("-fsanitize=unsigned-integer-overflow".to_owned());
    }
    build_cached(checkout, program, build, &flags, &[library])
}

/// The flags for a program of 32 bits. Floats are computed as Loam does, in their own types.
fn narrow_flags(directives: &Directives) -> impl Iterator<Item = String> {
    let flags = directives.is_narrow().then_some(["-m32", "-msse2"]);
    flags.into_iter().flatten().map(str::to_owned)
}

fn build_cached(
    checkout: &Checkout,
    source: &Path,
    build: Build,
    flags: &[String],
    objects: &[PathBuf],
) -> Result<PathBuf, String> {
    let text = std::fs::read(source).map_err(|why| format!("{}: {why}", source.display()))?;
    let mut hasher = DefaultHasher::new();
    (&text, flags, objects, source, build.flags(), headers(checkout), included(source, &text))
        .hash(&mut hasher);
    let name =
        format!("{}-{:016x}", source.file_name().unwrap_or_default().to_string_lossy(), hasher.finish());
    let directory = checkout.scratch.join("native");
    std::fs::create_dir_all(&directory).map_err(|why| why.to_string())?;
    let extension = match objects.is_empty() {
        true if is_rust(source) => "rlib",
        true => "o",
        false => "exe",
    };
    let binary = directory.join(format!("lib{name}")).with_added_extension(extension);
    if binary.is_file() {
        return Ok(binary);
    }
    let partial = binary.with_added_extension(format!("partial-{:?}", std::thread::current().id()));
    let mut command = match is_rust(source) {
        true => rustc(),
        false => clang(checkout, source, build, objects),
    };
    command.arg(source).args(flags).arg("-o").arg(&partial);
    let built = run(&mut command, BUILD_LIMIT)?;
    if built.end != End::Status(0) {
        return Err(format!("it cannot be built natively: {}", complaints::first_line(&built)));
    }
    std::fs::rename(&partial, &binary).map_err(|why| why.to_string())?;
    Ok(binary)
}

/// The files beside a program that it includes.
fn included(source: &Path, text: &[u8]) -> Vec<Vec<u8>> {
    let text = String::from_utf8_lossy(text);
    let names = text.lines().filter_map(|line| line.strip_prefix("#include \"")?.strip_suffix('"'));
    names.filter_map(|name| std::fs::read(source.with_file_name(name)).ok()).collect()
}

fn clang(checkout: &Checkout, source: &Path, build: Build, objects: &[PathBuf]) -> Command {
    let is_cpp = source.extension().is_some_and(|extension| extension == "cc" || extension == "cpp");
    let mut command = Command::new(if is_cpp { "clang++-22" } else { "clang-22" });
    // Frames and objects as in the source; contraction would change the last bits of floats.
    command.args(["-g", "-O0", "-ffp-contract=off"]).arg("-I").arg(checkout.root.join("include"));
    command.args(build.flags()).args(objects);
    command
}

/// With the checks that Loam has on. The stable compiler has no sanitizers.
fn rustc() -> Command {
    let mut command = Command::new("rustc");
    command.args(["-Cpanic=abort", "-Coverflow-checks=on", "-Cdebug-assertions=on", "-Awarnings"]);
    command
}

fn is_rust(program: &Path) -> bool {
    program.extension().is_some_and(|extension| extension == "rs")
}

/// A fingerprint of the headers programs include.
fn headers(checkout: &Checkout) -> u64 {
    let mut hasher = DefaultHasher::new();
    for path in crate::checkout::files_under(&checkout.root.join("include"), &["h"]) {
        std::fs::read(path).unwrap_or_default().hash(&mut hasher);
    }
    std::fs::read(checkout.root.join("runtime/inputs.h")).unwrap_or_default().hash(&mut hasher);
    hasher.finish()
}
