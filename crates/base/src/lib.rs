//! Domain-independent tools: typed ids and dense maps, a persistent ordered map, a seeded RNG, a hash without
//! a seed, copies that share nothing, signs of numbers, reading of files, a request to stop, child processes, work on several threads and what they count.
//!
//! Nothing here knows what a program, an expression or a state is. Every container iterates in a defined
//! order, so that no run depends on hashing or on addresses of Loam's own objects.

pub mod detach;
pub mod files;
pub mod fork;
pub mod halt;
pub mod index;
pub mod lock;
pub mod ordmap;
pub mod parallel;
pub mod rng;
pub mod shard;
pub mod sign;
pub mod stable_hash;
pub mod treap;

pub use detach::{Copies, Detach};
pub use halt::{Deadline, Halt};
pub use index::{Id, IdMap};
pub use lock::{lock, lock_waits};
pub use ordmap::OrdMap;
pub use rng::Rng;
pub use sign::{Sign, Signedness};
pub use stable_hash::{StableHasher, stable_hash};
pub use treap::Treap;

/// Like `eprintln!`, but does not panic if standard error is closed.
#[macro_export]
macro_rules! complain {
    ($($words:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($words)*);
    }};
}
