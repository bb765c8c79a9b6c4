// Hover cards, citations, the glossary's filter, replays, and links that work when the site is opened from a disk.
(() => {
  "use strict";
  const settings = JSON.parse(document.getElementById("__config").textContent);
  const root = new URL(settings.base.replace(/\/?$/, "/"), location.href);
  const fromDisk = location.protocol === "file:";

  const inFile = (url) => (fromDisk ? url.replace(/\/(?=$|[#?])/, "/index.html") : url);
  const make = (name, attributes = {}, ...inside) => {
    const element = Object.assign(document.createElement(name), attributes);
    element.append(...inside.filter((each) => each !== ""));
    return element;
  };

  if (fromDisk) {
    const mend = (event) => {
      const link = event.target.closest && event.target.closest("a[href]");
      const href = link && (link.href.baseVal === undefined ? link.href : new URL(link.href.baseVal, location.href).href);
      if (href && /\/(?:$|[#?])/.test(href)) link.setAttribute("href", inFile(href));
    };
    for (const kind of ["click", "focusin", "pointerover"]) document.addEventListener(kind, mend, true);
  }

  // The data of the cards: one script a game, loaded when the first card is wanted.
  const books = {}, loading = {};
  window.judgePreviews = (name, book) => { books[name] = book; };
  const bookOf = (ref) => {
    const found = /^(?:reading|misreading|note|chart|step|scenario):([^/]+)\//.exec(ref);
    return found ? found[1] : ref.split(":")[0];
  };
  const load = (name) =>
    (loading[name] ||= new Promise((done) => {
      const script = make("script", { src: new URL(`previews/${name}.js`, root).href });
      script.onload = script.onerror = () => done(books[name]);
      document.head.append(script);
    }));
  const find = async (ref) => {
    const book = await load(bookOf(ref));
    const card = book && book.cards[ref];
    return card && { ...card, edition: book.edition, ref };
  };

  // Citations: the number, our text, the edition, the address.
  const words = (html) => {
    const holder = make("div");
    holder.innerHTML = html || "";
    for (const item of holder.querySelectorAll("li, p")) item.append("\n");
    return holder.textContent.replace(/[ \t]*\n\s*/g, "\n").trim();
  };
  const cited = (card) => {
    const address = new URL(card.s || card.u, root).href;
    const head = [card.n, card.t].filter(Boolean).join(" ");
    return [head, words(card.h), `(${card.edition}) ${address}`].filter(Boolean).join("\n");
  };
  const copy = async (button, text) => {
    const said = button.dataset.said || (button.dataset.said = button.textContent);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const field = make("textarea", { value: text });
      document.body.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = said; }, 1500);
  };
  for (const button of document.querySelectorAll(".j-copy")) button.hidden = false;
  document.addEventListener("click", async (event) => {
    const button = event.target.closest(".j-copy");
    const card = button && (await find(button.dataset.ref));
    if (card) copy(button, cited(card));
  });

  // Hover cards: on hover, on focus, and on the first tap; Escape closes; the switch is remembered.
  const KEY = "judge.cards";
  const stored = () => { try { return localStorage.getItem(KEY); } catch { return null; } };
  let on = stored() !== "off", card = null, owner = null, timer = 0;

  const close = () => {
    clearTimeout(timer);
    if (card) card.remove();
    if (owner) owner.removeAttribute("aria-describedby");
    card = owner = null;
  };
  const place = (link) => {
    const at = link.getBoundingClientRect(), box = card.getBoundingClientRect();
    const below = at.bottom + box.height + 12 < innerHeight || at.top < box.height + 12;
    card.style.top = `${scrollY + (below ? at.bottom + 6 : at.top - box.height - 6)}px`;
    card.style.left = `${scrollX + Math.max(8, Math.min(at.left, document.documentElement.clientWidth - box.width - 8))}px`;
  };
  const fill = (found) => {
    const body = make("div");
    body.innerHTML = found.h || "";
    for (const link of body.querySelectorAll("a[href]")) link.href = inFile(new URL(link.getAttribute("href"), root).href);
    const copier = make("button", { type: "button", className: "j-copy", textContent: "Copy citation" });
    copier.dataset.ref = found.ref;
    const open = make("a", { href: inFile(new URL(found.u, root).href), textContent: "Open" });
    return [
      make("p", { className: "j-card__head", textContent: [found.k, found.edition].filter(Boolean).join(" · ") }),
      make("p", { className: "j-card__title", textContent: [found.n, found.t].filter(Boolean).join(" ") }),
      body,
      make("p", { className: "j-card__foot" }, open, copier),
    ];
  };
  const show = async (link) => {
    const found = await find(link.dataset.ref);
    if (!found || !link.isConnected || pending !== link) return;
    close();
    owner = link;
    card = make("div", { className: "j-card md-typeset", id: "j-card", role: "dialog" }, ...fill(found));
    card.setAttribute("aria-label", found.t);
    link.setAttribute("aria-describedby", "j-card");
    card.addEventListener("pointerenter", () => clearTimeout(timer));
    card.addEventListener("pointerleave", later);
    document.body.append(card);
    place(link);
  };
  let pending = null;
  const soon = (link, wait) => {
    clearTimeout(timer);
    pending = link;
    timer = setTimeout(() => show(link), wait);
  };
  const later = () => {
    clearTimeout(timer);
    pending = null;
    timer = setTimeout(close, 300);
  };
  const linkOf = (event) => on && event.target.closest && event.target.closest("a[data-ref]");
  document.addEventListener("pointerover", (event) => {
    const link = event.pointerType === "mouse" && linkOf(event);
    if (link && link !== owner && !(card && card.contains(link))) soon(link, 250);
    else if (link && link === owner) clearTimeout(timer);
  });
  document.addEventListener("pointerout", (event) => {
    if (event.pointerType === "mouse" && linkOf(event) && !(card && card.contains(event.target))) later();
  });
  document.addEventListener("focusin", (event) => {
    const link = linkOf(event);
    if (link && !(card && card.contains(link)) && link.matches(":focus-visible")) soon(link, 120);
    else if (card && !card.contains(event.target) && event.target !== owner) close();
  });
  let tapped = null;
  document.addEventListener("pointerdown", (event) => {
    const link = linkOf(event);
    tapped = event.pointerType === "touch" && link && link !== owner && !(card && card.contains(link)) ? link : null;
    if (card && !card.contains(event.target) && link !== owner) close();
  });
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (link && link === tapped) {
      event.preventDefault();
      soon(link, 0);
    }
    tapped = null;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && card) { const back = owner; close(); back.focus({ preventScroll: true }); close(); }
  });
  addEventListener("resize", close);

  const toggle = document.querySelector(".j-switch");
  if (toggle) {
    const say = () => { toggle.textContent = `Hover cards: ${on ? "on" : "off"}`; toggle.setAttribute("aria-pressed", on); };
    toggle.hidden = false;
    say();
    toggle.addEventListener("click", () => {
      on = !on;
      try { localStorage.setItem(KEY, on ? "on" : "off"); } catch { /* a browser that keeps nothing */ }
      close();
      say();
    });
  }

  // The glossary's filter: part of a term, or another word for it.
  const filter = document.querySelector(".j-filter");
  if (filter) {
    filter.hidden = false;
    filter.firstElementChild.addEventListener("input", (event) => {
      const wanted = event.target.value.trim().toLowerCase();
      for (const section of filter.parentElement.querySelectorAll("section")) {
        for (const row of section.querySelectorAll("[data-words]")) row.hidden = !row.dataset.words.includes(wanted);
        section.hidden = !section.querySelector("[data-words]:not([hidden])");
      }
    });
  }

  // Replays: forward, back, jump.
  for (const box of document.querySelectorAll(".j-replay")) {
    const frames = JSON.parse(box.querySelector("script").textContent);
    const back = make("button", { type: "button", textContent: "Back" });
    const next = make("button", { type: "button", textContent: "Next" });
    const line = make("input", { type: "range", min: 0, max: frames.length - 1, value: 0 });
    line.setAttribute("aria-label", "Step of the replay");
    const count = make("span");
    const body = make("div");
    body.setAttribute("aria-live", "polite");
    let at = 0;
    const draw = () => {
      const frame = frames[at];
      back.disabled = at === 0;
      next.disabled = at === frames.length - 1;
      line.value = at;
      count.textContent = `Step ${at + 1} of ${frames.length}`;
      const legal = frame.legal.map((choice) => `<li>${choice.replace(/[&<]/g, (c) => (c === "&" ? "&amp;" : "&lt;"))}</li>`).join("");
      body.innerHTML =
        (frame.choice ? `<p><b></b></p>` : "") + frame.log + frame.table +
        (frame.by ? `<p class="j-waits"></p>${legal ? `<ul>${legal}</ul>` : ""}` : "");
      if (frame.choice) body.querySelector("b").textContent = frame.choice;
      if (frame.by) {
        const waits = body.querySelector(".j-waits");
        waits.innerHTML = frame.at ? ` at ${frame.at}, and may:` : " decides, and may:";
        waits.prepend(`${frame.by} decides`);
      }
    };
    const go = (to) => { at = Math.max(0, Math.min(frames.length - 1, to)); draw(); };
    back.addEventListener("click", () => go(at - 1));
    next.addEventListener("click", () => go(at + 1));
    line.addEventListener("input", () => go(Number(line.value)));
    box.prepend(make("div", { className: "j-replay__bar" }, back, next, line, count), body);
    box.hidden = false;
    draw();
  }
})();
