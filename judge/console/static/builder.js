// The builder without reloading: the same links and forms, answered with the part that changes. Back undoes an edit.
"use strict";

(function () {
  const builder = document.getElementById("builder");
  const known = new Map();
  let latest = 0;
  let timer = 0;

  // What the reader has unfolded stays unfolded, as far as it is still there.
  const name = (fold) => fold.querySelector("summary").textContent.replace(/\d+/g, "").trim();
  const unfolded = () => new Set([...builder.querySelectorAll("details[open]")].filter((fold) => !fold.closest(".panel")).map(name));

  async function show(url, settings, remember) {
    const mine = ++latest;
    const open = unfolded();
    builder.classList.add("is-busy");
    let answer;
    try {
      answer = await fetch(url, { ...settings, headers: { "Judge-Part": "builder" } });
    } catch {
      builder.classList.remove("is-busy");
      return lost();
    }
    const html = await answer.text();
    if (mine !== latest) return;
    builder.classList.remove("is-busy");
    if (!answer.ok && answer.status !== 422) return lost();
    if (!html.includes("settle-bar")) return location.assign(answer.url);
    builder.innerHTML = html;
    for (const fold of builder.querySelectorAll("details")) if (open.has(name(fold))) fold.open = true;
    offerMore();
    const hash = new URL(url, location).hash;
    const target = answer.redirected ? new URL(answer.url) : new URL(url, location);
    if (remember === "push" && answer.ok) history.pushState(null, "", target.href.split("#")[0]);
    else if (remember === "replace" && answer.ok) history.replaceState(null, "", target.href.split("#")[0]);
    const aim = document.getElementById("panel") || (hash && document.getElementById(hash.slice(1)));
    if (aim) {
      const seen = aim.getBoundingClientRect();
      if (seen.top < 0 || seen.top > innerHeight * 0.6) aim.scrollIntoView({ block: "start" });
      if (aim.id === "panel") aim.focus({ preventScroll: true });
    }
  }

  // What only helps with scripts is there with scripts alone.
  function offerMore() {
    for (const hidden of builder.querySelectorAll("[data-filter][hidden], .suggested[hidden]")) hidden.hidden = false;
  }

  function lost() {
    document.getElementById("lost")?.remove();
    const said = Object.assign(document.createElement("p"), { id: "lost", className: "notice", role: "alert", textContent: "The server does not answer. Nothing is lost; try again." });
    said.setAttribute("role", "alert");
    builder.prepend(said);
  }

  builder.addEventListener("click", (event) => {
    const suggested = event.target.closest(".suggested button");
    if (suggested) {
      const field = suggested.form.elements[suggested.parentElement.dataset.fill];
      (field.length ? [...field].find((each) => each.type !== "hidden") : field).value = suggested.textContent;
      return;
    }
    const link = event.target.closest("a[data-part], .tile-name a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(link.href, {}, "replace");
  });

  builder.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("[data-part]")) return;
    // A question that is settled at once leads to another page: the browser goes there by itself.
    if (form.elements.settle && !form.elements.stay?.checked) return;
    event.preventDefault();
    if (form.elements.do?.value === "players") {
      const names = [...form.querySelectorAll('[name="new"]')].map((field) => field.value.trim());
      try { localStorage.setItem("judge-players", JSON.stringify(names)); } catch { /* nothing is kept here */ }
    }
    const body = new URLSearchParams(new FormData(form, event.submitter));
    show(form.action, { method: "POST", body }, "push");
  });

  offerMore();
  addEventListener("popstate", () => show(location.href, {}, ""));

  // Cards of the collection, offered while a name is typed.
  async function offer(input) {
    if (input.value.trim().length < 2) return;
    try {
      const answer = await fetch(`${builder.dataset.cards}?group=${encodeURIComponent(input.dataset.cards)}&q=${encodeURIComponent(input.value)}`);
      if (!answer.ok) return;
      const found = (await answer.json()).cards;
      for (const card of found) known.set(card.name, card);
      input.list.replaceChildren(...found.map((card) => Object.assign(document.createElement("option"), { value: card.name, label: [card.type, card.set].filter(Boolean).join(", ") })));
    } catch { /* the server is away: a name can still be typed */ }
  }

  function tell(place, sentences) {
    const lines = sentences.map((each) => (each.read ? `✓ ${each.means}${each.noted ? ` (${each.noted})` : ""}` : `✗ Not understood: “${each.text}” (${each.why})`));
    place.replaceChildren(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
    place.hidden = lines.length === 0;
  }

  async function understand(area) {
    const form = area.form;
    const place = area.closest(".field").nextElementSibling;
    const names = [...new Set([...builder.querySelectorAll(".lying .chip")].map((chip) => chip.textContent.trim()))];
    try {
      const body = JSON.stringify({ card: form.elements.name?.value || "", text: area.value, names });
      const answer = await fetch(builder.dataset.read, { method: "POST", headers: { "Content-Type": "application/json" }, body });
      if (answer.ok) tell(place, (await answer.json()).sentences);
    } catch { /* the server is away */ }
  }

  builder.addEventListener("input", (event) => {
    const field = event.target;
    clearTimeout(timer);
    if (field.dataset.cards) {
      const card = known.get(field.value);
      if (card) tell(field.closest(".field").parentElement.querySelector(".understood"), card.sentences);
      else timer = setTimeout(() => offer(field), 200);
    } else if (field.matches("[data-text]") && field.value.trim()) {
      timer = setTimeout(() => understand(field), 350);
    }
  });
})();
