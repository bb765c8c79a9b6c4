// The worker that is the server: Python with the console in it, asked through a channel, answering there.
// What it must not lose (the record, collections of cards, cookies) lies in the browser's own files, written before any
// answer that depends on it is given.
import { loadPyodide } from "./pyodide.mjs";
import createModule from "./pyodide.asm.mjs";
import { openFiles } from "./files.js";

const HERE = new URL("./", import.meta.url).href;
const about = new URL(location.href).searchParams;
const scope = about.get("scope"), version = about.get("version");
const channel = new BroadcastChannel(`judge console ${scope}`);
const waiting = [], seen = new Set();
let python = null, answering = false;
const say = (message) => self.postMessage(message);

// Requests: each is taken once, however often it is told, and answered in turn.
channel.addEventListener("message", ({ data }) => {
  if (!data.ask) return;
  channel.postMessage({ id: data.id, taken: true });
  if (seen.has(data.id)) return;
  seen.add(data.id);
  waiting.push(data);
  work();
});

// While Python works no message is heard, so it asks the service worker whether anybody still waits.
const gone = (id) => () => {
  try {
    const asked = new XMLHttpRequest();
    asked.open("GET", `${scope}console/-waits?id=${id}`, false);
    asked.send();
    return asked.status === 410;
  } catch {
    return false;
  }
};

function answer({ id, ask, body }) {
  const head = { status: 200, headers: [["content-type", "application/x-ndjson"]] };
  let told = false;
  const send = (part) => {
    if (!told) channel.postMessage({ id, head });
    told = true;
    const bytes = part.toJs();
    part.destroy?.();
    channel.postMessage({ id, part: bytes });
  };
  const asked = python.toPy(ask), given = python.toPy(body || new Uint8Array());
  const made = python.console.answer(asked, given.tobytes(), gone(id), send);
  const found = made.toJs({ dict_converter: Object.fromEntries });
  made.destroy();
  asked.destroy();
  given.destroy();
  if (!told) channel.postMessage({ id, head: { status: found.status, headers: found.headers } });
  if (found.body.length) channel.postMessage({ id, part: found.body });
  channel.postMessage({ id, end: true });
}

async function work() {
  if (answering || !python) return;
  answering = true;
  while (waiting.length) {
    const next = waiting.shift();
    try {
      answer(next);
    } catch (error) {
      console.error(error);
      channel.postMessage({ id: next.id, head: { status: 500, headers: [["content-type", "text/plain; charset=utf-8"]] } });
      channel.postMessage({ id: next.id, part: new TextEncoder().encode("Something failed here. Close this page and open it again; what was saved is kept.") });
      channel.postMessage({ id: next.id, end: true });
    }
    say({ answered: next.id });
    await new Promise((done) => setTimeout(done));
    // What nobody waits for is done when nobody waits.
    while (!waiting.length && python.console.afterwards()) await new Promise((done) => setTimeout(done));
  }
  answering = false;
}

// Starting: from the memory as it was when everything had been read, or by reading everything once.
async function bytesOf(name) {
  const found = await fetch(HERE + name);
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  return new Uint8Array(await found.arrayBuffer());
}

function unpack(runtime, packed) {
  const length = Number(new DataView(packed.buffer).getBigUint64(0, true));
  const listed = JSON.parse(new TextDecoder().decode(packed.subarray(8, 8 + length)));
  const made = new Set();
  for (const [name, [start, size]] of Object.entries(listed)) {
    const path = `/console/${name}`, folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) runtime.FS.mkdirTree(folder);
    made.add(folder);
    runtime.FS.writeFile(path, packed.slice(8 + length + start, 8 + length + start + size), { canOwn: true });
  }
}

function load(memory) {
  const settings = {
    indexURL: HERE,
    env: { HOME: "/home/judge", PYTHONHASHSEED: "0", XDG_CACHE_HOME: "/home/judge/cache" },
    stdout: () => {},
    stderr: (line) => console.warn(line),
  };
  if (!memory) return loadPyodide({ ...settings, _makeSnapshot: true });
  // The memory has to be as large as what is put into it, which the runtime does not see to itself.
  const createPyodideModule = (module) => {
    const instantiate = module.instantiateWasm;
    module.instantiateWasm = (imports, done) => instantiate(imports, (instance, made) => {
      const { memory: own } = instance.exports, missing = memory.length - own.buffer.byteLength;
      if (missing > 0) own.grow(Math.ceil(missing / 65536));
      return done(instance, made);
    });
    return createModule(module);
  };
  return loadPyodide({ ...settings, _loadSnapshot: memory, createPyodideModule });
}

async function prepared(files, packed) {
  const memory = await files.memory(version);
  if (memory) {
    try {
      const runtime = await load(memory);
      unpack(runtime, packed);
      return runtime;
    } catch (error) {
      console.warn("The prepared memory cannot be used; it is made anew.", error);
    }
  }
  say({ doing: "Preparing the console, once" });
  const runtime = await load(null);
  unpack(runtime, packed);
  runtime.globals.set("tell", (doing) => say({ doing }));
  runtime.runPython(`
import sys, gc, os
from glob import glob
os.environ["JUDGE_PATH"] = ":".join(sorted(glob("/console/plugged/*")))
sys.path.insert(0, "/console")
sys.dont_write_bytecode = True
from judge.offline.console import Console
console = Console()
with open("/console/search.index", "rb") as file:
    console.prepare(file.read(), tell)
del tell, file
gc.collect()
gc.freeze()
`);
  try {
    await files.keepMemory(version, runtime.makeMemorySnapshot());
  } catch (error) {
    console.warn("What was prepared cannot be kept; the next start prepares it again.", error);
  }
  return runtime;
}

async function start() {
  const files = await openFiles(scope);
  const packed = await bytesOf("console.pack");
  const runtime = await prepared(files, packed);
  python = runtime;
  python.console = runtime.globals.get("console");
  const kept = runtime.toPy(new Map(Object.entries(files.kept())));
  const bytes = runtime.runPython("lambda kept: {name: data.tobytes() for name, data in kept.items()}");
  python.console.open(scope, bytes(kept), (name, data) => {
    const wrong = files.keep(name, data.toJs());
    if (!wrong) say({ kept: name });
    return wrong;
  });
  say({ ready: true, lasting: files.lasting });
  work();
}

start().catch((error) => say({ failed: String(error.message || error) }));
