//! `loam run`: load, make the directory, explore, report.
//!
//! The directory is made only when the program is loaded, so that bad input leaves none behind. From then on
//! the results are kept whatever ends the run, a signal or a fault of Loam included.

use crate::args::{
    CheckArg, EmitArg, ExplorationArgs, ExternalArg, ObjectsArg, Parking, RunArgs, SvcompRun, SwitchArg,
    UninitArg,
};
use crate::commands::groups::{Groups, PreRun};
use crate::commands::resume::kept_program;
use crate::commands::{refuse, status, tell};
use crate::environment::environment_config;
use crate::process::{Process, Signals, most_memory};
use crate::program::{load_linked, load_program};
use crate::saved::{self, Resume};
use crate::seeds::read_seeds;
use crate::solvers::without;
use crate::watch::{Kept, Watch, Watched};
use loam_allocator::{AllocatorKind, Regions};
use loam_base::Halt;
use loam_bitcode::Input;
use loam_executor::{
    Ended, EngineFault, EnvironmentConfig, External, Image, Limits, MemoryConfig, Monitor, RunConfig,
    SaveSetup, Setup, Show, Status, Tools, explore,
};
use loam_expr::ExprStore;
use loam_memory::MemoryModel;
use loam_memory::segments::Grouping;
use loam_memory_models::{ModelOptions, Planes};
use loam_native::{HostConfig, HostProcess};
use loam_program::ir::DataModel;
use loam_report::assembly::Assembly;
use loam_report::findings::lines;
use loam_report::testcomp::{ALL_BRANCHES, SuiteInfo};
use loam_report::{
    ExitStatus, KleeLayout, Layout, MessageFormat, PointsTo, ProgramOutput, Progress, ProgressMode, QueryLog,
    RunDirectory, RunInfo, RunOptions, RunStatus, SlowestQueries, Summary, memory_places, values,
};
use loam_solver::{Backends, Observer, SolverConfig};
use loam_state::{Figures, Found, LineCoverage, Seeds};
use loam_system::HostFiles;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

/// Explores the program.
pub fn run(args: RunArgs) -> ExitCode {
    run_or_resume(args, None)
}

/// Goes on with a saved run.
pub fn resume(args: RunArgs, resume: Resume) -> ExitCode {
    run_or_resume(args, Some(resume))
}

fn run_or_resume(args: RunArgs, resume: Option<Resume>) -> ExitCode {
    // Caught from the beginning: temporary files, such as the headers for clang, are always removed.
    let signals = match Signals::catch() {
        Ok(signals) => signals,
        Err(error) => return refuse(&format!("signals cannot be caught: {error}")),
    };
    match prepare(&args, &signals, resume) {
        Ok(prepared) => explore_and_report(&args, prepared, &signals),
        // Another error may come from a compiler that received the signal too.
        Err(message) => signals
            .exit_status()
            .map_or_else(|| refuse_in(args.output.message_format(), &message), ExitCode::from),
    }
}

/// Reports an error in the input, in the format of the other messages.
fn refuse_in(format: MessageFormat, message: &str) -> ExitCode {
    match format {
        MessageFormat::Human | MessageFormat::Short => refuse(message),
        MessageFormat::Json => {
            if let Some(line) = lines::Note::Problem(message).line(format) {
                tell(&format!("{line}\n"));
            }
            ExitCode::from(status::USAGE)
        }
    }
}

/// Everything for a run; all errors in the input are found before this exists.
struct Prepared {
    image: Arc<Image>,
    store: Arc<ExprStore>,
    toolbox: Toolbox,
    kept: Kept,
    process: Process,
    environment: EnvironmentConfig,
    seeds: Seeds,
    outside: Arc<HostFiles>,
    save: Option<SaveSetup>,
    /// Where states are parked.
    park: Option<PathBuf>,
    /// Dropped when the run ends.
    watch: Watch,
}

/// Makes the tools of each worker.
struct Toolbox {
    groups: Groups,
    model: ModelOptions,
    observers: Vec<Arc<Mutex<dyn Observer>>>,
    /// Those of the first worker, which were made to see whether they can be.
    first: Mutex<Option<(Box<dyn MemoryModel>, Backends)>>,
}

