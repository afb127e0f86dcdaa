//! `loam solve`: the solver chain as an SMT solver for SMT-LIB scripts.
//!
//! Results go to standard output as any SMT solver prints them, everything else to standard error. A result
//! that contradicts the `:status` of a script is a fault of Loam or of the script, and has a separate exit
//! status.

use crate::args::SolveArgs;
use crate::commands::{print, refuse, status};
use crate::solvers::without;
use loam_base::files;
use loam_expr::{Assignment, Expr, ExprStore};
use loam_smtlib::{Answer, Decision, Interpreter, Output, Query, Script};
use loam_solver::{GaveUp, Layer, Model, PathCondition, Solver, SolverConfig, SolverFigures};
use std::cell::RefCell;
use std::collections::HashMap;
use std::io::Read;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

/// Runs each script; stops at the first that cannot be read.
pub fn run(args: &SolveArgs) -> ExitCode {
    let mut contradicted = false;
    for file in &args.files {
        match solve(args, file) {
            Ok(agrees) => contradicted |= !agrees,
            Err(message) => return refuse(&message),
        }
    }
    ExitCode::from(if contradicted { status::INTERNAL } else { status::FINE })
}

/// Whether no result contradicts the script's `:status`.
fn solve(args: &SolveArgs, file: &str) -> Result<bool, String> {
    let name = if file == "-" { "standard input" } else { file };
    let text = read(file).map_err(|error| format!("{name}: {error}"))?;
    let script = Script::parse(&text).map_err(|error| format!("{name}:{error}"))?;
    let store = Arc::new(ExprStore::new());
    let (solver, uncounted) = (solver(args, &store)?, solver(args, &store)?);
    let answers = Answers { solver, uncounted, store: Arc::clone(&store), paths: HashMap::new() };
    let answers = RefCell::new(answers);
    let mut agrees = true;
    let result = Interpreter::new(&store, &script).run(
        |query| answers.borrow_mut().decide(query),
        |output| {
            answers.borrow_mut().set_time_left(args.solver_timeout);
            agrees &= say(name, output);
        },
    );
    let solver = answers.into_inner().solver;
    if args.stats {
        loam_base::complain!("{}", figures(name, &solver.figures()));
    }
    result.map_err(|error| format!("{name}:{error}"))?;
    if let Some(wrong) = solver.contradiction() {
        loam_base::complain!("loam: {name}: a wrong answer: {}", wrong.message);
        agrees = false;
    }
    Ok(agrees)
}

/// Bytes that are not UTF-8 are accepted here: the parser reports their position.
fn read(file: &str) -> std::io::Result<String> {
    let bytes = match file {
        "-" => {
            let mut bytes = Vec::new();
            std::io::stdin().read_to_end(&mut bytes)?;
            bytes
        }
        _ => files::read(file.as_ref())?,
    };
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn solver(args: &SolveArgs, store: &Arc<ExprStore>) -> Result<Solver, String> {
    let (timeout, without) = (args.solver_timeout, without(&args.no_cache));
    let config = SolverConfig { timeout, without, validate: args.validate, ..SolverConfig::default() };
    let mut backends = args.solver.backends()?;
    if args.validate {
        backends.second = args.solver.validator();
    }
    let mut solver = Solver::new(Arc::clone(store), config, backends);
    solver.set_time_left(timeout);
    Ok(solver)
}

/// Answers the queries of a script. If the assertions are satisfiable they become the path constraints and
/// the assumptions the condition of a query, as in a run.
struct Answers {
    solver: Solver,
    /// Finds out which assertions are satisfiable, outside of the statistics.
    uncounted: Solver,
    store: Arc<ExprStore>,
    paths: HashMap<Vec<Expr>, Option<PathCondition>>,
}

impl Answers {
    /// The limit is for a whole check-sat, which may take several queries.
    fn set_time_left(&mut self, time_left: Option<Duration>) {
        self.solver.set_time_left(time_left);
        self.uncounted.set_time_left(time_left);
    }

    fn decide(&mut self, query: Query) -> Decision {
        let decided = match self.store.is_true(query.assumed) {
            true => self.solver.decide(query.conjuncts),
            false => self.decide_on_path(&query),
        };
        match decided {
            Ok(Some(model)) => Decision::Sat(model),
            Ok(None) => Decision::Unsat,
            Err(GaveUp) => Decision::Unknown(
                "the solver gave up: the time was over, or it lacks an operation".to_owned(),
            ),
        }
    }

    fn decide_on_path(&mut self, query: &Query) -> Result<Option<Model>, GaveUp> {
        if !self.paths.contains_key(query.asserted) {
            let path = self.uncounted.decide(query.asserted)?.map(|model| {
                let mut path = PathCondition::new();
                for &constraint in query.asserted {
                    path.add(&self.store, constraint, Some(&model));
                }
                path
            });
            self.paths.insert(query.asserted.to_vec(), path);
        }
        let Some(path) = &self.paths[query.asserted] else { return Ok(None) };
        let answer = self.solver.feasible(path, query.assumed)?;
        let inputs = path.inputs(answer.model());
        let symbols = query.conjuncts.iter().flat_map(|&conjunct| self.store.support(conjunct));
        let model = symbols.map(|&symbol| (symbol, inputs.byte(symbol))).collect();
        Ok(answer.is_sat().then_some(model))
    }
}

/// Prints the result; returns whether it contradicts nothing.
fn say(name: &str, output: Output) -> bool {
    let (answer, expected, (line, column), reason) = match output {
        Output::Text(text) => {
            print(&format!("{text}\n"));
            return true;
        }
        Output::Answer { answer, expected, place, reason } => (answer, expected, place, reason),
    };
    print(&format!("{answer}\n"));
    if let Some(reason) = reason {
        loam_base::complain!("loam: {name}:{line}:{column}: unknown: {reason}");
    }
    match expected {
        Some(expected) if answer != Answer::Unknown && answer != expected => {
            loam_base::complain!(
                "loam: {name}:{line}:{column}: the answer is {answer}, but :status says {expected}"
            );
            false
        }
        _ => true,
    }
}

fn figures(name: &str, figures: &SolverFigures) -> String {
    let SolverFigures { queries, solver_queries, unknown, time, .. } = figures;
    let answered: Vec<String> = Layer::TABLE
        .into_iter()
        .filter(|(layer, ..)| figures.by(*layer) > 0)
        .map(|(layer, name, _)| format!("{name} {}", figures.by(layer)))
        .collect();
    format!(
        "loam: {name}: {queries} queries, {solver_queries} reached a solver, {unknown} without an answer, {:.3} s; \
         answered by: {}",
        time.as_secs_f64(),
        answered.join(", ")
    )
}
