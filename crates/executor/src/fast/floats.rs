//! Floating-point numbers.

use super::window::Window;
use super::words::{double, float_cast, float_compare, float32, float64};
use loam_program::code::Float;

impl<const MIXED: bool> Window<'_, MIXED> {
    /// Executes a floating-point instruction; `None` leaves it to its origin.
    #[inline(always)]
    pub fn float(&mut self, inst: Float) -> Option<()> {
        match inst {
            Float::Float64 { op, dst, a, b } => {
                self.two(dst, a, b, |x, y| float64(op, f64::from_bits(x), f64::from_bits(y)).to_bits())
            }
            Float::Float32 { op, dst, a, b } => self.two(dst, a, b, |x, y| {
                u64::from(float32(op, f32::from_bits(x as u32), f32::from_bits(y as u32)).to_bits())
            }),
            Float::FloatCompare { predicate, shift, dst, a, b } => self.two(dst, a, b, |x, y| {
                u64::from(float_compare(predicate, double(x, shift), double(y, shift)))
            }),
            Float::FloatCast { op, from, to, dst, a } => {
                let number = float_cast(op, self.word(a)?, from, to)?;
                self.set(dst, number);
                Some(())
            }
        }
    }
}
