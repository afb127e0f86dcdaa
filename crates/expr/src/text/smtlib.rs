//! SMT-LIB 2: a script that declares the inputs, names every shared subterm and asserts the terms; or, for a script
//! with many queries, the declarations and definitions that are still missing ([`Definitions`]).
//!
//! A symbolic array is an SMT array of bytes; its bytes are selects at constant indices. Reads of the script's arrays
//! are guarded by the array's size, because Loam's arrays are finite. λ arrays, which occur only if an array is itself
//! defined and not read, are the `lambda` of SMT-LIB 2.7. Floats are read from and written to their bits: a
//! result is a new constant that reads as the value, and NaN is replaced by the canonical one. x87 extended values drop
//! their integer bit on the way in, after a check for the encodings that are NaN.

use super::in_order;
use crate::store::{ArrayInfo, ArrayKind, Expr, ExprStore};
use crate::substitute::ExprMap;
use crate::view::*;
use std::collections::BTreeSet;
use std::fmt::Write;

/// A script that is satisfiable exactly if some input makes all the 1-bit terms true.
pub fn smtlib(store: &ExprStore, terms: &[Expr]) -> String {
    let (order, _) = in_order(store, terms);
    let has_float = order.iter().any(|&e| store.view(e).is_float_operation());
    let has_lambda = order.iter().any(|&e| store.has_lambda(e));
    let logic = match (has_lambda, has_float) {
        (true, _) => "HO_ALL",
        (false, true) => "QF_ABVFP",
        (false, false) => "QF_ABV",
    };
    let mut definitions = Definitions::default();
    let mut text = format!("(set-logic {logic})\n{}", definitions.of(store, terms));
    for &term in terms {
        let _ = writeln!(text, "(assert {})", definitions.bool(term));
    }
    text.push_str("(check-sat)\n");
    text
}

/// The declarations and definitions of a script so far.
#[derive(Default)]
pub struct Definitions {
    names: ExprMap<String>,
    declared: BTreeSet<String>,
}

impl Definitions {
    /// Declarations and definitions of all subterms of some terms that are not defined yet.
    pub fn of(&mut self, store: &ExprStore, terms: &[Expr]) -> String {
        let missing = self.missing(store, terms);
        let mut script = Script { store, definitions: self, text: String::new() };
        script.declare(&missing);
        for e in missing {
            script.define(e);
        }
        script.text
    }

    /// A defined 1-bit term as a Boolean.
    pub fn bool(&self, term: Expr) -> String {
        format!("(= {} #b1)", self.names[&term])
    }

    /// The terms without a name, operands before users.
    fn missing(&self, store: &ExprStore, terms: &[Expr]) -> Vec<Expr> {
        let mut order = Vec::new();
        let mut seen: ExprMap<()> = ExprMap::default();
        let mut open: Vec<(Expr, bool)> = terms.iter().rev().map(|&term| (term, false)).collect();
        while let Some((e, entered)) = open.pop() {
            if entered {
                order.push(e);
            } else if !self.names.contains_key(&e) && seen.insert(e, ()).is_none() {
                open.push((e, true));
                open.extend(store.view(e).children().rev().map(|child| (child, false)));
            }
        }
        order
    }
}

struct Script<'s> {
    store: &'s ExprStore,
    definitions: &'s mut Definitions,
    text: String,
}

/// A unique name for an array that is a valid SMT-LIB symbol, whatever name the program gave.
fn symbol(store: &ExprStore, array: ArrayId) -> String {
    let ArrayInfo { name, ordinal, size, kind } = store.array_info(array);
    let mut plain = String::with_capacity(name.len());
    for c in name.chars() {
        if matches!(c, '|' | '\\' | '%') || c.is_control() {
            let _ = write!(plain, "%{:02X}", u32::from(c));
        } else {
            plain.push(c);
        }
    }
    match kind {
        ArrayKind::Input => format!("|{plain}/{ordinal}/{size}|"),
        ArrayKind::Uninitialised => format!("|{plain}/{ordinal}/{size}/uninitialised|"),
        ArrayKind::Bound => format!("|{plain}/{ordinal}/{size}/bound|"),
    }
}

