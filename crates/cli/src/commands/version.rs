//! `loam --version`: Loam, and what it was built with and finds on this machine.

use loam_solver_z3::Z3;

/// The text.
pub fn text() -> String {
    let (major, minor, patch) = loam_bitcode::llvm_version();
    let commit = match env!("LOAM_COMMIT") {
        "unknown" => "not known (a development build, or built outside of a checkout)",
        commit => commit,
    };
    let z3 = match Z3::load() {
        Ok(z3) => format!("Z3 {}", z3.version()),
        Err(_) => "Z3 is not installed".to_owned(),
    };
    format!(
        "loam {}\ncommit:  {commit}\nLLVM:    {major}.{minor}.{patch}\nsolvers: Loam's own, Bitwuzla {}, {z3}\n",
        env!("CARGO_PKG_VERSION"),
        loam_solver_bitwuzla::VERSION,
    )
}
