//! Coverage: which blocks were executed to their end, and which sides of their branches were taken.

use loam_program::code::CodeBlockId;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// The block was executed to its end.
pub const COMPLETED: u8 = 1;
/// Its branch was taken.
pub const TAKEN: u8 = 2;
/// Its branch was not taken.
pub const NOT_TAKEN: u8 = 4;

/// Coverage of a run.
pub struct Coverage {
    /// A byte of flags per block.
    pub blocks: Vec<u8>,
    /// Set whenever something new of the user's own code is covered; the reader clears it.
    pub news: bool,
    /// For each block, whether it is the user's own code.
    own: Box<[bool]>,
    /// Blocks of which only a part was executed, with the number of executed IR instructions.
    pub partial: BTreeMap<CodeBlockId, u32>,
}

impl Coverage {
    /// Nothing covered of this many blocks, of which some are the user's own code.
    pub fn new(blocks: usize, own_blocks: &[CodeBlockId]) -> Self {
        let mut own = vec![false; blocks];
        for block in own_blocks {
            own[block.0 as usize] = true;
        }
        Self { blocks: vec![0; blocks], news: false, own: own.into(), partial: Default::default() }
    }

    /// Sets flags of a block.
    #[inline(always)]
    pub fn mark(&mut self, block: CodeBlockId, flags: u8) {
        let byte = &mut self.blocks[block.0 as usize];
        if *byte & flags != flags {
            *byte |= flags;
            self.news |= self.own[block.0 as usize];
        }
    }

    /// Whether a block is the user's own code and lacks some of these flags.
    pub fn is_new(&self, block: CodeBlockId, flags: u8) -> bool {
        self.own[block.0 as usize] && self.blocks[block.0 as usize] & flags != flags
    }

    /// Whether a block was executed to its end.
    pub fn is_completed(&self, block: CodeBlockId) -> bool {
        self.blocks[block.0 as usize] & COMPLETED != 0
    }

    /// Records that a path stopped inside a block after `executed` of its IR instructions.
    pub fn mark_partial(&mut self, block: CodeBlockId, executed: u32) {
        if executed > 0 && !self.is_completed(block) {
            let most = self.partial.entry(block).or_default();
            *most = executed.max(*most);
        }
    }
}

/// The coverage of all workers of a run. Each has its own, which it compares with this one between two slices.
pub(crate) struct SharedCoverage {
    blocks: Box<[AtomicU8]>,
    /// How often something was added.
    version: AtomicU64,
    partial: Mutex<BTreeMap<CodeBlockId, u32>>,
}

impl SharedCoverage {
    /// Nothing covered of this many blocks.
    pub fn new(blocks: usize) -> Self {
        Self {
            blocks: std::iter::repeat_with(AtomicU8::default).take(blocks).collect(),
            version: AtomicU64::new(0),
            partial: Mutex::default(),
        }
    }

    /// How often something was added so far.
    pub fn version(&self) -> u64 {
        self.version.load(Ordering::Relaxed)
    }

    /// Adds what a worker covered.
    pub fn add(&self, own: &Coverage) {
        for (shared, &flags) in self.blocks.iter().zip(&own.blocks) {
            if shared.load(Ordering::Relaxed) & flags != flags {
                shared.fetch_or(flags, Ordering::Relaxed);
            }
        }
        let mut partial = self.partial.lock().unwrap_or_else(PoisonError::into_inner);
        for (&block, &executed) in &own.partial {
            let most = partial.entry(block).or_default();
            *most = executed.max(*most);
        }
        self.version.fetch_add(1, Ordering::Relaxed);
    }

    /// Gives a worker what the others covered. Nothing of it is news.
    pub fn update(&self, own: &mut Coverage) {
        for (shared, flags) in self.blocks.iter().zip(&mut own.blocks) {
            *flags |= shared.load(Ordering::Relaxed);
        }
    }

    /// Gives a worker everything, when the run is over.
    pub fn complete(&self, own: &mut Coverage) {
        self.update(own);
        own.partial.clone_from(&self.partial.lock().unwrap_or_else(PoisonError::into_inner));
    }
}
