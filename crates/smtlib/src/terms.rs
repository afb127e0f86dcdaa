//! Terms: from the tree to values, with an explicit stack, so that deep terms do not overflow the call stack.
//!
//! A `let` or the body of a defined function pushes its names on a stack of scopes and pops them at its end. The body
//! of a function sees its parameters and the names of the script, and not the scopes of its caller.

use crate::error::{Mistake, ReadError};
use crate::floats::rounding_mode;
use crate::reals::Real;
use crate::sorts::{SortNames, numeral};
use crate::theory::{Head, Theory};
use crate::tree::{Name, Node, NodeId, Tree};
use crate::value::{Sort, Value};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A function with parameters that a script defines.
pub struct Function {
    /// Names and sorts of the parameters.
    pub parameters: Vec<(Name, Sort)>,
    /// The sort of the result.
    pub sort: Sort,
    /// The body.
    pub body: NodeId,
}

/// The definitions of the names of a script.
#[derive(Default)]
pub struct Globals {
    /// Constants, declared and defined.
    pub constants: FxHashMap<Name, Value>,
    /// Functions with parameters.
    pub functions: FxHashMap<Name, Rc<Function>>,
    /// Memo: results of functions by their arguments.
    pub results: FxHashMap<(Name, Vec<Value>), Value>,
    /// Sorts.
    pub sorts: SortNames,
}

/// Values of `let` and parameters, newest last.
#[derive(Default)]
struct Locals {
    values: FxHashMap<Name, Vec<(usize, Value)>>,
    /// The depth of nested function bodies; only names of the innermost are visible.
    level: usize,
}

impl Locals {
    fn get(&self, name: Name) -> Option<&Value> {
        let (level, value) = self.values.get(&name)?.last()?;
        (*level == self.level).then_some(value)
    }

    fn bind(&mut self, name: Name, value: Value) {
        self.values.entry(name).or_default().push((self.level, value));
    }

    fn unbind(&mut self, name: Name) {
        if let Some(values) = self.values.get_mut(&name) {
            values.pop();
        }
    }
}

/// A task on the stack.
enum Step<'t> {
    Read(NodeId),
    /// Apply a function of the standard to the newest values.
    Apply(NodeId, Head<'t>, usize),
    /// Apply a function that the script defines.
    Call(NodeId, Name, usize),
    /// `((as const SORT) element)`.
    ConstantArray(NodeId, Sort),
    /// Bind the newest values to names, then read a body.
    Bind(Vec<Name>, NodeId),
    Unbind(Vec<Name>),
    /// The body of a function was read for these arguments.
    Return(NodeId, Name, Vec<Value>),
}

/// Reads one term.
pub fn read(
    tree: &Tree,
    globals: &mut Globals,
    theory: &mut Theory,
    node: NodeId,
) -> Result<Value, ReadError> {
    let mut reader =
        Reader { tree, globals, theory, locals: Locals::default(), values: Vec::new(), open: vec![] };
    reader.open.push(Step::Read(node));
    while let Some(step) = reader.open.pop() {
        reader.step(step)?;
    }
    reader
        .values
        .pop()
        .ok_or_else(|| tree.complain(node, Mistake::new("no term can be read here", "write one")))
}

struct Reader<'t, 'g, 's> {
    tree: &'t Tree,
    globals: &'g mut Globals,
    theory: &'g mut Theory<'s>,
    locals: Locals,
    values: Vec<Value>,
    open: Vec<Step<'t>>,
}

impl<'t> Reader<'t, '_, '_> {
    fn step(&mut self, step: Step<'t>) -> Result<(), ReadError> {
        match step {
            Step::Read(node) => self.read(node),
            Step::Apply(node, head, count) => {
                let arguments = self.take(count);
                let value = self.theory.apply(&head, &arguments);
                self.values.push(value.map_err(|mistake| self.tree.complain(node, mistake))?);
                Ok(())
            }
            Step::Call(node, name, count) => self.call(node, name, count),
            Step::ConstantArray(node, sort) => {
                let element = self.take(1).remove(0);
                let value = self.theory.constant_array(&sort, &element);
                self.values.push(value.map_err(|mistake| self.tree.complain(node, mistake))?);
                Ok(())
            }
            Step::Bind(names, body) => {
                let values = self.take(names.len());
                for (&name, value) in names.iter().zip(values) {
                    self.locals.bind(name, value);
                }
                self.open.extend([Step::Unbind(names), Step::Read(body)]);
                Ok(())
            }
            Step::Unbind(names) => {
                names.into_iter().for_each(|name| self.locals.unbind(name));
                Ok(())
            }
            Step::Return(node, name, arguments) => self.finish_call(node, name, arguments),
        }
    }

    fn take(&mut self, count: usize) -> Vec<Value> {
        self.values.split_off(self.values.len() - count)
    }

    fn complain(&self, node: NodeId, what: impl Into<String>, remedy: &str) -> ReadError {
        self.tree.complain(node, Mistake::new(what, remedy))
    }

