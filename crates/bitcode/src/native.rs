//! Bitcode on its way to the machine: a program joined with what it needs, with checks by the address sanitizer.
//!
//! Sanitizers live in processes of the system's C library. A program that was compiled for another one keeps it: both become
//! one module in which every name is its own, and only the few functions that a C library asks of its surroundings are left open.

use crate::llvm::{Joining, Module};
use crate::{Input, LoadError, error, read, take_needed};

/// Whether the address sanitizer looks at every access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checked {
    /// It does.
    Addresses,
    /// Nothing does.
    Nothing,
}

/// How a program is closed around its C library.
#[derive(Clone, Copy, Debug)]
pub struct Closed<'a> {
    /// What is joined with the program; whatever the program defines wins.
    pub support: &'a [Input<'a>],
    /// The C library: what is needed of it is taken, and whatever the program defines wins.
    pub library: Input<'a>,
    /// What to take from the library although nothing mentions it.
    pub needed: &'a [&'a str],
    /// Whether of a function, by its name and its type, the program's definition gives way.
    pub yields: fn(name: &str, type_: &str) -> bool,
    /// The one name that is seen from outside.
    pub entry: &'a str,
    /// A function of one text that is called instead of functions nobody defines, with their names.
    pub missing: &'a str,
    /// Functions and variables that the surroundings define. One that ends in an asterisk stands for many.
    pub provided: &'a [&'a str],
}

/// What the modules of a program were compiled for, as clang calls it.
pub fn target_of(input: &Input) -> Result<String, LoadError> {
    let (name, bytes) = read(input)?;
    Ok(Module::read(&name, &bytes).map_err(|why| error(&name, &why))?.target())
}

/// Joins modules into one that a compiler can take to the machine, as bitcode. Without a C library to close it around the
/// program stays open to that of the system.
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
