// The copy on this device: saves the whole site after the first visit, tells about it, and offers a newer version.
(() => {
  "use strict";
  const { root, fromDisk, inFile, make, remembered, remember } = window.judge;
  const LATER = "judge.later";
  const line = document.querySelector(".j-offline"), state = document.querySelector(".j-copy-state");
  const missing = new URLSearchParams(location.search).get("missing");
  if (missing !== null && state) {
    const said = `“${missing || "This page"}” is not saved on this device and cannot be reached now.`;
    state.before(make("p", { className: "j-lead", textContent: said }));
  }
  const say = (text) => {
    if (state) state.textContent = text;
    if (!line) return;
    line.replaceChildren(make("a", { href: inFile(new URL("offline/", root).href), textContent: text }));
    line.hidden = false;
  };
  const { live } = window.judge;
  if (fromDisk || !("serviceWorker" in navigator) || !window.isSecureContext) {
    if (state) state.textContent = fromDisk ? "These pages are opened from a disk." : "This browser saves pages only from a secure address (https) or from this machine itself.";
    return;
  }
  const { serviceWorker } = navigator;
  if (live) {
    serviceWorker.getRegistrations().then((all) => all.forEach((each) => { if (each.scope === root.href) each.unregister(); }));
    return;
  }

  const about = (worker) =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = (event) => done(event.data);
      worker.postMessage("about", [port2]);
    });
  const button = document.querySelector(".j-copy-save");
  // Whoever began with the console has a worker that has not saved all pages yet.
  let unfinished = false;
  const ready = async (worker) => {
    if (button) button.hidden = true;
    const { version, whole } = await about(worker);
    unfinished = !whole;
    if (whole) say(`Saved on this device: version ${version}`);
    else worker.postMessage("save");
  };

  // A newer version waits: say what is new, and let the reader choose when. Put off, it takes over at the next start.
  const news = (now, then) => {
    const editions = Object.entries(now.editions).filter(([game, edition]) => then?.editions[game] !== edition).map(([, edition]) => edition);
    return editions.length && then ? `New edition: ${editions.join("; ")} (version ${now.version}).` : `A newer version of these pages is ready: ${now.version}.`;
  };
  const offer = async (waiting) => {
    const now = await about(waiting), then = serviceWorker.controller ? await about(serviceWorker.controller) : null;
    if (remembered(LATER) === now.version && !state) return;
    const use = make("button", { type: "button", textContent: "Use it now" });
    const not = make("button", { type: "button", textContent: "Later" });
    const box = make("div", { className: "j-update" }, make("p", { textContent: news(now, then) }), use, not);
    box.setAttribute("role", "status");
    document.querySelector(".j-update")?.remove();
    document.body.append(box);
    not.addEventListener("click", () => { remember(LATER, now.version); box.remove(); });
    use.addEventListener("click", () => {
      serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      waiting.postMessage("take over");
    });
  };
  const watch = (worker) => {
    if (!serviceWorker.controller) say("Saving these pages for use without a connection");
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && serviceWorker.controller) offer(worker);
      if (worker.state === "activated") ready(worker);
      if (worker.state === "redundant" && !serviceWorker.controller) say("These pages could not be saved on this device");
    });
  };
  const start = async () => {
    const registration = await serviceWorker.register(new URL("sw.js", root), { scope: root.pathname, updateViaCache: "none" });
    if (registration.installing) watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    if (registration.active) ready(registration.active);
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
  };
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data.whole && unfinished) ready(serviceWorker.controller);
    if (data.of && (unfinished || !serviceWorker.controller)) say(`Saving these pages for use without a connection: ${Math.floor((100 * data.saved) / data.of)} %`);
  });

  // Not while the page is still loading, and not by itself for readers who save data.
  const begin = () => start().catch(() => say("These pages could not be saved on this device"));
  if (button) { button.hidden = false; button.addEventListener("click", begin); }
  const thrifty = navigator.connection?.saveData && !serviceWorker.controller;
  if (thrifty) return;
  const wait = serviceWorker.controller ? 0 : 2500;
  if (document.readyState === "complete") setTimeout(begin, wait);
  else addEventListener("load", () => setTimeout(begin, wait));
})();
