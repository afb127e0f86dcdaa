//! The functions that the engine provides because the program lacks them.
//!
//! A [`FunctionModel`] is a Rust function that executes a call. It sees the engine through [`EngineContext`] alone, and
//! answers with a [`Reply`] or an [`Interrupt`]. A model that must fork the path does so before it changes anything: the
//! call is executed again in each successor.

pub mod checks;
pub mod context;
pub mod format;
pub mod models;
pub mod reply;
pub mod signatures;
mod syscalls;
mod user_range;

pub use context::{
    Attempt, ControlContext, EngineContext, FallibleCall, Forking, InputContext, MemoryContext,
    OutputContext, PathContext, Structor, SystemContext, TermContext,
};
pub use models::{Definition, FunctionModel, is_for_engine, is_panic, model_of, returns_twice};
pub use reply::{Enter, Finding, Interrupt, Reply};
pub use syscalls::next_handler;
