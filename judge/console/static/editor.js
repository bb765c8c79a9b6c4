// Checks the scenario while it is written, and goes to the line a problem is about.
"use strict";

(function () {
  const form = document.querySelector(".editor");
  const text = document.getElementById("scenario");
  const checked = document.getElementById("checked");
  let timer = 0;
  let latest = 0;

  async function check() {
    const mine = ++latest;
    try {
      const answer = await fetch(form.dataset.check, { method: "POST", headers: { "Content-Type": "text/plain" }, body: text.value });
      const html = await answer.text();
      if (mine === latest && answer.ok) checked.innerHTML = html;
    } catch (error) {
      // The server is away: the buttons will say so.
    }
  }

  function goTo(line, column) {
    const lines = text.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    const at = start + Math.max(0, column - 1);
    text.focus();
    text.setSelectionRange(at, start + (lines[line - 1] || "").length);
    text.scrollTop = (line - 4) * parseFloat(getComputedStyle(text).lineHeight);
  }

  text.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(check, 350);
  });
  checked.addEventListener("click", (event) => {
    const problem = event.target.closest("[data-line]");
    if (problem) goTo(Number(problem.dataset.line), Number(problem.dataset.column));
  });
  text.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit(form.querySelector("[value=open]"));
  });
  if (text.value.trim() && !checked.textContent.trim()) check();
})();
