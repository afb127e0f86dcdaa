//! Builds the project and returns the paths of the results.

use loam_testkit::Checkout;
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

/// The directory of everything that is built.
pub fn target() -> PathBuf {
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

/// Builds the binary and returns its path and the scratch directory. `LOAM=PATH` in the environment names
/// another binary, already built, to test or to measure.
pub fn build(profile: Profile) -> Result<Checkout, String> {
    if std::env::var_os("LOAM").is_some() {
        return Ok(checkout(profile));
    }
    let mut command = cargo();
    command.args(["build", "--quiet", "--package", "loam-cli"]);
    if profile == Profile::Release {
        command.arg("--release");
    }
    run(&mut command)?;
    Ok(checkout(profile))
}

/// Builds the C library for programs under test, unless it exists, and returns its directory.
pub fn c_library(checkout: &Checkout) -> Result<PathBuf, String> {
    c_library_for(checkout, "LP64")
}

/// Makes sure that the C libraries that test programs run on are built.
pub fn c_libraries(checkout: &Checkout) -> Result<(), String> {
    ["LP64", "ILP32"].iter().try_for_each(|data_model| c_library_for(checkout, data_model).map(drop))
}

fn c_library_for(checkout: &Checkout, data_model: &str) -> Result<PathBuf, String> {
    let mut command = Command::new(&checkout.loam);
    command.args(["libc", "--data-model", data_model]);
    let output = command.stderr(std::process::Stdio::inherit()).output();
    let output = output.map_err(|why| format!("{}: {why}", checkout.loam.display()))?;
    let path = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if output.status.success() { Ok(PathBuf::from(path)) } else { Err("there is no C library".to_owned()) }
}

/// The cache directory: the same directory that the binary uses, where cargo's configuration puts it.
pub fn cache() -> PathBuf {
    let named = std::env::var_os("LOAM_CACHE_DIR").map(PathBuf::from);
    root().join(named.unwrap_or_else(|| target().join("loam-cache")))
}

/// The path of the binary once it is built.
pub fn checkout(profile: Profile) -> Checkout {
    let directory = match profile {
        Profile::Dev => "debug",
        Profile::Release => "release",
    };
    let built = || target().join(directory).join("loam");
    let loam = std::env::var_os("LOAM").map_or_else(built, PathBuf::from);
    Checkout { root: root(), loam, scratch: target().join("loam-tests") }
}
