//! `loam doctor`: what this machine lacks, and how to get it.
//!
//! Each check is a row of a table. What is needed to explore programs decides the exit status; what only some commands need
//! is shown, with the commands that do without.

use crate::cache;
use crate::commands::{print, status};
use crate::libc::find;
use loam_native::Isolation;
use loam_program::ir::DataModel;
use loam_solver_z3::Z3;
use std::process::{Command, ExitCode, Stdio};

/// A check: what is looked for, what it is for, and how it is found.
struct Check {
    name: &'static str,
    purpose: &'static str,
    need: Need,
    /// What was found, or what is missing and how to get it.
    look: fn() -> Result<String, Missing>,
}

/// Whether Loam can do without.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Need {
    Needed,
    Useful,
}

/// Something that is not there.
struct Missing {
    what: String,
    cure: String,
}

const CHECKS: &[Check] = &[
    Check {
        name: "clang-22",
        purpose: "compiles programs",
        need: Need::Needed,
        look: || program("clang-22", "clang-22"),
    },
    Check {
        name: "lld-22",
        purpose: "links programs, for loam cc and loam replay",
        need: Need::Needed,
        look: || program("ld.lld-22", "lld-22"),
    },
    Check { name: "LLVM", purpose: "reads bitcode; a part of Loam", need: Need::Needed, look: llvm },
    Check { name: "C library", purpose: "programs run on it", need: Need::Needed, look: c_library },
    Check {
        name: "cache",
        purpose: "keeps the C library and linked programs",
        need: Need::Needed,
        look: cache_directory,
    },
    Check {
        name: "make",
        purpose: "builds the C library, once",
        need: Need::Useful,
        look: || program("make", "make"),
    },
    Check {
        name: "isolation",
        purpose: "loam replay runs tests where they can do no harm",
        need: Need::Useful,
        look: isolation,
    },
    Check {
        name: "Z3",
        purpose: "--solver z3, and a second opinion for --validate",
        need: Need::Useful,
        look: z3,
    },
    Check { name: "sanitizers", purpose: "loam replay --sanitize", need: Need::Useful, look: sanitizers },
    Check {
        name: "rustc",
        purpose: "compiles Rust programs",
        need: Need::Useful,
        look: || named(&["rustc"], "install Rust with rustup"),
    },
    Check {
        name: "gdb",
        purpose: "looks at crashes of a replayed test",
        need: Need::Useful,
        look: || program("gdb", "gdb"),
    },
    Check {
        name: "browser",
        purpose: "loam report --open",
        need: Need::Useful,
        look: || named(&["xdg-open"], "apt-get install xdg-utils, or open the page yourself"),
    },
];

/// Looks for everything, and prints what was found.
pub fn run() -> ExitCode {
    let mut text = String::new();
    let (mut needed, mut useful) = (0, 0);
    for Check { name, purpose, need, look } in CHECKS {
        match look() {
            Ok(found) => text.push_str(&format!("ok       {name:11} {found}\n")),
            Err(Missing { what, cure }) => {
                let word = if *need == Need::Needed { "missing" } else { "without" };
                text.push_str(&format!("{word}  {name:11} {what} ({purpose})\n"));
                text.push_str(&format!("{:20} {cure}\n", ""));
                *(if *need == Need::Needed { &mut needed } else { &mut useful }) += 1;
            }
        }
    }
    let end = match (needed, useful) {
        (0, 0) => "Everything is there.".to_owned(),
        (0, _) => "Everything that is needed is there.".to_owned(),
        (1, _) => "One thing that is needed is missing.".to_owned(),
        _ => format!("{needed} things that are needed are missing."),
    };
    print(&format!("{text}{end}\n"));
    ExitCode::from(if needed == 0 { status::FINE } else { status::FOUND })
}

/// A program of a package, by its version.
fn program(name: &str, package: &str) -> Result<String, Missing> {
    named(&[name], &format!("apt-get install {package}"))
}

/// The first of these programs that can be run, by the first line of its version.
fn named(names: &[&str], cure: &str) -> Result<String, Missing> {
    let found = names.iter().find_map(|name| {
        let output = Command::new(name).arg("--version").stdin(Stdio::null()).output().ok()?;
        let text = String::from_utf8_lossy(&output.stdout);
        Some(text.lines().next().unwrap_or(name).trim().to_owned())
    });
    found
        .ok_or_else(|| Missing { what: format!("{} cannot be run", names.join(", ")), cure: cure.to_owned() })
}

fn llvm() -> Result<String, Missing> {
    let (major, minor, patch) = loam_bitcode::llvm_version();
    Ok(format!("{major}.{minor}.{patch}, built in"))
}

fn c_library() -> Result<String, Missing> {
    let found = cache::directory().ok().and_then(|cache| find(&cache, DataModel::Lp64));
    found.map(|libc| libc.directory().display().to_string()).ok_or_else(|| Missing {
        what: "it was not built yet".to_owned(),
        cure: "loam libc builds it; the first loam run does so too. Without a network: loam libc --musl-source PATH"
            .to_owned(),
    })
}

fn cache_directory() -> Result<String, Missing> {
    let missing = |what: String| Missing { what, cure: "name a directory with LOAM_CACHE_DIR".to_owned() };
    let cache = cache::directory().map_err(missing)?;
    let tried = std::fs::create_dir_all(&cache).and_then(|()| tempfile::tempfile_in(&cache));
    match tried {
        Ok(_) => Ok(cache.display().to_string()),
        Err(error) => Err(missing(format!("{} cannot be written to: {error}", cache.display()))),
    }
}

fn isolation() -> Result<String, Missing> {
    let place = tempfile::tempdir().map_err(|error| error.to_string());
    let isolated = place.and_then(|place| Isolation::prepare(place.path()).map(drop));
    isolated.map(|()| "namespaces can be made".to_owned()).map_err(|why| Missing {
        what: format!("programs cannot be isolated: {why}"),
        cure: "run as root, or allow user namespaces: sysctl kernel.unprivileged_userns_clone=1".to_owned(),
    })
}

fn z3() -> Result<String, Missing> {
    match Z3::load() {
        Ok(z3) => Ok(z3.version()),
        Err(_) => Err(Missing {
            what: "libz3 is not installed".to_owned(),
            cure: "apt-get install libz3-4".to_owned(),
        }),
    }
}

fn sanitizers() -> Result<String, Missing> {
    let path = "/usr/lib/llvm-22/lib/clang/22/lib/linux";
    if std::path::Path::new(path).is_dir() {
        return Ok(path.to_owned());
    }
    Err(Missing {
        what: "the run-time libraries of clang are not installed".to_owned(),
        cure: "apt-get install libclang-rt-22-dev".to_owned(),
    })
}
