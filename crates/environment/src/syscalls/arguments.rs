//! The arguments of a system call as numbers, paths and structures.

use super::Failure;
use crate::models::Argument;
use crate::{Attempt, EngineContext, Interrupt};
use loam_expr::Expr;
use loam_memory::model::MemoryRange;
use loam_memory::{Address, ObjectInfo, Value};
use loam_state::LossKind;
use loam_system::{Errno, Follow, HostFileSystem, NodeId, PathLookup, System};
use std::ops::Range;
use std::sync::Arc;

/// The longest file name, in bytes.
const MAX_PATH: u64 = 4096;
/// `dirfd` for the working directory.
const AT_FDCWD: i32 = -100;

/// A system call that is being executed.
pub struct Arguments<'a> {
    /// The engine.
    pub engine: &'a mut dyn EngineContext,
    /// Whether the call was made to read or write less than it could.
    pub attempt: Attempt,
    values: &'a [Argument],
}

/// A file name that the program passes.
pub enum Path {
    /// Its bytes are concrete.
    Known(Vec<u8>),
    /// The string at this address: symbolic, without a slash, and no entry of its directory.
    Missing(Address),
}

impl<'a> Arguments<'a> {
    pub fn new(engine: &'a mut dyn EngineContext, values: &'a [Argument]) -> Self {
        Self { engine, attempt: Attempt::Succeeded, values }
    }

    /// An argument, concrete or symbolic.
    pub fn value(&self, index: usize) -> Value {
        self.values.get(index).map_or(Value::Bits(0), |argument| argument.value)
    }

    /// An argument, concretised.
    pub fn word(&mut self, index: usize) -> Result<u64, Interrupt> {
        match self.value(index).as_word() {
            Some(word) => Ok(word),
            None => Ok(self.engine.concretise(self.value(index), "an argument of a system call")? as u64),
        }
    }

    /// An address, concretised.
    pub fn address(&mut self, index: usize) -> Result<Address, Interrupt> {
        self.word(index).map(Address)
    }

    /// An argument of 32 bits.
    pub fn int(&mut self, index: usize) -> Result<i32, Interrupt> {
        Ok(self.word(index)? as i32)
    }

    /// A descriptor.
    pub fn descriptor(&mut self, index: usize) -> Result<u64, Interrupt> {
        Ok(u64::from(self.word(index)? as u32))
    }

    /// The operating system of the path.
    pub fn system(&mut self) -> &mut System {
        self.engine.system()
    }

    /// Calls a function with the operating system and the files of the host.
    pub fn with_host_files<T>(&mut self, act: impl FnOnce(&mut System, &dyn HostFileSystem) -> T) -> T {
        let host_files = self.engine.host_files();
        act(self.engine.system(), &*host_files)
    }

    // Memory

    /// Bytes of the program's memory, concretised.
    pub fn bytes(&mut self, address: Address, length: u64) -> Result<Vec<u8>, Interrupt> {
        if let Some(bytes) = self.engine.known_memory().bytes(address, length) {
            return Ok(bytes);
        }
        let mut bytes = Vec::new();
        for index in 0..length {
            let byte = self.engine.read(Value::address(address + index), 1)?;
            bytes.push(self.engine.concretise(byte, "what a system call is given")? as u8);
        }
        Ok(bytes)
    }

    /// A word of the program's memory, concretised.
    pub fn read_word(&mut self, address: Address) -> Result<u64, Interrupt> {
        let value = self.engine.read(Value::address(address), 8)?;
        Ok(self.engine.concretise(value, "what a system call is given")? as u64)
    }

    /// Bytes of a pointer, and of a `long`.
    pub fn long_bytes(&self) -> u64 {
        self.engine.data_model().pointer_bytes()
    }

    /// A pointer or a `long` of the program's memory, concretised.
    pub fn read_long(&mut self, address: Address) -> Result<u64, Interrupt> {
        let value = self.engine.read(Value::address(address), self.long_bytes())?;
        Ok(self.engine.concretise(value, "what a system call is given")? as u64)
    }

    /// Reads a number of 32 bits from the program's memory.
    pub fn read_int(&mut self, address: Address) -> Result<u32, Interrupt> {
        let value = self.engine.read(Value::address(address), 4)?;
        Ok(self.engine.concretise(value, "what a system call is given")? as u32)
    }

    /// Writes bytes to the program's memory.
    pub fn put(&mut self, address: Address, bytes: &[u8]) -> Result<(), Interrupt> {
        if bytes.is_empty() {
            return Ok(());
        }
        let length = Value::word(bytes.len() as u64);
        let resolved =
            self.engine.resolve(MemoryRange { address: Value::address(address), length, write: true })?;
        let store = self.engine.store();
        let offset = resolved.object.offset_of(address);
        self.engine.memory().contents(&resolved.object).write_bytes(&store, offset, bytes);
        Ok(())
    }

    /// Writes words to the program's memory, unless the address is null.
    pub fn put_words(&mut self, address: Address, words: &[u64]) -> Result<(), Interrupt> {
        if address.is_null() {
            return Ok(());
        }
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.put(address, &bytes)
    }

    /// Writes `long`s to the program's memory, unless the address is null.
    pub fn put_longs(&mut self, address: Address, numbers: &[u64]) -> Result<(), Interrupt> {
        if address.is_null() {
            return Ok(());
        }
        let long = self.long_bytes() as usize;
        let bytes = numbers.iter().flat_map(|number| number.to_le_bytes().into_iter().take(long));
        let bytes: Vec<u8> = bytes.collect();
        self.put(address, &bytes)
    }

