//! Rules on bitwise.
use crate::rules::Rule;
pub(super) const AND: &[Rule] = &[];
pub(super) const OR: &[Rule] = &[];
pub(super) const XOR: &[Rule] = &[];
