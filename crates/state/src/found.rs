//! The results of an exploration: tests, errors, figures. Plain data, no files.

use crate::decision::DecisionKind;
use crate::ending::{Bug, Early};
use crate::loss::Losses;
use loam_memory::{CollisionFigures, PlaceFigures};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

/// Receives the results of a run, as they are found.
pub trait Found {
    /// A path ended; `test` is set if the path gets a test.
    fn path(&mut self, path: FinishedPath);
    /// A message for the user, reported once.
    fn warning(&mut self, message: &str);
    /// A message of the program (`klee_print_expr`), on the path at this position of the execution tree.
    fn message(&mut self, position: &[u32], message: &str);
    /// The program printed these bytes on standard output (1) or standard error (2), and they are to be shown.
    fn printed(&mut self, stream: u8, bytes: &[u8]);
    /// Every path was explored and has its test: the tests of trials, which show nothing else, are to be dropped. Their
    /// errors stay.
    fn drop_trials(&mut self);
    /// The figures so far, reported from time to time.
    fn progress(&mut self, figures: &Figures);
    /// The paths below this position were explored in the run before: its tests of them are results of this run too. Returns how many
    /// there are.
    fn keep_tests(&mut self, _position: &[u32]) -> u64 {
        0
    }
}

/// A path that ended.
#[derive(Clone, Debug)]
pub struct FinishedPath {
    /// The decisions that lead to it, from the root of the execution tree: they determine the order of tests.
    pub position: Box<[u32]>,
    /// How it ended.
    pub ending: FinishedAs,
    /// Whether the path itself ended, or a trial of it.
    pub found_by: FoundBy,
    /// The inputs that take the program there; `None` if this path gets no test.
    pub test: Option<TestCase>,
    /// What the program wrote to standard output under these inputs (the first 64 KiB).
    pub stdout: Vec<u8>,
    /// What the program wrote to standard error.
    pub stderr: Vec<u8>,
    /// The path condition as text, in the requested languages.
    pub conditions: Vec<(Language, String)>,
}

/// Where a finished path comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum FoundBy {
    /// The path itself was executed.
    Path,
    /// A copy of its state was run to its end with one value for each input byte, while the path goes on.
    Trial,
}

/// A language in which other solvers read a path condition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Language {
    /// SMT-LIB 2.
    SmtLib,
    /// The language of KLEE's `kleaver`.
    KQuery,
}

impl Language {
    /// All of them.
    pub const ALL: &[Self] = &[Self::SmtLib, Self::KQuery];

    /// The suffix of its files, which is also its name on the command line.
    pub fn suffix(self) -> &'static str {
        match self {
            Self::SmtLib => "smt2",
            Self::KQuery => "kquery",
        }
    }

    /// The language of this name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|language| language.suffix() == name)
    }
}

/// How a path ended, as it is recorded.
#[derive(Clone, Debug)]
pub enum FinishedAs {
    /// With this exit status, under the inputs of the test.
    Exit(i32),
    /// With an error seen for the first time, or every time under `--all-errors`.
    Error(Box<Bug>),
    /// With an error that was reported before: its index among the errors reported, in order.
    RepeatedError(usize),
    /// With an error that was reported before, but whose test comes earlier in the execution tree: it takes the place of the one with this
    /// index. So which test shows an error does not depend on the order in which paths are explored.
    EarlierError(usize, Box<Bug>),
    /// Terminated early.
    Early(Early),
    /// Silently.
    Silent,
}

/// Concrete inputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestCase {
    /// In the order the program made them symbolic.
    pub objects: Vec<TestObject>,
}

