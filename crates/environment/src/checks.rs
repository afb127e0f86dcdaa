//! The checks of clang's undefined-behaviour sanitizer in instrumented bitcode: the name of each, the number of its trap, and
//! what Loam reports where it fails.

use loam_state::ErrorKind;

/// A check.
#[derive(Clone, Copy, Debug)]
pub struct Check {
    /// The middle of the name of its handler, `__ubsan_handle_NAME`, without versions and endings.
    pub name: &'static str,
    /// The operand of `llvm.ubsantrap`.
    pub trap: u8,
    /// The kind of error.
    pub kind: ErrorKind,
    /// The message of a report without details.
    pub words: &'static str,
}

const fn check(name: &'static str, trap: u8, kind: ErrorKind, words: &'static str) -> Check {
    Check { name, trap, kind, words }
}

use ErrorKind::{Abort, Null, Overflow, Overshift, Pointer};

const TABLE: &[Check] = &[
    check("add_overflow", 0, Overflow, "a sum overflows its type"),
    check("builtin_unreachable", 1, Abort, "a place is reached that must be unreachable"),
    check("cfi_check_fail", 2, Abort, "a call or cast breaks control-flow integrity"),
    check("divrem_overflow", 3, ErrorKind::Division, "division by zero, or its result overflows its type"),
    check("dynamic_type_cache_miss", 4, Pointer, "an object is used as if it had another class"),
    check("float_cast_overflow", 5, Overflow, "a float is converted to an integer type that cannot hold it"),
    check("function_type_mismatch", 6, Pointer, "a function is called through a pointer of another type"),
    check("implicit_conversion", 7, Overflow, "an implicit conversion changes the value"),
    check("invalid_builtin", 8, Abort, "a built-in function is given a value it is not defined for"),
    check("invalid_objc_cast", 9, Abort, "an object is cast to another class"),
    check("load_invalid_value", 10, Abort, "a value is read that its type does not have"),
    check("missing_return", 11, Abort, "a function that returns a value ends without one"),
    check("mul_overflow", 12, Overflow, "a product overflows its type"),
    check("negate_overflow", 13, Overflow, "a negation overflows its type"),
    check("nullability_arg", 14, Null, "a null pointer is passed where none may be"),
    check("nullability_return", 15, Null, "a null pointer is returned where none may be"),
    check("nonnull_arg", 16, Null, "a null pointer is passed where none may be"),
    check("nonnull_return", 17, Null, "a null pointer is returned where none may be"),
    check("out_of_bounds", 18, Pointer, "an index is outside of its array"),
    check("pointer_overflow", 19, Pointer, "pointer arithmetic leaves its object"),
    check(
        "shift_out_of_bounds",
        20,
        Overshift,
        "a shift by a negative amount or by the width or more, or its result overflows",
    ),
    check("sub_overflow", 21, Overflow, "a difference overflows its type"),
    check("type_mismatch", 22, Pointer, "a pointer that is null, misaligned or to something smaller is used"),
    check("alignment_assumption", 23, Pointer, "a pointer is not as aligned as was promised"),
    check("vla_bound_not_positive", 24, Pointer, "an array of variable length has no elements or fewer"),
    check("bounds_safety", 25, Pointer, "an access is outside of its bounds"),
    check("local_out_of_bounds", 26, Pointer, "an index is outside of its array"),
];

/// The check whose handler has this name: `__ubsan_handle_add_overflow_minimal_abort`, `__ubsan_handle_type_mismatch_v1`.
pub fn by_handler(function: &str) -> Option<&'static Check> {
    let name = function.strip_prefix("__ubsan_handle_")?;
    let name = ["_preserve", "_abort", "_minimal", "_v1"]
        .into_iter()
        .fold(name, |name, ending| name.strip_suffix(ending).unwrap_or(name));
    TABLE.iter().find(|check| check.name == name)
}

/// The check that a trap stands for.
pub fn by_trap(number: u8) -> Option<&'static Check> {
    TABLE.iter().find(|check| check.trap == number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handlers_are_found_under_all_their_names() {
        for (function, name) in [
            ("__ubsan_handle_add_overflow", "add_overflow"),
            ("__ubsan_handle_type_mismatch_v1_abort", "type_mismatch"),
            ("__ubsan_handle_nonnull_return_minimal", "nonnull_return"),
            ("__ubsan_handle_shift_out_of_bounds_minimal_abort", "shift_out_of_bounds"),
            ("__ubsan_handle_builtin_unreachable_minimal_preserve", "builtin_unreachable"),
        ] {
            assert_eq!(by_handler(function).map(|check| check.name), Some(name));
        }
        assert!(by_handler("__ubsan_default_options").is_none());
    }

    #[test]
    fn every_trap_has_one_check() {
        for number in 0..TABLE.len() as u8 {
            assert_eq!(TABLE.iter().filter(|check| check.trap == number).count(), 1);
        }
    }
}
