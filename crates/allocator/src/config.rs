//! The configuration of an allocator: which one, how long freed addresses are quarantined, where the regions lie.

use crate::region::Regions;
use std::fmt;
use std::str::FromStr;

/// The allocators.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AllocatorKind {
    /// One per state. Addresses are far apart, deterministic, and reused after a quarantine.
    #[default]
    Kdalloc,
    /// One for all states of a run. Addresses are close together and reused at once, as in the `malloc` of a system.
    Global,
    /// One per state. Addresses ascend and are never reused.
    Bump,
}

impl FromStr for AllocatorKind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "kdalloc" => Ok(Self::Kdalloc),
            "global" => Ok(Self::Global),
            "bump" => Ok(Self::Bump),
            _ => Err(format!("there is no allocator {text:?}; choose kdalloc, global or bump")),
        }
    }
}

impl fmt::Display for AllocatorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Kdalloc => "kdalloc",
            Self::Global => "global",
            Self::Bump => "bump",
        })
    }
}

/// How long a freed address is quarantined before it can be handed out again. Each bin counts its frees separately.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Quarantine {
    /// Until this many further objects of the bin were freed. 0 is off.
    Last(u32),
    /// For ever.
    Unlimited,
}

impl Default for Quarantine {
    fn default() -> Self {
        Self::Last(8)
    }
}

impl FromStr for Quarantine {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "unlimited" {
            return Ok(Self::Unlimited);
        }
        text.parse().map(Self::Last).map_err(|_| {
            format!("{text:?} is not a length of the quarantine; write a number of objects (0 is off) or unlimited")
        })
    }
}

impl fmt::Display for Quarantine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Last(count) => count.fmt(f),
            Self::Unlimited => f.pad("unlimited"),
        }
    }
}

/// The configuration of an allocator.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct AllocatorConfig {
    /// Which allocator.
    pub kind: AllocatorKind,
    /// How long freed addresses are quarantined; only [`AllocatorKind::Kdalloc`] has a quarantine.
    pub quarantine: Quarantine,
    /// Where the regions lie.
    pub regions: Regions,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_and_shown_alike() {
        for text in ["kdalloc", "global", "bump"] {
            assert_eq!(text.parse::<AllocatorKind>().unwrap().to_string(), text);
        }
        for text in ["0", "8", "4294967295", "unlimited"] {
            assert_eq!(text.parse::<Quarantine>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn unknown_choices_are_refused_with_the_known_ones() {
        assert!("malloc".parse::<AllocatorKind>().unwrap_err().contains("kdalloc, global or bump"));
        for text in ["-1", "4294967296", "", "all"] {
            assert!(text.parse::<Quarantine>().unwrap_err().contains("or unlimited"));
        }
    }
}
