//! The native command line: the user's arguments, and before and after them the arguments for the chosen C
//! library.

use crate::arguments::Argument;
use crate::flags::{LENIENT, counts_natively, counts_with_own_libc};
use crate::request::Linked;
use crate::{Kit, Request, Stage, shared};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The arguments of clang. `carriers` are additional objects to link; `scratch` is a directory for files.
pub fn words(request: &Request, kit: Option<&Kit>, carriers: &[PathBuf], scratch: &Path) -> Vec<OsString> {
    let Some(kit) = kit else { return users_words(request) };
    let mut words: Vec<OsString> = before(request, kit).into_iter().map(OsString::from).collect();
    match request.stage() {
        Stage::Linked(linked) => {
            words.extend(users_words_for_linking(request, kit, linked, scratch));
            words.extend(after(request, kit, linked, carriers));
        }
        Stage::Nothing | Stage::Text | Stage::Objects => words.extend(users_words(request)),
    }
    words
}

fn users_words(request: &Request) -> Vec<OsString> {
    request.arguments.iter().filter(|argument| counts_natively(argument)).flat_map(Argument::words).collect()
}

fn users_words_for_linking(request: &Request, kit: &Kit, linked: Linked, scratch: &Path) -> Vec<OsString> {
    if !kit.has_own_libc() {
        return users_words(request);
    }
    let counts = |argument: &&Argument| counts_natively(argument) && counts_with_own_libc(argument, linked);
    let mut arguments: Vec<Argument> = request.arguments.iter().filter(counts).cloned().collect();
    if linked == Linked::Program {
        arguments = shared::replace(&arguments, kit, scratch);
    }
    arguments.iter().flat_map(Argument::words).collect()
}

/// The arguments before the user's, which thus override them. Clang must not warn that they are unused.
fn before(request: &Request, kit: &Kit) -> Vec<String> {
    let mut words = vec!["--start-no-unused-arguments".to_owned()];
    words.extend(kit.compile_flags());
    if request.accepts_old_code() {
        words.extend(LENIENT.iter().map(|&word| word.to_owned()));
    }
    if let Stage::Linked(linked) = request.stage()
        && kit.has_own_libc()
    {
        // Some of the user's options have no effect on a static program; clang must not warn of them.
        words.extend(["-nostdlib", "-Qunused-arguments"].map(str::to_owned));
        if kit.has_lld() {
            // Version scripts may name symbols that a library lacks, as with the system's linker.
            words.extend(["-fuse-ld=lld", "-Wl,--undefined-version"].map(str::to_owned));
        }
        if linked == Linked::Program {
            words.extend(["-static", "-no-pie"].map(str::to_owned));
            if wants(request, "-nostartfiles") {
                let objects = ["crt1.o", "crti.o"].map(|name| kit.libraries().join(name));
                words.extend(objects.map(|path| path.display().to_string()));
            }
        }
    }
    words.push("--end-no-unused-arguments".to_owned());
    words
}

/// The arguments after the user's: libraries, from which the linker resolves the objects before them.
fn after(request: &Request, kit: &Kit, linked: Linked, carriers: &[PathBuf]) -> Vec<OsString> {
    let mut words: Vec<OsString> = carriers.iter().map(OsString::from).collect();
    if linked == Linked::Program && wants(request, "-nodefaultlibs") {
        words.push(kit.replay_library().into());
        if kit.has_own_libc() {
            words.push("-Wl,--start-group".into());
            words.extend(["libc.a", "libloam_builtins.a"].map(|name| kit.libraries().join(name).into()));
            words.push("-Wl,--end-group".into());
        }
    }
    if linked == Linked::Program && kit.has_own_libc() && wants(request, "-nostartfiles") {
        words.push(kit.libraries().join("crtn.o").into());
    }
    if !words.is_empty() && request.gives_a_language() {
        // The user's `-x` does not apply to these files.
        words.splice(0..0, ["-x".into(), "none".into()]);
    }
    words
}

/// Whether the user excludes neither everything that the compiler adds nor this part.
fn wants(request: &Request, refused: &str) -> bool {
    !["-nostdlib", "--no-standard-libraries", refused].iter().any(|option| request.has(option))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::CLibrary;

    /// The arguments for a kit at `/kit`, which does not exist: clang is not run.
    fn words_for(line: &str, libc: CLibrary) -> String {
        let users: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        let kit = Kit::at(Path::new("/kit"), libc);
        let words = words(&Request::read(&users), Some(&kit), &[PathBuf::from("/carrier.o")], Path::new("/"));
        let words: Vec<String> = words.into_iter().map(|word| word.into_string().unwrap()).collect();
        words.join(" ").replace("--start-no-unused-arguments", "[").replace("--end-no-unused-arguments", "]")
    }

    #[test]
    fn with_the_systems_c_library_only_headers_and_replay_are_added() {
        for (line, expected) in [
            ("-c a.c -o a.o -flto=thin", "[ -idirafter /kit/include ] -c a.c -o a.o"),
            ("-E a.c", "[ -idirafter /kit/include ] -E a.c"),
            ("a.o -pie -lm", "[ -idirafter /kit/include ] a.o -pie -lm /carrier.o /kit/libloam_replay.a"),
            ("-shared a.o", "[ -idirafter /kit/include ] -shared a.o /carrier.o"),
            (
                "-x c a -o b",
                "[ -idirafter /kit/include ] -x c a -o b -x none /carrier.o /kit/libloam_replay.a",
            ),
            ("-nostdlib a.o", "[ -idirafter /kit/include ] -nostdlib a.o /carrier.o"),
        ] {
            assert_eq!(words_for(line, CLibrary::System), expected, "{line}");
        }
    }

    #[test]
    fn with_loams_c_library_programs_are_static() {
        const SYSTEM: &str = "--target=x86_64-linux-musl --sysroot=/kit/system -idirafter /kit/include";
        const LIBRARIES: &str = "/carrier.o /kit/libloam_replay.a -Wl,--start-group /kit/system/usr/lib/libc.a \
                                 /kit/system/usr/lib/libloam_builtins.a -Wl,--end-group";
        let (crt, crtn) =
            ("/kit/system/usr/lib/crt1.o /kit/system/usr/lib/crti.o", "/kit/system/usr/lib/crtn.o");
        let program = format!("[ {SYSTEM} -nostdlib -Qunused-arguments -static -no-pie");
        for (line, expected) in [
            ("-c a.c", format!("[ {SYSTEM} ] -c a.c")),
            ("a.o -pie -lm -o p", format!("{program} {crt} ] a.o -lm -o p {LIBRARIES} {crtn}")),
            ("-nostartfiles a.o", format!("{program} ] -nostartfiles a.o {LIBRARIES}")),
            ("-nodefaultlibs a.o", format!("{program} {crt} ] -nodefaultlibs a.o /carrier.o {crtn}")),
            ("-nostdlib a.o", format!("{program} ] -nostdlib a.o /carrier.o")),
            (
                "-shared a.o -lc -lm",
                format!("[ {SYSTEM} -nostdlib -Qunused-arguments ] -shared a.o -lm /carrier.o"),
            ),
            ("-r a.o b.o", format!("[ {SYSTEM} -nostdlib -Qunused-arguments ] -r a.o b.o /carrier.o")),
        ] {
            assert_eq!(words_for(line, CLibrary::Own), expected, "{line}");
        }
    }
}
