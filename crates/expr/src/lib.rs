//! Terms: bit-vectors, floats and byte arrays, hash-consed in an [`ExprStore`] and built only through it.

pub mod store;
pub mod view;
