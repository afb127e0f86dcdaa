//! A safe wrapper of Z3's C interface: one query, its terms and its result.
//!
//! Each session has its own context, so earlier queries cannot change its result; terms live as long as the context. An
//! error handler keeps Z3 from ending the process on errors: the error code is checked after every call, and after a
//! failure all terms are null and there is no result, only a message.

use crate::Tables;
use crate::ffi::{self, Api, Ast, Context, Model, Solver, Sort, Symbol};
use crate::operations::{Make, make, make_rounding};
use loam_expr::view::Rounding;
use loam_solver::smt::{Op, SmtSession};
use std::cell::{Cell, RefCell};
use std::ffi::{CStr, CString, c_uint};
use std::time::{Duration, Instant};

/// How long a search may take.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// When the search must end.
    pub deadline: Option<Instant>,
    /// Z3's resource limit (`rlimit`).
    pub resources: Option<u32>,
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Satisfiable.
    Sat,
    /// Unsatisfiable.
    Unsat,
    /// The deadline has passed.
    Late,
    /// The resource limit was reached.
    UsedUp,
    /// Given up or failed, for this reason.
    Failed(String),
}

/// The logic of bit-vectors alone, which Z3 bit-blasts without recursion.
const BITS_ONLY: &CStr = c"QF_BV";
/// Stack for searches in other logics, where Z3 recurses once or more per level of a term. The system allocates only
/// the pages that are used.
const DEEP_STACK: usize = 1 << 29;

/// One query under construction and its search.
pub struct Session {
    api: &'static Api,
    context: Context,
    tables: Tables,
    /// The number of variables so far, which is the name of the next one.
    unknowns: Cell<i32>,
    has_tables: Cell<bool>,
    has_floats: Cell<bool>,
    required: RefCell<Vec<Ast>>,
    solver: Cell<Solver>,
    model: Cell<Model>,
    failure: RefCell<Option<String>>,
}

// SAFETY: a context belongs to no thread in particular, only to one at a time; nothing else refers to it.
unsafe impl Send for Session {}

/// Keeps Z3 from ending the process; the error code is checked after the call.
unsafe extern "C" fn go_on(_: Context, _: c_uint) {}

impl Session {
    /// An empty session; `None` if Z3 cannot make a context.
    pub fn open(api: &'static Api, tables: Tables) -> Option<Self> {
        // SAFETY: the configuration is made, used and deleted here.
        let context = unsafe {
            let config = (api.mk_config)();
            let context = (api.mk_context)(config);
            (api.del_config)(config);
            context
        };
        if context.is_none() {
            return None;
        }
        // SAFETY: the context is there; the handler does nothing.
        unsafe { (api.set_error_handler)(context, go_on) };
        Some(Self {
            api,
            context,
            tables,
            unknowns: Cell::new(0),
            has_tables: Cell::new(false),
            has_floats: Cell::new(false),
            required: RefCell::default(),
            solver: Cell::new(Solver::NONE),
            model: Cell::new(Model::NONE),
            failure: RefCell::default(),
        })
    }

    /// The message of the first failure, if any.
    pub fn failure(&self) -> Option<String> {
        self.failure.borrow().clone()
    }

    /// Runs a call of the interface; `None` if this call or an earlier one failed.
    fn call<T>(&self, work: impl FnOnce(&Api, Context) -> T) -> Option<T> {
        if self.failure.borrow().is_some() {
            return None;
        }
        let result = work(self.api, self.context);
        // SAFETY: the context is there.
        let code = unsafe { (self.api.get_error_code)(self.context) };
        if code == 0 {
            return Some(result);
        }
        // SAFETY: the context is there; the message is copied before anything else can happen to it.
        self.fail(unsafe { ffi::text((self.api.get_error_msg)(self.context, code)) });
        None
    }

    fn fail(&self, message: String) {
        self.failure.borrow_mut().get_or_insert(message);
    }

    fn symbol(&self, name: &CStr) -> Option<Symbol> {
        // SAFETY: the context is there; the name is a C string.
        self.call(|api, context| unsafe { (api.mk_string_symbol)(context, name.as_ptr()) })
    }

