//! The suite that every backend must pass, on Bitwuzla, and its agreement with the bit-blaster.

use loam_solver::conformance::{Topic, check_backend, check_random};
use loam_solver_bitwuzla::Bitwuzla;
use loam_solver_blaster::Blaster;

#[test]
fn bitwuzla_passes_the_suite() {
    check_backend(&mut Bitwuzla::new());
}

#[test]
fn bitwuzla_the_blaster_and_enumeration_agree() {
    check_random(&mut [&mut Bitwuzla::new(), &mut Blaster::new()], Topic::Integers, 2, 1000);
}

#[test]
fn bitwuzla_and_enumeration_agree_on_floats() {
    check_random(&mut [&mut Bitwuzla::new()], Topic::Floats, 3, 300);
}
