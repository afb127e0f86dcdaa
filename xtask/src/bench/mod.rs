//! Benchmarks: `cargo xtask bench NAME`. Adding one is a file here and a line in the table.

mod allocator;
mod baseline;
mod coreutils;
mod coverage;
mod engine;
mod jobs;
mod klee;
mod liveness;
mod machine;
mod measure;
mod memory;
mod models;
mod objects;
mod parsers;
mod plane;
mod planted;
mod record;
mod resume;
mod scratch;
mod solver;
mod start;

/// A benchmark: its name, what it measures, and the function that runs it.
type Benchmark = (&'static str, &'static str, fn(&[String]) -> Result<(), String>);

const BENCHMARKS: &[Benchmark] = &[
    ("engine", "concrete speed, cost of a fork and of a state, small classics; beside KLEE", engine::engine),
    (
        "allocator",
        "time and memory of allocate, free and fork; 10^2 to 10^6 live objects",
        allocator::allocator,
    ),
    ("baseline", "CPU time of this Loam beside another one, which BASELINE names", baseline::baseline),
    (
        "coreutils",
        "every program of coreutils: used beside the machine, explored, replayed; beside KLEE",
        coreutils::coreutils,
    ),
    (
        "coverage",
        "lines and branches of a program's own source that the tests cover natively; beside KLEE",
        coverage::coverage,
    ),
    ("jobs", "wall time and memory with 1, 2 and 8 workers on equal work", jobs::jobs),
    (
        "liveness",
        "infinite loops of programs of a paper: found, replayed, CPU time; what looking for them costs",
        liveness::liveness,
    ),
    (
        "memory",
        "bytes for a state, whether --max-memory is kept, how memory grows over a long run",
        memory::memory,
    ),
    (
        "models",
        "memory models on a matrix, m4, make, SQLite, APR, gas and libxml2: the figures of two papers",
        models::models,
    ),
    ("objects", "what layers of contents save and cost, beside objects copied whole", objects::objects),
    (
        "parsers",
        "paths per CPU second and the solver's share on programs that parse; beside another Loam, which BASELINE names",
        parsers::parsers,
    ),
    (
        "plane",
        "planes of memory on loops, beside the naive list of records and forking; bugs behind symbolic sizes",
        plane::plane,
    ),
    ("planted", "CPU time until each of 15 planted bugs is found", planted::planted),
    (
        "resume",
        "what it costs to keep a run, and how long it takes to execute it again; divergences",
        resume::resume,
    ),
    ("solver", "who answers the queries of a run, what each layer saves; beside KLEE", solver::solver),
    (
        "start",
        "CPU time before a program is explored: first, from the cache, from its source, echo",
        start::start,
    ),
];

/// Runs the benchmark of this name.
pub fn bench(args: &[String]) -> Result<(), String> {
    let Some(name) = args.first() else {
        for (name, what, _) in BENCHMARKS {
            println!("cargo xtask bench {name:12} {what}");
        }
        return Ok(());
    };
    match BENCHMARKS.iter().find(|(known, ..)| known == name) {
        Some((.., benchmark)) => benchmark(&args[1..]),
        None => Err(format!("there is no benchmark {name:?}")),
    }
}
