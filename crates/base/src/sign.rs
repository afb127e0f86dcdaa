//! Signs of numbers: whether an integer has one, and which one a number has.

/// How the bits of an integer are interpreted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Signedness {
    /// As a number from 0 on.
    Unsigned,
    /// As a number in two's complement.
    Signed,
}

impl Signedness {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Unsigned, Self::Signed];

    /// Whether the integer is signed.
    #[inline]
    pub const fn is_signed(self) -> bool {
        matches!(self, Self::Signed)
    }

    /// The number of sign bits in an integer: 1 if it is signed, otherwise 0.
    #[inline]
    pub const fn sign_bits(self) -> u8 {
        self as u8
    }
}

/// The sign of a number. Floats have a sign even if they are zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Sign {
    /// Zero or above.
    Positive,
    /// Below zero, or a negative zero.
    Negative,
}

impl Sign {
    /// [`Self::Negative`] if the condition holds.
    #[inline]
    pub const fn negative_if(condition: bool) -> Self {
        if condition { Self::Negative } else { Self::Positive }
    }

    /// Whether the number is negative.
    #[inline]
    pub const fn is_negative(self) -> bool {
        matches!(self, Self::Negative)
    }

    /// The sign bit of a number: 1 if it is negative.
    #[inline]
    pub const fn bit(self) -> u128 {
        self as u128
    }
}
