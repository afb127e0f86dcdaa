//! Links modules into one module.
//!
//! The work of a linker on object files, before anything is lowered: the compiler wrapper links the modules
//! of a program this way, and the build of the C library its files. [`crate::load`] then reads the result.

use crate::llvm::{Joining, Module};
use crate::{Input, LoadError, error, read};

/// Links modules into one and returns it as bitcode. As in a linker a strong definition wins over weak ones; of two
/// strong ones the earlier wins.
pub fn link(inputs: &[Input]) -> Result<Vec<u8>, LoadError> {
    let (first, rest) = inputs.split_first().ok_or_else(|| error("", "no module was given"))?;
    let (name, bytes) = read(first)?;
    let module = Module::read(&name, &bytes).map_err(|why| error(&name, &why))?;
    let mut joining = Joining::new(module);
    for input in rest {
        let (name, bytes) = read(input)?;
        joining.add(&name, &bytes).map_err(|why| error(&name, &why))?;
    }
    Ok(joining.bitcode())
}
