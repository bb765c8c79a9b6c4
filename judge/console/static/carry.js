// On a device: looks whether a server answers at the same address, and adds the rulings of this device to its record.
"use strict";
(() => {
  const box = document.querySelector("[data-carry]");
  const { from, to, signIn } = box.dataset;
  const SERVER = { "Judge-Server": "yes" }, MOST = 180_000;
  const status = box.querySelector("[role=status]"), list = box.querySelector("ul");

  fetch(signIn, { headers: SERVER, cache: "no-store" }).then((answer) => { box.hidden = !answer.headers.has("Judge-Console"); }, () => {});

  // As many entries at a time as a server takes.
  function batches(entries) {
    const found = [[]];
    let size = 0;
    for (const entry of entries) {
      const length = JSON.stringify(entry).length;
      if (size + length > MOST && found.at(-1).length) { found.push([]); size = 0; }
      found.at(-1).push(entry);
      size += length;
    }
    return found;
  }

  async function send() {
    const { form, entries } = await (await fetch(from)).json();
    const total = { added: 0, already: 0, conflicts: [] };
    for (const batch of batches(entries)) {
      const answer = await fetch(to, { method: "POST", headers: { ...SERVER, "Content-Type": "application/json" }, body: JSON.stringify({ form, entries: batch }) });
      if (answer.status === 401) { window.top.location.assign(`${signIn}`); return; }
      const said = await answer.json();
      if (!answer.ok) throw new Error(said.detail || said.title);
      total.added += said.added;
      total.already += said.already;
      total.conflicts.push(...said.conflicts);
    }
    status.textContent = `${total.added} added, ${total.already} were there already.`;
    list.replaceChildren(...total.conflicts.map((words) => Object.assign(document.createElement("li"), { textContent: `${words}.` })));
    localStorage.removeItem(`judge-on-device ${location.href.split("/console/")[0]}/`);
  }

  box.querySelector("button").addEventListener("click", () => {
    status.textContent = "Adding them";
    send().catch((error) => { status.textContent = `Not all were added: ${error.message}`; });
  });
})();
