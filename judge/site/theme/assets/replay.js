// Replays: plays the data of a scenario's page. Without this script the same trace stands there as a list.
//
// The data, as judge/site/replays/replay_data.py packs it; everything is known by its number in its own list:
//   moves: [spot it leads to, step, step, ...]      move 0 is the start; the last step of a move is where somebody decides
//   implied: the places in the played line of passes that nobody has written down
//   spots: [who, [cite], [[words, move or -1]], more] or [] at the end      played: the moves of the played line
//   steps: [line or -1, place, table]      lines: [text, [cite]]      cites: [number, address, preview]
//   places: ["chart:node", ...] from the outermost chart in      tables: [row, ...]
//   plan: where things lie on the drawn table (board.js)
//   rows: [label, value or [row, ...], mark, what it was]      refused: spot -> [[why, [cite], [words]]]
(() => {
  "use strict";
  const { judge } = window;
  const { make } = judge;
  const TAGS = { n: "new", g: "gone" };
  const rails = window.judgeRails || {};

  const spaced = (parts) => parts.flatMap((part, at) => (at ? [" ", part] : [part]));
  const unwritten = () => make("small", { className: "j-quiet", textContent: "(not written down)" });
  const hide = (element, hidden) => { if (element) element.hidden = hidden; };

  class Replay {
    constructor(box) {
      this.box = box;
      this.data = JSON.parse(box.querySelector("script").textContent);
      this.part = (name) => box.querySelector(`.j-play__${name}`);
      this.played = [0, ...this.data.played];
      this.path = this.played;
      this.at = 0;
      this.buttons = Object.fromEntries([...box.querySelectorAll("[data-go]")].map((button) => [button.dataset.go, button]));
      this.slider = box.querySelector("input");
      this.charts = new Map([...box.querySelectorAll("[data-chart]")].map((each) => [each.dataset.chart, each]));
      for (const [id, details] of this.charts) details.querySelector("summary").insertAdjacentHTML("afterend", rails[id] || "");
      this.words = new Map();
      for (const [, , offers] of this.data.spots.filter((spot) => spot.length)) {
        for (const [words, move] of offers) if (move >= 0) this.words.set(move, this.data.words[words]);
      }
      this.listen();
      this.flatten();
      this.fromAddress();
      hide(this.part("bar"), false);
      hide(this.part("now"), false);
      box.classList.add("is-live");
      this.part("table").querySelector("h3").textContent = "The table";
      this.drawLog();
      this.draw();
    }

    // Every step of the path, one after the other.
    flatten() {
      this.steps = this.path.flatMap((move, stage) =>
        this.data.moves[move].slice(1).map((step, n, all) => ({ stage, step, first: n === 0, ends: n === all.length - 1 })));
    }

    get here() { return this.steps[this.at]; }
    spotAfter(stage) { return this.data.moves[this.path[stage]][0]; }
    endOf(stage) { return this.steps.findIndex((each) => each.stage === stage && each.ends); }
    // A pass that nobody has written down, where the path is still the played line.
    unwritten(stage) { return this.data.implied.includes(stage) && this.common >= stage; }
    startOf(stage) { return this.steps.findIndex((each) => each.stage === stage); }

    // How many choices the path and the played line have in common.
    get common() {
      let at = 0;
      while (at < this.path.length && this.path[at] === this.played[at]) at += 1;
      return at - 1;
    }
    get left() { return this.common < this.path.length - 1; }

    listen() {
      for (const [name, button] of Object.entries(this.buttons)) button.addEventListener("click", () => this.go(name));
      this.slider.addEventListener("input", () => this.to(Number(this.slider.value)));
      this.box.addEventListener("click", (event) => {
        const jump = event.target.closest("[data-step]");
        const choice = event.target.closest("[data-move]");
        if (jump) this.to(Number(jump.dataset.step));
        else if (choice) this.choose(Number(choice.dataset.move));
        else if (event.target.closest("[data-played]")) this.follow(this.played, this.common);
      });
      for (const kind of ["pointerover", "focusin", "keydown"]) {
        this.box.addEventListener(kind, () => this.findConsole(), { once: true, passive: true });
      }
      for (const line of document.querySelectorAll(".j-line")) {
        const button = make("button", { type: "button", className: "j-button", textContent: "Step through it" });
        button.addEventListener("click", () => this.along(JSON.parse(line.dataset.line)));
        line.after(" ", button);
      }
      addEventListener("hashchange", () => { if (this.fromAddress()) this.draw(); });
    }

    go(name) {
      if (name === "first") this.to(0);
      if (name === "back") this.to(this.at - 1);
      if (name === "last") this.to(this.steps.length - 1);
      if (name === "next") this.next();
    }

    // One step on; past the end of the path only where there is just one thing to do.
    next() {
      if (this.at < this.steps.length - 1) return this.to(this.at + 1);
      const only = this.onlyMove();
      if (only >= 0) this.choose(only);
    }

    onlyMove() {
      const spot = this.data.spots[this.spotAfter(this.path.length - 1)];
      return spot.length && spot[2].length === 1 && !spot[3] ? spot[2][0][1] : -1;
    }

    to(step) {
      this.at = Math.max(0, Math.min(step, this.steps.length - 1));
      this.draw();
      this.remember();
    }

    choose(move) {
      const stage = this.here.stage;
      if (this.path[stage + 1] !== move) this.follow([...this.path.slice(0, stage + 1), move], stage);
      this.to(this.startOf(stage + 1));
      this.part("now").focus({ preventScroll: true });
    }

    // Takes another path, standing at the decision after one of its stages.
    follow(path, stage) {
      this.path = path;
      this.flatten();
      this.drawLog();
      this.to(this.endOf(stage));
    }

    // Follows choices in words from the start, as far as they are known.
    along(choices) {
      const path = [0];
      for (const words of choices) {
        const spot = this.data.spots[this.data.moves[path.at(-1)][0]];
        const found = spot.length && spot[2].find(([said, move]) => move >= 0 && this.data.words[said] === words);
        if (!found) break;
        path.push(found[1]);
      }
      this.follow(path, 0);
      document.getElementById("replay").scrollIntoView();
    }

    // The address keeps the step, and the choices where the played line has been left.
    remember() {
      const way = this.left ? `:${this.path.slice(1).join(".")}` : "";
      history.replaceState(history.state, "", `#replay=${this.at}${way}`);
    }

    fromAddress() {
      const found = /^#replay=(\d{1,6})(?::([\d.]{1,9999}))?$/.exec(location.hash);
      if (!found) return false;
      const path = found[2] ? [0, ...found[2].split(".").map(Number)] : this.played;
      const linked = path.every((move, n) => n === 0 || this.leads(path[n - 1], move));
      if (linked) { this.path = path; this.flatten(); this.drawLog(); }
      this.at = Math.min(Number(found[1]), this.steps.length - 1);
      return true;
    }

    leads(before, move) {
      const spot = this.data.moves[before] && this.data.spots[this.data.moves[before][0]];
      return Boolean(spot && spot.length && spot[2].some((offer) => offer[1] === move));
    }

    // Drawing ------------------------------------------------------------------------------------------------------

    draw() {
      const [line, place, table] = this.data.steps[this.here.step];
      this.drawBar();
      this.drawNow(line, this.data.places[place]);
      const words = make("details", { className: "j-open" }, make("summary", {}, "The table in words"), this.rows(this.data.tables[table]));
      words.open = Boolean(this.part("table").querySelector("details[open]"));
      this.part("table").lastElementChild.replaceChildren(judge.board(this.data.plan, this.data.tables[table].map((each) => this.whole(each))), words);
      this.drawCharts(this.data.places[place]);
      this.lightLog();
      this.linkConsole();
    }

    drawBar() {
      const last = this.steps.length - 1;
      const more = this.at === last && this.onlyMove() >= 0;
      this.buttons.first.disabled = this.buttons.back.disabled = this.at === 0;
      this.buttons.last.disabled = this.at === last;
      this.buttons.next.disabled = this.at === last && !more;
      this.slider.hidden = !last;
      this.slider.max = last;
      this.slider.value = this.at;
      this.slider.setAttribute("aria-valuetext", `Step ${this.at} of ${last}`);
      this.box.querySelector("output").textContent = `Step ${this.at} of ${last}`;
    }

    drawNow(line, chain) {
      const { stage, first, ends } = this.here;
      const choice = stage ? this.words.get(this.path[stage]) : "";
      const text = line < 0 ? (stage ? choice : "The situation as it begins.") : this.data.lines[line][0];
      const said = first && choice && text.replace(/\.$/, "") !== choice ? [make("p", { className: "j-choice", textContent: choice })] : [];
      const cites = line < 0 ? [] : [" ", this.cites(this.data.lines[line][1])];
      this.part("now").replaceChildren(
        ...this.aside(),
        ...said,
        make("p", { className: "j-said" }, text, ...(first && this.unwritten(stage) ? [" ", unwritten()] : []), ...cites),
        make("p", { className: "j-quiet j-where" }, this.where(chain)),
        ...this.changed(),
        ...(ends ? this.decision(stage) : []),
      );
    }

    aside() {
      if (!this.left) return [];
      const on = this.common === this.played.length - 1;
      const back = make("button", { type: "button", className: "j-button", textContent: on ? "Back to where the file ends" : "Back to the line as played" });
      back.dataset.played = "";
      return [make("p", { className: "j-aside" }, on ? "Played on from where the file ends. " : "Another line than the one that was played. ", back)];
    }

    // What changed, in a line: on a phone the table itself may be out of sight.
    changed() {
      const found = this.changes(this.data.tables[this.data.steps[this.here.step][2]], []);
      const said = found.slice(0, 3).join("; ") + (found.length > 3 ? `; and ${found.length - 3} more` : "");
      return said ? [make("p", { className: "j-quiet j-changes" }, `Changed: ${said}.`)] : [];
    }

    changes(rows, above) {
      return rows.flatMap((number) => {
        const [label, value, mark, was] = this.data.rows[number];
        if (Array.isArray(value)) return this.changes(value, [...above, label]);
        return mark ? [`${[...above.slice(1), label].join(" ")} ${mark === "g" ? `${was} gone` : value}`] : [];
      });
    }

    where(chain) {
      if (!chain.length) return "";
      const [chart] = chain.at(-1).split(":");
      const named = [...new Set(chain.map((each) => this.chartTitle(each.split(":")[0])))].filter(Boolean);
      return this.charts.has(chart) ? `${named.join(" › ")}: ${this.nodeTitle(chain.at(-1))}` : named.join(" › ");
    }

    decision(stage) {
      const at = this.spotAfter(stage);
      const spot = this.data.spots[at];
      if (!spot.length) return [make("p", { className: "j-whose", textContent: "Nothing is left to decide." })];
      const [by, cites, offers, more] = spot;
      const name = this.data.words[by];
      const whose = name === "chance" ? ["Chance decides: pick the result. "] : [make("b", {}, name), " decides. "];
      const parts = [make("p", { className: "j-whose" }, ...whose, this.cites(cites))];
      parts.push(make("div", { className: "j-offers" }, ...offers.map((offer) => this.offer(offer, name, stage))));
      if (more) parts.push(make("p", { className: "j-quiet" }, "There are more choices than can be listed here."));
      if (offers.some(([, move]) => move < 0)) {
        parts.push(make("p", { className: "j-quiet" }, "What the choices in grey lead to is too much for this page. The console plays them."));
      }
      return [...parts, ...this.refused(this.data.refused[at])];
    }

    offer([words, move], name, stage) {
      const said = this.data.words[words];
      const short = said.startsWith(`${name} `) ? said.slice(name.length + 1) : said;
      if (move < 0) return make("span", { className: "j-offer is-off" }, short);
      const played = this.common >= stage && this.played[stage + 1] === move;
      const button = make("button", { type: "button", className: "j-offer" }, short, ...(played ? [" ", make("small", {}, "as played")] : []));
      button.dataset.move = move;
      if (this.path[stage + 1] === move) button.classList.add("is-taken");
      return button;
    }

    refused(groups) {
      if (!groups) return [];
      const rows = groups.map(([why, cites, choices]) =>
        make("li", {}, make("del", {}, choices.join("; ")), ` ${why[0].toUpperCase()}${why.slice(1).replace(/\.$/, "")}. `, this.cites(cites)));
      return [make("details", { className: "j-open" }, make("summary", {}, "Why not something else?"), make("ul", {}, ...rows))];
    }

    cites(numbers) {
      const links = numbers.map((number) => {
        const [unit, href, ref] = this.data.cites[number];
        const link = make("a", { href, className: "j-n", textContent: unit });
        link.dataset.ref = ref;
        return link;
      });
      return make("span", { className: "j-cites" }, ...spaced(links));
    }

    // A row with all that is in it, as the board takes it.
    whole(number) {
      const [label, value, mark, was] = this.data.rows[number];
      return Array.isArray(value) ? { label, rows: value.map((each) => this.whole(each)), mark, was } : { label, value, mark, was };
    }

    rows(numbers) {
      return make("dl", { className: "j-table" }, ...numbers.map((number) => this.row(...this.data.rows[number])));
    }

    row(label, value, mark = "", was = "") {
      const group = Array.isArray(value);
      const shown = group && value.length ? [this.rows(value)] : this.value(group ? "none" : value, mark, was);
      const row = make("div", {}, make("dt", {}, label), " ", make("dd", {}, ...shown));
      row.classList.toggle("j-group", group);
      row.classList.toggle("j-empty", value === "none" && !mark);
      row.classList.toggle("is-changed", Boolean(mark));
      return row;
    }

    value(value, mark, was) {
      if (!mark) return [value];
      const parts = [was && make("del", {}, was), mark !== "g" && make("ins", {}, value), TAGS[mark] && make("small", {}, TAGS[mark])];
      return spaced(parts.filter(Boolean));
    }

    // The charts: those that are open, the innermost unfolded, with the step that play is at lit.
    drawCharts(chain) {
      const open = new Map(chain.map((each) => { const at = each.indexOf(":"); return [each.slice(0, at), each]; }));
      const order = [...open.keys()];
      for (const [id, details] of this.charts) {
        details.hidden = !open.has(id);
        if (details.hidden) continue;
        const inner = id === order.at(-1);
        details.style.order = order.indexOf(id);
        details.open = inner;
        for (const node of details.querySelectorAll("[data-node]")) {
          const here = node.dataset.node === open.get(id);
          node.classList.toggle("is-now", here && inner);
          node.classList.toggle("is-open", here && !inner);
          if (here && inner) node.setAttribute("aria-current", "step"); else node.removeAttribute("aria-current");
        }
        details.querySelector("summary span").textContent = inner ? "" : this.nodeTitle(open.get(id));
      }
      hide(this.part("charts"), !order.some((id) => this.charts.has(id)));
    }

    chartTitle(id) {
      const chart = this.charts.get(id);
      return chart ? chart.querySelector("summary b").textContent : "";
    }
    nodeTitle(label) {
      const node = this.box.querySelector(`[data-node="${CSS.escape(label)}"]`);
      return node ? [...node.querySelectorAll("text")].map((text) => text.textContent).join(" ") : "";
    }

    // The whole line, each line of it a way to jump there.
    drawLog() {
      const stages = this.path.map((move, stage) => {
        const choice = stage ? this.words.get(move) : "The start";
        const own = this.steps.map((each, number) => ({ ...each, number })).filter((each) => each.stage === stage);
        const lines = own.filter((each) => this.data.steps[each.step][0] >= 0);
        const text = (each) => this.data.lines[this.data.steps[each.step][0]][0];
        const headed = !lines.length || text(lines[0]).replace(/\.$/, "") !== choice;
        const head = headed ? [make("p", { className: "j-choice" }, this.jump(choice, own[0].number))] : [];
        const said = lines.map((each, n) => make("li", {}, this.jump(text(each), each.number), " ", ...(n === 0 && this.unwritten(stage) ? [unwritten(), " "] : []), this.cites(this.data.lines[this.data.steps[each.step][0]][1])));
        return make("li", {}, ...head, ...(said.length ? [make("ol", {}, ...said)] : []));
      });
      this.part("log").lastElementChild.replaceChildren(make("ol", { className: "j-log" }, ...stages));
    }

    jump(text, number) {
      const button = make("button", { type: "button", className: "j-jump", textContent: text });
      button.dataset.step = number;
      return button;
    }

    lightLog() {
      const jumps = [...this.part("log").querySelectorAll(".j-jump")];
      const now = jumps.filter((each) => Number(each.dataset.step) <= this.at).at(-1);
      for (const each of jumps) {
        each.classList.toggle("is-later", Number(each.dataset.step) > this.at);
        if (each === now) each.setAttribute("aria-current", "step"); else each.removeAttribute("aria-current");
      }
      const list = this.part("log").lastElementChild;
      if (this.at === 0) list.scrollTop = 0;
      else if (now && list.scrollHeight > list.clientHeight) {
        list.scrollTop = now.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop - list.clientHeight / 2;
      }
    }

    // The console: looked for once, when somebody begins to use the replay.
    async findConsole() {
      if (this.console !== undefined) return;
      this.console = false;
      this.console = Boolean(await judge.console.at());
      this.linkConsole();
    }

    async linkConsole() {
      if (!this.console) return;
      const step = this.at, path = this.path;
      const href = await judge.console.link(this.situation(), step);
      if (step !== this.at || path !== this.path) return;
      if (this.part("console")) this.part("console").href = href;
      else this.part("bar").append(make("a", { href, className: "j-button j-play__console", textContent: "Open in the console" }));
    }

    // What the console keeps in its links: the file, how much of its play is kept, the choices since.
    situation() {
      const text = document.querySelector(".j-source code").textContent;
      const kept = this.common;
      return this.left ? { text, made: this.path.slice(kept + 1).map((move) => this.words.get(move)), kept } : { text };
    }
  }

  const replays = [...document.querySelectorAll(".j-play")].map((box) => new Replay(box));

  const KEYS = { ArrowLeft: "back", ArrowRight: "next" };
  const INSIDE = { Home: "first", End: "last" };
  document.addEventListener("keydown", (event) => {
    const taken = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey || event.defaultPrevented;
    if (taken || !replays.length || event.target.closest("input, textarea, select, [contenteditable], dialog")) return;
    const inside = replays.find((each) => each.box.contains(event.target));
    const wanted = KEYS[event.key] || (inside && INSIDE[event.key]);
    if (!wanted) return;
    event.preventDefault();
    (inside || replays[0]).go(wanted);
  });
})();
