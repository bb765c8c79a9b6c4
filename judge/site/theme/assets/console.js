// The way to the console, where one answers: served together with the site, or named in mkdocs.yml.
(() => {
  "use strict";
  const { root, fromDisk } = window.judge;

  window.judge.console = {
    // Where the console is; nothing where there is none. The file is part of every site, and a server with a console has
    // an answer of its own to it, so that nobody is ever asked for what is not there.
    async at() {
      const given = document.querySelector(".j-settle:not([hidden])");
      if (given) return given.href;
      if (fromDisk) return "";
      try {
        const told = await (await fetch(new URL("assets/console.json", root))).json();
        return told.at ? new URL(told.at, root).href : "";
      } catch {
        return "";
      }
    },

    // The address of a situation at a step. The same packing as judge/console/situations/situation.py,
    // but without its list of words, which a browser cannot use.
    async link(situation, step) {
      const console = await this.at();
      if (!console || !window.CompressionStream) return "";
      const stream = new Blob([JSON.stringify(situation)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
      const packed = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
      return new URL(`play/1${packed}?step=${step}#now`, console).href;
    },
  };

  // "Settle a dispute" shows wherever a console answers: in the header, and beside what it can settle.
  window.judge.console.at().then((address) => {
    if (!address) return;
    for (const link of document.querySelectorAll(".j-settle, a[data-console]")) {
      link.href = new URL(link.dataset.console || "", address).href;
      link.hidden = false;
      link.closest("[data-needs-console]")?.removeAttribute("hidden");
    }
    for (const form of document.querySelectorAll("form[data-console]")) form.action = new URL(form.dataset.console, address).href;
  });
})();
