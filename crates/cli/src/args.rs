//! The command line: every command, every option, its default and its line in `--help`.
//!
//! Parsing ends in plain data. An error of the command line is one line that names the option.

use crate::cargo::args::CargoCommand;
use crate::memory_args::MemoryArgs;
use crate::solvers::{self, SolverArg};
use crate::units;
use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use loam_allocator::{AllocatorKind, Quarantine};
use loam_executor::LivenessCheck;
use loam_program::ir::DataModel;
use loam_report::findings::Format;
use loam_report::svcomp::{Specification, Task};
use loam_report::{MessageFormat, ProgramOutput, ProgressMode};
use loam_solver::Layer;
use loam_state::{ErrorKind, Language};
use loam_system::Pattern;
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// Explores all paths of a program, writes a test for each, and reports the bugs it finds.
#[derive(Parser, Debug)]
#[command(name = "loam", version, about)]
pub struct Loam {
    /// The command.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Explore a program: a .c or .cc source, .bc or .ll, or a file built by `loam cc`
    #[command(override_usage = "loam run [OPTIONS] PROGRAM [PROGRAM-ARGS]...")]
    Run(Box<RunArgs>),
    /// Explore a program with the command line of KLEE 3.2, and leave a klee-out-N directory
    #[command(disable_help_flag = true, override_usage = "loam klee [KLEE'S OPTIONS] PROGRAM.bc [ARGS]...")]
    Klee(KleeArgs),
    /// Say whether a program has a property, as SV-COMP asks, or write tests, as Test-Comp asks
    Svcomp(SvcompArgs),
    /// Go on with a run that was started with --save
    #[command(override_usage = "loam resume DIR [--replay-only] [--prune] [OPTIONS OF loam run]...")]
    Resume(ResumeArgs),
    /// Explore the program or the tests of a cargo package; `cargo loam` is the same
    #[command(subcommand)]
    Cargo(CargoCommand),
    /// Inspect tests
    #[command(subcommand)]
    Test(TestCommand),
    /// Run a program natively on tests and compare the results with the expected ones
    Replay(ReplayArgs),
    /// Show the statistics of one or several runs as a table
    Stats(StatsArgs),
    /// Make an HTML page of a run, or of several runs side by side
    Report(ReportArgs),
    /// Run a program once for each combination of options and compare the results
    #[command(
        override_usage = "loam compare --axis OPTION=VALUE,… [OPTIONS] -- [RUN-OPTIONS] PROGRAM [PROGRAM-ARGS]..."
    )]
    Compare(CompareArgs),
    /// Solve SMT-LIB 2 scripts
    Solve(SolveArgs),
    /// Show the points-to sets of a program's pointers, by a static analysis, and the memory segments they
    /// lead to
    PointsTo(PointsToArgs),
    /// Build the C library for programs under test, if it is missing, and print its directory
    Libc(LibcArgs),
    /// Compile C with clang and embed bitcode in the output
    #[command(disable_help_flag = true)]
    Cc(CompilerArgs),
    /// Compile C++ with clang++ and embed bitcode in the output
    #[command(name = "c++", disable_help_flag = true)]
    Cxx(CompilerArgs),
    /// Say what this machine lacks and how to get it
    Doctor,
    /// Print the completions of a shell
    Completions(CompletionsArgs),
    /// Write the manual pages
    Man(ManArgs),
    /// Extract the bitcode from a program, library, object or archive built by `loam cc`
    Extract(ExtractArgs),
}

/// `loam resume`.
#[derive(Args, Debug)]
pub struct ResumeArgs {
    /// The directory of the run
    #[arg(value_name = "DIR")]
    pub directory: PathBuf,
    /// --replay-only: execute what was saved again, and explore nothing else; --prune: leave out what was explored to
    /// the end; and options of `loam run`, which replace those of the saved run
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    pub options: Vec<String>,
}

/// `loam compare`.
#[derive(Args, Debug)]
pub struct CompareArgs {
    /// An option of `loam run` and the values to compare, such as memory=forking,segmented; memory=all for
    /// all models. If repeated, all combinations are run
    #[arg(long = "axis", value_name = "OPTION=VALUE,…", required = true)]
    pub axes: Vec<String>,
    /// Print all statistics as JSON instead of a table
    #[arg(long)]
    pub json: bool,
    /// Print the statistics as comma-separated values instead of a table
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    /// Plot the statistics into this SVG file
    #[arg(long, value_name = "FILE")]
    pub plot: Option<PathBuf>,
    /// Runs at the same time; they then compete for the machine, which their times show
    #[arg(long, short, value_name = "N", default_value = "1")]
    pub jobs: NonZeroUsize,
    /// Keep the results of all runs in this directory
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Options of `loam run`, the program and its arguments
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, required = true, value_name = "RUN")]
    pub words: Vec<OsString>,
}

/// The commands on tests.
#[derive(Subcommand, Debug)]
pub enum TestCommand {
    /// Print the inputs of tests
    Show {
        /// The .ktest files
        #[arg(required = true, value_name = "TEST")]
        tests: Vec<PathBuf>,
    },
}

