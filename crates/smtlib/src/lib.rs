//! SMT-LIB 2 scripts, read into Loam's terms.
//!
//! [`Script::parse`] turns text into commands, and an [`Interpreter`] runs them: it builds terms in an
//! [`ExprStore`](loam_expr::ExprStore) and asks whoever it is given whether they can hold. Nothing here solves anything.
//!
//! From the text inwards: `tree` (parentheses), `script` (commands), `terms` (terms, without recursion), `theory`,
//! `bits`, `floats`, `arrays` (what functions mean), `interpreter` (what commands do), `print` (values as text).

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
