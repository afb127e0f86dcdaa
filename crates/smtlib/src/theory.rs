//! Applications of functions: the core theory and the arrays here, bit-vectors and floats in files of their own.
//!
//! A function takes values and returns a value, or a mistake if the arguments are wrong. With an argument that Loam's
//! terms cannot express, the result is not expressible either, whatever the function is.

use crate::arrays::{ArrayRef, Arrays, Open};
use crate::error::Mistake;
use crate::floats::canonical;
use crate::value::{ArraySort, Fact, Float, Scalar, Sort, Value};
use loam_expr::{Expr, ExprStore};
use rustc_hash::FxHashMap;

/// The result of an application.
pub type Meaning = Result<Value, Mistake>;

/// A function: its name and its indices, as in `(_ extract 7 0)`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head<'t> {
    /// The name.
    pub word: &'t str,
    /// The indices.
    pub indices: Vec<u64>,
}

/// The context in which values are made.
pub struct Theory<'s> {
    /// Loam's terms.
    pub store: &'s ExprStore,
    /// The arrays of the script.
    pub arrays: Arrays,
    /// Hidden arrays for results that SMT-LIB leaves unspecified.
    open: FxHashMap<Open, ArrayRef>,
}

impl<'s> Theory<'s> {
    /// A theory without arrays.
    pub fn new(store: &'s ExprStore) -> Self {
        Self { store, arrays: Arrays::default(), open: FxHashMap::default() }
    }

    /// The sort of a value.
    pub fn sort_of(&self, value: &Value) -> Sort {
        match value {
            Value::Bool(_) | Value::Facts(_) => Sort::Scalar(Scalar::Bool),
            Value::Bits(bits) => Sort::Scalar(Scalar::Bits(self.store.width(*bits))),
            Value::Float(float) => Sort::Scalar(Scalar::Float(float.format)),
            Value::Rounding(_) => Sort::Rounding,
            Value::Real(_) => Sort::Outside("Int or Real".into()),
            Value::Array(array) => Sort::Array(self.arrays.sort(*array)),
            Value::Outside(why) => Sort::Outside(why.clone()),
        }
    }

    /// The bits of a value that has some, with a canonical NaN.
    pub fn scalar(&self, value: &Value) -> Option<(Scalar, Expr)> {
        match value {
            Value::Bool(bit) => Some((Scalar::Bool, *bit)),
            Value::Bits(bits) => Some((Scalar::Bits(self.store.width(*bits)), *bits)),
            Value::Float(float) => Some((Scalar::Float(float.format), canonical(self.store, *float))),
            Value::Rounding(_) | Value::Real(_) | Value::Array(_) | Value::Facts(_) | Value::Outside(_) => {
                None
            }
        }
    }

    /// The value of a sort with these bits, in which NaN is canonical.
    pub fn value_of(&self, sort: Scalar, bits: Expr) -> Value {
        match sort {
            Scalar::Bool => Value::Bool(bits),
            Scalar::Bits(_) => Value::Bits(bits),
            Scalar::Float(format) => Value::Float(Float { format, bits, canonical: true }),
        }
    }

    /// The result of a function.
    pub fn apply(&mut self, head: &Head, arguments: &[Value]) -> Meaning {
        if let Some(outside) = arguments.iter().find(|value| matches!(value, Value::Outside(_))) {
            return Ok(outside.clone());
        }
        if let Some(meaning) = self.core(head, arguments) {
            return meaning;
        }
        if let Some(meaning) = self.bit_vectors(head, arguments) {
            return meaning;
        }
        if let Some(meaning) = self.floats(head, arguments) {
            return meaning;
        }
        Err(Mistake::new(
            format!("'{}' is no function that Loam knows", head.word),
            "declare or define it first, or correct its name",
        ))
    }

    /// The mistake for wrong arguments of a function.
    pub fn wrong(&self, head: &Head, arguments: &[Value], wanted: &str) -> Mistake {
        let sorts: Vec<String> = arguments.iter().map(|value| self.sort_of(value).to_string()).collect();
        let got = if sorts.is_empty() { "nothing".to_owned() } else { sorts.join(" ") };
        Mistake::new(format!("{} is applied to {got}", head.word), format!("give it {wanted}"))
    }

    /// The 1-bit term of a Bool, or the value to return instead.
    pub fn bool(&self, head: &Head, value: &Value) -> Result<Result<Expr, Value>, Mistake> {
        match value {
            Value::Bool(bit) => Ok(Ok(*bit)),
            Value::Facts(_) => {
                let why = "an equality of arrays that defines no declared array where it is asserted";
                Ok(Err(Value::outside(why)))
            }
            _ => Err(self.wrong(head, std::slice::from_ref(value), "terms of sort Bool")),
        }
    }

