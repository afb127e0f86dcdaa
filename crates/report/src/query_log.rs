//! `queries.smt2`: every query of a run as an SMT-LIB script that any solver can answer.
//!
//! Terms are defined once, when a query needs them first, so the file grows with the number of queries and of
//! terms, not with their product. Each query asserts the constraints of its path and assumes its condition; the
//! answer that was found is its `:status`.

use loam_expr::text::Definitions;
use loam_expr::{Expr, ExprStore};
use loam_solver::{Observer, QueryResult};
use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// The log, while the run goes on.
pub struct QueryLog {
    file: Option<BufWriter<File>>,
    definitions: Definitions,
    queries: u64,
}

impl QueryLog {
    /// A log in a file that is made or emptied.
    pub fn create(path: &Path) -> io::Result<Self> {
        let mut file = BufWriter::new(File::create(path)?);
        writeln!(file, "(set-logic QF_ABVFP)")?;
        Ok(Self { file: Some(file), definitions: Definitions::default(), queries: 0 })
    }

    fn text(&mut self, store: &ExprStore, query: &QueryResult) -> String {
        let bases = &query.path.bases;
        let condition = bases.ground(store, query.condition);
        let mut terms: Vec<Expr> = query.path.constraints().map(|e| bases.ground(store, e)).collect();
        terms.push(condition);
        let mut text = self.definitions.of(store, &terms);
        terms.pop();
        self.queries += 1;
        let number = self.queries;
        let _ =
            writeln!(text, "(define-fun q{number} () Bool {})\n(push 1)", self.definitions.bool(condition));
        for constraint in terms {
            let _ = writeln!(text, "(assert {})", self.definitions.bool(constraint));
        }
        let status = match query.is_sat {
            Some(true) => "sat",
            Some(false) => "unsat",
            None => "unknown",
        };
        let _ = writeln!(text, "(set-info :status {status})\n(check-sat-assuming (q{number}))\n(pop 1)");
        text
    }
}

impl Drop for QueryLog {
    fn drop(&mut self) {
        if let Some(Err(error)) = self.file.as_mut().map(|file| file.flush()) {
            loam_base::complain!("loam: the log of queries is not complete: {error}");
        }
    }
}

impl Observer for QueryLog {
    fn query_ended(&mut self, store: &ExprStore, query: &QueryResult) {
        if self.file.is_none() || store.is_constant(query.condition) {
            return;
        }
        let text = self.text(store, query);
        if let Some(file) = &mut self.file
            && let Err(error) = file.write_all(text.as_bytes())
        {
            // The run goes on if its log cannot be written.
            loam_base::complain!("loam: the log of queries ends here: {error}");
            self.file = None;
        }
    }
}
