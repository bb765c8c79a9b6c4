// The search box in the header: a list under it as you type, worked with the keyboard, by touch or with a mouse.
(() => {
  "use strict";
  const form = document.querySelector(".j-search");
  if (!form) return;
  const { inFile, make, searching } = window.judge;
  const { open, grouped, wantTexts, wanted, link, heading, said, filtersOf, fromAddress, writeAddress } = searching;
  const box = form.querySelector("input"), go = form.querySelector(".j-search__go");
  const state = fromAddress();
  let panel = null, list = null, status = null, options = [], active = -1;
  form.action = inFile(new URL("./", form.action).href);

  const attributes = { role: "combobox", "aria-autocomplete": "list", "aria-haspopup": "listbox", "aria-expanded": "false" };
  for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);

  const build = () => {
    status = make("p", { className: "j-search__status" });
    status.setAttribute("role", "status");
    list = make("div", { id: "j-hits", className: "j-hits" });
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", "Results");
    const close = make("button", { type: "button", className: "j-search__close", textContent: "Close" });
    close.addEventListener("click", () => { shut(); box.blur(); });
    panel = make("div", { className: "j-search__panel" }, filtersOf(state, draw), status, list);
    form.append(panel, close);
    box.setAttribute("aria-controls", list.id);
  };

  // Which option Enter opens: the first, until the arrows choose another.
  const choose = (at) => {
    options[active]?.setAttribute("aria-selected", "false");
    active = options.length ? (at + options.length) % options.length : -1;
    const option = options[active];
    if (!option) return box.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    box.setAttribute("aria-activedescendant", option.id);
  };
  const option = (made) => {
    Object.assign(made, { id: `j-hit-${options.length}`, tabIndex: -1 });
    made.setAttribute("role", "option");
    made.setAttribute("aria-selected", "false");
    options.push(made);
    return made;
  };
  const group = (game, hits, first, tokens) => {
    const head = heading(game, "div");
    head.id = `j-hits-${game || "concept"}`;
    const shown = hits.slice(0, first ? searching.FIRST_GROUP : searching.OTHER_GROUPS);
    const made = make("div", { className: "j-hits__group" }, head, ...shown.map((hit) => option(link(hit, tokens))));
    made.dataset.accent = searching.accent(game);
    made.setAttribute("role", "group");
    made.setAttribute("aria-labelledby", head.id);
    return made;
  };

  const draw = () => {
    const found = grouped(wanted(state)), kept = active;
    options = [];
    const groups = [...found.groups].map(([game, hits], at) => group(game, hits, at === 0, found.tokens));
    if (found.hits.length) groups.push(option(make("a", { className: "j-hits__all", href: searching.allResults(state) }, "All results on one page")));
    list.replaceChildren(...groups);
    list.hidden = !options.length;
    status.textContent = said(found);
    choose(Math.max(0, Math.min(kept, options.length - 1)));
    box.setAttribute("aria-expanded", String(options.length > 0));
    wantTexts(found, draw);
  };
  const show = async () => {
    form.classList.add("j-search--open");
    try {
      await open();
    } catch {
      form.classList.remove("j-search--open");
      return;
    }
    if (!form.classList.contains("j-search--open")) return;
    if (!panel) build();
    panel.hidden = false;
    draw();
  };
  const shut = () => {
    form.classList.remove("j-search--open");
    if (panel) panel.hidden = true;
    box.setAttribute("aria-expanded", "false");
    box.removeAttribute("aria-activedescendant");
    writeAddress({ query: "", game: "", chosen: new Set() }, 0);
  };

  box.addEventListener("focus", show);
  box.addEventListener("pointerenter", () => open().catch(() => {}), { once: true });
  box.addEventListener("input", () => {
    state.query = box.value;
    active = 0;
    if (!panel || panel.hidden) show();
    else draw();
    writeAddress(state);
  });
  box.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const shown = panel && !panel.hidden;
    if (event.key === "Escape" && !shown) { box.value = state.query = ""; box.blur(); }
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!shown) show();
      else choose(active + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Enter" && shown && options[active]) {
      event.preventDefault();
      options[active].click();
    }
  });
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !panel || panel.hidden) return;
    event.preventDefault();
    box.focus();
    shut();
  }, true);
  // Back leads to the list again, so the query stays in the address; a result on this very page only scrolls.
  form.addEventListener("click", (event) => {
    const chosen = event.target.closest("[role=option]");
    if (!chosen) return;
    writeAddress(state, 0);
    if (chosen.href.split("#")[0] === location.href.split("#")[0]) shut();
  });
  form.addEventListener("focusout", (event) => { if (event.relatedTarget && !form.contains(event.relatedTarget)) shut(); });
  document.addEventListener("pointerdown", (event) => { if (panel && !panel.hidden && !form.contains(event.target)) shut(); });
  go.addEventListener("click", (event) => {
    if (box.value) return;
    event.preventDefault();
    box.focus();
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, textarea, select, [contenteditable]");
    const asked = (event.ctrlKey || event.metaKey) ? event.key === "k" : !typing && !event.altKey && (event.key === "/" || event.key === "s");
    if (!asked) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
  if (state.query) {
    box.value = state.query;
    box.focus();
  }
})();