/// The bound variable of every λ. No other name is a single letter: those of inputs are quoted and have a `/`, and those
/// of bases and definitions have a number.
const BOUND: &str = "i";

/// The array whose element at [`BOUND`] is this byte.
fn lambda(byte: &str) -> String {
    format!("(lambda (({BOUND} (_ BitVec 64))) {byte})")
}

fn bits(width: Width, value: u128) -> String {
    if width.is_multiple_of(4) {
        format!("#x{value:0digits$x}", digits = usize::from(width / 4))
    } else {
        format!("#b{value:0digits$b}", digits = usize::from(width))
    }
}

impl Script<'_> {
    fn declare(&mut self, order: &[Expr]) {
        let (mut arrays, mut bases) = (Vec::new(), Vec::new());
        for &e in order {
            match self.store.view(e) {
                View::Byte(symbol) if self.store.byte_of_bound_index(symbol).is_some() => {}
                View::Byte(symbol) => arrays.push(symbol.array),
                View::ArraySymbol(array) => arrays.push(array),
                View::Base(base) => bases.push(base),
                _ => {}
            }
        }
        let mut names: Vec<String> = arrays.into_iter().map(|array| symbol(self.store, array)).collect();
        names.sort_unstable();
        names.dedup();
        for name in names {
            if self.definitions.declared.insert(name.clone()) {
                let _ = writeln!(self.text, "(declare-const {name} (Array (_ BitVec 64) (_ BitVec 8)))");
            }
        }
        bases.sort_unstable();
        bases.dedup();
        for base in bases {
            let _ = writeln!(self.text, "(declare-const {base:?} (_ BitVec 64))");
        }
    }

    /// Names a term; a term that is not a leaf is defined.
    fn define(&mut self, e: Expr) {
        let (view, width) = (self.store.view(e), self.store.width(e));
        let name = match view {
            View::Constant(value) => bits(width, value),
            View::Byte(byte) if self.store.byte_of_bound_index(byte).is_some() => {
                format!("((_ extract {} {}) {BOUND})", 8 * byte.offset + 7, 8 * byte.offset)
            }
            View::Byte(byte) => {
                let index = bits(64, u128::from(byte.offset));
                format!("(select {} {index})", symbol(self.store, byte.array))
            }
            View::Base(base) => format!("{base:?}"),
            View::ArraySymbol(array) => symbol(self.store, array),
            _ => {
                let name = format!("t{}", self.definitions.names.len());
                let sort = match width {
                    0 => "(Array (_ BitVec 64) (_ BitVec 8))".to_string(),
                    _ => format!("(_ BitVec {width})"),
                };
                let body = self.body(e, view, width);
                // Terms in the body of a λ are functions of its index.
                let is_open = width != 0 && self.store.has_bound_index(e);
                let parameters = if is_open { format!("({BOUND} (_ BitVec 64))") } else { String::new() };
                let _ = writeln!(self.text, "(define-fun {name} ({parameters}) {sort} {body})");
                if is_open { format!("({name} {BOUND})") } else { name }
            }
        };
        self.definitions.names.insert(e, name);
    }

    fn name(&self, e: Expr) -> &str {
        &self.definitions.names[&e]
    }

    fn body(&mut self, e: Expr, view: View, width: Width) -> String {
        if view.is_float_operation() {
            return self.float_operation(e, view, width);
        }
        let name = |e| self.name(e);
        let bit = |condition: String| format!("(ite {condition} #b1 #b0)");
        match view {
            View::Binary(op, a, b) => format!("({} {} {})", binary_name(op), name(a), name(b)),
            View::Compare(op, a, b) => bit(format!("({} {} {})", compare_name(op), name(a), name(b))),
            View::Ite(c, a, b) => format!("(ite (= {} #b1) {} {})", name(c), name(a), name(b)),
            View::Extract { of, low } => format!("((_ extract {} {low}) {})", low + width - 1, name(of)),
            View::Concat { high, low } => format!("(concat {} {})", name(high), name(low)),
            View::Extend(op, of) => {
                let word = if op == ExtendOp::Zero { "zero_extend" } else { "sign_extend" };
                format!("((_ {word} {}) {})", width - self.store.width(of), name(of))
            }
            View::Select { array, index } => self.guarded_select(array, name(index)),
            View::Store { array, index, value } => {
                format!("(store {} {} {})", name(array), name(index), name(value))
            }
            View::ArrayConstant(bytes) => self.constant_array(bytes),
            View::ArrayFilled { byte: body, .. } | View::Lambda { body } => lambda(name(body)),
            View::Shifted { array, by } => {
                lambda(&self.guarded_select(array, &format!("(bvadd {BOUND} {})", name(by))))
            }
            View::Overlay { array, bounds, source } => self.overlay(array, bounds, source),
            _ => unreachable!("leaves have names and float operations were handled above"),
        }
    }

    fn float_operation(&mut self, e: Expr, view: View, width: Width) -> String {
        match view {
            View::FloatCompare(op, a, b) => {
                let word = match op {
                    FloatCompareOp::Eq => "fp.eq",
                    FloatCompareOp::Lt => "fp.lt",
                    FloatCompareOp::Le => "fp.leq",
                };
                format!("(ite ({word} {} {}) #b1 #b0)", self.float(a), self.float(b))
            }
            View::FloatToInt { signedness, of } => self.to_int(signedness, of, width),
            _ => self.float_result(e, view),
        }
    }

    /// The byte of an array at an index; 0 beyond its size.
    fn guarded_select(&self, array: Expr, index: &str) -> String {
        let name = self.name(array);
        match self.store.array_size(array) {
            u64::MAX => format!("(select {name} {index})"),
            size => {
                let size = bits(64, u128::from(size));
                format!("(ite (bvult {index} {size}) (select {name} {index}) #x00)")
            }
        }
    }

    fn overlay(&self, array: Expr, bounds: Expr, source: Expr) -> String {
        let (array, bounds) = (self.name(array), self.name(bounds));
        let (start, end) = (format!("((_ extract 63 0) {bounds})"), format!("((_ extract 127 64) {bounds})"));
        let inside = format!("(and (bvule {start} {BOUND}) (bvult {BOUND} {end}))");
        let source = self.guarded_select(source, BOUND);
        lambda(&format!("(ite {inside} {source} (select {array} {BOUND}))"))
    }

    fn constant_array(&self, bytes: BytesId) -> String {
        let start = "((as const (Array (_ BitVec 64) (_ BitVec 8))) #x00)".to_string();
        let bytes = self.store.bytes_of(bytes).iter().enumerate();
        bytes.filter(|&(_, &byte)| byte != 0).fold(start, |array, (at, &byte)| {
            format!("(store {array} {} {})", bits(64, at as u128), bits(8, byte.into()))
        })
    }

    /// The float that a term's bits encode.
    fn float(&self, e: Expr) -> String {
        let format = FloatFormat::of_width(self.store.width(e)).expect("checked when the term was built");
        let (exponent, significand) = format.exponent_and_significand();
        let name = self.name(e);
        if format != FloatFormat::Extended {
            return format!("((_ to_fp {exponent} {significand}) {name})");
        }
        let part = |high: u16, low: u16| format!("((_ extract {high} {low}) {name})");
        let value = format!("(fp {} {} {})", part(79, 79), part(78, 64), part(62, 0));
        // A pseudo-denormal (exponent 0, integer bit 1) has the value of exponent 1.
        let denormal = format!("(fp {} {} {})", part(79, 79), bits(15, 1), part(62, 0));
        let (explicit, zero) =
            (format!("(= {} #b1)", part(63, 63)), format!("(= {} {})", part(78, 64), bits(15, 0)));
        format!("(ite {zero} (ite {explicit} {denormal} {value}) (ite {explicit} {value} (_ NaN 15 64)))")
    }

    /// The bits of the float that an operation yields.
    fn float_result(&mut self, e: Expr, view: View) -> String {
        let format = FloatFormat::of_width(self.store.width(e)).expect("checked when the term was built");
        let (exponent, significand) = format.exponent_and_significand();
        let float = |e| self.float(e);
        let value = match view {
            View::FloatBinary(op, a, b) => match op {
                FloatBinaryOp::Add => format!("(fp.add RNE {} {})", float(a), float(b)),
                FloatBinaryOp::Sub => format!("(fp.sub RNE {} {})", float(a), float(b)),
                FloatBinaryOp::Mul => format!("(fp.mul RNE {} {})", float(a), float(b)),
                FloatBinaryOp::Div => format!("(fp.div RNE {} {})", float(a), float(b)),
                FloatBinaryOp::Rem => self.remainder(a, b),
            },
            View::FloatSqrt(of) => format!("(fp.sqrt RNE {})", float(of)),
            View::FloatRound(rounding, of) => {
                format!("(fp.roundToIntegral {} {})", rounding_name(rounding), float(of))
            }
            View::FloatFma(a, b, c) => format!("(fp.fma RNE {} {} {})", float(a), float(b), float(c)),
            View::FloatConvert(of) => format!("((_ to_fp {exponent} {significand}) RNE {})", float(of)),
            View::FloatFromInt { signedness: Signedness::Signed, of } => {
                format!("((_ to_fp {exponent} {significand}) RNE {})", self.name(of))
            }
            View::FloatFromInt { signedness: Signedness::Unsigned, of } => {
                format!("((_ to_fp_unsigned {exponent} {significand}) RNE {})", self.name(of))
            }
            _ => unreachable!("float_operation() handles what yields no float"),
        };
        self.float_bits(format, &value)
    }

    /// C's remainder keeps the dividend's sign and rounds the quotient towards zero, whereas `fp.rem` rounds it to
    /// nearest: if that gives a result of the other sign, one divisor too many was subtracted.
    fn remainder(&self, a: Expr, b: Expr) -> String {
        let (a, b) = (self.float(a), self.float(b));
        format!(
            "(let ((r (fp.rem {a} {b})) (n (fp.isNegative {a})) (d (fp.abs {b}))) \
             (ite (fp.isZero r) (ite n (fp.neg (fp.abs r)) (fp.abs r)) \
             (ite (and (fp.isNegative r) (not n)) (fp.add RNE r d) \
             (ite (and (fp.isPositive r) n) (fp.sub RNE r d) r))))"
        )
    }

    /// Bits of a float value: a new constant that reads as that value, which is unique but for NaN.
    fn float_bits(&mut self, format: FloatFormat, value: &str) -> String {
        let (exponent, significand) = format.exponent_and_significand();
        let (nan, name) = (bits(format.width(), format.nan()), format!("b{}", self.definitions.names.len()));
        let (width, text) = (exponent + significand, &mut self.text);
        let _ = writeln!(text, "(declare-const {name} (_ BitVec {width}))");
        let _ = writeln!(text, "(define-fun {name}v () (_ FloatingPoint {exponent} {significand}) {value})");
        let _ = writeln!(text, "(assert (= ((_ to_fp {exponent} {significand}) {name}) {name}v))");
        let encoded = match format {
            FloatFormat::Extended => {
                let part = |high: u16, low: u16| format!("((_ extract {high} {low}) {name})");
                let integer = format!("(ite (= {} {}) #b0 #b1)", part(77, 63), bits(15, 0));
                format!("(concat (concat {} {integer}) {})", part(78, 63), part(62, 0))
            }
            _ => name.clone(),
        };
        format!("(ite (fp.isNaN {name}v) {nan} {encoded})")
    }

    /// Float to integer; values out of range, which SMT-LIB leaves unspecified, give 0.
    fn to_int(&self, signedness: Signedness, of: Expr, width: Width) -> String {
        let format = FloatFormat::of_width(self.store.width(of)).expect("checked when the term was built");
        let constant = |sign, magnitude| float_constant(format, sign, magnitude);
        // The values that truncate into the range are strictly between two integers. A bound that is not representable
        // is rounded away from the range, and no float is between the two.
        let (below, above, word) = match signedness {
            Signedness::Signed => (
                constant(Sign::Negative, after_power_of_two(format, width - 1)),
                constant(Sign::Positive, power_of_two(format, width - 1)),
                "fp.to_sbv",
            ),
            Signedness::Unsigned => (
                constant(Sign::Negative, one(format)),
                constant(Sign::Positive, power_of_two(format, width)),
                "fp.to_ubv",
            ),
        };
        let float = self.float(of);
        let in_range = format!("(and (fp.lt {below} {float}) (fp.lt {float} {above}))");
        format!("(ite {in_range} ((_ {word} {width}) RTZ {float}) {})", bits(width, 0))
    }
}

