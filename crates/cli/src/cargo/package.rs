//! What `cargo metadata` says about the packages here, and which program of them is meant.

use crate::cargo::args::{CargoRunArgs, PackageArgs};
use crate::cargo::build::{cargo, cargo_problem};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The packages that cargo sees from here.
pub struct Workspace {
    packages: Vec<Package>,
    /// Where cargo builds.
    pub target: PathBuf,
}

/// A member of the workspace.
struct Package {
    name: String,
    directory: PathBuf,
    default_run: Option<String>,
    binaries: Vec<String>,
    examples: Vec<String>,
}

/// A program to build.
#[derive(PartialEq, Eq, Debug)]
pub struct Target {
    /// The package.
    pub package: String,
    /// `--bin` or `--example`.
    pub kind: &'static str,
    /// Its name.
    pub name: String,
}

impl Workspace {
    /// Asks cargo. The error is the message for the user.
    pub fn read(args: &PackageArgs) -> Result<Self, String> {
        let mut command = cargo("metadata");
        command.args(["--no-deps", "--format-version=1"]);
        if let Some(manifest) = &args.manifest_path {
            command.arg("--manifest-path").arg(manifest);
        }
        let output = command.output().map_err(|error| cargo_problem(&error))?;
        if !output.status.success() {
            let text = String::from_utf8_lossy(&output.stderr);
            let line =
                text.lines().find(|line| line.starts_with("error")).unwrap_or("error: cargo metadata failed");
            let why = line.trim_start_matches("error: ");
            return Err(format!(
                "no cargo package: {why}; go to a package, or name its Cargo.toml with --manifest-path"
            ));
        }
        let facts: Value = serde_json::from_slice(&output.stdout)
            .map_err(|error| format!("cargo metadata cannot be read: {error}"))?;
        let packages: Vec<Package> = list(&facts["packages"]).filter_map(Package::read).collect();
        let workspace =
            Self { packages, target: facts["target_directory"].as_str().unwrap_or("target").into() };
        if let Some(name) = &args.package {
            workspace.package(name)?;
        }
        Ok(workspace)
    }

    fn package(&self, name: &str) -> Result<&Package, String> {
        let found = self.packages.iter().find(|package| package.name == name);
        found.ok_or_else(|| {
            let names = joined(self.packages.iter().map(|package| package.name.as_str()));
            format!("-p {name}: there is no such package here; the packages are {names}")
        })
    }

    /// The program that is meant.
    pub fn target(&self, args: &CargoRunArgs) -> Result<Target, String> {
        let meant = self.meant(&args.package)?;
        let (kind, wanted) = match (&args.bin, &args.example) {
            (_, Some(name)) => ("--example", Some(name)),
            (name, None) => ("--bin", name.as_ref()),
        };
        let all: Vec<Target> = meant.iter().flat_map(|package| package.targets(kind)).collect();
        let names = || joined(all.iter().map(|target| target.name.as_str()));
        let some =
            |target: &Target| Target { package: target.package.clone(), kind, name: target.name.clone() };
        if let Some(wanted) = wanted {
            let found = all.iter().find(|target| target.name == *wanted).map(some);
            return found
                .ok_or_else(|| format!("{kind} {wanted}: there is none of this name; there is {}", names()));
        }
        let mut default = meant.iter().filter_map(|package| package.default_run.as_ref());
        match (all.as_slice(), default.next(), default.next()) {
            ([only], _, _) => Ok(some(only)),
            (_, Some(name), None) => Ok(all.iter().find(|target| target.name == *name).map(some).unwrap_or_else(|| {
                Target { package: meant[0].name.clone(), kind, name: name.clone() }
            })),
            ([], _, _) => Err("the package has no program to run; for a library write functions with #[loam::test] and use cargo loam test"
                .to_owned()),
            _ => Err(format!("there are several programs: {}; say which with --bin", names())),
        }
    }

    /// The named package, the one around this directory, or else all of them.
    fn meant(&self, args: &PackageArgs) -> Result<Vec<&Package>, String> {
        if let Some(name) = &args.package {
            return Ok(vec![self.package(name)?]);
        }
        let here = match args.manifest_path.as_ref().map(std::path::absolute) {
            Some(manifest) => manifest.ok().and_then(|path| path.parent().map(Path::to_path_buf)),
            None => std::env::current_dir().ok(),
        };
        let around = self
            .packages
            .iter()
            .filter(|package| here.as_ref().is_some_and(|here| here.starts_with(&package.directory)));
        let nearest = around.max_by_key(|package| package.directory.components().count());
        Ok(nearest.map_or_else(|| self.packages.iter().collect(), |package| vec![package]))
    }
}

impl Package {
    fn read(facts: &Value) -> Option<Self> {
        let of_kind = |kind: &str| {
            let targets =
                list(&facts["targets"]).filter(|target| list(&target["kind"]).any(|known| known == kind));
            targets.filter_map(|target| target["name"].as_str().map(str::to_owned)).collect()
        };
        Some(Self {
            name: facts["name"].as_str()?.to_owned(),
            directory: Path::new(facts["manifest_path"].as_str()?).parent()?.to_path_buf(),
            default_run: facts["default_run"].as_str().map(str::to_owned),
            binaries: of_kind("bin"),
            examples: of_kind("example"),
        })
    }

    fn targets(&self, kind: &'static str) -> impl Iterator<Item = Target> {
        let names = if kind == "--bin" { &self.binaries } else { &self.examples };
        names.iter().map(move |name| Target { package: self.name.clone(), kind, name: name.clone() })
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn joined<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}