/// `loam replay`.
#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// Build with the address and undefined-behaviour sanitizers; bitcode only with the address sanitizer
    #[arg(long)]
    pub sanitize: bool,
    /// Time limit for one test
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = units::some_time)]
    pub max_time: Duration,
    /// An additional compiler argument, such as -DNDEBUG; may be repeated
    #[arg(long = "compiler-arg", value_name = "ARG", allow_hyphen_values = true)]
    pub compiler_arguments: Vec<String>,
    /// Run tests isolated from the system: if possible (auto), always (on; an error if not possible), or
    /// never (off)
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub isolation: IsolationArg,
    /// Tests that run at the same time; default: as many as the machine has cores
    #[arg(long, short, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// Show the program's output
    #[arg(long)]
    pub show_output: bool,
    /// Keep the coverage profile of each test in this directory, as TEST.profraw; the program must be built
    /// with -fprofile-instr-generate -fcoverage-mapping -fprofile-continuous
    #[arg(long, value_name = "DIR")]
    pub profiles: Option<PathBuf>,
    /// The program: .c, .cc, .bc, .ll or a file built by `loam cc`
    pub program: PathBuf,
    /// The .ktest files
    #[arg(required = true, value_name = "TEST")]
    pub tests: Vec<PathBuf>,
}

/// `--isolation`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum IsolationArg {
    Auto,
    On,
    Off,
}

/// `loam stats`.
#[derive(Args, Debug)]
pub struct StatsArgs {
    /// Print all statistics as JSON instead of a table
    #[arg(long)]
    pub json: bool,
    /// Result directories of runs
    #[arg(required = true, value_name = "DIR")]
    pub directories: Vec<PathBuf>,
}

/// `loam completions`.
#[derive(Args, Debug)]
pub struct CompletionsArgs {
    /// The shell
    pub shell: clap_complete::Shell,
}

/// `loam man`.
#[derive(Args, Debug)]
pub struct ManArgs {
    /// The directory for the pages
    #[arg(value_name = "DIR")]
    pub directory: PathBuf,
}

/// `loam report`.
#[derive(Args, Debug)]
pub struct ReportArgs {
    /// The page [default: report.html in DIR, or loam-report.html for several]
    #[arg(short, long, value_name = "FILE.html")]
    pub output: Option<PathBuf>,
    /// Open the page in the browser
    #[arg(long)]
    pub open: bool,
    /// Result directories of runs
    #[arg(required = true, value_name = "DIR")]
    pub directories: Vec<PathBuf>,
}

/// `loam solve`.
#[derive(Args, Debug)]
pub struct SolveArgs {
    /// The backend for queries that Loam's fast solver does not decide
    #[arg(long, value_name = "NAME", default_value = "bitwuzla")]
    pub solver: SolverArg,
    /// Switch off a layer of the solver, as for `loam run`; may be repeated
    #[arg(long, value_name = "KIND", value_delimiter = ',', value_parser = solvers::layer)]
    pub no_cache: Vec<Layer>,
    /// Check every result with other backends
    #[arg(long)]
    pub validate: bool,
    /// Time limit for one check-sat; beyond it the result is unknown
    #[arg(long, value_name = "TIME", value_parser = units::some_time)]
    pub solver_timeout: Option<Duration>,
    /// Print to standard error how many queries each layer answered
    #[arg(long)]
    pub stats: bool,
    /// The scripts; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<String>,
}

/// `loam points-to`.
#[derive(Args, Debug)]
pub struct PointsToArgs {
    /// Length of the call strings that distinguish heap objects allocated by functions such as xmalloc, from
    /// 0 to 4
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=4))]
    pub context: u8,
    /// Only the pointers of this function; may be repeated [default: all functions except those of libraries]
    #[arg(long = "function", value_name = "NAME")]
    pub functions: Vec<String>,
    /// Print the result as JSON instead of text
    #[arg(long, conflicts_with = "dot")]
    pub json: bool,
    /// Print the points-to graph of the objects instead, for Graphviz
    #[arg(long)]
    pub dot: bool,
    #[command(flatten)]
    pub load: LoadArgs,
    /// The program: .c, .cc, .rs, .bc, .ll or a file built by `loam cc`
    pub program: PathBuf,
}

/// `loam cc` and `loam c++`.
#[derive(Args, Debug)]
pub struct CompilerArgs {
    /// All arguments of clang, and --loam-libc=musl|host, --loam-lenient
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARG")]
    pub words: Vec<OsString>,
}

/// `loam klee`.
#[derive(Args, Debug)]
pub struct KleeArgs {
    /// KLEE's options, the program and its arguments; --help shows what becomes of each option
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "WORD")]
    pub words: Vec<String>,
}

/// `loam extract`.
#[derive(Args, Debug)]
pub struct ExtractArgs {
    /// The program, shared library, object or archive
    pub file: PathBuf,
    /// The output file [default: FILE.bc]
    #[arg(short, long, value_name = "OUT.bc")]
    pub output: Option<PathBuf>,
}

/// `loam libc`.
#[derive(Args, Debug)]
pub struct LibcArgs {
    /// The source of musl 1.2.x, a directory or a tarball [default: the distribution's source package]
    #[arg(long, value_name = "PATH")]
    pub musl_source: Option<PathBuf>,
    /// The sizes of types in the programs that it is for
    #[arg(long, value_name = "MODEL", default_value = "LP64")]
    pub data_model: DataModelArg,
    /// Build it again even if it exists
    #[arg(long)]
    pub rebuild: bool,
}

