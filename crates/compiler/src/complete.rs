//! Adds bitcode that a program needs but the native linker left out.
//!
//! The native optimiser removes calls that can never happen; the bitcode still has them. A callee may be in
//! an archive whose member the native program does not need. So after a link the undefined symbols of the
//! bitcode are looked up in the archives of the link, and the bitcode of the members that define them is
//! added to the program.

use crate::arguments::Argument;
use crate::embed::mark_with;
use crate::{SECTION, extract};
use loam_bitcode::{Input, Symbols};
use object::{Object, ObjectSymbol};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Adds the missing bitcode to a program that was just linked. On any failure the program stays as it is.
pub fn complete(program: &Path, arguments: &[Argument], scratch: &Path) -> Option<()> {
    let archives = archives(arguments);
    if archives.is_empty() {
        return Some(());
    }
    let mut modules = extract::bitcode_in(program).ok()?;
    let mut names = Names::default();
    modules.iter().for_each(|module| names.add(module));
    let members: Vec<extract::Member> = archives.iter().flat_map(|path| extract::members_of(path)).collect();
    let definitions = definitions(&members);
    let mut added = BTreeSet::new();
    while let Some(member) = names.next_member(&definitions) {
        if !added.insert(member) {
            // The member defines the name natively but not in bitcode, for example in assembly.
            names.give_up(&definitions, member);
            continue;
        }
        for module in &members[member].modules {
            names.add(module);
            modules.push(module.clone());
        }
    }
    if added.is_empty() {
        return Some(());
    }
    let bitcode = scratch.join("completed.bc");
    std::fs::write(&bitcode, modules.concat()).ok()?;
    let has_marked = added.iter().any(|&member| extract::has_mark(&members[member].bytes));
    let mark = (has_marked && extract::is_as_written(program)).then(|| mark_with(&bitcode));
    put(program, &bitcode, mark, scratch)
}

/// Symbols that the modules of a program define and lack.
#[derive(Default)]
struct Names {
    defined: BTreeSet<String>,
    undefined: BTreeSet<String>,
}

impl Names {
    fn add(&mut self, module: &[u8]) {
        let input = Input::Memory { name: "a module", bytes: module };
        let Symbols { defined, undefined } = loam_bitcode::symbols(&input).unwrap_or_default();
        self.defined.extend(defined);
        self.undefined.extend(undefined);
    }

    /// The member that defines the first missing symbol.
    fn next_member(&self, definitions: &BTreeMap<String, usize>) -> Option<usize> {
        self.undefined.difference(&self.defined).find_map(|name| definitions.get(name)).copied()
    }

    /// Removes the symbols that only this member defines from the missing ones.
    fn give_up(&mut self, definitions: &BTreeMap<String, usize>, member: usize) {
        self.undefined.retain(|name| definitions.get(name) != Some(&member));
    }
}

/// The archives of a link, in order.
fn archives(arguments: &[Argument]) -> Vec<PathBuf> {
    let directories: Vec<PathBuf> =
        arguments.iter().filter_map(|argument| argument.value_of("-L")).map(PathBuf::from).collect();
    let archive = |argument: &Argument| match argument {
        Argument::File { name, .. } => Some(PathBuf::from(name))
            .filter(|path| path.extension().is_some_and(|extension| extension == "a")),
        Argument::Option { .. } => {
            let mut file = OsString::from("lib");
            file.push(argument.value_of("-l")?);
            file.push(".a");
            directories.iter().map(|directory| directory.join(&file)).find(|path| path.is_file())
        }
    };
    arguments.iter().filter_map(archive).collect()
}

/// For each symbol the member that defines it: the first one, as for the linker.
fn definitions(members: &[extract::Member]) -> BTreeMap<String, usize> {
    let mut definitions = BTreeMap::new();
    for (index, member) in members.iter().enumerate().filter(|(_, member)| !member.modules.is_empty()) {
        let Ok(object) = object::File::parse(&*member.bytes) else { continue };
        for symbol in object.symbols().filter(|symbol| symbol.is_global() && symbol.is_definition()) {
            if let Ok(name) = symbol.name() {
                definitions.entry(name.to_owned()).or_insert(index);
            }
        }
    }
    definitions
}

/// Replaces the bitcode in the program by this file, and adds the section that marks modules not compiled from
/// sources if an argument for it is given.
fn put(program: &Path, bitcode: &Path, mark: Option<OsString>, scratch: &Path) -> Option<()> {
    let copy = scratch.join("completed");
    let mut section = OsString::from(format!("{SECTION}="));
    section.push(bitcode);
    let mut tool = Command::new("llvm-objcopy-22");
    tool.args(mark).arg("--update-section").arg(&section).arg(program).arg(&copy);
    let status = tool.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !status.is_ok_and(|status| status.success()) {
        return None;
    }
    std::fs::copy(&copy, program).ok().map(|_| ())
}
