// The page that keeps the console alive: fetches it on request, runs Python in a worker, and shows the console's pages in a
// frame, so that going from page to page starts nothing anew. Two tabs share one Python: the one that came first keeps it.
import { along, clear, sizeOf, take } from "./along.js";

const root = new URL("../", location.href), scope = root.href;
const element = (id) => document.getElementById(id);
const frame = element("pages"), note = element("note");
const channel = new BroadcastChannel(`judge console ${scope}`);
const SLOW = 20_000;

function doing(words, share) {
  element("doing").textContent = words;
  element("bar").hidden = share === undefined;
  if (share === null) element("bar").removeAttribute("value");
  else if (share !== undefined) element("bar").value = share;
}

function ask(button) {
  return new Promise((done) => {
    element(button).hidden = false;
    element(button).addEventListener("click", () => { element(button).hidden = true; done(); }, { once: true });
  });
}

function tell(words, deed, run) {
  const [use, later] = note.querySelectorAll("button");
  note.querySelector("p").textContent = words;
  use.textContent = deed;
  use.onclick = () => { note.hidden = true; run(); };
  later.onclick = () => { note.hidden = true; };
  note.hidden = false;
}

// Everything goes through the service worker of the site. On a first visit it saves what the console looks like before it
// takes over, and the rules when the console is there.
async function controlled() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !window.isSecureContext) {
    throw new Error("This browser runs the console only from a secure address (https), or from this machine itself.");
  }
  await serviceWorker.register(new URL("sw.js", root), { scope: root.pathname, updateViaCache: "none" });
  if (serviceWorker.controller) return;
  await new Promise((done) => {
    serviceWorker.addEventListener("controllerchange", done, { once: true });
    if (serviceWorker.controller) done();
  });
}

// Which console is here, and which one the site has. Without a connection what is here is used.
async function theirs() {
  try {
    const found = await fetch(new URL("assets/console/about.json", root), { cache: "no-store" });
    return found.ok ? await found.json() : null;
  } catch {
    return null;
  }
}

async function fetched(about) {
  doing("Fetching the console", 0);
  navigator.storage?.persist?.();
  await take(scope, about, (bytes) => doing(`Fetching the console: ${sizeOf(bytes)} of ${sizeOf(about.bytes)}`, bytes / about.bytes));
}

// Python: one for all tabs.
let worker = null, updating = false, since = new Map();

function python(about, more = {}) {
  const address = new URL(`assets/console/python.js?${new URLSearchParams({ scope, version: about.version, ...more })}`, root);
  return new Worker(address, { type: "module" });
}

// Beside the first start, once it has nothing to do: what lets the later ones begin at once.
function prepare(about) {
  const beside = python(about, { prepare: "" });
  beside.addEventListener("message", () => {
    beside.terminate();
    frame.dataset.prepared = "yes";
  });
}

function begin(about) {
  worker = python(about);
  worker.addEventListener("message", ({ data }) => {
    if (data.doing) doing(data.doing, null);
    if (data.failed) failed(data.failed);
    if (data.kept) keptSomething(data.kept);
    if (data.prepare) prepare(about);
    if (data.memory) frame.dataset.memory = data.memory;
    if (data.ready && !data.lasting) tell("This browser keeps nothing: rulings cannot be saved here.", "All right", () => {});
  });
  worker.addEventListener("error", (event) => failed(event.message || "its script cannot be run"));
}

function failed(why) {
  worker?.terminate();
  frame.removeAttribute("src");
  frame.hidden = true;
  element("before").hidden = false;
  doing(`The console did not start: ${why}`);
  ask("again").then(() => clear(scope)).then(() => location.reload());
}

function keptSomething(name) {
  if (name === "rulings.sqlite") localStorage.setItem(`judge-on-device ${scope}`, "yes");
}

// Work that takes long without a word can be stopped: Python starts anew, and what was saved is there.
channel.addEventListener("message", ({ data }) => {
  if (data.ask || data.part) since.set(data.id, Date.now());
  if (data.end) since.delete(data.id);
  if (data.end && since.size === 0 && note.dataset.slow) { note.hidden = true; delete note.dataset.slow; }
});
setInterval(() => {
  const oldest = Math.min(...since.values());
  if (!worker || frame.hidden || Date.now() - oldest < SLOW || note.dataset.slow) return;
  note.dataset.slow = "yes";
  tell("This takes long.", "Stop it", () => { worker.terminate(); location.reload(); });
}, 5_000);

// The frame: its address and title are those of the page; what is not of the console leaves the frame.
function follow() {
  let here;
  try {
    here = frame.contentWindow.location.href;
  } catch {
    return;
  }
  if (here === "about:blank") return;
  if (!here.startsWith(`${scope}console`)) { location.assign(here); return; }
  if (here !== location.href) history.replaceState(history.state, "", here);
  document.title = frame.contentDocument.title || document.title;
}

function outward(event) {
  const link = event.target.closest?.("a[href]");
  if (!link || link.target || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.origin === root.origin && link.href.startsWith(`${scope}console`)) return;
  event.preventDefault();
  location.assign(link.href);
}

function saveRules() {
  if (!navigator.connection?.saveData) navigator.serviceWorker.controller?.postMessage("save");
}

frame.addEventListener("load", () => {
  if (!frame.src || frame.contentWindow.location.href === "about:blank") return;
  follow();
  if (updating) return;
  if (frame.hidden) saveRules();
  element("before").hidden = true;
  frame.hidden = false;
  frame.contentDocument?.addEventListener("click", outward);
  frame.contentWindow.navigation?.addEventListener("currententrychange", follow);
  frame.contentWindow.focus();
});

function show() {
  const asked = new URLSearchParams(location.search).get("at");
  const wanted = new URL(`console/${asked ?? ""}${location.hash}`, root);
  frame.src = wanted.href.startsWith(`${scope}console/`) ? wanted.href : `${scope}console/`;
}

async function start() {
  await controlled();
  const [here, there] = await Promise.all([along(scope), theirs()]);
  let about = here;
  if (!here) {
    if (!there) throw new Error("The console is not on this device yet, and cannot be fetched now.");
    doing(`It is fetched once (${sizeOf(there.bytes)}), and from then on starts on this device.`);
    await ask("take");
    await fetched(there);
    about = there;
  }
  doing("Starting the console", null);
  navigator.locks.request(`judge console ${scope}`, () => { begin(about); return new Promise(() => {}); });
  show();
  if (here && there && here.version !== there.version) {
    tell(`A newer version of the console is there (${sizeOf(there.bytes)}).`, "Use it now", () => {
      updating = true;
      element("before").hidden = false;
      frame.hidden = true;
      fetched(there).then(() => location.reload()).catch(stopped);
    });
  }
}

function stopped(error) {
  doing(error.message);
  ask("again").then(() => location.reload());
}

start().catch(stopped);