impl Toolbox {
    fn tools(&self, args: &RunArgs) -> Result<Tools, String> {
        let first = self.first.lock().unwrap_or_else(PoisonError::into_inner).take();
        let (model, backends) = match first {
            Some(first) => first,
            None => (model(args, &self.model, || self.groups.grouping())?, backends(args)?),
        };
        let shared =
            |observer: &Arc<Mutex<dyn Observer>>| Box::new(Arc::clone(observer)) as Box<dyn Observer>;
        Ok(Tools { model, backends, observers: self.observers.iter().map(shared).collect() })
    }
}

fn model(
    args: &RunArgs,
    options: &ModelOptions,
    grouping: impl FnOnce() -> Arc<dyn Grouping>,
) -> Result<Box<dyn MemoryModel>, String> {
    let model = loam_memory_models::by_name(&args.memory.memory, options, grouping);
    model.ok_or_else(|| format!("there is no memory model '{}'", args.memory.memory))
}

fn backends(args: &RunArgs) -> Result<Backends, String> {
    let mut backends = args.solver.solver.backends()?;
    if args.solver.validate {
        backends.second = args.solver.solver.validator();
    }
    Ok(backends)
}

fn prepare(args: &RunArgs, signals: &Signals, resume: Option<Resume>) -> Result<Prepared, String> {
    let name = args.program();
    let environment = environment_config(args)?;
    let seeds = read_seeds(&args.exploration.seed_tests, &environment.command_line)?;
    let kept = resume.as_ref().and_then(|resume| kept_program(&resume.directory));
    let (load, overflow) = (&args.environment.load, args.checks.overflow());
    let mut loaded = match kept.filter(|_| !Path::new(name).exists()) {
        Some(kept) => load_linked(&kept, load, overflow)?,
        None => load_program(name.as_ref(), load, overflow)?,
    };
    let halt = Halt::default();
    let store = Arc::new(ExprStore::new().with_halt(halt.clone()));
    if signals.exit_status().is_some() {
        return Err("interrupted".to_owned());
    }
    let groups = Groups::new(args, signals);
    let model_options = args.memory.options()?;
    let mut is_grouped = false;
    let model = model(args, &model_options, || {
        is_grouped = true;
        groups.grouping()
    })?;
    let memory_config = memory_config(args, loaded.program.data_model)?;
    let image = Image::new(loaded.program, &store, &memory_config, &*model);
    let mut image = image.map_err(|error| format!("{name}: {}", error.0))?;
    if let Some(context) = args.checks.check_points_to {
        image.check_pointers(&args.environment.load.entry, usize::from(context));
    }
    if model_options.planes == Planes::Naive {
        image.leave_accesses_to_model();
    }
    let image = Arc::new(image);
    if !args.environment.host_libraries.is_empty() {
        HostProcess::try_libraries(&host_config(args)).map_err(|why| format!("--host-lib: {why}"))?;
    }
    check_memory(args)?;
    let backends = backends(args)?;
    // The limits apply from here on.
    let (process, kept) = (Process::start(), Kept::new());
    let is_over = {
        let halt = halt.clone();
        move || halt.is_requested()
    };
    // One for all runs: standard input cannot be read twice.
    let outside = Arc::new(HostFiles::until(is_over));
    let watch = watch(args, &process, halt, signals, &kept)
        .map_err(|error| format!("no thread can be started to watch the limits: {error}"))?;
    let pre_run =
        PreRun { args, image: &image, store: &store, environment: &environment, signals, outside: &outside };
    let points_to = is_grouped.then(|| groups.learn(&pre_run)).transpose()?;
    let options = options(args, &environment, points_to, &loaded.replaced);
    let resumed = resume.as_ref().map(|resume| resume.directory.clone());
    let saves = args.output.save || resumed.is_some();
    let (shown, interrupted) = (Shown::new(args), signals.clone());
    let exit_status =
        ExitStatus(Box::new(move |summary| shown.exit_status(summary, interrupted.exit_status())));
    let layout = layout(args, &loaded.bitcode)?;
    let options = RunOptions { resumed, saves, layout, exit_status, ..options };
    let mut directory = RunDirectory::create(options).map_err(|error| error.to_string())?;
    loaded.warnings.extend(replaced_warning(&loaded.replaced));
    loaded.warnings.extend(args.klee.iter().flat_map(|klee| klee.notes.clone()));
    if args.klee.is_some() {
        let location = std::path::absolute(directory.location()).unwrap_or_default();
        tell(&format!("KLEE: output directory is \"{}\"\n", location.display()));
        tell(&format!("KLEE: Using {} solver backend\n", args.solver.solver.names()));
    }
    loaded.warnings.extend(alone_because(args).map(|why| format!("{why}: the run has one worker")));
    let begun =
        saved::set_up(args, &loaded.bitcode, directory.location(), resume).and_then(|(save, notes)| {
            loaded.warnings.extend(notes);
            let observers = begin_directory(args, &mut directory, &loaded.bitcode, &loaded.warnings, &store)?;
            Ok((save, observers))
        });
    let (save, observers) = match begun {
        Ok(begun) => begun,
        Err(why) => {
            directory.discard();
            return Err(why);
        }
    };
    let park = parking_place(args, directory.location());
    directory.begin_run();
    kept.fill(directory);
    let first = Mutex::new(Some((model, backends)));
    Ok(Prepared {
        image,
        store,
        toolbox: Toolbox { groups, model: model_options, observers, first },
        kept,
        process,
        environment,
        seeds,
        outside,
        save,
        park,
        watch,
    })
}

