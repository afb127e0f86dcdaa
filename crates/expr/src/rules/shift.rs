//! Rules on shift.
use crate::rules::Rule;
pub(super) const SHL: &[Rule] = &[];
pub(super) const LSHR: &[Rule] = &[];
pub(super) const ASHR: &[Rule] = &[];
