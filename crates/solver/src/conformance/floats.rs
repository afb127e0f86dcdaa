//! The suite's queries about floats: every operation in every format on zeros, infinities, NaN and neighbours.

use super::Suite;
use loam_base::Rng;
use loam_expr::Sign::{Negative, Positive};
use loam_expr::{
    Evaluator, Expr, FloatBinaryOp, FloatCompareOp, FloatFormat, Rounding, Sign, Signedness, Symbol, Width,
};
use std::collections::BTreeSet;

pub(super) fn check(suite: &mut Suite) {
    for format in FORMATS {
        check_arithmetic(suite, format);
        check_rounding(suite, format);
        check_integers(suite, format);
        check_conversions(suite, format);
        check_remainders(suite, format);
        check_random_operands(suite, format);
    }
    check_open_queries(suite);
    check_half_inverses(suite);
}

const FORMATS: [FloatFormat; 5] =
    [FloatFormat::Half, FloatFormat::Single, FloatFormat::Double, FloatFormat::Extended, FloatFormat::Quad];

/// The bits of the float with this sign, biased exponent and fraction (its upper bits given first).
fn bits(format: FloatFormat, sign: Sign, exponent: u128, fraction: u128) -> u128 {
    let (_, significand) = format.exponent_and_significand();
    let integer = u128::from(format == FloatFormat::Extended);
    let integer_bit = if exponent != 0 { integer << 63 } else { 0 };
    let exponent_at = u32::from(significand) - 1 + integer as u32;
    sign.bit() << (format.width() - 1) | exponent << exponent_at | integer_bit | fraction
}

/// The exponent of one, and of infinity.
fn exponents(format: FloatFormat) -> (u128, u128) {
    let (exponent, _) = format.exponent_and_significand();
    ((1 << (exponent - 1)) - 1, (1 << exponent) - 1)
}

fn fraction_of_half(format: FloatFormat) -> u128 {
    1 << (format.exponent_and_significand().1 - 2)
}

/// Values where float operations change their behaviour.
fn values(format: FloatFormat) -> Vec<u128> {
    let (one, infinity) = exponents(format);
    let half = fraction_of_half(format);
    vec![
        bits(format, Positive, 0, 0),
        bits(format, Negative, 0, 0),
        bits(format, Positive, one, 0),
        bits(format, Negative, one + 1, half | 1),
        bits(format, Positive, one + 3, half >> 1),
        bits(format, Positive, 0, 1),
        bits(format, Negative, infinity - 1, 2 * half - 1),
        bits(format, Negative, infinity, 0),
        bits(format, Positive, infinity, half | 3),
    ]
}

fn check_arithmetic(suite: &mut Suite, format: FloatFormat) {
    let [a, b, c] = [0, 1, 2].map(|operand| suite.operand(operand, format.width()));
    let store = &suite.store;
    let mut results =
        vec![("sqrt".to_string(), store.float_sqrt(a)), ("fma".to_string(), store.float_fma(a, b, c))];
    for op in
        [FloatBinaryOp::Add, FloatBinaryOp::Sub, FloatBinaryOp::Mul, FloatBinaryOp::Div, FloatBinaryOp::Rem]
    {
        results.push((format!("{op:?}"), store.float_binary(op, a, b)));
    }
    for op in [FloatCompareOp::Eq, FloatCompareOp::Lt, FloatCompareOp::Le] {
        results.push((format!("{op:?}"), store.float_compare(op, a, b)));
    }
    let values = values(format);
    for (name, result) in results {
        if !suite.backend.can_solve(&suite.store, &[suite.is(result, 0)]) {
            continue;
        }
        for (place, &x) in values.iter().enumerate() {
            let y = values[(place * 4 + 1) % values.len()];
            let z = values[(place * 2 + 3) % values.len()];
            let name = format!("{format:?} {name} of {x:#x}, {y:#x}, {z:#x}");
            suite.determined(&name, result, &[(a, x), (b, y), (c, z)]);
        }
    }
}

fn check_rounding(suite: &mut Suite, format: FloatFormat) {
    let a = suite.operand(0, format.width());
    let (one, _) = exponents(format);
    let half = fraction_of_half(format);
    // 0.5, 1.5, -2.5, -0.75 and the neighbour of 0.5.
    let mut values = values(format);
    values.extend([
        bits(format, Positive, one - 1, 0),
        bits(format, Positive, one, half),
        bits(format, Negative, one + 1, half >> 1),
        bits(format, Negative, one - 1, half),
        bits(format, Positive, one - 1, 1),
    ]);
    for rounding in
        [Rounding::NearestEven, Rounding::NearestAway, Rounding::TowardZero, Rounding::Down, Rounding::Up]
    {
        let result = suite.store.float_round(rounding, a);
        for &value in &values {
            suite.determined(&format!("{format:?} {rounding:?} of {value:#x}"), result, &[(a, value)]);
        }
    }
}

