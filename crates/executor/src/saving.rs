//! What is saved of a run (`--save`), and the saved run that is executed again (`loam resume`).
//!
//! A saved run is executed again in one of two ways. If the program and the options are the same, the scheduler does what it did before:
//! it selects the same states in the same order, and the solver's answers come from the file. Otherwise the
//! scheduler runs the states that the saved execution tree has a continuation for, and only then those that nobody has
//! explored. In both ways the decisions of each path are compared with the saved ones. A path that decides otherwise has
//! *diverged*: it is reported, and explored like any other.

use crate::config::RunConfig;
use crate::image::{Image, SourceLocation};
use loam_program::print;
use loam_save::{End, NodeId, PathEvent, Place, SavedDecision, SavedTree, SavedTrial, SharedLog};
use loam_state::{Decision, DecisionKind, Figures, StateId};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// How a run is saved, and which saved run it goes on with.
pub struct SaveSetup {
    /// The file.
    pub log: SharedLog,
    /// The run that is executed again.
    pub resumed: Option<ResumedRun>,
}

/// A saved run that is executed again.
pub struct ResumedRun {
    /// Its execution tree.
    pub tree: SavedTree,
    /// The blocks that it covered, with their marks.
    pub covered: Vec<(u32, u8)>,
    /// In which order.
    pub order: Order,
    /// Whether the run is over when everything saved was executed.
    pub only_replays: bool,
    /// Whether subtrees without errors in which all paths have ended are left out.
    pub prunes: bool,
    /// Whether the program is the one that was saved, so that paths have as many instructions as then.
    pub is_same_program: bool,
    /// Whether paths may end with errors that were not looked for before.
    pub has_new_checks: bool,
    /// How often the run was resumed, this time included.
    pub times: u64,
}

/// The order in which saved paths are executed again.
pub enum Order {
    /// As in the saved run, which selected so many states.
    Same {
        /// Selections of the saved run.
        selections: u64,
        /// The searchers of its first part.
        first: SearchOptions,
        /// From which selection on which other searchers choose: those of each later part, and the present ones.
        searches: Vec<(u64, SearchOptions)>,
    },
    /// As the tree has them.
    Tree,
}

/// The options of the searchers.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are those of `RunConfig`")]
pub struct SearchOptions {
    pub search: Vec<String>,
    pub finish_above: usize,
    pub seed: u64,
}

/// Divergences that are reported one by one; the others are only counted.
const MOST_REPORTED: u64 = 10;
/// What becomes of a path that has diverged.
const ANEW: &str = "what follows is explored anew";
/// Instructions by which a path may be longer than the saved one before it counts as another.
const MUCH_LONGER: u64 = 10_000_000;

/// The part of the scheduler that saves the run and compares it with the saved one.
pub(crate) struct Saving {
    log: SharedLog,
    image: Arc<Image>,
    /// The numbers of functions in the file.
    functions: FxHashMap<u32, u32>,
    followed: Option<Followed>,
    /// Selections so far.
    selections: u64,
    /// Whether slices are shorter than those of a run without a limit, so that selections are no longer saved.
    is_closed: bool,
}

/// The saved run, while it is executed again.
struct Followed {
    run: ResumedRun,
    /// Where each state is that follows the tree: its node, and how many of the node's decisions it has made.
    at: FxHashMap<StateId, (NodeId, usize)>,
    /// States with a saved continuation, the one to run next last.
    next: Vec<StateId>,
    /// For each function of the file that of the program, and whether it is the same.
    functions: Vec<Option<(u32, bool)>>,
    replayed: u64,
    divergences: u64,
    is_over: bool,
}

/// What becomes of the successors of a fork.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Successor {
    /// It is explored.
    Explored,
    /// All its paths were explored; the node in the saved tree.
    Pruned(NodeId),
}

/// What a comparison with the saved run has found, in words.
pub(crate) type Divergence = String;

impl SaveSetup {
    /// Sets the searchers of the part of the run that comes first.
    pub(crate) fn set_first_search(&self, config: &mut RunConfig) {
        if let Some(ResumedRun { order: Order::Same { first, .. }, .. }) = &self.resumed {
            config.search.clone_from(&first.search);
            (config.finish_above, config.seed) = (first.finish_above, first.seed);
        }
    }
}

impl Saving {
    pub fn new(setup: SaveSetup, image: &Arc<Image>) -> Self {
        let followed = setup.resumed.map(|run| Followed::new(run, image));
        Self {
            log: setup.log,
            image: Arc::clone(image),
            functions: FxHashMap::default(),
            followed,
            selections: 0,
            is_closed: false,
        }
    }

