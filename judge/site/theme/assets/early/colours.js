// The console's colours, before anything is drawn: those chosen last time, on the site or here, and a mark that scripts run.
(() => {
  const page = document.documentElement;
  page.classList.add("js");
  // The theme keeps the choice under this name; both read and write it there.
  const key = `${location.pathname.split("/console/")[0]}/.__palette`;
  window.judgeColours = {
    choose(scheme) {
      page.dataset.theme = scheme;
      const color = { media: `(prefers-color-scheme: ${scheme})`, scheme: scheme === "dark" ? "slate" : "default" };
      try { localStorage.setItem(key, JSON.stringify({ index: scheme === "dark" ? 2 : 1, color })); } catch { /* kept for this page only */ }
    },
  };
  try {
    const { media, scheme } = JSON.parse(localStorage.getItem(key)).color;
    if (media !== "(prefers-color-scheme)") page.dataset.theme = scheme === "slate" ? "dark" : "light";
  } catch { /* nothing was chosen: the system's */ }
})();
