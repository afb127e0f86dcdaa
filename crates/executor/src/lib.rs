//! Runs states: steps, forks, and explores until nothing is left or a limit is reached.

pub mod core;
pub mod coverage;
pub mod fast;
