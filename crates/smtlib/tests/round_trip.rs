//! Terms printed as scripts and read again mean the same: by evaluation, and by what solvers answer.

use loam_base::Rng;
use loam_expr::generate::{GenerateOptions, random_expr};
use loam_expr::text::smtlib;
use loam_expr::{ArrayId, Evaluator, Expr, ExprStore, FloatFormat, Symbol};
use loam_smtlib::{Answer, Decision, Interpreter, Output, Script};
use loam_solver::{Backend, Limits, Verdict};
use loam_solver_bitwuzla::Bitwuzla;
use std::collections::BTreeMap;

const ARRAYS: [(&str, u32); 2] = [("a", 4), ("b c", 9)];

struct Case {
    store: ExprStore,
    arrays: Vec<ArrayId>,
    term: Expr,
}

fn random_case(seed: u64, floats: bool, depth: u32) -> Case {
    let store = ExprStore::new();
    let arrays: Vec<ArrayId> = ARRAYS.iter().map(|&(name, size)| store.array(name, 0, size)).collect();
    let options = GenerateOptions { arrays: arrays.clone(), memory: true, floats, division: true };
    let term = random_expr(&store, &mut Rng::new(seed), 1, depth, &options);
    Case { store, arrays, term }
}

type Bytes = BTreeMap<Symbol, u8>;

fn random_bytes(case: &Case, rng: &mut Rng) -> Bytes {
    let symbols = case
        .arrays
        .iter()
        .zip(ARRAYS)
        .flat_map(|(&array, (_, size))| (0..size).map(move |offset| Symbol { array, offset }));
    // Small values often, so that bytes are equal and indices are inside.
    symbols.map(|symbol| (symbol, (rng.next_u64() as u8) >> rng.below(8))).collect()
}

/// Sets the bytes of a symbol term.
fn set(store: &ExprStore, bytes: &mut Bytes, term: Expr, value: u128) -> bool {
    let mut changed = false;
    for &symbol in store.support(term) {
        let byte = (value >> (8 * symbol.offset)) as u8;
        changed |= bytes.insert(symbol, byte) != Some(byte);
    }
    changed
}

fn interchange(width: u16, bits: u128) -> u128 {
    match FloatFormat::of_width(width) {
        Some(FloatFormat::Extended) => bits >> 64 << 63 | bits & ((1 << 63) - 1),
        _ => bits,
    }
}

/// What the symbols of the script are if the arrays hold these bytes: reads are elements, and the constants that stand
/// for results of float operations are those results.
fn carried_over(case: &Case, given: &Bytes, read: &Interpreter, store: &ExprStore, script: &str) -> Bytes {
    let results: Vec<&str> =
        script.lines().filter_map(|line| line.strip_prefix("(declare-const b")?.split(' ').next()).collect();
    let mut bytes = Bytes::new();
    loop {
        let mut changed = false;
        for (&array, (name, size)) in case.arrays.iter().zip(ARRAYS) {
            for (index, element) in read.reads(&format!("{name}/0/{size}")) {
                let at = Evaluator::new(store, &bytes).eval(index);
                let offset = u32::try_from(at).unwrap_or(u32::MAX);
                let value = given.get(&Symbol { array, offset }).copied().unwrap_or(0);
                changed |= set(store, &mut bytes, element, value.into());
            }
        }
        for number in &results {
            let (Some(result), Some(value)) =
                (read.constant(&format!("b{number}")), read.constant(&format!("b{number}v")))
            else {
                panic!("b{number} is not there:\n{script}")
            };
            let bits = Evaluator::new(store, &bytes).eval(value);
            changed |= set(store, &mut bytes, result, interchange(store.width(value), bits));
        }
        if !changed {
            return bytes;
        }
    }
}

