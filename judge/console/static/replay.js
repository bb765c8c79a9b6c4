// Stepping without reloading. Everything here also works as plain links and forms; this only makes it quicker.
"use strict";

(function () {
  const step = document.getElementById("step");
  const verdict = document.getElementById("verdict");
  const replay = document.querySelector(".replay");
  const narrow = matchMedia("(max-width: 59.99rem)");
  const kept = new Map();
  let shown = location.pathname;
  let latest = 0;

  async function part(url, name) {
    const answer = await fetch(url, { headers: { "Judge-Part": name } });
    if (!answer.ok) throw new Error(answer.status);
    return { url: new URL(answer.url), html: await answer.text() };
  }

  // A step as the server made it: kept, so that what was seen once can be seen again whatever the network does.
  async function stepAt(url) {
    const key = url.split("#")[0].replace(/&?view=\w+/, "");
    if (!kept.has(key)) kept.set(key, await part(key, "step"));
    return kept.get(key);
  }

  // The steps on both sides of the one shown, asked for before they are wanted.
  function ahead() {
    for (const id of ["forward", "back"]) {
      const link = document.getElementById(id);
      if (link) stepAt(link.href).catch(() => {});
    }
  }

  async function go(url, remember) {
    const mine = ++latest;
    const focused = step.contains(document.activeElement) ? document.activeElement.id || "now" : "";
    let found;
    try {
      found = await stepAt(url);
    } catch (error) {
      if (error instanceof TypeError) lost(url, remember);
      else location.assign(url);
      return;
    }
    if (mine !== latest) return;
    step.innerHTML = found.html;
    if (remember && replay.dataset.view === "verdict" && narrow.matches) look("line");
    const target = new URL(found.url);
    viewIn(target);
    target.hash = intoView(new URL(url, location).hash);
    if (remember) history.pushState(null, "", target);
    const again = focused && (document.getElementById(focused) || document.getElementById("now"));
    if (again) again.focus({ preventScroll: true });
    if (target.pathname !== shown) newLine(target).catch(() => lost(target.href, false));
    ahead();
  }

  // The server does not answer: nothing that is shown is lost, and it can be tried again.
  function lost(url, remember) {
    document.getElementById("lost")?.remove();
    const notice = document.createElement("p");
    const button = document.createElement("button");
    notice.id = "lost";
    notice.className = "notice";
    notice.setAttribute("role", "alert");
    button.textContent = "Try again";
    button.addEventListener("click", () => { notice.remove(); go(url, remember); });
    notice.append("The server does not answer. What you see is still right; what you have seen can be stepped through. ", button);
    step.prepend(notice);
    notice.scrollIntoView({ block: "nearest" });
  }

  // A choice has left the line of play: the verdict and the links above it belong to another situation now.
  async function newLine(target) {
    shown = target.pathname;
    verdict.setAttribute("aria-busy", "true");
    const page = await (await fetch(target)).text();
    if (target.pathname !== shown) return;
    const whole = new DOMParser().parseFromString(page, "text/html");
    verdict.innerHTML = whole.getElementById("verdict").innerHTML;
    document.querySelector(".heading").replaceWith(whole.querySelector(".heading"));
    verdict.removeAttribute("aria-busy");
    document.dispatchEvent(new Event("verdict"));
  }

  // The address of a step says what is looked at, unless it is the line of play.
  function viewIn(url) {
    if (replay.dataset.view === "line" || !narrow.matches) url.searchParams.delete("view");
    else url.searchParams.set("view", replay.dataset.view);
  }

  // On a phone: which of verdict, line of play, table and chart is shown.
  function look(view) {
    replay.dataset.view = view;
    for (const link of document.querySelectorAll(".views a")) {
      if (link.dataset.view === view) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    const url = new URL(location);
    viewIn(url);
    history.replaceState(null, "", url);
    const lit = view === "chart" ? step.querySelector(".spot.now") : view === "line" ? document.getElementById("now") : null;
    if (lit) lit.scrollIntoView({ block: "center" });
    else document.querySelector(".views").scrollIntoView({ block: "nearest" });
  }

  // Brings what the address points at into view, or else the current step; says which it was.
  function intoView(hash) {
    const wanted = document.getElementById(hash.slice(1)) || document.getElementById("now");
    if (wanted instanceof HTMLDetailsElement) wanted.open = true;
    if (wanted.offsetParent) wanted.scrollIntoView({ block: "nearest" });
    const lit = step.querySelector(".spot.now");
    const chart = step.querySelector(".chart");
    if (lit && replay.dataset.view === "chart" && narrow.matches) lit.scrollIntoView({ block: "nearest" });
    else if (lit && chart && chart.scrollHeight > chart.clientHeight) chart.scrollTop = lit.offsetTop - chart.clientHeight / 2;
    return "#" + wanted.id;
  }

  async function openCard(link) {
    const line = link.closest(".line");
    const old = line.querySelector(":scope > .card");
    const same = link.getAttribute("aria-expanded") === "true";
    line.querySelectorAll("[aria-expanded]").forEach((each) => each.setAttribute("aria-expanded", "false"));
    if (old) old.remove();
    if (same) return;
    try {
      const found = await part(link.href, "card");
      line.insertAdjacentHTML("beforeend", found.html);
      link.setAttribute("aria-expanded", "true");
    } catch (error) {
      location.assign(link.href);
    }
  }

  async function explore(link) {
    const place = document.getElementById("explored");
    const stop = new AbortController();
    place.innerHTML = '<p class="progress"><span>Looking at every line of play …</span><button type="button">Stop</button></p><div></div>';
    const [words, button] = place.querySelector("p").children;
    button.addEventListener("click", () => stop.abort());
    try {
      const answer = await fetch(link.href, { headers: { "Judge-Part": "progress" }, signal: stop.signal });
      for await (const event of judgeLines(answer.body)) {
        if (event.tick) words.textContent = event.tick.toLocaleString() + " positions looked at …";
        if (event.problem) words.textContent = event.problem;
        if (event.html) place.lastElementChild.innerHTML = event.html;
        if (event.html) words.textContent = "";
      }
      button.remove();
    } catch (error) {
      words.textContent = stop.signal.aborted ? "Stopped." : "The connection was lost.";
      button.remove();
    }
  }

  document.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button) return;
    const link = event.target.closest("a");
    if (!link) return;
    const run = "view" in link.dataset ? () => look(link.dataset.view) : "go" in link.dataset ? () => go(link.href, true) : "card" in link.dataset ? () => openCard(link) : "explore" in link.dataset ? () => explore(link) : null;
    if (run) {
      event.preventDefault();
      run();
    }
  });

  document.addEventListener("submit", (event) => {
    if (!("go" in event.target.dataset)) return;
    event.preventDefault();
    const query = new URLSearchParams(new FormData(event.target, event.submitter));
    go(location.pathname + "?" + query + new URL(event.target.action).hash, true);
  });

  const KEYS = { ArrowRight: "forward", ArrowLeft: "back", Home: "to-first", End: "to-last" };
  document.addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.target.closest("input, textarea, select")) return;
    const link = document.getElementById(KEYS[event.key] || "");
    const choice = /^[1-9]$/.test(event.key) && step.querySelectorAll(".choices button")[event.key - 1];
    if (link || choice) {
      event.preventDefault();
      (link || choice).click();
    }
  });

  window.addEventListener("popstate", () => go(location.href, false));
  if (location.hash) intoView(location.hash);
  ahead();
})();

