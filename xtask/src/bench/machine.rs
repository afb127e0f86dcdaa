//! The machine that a benchmark runs on, as the kernel describes it.

use serde_json::{Value, json};

/// The properties of the machine that figures depend on.
#[derive(Clone, PartialEq, Debug)]
pub struct Machine {
    /// The model of its processors.
    cpu: String,
    cores: usize,
    memory_bytes: u64,
    /// The load average of the last 1, 5 and 15 minutes: other work makes figures worse.
    load_average: Vec<f64>,
}

impl Machine {
    /// This machine, with its load at this moment.
    pub fn now() -> Self {
        let [cpu, memory, load] = ["cpuinfo", "meminfo", "loadavg"]
            .map(|name| std::fs::read_to_string(format!("/proc/{name}")).unwrap_or_default());
        Self::described(&cpu, &memory, &load)
    }

    /// Reads `/proc/cpuinfo`, `/proc/meminfo` and `/proc/loadavg`.
    fn described(cpu: &str, memory: &str, load: &str) -> Self {
        let model = cpu.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or(": unknown");
        let total = memory.lines().find_map(|line| line.strip_prefix("MemTotal:")).unwrap_or_default();
        let kilobytes: u64 = total.trim().trim_end_matches("kB").trim().parse().unwrap_or(0);
        Self {
            cpu: model.trim_start_matches([':', ' ', '\t']).trim().to_owned(),
            cores: cpu.lines().filter(|line| line.starts_with("processor")).count(),
            memory_bytes: kilobytes * 1024,
            load_average: load.split(' ').take(3).filter_map(|number| number.parse().ok()).collect(),
        }
    }

    /// Its entry in a record.
    pub fn json(&self) -> Value {
        let Self { cpu, cores, memory_bytes, load_average } = self;
        json!({ "cpu": cpu, "cores": cores, "memory_bytes": memory_bytes, "load_average_at_start": load_average })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn processor_memory_and_load_are_read_from_the_kernels_account() {
        let cpu = "processor\t: 0\nmodel name\t: A Fast One\n\nprocessor\t: 1\nmodel name\t: A Fast One\n";
        let machine =
            Machine::described(cpu, "MemTotal:   2048 kB\nMemFree: 1 kB\n", "0.50 1.25 2.00 1/99 7\n");
        let expected = json!({
            "cpu": "A Fast One", "cores": 2, "memory_bytes": 2 << 20, "load_average_at_start": [0.5, 1.25, 2.0],
        });
        assert_eq!(machine.json(), expected);
    }

    #[test]
    fn this_machine_has_a_processor_and_memory() {
        let machine = Machine::now();
        assert!(machine.cores > 0 && machine.memory_bytes > 0 && machine.load_average.len() == 3);
    }
}