/// The options of `loam run`, which `cargo loam` takes too.
#[derive(Args, Debug)]
pub struct RunOptions {
    #[command(flatten)]
    pub output: OutputArgs,
    #[command(flatten)]
    pub exploration: ExplorationArgs,
    #[command(flatten)]
    pub memory: MemoryArgs,
    #[command(flatten)]
    pub checks: CheckArgs,
    #[command(flatten)]
    pub solver: SolverArgs,
    #[command(flatten)]
    pub environment: EnvironmentArgs,
    #[command(flatten)]
    pub limits: LimitArgs,
}

/// `loam run`.
#[derive(Args, Debug)]
pub struct RunArgs {
    #[command(flatten)]
    pub options: RunOptions,
    /// The program (.c, .cc, .bc, .ll or a file built by `loam cc`), followed by its arguments
    // One list and not two: only so are options after the program never taken for Loam's.
    #[arg(
        help_heading = "Arguments",
        required = true,
        trailing_var_arg = true,
        value_name = "PROGRAM [PROGRAM-ARGS]"
    )]
    pub command: Vec<String>,
    /// Set if the command line is KLEE's.
    #[arg(skip)]
    pub klee: Option<KleeRun>,
    /// What the tests are to cover, if a property file says it.
    #[arg(skip)]
    pub specification: Option<String>,
    /// Set if a verdict is asked for.
    #[arg(skip)]
    pub svcomp: Option<Arc<SvcompRun>>,
}

/// What a verdict is asked for.
#[derive(Debug)]
pub struct SvcompRun {
    /// The properties.
    pub specification: Specification,
    /// What a witness says about the program.
    pub task: Task,
    /// Where the witness is written, beside the directory of the run.
    pub witness: Option<PathBuf>,
}

/// `loam svcomp`.
#[derive(Args, Debug)]
pub struct SvcompArgs {
    /// The file with the property
    #[arg(long, value_name = "FILE.prp")]
    pub property: PathBuf,
    /// The sizes of types
    #[arg(long, value_name = "MODEL", default_value = "LP64")]
    pub data_model: DataModelArg,
    /// Also write the witness of a violation to this file [default: only DIR/witness.yml]
    #[arg(long, value_name = "FILE")]
    pub witness: Option<PathBuf>,
    /// Directory for the results [default: loam-out-N, and the link loam-last]
    #[arg(long, value_name = "DIR")]
    pub out: Option<String>,
    /// Stop after this time
    #[arg(long, value_name = "TIME")]
    pub max_time: Option<String>,
    /// Maximal memory of Loam
    #[arg(long, value_name = "SIZE")]
    pub max_memory: Option<String>,
    /// Workers that explore the program at the same time
    #[arg(long, short, value_name = "N")]
    pub jobs: Option<String>,
    /// The program: a .c or .i file, or bitcode
    pub program: String,
}

/// `--data-model`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum DataModelArg {
    #[value(name = "LP64")]
    Lp64,
    #[value(name = "ILP32")]
    Ilp32,
}

impl From<DataModelArg> for DataModel {
    fn from(model: DataModelArg) -> Self {
        match model {
            DataModelArg::Lp64 => Self::Lp64,
            DataModelArg::Ilp32 => Self::Ilp32,
        }
    }
}

/// What a command line of KLEE asks for beside the options of `loam run`.
#[derive(Clone, Debug)]
pub struct KleeRun {
    /// The words of the command line.
    pub command: String,
    /// What has no effect, for the user.
    pub notes: Vec<String>,
    /// Whether `assembly.ll` is written.
    pub assembly: bool,
    /// Whether `final.bc` is written.
    pub module: bool,
    /// Whether warnings go to their file alone.
    pub quiet_warnings: bool,
}

/// Result directory and messages.
#[derive(Args, Debug)]
#[command(next_help_heading = "Output")]
pub struct OutputArgs {
    /// Directory for the results [default: loam-out-N, and the link loam-last]
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Keep the run so that it can be resumed: the execution tree and the solver's results, in run.save
    #[arg(long)]
    pub save: bool,
    /// Write tests for errors only
    #[arg(long)]
    pub write_no_tests: bool,
    /// Write no test for a path that executes nothing new of the program's own code and ends with the exit status of an
    /// earlier path
    #[arg(long, overrides_with = "all_tests")]
    pub only_new: bool,
    /// Write a test for every path [default]
    #[arg(long, overrides_with = "only_new")]
    pub all_tests: bool,
    /// Print nothing
    #[arg(long)]
    pub quiet: bool,
    /// How to show progress: plain prints a line every few seconds, auto redraws one line on a terminal
    #[arg(long, value_name = "HOW", default_value = "auto")]
    pub progress: ProgressArg,
    /// What to do with the program's output: show it when a path ends, write it to files beside the test, or
    /// discard it [default: show if nothing is symbolic, otherwise files]
    #[arg(long, value_name = "WHERE")]
    pub program_output: Option<OutputArg>,
    /// Also write times.csv: the CPU time at which each test was found
    #[arg(long)]
    pub test_times: bool,
    /// Also write what was found for other tools, as run.sarif (sarif) or junit.xml (junit), the path condition of each test
    /// (smt2, kquery), how often each line was executed for kcachegrind (istats), or the tests as Test-Comp exchanges them
    /// (testcomp)
    #[arg(long, value_name = "WHAT,…", value_delimiter = ',', value_parser = emitted)]
    pub emit: Vec<EmitArg>,
    /// How to write messages: for people (human), one line for each bug as compilers do (short), or a JSON object per
    /// line (json)
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    pub message_format: MessageFormatArg,
}

