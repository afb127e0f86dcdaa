//! What a module shows of itself: the symbols that it defines and needs, as a linker sees them, and its text.

use crate::llvm::{LLVMLinkage, Module};
use crate::{Input, LoadError, error, read};

/// Symbols of a module that are visible to other modules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Symbols {
    /// Functions and variables that the module defines.
    pub defined: Vec<String>,
    /// Functions and variables that the module only mentions, without intrinsics.
    pub undefined: Vec<String>,
}

/// A module as LLVM's text.
pub fn text_of(input: &Input) -> Result<String, LoadError> {
    let (name, bytes) = read(input)?;
    let module = Module::read(&name, &bytes).map_err(|why| error(&name, &why))?;
    Ok(module.text())
}

/// The names of a module.
pub fn symbols(input: &Input) -> Result<Symbols, LoadError> {
    let (name, bytes) = read(input)?;
    let module = Module::read(&name, &bytes).map_err(|why| error(&name, &why))?;
    let mut symbols = Symbols::default();
    for value in module.functions().chain(module.globals()).chain(module.aliases()) {
        let name = value.name();
        let is_hidden =
            matches!(value.linkage(), LLVMLinkage::LLVMInternalLinkage | LLVMLinkage::LLVMPrivateLinkage);
        match value.is_declaration() {
            _ if is_hidden || name.starts_with("llvm.") => {}
            true => symbols.undefined.push(name),
            false => symbols.defined.push(name),
        }
    }
    Ok(symbols)
}
