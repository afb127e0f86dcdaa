//! Rules on ite.
use crate::rules::Rule;
pub(super) const ITE: &[Rule] = &[];
