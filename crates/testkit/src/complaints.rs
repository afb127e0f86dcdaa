//! Which diagnostic of a native run proves which kind of error: the table of the replay oracle.
//!
//! A native program built with the address and undefined-behaviour sanitizers stops at its first error and
//! reports it. Each kind of Loam's errors accepts the endings listed here and no other. Kinds that are
//! limitations of Loam (`external`, `exec`, `model`) have no native counterpart: the replay must only reach
//! the end of the test's inputs without diverging from them.

use crate::process::{End, Ran};

/// Status of the replay library when the program reports an error itself.
const REPORTED: End = End::Status(96);
/// Status of the replay library when program and test disagree about the inputs.
pub const DIVERGED: End = End::Status(97);
/// Status of the replay library when an assumption does not hold.
pub const ASSUMPTION_FAILED: End = End::Status(98);

const ABORT: End = End::Signal(6);
const ILLEGAL: End = End::Signal(4);
const TRAP: End = End::Signal(5);

/// An ending, and a text on standard error that must come with it.
struct Accepted {
    end: Option<End>,
    text: &'static str,
}

const fn says(text: &'static str) -> Accepted {
    Accepted { end: None, text }
}

const fn ends(end: End, text: &'static str) -> Accepted {
    Accepted { end: Some(end), text }
}

/// For each kind the diagnostics that prove it. A sanitizer ends the process with its own status, so only its
/// text counts.
const TABLE: &[(&str, &[Accepted])] = &[
    (
        "assert",
        &[
            ends(ABORT, "Assertion"),
            ends(ABORT, "\nassertion "),
            ends(ABORT, "was called"),
            ends(ABORT, "__VERIFIER_"),
        ],
    ),
    (
        "abort",
        &[
            ends(ABORT, ""),
            ends(ILLEGAL, ""),
            ends(TRAP, ""),
            says("execution reached an unreachable program point"),
            says("execution reached the end of a value-returning function"),
            says("AddressSanitizer: ILL"),
            says("AddressSanitizer: TRAP"),
            says("pure virtual method called"),
        ],
    ),
    (
        "ptr",
        &[
            says("AddressSanitizer: heap-buffer-overflow"),
            says("AddressSanitizer: stack-buffer-overflow"),
            says("AddressSanitizer: stack-buffer-underflow"),
            says("AddressSanitizer: dynamic-stack-buffer-overflow"),
            says("AddressSanitizer: global-buffer-overflow"),
            says("AddressSanitizer: container-overflow"),
            says("AddressSanitizer: unknown-crash"),
            says("AddressSanitizer: negative-size-param"),
            // A copy that is too long may overlap its source.
            says("AddressSanitizer: memcpy-param-overlap"),
            says("AddressSanitizer: SEGV"),
            says("AddressSanitizer: BUS"),
            // An access far outside its object may hit a freed object, or another frame.
            says("AddressSanitizer: heap-use-after-free"),
            says("AddressSanitizer: stack-use-after-scope"),
            says("out of bounds for type"),
            says("pointer index expression"),
            says("applying non-zero offset"),
            says(" overflowed to 0x"),
            says("with insufficient space for an object"),
            says("misaligned address"),
            says("through pointer to incorrect function type"),
        ],
    ),
    (
        "free",
        &[
            says("AddressSanitizer: attempting double-free"),
            says("AddressSanitizer: attempting free on address which was not malloc()-ed"),
            says("AddressSanitizer: attempting to call malloc_usable_size() for pointer which is not owned"),
            says("AddressSanitizer: bad-free"),
            says("AddressSanitizer: SEGV"),
        ],
    ),
    (
        "uaf",
        &[
            says("AddressSanitizer: heap-use-after-free"),
            says("AddressSanitizer: stack-use-after-return"),
            says("AddressSanitizer: stack-use-after-scope"),
        ],
    ),
    (
        "null",
        &[
            says("null pointer"),
            says("AddressSanitizer: SEGV on unknown address 0x00000000"),
            says("AddressSanitizer: SEGV"),
        ],
    ),
    ("uninit", &[says("MemorySanitizer: use-of-uninitialized-value")]),
    ("leak", &[says("LeakSanitizer: detected memory leaks")]),
    ("readonly", &[says("AddressSanitizer: SEGV"), says("AddressSanitizer: BUS")]),
    ("div", &[says("division by zero"), says("AddressSanitizer: FPE"), ends(End::Signal(8), "")]),
    ("overshift", &[says("shift exponent")]),
    (
        "overflow",
        &[
            says("cannot be represented in type"),
            says("is outside the range of representable values"),
            says("AddressSanitizer: FPE"),
        ],
    ),
    (
        "stack",
        &[
            says("AddressSanitizer: stack-overflow"),
            says("AddressSanitizer: SEGV"),
            ends(End::Signal(11), ""),
        ],
    ),
    ("liveness", &[ends(End::OutOfTime, "")]),
    ("user", &[ends(REPORTED, ""), ends(ASSUMPTION_FAILED, "an assumption of the program does not hold")]),
];

