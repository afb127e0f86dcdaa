//! What is not in the program: the functions the engine itself provides.
//!
//! A [`FunctionModel`] is a Rust function that executes a call. It sees the engine through [`Host`] alone, and answers
//! with a result or with an [`Interrupt`]. A model that must split the path does so before it changes anything: the
//! call is made again in each part.

pub mod checks;
pub mod format;
pub mod host;
pub mod models;
pub mod signatures;
mod syscalls;

pub use host::{Enter, Finding, Host, Interrupt, Reply};
pub use models::{Definition, FunctionModel, is_for_engine, is_panic, model_of, returns_twice};
pub use syscalls::next_handler;
