//! `loam report`: one HTML page about a run, or several runs side by side.
//!
//! The page is one file without references to others: style and script are written into it. Most of it is made here by a template
//! (`assets/page.html`); the script (`assets/page.js`) draws what is too much to be there from the beginning, the tests and the
//! execution tree, from data in the page. What a program printed or named can be anything, so the template escapes all texts.
//!
//! [`read`] reads all of a directory or fails with one line; nothing is written here.

mod bugs;
mod charts;
mod compared;
mod coverage;
mod render;
mod run;
mod series;
mod sources;
mod test_list;
mod view;

pub use render::render;
pub use run::{Run, read};
