//! Real packages, built with `loam cc` from the distribution's sources. `cargo xtask build-package NAME…`.
//!
//! A package is a row of the table below. Its tree is in the cache under a hash of everything that decides
//! what is built: the C library, the compiler's own source and the commands; so it is configured once, and
//! programs are built as needed.

mod sources;

use crate::build::{Profile, build, c_library, cache, root, run};
use crate::concrete::{Case, Verdict, compare};
use crate::setup::{Need, require};
use loam_testkit::Checkout;
use loam_testkit::checkout::files_under;
use std::fs::File;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// How a package is built. Commands are lines of shell in its tree; `$CC` is the compiler, usually `loam cc`.
pub struct Package {
    /// The source package's name.
    pub name: &'static str,
    /// Packages of programs that its build needs besides a compiler and make.
    needs: &'static str,
    /// Source packages that are unpacked into directories of their names in its tree.
    includes: &'static [&'static str],
    /// The command that configures the tree.
    configure: &'static str,
    /// The command that builds the programs; a program's path may follow it if `by_program`.
    make: &'static str,
    /// Whether programs can be built one by one.
    by_program: bool,
    /// The programs, with the arguments of a first test.
    programs: &'static [(&'static str, &'static [&'static str])],
}

/// The compiler of a tree, and so the use of its programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compiler {
    /// `loam cc`: programs to explore.
    Loam,
    /// `loam cc` with the system's C library: bitcode for KLEE, whose own C library fits the system's headers.
    LoamWithSystemLibrary,
    /// clang with coverage instrumentation, and nothing of Loam: programs to replay tests on.
    Coverage,
}

impl Compiler {
    /// The value of `$CC`.
    fn command(self, checkout: &Checkout) -> String {
        let loam = checkout.loam.display();
        match self {
            Self::Loam => format!("{loam} cc"),
            Self::LoamWithSystemLibrary => format!("{loam} cc --loam-libc=host"),
            Self::Coverage => COVERAGE.to_owned(),
        }
    }
}

/// With `-fprofile-continuous` the counters of a program that crashes are not lost.
const COVERAGE: &str = "clang-22 -fprofile-instr-generate -fcoverage-mapping -fprofile-continuous";

/// For packages whose unpacked files are older than their sources: nothing must be generated again.
const AUTOTOOLS: &str = "ACLOCAL=: AUTOMAKE=: AUTOCONF=: AUTOHEADER=: MAKEINFO=:";
const VERSION: &[&str] = &["--version"];
/// A library with a small program of ours that feeds standard input to it.
const HARNESS: &[(&str, &[&str])] = &[("harness", &[])];
/// The directory of these programs, `$BENCH` in commands.
const BENCH: &str = "bench/coverage";

/// coreutils.
pub const COREUTILS: Package = Package {
    name: "coreutils",
    needs: "",
    includes: &[],
    configure: "FORCE_UNSAFE_CONFIGURE=1 ./configure CC=\"$CC\" --disable-nls \
                --disable-dependency-tracking --without-selinux --disable-acl --disable-libcap --without-openssl \
                && echo 'headers: $(BUILT_SOURCES)' | make -f Makefile -f - headers",
    // Loam's compiler is chosen anew each time.
    make: "make -j2 CC=\"$CC\" SUBDIRS=. man1_MANS= MAKEINFO=:",
    by_program: true,
    programs: &[("src/cat", VERSION), ("src/ls", VERSION), ("src/sort", VERSION)],
};

