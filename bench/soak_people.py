"""The people of a soak: judges who open, step, save and search; viewers who read; one who wants to spoil it."""

from __future__ import annotations

import http.client
import json
import random
import re
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import partial
from threading import Barrier, Event, Lock, Thread
from urllib.parse import urlencode

CODE = "soak-and-soak"
ALLIES = "".join(f'    H{n}: {{of: Ana, text: ["Action: Exhaust H{n} to draw 1 card."]}}\n' for n in range(14))
HARD = f"""title: big
game: lotr-lcg
about: [lotr-lcg:action-windows]
at: travel:aw-4.2
table:
  players: {{Ana: 30, Ben: 30}}
  allies:
{ALLIES}asks:
  - possible: threat of Ana = 99
"""


class Seen:
    """What came of it, gathered from all."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = defaultdict(list)
        self.statuses: Counter[tuple[str, int]] = Counter()
        self.acknowledged: dict[str, int] = {}
        self.lock = Lock()

    def note(self, what: str, status: int, seconds: float) -> None:
        """One request."""
        with self.lock:
            self.statuses[what, status] += 1
            if status:
                self.times[what].append(seconds)


class Person:
    """Somebody with a browser; one connection, kept open as browsers do."""

    def __init__(self, port: int, seen: Seen, seed: str) -> None:
        self.port, self.seen, self.chance = port, seen, random.Random(seed)
        self.cookies: dict[str, str] = {}
        self.connection: http.client.HTTPConnection | None = None
        self.name = seed.replace(" ", "")

    def ask(self, what: str, method: str, path: str, body: bytes | None = None, kind: str = "") -> tuple[int, bytes]:
        """One request; status 0 when there was no answer."""
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        if kind:
            headers["Content-Type"] = kind
        began = time.perf_counter()
        try:
            answer = self._answer(method, path, body, headers)
            data = answer.read()
            for each in answer.headers.get_all("Set-Cookie", []):
                name, _, value = each.partition(";")[0].partition("=")
                self.cookies[name] = value
            status = answer.status
        except (OSError, http.client.HTTPException):
            if self.connection is not None:
                self.connection.close()
            self.connection, status, data = None, 0, b""
        self.seen.note(what, status, time.perf_counter() - began)
        return status, data

    def _answer(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> http.client.HTTPResponse:
        """The answer; on a connection that was closed since the last one, the request is sent again, as browsers do."""
        if self.connection is not None:
            try:
                self.connection.request(method, path, body, headers)
                return self.connection.getresponse()
            except (http.client.RemoteDisconnected, ConnectionResetError, BrokenPipeError):
                self.connection.close()
        self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        self.connection.request(method, path, body, headers)
        return self.connection.getresponse()

    def sign_in(self) -> bool:
        """Signs in with the code."""
        _, page = self.ask("sign in", "GET", "/console/sign-in")
        found = re.search(rb'name="csrf" value="([^"]+)"', page)
        form = {"csrf": found[1].decode() if found else "", "code": CODE, "judge": self.name}
        status, _ = self.ask("sign in", "POST", "/console/sign-in", urlencode(form).encode(),
                             "application/x-www-form-urlencoded")  # fmt: skip
        return status == 303


def judge(person: Person, links: list[str], stop: Event, pace: float) -> None:
    """Works at an event: a situation, some steps, a ruling that is sent until it is acknowledged."""
    while not stop.is_set() and not person.sign_in():
        stop.wait(1)
    number = 0
    while not stop.is_set():
        link = person.chance.choice(links)
        person.ask("page", "GET", f"/console/play/{link}")
        for step in range(person.chance.randint(1, 4)):
            if stop.wait(pace * person.chance.random() / 4):
                return
            person.ask("step", "GET", f"/api/play/{link}?step={step}")
        if stop.wait(pace * person.chance.random()):
            return  # The end comes to all at once; that all save at one moment is measured apart.
        number += 1
        save(person, link, f"{person.name}-{number}", stop)
        if person.chance.random() < 0.3:
            person.ask(
                "search", "GET", "/api/search?" + urlencode({"q": person.chance.choice(["damage", "who acts first"])})
            )


def _search(person: Person, queries: list[str]) -> None:
    person.ask("search", "GET", "/api/search?" + urlencode({"q": person.chance.choice(queries)}))


def save(person: Person, link: str, token: str, stop: Event, what: str = "save") -> None:
    """Sends a ruling until it is acknowledged."""
    said = {"link": link, "decision": token, "judge": person.name, "token": token}
    for _ in range(60):
        status, data = person.ask(what, "POST", "/api/record", json.dumps(said).encode(), "application/json")
        if status == 201:
            with person.seen.lock:
                person.seen.acknowledged[token] = json.loads(data)["number"]
            return
        if status == 401:
            person.sign_in()
        if stop.wait(0.5):
            return


def at_once(judges: list[Person], links: list[str]) -> None:
    """All judges save at the very same moment."""
    ready = Barrier(len(judges))

    def one(judge: Person) -> None:
        person = Person(judge.port, judge.seen, judge.name)
        person.cookies = judge.cookies
        ready.wait()
        save(person, person.chance.choice(links), f"{person.name}-last", Event(), "all save")

    for thread in start([partial(one, each) for each in judges]):
        thread.join(60)


def viewer(person: Person, paths: list[str], stop: Event, pace: float) -> None:
    """Reads the rules."""
    while not stop.wait(pace * (0.5 + person.chance.random())):
        if person.chance.random() < 0.2:
            _search(person, ["priority", "burst"])
        else:
            person.ask("site", "GET", person.chance.choice(paths))


def spoiler(person: Person, stop: Event) -> None:
    """Has a judge's code, and explores what cannot be explored, four times at once, again and again."""
    person.sign_in()

    def one(twin: Person) -> None:
        twin.cookies = person.cookies
        while not stop.is_set():
            twin.ask("spoiling", "POST", "/api/explore", HARD.encode(), "text/plain")
            stop.wait(0.5)

    start([partial(one, Person(person.port, person.seen, f"twin {n}")) for n in range(4)])


def start(deeds: list[Callable[[], None]]) -> list[Thread]:
    """Each in a thread of its own."""
    threads = [Thread(target=deed, daemon=True) for deed in deeds]
    for thread in threads:
        thread.start()
    return threads