// What the judge carries out himself: how it is understood while it is typed, and how it may go on.
(function () {
  let timer = 0;
  let latest = 0;

  async function ask(field) {
    const form = field.form;
    const live = form.querySelector(".hand-live");
    const mine = ++latest;
    let found;
    try {
      const body = JSON.stringify({ text: field.value, step: Number(form.elements.step.value) });
      const answer = await fetch(form.dataset.hand, { method: "POST", headers: { "Content-Type": "application/json" }, body });
      if (!answer.ok) return;
      found = await answer.json();
    } catch (error) {
      return; // The server is away: sending the form will say so.
    }
    if (mine !== latest || !field.isConnected) return;
    const said = live.querySelector(".hand-said");
    const next = live.querySelector(".hand-next");
    const begun = found.next.length > 0;
    said.textContent = found.read ? "Understood. " + found.means : begun || !found.why ? "" : "Not understood: " + found.why + ".";
    next.replaceChildren(...(begun ? ["Go on with:"] : []), ...found.next.slice(0, 10).map((each) => {
      if (each.text === null) return "‹" + each.words + "›";
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = each.words;
      button.addEventListener("click", () => { field.value = each.text + " "; field.focus(); ask(field); });
      return button;
    }));
    live.hidden = !found.read && !begun && !found.why;
  }

  function wait(field, milliseconds) {
    clearTimeout(timer);
    timer = setTimeout(() => ask(field), milliseconds);
  }

  document.addEventListener("input", (event) => { if (event.target.id === "hand") wait(event.target, 250); });
  document.addEventListener("focusin", (event) => { if (event.target.id === "hand") wait(event.target, 0); });
})();

// Branches looked at in this browser: kept by the scenario's title, offered for comparison.
(function () {
  const place = document.getElementById("branches");
  if (!place) return;
  const key = "branches of " + place.dataset.title;
  let known = [];
  try {
    known = JSON.parse(sessionStorage.getItem(key)) || [];
    known = known.filter((each) => each.link !== place.dataset.link);
    const kept = [{ link: place.dataset.link, name: place.dataset.name }, ...known].slice(0, 8);
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch (error) {
    return;
  }
  if (!known.length) return;
  const list = document.createElement("p");
  list.className = "known-branches";
  list.append("Compare with: ");
  known.forEach((each, at) => {
    const link = document.createElement("a");
    link.href = location.pathname + "/compare?other=" + encodeURIComponent(each.link);
    link.textContent = each.name;
    list.append(at ? ", " : "", link);
  });
  place.append(list);
})();
