//! Finds the heap objects that share a segment (`--memory segmented`): by the points-to analysis, or by runs
//! before the run.

use super::run::config;
use crate::args::{PointsToArg, RunArgs};
use crate::process::{Process, Signals};
use loam_executor::grouping::SegmentGroups;
use loam_executor::observed::ObservedGroups;
use loam_executor::{EnvironmentConfig, Image, RunConfig, Setup, Show, Tools, explore};
use loam_expr::ExprStore;
use loam_memory::segments::Grouping;
use loam_report::PointsTo;
use loam_state::{Figures, FinishedPath, Found};
use loam_system::{HostFileSystem, HostFiles};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The source of the groups.
pub enum Groups {
    /// The static points-to analysis.
    Analysed(Arc<SegmentGroups>),
    /// Observations in runs before the run.
    Observed(Arc<ObservedGroups>),
}

/// Everything that a run of the program needs.
pub struct PreRun<'a> {
    pub args: &'a RunArgs,
    pub image: &'a Arc<Image>,
    pub store: &'a Arc<ExprStore>,
    pub environment: &'a EnvironmentConfig,
    pub signals: &'a Signals,
    pub outside: &'a Arc<HostFiles>,
}

impl Groups {
    /// The groups as the options specify.
    pub fn new(args: &RunArgs, signals: &Signals) -> Self {
        match args.exploration.points_to {
            PointsToArg::Andersen => Self::Analysed(Arc::default()),
            PointsToArg::Ideal => Self::Observed(Arc::new(ObservedGroups::new(signals.stop_flag()))),
        }
    }

    /// The grouping for the memory model.
    pub fn grouping(&self) -> Arc<dyn Grouping> {
        match self {
            Self::Analysed(groups) => Arc::clone(groups) as Arc<dyn Grouping>,
            Self::Observed(groups) => Arc::clone(groups) as Arc<dyn Grouping>,
        }
    }

    /// Computes the groups; the program can then be run with a memory model that has this grouping.
    pub fn learn(&self, pre_run: &PreRun<'_>) -> Result<PointsTo, String> {
        let began = Instant::now();
        let (how, rounds, report) = match self {
            Self::Analysed(groups) => {
                let depth = usize::from(pre_run.args.exploration.context_depth);
                groups.learn(
                    pre_run.image,
                    &pre_run.args.environment.load.entry,
                    depth,
                    pre_run.store.halt(),
                );
                ("andersen", 0, None)
            }
            Self::Observed(groups) => {
                let observation = observe(groups, pre_run)?;
                ("ideal", observation.rounds, Some(report(groups, pre_run.image, &observation)))
            }
        };
        Ok(PointsTo { how: how.to_owned(), seconds: began.elapsed().as_secs_f64(), rounds, report })
    }
}

/// How far the observation of a program got.
struct Observation {
    /// Runs of the program.
    rounds: u32,
    /// Whether the last run showed nothing new.
    is_complete: bool,
}

/// Runs the program until nothing new is observed or the time limit is reached.
fn observe(groups: &Arc<ObservedGroups>, pre_run: &PreRun<'_>) -> Result<Observation, String> {
    let began = Instant::now();
    let most = pre_run.args.exploration.ideal_time;
    let mut rounds = 0;
    let is_complete = loop {
        let left = most.saturating_sub(began.elapsed());
        if left.is_zero() {
            break false;
        }
        groups.begin();
        rounds += 1;
        run_once(groups, pre_run, left)?;
        if pre_run.signals.exit_status().is_some() {
            // The run itself ends at once.
            return Ok(Observation { rounds, is_complete: false });
        }
        if !groups.is_news() {
            break began.elapsed() < most;
        }
    };
    groups.fix();
    Ok(Observation { rounds, is_complete })
}

fn run_once(groups: &Arc<ObservedGroups>, pre_run: &PreRun<'_>, left: Duration) -> Result<(), String> {
    let PreRun { args, image, store, environment, signals, outside } = *pre_run;
    let options = args.memory.options()?;
    let tools = || {
        let grouping = || Arc::clone(groups) as Arc<dyn Grouping>;
        let model = loam_memory_models::by_name(&args.memory.memory, &options, grouping);
        let model = model.ok_or("there is no such memory model")?;
        Ok(Tools { model, backends: args.solver.solver.backends()?, observers: Vec::new() })
    };
    let mut config = RunConfig {
        environment: environment.clone(),
        trials: false,
        jobs: 1,
        compact_loops: false,
        write_tests: false,
        emit: Vec::new(),
        show: Show::Never,
        ..config(args)
    };
    config.limits.max_time = Some(config.limits.max_time.map_or(left, |most| most.min(left)));
    let setup = Setup {
        image: Arc::clone(image),
        store: Arc::clone(store),
        config,
        tools: &tools,
        host_files: Arc::clone(outside) as Arc<dyn HostFileSystem>,
        found: &mut NoResults,
        monitor: &Process::start(),
        stop: signals.stop(),
        save: None,
    };
    explore(setup).map(|_| ()).map_err(|fault| format!("a run for --points-to ideal: {}", fault.message))
}

fn report(groups: &ObservedGroups, image: &Image, observation: &Observation) -> String {
    let (count, sites) = groups.counts();
    let end =
        if observation.is_complete { "the last showed nothing new" } else { "then the time for it was over" };
    let counted =
        |number: usize, what: &str| format!("{number} {what}{}", if number == 1 { "" } else { "s" });
    format!(
        "Ideal points-to: {} before the run; {end}.\n{} took part, in {}; objects of a group share segments.\n\n{}",
        counted(observation.rounds as usize, "run"),
        counted(sites, "allocation site"),
        counted(count, "group"),
        groups.describe(image)
    )
}

/// Drops the results of such a run.
struct NoResults;

impl Found for NoResults {
    fn path(&mut self, _: FinishedPath) {}
    fn warning(&mut self, _: &str) {}
    fn message(&mut self, _: &[u32], _: &str) {}
    fn printed(&mut self, _: u8, _: &[u8]) {}
    fn drop_trials(&mut self) {}
    fn progress(&mut self, _: &Figures) {}
}
