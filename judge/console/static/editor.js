// Checks the scenario while it is written, says how the card at the cursor is understood, and goes to problems.
"use strict";

(function () {
  const form = document.querySelector(".editor");
  const text = document.getElementById("scenario");
  const checked = document.getElementById("checked");
  const understood = document.getElementById("understood");
  let timer = 0;
  let moved = 0;
  let latest = 0;

  async function check() {
    const mine = ++latest;
    try {
      const answer = await fetch(form.dataset.check, { method: "POST", headers: { "Content-Type": "text/plain" }, body: text.value });
      const html = await answer.text();
      if (mine === latest && answer.ok) checked.innerHTML = html;
    } catch (error) {
      // The server is away: the buttons will say so.
    }
  }

  // The card text that the cursor stands in: in a group `Name: {text: ...}` on one line, or under a name, line by line.
  function textAtCursor() {
    const lines = text.value.split("\n");
    const at = text.value.slice(0, text.selectionStart).split("\n").length - 1;
    const inline = [...(lines[at] || "").matchAll(/([^\s{},:][^{},:]*):\s*\{[^{}]*?\btext:\s*(\[.*?\]|"(?:[^"\\]|\\.)*"|'[^']*'|[^,}]+)/g)];
    if (inline.length) {
      const column = text.selectionStart - lines.slice(0, at).reduce((sum, each) => sum + each.length + 1, 0);
      const found = inline.find((each) => column <= each.index + each[0].length) || inline.at(-1);
      return { card: found[1].trim(), text: plainly(found[2]) };
    }
    let start = at;
    while (start >= 0 && !/^\s*text:/.test(lines[start])) {
      if (!/^\s/.test(lines[start] || "") || at - start > 40) return null;
      start -= 1;
    }
    if (start < 0) return null;
    const depth = (line) => line.search(/\S/);
    let end = start + 1;
    while (end < lines.length && (lines[end].trim() === "" || depth(lines[end]) > depth(lines[start]))) end += 1;
    if (at >= end) return null;
    let name = start;
    while (name >= 0 && !(lines[name].trim() && depth(lines[name]) < depth(lines[start]))) name -= 1;
    const first = lines[start].replace(/^\s*text:\s*/, "").replace(/^[|>][+-]?\s*$/, "");
    const rest = lines.slice(start + 1, end).map((line) => plainly(line.replace(/^\s*- /, "")));
    return { card: name >= 0 ? lines[name].trim().replace(/:.*$/, "") : "", text: [plainly(first), ...rest].join("\n").trim() };
  }

  // A value of YAML as the words in it.
  function plainly(value) {
    const trimmed = value.trim();
    if (trimmed.startsWith("[")) return [...trimmed.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\[\],]+)/g)].map((each) => (each[1] ?? each[2] ?? each[3]).trim()).join("\n");
    const quoted = /^(?:"(.*)"|'(.*)')$/.exec(trimmed);
    return quoted ? (quoted[1] ?? quoted[2]).replace(/\\"/g, '"') : trimmed;
  }

  let asked = "";
  async function understand() {
    const game = /^game:\s*([a-z0-9-]+)\s*$/m.exec(text.value);
    const found = textAtCursor();
    if (!game || !found || !found.text) {
      understood.hidden = true;
      asked = "";
      return;
    }
    const names = [...new Set([...text.value.matchAll(/(?:^\s+|[{,]\s*)([A-Z][^{}:,\n]{0,60}):/gm)].map((each) => each[1].trim()))].slice(0, 500);
    const body = JSON.stringify({ ...found, names });
    if (body === asked) return;
    asked = body;
    try {
      const answer = await fetch(understood.dataset.read.replace("GAME", game[1]), { method: "POST", headers: { "Content-Type": "application/json" }, body });
      if (!answer.ok || body !== asked) return;
      show(await answer.json());
    } catch (error) {
      // The server is away: the buttons will say so.
    }
  }

  function make(name, settings, ...inside) {
    const made = Object.assign(document.createElement(name), settings);
    made.append(...inside);
    return made;
  }

  function show(card) {
    const rows = card.sentences.map((each) => {
      const mark = make("span", { className: "mark", ariaHidden: "true" }, each.read ? "✓" : "✗");
      const said = each.read ? make("span", {}, each.means + (each.noted ? ` (${each.noted})` : "")) : make("span", {}, make("strong", {}, "Not understood, not carried out:"), " “" + each.text + "”", make("span", { className: "why-not" }, each.why + "."));
      return make("li", { className: each.read ? "read" : "unread" }, mark, said);
    });
    understood.replaceChildren(make("p", {}, (card.name || "This card") + ", understood as"), make("ul", { className: "sentences" }, ...rows));
    understood.hidden = rows.length === 0;
  }

  function goTo(line, column) {
    const lines = text.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    const at = start + Math.max(0, column - 1);
    text.focus();
    text.setSelectionRange(at, start + (lines[line - 1] || "").length);
    text.scrollTop = (line - 4) * parseFloat(getComputedStyle(text).lineHeight);
  }

  text.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => { check(); understand(); }, 350);
  });
  document.addEventListener("selectionchange", () => {
    if (document.activeElement !== text) return;
    clearTimeout(moved);
    moved = setTimeout(understand, 250);
  });
  checked.addEventListener("click", (event) => {
    const problem = event.target.closest("[data-line]");
    if (problem) goTo(Number(problem.dataset.line), Number(problem.dataset.column));
  });
  text.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit(form.querySelector("[value=open]"));
  });
  if (text.value.trim() && !checked.textContent.trim()) check();
})();
