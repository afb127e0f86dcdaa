//! Records as bytes: a tag, then the numbers of the record.

use crate::codec::{Reader, put, put_text};
use crate::tree::{Ending, Place};
use loam_solver::answers::AnonymousModel;
use loam_solver::{Answer, Answered, Layer};
use loam_state::decision::Outcome;

/// What was saved, in the order in which it happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Record {
    /// A function has the next number from here on.
    Function { name: String, body: u64 },
    /// The program starts in this many states.
    Started { count: u32 },
    /// The records that follow are of this state.
    Selected { state: u32 },
    /// The state made a decision.
    Decided { kind: u8, place: Place, outcome: Outcome },
    /// The state forked into this many, after so many instructions of its path.
    Forked { count: u32, instructions: u64 },
    /// The path of the state ended.
    Ended { ending: Ending, instructions: u64 },
    /// The state waits to be merged with others.
    Waited,
    /// The solver answered a query.
    Answered { key: u64, answer: Answer },
    /// The solver chose values for a query. That depends on the query alone, so that it does not matter when.
    Chosen { key: u64, answer: Answer },
    /// A trial has ended.
    Tried(SavedTrial),
    /// A trial of a state that was left when the run was over has ended. The key says which one it was.
    TriedLeft { key: u64, trial: SavedTrial },
    /// So many states were selected up to here, with this hash of which they were: the end of a block.
    Selections { count: u64, order: u64 },
    /// States were terminated because memory ran out. That depends on the machine, so that the order cannot be the same again.
    Unordered,
    /// From here on the run has this command line.
    Resumed { arguments: Vec<String> },
    /// The blocks that were covered so far, with their marks.
    Covered(Vec<(u32, u8)>),
}

/// What a trial left, so that it need not be executed again if it left nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SavedTrial {
    /// The instructions that it executed.
    pub instructions: u64,
    /// Whether it executed something that no path had executed.
    pub is_covering: bool,
    /// Whether nothing is left of it: no test, no answer of the solver, nothing that the host did.
    pub leaves_nothing: bool,
}

impl SavedTrial {
    fn to_number(self) -> u128 {
        let marks = u128::from(self.is_covering) | u128::from(self.leaves_nothing) << 1;
        u128::from(self.instructions) << 2 | marks
    }

    fn of(number: u64) -> Self {
        let (is_covering, leaves_nothing) = (number & 1 != 0, number & 2 != 0);
        Self { instructions: number >> 2, is_covering, leaves_nothing }
    }
}

// Decisions have the kind in the lower four bits of the tag.
const ONLY_FIRST: u8 = 0x00;
const ONLY_SECOND: u8 = 0x10;
const ONLY: u8 = 0x20;
const FORK_OF_TWO: u8 = 0x30;
const FORK: u8 = 0x40;
const VALUE: u8 = 0x50;
const FUNCTION: u8 = 0x60;
const STARTED: u8 = 0x61;
const SELECTED: u8 = 0x62;
const FORKED: u8 = 0x63;
const ENDED: u8 = 0x64;
const WAITED: u8 = 0x65;
const SELECTIONS: u8 = 0x66;
const RESUMED: u8 = 0x67;
const COVERED: u8 = 0x68;
const UNORDERED: u8 = 0x69;
const CHOSEN: u8 = 0x6a;
const TRIED: u8 = 0x6b;
const TRIED_LEFT: u8 = 0x6c;
const UNKNOWN: u8 = 0x70;
const UNSAT: u8 = 0x71;
/// A model of the single bytes 0, 1, 2 and so on.
const SAT_DENSE: u8 = 0x72;
/// A model of any inputs.
const SAT: u8 = 0x73;
/// The layer of an answer that none gave.
const NO_LAYER: u8 = 0x1f;

