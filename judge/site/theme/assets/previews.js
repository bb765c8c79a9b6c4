// Hover cards: what a term or a rule says, shown where it is named - on hover, on keyboard focus, on the first tap.
(() => {
  "use strict";
  const { root, inFile, make, load, remembered, remember } = window.judge;
  const KEY = "judge.cards", REST = 250, GRACE = 300, GAP = 6, EDGE = 8, LEAST = 160;

  // The data of the cards: one script a game, loaded when the first card is wanted.
  const books = {};
  window.judgePreviews = (name, book) => { books[name] = book; };
  const bookOf = (ref) => {
    const found = /^(?:reading|misreading|note|chart|step|scenario):([^/]+)\//.exec(ref);
    return found ? found[1] : ref.split(":")[0];
  };
  const find = async (ref) => {
    const name = bookOf(ref);
    try { await load(`previews/${name}.js`); } catch { return undefined; }
    const card = books[name].cards[ref];
    return card && { ...card, edition: books[name].edition };
  };

  // A citation: the number, our text, the edition, the address.
  const words = (html) => {
    const holder = make("div");
    holder.innerHTML = html || "";
    for (const item of holder.querySelectorAll("li, p")) item.append("\n");
    return holder.textContent.replace(/[ \t]*\n\s*/g, "\n").trim();
  };
  const citation = (card) => {
    const address = new URL(card.s || card.u, root).href;
    const head = [card.n, card.t].filter(Boolean).join(" ");
    return [head, words(card.h), `(${card.edition}) ${address}`].filter(Boolean).join("\n");
  };

  for (const each of document.querySelectorAll(".j-copy[data-ref]")) {
    each.hidden = false;
    each.addEventListener("click", async () => {
      const found = await find(each.dataset.ref);
      if (found) window.judge.copy(citation(found), each);
    });
  }

  let on = remembered(KEY) !== "off", card = null, owner = null, pending = null, timer = 0, tapped = null;
  const close = () => {
    clearTimeout(timer);
    card?.remove();
    owner?.removeAttribute("aria-describedby");
    card = owner = pending = null;
  };

  const body = (found) => {
    const made = make("div", { className: "j-card__body" });
    made.innerHTML = found.h || "";
    for (const link of made.querySelectorAll("a[href]")) link.href = inFile(new URL(link.getAttribute("href"), root).href);
    if (made.firstElementChild) made.firstElementChild.id = "j-card-says";
    return made;
  };
  const button = (label, pressed) => {
    const made = make("button", { type: "button", className: "j-button", textContent: label });
    made.addEventListener("click", () => pressed(made));
    return made;
  };
  const fill = (found, byKeyboard) => {
    const number = found.n ? make("span", { className: "j-n", textContent: found.n }) : "";
    const hint = byKeyboard ? make("span", { className: "j-card__hint", textContent: "↓ goes in, Esc closes" }) : "";
    return [
      make("p", { className: "j-card__head", textContent: [found.k, found.edition].filter(Boolean).join(" · ") }),
      make("p", { className: "j-card__title" }, number, found.t),
      body(found),
      make(
        "p", { className: "j-card__foot" },
        make("a", { href: inFile(new URL(found.u, root).href), textContent: "Open" }),
        button("Copy citation", (made) => window.judge.copy(citation(found), made)),
        button("Turn cards off", () => { turn(false); owner?.focus({ preventScroll: true }); close(); }),
        hint,
      ),
    ];
  };

  // Below the link where it fits, else above; never wider or taller than what is in view, and nothing on the page moves.
  const place = (link) => {
    const at = link.getBoundingClientRect(), width = document.documentElement.clientWidth;
    const header = document.querySelector("header")?.getBoundingClientRect().bottom || 0;
    const under = innerHeight - at.bottom - GAP - EDGE, over = at.top - header - GAP - EDGE;
    const below = card.offsetHeight <= under || under >= over;
    card.style.maxHeight = `${Math.max(LEAST, below ? under : over)}px`;
    card.style.top = `${scrollY + (below ? at.bottom + GAP : at.top - GAP - card.offsetHeight)}px`;
    card.style.left = `${scrollX + Math.max(EDGE, Math.min(at.left, width - card.offsetWidth - EDGE))}px`;
  };
  const show = async (link, byKeyboard) => {
    const found = await find(link.dataset.ref);
    if (!found || !link.isConnected || pending !== link) return;
    close();
    owner = link;
    card = make("div", { className: "j-card", id: "j-card", tabIndex: -1 }, ...fill(found, byKeyboard));
    card.setAttribute("role", "dialog");
    card.setAttribute("aria-label", [found.k, found.n, found.t].filter(Boolean).join(" "));
    card.addEventListener("pointerenter", () => clearTimeout(timer));
    card.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse" && !card?.contains(document.activeElement)) later(); });
    document.body.append(card);
    if (card.querySelector("#j-card-says")) link.setAttribute("aria-describedby", "j-card-says");
    place(link);
  };
  const soon = (link, wait, byKeyboard = false) => {
    clearTimeout(timer);
    pending = link;
    timer = setTimeout(() => show(link, byKeyboard), wait);
  };
  const later = () => {
    clearTimeout(timer);
    pending = null;
    timer = setTimeout(close, GRACE);
  };

  const linkOf = (event) => {
    const link = on && event.target.closest ? event.target.closest("a[data-ref]") : null;
    return link && !card?.contains(link) ? link : null;
  };
  document.addEventListener("pointerover", (event) => {
    const link = event.pointerType === "mouse" && linkOf(event);
    if (link && link === owner) clearTimeout(timer);
    else if (link) soon(link, REST);
  });
  document.addEventListener("pointerout", (event) => { if (event.pointerType === "mouse" && linkOf(event)) later(); });
  document.addEventListener("focusin", (event) => {
    const link = linkOf(event);
    if (link && link !== owner && link.matches(":focus-visible")) soon(link, REST / 2, true);
    else if (card && event.target !== owner && !card.contains(event.target)) close();
  });
  document.addEventListener("pointerdown", (event) => {
    const link = linkOf(event);
    tapped = event.pointerType === "touch" && link !== owner ? link : null;
    if (card && link !== owner && !card.contains(event.target)) close();
  });
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (link && link === tapped) { event.preventDefault(); soon(link, 0); }
    else if (card?.contains(event.target) && event.target.closest("a[href]")) close();
    tapped = null;
  });

  // The arrow down leads from a link into its card, Tab at its ends and Escape lead back.
  const stops = () => [...card.querySelectorAll("a[href], button")];
  const back = () => { const link = owner; link.focus({ preventScroll: true }); return link; };
  document.addEventListener("keydown", (event) => {
    if (!card) return;
    const at = stops().indexOf(document.activeElement), leaving = event.shiftKey ? at === 0 : at === stops().length - 1;
    if (event.key === "Escape") { if (card.contains(document.activeElement)) back(); close(); }
    else if (event.key === "ArrowDown" && document.activeElement === owner) { event.preventDefault(); stops()[0].focus(); }
    else if (event.key === "Tab" && at >= 0 && leaving) { back(); close(); if (event.shiftKey) event.preventDefault(); }
  });
  // The bars of a phone's browser come and go while it scrolls, which changes the height alone.
  let width = innerWidth;
  addEventListener("resize", () => { if (innerWidth !== width) { width = innerWidth; close(); } });

  const toggle = document.querySelector(".j-switch");
  const turn = (wanted) => {
    on = wanted;
    remember(KEY, on ? "on" : "off");
    say();
  };
  const say = () => {
    toggle.textContent = `Hover cards: ${on ? "on" : "off"}`;
    toggle.setAttribute("aria-pressed", String(on));
  };
  toggle.hidden = false;
  toggle.addEventListener("click", () => { turn(!on); close(); });
  addEventListener("storage", (event) => { if (event.key === KEY) { on = event.newValue !== "off"; say(); } });
  say();
})();
