//! Placeholder.
/// A handle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Expr(std::num::NonZeroU32);
