//! A script as a list of commands. Parsing checks the form of each command; its terms and sorts are checked when it
//! runs.

use crate::error::{Mistake, ReadError};
use crate::tree::{Name, Node, NodeId, Tree};

/// A script that can be run by an [`Interpreter`](crate::Interpreter).
pub struct Script {
    pub(crate) tree: Tree,
    pub(crate) commands: Vec<(NodeId, Command)>,
}

/// One command.
pub(crate) enum Command {
    /// The logic is ignored.
    SetLogic,
    SetInfo {
        key: NodeId,
        value: Option<NodeId>,
    },
    SetOption {
        key: NodeId,
        value: Option<NodeId>,
    },
    GetInfo(NodeId),
    DefineSort {
        name: Name,
        parameters: Vec<Name>,
        sort: NodeId,
    },
    Declare {
        name: Name,
        parameters: Vec<NodeId>,
        sort: NodeId,
    },
    Define {
        name: Name,
        parameters: Vec<(Name, NodeId)>,
        sort: NodeId,
        body: NodeId,
    },
    Assert(NodeId),
    CheckSat,
    CheckSatAssuming(Vec<NodeId>),
    GetModel,
    GetValue(Vec<NodeId>),
    Push(u32),
    Pop(u32),
    Echo(NodeId),
    Reset,
    ResetAssertions,
    Exit,
    /// A command that Loam does not support: its response is `unsupported`.
    Other,
}

/// Commands of the standard with the response `unsupported`.
const UNSUPPORTED: &[&str] = &[
    "get-assertions",
    "get-assignment",
    "get-option",
    "get-proof",
    "get-unsat-assumptions",
    "get-unsat-core",
];

impl Script {
    /// Reads a script.
    pub fn parse(text: &str) -> Result<Self, ReadError> {
        let tree = Tree::parse(text)?;
        let commands: Result<Vec<_>, _> =
            tree.roots.iter().map(|&root| Ok((root, command(&tree, root)?))).collect();
        Ok(Self { commands: commands?, tree })
    }
}

fn command(tree: &Tree, root: NodeId) -> Result<Command, ReadError> {
    let parts = tree.list(root).unwrap_or(&[]);
    let Some((&head, arguments)) = parts.split_first() else {
        let mistake = Mistake::new("a command is missing here", "write one in parentheses, as (check-sat)");
        return Err(tree.complain(root, mistake));
    };
    let word = tree.symbol(head).map(|name| tree.name(name)).unwrap_or_default();
    let wrong = |form: &str| {
        tree.complain(root, Mistake::new(format!("this {word} cannot be read"), format!("write ({form})")))
    };
    let name = |id: NodeId, form: &str| tree.symbol(id).ok_or_else(|| wrong(form));
    let list = |id: NodeId, form: &str| tree.list(id).ok_or_else(|| wrong(form));
    Ok(match (word, arguments) {
        ("set-logic", [_]) => Command::SetLogic,
        ("set-info", &[key, ref value @ ..]) => Command::SetInfo { key, value: value.first().copied() },
        ("set-option", &[key, ref value @ ..]) => Command::SetOption { key, value: value.first().copied() },
        ("get-info", &[key]) => Command::GetInfo(key),
        ("define-sort", &[id, parameters, sort]) => {
            let form = "define-sort NAME () SORT";
            let parameters: Result<_, _> = list(parameters, form)?.iter().map(|&p| name(p, form)).collect();
            Command::DefineSort { name: name(id, form)?, parameters: parameters?, sort }
        }
        ("declare-const", &[id, sort]) => {
            Command::Declare { name: name(id, "declare-const NAME SORT")?, parameters: Vec::new(), sort }
        }
        ("declare-fun", &[id, parameters, sort]) => {
            let form = "declare-fun NAME () SORT";
            let parameters = list(parameters, form)?.to_vec();
            Command::Declare { name: name(id, form)?, parameters, sort }
        }
        ("define-const", &[id, sort, body]) => {
            let name = name(id, "define-const NAME SORT TERM")?;
            Command::Define { name, parameters: Vec::new(), sort, body }
        }
        ("define-fun", &[id, parameters, sort, body]) => {
            let form = "define-fun NAME ((NAME SORT)…) SORT TERM";
            let parameter = |&pair: &NodeId| match list(pair, form)? {
                &[id, sort] => Ok((name(id, form)?, sort)),
                _ => Err(wrong(form)),
            };
            let parameters: Result<_, _> = list(parameters, form)?.iter().map(parameter).collect();
            Command::Define { name: name(id, form)?, parameters: parameters?, sort, body }
        }
        ("assert", &[term]) => Command::Assert(term),
        ("check-sat", []) => Command::CheckSat,
        ("check-sat-assuming", &[terms]) => {
            Command::CheckSatAssuming(list(terms, "check-sat-assuming (TERM…)")?.to_vec())
        }
        ("get-model", []) => Command::GetModel,
        ("get-value", &[terms]) => Command::GetValue(list(terms, "get-value (TERM…)")?.to_vec()),
        ("push", levels) => Command::Push(count(tree, levels).ok_or_else(|| wrong("push 1"))?),
        ("pop", levels) => Command::Pop(count(tree, levels).ok_or_else(|| wrong("pop 1"))?),
        ("echo", &[text]) => Command::Echo(text),
        ("reset", []) => Command::Reset,
        ("reset-assertions", []) => Command::ResetAssertions,
        ("exit", []) => Command::Exit,
        _ if UNSUPPORTED.contains(&word) => Command::Other,
        _ => return Err(unknown_command(tree, root, head, word)),
    })
}

fn unknown_command(tree: &Tree, root: NodeId, head: NodeId, word: &str) -> ReadError {
    const KNOWN: &[&str] = &[
        "set-logic",
        "set-info",
        "set-option",
        "get-info",
        "define-sort",
        "declare-const",
        "declare-fun",
        "define-const",
        "define-fun",
        "assert",
        "check-sat",
        "check-sat-assuming",
        "get-model",
        "get-value",
        "echo",
        "reset",
        "reset-assertions",
        "exit",
    ];
    if KNOWN.contains(&word) {
        let what = format!("{word} has too many or too few arguments");
        return tree.complain(root, Mistake::new(what, "see the SMT-LIB standard for its form"));
    }
    let what = format!("'{}' is no command that Loam knows", tree.source(head));
    tree.complain(root, Mistake::new(what, format!("remove it; known are {}", KNOWN.join(", "))))
}

/// The number of levels of a push or pop, 1 if not given.
fn count(tree: &Tree, arguments: &[NodeId]) -> Option<u32> {
    match arguments {
        [] => Some(1),
        &[levels] => match tree.node(levels) {
            Node::Numeral(digits) => digits.parse().ok(),
            _ => None,
        },
        _ => None,
    }
}
