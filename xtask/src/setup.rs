//! The packages that the machine must have: checked, and installed with apt-get if permitted.

use crate::schemas;
use std::path::Path;
use std::process::Command;

/// The purpose of a package.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// To build and run Loam.
    Run,
    /// To test it.
    Test,
    /// To make a package of it, and to try the package.
    Package,
}

/// A Debian package, how to detect it, and its purpose.
struct Piece {
    package: &'static str,
    sign: Sign,
    purpose: &'static str,
    need: Need,
}

/// How to detect that something is installed, by whatever means.
enum Sign {
    Program(&'static str),
    File(&'static str),
    Header(&'static str),
}

const fn piece(package: &'static str, sign: Sign, purpose: &'static str, need: Need) -> Piece {
    Piece { package, sign, purpose, need }
}

const PIECES: &[Piece] = &[
    piece("g++", Sign::Program("c++"), "compiles the solver", Need::Run),
    piece("llvm-22-dev", Sign::File("/usr/lib/llvm-22/bin/llvm-config"), "reads bitcode", Need::Run),
    piece("clang-22", Sign::Program("clang-22"), "compiles the programs to be explored", Need::Run),
    piece("lld-22", Sign::Program("ld.lld-22"), "links the programs to be explored", Need::Run),
    piece("make", Sign::Program("make"), "builds the C library", Need::Run),
    piece("libgmp-dev", Sign::Header("gmp.h"), "big numbers of the solver", Need::Run),
    piece(
        "libsymfpu-dev",
        Sign::File("/usr/include/symfpu/core/packing.h"),
        "floats of the solver",
        Need::Run,
    ),
    piece(
        "libclang-rt-22-dev",
        Sign::File("/usr/lib/llvm-22/lib/clang/22/lib/linux"),
        "sanitizers",
        Need::Test,
    ),
    piece("gcc-multilib", Sign::File("/usr/include/asm"), "runs test programs of 32 bits", Need::Test),
    piece(
        "libz3-4",
        Sign::File("/usr/lib/x86_64-linux-gnu/libz3.so.4"),
        "checks the results of the solver",
        Need::Test,
    ),
    piece("chromium", Sign::Program("chromium"), "opens pages of runs", Need::Test),
    piece("csmith", Sign::Program("csmith"), "makes random programs", Need::Test),
    piece(
        "libcsmith-dev",
        Sign::File("/usr/include/csmith/csmith.h"),
        "headers of random programs",
        Need::Test,
    ),
    piece("dpkg-dev", Sign::Program("dpkg-shlibdeps"), "finds what the package depends on", Need::Package),
    piece(
        "debootstrap",
        Sign::File("/usr/sbin/debootstrap"),
        "makes the bare system to try the package in",
        Need::Package,
    ),
];

impl Sign {
    fn is_there(&self) -> bool {
        match self {
            Self::Program(name) => {
                let path = std::env::var_os("PATH").unwrap_or_default();
                std::env::split_paths(&path).any(|directory| directory.join(name).is_file())
            }
            Self::File(path) => Path::new(path).exists(),
            Self::Header(name) => ["/usr/include", "/usr/include/x86_64-linux-gnu", "/usr/local/include"]
                .iter()
                .any(|directory| Path::new(directory).join(name).is_file()),
        }
    }
}

/// `cargo xtask setup`.
pub fn setup(_: &[String]) -> Result<(), String> {
    require(Need::Test)?;
    println!("everything is installed");
    Ok(())
}

/// Makes sure that everything for this purpose is there: installs it, or prints the command.
pub fn require(need: Need) -> Result<(), String> {
    require_packages(need)?;
    if need == Need::Test { schemas::require() } else { Ok(()) }
}

fn require_packages(need: Need) -> Result<(), String> {
    let missing = missing(need);
    if missing.is_empty() {
        return Ok(());
    }
    for piece in &missing {
        println!("missing: {} ({}); apt-get install {}", piece.package, piece.purpose, piece.package);
    }
    let packages: Vec<&str> = missing.iter().map(|piece| piece.package).collect();
    if !is_root() {
        return Err(format!("please run: sudo apt-get install {}", packages.join(" ")));
    }
    install(&packages)?;
    match self::missing(need).first() {
        None => Ok(()),
        Some(piece) => Err(format!("{} is still missing after apt-get install", piece.package)),
    }
}

fn missing(need: Need) -> Vec<&'static Piece> {
    PIECES
        .iter()
        .filter(|piece| piece.need == Need::Run || piece.need == need)
        .filter(|p| !p.sign.is_there())
        .collect()
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn install(packages: &[&str]) -> Result<(), String> {
    let apt = |args: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(["-q", "-y"]).args(args).env("DEBIAN_FRONTEND", "noninteractive");
        crate::build::run(&mut command)
    };
    println!("installing: {}", packages.join(" "));
    apt(&["update"])?;
    apt(&[&["install", "--no-install-recommends"], packages].concat())
}
