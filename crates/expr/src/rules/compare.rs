//! Rules on compare.
use crate::rules::Rule;
pub(super) const EQ: &[Rule] = &[];
pub(super) const ULT: &[Rule] = &[];
pub(super) const ULE: &[Rule] = &[];
pub(super) const SLT: &[Rule] = &[];
pub(super) const SLE: &[Rule] = &[];
