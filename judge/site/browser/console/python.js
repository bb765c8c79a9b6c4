// The worker that is the server: Python with the console in it, asked through a channel, answering there.
// What it must not lose (the record, collections of cards, cookies) lies in the browser's own files, written before any
// answer that depends on it is given.
import { loadPyodide } from "./pyodide.mjs";
import createModule from "./pyodide.asm.mjs";
import { keepMemory, openFiles } from "./files.js";

const HERE = new URL("./", import.meta.url).href;
const about = new URL(location.href).searchParams;
const scope = about.get("scope"), version = about.get("version");
const channel = new BroadcastChannel(`judge console ${scope}`);
const waiting = [], seen = new Set();
const PAGE = 65536, MOST_MEMORY = 384 * 1024 * 1024;
let python = null, answering = false, unprepared = false;
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
    say({ memory: python._module.HEAPU8.length });
    await new Promise((done) => setTimeout(done));
    // What nobody waits for is done when nobody waits.
    while (!waiting.length && python.console.afterwards()) await new Promise((done) => setTimeout(done));
  }
  answering = false;
  if (unprepared && seen.size) say({ prepare: true });
  unprepared &&= !seen.size;
}

// Starting: from the memory as it was when everything had been read; the first time with what a first page needs.
async function bytesOf(name) {
  const found = await fetch(HERE + name);
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  return new Uint8Array(await found.arrayBuffer());
}

// The files lie in the pack where they are; nothing is copied.
function unpack(runtime, packed) {
  const length = Number(new DataView(packed.buffer).getBigUint64(0, true));
  const listed = JSON.parse(new TextDecoder().decode(packed.subarray(8, 8 + length)));
  const made = new Set();
  for (const [name, [start, size]] of Object.entries(listed)) {
    const path = `/console/${name}`, folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) runtime.FS.mkdirTree(folder);
    made.add(folder);
    runtime.FS.writeFile(path, packed.subarray(8 + length + start, 8 + length + start + size), { canOwn: true });
  }
}

// Python's memory: as large as what is put into it, which the runtime does not see to itself, and never larger than is
// good for a phone. What needs more is told so by Python, and what it held is free again.
function bounded(own, least) {
  const grow = own.grow.bind(own), pages = (bytes) => Math.ceil(bytes / PAGE);
  own.grow = (more) => {
    if (own.buffer.byteLength + more * PAGE > MOST_MEMORY) throw new RangeError("the memory for the console is used up");
    return grow(more);
  };
  if (least > own.buffer.byteLength) grow(pages(least - own.buffer.byteLength));
}

async function load(memory, settings = {}) {
  const createPyodideModule = (module) => {
    const instantiate = module.instantiateWasm;
    module.instantiateWasm = (imports, done) => instantiate(imports, (instance, made) => {
      bounded(instance.exports.memory, memory?.length ?? 0);
      return done(instance, made);
    });
    return createModule(module);
  };
  const runtime = await loadPyodide({
    indexURL: HERE,
    env: { HOME: "/home/judge", PYTHONHASHSEED: "0", XDG_CACHE_HOME: "/home/judge/cache", JUDGE_READY: "/console/ready", JUDGE_MEMORY: String(MOST_MEMORY / 2 ** 20) },
    stdout: () => {},
    stderr: (line) => console.warn(line),
    createPyodideModule,
    ...settings,
    ...(memory ? { _loadSnapshot: memory } : {}),
  });
  // The copy is not needed any more, and would be held for as long as the runtime lives.
  if (memory) {
    delete runtime._api.config._loadSnapshot;
    memory.buffer.transfer?.(0);
  }
  return runtime;
}

const BEGIN = `
import sys, os
from glob import glob
os.environ["JUDGE_PATH"] = ":".join(sorted(glob("/console/plugged/*")))
sys.path.insert(0, "/console")
sys.dont_write_bytecode = True
from judge.offline.console import Console
console = Console()
with open("/console/search.index", "rb") as file:
    index = file.read()
`;

// An interpreter that has everything ready, for later starts; it never sees what the device keeps.
async function keepPrepared() {
  const runtime = await load(null, { _makeSnapshot: true });
  unpack(runtime, await bytesOf("console.pack"));
  runtime.runPython(`${BEGIN}
import gc
console.prepare(index, lambda said: None)
del file, index
gc.collect()
gc.freeze()
`);
  await keepMemory(scope, version, runtime.makeMemorySnapshot());
}

async function restored(files, packed) {
  const memory = await files.memory(version);
  if (!memory) return null;
  try {
    const runtime = await load(memory);
    unpack(runtime, packed);
    return runtime;
  } catch (error) {
    console.warn("The prepared memory cannot be used; it is made anew.", error);
    return null;
  }
}

async function fresh(packed) {
  say({ doing: "Starting the console for the first time" });
  const runtime = await load(null);
  unpack(runtime, packed);
  runtime.runPython(`${BEGIN}
console.begin(index)
del file, index
`);
  return runtime;
}

async function start() {
  const files = await openFiles(scope), packed = await bytesOf("console.pack");
  const found = await restored(files, packed), runtime = found || (await fresh(packed));
  python = runtime;
  python.console = runtime.globals.get("console");
  const kept = runtime.toPy(new Map(Object.entries(files.kept())));
  const bytes = runtime.runPython("lambda kept: {name: data.tobytes() for name, data in kept.items()}");
  python.console.open(scope, bytes(kept), (name, data) => {
    const wrong = files.keep(name, data.toJs());
    if (!wrong) say({ kept: name });
    return wrong;
  });
  files.open = true;
  if (!found) python.console.prepare_meanwhile();
  unprepared = !found && files.lasting;
  say({ ready: true, lasting: files.lasting });
  work();
}

if (about.has("prepare")) {
  keepPrepared().catch((error) => console.warn("What was prepared cannot be kept; the next start prepares it again.", error)).then(() => say({ done: true }));
} else {
  // Of an error of Python the last line says what it is.
  start().catch((error) => { console.warn(error); say({ failed: String(error.message || error).trim().split("\n").pop() }); });
}
