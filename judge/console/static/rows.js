// "One more" adds an empty row where it stands, and goes to its first field; without scripts the page comes again with one.
"use strict";

const ORDINALS = ["Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth", "Eleventh", "Twelfth"];

function emptied(row, from, to) {
  const copy = row.cloneNode(true);
  copy.dataset.row = to;
  const renamed = (text) => text.replace(`-${from}-`, `-${to}-`);
  for (const each of copy.querySelectorAll("[name], [list], [id]")) {
    for (const named of ["name", "list", "id"]) if (each.hasAttribute(named)) each.setAttribute(named, renamed(each.getAttribute(named)));
    if (each.dataset.prefix) each.dataset.prefix = renamed(each.dataset.prefix);
    if (each.dataset.seat !== undefined) each.dataset.seat = to;
    if (each.type === "radio" || each.type === "checkbox") each.checked = each.defaultChecked = false;
    else if (each instanceof HTMLSelectElement) each.selectedIndex = 0;
    else if (each instanceof HTMLInputElement) each.value = each.dataset.first || "";
    if (each.dataset.called) each.dataset.called = `${ORDINALS[to - 1]} ${each.dataset.called.replace(new RegExp(`^(${ORDINALS.join("|")}) `), "")}`;
  }
  for (const told of copy.querySelectorAll(".wrong, output")) told.remove();
  return copy;
}

// Lists of the rows have the new one too.
function listed(form, rows, to, called) {
  for (const list of form.querySelectorAll(`[data-of="${CSS.escape(rows)}"]`)) {
    if (to === 1) list.options[0].textContent = "choose";
    list.append(new Option(called, to));
  }
}

// A form that comes back begins at the first field that needs something.
const wrong = document.querySelector(".dispute .wrong");
if (wrong) {
  const field = wrong.closest("label, fieldset").querySelector("input, select");
  if (field) field.focus({ preventScroll: true });
  wrong.scrollIntoView({ block: "center" });
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[name=more][data-most]");
  const rows = button && [...button.closest("fieldset").querySelectorAll(".row[data-row]")];
  if (!rows || !rows.length || rows.length >= Number(button.dataset.most)) return;
  event.preventDefault();
  const to = rows.length;
  const added = emptied(rows.at(-1), Number(rows.at(-1).dataset.row), to);
  rows.at(-1).after(added);
  const named = added.querySelector("[data-called]");
  if (named) listed(button.form, button.value, to, named.dataset.called);
  added.querySelector("input:not([type=radio], [type=checkbox]), select, input").focus();
});

// Back from the verdict: a browser that makes the page anew would have lost the rows that were added.
const form = document.querySelector("form.dispute");
const kept = `judge-form ${location.pathname}`;
try {
  const [arrival] = performance.getEntriesByType("navigation");
  const filled = sessionStorage.getItem(kept);
  if (filled && arrival && arrival.type === "back_forward" && location.search !== filled) location.replace(location.pathname + filled);
  form.addEventListener("submit", () => {
    const said = [...new FormData(form)].filter(([, value]) => typeof value === "string" && value);
    sessionStorage.setItem(kept, `?${new URLSearchParams([["whole", "1"], ...said])}`);
  });
} catch { /* a browser that keeps nothing forgets the rows */ }
