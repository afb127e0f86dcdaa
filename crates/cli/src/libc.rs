//! trial
use crate::args::EnvironmentArgs;
use std::path::PathBuf;
pub struct Library;
impl Library {
    pub fn bitcode(&self) -> PathBuf { "/tmp/q/musl/libc.bc".into() }
    pub fn linked(&self, _p: &[u8]) -> Option<Vec<u8>> { None }
    pub fn keep(&self, _p: &[u8], _l: &[u8]) {}
    pub fn compiler_flags(&self) -> Vec<String> {
        ["--target=x86_64-linux-musl", "-nostdlibinc", "-isystem", "/tmp/q/musl/obj/include", "-isystem", "/tmp/real/musl-1.2.3/arch/x86_64", "-isystem", "/tmp/real/musl-1.2.3/arch/generic","-isystem", "/tmp/real/musl-1.2.3/include"].map(str::to_owned).to_vec()
    }
}
pub fn library(_e: &EnvironmentArgs) -> Result<Library, String> { Ok(Library) }
