//! `loam solve`: the chain of solvers on SMT-LIB scripts, as a solver of its own.
//!
//! Answers go to standard output as any SMT solver prints them, everything else to standard error. An answer that
//! contradicts the `:status` of a script is a fault of Loam or of the script, and has an exit status of its own.

use crate::args::{SolveArgs, SolverArg};
use crate::commands::{print, refuse, status};
use loam_expr::{Expr, ExprStore};
use loam_smtlib::{Answer, Decision, Interpreter, Output, Script};
use loam_solver::{Backend, GaveUp, Limits, Solver, SolverConfig, SolverFigures, Unknown, Verdict};
use loam_solver_bitwuzla::Bitwuzla;
use loam_solver_blaster::Blaster;
use std::cell::RefCell;
use std::io::Read;
use std::process::ExitCode;
use std::sync::Arc;

/// Runs each script; the first that cannot be read ends it.
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

/// Whether no answer contradicts what the script says it should be.
fn solve(args: &SolveArgs, file: &str) -> Result<bool, String> {
    let name = if file == "-" { "standard input" } else { file };
    let text = read(file).map_err(|error| format!("{name}: {error}"))?;
    let script = Script::parse(&text).map_err(|error| format!("{name}:{error}"))?;
    let store = Arc::new(ExprStore::new());
    let solver = RefCell::new(solver(args, &store));
    let mut agrees = true;
    let result = Interpreter::new(&store, &script).run(
        |conjuncts| decide(&mut solver.borrow_mut(), conjuncts),
        |output| {
            // The limit is for a whole check-sat, which may take several questions.
            solver.borrow_mut().set_time_left(args.solver_timeout);
            agrees &= say(name, output);
        },
    );
    if args.stats {
        eprintln!("{}", figures(name, &solver.borrow().figures()));
    }
    result.map_err(|error| format!("{name}:{error}"))?;
    Ok(agrees)
}

/// Bytes that are no text are not refused here: the reader says where they are.
fn read(file: &str) -> std::io::Result<String> {
    let mut bytes = Vec::new();
    match file {
        "-" => std::io::stdin().read_to_end(&mut bytes)?,
        _ => std::fs::File::open(file)?.read_to_end(&mut bytes)?,
    };
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn solver(args: &SolveArgs, store: &Arc<ExprStore>) -> Solver {
    let config = SolverConfig { timeout: args.solver_timeout, ..SolverConfig::default() };
    let (fast, full): (Box<dyn Backend>, Box<dyn Backend>) = match args.solver {
        SolverArg::Chain => (Box::new(Blaster::new()), Box::new(Bitwuzla::new())),
        SolverArg::Blaster => (Box::new(Nobody), Box::new(Blaster::new())),
        SolverArg::Bitwuzla => (Box::new(Nobody), Box::new(Bitwuzla::new())),
    };
    let mut solver = Solver::new(Arc::clone(store), config, fast, full);
    solver.set_time_left(args.solver_timeout);
    solver
}

fn decide(solver: &mut Solver, conjuncts: &[Expr]) -> Decision {
    match solver.decide(conjuncts) {
        Ok(Some(model)) => Decision::Sat(model),
        Ok(None) => Decision::Unsat,
        Err(GaveUp) => {
            Decision::Unknown("the solver gave up: the time was over, or it lacks an operation".to_owned())
        }
    }
}

/// Says it; whether it contradicts nothing.
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
        eprintln!("loam: {name}:{line}:{column}: unknown: {reason}");
    }
    match expected {
        Some(expected) if answer != Answer::Unknown && answer != expected => {
            eprintln!("loam: {name}:{line}:{column}: the answer is {answer}, but :status says {expected}");
            false
        }
        _ => true,
    }
}

fn figures(name: &str, figures: &SolverFigures) -> String {
    let SolverFigures { queries, solver_queries, query_cache_hits, unknown, time, .. } = figures;
    format!(
        "loam: {name}: {queries} questions, {solver_queries} reached a solver, {query_cache_hits} asked before, \
         {unknown} without an answer, {:.3} s",
        time.as_secs_f64()
    )
}

/// The backend in front of one that is to work alone.
struct Nobody;

impl Backend for Nobody {
    fn name(&self) -> &'static str {
        "nobody"
    }

    fn can_solve(&self, _: &ExprStore, _: &[Expr]) -> bool {
        false
    }

    fn check(&mut self, _: &ExprStore, _: &[Expr], _: &Limits) -> Verdict {
        Verdict::Unknown(Unknown::Effort)
    }
}
