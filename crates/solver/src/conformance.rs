//! The conformance suite of backends; run in the tests of each backend crate (feature `testing`).
//!
//! [`check_backend`] queries each operation with operands at its corner cases. The operands are symbols that other
//! conjuncts fix, so the backend has to work out the operation itself: the right result must be sat and any other
//! unsat. Every model is checked by evaluation. [`random`] compares backends on random queries with each other and with
//! enumeration of all inputs. A failure panics with the name of the query.

mod arrays;
mod floats;
mod integers;
mod probed;
pub mod random;

use crate::{Backend, Limits, Model, Unknown, Verdict};
use loam_expr::{ArrayId, BaseId, Evaluator, Expr, ExprStore, Symbol, Width};
use std::time::Duration;

pub use probed::Probed;
pub use random::{Topic, check_random};

/// Runs the whole suite, then once more with every query a probe. Floats are left out if the backend cannot solve them.
pub fn check_backend(backend: &mut dyn Backend) {
    let mut suite = Suite::new(backend);
    repetition(&mut suite);
    check_all(&mut suite);
    check_all(&mut Suite::new(&mut Probed(backend)));
}

fn check_all(suite: &mut Suite) {
    basics(suite);
    depth(suite);
    limits(suite);
    integers::check(suite);
    arrays::check(suite);
    if suite.knows_floats() {
        floats::check(suite);
    }
}

/// A backend under test with a store and some input bytes.
struct Suite<'b> {
    backend: &'b mut dyn Backend,
    store: ExprStore,
    inputs: ArrayId,
}

/// Bytes of input; enough for three operands of 128 bits.
const INPUTS: u32 = 48;

impl<'b> Suite<'b> {
    fn new(backend: &'b mut dyn Backend) -> Self {
        let store = ExprStore::new();
        let inputs = store.array("input", 0, INPUTS);
        Self { backend, store, inputs }
    }

    fn symbol(&self, offset: u32) -> Symbol {
        Symbol { array: self.inputs, offset }
    }

    /// Input number `operand` as a word of `width` bits.
    fn operand(&self, operand: u32, width: Width) -> Expr {
        let first = operand * 16;
        let bytes = u32::from(width).div_ceil(8);
        let byte = |place| self.store.byte(self.symbol(first + place));
        let word = (1..bytes).fold(byte(0), |word, place| self.store.concat(byte(place), word));
        self.store.extract(word, 0, width)
    }

    fn is(&self, expr: Expr, value: u128) -> Expr {
        self.store.eq(expr, self.store.constant(self.store.width(expr), value))
    }

    fn ask(&mut self, conjuncts: &[Expr]) -> Verdict {
        self.backend.check(&self.store, conjuncts, &Limits::default())
    }

    /// Expects the conjuncts to be satisfiable, and the model to satisfy them.
    fn expect_sat(&mut self, name: &str, conjuncts: &[Expr]) -> Model {
        assert!(self.backend.can_solve(&self.store, conjuncts), "{name}: can_solve denies it");
        match self.ask(conjuncts) {
            Verdict::Sat(model) => {
                check_model(name, &self.store, conjuncts, &model);
                model
            }
            other => {
                panic!("{name}: {} returns {other:?}, but the query is satisfiable", self.backend.name())
            }
        }
    }

    /// Expects the conjuncts to be unsatisfiable.
    fn expect_unsat(&mut self, name: &str, conjuncts: &[Expr]) {
        let verdict = self.ask(conjuncts);
        assert_eq!(
            verdict,
            Verdict::Unsat,
            "{name}: {}, but the query is unsatisfiable",
            self.backend.name()
        );
    }

    /// Expects `result` to have the value that evaluation gives it when the inputs have these values, and no other.
    fn determined(&mut self, name: &str, result: Expr, inputs: &[(Expr, u128)]) {
        let fixed: Vec<Expr> = inputs.iter().map(|&(input, value)| self.is(input, value)).collect();
        let model = self.expect_sat(name, &fixed);
        let value = Evaluator::new(&self.store, &model).eval(result);
        let right = self.is(result, value);
        // The operation comes first, so that it is built before its operands are known.
        let ask = |goal| std::iter::once(goal).chain(fixed.iter().copied()).collect::<Vec<Expr>>();
        self.expect_sat(name, &ask(right));
        self.expect_unsat(name, &ask(self.store.not(right)));
    }

    fn knows_floats(&self) -> bool {
        let operand = self.operand(0, 32);
        let root = self.store.float_sqrt(operand);
        self.backend.can_solve(&self.store, &[self.is(root, 0)])
    }
}

