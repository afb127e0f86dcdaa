//! Coverage: which blocks were executed to their end, and which sides of their branches were taken.

use loam_program::code::{Code, CodeBlockId};
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
#[derive(Default)]
pub struct Coverage {
    /// A byte of flags per block, then one per edge of a switch: an edge may lead to a block that other ways lead to as well.
    pub blocks: Vec<u8>,
    /// Set whenever something new of the user's own code is covered; the reader clears it.
    pub news: bool,
    /// For each block, whether it is the user's own code.
    own: Box<[bool]>,
    /// The place of the first edge.
    first_edge: usize,
    /// Blocks of which only a part was executed, with the number of executed IR instructions.
    pub partial: BTreeMap<CodeBlockId, u32>,
    /// How often each block was executed to its end.
    pub times: Vec<u64>,
    /// Takes the place of the counts while something is executed that does not count.
    uncounted: Vec<u64>,
}

impl Coverage {
    /// Nothing covered of the program, of which some blocks are the user's own code.
    pub fn new(code: &Code, own_blocks: &[CodeBlockId]) -> Self {
        let first_edge = code.blocks.len();
        let mut own = vec![false; first_edge];
        for block in own_blocks {
            own[block.0 as usize] = true;
        }
        let of_edges: Vec<bool> = code.edges.iter().map(|block| own[block.0 as usize]).collect();
        own.extend(of_edges);
        let times = vec![0; first_edge];
        Self { blocks: vec![0; own.len()], own: own.into(), first_edge, times, ..Self::default() }
    }

    /// Sets the flag of an edge of a switch.
    #[inline(always)]
    pub fn mark_edge(&mut self, edge: u32) {
        self.set(self.place_of(edge), COMPLETED);
    }

    /// Whether an edge leaves a switch of the user's own code and was never taken.
    pub fn is_new_edge(&self, edge: u32) -> bool {
        self.is_new(self.place_of(edge), COMPLETED)
    }

    fn place_of(&self, edge: u32) -> CodeBlockId {
        CodeBlockId(self.first_edge as u32 + edge)
    }

    /// From here on executions do not count, until this is called again.
    pub fn switch_counting(&mut self) {
        self.uncounted.resize(self.times.len(), 0);
        std::mem::swap(&mut self.times, &mut self.uncounted);
    }

    /// Counts an execution of a block and sets its flags.
    #[inline(always)]
    pub fn mark(&mut self, block: CodeBlockId, flags: u8) {
        self.times[block.0 as usize] += 1;
        self.set(block, flags);
    }

    #[inline(always)]
    fn set(&mut self, block: CodeBlockId, flags: u8) {
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
    /// How often each block was executed, by the workers that are done.
    times: Mutex<Vec<u64>>,
}

impl SharedCoverage {
    /// Nothing covered of the program.
    pub fn new(code: &Code) -> Self {
        let places = code.blocks.len() + code.edges.len();
        Self {
            blocks: std::iter::repeat_with(AtomicU8::default).take(places).collect(),
            version: AtomicU64::new(0),
            partial: Mutex::default(),
            times: Mutex::new(vec![0; code.blocks.len()]),
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

    /// Adds how often a worker that is done executed each block. Its own counts are taken, so that they are added once.
    pub fn add_times(&self, own: &mut Coverage) {
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        for (sum, times) in times.iter_mut().zip(&mut own.times) {
            *sum += std::mem::take(times);
        }
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
        own.times.clone_from(&self.times.lock().unwrap_or_else(PoisonError::into_inner));
    }
}