    fn bits_sort(&self, width: u64) -> Option<Sort> {
        // SAFETY: the context is there.
        self.call(|api, context| unsafe { (api.mk_bv_sort)(context, width as c_uint) })
    }

    fn fresh(&self, sort: Sort) -> Ast {
        let number = self.unknowns.replace(self.unknowns.get() + 1);
        // SAFETY: the context is there, the sort is of it.
        self.call(|api, context| unsafe {
            (api.mk_const)(context, (api.mk_int_symbol)(context, number), sort)
        })
        .unwrap_or(Ast::NONE)
    }

    /// The term that a function makes; null if the terms and indices do not fit its parameters.
    fn made(&self, make: Make, arguments: &[Ast], indices: &[c_uint]) -> Option<Ast> {
        let context = self.context;
        let float_sort = |exponent, significand| {
            // SAFETY: the context is there.
            self.call(|api, context| unsafe { (api.mk_fpa_sort)(context, exponent, significand) })
        };
        // SAFETY: the context is there, no argument is none (the caller checks), all are of this context, and each
        // function gets as many as its type has. A term of the wrong sort is an error that Z3 reports.
        let call = |work: &dyn Fn() -> Ast| self.call(|_, _| work());
        unsafe {
            match (make, arguments, indices) {
                (Make::One(make), &[a], []) => call(&|| make(context, a)),
                (Make::Two(make), &[a, b], []) => call(&|| make(context, a, b)),
                (Make::Three(make), &[a, b, c], []) => call(&|| make(context, a, b, c)),
                (Make::Four(make), &[a, b, c, d], []) => call(&|| make(context, a, b, c, d)),
                (Make::Many(make), many, []) => call(&|| make(context, many.len() as c_uint, many.as_ptr())),
                (Make::Indexed(make), &[a], &[index]) => call(&|| make(context, index, a)),
                (Make::Extract(make), &[a], &[high, low]) => call(&|| make(context, high, low, a)),
                (Make::Reinterpreted(make), &[a], &[exponent, significand]) => {
                    let sort = float_sort(exponent, significand)?;
                    call(&|| make(context, a, sort))
                }
                (Make::Float(make), &[rounding, a], &[exponent, significand]) => {
                    let sort = float_sort(exponent, significand)?;
                    call(&|| make(context, rounding, a, sort))
                }
                (Make::Integer(make), &[rounding, a], &[width]) => {
                    call(&|| make(context, rounding, a, width))
                }
                _ => {
                    self.fail("an operation with the wrong number of operands".into());
                    None
                }
            }
        }
    }

