//! Answers of one process are recalled in another, where terms and inputs have other numbers and other names: without any backend.

use loam_base::Rng;
use loam_expr::generate::{GenerateOptions, random_recipe};
use loam_expr::{Expr, ExprStore};
use loam_solver::{
    Answer, AnswerLog, Backend, Backends, Limits, Model, PathCondition, QueryKey, Solver, SolverConfig,
    Unknown, Verdict,
};
use loam_solver_bitwuzla::Bitwuzla;
use loam_solver_blaster::Blaster;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};

/// Answers in memory.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<HashMap<QueryKey, VecDeque<Answer>>>>);

impl AnswerLog for Kept {
    fn recall(&mut self, _: QueryKey) -> Option<Answer> {
        None
    }

    fn record(&mut self, key: QueryKey, answer: &Answer) {
        self.0.lock().unwrap().entry(key).or_default().push_back(answer.clone());
    }
}

/// The answers of another process; new ones are counted.
struct Recalled(Kept, Arc<Mutex<usize>>);

impl AnswerLog for Recalled {
    fn recall(&mut self, key: QueryKey) -> Option<Answer> {
        let mut kept = self.0.0.lock().unwrap();
        let answer = kept.get_mut(&key).and_then(VecDeque::pop_front);
        *self.1.lock().unwrap() += usize::from(answer.is_some());
        answer
    }

    fn record(&mut self, _: QueryKey, _: &Answer) {}
}

/// Answers nothing.
struct Silent;

impl Backend for Silent {
    fn name(&self) -> &'static str {
        "silent"
    }

    fn can_solve(&self, _: &ExprStore, _: &[Expr]) -> bool {
        true
    }

    fn check(&mut self, _: &ExprStore, _: &[Expr], _: &Limits) -> Verdict {
        Verdict::Unknown(Unknown::Effort)
    }
}

/// The verdicts and the chosen values of random queries on random paths. `before` many other terms are made first, so that
/// terms have other numbers.
fn answers(
    name: &str,
    before: u32,
    log: Box<dyn AnswerLog>,
    backends: Backends,
) -> Vec<(bool, Option<Model>)> {
    let store = Arc::new(ExprStore::new());
    let others = store.array("others", 0, 4096);
    for offset in 0..before {
        store.byte(loam_expr::Symbol { array: others, offset });
    }
    let array = store.array(name, 0, 6);
    let options = GenerateOptions { arrays: vec![array], memory: false, floats: false, division: true };
    let mut solver = Solver::new(Arc::clone(&store), SolverConfig::default(), backends);
    solver.set_log(log);
    let mut rng = Rng::new(18);
    let mut found = Vec::new();
    for _ in 0..60 {
        let mut path = PathCondition::new();
        for _ in 0..6 {
            let condition = random_recipe(&store, &mut rng, 1, 4, &options).build(&store);
            let answer = solver.feasible(&path, condition).expect("it is known");
            let model = solver.choose(&path, Some(condition), &[]).expect("it is known");
            // Inputs have the same offsets in both processes.
            let plain = model.map(|model| {
                let named = |(symbol, value): (loam_expr::Symbol, u8)| {
                    (loam_expr::Symbol { array: loam_expr::ArrayId(0), ..symbol }, value)
                };
                model.iter().map(named).collect()
            });
            found.push((answer.is_sat(), plain));
            if answer.is_sat() {
                path.add(&store, condition, answer.model());
            }
        }
    }
    found
}

#[test]
fn answers_are_recalled_without_a_backend() {
    let kept = Kept::default();
    let (fast, full) = (Box::new(Blaster::new()), Box::new(Bitwuzla::new()));
    let backends = Backends { fast, full, second: None };
    let first = answers("input", 0, Box::new(kept.clone()), backends);
    let count = kept.0.lock().unwrap().values().map(VecDeque::len).sum::<usize>();
    assert!(count > 50, "{count} answers");
    let recalled = Arc::new(Mutex::new(0));
    let silent = Backends { fast: Box::new(Silent), full: Box::new(Silent), second: None };
    let log = Recalled(kept, Arc::clone(&recalled));
    let second = answers("renamed", 1000, Box::new(log), silent);
    assert_eq!(first, second);
    // Symmetric queries can have another canonical form where terms have other numbers; other layers have answered these.
    let recalled = *recalled.lock().unwrap();
    assert!(recalled <= count && recalled * 100 >= count * 95, "{recalled} of {count}");
}
