//! Extracts bitcode from the output of `loam cc`: an object, a program, a shared library or an archive of
//! objects.

use crate::{MARK, SECTION};
use loam_base::files;
use object::read::archive::ArchiveFile;
use object::{File, Object, ObjectSection};
use std::collections::BTreeSet;
use std::path::Path;

/// Why there is no bitcode: one line that names the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExtractError {
    /// The line.
    pub message: String,
}

impl std::fmt::Display for ExtractError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ExtractError {}

const ELF: &[u8] = b"\x7FELF";
const ARCHIVE: &[u8] = b"!<arch>\n";
const THIN_ARCHIVE: &[u8] = b"!<thin>\n";

/// Whether bytes begin like a file that `loam cc` could have built.
pub fn may_hold_bitcode(bytes: &[u8]) -> bool {
    [ELF, ARCHIVE, THIN_ARCHIVE].iter().any(|magic| bytes.starts_with(magic))
}

/// The bitcode modules in a file, each once, in the order in which they were linked; at least one.
pub fn bitcode_in(path: &Path) -> Result<Vec<Vec<u8>>, ExtractError> {
    let name = path.display().to_string();
    let bytes = files::read(path).map_err(|why| error(&name, &why.to_string()))?;
    let mut modules = Vec::new();
    if bytes.starts_with(ELF) {
        modules = modules_of(&name, &bytes)?;
    } else if may_hold_bitcode(&bytes) {
        for (member, bytes) in members(path, &bytes)? {
            modules.extend(modules_of(&format!("{name}({member})"), &bytes)?);
        }
    } else {
        return Err(error(&name, "not an ELF program, library, object or archive"));
    }
    if modules.is_empty() {
        return Err(error(&name, "it carries no bitcode: build it with CC=\"loam cc\""));
    }
    let mut seen = BTreeSet::new();
    modules.retain(|module| seen.insert(module.clone()));
    Ok(modules)
}

/// Whether all bitcode in a file was compiled from sources by `loam cc`: only clang's front end has worked on
/// it. False if the file cannot be read.
pub fn is_as_written(path: &Path) -> bool {
    let Ok(bytes) = files::read(path) else { return false };
    if bytes.starts_with(ELF) {
        return !has_mark(&bytes);
    }
    may_hold_bitcode(&bytes)
        && members(path, &bytes).is_ok_and(|all| !all.iter().any(|(_, bytes)| has_mark(bytes)))
}

/// Whether an object is marked as having bitcode that was not compiled from a source.
pub fn has_mark(bytes: &[u8]) -> bool {
    File::parse(bytes).is_ok_and(|file| file.section_by_name(MARK).is_some())
}

/// The modules in one ELF file; none in a file of another kind, because archives may hold anything.
fn modules_of(name: &str, bytes: &[u8]) -> Result<Vec<Vec<u8>>, ExtractError> {
    if !bytes.starts_with(ELF) {
        return Ok(Vec::new());
    }
    let file = File::parse(bytes).map_err(|why| error(name, &format!("a damaged ELF file: {why}")))?;
    let mut modules = Vec::new();
    // After `ld -r` with a script there may be several sections of that name.
    for section in file.sections().filter(|section| section.name() == Ok(SECTION)) {
        let data = section.data().map_err(|why| error(name, &format!("a damaged ELF file: {why}")))?;
        let split = loam_bitcode::split(name, data).map_err(|why| ExtractError { message: why.message })?;
        modules.extend(split);
    }
    Ok(modules)
}

/// A member of an archive.
pub struct Member {
    /// The object.
    pub bytes: Vec<u8>,
    /// The bitcode in the object.
    pub modules: Vec<Vec<u8>>,
}

/// The members of an archive; none if it cannot be read.
pub fn members_of(path: &Path) -> Vec<Member> {
    let Ok(bytes) = files::read(path) else { return Vec::new() };
    let members = members(path, &bytes).unwrap_or_default();
    let member = |(name, bytes): (String, Vec<u8>)| {
        let modules = modules_of(&name, &bytes).unwrap_or_default();
        Member { bytes, modules }
    };
    members.into_iter().map(member).collect()
}

/// The names and contents of an archive's members. The members of a thin archive are separate files.
fn members(path: &Path, bytes: &[u8]) -> Result<Vec<(String, Vec<u8>)>, ExtractError> {
    let name = path.display().to_string();
    let damaged = |why: object::Error| error(&name, &format!("a damaged archive: {why}"));
    let archive = ArchiveFile::parse(bytes).map_err(damaged)?;
    let mut members = Vec::new();
    for member in archive.members() {
        let member = member.map_err(damaged)?;
        let member_name = String::from_utf8_lossy(member.name()).into_owned();
        let contents = if member.is_thin() {
            let file = path.parent().unwrap_or(Path::new("")).join(&member_name);
            files::read(&file).map_err(|why| error(&file.display().to_string(), &why.to_string()))?
        } else {
            member.data(bytes).map_err(damaged)?.to_vec()
        };
        members.push((member_name, contents));
    }
    Ok(members)
}

fn error(name: &str, why: &str) -> ExtractError {
    ExtractError { message: format!("{name}: {why}") }
}