/// `--emit`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EmitArg {
    /// The path condition of each test.
    Condition(Language),
    /// How often each line was executed.
    Istats,
    /// The tests in XML.
    TestComp,
    /// What was found, for other tools.
    Findings(Format),
}

impl EmitArg {
    /// All of them, with their names.
    fn all() -> impl Iterator<Item = (&'static str, Self)> {
        let conditions = Language::ALL.iter().map(|&language| (language.suffix(), Self::Condition(language)));
        let findings = Format::ALL.iter().map(|&format| (format.name(), Self::Findings(format)));
        conditions.chain(findings).chain([("istats", Self::Istats), ("testcomp", Self::TestComp)])
    }
}

/// `--message-format`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum MessageFormatArg {
    Human,
    Short,
    Json,
}

/// `--progress`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum ProgressArg {
    Auto,
    Plain,
    Off,
}

/// `--program-output`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum OutputArg {
    Show,
    Files,
    Discard,
}

/// An option that is on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum SwitchArg {
    On,
    Off,
}

/// The search order, and where objects lie.
#[derive(Args, Debug)]
#[command(next_help_heading = "Exploration")]
pub struct ExplorationArgs {
    /// Searchers that choose the next path; several are used in turn
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', default_value = "random-path,cupa",
          value_parser = PossibleValuesParser::new(loam_search::NAMES))]
    pub search: Vec<String>,
    /// With more unfinished paths than this, complete the subtree of a path before choosing another path (not
    /// with dfs and bfs); 0: never
    #[arg(long, value_name = "PATHS", default_value_t = 65536)]
    pub finish_above: usize,
    /// Workers that explore the program at the same time; what a run that completes leaves does not depend on their number
    #[arg(long, short, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub jobs: u16,
    /// Seed of all random choices
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Explore along these inputs first: a directory of tests (.ktest), or of files that are the standard input, the first
    /// symbolic file or the first symbolic object, as fuzzers keep them; may be repeated
    #[arg(long, value_name = "DIR")]
    pub seed_tests: Vec<PathBuf>,
    /// Whether to run copies of unfinished paths to their end with one value for each input, and to keep their inputs as
    /// tests where they cover something new
    #[arg(long, value_name = "WHEN", default_value = "on")]
    pub trials: SwitchArg,
    /// Execute all iterations of a loop that counts and writes at regular places in one step, whatever their number
    #[arg(long)]
    pub compact_loops: bool,
    /// Drop a state that does the same as one that was there before
    #[arg(long)]
    pub merge_equal_states: bool,
    /// Length of the call strings that distinguish objects of one allocation site in the points-to analysis
    /// (with --memory segmented)
    #[arg(long, value_name = "K", default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=4))]
    pub context_depth: u8,
    /// How to find the objects that share a segment (with --memory segmented): by a static points-to analysis
    /// (andersen), or by observing the targets of pointers in runs before the run (ideal)
    #[arg(long, value_name = "HOW", default_value = "andersen")]
    pub points_to: PointsToArg,
    /// Time limit for those runs (with --points-to ideal)
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = units::duration)]
    pub ideal_time: Duration,
    /// The allocator of addresses: per path and far apart (kdalloc), shared by all paths (global), or without
    /// reuse (bump)
    #[arg(long, value_name = "NAME", default_value_t)]
    pub allocator: AllocatorKind,
    /// How many freed objects of a size class stay in quarantine before their addresses are reused; a number
    /// or unlimited
    #[arg(long, value_name = "N", default_value_t)]
    pub quarantine: Quarantine,
    /// The address range of a region: constants, globals, stack or heap, such as heap=0x100000000000,64GiB
    #[arg(long = "region", value_name = "NAME=BASE,SIZE")]
    pub regions: Vec<String>,
    /// How paths share the contents of an object: all parts except the changed ones (layered), or only whole
    /// objects
    #[arg(long, value_name = "HOW", default_value = "layered")]
    pub objects: ObjectsArg,
}

/// `--objects`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum ObjectsArg {
    Layered,
    Whole,
}

