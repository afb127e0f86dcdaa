//! Empty: this package only names the sources that `../build.rs` compiles.
