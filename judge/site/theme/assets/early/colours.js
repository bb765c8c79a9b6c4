// Before anything is drawn: the colours the reader chose last time, and a mark that scripts run.
(() => {
  const page = document.documentElement;
  page.classList.add("js");
  try {
    const chosen = localStorage.getItem("judge.colours");
    if (chosen === "light" || chosen === "dark") page.dataset.theme = chosen;
  } catch { /* a browser that keeps nothing follows the system */ }
})();
