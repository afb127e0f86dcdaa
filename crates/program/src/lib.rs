//! The program under test, in two representations.
//!
//! [`ir`] is what a front end produces: functions of blocks over scalar registers, with the layout of every type
//! resolved and every aggregate and vector split into scalars. [`code`] is what the executor runs: [`lower`]
//! turns one into the other once, after the globals have their addresses. Nothing here names LLVM, expressions or
//! memory.

pub mod code;
pub mod convention;
pub mod ir;
pub mod lower;
pub mod print;
pub mod verify;
pub mod visit;