impl Record {
    /// Appends the record.
    pub fn write(&self, bytes: &mut Vec<u8>) {
        match self {
            Self::Function { name, body } => {
                bytes.push(FUNCTION);
                put_text(bytes, name);
                bytes.extend(body.to_le_bytes());
            }
            Self::Started { count } => put_tagged(bytes, STARTED, &[u128::from(*count)]),
            Self::Selected { state } => put_tagged(bytes, SELECTED, &[u128::from(*state)]),
            Self::Decided { kind, place, outcome } => write_decision(bytes, *kind, *place, outcome),
            Self::Forked { count, instructions } => {
                put_tagged(bytes, FORKED, &[u128::from(*count), u128::from(*instructions)]);
            }
            Self::Ended { ending, instructions } => {
                put_tagged(bytes, ENDED, &[*ending as u128, u128::from(*instructions)]);
            }
            Self::Waited => bytes.push(WAITED),
            Self::Answered { key, answer } => write_answer(bytes, *key, answer),
            Self::Chosen { key, answer } => {
                bytes.push(CHOSEN);
                write_answer(bytes, *key, answer);
            }
            Self::Tried(trial) => put_tagged(bytes, TRIED, &[trial.to_number()]),
            Self::TriedLeft { key, trial } => {
                put_tagged(bytes, TRIED_LEFT, &[trial.to_number()]);
                bytes.extend(key.to_le_bytes());
            }
            Self::Selections { count, order } => {
                put_tagged(bytes, SELECTIONS, &[u128::from(*count)]);
                bytes.extend(order.to_le_bytes());
            }
            Self::Unordered => bytes.push(UNORDERED),
            Self::Resumed { arguments } => {
                put_tagged(bytes, RESUMED, &[arguments.len() as u128]);
                arguments.iter().for_each(|argument| put_text(bytes, argument));
            }
            Self::Covered(blocks) => {
                put_tagged(bytes, COVERED, &[blocks.len() as u128]);
                let mut last = 0;
                for &(block, marks) in blocks {
                    put(bytes, u128::from(block - last));
                    bytes.push(marks);
                    last = block;
                }
            }
        }
    }

    /// Reads the next record. `None` if it is none.
    pub fn read(from: &mut Reader<'_>) -> Option<Self> {
        Some(match from.byte()? {
            FUNCTION => {
                let name = from.text()?;
                Self::Function { name, body: u64::from_le_bytes(from.bytes(8)?.try_into().ok()?) }
            }
            STARTED => Self::Started { count: from.number()? },
            SELECTED => Self::Selected { state: from.number()? },
            FORKED => Self::Forked { count: from.number()?, instructions: from.number()? },
            ENDED => Self::Ended { ending: Ending::of(from.number()?)?, instructions: from.number()? },
            WAITED => Self::Waited,
            SELECTIONS => {
                let count = from.number()?;
                Self::Selections { count, order: u64::from_le_bytes(from.bytes(8)?.try_into().ok()?) }
            }
            UNORDERED => Self::Unordered,
            TRIED => Self::Tried(SavedTrial::of(from.number()?)),
            TRIED_LEFT => {
                let trial = SavedTrial::of(from.number()?);
                Self::TriedLeft { key: u64::from_le_bytes(from.bytes(8)?.try_into().ok()?), trial }
            }
            RESUMED => {
                let count: usize = from.number()?;
                Self::Resumed { arguments: (0..count).map(|_| from.text()).collect::<Option<_>>()? }
            }
            COVERED => {
                let (count, mut last): (usize, u32) = (from.number()?, 0);
                let mut blocks = Vec::new();
                for _ in 0..count {
                    last = from.number::<u32>()?.checked_add(last)?;
                    blocks.push((last, from.byte()?));
                }
                Self::Covered(blocks)
            }
            CHOSEN => {
                let (key, answer) = read_answer(from.byte()?, from)?;
                Self::Chosen { key, answer }
            }
            tag @ (UNKNOWN | UNSAT | SAT_DENSE | SAT) => {
                let (key, answer) = read_answer(tag, from)?;
                Self::Answered { key, answer }
            }
            tag => read_decision(tag, from)?,
        })
    }
}

fn put_tagged(bytes: &mut Vec<u8>, tag: u8, numbers: &[u128]) {
    bytes.push(tag);
    numbers.iter().for_each(|&number| put(bytes, number));
}

fn write_decision(bytes: &mut Vec<u8>, kind: u8, place: Place, outcome: &Outcome) {
    let tag = match outcome {
        Outcome::Only(0) => ONLY_FIRST,
        Outcome::Only(1) => ONLY_SECOND,
        Outcome::Only(_) => ONLY,
        Outcome::Fork(numbers) if **numbers == [0, 1] => FORK_OF_TWO,
        Outcome::Fork(_) => FORK,
        Outcome::Value(_) => VALUE,
    };
    put_tagged(bytes, tag | kind, &[u128::from(place.function), u128::from(place.block)]);
    match outcome {
        Outcome::Only(0 | 1) => {}
        Outcome::Only(number) => put(bytes, u128::from(*number)),
        Outcome::Fork(numbers) if **numbers == [0, 1] => {}
        Outcome::Fork(numbers) => {
            put(bytes, numbers.len() as u128);
            numbers.iter().for_each(|&number| put(bytes, u128::from(number)));
        }
        Outcome::Value(value) => put(bytes, *value),
    }
}

fn read_decision(tag: u8, from: &mut Reader<'_>) -> Option<Record> {
    let place = Place { function: from.number()?, block: from.number()? };
    let outcome = match tag & 0xf0 {
        ONLY_FIRST => Outcome::Only(0),
        ONLY_SECOND => Outcome::Only(1),
        ONLY => Outcome::Only(from.number()?),
        FORK_OF_TWO => Outcome::Fork([0, 1].into()),
        FORK => {
            let count: usize = from.number()?;
            Outcome::Fork((0..count).map(|_| from.number()).collect::<Option<_>>()?)
        }
        VALUE => Outcome::Value(from.long()?),
        _ => return None,
    };
    Some(Record::Decided { kind: tag & 0x0f, place, outcome })
}

