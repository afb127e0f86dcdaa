//! Terms printed as scripts and read again are equivalent: by evaluation, and by the results of solvers.

use loam_base::Rng;
use loam_expr::generate::{GenerateOptions, random_expr};
use loam_expr::text::smtlib;
use loam_expr::{ArrayId, Evaluator, Expr, ExprStore, FloatFormat, Signedness, Symbol};
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

/// The values of the script's symbols if the arrays hold these bytes: reads are elements, and the constants for results
/// of float operations are these results.
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
            .run(|query| ask(&store, query.conjuncts), |output| outputs.push(output))
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

/// Floats around the ends of the integers of a width: powers of two, their neighbours, and the integers beside them.
fn edges(format: FloatFormat, width: u16) -> Vec<u128> {
    let (exponent, significand) = format.exponent_and_significand();
    let bits = |power: u16| {
        let biased = ((1_u128 << (exponent - 1)) - 1 + u128::from(power)).min((1 << exponent) - 1);
        let integer = u128::from(format == FloatFormat::Extended) << 63;
        biased << (format.width() - 1 - exponent) | integer
    };
    let mut edges = vec![0, 1, bits(0), bits(0) - 1, format.nan()];
    for power in [width - 1, width] {
        let at = bits(power);
        edges.extend([at, at + 1, at | 1 << (significand - 1).saturating_sub(power)]);
        // The neighbour below has a smaller exponent and only ones behind it.
        edges.push(bits(power - u16::from(power > 0)) | ((1 << (significand - 1)) - 1));
    }
    let sign = 1 << (format.width() - 1);
    edges.iter().flat_map(|&edge| [edge, edge | sign]).collect()
}

#[test]
fn conversions_to_integers_agree_at_the_edges() {
    use FloatFormat::*;
    for (format, width, signedness) in [Half, Single, Double, Extended, Quad].into_iter().flat_map(|format| {
        [1, 2, 8, 11, 12, 16, 17, 24, 25, 53, 54, 64, 65, 113, 114, 128]
            .into_iter()
            .flat_map(move |width| Signedness::ALL.map(|signedness| (format, width, signedness)))
    }) {
        let size = u32::from(format.width() / 8);
        let store = ExprStore::new();
        let array = store.array("x", 0, size);
        let byte = |offset| store.byte(Symbol { array, offset });
        let float = (1..size).fold(byte(0), |low, offset| store.concat(byte(offset), low));
        let integer = store.float_to_int(signedness, float, width);
        for edge in edges(format, width) {
            let value = |symbol: Symbol| (edge >> (8 * symbol.offset)) as u8;
            let expected = Evaluator::new(&store, value).eval(integer);
            let text = smtlib(&store, &[store.eq(integer, store.constant(width, expected))]);
            let (script, other) = (Script::parse(&text).unwrap(), ExprStore::new());
            let mut read = Interpreter::new(&other, &script);
            read.run(|_| Decision::Unknown("not asked".into()), |_| {}).unwrap();
            let mut bytes = Bytes::new();
            for (index, element) in read.reads(&format!("x/0/{size}")) {
                let offset = other.constant_value(index).expect("bytes are read at constants") as u32;
                set(&other, &mut bytes, element, value(Symbol { array, offset }).into());
            }
            // Unspecified results are not 0 here, so that the script has to define where they are 0.
            for &symbol in read.assertions().iter().flat_map(|&assertion| other.support(assertion)) {
                bytes.entry(symbol).or_insert(0xaa);
            }
            let mut evaluator = Evaluator::new(&other, &bytes);
            let holds = read.assertions().iter().all(|&assertion| evaluator.eval_bool(assertion));
            assert!(holds, "{format:?} {edge:x} to {width} bits, {signedness:?}\n{text}");
        }
    }
}
