// The way from a replay to the console, where one is running on the same host.
(() => {
  "use strict";
  const { root, fromDisk } = window.judge;

  window.judge.console = {
    // Whether a console runs here. Where none does, nothing is shown and nothing said.
    async runs() {
      if (fromDisk || !window.CompressionStream) return false;
      try {
        const answer = await fetch(new URL("api/openapi.json", root), { method: "HEAD" });
        return answer.ok && (answer.headers.get("Content-Type") || "").includes("json");
      } catch {
        return false;
      }
    },

    // The address of a situation at a step. The same packing as judge/console/situations/situation.py,
    // but without its list of words, which a browser cannot use.
    async link(situation, step) {
      const stream = new Blob([JSON.stringify(situation)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
      const packed = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
      return new URL(`console/play/1${packed}?step=${step}#now`, root).href;
    },
  };
})();
