//! `cargo xtask book`: docs/ as a book of HTML pages, by mdBook, with a check that every page is in it and every link leads somewhere.
//!
//! README.md, ARCHITECTURE.md and the examples are in the book too, although they are outside of docs/. So the sources are
//! copied first, and links are written anew where their target or they themselves have moved.

use crate::build::{root, run, target};
use loam_testkit::checkout::files_under;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

/// The version of mdBook that is installed.
const MDBOOK: &str = "0.5.4";

/// Pages outside of docs/.
const PAGES: &[&str] = &["README.md", "ARCHITECTURE.md"];

/// Directories that pages link to.
const BESIDE: &[&str] = &["examples", "include"];

/// `cargo xtask book`.
pub fn book(_: &[String]) -> Result<(), String> {
    every_page_is_in_the_summary()?;
    let source = target().join("book-source");
    lay_out(&source)?;
    let built = target().join("book");
    run(Command::new(mdbook()?).arg("build").arg("--dest-dir").arg(&built).arg(&source))?;
    let (pages, problems) = check_links(&built)?;
    problems.iter().for_each(|problem| println!("book: {problem}"));
    if !problems.is_empty() {
        return Err(format!("{} links lead nowhere", problems.len()));
    }
    println!("{pages} pages, every link leads somewhere: {}", built.join("index.html").display());
    Ok(())
}

/// mdBook, which is installed below the target directory if it is not there.
fn mdbook() -> Result<PathBuf, String> {
    let tools = target().join("tools");
    let program = tools.join("bin/mdbook");
    if !program.exists() {
        println!("installing mdbook {MDBOOK}, which takes some minutes");
        let mut cargo = crate::build::cargo();
        cargo.args(["install", "mdbook", "--quiet", "--locked", "--version", MDBOOK]);
        cargo.args(["--no-default-features", "--features", "search", "--root"]).arg(&tools);
        run(&mut cargo)?;
    }
    Ok(program)
}

fn every_page_is_in_the_summary() -> Result<(), String> {
    let docs = root().join("docs");
    let summary = read(&docs.join("SUMMARY.md"))?;
    let pages = files_under(&docs, &["md"]).into_iter().filter(|path| !path.ends_with("SUMMARY.md"));
    let missing: Vec<String> = pages
        .filter_map(|path| Some(path.strip_prefix(&docs).ok()?.display().to_string()))
        .filter(|page| !summary.contains(&format!("({page})")))
        .collect();
    match missing.as_slice() {
        [] => Ok(()),
        _ => Err(format!("docs/SUMMARY.md does not name {}", missing.join(", "))),
    }
}

/// Copies the sources of the book. What is not in docs/ is put there.
fn lay_out(source: &Path) -> Result<(), String> {
    if source.exists() {
        fs::remove_dir_all(source).map_err(|why| failed(source, &why))?;
    }
    let docs = root().join("docs");
    for page in PAGES.iter().map(|page| root().join(page)).chain(files_under(&docs, &["md"])) {
        let from = page.strip_prefix(root()).unwrap_or(&page).to_path_buf();
        write(&source.join("docs").join(in_book(&from)), &with_links(&read(&page)?, &from))?;
    }
    for directory in BESIDE {
        for file in files_under(&root().join(directory), &["c", "cc", "h", "rs", "toml"]) {
            let inside = file.strip_prefix(root()).unwrap_or(&file);
            if !inside.components().any(|part| part.as_os_str() == "target") {
                write(&source.join("docs").join(inside), &read(&file)?)?;
            }
        }
    }
    write(&source.join("book.toml"), &read(&root().join("book.toml"))?)
}

/// The place in the book of a file of the checkout.
fn in_book(path: &Path) -> &Path {
    path.strip_prefix("docs").unwrap_or(path)
}

