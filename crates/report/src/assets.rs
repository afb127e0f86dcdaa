//! The C files that belong to Loam, carried inside the binary: the headers, the streams of C++, the replay library.
//!
//! A compiler needs them as files, so [`write_to`] writes them into a directory, with their paths in the repository.

use std::io;
use std::path::Path;

/// Path in the repository and content.
pub type Asset = (&'static str, &'static str);

/// The headers; their directory `include` is what `-I` needs.
pub const HEADERS: &[Asset] = &[
    ("include/loam.h", include_str!("../../../include/loam.h")),
    ("include/loam/templates.h", include_str!("../../../include/loam/templates.h")),
    ("include/klee/klee.h", include_str!("../../../include/klee/klee.h")),
];

/// The source that is compiled together with a C++ program that uses streams.
pub const STREAMS: &[Asset] = &[("include/streams.cc", include_str!("../../../runtime/streams.cc"))];

/// The crate Rust programs use.
pub const RUST: &[Asset] = &[("rust/loam/src/lib.rs", include_str!("../../../rust/loam/src/lib.rs"))];

/// The replay library, linked to a native program that repeats a test.
pub const REPLAY: &[Asset] = &[
    ("runtime/inputs.h", include_str!("../../../runtime/inputs.h")),
    ("runtime/replay.c", include_str!("../../../runtime/replay.c")),
];

/// Writes assets below `directory`, making the directories they need.
pub fn write_to(directory: &Path, assets: &[&[Asset]]) -> io::Result<()> {
    for (path, content) in assets.iter().copied().flatten() {
        let path = directory.join(path);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent)?;
        }
        std::fs::write(path, content)?;
    }
    Ok(())
}
