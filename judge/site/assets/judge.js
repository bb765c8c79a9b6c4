// What every other script of the site uses, links that work when the site is opened from a disk, filters, replays.
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
  window.judge = { root, fromDisk, inFile, make, load, remembered, remember };

  if (fromDisk) {
    const mend = (event) => {
      const link = event.target.closest && event.target.closest("a[href]");
      const href = link && (link.href.baseVal === undefined ? link.href : new URL(link.href.baseVal, location.href).href);
      if (href && /\/(?:$|[#?])/.test(href)) link.setAttribute("href", inFile(href));
    };
    for (const kind of ["click", "focusin", "pointerover"]) document.addEventListener(kind, mend, true);
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