    fn core(&mut self, head: &Head, arguments: &[Value]) -> Option<Meaning> {
        Some(match head.word {
            "not" | "or" | "xor" | "=>" => self.connective(head, arguments),
            "and" => self.conjunction(head, arguments),
            "=" => self.chained(head, arguments, Self::equal),
            "distinct" => self.distinct(head, arguments),
            "ite" => self.choice(head, arguments),
            "select" | "store" => self.array_function(head, arguments),
            "-" | "/" => real_function(head, arguments)
                .ok_or_else(|| self.wrong(head, arguments, "one or two literals of sort Real")),
            _ => return None,
        })
    }

    fn connective(&self, head: &Head, arguments: &[Value]) -> Meaning {
        let mut bits = Vec::with_capacity(arguments.len());
        for argument in arguments {
            match self.bool(head, argument)? {
                Ok(bit) => bits.push(bit),
                Err(outside) => return Ok(outside),
            }
        }
        let store = self.store;
        let result = match (head.word, &bits[..]) {
            ("not", &[bit]) => Some(store.not(bit)),
            ("or", bits) => bits.iter().copied().reduce(|a, b| store.or(a, b)),
            ("xor", bits) => bits.iter().copied().reduce(|a, b| store.xor(a, b)),
            // Right-associative: a => (b => c).
            ("=>", bits) => bits.iter().rev().copied().reduce(|after, before| store.implies(before, after)),
            _ => None,
        };
        result.map(Value::Bool).ok_or_else(|| self.wrong(head, arguments, "terms of sort Bool"))
    }

    /// A conjunction keeps equalities of arrays as separate parts, because they may be definitions.
    fn conjunction(&self, head: &Head, arguments: &[Value]) -> Meaning {
        let (mut all, mut facts) = (self.store.bool(true), Vec::new());
        for argument in arguments {
            match argument {
                Value::Bool(bit) => all = self.store.and(all, *bit),
                Value::Facts(more) => facts.extend_from_slice(more),
                _ => return Err(self.wrong(head, std::slice::from_ref(argument), "terms of sort Bool")),
            }
        }
        if arguments.is_empty() {
            return Err(self.wrong(head, arguments, "terms of sort Bool"));
        }
        if facts.is_empty() {
            return Ok(Value::Bool(all));
        }
        facts.push(Fact::Holds(all));
        Ok(Value::Facts(facts.into()))
    }

    /// `f(a, b, c)` as `f(a, b) and f(b, c)`.
    pub fn chained(
        &mut self,
        head: &Head,
        arguments: &[Value],
        relation: fn(&mut Self, &Head, &Value, &Value) -> Meaning,
    ) -> Meaning {
        if arguments.len() < 2 {
            return Err(self.wrong(head, arguments, "two terms or more"));
        }
        let mut links = Vec::with_capacity(arguments.len() - 1);
        for pair in arguments.windows(2) {
            links.push(relation(self, head, &pair[0], &pair[1])?);
        }
        match links.len() {
            1 => Ok(links.remove(0)),
            _ => self.apply(&Head { word: "and", indices: Vec::new() }, &links),
        }
    }

    fn equal(&mut self, head: &Head, a: &Value, b: &Value) -> Meaning {
        if let (Value::Array(x), Value::Array(y)) = (a, b)
            && self.arrays.sort(*x) == self.arrays.sort(*y)
        {
            return Ok(match x == y {
                true => Value::Bool(self.store.bool(true)),
                false => Value::Facts([Fact::Same(*x, *y)].into()),
            });
        }
        if let (Value::Rounding(x), Value::Rounding(y)) = (a, b) {
            return Ok(Value::Bool(self.store.bool(x == y)));
        }
        if let (Value::Real(_), Value::Real(_)) = (a, b) {
            return Ok(Value::outside("comparison of Int or Real numbers"));
        }
        if let (Value::Facts(_), _) | (_, Value::Facts(_)) = (a, b)
            && self.sort_of(a) == self.sort_of(b)
        {
            return Ok(Value::outside("an equality of arrays that is compared with something"));
        }
        match (self.scalar(a), self.scalar(b)) {
            (Some((x_sort, x)), Some((y_sort, y))) if x_sort == y_sort => {
                Ok(Value::Bool(self.store.eq(x, y)))
            }
            _ => Err(self.wrong(head, &[a.clone(), b.clone()], "terms of one sort")),
        }
    }

