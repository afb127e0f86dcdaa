//! The theory of bit-vectors: every function, expressed in Loam's terms.

use crate::error::Mistake;
use crate::theory::{Head, Meaning, Theory};
use crate::value::Value;
use loam_expr::{BinaryOp, CompareOp, Expr, ExprStore, ExtendOp, Width};

/// The widest bit-vector of Loam's terms.
pub const WIDEST: u64 = 128;

/// A bit-vector that is too wide.
pub fn too_wide(width: u64) -> Value {
    Value::outside(format!("a bit-vector of {width} bits; Loam's have {WIDEST} at most"))
}

impl Theory<'_> {
    /// The result of a function on bit-vectors; `None` if the head is not such a function.
    pub fn bit_vectors(&mut self, head: &Head, arguments: &[Value]) -> Option<Meaning> {
        let store = self.store;
        let two = Function::Binary;
        let function = match head.word {
            "bvadd" => Function::Left(BinaryOp::Add),
            "bvmul" => Function::Left(BinaryOp::Mul),
            "bvand" => Function::Left(BinaryOp::And),
            "bvor" => Function::Left(BinaryOp::Or),
            "bvxor" => Function::Left(BinaryOp::Xor),
            "bvsub" => Function::Left(BinaryOp::Sub),
            "bvudiv" => two(|s, a, b| s.binary(BinaryOp::UDiv, a, b)),
            "bvsdiv" => two(|s, a, b| s.binary(BinaryOp::SDiv, a, b)),
            "bvurem" => two(|s, a, b| s.binary(BinaryOp::URem, a, b)),
            "bvsrem" => two(|s, a, b| s.binary(BinaryOp::SRem, a, b)),
            "bvshl" => two(|s, a, b| s.binary(BinaryOp::Shl, a, b)),
            "bvlshr" => two(|s, a, b| s.binary(BinaryOp::LShr, a, b)),
            "bvashr" => two(|s, a, b| s.binary(BinaryOp::AShr, a, b)),
            "bvsmod" => two(signed_modulo),
            "bvnand" => two(|s, a, b| s.not(s.and(a, b))),
            "bvnor" => two(|s, a, b| s.not(s.or(a, b))),
            "bvxnor" => two(|s, a, b| s.not(s.xor(a, b))),
            "bvcomp" => two(|s, a, b| s.eq(a, b)),
            "bvnot" => Function::Unary(ExprStore::not),
            "bvneg" => Function::Unary(ExprStore::neg),
            "bvredor" => Function::Unary(|s, a| s.ne(a, s.constant(s.width(a), 0))),
            "bvredand" => Function::Unary(|s, a| s.eq(a, s.constant(s.width(a), u128::MAX))),
            "bvult" => Function::Relation(|s, a, b| s.compare(CompareOp::Ult, a, b)),
            "bvule" => Function::Relation(|s, a, b| s.compare(CompareOp::Ule, a, b)),
            "bvugt" => Function::Relation(ExprStore::ugt),
            "bvuge" => Function::Relation(ExprStore::uge),
            "bvslt" => Function::Relation(|s, a, b| s.compare(CompareOp::Slt, a, b)),
            "bvsle" => Function::Relation(|s, a, b| s.compare(CompareOp::Sle, a, b)),
            "bvsgt" => Function::Relation(ExprStore::sgt),
            "bvsge" => Function::Relation(ExprStore::sge),
            "bvuaddo" => Function::Relation(|s, a, b| s.ult(s.add(a, b), a)),
            "bvsaddo" => Function::Relation(|s, a, b| {
                let sum = s.add(a, b);
                top_bit(s, s.and(s.xor(a, sum), s.xor(b, sum)))
            }),
            "bvusubo" => Function::Relation(|s, a, b| s.ult(a, b)),
            "bvssubo" => Function::Relation(|s, a, b| {
                let difference = s.sub(a, b);
                top_bit(s, s.and(s.xor(a, b), s.xor(a, difference)))
            }),
            "bvumulo" => Function::Relation(product_overflows_unsigned),
            "bvsmulo" => Function::Relation(product_overflows_signed),
            "bvsdivo" => Function::Relation(|s, a, b| s.and(is_least(s, a), is_minus_one(s, b))),
            "bvnego" => return Some(self.one(head, arguments).map(|a| Value::Bool(is_least(store, a)))),
            "concat" => return Some(self.concat(head, arguments)),
            "extract" => return Some(self.extract(head, arguments)),
            "zero_extend" => return Some(self.extension(head, arguments, ExtendOp::Zero)),
            "sign_extend" => return Some(self.extension(head, arguments, ExtendOp::Sign)),
            "repeat" => return Some(self.repeat(head, arguments)),
            "rotate_left" | "rotate_right" => return Some(self.rotation(head, arguments)),
            "bv2nat" | "nat2bv" | "int2bv" | "int_to_bv" | "ubv_to_int" | "sbv_to_int" => {
                return Some(Ok(Value::outside(format!("{}: Loam has no Int", head.word))));
            }
            _ => return None,
        };
        Some(self.bit_function(head, arguments, function))
    }

    fn bit_function(&self, head: &Head, arguments: &[Value], function: Function) -> Meaning {
        let store = self.store;
        Ok(match function {
            Function::Unary(function) => Value::Bits(function(store, self.one(head, arguments)?)),
            Function::Binary(function) => {
                let [a, b] = self.two(head, arguments)?;
                Value::Bits(function(store, a, b))
            }
            Function::Relation(function) => {
                let [a, b] = self.two(head, arguments)?;
                Value::Bool(function(store, a, b))
            }
            Function::Left(op) => {
                let bits = self.many(head, arguments)?;
                let result = bits.into_iter().reduce(|a, b| store.binary(op, a, b));
                Value::Bits(result.ok_or_else(|| self.wrong(head, arguments, "two terms or more"))?)
            }
        })
    }

    fn one(&self, head: &Head, arguments: &[Value]) -> Result<Expr, Mistake> {
        match arguments {
            [Value::Bits(bits)] => Ok(*bits),
            _ => Err(self.wrong(head, arguments, "one bit-vector")),
        }
    }

    fn two(&self, head: &Head, arguments: &[Value]) -> Result<[Expr; 2], Mistake> {
        match self.many(head, arguments)?[..] {
            [a, b] => Ok([a, b]),
            _ => Err(self.wrong(head, arguments, "two bit-vectors of one width")),
        }
    }

    /// Bit-vectors of one width.
    fn many(&self, head: &Head, arguments: &[Value]) -> Result<Vec<Expr>, Mistake> {
        let wrong = || self.wrong(head, arguments, "bit-vectors of one width");
        let bits = |value: &Value| match value {
            Value::Bits(bits) => Ok(*bits),
            _ => Err(wrong()),
        };
        let bits: Vec<Expr> = arguments.iter().map(bits).collect::<Result<_, _>>()?;
        if bits.windows(2).any(|pair| self.store.width(pair[0]) != self.store.width(pair[1])) {
            return Err(wrong());
        }
        Ok(bits)
    }

    fn concat(&self, head: &Head, arguments: &[Value]) -> Meaning {
        let mut result: Option<Expr> = None;
        for argument in arguments {
            let Value::Bits(bits) = argument else {
                return Err(self.wrong(head, arguments, "bit-vectors"));
            };
            result = Some(match result {
                None => *bits,
                Some(high) => {
                    let width = u64::from(self.store.width(high)) + u64::from(self.store.width(*bits));
                    if width > WIDEST {
                        return Ok(too_wide(width));
                    }
                    self.store.concat(high, *bits)
                }
            });
        }
        result.map(Value::Bits).ok_or_else(|| self.wrong(head, arguments, "bit-vectors"))
    }

    /// The one index of a function.
    fn index(&self, head: &Head, form: &str) -> Result<u64, Mistake> {
        match head.indices[..] {
            [index] => Ok(index),
            _ => Err(Mistake::new(format!("{} needs one index", head.word), format!("write {form}"))),
        }
    }

    fn extract(&self, head: &Head, arguments: &[Value]) -> Meaning {
        let bits = self.one(head, arguments)?;
        let width = u64::from(self.store.width(bits));
        match head.indices[..] {
            [high, low] if low <= high && high < width => {
                Ok(Value::Bits(self.store.extract(bits, low as Width, (high - low + 1) as Width)))
            }
            _ => {
                let what = format!("the bits to extract are not within {width} bits");
                Err(Mistake::new(what, "write (_ extract HIGH LOW) with LOW <= HIGH < width"))
            }
        }
    }

    fn extension(&self, head: &Head, arguments: &[Value], op: ExtendOp) -> Meaning {
        let bits = self.one(head, arguments)?;
        let more = self.index(head, "(_ zero_extend N) or (_ sign_extend N)")?;
        let width = more.saturating_add(u64::from(self.store.width(bits)));
        if width > WIDEST {
            return Ok(too_wide(width));
        }
        Ok(Value::Bits(self.store.extend(op, bits, width as Width)))
    }

    fn repeat(&self, head: &Head, arguments: &[Value]) -> Meaning {
        let bits = self.one(head, arguments)?;
        let times = self.index(head, "(_ repeat N) with N above 0")?;
        let width = times.saturating_mul(u64::from(self.store.width(bits)));
        if width > WIDEST {
            return Ok(too_wide(width));
        }
        let copies = (0..times).map(|_| bits);
        let result = copies.reduce(|high, low| self.store.concat(high, low));
        result
            .map(Value::Bits)
            .ok_or_else(|| Mistake::new("nothing is left of repeat 0", "repeat once at least"))
    }

    fn rotation(&self, head: &Head, arguments: &[Value]) -> Meaning {
        let bits = self.one(head, arguments)?;
        let width = self.store.width(bits);
        let by = (self.index(head, "(_ rotate_left N) or (_ rotate_right N)")? % u64::from(width)) as Width;
        if by == 0 {
            return Ok(Value::Bits(bits));
        }
        // The number of bits that move to the lower end.
        let low = if head.word == "rotate_left" { width - by } else { by };
        let (below, above) = (self.store.extract(bits, low, width - low), self.store.extract(bits, 0, low));
        Ok(Value::Bits(self.store.concat(above, below)))
    }
}

