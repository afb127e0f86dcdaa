//! Terms as text.
