// Files that last: each lies twice on the device, and the older copy is written over. Whenever the tab is killed, one of
// the two is whole: it says how long it is, the how manieth version it is, and what its bytes add up to.
const HEAD = 24, MAGIC = 0x4a554447;
const NAMES = ["rulings.sqlite", "cards.sqlite", "cookies.json"];
const MEMORY = "memory", PATIENCE = 30_000, AGAIN = 100;

// Two sums in one pass (as Adler's), which a torn write does not get right.
function sum(bytes) {
  let one = 1, other = 0;
  for (let at = 0; at < bytes.length; ) {
    const end = Math.min(at + 3800, bytes.length);
    for (; at < end; at++) { one += bytes[at]; other += one; }
    one %= 65521;
    other %= 65521;
  }
  return ((other << 16) | one) >>> 0;
}

function readSlot(handle) {
  const total = handle.getSize();
  if (total < HEAD) return null;
  const all = new Uint8Array(total);
  handle.read(all, { at: 0 });
  const head = new DataView(all.buffer);
  const length = head.getUint32(4, true), data = all.subarray(HEAD, HEAD + length);
  const whole = head.getUint32(0, true) === MAGIC && HEAD + length <= total && head.getUint32(16, true) === sum(data);
  return whole ? { turn: Number(head.getBigUint64(8, true)), data: data.slice() } : null;
}

function writeSlot(handle, turn, data) {
  const all = new Uint8Array(HEAD + data.length), head = new DataView(all.buffer);
  head.setUint32(0, MAGIC, true);
  head.setUint32(4, data.length, true);
  head.setBigUint64(8, BigInt(turn), true);
  head.setUint32(16, sum(data), true);
  all.set(data, HEAD);
  handle.truncate(0);
  if (handle.write(all, { at: 0 }) !== all.length) throw new Error("there is no more room on this device");
  handle.flush();
}

class Twice {
  constructor(slots) {
    this.slots = slots;
    const found = slots.map(readSlot);
    const newest = (found[0]?.turn ?? 0) >= (found[1]?.turn ?? 0) ? 0 : 1;
    this.turn = found[newest]?.turn ?? 0;
    this.next = found[newest] ? 1 - newest : 0;
    this.data = found[newest]?.data ?? null;
  }

  keep(data) {
    writeSlot(this.slots[this.next], this.turn + 1, data);
    this.turn += 1;
    this.next = 1 - this.next;
  }
}

// The worker of a page that has just been left may hold a file for some moments more, in the middle of its work.
async function opened(folder, name, patience = PATIENCE) {
  const file = await folder.getFileHandle(name, { create: true });
  for (let waited = 0; ; waited += AGAIN) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (error.name !== "NoModificationAllowedError" || waited >= patience) throw error;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

// Where a browser keeps nothing, everything works but saving, which says so once the console is open.
const NOWHERE = {
  lasting: false,
  open: false,
  kept: () => ({}),
  keep: (name) => (name === "rulings.sqlite" && NOWHERE.open ? "this browser keeps no files; use another, or leave its private mode" : ""),
  memory: async () => null,
};

async function folderOf(scope) {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(`judge ${encodeURIComponent(scope)}`, { create: true });
}

// The memory of an interpreter that has read everything, of this version only.
export async function keepMemory(scope, version, memory) {
  const handle = await opened(await folderOf(scope), MEMORY);
  try {
    const mark = new TextEncoder().encode(version.padEnd(16));
    handle.truncate(0);
    handle.write(memory, { at: mark.length });
    handle.flush();
    handle.write(mark, { at: 0 });
    handle.flush();
  } finally {
    handle.close();
  }
}

export async function openFiles(scope) {
  let folder;
  const files = {};
  try {
    folder = await folderOf(scope);
    for (const name of NAMES) files[name] = new Twice([await opened(folder, `${name}.0`), await opened(folder, `${name}.1`)]);
  } catch (error) {
    console.warn("This browser keeps no files:", error);
    return NOWHERE;
  }
  return {
    lasting: true,
    kept: () => Object.fromEntries(Object.entries(files).filter(([, file]) => file.data).map(([name, file]) => [name, file.data])),
    // Nothing when it is kept; else why not.
    keep(name, data) {
      try {
        files[name].keep(data);
        return "";
      } catch (error) {
        return error.message || String(error);
      }
    },
    async memory(version) {
      try {
        const handle = await opened(folder, MEMORY, 0), total = handle.getSize();
        const mark = new TextEncoder().encode(version.padEnd(16));
        const found = new Uint8Array(mark.length);
        handle.read(found, { at: 0 });
        const same = total > mark.length && found.every((byte, at) => byte === mark[at]);
        const memory = same ? new Uint8Array(total - mark.length) : null;
        if (memory) handle.read(memory, { at: mark.length });
        handle.close();
        return memory;
      } catch {
        return null;
      }
    },
  };
}
