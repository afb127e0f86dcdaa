//! Tools without domain words: typed ids and dense maps, a persistent ordered map, a seeded RNG, a hash without a seed, files that can be read,
//! a request to stop, child processes.
//!
//! Nothing here knows what a program, an expression or a state is. Every container iterates in a defined
//! order, so that nothing built on it can make a run depend on hashing or on addresses of our own objects.

pub mod files;
pub mod fork;
pub mod halt;
pub mod index;
pub mod ordmap;
pub mod rng;
pub mod stable_hash;
pub mod treap;

pub use halt::{Deadline, Halt};
pub use index::{Id, IdMap};
pub use ordmap::OrdMap;
pub use rng::Rng;
pub use stable_hash::{StableHasher, stable_hash};
pub use treap::Treap;

/// Like `eprintln!`, but whoever closed standard error is not told so by a panic.
#[macro_export]
macro_rules! complain {
    ($($words:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($words)*);
    }};
}
