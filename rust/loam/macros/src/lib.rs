//! `#[loam::test]`: a function whose parameters are inputs, explored by `cargo loam test`.
//!
//! While `cargo loam test` compiles, it sets [`EXPLORED`]; the attribute then adds a function without parameters, which makes the
//! inputs and calls the user's, under a name by which Loam finds it. Otherwise it adds an ignored test, so that `cargo test`
//! names the function and says who runs it. The signature is read by hand: all it takes is to tell names from types.

use proc_macro::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};

/// Set while a crate is compiled to be explored.
const EXPLORED: &str = "LOAM_COMPILES_TESTS";

/// Marks a function as a test for `cargo loam test`. Each parameter is an input of its type, which implements `loam::Input`.
///
/// ```ignore
/// #[loam::test]
/// fn parse_of_print_is_the_same(number: u16) {
///     assert_eq!(parse(&print(number)), Ok(number));
/// }
/// ```
#[proc_macro_attribute]
pub fn test(arguments: TokenStream, function: TokenStream) -> TokenStream {
    let read = match arguments.into_iter().next() {
        Some(word) => Err(Problem { at: word.span(), what: "#[loam::test] takes no arguments" }),
        None => Signature::read(function.clone()),
    };
    match read {
        Ok(signature) if std::env::var_os(EXPLORED).is_some() => signature.explored(function),
        Ok(signature) => signature.ignored(function),
        Err(problem) => [problem.error(), function].into_iter().collect(),
    }
}

/// What is wrong with a function, and where.
struct Problem {
    at: Span,
    what: &'static str,
}

impl Problem {
    /// An error of the compiler at the place.
    fn error(&self) -> TokenStream {
        let error: TokenStream =
            format!("::core::compile_error! {{ {:?} }}", self.what).parse().unwrap_or_default();
        error.into_iter().map(|token| located(token, self.at)).collect()
    }
}

fn located(mut token: TokenTree, at: Span) -> TokenTree {
    token.set_span(at);
    token
}

/// A function that is a test.
struct Signature {
    name: Ident,
    parameters: Vec<Parameter>,
}

/// A parameter: its name, and its type as tokens.
struct Parameter {
    name: Ident,
    type_: TokenStream,
}

impl Signature {
    fn read(function: TokenStream) -> Result<Self, Problem> {
        let mut tokens = function.into_iter();
        for token in tokens.by_ref() {
            let TokenTree::Ident(word) = &token else { continue };
            match word.to_string().as_str() {
                "fn" => return Self::after_fn(tokens, word.span()),
                "async" | "unsafe" | "extern" => {
                    return Err(Problem { at: word.span(), what: "a loam::test is a plain function" });
                }
                _ => {}
            }
        }
        Err(Problem { at: Span::call_site(), what: "#[loam::test] belongs to a function" })
    }

    fn after_fn(mut tokens: impl Iterator<Item = TokenTree>, at: Span) -> Result<Self, Problem> {
        let Some(TokenTree::Ident(name)) = tokens.next() else {
            return Err(Problem { at, what: "#[loam::test] belongs to a function" });
        };
        match tokens.next() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => {
                Ok(Self { name, parameters: parameters(&group)? })
            }
            _ => Err(Problem { at: name.span(), what: "a loam::test has no type parameters" }),
        }
    }

    /// The function, and one without parameters that Loam begins with.
    fn explored(&self, function: TokenStream) -> TokenStream {
        let Self { name, parameters } = self;
        let plain = plain(name);
        let mut inputs = TokenStream::new();
        for Parameter { name, type_ } in parameters {
            let quoted = format!("{:?}", self::plain(name));
            inputs.extend(parsed(&format!("::loam::symbolic::<{type_}>({quoted}),")));
        }
        let begin = parsed(&format!(
            "#[doc(hidden)] #[unsafe(export_name = ::core::concat!(\"loam_test:\", ::core::module_path!(), \"::{plain}\"))]
             pub extern \"C\" fn __loam_test_{plain}() {{ ::loam::Outcome::check({name}({inputs})) }}"
        ));
        // A frame of its own in reports.
        [parsed("#[inline(never)]"), function, begin].into_iter().collect()
    }

    /// The function inside an ignored test of the same name. Plain `cargo test` has no inputs for the parameters, so its list of tests
    /// names the function and says which command explores it; a run of ignored tests fails with the same words.
    fn ignored(&self, function: TokenStream) -> TokenStream {
        let name = &self.name;
        let message = "run it with `cargo loam test`: its parameters are inputs";
        let front = parsed(&format!("#[test] #[ignore = \"explored by `cargo loam test`\"] fn {name}()"));
        let body = [parsed("#[allow(dead_code)]"), function, parsed(&format!("::core::panic!({message:?})"))];
        let body = Group::new(Delimiter::Brace, body.into_iter().collect());
        front.into_iter().chain([TokenTree::Group(body)]).collect()
    }
}

/// The name without `r#`.
fn plain(name: &Ident) -> String {
    name.to_string().trim_start_matches("r#").to_owned()
}

/// Tokens of a text that this crate wrote.
fn parsed(text: &str) -> TokenStream {
    text.parse().expect("the text is Rust")
}

/// The parameters in parentheses: `name: Type, mut name: Type`.
fn parameters(group: &Group) -> Result<Vec<Parameter>, Problem> {
    let mut parameters = Vec::new();
    let mut tokens = group.stream().into_iter().peekable();
    while let Some(first) = tokens.next() {
        let at = first.span();
        let unnamed = Problem { at, what: "a parameter of a loam::test is written `name: Type`" };
        let name = match first {
            TokenTree::Ident(word) if word.to_string() == "mut" => tokens.next(),
            other => Some(other),
        };
        let (Some(TokenTree::Ident(name)), Some(TokenTree::Punct(colon))) = (name, tokens.next()) else {
            return Err(unnamed);
        };
        if colon.as_char() != ':' {
            return Err(unnamed);
        }
        let type_ = type_of(&mut tokens);
        if matches!(type_.clone().into_iter().next(), Some(TokenTree::Punct(mark)) if mark.as_char() == '&') {
            return Err(Problem {
                at: name.span(),
                what: "a parameter of a loam::test is a value, not a reference",
            });
        }
        parameters.push(Parameter { name, type_ });
    }
    Ok(parameters)
}

/// The tokens up to the comma that ends a type. Commas between angle brackets belong to it.
fn type_of(tokens: &mut impl Iterator<Item = TokenTree>) -> TokenStream {
    let mut depth = 0_usize;
    let mut before = ' ';
    let mut type_ = Vec::new();
    for token in tokens {
        let mark = if let TokenTree::Punct(mark) = &token { mark.as_char() } else { ' ' };
        match mark {
            ',' if depth == 0 => break,
            '<' => depth += 1,
            // Not the end of an arrow.
            '>' if before != '-' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = mark;
        type_.push(token);
    }
    type_.into_iter().collect()
}
