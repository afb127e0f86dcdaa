//! Bitcode for native execution: a program linked with its libraries, instrumented by the address sanitizer.
//!
//! Sanitizers need the system's C library in the process. A program that was compiled for another C library
//! keeps that one: both become one module in which every name is internal, and only the few functions that a
//! C library needs from its environment stay undefined.

use crate::llvm::{Joining, Module};
use crate::{Input, LoadError, error, read, take_needed};

/// Whether the address sanitizer instruments every access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checked {
    /// Every access.
    Addresses,
    /// No access.
    Nothing,
}

/// How a program is linked with its C library into one closed module.
#[derive(Clone, Copy, Debug)]
pub struct Closed<'a> {
    /// Modules linked with the program; the program's definitions win.
    pub support: &'a [Input<'a>],
    /// The C library: only needed definitions are taken, and the program's definitions win.
    pub library: Input<'a>,
    /// Names to take from the library although nothing mentions them.
    pub needed: &'a [&'a str],
    /// Whether a function of the program, by its name and its type, is replaced.
    pub yields: fn(name: &str, type_: &str) -> bool,
    /// The only name that stays visible.
    pub entry: &'a str,
    /// A function of one string argument: calls of undefined functions call it with their name.
    pub missing: &'a str,
    /// Functions and variables that the environment defines. A trailing asterisk matches any suffix.
    pub provided: &'a [&'a str],
}

/// The target triple of a program's modules.
pub fn target_of(input: &Input) -> Result<String, LoadError> {
    let (name, bytes) = read(input)?;
    Ok(Module::read(&name, &bytes).map_err(|why| error(&name, &why))?.target())
}

/// Links modules into one that a compiler can translate to machine code, as bitcode. Without a closed C
/// library, the program is linked with that of the system.
pub fn for_machine(
    inputs: &[Input],
    closed: Option<&Closed>,
    checked: Checked,
) -> Result<Vec<u8>, LoadError> {
    let (first, rest) = inputs.split_first().ok_or_else(|| error("", "no module was given"))?;
    let (name, bytes) = read(first)?;
    let mut joining = Joining::new(Module::read(&name, &bytes).map_err(|why| error(&name, &why))?);
    for input in rest {
        let (name, bytes) = read(input)?;
        joining.add(&name, &bytes).map_err(|why| error(&name, &why))?;
    }
    let joined = joining.bitcode();
    let mut module = Module::read(&name, &joined).map_err(|why| error(&name, &why))?;
    if let Some(closed) = closed {
        close(&name, &mut module, closed)?;
    }
    match checked {
        Checked::Addresses => module.check_addresses(),
        Checked::Nothing => {}
    }
    Ok(module.bitcode())
}

fn close(name: &str, module: &mut Module, closed: &Closed) -> Result<(), LoadError> {
    module.give_way(closed.yields);
    for part in closed.support {
        let (name, bytes) = read(part)?;
        module.link(&name, &bytes).map_err(|why| error(&name, &why))?;
    }
    take_needed(module, &closed.library, closed.needed)?;
    module.close(closed.entry, closed.missing, closed.provided).map_err(|variable| {
        error(name, &format!("it uses the variable {variable}, of which there is no bitcode"))
    })
}