const PACKAGES: &[Package] = &[
    COREUTILS,
    Package {
        name: "m4",
        needs: "",
        includes: &[],
        configure: "./configure CC=\"$CC\" --disable-nls --disable-dependency-tracking",
        make: "make -j2 $AUTOTOOLS HELP2MAN=:",
        by_program: false,
        programs: &[("src/m4", VERSION)],
    },
    Package {
        name: "make-dfsg",
        needs: "autoconf automake autopoint",
        includes: &[],
        // The distribution removed the manual and left a file named twice.
        configure: "sed -i 's|po/Makefile.in Makefile|po/Makefile.in|' configure.ac \
                    && autoreconf -fi && ./configure CC=\"$CC\" --disable-nls --disable-dependency-tracking \
                    --without-guile CFLAGS='-g -O2 -Wno-incompatible-pointer-types -Wno-implicit-function-declaration'",
        make: "make -j2 -C lib && make -j2 make",
        by_program: false,
        programs: &[("make", VERSION)],
    },
    Package {
        name: "sqlite3",
        needs: "tcl",
        includes: &[],
        configure: "./configure CC=\"$CC\" --disable-tcl --disable-readline --disable-threadsafe --disable-load-extension",
        make: "make sqlite3.c shell.c && $CC -g -O1 -DSQLITE_THREADSAFE=0 -DSQLITE_OMIT_LOAD_EXTENSION \
               -o sqlite3 shell.c sqlite3.c -lm",
        by_program: false,
        programs: &[("sqlite3", VERSION)],
    },
    Package {
        name: "bc",
        needs: "",
        includes: &[],
        configure: "./configure CC=\"$CC\"",
        make: "make SUBDIRS='lib bc dc' $AUTOTOOLS HELP2MAN=:",
        by_program: false,
        programs: &[("bc/bc", VERSION), ("dc/dc", VERSION)],
    },
    Package {
        name: "apr",
        needs: "",
        includes: &[],
        configure: "./configure CC=\"$CC\" --disable-shared --disable-dso",
        make: "make -j2 && make -C test testall",
        by_program: false,
        programs: &[("test/testall", &["-l"])],
    },
    Package {
        name: "sed",
        needs: "",
        includes: &[],
        configure: "./configure CC=\"$CC\" --disable-nls --disable-dependency-tracking --without-selinux --disable-acl",
        make: "make -j2 $AUTOTOOLS",
        by_program: false,
        programs: &[("sed/sed", VERSION)],
    },
    Package {
        name: "grep",
        needs: "",
        includes: &[],
        configure: "./configure CC=\"$CC\" --disable-nls --disable-dependency-tracking --disable-perl-regexp",
        make: "make -j2 $AUTOTOOLS HELP2MAN=:",
        by_program: false,
        programs: &[("src/grep", VERSION)],
    },
    Package {
        name: "zlib",
        needs: "",
        includes: &[],
        configure: "./configure --static",
        make: "make -j2 static",
        by_program: false,
        programs: &[("minigzip", &[])],
    },
    Package {
        name: "busybox",
        needs: "",
        includes: &[],
        configure: "make defconfig",
        // Parts are linked without the compiler, which would add the runtime of coverage to each.
        make: "make -j2 CC=\"$CC\" LD=ld",
        by_program: false,
        programs: &[("busybox", &["echo", "hello"])],
    },
    Package {
        name: "toybox",
        needs: "",
        includes: &[],
        // Its scripts take a compiler of one word.
        configure: "printf '#!/bin/sh\\nexec %s \"$@\"\\n' \"$CC\" > cc.sh && chmod +x cc.sh \
                    && export CC=$PWD/cc.sh HOSTCC=cc && make defconfig",
        // Single programs: the dispatcher of all of them compares addresses of locals to see how deep the stack is.
        make: "printf '#!/bin/sh\\nexec %s \"$@\"\\n' \"$CC\" > cc.sh && export CC=$PWD/cc.sh HOSTCC=cc NOSTRIP=1 && make sed yes",
        by_program: false,
        programs: &[("sed", VERSION), ("yes", VERSION)],
    },
    Package {
        name: "file",
        needs: "",
        includes: &[],
        configure: "./configure CC=\"$CC\"",
        make: "make -j2",
        by_program: false,
        // libtool puts programs there whose libraries are not installed yet.
        programs: &[("src/.libs/file", VERSION)],
    },
    Package {
        name: "diffutils",
        needs: "",
        includes: &[],
        configure: "./configure CC=\"$CC\"",
        make: "make -j2 $AUTOTOOLS HELP2MAN=:",
        by_program: false,
        programs: &[("src/diff", VERSION), ("src/cmp", VERSION), ("src/sdiff", VERSION)],
    },
    Package {
        name: "findutils",
        needs: "",
        includes: &[],
        configure: "./configure CC=\"$CC\"",
        make: "make -j2 $AUTOTOOLS HELP2MAN=:",
        by_program: false,
        programs: &[("find/find", VERSION), ("xargs/xargs", VERSION)],
    },
    Package {
        name: "tiff",
        needs: "cmake",
        includes: &[],
        // The system's libraries do not fit, but for the one of mathematics.
        configure: "cmake -DCMAKE_FIND_USE_CMAKE_SYSTEM_PATH=OFF -DBUILD_SHARED_LIBS=OFF -DCMath_HAVE_LIBC_POW=1 \
                    -DCMAKE_C_STANDARD_LIBRARIES=-lm .",
        make: "make -j2 tiffinfo tiffcp",
        by_program: false,
        programs: &[("tools/tiffinfo", &["-h"]), ("tools/tiffcp", &["-h"])],
    },
    Package {
        name: "gawk",
        needs: "",
        includes: &[],
        configure: "./configure CC=\"$CC\"",
        // The distribution removed the manual.
        make: "make -j2 SUBDIRS='support .' $AUTOTOOLS",
        by_program: false,
        programs: &[("gawk", VERSION)],
    },
    Package {
        name: "tar",
        needs: "",
        includes: &[],
        configure: "FORCE_UNSAFE_CONFIGURE=1 ./configure CC=\"$CC\"",
        make: "make -j2 $AUTOTOOLS",
        by_program: false,
        programs: &[("src/tar", VERSION)],
    },
    Package {
        name: "lua5.4",
        needs: "",
        includes: &[],
        configure: "",
        make: "make linux CC=\"$CC\"",
        by_program: false,
        programs: &[("src/lua", &["-v"])],
    },
    Package {
        name: "cjson",
        needs: "",
        includes: &[],
        configure: "",
        make: "make CC=\"$CC -std=c89\" && $CC -g -O1 -I. -o harness $BENCH/cjson.c cJSON.c -lm",
        by_program: false,
        programs: &[("cJSON_test", &[]), ("harness", &[])],
    },
    Package {
        name: "mawk",
        needs: "",
        includes: &[],
        configure: "./configure CC=\"$CC\"",
        make: "make",
        by_program: false,
        programs: &[("mawk", &["-W", "version"])],
    },
    Package {
        name: "gzip",
        needs: "",
        includes: &[],
        configure: "./configure CC=\"$CC\" --disable-dependency-tracking",
        make: "make -j2 $AUTOTOOLS HELP2MAN=:",
        by_program: false,
        programs: &[("gzip", VERSION)],
    },
    Package {
        name: "expat",
        needs: "",
        includes: &[],
        // The settings are on the command line.
        configure: ": > expat/lib/expat_config.h",
        make: "$CC -g -O1 -Iexpat/lib -DXML_NS -DXML_DTD -DXML_CONTEXT_BYTES=1024 -DXML_POOR_ENTROPY -DHAVE_MEMMOVE \
               -DBYTEORDER=1234 -o harness $BENCH/expat.c expat/lib/xmlparse.c expat/lib/xmltok.c expat/lib/xmlrole.c",
        by_program: false,
        programs: HARNESS,
    },
    Package {
        name: "libyaml",
        needs: "",
        includes: &[],
        configure: "",
        make: "$CC -g -O1 -Iinclude -DYAML_VERSION_STRING='\"0.2.5\"' -DYAML_VERSION_MAJOR=0 -DYAML_VERSION_MINOR=2 \
               -DYAML_VERSION_PATCH=5 -o harness $BENCH/libyaml.c src/*.c",
        by_program: false,
        programs: HARNESS,
    },
    Package {
        name: "jansson",
        needs: "",
        includes: &[],
        // The settings are on the command line.
        configure: ": > src/jansson_private_config.h",
        make: "$CC -g -O1 -Iandroid -Isrc -DHAVE_STDINT_H -DHAVE_LOCALE_H -o harness $BENCH/jansson.c src/*.c -lm",
        by_program: false,
        programs: HARNESS,
    },
    Package {
        name: "pcre2",
        needs: "",
        includes: &[],
        configure: "cd src && cp config.h.generic config.h && cp pcre2.h.generic pcre2.h \
                    && cp pcre2_chartables.c.dist pcre2_chartables.c",
        make: "$CC -g -O1 -Isrc -DPCRE2_CODE_UNIT_WIDTH=8 -DHAVE_CONFIG_H -o harness $BENCH/pcre2.c \
               $(ls src/pcre2_*.c | grep -vE 'dftables|fuzz|jit_match|jit_misc|jit_test|printint|ucptables')",
        by_program: false,
        programs: HARNESS,
    },
    Package {
        name: "mbedtls",
        needs: "",
        includes: &[],
        configure: "",
        make: "$CC -g -O1 -Iinclude -Ilibrary -o harness $BENCH/mbedtls.c library/*.c",
        by_program: false,
        programs: HARNESS,
    },
    Package {
        name: "libxml2",
        needs: "",
        includes: &[],
        configure: "./configure CC=\"$CC\" --disable-shared --disable-dependency-tracking --without-python --without-zlib \
                    --without-lzma --without-threads --without-iconv --without-http --without-ftp",
        make: "make -j2 $AUTOTOOLS xmllint",
        by_program: false,
        programs: &[("xmllint", VERSION)],
    },
    Package {
        name: "binutils",
        needs: "bison flex",
        includes: &[],
        // Of all its programs only the assembler, gas, and readelf, which needs nothing of the library of object files but
        // its header.
        configure: "./configure CC=\"$CC\" CFLAGS='-g -O1' --disable-nls --disable-plugins --disable-shared --disable-werror \
                    --disable-ld --disable-gold --disable-gprof --disable-gprofng --disable-gdb --disable-gdbserver --disable-sim \
                    --disable-libctf --disable-dependency-tracking --without-zstd --without-system-zlib --without-debuginfod \
                    && printf '%s\\n' 'gas/as-new: all-gas' \
                    'binutils/readelf: configure-bfd configure-binutils all-libiberty all-zlib all-libsframe' \
                    '\t$(MAKE) -C bfd bfd.h && $(MAKE) -C binutils readelf' > programs.mk",
        make: "make -j2 MAKEINFO=: -f Makefile -f programs.mk",
        by_program: true,
        programs: &[("gas/as-new", VERSION), ("binutils/readelf", VERSION)],
    },
    Package {
        name: "tcc",
        needs: "",
        includes: &[],
        configure: "./configure --cc=\"$CC\"",
        make: "make tcc",
        by_program: false,
        programs: &[("tcc", &["-v"])],
    },
    Package {
        name: "jq",
        needs: "",
        includes: &[],
        // The settings are on the command line. The library of jq is a C string.
        configure: "sed -e 's/[\\\\\"]/\\\\&/g' -e 's/.*/\"&\\\\n\"/' src/builtin.jq > src/builtin.inc \
                    && echo '#define JQ_VERSION \"1.6\"' > src/version.h",
        make: "$CC -g -O1 -I. -Isrc -D_GNU_SOURCE -DIEEE_8087 -DHAVE_MEMMEM -DHAVE_MKSTEMP -DHAVE_ISATTY -DHAVE_STRPTIME \
               -DHAVE_STRFTIME -DHAVE_TIMEGM -DHAVE_GMTIME_R -DHAVE_GMTIME -DHAVE_LOCALTIME_R -DHAVE_GETTIMEOFDAY \
               -DHAVE_TM_TM_GMT_OFF -o jq $(ls src/*.c | grep -v inject_errors) -lm",
        by_program: false,
        programs: &[("jq", &["-n", "[1, 2.5] | map(. + 1)"])],
    },
    Package {
        name: "libpng1.6",
        needs: "",
        includes: &["zlib"],
        configure: "cp scripts/pnglibconf.h.prebuilt pnglibconf.h",
        make: "$CC -g -O1 -I. -Izlib -DPNG_INTEL_SSE_OPT=0 -DHAVE_UNISTD_H -o harness $BENCH/libpng.c \
               $(ls png*.c | grep -v pngtest) $(ls zlib/*.c | grep -v gz) -lm",
        by_program: false,
        programs: HARNESS,
    },
];

