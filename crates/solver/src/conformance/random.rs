//! Random queries: all backends must agree, and agree with trying every input.
//!
//! A query has one or two unknown bytes, so its truth can be found out by enumeration. Queries that a backend
//! cannot solve are not asked of it.

use super::{Probed, check_model};
use crate::encode::any_node;
use crate::{Backend, Limits, Verdict};
use loam_base::Rng;
use loam_expr::generate::{GenerateOptions, random_expr};
use loam_expr::{ArrayId, Evaluator, Expr, ExprStore, FloatFormat, Symbol, View};

/// What random queries are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// Integers and arrays.
    Integers,
    /// Floats too.
    Floats,
}

/// Asks `rounds` random queries, all decided by `seed`, of every backend.
pub fn check_random(backends: &mut [&mut dyn Backend], topic: Topic, seed: u64, rounds: u32) {
    let mut rng = Rng::new(seed);
    for round in 0..rounds {
        // Two bytes take 256 times as long to try out.
        let bytes = if round % 16 == 0 { 2 } else { 1 };
        let store = ExprStore::new();
        let array = store.array("random", 0, bytes);
        let conjuncts = random_conjuncts(&store, &mut rng, array, topic);
        if any_node(&store, &conjuncts, |view| is_extended(&store, view)) {
            continue;
        }
        let truth = is_sat(&store, &conjuncts, array, bytes);
        for backend in backends.iter_mut().filter(|backend| backend.can_solve(&store, &conjuncts)) {
            let name = format!("seed {seed}, round {round}, {}", backend.name());
            let answers = [
                backend.check(&store, &conjuncts, &Limits::default()),
                Probed(*backend).check(&store, &conjuncts, &Limits::default()),
            ];
            for answer in answers {
                match answer {
                    Verdict::Sat(model) => check_model(&name, &store, &conjuncts, &model),
                    Verdict::Unsat => assert!(!truth, "{name}: possible, but the answer is no"),
                    Verdict::Unknown(why) => panic!("{name}: no answer: {why:?}"),
                }
            }
        }
    }
}

fn random_conjuncts(store: &ExprStore, rng: &mut Rng, array: ArrayId, topic: Topic) -> Vec<Expr> {
    let floats = topic == Topic::Floats;
    let options = GenerateOptions { arrays: vec![array], memory: true, floats, division: true };
    let depth = if floats { 3 } else { 5 };
    // Some conjuncts come out constant; up to four are made to have a few that do not.
    (0..=rng.below(4)).map(|_| random_expr(store, rng, 1, depth, &options)).collect()
}

/// Whether some value of the unknown bytes satisfies all conjuncts.
fn is_sat(store: &ExprStore, conjuncts: &[Expr], array: ArrayId, bytes: u32) -> bool {
    (0..1_u32 << (8 * bytes)).any(|inputs| {
        let assignment = move |symbol: Symbol| {
            if symbol.array == array { (inputs >> (8 * symbol.offset)) as u8 } else { 0 }
        };
        let mut evaluator = Evaluator::new(store, assignment);
        conjuncts.iter().all(|&conjunct| evaluator.eval_bool(conjunct))
    })
}

/// Whether a float operation reads the x87 format. Random bits there are mostly encodings that no operation yields,
/// about which backends may differ.
fn is_extended(store: &ExprStore, view: View) -> bool {
    match view {
        View::FloatBinary(_, a, _)
        | View::FloatCompare(_, a, _)
        | View::FloatSqrt(a)
        | View::FloatRound(_, a)
        | View::FloatFma(a, ..)
        | View::FloatConvert(a)
        | View::FloatToInt { of: a, .. } => store.width(a) == FloatFormat::Extended.width(),
        View::Constant(_)
        | View::Byte(_)
        | View::Base(_)
        | View::Binary(..)
        | View::Compare(..)
        | View::Ite(..)
        | View::Extract { .. }
        | View::Concat { .. }
        | View::Extend(..)
        | View::Select { .. }
        | View::ArraySymbol(_)
        | View::ArrayConstant(_)
        | View::Store { .. }
        | View::FloatFromInt { .. } => false,
    }
}
