// Small comforts: a print button, and a link that selects itself.
"use strict";

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) window.print();
  const field = event.target.closest("[data-copy]");
  if (field) field.select();
});