/// The errors to report, and what to do then.
#[derive(Args, Debug)]
#[command(next_help_heading = "Checks")]
pub struct CheckArgs {
    /// Additional checks: uninit (behaviour that depends on uninitialised memory; on by default), leak (heap
    /// objects that are unreachable at exit; leak=all: that are not freed), liveness (infinite loops; liveness=all: also those in which the
    /// program writes or sleeps), overflow (results that their signed type cannot hold, indices over their array;
    /// overflow=unsigned: also results that their unsigned type cannot hold)
    #[arg(long, value_name = "WHAT,…", value_delimiter = ',')]
    pub check: Vec<CheckArg>,
    /// Checks to switch off
    #[arg(long, value_name = "WHAT,…", value_delimiter = ',')]
    pub no_check: Vec<CheckArg>,
    /// Switch off uninit; uninitialised memory holds a fixed pattern (fill) or any value (symbolic)
    #[arg(long, value_name = "WHAT")]
    pub uninit_bytes: Option<UninitArg>,
    /// Write a report and a test for each path with an error, not only one for each source location
    #[arg(long, alias = "emit-all-errors")]
    pub all_errors: bool,
    /// Stop at the first error
    #[arg(long)]
    pub stop_on_error: bool,
    /// Exit with status 4 if a part of the program was not explored although no limit stopped the run
    #[arg(long)]
    pub strict: bool,
    /// Stop at the first error of these kinds: assert, ptr, null, …
    #[arg(long, value_name = "KIND,…", value_delimiter = ',', value_parser = error_kind)]
    pub exit_on: Vec<ErrorKind>,
    /// Stop at the first error in this function, or in what it calls
    #[arg(long, value_name = "FUNCTION")]
    pub exit_in: Option<String>,
    /// Check Loam itself: end the run if an access hits an object that is not in the points-to set of its
    /// pointer
    #[arg(long, hide = true, value_name = "K", num_args = 0..=1, require_equals = true, default_missing_value = "0",
          value_parser = clap::value_parser!(u8).range(0..=4))]
    pub check_points_to: Option<u8>,
}

/// `--check`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum CheckArg {
    Uninit,
    Leak,
    #[value(name = "leak=all")]
    LeakAll,
    Liveness,
    #[value(name = "liveness=all")]
    LivenessAll,
    Overflow,
    #[value(name = "overflow=unsigned")]
    OverflowUnsigned,
}

/// Which arithmetic must not overflow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OverflowCheck {
    Off,
    Signed,
    /// Unsigned arithmetic too.
    Unsigned,
}

/// `--uninit-bytes`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum UninitArg {
    Fill,
    Symbolic,
}

/// The solver and its layers.
#[derive(Args, Debug)]
#[command(next_help_heading = "Solver")]
pub struct SolverArgs {
    /// The backend for queries that Loam's fast solver does not decide
    #[arg(long, value_name = "NAME", default_value = "bitwuzla")]
    pub solver: SolverArg,
    /// Time limit for one query; beyond it the path is terminated early
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = units::some_time)]
    pub solver_timeout: Duration,
    /// Memory for results of queries that are kept; those not used for longest are dropped first
    #[arg(long, value_name = "SIZE", default_value = "512MiB", value_parser = units::size)]
    pub cache_size: u64,
    /// Write every query to queries.smt2
    #[arg(long)]
    pub log_queries: bool,
    /// Write the queries that took longest, this many (1 to 1000), to slowest-queries.smt2
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub slowest_queries: Option<u16>,
    /// Check every result of the solver with other backends; slow
    #[arg(long)]
    pub validate: bool,
    /// Switch off layers of the solver: equalities, independence, bytes, model, query, ranges, few, cex, search,
    /// backtrack, blaster, hard
    #[arg(long, value_name = "KIND", value_delimiter = ',', value_parser = solvers::layer)]
    pub no_cache: Vec<Layer>,
}

/// How a program is loaded from the named file.
#[derive(Args, Debug)]
pub struct LoadArgs {
    /// An additional compiler argument when PROGRAM is a source, such as -DNDEBUG or -O1; may be repeated
    #[arg(long = "compiler-arg", value_name = "ARG", allow_hyphen_values = true)]
    pub compiler_arguments: Vec<String>,
    /// The entry function
    #[arg(long, value_name = "FUNCTION", default_value = "main")]
    pub entry: String,
    /// The C library of the program: Loam's (default), or none
    #[arg(long, value_name = "NAME", default_value = "default")]
    pub libc: LibcArg,
    /// The source of musl, for the first build of the C library: a directory or a .tar.gz
    #[arg(long, value_name = "PATH")]
    pub musl_source: Option<PathBuf>,
    /// A file of bitcode, or an archive or object built by `loam cc`, to link with the program; may be repeated
    #[arg(long = "link", value_name = "FILE")]
    pub linked: Vec<PathBuf>,
    /// A call of this function is an error, whatever the function does
    #[arg(long, value_name = "FUNCTION")]
    pub unreachable: Option<String>,
    /// Use the program's definitions of all functions, even of those that Loam otherwise replaces
    #[arg(long)]
    pub no_replace: bool,
}