/// The bits of 1 in a format, without a sign.
fn one(format: FloatFormat) -> u128 {
    let (exponent, significand) = format.exponent_and_significand();
    ((1 << (exponent - 1)) - 1) << (significand - 1)
}

/// The bits of infinity in a format, without a sign.
fn infinity(format: FloatFormat) -> u128 {
    let (exponent, significand) = format.exponent_and_significand();
    ((1 << exponent) - 1) << (significand - 1)
}

/// The bits of `2^power`; infinity if the format ends before it.
fn power_of_two(format: FloatFormat, power: Width) -> u128 {
    let (_, significand) = format.exponent_and_significand();
    (one(format) + (u128::from(power) << (significand - 1))).min(infinity(format))
}

/// The bits of `2^power + 1`, rounded up; infinity if the format ends before it.
fn after_power_of_two(format: FloatFormat, power: Width) -> u128 {
    let (_, significand) = format.exponent_and_significand();
    let step = match power {
        0 => 1 << (significand - 1),
        _ => 1 << (significand - 1).saturating_sub(power),
    };
    (power_of_two(format, power) + step).min(infinity(format))
}

/// The float with these bits and sign.
fn float_constant(format: FloatFormat, sign: Sign, magnitude: u128) -> String {
    let (exponent, significand) = format.exponent_and_significand();
    let width = exponent + significand;
    let constant = bits(width, sign.bit() << (width - 1) | magnitude);
    format!("((_ to_fp {exponent} {significand}) {constant})")
}

fn binary_name(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "bvadd",
        BinaryOp::Sub => "bvsub",
        BinaryOp::Mul => "bvmul",
        BinaryOp::UDiv => "bvudiv",
        BinaryOp::SDiv => "bvsdiv",
        BinaryOp::URem => "bvurem",
        BinaryOp::SRem => "bvsrem",
        BinaryOp::And => "bvand",
        BinaryOp::Or => "bvor",
        BinaryOp::Xor => "bvxor",
        BinaryOp::Shl => "bvshl",
        BinaryOp::LShr => "bvlshr",
        BinaryOp::AShr => "bvashr",
    }
}

fn compare_name(op: CompareOp) -> &'static str {
    match op {
        CompareOp::Eq => "=",
        CompareOp::Ult => "bvult",
        CompareOp::Ule => "bvule",
        CompareOp::Slt => "bvslt",
        CompareOp::Sle => "bvsle",
    }
}

/// The SMT-LIB name of a rounding mode.
pub fn rounding_name(rounding: Rounding) -> &'static str {
    match rounding {
        Rounding::NearestEven => "RNE",
        Rounding::NearestAway => "RNA",
        Rounding::TowardZero => "RTZ",
        Rounding::Down => "RTN",
        Rounding::Up => "RTP",
    }
}
