//! What a command line of KLEE asks for, in terms of `loam run`: one method per kind of value in the table.

use loam_allocator::{Region, Regions};
use std::collections::BTreeMap;

/// The words of `loam run`, and what has no option there.
#[derive(Default, Debug)]
pub struct Wish {
    /// Options of `loam run`.
    pub words: Vec<String>,
    /// What has no effect or another one than in KLEE, for the user.
    pub notes: Vec<String>,
    /// Searchers, in order.
    searchers: Vec<&'static str>,
    /// What is written beside tests.
    emitted: Vec<&'static str>,
    /// Size in GiB and start address of regions.
    regions: BTreeMap<&'static str, (Option<u64>, Option<u64>)>,
    libc: Option<bool>,
    external: Option<&'static str>,
    is_posix: bool,
    no_istats: bool,
    /// Whether `assembly.ll` is not wanted.
    pub no_source: bool,
    /// Whether `final.bc` is wanted.
    pub module: bool,
    /// Whether warnings go to their file alone.
    pub quiet_warnings: bool,
}

/// KLEE's searchers, and those of Loam that do the same or come nearest.
const SEARCHERS: &[(&str, &str, bool)] = &[
    ("dfs", "dfs", true),
    ("bfs", "bfs", true),
    ("random-state", "random-state", true),
    ("random-path", "random-path", true),
    ("nurs:covnew", "cov-new", true),
    ("nurs:md2u", "cov-new", true),
    ("nurs:depth", "random-path", false),
    ("nurs:rp", "random-path", true),
    ("nurs:icnt", "cupa", false),
    ("nurs:cpicnt", "cupa", false),
    ("nurs:qc", "random-state", false),
];

/// KLEE's kinds of errors for `--exit-on-error-type`, and Loam's.
const KINDS: &[(&str, &str)] = &[
    ("Abort", "abort"),
    ("Assert", "assert"),
    ("BadVectorAccess", "ptr"),
    ("Execution", "exec"),
    ("External", "external"),
    ("Free", "free"),
    ("ImplicitConversion", "overflow"),
    ("ImplicitTruncation", "overflow"),
    ("InvalidBuiltin", "abort"),
    ("InvalidLoad", "abort"),
    ("MissingReturn", "abort"),
    ("Model", "model"),
    ("NullableAttribute", "null"),
    ("Overflow", "overflow,overshift,div"),
    ("Ptr", "ptr,null,uaf"),
    ("ReadOnly", "readonly"),
    ("ReportError", "user"),
    ("UnreachableCall", "abort"),
    ("User", "user"),
];

const GIB: u64 = 1 << 30;

/// `true` or `false` as LLVM's command line reads it.
pub fn switch(value: &str) -> Result<bool, String> {
    match value {
        "" | "true" | "TRUE" | "True" | "1" => Ok(true),
        "false" | "FALSE" | "False" | "0" => Ok(false),
        _ => Err(format!("'{value}' is neither true nor false")),
    }
}

impl Wish {
    /// Passes an option and its value on.
    pub fn pass(&mut self, option: &str, value: &str) -> Result<(), String> {
        // One word, so that a value that begins with a dash is no option.
        self.words.push(format!("{option}={value}"));
        Ok(())
    }

    /// A switch that is an option of Loam, if it is on.
    pub fn flag(&mut self, value: &str, option: &str) -> Result<(), String> {
        let is_on = switch(value)?;
        self.words.retain(|word| word != option);
        if is_on {
            self.words.push(option.to_owned());
        }
        Ok(())
    }

    /// A layer of the solver that is switched off.
    pub fn layer(&mut self, value: &str, layer: &str) -> Result<(), String> {
        if !switch(value)? {
            self.pass("--no-cache", layer)?;
        }
        Ok(())
    }

    /// A limit, where zero means none.
    pub fn limit(&mut self, option: &str, value: &str) -> Result<(), String> {
        match value.parse::<u64>() {
            Ok(0) => Ok(()),
            Ok(_) => self.pass(option, value),
            Err(_) => Err(format!("'{value}' is no number")),
        }
    }

