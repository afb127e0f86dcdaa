//! Empty: this package only names the crate whose schema `cargo xtask setup` copies.
