//! The pages that `loam report` makes, opened in a real browser: no script fails, links lead somewhere, the text is there, and the
//! controls work. Screenshots for people are left in the target directory.

use crate::build::{Profile, build, c_library, checkout, root};
use crate::test::Tally;
use loam_testkit::Checkout;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// A run: its name, its options, and what its page must say.
struct Sample {
    name: &'static str,
    run: &'static [&'static str],
    says: &'static [&'static str],
}

const SAMPLES: &[Sample] = &[
    Sample {
        name: "config-line",
        run: &["examples/config-line.c"],
        says: &[
            "1 bug",
            "Everything was explored.",
            "out of bounds write of 1 byte right behind local",
            "test000043",
            "61 3d 22 61",
            "loam replay examples/config-line.c",
            "read_value",
            "accessed, outside of the object",
            "Declared",
            "Functions",
            "151 tests",
        ],
    },
    Sample {
        name: "columns",
        run: &["examples/columns.c", "--sym-args", "0", "1", "3", "A", "--sym-files", "1", "3"],
        says: &[
            "Explored, except for what was lost.",
            "a path with a slash is symbolic",
            "concretised",
            "n_args",
        ],
    },
    Sample {
        name: "use-after-free",
        run: &["tests/bug/uaf/listing1.c"],
        says: &["use after free", "Allocated", "Freed"],
    },
    Sample {
        name: "no-bugs",
        run: &["tests/pass/sort-symbolic.c"],
        says: &["No bugs", "None was found.", "Nothing."],
    },
    Sample {
        name: "stopped",
        run: &["--max-instructions", "20000", "tests/cli/endless.c"],
        says: &["No bugs so far", "Stopped by --max-instructions", "cut short"],
    },
];

/// What the page of two runs must say.
const COMPARED: &[&str] = &["2 runs side by side", "Memory model", "forking", "merging", "found"];

/// The controls of a page: each is used, and what must follow is checked. What goes wrong is an error of the script.
const USE: &str = r##"
<script>
addEventListener("load", () => {
  const must = (what, is) => { if (!is) throw new Error("not so: " + what); };
  const rows = () => document.querySelectorAll("#test-rows tr:not(.more)").length;
  const search = document.getElementById("test-search");
  if (search) {
    const before = rows();
    must("tests are listed", before > 0);
    search.value = "no such test";
    search.dispatchEvent(new Event("input"));
    must("the filter leaves nothing", rows() === 0);
    search.value = "";
    search.dispatchEvent(new Event("input"));
    must("all are back", rows() === before);
    document.querySelector("#test-rows button").click();
    must("a test opens", document.querySelector("#test-rows tr.more .command"));
  }
  const tree = document.getElementById("tree-view");
  if (tree) {
    const blocks = () => tree.querySelectorAll("button");
    must("the tree is drawn", blocks().length > 2);
    blocks()[0].focus();
    tree.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    must("the keyboard moves down", document.activeElement.dataset.level === "1");
    const inner = [...blocks()].find((block) => block.dataset.level === "1" && / tests, /.test(block.title));
    if (inner) {
      inner.click();
      must("a block is shown alone", document.querySelectorAll("#tree-path button").length === 2);
      document.querySelector("#tree-path button").click();
    }
    // In a large tree the single tests are further below.
    const single = () => [...blocks()].find((block) => /^test\d+: /.test(block.title));
    for (let times = 0; !single() && times < 100; times++) blocks()[blocks().length - 1].click();
    const leaf = single();
    must("single tests can be reached", leaf);
    leaf.click();
    must("a leaf leads to its test", document.querySelector("#test-rows tr.chosen").textContent.includes(leaf.title.split(":")[0]));
  }
  for (const link of document.querySelectorAll('main a[href^="#f"]')) {
    location.hash = link.getAttribute("href");
    const target = document.getElementById(link.getAttribute("href").slice(1));
    must("there is " + link.href, target);
  }
  document.documentElement.dataset.used = "yes";
});
</script>
"##;

