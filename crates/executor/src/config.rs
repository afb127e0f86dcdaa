//! The configuration of a run: plain data, which the command line fills.

use loam_native::HostConfig;
use loam_solver::SolverConfig;
use loam_state::{ErrorKind, Language, Seeds};
use loam_system::{ArgumentSpec, CommandLine, InputSpec};
use std::path::PathBuf;
use std::time::Duration;

/// The configuration of a run.
#[derive(Clone, Debug)]
pub struct RunConfig {
    /// The function to start with.
    pub entry: String,
    /// The environment of the program.
    pub environment: EnvironmentConfig,
    /// Names of searchers, to be interleaved.
    pub search: Vec<String>,
    /// The number of states above which a search finishes subtrees before it selects other states; 0: never.
    pub finish_above: usize,
    /// How many workers explore the program.
    pub jobs: usize,
    /// The seed of every random choice.
    pub seed: u64,
    /// Inputs along which the program is explored first.
    pub seeds: Seeds,
    /// Whether copies of states are run to their end with one value for each input byte.
    pub trials: bool,
    /// When to stop.
    pub limits: Limits,
    /// The directory in which states are parked that memory has no room for; `None` to terminate them early.
    pub park: Option<PathBuf>,
    /// Whether memory is treated as if it ran out all the time, to test what happens then.
    pub stress_memory: bool,
    /// Report every path that hits a bug, not only the first per source location.
    pub all_errors: bool,
    /// Stop at the first error.
    pub stop_on_error: bool,
    /// Stop at the first error of these kinds.
    pub exit_on: Vec<ErrorKind>,
    /// Stop at the first error in this function or what it calls.
    pub exit_in: Option<String>,
    /// The solver chain.
    pub solver: SolverConfig,
    /// Most bytes in all frames of a path.
    pub max_stack: u64,
    /// Most bytes of an object whose size is symbolic.
    pub size_capacity: u64,
    /// Whether locals die with their scopes. Only valid for code that no optimiser has moved.
    pub check_scopes: bool,
    /// Whether behaviour that depends on memory never written is an error.
    pub check_uninit: bool,
    /// Whether heap objects that nothing points to at exit are an error.
    pub check_leak: bool,
    /// Whether all heap objects that are not freed at exit are an error.
    pub check_freed: bool,
    /// Which infinite loops are an error.
    pub liveness: LivenessCheck,
    /// Whether all iterations of a counted loop are executed in one step.
    pub compact_loops: bool,
    /// Whether a state is dropped that does the same as one that was there before.
    pub merge_equal_states: bool,
    /// Whether paths without an error get tests.
    pub write_tests: bool,
    /// Whether a path without an error gets no test if it executes nothing new and ends as an earlier path did.
    pub only_new: bool,
    /// Whether the results have what each line of the program and its libraries cost.
    pub count_lines: bool,
    /// The languages in which the path condition of each test is written.
    pub emit: Vec<Language>,
    /// Whose output is shown.
    pub show: Show,
    /// What happens to calls of functions that are neither in the program nor modelled.
    pub external: External,
    /// How functions are called in the host.
    pub host: HostConfig,
}

/// Which infinite loops are an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LivenessCheck {
    /// None, and nobody looks for them.
    #[default]
    Off,
    /// Those in which the program neither writes nor sleeps.
    Silent,
    /// All of them.
    All,
}

/// Whose output is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Show {
    /// The output of no path.
    #[default]
    Never,
    /// The output of paths without symbolic inputs.
    Concrete,
    /// The output of all paths but those that end silently.
    Always,
}

/// What happens to a call of a function that is neither in the program nor modelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum External {
    /// It is made in the host; symbolic bytes that the host sees are concretised.
    #[default]
    Allow,
    /// It is made in the host if the host sees no symbolic bytes; otherwise the path ends.
    Concrete,
    /// The path ends.
    Forbid,
}

impl Default for RunConfig {
    fn default() -> Self {
        Self {
            entry: "main".to_owned(),
            environment: EnvironmentConfig::default(),
            search: vec!["random-path".to_owned(), "cupa".to_owned()],
            finish_above: 1 << 16,
            jobs: 1,
            seed: 0,
            seeds: Seeds::default(),
            trials: true,
            limits: Limits::default(),
            park: None,
            stress_memory: false,
            all_errors: false,
            stop_on_error: false,
            exit_on: Vec::new(),
            exit_in: None,
            solver: SolverConfig::default(),
            max_stack: 8 << 20,
            size_capacity: 4096,
            check_scopes: false,
            check_uninit: false,
            check_leak: false,
            check_freed: false,
            liveness: LivenessCheck::default(),
            compact_loops: false,
            merge_equal_states: false,
            write_tests: true,
            only_new: false,
            count_lines: false,
            emit: Vec::new(),
            show: Show::default(),
            external: External::default(),
            host: HostConfig::default(),
        }
    }
}

/// The environment of a program.
#[derive(Clone, Debug)]
pub struct EnvironmentConfig {
    /// Its arguments, beginning with its name, and its symbolic variables, files and input.
    pub command_line: CommandLine,
    /// Files, directories, user and group.
    pub system: loam_system::Setup,
    /// How many failures a path explores, at most.
    pub failures: u32,
    /// Whether system calls may fail.
    pub system_calls_fail: bool,
    /// Whether allocations may fail.
    pub allocations_fail: bool,
}

impl Default for EnvironmentConfig {
    fn default() -> Self {
        let arguments = vec![ArgumentSpec::Known(b"program".to_vec())];
        Self {
            command_line: CommandLine { arguments, input: InputSpec::Empty, ..CommandLine::default() },
            system: loam_system::Setup { directory: "/".into(), ..loam_system::Setup::default() },
            failures: 0,
            system_calls_fail: false,
            allocations_fail: false,
        }
    }
}

/// When to stop.
#[derive(Clone, Debug, Default)]
#[expect(missing_docs, reason = "the names are those of the options")]
pub struct Limits {
    pub max_time: Option<Duration>,
    pub max_instructions: Option<u64>,
    pub max_states: Option<u64>,
    pub max_memory: Option<u64>,
    pub max_depth: Option<u64>,
    pub max_tests: Option<u64>,
}
