//! `loam run`: load, make the directory, explore, say what was found.
//!
//! The directory is made only when the program is loaded, so that bad input leaves none behind. From then on
//! whatever ends the run, a signal or a fault of Loam included, leaves everything that was found.

use crate::args::{CheckArg, ExplorationArgs, ExternalArg, ObjectsArg, RunArgs, UninitArg};
use crate::commands::groups::{Groups, Trial};
use crate::commands::{refuse, status};
use crate::process::{Process, Signals, most_memory};
use crate::program::load_program;
use crate::solvers::without;
use crate::world::world;
use loam_executor::{
    Ended, EngineFault, External, Image, Limits, MemoryConfig, OutputWithoutTest, RunConfig, Setup, Status,
    World, explore,
};
use loam_expr::ExprStore;
use loam_memory::MemoryModel;
use loam_native::{HostConfig, HostProcess};
use loam_report::{
    PointsTo, ProgramOutput, Progress, QueryLog, RunDirectory, RunInfo, RunOptions, RunStatus, Summary,
};
use loam_solver::{Backends, Observer, SolverConfig};
use loam_state::{Figures, Found, LineCoverage};
use loam_system::HostFiles;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

/// Explores the program.
pub fn run(args: RunArgs) -> ExitCode {
    match prepare(&args) {
        Ok(prepared) => explore_and_report(&args, prepared),
        Err(message) => refuse(&message),
    }
}

/// All that can be wrong with the input is wrong before this exists.
struct Prepared {
    image: Arc<Image>,
    store: Arc<ExprStore>,
    model: Box<dyn MemoryModel>,
    backends: Backends,
    observer: Option<Box<dyn Observer>>,
    directory: RunDirectory,
    signals: Signals,
    world: World,
}

fn prepare(args: &RunArgs) -> Result<Prepared, String> {
    let name = args.program();
    let world = world(args)?;
    let loaded = load_program(name.as_ref(), &args.environment.load)?;
    let store = Arc::new(ExprStore::new());
    let signals = Signals::catch().map_err(|error| format!("signals cannot be caught: {error}"))?;
    let groups = Groups::new(args, &signals);
    let threshold = args.exploration.segment_threshold;
    let mut is_grouped = false;
    let model = loam_memory_models::by_name(&args.exploration.memory, threshold, || {
        is_grouped = true;
        groups.grouping()
    });
    let model = model.ok_or_else(|| format!("there is no memory model '{}'", args.exploration.memory))?;
    let image = Image::new(loaded.program, &store, &memory_config(args)?, &*model);
    let mut image = image.map_err(|error| format!("{name}: {}", error.0))?;
    if let Some(context) = args.checks.check_points_to {
        image.check_pointers(&args.environment.load.entry, usize::from(context));
    }
    let image = Arc::new(image);
    if !args.environment.host_libraries.is_empty() {
        HostProcess::try_libraries(&host_config(args)).map_err(|why| format!("--host-lib: {why}"))?;
    }
    let backends = args.solver.solver.backends(args.solver.validate)?;
    let trial = Trial { args, image: &image, store: &store, world: &world, signals: &signals };
    let points_to = is_grouped.then(|| groups.learn(&trial)).transpose()?;
    let mut directory =
        RunDirectory::create(options(args, &world, points_to)).map_err(|error| error.to_string())?;
    directory.write_program(&loaded.bitcode).map_err(|error| format!("program.bc: {error}"))?;
    for warning in &loaded.warnings {
        directory.warning(warning);
    }
    let observer = match args.solver.log_queries {
        true => {
            let log = QueryLog::create(&directory.location().join("queries.smt2"));
            Some(Box::new(log.map_err(|error| format!("queries.smt2: {error}"))?) as Box<dyn Observer>)
        }
        false => None,
    };
    Ok(Prepared { image, store, model, backends, observer, directory, signals, world })
}

fn memory_config(args: &RunArgs) -> Result<MemoryConfig, String> {
    let ExplorationArgs { allocator, quarantine, regions, objects, .. } = &args.exploration;
    let mut config = MemoryConfig::default();
    config.allocator.kind = *allocator;
    config.allocator.quarantine = *quarantine;
    for region in regions {
        config.allocator.regions.set(region).map_err(|error| format!("--region: {error}"))?;
    }
    config.form.whole = *objects == ObjectsArg::Whole;
    config.form.tracks_unwritten =
        args.checks.has(CheckArg::Uninit) || args.checks.uninit_bytes == Some(UninitArg::Symbolic);
    config.keep_locals = args.checks.has(CheckArg::Leak);
    Ok(config)
}