/// Where states are parked that memory has no room for. With one allocator for all paths none of them can be made again.
fn parking_place(args: &RunArgs, results: &Path) -> Option<PathBuf> {
    match &args.limits.park {
        _ if args.exploration.allocator == AllocatorKind::Global => None,
        Some(Parking::Off) => None,
        Some(Parking::In(directory)) => Some(directory.clone()),
        None => Some(results.to_path_buf()),
    }
}

/// The warning that definitions of the program are replaced.
fn replaced_warning(replaced: &[String]) -> Option<String> {
    let names = replaced.join(", ");
    let note = "as defined in the program; Loam's own take their place (--no-replace runs the program's)";
    (!replaced.is_empty()).then(|| format!("not run {note}: {names}"))
}

/// Writes everything known before the run. Returns the writers of queries.
fn begin_directory(
    args: &RunArgs,
    directory: &mut RunDirectory,
    bitcode: &[u8],
    warnings: &[String],
    store: &Arc<ExprStore>,
) -> Result<Vec<Arc<Mutex<dyn Observer>>>, String> {
    let path = directory.location().to_path_buf();
    let failed = |name: &str, error: std::io::Error| format!("{}: {error}", path.join(name).display());
    directory.write_program(bitcode).map_err(|error| failed("program.bc", error))?;
    for warning in warnings {
        directory.warning(warning);
    }
    let mut observers: Vec<Arc<Mutex<dyn Observer>>> = Vec::new();
    if args.solver.log_queries {
        let log =
            QueryLog::create(&path.join("queries.smt2")).map_err(|error| failed("queries.smt2", error))?;
        observers.push(Arc::new(Mutex::new(log)));
    }
    if let Some(most) = args.solver.slowest_queries {
        let file = path.join("slowest-queries.smt2");
        observers.push(Arc::new(Mutex::new(SlowestQueries::new(file, Arc::clone(store), most.into()))));
    }
    Ok(observers)
}

/// With less memory than Loam uses before the first instruction nothing can be explored.
fn check_memory(args: &RunArgs) -> Result<(), String> {
    let taken = Process::start().resident_bytes();
    match args.limits.max_memory {
        Some(most) if most <= taken => Err(format!(
            "--max-memory of {}: Loam takes {} before the program begins; allow for more, as in --max-memory 2GiB",
            values::size(most),
            values::size(taken)
        )),
        Some(_) | None => Ok(()),
    }
}