/// A package's tree, configured.
pub struct Built {
    /// The tree.
    pub directory: PathBuf,
    /// The version of its source.
    pub version: String,
}

/// `cargo xtask build-package NAME…`.
pub fn build_package(names: &[String]) -> Result<(), String> {
    if names.is_empty() {
        let known: Vec<&str> = PACKAGES.iter().map(|package| package.name).collect();
        return Err(format!("which of {}?", known.join(", ")));
    }
    require(Need::Run)?;
    let checkout = build(Profile::Release)?;
    let mut failed = Vec::new();
    for name in names {
        let package = find(name)?;
        let outcome = make_all(&checkout, package).and_then(|built| look_at(&checkout, package, &built));
        if let Err(problem) = outcome {
            println!("{name}: {problem}");
            failed.push(name.as_str());
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(format!("these do not work: {}", failed.join(", "))) }
}

/// The package of this name.
fn find(name: &str) -> Result<&'static Package, String> {
    let package = PACKAGES.iter().find(|package| package.name == name);
    package.ok_or_else(|| format!("there is no package {name:?} in the table"))
}

/// Builds the package of this name, with all programs of the table.
pub fn make_named(checkout: &Checkout, name: &str) -> Result<Built, String> {
    make_all(checkout, find(name)?)
}

/// Builds programs of the package of this name, named by their paths in its tree.
pub fn make_some(checkout: &Checkout, name: &str, programs: &[&str]) -> Result<Built, String> {
    make(checkout, find(name)?, programs)
}

