"""What hostile input costs the server itself: `python -m bench.hostile` sends the worst just under 256 KB everywhere.

Workers are away, so what counts is the processor time until a request is refused or handed over. Then `--workers`
tells how long the same texts keep a worker, which a lane stops after its time.
"""

from __future__ import annotations

import argparse
import json
import logging
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

from flask import Flask

from judge.console.app import create_app
from judge.console.situations.situation import LONGEST_LINK, Situation
from judge.console.workers.at_once import WorkAtOnce
from judge.console.workers.pool import Busy, WorkerPool
from judge.content.problem import BadInput
from judge.scenario.forms.form import controls, forms

SIZE = 255 * 1024
LONGEST_PATH = 100_000
MOST = 1.0
FORM_BODY = "application/x-www-form-urlencoded"
TOKEN = "the word of this session"
FORM = ("chaotic", "attack-damage")
HEAD = "title: t\ngame: {game}\nat: round\ntable:\n  players: {{Ana: , Ben: }}\n"
# Pieces that texts are made of by saying them again and again.
PIECES = (
    "a", " ", "\n", "\t", "{", "[", "- ", "a: ", "a:\n ", "? ", "&a ", "*a ", "<<: ", "!!a ", "'", '"', "\\", "|\n",
    ">\n", "#", "%", "9", "1:", "1_", "0x", ".", ",", "a,", "a: {", "{a: ", "]", "\x00", "\u2028", "\U0001f409", "é",
    "and ", "each hero and ", "not ", "opposing ", "(", "=", "1 a\n", "1x ", "x1 ", "<a>", "&amp;", "%F0", "a-0-b=1&",
    "Action: Exhaust H to draw 1 card. ", "Deal 1 damage to each ", "a\n  a\n    ",
)  # fmt: skip
FIELDS = (
    "scenario", "deck", "text", "choice", "decision", "judge", "token", "note", "round", "table", "players", "event",
    "do", "code", "next", "say", "form", "card", "kind", "list", "format",
)  # fmt: skip


class Away(WorkAtOnce):
    """Workers that take every order, and never begin: what it cost until then is what is measured."""

    def events(self, order: dict[str, Any], long: bool = False, seconds: float | None = None) -> Any:
        """Nobody works."""
        raise Busy


class Attack(NamedTuple):
    """One request."""

    what: str
    method: str
    path: str
    body: bytes = b""
    kind: str = ""


