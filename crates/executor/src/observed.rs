//! The groups of heap objects that share segments, observed in earlier runs of the program: for these runs no points-to
//! analysis is more precise.
//!
//! At first nothing shares a segment. When an address may point to objects of several segments, their allocation
//! sites, with their callers, become one group, and the run starts again. Once a run observes nothing new, the groups are
//! complete.

use crate::image::Image;
use loam_memory::object::Site;
use loam_memory::segments::Grouping;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Groups of allocation sites that grow with each observation.
#[derive(Default)]
pub struct ObservedGroups {
    sites: Mutex<Sites>,
    /// Whether something new was observed since [`ObservedGroups::begin`].
    is_news: AtomicBool,
    /// Whether the groups stay as they are.
    is_fixed: AtomicBool,
    /// Set when the run is to end because of a new observation.
    stop: Arc<AtomicBool>,
}

#[derive(Default)]
struct Sites {
    /// Only ever looked up.
    group_of: HashMap<Site, u32>,
    /// The sites of each group, in the order they were seen; one that became part of another is empty.
    members: Vec<Vec<Site>>,
}

impl Sites {
    /// Makes these sites one group; returns whether they were not one before.
    fn join(&mut self, sites: &[Site]) -> bool {
        let known: BTreeSet<u32> = sites.iter().filter_map(|site| self.group_of.get(site)).copied().collect();
        let fresh = sites.iter().filter(|site| !self.group_of.contains_key(*site)).cloned();
        let fresh: BTreeSet<Site> = fresh.collect();
        if fresh.is_empty() && known.len() < 2 {
            return false;
        }
        let into = known.first().copied().unwrap_or_else(|| {
            self.members.push(Vec::new());
            self.members.len() as u32 - 1
        });
        let others =
            known.iter().skip(1).flat_map(|&group| std::mem::take(&mut self.members[group as usize]));
        let moved: Vec<Site> = others.chain(fresh).collect();
        for site in moved {
            self.group_of.insert(Arc::clone(&site), into);
            self.members[into as usize].push(site);
        }
        true
    }
}

impl ObservedGroups {
    /// Nothing seen yet. `stop` is set when a run is to end.
    pub fn new(stop: Arc<AtomicBool>) -> Self {
        Self { stop, ..Self::default() }
    }

    /// Begins a run.
    pub fn begin(&self) {
        self.is_news.store(false, Ordering::Relaxed);
        self.stop.store(false, Ordering::Relaxed);
    }

    /// Whether the last run observed something new.
    pub fn is_news(&self) -> bool {
        self.is_news.load(Ordering::Relaxed)
    }

    /// From now on the groups stay as they are.
    pub fn fix(&self) {
        self.begin();
        self.is_fixed.store(true, Ordering::Relaxed);
    }

    /// How many groups and sites there are.
    pub fn counts(&self) -> (usize, usize) {
        let sites = self.sites();
        let groups = sites.members.iter().filter(|members| !members.is_empty()).count();
        (groups, sites.group_of.len())
    }

    /// The groups and the source locations of their sites, as text.
    pub fn describe(&self, image: &Image) -> String {
        let sites = self.sites();
        let mut text = String::new();
        let groups = sites.members.iter().filter(|members| !members.is_empty());
        for (number, members) in (1..).zip(groups) {
            let _ = writeln!(text, "group {number}");
            for site in members {
                let frames: Vec<String> = site.iter().map(|&pc| image.description_of(pc)).collect();
                let _ = writeln!(text, "  {}", frames.join(", called from "));
            }
        }
        text
    }

    fn sites(&self) -> MutexGuard<'_, Sites> {
        self.sites.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Grouping for ObservedGroups {
    fn group_of(&self, site: &[u32]) -> Option<u32> {
        self.sites().group_of.get(site).copied()
    }

    fn resolved_together(&self, sites: &[Site]) {
        if !self.is_fixed.load(Ordering::Relaxed) && self.sites().join(sites) {
            self.is_news.store(true, Ordering::Relaxed);
            self.stop.store(true, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(pcs: &[u32]) -> Site {
        pcs.into()
    }

    #[test]
    fn sites_that_are_resolved_together_become_one_group() {
        let stop = Arc::new(AtomicBool::new(false));
        let groups = ObservedGroups::new(Arc::clone(&stop));
        let (a, b, c, d) = (site(&[1, 9]), site(&[2, 9]), site(&[3]), site(&[4]));
        assert_eq!(groups.group_of(&a), None);
        groups.resolved_together(&[Arc::clone(&a), Arc::clone(&a)]);
        assert!(stop.load(Ordering::Relaxed), "rows of one site are news");
        groups.begin();
        groups.resolved_together(&[Arc::clone(&a)]);
        assert!(!groups.is_news() && !stop.load(Ordering::Relaxed));
        groups.resolved_together(&[Arc::clone(&c), Arc::clone(&d)]);
        assert_ne!(groups.group_of(&a), groups.group_of(&c));
        assert_eq!(groups.counts(), (2, 3));
        groups.resolved_together(&[Arc::clone(&d), Arc::clone(&b), Arc::clone(&a)]);
        let all = [&a, &b, &c, &d].map(|site| groups.group_of(site));
        assert!(all[0].is_some() && all.iter().all(|group| *group == all[0]));
        assert_eq!(groups.counts(), (1, 4));
    }

    #[test]
    fn fixed_groups_do_not_change() {
        let groups = ObservedGroups::default();
        groups.fix();
        groups.resolved_together(&[site(&[1]), site(&[2])]);
        assert!(!groups.is_news());
        assert_eq!(groups.group_of(&[1]), None);
    }
}
