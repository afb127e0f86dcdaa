//! Shared libraries linked into static programs.
//!
//! Programs with Loam's C library are static, but many projects build shared libraries and link their
//! programs with them. A library built by `loam cc` contains its bitcode; compiled once more, to an object,
//! it can be linked statically. As with a shared library, the program's own definitions win: the object's
//! definitions are weak.

use crate::arguments::Argument;
use crate::embed::{Origin, embed};
use crate::{Kit, Language, extract};
use loam_bitcode::Input;
use std::ffi::OsString;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The arguments with every shared library that contains bitcode replaced by an object, made in `scratch`.
/// Other libraries stay, and the linker reports their errors.
pub fn replace(arguments: &[Argument], kit: &Kit, scratch: &Path) -> Vec<Argument> {
    let directories: Vec<PathBuf> =
        arguments.iter().filter_map(|argument| argument.value_of("-L")).map(PathBuf::from).collect();
    let mut replaced = Vec::new();
    for (number, argument) in arguments.iter().enumerate() {
        let object = library(argument, &directories, kit)
            .and_then(|library| object_of(&library, kit, &scratch.join(format!("shared{number}"))));
        replaced.push(match object {
            Some(object) => Argument::File { name: object.into(), language: None },
            None => argument.clone(),
        });
    }
    replaced
}

/// The shared library that an argument names: by its path, or as `-lNAME` if no archive of that name is
/// found.
fn library(argument: &Argument, directories: &[PathBuf], kit: &Kit) -> Option<PathBuf> {
    if let Argument::File { name, language: None } = argument {
        let is_named_so = name.as_bytes().windows(3).any(|part| part == b".so");
        return is_named_so.then(|| PathBuf::from(name));
    }
    let name = argument.value_of("-l")?;
    let file = |extension: &str| {
        let mut file = OsString::from("lib");
        file.push(&name);
        file.push(extension);
        file
    };
    let archive_is_in = |directory: &Path| directory.join(file(".a")).is_file();
    if archive_is_in(&kit.libraries()) || directories.iter().any(|directory| archive_is_in(directory)) {
        return None;
    }
    directories.iter().map(|directory| directory.join(file(".so"))).find(|path| path.is_file())
}

/// Compiles the bitcode in a library; `None` if there is none or the compilation fails.
fn object_of(library: &Path, kit: &Kit, scratch: &Path) -> Option<PathBuf> {
    let modules = extract::bitcode_in(library).ok()?;
    let name = library.display().to_string();
    let inputs: Vec<Input> = modules.iter().map(|bytes| Input::Memory { name: &name, bytes }).collect();
    let joined = loam_bitcode::link(&inputs).ok()?;
    let (bitcode, object) = (scratch.with_extension("bc"), scratch.with_extension("o"));
    std::fs::write(&bitcode, joined).ok()?;
    let mut clang = Command::new(Language::C.clang());
    clang.args(kit.compile_flags()).args(["-w", "-Qunused-arguments", "-O1", "-c"]);
    succeeds(clang.arg(&bitcode).arg("-o").arg(&object))?;
    succeeds(Command::new("llvm-objcopy-22").arg("--weaken").arg(&object))?;
    let origin = if extract::is_as_written(library) { Origin::Source } else { Origin::Module };
    embed(&object, &bitcode, origin, &object).ok()?;
    Some(object)
}

fn succeeds(command: &mut Command) -> Option<()> {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success()).then_some(())
}