/// Builds programs of the package of this name with a compiler.
pub fn make_with(
    checkout: &Checkout,
    compiler: Compiler,
    name: &str,
    programs: &[&str],
) -> Result<Built, String> {
    Tree { checkout, compiler, package: find(name)? }.make(programs)
}

fn make_all(checkout: &Checkout, package: &Package) -> Result<Built, String> {
    let programs: Vec<&str> = package.programs.iter().map(|(program, _)| *program).collect();
    make(checkout, package, &programs)
}

/// Builds programs of a package, named by their paths in its tree; existing programs are left as they are.
pub fn make(checkout: &Checkout, package: &Package, programs: &[&str]) -> Result<Built, String> {
    Tree { checkout, compiler: Compiler::Loam, package }.make(programs)
}

/// Marks a tree that is configured.
const CONFIGURED: &str = ".configured";

/// The tree of a package for one compiler.
struct Tree<'a> {
    checkout: &'a Checkout,
    compiler: Compiler,
    package: &'a Package,
}

impl Tree<'_> {
    fn make(&self, programs: &[&str]) -> Result<Built, String> {
        let package = self.package;
        let packages = cache().join("packages");
        let tarball = sources::download(package.name, &packages.join("downloads"))?;
        let version = sources::version(&tarball);
        let directory = packages.join(format!("{}-{version}-{:016x}", package.name, self.key()?));
        if !directory.join(CONFIGURED).is_file() {
            // The remains of an interrupted configuration are useless.
            let _ = std::fs::remove_dir_all(&directory);
            println!("configuring {} {version}", package.name);
            sources::unpack(&tarball, &directory)?;
            for name in package.includes {
                let tarball = sources::download(name, &packages.join("downloads"))?;
                sources::unpack(&tarball, &directory.join(name))?;
            }
            self.step(package.configure, &directory, "configure.out").map_err(|problem| {
                let needs = if package.needs.is_empty() { "nothing special" } else { package.needs };
                format!("{problem} (it needs {needs})")
            })?;
            std::fs::write(directory.join(CONFIGURED), "").map_err(|why| why.to_string())?;
        }
        let is_missing = |name: &&str| !directory.join(name).is_file();
        let missing: Vec<&str> = programs.iter().copied().filter(is_missing).collect();
        if !missing.is_empty() {
            println!("making {} {version}: {}", package.name, missing.join(" "));
            let wanted = if package.by_program { missing.join(" ") } else { String::new() };
            self.step(&format!("{} {wanted}", package.make), &directory, "make.out")?;
        }
        match programs.iter().find(|name| is_missing(name)) {
            Some(program) => {
                Err(format!("{program} was not made; see {}", directory.join("make.out").display()))
            }
            None => Ok(Built { directory, version }),
        }
    }

    /// Runs a line of shell in the tree; its output goes to a file there.
    fn step(&self, line: &str, directory: &Path, output: &str) -> Result<(), String> {
        let path = directory.join(output);
        let file = File::create(&path).map_err(|why| format!("{}: {why}", path.display()))?;
        let errors = file.try_clone().map_err(|why| why.to_string())?;
        let mut shell = Command::new("sh");
        shell.args(["-c", &in_full(line)]).current_dir(directory);
        shell.env("CC", self.compiler.command(self.checkout)).env("LOAM_CACHE_DIR", cache());
        shell.env("BENCH", root().join(BENCH));
        // Instrumented programs that run during the build must not leave profiles in the tree.
        shell.env("LLVM_PROFILE_FILE", "/dev/null");
        // A build inside a build: variables of cargo or make must not be inherited.
        shell.env_remove("MAKEFLAGS").env_remove("MAKELEVEL").stdout(file).stderr(errors);
        run(&mut shell).map_err(|_| format!("a build failed; see {}", path.display()))
    }

    /// A hash of everything that decides what is built.
    fn key(&self) -> Result<u64, String> {
        let mut hasher = DefaultHasher::new();
        let commands = (self.package.configure, in_full(self.package.make));
        self.package.includes.iter().for_each(|name| name.hash(&mut hasher));
        match self.compiler {
            Compiler::Loam => (c_library(self.checkout)?.file_name(), commands).hash(&mut hasher),
            Compiler::LoamWithSystemLibrary => ("system", commands).hash(&mut hasher),
            Compiler::Coverage => (COVERAGE, commands).hash(&mut hasher),
        }
        let is_loam = self.compiler != Compiler::Coverage;
        let compiler = is_loam.then(|| files_under(&root().join("crates/compiler/src"), &["rs"]));
        let has_harness = self.package.make.contains("$BENCH");
        let harness = has_harness.then(|| files_under(&root().join(BENCH), &["c", "h"]));
        for path in compiler.into_iter().chain(harness).flatten() {
            std::fs::read(&path).map_err(|why| format!("{}: {why}", path.display()))?.hash(&mut hasher);
        }
        Ok(hasher.finish())
    }
}

fn in_full(line: &str) -> String {
    line.replace("$AUTOTOOLS", AUTOTOOLS)
}

/// Whether the programs of a package run, contain their bitcode, and behave in Loam as natively.
fn look_at(checkout: &Checkout, package: &Package, built: &Built) -> Result<(), String> {
    let scratch = checkout.fresh(&format!("package-{}", package.name)).map_err(|why| why.to_string())?;
    for (program, args) in package.programs {
        let path = built.directory.join(program);
        let mut extract = Command::new(&checkout.loam);
        run(extract.arg("extract").arg(&path).arg("-o").arg(scratch.join("program.bc")))?;
        let args = args.iter().map(|&word| word.to_owned()).collect();
        let case = Case { program: path, args, stdin: None, machine: None };
        let directory = scratch.join("directory");
        std::fs::create_dir_all(&directory).map_err(|why| why.to_string())?;
        match compare(checkout, &case, &directory, &scratch.join("out"))? {
            Verdict::Equal | Verdict::DiffersAsExpected(_) => {
                println!("{} {}: {program} works, in Loam as natively", package.name, built.version);
            }
            Verdict::Differs(problem) => return Err(format!("{program}: {problem}")),
        }
    }
    Ok(())
}
