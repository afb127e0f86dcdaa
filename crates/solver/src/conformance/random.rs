//! Random queries: all backends must agree, and agree with enumeration of all inputs.
//!
//! A query has one or two unknown bytes, so that enumeration can decide it. A backend gets only the queries that it can
//! solve.

use super::{Probed, check_model};
use crate::encode::any_node;
use crate::{Backend, Limits, Verdict};
use loam_base::Rng;
use loam_expr::generate::{GenerateOptions, random_expr};
use loam_expr::{ArrayId, Evaluator, Expr, ExprStore, FloatFormat, Symbol, View};

/// The theories of random queries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// Integers and arrays.
    Integers,
    /// Floats too.
    Floats,
}

/// Checks `rounds` random queries, which `seed` determines, with every backend.
pub fn check_random(backends: &mut [&mut dyn Backend], topic: Topic, seed: u64, rounds: u32) {
    let mut rng = Rng::new(seed);
    for round in 0..rounds {
        // Two bytes take 256 times as long to enumerate.
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
                    Verdict::Unsat => assert!(!truth, "{name}: satisfiable, but the result is unsat"),
                    Verdict::Unknown(why) => panic!("{name}: undecided: {why:?}"),
                }
            }
        }
    }
}

fn random_conjuncts(store: &ExprStore, rng: &mut Rng, array: ArrayId, topic: Topic) -> Vec<Expr> {
    let floats = topic == Topic::Floats;
    let options = GenerateOptions { arrays: vec![array], memory: true, floats, division: true };
    let depth = if floats { 3 } else { 5 };
    // Some conjuncts simplify to constants; up to four are made so that a few do not.
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
    let reads_float = view.is_float_operation() && !matches!(view, View::FloatFromInt { .. });
    let first = view.children().next().filter(|_| reads_float);
    first.is_some_and(|operand| store.width(operand) == FloatFormat::Extended.width())
}