fn explore_and_report(args: &RunArgs, prepared: Prepared) -> ExitCode {
    let Prepared { image, store, model, backends, observer, mut directory, signals, world } = prepared;
    let process = Process::start();
    let setup = Setup {
        image,
        store,
        model,
        config: RunConfig { world, ..config(args) },
        backends,
        observer,
        view: Arc::new(HostFiles::default()),
        found: &mut directory,
        monitor: &process,
        stop: signals.stop(),
    };
    // What was found before a fault of Loam is still worth having.
    let ended = match catch_unwind(AssertUnwindSafe(|| explore(setup))) {
        Ok(ended) => ended,
        Err(_) => {
            Err(EngineFault { message: "Loam stopped in the middle, see above".to_owned(), question: None })
        }
    };
    match ended {
        Ok(Ended { status, figures, coverage }) => {
            let finished = directory.finish(run_status(status), &figures, &coverage);
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
    if !args.output.quiet {
        eprint!("{}", summary.render());
    }
    let found = if summary.found_bugs() { status::FOUND } else { status::FINE };
    ExitCode::from(interrupted.unwrap_or(found))
}

fn internal_error(directory: RunDirectory, fault: &EngineFault) -> ExitCode {
    eprintln!("loam: internal error: {}", fault.message);
    let mut evidence = directory.location().join("program.bc");
    if let Some(question) = &fault.question {
        match directory.write_wrong_answer(question) {
            Ok(path) => evidence = path,
            Err(error) => eprintln!("loam: wrong-answer.smt2 could not be written: {error}"),
        }
    }
    eprintln!("loam: this is a bug in Loam; please report it together with {}", evidence.display());
    if let Err(error) = directory.finish(RunStatus::Error, &Figures::default(), &LineCoverage::default()) {
        eprintln!("loam: the results could not all be written: {error}");
    }
    ExitCode::from(status::INTERNAL)
}

fn run_status(status: Status) -> RunStatus {
    match status {
        Status::Done => RunStatus::Done,
        Status::Timeout => RunStatus::Timeout,
        Status::Limit => RunStatus::Limit,
        Status::Interrupted => RunStatus::Interrupted,
    }
}

fn options(args: &RunArgs, world: &World, points_to: Option<PointsTo>) -> RunOptions {
    let info = RunInfo {
        program: args.program().to_owned(),
        arguments: args.arguments(),
        environment: args.environment.env.clone(),
        files: given_files(world),
        memory_model: args.exploration.memory.clone(),
        points_to,
        allocator: args.exploration.allocator.to_string(),
        search: args.exploration.search.join(","),
        solver: args.solver.solver.names().to_owned(),
        seed: args.exploration.seed,
    };
    RunOptions {
        out: args.output.out.clone(),
        parent: None,
        info,
        program_output: args.output.program_output(),
        progress: Progress::new(args.output.progress_mode()),
    }
}

/// What the program was given, as someone finds it who replays a test from the same directory.
fn given_files(world: &World) -> Vec<String> {
    let directory = &world.system.directory;
    let name = |path: &PathBuf| path.strip_prefix(directory).unwrap_or(path).display().to_string();
    let files = world.system.given.iter().filter(|path| path.starts_with(directory));
    files.map(name).filter(|name| !name.is_empty()).collect()
}

/// How to run, but for the world.
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
        ..SolverConfig::default()
    };
    RunConfig {
        entry: args.environment.load.entry.clone(),
        search: args.exploration.search.clone(),
        finish_above: args.exploration.finish_above,
        seed: args.exploration.seed,
        limits,
        all_errors: args.checks.all_errors,
        stop_on_error: args.checks.stop_on_error,
        exit_on: args.checks.exit_on.clone(),
        solver,
        max_stack: args.limits.max_stack,
        size_capacity: args.limits.symbolic_size_capacity,
        check_scopes: is_unoptimised(args),
        check_uninit: args.checks.has(CheckArg::Uninit),
        check_leak: args.checks.has(CheckArg::Leak),
        write_tests: !args.output.write_no_tests,
        output_without_test: match args.output.program_output() {
            ProgramOutput::Show => OutputWithoutTest::Always,
            ProgramOutput::Auto => OutputWithoutTest::IfConcrete,
            ProgramOutput::Files | ProgramOutput::Discard => OutputWithoutTest::Never,
        },
        emit: args.output.emitted(),
        world: World::default(),
        external: match args.environment.external {
            ExternalArg::Allow => External::Allow,
            ExternalArg::Concrete => External::Concrete,
            ExternalArg::Forbid => External::Forbid,
        },
        host: host_config(args),
    }
}

fn host_config(args: &RunArgs) -> HostConfig {
    HostConfig { libraries: args.environment.host_libraries.clone(), timeout: args.environment.host_timeout }
}

/// Whether the program is compiled here, with nothing but clang's front end: then scopes are as in the source.
fn is_unoptimised(args: &RunArgs) -> bool {
    let optimises =
        |argument: &String| argument.starts_with("-O") || argument.contains("disable-llvm-passes");
    crate::program::is_source(args.program().as_ref())
        && !args.environment.load.compiler_arguments.iter().any(optimises)
}
