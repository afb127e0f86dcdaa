//! A safe face of the C interface: term managers, solvers and terms that cannot outlive them.
//!
//! Everything unsafe of this crate is here. A term is a pointer owned by its [`Manager`]; its lifetime ties it to
//! that manager. The library ends the process when terms are ill-sorted, so the callers build only what the
//! types of Loam's expressions allow.

use crate::ffi::{self, Kind, RoundingMode};
use std::ffi::{CStr, CString, c_void};
use std::marker::PhantomData;
use std::ptr::NonNull;
use std::time::Instant;

/// Owner of terms.
pub struct Manager {
    raw: NonNull<ffi::TermManager>,
}

/// A term or sort-checked value in a manager. Equal terms of one manager are equal pointers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Raw<'m> {
    term: ffi::Term,
    manager: PhantomData<&'m Manager>,
}

impl Manager {
    /// An empty manager.
    pub fn new() -> Self {
        // SAFETY: no preconditions.
        let raw = unsafe { ffi::bitwuzla_term_manager_new() };
        Self { raw: NonNull::new(raw).expect("operator new does not return null") }
    }

    fn own(&self, term: ffi::Term) -> Raw<'_> {
        Raw { term, manager: PhantomData }
    }

    fn sort(&self, width: u64) -> ffi::Sort {
        // SAFETY: the manager is alive; widths of expressions are not zero.
        unsafe { ffi::bitwuzla_mk_bv_sort(self.raw.as_ptr(), width) }
    }

    /// A fresh unknown bit-vector.
    pub fn unknown(&self, width: u64) -> Raw<'_> {
        // SAFETY: manager and sort are alive; the name may be null.
        let term = unsafe { ffi::bitwuzla_mk_const(self.raw.as_ptr(), self.sort(width), std::ptr::null()) };
        self.own(term)
    }

    /// A constant bit-vector; `value` fits into `width` bits.
    pub fn value(&self, width: u64, value: u128) -> Raw<'_> {
        let sort = self.sort(width);
        if let Ok(small) = u64::try_from(value) {
            // SAFETY: manager and sort are alive and the value fits.
            return self.own(unsafe { ffi::bitwuzla_mk_bv_value_uint64(self.raw.as_ptr(), sort, small) });
        }
        let digits = CString::new(format!("{value:x}")).expect("digits have no zero byte");
        // SAFETY: as above; the digits are a C string in base 16.
        self.own(unsafe { ffi::bitwuzla_mk_bv_value(self.raw.as_ptr(), sort, digits.as_ptr(), 16) })
    }

    /// A rounding mode as a term.
    pub fn rounding(&self, mode: RoundingMode) -> Raw<'_> {
        // SAFETY: the manager is alive.
        self.own(unsafe { ffi::bitwuzla_mk_rm_value(self.raw.as_ptr(), mode) })
    }

    /// A term of this kind.
    pub fn term<'m, const N: usize>(&'m self, kind: Kind, arguments: [Raw<'m>; N]) -> Raw<'m> {
        let mut arguments = arguments.map(|argument| argument.term);
        // SAFETY: the arguments are alive as long as the manager, and there are N of them.
        let term =
            unsafe { ffi::bitwuzla_mk_term(self.raw.as_ptr(), kind, N as u32, arguments.as_mut_ptr()) };
        self.own(term)
    }

    /// A term of this kind with indices.
    pub fn indexed<'m, const N: usize, const I: usize>(
        &'m self,
        kind: Kind,
        arguments: [Raw<'m>; N],
        indices: [u64; I],
    ) -> Raw<'m> {
        let mut arguments = arguments.map(|argument| argument.term);
        // SAFETY: as in `term`; there are I indices.
        let term = unsafe {
            ffi::bitwuzla_mk_term_indexed(
                self.raw.as_ptr(),
                kind,
                N as u32,
                arguments.as_mut_ptr(),
                I as u32,
                indices.as_ptr(),
            )
        };
        self.own(term)
    }
}

impl Drop for Manager {
    fn drop(&mut self) {
        // SAFETY: terms and solvers borrow the manager, so none is left.
        unsafe { ffi::bitwuzla_term_manager_delete(self.raw.as_ptr()) }
    }
}

/// Options for solvers.
pub struct Options {
    raw: NonNull<ffi::Options>,
}

// SAFETY: options are plain data without a tie to the thread that made them.
unsafe impl Send for Options {}

