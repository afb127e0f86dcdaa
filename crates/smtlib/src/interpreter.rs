//! Runs the commands of a script: keeps the names and assertions of each assertion level, sends queries to the caller's
//! solver, and returns the output line by line.
//!
//! An assertion that Loam cannot express makes its level incomplete. The other assertions are still checked: if they
//! are unsat, so is the whole; otherwise the result is unknown, with the reason.

use crate::arrays::{FreeId, Read, symbol, symbol_size};
use crate::error::{Mistake, ReadError};
use crate::print;
use crate::script::{Command, Script};
use crate::sorts::SortNames;
use crate::terms::{self, Function, Globals, check_sort};
use crate::theory::Theory;
use crate::tree::{Name, NodeId, Tree};
use crate::value::{Fact, Sort, Value};
use loam_expr::{BinaryOp, Evaluator, Expr, ExprStore, View};
use loam_solver::Model;
use rustc_hash::FxHashSet;
use std::fmt;
use std::rc::Rc;

/// A check-sat query: whether all terms can hold at once.
#[derive(Clone, Copy, Debug)]
pub struct Query<'q> {
    /// The conjuncts of all terms, each once.
    pub conjuncts: &'q [Expr],
    /// The conjuncts of the assertions.
    pub asserted: &'q [Expr],
    /// The assumptions of a check-sat-assuming as one term; true if there are none.
    pub assumed: Expr,
}

/// The caller's result of a query.
#[derive(Clone, Debug)]
pub enum Decision {
    /// Satisfiable with this model.
    Sat(Model),
    /// Unsatisfiable.
    Unsat,
    /// Undecided, and why.
    Unknown(String),
}

/// The result of a check-sat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Satisfiable.
    Sat,
    /// Unsatisfiable.
    Unsat,
    /// Undecided.
    Unknown,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sat => "sat",
            Self::Unsat => "unsat",
            Self::Unknown => "unknown",
        })
    }
}

/// A piece of the output of a script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// One or more lines of output.
    Text(String),
    /// The result of a check-sat, which is also part of the output.
    Answer {
        /// The result.
        answer: Answer,
        /// The expected result, from the `(set-info :status …)` before the command.
        expected: Option<Answer>,
        /// Line and column of the command.
        place: (usize, usize),
        /// Why the result is unknown, if it is.
        reason: Option<String>,
    },
}

/// The last result.
enum Last {
    Nothing,
    Model(Model),
    Unsat,
    Unknown(String),
}

/// An assertion level, which a push opens.
#[derive(Default)]
struct Level {
    assertions: Vec<Expr>,
    /// The first assertion that cannot be expressed, with its location.
    outside: Option<String>,
    names: Vec<Name>,
    declared: usize,
    defined_arrays: Vec<FreeId>,
    /// The names of sorts before the push.
    sorts: SortNames,
}

#[derive(Default)]
struct Options {
    print_success: bool,
    global_declarations: bool,
}

/// Runs the commands of one script.
pub struct Interpreter<'s> {
    store: &'s ExprStore,
    script: &'s Script,
    theory: Theory<'s>,
    globals: Globals,
    levels: Vec<Level>,
    /// Declared constants in the order of the script.
    declared: Vec<Name>,
    options: Options,
    status: Option<Answer>,
    last: Last,
}

type Decide<'d> = dyn FnMut(Query) -> Decision + 'd;
type Say<'d> = dyn FnMut(Output) + 'd;

impl<'s> Interpreter<'s> {
    /// An interpreter before the first command of a script.
    pub fn new(store: &'s ExprStore, script: &'s Script) -> Self {
        Self {
            store,
            script,
            theory: Theory::new(store),
            globals: Globals::default(),
            levels: vec![Level::default()],
            declared: Vec::new(),
            options: Options::default(),
            status: None,
            last: Last::Nothing,
        }
    }

    /// Runs all commands; `decide` answers queries, `say` takes the output. Stops at the first mistake.
    pub fn run(
        &mut self,
        mut decide: impl FnMut(Query) -> Decision,
        mut say: impl FnMut(Output),
    ) -> Result<(), ReadError> {
        for (node, command) in &self.script.commands {
            if let Command::Exit = command {
                break;
            }
            self.command(*node, command, &mut decide, &mut say)?;
        }
        Ok(())
    }

