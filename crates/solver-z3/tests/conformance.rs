//! The suite that every backend must pass, on Z3 with both encodings of tables.

use loam_solver::conformance::check_backend;
use loam_solver_z3::{Tables, Z3};

#[test]
fn z3_passes_the_suite() {
    check_backend(&mut Z3::load().expect("Z3 is installed for tests"));
}

#[test]
fn z3_passes_the_suite_with_tables_read_from_arrays() {
    let z3 = Z3::load().expect("Z3 is installed for tests");
    check_backend(&mut z3.with_tables(Tables::Selects));
}