fn check_meaning(seed: u64, floats: bool) {
    let case = random_case(seed, floats, 5);
    let negated = case.store.not(case.term);
    for term in [case.term, negated] {
        let text = smtlib(&case.store, &[term]);
        let script = Script::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let store = ExprStore::new();
        let mut read = Interpreter::new(&store, &script);
        let result = read.run(
            |_| Decision::Unknown("not asked".into()),
            |output| match output {
                Output::Answer { reason: Some(reason), .. } => assert_eq!(reason, "not asked", "{text}"),
                Output::Answer { .. } | Output::Text(_) => {}
            },
        );
        result.unwrap_or_else(|error| panic!("{error}\n{text}"));
        let mut rng = Rng::new(seed ^ 0x5eed);
        for _ in 0..8 {
            let given = random_bytes(&case, &mut rng);
            let bytes = carried_over(&case, &given, &read, &store, &text);
            let expected = Evaluator::new(&case.store, &given).eval_bool(term);
            let mut evaluator = Evaluator::new(&store, &bytes);
            let holds = read.assertions().iter().all(|&assertion| evaluator.eval_bool(assertion));
            assert_eq!(holds, expected, "seed {seed}, {given:?}\n{text}");
        }
    }
}

#[test]
fn bit_vectors_and_arrays_mean_the_same_when_read_back() {
    (0..400).for_each(|seed| check_meaning(seed, false));
}

#[test]
fn floats_mean_the_same_when_read_back() {
    (0..400).for_each(|seed| check_meaning(seed, true));
}

/// The bytes that `get-value` printed, in order.
fn printed_bytes(text: &str) -> Vec<u8> {
    let closed = text.split(") #x").skip(1);
    closed.map(|rest| u8::from_str_radix(&rest[..2], 16).expect("a byte")).collect()
}

#[test]
fn answers_and_models_are_those_of_the_term() {
    let mut sat = 0;
    for seed in 0..150 {
        let case = random_case(seed, false, 4);
        let mut text = smtlib(&case.store, &[case.term]);
        text.push_str("(get-value (");
        for (name, size) in ARRAYS {
            (0..size).for_each(|at| text.push_str(&format!("(select |{name}/0/{size}| #x{at:016x}) ")));
        }
        text.push_str("))");
        for (name, size) in ARRAYS {
            let declaration = format!("(declare-const |{name}/0/{size}| (Array (_ BitVec 64) (_ BitVec 8)))");
            if !text.contains(&declaration) {
                text.insert_str(0, &declaration);
            }
        }
        let script = Script::parse(&text).unwrap();
        let (store, mut outputs) = (ExprStore::new(), Vec::new());
        let mut backend = Bitwuzla::new();
        let mut ask =
            |store: &ExprStore, terms: &[Expr]| match backend.check(store, terms, &Limits::default()) {
                Verdict::Sat(model) => Decision::Sat(model),
                Verdict::Unsat => Decision::Unsat,
                Verdict::Unknown(why) => Decision::Unknown(format!("{why:?}")),
            };
        Interpreter::new(&store, &script)
            .run(|terms| ask(&store, terms), |output| outputs.push(output))
            .unwrap_or_else(|error| panic!("{error}\n{text}"));
        let expected = match case.store.constant_value(case.term) {
            Some(value) => value == 1,
            None => matches!(ask(&case.store, &[case.term]), Decision::Sat(_)),
        };
        let answer = if expected { Answer::Sat } else { Answer::Unsat };
        assert!(
            matches!(outputs[0], Output::Answer { answer: found, .. } if found == answer),
            "{seed}\n{text}"
        );
        if let (true, Output::Text(values)) = (expected, &outputs[1]) {
            sat += 1;
            let mut printed = printed_bytes(values).into_iter();
            let mut bytes = Bytes::new();
            for (&array, (_, size)) in case.arrays.iter().zip(ARRAYS) {
                for offset in 0..size {
                    bytes.insert(Symbol { array, offset }, printed.next().expect("one value for each byte"));
                }
            }
            assert!(Evaluator::new(&case.store, &bytes).eval_bool(case.term), "{seed}\n{text}\n{values}");
        }
    }
    assert!(sat > 30, "only {sat} of the terms can hold");
}