    /// The current assertions, with the constraints that make reads of arrays consistent.
    pub fn assertions(&self) -> Vec<Expr> {
        let asserted = self.asserted();
        let agreement = self.theory.arrays.agreement(self.store, &asserted, usize::MAX);
        self.parts([asserted, agreement.unwrap_or_default()].concat())
    }

    /// The current bits of a constant that the script declares or defines.
    pub fn constant(&self, name: &str) -> Option<Expr> {
        let value = self.globals.constants.get(&self.script.tree.find(name)?)?;
        Some(self.theory.scalar(value)?.1)
    }

    /// The reads of a declared array so far: index and element. An index contains only earlier reads.
    pub fn reads(&self, name: &str) -> Vec<(Expr, Expr)> {
        let constant = self.script.tree.find(name).and_then(|name| self.globals.constants.get(&name));
        let reads = match constant {
            Some(Value::Array(array)) => self.theory.arrays.reads_of(*array),
            _ => Vec::new(),
        };
        reads.into_iter().map(|Read { index, value, .. }| (index, value)).collect()
    }

    fn tree(&self) -> &'s Tree {
        &self.script.tree
    }

    fn complain(&self, node: NodeId, what: impl Into<String>, remedy: &str) -> ReadError {
        self.tree().complain(node, Mistake::new(what, remedy))
    }

    fn level(&mut self) -> &mut Level {
        let top = self.levels.len() - 1;
        &mut self.levels[top]
    }

    fn command(
        &mut self,
        node: NodeId,
        command: &Command,
        decide: &mut Decide,
        say: &mut Say,
    ) -> Result<(), ReadError> {
        match command {
            Command::SetLogic => {}
            Command::SetInfo { key, value } => self.set_info(*key, *value),
            Command::SetOption { key, value } => self.set_option(*key, *value),
            Command::GetInfo(key) => return self.say(say, self.info(*key)),
            Command::DefineSort { name, parameters, sort } => {
                self.globals.sorts.define(self.tree(), *name, parameters, *sort)?;
            }
            Command::Declare { name, parameters, sort } => self.declare(node, *name, parameters, *sort)?,
            Command::Define { name, parameters, sort, body } => {
                self.define(node, *name, parameters, *sort, *body)?;
            }
            Command::Assert(term) => self.assert(*term)?,
            Command::CheckSat => return self.check_sat(node, &[], decide, say),
            Command::CheckSatAssuming(terms) => return self.check_sat(node, terms, decide, say),
            Command::GetModel => return self.say(say, self.model()),
            Command::GetValue(terms) => {
                let text = self.values(terms)?;
                return self.say(say, text);
            }
            Command::Push(levels) => self.push(*levels),
            Command::Pop(levels) => self.pop(node, *levels)?,
            Command::Echo(text) => return self.say(say, self.tree().source(*text).to_owned()),
            Command::Reset => self.reset(),
            Command::ResetAssertions => self.reset_assertions(),
            Command::Exit => {}
            Command::Other => return self.say(say, "unsupported".to_owned()),
        }
        if self.options.print_success {
            say(Output::Text("success".to_owned()));
        }
        Ok(())
    }

    fn say(&self, say: &mut Say, text: String) -> Result<(), ReadError> {
        say(Output::Text(text));
        Ok(())
    }

    // ---- information and options -----------------------------------------------------------------------

    fn set_info(&mut self, key: NodeId, value: Option<NodeId>) {
        if self.tree().word(key) == Some(":status") {
            self.status = match value.and_then(|value| self.tree().word(value)) {
                Some("sat") => Some(Answer::Sat),
                Some("unsat") => Some(Answer::Unsat),
                _ => None,
            };
        }
    }

    fn set_option(&mut self, key: NodeId, value: Option<NodeId>) {
        let is_on = value.and_then(|value| self.tree().word(value)) == Some("true");
        match self.tree().word(key) {
            Some(":print-success") => self.options.print_success = is_on,
            Some(":global-declarations") => self.options.global_declarations = is_on,
            _ => {}
        }
    }

    fn info(&self, key: NodeId) -> String {
        match self.tree().word(key) {
            Some(":name") => "(:name \"Loam\")".to_owned(),
            Some(":version") => format!("(:version \"{}\")", env!("CARGO_PKG_VERSION")),
            Some(":authors") => "(:authors \"the authors of Loam\")".to_owned(),
            Some(":error-behavior") => "(:error-behavior immediate-exit)".to_owned(),
            Some(":assertion-stack-levels") => {
                format!("(:assertion-stack-levels {})", self.levels.len() - 1)
            }
            Some(":reason-unknown") => match &self.last {
                Last::Unknown(reason) => format!("(:reason-unknown {})", print::text(reason)),
                _ => error("the last answer was not unknown"),
            },
            Some(":status") => match self.status {
                Some(status) => format!("(:status {status})"),
                None => "(:status unknown)".to_owned(),
            },
            _ => "unsupported".to_owned(),
        }
    }

    // ---- names -----------------------------------------------------------------------------------------

    fn check_new(&self, node: NodeId, name: Name) -> Result<(), ReadError> {
        let is_taken =
            self.globals.constants.contains_key(&name) || self.globals.functions.contains_key(&name);
        if !is_taken {
            return Ok(());
        }
        let what = format!("'{}' is declared already", self.tree().name(name));
        Err(self.complain(node, what, "choose another name"))
    }

    /// Records the level that a name belongs to.
    fn keep(&mut self, name: Name) {
        if !self.options.global_declarations {
            self.level().names.push(name);
        }
    }

    fn declare(
        &mut self,
        node: NodeId,
        name: Name,
        parameters: &[NodeId],
        sort: NodeId,
    ) -> Result<(), ReadError> {
        self.check_new(node, name)?;
        let sort = self.globals.sorts.read(self.tree(), sort)?;
        let text = self.tree().name(name);
        let value = match sort {
            _ if !parameters.is_empty() => {
                Value::outside(format!("the function {text}, which is declared with parameters"))
            }
            Sort::Scalar(sort) => {
                let array = self.store.array(text, 0, symbol_size(sort));
                symbol(self.store, array, sort)
            }
            Sort::Array(sort) => Value::Array(self.theory.arrays.free(text, sort).1),
            Sort::Rounding => Value::outside(format!("the rounding mode {text}, which is not constant")),
            Sort::Outside(why) => Value::Outside(why),
        };
        self.globals.constants.insert(name, value);
        self.declared.push(name);
        self.keep(name);
        Ok(())
    }

    fn define(
        &mut self,
        node: NodeId,
        name: Name,
        parameters: &[(Name, NodeId)],
        sort: NodeId,
        body: NodeId,
    ) -> Result<(), ReadError> {
        self.check_new(node, name)?;
        let sort = self.globals.sorts.read(self.tree(), sort)?;
        if parameters.is_empty() {
            let value = self.term(body)?;
            check_sort(self.tree(), &self.theory, body, &value, &sort)?;
            self.globals.constants.insert(name, value);
        } else {
            let read =
                |&(name, sort): &(Name, NodeId)| Ok((name, self.globals.sorts.read(self.tree(), sort)?));
            let parameters = parameters.iter().map(read).collect::<Result<_, ReadError>>()?;
            self.globals.functions.insert(name, Rc::new(Function { parameters, sort, body }));
        }
        self.keep(name);
        Ok(())
    }

    fn term(&mut self, node: NodeId) -> Result<Value, ReadError> {
        terms::read(&self.script.tree, &mut self.globals, &mut self.theory, node)
    }

    // ---- levels ----------------------------------------------------------------------------------------

    fn push(&mut self, levels: u32) {
        for _ in 0..levels {
            let level = Level {
                declared: self.declared.len(),
                sorts: self.globals.sorts.clone(),
                ..Level::default()
            };
            self.levels.push(level);
        }
    }

    fn pop(&mut self, node: NodeId, levels: u32) -> Result<(), ReadError> {
        if levels as usize >= self.levels.len() {
            let what = format!("{levels} levels are popped, but {} were pushed", self.levels.len() - 1);
            return Err(self.complain(node, what, "pop fewer levels, or push first"));
        }
        for _ in 0..levels {
            let level = self.levels.pop().unwrap_or_default();
            self.forget(&level);
            if !self.options.global_declarations {
                self.declared.truncate(level.declared);
                self.globals.sorts = level.sorts;
            }
        }
        self.last = Last::Nothing;
        Ok(())
    }

    fn forget(&mut self, level: &Level) {
        for name in &level.names {
            self.globals.constants.remove(name);
            self.globals.functions.remove(name);
        }
        for &free in &level.defined_arrays {
            self.theory.arrays.undefine(free);
        }
        self.globals.results.clear();
    }

    fn reset_assertions(&mut self) {
        for level in std::mem::take(&mut self.levels) {
            self.forget(&level);
        }
        if !self.options.global_declarations {
            self.declared.clear();
            self.globals.sorts = SortNames::default();
        }
        self.levels = vec![Level::default()];
        self.last = Last::Nothing;
    }

    fn reset(&mut self) {
        *self = Self::new(self.store, self.script);
    }

    // ---- assertions and queries ----------------------------------------------------------------------

    fn assert(&mut self, term: NodeId) -> Result<(), ReadError> {
        self.last = Last::Nothing;
        match self.term(term)? {
            Value::Bool(bit) => self.level().assertions.push(bit),
            Value::Facts(facts) => facts.iter().for_each(|&fact| self.assert_fact(term, fact)),
            Value::Outside(why) => self.assert_outside(term, &why),
            other => return Err(self.not_bool(term, &other)),
        }
        Ok(())
    }

    fn not_bool(&self, node: NodeId, value: &Value) -> ReadError {
        let what = format!("a term of sort {} is asserted", self.theory.sort_of(value));
        self.complain(node, what, "assert a term of sort Bool")
    }

    fn assert_fact(&mut self, term: NodeId, fact: Fact) {
        let (a, b) = match fact {
            Fact::Holds(bit) => return self.level().assertions.push(bit),
            Fact::Same(a, b) => (a, b),
        };
        // A definition ends with its level, but global names may have been defined by it.
        let may_define = self.levels.len() == 1 || !self.options.global_declarations;
        let definition = if may_define { self.theory.arrays.define(self.store, a, b) } else { None };
        match definition {
            Some((same, free)) => {
                self.level().assertions.extend(same);
                self.level().defined_arrays.extend(free);
            }
            None => self.assert_outside(term, "an equality of arrays that defines no declared array"),
        }
    }

    fn assert_outside(&mut self, term: NodeId, why: &str) {
        let reason = self.not_expressible(term, why);
        self.level().outside.get_or_insert(reason);
    }

    fn not_expressible(&self, term: NodeId, why: &str) -> String {
        let (line, column) = self.tree().place(term);
        format!("{line}:{column}: Loam's terms cannot express {why}")
    }

    fn asserted(&self) -> Vec<Expr> {
        self.levels.iter().flat_map(|level| &level.assertions).copied().collect()
    }

    /// The conjuncts of all terms, each once.
    fn parts(&self, mut terms: Vec<Expr>) -> Vec<Expr> {
        let (mut seen, mut parts) = (FxHashSet::default(), Vec::new());
        terms.reverse();
        while let Some(term) = terms.pop() {
            match self.store.view(term) {
                View::Binary(BinaryOp::And, a, b) => terms.extend([b, a]),
                _ if self.store.is_true(term) || !seen.insert(term) => {}
                _ => parts.push(term),
            }
        }
        parts
    }

    fn check_sat(
        &mut self,
        node: NodeId,
        assumptions: &[NodeId],
        decide: &mut Decide,
        say: &mut Say,
    ) -> Result<(), ReadError> {
        let mut outside = self.levels.iter().find_map(|level| level.outside.clone());
        let mut terms = Vec::new();
        for &assumption in assumptions {
            match self.term(assumption)? {
                Value::Bool(bit) => terms.push(bit),
                Value::Outside(why) => {
                    outside.get_or_insert(self.not_expressible(assumption, &why));
                }
                Value::Facts(_) => {
                    outside.get_or_insert(self.not_expressible(assumption, "an assumed equality of arrays"));
                }
                other => return Err(self.not_bool(assumption, &other)),
            }
        }
        self.last = self.decide(&terms, outside, decide);
        let (answer, reason) = match &self.last {
            Last::Model(_) => (Answer::Sat, None),
            Last::Unsat => (Answer::Unsat, None),
            Last::Unknown(why) => (Answer::Unknown, Some(why.clone())),
            Last::Nothing => (Answer::Unknown, None),
        };
        let place = self.tree().place(node);
        say(Output::Answer { answer, expected: self.status.take(), place, reason });
        Ok(())
    }

    fn decide(&self, assumptions: &[Expr], outside: Option<String>, decide: &mut Decide) -> Last {
        match (self.decide_with_arrays(self.asserted(), assumptions, decide), outside) {
            (Decision::Unsat, _) => Last::Unsat,
            (_, Some(outside)) => Last::Unknown(outside),
            (Decision::Unknown(why), None) => Last::Unknown(why),
            (Decision::Sat(model), None) => Last::Model(self.theory.arrays.complete(self.store, &model)),
        }
    }

    /// With few reads, all consistency constraints are added from the start. With many, only those that a model
    /// violates are added (lazily), and all of them after too many models.
    fn decide_with_arrays(
        &self,
        mut terms: Vec<Expr>,
        assumptions: &[Expr],
        decide: &mut Decide,
    ) -> Decision {
        const FEW: usize = 32;
        const MODELS: usize = 100;
        let arrays = &self.theory.arrays;
        let all = |terms: &[Expr]| [terms, assumptions].concat();
        if let Some(agreement) = arrays.agreement(self.store, &all(&terms), FEW) {
            terms.extend(agreement);
            return self.decide_terms(&terms, assumptions, decide);
        }
        for _ in 0..MODELS {
            let decision = self.decide_terms(&terms, assumptions, decide);
            let Decision::Sat(model) = &decision else { return decision };
            let lacking = arrays.disagreement(self.store, &all(&terms), model);
            if lacking.is_empty() {
                return decision;
            }
            terms.extend(lacking);
        }
        terms.extend(arrays.agreement(self.store, &all(&terms), usize::MAX).unwrap_or_default());
        self.decide_terms(&terms, assumptions, decide)
    }

    fn decide_terms(&self, terms: &[Expr], assumptions: &[Expr], decide: &mut Decide) -> Decision {
        let conjuncts = self.parts([terms, assumptions].concat());
        let is_false = conjuncts.iter().any(|&conjunct| self.store.is_false(conjunct));
        let decision = match conjuncts[..] {
            _ if is_false => Decision::Unsat,
            [] => Decision::Sat(Model::default()),
            _ => {
                let (asserted, assumed) = (self.parts(terms.to_vec()), self.store.and_all(assumptions));
                decide(Query { conjuncts: &conjuncts, asserted: &asserted, assumed })
            }
        };
        if let Decision::Sat(model) = &decision {
            let mut evaluator = Evaluator::new(self.store, model);
            if !conjuncts.iter().all(|&conjunct| evaluator.eval_bool(conjunct)) {
                return Decision::Unknown("the solver's model does not satisfy the assertions".to_owned());
            }
        }
        decision
    }

    // ---- models ----------------------------------------------------------------------------------------

    fn model(&self) -> String {
        let Last::Model(model) = &self.last else {
            return error("there is no model: the last answer was not sat");
        };
        let mut lines = vec!["(".to_owned()];
        for &name in &self.declared {
            let value = &self.globals.constants[&name];
            if let Some(text) = self.value_text(model, value) {
                let (name, sort) = (print::symbol(self.tree().name(name)), self.theory.sort_of(value));
                lines.push(format!("  (define-fun {name} () {sort} {text})"));
            }
        }
        lines.push(")".to_owned());
        lines.join("\n")
    }

    fn values(&mut self, terms: &[NodeId]) -> Result<String, ReadError> {
        let mut values = Vec::with_capacity(terms.len());
        for &term in terms {
            values.push(self.term(term)?);
        }
        let Last::Model(model) = &self.last else {
            return Ok(error("there is no model: the last answer was not sat"));
        };
        // The terms may read arrays at indices that no query has read.
        let model = self.theory.arrays.complete(self.store, model);
        let mut pairs = Vec::with_capacity(terms.len());
        for (&term, value) in terms.iter().zip(&values) {
            let Some(text) = self.value_text(&model, value) else {
                return Ok(error("Loam cannot compute one of these terms"));
            };
            pairs.push(format!("({} {text})", self.tree().source(term)));
        }
        self.last = Last::Model(model);
        Ok(format!("({})", pairs.join("\n ")))
    }

    fn value_text(&self, model: &Model, value: &Value) -> Option<String> {
        let mut evaluator = Evaluator::new(self.store, model);
        match value {
            Value::Array(array) => {
                let contents = self.theory.arrays.contents(*array, &mut |e| evaluator.eval(e));
                Some(print::array(self.theory.arrays.sort(*array), &contents))
            }
            Value::Rounding(rounding) => Some(loam_expr::text::rounding_name(*rounding).to_owned()),
            _ => {
                let (sort, bits) = self.theory.scalar(value)?;
                Some(print::scalar(sort, evaluator.eval(bits)))
            }
        }
    }
}

fn error(what: &str) -> String {
    format!("(error {})", print::text(what))
}
