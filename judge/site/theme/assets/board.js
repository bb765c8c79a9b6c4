// The table as a drawing: judge/scenario/boards/board.py for the replays of a page, drawn as the console's _board.html does.
//
// A row is {label, value or rows, mark, was}; the plan is that of the game (content/<game>/board.yml).
(() => {
  "use strict";
  const { judge } = window;
  const { make } = judge;
  const NOTHING = ["", "none", "no", "0", "False"];
  const inner = (row, key) => row.rows.find((each) => each.label === key);
  const gone = (row) => row.mark === "g";
  const marked = (row) => Boolean(row.mark);
  const valueOf = (row, key) => { const found = inner(row, key); return !found || gone(found) ? "" : String(found.value ?? ""); };
  const tells = (row) => Boolean(row.rows) || !NOTHING.includes(row.value ?? "") || !NOTHING.includes(row.was ?? "");
  const isGroup = (row) => row.rows && row.rows.every((each) => each.rows);
  const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

  function fits(value, wanted, each) {
    if (wanted === "any") return !NOTHING.includes(value);
    if (wanted === "none") return NOTHING.includes(value);
    if (typeof wanted === "boolean") return (value === "yes") === wanted;
    if (Array.isArray(wanted)) return wanted.includes(value);
    return value === (wanted === "each" ? each : wanted);
  }

  function eachOf(spot, groups, rows) {
    if (spot.each) return (groups.get(spot.each) || []).map((row) => row.label);
    if (spot.by) return [...new Set(rows.map((row) => valueOf(row, spot.by)).filter(Boolean))];
    return [""];
  }

  function figure(label, row, className) {
    const value = row.rows ? row.rows.map((each) => `${each.label} ${each.value ?? ""}`).join(", ") || "none" : gone(row) ? "none" : row.value;
    const parts = [];
    if (marked(row) && row.was) parts.push(make("del", {}, row.was), " ");
    parts.push(marked(row) ? make("ins", {}, value) : value, " ", make("span", { className: "of" }, label));
    return make("span", { className: className + (marked(row) ? " changed" : "") }, ...parts);
  }

  function cellsOf(label, row) {
    const here = String(row.value).split(", ");
    const box = make("span", { className: "cells" });
    box.setAttribute("role", "img");
    box.setAttribute("aria-label", `${label}: ${row.value}`);
    for (const line of ["upper", "middle", "lower"]) {
      for (const column of ["left", "center", "right"]) box.append(make("i", { className: here.includes(`${line} ${column}`) ? "on" : "" }));
    }
    return box;
  }

  const spaced = (parts) => parts.flatMap((part) => [part, " "]);

  class Board {
    constructor(plan, rows) {
      this.plan = plan;
      this.rows = rows;
      this.groups = new Map(rows.filter(isGroup).map((row) => [row.label, row.rows]));
      this.taken = new Set();
    }

    draw() {
      const head = Object.entries(this.plan.head).map(([path, label]) => this.above(path, label)).filter(Boolean);
      const spots = this.plan.places.length ? this.plan.places
        : [...this.groups.keys()].map((name, n) => ({ title: name, of: name, when: {}, line: n, shape: "row", always: true }));
      const lines = new Map();
      for (const spot of spots) lines.set(spot.line, [...(lines.get(spot.line) || []), ...this.places(spot)]);
      const drawn = [...lines.keys()].sort((a, b) => a - b).map((n) => lines.get(n)).filter((line) => line.length);
      return make("div", { className: "board" },
        ...(head.length ? [make("dl", { className: "board-head" }, ...head)] : []),
        ...drawn.map((line) => make("div", { className: "board-line" }, ...line)));
    }

    above(path, label) {
      let found = null;
      for (const part of path.split(".")) {
        found = (found ? found.rows || [] : this.rows).find((each) => each.label === part);
        if (!found) return null;
      }
      if (found.rows || gone(found)) return null;
      const was = marked(found) && found.was ? [make("del", {}, found.was), " "] : [];
      return make("div", { className: marked(found) ? "changed" : "" }, make("dt", {}, label), make("dd", {}, ...was, found.value));
    }

    places(spot) {
      const every = this.groups.get(spot.of) || [];
      const rows = every.filter((row) => !this.taken.has(`${spot.of}/${row.label}`));
      return eachOf(spot, this.groups, rows).flatMap((each) => {
        const here = rows.filter((row) => !gone(row) && (!spot.by || valueOf(row, spot.by) === each)
          && Object.entries(spot.when).every(([key, wanted]) => fits(valueOf(row, key), wanted, each)));
        const tiles = this.plan.tiles[spot.of] || {};
        const names = new Set(every.map((row) => row.label));
        const found = here.filter((row) => !this.host(tiles, row, names)).map((row) => this.tile(tiles, row, every, names, 0));
        for (const row of here) this.taken.add(`${spot.of}/${row.label}`);
        if (!found.length && !spot.always) return [];
        const own = spot.own ? this.own(spot, each) : [];
        const title = spot.title.replaceAll("{each}", each);
        const place = make("section", { className: `place is-${spot.shape}` }, make("h4", {}, capital(title)),
          ...(own.length ? [make("p", { className: "own" }, ...spaced(own))] : []),
          found.length ? make("ul", { className: "tiles" }, ...found) : make("p", { className: "j-quiet" }, "empty"));
        place.setAttribute("aria-label", title);
        return [place];
      });
    }

    own(spot, each) {
      const row = (this.groups.get(spot.each) || []).find((found) => found.label === each);
      if (!row) return [];
      this.taken.add(`${spot.each}/${each}`);
      return row.rows.filter(tells).map((found) => figure(found.label, found, "fact"));
    }

    host(tiles, row, names) {
      const host = tiles.on ? valueOf(row, tiles.on) : "";
      return names.has(host) && host !== row.label ? host : "";
    }

    tile(tiles, row, every, names, depth) {
      const said = (key) => inner(row, key);
      const told = (keys) => (keys || []).map((key) => [key, said(key)]).filter(([, found]) => found && tells(found));
      const numbers = Object.entries(tiles.numbers || {}).filter(([key]) => said(key)).map(([key, short]) => figure(short, said(key), "number"));
      const tokens = told(tiles.tokens).map(([key, found]) => figure(key, found, "token"));
      const states = told(tiles.states).map(([key, found]) => this.state(key, found));
      const hidden = [...(tiles.hidden || []), tiles.on, tiles.owner].filter(Boolean);
      const known = [tiles.kind, ...hidden, ...Object.keys(tiles.numbers || {}), ...(tiles.tokens || []), ...(tiles.states || []), ...(tiles.cells || [])];
      const facts = row.rows.filter((each) => !known.includes(each.label) && tells(each));
      const under = depth < 4 ? every.filter((each) => !gone(each) && this.host(tiles, each, names) === row.label) : [];
      const kind = [tiles.kind && valueOf(row, tiles.kind), tiles.owner && valueOf(row, tiles.owner)].filter(Boolean).join(" of ");
      const mark = row.mark === "n" ? "new" : hidden.some((key) => said(key) && marked(said(key))) ? "moved" : row.rows.some(marked) ? "changed" : "";
      const tired = said("exhausted") && said("exhausted").value === "yes" && !gone(said("exhausted"));
      return make("li", { className: `tile${mark ? ` is-${mark}` : ""}${tired ? " is-exhausted" : ""}` },
        make("p", { className: "tile-name" }, row.label),
        ...(kind ? [make("p", { className: "tile-kind" }, kind)] : []),
        ...(numbers.length ? [make("p", { className: "tile-numbers" }, ...spaced(numbers))] : []),
        ...told(tiles.cells).map(([key, found]) => cellsOf(key, found)),
        ...(tokens.length + states.length ? [make("p", { className: "tile-tokens" }, ...spaced([...tokens, ...states]))] : []),
        ...facts.map((each) => make("p", { className: `tile-fact${marked(each) ? " changed" : ""}` }, figure(each.label, each, "fact"))),
        ...(under.length ? [make("ul", { className: "tiles under" }, ...under.map((each) => this.tile(tiles, each, every, names, depth + 1)))] : []));
    }

    state(key, row) {
      const off = gone(row) || ["none", "no"].includes(row.value);
      const text = row.value === "yes" || off ? key : `${key}: ${row.value}`;
      return make("span", { className: `state${marked(row) ? " changed" : ""}` }, off ? make("del", {}, text) : text);
    }
  }

  judge.board = (plan, rows) => new Board(plan, rows).draw();
})();
