//! A scalar on its way between registers and memory: plain bits, or a term if any input can change it.

use loam_allocator::Address;
use loam_expr::{Expr, ExprStore, Width};

/// A scalar of at most 128 bits. Its width is known from where it is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// Known bits, zero above the width.
    Bits(u128),
    /// A term that is not a constant.
    Term(Expr),
}

impl Value {
    /// The value of a term: constants become bits.
    pub fn of(store: &ExprStore, term: Expr) -> Self {
        store.constant_value(term).map_or(Self::Term(term), Self::Bits)
    }

    /// A 64-bit number.
    pub fn word(word: u64) -> Self {
        Self::Bits(u128::from(word))
    }

    /// An address.
    pub fn address(address: Address) -> Self {
        Self::word(address.0)
    }

    /// The value as a term of this width; a narrower term is zero-extended.
    pub fn term(self, store: &ExprStore, width: Width) -> Expr {
        match self {
            Self::Bits(bits) => store.constant(width, bits),
            Self::Term(term) if store.width(term) < width => store.zext(term, width),
            Self::Term(term) => term,
        }
    }

    /// The lowest `width` bits.
    pub fn cut(self, store: &ExprStore, width: Width) -> Self {
        match self {
            Self::Bits(bits) => Self::Bits(loam_expr::concrete::truncate(width, bits)),
            Self::Term(term) if store.width(term) > width => Self::of(store, store.truncate(term, width)),
            Self::Term(_) => self,
        }
    }

    /// The bits, if they are known.
    pub fn bits(self) -> Option<u128> {
        match self {
            Self::Bits(bits) => Some(bits),
            Self::Term(_) => None,
        }
    }

    /// The number, if it is known and fits a word.
    pub fn as_word(self) -> Option<u64> {
        self.bits().and_then(|bits| u64::try_from(bits).ok())
    }

    /// The address, if it is known and fits a word.
    pub fn as_address(self) -> Option<Address> {
        self.as_word().map(Address)
    }
}
