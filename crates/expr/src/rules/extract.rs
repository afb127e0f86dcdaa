//! Rules on extract.
use crate::rules::Rule;
pub(super) const EXTRACT: &[Rule] = &[];
pub(super) const CONCAT: &[Rule] = &[];
pub(super) const ZEXT: &[Rule] = &[];
pub(super) const SEXT: &[Rule] = &[];
