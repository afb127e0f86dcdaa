//! `cargo xtask demo`: from a bare machine to a bug found, and the input that triggers it.

use crate::build::{Profile, build, c_library, root, run};
use crate::setup::{Need, require};
use loam_testkit::results::Results;
use std::process::Command;

const EXAMPLE: &str = "examples/config-line.c";

/// Installs, builds, explores an example, and shows the results.
pub fn demo(_: &[String]) -> Result<(), String> {
    require(Need::Run)?;
    println!(
        "building Loam (the first time takes some minutes: the solver and a C library are compiled too)"
    );
    let checkout = build(Profile::Release)?;
    c_library(&checkout)?;
    let out = checkout.fresh("demo").map_err(|why| why.to_string())?.join("out");
    println!("\n$ loam run {EXAMPLE}");
    let mut loam = Command::new(&checkout.loam);
    loam.current_dir(root()).arg("run").arg("--out").arg(&out).arg(EXAMPLE);
    let status = loam.status().map_err(|why| format!("{}: {why}", checkout.loam.display()))?;
    if status.code() != Some(1) {
        return Err(format!("the example has a bug, but loam ended with {status}"));
    }
    let results = Results::read(&out)?;
    for error in results.errors() {
        let test = out.join(format!("{}.ktest", error.test));
        println!("\n{}:{}: {}", error.file, error.line, error.message);
        println!("with this input:");
        run(Command::new(&checkout.loam).args(["test", "show"]).arg(&test))?;
        println!("the whole report: {}", out.join(format!("{}.{}.err", error.test, error.kind)).display());
    }
    let page = out.join("report.html");
    println!("\n$ loam report {}", out.display());
    run(Command::new(&checkout.loam).current_dir(root()).arg("report").arg(&out))?;
    println!("everything about this run is on that page; open it in a browser: file://{}", page.display());
    Ok(())
}
