// The reasons of a verdict: the answers are on the page at once, these are put in as they are found.
"use strict";

// Lines of JSON as they come in; also for the page that looks at every line of play.
async function* judgeLines(stream) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const whole = (rest + value).split("\n");
    rest = whole.pop();
    for (const line of whole) yield JSON.parse(line);
  }
}

(function () {
  let latest = 0;

  // What the reader has opened stays open, and what has the focus keeps it.
  function put(old, fresh) {
    const open = [...old.querySelectorAll("details[open] > summary")].map((each) => each.textContent);
    const shut = [...old.querySelectorAll("details:not([open]) > summary")].map((each) => each.textContent);
    for (const details of fresh.querySelectorAll("details")) {
      const name = details.querySelector("summary").textContent;
      if (open.includes(name)) details.open = true;
      else if (shut.includes(name)) details.open = false;
    }
    const focused = old.contains(document.activeElement) ? document.activeElement.textContent : null;
    old.replaceWith(fresh);
    if (focused !== null) [...fresh.querySelectorAll("a, summary, button")].find((each) => each.textContent === focused)?.focus({ preventScroll: true });
  }

  async function fill() {
    const place = document.getElementById("verdict");
    const waiting = place?.querySelector("[data-reasons]");
    if (!waiting) return;
    const mine = ++latest;
    let seen = [...place.querySelectorAll(":scope > .verdict")].map((each) => each.innerHTML);
    try {
      const answer = await fetch(waiting.dataset.reasons, { headers: { "Judge-Part": "reasons" } });
      if (!answer.ok) throw new Error(answer.status);
      for await (const event of judgeLines(answer.body)) {
        if (mine !== latest || !waiting.isConnected && !place.isConnected) return;
        if (event.problem) throw new Error(event.problem);
        const parsed = new DOMParser().parseFromString(event.html, "text/html");
        const fresh = [...parsed.querySelectorAll("body > .verdict")].map((each) => document.adoptNode(each));
        const html = fresh.map((each) => each.innerHTML);
        const shown = place.querySelectorAll(":scope > .verdict");
        fresh.forEach((each, at) => { if (html[at] !== seen[at] && shown[at]) put(shown[at], each); });
        seen = html;
        const still = parsed.querySelector("[data-reasons]");
        if (!still) {
          const left = [...parsed.querySelectorAll("body > .given-up")];
          waiting.replaceWith(...left);
        }
      }
    } catch (error) {
      if (mine === latest && waiting.isConnected) waiting.textContent = "The reasons could not be looked for. The answer stands.";
    }
  }

  document.addEventListener("verdict", fill);
  fill();
})();
