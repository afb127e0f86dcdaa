//! The solver chain for `--solver`, `--no-cache` and `--validate`, for every command that has these options.

use clap::ValueEnum;
use loam_solver::{Backend, Backends, Layer, Layers};
use loam_solver_bitwuzla::Bitwuzla;
use loam_solver_blaster::Blaster;
use loam_solver_z3::Z3;

/// `--solver`: the backend for queries that the fast solver does not decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum SolverArg {
    /// Bitwuzla
    Bitwuzla,
    /// Z3, if libz3 is installed
    Z3,
    /// No other backend: only Loam's own bit-blaster
    Blaster,
}

impl SolverArg {
    /// The backends in the order in which they are queried, for `run.json`.
    pub fn names(self) -> &'static str {
        match self {
            Self::Bitwuzla => "blaster,bitwuzla",
            Self::Z3 => "blaster,z3",
            Self::Blaster => "blaster",
        }
    }

    /// The backends.
    pub fn backends(self) -> Result<Backends, String> {
        let z3 = || Z3::load().map_err(|missing| format!("--solver z3: {missing}"));
        let full: Box<dyn Backend> = match self {
            Self::Bitwuzla => Box::new(Bitwuzla::new()),
            Self::Z3 => Box::new(z3()?),
            Self::Blaster => Box::new(Blaster::new()),
        };
        Ok(Backends { fast: Box::new(Blaster::new()), full, second: None })
    }

    /// The backend that only checks the results of the others.
    pub fn validator(self) -> Option<Box<dyn Backend>> {
        match self {
            // Without Z3 the full backend is still compared with all layers before it.
            Self::Bitwuzla | Self::Blaster => Z3::load().ok().map(|z3| Box::new(z3) as Box<dyn Backend>),
            Self::Z3 => Some(Box::new(Bitwuzla::new())),
        }
    }
}

/// The set of layers that `--no-cache` switches off.
pub fn without(layers: &[Layer]) -> Layers {
    layers.iter().fold(Layers::NONE, |all, &layer| all.with(layer))
}

/// A layer of the solver that can be switched off, by its name.
pub fn layer(name: &str) -> Result<Layer, String> {
    let optional = || Layer::TABLE.into_iter().filter(|(layer, ..)| layer.is_optional());
    match optional().find(|(_, known, _)| *known == name) {
        Some((layer, ..)) => Ok(layer),
        None => {
            let known: Vec<&str> = optional().map(|(_, name, _)| name).collect();
            Err(format!("known are {}", known.join(", ")))
        }
    }
}
