// The live parts of the page: links that open what they lead to, copy buttons, the list of tests, the execution tree.
// Data is in the page; nothing is loaded.
"use strict";
window.onerror = (message, source, line, column) => {
  const note = document.getElementById("script-error");
  document.documentElement.dataset.scriptError = `${message} (${line}:${column})`;
  note.hidden = false;
  note.textContent = `A part of this page does not work: ${message}`;
};

(() => {
  const byId = (id) => document.getElementById(id);
  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  // Links

  /** Opens what is folded around an element. */
  function reveal(element) {
    for (let at = element; at; at = at.parentElement) if (at.tagName === "DETAILS") at.open = true;
  }
  function follow() {
    const target = location.hash.length > 1 && byId(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    reveal(target);
    target.scrollIntoView({ block: target.tagName === "TR" ? "center" : "start" });
  }
  addEventListener("hashchange", follow);
  // The same link twice changes nothing in the address, but may lead to something that was closed again.
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (!link) return;
    if (link.dataset.test) chooseTest(Number(link.dataset.test));
    else if (link.getAttribute("href") === location.hash) follow();
  });
  addEventListener("beforeprint", () => document.querySelectorAll("details.bug").forEach((bug) => (bug.open = true)));

  // The section that is read

  const links = [...document.querySelectorAll("nav.bar a")];
  const mark = (id) => links.forEach((link) => {
    const here = link.getAttribute("href") === "#" + id;
    link.classList.toggle("here", here);
    if (here) link.setAttribute("aria-current", "true"); else link.removeAttribute("aria-current");
  });
  if ("IntersectionObserver" in window) {
    const seen = new IntersectionObserver((entries) => {
      for (const entry of entries) if (entry.isIntersecting) mark(entry.target.id);
    }, { rootMargin: "-15% 0px -75% 0px" });
    document.querySelectorAll("main > section").forEach((section) => seen.observe(section));
  }

  // Copying

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-copy]");
    if (!button) return;
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
    } catch {
      // Pages from a file may not use the clipboard; the text is selected instead.
      getSelection().selectAllChildren(button.parentElement.querySelector("code"));
      document.execCommand("copy");
    }
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy"), 1500);
  });

  // Tests

  const holder = byId("run-data");
  if (!holder) return follow();
  const { tests, tree, endings, program, directory } = JSON.parse(holder.textContent);
  const nameOf = (number) => "test" + String(number).padStart(6, "0");
  const quoted = (word) => /^[\w/.+=:,@%-]+$/.test(word) ? word : "'" + word.replaceAll("'", "'\\''") + "'";
  const rows = byId("test-rows"), search = byId("test-search"), more = byId("test-more"), count = byId("test-count");
  const PART = 100;
  let found = tests, shown = 0;

  function row([number, ending, text, input, bug]) {
    const open = make("button", { type: "button", textContent: nameOf(number) });
    open.setAttribute("aria-expanded", "false");
    const what = make("td", {}, make("span", { className: "dot e-" + ending }), text);
    if (bug) what.append(" ", make("a", { href: "#bug-" + bug, textContent: "see bug " + bug }));
    const element = make("tr", { id: "test-" + number }, make("td", {}, open), what, make("td", { textContent: input }));
    open.addEventListener("click", () => toggle(element, number));
    return element;
  }
  function toggle(element, number) {
    const next = element.nextElementSibling;
    const isOpen = next?.classList.contains("more");
    if (isOpen) next.remove();
    else {
      const file = quoted(`${directory}/${nameOf(number)}.ktest`);
      const lines = [`loam test show ${file}`, `loam replay ${quoted(program)} ${file}`].map((text) => {
        const copy = make("button", { type: "button", className: "copy", textContent: "Copy" });
        copy.dataset.copy = text;
        return make("div", { className: "command" }, make("code", { textContent: text }), copy);
      });
      const cell = make("td", { colSpan: 3 }, ...lines);
      element.after(make("tr", { className: "more" }, cell));
    }
    element.querySelector("button").setAttribute("aria-expanded", String(!isOpen));
  }
  function showMore(until = shown + PART) {
    rows.append(...found.slice(shown, until).map(row));
    shown = Math.min(Math.max(until, shown), found.length);
    more.hidden = shown >= found.length;
    more.textContent = `Show more (${(found.length - shown).toLocaleString("en")} left)`;
  }
  function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const text = ([number, , ending, input]) => `${nameOf(number)} ${ending} ${input}`.toLowerCase();
    found = words.length ? tests.filter((test) => words.every((word) => text(test).includes(word))) : tests;
    rows.replaceChildren();
    shown = 0;
    showMore();
    const all = tests.length.toLocaleString("en");
    count.textContent = words.length ? `${found.length.toLocaleString("en")} of ${all} tests` : `${all} tests`;
  }
  /** Shows a test in the list. */
  function chooseTest(number) {
    if (search.value) { search.value = ""; filter(); }
    const index = tests.findIndex((test) => test[0] === number);
    if (index < 0) return;
    // Enough of the list to have the test in it; a far one is shown alone.
    if (index > shown + 5 * PART) { search.value = nameOf(number); filter(); } else if (index >= shown) showMore(index + 10);
    const element = byId("test-" + number);
    rows.querySelectorAll(".chosen").forEach((other) => other.classList.remove("chosen"));
    element.classList.add("chosen");
    if (!element.nextElementSibling?.classList.contains("more")) toggle(element, number);
    // After the browser has followed the link to the list.
    setTimeout(() => {
      element.scrollIntoView({ block: "center" });
      element.querySelector("button").focus({ preventScroll: true });
    });
  }
  if (rows) {
    search.addEventListener("input", filter);
    byId("test-filter").addEventListener("submit", (event) => event.preventDefault());
    more.addEventListener("click", () => showMore());
    filter();
  }

  // The execution tree
  //
  // Leaves are ordered, and each says how many decisions it shares with the one before. A block is a range of leaves; its parts
  // are divided where the fewest decisions are shared.

  const view = byId("tree-view"), crumbs = byId("tree-path");
  if (view && tree) {
    const LEVELS = 22, HEIGHT = 22, NARROW = 0.22;
    let path = [{ from: 0, to: tree.length }];

    function parts({ from, to }) {
      let least = Infinity;
      for (let at = from + 1; at < to; at++) least = Math.min(least, tree[at][0]);
      const all = [];
      let begin = from;
      for (let at = from + 1; at <= to; at++) {
        if (at === to || tree[at][0] === least) { all.push({ from: begin, to: at }); begin = at; }
      }
      return { depth: least, all };
    }
    function colours({ from, to }) {
      const counts = endings.map(() => 0);
      for (let at = from; at < to; at++) counts[tree[at][2]]++;
      return counts;
    }
    function describe(block, counts) {
      const size = block.to - block.from;
      if (size === 1) return `${nameOf(block.from + 1)}: ${endings[counts.findIndex((n) => n > 0)][1]}`;
      const which = endings.map(([, text], at) => counts[at] && `${counts[at].toLocaleString("en")} ${text}`).filter(Boolean);
      return `${size.toLocaleString("en")} tests, ${nameOf(block.from + 1)} to ${nameOf(block.to)}: ${which.join(", ")}`;
    }
    function background(counts, size) {
      let at = 0;
      const stops = endings.flatMap(([name], index) => {
        if (!counts[index]) return [];
        const from = (100 * at) / size;
        at += counts[index];
        return [`var(--e-${name}) ${from}% ${(100 * at) / size}%`];
      });
      return stops.length === 1 ? `var(--e-${endings[counts.findIndex((n) => n > 0)][0]})` : `linear-gradient(90deg, ${stops.join(", ")})`;
    }
    function block(part, level, root) {
      const size = part.to - part.from, all = root.to - root.from;
      const counts = colours(part), width = (100 * size) / all;
      const label = size === 1 ? (width > 4 ? nameOf(part.from + 1) : "") : width > 4 ? size.toLocaleString("en") : "";
      const button = make("button", { type: "button", textContent: label, title: describe(part, counts), tabIndex: -1 });
      button.setAttribute("aria-label", button.title);
      button.dataset.level = level;
      Object.assign(button.style, {
        left: (100 * (part.from - root.from)) / all + "%", width: width + "%", top: level * HEIGHT + "px", background: background(counts, size),
      });
      button.addEventListener("click", () => {
        if (size === 1) { location.hash = "tests"; chooseTest(part.from + 1); }
        else if (part.from !== root.from || part.to !== root.to) { path.push(part); draw(); }
      });
      return button;
    }
    function draw() {
      const root = path[path.length - 1], size = root.to - root.from;
      const blocks = [];
      let level = 0, row = [root];
      while (row.length && level < LEVELS) {
        const below = [];
        for (const part of row) {
          blocks.push(block(part, level, root));
          if (part.to - part.from > 1) below.push(...parts(part).all.filter((child) => (100 * (child.to - child.from)) / size >= NARROW));
        }
        row = below;
        level++;
      }
      view.style.height = level * HEIGHT + "px";
      view.replaceChildren(...blocks);
      if (blocks.length) blocks[0].tabIndex = 0;
      crumbs.replaceChildren(...path.map((part, index) => {
        const text = index === 0 ? `all ${tree.length.toLocaleString("en")} tests` : `${(part.to - part.from).toLocaleString("en")} tests`;
        const button = make("button", { type: "button", textContent: (index ? "› " : "") + text, disabled: index + 1 === path.length });
        button.addEventListener("click", () => { path = path.slice(0, index + 1); draw(); });
        return button;
      }));
    }
    const middle = (button) => button.offsetLeft + button.offsetWidth / 2;
    view.addEventListener("keydown", (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: 0, ArrowRight: 0 }[event.key];
      const at = document.activeElement;
      if (event.key === "Escape" && path.length > 1) { path.pop(); draw(); view.firstElementChild.focus(); return; }
      if (step === undefined || at.parentElement !== view) return;
      event.preventDefault();
      const level = Number(at.dataset.level) + step;
      const row = [...view.children].filter((button) => Number(button.dataset.level) === level);
      const next = step
        ? row.reduce((best, button) => !best || Math.abs(middle(button) - middle(at)) < Math.abs(middle(best) - middle(at)) ? button : best, null)
        : row[row.indexOf(at) + (event.key === "ArrowRight" ? 1 : -1)];
      if (!next) return;
      at.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    });
    draw();
  }
  follow();
})();