/// The environment of the program.
#[derive(Args, Debug)]
#[command(next_help_heading = "Environment")]
pub struct EnvironmentArgs {
    #[command(flatten)]
    pub load: LoadArgs,
    /// A symbolic argument of at most N bytes; all --sym options may also be given among PROGRAM-ARGS
    #[arg(long, value_name = "N")]
    pub sym_arg: Vec<u32>,
    /// From MIN to MAX symbolic arguments of at most N bytes
    #[arg(long, num_args = 3, value_names = ["MIN", "MAX", "N"])]
    pub sym_args: Vec<u32>,
    /// Standard input of N symbolic bytes
    #[arg(long, value_name = "N")]
    pub sym_stdin: Option<u32>,
    /// Standard input with the contents of this file, where each ? is a symbolic byte
    #[arg(long, value_name = "FILE", value_parser = pattern, conflicts_with = "sym_stdin")]
    pub sym_stdin_like: Option<Pattern>,
    /// K symbolic files of N bytes in the working directory, named A, B, …
    #[arg(long, num_args = 2, value_names = ["K", "N"])]
    pub sym_files: Vec<u32>,
    /// An environment variable with a symbolic value of at most N bytes
    #[arg(long, num_args = 2, value_names = ["NAME", "N"])]
    pub sym_env: Vec<String>,
    /// An environment variable; the environment is empty otherwise
    #[arg(long, value_name = "NAME=VALUE")]
    pub env: Vec<String>,
    /// The files of this machine that the program can read (it never changes them): all (host), or only those
    /// named in its arguments or with --file (given) [default: given if an input of the environment is
    /// symbolic, otherwise host]
    #[arg(long, value_name = "WHICH")]
    pub files: Option<FilesArg>,
    /// A file or directory that the program can read, with --files given; may be repeated
    #[arg(long, value_name = "PATH")]
    pub file: Vec<PathBuf>,
    /// Random bytes from the system: the same in every run (fixed), or symbolic inputs
    #[arg(long, value_name = "WHAT", default_value = "fixed")]
    pub random: RandomArg,
    /// Explore also paths on which up to N system calls fail
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub fail_syscalls: u32,
    /// Explore also paths on which allocations fail: up to N with --fail-syscalls N, otherwise one
    #[arg(long)]
    pub fail_malloc: bool,
    /// Call functions that are neither in the program nor modelled in the host: with symbolic data
    /// concretised (allow), only without symbolic data (concrete), or never (forbid)
    #[arg(long, value_name = "HOW", default_value = "allow")]
    pub external: ExternalArg,
    /// A host library to search for such functions, before the C library; may be repeated
    #[arg(long = "host-lib", value_name = "NAME")]
    pub host_libraries: Vec<String>,
    /// Time limit for one call of a host function
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = units::some_time)]
    pub host_timeout: Duration,
}

/// `--points-to`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum PointsToArg {
    Andersen,
    Ideal,
}

/// `--external`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum ExternalArg {
    Allow,
    Concrete,
    Forbid,
}

/// `--libc`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LibcArg {
    #[value(alias = "musl")]
    Default,
    None,
}

/// `--files`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum FilesArg {
    Host,
    Given,
}

/// `--random`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum RandomArg {
    Fixed,
    Symbolic,
}

/// Limits of the run.
#[derive(Args, Debug)]
#[command(next_help_heading = "Limits (durations as 60s or 1h30m, sizes as 64KiB, counts as 1000 or 1M)")]
pub struct LimitArgs {
    /// Stop after this time
    #[arg(long, value_name = "TIME", value_parser = units::some_time)]
    pub max_time: Option<Duration>,
    /// Stop after this many instructions
    #[arg(long, value_name = "COUNT", value_parser = units::some)]
    pub max_instructions: Option<u64>,
    /// Maximal number of unfinished paths; others are terminated early
    #[arg(long, value_name = "COUNT", value_parser = units::some)]
    pub max_states: Option<u64>,
    /// Maximal memory of Loam; above it paths are parked on disk [default: three quarters of the machine's memory]
    #[arg(long, value_name = "SIZE", value_parser = units::size)]
    pub max_memory: Option<u64>,
    /// Where paths are parked that memory has no room for; off: they are terminated early [default: the directory of the
    /// run]
    #[arg(long, value_name = "DIR|off", value_parser = parking)]
    pub park: Option<Parking>,
    /// Do all the time what is done when memory runs out, to test it
    #[arg(long, hide = true)]
    pub stress_memory: bool,
    /// Maximal number of branches on one path
    #[arg(long, value_name = "COUNT", value_parser = units::count)]
    pub max_depth: Option<u64>,
    /// Stop after this many tests
    #[arg(long, value_name = "COUNT", value_parser = units::some)]
    pub max_tests: Option<u64>,
    /// Maximal stack size of the program
    #[arg(long, value_name = "SIZE", default_value = "8MiB", value_parser = units::stack_size)]
    pub max_stack: u64,
    /// Objects of symbolic size up to SIZE share a path; larger sizes are a path of their own [default: 4KiB, and 1GiB with
    /// --memory plane]
    #[arg(long, value_name = "SIZE", value_parser = units::object_size)]
    pub symbolic_size_capacity: Option<u64>,
}

/// Where paths are parked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parking {
    /// Nowhere.
    Off,
    /// In this directory.
    In(PathBuf),
}

/// A directory, or off.
fn parking(text: &str) -> Result<Parking, String> {
    match text {
        "off" => Ok(Parking::Off),
        _ if Path::new(text).is_dir() => Ok(Parking::In(text.into())),
        _ => Err("it is no directory; make it first, or write off".to_owned()),
    }
}

/// The options are read as if they were fields of the command.
impl Deref for RunArgs {
    type Target = RunOptions;

    fn deref(&self) -> &RunOptions {
        &self.options
    }
}

impl DerefMut for RunArgs {
    fn deref_mut(&mut self) -> &mut RunOptions {
        &mut self.options
    }
}

impl RunArgs {
    /// The program's file name, as given.
    pub fn program(&self) -> &str {
        &self.command[0]
    }

