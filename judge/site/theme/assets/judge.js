// What every other script of the site uses: links that work from a disk, copying, marking what was searched for, filters.
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
  const remembered = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const remember = (key, value) => { try { localStorage.setItem(key, value); } catch { /* a browser that keeps nothing */ } };
  // A file of data as a script, because a page opened from a disk cannot fetch; asked for again when it failed.
  const asked = {};
  const load = (path) =>
    (asked[path] ||= new Promise((done, failed) => {
      const script = make("script", { src: new URL(path, root).href });
      script.onload = () => done();
      script.onerror = () => { delete asked[path]; script.remove(); failed(new Error(path)); };
      document.head.append(script);
    }));
  const about = document.querySelector("meta[name=judge-page]").dataset;
  window.judge = { game: about.game || "", live: "live" in about, root, fromDisk, inFile, make, load, remembered, remember };

  // Style sheets for what only scripts put on a page: loaded without keeping the page waiting, they count from now on.
  const dress = () => { for (const sheet of document.querySelectorAll("link[data-late]")) sheet.media = "all"; };
  if (window.document$) window.document$.subscribe(dress); else dress();

  if (fromDisk) {
    const mend = (event) => {
      const link = event.target.closest && event.target.closest("a[href]");
      const href = link && (link.href.baseVal === undefined ? link.href : new URL(link.href.baseVal, location.href).href);
      if (href && /\/(?:$|[#?])/.test(href)) link.setAttribute("href", inFile(href));
    };
    for (const kind of ["click", "focusin", "pointerover"]) document.addEventListener(kind, mend, true);
  }

  // Copies a text: with the clipboard, else the old way, else by showing it for the reader to copy.
  const byHand = (button, text) => {
    const field = make("textarea", { value: text, readOnly: true, rows: 5, className: "j-by-hand" });
    field.setAttribute("aria-label", "Copy this text by hand");
    field.addEventListener("blur", () => { if (field.isConnected) setTimeout(() => field.remove()); });
    button.after(field);
    field.focus();
    field.select();
    return field;
  };
  const copied = async (button, text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const field = byHand(button, text);
      const done = (() => { try { return document.execCommand("copy"); } catch { return false; } })();
      if (done) { button.focus({ preventScroll: true }); field.remove(); }
      return done;
    }
  };
  const copy = async (text, button) => {
    const said = (button.dataset.said ||= button.textContent);
    button.textContent = (await copied(button, text)) ? "Copied" : "Press Ctrl-C";
    setTimeout(() => { button.textContent = said; }, 2000);
  };
  window.judge.copy = copy;

  // The words that were searched for, marked in the page that they led to.
  const words = (new URLSearchParams(location.search).get("h") || "").toLowerCase().split(/[^\p{L}\p{N}.]+/u).filter((word) => word.length > 2);
  const article = document.querySelector(".j-text");
  if (words.length && article && settings.features.includes("search.highlight")) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map((word) => word.replace(/[.]/g, "\\.")).join("|")})[\\p{L}]{0,3}`, "giu");
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement.closest("script, style, svg, button, .j-facts, .j-num, mark") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const found = [...text.data.matchAll(pattern)];
      for (const hit of found.reverse()) {
        const rest = text.splitText(hit.index);
        rest.splitText(hit[0].length);
        rest.replaceWith(make("mark", { className: "j-found", textContent: rest.data }));
      }
    }
    const shown = new URL(location.href);
    shown.searchParams.delete("h");
    history.replaceState(history.state, "", shown);
  }

  // The theme names the lists of a game and of its rules by a sign without words: screen readers get the words.
  for (const list of document.querySelectorAll("nav.md-nav[aria-labelledby]")) {
    const title = list.querySelector(":scope > .md-nav__title").textContent.trim();
    list.removeAttribute("aria-labelledby");
    list.setAttribute("aria-label", title);
  }

  // Escape closes the contents on a phone and gives the focus back to what opened them.
  const drawer = document.getElementById("__drawer");
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !drawer?.checked) return;
    drawer.click();
    document.querySelector("label[for=__drawer].md-header__button").focus();
  });

  // A point that an address names is opened; the page for lost addresses asks for the words of the address.
  const openNamed = () => {
    const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (named && named.matches("details")) { named.open = true; named.scrollIntoView(); }
  };
  openNamed();
  addEventListener("hashchange", openNamed);
  const lost = document.querySelector("[data-from-address]");
  if (lost) lost.value = decodeURIComponent(location.pathname.slice(root.pathname.length)).replace(/[^\p{L}\p{N}.]+/gu, " ").trim().slice(0, 300);

  // Filters: rows that hold every word, and are of the kinds that the menus say; kept in the address.
  for (const form of document.querySelectorAll(".j-filter")) {
    const field = form.querySelector("input"), count = form.querySelector(".j-count"), menus = [...form.querySelectorAll("select")];
    const rows = [...form.parentElement.querySelectorAll("[data-words]")];
    const sections = [...form.parentElement.querySelectorAll(":scope > section, :scope > .j-letters")];
    // Rows without words of their own are found by what is written in them.
    const held = new Map(rows.map((row) => [row, row.dataset.words || row.textContent.toLowerCase()]));
    const wanted = (row, words) =>
      words.every((word) => held.get(row).includes(word)) && menus.every((menu) => !menu.value || row.dataset[menu.dataset.by] === menu.value);
    const filter = () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      const any = words.length > 0 || menus.some((menu) => menu.value);
      let found = 0;
      for (const row of rows) found += (row.hidden = !wanted(row, words)) ? 0 : 1;
      for (const section of sections) section.hidden = any && !section.querySelector("[data-words]:not([hidden])");
      count.textContent = any ? `${found} of ${rows.length}` : "";
    };
    const keep = () => {
      const address = new URL(location.href);
      for (const [key, value] of [["filter", field.value.trim()], ...menus.map((menu) => [menu.dataset.by, menu.value])]) {
        if (value) address.searchParams.set(key, value); else address.searchParams.delete(key);
      }
      history.replaceState(null, "", address);
    };
    const given = new URL(location.href).searchParams;
    field.value = given.get("filter") || "";
    for (const menu of menus) menu.value = given.get(menu.dataset.by) || "";
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", () => { filter(); keep(); });
    filter();
  }
})();
