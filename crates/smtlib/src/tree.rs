//! The text of a script as s-expressions: symbols, literals and lists, each with its location.
//!
//! All nodes are in one list and refer to their children by index, so that neither reading nor dropping a deep tree
//! recurses. `|x|` and `x` are one symbol.

use crate::error::{Mistake, ReadError};
use rustc_hash::FxHashMap;

/// A node of a [`Tree`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

/// An interned symbol or keyword.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name(u32);

/// The kind of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Node<'t> {
    /// A symbol.
    Symbol(Name),
    /// A keyword, with its colon.
    Keyword(Name),
    /// Digits.
    Numeral(&'t str),
    /// Digits with a point.
    Decimal(&'t str),
    /// The digits after `#x`.
    Hexadecimal(&'t str),
    /// The digits after `#b`.
    Binary(&'t str),
    /// The text between quotes, with doubled quotes still doubled.
    Text(&'t str),
    /// A list in parentheses.
    List(&'t [NodeId]),
}

#[derive(Clone, Copy)]
enum Kind {
    Symbol(Name),
    Keyword(Name),
    Numeral,
    Decimal,
    Hexadecimal,
    Binary,
    Text,
    List { first: u32, count: u32 },
}

struct Stored {
    kind: Kind,
    start: u32,
    end: u32,
}

/// The nodes of a text.
pub struct Tree {
    text: Box<str>,
    nodes: Vec<Stored>,
    children: Vec<NodeId>,
    names: Vec<Box<str>>,
    by_name: FxHashMap<Box<str>, Name>,
    /// The nodes outside of all parentheses.
    pub roots: Vec<NodeId>,
}

impl Tree {
    /// Reads a text.
    pub fn parse(text: &str) -> Result<Self, ReadError> {
        let mut tree = Self {
            text: text.into(),
            nodes: Vec::new(),
            children: Vec::new(),
            names: Vec::new(),
            by_name: FxHashMap::default(),
            roots: Vec::new(),
        };
        if u32::try_from(text.len()).is_err() {
            return Err(Mistake::new("the script is larger than 4 GiB", "split it").at("", 0));
        }
        let roots = Lexer { tree: &mut tree, text, at: 0 }.read_all()?;
        tree.roots = roots;
        Ok(tree)
    }

    /// The node.
    pub fn node(&self, id: NodeId) -> Node<'_> {
        let Stored { kind, start, end } = &self.nodes[id.0 as usize];
        let text = &self.text[*start as usize..*end as usize];
        match *kind {
            Kind::Symbol(name) => Node::Symbol(name),
            Kind::Keyword(name) => Node::Keyword(name),
            Kind::Numeral => Node::Numeral(text),
            Kind::Decimal => Node::Decimal(text),
            Kind::Hexadecimal => Node::Hexadecimal(&text[2..]),
            Kind::Binary => Node::Binary(&text[2..]),
            Kind::Text => Node::Text(&text[1..text.len() - 1]),
            Kind::List { first, count } => {
                Node::List(&self.children[first as usize..(first + count) as usize])
            }
        }
    }

    /// The children of a list; none for anything else.
    pub fn list(&self, id: NodeId) -> Option<&[NodeId]> {
        match self.node(id) {
            Node::List(children) => Some(children),
            _ => None,
        }
    }

    /// The symbol, if the node is one.
    pub fn symbol(&self, id: NodeId) -> Option<Name> {
        match self.node(id) {
            Node::Symbol(name) => Some(name),
            _ => None,
        }
    }

    /// The text of a symbol, without bars.
    pub fn name(&self, name: Name) -> &str {
        &self.names[name.0 as usize]
    }

    /// The symbol with this text, if it occurs.
    pub fn find(&self, text: &str) -> Option<Name> {
        self.by_name.get(text).copied()
    }

    /// The text of the node if it is a symbol or keyword.
    pub fn word(&self, id: NodeId) -> Option<&str> {
        match self.node(id) {
            Node::Symbol(name) | Node::Keyword(name) => Some(self.name(name)),
            _ => None,
        }
    }

    /// The source of a node.
    pub fn source(&self, id: NodeId) -> &str {
        let Stored { start, end, .. } = self.nodes[id.0 as usize];
        &self.text[start as usize..end as usize]
    }

    /// A mistake at a node.
    pub fn complain(&self, id: NodeId, mistake: Mistake) -> ReadError {
        mistake.at(&self.text, self.nodes[id.0 as usize].start as usize)
    }

    /// Line and column of a node.
    pub fn place(&self, id: NodeId) -> (usize, usize) {
        crate::error::place(&self.text, self.nodes[id.0 as usize].start as usize)
    }

    fn add(&mut self, kind: Kind, start: usize, end: usize) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Stored { kind, start: start as u32, end: end as u32 });
        id
    }

    fn intern(&mut self, text: &str) -> Name {
        if let Some(&name) = self.by_name.get(text) {
            return name;
        }
        let name = Name(self.names.len() as u32);
        self.names.push(text.into());
        self.by_name.insert(text.into(), name);
        name
    }
}

struct Lexer<'t> {
    tree: &'t mut Tree,
    text: &'t str,
    at: usize,
}

fn is_symbol_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"~!@$%^&*_-+=<>.?/".contains(&byte) || byte >= 0x80
}