    /// The program's arguments. The --sym options before the program come first.
    pub fn arguments(&self) -> Vec<String> {
        let EnvironmentArgs { sym_arg, sym_args, sym_stdin, sym_stdin_like, sym_files, sym_env, .. } =
            &self.environment;
        let mut words = Vec::new();
        let mut add = |option: &str, values: &[String]| {
            words.push(option.to_owned());
            words.extend_from_slice(values);
        };
        let texts = |numbers: &[u32]| numbers.iter().map(u32::to_string).collect::<Vec<_>>();
        sym_arg.iter().for_each(|&length| add("--sym-arg", &texts(&[length])));
        sym_args.chunks(3).for_each(|group| add("--sym-args", &texts(group)));
        // A test has all its bytes; whoever replays it need not know which were open.
        let like = sym_stdin_like.as_ref().map(Pattern::size);
        sym_stdin.iter().chain(&like).for_each(|&length| add("--sym-stdin", &texts(&[length])));
        sym_files.chunks(2).for_each(|group| add("--sym-files", &texts(group)));
        sym_env.chunks(2).for_each(|group| add("--sym-env", group));
        words.extend_from_slice(&self.command[1..]);
        words
    }
}

impl CheckArgs {
    /// Whether this check is on. A check that is named wins over everything but `--no-check`.
    pub fn has(&self, check: CheckArg) -> bool {
        let by_default = check == CheckArg::Uninit && self.uninit_bytes.is_none();
        (by_default || self.check.contains(&check)) && !self.no_check.contains(&check)
    }

    /// Whether lost heap objects are looked for, or all that are not freed.
    pub fn leak(&self) -> bool {
        let is_off = self.no_check.contains(&CheckArg::Leak);
        self.has(CheckArg::Leak) || self.has(CheckArg::LeakAll) && !is_off
    }

    /// Which overflows are an error.
    pub fn overflow(&self) -> OverflowCheck {
        match (self.has(CheckArg::Overflow), self.has(CheckArg::OverflowUnsigned)) {
            _ if self.no_check.contains(&CheckArg::Overflow) => OverflowCheck::Off,
            (_, true) => OverflowCheck::Unsigned,
            (true, false) => OverflowCheck::Signed,
            (false, false) => OverflowCheck::Off,
        }
    }

    /// Which infinite loops are an error.
    pub fn liveness(&self) -> LivenessCheck {
        match (self.has(CheckArg::Liveness), self.has(CheckArg::LivenessAll)) {
            _ if self.no_check.contains(&CheckArg::Liveness) => LivenessCheck::Off,
            (_, true) => LivenessCheck::All,
            (true, false) => LivenessCheck::Silent,
            (false, false) => LivenessCheck::Off,
        }
    }
}

impl OutputArgs {
    /// How to show progress.
    pub fn progress_mode(&self) -> ProgressMode {
        match self.progress {
            _ if self.quiet => ProgressMode::Quiet,
            ProgressArg::Auto => match self.message_format {
                MessageFormatArg::Human => ProgressMode::auto(),
                // Nothing is drawn among lines that programs read.
                MessageFormatArg::Short | MessageFormatArg::Json => ProgressMode::Plain,
            },
            ProgressArg::Plain => ProgressMode::Plain,
            ProgressArg::Off => ProgressMode::Off,
        }
    }

    /// The formats of path conditions, each once.
    pub fn conditions(&self) -> Vec<Language> {
        let is_emitted = |language: &Language| self.emit.contains(&EmitArg::Condition(*language));
        Language::ALL.iter().copied().filter(is_emitted).collect()
    }

    /// The formats of findings, each once.
    pub fn findings(&self) -> Vec<Format> {
        let is_emitted = |format: &Format| self.emit.contains(&EmitArg::Findings(*format));
        Format::ALL.iter().copied().filter(is_emitted).collect()
    }

    /// How to write messages.
    pub fn message_format(&self) -> MessageFormat {
        match self.message_format {
            MessageFormatArg::Human => MessageFormat::Human,
            MessageFormatArg::Short => MessageFormat::Short,
            MessageFormatArg::Json => MessageFormat::Json,
        }
    }

    /// What to do with the program's output.
    pub fn program_output(&self) -> ProgramOutput {
        match self.program_output {
            None => ProgramOutput::Auto,
            Some(OutputArg::Show) => ProgramOutput::Show,
            Some(OutputArg::Files) => ProgramOutput::Files,
            Some(OutputArg::Discard) => ProgramOutput::Discard,
        }
    }
}

fn pattern(path: &str) -> Result<Pattern, String> {
    Pattern::new(&loam_base::files::read(path.as_ref()).map_err(|error| error.to_string())?)
}

fn error_kind(name: &str) -> Result<ErrorKind, String> {
    ErrorKind::by_suffix(name).ok_or_else(|| {
        let names: Vec<&str> = ErrorKind::TABLE.iter().map(|row| row.1).collect();
        format!("the kinds are {}", names.join(", "))
    })
}

fn emitted(name: &str) -> Result<EmitArg, String> {
    EmitArg::all().find(|(known, _)| *known == name).map(|(_, what)| what).ok_or_else(|| {
        let names: Vec<&str> = EmitArg::all().map(|(name, _)| name).collect();
        format!("what can be emitted is {}", names.join(", "))
    })
}

