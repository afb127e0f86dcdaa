//! The suite that every backend must pass, on the bit-blaster.

use loam_solver::conformance::{Topic, check_backend, check_random};
use loam_solver_blaster::Blaster;

#[test]
fn the_blaster_passes_the_suite() {
    check_backend(&mut Blaster::new());
}

#[test]
fn the_blaster_agrees_with_enumeration() {
    check_random(&mut [&mut Blaster::new()], Topic::Integers, 1, 2000);
}
