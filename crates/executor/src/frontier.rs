//! The frontier: the states that can run, their leaves in the execution tree, and the searcher that chooses among them.

use crate::config::RunConfig;
use crate::coverage::Coverage;
use crate::image::Image;
use crate::lead::Lead;
use crate::saving::SearchOptions;
use crate::tree::{NodeId, Tree};
use crate::worker::PathKind;
use loam_analysis::Distances;
use loam_analysis::distance::UNREACHABLE;
use loam_base::{Copies, Detach, Rng, stable_hash};
use loam_expr::{HoldsTerms, Needed};
use loam_program::code::CodeBlockId;
use loam_save::ParkedState;
use loam_search::{Finishing, Interleaved, SearchContext, Searcher, StateFacts};
use loam_state::{Seed, State, StateId, Trail};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Selections between two computations of distances, at least.
const DISTANCES_EVERY: u64 = 512;

/// What separates the seeds of the searchers of two workers.
const SEEDS_APART: u64 = 0x9e37_79b9_7f4a_7c15;

/// A state that can run.
pub(crate) struct Live {
    pub state: Box<State>,
    /// Its leaf in the execution tree.
    pub leaf: NodeId,
}

/// All states that can run.
pub(crate) struct Frontier {
    image: Arc<Image>,
    live: BTreeMap<StateId, Live>,
    next_id: u32,
    tree: Tree,
    searcher: Box<dyn Searcher>,
    rng: Rng,
    distances: Distances,
    distances_stale: bool,
    /// Selections so far.
    selections: u64,
    /// Most states that could run at once.
    most: usize,
    /// The state that ran last, if its fuel was used up: its memory is still active.
    paused: Option<StateId>,
    /// States whose next query is hard. They come back when no other states are left.
    deferred: Vec<(StateId, Live)>,
    /// States that follow a seed that was given; they run first.
    seeded: BTreeSet<StateId>,
    /// States that follow a trial which has found something.
    led: Lead,
    /// Whether deferred states came back: from then on queries have the full budget.
    is_patient: bool,
    /// Whether a state was taken and runs.
    is_running: bool,
}

/// A state on its way from one frontier to another.
pub(crate) struct Stolen {
    state: Box<State>,
    position: Box<[u32]>,
}

impl Detach for Stolen {
    fn detach(&mut self, copies: &mut Copies) {
        self.state.detach(copies);
    }
}

impl HoldsTerms for Frontier {
    fn keep_terms(&self, needed: &mut Needed) {
        let deferred = self.deferred.iter().map(|(_, live)| live);
        self.live.values().chain(deferred).for_each(|live| live.state.keep_terms(needed));
    }
}

impl Frontier {
    /// The frontier of a worker without states, with the searchers of the configuration; `None` if there is no searcher of a
    /// name. The first worker gets the first state.
    pub fn new(image: &Arc<Image>, config: &RunConfig, worker: usize) -> Option<Self> {
        let searchers: Option<Vec<_>> = config.search.iter().map(|name| loam_search::by_name(name)).collect();
        Some(Self {
            image: Arc::clone(image),
            live: BTreeMap::new(),
            next_id: 1,
            tree: if worker == 0 { Tree::new(StateId(0)) } else { Tree::empty() },
            searcher: held_back(Box::new(Interleaved::new(searchers?)), config.finish_above),
            rng: Rng::new(config.seed.wrapping_add((worker as u64).wrapping_mul(SEEDS_APART))),
            distances: Distances::new(&image.code, &image.own_blocks),
            distances_stale: true,
            selections: 0,
            most: 0,
            paused: None,
            deferred: Vec::new(),
            seeded: BTreeSet::new(),
            led: Lead::default(),
            is_patient: false,
            is_running: false,
        })
    }

    /// Lets other searchers choose from here on. `false` if there is no searcher of a name.
    pub fn set_search(&mut self, options: &SearchOptions) -> bool {
        let searchers: Option<Vec<_>> =
            options.search.iter().map(|name| loam_search::by_name(name)).collect();
        let Some(searchers) = searchers else { return false };
        self.searcher = held_back(Box::new(Interleaved::new(searchers)), options.finish_above);
        self.rng = Rng::new(options.seed);
        for (&id, live) in &self.live {
            self.searcher.add(id, facts(&live.state, &self.distances, &self.image));
        }
        true
    }

    /// Whether a state can run.
    pub fn is_live(&self, id: StateId) -> bool {
        self.live.contains_key(&id)
    }

    /// The state that was selected last has run; so much work was done since the run began, in instructions.
    pub fn count_work(&mut self, work: u64) {
        self.led.count(work);
    }

