//! The memory models, one folder each, and the registry that names them.
//!
//! A model decides what an address means: which objects it may point to and what an access to them yields. All
//! of them stand behind [`MemoryModel`]; the executor never knows which one runs.

pub mod forking;

use loam_memory::MemoryModel;

/// Makes the model with this name on the command line.
pub fn by_name(name: &str) -> Option<Box<dyn MemoryModel>> {
    match name {
        "forking" => Some(Box::new(forking::Forking)),
        _ => None,
    }
}

/// The names of all models.
pub const NAMES: &[&str] = &["forking"];
