//! All options of KLEE 3.2 in one table: what each takes, and what `loam klee` makes of it.
//!
//! Flat on purpose: to answer an option of a newer KLEE, add a row. Whatever is said here about an option is what the user is told, and
//! what docs/from-klee.md shows.

use super::wish::Wish;

/// What an option is followed by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// Nothing, or `=true` and the like.
    Switch,
    /// A value, after `=` or as the next word.
    Value,
}

/// What becomes of an option.
#[derive(Clone, Copy)]
pub enum Answer {
    /// It is translated; the text says to which option of `loam run`.
    Mapped(&'static str, fn(&mut Wish, &str) -> Result<(), String>),
    /// A switch that has this value in Loam, always. Another value has no effect, for this reason.
    Always(bool, &'static str),
    /// It has no effect, for this reason.
    NoEffect(&'static str),
    /// It is an error, for this reason.
    Refused(&'static str),
}

/// An option of KLEE.
pub struct KleeOption {
    /// Without dashes.
    pub name: &'static str,
    /// What follows.
    pub takes: Takes,
    /// What becomes of it.
    pub answer: Answer,
}

const fn row(name: &'static str, takes: Takes, answer: Answer) -> KleeOption {
    KleeOption { name, takes, answer }
}

/// The option of this name.
pub fn by_name(name: &str) -> Option<&'static KleeOption> {
    OPTIONS.iter().find(|option| option.name == name)
}

use Answer::{Always, Mapped, NoEffect, Refused};
use Takes::{Switch, Value};

const SLICE: &str = "a selected state runs for a slice of Loam's own length";
const OWN_SOLVER: &str = "Loam's solver has its own layers (--no-cache of loam run)";
const NOT_STP: &str = "there is no STP in Loam";
const NOT_Z3: &str = "it concerns KLEE's own use of Z3";
const NOT_METASMT: &str = "there is no metaSMT in Loam";
const AS_COMPILED: &str = "Loam executes the bitcode as it was compiled; use clang or opt to optimise it";
const OWN_TERMS: &str = "Loam rewrites expressions by its own rules";
const PRINTING: &str = "conditions are printed in one form";
const WRITTEN: &str = "run.stats gets up to ten rows a second, run.istats is written at the end";
const MERGE_LOG: &str = "merging is not logged";
const SHARES: &str = "Loam has no limits of shares; --max-time and --max-depth are there";
const TREE: &str = "the execution tree is kept by loam run --save, in another form";

/// Every option, by name.
pub const OPTIONS: &[KleeOption] = &[
    row("allow-seed-extension", Switch, Always(true, "seeds that are too short are always extended")),
    row("allow-seed-truncation", Switch, Always(true, "seeds that are too long are always cut")),
    row("always-output-seeds", Switch, Always(true, "every path has its test")),
    row("array-value-ratio", Value, NoEffect(OWN_TERMS)),
    row("array-value-symb-ratio", Value, NoEffect(OWN_TERMS)),
    row("batch-instructions", Value, NoEffect(SLICE)),
    row("batch-time", Value, NoEffect(SLICE)),
    row("cex-cache-superset", Switch, NoEffect(OWN_SOLVER)),
    row("cex-cache-try-all", Switch, NoEffect(OWN_SOLVER)),
    row("check-div-zero", Switch, Always(true, "divisions are always checked")),
    row("check-overshift", Switch, Always(true, "shifts are always checked")),
    row("compress-exec-tree", Switch, NoEffect(TREE)),
    row("compress-query-log", Switch, Always(false, "queries.smt2 is plain text")),
    row("const-array-opt", Switch, NoEffect(OWN_TERMS)),
    row("debug-assignment-validating-solver", Switch, Mapped("--validate", |w, v| w.flag(v, "--validate"))),
    row("debug-cex-cache-check-binding", Switch, Mapped("--validate", |w, v| w.flag(v, "--validate"))),
    row("debug-check-for-implied-values", Switch, NoEffect(OWN_TERMS)),
    row("debug-compress-instructions", Switch, NoEffect("instructions are not logged")),
    row("debug-crosscheck-core-solver", Value, Mapped("--validate", |w, v| w.crosscheck(v))),
    row("debug-dump-stp-queries", Switch, NoEffect(NOT_STP)),
    row("debug-log-incomplete-merge", Switch, NoEffect(MERGE_LOG)),
    row("debug-log-merge", Switch, NoEffect(MERGE_LOG)),
    row("debug-log-state-merge", Switch, NoEffect(MERGE_LOG)),
    row(
        "debug-print-escaping-functions",
        Switch,
        NoEffect("functions whose address is taken are not listed"),
    ),
    row(
        "debug-print-instructions",
        Value,
        Refused("instructions are not logged; loam run has no such option"),
    ),
    row("debug-validate-solver", Switch, Mapped("--validate", |w, v| w.flag(v, "--validate"))),
    row("debug-z3-dump-queries", Value, NoEffect(NOT_Z3)),
    row("debug-z3-log-api-interaction", Value, NoEffect(NOT_Z3)),
    row("debug-z3-validate-models", Switch, NoEffect(NOT_Z3)),
    row("debug-z3-verbosity", Value, NoEffect(NOT_Z3)),
    row("disable-inlining", Switch, NoEffect(AS_COMPILED)),
    row("disable-internalize", Switch, NoEffect(AS_COMPILED)),
    row("disable-verify", Switch, Always(false, "modules are always verified")),
    row("dump-states-on-halt", Switch, Always(true, "unfinished paths always get a test")),
    row("emit-all-errors", Switch, Mapped("--all-errors", |w, v| w.flag(v, "--all-errors"))),
    row("entry-point", Value, Mapped("--entry", |w, v| w.pass("--entry", v))),
    row("env-file", Value, Mapped("--env, for each line", |w, v| w.environment_file(v))),
    row("equality-substitution", Switch, Mapped("--no-cache equalities", |w, v| w.layer(v, "equalities"))),
    row("exec-tree-batch-size", Value, NoEffect(TREE)),
    row("exit-on-error", Switch, Mapped("--stop-on-error", |w, v| w.flag(v, "--stop-on-error"))),
    row("exit-on-error-type", Value, Mapped("--exit-on", |w, v| w.exit_on(v))),
    row("external-call-warnings", Value, NoEffect("a loss by a call in the host is always told")),
    row("external-calls", Value, Mapped("--external", |w, v| w.external(v))),
    row("function-alias", Value, Refused("functions cannot be replaced by name; link another definition")),
    row("ignore-stp-failures", Switch, NoEffect(NOT_STP)),
    row("istats-write-after-instructions", Value, NoEffect(WRITTEN)),
    row("istats-write-interval", Value, NoEffect(WRITTEN)),
    row("kdalloc", Switch, Mapped("--allocator kdalloc or global", |w, v| w.allocator(v))),
    row("kdalloc-constants-size", Value, Mapped("--region constants", |w, v| w.region_size("constants", v))),
    row(
        "kdalloc-constants-start-address",
        Value,
        Mapped("--region constants", |w, v| w.region_base("constants", v)),
    ),
    row("kdalloc-external-page-threshold", Value, NoEffect("pages are returned by Loam's own measure")),
    row("kdalloc-globals-size", Value, Mapped("--region globals", |w, v| w.region_size("globals", v))),
    row(
        "kdalloc-globals-start-address",
        Value,
        Mapped("--region globals", |w, v| w.region_base("globals", v)),
    ),
    row("kdalloc-heap-size", Value, Mapped("--region heap", |w, v| w.region_size("heap", v))),
    row("kdalloc-heap-start-address", Value, Mapped("--region heap", |w, v| w.region_base("heap", v))),
    row(
        "kdalloc-mark-as-unneeded",
        Switch,
        Always(true, "pages are always returned after calls in the host"),
    ),
    row("kdalloc-quarantine", Value, Mapped("--quarantine", |w, v| w.quarantine(v))),
    row("kdalloc-stack-size", Value, Mapped("--region stack", |w, v| w.region_size("stack", v))),
    row("kdalloc-stack-start-address", Value, Mapped("--region stack", |w, v| w.region_base("stack", v))),
    row("klee-call-optimisation", Switch, NoEffect(AS_COMPILED)),
    row("libc", Value, Mapped("--libc", |w, v| w.libc(v))),
    row("libcxx", Switch, NoEffect("what C++ programs need beside their headers is always linked")),
    row("link-llvm-lib", Value, Mapped("--link", |w, v| w.pass("--link", v))),
    row("log-partial-queries-early", Switch, NoEffect("queries are logged when they are answered")),
    row(
        "log-timed-out-queries",
        Switch,
        NoEffect("with --use-query-log, queries without an answer are logged too"),
    ),
    row(
        "make-concrete-symbolic",
        Value,
        Mapped("0 only", |w, v| w.must_be(v, "0", "concrete reads stay concrete")),
    ),
    row("max-depth", Value, Mapped("--max-depth", |w, v| w.limit("--max-depth", v))),
    row(
        "max-forks",
        Value,
        Mapped("-1 only", |w, v| {
            w.must_be(v, "-1", "forks are not counted; --max-depth bounds the branches of a path")
        }),
    ),
    row("max-instructions", Value, Mapped("--max-instructions", |w, v| w.limit("--max-instructions", v))),
    row("max-memory", Value, Mapped("--max-memory, in MiB", |w, v| w.memory(v))),
    row("max-memory-inhibit", Switch, NoEffect("above --max-memory Loam ends paths")),
    row("max-solver-time", Value, Mapped("--solver-timeout", |w, v| w.time("--solver-timeout", v))),
    row("max-stack-frames", Value, NoEffect("the stack is bounded in bytes (--max-stack of loam run)")),
    row("max-static-cpfork-pct", Value, NoEffect(SHARES)),
    row("max-static-cpsolve-pct", Value, NoEffect(SHARES)),
    row("max-static-fork-pct", Value, NoEffect(SHARES)),
    row("max-static-pct-check-delay", Value, NoEffect(SHARES)),
    row("max-static-solve-pct", Value, NoEffect(SHARES)),
    row("max-sym-array-size", Value, NoEffect("symbolic offsets are never concretised")),
    row("max-tests", Value, Mapped("--max-tests", |w, v| w.limit("--max-tests", v))),
    row("max-time", Value, Mapped("--max-time", |w, v| w.time("--max-time", v))),
    row("metasmt-backend", Value, NoEffect(NOT_METASMT)),
    row("min-query-time-to-log", Value, NoEffect("all queries are logged (--slowest-queries of loam run)")),
    row(
        "named-seed-matching",
        Switch,
        NoEffect("objects of seeds are always matched by name, then by order"),
    ),
    row("only-output-states-covering-new", Switch, Mapped("--only-new", |w, v| w.flag(v, "--only-new"))),
    row(
        "only-replay-seeds",
        Switch,
        Refused("seeds are always explored around; loam replay runs tests alone"),
    ),
    row("only-seed", Switch, Refused("seeds are always explored around; loam replay runs tests alone")),
    row("optimize", Switch, Always(false, AS_COMPILED)),
    row("optimize-array", Value, NoEffect(OWN_TERMS)),
    row("output-dir", Value, Mapped("--out", |w, v| w.pass("--out", v))),
    row("output-istats", Switch, Mapped("--emit istats", |w, v| w.istats(v))),
    row("output-module", Switch, Mapped("final.bc", |w, v| w.module(v))),
    row("output-source", Switch, Mapped("assembly.ll", |w, v| w.source(v))),
    row("output-stats", Switch, Always(true, "run.stats is always written")),
    row("pc-all-const-widths", Switch, NoEffect(PRINTING)),
    row("pc-all-widths", Switch, NoEffect(PRINTING)),
    row("pc-multibyte-reads", Switch, NoEffect(PRINTING)),
    row("pc-prefix-width", Switch, NoEffect(PRINTING)),
    row("pc-width-as-arg", Switch, NoEffect(PRINTING)),
    row("posix-runtime", Switch, Mapped("--libc default", |w, v| w.posix(v))),
    row(
        "readable-posix-inputs",
        Switch,
        NoEffect("values that can be read are preferred by klee_prefer_cex alone"),
    ),
    row("replay-ktest-dir", Value, Refused("loam replay PROGRAM TEST… runs tests")),
    row("replay-ktest-file", Value, Refused("loam replay PROGRAM TEST… runs tests")),
    row(
        "replay-path",
        Value,
        Refused("there are no .path files in Loam; loam replay PROGRAM TEST… runs tests"),
    ),
    row("return-null-on-zero-malloc", Switch, Always(false, "malloc(0) returns an object without bytes")),
    row("rewrite-equalities", Switch, Always(true, OWN_TERMS)),
    row("rng-initial-seed", Value, Mapped("--seed", |w, v| w.pass("--seed", v))),
    row("run-in-dir", Value, Refused("start Loam in that directory")),
    row("runtime-build", Value, NoEffect("there is one build of Loam's runtime")),
    row("search", Value, Mapped("--search", |w, v| w.search(v))),
    row("seed-dir", Value, Mapped("--seed-tests", |w, v| w.pass("--seed-tests", v))),
    row("seed-file", Value, Refused("put it into a directory for --seed-dir")),
    row("seed-time", Value, NoEffect("seeds are followed to their end")),
    row("silent-klee-assume", Switch, Always(true, "a failed assumption ends the path silently")),
    row("simplify-sym-indices", Switch, NoEffect(OWN_TERMS)),
    row(
        "single-object-resolution",
        Switch,
        NoEffect("a pointer that was computed from one object stays with it"),
    ),
    row("smtlib-abbreviation-mode", Value, NoEffect(PRINTING)),
    row("smtlib-display-constants", Value, NoEffect(PRINTING)),
    row("smtlib-human-readable", Switch, NoEffect(PRINTING)),
    row("solver-backend", Value, Mapped("--solver", |w, v| w.solver(v))),
    row("solver-optimize-divides", Switch, NoEffect(OWN_SOLVER)),
    row("stats-commit-after", Value, NoEffect(WRITTEN)),
    row("stats-write-after-instructions", Value, NoEffect(WRITTEN)),
    row("stats-write-interval", Value, NoEffect(WRITTEN)),
    row("stp-sat-solver", Value, NoEffect(NOT_STP)),
    row("strip-all", Switch, NoEffect(AS_COMPILED)),
    row("strip-debug", Switch, NoEffect(AS_COMPILED)),
    row("switch-type", Value, NoEffect("a switch is one step with several successors")),
    row("timer-interval", Value, NoEffect("limits are watched all the time")),
    row("track-instruction-time", Switch, NoEffect("times of instructions are not measured")),
    row("ubsan-runtime", Switch, Always(true, "the handlers of UBSan are always there")),
    row("uncovered-update-interval", Value, NoEffect("distances are kept up to date by Loam's own measure")),
    row("use-batching-search", Switch, NoEffect(SLICE)),
    row("use-branch-cache", Switch, Mapped("--no-cache query", |w, v| w.layer(v, "query"))),
    row("use-call-paths", Switch, NoEffect("run.istats has counts of instructions, without calls")),
    row("use-cex-cache", Switch, Mapped("--no-cache cex", |w, v| w.layer(v, "cex"))),
    row("use-constant-arrays", Switch, NoEffect(OWN_TERMS)),
    row("use-construct-hash-metasmt", Switch, NoEffect(NOT_METASMT)),
    row("use-construct-hash-stp", Switch, NoEffect(NOT_STP)),
    row("use-construct-hash-z3", Switch, NoEffect(NOT_Z3)),
    row("use-fast-cex-solver", Switch, NoEffect(OWN_SOLVER)),
    row("use-forked-solver", Switch, NoEffect("large queries are always answered in a child process")),
    row("use-incomplete-merge", Switch, NoEffect("merging waits for all states of a scope")),
    row(
        "use-independent-solver",
        Switch,
        Mapped("--no-cache independence", |w, v| w.layer(v, "independence")),
    ),
    row("use-iterative-deepening-time-search", Switch, NoEffect("Loam has no such searcher")),
    row("use-merge", Switch, Always(true, "klee_open_merge and klee_close_merge are always active")),
    row("use-query-log", Value, Mapped("--log-queries", |w, v| w.query_log(v))),
    row("use-visitor-hash", Switch, NoEffect(OWN_TERMS)),
    row("verify-each", Switch, NoEffect(AS_COMPILED)),
    row("warn-all-external-symbols", Switch, NoEffect("a function is told of when a path calls it")),
    row("warnings-only-to-file", Switch, Mapped("warnings.txt only", |w, v| w.quiet_warnings(v))),
    row("watchdog", Switch, Always(true, "limits are always watched by a thread of their own")),
    row("write-cov", Switch, NoEffect("no .cov files: coverage.info has the coverage of all tests")),
    row(
        "write-cvcs",
        Switch,
        NoEffect("no .cvc files: --write-smt2s and --write-kqueries write conditions for others"),
    ),
    row("write-exec-tree", Switch, Refused(TREE)),
    row("write-kqueries", Switch, Mapped("--emit kquery", |w, v| w.emit(v, "kquery"))),
    row("write-ktests", Switch, Mapped("--write-no-tests if false", |w, v| w.tests(v))),
    row("write-no-tests", Switch, Mapped("--write-no-tests", |w, v| w.flag(v, "--write-no-tests"))),
    row("write-paths", Switch, Refused("paths are not written; a test leads along its path")),
    row("write-smt2s", Switch, Mapped("--emit smt2", |w, v| w.emit(v, "smt2"))),
    row("write-sym-paths", Switch, Refused("paths are not written; a test leads along its path")),
    row("write-test-info", Switch, Mapped("--test-times", |w, v| w.flag(v, "--test-times"))),
    row("write-xml-tests", Switch, Mapped("--emit testcomp", |w, v| w.emit(v, "testcomp"))),
    row("xml-metadata-programfile", Value, NoEffect("metadata.xml names the program that is run")),
    row("xml-metadata-programhash", Value, NoEffect("metadata.xml has the hash of the program that is run")),
];