    fn read(&mut self, node: NodeId) -> Result<(), ReadError> {
        let value = match self.tree.node(node) {
            Node::Symbol(name) => self.named(node, name)?,
            Node::Numeral(text) | Node::Decimal(text) => Value::Real(Real::literal(text)),
            Node::Hexadecimal(digits) => self.bits(digits, 16),
            Node::Binary(digits) => self.bits(digits, 2),
            Node::Text(_) => Value::outside("a string"),
            Node::Keyword(_) => {
                return Err(self.complain(
                    node,
                    "a keyword is no term",
                    "put it into (! TERM KEYWORD VALUE)",
                ));
            }
            Node::List(parts) => return self.read_list(node, parts),
        };
        self.values.push(value);
        Ok(())
    }

    fn bits(&self, digits: &str, base: u32) -> Value {
        let width = digits.len() as u64 * if base == 16 { 4 } else { 1 };
        match u128::from_str_radix(digits, base) {
            Ok(value) if width <= crate::bits::WIDEST => {
                Value::Bits(self.theory.store.constant(width as u16, value))
            }
            _ => crate::bits::too_wide(width),
        }
    }

    fn named(&self, node: NodeId, name: Name) -> Result<Value, ReadError> {
        if let Some(value) = self.locals.get(name).or_else(|| self.globals.constants.get(&name)) {
            return Ok(value.clone());
        }
        let word = self.tree.name(name);
        match word {
            "true" => return Ok(Value::Bool(self.theory.store.bool(true))),
            "false" => return Ok(Value::Bool(self.theory.store.bool(false))),
            _ => {}
        }
        if let Some(rounding) = rounding_mode(word) {
            return Ok(Value::Rounding(rounding));
        }
        let remedy = "declare it first, or correct its name";
        Err(self.complain(node, format!("'{word}' is not declared"), remedy))
    }

    fn read_list(&mut self, node: NodeId, parts: &'t [NodeId]) -> Result<(), ReadError> {
        let Some((&head, arguments)) = parts.split_first() else {
            return Err(self.complain(node, "() is no term", "write a function and its arguments"));
        };
        match self.tree.node(head) {
            Node::Symbol(name) => self.read_application(node, name, arguments),
            Node::List(inner) => self.read_qualified(node, inner, arguments),
            _ => Err(self.complain(head, "a function is missing here", "write its name after the (")),
        }
    }

    fn read_application(
        &mut self,
        node: NodeId,
        name: Name,
        arguments: &'t [NodeId],
    ) -> Result<(), ReadError> {
        let word = self.tree.name(name);
        if self.globals.functions.contains_key(&name) {
            self.open.push(Step::Call(node, name, arguments.len()));
            return self.read_arguments(arguments);
        }
        if self.globals.constants.contains_key(&name) {
            let value = &self.globals.constants[&name];
            if let Value::Outside(_) = value {
                // A function with parameters that Loam cannot express.
                self.values.push(value.clone());
                return Ok(());
            }
            return Err(self.complain(node, format!("'{word}' takes no arguments"), "write it without ( )"));
        }
        match (word, arguments) {
            ("let", &[bindings, body]) => self.read_let(node, bindings, body),
            ("!", &[term, ..]) => {
                self.open.push(Step::Read(term));
                Ok(())
            }
            ("_", _) => self.read_indexed_constant(node, arguments),
            ("forall" | "exists" | "lambda" | "match" | "choice", _) => {
                self.values.push(Value::outside(format!("{word}: Loam's terms have no such binder")));
                Ok(())
            }
            ("as", &[term, _]) => {
                self.open.push(Step::Read(term));
                Ok(())
            }
            _ => {
                let head = Head { word, indices: Vec::new() };
                self.open.push(Step::Apply(node, head, arguments.len()));
                self.read_arguments(arguments)
            }
        }
    }

    /// Arguments are read from left to right, so that mistakes and symbols come in the order of the text.
    fn read_arguments(&mut self, arguments: &[NodeId]) -> Result<(), ReadError> {
        self.open.extend(arguments.iter().rev().map(|&argument| Step::Read(argument)));
        Ok(())
    }

    fn read_let(&mut self, node: NodeId, bindings: NodeId, body: NodeId) -> Result<(), ReadError> {
        let wrong = || self.complain(node, "this let cannot be read", "write (let ((NAME TERM)…) TERM)");
        let pairs = self.tree.list(bindings).ok_or_else(wrong)?;
        let (mut names, mut terms) = (Vec::with_capacity(pairs.len()), Vec::with_capacity(pairs.len()));
        for &pair in pairs {
            let &[name, term] = self.tree.list(pair).ok_or_else(wrong)? else { return Err(wrong()) };
            names.push(self.tree.symbol(name).ok_or_else(wrong)?);
            terms.push(term);
        }
        self.open.push(Step::Bind(names, body));
        self.read_arguments(&terms)
    }

    fn indices(&self, indices: &[NodeId]) -> Result<Vec<u64>, ReadError> {
        let wrong = |index| self.complain(index, "an index must be a number below 2^64", "write its digits");
        indices.iter().map(|&index| numeral(self.tree, index).ok_or_else(|| wrong(index))).collect()
    }