    /// Searches until the query is decided or the budget is spent. Returns the session too, unless there is no memory.
    pub fn check(self, budget: &Budget) -> (Option<Self>, Answer) {
        if self.logic() == BITS_ONLY {
            let answer = self.check_here(budget);
            return (Some(self), answer);
        }
        std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().stack_size(DEEP_STACK);
            let search = thread.spawn_scoped(scope, move || {
                let answer = self.check_here(budget);
                (Some(self), answer)
            });
            let result = search.ok().and_then(|search| search.join().ok());
            result.unwrap_or_else(|| (None, Answer::Failed("there is no memory to run Z3".into())))
        })
    }

    fn check_here(&self, budget: &Budget) -> Answer {
        let left = budget.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        if left.is_some_and(|left| left.is_zero()) {
            return Answer::Late;
        }
        let answer = self.prepare(left, budget.resources).and_then(|()| self.search());
        match answer {
            Some(ffi::SAT) => Answer::Sat,
            Some(ffi::UNSAT) => Answer::Unsat,
            Some(_) => self.why_not(budget),
            None => Answer::Failed(self.failure().unwrap_or_default()),
        }
    }

    /// Makes a solver and asserts all required terms.
    fn prepare(&self, left: Option<Duration>, resources: Option<u32>) -> Option<()> {
        let logic = self.symbol(self.logic())?;
        // SAFETY: the context is there. The solver is counted as used until the session ends.
        self.call(|api, context| unsafe {
            let solver = (api.mk_solver_for_logic)(context, logic);
            if !solver.is_none() {
                (api.solver_inc_ref)(context, solver);
                self.solver.set(solver);
            }
        })?;
        let milliseconds = left.map(|left| u32::try_from(left.as_millis().max(1)).unwrap_or(u32::MAX - 1));
        self.configure([(c"timeout", milliseconds), (c"rlimit", resources), (c"random_seed", Some(0))])?;
        for &required in self.required.borrow().iter() {
            // SAFETY: the context and its solver are there; the term is of this context and not none.
            self.call(|api, context| unsafe { (api.solver_assert)(context, self.solver.get(), required) })?;
        }
        Some(())
    }

    /// Sets the parameters of the solver that have a value.
    ///
    /// Without floats and arrays the initial phase of variables is 0: with it the factors of a small product of 64-bit
    /// numbers are found in seconds instead of minutes. With floats this phase makes wide divisions slower.
    fn configure(&self, settings: [(&CStr, Option<u32>); 3]) -> Option<()> {
        // SAFETY: the context and its solver are there, the names are C strings; the parameters are counted as
        // used until they are copied to the solver.
        self.call(|api, context| unsafe {
            let params = (api.mk_params)(context);
            if params.is_none() {
                return;
            }
            (api.params_inc_ref)(context, params);
            for (name, value) in settings {
                if let Some(value) = value {
                    let name = (api.mk_string_symbol)(context, name.as_ptr());
                    (api.params_set_uint)(context, params, name, value);
                }
            }
            if self.logic() == BITS_ONLY {
                let [phase, always_false] =
                    [c"phase", c"always_false"].map(|text| (api.mk_string_symbol)(context, text.as_ptr()));
                (api.params_set_symbol)(context, params, phase, always_false);
            }
            (api.solver_set_params)(context, self.solver.get(), params);
            (api.params_dec_ref)(context, params);
        })
    }

    /// The smallest logic with all operations of the query; Z3 chooses its tactic by the logic.
    fn logic(&self) -> &'static CStr {
        match (self.has_tables.get(), self.has_floats.get()) {
            (false, false) => BITS_ONLY,
            (true, false) => c"QF_AUFBV",
            (false, true) => c"QF_FPBV",
            (true, true) => c"ALL",
        }
    }

    fn search(&self) -> Option<i32> {
        let solver = self.solver.get();
        // SAFETY: the context and its solver are there.
        let answer = self.call(|api, context| unsafe { (api.solver_check)(context, solver) })?;
        if answer == ffi::SAT {
            // SAFETY: the context and its solver are there. The model is counted as used until the session ends.
            self.call(|api, context| unsafe {
                let model = (api.solver_get_model)(context, solver);
                if !model.is_none() {
                    (api.model_inc_ref)(context, model);
                    self.model.set(model);
                }
            })?;
        }
        Some(answer)
    }

    /// Why the search ended undecided.
    fn why_not(&self, budget: &Budget) -> Answer {
        let solver = self.solver.get();
        let reason = self.call(|api, context| {
            // SAFETY: the context and its solver are there; the text is copied at once.
            unsafe { ffi::text((api.solver_get_reason_unknown)(context, solver)) }
        });
        let reason = reason.or_else(|| self.failure()).unwrap_or_default();
        // Z3's reasons are texts that differ between tactics; the clock is reliable.
        if budget.resources.is_some() && reason.contains("resource") {
            Answer::UsedUp
        } else if budget.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            Answer::Late
        } else if budget.resources.is_some() && reason.contains("cancel") {
            Answer::UsedUp
        } else {
            Answer::Failed(format!("Z3 gave up: {reason}"))
        }
    }
}

impl SmtSession for Session {
    type Raw = Ast;

    fn unknown(&self, width: u64) -> Ast {
        self.bits_sort(width).map_or(Ast::NONE, |sort| self.fresh(sort))
    }

    fn unknown_table(&self, index_width: u64) -> Option<Ast> {
        if self.tables == Tables::Tree {
            return None;
        }
        self.has_tables.set(true);
        let (index, byte) = (self.bits_sort(index_width)?, self.bits_sort(8)?);
        // SAFETY: the context is there, the sorts are of it.
        let sort = self.call(|api, context| unsafe { (api.mk_array_sort)(context, index, byte) })?;
        Some(self.fresh(sort))
    }