/// Kinds that are limitations of Loam rather than errors of the program.
pub const LIMITATIONS: &[&str] = &["external", "exec", "model"];

/// Whether a native run proves an error of this kind.
pub fn proves(kind: &str, ran: &Ran) -> Result<(), String> {
    if LIMITATIONS.contains(&kind) {
        return match ran.end {
            DIVERGED | ASSUMPTION_FAILED => {
                Err(format!("the native run leaves the test: {}", first_line(ran)))
            }
            _ => Ok(()),
        };
    }
    let Some((_, accepted)) = TABLE.iter().find(|(known, _)| *known == kind) else {
        return Err(format!("no complaint is known that proves an error of kind {kind:?}"));
    };
    let text = ran.complaint();
    let proved = accepted.iter().any(|a| a.end.is_none_or(|end| end == ran.end) && text.contains(a.text));
    if proved && ran.end != End::Status(0) {
        return Ok(());
    }
    Err(format!("kind {kind} is not what the native run complains of ({}): {}", ran.end, first_line(ran)))
}

/// Whether a native run has no diagnostic.
pub fn is_clean(ran: &Ran) -> Result<(), String> {
    let text = ran.complaint();
    if text.contains("Sanitizer") || text.contains("runtime error:") {
        return Err(format!("a sanitizer complains where Loam reports nothing: {}", first_line(ran)));
    }
    Ok(())
}

/// The most informative line.
pub fn first_line(ran: &Ran) -> String {
    let text = ran.complaint();
    let telling = |line: &&str| {
        ["ERROR:", "WARNING: MemorySanitizer", "runtime error:", "loam replay:", "Assertion"]
            .iter()
            .any(|w| line.contains(w))
    };
    let line = text.lines().find(telling).or_else(|| text.lines().find(|line| !line.trim().is_empty()));
    line.map_or_else(|| "nothing on standard error".to_owned(), |line| line.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn ran(end: End, stderr: &str) -> Ran {
        Ran { end, stdout: Vec::new(), stderr: stderr.as_bytes().to_vec(), took: Duration::ZERO }
    }

    #[test]
    fn the_right_complaint_proves_and_the_wrong_one_does_not() {
        let overflow =
            ran(End::Status(1), "==1==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x1");
        assert!(proves("ptr", &overflow).is_ok());
        assert!(proves("uaf", &overflow).is_err());
        assert!(is_clean(&overflow).is_err());
        assert!(proves("abort", &ran(End::Signal(6), "")).is_ok());
    }

    #[test]
    fn a_native_run_that_goes_well_proves_nothing() {
        for (kind, _) in TABLE {
            assert!(proves(kind, &ran(End::Status(0), "")).is_err(), "{kind}");
        }
    }

    #[test]
    fn a_limitation_of_loam_must_still_follow_its_inputs() {
        assert!(proves("external", &ran(End::Status(0), "")).is_ok());
        assert!(proves("external", &ran(DIVERGED, "")).is_err());
    }
}