    /// `(_ bv5 8)`, `(_ +oo 8 24)` and the like.
    fn read_indexed_constant(&mut self, node: NodeId, parts: &[NodeId]) -> Result<(), ReadError> {
        let Some((&head, indices)) = parts.split_first() else {
            return Err(self.complain(node, "an indexed name is missing here", "write (_ NAME INDEX)"));
        };
        let word = self.tree.word(head).unwrap_or_default();
        let indices = self.indices(indices)?;
        if let Some(meaning) = self.theory.special_float(word, &indices) {
            self.values.push(meaning.map_err(|mistake| self.tree.complain(node, mistake))?);
            return Ok(());
        }
        let digits = word.strip_prefix("bv").filter(|digits| digits.bytes().all(|b| b.is_ascii_digit()));
        match (digits, &indices[..]) {
            (Some(digits), &[width]) if !digits.is_empty() && width > 0 => {
                let value = if width > crate::bits::WIDEST {
                    crate::bits::too_wide(width)
                } else {
                    Value::Bits(self.theory.store.constant(width as u16, wrapping_decimal(digits)))
                };
                self.values.push(value);
                Ok(())
            }
            _ => {
                let what = format!("'{}' is not a known constant", self.tree.source(node));
                Err(self.complain(node, what, "write a constant as (_ bv5 8) or #x05"))
            }
        }
    }

    /// A head in parentheses: `((_ extract 7 0) x)` or `((as const (Array I E)) e)`.
    fn read_qualified(
        &mut self,
        node: NodeId,
        head: &'t [NodeId],
        arguments: &'t [NodeId],
    ) -> Result<(), ReadError> {
        let words: Vec<&str> = head.iter().take(2).map(|&part| self.tree.word(part).unwrap_or("")).collect();
        match (&words[..], head) {
            (["_", word], [_, _, indices @ ..]) => {
                let indices = self.indices(indices)?;
                let function = Head { word: self.tree.word(head[1]).unwrap_or(word), indices };
                self.open.push(Step::Apply(node, function, arguments.len()));
                self.read_arguments(arguments)
            }
            (["as", "const"], &[_, _, sort]) if arguments.len() == 1 => {
                let sort = self.globals.sorts.read(self.tree, sort)?;
                self.open.push(Step::ConstantArray(node, sort));
                self.read_arguments(arguments)
            }
            _ => Err(self.complain(
                node,
                "this function cannot be read",
                "write (_ NAME INDEX…) or (as const SORT)",
            )),
        }
    }

    fn call(&mut self, node: NodeId, name: Name, count: usize) -> Result<(), ReadError> {
        let arguments = self.take(count);
        let function = Rc::clone(&self.globals.functions[&name]);
        let sorts = || function.parameters.iter().map(|(_, sort)| sort);
        let fits = |(value, sort): (&Value, &Sort)| {
            matches!(value, Value::Outside(_))
                || matches!(sort, Sort::Outside(_))
                || self.theory.sort_of(value) == *sort
        };
        if count != function.parameters.len() || !arguments.iter().zip(sorts()).all(fits) {
            let wanted: Vec<String> = sorts().map(Sort::to_string).collect();
            let head = Head { word: self.tree.name(name), indices: Vec::new() };
            let mistake = self.theory.wrong(&head, &arguments, &wanted.join(" "));
            return Err(self.tree.complain(node, mistake));
        }
        let key = (name, arguments);
        if let Some(result) = self.globals.results.get(&key) {
            self.values.push(result.clone());
            return Ok(());
        }
        let arguments = key.1;
        self.locals.level += 1;
        for ((parameter, _), value) in function.parameters.iter().zip(&arguments) {
            self.locals.bind(*parameter, value.clone());
        }
        self.open.extend([Step::Return(node, name, arguments), Step::Read(function.body)]);
        Ok(())
    }

    fn finish_call(&mut self, node: NodeId, name: Name, arguments: Vec<Value>) -> Result<(), ReadError> {
        let function = Rc::clone(&self.globals.functions[&name]);
        for (parameter, _) in &function.parameters {
            self.locals.unbind(*parameter);
        }
        self.locals.level -= 1;
        let Some(result) = self.values.last().cloned() else { return Ok(()) };
        check_sort(self.tree, self.theory, node, &result, &function.sort)?;
        self.globals.results.insert((name, arguments), result);
        Ok(())
    }
}

/// Checks that a value has the sort of its definition.
pub fn check_sort(
    tree: &Tree,
    theory: &Theory,
    node: NodeId,
    value: &Value,
    sort: &Sort,
) -> Result<(), ReadError> {
    let found = theory.sort_of(value);
    if found == *sort || matches!(found, Sort::Outside(_)) || matches!(sort, Sort::Outside(_)) {
        return Ok(());
    }
    let what = format!("this has sort {found} and not {sort}");
    Err(tree.complain(node, Mistake::new(what, "change the term or the sort of the definition")))
}

/// Digits as a number modulo 2^128, of which a constant takes its lower `width` bits.
fn wrapping_decimal(digits: &str) -> u128 {
    digits.bytes().fold(0_u128, |value, digit| value.wrapping_mul(10).wrapping_add(u128::from(digit - b'0')))
}
