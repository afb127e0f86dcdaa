//! Runs states: steps, forks, and explores until nothing is left or a limit is reached.
//!
//! [`image`] places the program in memory. [`mod@explore`] is the loop around a `scheduler`, which keeps the states that
//! can run (`frontier`) and gives one state at a time to a `worker`. The worker's [`machine`] executes it: [`fast`] on plain
//! words, `step` on any value; [`decision`] is where paths fork. With `--jobs` there are several of all these, each in a thread
//! of its own; what they share (`results`, coverage, states that are stolen) is the `crew`.

mod compact;
pub mod config;
mod context;
pub mod core;
pub mod coverage;
mod crew;
pub mod decision;
mod equal_states;
pub mod explore;
mod external;
pub mod fast;
mod frontier;
mod gaps;
mod gate;
pub mod grouping;
pub mod image;
pub mod journal;
mod lead;
mod leak;
mod lifecycle;
mod lines;
mod liveness;
pub mod machine;
mod memory_report;
mod merge;
mod narrow_pointer;
pub mod observed;
mod oracle;
mod panic;
pub mod pointer_check;
mod program_output;
mod provenance;
mod results;
pub mod saving;
mod scheduler;
mod scopes;
mod seeding;
mod step;
mod sweep;
mod trace;
mod tree;
mod trial;
mod uninitialised;
mod worker;

pub use config::{EnvironmentConfig, External, Limits, LivenessCheck, RunConfig, Show};
pub use explore::{Ended, EngineFault, Monitor, Reached, Setup, Status, Tools, explore};
pub use image::{Image, LayoutError, MemoryConfig, models};
pub use saving::{Order, ResumedRun, SaveSetup, SearchOptions};
