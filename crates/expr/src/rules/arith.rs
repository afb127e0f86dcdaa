//! Rules on arith.
use crate::rules::Rule;
pub(super) const ADD: &[Rule] = &[];
pub(super) const SUB: &[Rule] = &[];
pub(super) const MUL: &[Rule] = &[];
pub(super) const UDIV: &[Rule] = &[];
pub(super) const SDIV: &[Rule] = &[];
pub(super) const UREM: &[Rule] = &[];
pub(super) const SREM: &[Rule] = &[];
