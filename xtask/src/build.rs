//! Builds the project and says where the results are.

use loam_testkit::Place;
use std::path::PathBuf;
use std::process::Command;

/// The profile of a build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profile {
    /// For tests: builds fast, runs fast enough.
    Dev,
    /// For users and benchmarks.
    Release,
}

/// The top of the checkout.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask is a folder of the checkout")
        .to_path_buf()
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Cargo, in the checkout.
pub fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// Runs a command that shows its own output.
pub fn run(command: &mut Command) -> Result<(), String> {
    let shown = format!("{command:?}").replace('"', "");
    let status = command.status().map_err(|why| format!("{shown}: {why}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{shown}` ended with {status}")) }
}

/// Builds the binary and says where it and the scratch directory are. `LOAM=PATH` in the environment names another
/// binary, already built, to try or to measure.
pub fn build(profile: Profile) -> Result<Place, String> {
    if std::env::var_os("LOAM").is_some() {
        return Ok(place(profile));
    }
    let mut command = cargo();
    command.args(["build", "--quiet", "--package", "loam-cli"]);
    if profile == Profile::Release {
        command.arg("--release");
    }
    run(&mut command)?;
    Ok(place(profile))
}

/// Builds the C library that programs run on, unless it is there, and says where it is.
pub fn c_library(place: &Place) -> Result<PathBuf, String> {
    let output = Command::new(&place.loam).arg("libc").stderr(std::process::Stdio::inherit()).output();
    let output = output.map_err(|why| format!("{}: {why}", place.loam.display()))?;
    let path = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if output.status.success() { Ok(PathBuf::from(path)) } else { Err("there is no C library".to_owned()) }
}

/// What is built once and kept: the same directory that the binary uses, where cargo's configuration puts it.
pub fn cache() -> PathBuf {
    let named = std::env::var_os("LOAM_CACHE_DIR").map(PathBuf::from);
    root().join(named.unwrap_or_else(|| target().join("loam-cache")))
}

/// Where the binary is once it is built.
pub fn place(profile: Profile) -> Place {
    let directory = match profile {
        Profile::Dev => "debug",
        Profile::Release => "release",
    };
    let built = || target().join(directory).join("loam");
    let loam = std::env::var_os("LOAM").map_or_else(built, PathBuf::from);
    Place { root: root(), loam, scratch: target().join("loam-tests") }
}
