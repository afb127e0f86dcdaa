//! Where Loam keeps what it builds once: the C library, the files `loam cc` needs.

use std::path::PathBuf;

/// LOAM_CACHE_DIR, or `loam` in the user's directory for caches. The error is what to tell the user.
pub fn directory() -> Result<PathBuf, String> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let users = || set("XDG_CACHE_HOME").or_else(|| set("HOME").map(|home| home.join(".cache")));
    let directory = set("LOAM_CACHE_DIR").or_else(|| users().map(|cache| cache.join("loam")));
    let directory = directory.ok_or("no directory for a cache: set LOAM_CACHE_DIR")?;
    std::path::absolute(&directory).map_err(|error| format!("{}: {error}", directory.display()))
}
