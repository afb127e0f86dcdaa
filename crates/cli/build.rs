//! The commit of a release build, for `loam --version`. A development build has none: it would be linked anew at every
//! commit for a line that hardly anybody reads.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = if is_release { commit() } else { None };
    println!("cargo:rustc-env=LOAM_COMMIT={}", commit.as_deref().unwrap_or("unknown"));
}

/// The commit of the checkout, and whether something was changed since.
fn commit() -> Option<String> {
    // Written at every commit and every switch of branches.
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    if Path::new(&log).exists() {
        println!("cargo:rerun-if-changed={log}");
    }
    let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
    let is_changed = !git(&["status", "--porcelain", "--untracked-files=no"])?.is_empty();
    Some(if is_changed { format!("{commit} with changes") } else { commit })
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
