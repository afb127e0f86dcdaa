//! `loam cc` and `loam c++` in builds: the outputs work natively and contain the bitcode of their sources.
//!
//! Most tests use the system's C library, which is always there; one uses Loam's, which is built if it is
//! missing.

use loam_bitcode::{Input, LoadOptions, load};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

const MAIN: &str = r#"
#include <stdio.h>
int twice(int x);
int main(void) { printf("%d\n", twice(21)); return 0; }
"#;
const TWICE: &str = "int twice(int x) { return 2 * x; }\n";

/// A directory with sources, in which shell commands run.
struct Project {
    directory: TempDir,
}

impl Project {
    fn new(files: &[(&str, &str)]) -> Self {
        let directory = TempDir::new().unwrap();
        for (name, content) in files {
            fs::write(directory.path().join(name), content).unwrap();
        }
        for name in ["loam-cc", "loam-c++"] {
            let link = directory.path().join(name);
            std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_loam"), link).unwrap();
        }
        Self { directory }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    /// Runs a script in an environment for the system's C library.
    fn sh(&self, script: &str) -> Output {
        self.sh_with_own_libc(&format!("export LOAM_LIBC=host; {script}"))
    }

    fn sh_with_own_libc(&self, script: &str) -> Output {
        let binaries = Path::new(env!("CARGO_BIN_EXE_loam")).parent().unwrap().display();
        let path =
            format!("{binaries}:{}:{}", self.directory.path().display(), std::env::var("PATH").unwrap());
        let mut shell = Command::new("sh");
        shell.args(["-ec", script]).current_dir(&self.directory).env("PATH", path).env_remove("LOAM_LIBC");
        shell.output().expect("sh starts")
    }

    /// Runs commands that must succeed and print nothing on standard error; returns their output.
    fn run(&self, script: &str) -> String {
        let output = self.sh(script);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && stderr.is_empty(), "{script}: {stderr}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// The functions defined in the bitcode of a file, as Loam's loader sees them.
    fn functions(&self, file: &str) -> Vec<String> {
        self.run(&format!("loam extract {file} -o extracted.bc"));
        let options = LoadOptions { entry: String::new(), ..LoadOptions::default() };
        let loaded = load(&[Input::File(&self.path("extracted.bc"))], &options).unwrap();
        let defined = loaded.program.functions.ids().map(|id| &loaded.program.functions[id]);
        let mut names: Vec<String> = defined
            .filter(|function| function.body.is_some())
            .map(|function| function.name.clone())
            .collect();
        names.sort();
        names
    }
}

/// The optimiser removes a call that never happens, and with it the reason to link its target from the
/// archive; the bitcode still has the call, and must have the target.
#[test]
fn bitcode_brings_what_only_it_needs_out_of_archives() {
    let rare = "int twice(int x); int deeper(int x);\nint rare(int x) { return deeper(x); }\n";
    let main = "int rare(int x);\nint main(void) { int zero = 0; return zero ? rare(1) : 0; }\n";
    let project = Project::new(&[
        ("main.c", main),
        ("rare.c", rare),
        ("deeper.c", "int deeper(int x) { return x; }\n"),
    ]);
    project.run("loam cc -O2 -c rare.c deeper.c && ar rcs libparts.a rare.o deeper.o");
    project.run("loam cc -O2 main.c -L. -lparts -o byname && ./byname && loam cc -O2 main.c libparts.a -o bypath && ./bypath");
    assert_eq!(project.run("nm byname bypath | grep -cw rare || true").trim(), "0", "not needed natively");
    assert_eq!(project.functions("byname"), ["deeper", "main", "rare"]);
    assert_eq!(project.functions("bypath"), ["deeper", "main", "rare"]);
}

#[test]
fn sources_compiled_and_linked_at_once() {
    let project = Project::new(&[("main.c", MAIN), ("twice.c", TWICE)]);
    assert_eq!(project.run("loam cc -O2 main.c twice.c -o prog -lm && ./prog"), "42\n");
    assert_eq!(project.functions("prog"), ["main", "twice"]);
}

#[test]
fn objects_archives_and_objects_of_objects() {
    let project =
        Project::new(&[("main.c", MAIN), ("twice.c", TWICE), ("unused.c", "void unused(void) {}\n")]);
    project.run("loam cc -c main.c twice.c && loam cc -c -g unused.c -o unused.obj");
    assert_eq!(project.functions("unused.obj"), ["unused"]);
    assert_eq!(
        project.run("ar rcs libtwo.a twice.o unused.obj && loam cc main.o -L. -ltwo -o prog && ./prog"),
        "42\n"
    );
    assert_eq!(project.functions("libtwo.a"), ["twice", "unused"]);
    // Only the members that the linker took from the archive.
    assert_eq!(project.functions("prog"), ["main", "twice"]);
    project.run("loam cc -r main.o twice.o -o both.o && ld -r both.o unused.obj -o all.o");
    assert_eq!(project.functions("all.o"), ["main", "twice", "unused"]);
    project.run("ar rcT thin.a twice.o");
    assert_eq!(project.functions("thin.a"), ["twice"]);
}

#[test]
fn a_shared_library_carries_its_own() {
    let project = Project::new(&[("main.c", MAIN), ("twice.c", TWICE)]);
    project.run("loam cc -fPIC -shared twice.c -o libtwice.so && loam cc main.c -L. -ltwice -o prog");
    assert_eq!(project.run("LD_LIBRARY_PATH=. ./prog"), "42\n");
    assert_eq!(project.functions("libtwice.so"), ["twice"]);
    assert_eq!(project.functions("prog"), ["main"]);
}

#[test]
fn sections_that_nothing_uses_are_dropped_but_bitcode_stays() {
    let project = Project::new(&[("main.c", MAIN), ("twice.c", TWICE)]);
    for linker in ["lld", "bfd"] {
        project.run(&format!(
            "loam cc -ffunction-sections -fuse-ld={linker} -Wl,--gc-sections -s main.c twice.c -o prog && ./prog"
        ));
        assert_eq!(project.functions("prog"), ["main", "twice"], "{linker}");
    }
}

#[test]
fn dependencies_are_written_once_and_name_the_object() {
    let project = Project::new(&[("main.c", "#include \"value.h\"\nint main(void) { return VALUE; }\n")]);
    fs::write(project.path("value.h"), "#define VALUE 0\n").unwrap();
    project.run("loam cc -MMD -MP -c main.c && loam cc -Wp,-MMD,other.d -c main.c -o other.o");
    assert!(fs::read_to_string(project.path("main.d")).unwrap().starts_with("main.o: main.c value.h"));
    assert!(fs::read_to_string(project.path("other.d")).unwrap().contains("value.h"));
    project.run("loam cc -MD -MF at-once.d main.c -o prog");
    assert!(fs::read_to_string(project.path("at-once.d")).unwrap().contains("value.h"));
    assert_eq!(project.run("loam cc -MM main.c"), "main.o: main.c value.h\n");
}

#[test]
fn make_builds_as_it_always_does() {
    let makefile = "CFLAGS = -O2 -Wall -Werror\nprog: main.o twice.o\n\t$(CC) -o $@ main.o twice.o\n";
    let project = Project::new(&[("main.c", MAIN), ("twice.c", TWICE), ("Makefile", makefile)]);
    project.run("make -s -j2 CC='loam cc' && ./prog && make -s clean 2>/dev/null || true");
    assert_eq!(project.functions("prog"), ["main", "twice"]);
    // CMake needs the compiler as one word.
    project.run("rm -f prog *.o && make -s CC=./loam-cc");
    assert_eq!(project.functions("prog"), ["main", "twice"]);
}

#[test]
fn assembly_is_native_only() {
    let assembly =
        ".globl twice\ntwice: lea (%rdi,%rdi), %eax\n ret\n.section .note.GNU-stack,\"\",@progbits\n";
    let project = Project::new(&[("main.c", MAIN), ("twice.s", assembly), ("twice2.S", assembly)]);
    assert_eq!(project.run("loam cc main.c twice.s -o prog && ./prog"), "42\n");
    assert_eq!(project.run("loam cc -c twice2.S && loam cc main.c twice2.o -o prog && ./prog"), "42\n");
    assert_eq!(project.functions("prog"), ["main"]);
    project.run("loam cc -S main.c && test -s main.s && loam cc -E main.c -o main.i && loam cc -c main.i");
    assert_eq!(project.functions("main.o"), ["main"]);
}

#[test]
fn sources_come_from_standard_input_and_words_from_files() {
    let project = Project::new(&[
        ("main.c", MAIN),
        ("twice.c", TWICE),
        ("words", "-O1 '-DX=\"a b\"'\n-c main.c -o m.o"),
    ]);
    project.run("loam cc -x c -c - -o twice.o < twice.c && loam cc @words");
    assert_eq!(project.run("loam cc m.o twice.o -o prog && ./prog"), "42\n");
    assert_eq!(project.functions("prog"), ["main", "twice"]);
    assert_eq!(project.run("cat main.c twice.c | loam cc -xc - -o prog2 && ./prog2"), "42\n");
    assert_eq!(project.functions("prog2"), ["main", "twice"]);
}

#[test]
fn settings_that_make_other_objects_do_no_harm() {
    let vectors = "#include <immintrin.h>\n__m256i twice(__m256i x) { return _mm256_add_epi32(x, x); }\n";
    let project = Project::new(&[("main.c", MAIN), ("twice.c", TWICE), ("vectors.c", vectors)]);
    project.run("loam cc -O3 -flto -c main.c twice.c && loam cc -flto -O3 main.o twice.o -o prog && ./prog");
    assert_eq!(project.functions("prog"), ["main", "twice"]);
    project.run("loam cc -fsanitize=address,undefined -g3 main.c twice.c -o checked && ./checked");
    assert_eq!(project.functions("checked"), ["main", "twice"]);
    project.run("loam cc -O2 -mavx2 -c vectors.c");
    assert!(project.functions("vectors.o").contains(&"twice".to_owned()));
    project.run("loam cc --coverage main.c twice.c -o counted && ./counted && ls *.gcda");
    project.run("loam cc -c main.c -o /dev/null");
}

#[test]
fn headers_are_compiled_and_used() {
    let project = Project::new(&[("all.h", "#include <stdio.h>\n#define ALL 1\n")]);
    fs::write(project.path("main.c"), "int main(void) { return printf(\"%d\\n\", ALL) - 2; }\n").unwrap();
    project.run("loam cc -O2 -x c-header all.h -o all.h.pch && loam cc -O2 -include all.h -c main.c");
    assert_eq!(project.functions("main.o"), ["main"]);
}

#[test]
fn cxx_programs_carry_theirs() {
    let source =
        "#include <vector>\nint main() { std::vector<int> v(3, 1); return v[0] + v[1] + v[2] - 3; }\n";
    let project = Project::new(&[("main.cc", source)]);
    project.run(
        "loam c++ -std=c++17 -c main.cc && loam c++ main.o -o prog && ./prog && ./loam-c++ main.cc -o two",
    );
    assert!(project.functions("prog").contains(&"main".to_owned()));
    assert!(project.functions("two").contains(&"main".to_owned()));
}

#[test]
fn the_same_object_twice_and_strong_over_weak() {
    let weak = "__attribute__((weak)) int twice(int x) { return x; }\nint other(void) { return 1; }\n";
    let project = Project::new(&[("main.c", MAIN), ("twice.c", TWICE), ("weak.c", weak)]);
    project
        .run("loam cc main.c weak.c twice.c -o prog && ./prog && loam cc -c twice.c && cp twice.o again.o");
    project.run("ar rcs two.a twice.o again.o");
    assert_eq!(project.functions("two.a"), ["twice"]);
    assert_eq!(project.functions("prog"), ["main", "other", "twice"]);
    assert_eq!(project.run("./prog; loam run --quiet prog"), "42\n42\n");
}

#[test]
fn clang_says_what_clang_says() {
    let project = Project::new(&[
        ("bad.c", "int main(void) { return x; }\n"),
        ("main.c", "int main(void) { return 0; }\n"),
    ]);
    let (ours, clangs) = (project.sh("loam cc -c bad.c"), project.sh("clang-22 -c bad.c"));
    assert_eq!((ours.status.code(), &ours.stderr), (clangs.status.code(), &clangs.stderr));
    assert!(!project.path("bad.o").exists());
    for words in ["--version", "-dumpversion", "-print-search-dirs", "-print-prog-name=ld", ""] {
        let (ours, clangs) =
            (project.sh(&format!("loam cc {words}")), project.sh(&format!("clang-22 {words}")));
        assert_eq!(
            (ours.status, &ours.stdout, &ours.stderr),
            (clangs.status, &clangs.stdout, &clangs.stderr)
        );
    }
    // Clang reports an unused option of the user, and never one of Loam's.
    let unused = project.sh("loam cc -Werror -c main.c -lfoo");
    assert!(String::from_utf8_lossy(&unused.stderr).contains("-lfoo"));
    project.run("loam cc -Werror -Wall -Wextra main.c -o prog && loam cc -Werror -c main.c && loam cc -Werror -S main.c");
}

#[test]
fn probes_of_configure_get_no_bitcode() {
    let project = Project::new(&[("conftest.c", "int main(void) { return 0; }\n")]);
    project.run("loam cc conftest.c -o conftest && ./conftest");
    let refused = project.sh("loam extract conftest");
    assert_eq!(refused.status.code(), Some(2));
}

/// A static program, with its libraries in it: nothing from the system.
#[test]
fn programs_with_loams_own_c_library() {
    let uses = "#include <stdio.h>\n#include <math.h>\n#include <pthread.h>\n#include <loam.h>\nint twice(int x);\n\
        static void *run(void *at) { *(int *)at = twice(21); return 0; }\n\
        int main(int argc, char **argv) {\n  int n = 0;\n  pthread_t thread;\n\
        if (argc > 1) klee_make_symbolic(&n, sizeof n, \"n\");\n\
        pthread_create(&thread, 0, run, &n);\n  pthread_join(thread, 0);\n\
        printf(\"%d %.1f\\n\", n, sqrt(argc + 3.0));\n  return 0;\n}\n";
    let project = Project::new(&[("main.c", uses), ("twice.c", TWICE)]);
    // The first use builds the C library, and reports that.
    assert!(project.sh_with_own_libc("loam libc").status.success());
    let run = |script: &str| {
        let output = project.sh_with_own_libc(script);
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success() && stderr.is_empty(), "{script}: {stderr}");
        String::from_utf8(output.stdout).unwrap()
    };
    assert_eq!(run("loam cc -O2 -pie main.c twice.c -lm -lpthread -o prog && ./prog"), "42 2.0\n");
    assert_eq!(project.functions("prog"), ["main", "run", "twice"]);
    run("loam cc -fPIC -shared twice.c -o libtwice.so -lc");
    assert_eq!(project.functions("libtwice.so"), ["twice"]);
    for library in ["-L. -ltwice", "libtwice.so"] {
        assert_eq!(
            run(&format!("loam cc -c main.c && loam cc main.o {library} -o both && ./both")),
            "42 2.0\n"
        );
        assert_eq!(project.functions("both"), ["main", "run", "twice"], "{library}");
    }
    run("loam cc -nostdlib -r main.o -o all.o && loam cc -c twice.c && ar rc libx.a twice.o");
    assert_eq!(run("loam cc all.o -L. -lx -o third -lm && ./third"), "42 2.0\n");
    assert!(
        run("echo '#include <features.h>' | loam cc -E -dM -xc - | grep -c GLIBC || true").starts_with('0')
    );
}

#[test]
fn headers_of_loam_are_not_the_users_files() {
    let source = "#include <loam.h>\nint main(void) { return klee_range(0, 4, \"n\") / 4; }\n";
    let project = Project::new(&[("main.c", source)]);
    project.run("loam cc -c main.c && loam extract main.o");
    let options = LoadOptions::default();
    let loaded = load(&[Input::File(&project.path("main.o.bc"))], &options).unwrap();
    let files: Vec<&String> = loaded.program.files.ids().map(|id| &loaded.program.files[id].path).collect();
    assert!(files.iter().any(|file| file.ends_with("loam-runtime/loam.h")), "{files:?}");
    assert!(!files.iter().any(|file| file.contains("cache")), "{files:?}");
}
