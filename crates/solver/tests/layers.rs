//! Every layer of the chain gives the results of enumerating all inputs, alone, together and switched off; caches
//! change no chosen value.

use loam_base::Rng;
use loam_expr::generate::{GenerateOptions, random_recipe};
use loam_expr::{ArrayId, Evaluator, Expr, ExprStore, Symbol, Tape};
use loam_solver::{Backends, Layer, Layers, Model, PathCondition, Solver, SolverConfig};
use loam_solver_bitwuzla::Bitwuzla;
use loam_solver_blaster::Blaster;
use std::sync::Arc;

/// Bytes of input: few enough to enumerate all inputs.
const INPUTS: u32 = 2;

fn solver(store: &Arc<ExprStore>, without: Layers) -> Solver {
    let config = SolverConfig { without, effort: 50, ..SolverConfig::default() };
    let (fast, full) = (Box::new(Blaster::new()), Box::new(Bitwuzla::new()));
    Solver::new(Arc::clone(store), config, Backends { fast, full, second: None })
}

fn optional() -> impl Iterator<Item = Layer> {
    Layer::TABLE.into_iter().map(|(layer, ..)| layer).filter(|layer| layer.is_optional())
}

/// A chain, the layers it lacks, and the path with the models that this chain found.
struct Runner {
    solver: Solver,
    without: Layers,
    /// Whether only caches are missing.
    is_complete: bool,
    path: PathCondition,
}

impl Runner {
    fn restart(&mut self) {
        self.path = match self.without.contains(Layer::Equalities) {
            true => PathCondition::new().keeping_known_bytes(),
            false => PathCondition::new(),
        };
    }
}

/// Chains with all layers, without caches, without all optional layers, and without each single one.
fn runners(store: &Arc<ExprStore>) -> Vec<Runner> {
    let memory = optional().filter(|layer| layer.is_cache()).fold(Layers::NONE, Layers::with);
    let all = optional().fold(Layers::NONE, Layers::with);
    let mut sets = vec![(Layers::NONE, true), (memory, true), (all, false)];
    sets.extend(optional().map(|layer| (Layers::NONE.with(layer), layer.is_cache())));
    let make = |(without, is_complete)| {
        let path = PathCondition::new();
        Runner { solver: solver(store, without), without, is_complete, path }
    };
    sets.into_iter().map(make).collect()
}

/// All inputs that satisfy the constraints so far.
struct Possible {
    array: ArrayId,
    inputs: Vec<u16>,
}

impl Possible {
    fn filtered(&self, store: &ExprStore, condition: Expr) -> Vec<u16> {
        let tape = Tape::compile(store, &[condition], usize::MAX).expect("terms without bases have a value");
        let mut values = tape.values(|_| 0);
        let mut holds = |input: &u16| {
            for (place, symbol) in tape.symbols().iter().enumerate() {
                values[place] = u128::from(input >> (8 * symbol.offset) & 0xff);
            }
            tape.evaluate(store, &mut values);
            values[tape.roots()[0] as usize] != 0
        };
        self.inputs.iter().copied().filter(|input| holds(input)).collect()
    }

    fn has(&self, model: &Model) -> bool {
        let byte = |offset| u16::from(model.get(Symbol { array: self.array, offset }).unwrap_or(0));
        self.inputs.binary_search(&(byte(0) | byte(1) << 8)).is_ok()
    }
}

#[test]
fn all_layers_agree_with_enumeration() {
    let store = Arc::new(ExprStore::new());
    let mut runners = runners(&store);
    let mut rng = Rng::new(11);
    let (mut can, mut cannot) = (0, 0);
    for round in 0..150 {
        let array = store.array("x", round % 5, INPUTS);
        let (memory, division) = (round % 3 == 0, round % 4 == 0);
        let options = GenerateOptions { arrays: vec![array], memory, floats: false, division };
        let mut possible = Possible { array, inputs: (0..=u16::MAX).collect() };
        runners.iter_mut().for_each(Runner::restart);
        for step in 0..5 {
            let depth = 2 + rng.below(3) as u32;
            let condition = random_recipe(&store, &mut rng, 1, depth, &options).build(&store);
            let with = possible.filtered(&store, condition);
            for runner in &mut runners {
                let answer =
                    runner.solver.feasible(&runner.path, condition).expect("small queries are decided");
                let place = format!("round {round}, step {step}, without {:?}", runner.without);
                assert_eq!(answer.is_sat(), !with.is_empty(), "{place}");
                if answer.is_sat() {
                    runner.path.add(&store, condition, answer.model());
                }
            }
            if with.is_empty() {
                cannot += 1;
            } else {
                can += 1;
                possible.inputs = with;
            }
            check_choices(&store, &mut runners, &possible, &format!("round {round}, step {step}"));
        }
    }
    assert!(can > 200 && cannot > 50, "{can} possible and {cannot} impossible queries");
}