    /// A time, where zero means none.
    pub fn time(&mut self, option: &str, value: &str) -> Result<(), String> {
        match crate::units::duration(value)? {
            time if time.is_zero() => Ok(()),
            time => self.pass(option, &format!("{}", time.as_secs_f64())),
        }
    }

    /// Megabytes, where zero means no limit.
    pub fn memory(&mut self, value: &str) -> Result<(), String> {
        match value.parse::<u64>() {
            Ok(0) => Ok(()),
            Ok(megabytes) => self.pass("--max-memory", &format!("{megabytes}MiB")),
            Err(_) => Err(format!("'{value}' is no number of megabytes")),
        }
    }

    /// An option of which Loam can do one value only.
    pub fn must_be(&mut self, value: &str, only: &str, why: &str) -> Result<(), String> {
        if value == only { Ok(()) } else { Err(format!("{why}; only {only} is possible")) }
    }

    pub fn crosscheck(&mut self, value: &str) -> Result<(), String> {
        match value {
            "none" => Ok(()),
            "stp" | "z3" | "metasmt" | "dummy" => self.flag("true", "--validate"),
            _ => Err(format!("there is no solver '{value}'")),
        }
    }

    pub fn environment_file(&mut self, path: &str) -> Result<(), String> {
        let bytes = loam_base::files::read(path.as_ref()).map_err(|error| format!("{path}: {error}"))?;
        let text = String::from_utf8(bytes).map_err(|_| format!("{path}: it is no text"))?;
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.pass("--env", line)?;
        }
        Ok(())
    }

    pub fn exit_on(&mut self, value: &str) -> Result<(), String> {
        for name in value.split(',') {
            let kind = KINDS.iter().find(|(klee, _)| *klee == name).map(|(_, kinds)| kinds);
            let known = || KINDS.iter().map(|(klee, _)| *klee).collect::<Vec<_>>().join(", ");
            self.pass("--exit-on", kind.ok_or_else(|| format!("'{name}' is none of {}", known()))?)?;
        }
        Ok(())
    }

    pub fn external(&mut self, value: &str) -> Result<(), String> {
        self.external = Some(match value {
            "none" => "forbid",
            "concrete" => "concrete",
            "all" => "allow",
            "over-approx" => return Err("results of calls in the host stay concrete; use all".to_owned()),
            _ => return Err(format!("'{value}' is none of none, concrete, all, over-approx")),
        });
        Ok(())
    }

    pub fn allocator(&mut self, value: &str) -> Result<(), String> {
        let name = if switch(value)? { "kdalloc" } else { "global" };
        self.pass("--allocator", name)
    }

    pub fn region_size(&mut self, region: &'static str, value: &str) -> Result<(), String> {
        let size = value.parse().map_err(|_| format!("'{value}' is no number of GiB"))?;
        self.regions.entry(region).or_default().0 = Some(size);
        Ok(())
    }

    pub fn region_base(&mut self, region: &'static str, value: &str) -> Result<(), String> {
        let parsed = match value.strip_prefix("0x").or_else(|| value.strip_prefix("0X")) {
            Some(digits) => u64::from_str_radix(digits, 16),
            None => value.parse(),
        };
        let base = parsed.map_err(|_| format!("'{value}' is no address"))?;
        self.regions.entry(region).or_default().1 = Some(base);
        Ok(())
    }

    pub fn quarantine(&mut self, value: &str) -> Result<(), String> {
        self.pass("--quarantine", if value == "-1" { "unlimited" } else { value })
    }

    pub fn libc(&mut self, value: &str) -> Result<(), String> {
        self.libc = Some(match value {
            "none" => false,
            "klee" | "uclibc" => true,
            _ => return Err(format!("'{value}' is none of none, klee, uclibc")),
        });
        Ok(())
    }

    pub fn posix(&mut self, value: &str) -> Result<(), String> {
        self.is_posix = switch(value)?;
        Ok(())
    }

    pub fn istats(&mut self, value: &str) -> Result<(), String> {
        self.no_istats = !switch(value)?;
        Ok(())
    }

    pub fn module(&mut self, value: &str) -> Result<(), String> {
        self.module = switch(value)?;
        Ok(())
    }

    pub fn source(&mut self, value: &str) -> Result<(), String> {
        self.no_source = !switch(value)?;
        Ok(())
    }

    pub fn quiet_warnings(&mut self, value: &str) -> Result<(), String> {
        self.quiet_warnings = switch(value)?;
        Ok(())
    }

    pub fn search(&mut self, value: &str) -> Result<(), String> {
        for name in value.split(',') {
            let found = SEARCHERS.iter().find(|(klee, ..)| *klee == name);
            let known = || SEARCHERS.iter().map(|(klee, ..)| *klee).collect::<Vec<_>>().join(", ");
            let &(_, loam, is_same) = found.ok_or_else(|| format!("'{name}' is none of {}", known()))?;
            if !is_same {
                self.notes.push(format!("--search={name}: Loam's {loam} takes its place"));
            }
            if !self.searchers.contains(&loam) {
                self.searchers.push(loam);
            }
        }
        Ok(())
    }

    pub fn solver(&mut self, value: &str) -> Result<(), String> {
        match value {
            "z3" => self.pass("--solver", "z3"),
            "stp" | "metasmt" => {
                self.notes.push(format!("--solver-backend={value}: Bitwuzla takes its place"));
                Ok(())
            }
            "dummy" => Err("there is no solver without answers; loam run has --solver blaster".to_owned()),
            _ => Err(format!("'{value}' is none of stp, metasmt, dummy, z3")),
        }
    }

    pub fn query_log(&mut self, value: &str) -> Result<(), String> {
        for name in value.split(',') {
            match name {
                "all:smt2" | "solver:smt2" => {}
                "all:kquery" | "solver:kquery" => {
                    self.notes.push(format!("--use-query-log={name}: queries are written as SMT-LIB 2"));
                }
                _ => {
                    return Err(format!(
                        "'{name}' is none of all:kquery, all:smt2, solver:kquery, solver:smt2"
                    ));
                }
            }
        }
        self.flag("true", "--log-queries")
    }

    pub fn emit(&mut self, value: &str, what: &'static str) -> Result<(), String> {
        self.emitted.retain(|&emitted| emitted != what);
        if switch(value)? {
            self.emitted.push(what);
        }
        Ok(())
    }

    pub fn tests(&mut self, value: &str) -> Result<(), String> {
        let without = if switch(value)? { "false" } else { "true" };
        self.flag(without, "--write-no-tests")
    }

    /// Whether the POSIX runtime was asked for.
    pub fn is_posix(&self) -> bool {
        self.is_posix
    }

    /// The options of `loam run`, complete.
    pub fn options(&self) -> Result<Vec<String>, String> {
        let mut words = self.words.clone();
        let mut add = |option: &str, value: &str| words.push(format!("{option}={value}"));
        let emitted =
            if self.no_istats { self.emitted.clone() } else { [&self.emitted[..], &["istats"]].concat() };
        let lists = [("--search", self.searchers.join(",")), ("--emit", emitted.join(","))];
        for (option, list) in lists.iter().filter(|(_, list)| !list.is_empty()) {
            add(option, list);
        }
        add("--libc", if self.libc.unwrap_or(self.is_posix) { "default" } else { "none" });
        add("--external", self.external.unwrap_or("concrete"));
        let defaults = Regions::default();
        for (&name, &(size, base)) in &self.regions {
            let region = Region::ALL.into_iter().find(|region| region.name() == name);
            let usual = defaults.0[region.ok_or("there is no such region")?];
            let base = base.unwrap_or(usual.base.0);
            let size =
                size.map_or(Some(usual.size), |size| size.checked_mul(GIB)).ok_or("a region is too large")?;
            add("--region", &format!("{name}={base:#x},{size}"));
        }
        // As in KLEE: one path for each object, uninitialised memory has a value, what the program prints is shown.
        add("--memory", "forking");
        add("--uninit-bytes", "fill");
        add("--program-output", "show");
        Ok(words)
    }
}