fn watch(
    args: &RunArgs,
    process: &Process,
    halt: Halt,
    signals: &Signals,
    kept: &Kept,
) -> std::io::Result<Watch> {
    let Limits { max_time, max_memory, .. } = config(args).limits;
    let (shown, interrupted) = (Shown::new(args), signals.clone());
    Watch::start(Watched {
        start: process.started(),
        max_time,
        max_memory,
        halt,
        signals: signals.clone(),
        kept: kept.clone(),
        conclude: Box::new(move |summary| shown.conclude(summary, interrupted.exit_status()).into()),
    })
}

fn memory_config(args: &RunArgs, data_model: DataModel) -> Result<MemoryConfig, String> {
    let ExplorationArgs { allocator, quarantine, regions, objects, .. } = &args.exploration;
    let mut config = MemoryConfig::default();
    config.allocator.kind = *allocator;
    config.allocator.quarantine = *quarantine;
    if data_model == DataModel::Ilp32 {
        config.allocator.regions = Regions::below_4_gib();
    }
    for region in regions {
        config.allocator.regions.set(region).map_err(|error| format!("--region: {error}"))?;
    }
    config.form.whole = *objects == ObjectsArg::Whole;
    config.form.tracks_uninitialised =
        args.checks.has(CheckArg::Uninit) || args.checks.uninit_bytes == Some(UninitArg::Symbolic);
    config.keep_locals = args.checks.leak();
    Ok(config)
}

fn explore_and_report(args: &RunArgs, prepared: Prepared, signals: &Signals) -> ExitCode {
    let Prepared { image, store, toolbox, mut kept, process, environment, seeds, outside, save, park, watch } =
        prepared;
    let tools = || toolbox.tools(args);
    let setup = Setup {
        image,
        store,
        config: RunConfig { environment, seeds, park, ..config(args) },
        tools: &tools,
        host_files: outside,
        found: &mut kept,
        monitor: &process,
        stop: signals.stop(),
        save,
    };
    let ended = explore(setup);
    // Observers write what they have when they are dropped.
    drop(toolbox);
    // Whoever takes the directory closes it; the watch waits until then before it ends the process.
    let Some(directory) = kept.take() else {
        drop(watch);
        return ExitCode::from(status::INTERNAL);
    };
    match ended {
        Ok(Ended { status, figures, coverage }) => {
            let finished = directory.finish(run_status(status, &figures), &figures, &coverage);
            conclude(args, finished, signals.exit_status())
        }
        Err(fault) => internal_error(directory, &fault),
    }
}

fn conclude(args: &RunArgs, finished: std::io::Result<Summary>, interrupted: Option<u8>) -> ExitCode {
    let summary = match finished {
        Ok(summary) => summary,
        Err(error) => return refuse(&format!("the results could not all be written: {error}")),
    };
    ExitCode::from(Shown::new(args).conclude(&summary, interrupted))
}

/// How a run shows its results.
#[derive(Clone)]
struct Shown {
    is_quiet: bool,
    format: MessageFormat,
    is_strict: bool,
    explains_memory: bool,
    is_klee: bool,
    svcomp: Option<Arc<SvcompRun>>,
}

impl Shown {
    fn new(args: &RunArgs) -> Self {
        Self {
            is_quiet: args.output.quiet,
            format: args.output.message_format(),
            is_strict: args.checks.strict,
            explains_memory: args.memory.explain_memory,
            is_klee: args.klee.is_some(),
            svcomp: args.svcomp.clone(),
        }
    }

    /// Shows the summary and returns the exit status.
    fn conclude(&self, summary: &Summary, interrupted: Option<u8>) -> u8 {
        if let Some(svcomp) = &self.svcomp {
            let status = crate::commands::svcomp::conclude(svcomp, summary);
            return interrupted.unwrap_or(status);
        }
        let exit_status = self.exit_status(summary, interrupted);
        if self.is_klee {
            tell(&KleeLayout::closing(summary));
        } else if !self.is_quiet {
            tell(&lines::closing(self.format, summary, exit_status));
        }
        if self.explains_memory {
            tell(&format!("\n{}", memory_places::explained(&summary.figures)));
        }
        exit_status
    }

