// Cards of the collection, offered while a name is typed; picking one fills in what is printed on it.
"use strict";

(function () {
  const known = new Map();
  let timer = 0;

  async function offer(input) {
    if (input.value.trim().length < 2) return;
    try {
      const answer = await fetch(`${input.dataset.cards}&q=${encodeURIComponent(input.value)}`);
      if (!answer.ok) return;
      const options = document.createDocumentFragment();
      for (const card of (await answer.json()).cards) {
        known.set(card.name, card);
        const option = document.createElement("option");
        option.value = card.name;
        option.label = [card.type, card.set].filter(Boolean).join(", ");
        options.append(option);
      }
      input.list.replaceChildren(options);
      if (known.has(input.value)) pick(input);
    } catch { /* the server is away: a name can still be typed */ }
  }

  function put(form, name, value) {
    const values = (Array.isArray(value) ? value : [value]).map(String);
    for (const field of form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
      if (field.type === "checkbox" || field.type === "radio") field.checked = values.includes(field.value);
      else field.value = values.join(", ");
    }
  }

  function pick(input) {
    const card = known.get(input.value);
    if (!card || !card.row) return;
    for (const [key, field] of Object.entries(JSON.parse(input.dataset.fills))) {
      if (key in card.row.keys) put(input.form, input.dataset.prefix + field, card.row.keys[key]);
    }
    show(input, card);
  }

  // What is printed, and what each sentence is understood to mean.
  function show(input, card) {
    const label = input.closest("label");
    const old = label.nextElementSibling;
    const told = old && old.matches("output") ? old : label.insertAdjacentElement("afterend", document.createElement("output"));
    told.className = "understood";
    const lines = card.sentences.map((each) => (each.read ? each.means + (each.noted ? ` (${each.noted})` : "") : `Not understood: \u201c${each.text}\u201d (${each.why})`));
    told.replaceChildren(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })));
  }

  for (const hidden of document.querySelectorAll(".picked")) hidden.hidden = false;
  document.addEventListener("input", (event) => {
    if (!event.target.dataset.cards) return;
    if (known.has(event.target.value)) return pick(event.target);
    clearTimeout(timer);
    timer = setTimeout(() => offer(event.target), 200);
  });
})();
