//! Reading of sorts, without recursion: a sort that is nested deeper than any sort of Loam is outside.

use crate::bits::{WIDEST, too_wide};
use crate::error::{Mistake, ReadError};
use crate::floats::no_format;
use crate::tree::{Name, Node, NodeId, Tree};
use crate::value::{ArraySort, FloatBits, Scalar, Sort, Value, format_of};
use rustc_hash::FxHashMap;

/// Names that scripts give to sorts.
#[derive(Clone, Default)]
pub struct SortNames(FxHashMap<Name, Named>);

#[derive(Clone)]
enum Named {
    Sort(Sort),
    /// A sort with parameters, which is expanded at each use: parameters and body.
    Macro(Vec<Name>, NodeId),
}

/// Deepest nesting of parentheses in a sort. An array of scalars needs two.
const DEEPEST: u32 = 16;

impl SortNames {
    /// Gives a name to a sort.
    pub fn define(
        &mut self,
        tree: &Tree,
        name: Name,
        parameters: &[Name],
        body: NodeId,
    ) -> Result<(), ReadError> {
        let named = match parameters {
            [] => Named::Sort(self.read(tree, body)?),
            _ => Named::Macro(parameters.to_vec(), body),
        };
        self.0.insert(name, named);
        Ok(())
    }

    /// The sort at a node.
    pub fn read(&self, tree: &Tree, node: NodeId) -> Result<Sort, ReadError> {
        self.read_at(tree, node, DEEPEST)
    }

    fn read_at(&self, tree: &Tree, node: NodeId, depth: u32) -> Result<Sort, ReadError> {
        let Some(depth) = depth.checked_sub(1) else {
            return Ok(Sort::Outside("a sort with so many parentheses".into()));
        };
        let unknown = || {
            let what = format!("'{}' is no sort that Loam knows", shortened(tree.source(node)));
            let remedy = "use Bool, BitVec, FloatingPoint, RoundingMode or Array, or define it first";
            tree.complain(node, Mistake::new(what, remedy))
        };
        match tree.node(node) {
            Node::Symbol(name) => match self.0.get(&name) {
                Some(Named::Sort(sort)) => Ok(sort.clone()),
                Some(Named::Macro(..)) => Err(unknown()),
                None => plain_sort(tree.name(name)).ok_or_else(unknown),
            },
            Node::List(&[underscore, family, ref indices @ ..])
                if tree.symbol(underscore).is_some_and(|name| tree.name(name) == "_") =>
            {
                let indices: Option<Vec<u64>> = indices.iter().map(|&index| numeral(tree, index)).collect();
                let word = tree.word(family).unwrap_or_default();
                indices.and_then(|indices| indexed_sort(word, &indices)).ok_or_else(unknown)
            }
            Node::List(&[family, ref parts @ ..]) => {
                let parts: Vec<Sort> =
                    parts.iter().map(|&part| self.read_at(tree, part, depth)).collect::<Result<_, _>>()?;
                let name = tree.symbol(family).ok_or_else(unknown)?;
                match (self.0.get(&name), &parts[..]) {
                    (Some(Named::Macro(parameters, body)), parts) if parameters.len() == parts.len() => {
                        let mut inner = self.clone();
                        for (&parameter, part) in parameters.iter().zip(parts) {
                            inner.0.insert(parameter, Named::Sort(part.clone()));
                        }
                        inner.read_at(tree, *body, depth)
                    }
                    (None, [index, element]) if tree.name(name) == "Array" => Ok(array_sort(index, element)),
                    _ => Err(unknown()),
                }
            }
            _ => Err(unknown()),
        }
    }
}

fn shortened(text: &str) -> String {
    let short: String = text.chars().take(60).collect();
    if short.len() < text.len() { format!("{short}…") } else { short }
}

/// The value of a node that is a numeral and fits.
pub fn numeral(tree: &Tree, node: NodeId) -> Option<u64> {
    match tree.node(node) {
        Node::Numeral(digits) => digits.parse().ok(),
        _ => None,
    }
}

fn plain_sort(word: &str) -> Option<Sort> {
    let float = |exponent, significand| indexed_sort("FloatingPoint", &[exponent, significand]);
    match word {
        "Bool" => Some(Sort::Scalar(Scalar::Bool)),
        "RoundingMode" => Some(Sort::Rounding),
        "Float16" => float(5, 11),
        "Float32" => float(8, 24),
        "Float64" => float(11, 53),
        "Float128" => float(15, 113),
        "Int" | "Real" | "String" | "RegLan" => Some(Sort::Outside(format!("the sort {word}").into())),
        _ => None,
    }
}

fn indexed_sort(word: &str, indices: &[u64]) -> Option<Sort> {
    let outside = |value: Value| match value {
        Value::Outside(why) => Some(Sort::Outside(why)),
        _ => None,
    };
    match (word, indices) {
        ("BitVec", &[width @ 1..=WIDEST]) => Some(Sort::Scalar(Scalar::Bits(width as u16))),
        ("BitVec", &[width]) if width > WIDEST => outside(too_wide(width)),
        ("FloatingPoint", &[exponent, significand]) if exponent > 1 && significand > 1 => {
            let bits = FloatBits { exponent, significand };
            match format_of(bits) {
                Some(format) => Some(Sort::Scalar(Scalar::Float(format))),
                None => outside(no_format(bits)),
            }
        }
        _ => None,
    }
}

fn array_sort(index: &Sort, element: &Sort) -> Sort {
    match (index, element) {
        (Sort::Scalar(index), Sort::Scalar(element)) => {
            Sort::Array(ArraySort { index: *index, element: *element })
        }
        (Sort::Outside(why), _) | (_, Sort::Outside(why)) => Sort::Outside(why.clone()),
        _ => Sort::Outside("an array of arrays or of rounding modes".into()),
    }
}