/// Checks that a model assigns the support of the conjuncts and makes them true.
fn check_model(name: &str, store: &ExprStore, conjuncts: &[Expr], model: &Model) {
    let mut evaluator = Evaluator::new(store, model);
    for &conjunct in conjuncts {
        assert_eq!(evaluator.eval(conjunct), 1, "{name}: the model {model:?} does not satisfy a conjunct");
        for &symbol in store.support(conjunct) {
            assert!(model.get(symbol).is_some(), "{name}: the model does not mention {symbol:?}");
        }
    }
}

fn basics(suite: &mut Suite) {
    let (no, yes) = (suite.store.bool(false), suite.store.bool(true));
    suite.expect_sat("no conjuncts", &[]);
    suite.expect_sat("true", &[yes]);
    suite.expect_unsat("false", &[yes, no]);
    let byte = suite.operand(0, 8);
    let is_five = suite.is(byte, 5);
    let model = suite.expect_sat("one byte", &[is_five]);
    assert_eq!(model.get(suite.symbol(0)), Some(5));
    let is_six = suite.is(byte, 6);
    suite.expect_unsat("two values", &[is_five, is_six]);
    let is_irrelevant = suite.store.or(is_six, suite.store.not(is_six));
    suite.expect_sat("a symbol that does not matter", &[is_irrelevant]);
    let words = [suite.operand(0, 64), suite.operand(1, 64), suite.operand(2, 64)];
    let (first, second) = (suite.store.eq(words[0], words[1]), suite.store.eq(words[1], words[2]));
    let third = suite.store.eq(words[0], words[2]);
    suite.expect_sat("equal words", &[first, second, third]);
    suite.expect_unsat("equality is transitive", &[first, second, suite.store.not(third)]);
}

/// The result of a query does not depend on earlier queries.
fn repetition(suite: &mut Suite) {
    let words = [suite.operand(0, 64), suite.operand(1, 64)];
    let is_five = suite.is(suite.operand(0, 8), 5);
    let query = [suite.store.eq(words[0], words[1]), is_five];
    let first = suite.ask(&query);
    suite.expect_sat("another query", &[suite.store.not(query[0])]);
    assert_eq!(first, suite.ask(&query), "one query, two results");
}

/// A term thousands of operations deep must not exhaust the stack.
fn depth(suite: &mut Suite) {
    let store = &suite.store;
    let byte = suite.operand(0, 8);
    let step = |term, number: u32| {
        let mixed = store.xor(term, store.constant(8, u128::from(number % 251)));
        store.add(store.add(mixed, mixed), byte)
    };
    let deep = (0..10_000).fold(byte, step);
    suite.determined("a deep term", deep, &[(byte, 0x35)]);
    let table = suite.store.array_constant(&[7, 6, 5, 4, 3]);
    let read = suite.store.select(table, suite.store.zext(suite.store.extract(deep, 0, 2), 64));
    suite.determined("a table at a deep index", read, &[(byte, 0x35)]);
}

/// A query that is far too hard must be given up, and easy ones be decided after it.
fn limits(suite: &mut Suite) {
    let store = &suite.store;
    let factors = [0, 1].map(|operand| store.zext(suite.operand(operand, 64), 128));
    let product = store.mul(factors[0], factors[1]);
    // The product of two primes of 63 and 62 bits, with both factors required to be more than one.
    let hard = [
        suite.is(product, 9_223_372_036_854_775_783 * 4_611_686_018_427_387_847),
        store.ugt(factors[0], store.constant(128, 1)),
        store.ugt(factors[1], store.constant(128, 1)),
        store.ult(factors[0], factors[1]),
    ];
    let soon = Limits { time: Some(Duration::from_millis(50)), effort: None };
    let verdict = suite.backend.check(&suite.store, &hard, &soon);
    assert_eq!(verdict, Verdict::Unknown(Unknown::Timeout), "a hard query with a limit in time");
    let little = Limits { time: None, effort: Some(20) };
    let verdict = suite.backend.check(&suite.store, &hard, &little);
    assert_eq!(verdict, Verdict::Unknown(Unknown::Effort), "a hard query with a limit in effort");
    let easy = suite.is(product, 6);
    suite.expect_sat("an easy query after a hard one", &[easy]);

    let base = suite.store.base(BaseId(0));
    let about_base = suite.is(base, 0);
    assert!(!suite.backend.can_solve(&suite.store, &[about_base]), "bases have no value");
    assert!(matches!(suite.ask(&[about_base]), Verdict::Unknown(Unknown::Unsupported(_))));
}
