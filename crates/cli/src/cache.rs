//! The directory in which Loam keeps what takes long to build, such as the C library.

use std::path::PathBuf;

/// `LOAM_CACHE_DIR`; else, for a binary that was built in a checkout, the cache of that checkout, which
/// `cargo xtask` uses; else `loam` in `XDG_CACHE_HOME`, else `.cache/loam` at home. The error is the message
/// for the user.
pub fn directory() -> Result<PathBuf, String> {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    named("LOAM_CACHE_DIR")
        .or_else(of_checkout)
        .or_else(|| named("XDG_CACHE_HOME").map(|directory| directory.join("loam")))
        .or_else(|| named("HOME").map(|directory| directory.join(".cache/loam")))
        .ok_or_else(|| "no directory for what Loam builds: set LOAM_CACHE_DIR or HOME".to_owned())
}

/// What was installed with this binary: `lib/loam` beside the directory of the binary, such as `/usr/lib/loam`. Never written to.
pub fn installed() -> Option<PathBuf> {
    let binary = std::env::current_exe().ok()?;
    let directory = binary.parent()?.parent()?.join("lib/loam");
    directory.is_dir().then_some(directory)
}

/// `target/loam-cache`, if this binary is `target/release/loam` or the like.
fn of_checkout() -> Option<PathBuf> {
    let binary = std::env::current_exe().ok()?;
    let cache = binary.parent()?.parent()?.join("loam-cache");
    cache.is_dir().then_some(cache)
}