impl Options {
    /// Models are produced; everything random starts from `seed`.
    pub fn new(seed: u64) -> Self {
        // SAFETY: no preconditions; both options take numbers.
        let raw = unsafe {
            let raw = ffi::bitwuzla_options_new();
            ffi::bitwuzla_set_option(raw, ffi::OPTION_PRODUCE_MODELS, 1);
            ffi::bitwuzla_set_option(raw, ffi::OPTION_SEED, seed);
            raw
        };
        Self { raw: NonNull::new(raw).expect("operator new does not return null") }
    }
}

impl Drop for Options {
    fn drop(&mut self) {
        // SAFETY: solvers copy the options, so nothing refers to them.
        unsafe { ffi::bitwuzla_options_delete(self.raw.as_ptr()) }
    }
}

/// When a solver must stop.
#[derive(Debug)]
pub struct Budget {
    /// The time after which it is late.
    pub deadline: Option<Instant>,
    /// How often the solver may ask whether to stop.
    pub questions: Option<u64>,
    /// How often it has asked.
    pub asked: u64,
    /// Whether it was told to stop because of the time.
    pub late: bool,
}

impl Budget {
    fn is_spent(&mut self) -> bool {
        self.asked += 1;
        self.late |= self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        self.late || self.questions.is_some_and(|most| self.asked > most)
    }
}

unsafe extern "C" fn is_spent(budget: *mut c_void) -> i32 {
    // SAFETY: `Solver` passes its own budget, which lives as long as it and is not touched during a search.
    let budget = unsafe { &mut *budget.cast::<Budget>() };
    i32::from(budget.is_spent())
}

/// A solver over the terms of one manager.
pub struct Solver<'m> {
    raw: NonNull<ffi::Solver>,
    /// Owned; the library holds this pointer too and uses it during a search.
    budget: NonNull<Budget>,
    manager: PhantomData<&'m Manager>,
}

/// The end of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A model is there.
    Sat,
    /// There is none.
    Unsat,
    /// Stopped or given up.
    Unknown,
}

impl<'m> Solver<'m> {
    /// A solver without assertions that stops when the budget is spent.
    pub fn new(manager: &'m Manager, options: &Options, budget: Budget) -> Self {
        let budget = NonNull::from(Box::leak(Box::new(budget)));
        // SAFETY: manager and options are alive; the options are copied; the budget is freed after the solver.
        let raw = unsafe {
            let raw = ffi::bitwuzla_new(manager.raw.as_ptr(), options.raw.as_ptr());
            ffi::bitwuzla_set_termination_callback(raw, is_spent, budget.as_ptr().cast());
            raw
        };
        let raw = NonNull::new(raw).expect("operator new does not return null");
        Self { raw, budget, manager: PhantomData }
    }

    /// What is left of the budget.
    pub fn budget(&self) -> &Budget {
        // SAFETY: the budget is alive, and no search, which would change it, is going on.
        unsafe { self.budget.as_ref() }
    }

    /// Requires a Boolean term.
    pub fn assert(&mut self, term: Raw<'m>) {
        // SAFETY: solver and term are alive and of one manager.
        unsafe { ffi::bitwuzla_assert(self.raw.as_ptr(), term.term) }
    }

    /// Searches until an answer is found or the budget is spent.
    pub fn check(&mut self) -> Answer {
        // SAFETY: the solver is alive; nobody else refers to the budget while `self` is borrowed mutably.
        match unsafe { ffi::bitwuzla_check_sat(self.raw.as_ptr()) } {
            ffi::RESULT_SAT => Answer::Sat,
            ffi::RESULT_UNSAT => Answer::Unsat,
            _ => Answer::Unknown,
        }
    }

    /// The value of a bit-vector in the model. Only after [`Answer::Sat`].
    pub fn value(&mut self, term: Raw<'m>) -> Option<u128> {
        // SAFETY: solver and term are alive, and the text is read before the next call replaces it.
        let digits = unsafe {
            let value = ffi::bitwuzla_get_value(self.raw.as_ptr(), term.term);
            CStr::from_ptr(ffi::bitwuzla_term_value_get_str_fmt(value, 2))
        };
        u128::from_str_radix(digits.to_str().ok()?, 2).ok()
    }
}

impl Drop for Solver<'_> {
    fn drop(&mut self) {
        // SAFETY: the solver is alive and nothing refers to it; the budget came out of a box, and with the solver
        // the last other pointer to it is gone.
        unsafe {
            ffi::bitwuzla_delete(self.raw.as_ptr());
            drop(Box::from_raw(self.budget.as_ptr()));
        }
    }
}