    /// Counts a selection that no searcher made.
    pub fn count_selection(&mut self) {
        self.selections += 1;
    }

    /// The first state and its leaf.
    pub fn first(&self) -> (StateId, NodeId) {
        (StateId(0), self.tree.root())
    }

    /// How many states can run.
    pub fn len(&self) -> usize {
        self.live.len()
    }

    /// Most states that could run at once.
    pub fn most(&self) -> usize {
        self.most
    }

    /// Whether hard queries are deferred while other states can run.
    fn defers(&self) -> bool {
        !self.is_patient && !self.live.is_empty()
    }

    /// Adds a new state.
    pub fn add(&mut self, id: StateId, live: Live) {
        let facts = facts(&live.state, &self.distances, &self.image);
        self.lead(id, &live.state.seeds);
        self.live.insert(id, live);
        self.searcher.add(id, facts);
        self.most = self.most.max(self.live.len());
    }

    /// A state follows these seeds.
    fn lead(&mut self, id: StateId, seeds: &[Arc<Seed>]) {
        if seeds.iter().any(|seed| seed.is_given()) {
            self.seeded.insert(id);
        } else if !seeds.is_empty() {
            self.led.add(id);
        }
    }

    /// Lets the search follow the inputs of a trial of a state, unless the user relies on the order of states: what is new
    /// there has a way around it that is new, too.
    pub fn follow(&mut self, id: StateId, trial: Arc<Seed>) {
        if self.searcher.is_exact() {
            return;
        }
        if let Some(live) = self.live.get_mut(&id) {
            live.state.seeds = live.state.seeds.iter().cloned().chain([trial]).collect();
            let seeds = Arc::clone(&live.state.seeds);
            self.lead(id, &seeds);
        }
    }

    /// Forgets that a state follows seeds.
    fn stop_leading(&mut self, id: StateId) {
        self.seeded.remove(&id);
        self.led.remove(id);
    }

    /// Removes a state.
    pub fn remove(&mut self, id: StateId) -> Option<Live> {
        self.gone(id);
        self.live.remove(&id)
    }

    /// Takes a state to run it, and says whether hard queries are deferred. The searcher still knows the state: it comes back,
    /// or is [gone](Self::gone).
    pub fn take(&mut self, id: StateId) -> Option<(Live, bool)> {
        self.freeze_paused(id);
        self.led.selected(id);
        let live = self.live.remove(&id)?;
        self.is_running = true;
        Some((live, self.defers()))
    }

    /// Whether a state has inputs that a trial can choose. Its memory is frozen, whether the trial is then executed or not.
    pub fn can_be_tried(&mut self, id: StateId) -> bool {
        if self.paused == Some(id) {
            self.freeze_paused(StateId(u32::MAX));
        }
        self.live.get(&id).is_some_and(|live| PathKind::of(&live.state) != PathKind::Concrete)
    }

    /// A copy of a state whose memory is frozen, and its leaf.
    pub fn copy(&self, id: StateId) -> Option<Live> {
        let Live { state, leaf } = self.live.get(&id)?;
        Some(Live { state: state.clone(), leaf: *leaf })
    }

    /// What tells a state from all others that there ever are in runs of the same order: its position, and how far it has come.
    pub fn identity(&self, id: StateId) -> Option<(Box<[u32]>, u64)> {
        self.live.get(&id).map(|live| (self.position(live.leaf), live.state.instructions))
    }

    /// Whether a state was the first to execute something.
    pub fn covers_new(&self, id: StateId) -> bool {
        self.live.get(&id).is_some_and(|live| live.state.covers_new)
    }

    /// The states that were the first to execute something.
    pub fn covering(&self) -> Vec<StateId> {
        let covering = self.live.iter().filter(|(_, live)| live.state.covers_new);
        covering.map(|(&id, _)| id).collect()
    }

    /// A test shows what a state was the first to execute.
    pub fn mark_shown(&mut self, id: StateId) {
        if let Some(live) = self.live.get_mut(&id) {
            live.state.covers_new = false;
        }
    }

    /// The position of a leaf in the tree.
    pub fn position(&self, leaf: NodeId) -> Box<[u32]> {
        self.tree.position(leaf)
    }

    /// A generator of random numbers for one trial.
    pub fn trial_rng(&mut self) -> Rng {
        Rng::new(self.rng.next_u64())
    }

    /// A state that was taken comes back with its memory active.
    pub fn pause(&mut self, id: StateId, live: Live) {
        self.is_running = false;
        if live.state.seeds.is_empty() {
            self.stop_leading(id);
        }
        self.live.insert(id, live);
        self.paused = Some(id);
    }

