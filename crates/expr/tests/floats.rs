//! Concrete floats: the host's arithmetic, the soft floats and our own square root agree.

use loam_base::Rng;
use loam_expr::concrete_float as float;
use loam_expr::*;

const OPS: [FloatBinaryOp; 5] =
    [FloatBinaryOp::Add, FloatBinaryOp::Sub, FloatBinaryOp::Mul, FloatBinaryOp::Div, FloatBinaryOp::Rem];

/// Doubles of all kinds: any bits, small integers, specials, and neighbours of powers of two.
fn any_double(rng: &mut Rng) -> f64 {
    match rng.below(4) {
        0 => f64::from_bits(rng.next_u64()),
        1 => rng.below(2000) as f64 - 1000.0,
        2 => [0.0, -0.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, f64::MIN_POSITIVE, 5e-324, f64::MAX]
            [rng.below(8) as usize],
        _ => f64::from_bits((1023 + rng.below(80)) << 52).next_down() * 0.5,
    }
}

fn widen(value: f64, to: FloatFormat) -> u128 {
    float::convert(FloatFormat::Double, to, u128::from(value.to_bits()))
}

/// Quad holds more than twice a double's digits, so rounding its result once more gives the double's result.
#[test]
fn quad_arithmetic_rounded_to_double_is_the_hosts() {
    let mut rng = Rng::new(1);
    for _ in 0..50_000 {
        let (a, b) = (any_double(&mut rng), any_double(&mut rng));
        let wide = |x| widen(x, FloatFormat::Quad);
        for op in OPS {
            let host = float::binary(op, FloatFormat::Double, a.to_bits().into(), b.to_bits().into());
            let quad = float::binary(op, FloatFormat::Quad, wide(a), wide(b));
            let back = float::convert(FloatFormat::Quad, FloatFormat::Double, quad);
            assert_eq!(back, host, "{op:?} of {a:e} and {b:e}");
        }
    }
}

#[test]
fn roots_of_wide_formats_rounded_to_double_are_the_hosts() {
    let mut rng = Rng::new(2);
    for _ in 0..50_000 {
        let a = any_double(&mut rng);
        let host = float::sqrt(FloatFormat::Double, a.to_bits().into());
        let quad = float::sqrt(FloatFormat::Quad, widen(a, FloatFormat::Quad));
        assert_eq!(float::convert(FloatFormat::Quad, FloatFormat::Double, quad), host, "root of {a:e}");
    }
}

/// The root is within half a unit: `root² <= a < (root + 1)²` for integers scaled to be exact.
#[test]
fn roots_of_extended_integers_are_rounded_to_nearest() {
    let mut rng = Rng::new(3);
    for _ in 0..20_000 {
        let root = u128::from(rng.next_u64() >> rng.below(60));
        let square = float::from_int(Signedness::Unsigned, 128, FloatFormat::Quad, root * root);
        if u128::from(root as u32) == root {
            let expected = float::from_int(Signedness::Unsigned, 128, FloatFormat::Quad, root);
            assert_eq!(float::sqrt(FloatFormat::Quad, square), expected);
            let extended = float::from_int(Signedness::Unsigned, 128, FloatFormat::Extended, root * root);
            let expected = float::from_int(Signedness::Unsigned, 128, FloatFormat::Extended, root);
            assert_eq!(float::sqrt(FloatFormat::Extended, extended), expected);
        }
        let a = float::from_int(Signedness::Unsigned, 128, FloatFormat::Extended, root * root + root);
        let exact = float::convert(FloatFormat::Extended, FloatFormat::Quad, a);
        let quad = float::sqrt(FloatFormat::Quad, exact);
        let expected = float::convert(FloatFormat::Quad, FloatFormat::Extended, quad);
        let near = float::sqrt(FloatFormat::Extended, a);
        assert!(near.abs_diff(expected) <= 1, "{near:#x} {expected:#x}");
    }
}

#[test]
fn integers_out_of_range_become_zero() {
    let to_int = |signedness, width, value: f64| {
        float::to_int(signedness, FloatFormat::Double, width, value.to_bits().into())
    };
    assert_eq!(to_int(Signedness::Signed, 8, -128.9), 0x80);
    assert_eq!(to_int(Signedness::Signed, 8, -129.0), 0);
    assert_eq!(to_int(Signedness::Signed, 8, 127.9), 127);
    assert_eq!(to_int(Signedness::Signed, 8, 128.0), 0);
    assert_eq!(to_int(Signedness::Unsigned, 8, 255.5), 255);
    assert_eq!(to_int(Signedness::Unsigned, 8, 256.0), 0);
    assert_eq!(to_int(Signedness::Unsigned, 8, -0.5), 0);
    assert_eq!(to_int(Signedness::Unsigned, 8, -1.0), 0);
    assert_eq!(to_int(Signedness::Unsigned, 64, f64::NAN), 0);
    assert_eq!(to_int(Signedness::Signed, 128, f64::INFINITY), 0);
    assert_eq!(to_int(Signedness::Signed, 64, -9_223_372_036_854_775_808.0), 1 << 63);
}

