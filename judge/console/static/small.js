// Small comforts: light or dark, the whole screen, a print button, a link that selects itself, numbers that step.
"use strict";

// The same choice as on the site, kept under the same name.
document.querySelector(".j-colours").addEventListener("click", () => {
  const page = document.documentElement;
  const dark = page.dataset.theme ? page.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  window.judgeColours.choose(dark ? "light" : "dark");
});

const whole = document.querySelector("[data-fullscreen]");
if (whole) whole.hidden = !document.fullscreenEnabled;

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) window.print();
  if (event.target.closest("[data-fullscreen]")) document.documentElement.requestFullscreen();
  const step = event.target.closest("[data-by]");
  if (step) {
    const input = step.parentElement.querySelector("input");
    const wanted = (Number(input.value || input.placeholder) || 0) + Number(step.dataset.by) * (input.max > 200 && !event.shiftKey ? 5 : 1);
    input.value = Math.min(input.max || wanted, Math.max(input.min || wanted, wanted));
  }
  const field = event.target.closest("[data-copy]");
  if (field) field.select();
});

// A link to pass on: copied, or given to whatever this device shares with.
const passed = document.querySelector("input[data-copy]");
for (const button of passed ? document.querySelectorAll("[data-copy-link], [data-share]") : []) {
  button.hidden = "share" in button.dataset && !navigator.share;
  button.addEventListener("click", async () => {
    if ("share" in button.dataset) return navigator.share({ title: button.dataset.share, url: passed.value }).catch(() => {});
    passed.select();
    try {
      await navigator.clipboard.writeText(passed.value);
    } catch {
      document.execCommand("copy"); // The clipboard is there only for safe addresses.
    }
    button.textContent = "Copied";
  });
}

// An address that names a part of a page opens it.
function openNamed() {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}
addEventListener("hashchange", openNamed);
openNamed();

// A list that narrows while one types; where the form can be sent, that does the same without scripts.
for (const form of document.querySelectorAll("[data-filter][hidden]")) form.hidden = false;
document.addEventListener("input", (event) => {
  const form = event.target.closest("[data-filter]");
  if (!form) return;
  const words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const part of document.querySelectorAll(".part")) {
    const rows = [...part.querySelectorAll("ul > li")];
    for (const row of rows) row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word));
    part.hidden = words.length > 0 && rows.every((row) => row.hidden);
    part.open = words.length > 0 ? !part.hidden : "open" in part.dataset;
  }
});

// A list of the rows above it follows what they are called.
document.addEventListener("input", (event) => {
  const row = event.target.name && event.target.dataset.called && event.target.name.match(/^(.+)-(\d+)-/);
  if (!row) return;
  const called = event.target.value.trim() || event.target.dataset.called;
  for (const list of event.target.form.querySelectorAll(`[data-of="${CSS.escape(row[1])}"]`)) {
    const option = list.querySelector(`option[value="${row[2]}"]`);
    if (option) option.textContent = called;
  }
});

// The players' names, once a table: kept on this device, put into the next form, and changed by it.
const seats = [...document.querySelectorAll("[data-seat]")];
try {
  const kept = JSON.parse(localStorage.getItem("judge-players") || "[]");
  for (const seat of seats) if (!seat.value && kept[seat.dataset.seat]) seat.value = kept[seat.dataset.seat];
  for (const seat of seats) {
    const say = () => {
      for (const input of seat.form.querySelectorAll(".seats input[type=radio]")) if (input.value && input.value === seat.dataset.role) input.nextElementSibling.textContent = seat.value.trim() || input.value;
      for (const option of seat.form.querySelectorAll(".seats option")) if (option.value && option.value === seat.dataset.role) option.textContent = seat.value.trim() || option.value;
    };
    if (seat.form && seat.dataset.role) {
      seat.addEventListener("input", say);
      say();
    }
    seat.addEventListener("change", () => {
      const names = JSON.parse(localStorage.getItem("judge-players") || "[]");
      names[seat.dataset.seat] = seat.value.trim();
      localStorage.setItem("judge-players", JSON.stringify(names));
    });
  }
} catch {
  // A browser that keeps nothing forgets the names.
}

// A table begins with the players that this device knows.
try {
  const names = JSON.parse(localStorage.getItem("judge-players") || "[]").filter((name) => typeof name === "string" && name);
  for (const link of names.length ? document.querySelectorAll("a[data-with-players]") : []) {
    const address = new URL(link.href);
    for (const name of names) address.searchParams.append("name", name);
    link.href = address.href;
  }
} catch { /* nothing is kept here */ }

// A server is here again: what this device has recorded meanwhile can be added to its record.
try {
  const root = `${location.href.split("/console/")[0]}/`;
  if (window.top === window && localStorage.getItem(`judge-on-device ${root}`)) {
    const link = Object.assign(document.createElement("a"), { href: `${root}console/?device=1&at=carry`, textContent: "Add them to the record here" });
    const note = Object.assign(document.createElement("p"), { className: "notice", textContent: "This device keeps rulings that were made without a server. " });
    note.setAttribute("role", "status");
    note.append(link);
    document.getElementById("main").prepend(note);
  }
} catch { /* nothing is kept here */ }