    /// Adds what became of the saved run.
    pub fn count(&self, figures: &mut Figures) {
        figures.saved_selections = self.log.with(|log| log.selections());
        if let Some(followed) = &self.followed {
            figures.resumed = followed.run.times;
            figures.replayed_decisions = followed.replayed;
            figures.divergences = followed.divergences;
        }
    }

    /// The saved execution tree, if there is one.
    pub fn tree(&self) -> Option<&SavedTree> {
        self.followed.as_ref().map(|followed| &followed.run.tree)
    }

    /// The program starts in these states.
    pub fn started(&mut self, states: &[StateId]) {
        self.log.with(|log| log.started(states.len() as u32));
        if let Some(followed) = &mut self.followed {
            followed.start(states);
        }
    }

    /// The state to run next, if a saved one is left and the order is that of the tree.
    pub fn next(&mut self, is_live: impl Fn(StateId) -> bool) -> Option<StateId> {
        let followed = self.followed.as_mut().filter(|followed| followed.goes_by_tree())?;
        while let Some(&state) = followed.next.last() {
            if is_live(state) && followed.has_more(state) {
                return Some(state);
            }
            followed.next.pop();
        }
        followed.is_over = true;
        self.log.with(|log| log.is_whole());
        None
    }

    /// Whether the saved run has been executed, and nothing else is wanted.
    pub fn is_enough(&self) -> bool {
        let Some(followed) = &self.followed else { return false };
        let is_over = match followed.run.order {
            Order::Same { selections, .. } if followed.divergences == 0 => self.selections >= selections,
            _ => followed.is_over,
        };
        followed.run.only_replays && is_over
    }

    /// The searchers that choose from here on, if they are others.
    pub fn new_search(&self) -> Option<&SearchOptions> {
        let Order::Same { searches, .. } = &self.followed.as_ref()?.run.order else { return None };
        searches.iter().rev().find(|(from, _)| *from == self.selections).map(|(_, search)| search)
    }

    /// A selection is over, and no limit has cut it short.
    pub fn selection_ended(&mut self) {
        self.selections += 1;
        if !self.is_closed {
            self.log.with(|log| log.selection_ended());
        }
    }

    /// States were terminated because memory ran out.
    pub fn lose_order(&mut self) {
        self.log.with(|log| log.lose_order());
    }

    /// From here on selections are not saved, because a limit makes them shorter.
    pub fn close(&mut self) {
        self.is_closed = true;
    }

    /// What pruned subtrees covered, once when everything that was saved is executed again.
    pub fn covered_before(&mut self) -> Vec<(u32, u8)> {
        let followed = self.followed.as_mut().filter(|followed| followed.is_over && followed.run.prunes);
        followed.map(|followed| std::mem::take(&mut followed.run.covered)).unwrap_or_default()
    }

    /// Writes what is not written yet, when this was covered.
    pub fn finish(&mut self, covered: &[u8]) -> Option<std::io::Error> {
        let marked = (0..).zip(covered.iter().copied()).filter(|&(_, marks)| marks != 0);
        self.log.with(|log| {
            log.covered(marked);
            log.failure()
        })
    }

    /// Writes the values that were chosen for tests since.
    pub fn keep_chosen(&mut self) -> Option<std::io::Error> {
        self.log.with(|log| {
            log.write();
            log.failure()
        })
    }

    /// A state was run: saves its decisions, and compares them with the saved ones.
    pub fn ran(&mut self, state: StateId, decisions: &[Decision], event: PathEvent) -> Option<Divergence> {
        let placed: Vec<(Decision, Place)> =
            decisions.iter().map(|decision| (decision.clone(), self.place(decision.pc))).collect();
        self.log.with(|log| log.ran(state.0, &placed, event));
        let Self { followed: Some(followed), image, .. } = self else { return None };
        followed.ran(state, decisions, event, image)
    }

    /// What becomes of the successors of a state. They follow its saved successors if the state has not diverged.
    pub fn forked(&mut self, state: StateId, children: &[StateId]) -> Vec<Successor> {
        match &mut self.followed {
            Some(followed) => followed.forked(state, children),
            None => vec![Successor::Explored; children.len()],
        }
    }

    /// What the next trial left in the saved run, if everything happens in the same order.
    pub fn recall_trial(&mut self) -> Option<SavedTrial> {
        let followed = self.followed.as_ref()?;
        let is_same = matches!(followed.run.order, Order::Same { .. }) && followed.divergences == 0;
        if is_same { self.log.with(|log| log.recall_trial()) } else { None }
    }