/// The error of a command line, in one line.
pub fn one_line(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let first: Vec<&str> = text.lines().take_while(|line| !line.trim().is_empty()).map(str::trim).collect();
    let line = first.join(" ");
    let line = line.strip_prefix("error: ").unwrap_or(&line);
    let similar = text.lines().find_map(|line| line.trim().strip_prefix("tip: ")?.split_once("similar "));
    match similar.and_then(|(_, names)| names.split_once(": ")) {
        Some((_, names)) => format!("{line}; did you mean {}?", names.replace("', '", "' or '")),
        None => line.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn run_args(arguments: &[&str]) -> Result<RunArgs, String> {
        let all = ["loam", "run"].iter().chain(arguments);
        match Loam::try_parse_from(all) {
            Ok(Loam { command: Command::Run(args) }) => Ok(*args),
            Ok(_) => panic!("another command"),
            Err(error) => Err(one_line(&error)),
        }
    }

    #[test]
    fn the_definition_is_sound() {
        Loam::command().debug_assert();
    }

    #[test]
    fn options_have_their_defaults() {
        let args = run_args(&["prog.c"]).unwrap();
        assert_eq!(args.exploration.search, ["random-path", "cupa"]);
        assert_eq!((args.exploration.seed, args.memory.memory.as_str()), (0, "auto"));
        assert_eq!((args.limits.max_stack, args.limits.max_time), (8 << 20, None));
        assert_eq!(args.environment.load.entry, "main");
    }

    #[test]
    fn everything_after_the_program_is_the_programs() {
        let args =
            run_args(&["--max-time", "1h30m", "--emit-all-errors", "p.bc", "--seed", "3", "-x", "--", "y"])
                .unwrap();
        assert_eq!((args.program(), args.arguments().join(" ")), ("p.bc", "--seed 3 -x -- y".to_owned()));
        assert_eq!(args.limits.max_time, Some(Duration::from_secs(5400)));
        assert!(args.checks.all_errors);
        assert_eq!(args.exploration.seed, 0);
    }

    #[test]
    fn uninitialised_memory_is_looked_for_unless_something_else_is_said() {
        let has = |arguments: &[&str]| {
            let checks = run_args(&[arguments, &["p.c"]].concat()).unwrap().options.checks;
            (checks.has(CheckArg::Uninit), checks.has(CheckArg::Leak))
        };
        assert_eq!(has(&[]), (true, false));
        assert_eq!(has(&["--check", "leak"]), (true, true));
        assert_eq!(has(&["--no-check", "uninit"]), (false, false));
        assert_eq!(has(&["--uninit-bytes", "symbolic"]), (false, false));
        assert_eq!(has(&["--uninit-bytes", "fill", "--check", "uninit"]), (true, false));
    }

    #[test]
    fn what_is_misspelt_is_guessed() {
        for (arguments, guess) in [
            (&["--serach", "dfs", "p.c"][..], "did you mean '--search'?"),
            (&["--memory", "forkin", "p.c"], "did you mean 'forking'?"),
            (&["--max-tim=3s", "p.c"], "did you mean '--max-time'"),
        ] {
            let line = run_args(arguments).unwrap_err();
            assert!(line.contains(guess) && !line.contains('\n'), "{line}");
        }
        let line = one_line(&Loam::try_parse_from(["loam", "replya"]).unwrap_err());
        assert!(line.ends_with("did you mean 'replay'?"), "{line}");
        assert!(!run_args(&["--zzyzx", "p.c"]).unwrap_err().contains("did you mean"));
    }

    #[test]
    fn lists_are_split_at_commas() {
        let args = run_args(&["--search", "dfs,bfs", "--exit-on", "ptr,null", "--no-cache", "query", "p.c"])
            .unwrap();
        assert_eq!(args.exploration.search, ["dfs", "bfs"]);
        assert_eq!(args.checks.exit_on, [ErrorKind::Pointer, ErrorKind::Null]);
        assert_eq!(args.solver.no_cache, [Layer::QueryCache]);
        let emitting = run_args(&["--emit", "smt2,kquery", "p.c"]).unwrap();
        assert_eq!(emitting.output.conditions(), [Language::SmtLib, Language::KQuery]);
        let emitting = run_args(&["--emit", "junit,smt2", "--emit", "sarif,junit", "p.c"]).unwrap();
        assert_eq!(emitting.output.conditions(), [Language::SmtLib]);
        assert_eq!(emitting.output.findings(), [Format::Sarif, Format::Junit]);
    }

    #[test]
    fn what_is_wrong_is_said_in_one_line_that_names_the_option() {
        for (arguments, named) in [
            (&["--search", "best", "p.c"][..], "--search"),
            (&["--max-time", "soon", "p.c"], "--max-time"),
            (&["--max-memory", "much", "p.c"], "--max-memory"),
            (&["--exit-on", "segv", "p.c"], "--exit-on"),
            (&["--frobnicate", "p.c"], "--frobnicate"),
            (&["--memory", "magic", "p.c"], "--memory"),
            (&["--emit", "smt2,spice", "p.c"], "smt2, kquery, sarif, junit"),
            (&["--message-format", "long", "p.c"], "--message-format"),
            (&[], "PROGRAM"),
        ] {
            let line = run_args(arguments).unwrap_err();
            assert!(line.contains(named) && !line.contains('\n'), "{line}");
        }
    }
}
