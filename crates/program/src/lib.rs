//! The program under test, in two languages of Loam's own.
//!
//! [`ir`] is what a front end produces: functions of blocks over scalar registers, with every type laid out
//! and every aggregate and vector taken apart. [`code`] is what runs: [`lower`] turns one into the other once,
//! after the globals have their addresses. Nothing here names LLVM, expressions or memory.

pub mod code;
pub mod convention;
pub mod ir;
pub mod lower;
pub mod print;
pub mod verify;
pub mod visit;
