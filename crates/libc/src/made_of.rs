//! The ingredients of a library: a text file beside it, compared to find out whether the library is up to
//! date.

use crate::source::Source;
use crate::tools::Compiler;
use crate::{Error, overlay};
use loam_program::ir::DataModel;
use std::path::Path;

const FILE: &str = "made-of";

/// The ingredients of a library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MadeOf {
    /// The version of musl.
    pub musl: String,
    /// A hash of its source files.
    pub source: String,
    /// A hash of Loam's own files and the flags.
    pub overlay: String,
    /// The compiler's version text.
    pub compiler: String,
    /// Path, size and time of the compiler's file: no ingredient, only a quick check that the compiler is
    /// unchanged.
    pub compiler_file: String,
}

impl MadeOf {
    /// The ingredients of a build made now.
    pub fn now(source: &Source, data_model: DataModel, compiler: &Compiler) -> Result<Self, Error> {
        Ok(MadeOf {
            musl: source.version.clone(),
            source: source.fingerprint()?,
            overlay: overlay::fingerprint(data_model),
            compiler: compiler.version().unwrap_or_default(),
            compiler_file: compiler.file.clone(),
        })
    }

    /// Reads the ingredients of the library in a directory.
    pub fn read(directory: &Path) -> Option<Self> {
        let text = std::fs::read_to_string(directory.join(FILE)).ok()?;
        let field = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
            line.map(str::to_owned)
        };
        Some(MadeOf {
            musl: field("musl")?,
            source: field("source")?,
            overlay: field("overlay")?,
            compiler: field("compiler")?,
            compiler_file: field("compiler-file")?,
        })
    }

    /// Writes the ingredients beside the library.
    pub fn write(&self, directory: &Path) -> Result<(), Error> {
        let text = format!("{}compiler-file: {}\n", self.ingredients(), self.compiler_file);
        let path = directory.join(FILE);
        std::fs::write(&path, text).map_err(|why| Error::file("write", &path, &why))
    }

    /// Whether the library in a directory has these ingredients.
    pub fn is_of(directory: &Path, wanted: &Self) -> bool {
        Self::read(directory).is_some_and(|found| found.ingredients() == wanted.ingredients())
    }

    /// The id of a library with these ingredients and this module.
    pub fn id(&self, module: &Path) -> Result<String, Error> {
        let bytes = std::fs::read(module).map_err(|why| Error::file("read", module, &why))?;
        let mut hash = Hash::default();
        hash.add(self.ingredients().as_bytes());
        hash.add(&bytes);
        Ok(format!("{}-{}", self.musl, hash.text()))
    }

    fn ingredients(&self) -> String {
        let MadeOf { musl, source, overlay, compiler, compiler_file: _ } = self;
        format!("musl: {musl}\nsource: {source}\noverlay: {overlay}\ncompiler: {compiler}\n")
    }
}

/// A hash of a sequence of strings (FNV-1a, 64 bits): the same on every machine, used only to detect changes.
pub struct Hash(u64);

impl Default for Hash {
    fn default() -> Self {
        Hash(0xcbf2_9ce4_8422_2325)
    }
}

impl Hash {
    /// Adds a string, and a separator.
    pub fn add(&mut self, bytes: &[u8]) {
        let length = (bytes.len() as u64).to_le_bytes();
        for &byte in bytes.iter().chain(&length) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// The hash in hexadecimal.
    pub fn text(&self) -> String {
        format!("{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made_of(change: fn(&mut MadeOf)) -> MadeOf {
        let text = |text: &str| text.to_owned();
        let mut made_of = MadeOf {
            musl: text("1.2.3"),
            source: text("0123"),
            overlay: text("4567"),
            compiler: text("clang version 22"),
            compiler_file: text("/usr/bin/clang 1 2"),
        };
        change(&mut made_of);
        made_of
    }

    #[test]
    fn the_id_changes_with_every_ingredient_and_with_the_module() {
        let directory = tempfile::tempdir().expect("a directory");
        let module = directory.path().join("libc.bc");
        std::fs::write(&module, "one").expect("written");
        let id = |made_of: MadeOf| made_of.id(&module).expect("the module is there");
        let first = id(made_of(|_| {}));
        assert!(first.starts_with("1.2.3-"), "{first}");
        let changes: [fn(&mut MadeOf); 4] = [
            |made_of| made_of.musl.push('4'),
            |made_of| made_of.source.push('4'),
            |made_of| made_of.overlay.push('4'),
            |made_of| made_of.compiler.push('4'),
        ];
        for change in changes {
            assert_ne!(id(made_of(change)), first);
        }
        assert_eq!(id(made_of(|made_of| made_of.compiler_file.push('4'))), first);
        std::fs::write(&module, "two").expect("written");
        assert_ne!(made_of(|_| {}).id(&module).expect("the module is there"), first);
    }

    #[test]
    fn what_is_written_is_read_back() {
        let directory = tempfile::tempdir().expect("a directory");
        let written = made_of(|_| {});
        assert_eq!(MadeOf::read(directory.path()), None);
        written.write(directory.path()).expect("written");
        assert_eq!(MadeOf::read(directory.path()), Some(written.clone()));
        assert!(MadeOf::is_of(directory.path(), &made_of(|made_of| made_of.compiler_file.clear())));
        assert!(!MadeOf::is_of(directory.path(), &made_of(|made_of| made_of.source.clear())));
    }

    #[test]
    fn the_hash_knows_where_texts_end() {
        let hash = |texts: &[&str]| {
            let mut hash = Hash::default();
            texts.iter().for_each(|text| hash.add(text.as_bytes()));
            hash.text()
        };
        assert_ne!(hash(&["ab", "c"]), hash(&["a", "bc"]));
        assert_eq!(hash(&["ab", "c"]), hash(&["ab", "c"]));
    }
}