enum Function {
    /// Two operands or more, left-associative.
    Left(BinaryOp),
    Unary(fn(&ExprStore, Expr) -> Expr),
    Binary(fn(&ExprStore, Expr, Expr) -> Expr),
    Relation(fn(&ExprStore, Expr, Expr) -> Expr),
}

fn top_bit(store: &ExprStore, a: Expr) -> Expr {
    store.extract(a, store.width(a) - 1, 1)
}

fn least(store: &ExprStore, width: Width) -> Expr {
    store.constant(width, 1 << (width - 1))
}

fn is_least(store: &ExprStore, a: Expr) -> Expr {
    store.eq(a, least(store, store.width(a)))
}

fn is_minus_one(store: &ExprStore, a: Expr) -> Expr {
    store.eq(a, store.constant(store.width(a), u128::MAX))
}

/// The remainder with the sign of the divisor.
fn signed_modulo(store: &ExprStore, a: Expr, b: Expr) -> Expr {
    let zero = store.constant(store.width(a), 0);
    let (a_negative, b_negative) = (top_bit(store, a), top_bit(store, b));
    let magnitude = |of: Expr, negative: Expr| store.ite(negative, store.neg(of), of);
    let rest = store.binary(BinaryOp::URem, magnitude(a, a_negative), magnitude(b, b_negative));
    let signed = store.ite(a_negative, store.neg(rest), rest);
    let is_right = store.or(store.eq(rest, zero), store.eq(a_negative, b_negative));
    store.ite(is_right, signed, store.add(signed, b))
}

fn product_overflows_unsigned(store: &ExprStore, a: Expr, b: Expr) -> Expr {
    let width = store.width(a);
    if u64::from(width) * 2 <= WIDEST {
        let product = store.mul(store.zext(a, width * 2), store.zext(b, width * 2));
        let high = store.extract(product, width, width);
        return store.ne(high, store.constant(width, 0));
    }
    let largest = store.binary(BinaryOp::UDiv, store.constant(width, u128::MAX), a);
    store.and(store.ne(a, store.constant(width, 0)), store.ugt(b, largest))
}

/// For widths whose whole product does not fit: the product overflowed if dividing it by one factor does not give the
/// other.
fn product_overflows_signed(store: &ExprStore, a: Expr, b: Expr) -> Expr {
    let width = store.width(a);
    if u64::from(width) * 2 <= WIDEST {
        let product = store.mul(store.sext(a, width * 2), store.sext(b, width * 2));
        return store.ne(product, store.sext(store.truncate(product, width), width * 2));
    }
    let again = store.binary(BinaryOp::SDiv, store.mul(a, b), a);
    let differs = store.and(store.ne(a, store.constant(width, 0)), store.ne(again, b));
    store.or(differs, store.and(is_minus_one(store, a), is_least(store, b)))
}
