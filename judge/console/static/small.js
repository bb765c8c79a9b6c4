// Small comforts: a print button, a link that selects itself, numbers that step.
"use strict";

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) window.print();
  const step = event.target.closest("[data-by]");
  if (step) {
    const input = step.parentElement.querySelector("input");
    const wanted = (Number(input.value) || 0) + Number(step.dataset.by) * (input.max > 200 && !event.shiftKey ? 5 : 1);
    input.value = Math.min(input.max || wanted, Math.max(input.min || wanted, wanted));
  }
  const field = event.target.closest("[data-copy]");
  if (field) field.select();
});
