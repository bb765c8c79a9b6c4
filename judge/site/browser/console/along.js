// The files of the console on this device: fetched small, kept as they are used, one version at a time.
const PLACE = "assets/console/", DONE = "installed.json";
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const TYPES = { js: "text/javascript", mjs: "text/javascript", css: "text/css", html: "text/html; charset=utf-8", svg: "image/svg+xml", wasm: "application/wasm" };
const prefix = (scope) => `judge-console ${scope} `;

export function sizeOf(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

// What is here: nothing until all of it is.
export async function along(scope) {
  for (const name of await caches.keys()) {
    const done = name.startsWith(prefix(scope)) && (await (await caches.open(name)).match(scope + PLACE + DONE));
    if (done) return done.json();
  }
  return null;
}

export async function clear(scope) {
  for (const name of await caches.keys()) if (name.startsWith(prefix(scope))) await caches.delete(name);
}

async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 12);
}

// Some hosts undo the squeezing on the way, others do not.
async function unsqueezed(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function fetchOne(address, arrived) {
  const found = await fetch(address, { cache: "no-store" });
  if (!found.ok) throw new Error(`The console cannot be fetched: ${address} gives ${found.status}.`);
  const parts = [], reader = found.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    arrived(next.value.length);
  }
  return unsqueezed(new Uint8Array(await new Blob(parts).arrayBuffer()));
}

export async function take(scope, about, tell) {
  const cache = await caches.open(prefix(scope) + about.version), before = await along(scope);
  const older = before && (await caches.open(prefix(scope) + before.version));
  let bytes = 0;
  for (const [name, { bytes: size, hash }] of Object.entries(about.files)) {
    const address = scope + PLACE + name, start = bytes;
    if (!(await cache.match(address))) {
      const same = before?.files[name]?.hash === hash ? await older.match(address) : null;
      const data = same ? null : await fetchOne(`${address}.gz`, (more) => tell((bytes += more)));
      if (data && (await hashOf(data)) !== hash) throw new Error(`The console cannot be used: ${name} did not arrive whole.`);
      const headers = { "Content-Type": TYPES[name.split(".").pop()] || "application/octet-stream", "X-Content-Type-Options": "nosniff" };
      if (/\.m?js$/.test(name)) headers["Content-Security-Policy"] = POLICY;
      await cache.put(address, same || new Response(data, { headers }));
    }
    tell((bytes = start + size));
  }
  await cache.put(scope + PLACE + DONE, new Response(JSON.stringify(about), { headers: { "Content-Type": "application/json" } }));
  for (const name of await caches.keys()) if (name.startsWith(prefix(scope)) && name !== prefix(scope) + about.version) await caches.delete(name);
}
