//! Rules on float.
use crate::rules::Rule;
pub(super) const BINARY: &[Rule] = &[];
pub(super) const COMPARE: &[Rule] = &[];
pub(super) const ROUND: &[Rule] = &[];
pub(super) const CONVERT: &[Rule] = &[];
pub(super) const TO_INT: &[Rule] = &[];
