// Hover cards and citations: what a term or a rule says, where it is named.
(() => {
  "use strict";
  const { root, inFile, make, load, remembered, remember } = window.judge;

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
    return card && { ...card, edition: books[name].edition, ref };
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
  let on = remembered(KEY) !== "off", card = null, owner = null, timer = 0;

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
      remember(KEY, on ? "on" : "off");
      close();
      say();
    });
  }
})();