impl Lexer<'_> {
    fn read_all(mut self) -> Result<Vec<NodeId>, ReadError> {
        let mut roots = Vec::new();
        // Stack of open lists: the offset of the parenthesis, and the children so far.
        let mut open: Vec<(usize, Vec<NodeId>)> = Vec::new();
        while let Some(byte) = self.skip_blanks() {
            let node = match byte {
                b'(' => {
                    open.push((self.at, Vec::new()));
                    self.at += 1;
                    continue;
                }
                b')' => {
                    let Some((start, children)) = open.pop() else {
                        return Err(self.mistake(self.at, "nothing is open here to close", "remove this )"));
                    };
                    self.at += 1;
                    self.close(start, &children)
                }
                _ => self.atom(byte)?,
            };
            open.last_mut().map_or(&mut roots, |(_, children)| children).push(node);
        }
        match open.last() {
            Some(&(start, _)) => Err(self.mistake(start, "this ( is never closed", "add the missing )")),
            None => Ok(roots),
        }
    }

    fn close(&mut self, start: usize, children: &[NodeId]) -> NodeId {
        let first = self.tree.children.len() as u32;
        self.tree.children.extend_from_slice(children);
        let end = self.at;
        self.tree.add(Kind::List { first, count: children.len() as u32 }, start, end)
    }

    fn mistake(&self, offset: usize, what: &str, remedy: &str) -> ReadError {
        Mistake::new(what, remedy).at(self.text, offset)
    }

    /// Skips whitespace and comments, and returns the next byte.
    fn skip_blanks(&mut self) -> Option<u8> {
        loop {
            let &byte = self.text.as_bytes().get(self.at)?;
            match byte {
                b' ' | b'\t' | b'\n' | b'\r' => self.at += 1,
                b';' => {
                    let rest = &self.text[self.at..];
                    self.at += rest.find('\n').unwrap_or(rest.len());
                }
                _ => return Some(byte),
            }
        }
    }

    fn atom(&mut self, first: u8) -> Result<NodeId, ReadError> {
        match first {
            b'|' => self.quoted_symbol(),
            b'"' => self.quoted_text(),
            b'#' => self.bits(),
            b'0'..=b'9' => self.number(),
            b':' => {
                let end = self.end_of_word(self.at + 1);
                let name = self.tree.intern(&self.text[self.at..end]);
                Ok(self.finish(Kind::Keyword(name), end))
            }
            _ if is_symbol_byte(first) => {
                let end = self.end_of_word(self.at);
                let name = self.tree.intern(&self.text[self.at..end]);
                Ok(self.finish(Kind::Symbol(name), end))
            }
            _ => {
                let what = format!("'{}' does not belong into a script", char::from(first));
                Err(self.mistake(self.at, &what, "remove it, or put the symbol between bars"))
            }
        }
    }

    fn finish(&mut self, kind: Kind, end: usize) -> NodeId {
        let start = std::mem::replace(&mut self.at, end);
        self.tree.add(kind, start, end)
    }

    fn end_of_word(&self, from: usize) -> usize {
        let rest = &self.text.as_bytes()[from..];
        from + rest.iter().position(|&byte| !is_symbol_byte(byte)).unwrap_or(rest.len())
    }

    fn quoted_symbol(&mut self) -> Result<NodeId, ReadError> {
        let Some(length) = self.text[self.at + 1..].find('|') else {
            return Err(self.mistake(self.at, "this | is never closed", "add the missing |"));
        };
        let end = self.at + 1 + length;
        let name = self.tree.intern(&self.text[self.at + 1..end]);
        Ok(self.finish(Kind::Symbol(name), end + 1))
    }

    /// A quote inside a string is doubled.
    fn quoted_text(&mut self) -> Result<NodeId, ReadError> {
        let bytes = self.text.as_bytes();
        let mut end = self.at + 1;
        loop {
            match bytes.get(end) {
                None => return Err(self.mistake(self.at, "this \" is never closed", "add the missing \"")),
                Some(b'"') if bytes.get(end + 1) == Some(&b'"') => end += 2,
                Some(b'"') => return Ok(self.finish(Kind::Text, end + 1)),
                Some(_) => end += 1,
            }
        }
    }

    fn bits(&mut self) -> Result<NodeId, ReadError> {
        let end = self.end_of_word(self.at + 1);
        let (digits, kind) = match self.text.as_bytes().get(self.at + 1) {
            Some(b'x') => (16, Kind::Hexadecimal),
            Some(b'b') => (2, Kind::Binary),
            _ => (0, Kind::Text),
        };
        let are_digits = digits > 0
            && end > self.at + 2
            && self.text[self.at + 2..end].chars().all(|c| c.is_digit(digits));
        if !are_digits {
            let remedy = "write #b and digits 0 or 1, or #x and hexadecimal digits";
            return Err(self.mistake(self.at, "no bit-vector can be read here", remedy));
        }
        Ok(self.finish(kind, end))
    }

    fn number(&mut self) -> Result<NodeId, ReadError> {
        let end = self.end_of_word(self.at);
        let (whole, fraction) = match self.text[self.at..end].split_once('.') {
            Some((whole, fraction)) => (whole, Some(fraction)),
            None => (&self.text[self.at..end], None),
        };
        let are_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !are_digits(whole) || fraction.is_some_and(|fraction| !are_digits(fraction)) {
            let remedy = "write digits only, or a symbol that starts with no digit";
            return Err(self.mistake(self.at, "no number can be read here", remedy));
        }
        Ok(self.finish(if fraction.is_some() { Kind::Decimal } else { Kind::Numeral }, end))
    }
}
