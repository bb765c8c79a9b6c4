// Only in a preview: reloads the page when it was rendered anew, and shows what is wrong with the content.
(() => {
  "use strict";
  const { root, make } = window.judge;
  let mark = "";
  const show = (problem) => {
    const old = document.querySelector(".j-live");
    if (old && old.textContent !== problem) old.remove();
    if (problem && !document.querySelector(".j-live")) {
      const box = make("pre", { className: "j-live", textContent: problem });
      box.setAttribute("role", "alert");
      document.body.prepend(box);
    }
  };
  const ask = async () => {
    try {
      const told = await (await fetch(new URL("live.json", root), { cache: "no-store" })).json();
      if (mark && told.mark !== mark) location.reload();
      mark = told.mark;
      show(told.problem);
    } catch { /* the server is being started again */ }
    setTimeout(ask, 700);
  };
  ask();
})();
