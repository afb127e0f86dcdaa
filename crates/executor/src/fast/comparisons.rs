//! Comparisons of integers, and the selection by a condition.

use super::window::Window;
use super::words::sign_at_top;
use loam_program::code::Comparison;

impl<const MIXED: bool> Window<'_, MIXED> {
    /// Executes a comparison; `None` leaves it to its origin.
    #[inline(always)]
    pub fn comparison(&mut self, inst: Comparison) -> Option<()> {
        match inst {
            Comparison::Eq { dst, a, b } => self.two(dst, a, b, |x, y| u64::from(x == y)),
            Comparison::EqI { dst, a, value } => self.one(dst, a, |x| u64::from(x == value)),
            Comparison::Ne { dst, a, b } => self.two(dst, a, b, |x, y| u64::from(x != y)),
            Comparison::NeI { dst, a, value } => self.one(dst, a, |x| u64::from(x != value)),
            Comparison::Ult { dst, a, b } => self.two(dst, a, b, |x, y| u64::from(x < y)),
            Comparison::UltI { dst, a, value } => self.one(dst, a, |x| u64::from(x < value)),
            Comparison::Ule { dst, a, b } => self.two(dst, a, b, |x, y| u64::from(x <= y)),
            Comparison::UgtI { dst, a, value } => self.one(dst, a, |x| u64::from(x > value)),
            Comparison::Slt { shift, dst, a, b } => {
                self.two(dst, a, b, |x, y| u64::from(sign_at_top(x, shift) < sign_at_top(y, shift)))
            }
            Comparison::SltI { shift, dst, a, value } => {
                self.one(dst, a, |x| u64::from(sign_at_top(x, shift) < value))
            }
            Comparison::Sle { shift, dst, a, b } => {
                self.two(dst, a, b, |x, y| u64::from(sign_at_top(x, shift) <= sign_at_top(y, shift)))
            }
            Comparison::SgtI { shift, dst, a, value } => {
                self.one(dst, a, |x| u64::from(sign_at_top(x, shift) > value))
            }
            Comparison::Select { dst, condition, a, b } => {
                let from = if self.word(condition)? != 0 { a } else { b };
                self.one(dst, from, |x| x)
            }
        }
    }
}
