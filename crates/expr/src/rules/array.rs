//! Rules on array.
use crate::rules::Rule;
pub(super) const SELECT: &[Rule] = &[];
pub(super) const STORE: &[Rule] = &[];
