//! Runs that are kept (`--save`) and gone on with (`loam resume`): the file of the run, and what has changed since.

use crate::args::{RunArgs, RunOptions};
use loam_base::stable_hash;
use loam_executor::{Order, ResumedRun, SaveSetup, SearchOptions};
use loam_report::earlier;
use loam_save::{FILE, Header, Log, Resumption, SavedRun, SharedLog, Then};
use std::fs;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

/// A run to go on with.
pub struct Resume {
    /// Its directory.
    pub directory: PathBuf,
    /// What was saved.
    pub run: SavedRun,
    /// `--replay-only`.
    pub only_replays: bool,
    /// `--prune`.
    pub prunes: bool,
    /// The command line behind `loam run`, with the options of this time.
    pub arguments: Vec<String>,
    /// The searchers with which the run began.
    pub first: SearchOptions,
    /// Those of each part of the run that was resumed before, and those of this time.
    pub searches: Vec<(u64, SearchOptions)>,
}

/// The searchers of a command line.
pub fn search_options(args: &RunArgs) -> SearchOptions {
    SearchOptions {
        search: args.exploration.search.clone(),
        finish_above: args.exploration.finish_above,
        seed: args.exploration.seed,
    }
}

/// The options on which the execution tree depends: a line for each kind. Searchers and limits that only end the run are not among
/// them.
fn tree_options(args: &RunArgs) -> String {
    let RunArgs { options, command, klee: _, specification: _, svcomp: _ } = args;
    let RunOptions { output, exploration, memory, checks, solver, environment, limits } = options;
    [
        format!("command {command:?}"),
        format!("checks {:?} {:?} {:?}", checks.check, checks.no_check, checks.uninit_bytes),
        format!("memory {memory:?} {:?} {}", limits.symbolic_size_capacity, limits.max_stack),
        format!(
            "exploration {} {:?} {:?} {} {:?} {:?} {:?} {:?} {:?} {:?}",
            exploration.merge_equal_states,
            exploration.seed_tests,
            exploration.trials,
            exploration.compact_loops,
            exploration.context_depth,
            exploration.points_to,
            exploration.allocator,
            exploration.quarantine,
            exploration.regions,
            exploration.objects,
        ),
        format!(
            "tests {} {} {} {:?}",
            output.write_no_tests, output.only_new, checks.all_errors, output.emit
        ),
        format!("limits {:?} {:?}", limits.max_states, limits.max_depth),
        format!("solver {:?}", solver.no_cache),
        format!("environment {environment:?}"),
    ]
    .join("\n")
}

/// A hash of Loam itself: of its length, and of a few of its pages, which is enough because hardly any page is the same in
/// another build.
fn build() -> u64 {
    const PAGE: usize = 4096;
    let read = || -> std::io::Result<u64> {
        let itself = fs::File::open("/proc/self/exe")?;
        let length = itself.metadata()?.len();
        let mut hashes = vec![length];
        let mut page = [0; PAGE];
        for at in (0..length).step_by(64 * PAGE) {
            let count = itself.read_at(&mut page, at)?;
            hashes.push(stable_hash(&page[..count]));
        }
        Ok(stable_hash(&hashes))
    };
    read().unwrap_or_default()
}

/// The header of a run.
fn header(args: &RunArgs, bitcode: &[u8], arguments: Vec<String>) -> Header {
    let directory = std::env::current_dir().unwrap_or_default();
    Header {
        loam: env!("CARGO_PKG_VERSION").to_owned(),
        build: build(),
        program: stable_hash(bitcode),
        options: tree_options(args),
        arguments,
        directory: directory.display().to_string(),
        follows_tree: false,
    }
}