    fn distinct(&mut self, head: &Head, arguments: &[Value]) -> Meaning {
        let mut all = self.store.bool(true);
        for (place, a) in arguments.iter().enumerate() {
            for b in &arguments[place + 1..] {
                match self.equal(head, a, b)? {
                    Value::Bool(same) => all = self.store.and(all, self.store.not(same)),
                    Value::Facts(_) => return Ok(Value::outside("an inequality of arrays")),
                    outside => return Ok(outside),
                }
            }
        }
        match arguments.len() {
            0 | 1 => Err(self.wrong(head, arguments, "two terms or more")),
            _ => Ok(Value::Bool(all)),
        }
    }

    fn choice(&mut self, head: &Head, arguments: &[Value]) -> Meaning {
        let wanted = "a Bool and two terms of one sort";
        let [condition, a, b] = arguments else { return Err(self.wrong(head, arguments, wanted)) };
        let condition = match self.bool(head, condition)? {
            Ok(condition) => condition,
            Err(outside) => return Ok(outside),
        };
        if self.sort_of(a) != self.sort_of(b) {
            return Err(self.wrong(head, arguments, wanted));
        }
        if let Some(value) = self.store.constant_value(condition) {
            return Ok(if value != 0 { a.clone() } else { b.clone() });
        }
        Ok(match (a, b) {
            (Value::Array(x), Value::Array(y)) => {
                Value::Array(self.arrays.choice(self.store, condition, *x, *y))
            }
            (Value::Bool(x), Value::Bool(y)) => Value::Bool(self.store.ite(condition, *x, *y)),
            (Value::Bits(x), Value::Bits(y)) => Value::Bits(self.store.ite(condition, *x, *y)),
            (Value::Float(x), Value::Float(y)) => Value::Float(Float {
                format: x.format,
                bits: self.store.ite(condition, x.bits, y.bits),
                canonical: x.canonical && y.canonical,
            }),
            (Value::Rounding(x), Value::Rounding(y)) if x == y => a.clone(),
            (Value::Rounding(_), _) => Value::outside("a rounding mode that is not constant"),
            _ => Value::outside("a choice between numbers or equalities of arrays"),
        })
    }

    fn array_function(&mut self, head: &Head, arguments: &[Value]) -> Meaning {
        let wanted = "an array, an index of its index sort, and for store an element of its element sort";
        let wrong = || self.wrong(head, arguments, wanted);
        let (Some(Value::Array(array)), Some(index)) = (arguments.first(), arguments.get(1)) else {
            return Err(wrong());
        };
        let ArraySort { index: index_sort, element: element_sort } = self.arrays.sort(*array);
        let index = self.scalar(index).filter(|&(sort, _)| sort == index_sort).ok_or_else(wrong)?.1;
        match (head.word, &arguments[2..]) {
            ("select", []) => {
                let element = self.arrays.read(self.store, *array, index);
                Ok(self.value_of(element_sort, element))
            }
            ("store", [element]) => {
                let element =
                    self.scalar(element).filter(|&(sort, _)| sort == element_sort).ok_or_else(wrong)?.1;
                Ok(Value::Array(self.arrays.store(self.store, *array, index, element)))
            }
            _ => Err(wrong()),
        }
    }

    /// `((as const (Array I E)) element)`.
    pub fn constant_array(&mut self, sort: &Sort, element: &Value) -> Meaning {
        if let Value::Outside(_) = element {
            return Ok(element.clone());
        }
        match (sort, self.scalar(element)) {
            (Sort::Outside(why), _) => Ok(Value::Outside(why.clone())),
            (Sort::Array(array), Some((sort, bits))) if sort == array.element => {
                Ok(Value::Array(self.arrays.constant(self.store, *array, bits)))
            }
            _ => {
                let what = format!("a constant array of sort {sort} has elements of another sort");
                Err(Mistake::new(what, "give it an element of its element sort"))
            }
        }
    }

    /// A result that SMT-LIB leaves unspecified, as an unconstrained term that is a function of `index`.
    pub fn anything(&mut self, what: Open, index: Expr) -> Expr {
        let hidden = match self.open.get(&what) {
            Some(&hidden) => hidden,
            None => {
                let hidden = self.arrays.free(&format!("{what:?}"), what.sort()).1;
                self.open.insert(what, hidden);
                hidden
            }
        };
        self.arrays.read(self.store, hidden, index)
    }
}

/// Literals with a sign, and quotients of literals.
fn real_function(head: &Head, arguments: &[Value]) -> Option<Value> {
    match (head.word, arguments) {
        ("-", [Value::Real(real)]) => Some(Value::Real(real.negated())),
        ("-", [Value::Real(_), ..]) => Some(Value::outside("arithmetic of Int or Real")),
        ("/", [Value::Real(a), Value::Real(b)]) => {
            let outside = || Value::outside("a quotient of Reals by zero, or with more than 38 digits");
            Some(a.over(b).map_or_else(outside, Value::Real))
        }
        _ => None,
    }
}
