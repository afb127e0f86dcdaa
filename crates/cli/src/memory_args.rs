//! The options of the memory models, and which of them go together.

use crate::args::SwitchArg;
use crate::units;
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
use loam_memory_models::{ModelOptions, Planes, Relocatable, Split};

/// The memory model.
#[derive(Args, Debug)]
#[command(next_help_heading = "Memory model")]
pub struct MemoryArgs {
    /// The memory model: how a pointer that may point to several objects is resolved
    #[arg(long, value_name = "MODEL", default_value = "auto",
          value_parser = PossibleValuesParser::new(loam_memory_models::NAMES))]
    pub memory: String,
    /// Size of a segment above which the next one is started (with --memory segmented)
    #[arg(long, value_name = "SIZE", default_value = "10KiB", value_parser = units::size)]
    pub segment_threshold: u64,
    /// Whether objects may be moved or split, which the program does not see
    #[arg(long, value_name = "HOW", default_value = "relocatable")]
    pub addresses: AddressesArg,
    /// The kinds of objects that may be moved or split
    #[arg(long, value_name = "KIND,…", value_delimiter = ',', default_value = "heap")]
    pub relocate: Vec<RelocateArg>,
    /// Look for the objects of a pointer first among those allocated in contexts that were seen at the same instruction;
    /// a context is the place of the allocation and K callers (with --memory dynamic)
    #[arg(long, value_name = "K|off", default_value = "off", value_parser = resolution_context)]
    pub resolution_context: Setting<u8>,
    /// Whether equal sets of objects lie in equal segments in all paths, so that queries are equal too (with --memory dynamic)
    #[arg(long, value_name = "WHEN", default_value = "on")]
    pub segment_reuse: SwitchArg,
    /// Split large objects that are accessed at a symbolic offset into pieces of N bytes: 32 to 512, a multiple of 8
    #[arg(long, value_name = "N|off", default_value = "off", value_parser = piece)]
    pub split: Setting<u64>,
    /// Size above which objects are split (with --split)
    #[arg(long, value_name = "SIZE", default_value = "300", value_parser = units::size)]
    pub split_threshold: u64,
    /// How records are kept; naive is the baseline of measurements (with --memory plane)
    #[arg(long, value_name = "HOW", default_value = "efficient", hide_short_help = true)]
    pub planes: PlanesArg,
    /// Show where addresses may point to several objects, what was done there and what it cost
    #[arg(long)]
    pub explain_memory: bool,
}

/// Whether objects may be moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum AddressesArg {
    /// Objects stay where they are
    Fixed,
    /// Objects may be moved
    Relocatable,
}

/// How the plane model keeps its records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum PlanesArg {
    /// What is known lies outside of the list of records, and reads build the smallest terms
    Efficient,
    /// Every write is a record, and reads go over all of them
    Naive,
}

/// A kind of objects that may be moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum RelocateArg {
    /// Heap objects
    Heap,
    /// Globals and constants
    Globals,
    /// Locals
    Locals,
}

/// A number, or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setting<T>(pub Option<T>);

fn resolution_context(text: &str) -> Result<Setting<u8>, String> {
    match text.parse() {
        _ if text == "off" => Ok(Setting(None)),
        Ok(callers @ 0..=4) => Ok(Setting(Some(callers))),
        Ok(_) | Err(_) => Err("the number of callers is 0 to 4, or off".to_owned()),
    }
}

fn piece(text: &str) -> Result<Setting<u64>, String> {
    match text.parse() {
        _ if text == "off" => Ok(Setting(None)),
        Ok(bytes @ 32..=512) if bytes % 8 == 0 => Ok(Setting(Some(bytes))),
        Ok(_) | Err(_) => Err("a piece has 32 to 512 bytes, a multiple of 8, or write off".to_owned()),
    }
}

impl MemoryArgs {
    /// The options of the model, or what does not go together.
    pub fn options(&self) -> Result<ModelOptions, String> {
        let is_fixed = self.addresses == AddressesArg::Fixed;
        let needs_to_move = |what: &str| {
            Err(format!("{what} moves objects, and --addresses fixed forbids that: leave one of them out"))
        };
        match (self.memory.as_str(), self.split.0) {
            ("dynamic", _) if is_fixed => return needs_to_move("--memory dynamic"),
            (_, Some(piece)) if is_fixed => return needs_to_move(&format!("--split {piece}")),
            ("single", Some(piece)) => {
                return Err(format!(
                    "--split {piece} with --memory single would give up all pieces but one: choose another model, such as forking"
                ));
            }
            (model, _) if model != "dynamic" && self.resolution_context.0.is_some() => {
                return Err(format!(
                    "--resolution-context is an option of --memory dynamic, not of --memory {model}: leave it out"
                ));
            }
            (model, _) if model != "plane" && self.planes == PlanesArg::Naive => {
                return Err(format!(
                    "--planes naive is an option of --memory plane, not of --memory {model}: leave it out"
                ));
            }
            _ => {}
        }
        let relocatable = Relocatable {
            heap: self.relocate.contains(&RelocateArg::Heap),
            globals: self.relocate.contains(&RelocateArg::Globals),
            locals: self.relocate.contains(&RelocateArg::Locals),
        };
        Ok(ModelOptions {
            segment_threshold: self.segment_threshold,
            relocatable: if is_fixed { Relocatable::NOTHING } else { relocatable },
            split: self.split.0.map(|piece| Split { piece, threshold: self.split_threshold }),
            resolution_context: self.resolution_context.0,
            segment_reuse: self.segment_reuse == SwitchArg::On,
            planes: match self.planes {
                PlanesArg::Efficient => Planes::Efficient,
                PlanesArg::Naive => Planes::Naive,
            },
        })
    }

    /// Up to which size objects of symbolic size share a path, if nothing else is asked for.
    pub fn size_capacity(&self) -> u64 {
        match self.memory.as_str() {
            "plane" => 1 << 30,
            _ => 4 << 10,
        }
    }
}