/// `cargo xtask pages`.
pub fn pages(_: &[String]) -> Result<(), String> {
    c_library(&build(Profile::Dev)?)?;
    let tally = check()?;
    println!("{} passed, {} failed", tally.passed, tally.failed);
    if tally.failed == 0 { Ok(()) } else { Err("some checks fail".to_owned()) }
}

/// Makes and looks at all pages.
pub fn check() -> Result<Tally, String> {
    let checkout = checkout(Profile::Dev);
    let place = checkout.fresh("pages").map_err(|why| why.to_string())?;
    let mut tally = Tally::default();
    let mut count = |name: &str, outcome: Result<(), String>| {
        if let Err(problem) = &outcome {
            println!("FAILED page {name}\n    {}", problem.replace('\n', "\n    "));
        }
        let one = Tally::of(&outcome);
        tally = Tally { passed: tally.passed + one.passed, failed: tally.failed + one.failed };
    };
    for Sample { name, run, says } in SAMPLES {
        count(name, sample(&checkout, &place, name, run).and_then(|page| look(&page, says)));
    }
    count("compared", compared(&checkout, &place).and_then(|page| look(&page, COMPARED)));
    count("screenshots", screenshots(&place));
    Ok(tally)
}

fn sample(checkout: &Checkout, place: &Path, name: &str, run: &[&str]) -> Result<PathBuf, String> {
    let (out, page) = (place.join(name), place.join(format!("{name}.html")));
    loam(checkout, &[&["run", "--quiet", "--out", text(&out)?], run].concat())?;
    loam(checkout, &["report", "-o", text(&page)?, text(&out)?])?;
    Ok(page)
}

fn compared(checkout: &Checkout, place: &Path) -> Result<PathBuf, String> {
    let program = "tests/bug/ptr/one-of-several.c";
    let mut arguments =
        vec!["report".to_owned(), "-o".to_owned(), text(&place.join("compared.html"))?.to_owned()];
    for model in ["forking", "merging"] {
        let out = place.join(model);
        loam(checkout, &["run", "--quiet", "--memory", model, "--out", text(&out)?, program])?;
        arguments.push(text(&out)?.to_owned());
    }
    loam(checkout, &arguments.iter().map(String::as_str).collect::<Vec<_>>())?;
    Ok(place.join("compared.html"))
}

fn text(path: &Path) -> Result<&str, String> {
    path.to_str().ok_or_else(|| format!("{}: the path is no text", path.display()))
}

/// Runs Loam at the top of the checkout; bugs are no problem.
fn loam(checkout: &Checkout, arguments: &[&str]) -> Result<(), String> {
    let output = Command::new(&checkout.loam).current_dir(root()).args(arguments).output();
    let output = output.map_err(|why| format!("{}: {why}", checkout.loam.display()))?;
    match output.status.code() {
        Some(0 | 1) => Ok(()),
        _ => Err(format!("loam {}: {}", arguments.join(" "), String::from_utf8_lossy(&output.stderr))),
    }
}

/// Opens a page, and once more to use it.
fn look(page: &Path, says: &[&str]) -> Result<(), String> {
    let source = std::fs::read_to_string(page).map_err(|why| format!("{}: {why}", page.display()))?;
    if source.contains("src=\"http") || source.contains("href=\"http") {
        return Err("the page refers to the network".to_owned());
    }
    let dom = opened(page)?;
    check_dom(&dom)?;
    let missing: Vec<&str> = says.iter().copied().filter(|words| !dom.contains(*words)).collect();
    if !missing.is_empty() {
        return Err(format!("the page does not say: {}", missing.join(" | ")));
    }
    let used = page.with_extension("used.html");
    std::fs::write(&used, source + USE).map_err(|why| format!("{}: {why}", used.display()))?;
    let dom = opened(&used)?;
    check_dom(&dom)?;
    if dom.contains("data-used=\"yes\"") { Ok(()) } else { Err("the controls were not all used".to_owned()) }
}