    /// A state that was taken does not come back.
    pub fn gone(&mut self, id: StateId) {
        self.is_running = false;
        self.stop_leading(id);
        self.searcher.remove(id);
    }

    /// Defers a state that was taken and whose next query is hard; the query is repeated when the state comes back.
    pub fn defer(&mut self, id: StateId, live: Live) {
        self.gone(id);
        self.deferred.push((id, live));
    }

    /// Freezes the memory of the state that ran last, unless it is the state that runs next.
    fn freeze_paused(&mut self, next: StateId) {
        if let Some(paused) = self.paused.take().filter(|&paused| paused != next)
            && let Some(live) = self.live.get_mut(&paused)
        {
            live.state.memory.freeze();
        }
    }

    /// Something was covered for the first time.
    pub fn note_coverage(&mut self) {
        self.distances_stale = true;
    }

    /// The state to run next, given what was covered and how many queries reached a backend.
    pub fn select(&mut self, coverage: &Coverage, queries: u64) -> Option<StateId> {
        self.selections += 1;
        if self.live.is_empty() {
            self.bring_back();
        }
        if let Some(&newest) = self.seeded.last() {
            return Some(newest);
        }
        if let Some(led) = self.led.next() {
            return Some(led);
        }
        if self.distances_stale && self.selections % DISTANCES_EVERY == 1 {
            self.distances.update(|block| coverage.is_completed(block));
            self.distances_stale = false;
        }
        let Self { live, tree, distances, image, searcher, rng, .. } = self;
        searcher.select(&FrontierContext { live, tree, distances, image, queries }, rng)
    }

    /// Brings the deferred states back. Hard queries are not deferred any more.
    fn bring_back(&mut self) {
        self.is_patient |= !self.deferred.is_empty();
        for (id, live) in std::mem::take(&mut self.deferred) {
            self.add(id, live);
        }
    }

    // The execution tree

    /// Replaces a leaf by the leaves of its successors. The first successor gets the newest id, so that depth-first search
    /// selects it first.
    pub fn fork(&mut self, leaf: NodeId, count: u32) -> Vec<(StateId, NodeId)> {
        let ids: Vec<StateId> = (0..count).map(|index| StateId(self.next_id + count - 1 - index)).collect();
        self.next_id += count;
        let nodes = self.tree.fork(leaf, &ids);
        ids.into_iter().zip(nodes).collect()
    }

    /// A path has ended. Returns its position in the tree.
    pub fn end(&mut self, leaf: NodeId) -> Box<[u32]> {
        let position = self.tree.position(leaf);
        self.tree.end(leaf);
        position
    }

    // Stealing

    /// Gives half of the states away, the oldest, so that subtrees stay together. States in merge scopes stay: the others of
    /// their scope are here.
    pub fn give_away(&mut self) -> Vec<Stolen> {
        let can_leave =
            |(id, live): &(&StateId, &Live)| Some(**id) != self.paused && live.state.merge_scopes.is_empty();
        let count = (self.live.len() + usize::from(self.is_running)) / 2;
        let leaving: Vec<StateId> =
            self.live.iter().filter(can_leave).take(count).map(|(&id, _)| id).collect();
        let stolen = leaving.into_iter().filter_map(|id| {
            self.stop_leading(id);
            self.searcher.remove(id);
            let Live { state, leaf } = self.live.remove(&id)?;
            Some(Stolen { state, position: self.end(leaf) })
        });
        stolen.collect()
    }

    /// Adds states of another frontier.
    pub fn adopt(&mut self, stolen: Vec<Stolen>) {
        for Stolen { state, position } in stolen {
            let id = StateId(self.next_id);
            self.next_id += 1;
            let leaf = self.tree.insert(&position, id);
            self.add(id, Live { state, leaf });
        }
    }

    // Parking

    /// Takes states out that can be made again from their positions: the last ones in the order of the tree, at most so many. Those stay that
    /// were the first to execute something, that follow a seed that was given, or that have no inputs yet. The result is in the order of the tree.
    pub fn park(&mut self, count: usize) -> Vec<(ParkedState, Box<State>)> {
        let mut chosen: Vec<StateId> =
            self.tree.states().into_iter().rev().filter(|&id| self.can_be_parked(id)).take(count).collect();
        chosen.reverse();
        let parked = chosen.into_iter().filter_map(|id| {
            self.stop_leading(id);
            self.searcher.remove(id);
            let Live { state, leaf } = self.live.remove(&id)?;
            let (instructions, since_new_coverage) = (state.instructions, state.since_new_coverage);
            let position = self.end(leaf);
            Some((ParkedState { id: id.0, position, instructions, since_new_coverage }, state))
        });
        parked.collect()
    }