fn check_integers(suite: &mut Suite, format: FloatFormat) {
    let (one, infinity) = exponents(format);
    let half = fraction_of_half(format);
    let float = suite.operand(0, format.width());
    for width in [1, 8, 32, 64] {
        let integer = suite.operand(1, width);
        let last = one + u128::from(width) - 1;
        let mut values = vec![
            bits(format, Negative, one - 1, half),
            bits(format, Positive, one + 2, half | half >> 1),
            bits(format, Negative, infinity, 0),
            bits(format, Positive, infinity, 1),
        ];
        // Both sides of the ends of the signed and unsigned ranges, where the format reaches that far.
        if last + 1 < infinity {
            values.extend([
                bits(format, Negative, last, 0),
                bits(format, Negative, last, 1),
                bits(format, Positive, last, 0),
                bits(format, Positive, last - 1, 2 * half - 1),
                bits(format, Positive, last + 1, 0),
                bits(format, Positive, last, 2 * half - 1),
            ]);
        }
        for signedness in Signedness::ALL {
            let result = suite.store.float_to_int(signedness, float, width);
            for &value in &values {
                let name = format!("{format:?} {value:#x} to {width} bits, {signedness:?}");
                suite.determined(&name, result, &[(float, value)]);
            }
            let result = suite.store.float_from_int(signedness, integer, format.width());
            for value in [0, 1, 0x7f, 0x8000_0000_0000_0001, u128::MAX].map(|value| value & mask(width)) {
                let name = format!("{value:#x} of {width} bits to {format:?}, {signedness:?}");
                suite.determined(&name, result, &[(integer, value)]);
            }
        }
    }
}

fn mask(width: Width) -> u128 {
    u128::MAX >> (128 - width)
}

fn check_conversions(suite: &mut Suite, from: FloatFormat) {
    let a = suite.operand(0, from.width());
    for to in FORMATS.into_iter().filter(|&to| to != from) {
        let result = suite.store.float_convert(a, to.width());
        for value in values(from) {
            suite.determined(&format!("{from:?} {value:#x} to {to:?}"), result, &[(a, value)]);
        }
    }
}

/// Remainders on both sides of half the divisor, with all signs: 5.5 and 4.5 by 3, 6 by 4 (a tie), 3 by 3.
fn check_remainders(suite: &mut Suite, format: FloatFormat) {
    let (a, b) = (suite.operand(0, format.width()), suite.operand(1, format.width()));
    let result = suite.store.float_binary(FloatBinaryOp::Rem, a, b);
    if !suite.backend.can_solve(&suite.store, &[suite.is(result, 0)]) {
        return;
    }
    let (one, _) = exponents(format);
    let half = fraction_of_half(format);
    let three = (one + 1, half);
    let pairs = [
        ((one + 2, half >> 1 | half >> 2), three),
        ((one + 2, half >> 2), three),
        ((one + 2, half), (one + 2, 0)),
        (three, three),
        ((one + 9, half | 7), three),
    ];
    for ((x, x_fraction), (y, y_fraction)) in pairs {
        for (x_sign, y_sign) in
            [(Positive, Positive), (Negative, Positive), (Positive, Negative), (Negative, Negative)]
        {
            let x = bits(format, x_sign, x, x_fraction);
            let y = bits(format, y_sign, y, y_fraction);
            suite.determined(
                &format!("{format:?} remainder of {x:#x} and {y:#x}"),
                result,
                &[(a, x), (b, y)],
            );
        }
    }
}

/// Arithmetic on random finite operands of similar size, where rounding matters.
fn check_random_operands(suite: &mut Suite, format: FloatFormat) {
    let [a, b, c] = [0, 1, 2].map(|operand| suite.operand(operand, format.width()));
    let store = &suite.store;
    let mut results =
        vec![store.float_fma(a, b, c), store.float_sqrt(store.float_binary(FloatBinaryOp::Mul, a, a))];
    for op in [FloatBinaryOp::Add, FloatBinaryOp::Sub, FloatBinaryOp::Mul, FloatBinaryOp::Div] {
        results.push(store.float_binary(op, a, b));
    }
    let mut rng = Rng::new(u64::from(format.width()));
    let (one, _) = exponents(format);
    for result in results {
        for _ in 0..4 {
            let mut random = || {
                let fraction = u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64());
                let exponent = one - 4 + u128::from(rng.below(8));
                bits(
                    format,
                    Sign::negative_if(rng.flip()),
                    exponent,
                    fraction & (2 * fraction_of_half(format) - 1),
                )
            };
            let inputs = [(a, random()), (b, random()), (c, random())];
            suite.determined(&format!("{format:?}, random operands {inputs:?}"), result, &inputs);
        }
    }
}

