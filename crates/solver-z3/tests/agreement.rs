//! All backends on the same random queries: they must agree with each other and with enumeration of all inputs.

use loam_solver::Backend;
use loam_solver::conformance::{Topic, check_random};
use loam_solver_bitwuzla::Bitwuzla;
use loam_solver_blaster::Blaster;
use loam_solver_z3::{Tables, Z3};

fn z3(tables: Tables) -> Z3 {
    Z3::load().expect("Z3 is installed for tests").with_tables(tables)
}

#[test]
fn all_backends_agree_on_integers_and_arrays() {
    let (mut selects, mut tree) = (z3(Tables::Selects), z3(Tables::Tree));
    let (mut bitwuzla, mut blaster) = (Bitwuzla::new(), Blaster::new());
    let backends: &mut [&mut dyn Backend] = &mut [&mut selects, &mut tree, &mut bitwuzla, &mut blaster];
    check_random(backends, Topic::Integers, 5, 300);
}

#[test]
fn all_backends_agree_on_floats() {
    let (mut selects, mut tree) = (z3(Tables::Selects), z3(Tables::Tree));
    let mut bitwuzla = Bitwuzla::new();
    check_random(&mut [&mut selects, &mut tree, &mut bitwuzla], Topic::Floats, 6, 80);
}