    fn can_be_parked(&self, id: StateId) -> bool {
        let Some(Live { state, .. }) = self.live.get(&id) else { return false };
        let is_seeded = state.seeds.iter().any(|seed| seed.is_given());
        let has_more = state.covers_new || is_seeded || !state.merge_scopes.is_empty();
        !has_more && !state.inputs.is_empty() && self.paused != Some(id)
    }

    /// Adds a state that was parked.
    pub fn put_back(&mut self, parked: ParkedState, state: Box<State>) {
        let id = StateId(parked.id);
        let leaf = self.tree.insert(&parked.position, id);
        self.add(id, Live { state, leaf });
    }

    /// Puts the deferred states back, and lists all states in the order of their positions.
    pub fn leftovers(&mut self, waiting: Vec<(StateId, Live)>) -> Vec<StateId> {
        self.live.extend(waiting);
        self.live.extend(std::mem::take(&mut self.deferred));
        let mut left = self.tree.states();
        left.retain(|id| self.live.contains_key(id));
        left
    }

    /// Whether a state is one of those that stand for `stride` each. That depends on its position alone: whatever else is left, the
    /// same states are chosen.
    pub fn is_one_of(&self, stride: u64, id: StateId) -> bool {
        let position = self.live.get(&id).map(|live| self.position(live.leaf));
        stride <= 1 || stable_hash(&position).is_multiple_of(stride)
    }

    /// The newest states.
    pub fn newest(&self, count: usize) -> Vec<StateId> {
        self.live.keys().rev().take(count).copied().collect()
    }
}

/// The searcher, held back by [`Finishing`] above the configured number of states.
fn held_back(searcher: Box<dyn Searcher>, finish_above: usize) -> Box<dyn Searcher> {
    match finish_above {
        0 => searcher,
        _ if searcher.is_exact() => searcher,
        most => Box::new(Finishing::new(searcher, most)),
    }
}

/// What searchers see of the frontier.
struct FrontierContext<'a> {
    live: &'a BTreeMap<StateId, Live>,
    tree: &'a Tree,
    distances: &'a Distances,
    image: &'a Image,
    queries: u64,
}

impl SearchContext for FrontierContext<'_> {
    fn random_leaf(&self, rng: &mut Rng) -> Option<StateId> {
        // Some leaves wait to be merged: the walk is repeated, and at last any state that can run is taken.
        const TRIES: usize = 32;
        let found =
            (0..TRIES).filter_map(|_| self.tree.random_leaf(rng)).find(|leaf| self.live.contains_key(leaf));
        found.or_else(|| self.live.keys().next().copied())
    }

    fn facts(&self, state: StateId) -> StateFacts {
        match self.live.get(&state) {
            Some(live) => facts(&live.state, self.distances, self.image),
            None => StateFacts { weight: 0.0, class: 0, trail: Trail::default() },
        }
    }

    fn queries(&self) -> u64 {
        self.queries
    }
}

/// How many frames of a state are looked at, the innermost first.
const FRAMES: usize = 8;
/// By how many blocks uncovered code in the caller is further away.
const PER_FRAME: u32 = 8;
/// How many blocks of the user's own code, one of each frame, determine the class of a state.
const CLASS_FRAMES: usize = 2;

/// The weight is high for a state near uncovered code, and for a state that covered something recently.
fn facts(state: &State, distances: &Distances, image: &Image) -> StateFacts {
    let mut nearest = UNREACHABLE;
    let mut class = [None; CLASS_FRAMES];
    let mut own_frames = class.iter_mut();
    for (level, block) in blocks(state, image).take(FRAMES).enumerate() {
        let Some(block) = block else { continue };
        nearest = nearest.min(distances.of(block).saturating_add(level as u32 * PER_FRAME));
        if image.is_own_block(block)
            && let Some(frame) = own_frames.next()
        {
            *frame = Some(block);
        }
    }
    let near = 1.0 / f64::from(nearest.clamp(1, 10_000));
    let fresh = 1.0 / (state.since_new_coverage.saturating_sub(1000).max(1) as f64);
    StateFacts { weight: near * near + fresh * fresh, class: stable_hash(&class), trail: state.trail }
}

/// The blocks in which the frames of a state are, the innermost frame first.
fn blocks<'a>(state: &'a State, image: &'a Image) -> impl Iterator<Item = Option<CodeBlockId>> + 'a {
    let mut pc = state.pc;
    let mut frame = state.frames.as_deref();
    std::iter::from_fn(move || {
        let current = frame?;
        let origin = image.code.origins.get(pc as usize);
        pc = current.frame.return_pc.saturating_sub(1);
        frame = current.caller.as_deref();
        Some(origin.map(|origin| origin.block))
    })
}
