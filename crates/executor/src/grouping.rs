//! The groups of heap objects that share segments, by allocation site: the result of the points-to analysis.
//!
//! The memory model is made before the program is placed in memory, and the analysis needs the program: the groups are empty until
//! [`SegmentGroups::learn`].

use crate::image::Image;
use crate::pointer_check::PointerCheck;
use loam_analysis::points_to::StaticSegments;
use loam_base::Halt;
use loam_memory::segments::Grouping;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Groups of allocation sites.
#[derive(Default)]
pub struct SegmentGroups {
    known: OnceLock<Known>,
}

struct Known {
    image: Arc<Image>,
    pointers: PointerCheck,
    segments: StaticSegments,
    /// Site → group. Only ever looked up, never iterated.
    asked: Mutex<HashMap<Box<[u32]>, Option<u32>>>,
}

impl SegmentGroups {
    /// Analyses a program; objects that are allocated from now on are grouped by the result.
    pub fn learn(&self, image: &Arc<Image>, entry: &str, context: usize, halt: &Halt) {
        self.known.get_or_init(|| {
            let pointers = PointerCheck::new(image, entry, context, halt);
            let segments = StaticSegments::of(pointers.points_to(), &image.program);
            Known { image: Arc::clone(image), pointers, segments, asked: Mutex::default() }
        });
    }
}

impl Grouping for SegmentGroups {
    fn group_of(&self, site: &[u32]) -> Option<u32> {
        let known = self.known.get()?;
        let mut asked = known.asked.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(group) = asked.get(site) {
            return *group;
        }
        let object = known.pointers.heap_object(&known.image, site);
        let group = object.and_then(|object| known.segments.segment_of(object)).map(|segment| segment.0);
        asked.insert(site.into(), group);
        group
    }
}
