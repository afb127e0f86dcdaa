//! `cargo xtask deb`: a Debian package with everything Loam needs beside clang, and a check of it in a bare system.
//!
//! The package has the programs, the C library that programs under test run on, the headers, the sources of the replay library,
//! the crate for Rust programs, manual pages, completions and examples. `--check` installs it where nothing but Debian's base
//! system is, and runs the README's examples there as a user without rights.

use crate::build::{Profile, build, c_library, root, run, target};
use crate::setup::{Need, require};
use loam_testkit::{Checkout, documents};
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Files and directories of the checkout, and where they are installed.
const FILES: &[(&str, &str)] = &[
    ("include", "usr/share/loam/include"),
    ("runtime/replay.c", "usr/share/loam/runtime/replay.c"),
    ("runtime/inputs.h", "usr/share/loam/runtime/inputs.h"),
    ("rust/loam/Cargo.toml", "usr/share/loam/rust/loam/Cargo.toml"),
    ("rust/loam/src", "usr/share/loam/rust/loam/src"),
    ("rust/loam/macros/Cargo.toml", "usr/share/loam/rust/loam/macros/Cargo.toml"),
    ("rust/loam/macros/src", "usr/share/loam/rust/loam/macros/src"),
    ("README.md", "usr/share/doc/loam/README.md"),
    ("docs", "usr/share/doc/loam/docs"),
    ("examples", "usr/share/doc/loam/examples"),
];

/// Shells and where they look for completions.
const COMPLETIONS: &[(&str, &str)] = &[
    ("bash", "usr/share/bash-completion/completions/loam"),
    ("zsh", "usr/share/zsh/vendor-completions/_loam"),
    ("fish", "usr/share/fish/vendor_completions.d/loam.fish"),
];

const DESCRIPTION: &str = "symbolic execution of C, C++ and Rust programs
 Loam runs a program on inputs that may have any value. For every way through
 the program it writes a test, and where the program misbehaves a report with
 the input that leads there.";

const COPYRIGHT: &str = "Loam is distributed under the MIT license.

