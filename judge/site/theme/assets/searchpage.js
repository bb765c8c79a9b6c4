// The page of all results: the same search with more of each text, every result, and the query in the address.
(() => {
  "use strict";
  const place = document.querySelector(".j-find");
  if (!place) return;
  const { make, searching } = window.judge;
  const { open, grouped, wantTexts, wanted, link, heading, said, filtersOf, fromAddress, writeAddress } = searching;
  const state = fromAddress();
  const box = make("input", { type: "search", className: "j-find__box", maxLength: 300, value: state.query, spellcheck: false });
  box.setAttribute("aria-label", "Search the rules");
  box.placeholder = "A rule number, a term, or a question in your own words";
  const status = make("p", { className: "j-search__status" });
  status.setAttribute("role", "status");
  const results = make("div", { className: "j-find__results" });
  const form = make("form", { className: "j-find__form" }, box);
  form.setAttribute("role", "search");
  form.addEventListener("submit", (event) => event.preventDefault());
  place.replaceChildren(form, status, results);

  const section = (game, hits, tokens) => {
    const rows = hits.map((hit) => make("li", {}, link(hit, tokens)));
    const made = make("section", {}, heading(game, "h2"), make("ol", { className: "j-hits" }, ...rows));
    made.dataset.accent = searching.accent(game);
    return made;
  };
  const draw = () => {
    const found = grouped(wanted(state));
    results.replaceChildren(...[...found.groups].map(([game, hits]) => section(game, hits, found.tokens)));
    status.textContent = said(found);
    wantTexts(found, draw);
  };
  const changed = () => {
    draw();
    writeAddress(state);
  };
  const arrows = (event) => {
    const down = event.key === "ArrowDown";
    if (!down && event.key !== "ArrowUp") return;
    const stops = [box, ...results.querySelectorAll("a")];
    const next = stops[stops.indexOf(document.activeElement) + (down ? 1 : -1)];
    if (next) { event.preventDefault(); next.focus(); }
  };
  open().then(
    () => {
      form.append(filtersOf(state, changed));
      draw();
      box.addEventListener("input", () => { state.query = box.value; changed(); });
      place.addEventListener("keydown", arrows);
    },
    () => { status.textContent = "The search could not be loaded. Look in the glossary, or try again with a connection."; },
  );
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.closest("input, textarea, select")) return;
    event.preventDefault();
    box.select();
  });
  box.focus();
})();