#[test]
fn every_nan_is_the_canonical_one() {
    for format in [
        FloatFormat::Half,
        FloatFormat::Single,
        FloatFormat::Double,
        FloatFormat::Extended,
        FloatFormat::Quad,
    ] {
        let zero = 0;
        assert_eq!(float::binary(FloatBinaryOp::Div, format, zero, zero), format.nan());
        let minus_one = float::from_int(Signedness::Signed, 8, format, 0xff);
        assert_eq!(float::sqrt(format, minus_one), format.nan());
        let (nan, one) = (format.nan() ^ 1, float::from_int(Signedness::Signed, 8, format, 1));
        assert!(float::is_nan(format, nan));
        assert_eq!(float::binary(FloatBinaryOp::Add, format, nan, one), format.nan());
        assert_eq!(float::round(Rounding::Down, format, nan), format.nan());
        assert_eq!(float::convert(format, format, nan), format.nan());
        assert_eq!(float::fma(format, one, nan, one), format.nan());
        assert!(!float::compare(FloatCompareOp::Le, format, nan, nan));
    }
    // An x87 number without its integer bit is no number.
    let unnormal = 0x3fff_0000_0000_0000_0001;
    assert_eq!(
        float::binary(FloatBinaryOp::Add, FloatFormat::Extended, unnormal, 0),
        FloatFormat::Extended.nan()
    );
}

#[test]
fn float_identities_hold_only_where_they_hold() {
    let s = ExprStore::new();
    let input = s.array("input", 0, 8);
    let bytes = (1..8).fold(s.byte(Symbol { array: input, offset: 0 }), |low, offset| {
        s.concat(s.byte(Symbol { array: input, offset }), low)
    });
    let double = |value: f64| s.constant(64, value.to_bits().into());
    // The bits of the input may be any NaN, so multiplying by one is not nothing.
    let scaled = s.float_binary(FloatBinaryOp::Mul, bytes, double(1.0));
    assert_ne!(scaled, bytes);
    assert_eq!(s.float_binary(FloatBinaryOp::Mul, scaled, double(1.0)), scaled);
    assert_eq!(s.float_binary(FloatBinaryOp::Add, scaled, double(-0.0)), scaled);
    assert_ne!(s.float_binary(FloatBinaryOp::Add, scaled, double(0.0)), scaled);
    assert_eq!(s.float_convert(s.float_convert(scaled, 128), 64), scaled);
    assert!(s.is_false(s.float_compare(FloatCompareOp::Lt, bytes, bytes)));
    let word = s.extract(bytes, 0, 32);
    assert_eq!(
        s.float_to_int(Signedness::Signed, s.float_from_int(Signedness::Signed, word, 64), 64),
        s.sext(word, 64)
    );
    assert_ne!(
        s.float_to_int(Signedness::Signed, s.float_from_int(Signedness::Signed, bytes, 64), 64),
        bytes
    );
    // An integer that was converted is compared as an integer.
    let number = s.float_from_int(Signedness::Signed, word, 64);
    let whole = |value: i32| s.constant(32, u128::from(value.cast_unsigned()));
    assert_eq!(s.float_compare(FloatCompareOp::Lt, number, double(2.5)), s.slt(word, whole(3)));
    assert_eq!(s.float_compare(FloatCompareOp::Le, double(-1e3), number), s.sge(word, whole(-1000)));
    assert_eq!(s.float_compare(FloatCompareOp::Eq, number, double(7.0)), s.eq(word, whole(7)));
    assert!(s.is_false(s.float_compare(FloatCompareOp::Eq, number, double(0.5))));
    assert!(s.is_true(s.float_compare(FloatCompareOp::Lt, number, double(f64::INFINITY))));
    assert!(s.is_true(s.float_compare(FloatCompareOp::Eq, number, number)));
    assert_eq!(s.float_from_int(Signedness::Signed, s.sext(word, 64), 64), number);
}
