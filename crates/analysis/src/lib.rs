//! Facts about a program that do not depend on any path.

pub mod distance;

pub use distance::Distances;