The C library in /usr/lib/loam is musl (https://musl.libc.org), distributed under
the MIT license too. The program loam contains Bitwuzla (https://bitwuzla.github.io)
under the MIT license, and crates of Rust under the MIT or Apache 2.0 license.
";

/// The user of the check, who has no name and no rights.
const USER: &str = "1000";

/// `cargo xtask deb [--check]`.
pub fn deb(words: &[String]) -> Result<(), String> {
    let checks = match words {
        [] => false,
        [word] if word == "--check" => true,
        _ => return Err(format!("{}: the only option is --check", words.join(" "))),
    };
    require(Need::Package)?;
    let checkout = build(Profile::Release)?;
    let library = c_library(&checkout)?;
    let package = make(&checkout, &library)?;
    println!("{}", package.display());
    if checks { check(&package) } else { Ok(()) }
}

fn directory() -> PathBuf {
    target().join("deb")
}

/// Makes the package.
fn make(checkout: &Checkout, library: &Path) -> Result<PathBuf, String> {
    let stage = directory().join("stage");
    if stage.exists() {
        fs::remove_dir_all(&stage).map_err(|why| failed(&stage, &why))?;
    }
    let binaries = checkout.loam.parent().unwrap_or(Path::new("."));
    for name in ["loam", "cargo-loam"] {
        let to = stage.join("usr/bin").join(name);
        copy(&binaries.join(name), &to)?;
        run(Command::new("strip").args(["--strip-debug"]).arg(&to))?;
    }
    for (from, to) in FILES {
        copy(&root().join(from), &stage.join(to))?;
    }
    let name = library.file_name().unwrap_or_default();
    for part in ["libc.bc", "made-of", "include", "lib"] {
        copy(&library.join(part), &stage.join("usr/lib/loam").join(name).join(part))?;
    }
    write(&stage.join("usr/share/doc/loam/copyright"), COPYRIGHT.as_bytes())?;
    let loam = stage.join("usr/bin/loam");
    manual(&loam, &stage.join("usr/share/man/man1"))?;
    for (shell, to) in COMPLETIONS {
        write(&stage.join(to), &output(Command::new(&loam).args(["completions", shell]))?)?;
    }
    set_modes(&stage)?;
    let architecture = line(Command::new("dpkg").arg("--print-architecture"))?;
    let control = control(&stage, &architecture)?;
    write(&stage.join("DEBIAN/control"), control.as_bytes())?;
    let package = directory().join(format!("loam_{}_{architecture}.deb", env!("CARGO_PKG_VERSION")));
    let mut command = Command::new("dpkg-deb");
    command.args(["--root-owner-group", "-Zxz", "--build"]).arg(&stage).arg(&package);
    output(&mut command)?;
    Ok(package)
}

/// What dpkg has to know.
fn control(stage: &Path, architecture: &str) -> Result<String, String> {
    // dpkg-shlibdeps asks for a source package around it.
    let source = directory().join("shlibdeps");
    write(&source.join("debian/control"), b"Source: loam\n\nPackage: loam\nArchitecture: any\n")?;
    let mut command = Command::new("dpkg-shlibdeps");
    command.current_dir(&source).arg("-O");
    for name in ["loam", "cargo-loam"] {
        command.arg(stage.join("usr/bin").join(name));
    }
    let libraries = line(&mut command)?;
    let libraries = libraries.strip_prefix("shlibs:Depends=").unwrap_or_default();
    let size: u64 =
        files(stage)?.iter().filter_map(|path| fs::metadata(path).ok()).map(|facts| facts.len()).sum();
    Ok(format!(
        "Package: loam\nVersion: {}\nArchitecture: {architecture}\nMaintainer: The Loam developers <loam@localhost>\n\
         Section: devel\nPriority: optional\nInstalled-Size: {}\nDepends: {libraries}, clang-22, lld-22\n\
         Recommends: libclang-rt-22-dev\nSuggests: cargo, make\nDescription: {DESCRIPTION}\n",
        env!("CARGO_PKG_VERSION"),
        size.div_ceil(1024),
    ))
}

/// Manual pages, compressed as Debian wants them.
fn manual(loam: &Path, directory: &Path) -> Result<(), String> {
    run(Command::new(loam).arg("man").arg(directory))?;
    run(Command::new("gzip").args(["-9", "-n"]).args(files(directory)?))?;
    // What `cargo help loam` shows.
    let page = directory.join("cargo-loam.1.gz");
    symlink("loam-cargo.1.gz", &page).map_err(|why| failed(&page, &why))
}

/// Installs the package in a bare system, and runs the commands of the README there.
fn check(package: &Path) -> Result<(), String> {
    let system = bare_system()?;
    copy(package, &system.join("loam.deb"))?;
    let apt = "export DEBIAN_FRONTEND=noninteractive
        apt-get -q -y update && apt-get -q -y install --no-install-recommends /loam.deb";
    println!("installing the package in {}", system.display());
    output(&mut inside(&system, "0", apt))?;
    let home = format!(
        "rm -rf /home/user && mkdir -p /home/user && cp -r /usr/share/doc/loam/examples /home/user && chown -R {USER} /home/user"
    );
    output(&mut inside(&system, "0", &home))?;
    println!(
        "{}",
        String::from_utf8_lossy(&output(&mut inside(&system, USER, "loam --version; loam doctor"))?)
    );
    let user = |script: &str| inside(&system, USER, &format!("cd /home/user; {script}"));
    documents::compare(&root().join("README.md"), &system.join("home/user"), &user)?;
    let removed = "apt-get -q -y remove loam && ! test -e /usr/lib/loam -o -e /usr/bin/loam";
    output(&mut inside(&system, "0", removed))?;
    println!(
        "the package can be installed and removed, and the README's examples print there what the README shows"
    );
    Ok(())
}

/// Debian's base system, with the package sources of this machine.
fn bare_system() -> Result<PathBuf, String> {
    let system = directory().join("system");
    let is_whole = directory().join("system-is-whole");
    if is_whole.exists() {
        return Ok(system);
    }
    if system.exists() {
        fs::remove_dir_all(&system).map_err(|why| failed(&system, &why))?;
    }
    fs::create_dir_all(directory()).map_err(|why| failed(&directory(), &why))?;
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let release = release.lines().find_map(|line| line.strip_prefix("VERSION_CODENAME="));
    let release = release.ok_or("/etc/os-release does not name the release of Debian")?;
    println!("making a bare {release} in {}", system.display());
    output(Command::new("debootstrap").args(["--variant=minbase", release]).arg(&system))?;
    for sources in ["etc/apt/sources.list", "etc/apt/sources.list.d", "etc/apt/apt.conf.d", "etc/resolv.conf"]
    {
        let here = Path::new("/").join(sources);
        if here.exists() {
            copy(&here, &system.join(sources))?;
        }
    }
    write(&is_whole, b"")?;
    Ok(system)
}

/// A command of the bare system, which sees nothing of this one.
fn inside(system: &Path, user: &str, script: &str) -> Command {
    let mut command = Command::new("unshare");
    // Not chroot: in it no namespaces could be made, which tests are replayed in.
    let enter = "mount --bind \"$1\" \"$1\" && cd \"$1\" && mkdir -p .outside && mount -t proc proc proc && mount --rbind /dev dev && \
        pivot_root . .outside && umount -l /.outside && cd / && \
        exec setpriv --reuid \"$2\" --regid \"$2\" --clear-groups env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/home/user LANG=C.UTF-8 sh -c \"$3\"";
    command.args(["--mount", "--pid", "--fork", "--propagation", "private", "sh", "-c", enter, "enter"]);
    command.arg(system).args([user, script]);
    command
}

fn failed(path: &Path, why: &std::io::Error) -> String {
    format!("{}: {why}", path.display())
}

/// What a command prints; if it fails, its messages are the error.
fn output(command: &mut Command) -> Result<Vec<u8>, String> {
    let output = command.output().map_err(|why| format!("{}: {why}", command.get_program().display()))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let messages = [output.stdout, output.stderr].concat();
    Err(format!("{} failed:\n{}", command.get_program().display(), String::from_utf8_lossy(&messages)))
}

fn line(command: &mut Command) -> Result<String, String> {
    output(command).map(|text| String::from_utf8_lossy(&text).trim().to_owned())
}

fn write(path: &Path, content: &[u8]) -> Result<(), String> {
    let made = path.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::write(path, content)).map_err(|why| failed(path, &why))
}

/// Copies a file, or a directory with all that is in it, except what was built there.
fn copy(from: &Path, to: &Path) -> Result<(), String> {
    if !from.is_dir() {
        let made = to.parent().map_or(Ok(()), fs::create_dir_all);
        return made.and_then(|()| fs::copy(from, to)).map(drop).map_err(|why| failed(from, &why));
    }
    for entry in fs::read_dir(from).map_err(|why| failed(from, &why))?.flatten() {
        if entry.file_name() != "target" {
            copy(&entry.path(), &to.join(entry.file_name()))?;
        }
    }
    Ok(())
}

/// All files below a directory.
fn files(directory: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(directory).map_err(|why| failed(directory, &why))?.flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => found.extend(files(&path)?),
            false => found.push(path),
        }
    }
    Ok(found)
}

/// Everybody may read all files, and run programs.
fn set_modes(directory: &Path) -> Result<(), String> {
    let set = |path: &Path, mode: u32| {
        let set = fs::set_permissions(path, fs::Permissions::from_mode(mode));
        set.map_err(|why| failed(path, &why))
    };
    set(directory, 0o755)?;
    for entry in fs::read_dir(directory).map_err(|why| failed(directory, &why))?.flatten() {
        let path = entry.path();
        if path.is_dir() {
            set_modes(&path)?;
        } else if !path.is_symlink() {
            let is_program = directory.ends_with("usr/bin");
            set(&path, if is_program { 0o755 } else { 0o644 })?;
        }
    }
    Ok(())
}
