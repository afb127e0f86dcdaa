//! Properties as SV-COMP and Test-Comp write them in `.prp` files.

/// What is to be shown or covered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Property {
    /// This function is never called.
    UnreachCall(String),
    /// Every access to memory is valid.
    ValidDeref,
    /// Every free is valid.
    ValidFree,
    /// No memory is lost.
    ValidMemtrack,
    /// All memory is freed at the end.
    ValidMemcleanup,
    /// No signed arithmetic overflows.
    NoOverflow,
    /// Every run ends.
    Termination,
    /// Tests that call this function.
    CoverCall(String),
    /// Tests that cover all branches.
    CoverBranches,
}

impl Property {
    /// Its name in verdicts.
    pub fn name(&self) -> &'static str {
        match self {
            Self::UnreachCall(_) => "unreach-call",
            Self::ValidDeref => "valid-deref",
            Self::ValidFree => "valid-free",
            Self::ValidMemtrack => "valid-memtrack",
            Self::ValidMemcleanup => "valid-memcleanup",
            Self::NoOverflow => "no-overflow",
            Self::Termination => "termination",
            Self::CoverCall(_) => "coverage-error-call",
            Self::CoverBranches => "coverage-branches",
        }
    }

    /// Whether tests are asked for, and no verdict.
    pub fn is_coverage(&self) -> bool {
        matches!(self, Self::CoverCall(_) | Self::CoverBranches)
    }
}

/// The text of a file with its properties.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Specification {
    /// The lines, joined.
    pub text: String,
    /// The properties, at least one.
    pub properties: Vec<Property>,
}

impl Specification {
    /// Reads the text of a `.prp` file. The error is one line.
    pub fn parse(text: &str) -> Result<Self, String> {
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let properties = lines.iter().map(|line| property(line)).collect::<Result<Vec<_>, _>>()?;
        let has_tests = properties.iter().any(Property::is_coverage);
        match properties.len() {
            0 => Err("there is no property in it".to_owned()),
            2.. if has_tests => Err("what tests are to cover stands alone in its file".to_owned()),
            _ => Ok(Self { text: lines.join("\n"), properties }),
        }
    }
}

fn property(line: &str) -> Result<Property, String> {
    let unreadable = || format!("'{line}' is no property that Loam knows");
    let plain: String = line.chars().filter(|c| !c.is_whitespace()).collect();
    if let Some(rest) = plain.strip_prefix("CHECK(init(main()),LTL(") {
        let formula = rest.strip_suffix("))").ok_or_else(unreadable)?;
        let called = || formula.strip_prefix("G!call(")?.strip_suffix("())");
        return Ok(match formula {
            "Gvalid-deref" => Property::ValidDeref,
            "Gvalid-free" => Property::ValidFree,
            "Gvalid-memtrack" => Property::ValidMemtrack,
            "Gvalid-memcleanup" => Property::ValidMemcleanup,
            "G!overflow" => Property::NoOverflow,
            "Fend" => Property::Termination,
            _ => Property::UnreachCall(called().ok_or_else(unreadable)?.to_owned()),
        });
    }
    let goal =
        plain.strip_prefix("COVER(init(main()),FQL(COVEREDGES(").and_then(|rest| rest.strip_suffix(")))"));
    match goal.ok_or_else(unreadable)? {
        "@DECISIONEDGE" | "@CONDITIONEDGE" | "@BASICBLOCKENTRY" => Ok(Property::CoverBranches),
        goal => {
            let called = goal.strip_prefix("@CALL(").and_then(|rest| rest.strip_suffix(")"));
            Ok(Property::CoverCall(called.ok_or_else(unreadable)?.to_owned()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_are_read_as_the_competitions_write_them() {
        let read = |text: &str| Specification::parse(text).map(|found| found.properties);
        assert_eq!(
            read("CHECK( init(main()), LTL(G ! call(reach_error())) )\n"),
            Ok(vec![Property::UnreachCall("reach_error".into())])
        );
        assert_eq!(
            read(
                "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\n\
                 CHECK( init(main()), LTL(G valid-memtrack) )\n\n"
            ),
            Ok(vec![Property::ValidFree, Property::ValidDeref, Property::ValidMemtrack])
        );
        assert_eq!(
            read("CHECK( init(main()), LTL(G valid-memcleanup) )"),
            Ok(vec![Property::ValidMemcleanup])
        );
        assert_eq!(read("CHECK( init(main()), LTL(G ! overflow) )"), Ok(vec![Property::NoOverflow]));
        assert_eq!(read("CHECK( init(main()), LTL(F end) )"), Ok(vec![Property::Termination]));
        assert_eq!(
            read("COVER( init(main()), FQL(COVER EDGES(@DECISIONEDGE)) )"),
            Ok(vec![Property::CoverBranches])
        );
        assert_eq!(
            read("COVER( init(main()), FQL(COVER EDGES(@CALL(reach_error))) )"),
            Ok(vec![Property::CoverCall("reach_error".into())])
        );
    }

    #[test]
    fn what_is_no_property_is_named() {
        for text in
            ["", "G ! overflow", "CHECK( init(main()), LTL(G ! data-race) )", "CHECK( init(main()), LTL(G x"]
        {
            let line = Specification::parse(text).unwrap_err();
            assert!(
                !line.contains('\n') && line.contains(if text.is_empty() { "no property" } else { text }),
                "{line}"
            );
        }
    }
}
