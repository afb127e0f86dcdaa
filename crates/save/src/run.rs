//! A saved run as it is read back.

use crate::blocks::{self, Unreadable};
use crate::codec::{Reader, put, put_text};
use crate::record::{Record, SavedTrial};
use crate::tree::{Builder, SavedTree};
use loam_solver::Answer;
use loam_solver::answers::Epoch;
use std::path::Path;

/// What was run.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Header {
    /// The version of Loam.
    pub loam: String,
    /// A hash of Loam itself.
    pub build: u64,
    /// A hash of the program with its libraries.
    pub program: u64,
    /// The options on which the execution tree depends, as text.
    pub options: String,
    /// The command line behind `loam run`.
    pub arguments: Vec<String>,
    /// The working directory.
    pub directory: String,
    /// Whether the run followed the tree of another one: its order of selections cannot be repeated.
    pub follows_tree: bool,
}

impl Header {
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        put_text(&mut bytes, &self.loam);
        put(&mut bytes, u128::from(self.build));
        put(&mut bytes, u128::from(self.program));
        put_text(&mut bytes, &self.options);
        put_text(&mut bytes, &self.directory);
        put(&mut bytes, u128::from(self.follows_tree));
        put(&mut bytes, self.arguments.len() as u128);
        self.arguments.iter().for_each(|argument| put_text(&mut bytes, argument));
        bytes
    }

    fn read(bytes: &[u8]) -> Option<Self> {
        let mut from = Reader(bytes);
        let (loam, build, program) = (from.text()?, from.number()?, from.number()?);
        let (options, directory) = (from.text()?, from.text()?);
        let follows_tree = from.number::<u8>()? != 0;
        let count: usize = from.number()?;
        let arguments = (0..count).map(|_| from.text()).collect::<Option<_>>()?;
        Some(Self { loam, build, program, options, arguments, directory, follows_tree })
    }
}

/// From some selection on, a run had another command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Resumption {
    /// Selections before.
    pub selections: u64,
    /// The command line behind `loam run`.
    pub arguments: Vec<String>,
}

/// A saved run.
pub struct SavedRun {
    /// What was run.
    pub header: Header,
    /// How many states were selected.
    pub selections: u64,
    /// A hash of which they were.
    pub order: u64,
    /// Whether they are selected in the same order if the run is executed again.
    pub is_ordered: bool,
    /// How often the run was resumed before.
    pub resumptions: Vec<Resumption>,
    /// Whether queries are satisfiable: the answers of the solver, in order.
    pub answers: Vec<(u64, Answer)>,
    /// How many of them were given up to the last end of an epoch.
    pub whole_epochs: usize,
    /// Which values the solver has chosen.
    pub chosen: Vec<(u64, Answer)>,
    /// The trials, in order.
    pub trials: Vec<SavedTrial>,
    /// The trials of states that were left when the run was over, by their keys.
    pub left_trials: Vec<(u64, SavedTrial)>,
    /// The execution tree.
    pub tree: SavedTree,
    /// The blocks that were covered when the run was over, with their marks; none if it was killed.
    pub covered: Vec<(u32, u8)>,
    /// The length of the file without what is not whole.
    pub length: u64,
}

impl SavedRun {
    /// Reads a file. Nothing is written.
    pub fn read(path: &Path) -> Result<Self, Unreadable> {
        let blocks = blocks::read(path)?;
        let Some((header, rest)) = blocks.contents.split_first() else { return Err(Unreadable::Foreign) };
        let header = Header::read(header).ok_or(Unreadable::Damaged(0))?;
        let mut run = Self {
            is_ordered: !header.follows_tree,
            header,
            selections: 0,
            order: 0,
            resumptions: Vec::new(),
            answers: Vec::new(),
            whole_epochs: 0,
            chosen: Vec::new(),
            trials: Vec::new(),
            left_trials: Vec::new(),
            tree: Builder::new().finish(),
            covered: Vec::new(),
            length: blocks.length,
        };
        let mut builder = Builder::new();
        for block in rest {
            let mut from = Reader(block);
            while !from.is_empty() {
                let added = Record::read(&mut from).and_then(|record| run.add(&mut builder, record));
                added.ok_or(Unreadable::Damaged(blocks.length as usize))?;
            }
        }
        run.tree = builder.finish();
        let mut epoch = Epoch::default();
        for (number, (_, answer)) in run.answers.iter().enumerate() {
            if epoch.ends_after(answer) {
                run.whole_epochs = number + 1;
            }
        }
        Ok(run)
    }

    fn add(&mut self, builder: &mut Builder, record: Record) -> Option<()> {
        match record {
            Record::Answered { key, answer } => self.answers.push((key, answer)),
            Record::Chosen { key, answer } => self.chosen.push((key, answer)),
            Record::Tried(trial) => self.trials.push(trial),
            Record::TriedLeft { key, trial } => self.left_trials.push((key, trial)),
            Record::Unordered => self.is_ordered = false,
            Record::Selections { count, order } => {
                // What was covered before is not all that is covered by now.
                if count > self.selections {
                    self.covered.clear();
                }
                (self.selections, self.order) = (count, order);
            }
            Record::Covered(blocks) => self.covered = blocks,
            Record::Resumed { arguments } => {
                self.resumptions.push(Resumption { selections: self.selections, arguments });
            }
            record => builder.add(record)?,
        }
        Some(())
    }
}
