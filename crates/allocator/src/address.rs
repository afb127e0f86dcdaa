//! An address of the program that is executed, as a type that no length, offset or other number is mistaken for.

use std::fmt;
use std::ops::{Add, AddAssign, Sub};

/// An address in the memory of the program that is executed. The distance between two addresses is a `u64`, as an offset or a
/// length in bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Address(pub u64);

impl Address {
    /// The null pointer.
    pub const NULL: Self = Self(0);
    /// The highest address.
    pub const MAX: Self = Self(u64::MAX);

    /// Whether this is the null pointer.
    #[inline(always)]
    pub fn is_null(self) -> bool {
        self == Self::NULL
    }

    /// The offset of this address from `base`; wraps if the address lies below `base`.
    #[inline(always)]
    pub fn offset_from(self, base: Self) -> u64 {
        self.0.wrapping_sub(base.0)
    }

    /// The address this many bytes above, or `None` if there is none.
    #[inline(always)]
    pub fn checked_add(self, bytes: u64) -> Option<Self> {
        self.0.checked_add(bytes).map(Self)
    }

    /// The address this many bytes below, or `None` if there is none.
    #[inline(always)]
    pub fn checked_sub(self, bytes: u64) -> Option<Self> {
        self.0.checked_sub(bytes).map(Self)
    }

    /// The address this many bytes above, or the highest address.
    #[inline(always)]
    pub fn saturating_add(self, bytes: u64) -> Self {
        Self(self.0.saturating_add(bytes))
    }

    /// The address this many bytes below, or the null pointer.
    #[inline(always)]
    pub fn saturating_sub(self, bytes: u64) -> Self {
        Self(self.0.saturating_sub(bytes))
    }

    /// The address this many bytes above; wraps around at the highest address.
    #[inline(always)]
    pub fn wrapping_add(self, bytes: u64) -> Self {
        Self(self.0.wrapping_add(bytes))
    }

    /// The lowest address not below this one that is a multiple of `align`, a power of two.
    pub fn checked_align_up(self, align: u64) -> Option<Self> {
        Some(Self(self.0.checked_add(align - 1)? & !(align - 1)))
    }
}

impl Add<u64> for Address {
    type Output = Self;
    #[inline(always)]
    fn add(self, bytes: u64) -> Self {
        Self(self.0 + bytes)
    }
}

impl AddAssign<u64> for Address {
    #[inline(always)]
    fn add_assign(&mut self, bytes: u64) {
        self.0 += bytes;
    }
}

impl Sub<u64> for Address {
    type Output = Self;
    #[inline(always)]
    fn sub(self, bytes: u64) -> Self {
        Self(self.0 - bytes)
    }
}

/// The number of bytes between two addresses, of which the right one is not above the left one.
impl Sub for Address {
    type Output = u64;
    #[inline(always)]
    fn sub(self, base: Self) -> u64 {
        self.0 - base.0
    }
}

impl fmt::LowerHex for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerHex::fmt(&self.0, f)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}
