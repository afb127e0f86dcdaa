//! The sources of KLEE's figures that are constants of the benchmarks.

/// The figures of `engine` and `solver`.
pub const PROGRAMS: &str = "KLEE 3.2 with STP on the same bitcode, CPU seconds, measured once on a machine of the same \
    kind, of which the model, the load and the date were not recorded";

/// The figures of `coreutils`.
pub const COREUTILS: &str = "KLEE 3.2, 60 CPU seconds for each program of coreutils, measured once on a machine of \
    which the model, the load and the date were not recorded";
