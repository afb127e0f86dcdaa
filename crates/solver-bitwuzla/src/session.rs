//! A safe wrapper of `native/session.cpp`: one query, its terms and its result.
//!
//! All unsafe calls of the library are here. A [`Raw`] term is a number in its session; an invalid number makes the
//! session fail, and nothing else. After a failure all terms are null and there is no result, only a message.

use crate::ffi;
use loam_base::Deadline;
use loam_expr::view::Rounding;
use loam_solver::smt::{Op, SmtSession};
use std::cell::Cell;
use std::ffi::{CStr, CString, c_void};
use std::ptr::NonNull;

/// When a search must stop.
#[derive(Debug)]
pub struct Budget {
    deadline: Deadline,
    /// How often the search may call its terminator.
    calls: Option<u64>,
    called: Cell<u64>,
    late: Cell<bool>,
}

impl Budget {
    /// A budget of time and of terminator calls.
    pub fn new(deadline: Deadline, calls: Option<u64>) -> Self {
        Self { deadline, calls, called: Cell::new(0), late: Cell::new(false) }
    }

    /// Whether the search was stopped because of the time.
    pub fn is_late(&self) -> bool {
        self.late.get()
    }

    /// Whether there were more terminator calls than allowed.
    pub fn is_used_up(&self) -> bool {
        self.calls.is_some_and(|most| self.called.get() > most)
    }

    fn count_call(&self) -> bool {
        self.called.set(self.called.get() + 1);
        if self.deadline.is_over() {
            self.late.set(true);
        }
        self.is_late() || self.is_used_up()
    }
}

unsafe extern "C" fn is_spent(budget: *mut c_void) -> i32 {
    // SAFETY: `Session::open` passes a budget that outlives the session; it is only ever borrowed shared.
    let budget = unsafe { &*budget.cast::<Budget>() };
    i32::from(budget.count_call())
}

/// A term in a session.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Raw(u32);

/// The result of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Satisfiable.
    Sat,
    /// Unsatisfiable.
    Unsat,
    /// Stopped, given up or failed.
    Unknown,
}

/// One query under construction and its search.
pub struct Session<'b> {
    raw: NonNull<ffi::Session>,
    budget: &'b Budget,
}

impl<'b> Session<'b> {
    /// An empty session whose search stops when the budget is spent. None if there is no memory.
    pub fn open(budget: &'b Budget) -> Option<Self> {
        let state = std::ptr::from_ref(budget).cast_mut().cast::<c_void>();
        // SAFETY: the budget outlives the session, and `is_spent` does not write through the pointer.
        let raw = unsafe { ffi::loam_bitwuzla_open(is_spent, state) };
        Some(Self { raw: NonNull::new(raw)?, budget })
    }

    /// The budget the session was opened with.
    pub fn budget(&self) -> &'b Budget {
        self.budget
    }

    /// The error message, if the session has failed.
    pub fn error(&self) -> Option<String> {
        // SAFETY: the session is open; the message is copied before anything else can happen to it.
        unsafe {
            let message = ffi::loam_bitwuzla_error(self.raw.as_ptr());
            (!message.is_null()).then(|| CStr::from_ptr(message).to_string_lossy().into_owned())
        }
    }

    /// Searches until the query is decided or the budget is spent.
    pub fn check(&self) -> Answer {
        // SAFETY: the session is open, and the budget that its terminator reads outlives it.
        match unsafe { ffi::loam_bitwuzla_check(self.raw.as_ptr()) } {
            ffi::SAT => Answer::Sat,
            ffi::UNSAT => Answer::Unsat,
            _ => Answer::Unknown,
        }
    }
}

impl SmtSession for Session<'_> {
    type Raw = Raw;

    fn unknown(&self, width: u64) -> Raw {
        // SAFETY: the session is open.
        Raw(unsafe { ffi::loam_bitwuzla_unknown(self.raw.as_ptr(), width) })
    }

    fn value(&self, width: u64, value: u128) -> Raw {
        let digits = CString::new(format!("{value:x}")).expect("digits have no zero byte");
        // SAFETY: the session is open; the digits are a C string.
        Raw(unsafe { ffi::loam_bitwuzla_value(self.raw.as_ptr(), width, digits.as_ptr()) })
    }

    fn rounding(&self, mode: Rounding) -> Raw {
        // SAFETY: the session is open.
        Raw(unsafe { ffi::loam_bitwuzla_rounding(self.raw.as_ptr(), ffi::rounding_number(mode)) })
    }

    fn indexed<const N: usize, const I: usize>(&self, op: Op, arguments: [Raw; N], indices: [u64; I]) -> Raw {
        let arguments = arguments.map(|Raw(number)| number);
        let (count, index_count) = (N as u32, I as u32);
        // SAFETY: the session is open; the pointers go to as many numbers as are announced.
        Raw(unsafe {
            ffi::loam_bitwuzla_term(
                self.raw.as_ptr(),
                ffi::number(op),
                count,
                arguments.as_ptr(),
                index_count,
                indices.as_ptr(),
            )
        })
    }

    fn require(&self, term: Raw) {
        // SAFETY: the session is open.
        unsafe { ffi::loam_bitwuzla_assert(self.raw.as_ptr(), term.0) }
    }

    fn model(&self, term: Raw) -> Option<u64> {
        let mut value = 0;
        // SAFETY: the session is open; the value is written before it is read.
        let is_known = unsafe { ffi::loam_bitwuzla_model(self.raw.as_ptr(), term.0, &mut value) };
        is_known.then_some(value)
    }
}

impl Drop for Session<'_> {
    fn drop(&mut self) {
        // SAFETY: the session is open and nothing refers to it.
        unsafe { ffi::loam_bitwuzla_close(self.raw.as_ptr()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ill_formed_term_fails_the_session_and_nothing_else() {
        let budget = Budget::new(Deadline::default(), None);
        let session = Session::open(&budget).expect("there is memory");
        let sum = session.term(Op::BvAdd, [session.value(8, 1), session.value(16, 1)]);
        session.require(sum);
        assert_eq!(session.check(), Answer::Unknown);
        assert!(session.error().is_some());
    }

    #[test]
    fn a_failure_inside_the_library_is_caught() {
        let budget = Budget::new(Deadline::default(), None);
        let session = Session::open(&budget).expect("there is memory");
        let float = session.indexed(Op::FpFromBv, [session.unknown(16)], [5, 11]);
        let rounding = session.rounding(Rounding::TowardZero);
        // Bitwuzla 0.8.0 throws when it solves this.
        let bit = session.indexed(Op::FpToSbv, [rounding, float], [1]);
        session.require(session.term(Op::Equal, [bit, session.value(1, 1)]));
        assert_eq!(session.check(), Answer::Unknown);
        assert_eq!(session.error().as_deref(), Some("std::bad_alloc"));
    }
}
