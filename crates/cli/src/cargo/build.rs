//! Cargo builds a package so that each program is one module of bitcode: with link-time optimisation, all checks, and
//! panics that abort, as [docs/rust.md](../../../../docs/rust.md) says.

use crate::cargo::args::PackageArgs;
use crate::cargo::package::{Target, Workspace};
use crate::cargo::wrapper;
use crate::commands::tell;
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The profile that programs are built in, and the name of its directory.
const PROFILE: &str = "loam";

/// Its settings. Optimisation 1 leaves the program's branches where its author wrote them.
const SETTINGS: &[&str] = &[
    "inherits=\"release\"",
    "opt-level=1",
    "debug=2",
    "strip=false",
    "split-debuginfo=\"off\"",
    "lto=\"fat\"",
    "codegen-units=1",
    "incremental=false",
    "panic=\"abort\"",
    "overflow-checks=true",
    "debug-assertions=true",
];

/// A program or a library with tests as bitcode.
pub struct Unit {
    /// The directory of its package, which tells apart tests of equal names.
    pub package: String,
    /// `lib`, `bin`, `test`, …
    pub kind: String,
    /// The whole program as one module.
    pub bitcode: PathBuf,
}

/// What cargo prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Talk {
    /// What it builds.
    All,
    /// Errors only.
    Errors,
}

impl Talk {
    /// For a command that may be quiet.
    pub fn of(is_quiet: bool) -> Self {
        if is_quiet { Self::Errors } else { Self::All }
    }
}

/// The cargo that called this process, or that of the path.
pub fn cargo(command: &str) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.arg(command).stdin(Stdio::null());
    cargo
}

/// The message if cargo cannot be started.
pub fn cargo_problem(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::NotFound => "cargo is not installed; see https://rustup.rs".to_owned(),
        _ => format!("cargo cannot be run: {error}"),
    }
}

/// Builds a program; the result is its bitcode.
pub fn program(
    workspace: &Workspace,
    args: &PackageArgs,
    target: &Target,
    talk: Talk,
) -> Result<PathBuf, String> {
    let Target { package, kind, name } = target;
    let mut command = built(args, "rustc", talk);
    command.args(["--package", package, kind, name, "--", "--emit=llvm-bc"]);
    let built = finish(command)?;
    let made = built.iter().filter(|made| made["target"]["name"] == name.as_str());
    let executable = made.filter_map(|made| made["executable"].as_str()).next_back();
    let bitcode = executable.and_then(|path| std::fs::read_to_string(path).ok()).map(PathBuf::from);
    bitcode.filter(|path| path.is_file()).ok_or_else(|| {
        let directory = workspace.target.join(PROFILE);
        format!("{name}: cargo leaves no bitcode; remove {} and try again", directory.display())
    })
}

/// Builds all tests of the packages; the result is the bitcode of each library, program and file of tests.
pub fn tests(args: &PackageArgs, talk: Talk) -> Result<Vec<Unit>, String> {
    let mut command = built(args, "build", talk);
    command.arg("--tests");
    if let Some(package) = &args.package {
        command.args(["--package", package]);
    }
    let built = finish(command)?;
    Ok(built.iter().filter(|message| message["profile"]["test"] == true).filter_map(unit).collect())
}

/// A directory below the one of the profile.
pub fn directory(workspace: &Workspace, name: &str) -> Result<PathBuf, String> {
    let directory = workspace.target.join(PROFILE).join(name);
    std::fs::create_dir_all(&directory).map_err(|error| format!("{}: {error}", directory.display()))?;
    Ok(directory)
}

fn built(args: &PackageArgs, command: &str, talk: Talk) -> Command {
    let PackageArgs {
        package: _,
        manifest_path,
        features,
        all_features,
        no_default_features,
        locked,
        offline,
    } = args;
    let mut cargo = cargo(command);
    cargo.args(["--profile", PROFILE, "--message-format=json"]);
    for setting in SETTINGS {
        cargo.args(["--config", &format!("profile.{PROFILE}.{setting}")]);
    }
    if let Some(manifest) = manifest_path {
        cargo.arg("--manifest-path").arg(manifest);
    }
    for feature in features {
        cargo.args(["--features", feature]);
    }
    let is_quiet = talk == Talk::Errors;
    let switches = [
        (&is_quiet, "--quiet"),
        (all_features, "--all-features"),
        (no_default_features, "--no-default-features"),
        (locked, "--locked"),
        (offline, "--offline"),
    ];
    cargo.args(switches.iter().filter(|(is_on, _)| **is_on).map(|(_, name)| name));
    cargo
}

/// Runs cargo to its end. The result is its messages about what it built; errors of the compiler are shown, and the first is the
/// error.
fn finish(mut command: Command) -> Result<Vec<Value>, String> {
    let own = std::env::current_exe().map_err(|error| format!("Loam cannot find itself: {error}"))?;
    command.env("RUSTC_WORKSPACE_WRAPPER", own).env(wrapper::CALLED_BY_CARGO, "1");
    let mut cargo = command.stdout(Stdio::piped()).spawn().map_err(|error| cargo_problem(&error))?;
    let (mut artifacts, mut first) = (Vec::new(), None);
    let lines = cargo.stdout.take().map(|stdout| BufReader::new(stdout).lines());
    for line in lines.into_iter().flatten().map_while(Result::ok) {
        let Ok(message) = serde_json::from_str::<Value>(&line) else { continue };
        match message["reason"].as_str() {
            Some("compiler-artifact") => artifacts.push(message),
            Some("compiler-message") if message["message"]["level"] == "error" => {
                tell(message["message"]["rendered"].as_str().unwrap_or_default());
                first.get_or_insert_with(|| compile_error(&message));
            }
            _ => {}
        }
    }
    let status = cargo.wait().map_err(|error| cargo_problem(&error))?;
    match (status.success(), first) {
        (true, _) => Ok(artifacts),
        (false, Some(first)) => Err(first),
        (false, None) => Err("cargo cannot build the package; its message is above".to_owned()),
    }
}

/// The first error of the compiler in a line: what does not compile, where, and why.
fn compile_error(message: &Value) -> String {
    let name = message["target"]["name"].as_str().unwrap_or("the package");
    let why = message["message"]["message"].as_str().unwrap_or("the compiler failed");
    let spans = message["message"]["spans"].as_array();
    let place = spans
        .and_then(|spans| spans.iter().find(|span| span["is_primary"] == true))
        .map(|span| format!("{}:{}: ", span["file_name"].as_str().unwrap_or_default(), span["line_start"]));
    format!("{name} does not compile: {}{why}", place.unwrap_or_default())
}

/// The bitcode of something built with tests. Tests with a harness of their own have none.
fn unit(artifact: &Value) -> Option<Unit> {
    let bitcode = wrapper::bitcode_of(artifact["executable"].as_str()?.as_ref());
    let kind = artifact["target"]["kind"][0].as_str()?.to_owned();
    let manifest = Path::new(artifact["manifest_path"].as_str()?);
    let package = manifest.parent()?.file_name()?.to_str()?.to_owned();
    bitcode.is_file().then_some(Unit { package, kind, bitcode })
}