/// A page of the checkout with its links as they must be in the book.
fn with_links(text: &str, page: &Path) -> String {
    let mut parts = text.split("](");
    let mut moved = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (link, rest) = part.split_once(')').unwrap_or((part, ""));
        let is_moved =
            !link.is_empty() && !link.contains(':') && !link.starts_with('#') && !link.contains(' ');
        let link = if is_moved { moved_link(link, page) } else { link.to_owned() };
        moved.push_str(&format!("]({link}"));
        if part.contains(')') {
            moved.push_str(&format!("){rest}"));
        }
    }
    moved
}

fn moved_link(link: &str, page: &Path) -> String {
    let (path, anchor) = link.split_once('#').map_or((link, None), |(path, anchor)| (path, Some(anchor)));
    let meant = plain(&page.parent().unwrap_or(Path::new("")).join(path));
    let up = in_book(page).components().count() - 1;
    let link = Path::new(&"../".repeat(up)).join(in_book(&meant));
    match anchor {
        Some(anchor) => format!("{}#{anchor}", link.display()),
        None => link.display().to_string(),
    }
}

/// A path without `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(plain.pop()),
            Component::CurDir => {}
            other => plain.push(other),
        }
    }
    plain
}

/// The number of pages, and the links that lead nowhere.
fn check_links(book: &Path) -> Result<(usize, Vec<String>), String> {
    // The page of all pages repeats them with other links, and the one for missing pages is served from anywhere.
    let pages: Vec<PathBuf> = files_under(book, &["html"])
        .into_iter()
        .filter(|page| {
            !page.ends_with("print.html") && !page.ends_with("404.html") && !page.ends_with("toc.html")
        })
        .collect();
    let mut problems = BTreeSet::new();
    for page in &pages {
        let text = read(page)?;
        for link in values(&text, "href=\"").chain(values(&text, "src=\"")) {
            if link.contains(':') || link.starts_with("//") {
                continue;
            }
            let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
            let meant = match path {
                "" => page.clone(),
                path => plain(&page.parent().unwrap_or(book).join(path)),
            };
            let short = page.strip_prefix(book).unwrap_or(page).display();
            if !meant.exists() {
                problems.insert(format!("{short}: {link} does not exist"));
            } else if !anchor.is_empty() && !read(&meant)?.contains(&format!("id=\"{anchor}\"")) {
                problems.insert(format!("{short}: {link} has no such heading"));
            }
        }
    }
    Ok((pages.len(), problems.into_iter().collect()))
}

/// The values of an attribute.
fn values<'a>(text: &'a str, attribute: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(attribute).skip(1).filter_map(|rest| rest.split('"').next())
}

fn failed(path: &Path, why: &std::io::Error) -> String {
    format!("{}: {why}", path.display())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|why| failed(path, &why))
}

fn write(path: &Path, content: &str) -> Result<(), String> {
    let made = path.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::write(path, content)).map_err(|why| failed(path, &why))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_document_is_in_the_book() {
        assert_eq!(every_page_is_in_the_summary(), Ok(()));
    }

    #[test]
    fn a_link_that_leads_nowhere_is_found() {
        let book = target().join("loam-tests/links");
        let links = "<h1 id=\"top\"><a href=\"b.html\"><a href=\"#top\"><a href=\"a.html#end\"><img src=\"https://x/y\">";
        write(&book.join("a.html"), links).expect("written");
        let (pages, problems) = check_links(&book).expect("it can be read");
        assert_eq!((pages, problems.len()), (1, 2), "{problems:?}");
    }

    #[test]
    fn links_follow_what_they_lead_to() {
        let in_readme =
            with_links("[a](docs/ci.md#editors), [b](examples/log.c) [c](#here)", Path::new("README.md"));
        assert_eq!(in_readme, "[a](ci.md#editors), [b](examples/log.c) [c](#here)");
        let in_tutorial =
            with_links("[a](../../examples/log.c) [b](../ci.md)", Path::new("docs/tutorials/x.md"));
        assert_eq!(in_tutorial, "[a](../examples/log.c) [b](../ci.md)");
        let elsewhere = "[a](https://example.org/x) and f[i](x, y) and ](open";
        assert_eq!(with_links(elsewhere, Path::new("docs/x.md")), elsewhere);
    }
}
