//! The figures of M. Trtík and J. Strejček, "Symbolic Memory with Pointers", section 5.
//!
//! The paper measured BUGST with Z3 4.3.0 on 70 programs of the category Loops of SV-COMP 2013, five minutes for each, on a
//! Core 2 Duo at 2 GHz. The programs here are others, so the figures are beside Loam's to show their order of size;
//! nothing is computed from them.

/// The source of the figures.
pub const TABLES: &str = "M. Trtík and J. Strejček, Symbolic Memory with Pointers, Tables 1 to 3 (BUGST with \
    Z3 4.3.0, 70 programs of SV-COMP 2013, Loops, five minutes each, Intel Core 2 Duo at 2 GHz, 2 GB)";

/// Classic or compact symbolic execution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Execution {
    /// Loops are executed round by round.
    Classic,
    /// Loops are executed in one step where possible.
    Compact,
}

/// A row of Table 1: visited nodes of the tree of paths.
pub struct Nodes {
    pub naive: u64,
    pub efficient: u64,
}

/// A row of Table 2: operations that only needed the boostMap, operations that needed the iteList, the multi-writes
/// among them, and the seconds of those that needed the iteList.
pub struct Operations {
    pub boost_map: u64,
    pub list: u64,
    pub multi: u64,
    pub list_seconds: f64,
}

/// Two rows of Table 3, writes and reads together: queries that the cache answered, queries that Z3 answered, and the
/// seconds of the latter.
pub struct Cache {
    pub hits: u64,
    pub misses: u64,
    pub miss_seconds: f64,
}

impl Execution {
    pub const ALL: [Self; 2] = [Self::Classic, Self::Compact];

    /// The name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Compact => "compact",
        }
    }

    /// Table 1.
    pub fn nodes(self) -> Nodes {
        match self {
            Self::Classic => Nodes { naive: 417_627, efficient: 8_083_024 },
            Self::Compact => Nodes { naive: 219_285, efficient: 3_547_706 },
        }
    }

    /// Table 2, writes.
    pub fn writes(self) -> Operations {
        match self {
            Self::Classic => Operations { boost_map: 7_014_327, list: 1_288, multi: 0, list_seconds: 6.959 },
            Self::Compact => {
                Operations { boost_map: 6_365_255, list: 2_698, multi: 236, list_seconds: 14.04 }
            }
        }
    }

    /// Table 2, reads.
    pub fn reads(self) -> Operations {
        match self {
            Self::Classic => Operations { boost_map: 6_765_528, list: 17_748, multi: 0, list_seconds: 56.77 },
            Self::Compact => Operations { boost_map: 3_793_442, list: 62_606, multi: 0, list_seconds: 182.7 },
        }
    }

    /// Table 3.
    pub fn cache(self) -> Cache {
        match self {
            Self::Classic => Cache { hits: 3_791 + 27_031, misses: 761 + 4_756, miss_seconds: 6.131 + 40.65 },
            Self::Compact => {
                Cache { hits: 2_471 + 69_231, misses: 1_177 + 13_382, miss_seconds: 11.70 + 125.3 }
            }
        }
    }

    /// The least ratio of nodes in Table 1 that the paper claims, and that is a goal here.
    pub fn least_ratio(self) -> f64 {
        match self {
            Self::Classic => 19.0,
            Self::Compact => 16.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_add_up_to_the_summaries_of_the_paper() {
        let rows = Execution::ALL.map(|execution| [execution.writes(), execution.reads()]);
        let sum = |figure: fn(&Operations) -> u64| rows.iter().flatten().map(figure).sum::<u64>();
        assert_eq!((sum(|row| row.boost_map), sum(|row| row.list)), (23_938_552, 84_340));
        let caches = Execution::ALL.map(Execution::cache);
        assert_eq!(caches.iter().map(|cache| cache.hits).sum::<u64>(), 102_524);
        assert_eq!(caches.iter().map(|cache| cache.misses).sum::<u64>(), 20_076);
    }

    #[test]
    fn the_nodes_have_the_ratios_that_the_paper_claims() {
        for execution in Execution::ALL {
            let Nodes { naive, efficient } = execution.nodes();
            assert!(efficient as f64 / naive as f64 > execution.least_ratio());
        }
    }
}
