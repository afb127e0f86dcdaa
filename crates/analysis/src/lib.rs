//! Facts about a program that do not depend on any path.

pub mod distance;
pub mod loops;
pub mod points_to;

pub use distance::Distances;
pub use loops::Loops;
pub use points_to::{PointsTo, StaticSegments};
