// Keeps the whole site on this device, one version at a time, and answers from there. Written by the build: any change of
// any file gives a new version, which is saved beside the old one and takes over when the reader says so.
"use strict";
const ABOUT = {/*about*/};
const SCOPE = self.registration.scope;
const PREFIX = `judge ${SCOPE} `, NAME = PREFIX + ABOUT.version;
const FILES = "offline/files.json", SHORT = "offline/short.json", OFFLINE = "offline/", AT_ONCE = 8;
const EVERYTHING = /^/, FOR_CONSOLE = /^(?:assets\/|offline\/|site\.webmanifest$)/;
const at = (name) => new URL(name, SCOPE).href;

// Saving: what did not change is taken from the version before, and what an interrupted try has saved is kept.
async function listOf(cache) {
  const found = await cache?.match(at(FILES));
  return found ? found.json() : {};
}

async function olderCache() {
  const names = await caches.keys();
  const older = names.find((name) => name.startsWith(PREFIX) && name !== NAME);
  return older ? caches.open(older) : null;
}

async function saveOne(name, hash, cache, older, olderFiles) {
  if (await cache.match(at(name))) return;
  const same = olderFiles[name] === hash ? await older.match(at(name)) : null;
  // Some hosts answer for a page's file with a redirection, which could not be shown later; for its folder they do not.
  const found = same || (await fetch(at(name.replace(/(^|\/)index\.html$/, "$1")), { cache: "no-cache" }));
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  await cache.put(at(name), found);
}

// Everything, or what the console looks like and the page that says what is missing: whoever has asked for the console
// does not wait for all the rules.
async function save(wanted = EVERYTHING) {
  const cache = await caches.open(NAME), older = await olderCache(), olderFiles = await listOf(older);
  const answer = await fetch(at(FILES), { cache: "no-cache" });
  const files = Object.entries(await answer.clone().json()).filter(([name]) => wanted.test(name));
  let next = 0, saved = 0;
  const worker = async () => {
    while (next < files.length) {
      await saveOne(...files[next++], cache, older, olderFiles);
      if (++saved % 25 === 0) await tell({ saved, of: files.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (wanted !== EVERYTHING) return;
  await cache.put(at(FILES), answer);
  await tell({ whole: true });
}

async function first() {
  const asked = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const console = asked.some(({ url }) => url.startsWith(at("console"))) && !(await olderCache());
  return save(console ? FOR_CONSOLE : EVERYTHING);
}

let saving = null;
async function saveRest() {
  if (await isWhole()) return;
  saving ??= save().finally(() => { saving = null; });
  await saving.catch(() => {});
}

async function isWhole() {
  return Boolean(await (await caches.open(NAME)).match(at(FILES)));
}

async function tell(said) {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true, type: "window" })) page.postMessage(said);
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  await self.clients.claim();
}

// Answering: files of the site from the device; a short address from its list; else the network, or the page that says why not.
async function shortAddress(name) {
  const [, game, unit] = /^r\/([^/]+)\/(.+?)\/?(?:index\.html)?$/.exec(name) || [];
  const list = game && (await (await caches.open(NAME)).match(at(SHORT)));
  const target = list && (await list.json())[game]?.[unit];
  return target === undefined ? null : Response.redirect(at(target), 302);
}

async function saved(name) {
  const cache = name.startsWith(PLACE) ? await alongCache() : await caches.open(NAME);
  return cache?.match(at(name === "" || name.endsWith("/") ? `${name}index.html` : name));
}

async function answer(request, name) {
  const found = name.startsWith("r/") ? await shortAddress(name) : await saved(name);
  if (found) return found;
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode !== "navigate") throw error;
    return Response.redirect(at(`${OFFLINE}?missing=${encodeURIComponent(name)}`), 302);
  }
}

self.addEventListener("install", (event) => event.waitUntil(first()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url), name = url.href.slice(SCOPE.length).split(/[?#]/)[0];
  if (!url.href.startsWith(SCOPE)) return;
  if (/^(?:console|api)(?:\/|$)/.test(name)) event.respondWith(consoleAnswer(event, name));
  else if (event.request.method === "GET") event.respondWith(answer(event.request, name));
});
self.addEventListener("message", (event) => {
  if (event.data === "about") event.waitUntil(isWhole().then((whole) => event.ports[0].postMessage({ ...ABOUT, whole })));
  if (event.data === "save") event.waitUntil(saveRest());
  if (event.data === "take over") self.skipWaiting();
});