/// Queries whose operands are not fixed.
fn check_open_queries(suite: &mut Suite) {
    let (x, y) = (suite.operand(0, 32), suite.operand(1, 32));
    let store = &suite.store;
    let sum = store.float_binary(FloatBinaryOp::Add, x, y);
    let three_and_a_half = suite.is(sum, u128::from(3.5_f32.to_bits()));
    let differ = store.float_compare(FloatCompareOp::Lt, x, y);
    suite.expect_sat("a sum", &[three_and_a_half, differ]);

    let store = &suite.store;
    let is_itself = store.float_compare(FloatCompareOp::Eq, x, x);
    let is_nan = store.not(is_itself);
    suite.expect_sat("something not equal to itself", &[is_nan]);
    let store = &suite.store;
    let sum_is_canonical = suite.is(sum, FloatFormat::Single.nan());
    suite.expect_unsat("sums with NaN are the canonical NaN", &[is_nan, store.not(sum_is_canonical)]);

    let store = &suite.store;
    let half = suite.operand(0, 16);
    let root = store.float_sqrt(half);
    let squared = store.float_binary(FloatBinaryOp::Mul, root, root);
    let is_exact = suite.is(store.float_binary(FloatBinaryOp::Sub, squared, half), 0);
    suite.expect_sat("an inexact root", &[store.not(is_exact), suite.is(store.extract(half, 10, 6), 0x10)]);
}

/// Which results an operation on a half float with one unknown byte can have: compared with enumeration of all values.
/// The operands stay unknown, so this tests the circuits of the operations.
fn check_half_inverses(suite: &mut Suite) {
    let byte = suite.operand(0, 8);
    for constant in [0x3c, 0xc5, 0x00, 0x7b] {
        // The unknown byte is first the lower, then the upper byte of a half float.
        let other = suite.store.constant(8, constant);
        for unknown in [suite.store.concat(other, byte), suite.store.concat(byte, other)] {
            let known = suite.store.constant(16, 0x4248);
            for (name, result) in half_operations(suite, unknown, known) {
                check_values(suite, &format!("Half {name} with {constant:#x}"), result);
            }
        }
    }
}

fn half_operations(suite: &Suite, x: Expr, y: Expr) -> Vec<(&'static str, Expr)> {
    let store = &suite.store;
    vec![
        ("add", store.float_binary(FloatBinaryOp::Add, x, y)),
        ("sub", store.float_binary(FloatBinaryOp::Sub, y, x)),
        ("mul", store.float_binary(FloatBinaryOp::Mul, x, x)),
        ("div", store.float_binary(FloatBinaryOp::Div, y, x)),
        ("rem", store.float_binary(FloatBinaryOp::Rem, x, y)),
        ("sqrt", store.float_sqrt(x)),
        ("fma", store.float_fma(x, y, x)),
        ("round", store.float_round(Rounding::NearestEven, x)),
        ("floor", store.float_round(Rounding::Down, x)),
        ("to signed byte", store.float_to_int(Signedness::Signed, x, 8)),
        ("to unsigned byte", store.float_to_int(Signedness::Unsigned, x, 8)),
        ("to single and back", store.float_convert(store.float_sqrt(store.float_convert(x, 32)), 16)),
        ("from integer", store.float_from_int(Signedness::Signed, x, 16)),
    ]
}

/// Queries whether the term can have a value that it has for some input, and the next value; enumeration gives the
/// expected results.
fn check_values(suite: &mut Suite, name: &str, term: Expr) {
    let store = &suite.store;
    let unknown = suite.symbol(0);
    let value = |input: u8| {
        Evaluator::new(store, move |symbol: Symbol| if symbol == unknown { input } else { 0 }).eval(term)
    };
    let values: BTreeSet<u128> = (0..=255).map(value).collect();
    let picked = value(0xa7);
    for wanted in [picked, picked ^ 1] {
        let goal = suite.is(term, wanted);
        if values.contains(&wanted) {
            suite.expect_sat(name, &[goal]);
        } else {
            suite.expect_unsat(name, &[goal]);
        }
    }
}