    /// Copies a range of an object of the engine to the program's memory.
    pub fn copy_out(
        &mut self,
        to: Address,
        object: &Arc<ObjectInfo>,
        range: Range<u64>,
    ) -> Result<(), Interrupt> {
        let from = Value::address(object.base + range.start);
        self.engine.copy(Value::address(to), from, Value::word(range.end - range.start))
    }

    // Paths

    /// The directory that a relative file name starts in.
    pub fn directory(&mut self, index: usize) -> Result<NodeId, Failure> {
        let descriptor = self.int(index)?;
        if descriptor == AT_FDCWD {
            return Ok(self.system().directory);
        }
        Ok(self.system().opened(u64::from(descriptor as u32))?.node)
    }

    /// The file name at the address in an argument. The path forks if the name is symbolic.
    pub fn path(&mut self, index: usize, from: NodeId) -> Result<Path, Failure> {
        let address = self.address(index)?;
        match self.engine.known_memory().string(address) {
            Some(path) => Ok(Path::Known(path)),
            None => self.symbolic_path(address, from),
        }
    }

    /// The bytes of a file name, concretised.
    pub fn path_bytes(&mut self, path: &Path) -> Result<Vec<u8>, Interrupt> {
        match path {
            Path::Known(bytes) => Ok(bytes.clone()),
            Path::Missing(address) => {
                crate::models::string(self.engine, Value::address(*address), "the name of a new file")
            }
        }
    }

    /// A symbolic file name. Each entry of the directory that the name may equal is explored, and so is a name that equals none of
    /// them. Of the names with a slash, one is explored.
    fn symbolic_path(&mut self, address: Address, from: NodeId) -> Result<Path, Failure> {
        let bytes = self.characters(address)?;
        let mut names = self.with_host_files(|system, host_files| system.list(from, host_files));
        // Sorted: the order of exploration must not depend on the file system.
        names.sort_by(|(one, _), (other, _)| one.cmp(other));
        if names.len() > MOST_NAMES {
            let reason = format!("a symbolic path is compared with {MOST_NAMES} names of a directory only");
            self.engine.lose(LossKind::Environment, &reason);
            names.truncate(MOST_NAMES);
        }
        let dots = [&b"."[..], b".."].into_iter().map(Arc::<[u8]>::from);
        for name in dots.chain(names.into_iter().map(|(name, _)| name)) {
            let Some(same) = self.is_name(&bytes, &name) else { continue };
            if self.engine.decide(same)? {
                return Ok(Path::Known(name.to_vec()));
            }
        }
        let has_slash = self.has_slash(&bytes);
        if self.engine.decide(has_slash)? {
            let path = crate::models::string(self.engine, Value::address(address), "a path with a slash")?;
            return Ok(Path::Known(path));
        }
        Ok(Path::Missing(address))
    }

    /// The bytes of a symbolic string, up to the first that must be zero. If the bytes reach the end of their object, the path
    /// forks: where none of them is zero, the next byte is read, which is a bug.
    fn characters(&mut self, address: Address) -> Result<Vec<Expr>, Interrupt> {
        let store = self.engine.store();
        let end = self.engine.memory().find(address).map(|object| object.end());
        let mut bytes = Vec::new();
        let mut goes_on = store.bool(true);
        for index in 0..MAX_PATH {
            let byte = self.engine.read(Value::address(address + index), 1)?.term(&store, 8);
            goes_on = store.and(goes_on, store.ne(byte, store.constant(8, 0)));
            let is_last = end == Some(address + index + 1);
            if !self.engine.may_be_true(goes_on)? || (is_last && !self.engine.decide(goes_on)?) {
                break;
            }
            bytes.push(byte);
        }
        Ok(bytes)
    }

    /// The condition that the string equals a name; `None` if the string is too short.
    fn is_name(&self, bytes: &[Expr], name: &[u8]) -> Option<Expr> {
        let store = self.engine.store();
        let zero = [0];
        let wanted = name.iter().chain(&zero).take(bytes.len());
        (name.len() <= bytes.len()).then(|| {
            let equal = bytes
                .iter()
                .zip(wanted)
                .map(|(&byte, &wanted)| store.eq(byte, store.constant(8, u128::from(wanted))));
            equal.fold(store.bool(true), |all, one| store.and(all, one))
        })
    }

    /// The condition that the string has a slash before its first zero.
    fn has_slash(&self, bytes: &[Expr]) -> Expr {
        let store = self.engine.store();
        let is = |byte: Expr, character: u8| store.eq(byte, store.constant(8, u128::from(character)));
        bytes.iter().rev().fold(store.bool(false), |later, &byte| {
            let goes_on = store.and(store.not(is(byte, 0)), later);
            store.or(is(byte, b'/'), goes_on)
        })
    }

    /// Looks up a file name where an entry may be made: a symbolic name is concretised.
    pub fn lookup(&mut self, directory: NodeId, index: usize, follow: Follow) -> Result<PathLookup, Failure> {
        let path = self.path(index, directory)?;
        let bytes = self.path_bytes(&path)?;
        Ok(self.with_host_files(|system, host_files| system.walk(host_files, directory, &bytes, follow))?)
    }

    /// The node that a file name leads to.
    pub fn node(&mut self, directory: NodeId, index: usize, follow: Follow) -> Result<NodeId, Failure> {
        match self.path(index, directory)? {
            Path::Known(bytes) => Ok(self
                .with_host_files(|system, host_files| system.find(host_files, directory, &bytes, follow))?),
            Path::Missing(_) => Err(Errno::ENOENT.into()),
        }
    }
}

/// Most entries of a directory that a symbolic file name is compared with.
const MOST_NAMES: usize = 4096;