fn write_answer(bytes: &mut Vec<u8>, key: u64, answer: &Answer) {
    let is_dense = |model: &AnonymousModel| {
        model.0.iter().enumerate().all(|(place, &(input, _))| input == (0, place as u32))
    };
    bytes.push(match &answer.found {
        Answered::Unknown => UNKNOWN,
        Answered::Unsat => UNSAT,
        Answered::Sat(model) if is_dense(model) => SAT_DENSE,
        Answered::Sat(_) => SAT,
    });
    bytes.extend(key.to_le_bytes());
    // A query has few backend queries, nearly always one or none.
    let layer = answer.layer.map_or(NO_LAYER, |layer| layer as u8);
    bytes.push(layer | answer.backend_queries.min(7) << 5);
    if let Answered::Sat(model) = &answer.found {
        put(bytes, model.0.len() as u128);
        for &((array, offset), value) in &model.0 {
            if !is_dense(model) {
                put(bytes, u128::from(array));
                put(bytes, u128::from(offset));
            }
            bytes.push(value);
        }
    }
}

fn read_answer(tag: u8, from: &mut Reader<'_>) -> Option<(u64, Answer)> {
    let key = u64::from_le_bytes(from.bytes(8)?.try_into().ok()?);
    let by = from.byte()?;
    let layer = match by & NO_LAYER {
        NO_LAYER => None,
        number => Some(Layer::TABLE.get(usize::from(number))?.0),
    };
    let found = match tag {
        UNKNOWN => Answered::Unknown,
        UNSAT => Answered::Unsat,
        SAT_DENSE | SAT => {
            let count: u32 = from.number()?;
            let mut values = Vec::new();
            for place in 0..count {
                let input = if tag == SAT { (from.number()?, from.number()?) } else { (0, place) };
                values.push((input, from.byte()?));
            }
            Answered::Sat(AnonymousModel(values))
        }
        _ => return None,
    };
    Some((key, Answer { layer, backend_queries: by >> 5, found }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_come_back() {
        let place = Place { function: 3, block: 4000 };
        let decided = |outcome| Record::Decided { kind: 12, place, outcome };
        let answered = |layer, found| Record::Answered {
            key: 0x1234_5678_9abc_def0,
            answer: Answer { layer, backend_queries: 2, found },
        };
        let model = |values: &[((u32, u32), u8)]| Answered::Sat(AnonymousModel(values.to_vec()));
        let records = [
            Record::Function { name: "main".to_owned(), body: u64::MAX },
            Record::Started { count: 2 },
            Record::Selected { state: 70000 },
            decided(Outcome::Only(0)),
            decided(Outcome::Only(1)),
            decided(Outcome::Only(7)),
            decided(Outcome::Fork([0, 1].into())),
            decided(Outcome::Fork([0, 2, 5].into())),
            decided(Outcome::Value(u128::MAX)),
            Record::Forked { count: 2, instructions: 1 << 40 },
            Record::Ended { ending: Ending::Error, instructions: 5 },
            Record::Waited,
            answered(None, Answered::Unknown),
            answered(Some(Layer::Fast), Answered::Unsat),
            answered(Some(Layer::Full), model(&[((0, 0), 7), ((0, 1), 255)])),
            answered(Some(Layer::Search), model(&[((0, 1), 7), ((2, 1000), 1)])),
            Record::Chosen {
                key: 7,
                answer: Answer { layer: Some(Layer::Full), backend_queries: 1, found: model(&[((0, 0), 9)]) },
            },
            Record::Tried(SavedTrial { instructions: 500_000, is_covering: false, leaves_nothing: true }),
            Record::Tried(SavedTrial { instructions: 0, is_covering: true, leaves_nothing: false }),
            Record::TriedLeft {
                key: 3,
                trial: SavedTrial { instructions: 7, is_covering: true, leaves_nothing: true },
            },
            Record::Selections { count: 12, order: u64::MAX },
            Record::Unordered,
            Record::Resumed { arguments: vec!["--search".to_owned(), "dfs".to_owned()] },
            Record::Covered(vec![(3, 1), (4, 7), (90000, 3)]),
        ];
        let mut bytes = Vec::new();
        records.iter().for_each(|record| record.write(&mut bytes));
        let mut reader = Reader(&bytes);
        for record in &records {
            assert_eq!(Record::read(&mut reader).as_ref(), Some(record));
        }
        assert!(reader.is_empty());
    }
}