/// Inputs and examples satisfy the path, and are the same wherever only caches are missing.
fn check_choices(store: &ExprStore, runners: &mut [Runner], possible: &Possible, place: &str) {
    let byte = |offset| store.byte(Symbol { array: possible.array, offset });
    let sum = store.add(byte(0), byte(1));
    let big = store.ult(store.constant(8, 100), sum);
    let sum_of = |input: &u16| (input & 0xff).wrapping_add(input >> 8) & 0xff;
    let mut expected = None;
    for runner in runners {
        let inputs = runner.solver.inputs(&runner.path);
        assert!(possible.has(&inputs), "{place}: {inputs:?} without {:?}", runner.without);
        let cached_model: Model = runner.path.independent_sets().flat_map(|set| set.cached_model()).collect();
        assert!(possible.has(&cached_model), "{place}: the cached model, without {:?}", runner.without);
        let any = runner.solver.example(&runner.path, sum, None).expect("decided");
        let large = runner.solver.example(&runner.path, sum, Some(big)).expect("decided");
        assert!(possible.inputs.iter().any(|input| Some(u128::from(sum_of(input))) == any), "{place}");
        let has_large = possible.inputs.iter().any(|input| sum_of(input) > 100);
        assert_eq!(large.is_some_and(|value| value > 100), has_large, "{place}: {large:?}");
        if runner.is_complete {
            let values = (inputs, any, large);
            let first = expected.get_or_insert_with(|| values.clone());
            assert_eq!(*first, values, "{place} without {:?}", runner.without);
        }
    }
}

#[test]
fn earlier_queries_change_no_value() {
    let store = Arc::new(ExprStore::new());
    let array = store.array("x", 0, 8);
    let byte = |offset| store.byte(Symbol { array, offset });
    let word = |first: u32| (1..4).fold(byte(first), |word, place| store.concat(byte(first + place), word));
    let (a, b) = (word(0), word(4));
    let product = store.eq(store.mul(a, b), store.constant(32, 0x1234_5678));
    let order = store.ult(a, b);
    let (mut fresh, mut used) = (solver(&store, Layers::NONE), solver(&store, Layers::NONE));
    let other = store.ult(store.constant(32, 77_777), store.add(a, b));
    for query in [other, order, store.and(other, order), store.not(product), store.and(order, product)] {
        used.feasible(&PathCondition::new(), query).expect("decided");
    }
    let path = |solver: &mut Solver| {
        let mut path = PathCondition::new();
        for condition in [product, order] {
            let answer = solver.feasible(&path, condition).expect("decided");
            path.add(&store, condition, answer.model());
        }
        path
    };
    let (one, two) = (path(&mut fresh), path(&mut used));
    let inputs = used.inputs(&two);
    assert_eq!(fresh.inputs(&one), inputs);
    assert!(Evaluator::new(&store, &inputs).eval_bool(store.and(product, order)));
}

#[test]
fn states_with_their_own_arrays_query_the_backend_once_per_kind_of_query() {
    let store = Arc::new(ExprStore::new());
    let layers = [Layer::Search, Layer::Enumeration, Layer::Ranges, Layer::Listing, Layer::Backtracking];
    let without = layers.into_iter().fold(Layers::NONE, Layers::with);
    let mut solver = solver(&store, without);
    for ordinal in 0..50 {
        let array = store.array("object", ordinal, 8);
        let byte = |offset| store.byte(Symbol { array, offset });
        let word =
            |first: u32| (1..4).fold(byte(first), |word, place| store.concat(byte(first + place), word));
        let mut path = PathCondition::new();
        let large = store.ult(store.constant(32, 1000), word(0));
        let product = store.eq(store.mul(word(0), word(4)), store.constant(32, 99_999));
        let read = store.select(store.array_symbol(array), store.zext(byte(7), 64));
        for condition in [large, product, store.eq(read, store.constant(8, 7))] {
            let answer = solver.feasible(&path, condition).expect("decided");
            path.add(&store, condition, answer.model());
        }
        solver.inputs(&path);
    }
    assert_eq!(solver.figures().queries, 200);
    assert_eq!(solver.figures().solver_queries, 4, "three queries and one choice of inputs");
}