/// No script failed, and every link has its target.
fn check_dom(dom: &str) -> Result<(), String> {
    if let Some((_, rest)) = dom.split_once("data-script-error=\"") {
        return Err(format!("a script failed: {}", rest.split('"').next().unwrap_or_default()));
    }
    let ids: BTreeSet<&str> = attributes(dom, " id=\"").collect();
    let dead: BTreeSet<&str> = attributes(dom, " href=\"#").filter(|target| !ids.contains(target)).collect();
    if dead.is_empty() {
        return Ok(());
    }
    Err(format!("links lead nowhere: {}", dead.into_iter().collect::<Vec<_>>().join(", ")))
}

fn attributes<'d>(dom: &'d str, lead: &'static str) -> impl Iterator<Item = &'d str> {
    dom.split(lead).skip(1).filter_map(|rest| rest.split('"').next())
}

/// The document of a page after its scripts have run.
fn opened(page: &Path) -> Result<String, String> {
    let output = chromium(page, &["--virtual-time-budget=3000", "--dump-dom"])?;
    let dom = String::from_utf8_lossy(&output).into_owned();
    if dom.contains("</html>") { Ok(dom) } else { Err("the browser shows nothing".to_owned()) }
}

/// Pictures in light and dark, narrow, and on paper.
fn screenshots(place: &Path) -> Result<(), String> {
    let pictures: [(&str, &str, &[&str]); 4] = [
        ("config-line", "light.png", &["--window-size=1200,2400"]),
        ("config-line", "dark.png", &["--window-size=1200,2400", "--blink-settings=preferredColorScheme=0"]),
        ("columns", "narrow.png", &["--window-size=500,2400"]),
        ("compared", "compared.png", &["--window-size=1200,1400"]),
    ];
    for (page, picture, options) in pictures {
        let file = place.join(picture);
        let shot = format!("--screenshot={}", file.display());
        chromium(&place.join(format!("{page}.html")), &[options, &["--hide-scrollbars", &shot]].concat())?;
        if !file.is_file() {
            return Err(format!("{} was not made", file.display()));
        }
    }
    let print = format!("--print-to-pdf={}", place.join("print.pdf").display());
    chromium(&place.join("config-line.html"), &["--no-pdf-header-footer", &print])?;
    println!("screenshots are in {}", place.display());
    Ok(())
}

/// Longest time for one page.
const LIMIT: Duration = Duration::from_secs(60);

/// Runs the browser on a page, without a profile and without the network. Returns what it prints.
fn chromium(page: &Path, options: &[&str]) -> Result<Vec<u8>, String> {
    let profile = page.with_extension("profile");
    let output = page.with_extension("output");
    let problem = |why: std::io::Error| format!("chromium: {why}");
    let mut command = Command::new("chromium");
    command.args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]);
    command.args(["--disable-background-networking", "--disable-component-update", "--disable-sync"]);
    command.arg(format!("--user-data-dir={}", profile.display())).args(options);
    command.arg(format!("file://{}", page.display()));
    command.stdout(std::fs::File::create(&output).map_err(problem)?).stderr(std::process::Stdio::null());
    let mut child = command.spawn().map_err(problem)?;
    let began = Instant::now();
    let status = loop {
        match child.try_wait().map_err(problem)? {
            Some(status) => break status,
            None if began.elapsed() > LIMIT => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("{} took longer than {} s", page.display(), LIMIT.as_secs()));
            }
            None => std::thread::sleep(Duration::from_millis(10)),
        }
    };
    let _ = std::fs::remove_dir_all(&profile);
    if status.success() {
        std::fs::read(&output).map_err(problem)
    } else {
        Err(format!("chromium ended with {status}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dead_links_and_failed_scripts_are_found() {
        assert_eq!(check_dom("<html><a href=\"#a\">x</a><p id=\"a\"></p></html>"), Ok(()));
        let dead = check_dom("<html><a href=\"#b\">x</a><p id=\"a\"></p></html>");
        assert_eq!(dead, Err("links lead nowhere: b".to_owned()));
        let failed = check_dom("<html data-script-error=\"x is not defined (3:1)\"></html>");
        assert_eq!(failed, Err("a script failed: x is not defined (3:1)".to_owned()));
    }
}
