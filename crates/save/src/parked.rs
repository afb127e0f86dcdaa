//! Parked states: states that memory has no room for, kept in a file as their positions in the execution tree.
//!
//! A state follows from its position, because Loam is deterministic: who wants it back executes the program along the
//! position. So a parked state takes some bytes, however large it was. The file has no name: whatever ends Loam, nothing
//! is left of it. It is a stack of *lots*, each with the states that were parked together.

use crate::codec::{Reader, put};
use loam_base::stable_hash;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// Most states in a lot: they are made again together, and in the meantime no limit is checked.
const LOT: usize = 256;

/// A state that can be made again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParkedState {
    /// Its number.
    pub id: u32,
    /// Its position in the execution tree.
    pub position: Box<[u32]>,
    /// Source instructions that it had executed.
    pub instructions: u64,
    /// Those of them since it last covered something new.
    pub since_new_coverage: u64,
}

/// Where a lot begins in the file, how many states it has, and what its bytes hash to.
struct Lot {
    begin: u64,
    count: usize,
    hash: u64,
}

/// The file.
pub struct ParkingLots {
    file: File,
    lots: Vec<Lot>,
    /// Where the next lot begins.
    end: u64,
}

impl ParkingLots {
    /// An empty file in a directory.
    pub fn create(directory: &Path) -> io::Result<Self> {
        Ok(Self { file: tempfile::tempfile_in(directory)?, lots: Vec::new(), end: 0 })
    }

    /// How many states are parked.
    pub fn count(&self) -> usize {
        self.lots.iter().map(|lot| lot.count).sum()
    }

    /// Parks states, which are ordered by their positions. If that fails, none of them is parked.
    pub fn park(&mut self, states: &[ParkedState]) -> io::Result<()> {
        let (end, count) = (self.end, self.lots.len());
        // The first states by position are the first to come back.
        for lot in states.rchunks(LOT) {
            if let Err(error) = self.push(lot) {
                (self.end, _) = (end, self.lots.truncate(count));
                return Err(error);
            }
        }
        Ok(())
    }

    fn push(&mut self, states: &[ParkedState]) -> io::Result<()> {
        let bytes = encode(states);
        self.file.seek(SeekFrom::Start(self.end))?;
        self.file.write_all(&bytes)?;
        self.lots.push(Lot { begin: self.end, count: states.len(), hash: stable_hash(&bytes) });
        self.end += bytes.len() as u64;
        Ok(())
    }

    /// Takes the states of the last lot back; `None` if there is no lot. If the lot cannot be read, its states are lost: the number of them
    /// comes back with the reason.
    pub fn take(&mut self) -> Option<Result<Vec<ParkedState>, (usize, io::Error)>> {
        let Lot { begin, count, hash } = self.lots.pop()?;
        let length = self.end - begin;
        self.end = begin;
        let mut bytes = vec![0; length as usize];
        let read = self.file.seek(SeekFrom::Start(begin)).and_then(|_| self.file.read_exact(&mut bytes));
        let states = read.and_then(|()| {
            let is_whole = stable_hash(&bytes) == hash;
            let damaged = || io::Error::new(io::ErrorKind::InvalidData, "the file has changed");
            decode(&bytes, count).filter(|_| is_whole).ok_or_else(damaged)
        });
        // What was taken back makes room on the disk; that it could not is no reason to stop.
        let _ = self.file.set_len(begin);
        Some(states.map_err(|error| (count, error)))
    }
}

/// Each position is written as the part of it that the position before does not begin with.
fn encode(states: &[ParkedState]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut before: &[u32] = &[];
    for ParkedState { id, position, instructions, since_new_coverage } in states {
        let shared = before.iter().zip(&**position).take_while(|(a, b)| a == b).count();
        for number in [u64::from(*id), *instructions, *since_new_coverage, shared as u64] {
            put(&mut bytes, number.into());
        }
        put(&mut bytes, (position.len() - shared) as u128);
        position[shared..].iter().for_each(|&decision| put(&mut bytes, decision.into()));
        before = position;
    }
    bytes
}

fn decode(bytes: &[u8], count: usize) -> Option<Vec<ParkedState>> {
    let mut reader = Reader(bytes);
    let mut states: Vec<ParkedState> = Vec::with_capacity(count);
    for _ in 0..count {
        let (id, instructions, since_new_coverage) = (reader.number()?, reader.number()?, reader.number()?);
        let (shared, more): (usize, usize) = (reader.number()?, reader.number()?);
        let before = states.last().map_or(&[][..], |state| &state.position);
        let mut position = before.get(..shared)?.to_vec();
        for _ in 0..more {
            position.push(reader.number()?);
        }
        states.push(ParkedState { id, position: position.into(), instructions, since_new_coverage });
    }
    reader.is_empty().then_some(states)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(id: u32, position: &[u32]) -> ParkedState {
        let instructions = u64::from(id) * 1_000_003;
        ParkedState { id, position: position.into(), instructions, since_new_coverage: 7 }
    }

    #[test]
    fn states_come_back_lot_by_lot_the_first_positions_of_the_last_parking_first() {
        let directory = tempfile::tempdir().expect("a directory");
        let mut lots = ParkingLots::create(directory.path()).expect("a file");
        let many: Vec<ParkedState> = (0..600).map(|id| state(id, &[1, id / 7, id % 7, 2])).collect();
        let few = [state(1000, &[0, 4]), state(1001, &[0, 5, u32::MAX])];
        lots.park(&many).expect("room");
        lots.park(&few).expect("room");
        assert_eq!(lots.count(), 602);
        assert_eq!(lots.take().map(Result::unwrap).as_deref(), Some(&few[..]));
        lots.park(&few).expect("room");
        assert_eq!(lots.take().map(Result::unwrap).as_deref(), Some(&few[..]));
        let mut back = Vec::new();
        while let Some(lot) = lots.take() {
            back.extend(lot.expect("a lot"));
        }
        assert_eq!(back, many);
        assert_eq!((lots.count(), lots.file.metadata().expect("a file").len()), (0, 0));
    }

    #[test]
    fn a_lot_that_has_changed_is_not_taken_for_states() {
        let directory = tempfile::tempdir().expect("a directory");
        let mut lots = ParkingLots::create(directory.path()).expect("a file");
        lots.park(&[state(3, &[1, 2])]).expect("room");
        lots.file.seek(SeekFrom::Start(2)).expect("a file");
        lots.file.write_all(&[9]).expect("room");
        let lost = lots.take().expect("a lot").map_err(|(count, _)| count);
        assert_eq!(lost, Err(1));
    }
}