    fn exit_status(&self, summary: &Summary, interrupted: Option<u8>) -> u8 {
        let found = match summary.found_bugs() {
            // As KLEE: errors of the program are results.
            _ if self.is_klee => {
                if summary.has_faults() {
                    status::INTERNAL
                } else {
                    status::FINE
                }
            }
            _ if summary.status == RunStatus::Error => status::INTERNAL,
            true => status::FOUND,
            false if summary.has_faults() => status::INTERNAL,
            false if self.is_strict && summary.has_losses() => status::LOST,
            false => status::FINE,
        };
        interrupted.unwrap_or(found)
    }
}

fn internal_error(mut directory: RunDirectory, fault: &EngineFault) -> ExitCode {
    loam_base::complain!("loam: internal error: {}", fault.message);
    let mut evidence = directory.location().join("program.bc");
    if let Some(query) = &fault.query {
        match directory.write_wrong_answer(query) {
            Ok(path) => evidence = path,
            Err(error) => loam_base::complain!("loam: wrong-answer.smt2 could not be written: {error}"),
        }
    }
    loam_base::complain!(
        "loam: this is a bug in Loam; please report it together with {}",
        evidence.display()
    );
    if let Err(error) = directory.finish(RunStatus::Error, &Figures::default(), &LineCoverage::default()) {
        loam_base::complain!("loam: the results could not all be written: {error}");
    }
    ExitCode::from(status::INTERNAL)
}

fn run_status(status: Status, figures: &Figures) -> RunStatus {
    match status {
        Status::Done if !figures.losses.is_empty() => RunStatus::DoneWithLosses,
        Status::Done => RunStatus::Done,
        Status::Timeout => RunStatus::Timeout,
        Status::Limit(reached) => RunStatus::Limit(reached.option()),
        Status::Interrupted => RunStatus::Interrupted,
    }
}

fn options(
    args: &RunArgs,
    environment: &EnvironmentConfig,
    points_to: Option<PointsTo>,
    replaced: &[String],
) -> RunOptions {
    let info = RunInfo {
        program: args.program().to_owned(),
        arguments: args.arguments(),
        command_line: std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect(),
        environment: args.environment.env.clone(),
        files: given_files(environment),
        memory_model: args.memory.memory.clone(),
        points_to,
        allocator: args.exploration.allocator.to_string(),
        search: args.exploration.search.join(","),
        solver: args.solver.solver.names().to_owned(),
        seed: args.exploration.seed,
        replaced: replaced.to_vec(),
    };
    RunOptions {
        out: args.output.out.clone(),
        parent: None,
        info,
        program_output: args.output.program_output(),
        resumed: None,
        saves: false,
        test_times: args.output.test_times,
        progress: Progress::new(
            match args.klee {
                Some(_) => ProgressMode::Klee,
                None => args.output.progress_mode(),
            },
            args.output.message_format(),
        ),
        layout: Layout::default(),
        istats: args.output.emit.contains(&EmitArg::Istats),
        suite: args.output.emit.contains(&EmitArg::TestComp).then(|| suite(args)),
        formats: args.output.findings(),
        exit_status: ExitStatus::default(),
    }
}

/// What is said about tests in Test-Comp's format.
fn suite(args: &RunArgs) -> SuiteInfo {
    SuiteInfo {
        program: args.program().to_owned(),
        bytes: loam_base::files::read(args.program().as_ref()).unwrap_or_default(),
        entry: args.environment.load.entry.clone(),
        specification: args.specification.clone().unwrap_or_else(|| ALL_BRANCHES.to_owned()),
        started: seconds_now(),
    }
}

fn seconds_now() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs()
}

/// Whose names and texts the results have.
fn layout(args: &RunArgs, bitcode: &[u8]) -> Result<Layout, String> {
    let Some(klee) = &args.klee else { return Ok(Layout::Loam) };
    let input = Input::Memory { name: args.program(), bytes: bitcode };
    let text = loam_bitcode::text_of(&input).map_err(|error| error.message)?;
    Ok(Layout::Klee(Box::new(KleeLayout {
        command: klee.command.clone(),
        started: seconds_now(),
        assembly: Assembly::read(&text),
        writes_assembly: klee.assembly,
        writes_module: klee.module,
        quiet_warnings: klee.quiet_warnings,
        all_errors: args.checks.all_errors,
    })))
}

