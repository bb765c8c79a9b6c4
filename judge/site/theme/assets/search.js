// Search as you type: the box in the header with its list, and the page of all results.
(() => {
  "use strict";
  const { root, inFile, make, load } = window.judge;
  const MOST = 60, FIRST_GROUP = 6, OTHER_GROUPS = 3, AS_GOOD = 0.4;
  const KINDS = [
    ["Terms", "term"],
    ["Rules", "rule chapter"],
    ["Timing", "step chart"],
    ["Open questions", "reading note misreading"],
    ["Scenarios", "scenario"],
  ];
  const NUMBER = /^[A-Z]?\d+(\.\d+)*[a-z]?(-\d+)?$/;

  // The index: loaded when somebody is about to search. The texts of a game come when it has results to show.
  let engine = null, shown = {}, labels = {}, opening = null;
  const arrived = {};
  window.judgeIndex = (text) => { arrived.index = JSON.parse(text); };
  window.judgeTexts = (text) => { const { game, texts } = JSON.parse(text); engine.learn(game, texts); };
  const open = () =>
    (opening ||= Promise.all([load("search/engine.js"), load("search/index.js")]).then(
      () => {
        engine = window.judgeEngine(arrived.index);
        ({ shown, labels } = arrived.index);
        delete arrived.index;
      },
      (error) => { opening = null; throw error; },
    ));
  const known = new Set();
  const wantTexts = ({ reads, groups }, then) => {
    for (const game of reads || groups.keys()) {
      if (known.has(game)) continue;
      known.add(game);
      load(`search/text/${game || "concept"}.js`).then(then, () => known.delete(game));
    }
  };

  // The hits of a query in groups: the game of the page first when it answers about as well as any other.
  const here = window.judge.game;
  const grouped = ({ query, game, kinds }) => {
    const answer = engine.answer(query, { game, kinds, limit: MOST });
    const groups = new Map();
    if (here && !game && (!answer.games.length || answer.games.includes(here))) {
      const own = engine.answer(query, { game: here, kinds, limit: MOST / 2 });
      const good = own.hits.length && !own.suggestion && own.hits[0].score >= AS_GOOD * answer.hits[0]?.score;
      if (good) groups.set(here, own.hits);
    }
    for (const hit of answer.hits) {
      if (!groups.has(hit.game)) groups.set(hit.game, answer.hits.filter((each) => each.game === hit.game));
    }
    return { ...answer, groups };
  };

  // How a hit is shown: its number, its title, where it stands, and the words that matched.
  const marked = (parts) => parts.map((part) => (part.mark ? make("mark", { textContent: part.text }) : part.text));
  const headOf = (hit, title) => {
    const number = NUMBER.test(hit.id) ? make("span", { className: "j-n", textContent: hit.id }) : "";
    const kind = hit.kind === "rule" && number ? "" : make("small", { textContent: labels[hit.kind] });
    return make("span", { className: "j-hit__head" }, number, make("span", { className: "j-hit__title" }, ...marked(title)), kind);
  };
  const link = (hit, tokens) => {
    const { title, url, path, text } = engine.shown(hit, tokens);
    const around = path.filter((each, at) => each !== path[at - 1]).join(" › ");
    const place = around ? make("span", { className: "j-hit__path", textContent: around }) : "";
    const words = make("span", { className: `j-hit__text${text ? "" : " j-hit__text--waiting"}` }, ...marked(text || []));
    const address = new URL(inFile(new URL(url, root).href));
    const matched = [...title, ...(text || [])].filter((part) => part.mark).map((part) => part.text.toLowerCase());
    if (matched.length && !window.judge.fromDisk) address.searchParams.set("h", [...new Set(matched)].join(" "));
    return make("a", { className: "j-hit", href: address.href }, headOf(hit, title), place, words);
  };
  const accent = (game) => shown[game]?.accent ?? "home";
  const heading = (game, name) => make(name, { className: "j-hits__game", textContent: shown[game]?.title || game });
  const count = (groups) => [...groups.keys()].filter(Boolean).length;
  const said = ({ suggestion, groups, hits, query, games }) => {
    if (!query.trim()) return "A rule number, a term, what other games call it, or a question in your own words. The key / leads here.";
    const instead = suggestion ? `Searched for “${suggestion}”. ` : "";
    if (!hits.length) return `${instead}Nothing fits. Try fewer words, a rule number, or another word for it.`;
    const results = hits.length === MOST ? `The best ${MOST} results` : hits.length === 1 ? "1 result" : `${hits.length} results`;
    const where = games.length ? games.map((game) => shown[game].title).join(" and ") : count(groups) > 1 ? `${count(groups)} games` : "";
    return `${instead}${results}${where && ` in ${where}`}.`;
  };

  // The filters: one game or all, and kinds of entries. None chosen is all.
  const filtersOf = (state, changed) => {
    const games = make("select", { className: "j-filters__game" }, make("option", { value: "", textContent: "All games" }));
    games.setAttribute("aria-label", "Game");
    for (const [game, { title }] of Object.entries(shown)) if (game) games.append(make("option", { value: game, textContent: title }));
    games.value = state.game;
    games.addEventListener("change", () => { state.game = games.value; changed(); });
    const kinds = KINDS.map(([label, each]) => {
      const button = make("button", { type: "button", className: "j-filters__kind", textContent: label });
      button.setAttribute("aria-pressed", state.chosen.has(each));
      button.addEventListener("click", () => {
        if (!state.chosen.delete(each)) state.chosen.add(each);
        button.setAttribute("aria-pressed", state.chosen.has(each));
        changed();
      });
      return button;
    });
    const group = make("div", { className: "j-filters__kinds" }, ...kinds);
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", "Kinds of entries");
    return make("div", { className: "j-filters" }, games, group);
  };
  const wanted = (state) => ({
    query: state.query,
    game: state.game,
    kinds: state.chosen.size ? new Set([...state.chosen].join(" ").split(" ")) : null,
  });

  // The query in the address, so that Back and a copied link lead to the same results.
  const inAddress = (state) => {
    const given = new URL(location.href);
    const kinds = KINDS.filter(([, each]) => state.chosen.has(each)).map(([, each]) => each.split(" ")[0]);
    for (const [name, value] of [["q", state.query], ["in", state.game], ["only", kinds.join(" ")]]) {
      if (value) given.searchParams.set(name, value);
      else given.searchParams.delete(name);
    }
    return given;
  };
  const fromAddress = () => {
    const given = new URLSearchParams(location.search);
    const kinds = (given.get("only") || "").split(" ");
    const chosen = KINDS.map(([, each]) => each).filter((each) => kinds.includes(each.split(" ")[0]));
    return { query: given.get("q") || "", game: given.get("in") || "", chosen: new Set(chosen) };
  };
  let writing = 0;
  const writeAddress = (state, wait = 250) => {
    const write = () => {
      try { history.replaceState(history.state, "", inAddress(state)); } catch { /* not allowed from a disk everywhere */ }
    };
    clearTimeout(writing);
    if (wait) writing = setTimeout(write, wait);
    else write();
  };
  const allResults = (state) => {
    const page = new URL(inFile(new URL("search/", root).href));
    page.search = inAddress(state).search;
    return page.href;
  };
  window.judge.searching = {
    open, grouped, wantTexts, wanted, link, heading, accent, said, filtersOf, fromAddress, writeAddress, allResults,
    FIRST_GROUP, OTHER_GROUPS,
  };
})();