    /// A trial has ended.
    pub fn tried(&mut self, trial: SavedTrial) {
        if !self.is_closed {
            self.log.with(|log| log.tried(trial));
        }
    }

    /// What the trial with this key left in the saved run: one of a state that was left when that run was over.
    pub fn recall_left_trial(&self, key: u64) -> Option<SavedTrial> {
        self.log.with(|log| log.recall_left_trial(key))
    }

    /// The trial with this key has ended.
    pub fn tried_left(&mut self, key: u64, trial: SavedTrial) {
        self.log.with(|log| log.tried_left(key, trial));
    }

    fn place(&mut self, pc: u32) -> Place {
        let (function, block) = place_in(&self.image, pc);
        let next = self.functions.len() as u32;
        let number = *self.functions.entry(function).or_insert_with(|| {
            let (name, body) = signature(&self.image, function);
            self.log.with(|log| log.function(&name, body));
            next
        });
        Place { function: number, block }
    }
}

/// The source line of a program counter, for a message.
fn words_for(image: &Image, pc: u32) -> String {
    let location = image.location(image.code.span(pc)).map(SourceLocation::file_and_line);
    location.map_or_else(String::new, |(file, line)| format!(" at {file}:{line}"))
}

/// The function of a program counter, and its block there. Which instruction of the block it is depends on options.
fn place_in(image: &Image, pc: u32) -> (u32, u32) {
    let Some(origin) = image.code.origins.get(pc as usize) else { return (0, 0) };
    let block = &image.code.blocks[origin.block];
    (block.function.0, block.block.0)
}

/// The name of a function, and a hash of its code without source lines.
fn signature(image: &Image, function: u32) -> (String, u64) {
    let id = loam_program::ir::FunctionId(function);
    let text = print::function(&image.program, id);
    let code: Vec<&str> =
        text.lines().map(|line| line.split(" ; ").next().unwrap_or(line).trim_end()).collect();
    (image.program.functions[id].name.clone(), loam_base::stable_hash(&code))
}

impl Followed {
    fn new(run: ResumedRun, image: &Image) -> Self {
        let functions = run.tree.functions.iter();
        let found = functions.map(|saved| {
            let id = image.function_named(&saved.name)?;
            Some((id.0, signature(image, id.0).1 == saved.body))
        });
        let functions = found.collect();
        let (at, next) = (FxHashMap::default(), Vec::new());
        Self { run, at, next, functions, replayed: 0, divergences: 0, is_over: false }
    }

    /// Whether states are chosen by the tree: as wanted, or because the order of the saved run cannot be kept.
    fn goes_by_tree(&self) -> bool {
        !self.is_over && (matches!(self.run.order, Order::Tree) || self.divergences > 0)
    }

    fn start(&mut self, states: &[StateId]) {
        match (self.run.tree.end(SavedTree::ROOT), states) {
            (_, &[only]) => self.follow(only, SavedTree::ROOT),
            (End::Forked { first, count, .. }, states) if count as usize == states.len() => {
                for (&state, node) in states.iter().zip(first..) {
                    self.follow(state, node);
                }
                self.next.reverse();
            }
            _ => {}
        }
    }

    fn follow(&mut self, state: StateId, node: NodeId) {
        self.at.insert(state, (node, 0));
        self.next.push(state);
    }

    /// Whether the saved run has something of a state that was not executed again yet.
    fn has_more(&self, state: StateId) -> bool {
        let Some(&(node, made)) = self.at.get(&state) else { return false };
        made < self.run.tree.decisions(node).len()
            || matches!(self.run.tree.end(node), End::Forked { .. } | End::Ended { .. })
    }

    /// Compares what a state did with the saved run. The state no longer follows it if it did something else.
    fn ran(
        &mut self,
        state: StateId,
        decisions: &[Decision],
        event: PathEvent,
        image: &Image,
    ) -> Option<Divergence> {
        let &(node, made) = self.at.get(&state)?;
        let mut next = made;
        for decision in decisions {
            let Some(saved) = self.run.tree.decisions(node).get(next).copied() else { break };
            if !self.agrees(image, decision, &saved) {
                return self.diverged(state, image, decision, &saved);
            }
            next += 1;
            self.replayed += 1;
        }
        let went_beyond = next - made < decisions.len();
        self.at.insert(state, (node, next));
        let end = self.run.tree.end(node);
        if went_beyond && matches!(end, End::Open | End::Left) {
            self.at.remove(&state);
            return None;
        }
        self.compare_end(
            state,
            end,
            event,
            went_beyond,
            decisions.last().map(|last| words_for(image, last.pc)),
        )
    }

