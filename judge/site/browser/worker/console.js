
// The console without a server. Its files are kept apart from the site's, on request only; its pages are shown inside a page
// that keeps Python alive (console/), and what they ask for is answered from there through a channel. Where a real server
// answers, it is used.
const ALONG = `judge-console ${SCOPE} `, SHELL = "assets/console/shell.html", PLACE = "assets/console/";
const SERVER = "Judge-Console", PATIENCE = 4000, AGAIN = 700, GIVE_UP = 180_000;
const channel = new BroadcastChannel(`judge console ${SCOPE}`), pending = new Map();

async function alongCache() {
  for (const name of await caches.keys()) {
    const cache = name.startsWith(ALONG) && (await caches.open(name));
    if (cache && (await cache.match(at(`${PLACE}installed.json`)))) return cache;
  }
  return null;
}

// A server says so in the headers of a file that every site has.
async function serverAnswers(patience) {
  const late = new Promise((done) => setTimeout(done, patience, null));
  const asked = fetch(at("assets/console.json"), { cache: "no-store" }).catch(() => null);
  return (await Promise.race([asked, late]))?.headers.has(SERVER);
}

// A page of the console: the server's if there is one, else the one that runs Python here.
async function consolePage(request, name) {
  const along = await alongCache();
  // Whoever asks for what this device keeps gets it, though a server is there.
  const own = along && name === "console/" && new URL(request.url).searchParams.has("device");
  if (own) return along.match(at(SHELL));
  if (await serverAnswers(along ? PATIENCE : GIVE_UP)) return fetch(request);
  const found = along ? null : await fetch(at("console/")).catch(() => null);
  if (!along && !found) return Response.redirect(at(`${OFFLINE}?missing=console`), 302);
  const inside = name.replace(/^console\/?/, "") + new URL(request.url).search;
  // One address for the page around the pages, so that it finds what belongs to it.
  if (name !== "console/" && name !== "console/index.html") return Response.redirect(at(`console/?at=${encodeURIComponent(inside)}`), 302);
  return (await along?.match(at(SHELL))) || found;
}

// Files that its pages load need no Python.
async function consoleFile(name) {
  const shared = /^console\/static\/look\/(.+)$/.exec(name), own = /^console\/static\/(.+)$/.exec(name);
  if (shared) return (await saved(`assets/${shared[1]}`)) || fetch(at(`assets/${shared[1]}`));
  return own ? (await alongCache())?.match(at(`${PLACE}static/${own[1]}`)) : null;
}

channel.addEventListener("message", ({ data }) => pending.get(data.id)?.(data));

// Asks Python: told again until it is taken, for it may still be starting. The answer comes in parts.
function askPython(event, request, body) {
  const id = crypto.randomUUID();
  const ask = { method: request.method, url: request.url, headers: [...request.headers] };
  return new Promise((done) => {
    let into = null, over;
    const lasts = new Promise((end) => (over = end));
    const tell = () => channel.postMessage({ id, ask, body });
    const again = setInterval(tell, AGAIN);
    const finish = () => { clearInterval(again); clearTimeout(late); pending.delete(id); over(); };
    const late = setTimeout(() => { finish(); done(new Response("The console does not answer. Close this page and open it again.", { status: 504 })); }, GIVE_UP);
    const stream = new ReadableStream({ start: (controller) => { into = controller; }, cancel: finish });
    pending.set(id, (said) => {
      if (said.taken) clearInterval(again);
      if (said.head) { clearTimeout(late); done(new Response([101, 204, 205, 304].includes(said.head.status) ? null : stream, { status: said.head.status, headers: said.head.headers })); }
      if (said.part) into.enqueue(said.part);
      if (said.end) { finish(); into.close(); }
    });
    request.signal.addEventListener("abort", finish);
    event.waitUntil(lasts);
    tell();
  });
}

async function fromPython(event, name) {
  const { request } = event;
  const file = request.method === "GET" ? await consoleFile(name) : null;
  if (file) return file;
  const body = /^(?:GET|HEAD)$/.test(request.method) ? null : new Uint8Array(await request.arrayBuffer());
  const found = await askPython(event, request, body);
  const to = found.status >= 300 && found.status < 400 && found.headers.get("location");
  return to ? Response.redirect(new URL(to, request.url), found.status) : found;
}

async function inside(event) {
  if (event.request.mode === "navigate") return event.request.destination === "iframe";
  const client = event.clientId && (await self.clients.get(event.clientId));
  return client?.frameType === "nested" && client.url.startsWith(`${SCOPE}console/`);
}

function consoleAnswer(event, name) {
  const { request } = event, known = new URL(request.url).searchParams.get("id");
  if (name === "console/-waits") return new Response(null, { status: pending.has(known) ? 204 : 410 });
  if (request.mode === "navigate" && request.destination !== "iframe") {
    return request.method === "GET" ? consolePage(request, name) : fetch(request);
  }
  // A page on the device speaks to the server itself.
  if (request.headers.has("Judge-Server")) return fetch(request);
  return inside(event).then((ours) => (ours ? fromPython(event, name) : fetch(request)));
}