/// The files that the program can read, as a replay from the same directory finds them.
fn given_files(environment: &EnvironmentConfig) -> Vec<String> {
    let directory = &environment.system.directory;
    let name = |path: &PathBuf| path.strip_prefix(directory).unwrap_or(path).display().to_string();
    let files = environment.system.given.iter().filter(|path| path.starts_with(directory));
    files.map(name).filter(|name| !name.is_empty()).collect()
}

/// The configuration of the run, without the environment.
pub fn config(args: &RunArgs) -> RunConfig {
    let limits = Limits {
        max_time: args.limits.max_time,
        max_instructions: args.limits.max_instructions,
        max_states: args.limits.max_states,
        max_memory: args.limits.max_memory.or_else(most_memory),
        max_depth: args.limits.max_depth,
        max_tests: args.limits.max_tests,
    };
    let solver = SolverConfig {
        timeout: Some(args.solver.solver_timeout),
        validate: args.solver.validate,
        without: without(&args.solver.no_cache),
        cache_bytes: args.solver.cache_size,
        ..SolverConfig::default()
    };
    RunConfig {
        entry: args.environment.load.entry.clone(),
        search: args.exploration.search.clone(),
        finish_above: args.exploration.finish_above,
        jobs: if alone_because(args).is_some() { 1 } else { usize::from(args.exploration.jobs) },
        seed: args.exploration.seed,
        seeds: Seeds::default(),
        trials: args.exploration.trials == SwitchArg::On,
        limits,
        park: None,
        stress_memory: args.limits.stress_memory,
        all_errors: args.checks.all_errors,
        stop_on_error: args.checks.stop_on_error,
        exit_on: args.checks.exit_on.clone(),
        exit_in: args.checks.exit_in.clone(),
        solver,
        max_stack: args.limits.max_stack,
        size_capacity: args.limits.symbolic_size_capacity.unwrap_or_else(|| args.memory.size_capacity()),
        check_scopes: is_unoptimised(args),
        check_uninit: args.checks.has(CheckArg::Uninit),
        check_leak: args.checks.leak(),
        check_freed: args.checks.has(CheckArg::LeakAll),
        liveness: args.checks.liveness(),
        compact_loops: args.exploration.compact_loops,
        merge_equal_states: args.exploration.merge_equal_states,
        write_tests: !args.output.write_no_tests,
        only_new: args.output.only_new,
        count_lines: args.output.emit.contains(&EmitArg::Istats),
        emit: args.output.conditions(),
        show: match args.output.program_output() {
            ProgramOutput::Show => Show::Always,
            ProgramOutput::Auto => Show::Concrete,
            ProgramOutput::Files | ProgramOutput::Discard => Show::Never,
        },
        environment: EnvironmentConfig::default(),
        external: match args.environment.external {
            ExternalArg::Allow => External::Allow,
            ExternalArg::Concrete => External::Concrete,
            ExternalArg::Forbid => External::Forbid,
        },
        host: host_config(args),
    }
}

/// Why a run can have one worker only, if several were asked for.
fn alone_because(args: &RunArgs) -> Option<&'static str> {
    let reasons = [
        (args.output.save, "--save keeps the order of a run, which is that of one worker"),
        (
            args.exploration.allocator == AllocatorKind::Global,
            "with --allocator global all paths share an allocator",
        ),
        (args.exploration.merge_equal_states, "--merge-equal-states compares the states of one worker"),
    ];
    let found = reasons.into_iter().find(|(applies, _)| *applies).map(|(_, why)| why);
    found.filter(|_| args.exploration.jobs > 1)
}

fn host_config(args: &RunArgs) -> HostConfig {
    HostConfig { libraries: args.environment.host_libraries.clone(), timeout: args.environment.host_timeout }
}

/// Whether Loam compiles the program, with nothing but clang's front end: then scopes are as in the source.
fn is_unoptimised(args: &RunArgs) -> bool {
    if loam_compiler::is_as_written(args.program().as_ref()) {
        return true;
    }
    let optimises =
        |argument: &String| argument.starts_with("-O") || argument.contains("disable-llvm-passes");
    crate::program::is_source(args.program().as_ref())
        && !args.environment.load.compiler_arguments.iter().any(optimises)
}