/// One input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestObject {
    /// The name the program gave it.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// The figures of a run, those of `run.json`.
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "the names are those of run.json")]
pub struct Figures {
    pub paths_completed: u64,
    pub paths_error: u64,
    pub paths_partial: u64,
    /// Paths that got no test because an earlier test shows the same.
    pub tests_suppressed: u64,
    pub instructions: u64,
    /// Scalars that these instructions read and wrote in memory.
    pub accesses: u64,
    /// How often the run was resumed.
    pub resumed: u64,
    /// Decisions of the saved run that were made again.
    pub replayed_decisions: u64,
    /// Paths that decided otherwise than in the saved run.
    pub divergences: u64,
    /// Paths of the saved run that were not executed again.
    pub pruned_paths: u64,
    /// How many selections of states were saved.
    pub saved_selections: u64,
    /// Inputs that were given along which the program is explored first.
    pub seeds: u64,
    /// Those of them that took a path to its end.
    pub seeds_followed: u64,
    /// Copies of states that were run to their end with one value for each input byte.
    pub trials: u64,
    /// Source instructions executed in trials.
    pub trial_instructions: u64,
    /// Trials that covered something new or ended in a new error.
    pub trial_tests: u64,
    pub forks: u64,
    /// Forks by the kind of decision.
    pub forks_by: Vec<(&'static str, u64)>,
    /// Decisions by kind, those with one feasible alternative included.
    pub decisions: Vec<(&'static str, u64)>,
    pub live_states: u64,
    pub max_live_states: u64,
    pub queries: u64,
    pub solver_queries: u64,
    pub query_cache_hits: u64,
    pub cex_cache_hits: u64,
    pub model_reuse_hits: u64,
    /// Queries answered, by the layer that did.
    pub answered_by: Vec<(&'static str, u64)>,
    pub solver_time: Duration,
    /// The solver's time, by the layer that took it.
    pub solver_time_by: Vec<(&'static str, Duration)>,
    pub wall_time: Duration,
    pub cpu_time: Duration,
    pub rss_bytes: u64,
    pub max_rss_bytes: u64,
    pub resolutions: u64,
    pub multiple_resolutions: u64,
    pub resolution_queries: u64,
    pub resolution_forks: u64,
    /// Paths that the memory model restricted to some of the objects an address resolves to.
    pub resolutions_narrowed: u64,
    pub max_segment_bytes: u64,
    pub segments: u64,
    pub objects_split: u64,
    /// Records and collisions of the plane model, if that was the model.
    pub planes: Option<CollisionFigures>,
    /// Where addresses may point to several objects, or into several pieces of one, and what the memory model did there.
    pub memory_places: Vec<MemoryPlace>,
    pub allocations: u64,
    pub frees: u64,
    /// Functions called in the host.
    pub host_calls: u64,
    /// Loops whose iterations were executed in one step.
    pub loops_compacted: u64,
    /// Loops for which this was tried in vain, by the reason.
    pub loops_not_compacted: Vec<(&'static str, u64)>,
    /// States that were dropped because they do the same as others.
    pub states_equal: u64,
    /// The search for infinite loops, if there was one.
    pub liveness: Option<LivenessFigures>,
    /// Layers of contents, the most that were alive at once.
    pub layers_live: u64,
    /// Bytes of these layers, the most at once.
    pub object_bytes_live: u64,
    pub covered_blocks: u64,
    pub total_blocks: u64,
    pub covered_lines: u64,
    pub total_lines: u64,
    pub covered_branches: u64,
    pub total_branches: u64,
    /// The functions in which most instructions were executed, most first.
    pub functions: Vec<FunctionFigures>,
    pub exit_codes: BTreeMap<i32, u64>,
    pub expression_nodes: u64,
    pub live_expression_nodes: u64,
    /// Bytes by kind, when memory was highest.
    pub bytes_by: Vec<(&'static str, u64)>,
    /// How often cached answers were given up because memory had run out.
    pub sweeps: u64,
    pub states_ended_for_memory: u64,
    /// States that were parked on disk because memory had no room for them, each time counted.
    pub states_parked: u64,
    /// Those that came back.
    pub states_returned: u64,
    /// The losses: what was not explored.
    pub losses: Losses,
    /// How many workers there were.
    pub jobs: u64,
    /// How often a worker without states took some of another one.
    pub steals: u64,
    /// How often a worker had to wait for a lock.
    pub lock_waits: u64,
}

/// Figures about the search for infinite loops.
#[derive(Clone, Copy, Debug, Default)]
pub struct LivenessFigures {
    /// Checkpoints made.
    pub checkpoints: u64,
    /// States at the place of the checkpoint of their path whose innermost registers were the same.
    pub candidates: u64,
    /// Comparisons of their memory.
    pub comparisons: u64,
    /// States in which the path was before.
    pub repeated: u64,
}

/// What was executed of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionFigures {
    /// Its name in the source.
    pub name: String,
    /// Where it is defined, if it is the user's own code.
    pub location: Option<(Arc<str>, u32)>,
    /// Instructions executed in it, without those of functions it calls.
    pub instructions: u64,
}

/// A line of the source at which the memory model had something to decide.
#[derive(Clone, Debug)]
pub struct MemoryPlace {
    /// File and line, if they are known.
    pub location: Option<(Arc<str>, u32)>,
    /// What it decided there.
    pub figures: PlaceFigures,
}

impl Figures {
    /// Counts forks at a decision of this kind.
    pub fn count_forks(&mut self, kind: DecisionKind, count: u64) {
        if self.forks_by.is_empty() {
            self.forks_by = DecisionKind::TABLE.map(|(_, name)| (name, 0)).to_vec();
        }
        self.forks_by[kind as usize].1 += count;
    }

    /// Counts lines and branches.
    pub fn count_lines(&mut self, coverage: &LineCoverage) {
        for file in coverage.files.values() {
            self.total_lines += file.lines.len() as u64;
            self.covered_lines += file.lines.values().filter(|&&times| times > 0).count() as u64;
            for &taken in file.branches.values().flatten().flatten() {
                self.total_branches += 1;
                self.covered_branches += u64::from(taken);
            }
        }
    }
}

/// Which lines and branches of the source were executed.
#[derive(Clone, Debug, Default)]
pub struct LineCoverage {
    /// File → the coverage of its lines with code.
    pub files: BTreeMap<String, FileCoverage>,
    /// The branches with the most uncovered code behind a side that was never taken, the largest first.
    pub gaps: Vec<Gap>,
    /// By file and function, what each line cost; empty if that was not counted.
    pub costs: BTreeMap<(String, String), BTreeMap<u32, LineCost>>,
}

/// The instructions of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineCost {
    /// Executed, each as often as it was.
    pub executed: u64,
    /// Those of blocks that were executed.
    pub covered: u64,
    /// Those of blocks that were not.
    pub uncovered: u64,
}

impl LineCoverage {
    /// The number of functions that were never entered, and of all functions.
    pub fn functions_never_entered(&self) -> (usize, usize) {
        let functions = || self.files.values().flat_map(|file| file.functions.values());
        (functions().filter(|(_, times)| *times == 0).count(), functions().count())
    }
}

/// A branch that was executed, with a side that was never taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The source file of the branch.
    pub file: String,
    /// Its line.
    pub line: u32,
    /// The side that was never taken.
    pub side: UntakenSide,
    /// The number of uncovered lines behind this side.
    pub lines: u32,
}

/// The side of a branch that was never taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UntakenSide {
    /// The condition was never true.
    True,
    /// The condition was never false.
    False,
    /// The value of a switch was never this one.
    Case(u128),
}

/// Coverage of one source file.
#[derive(Clone, Debug, Default)]
pub struct FileCoverage {
    /// Line → how often it was executed; 0 if none of its instructions was.
    pub lines: BTreeMap<u32, u64>,
    /// Line of a branch → for each branch there and each of its successors, whether it was taken.
    pub branches: BTreeMap<u32, Vec<Vec<bool>>>,
    /// Functions: name → line it starts at, and how often it was entered.
    pub functions: BTreeMap<String, (u32, u64)>,
}
