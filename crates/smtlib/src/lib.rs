//! SMT-LIB 2 scripts, read into Loam's terms.
//!
//! [`Script::parse`] turns text into commands, and an [`Interpreter`] runs them: it builds terms in an
//! [`ExprStore`](loam_expr::ExprStore) and sends queries to the caller's solver. This crate contains no solver.
//!
//! From the text inwards: `tree` (s-expressions), `script` (commands), `terms` (terms, without recursion), `theory`,
//! `bits`, `floats`, `arrays` (semantics of functions), `interpreter` (execution of commands), `print` (values as
//! text).

mod arrays;
mod bits;
mod error;
mod floats;
mod interpreter;
mod print;
mod reals;
mod script;
mod sorts;
mod terms;
mod theory;
mod tree;
mod value;

pub use error::{Mistake, ReadError};
pub use interpreter::{Answer, Decision, Interpreter, Output, Query};
pub use script::Script;