def texts() -> Iterator[tuple[str, str]]:
    """The worst texts, each with its name: one piece said again and again, and such pieces as the text of cards."""
    for piece in PIECES:
        yield repr(piece), piece * (SIZE // len(piece.encode()) - 200)
    for game, row in (("lotr-lcg", "allies"), ("chaotic", "creatures"), ("highlander", "cards"), ("wot-ccg", "cards")):
        for piece in ("each hero and ", "not ", "opposing ", ", ", "Deal 1 damage to each ", "a "):
            card = f'["{piece * (3_900 // len(piece))}"]'
            rows = "".join(f"    C{n}: {{text: {card}}}\n" for n in range(SIZE // 4_000))
            yield f"cards of {game}: {piece!r}", HEAD.format(game=game) + f"  {row}:\n{rows}"


def attacks(app: Flask, only: str) -> Iterator[Attack]:
    """Every route with every text, in every place that takes one."""
    for rule in sorted(app.url_map.iter_rules(), key=str):
        if only not in rule.rule or rule.endpoint == "static":
            continue
        for name, text in texts():
            yield from _at(rule.rule, rule.methods or set(), name, text)


def _at(rule: str, methods: set[str], name: str, text: str) -> Iterator[Attack]:
    short = text[:LONGEST_PATH]
    places = {"game": FORM[0], "id": FORM[1], "entry:number": "1", "form": "json", "link": _link(text)}
    path = rule
    for place, said in places.items():
        path = path.replace(f"<{place}>", said)
    path = path.replace("<path:", "<").replace("<sitepath:", "<")
    if "<" in path:
        path = path[: path.index("<")] + quote(short[:40_000])
    if "GET" in methods:
        query = urlencode({"q": text[:1_500], "say": text[:1_500], "next": text[:1_500], "step": text[:500]})
        yield Attack(name, "GET", f"{path}?{query}"[:LONGEST_PATH])
    if "POST" in methods:
        part = text[: SIZE // 3]
        said = {field: part[:4_000] for field in FIELDS}
        asked = controls(FORM[0], forms(FORM[0])[FORM[1]])
        filled = {name: part[: SIZE // 20] for each in asked for name in (each.id, f"{each.id}-0-name")}
        yield Attack(name, "POST", path, text.encode(), "application/json")
        yield Attack(name, "POST", path, text.encode(), "text/plain")
        yield Attack(name, "POST", path, text.encode(), FORM_BODY)
        yield Attack(name, "POST", path, text.encode(), "multipart/form-data; boundary=a")
        for field in FIELDS:
            body = {**dict.fromkeys(("scenario", "deck", "decision", "judge", "text", "choice", "do"), "x"),
                    "link": places["link"], field: part}  # fmt: skip
            yield Attack(f"{field}: {name}", "POST", path, json.dumps(body).encode()[:SIZE], "application/json")
        yield Attack(name, "POST", path, urlencode(said).encode()[:SIZE], FORM_BODY)
        yield Attack(
            f"form: {name}", "POST", path, urlencode(filled).encode()[:SIZE], "application/x-www-form-urlencoded"
        )
        yield Attack(f"form: {name}", "POST", path, json.dumps({"values": filled}).encode()[:SIZE], "application/json")
        many = json.dumps({"form": "judge", "entries": [text[:50]] * 4_000, "values": {text[:50]: [text[:50]] * 4_000}})
        yield Attack(f"many: {name}", "POST", path, many.encode()[:SIZE], "application/json")


def _link(text: str) -> str:
    """A link with as much of a text as goes into one."""
    while True:
        try:
            return Situation(text).pack()
        except BadInput:
            text = text[: len(text) * LONGEST_LINK // (LONGEST_LINK * 2)]


def cost(app: Flask, attack: Attack) -> tuple[float, int]:
    """The processor time of a request, and how it was answered."""
    client = app.test_client()
    with client.session_transaction() as session:
        session["token"] = TOKEN
    before = time.process_time()
    answer = client.open(
        attack.path, method=attack.method, data=attack.body or None, content_type=attack.kind or None,
        headers={"Judge-Token": TOKEN},
    )  # fmt: skip
    answer.get_data()
    return time.process_time() - before, answer.status_code


def server() -> Flask:
    """The application with its content read, as it is after the first request, and nobody to work for it."""
    folder = tempfile.mkdtemp(prefix="judge-hostile-")
    app = create_app(None, workers=Away(), database=f"{folder}/hostile.sqlite")
    for path in ("/console/", "/api/search?q=a", "/console/dispute/chaotic/attack-damage", "/console/guide/chaotic"):
        app.test_client().get(path)
    return app


def in_workers(seconds: float) -> None:
    """How long the texts keep a worker, until it answers or is stopped."""
    pool = WorkerPool(quick=seconds, workers=1)
    pool.warm()
    for name, text in texts():
        for order in ({"job": "check", "text": text}, {"job": "deck", "game": "chaotic", "text": text, "format": None}):
            began = time.monotonic()
            try:
                pool.ask(order)
                came = "taken"
            except Exception as error:
                came = type(error).__name__
            if (took := time.monotonic() - began) > MOST:
                print(f"{took:5.1f} s  {order['job']:6s} {came:10s} {name}", flush=True)
    pool.close()


def main() -> int:
    """Sends them all; 1 when one costs too much, or is answered with a fault."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--only", default="", help="only routes with this in their path")
    options.add_argument("--some", type=int, default=0, help="only so many of all, drawn by lot")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--workers", action="store_true", help="how long the same texts keep a worker")
    args = options.parse_args()
    if args.workers:
        in_workers(5)
        return 0
    logging.disable(logging.WARNING)  # Wrong codes are told one by one.
    app = server()
    found = list(attacks(app, args.only))
    if args.some:
        found = random.Random(args.seed).sample(found, args.some)
    worst: list[tuple[float, int, str]] = []
    for attack in found:
        took, status = cost(app, attack)
        worst = sorted([*worst, (took, status, f"{attack.method} {attack.path[:50]} {attack.kind} {attack.what[:60]}")])
        worst = worst[-20:]
        if status >= 500 and status != 503:
            print(f"a fault: {status} {attack.method} {attack.path[:80]} {attack.what}")
            return 1
    for took, status, what in reversed(worst):
        print(f"{took:6.3f} s  {status}  {what}")
    print(f"{len(found)} requests, the worst took {worst[-1][0]:.2f} s of a processor")
    return 1 if worst[-1][0] > MOST else 0


if __name__ == "__main__":
    sys.exit(main())