/// The file of a new run, or of one that goes on, and what is said about it.
pub fn set_up(
    args: &RunArgs,
    bitcode: &[u8],
    directory: &Path,
    resume: Option<Resume>,
) -> Result<(Option<SaveSetup>, Vec<String>), String> {
    let path = directory.join(FILE);
    let failed = |path: &Path, why: loam_save::Unreadable| format!("{}: {why}", path.display());
    let Some(resume) = resume else {
        if !args.output.save {
            return Ok((None, Vec::new()));
        }
        let arguments = std::env::args_os().skip(2).map(|word| word.into_string());
        let arguments = arguments.collect::<Result<_, _>>();
        let arguments = arguments.map_err(|word| format!("--save: {} is no text", word.to_string_lossy()))?;
        let log = Log::create(&path, &header(args, bitcode, arguments)).map_err(|why| failed(&path, why))?;
        return Ok((Some(SaveSetup { log: SharedLog::new(log), resumed: None }), Vec::new()));
    };
    let Resume { run, only_replays, mut prunes, arguments, first, searches, .. } = resume;
    let now = header(args, bitcode, arguments.clone());
    let changes = Changes::between(&run.header, &now);
    let mut notes = changes.notes();
    if prunes && let Some(why) = changes.why_not_prune(&run, directory) {
        notes.push(format!("nothing is left out, because {why}"));
        prunes = false;
    }
    let times = run.resumptions.len() as u64 + 1;
    let (log, order) = if changes.are_none() && !prunes && run.is_ordered {
        let order = Order::Same { selections: run.selections, first, searches };
        let then = if only_replays { Then::Ends } else { Then::Explores };
        (Log::extend(&path, &run, arguments, then).map_err(|why| failed(&path, why))?, order)
    } else {
        let new = directory.join(format!("{FILE}.new"));
        let _ = fs::remove_file(&new);
        let header = Header { follows_tree: true, ..now };
        let mut log = Log::create(&new, &header).map_err(|why| failed(&new, why))?;
        log.learn(&run.answers, &run.chosen);
        log.replace_when_whole(new, path);
        (log, Order::Tree)
    };
    let resumed = ResumedRun {
        tree: run.tree,
        covered: run.covered,
        order,
        only_replays,
        prunes,
        is_same_program: !changes.program,
        has_new_checks: changes.checks,
        times,
    };
    Ok((Some(SaveSetup { log: SharedLog::new(log), resumed: Some(resumed) }), notes))
}

/// What has changed since a run was saved.
struct Changes {
    program: bool,
    checks: bool,
    options: bool,
    loam: bool,
}

impl Changes {
    fn between(before: &Header, now: &Header) -> Self {
        let checks = |header: &Header| {
            header.options.lines().find(|line| line.starts_with("checks")).map(str::to_owned)
        };
        Self {
            program: before.program != now.program,
            checks: checks(before) != checks(now),
            options: before.options != now.options,
            loam: (&before.loam, before.build) != (&now.loam, now.build),
        }
    }

    fn are_none(&self) -> bool {
        !(self.program || self.options || self.loam)
    }

    fn notes(&self) -> Vec<String> {
        let what = [
            (self.program, "the program has changed since the run was saved"),
            (self.options, "options that change what a path does are others than those of the saved run"),
            (self.loam, "another Loam saved the run"),
        ];
        let changed = what.into_iter().filter(|(is_changed, _)| *is_changed);
        changed.map(|(_, what)| format!("{what}: paths are compared decision by decision")).collect()
    }

    /// Why finished subtrees cannot be left out.
    fn why_not_prune(&self, run: &SavedRun, directory: &Path) -> Option<&'static str> {
        if self.program {
            Some("the program has changed")
        } else if self.options {
            Some("the options have changed")
        } else if earlier::selections(directory) != Some(run.selections) || run.covered.is_empty() {
            Some("the run was killed, so that some of its tests are missing")
        } else {
            None
        }
    }
}

/// The searchers of the parts of a run, each from a selection on.
pub fn searches(
    resumptions: &[Resumption],
    parse: impl Fn(&[String]) -> Result<RunArgs, String>,
    selections: u64,
    now: &RunArgs,
    first: &RunArgs,
) -> Result<Vec<(u64, SearchOptions)>, String> {
    let mut current = search_options(first);
    let mut searches = Vec::new();
    for Resumption { selections, arguments } in resumptions {
        let search = search_options(&parse(arguments)?);
        if search != current {
            current = search.clone();
            searches.push((*selections, search));
        }
    }
    let search = search_options(now);
    if search != current {
        searches.push((selections, search));
    }
    Ok(searches)
}
