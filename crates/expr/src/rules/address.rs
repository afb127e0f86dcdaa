//! Rules on address.