    fn value(&self, width: u64, value: u128) -> Ast {
        let Some(sort) = self.bits_sort(width) else {
            return Ast::NONE;
        };
        let made = if let Ok(value) = u64::try_from(value) {
            // SAFETY: the context is there, the sort is of it.
            self.call(|api, context| unsafe { (api.mk_unsigned_int64)(context, value, sort) })
        } else {
            let digits = CString::new(value.to_string()).expect("digits have no zero byte");
            // SAFETY: the context is there, the sort is of it; the digits are a C string.
            self.call(|api, context| unsafe { (api.mk_numeral)(context, digits.as_ptr(), sort) })
        };
        made.unwrap_or(Ast::NONE)
    }

    fn rounding(&self, mode: Rounding) -> Ast {
        // SAFETY: the context is there.
        self.call(|api, context| unsafe { make_rounding(api, mode)(context) }).unwrap_or(Ast::NONE)
    }

    fn indexed<const N: usize, const I: usize>(&self, op: Op, arguments: [Ast; N], indices: [u64; I]) -> Ast {
        if arguments.iter().any(|argument| argument.is_none()) {
            return Ast::NONE;
        }
        let make = make(self.api, op);
        if matches!(make, Make::Reinterpreted(_) | Make::Float(_)) {
            self.has_floats.set(true);
        }
        let indices = indices.map(|index| index as c_uint);
        self.made(make, &arguments, &indices).unwrap_or(Ast::NONE)
    }

    fn require(&self, term: Ast) {
        if !term.is_none() {
            self.required.borrow_mut().push(term);
        }
    }

    fn model(&self, term: Ast) -> Option<u64> {
        let model = self.model.get();
        if term.is_none() || model.is_none() {
            return None;
        }
        let mut value = 0;
        // SAFETY: the context, its model and the term are there; the value is written before it is read.
        let is_known = self.call(|api, context| unsafe {
            let mut found = Ast::NONE;
            (api.model_eval)(context, model, term, true, &mut found)
                && !found.is_none()
                && (api.get_numeral_uint64)(context, found, &mut value)
        })?;
        is_known.then_some(value)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let (solver, model) = (self.solver.get(), self.model.get());
        // SAFETY: the context is there, the model and solver are counted as used once each, nothing refers to them.
        unsafe {
            if !model.is_none() {
                (self.api.model_dec_ref)(self.context, model);
            }
            if !solver.is_none() {
                (self.api.solver_dec_ref)(self.context, solver);
            }
            (self.api.del_context)(self.context);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FREELY: Budget = Budget { deadline: None, resources: None };

    fn open() -> Session {
        Session::open(Api::get().expect("Z3 is installed for tests"), Tables::Selects)
            .expect("there is memory")
    }

    #[test]
    fn an_ill_formed_term_fails_the_session_and_nothing_else() {
        let session = open();
        let sum = session.term(Op::BvAdd, [session.value(8, 1), session.value(16, 1)]);
        assert!(sum.is_none());
        session.require(sum);
        assert!(session.failure().is_some());
        assert!(matches!(session.check(&FREELY).1, Answer::Failed(_)));
        assert_eq!(open().check(&FREELY).1, Answer::Sat);
    }

    #[test]
    fn an_operation_with_too_few_operands_fails_the_session() {
        let session = open();
        assert!(session.term(Op::BvAdd, [session.value(8, 1)]).is_none());
        assert!(matches!(session.check(&FREELY).1, Answer::Failed(_)));
    }

    #[test]
    fn wide_constants_keep_their_value() {
        let session = open();
        let wide = session.value(128, u128::MAX - 5);
        let upper = session.indexed(Op::BvExtract, [wide], [127, 64]);
        let lower = session.indexed(Op::BvExtract, [wide], [63, 0]);
        let (session, answer) = session.check(&FREELY);
        assert_eq!(answer, Answer::Sat);
        let session = session.expect("there is memory");
        assert_eq!((session.model(upper), session.model(lower)), (Some(u64::MAX), Some(u64::MAX - 5)));
    }
}
