//! Runs states: steps, forks, and explores until nothing is left or a limit is reached.
//!
//! [`image`] lays the program out, [`machine`] runs one state ([`fast`] on plain words, `step` on anything),
//! [`mod@explore`] is the loop around it that forks, ends and chooses states and hands over what was found.

pub mod config;
mod context;
pub mod core;
pub mod coverage;
pub mod explore;
mod external;
pub mod fast;
pub mod grouping;
pub mod image;
mod leak;
mod life;
mod lines;
pub mod machine;
mod merge;
pub mod observed;
mod panic;
mod picture;
pub mod pointer_check;
mod provenance;
mod shown;
mod step;
mod trace;
mod tree;
mod uninitialised;

pub use config::{EnvironmentConfig, External, Limits, RunConfig, Show};
pub use explore::{Ended, EngineFault, Monitor, Reached, Setup, Status, explore};
pub use image::{Image, LayoutError, MemoryConfig, models};