    /// Compares how a state goes on with the saved run. `place` is where it made its last decision.
    fn compare_end(
        &mut self,
        state: StateId,
        end: End,
        event: PathEvent,
        went_beyond: bool,
        place: Option<String>,
    ) -> Option<Divergence> {
        let what = match (end, event) {
            (End::Open | End::Left, PathEvent::Goes(_)) => return None,
            (End::Open | End::Left, _) => None,
            _ if went_beyond => Some("the path goes on now, it forked or ended in the saved run".to_owned()),
            (End::Forked { count, .. }, PathEvent::Forked(now, _)) if count != now => {
                Some(format!("the path forks into {now} now, into {count} in the saved run"))
            }
            (End::Forked { instructions, .. }, PathEvent::Forked(_, taken)) => {
                match self.other_length(instructions, taken) {
                    None => return None,
                    other => other,
                }
            }
            (End::Ended { instructions, .. }, PathEvent::Ended(_, taken)) => {
                self.other_length(instructions, taken).filter(|_| !self.run.has_new_checks)
            }
            (_, PathEvent::Ended(..)) if self.run.has_new_checks => None,
            (_, PathEvent::Ended(..)) => Some("the path ends now, it went on in the saved run".to_owned()),
            (End::Ended { .. }, PathEvent::Forked(..)) => {
                Some("the path forks now, it ended in the saved run".to_owned())
            }
            (_, PathEvent::Waits) => None,
            (End::Forked { instructions, .. } | End::Ended { instructions, .. }, PathEvent::Goes(taken)) => {
                if taken < instructions.saturating_mul(2).saturating_add(MUCH_LONGER) {
                    return None;
                }
                self.other_length(instructions, taken)
            }
        };
        self.at.remove(&state);
        let what = what?;
        self.divergences += 1;
        let place = place.unwrap_or_default();
        (self.divergences <= MOST_REPORTED).then(|| format!("divergence{place}: {what}; {ANEW}"))
    }

    /// That a path has come to a place after another number of instructions than in the saved run.
    fn other_length(&self, before: u64, now: u64) -> Option<String> {
        (self.run.is_same_program && now != before).then(|| {
            format!("{now} instructions lead there now, {before} in the saved run, so another way was taken before")
        })
    }

    /// Whether a decision is the saved one. In a function that has changed the place does not count.
    fn agrees(&self, image: &Image, decision: &Decision, saved: &SavedDecision) -> bool {
        let (function, block) = place_in(image, decision.pc);
        let is_there = match self.functions.get(saved.place.function as usize).copied().flatten() {
            Some((known, true)) => (known, saved.place.block) == (function, block),
            Some((known, false)) => known == function,
            None => false,
        };
        let now = SavedDecision::new(decision.kind as u8, saved.place, &decision.outcome);
        is_there && now.agrees(saved)
    }

    fn diverged(
        &mut self,
        state: StateId,
        image: &Image,
        decision: &Decision,
        saved: &SavedDecision,
    ) -> Option<Divergence> {
        self.at.remove(&state);
        self.divergences += 1;
        if self.divergences > MOST_REPORTED {
            return None;
        }
        let place = words_for(image, decision.pc);
        let name = |kind: u8| DecisionKind::TABLE.get(usize::from(kind)).map_or("decision", |row| row.1);
        let now = SavedDecision::new(decision.kind as u8, saved.place, &decision.outcome);
        let function = self.run.tree.functions.get(saved.place.function as usize);
        let before = function.map_or("", |function| function.name.as_str());
        Some(format!(
            "divergence{place}: {} ({}) now, {} ({} in {before}) in the saved run; {ANEW}",
            now.describe(),
            name(now.kind),
            saved.describe(),
            name(saved.kind),
        ))
    }

    fn forked(&mut self, state: StateId, children: &[StateId]) -> Vec<Successor> {
        let explored = vec![Successor::Explored; children.len()];
        let Some((node, _)) = self.at.remove(&state) else { return explored };
        let End::Forked { first, .. } = self.run.tree.end(node) else { return explored };
        let mut successors = Vec::with_capacity(children.len());
        for (&child, node) in children.iter().zip(first..) {
            let tree = &self.run.tree;
            if self.run.prunes && tree.is_finished(node) && !tree.has_error(node) {
                successors.push(Successor::Pruned(node));
            } else {
                successors.push(Successor::Explored);
                self.at.insert(child, (node, 0));
            }
        }
        // The first child is run first.
        self.next.extend(children.iter().rev().filter(|child| self.at.contains_key(child)));
        successors
    }
}
