//! Where Loam keeps what it built: the C library and what else takes long to make.

use std::path::PathBuf;

/// `LOAM_CACHE_DIR`; else, for a binary that was built in a checkout, the cache of that checkout, which `cargo xtask` uses;
/// else `loam` in `XDG_CACHE_HOME`, else `.cache/loam` at home. The error is what to tell the user.
pub fn directory() -> Result<PathBuf, String> {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    named("LOAM_CACHE_DIR")
        .or_else(of_checkout)
        .or_else(|| named("XDG_CACHE_HOME").map(|directory| directory.join("loam")))
        .or_else(|| named("HOME").map(|directory| directory.join(".cache/loam")))
        .ok_or_else(|| "no directory for what Loam builds: set LOAM_CACHE_DIR or HOME".to_owned())
}

/// `target/loam-cache`, if this is `target/release/loam` or its like.
fn of_checkout() -> Option<PathBuf> {
    let binary = std::env::current_exe().ok()?;
    let cache = binary.parent()?.parent()?.join("loam-cache");
    cache.is_dir().then_some(cache)
}
