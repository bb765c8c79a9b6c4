"""Games with cookies and codes, from outside, against servers that run: `python -m bench.intruder`.

Each line says what was tried and what came of it; 1 when something came through that should not have.
"""

from __future__ import annotations

import base64
import http.client
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from bench.soak_beside import free_port
from judge.console.sessions import LOOK
from judge.console.situations.situation import Situation
from judge.content.where import content_root

JUDGE, HEAD = "open-sesame", "head-of-them-all"
FORM = "application/x-www-form-urlencoded"
GUESSES, HALL = 60, 30


class Server:
    """A server in a process of its own."""

    def __init__(self, database: Path, event: str, code: str = JUDGE, head: str = HEAD) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "judge", "serve", "--port", str(self.port), "--event", event, "--no-build"]
        env = {**os.environ, "JUDGE_CODE": code, "JUDGE_HEAD_CODE": head, "JUDGE_DATABASE": str(database)}
        self.process = subprocess.Popen(
            [*command, "--log", "none"], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(300):
            if Browser(self).ask("GET", "/healthz")[0] == 200:
                return
            time.sleep(0.1)
        raise SystemExit("the server does not start")

    def stop(self) -> None:
        """Ends it."""
        self.process.terminate()
        self.process.wait(20)


class Browser:
    """Somebody with cookies."""

    def __init__(self, server: Server, cookies: dict[str, str] | None = None) -> None:
        self.server, self.cookies = server, dict(cookies or {})

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
        """Status and text of an answer; 0 without one."""
        if isinstance(body, dict):
            kind = headers.setdefault("Content-Type", "application/json")
            body = urlencode(body) if kind == FORM else json.dumps(body)
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            for each in answer.headers.get_all("Set-Cookie", []):
                name, _, value = each.partition(";")[0].partition("=")
                self.cookies[name] = value
            return answer.status, answer.read().decode("utf-8", "replace")
        except OSError:
            return 0, ""
        finally:
            connection.close()

    def post(self, path: str, page: str = "", **fields: str) -> int:
        """Sends a form with the word of this session."""
        found = re.search(r'name="csrf" value="([^"]+)"', self.ask("GET", page or path)[1])
        return self.ask("POST", path, {"csrf": found[1] if found else "", **fields}, **{"Content-Type": FORM})[0]

    def sign_in(self, code: str, name: str = "Jo") -> int:
        """Signs in."""
        return self.post("/console/sign-in", code=code, judge=name)

    def copy(self, server: Server | None = None) -> Browser:
        """A thief with the same cookies, perhaps at another server."""
        return Browser(server or self.server, self.cookies)

    def inside(self) -> bool:
        """Whether the record is open to him."""
        return self.ask("GET", "/api/event")[0] == 200 or self.ask("GET", "/console/record")[0] == 200


class Told:
    """What came of it."""

    def __init__(self) -> None:
        self.bad = 0

    def check(self, what: str, found: Any, expected: Any) -> None:
        """One game."""
        good = found == expected
        self.bad += not good
        print(f"{'held' if good else 'FELL'}  {what}: {found}" + ("" if good else f", not {expected}"), flush=True)


def other_codes_and_events(told: Told, database: Path) -> None:
    """Cookies of an event that ended, of other codes, and of sessions that were ended elsewhere."""
    one, two = Server(database, "Cup"), Server(database, "Cup")
    head, judge, leaving = Browser(one), Browser(one), Browser(one)
    told.check(
        "signing in", [head.sign_in(HEAD, "Hana"), judge.sign_in(JUDGE), leaving.sign_in(JUDGE, "Li")], [303] * 3
    )
    told.check("a cookie at another server of the same event", judge.copy(two).inside(), True)
    thieves = leaving.copy(), leaving.copy(two)
    leaving.post("/console/sign-out", "/console/event/")
    told.check("a copy after signing out, at the same server", thieves[0].inside(), False)
    thieves[1].inside()  # It looks which sessions have ended, beside.
    time.sleep(LOOK + 2)
    thieves[1].inside()
    time.sleep(1)
    told.check("a copy after signing out, at the other server, 6 s later", thieves[1].inside(), False)
    told.check("closing the event", head.post("/console/event/", do="close", judge="Hana"), 303)
    told.check("saving into an event that is closed", save(judge, "late")[0], 409)
    one.stop()
    two.stop()
    for what, server in (
        ("the same codes and event, started again", Server(database, "Cup")),
        ("another head code", Server(database, "Cup", head="changed-since")),
        ("another judges' code", Server(database, "Cup", code="changed-since")),
        ("the same codes, another event", Server(database, "Next Cup")),
    ):
        same = what.startswith("the same codes and event")
        found = [head.copy(server).inside(), judge.copy(server).inside(), leaving.copy(server).inside()]
        told.check(f"cookies of head, judge and one who signed out: {what}", found, [same, same, False])
        told.check(f"closing it with the old head cookie: {what}", closed(head.copy(server)), 409 if same else 401)
        server.stop()


def closed(browser: Browser) -> int:
    """What closing the event through the API is answered with."""
    return browser.ask("POST", "/api/event", {"do": "close", "judge": "Hana"})[0]


def save(browser: Browser, decision: str, token: str = "", **headers: str) -> tuple[int, int]:
    """The status and the number of a ruling."""
    link = Situation(sorted(content_root().glob("*/scenarios/*.yml"))[0].read_text("utf-8")).pack()
    body = {"link": link, "decision": decision, "judge": "Jo", "token": token}
    status, text = browser.ask("POST", "/api/record", body, **headers)
    return status, json.loads(text).get("number", 0) if text else 0


def forged_role(cookie: str) -> str:
    """A judge's cookie that says it is the head judge's, under the signature that it had."""
    payload, rest = cookie.removeprefix(".").split(".", 1)
    data = base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4))
    said = json.loads(zlib.decompress(data) if cookie.startswith(".") else data)
    made = base64.urlsafe_b64encode(json.dumps({**said, "role": "head"}).encode()).decode().rstrip("=")
    return f"{made}.{rest}"


def roles(told: Told, database: Path) -> None:
    """A judge who would like to be the head judge."""
    server = Server(database, "Roles")
    judge, head = Browser(server), Browser(server)
    judge.sign_in(JUDGE)
    head.sign_in(HEAD, "Hana")
    forged = Browser(server, {"judge": forged_role(judge.cookies["judge"])})
    told.check("a judge's cookie with the role changed", forged.inside(), False)
    swapped = Browser(
        server, {"judge": head.cookies["judge"].partition(".")[0] + "." + judge.cookies["judge"].split(".", 1)[1]}
    )
    told.check("what the head's cookie says under a judge's signature", swapped.inside(), False)
    for deed in ("close", "readings", "round", "open", "choose"):
        fields = {"do": deed, "judge": "Jo", "event": "Cup", "game": "chaotic", "round": "1"}
        told.check(f"a judge, the head's form, {deed}", shut(judge, fields), True)
    told.check("a judge closes by the API", closed(judge), 409)
    told.check("a judge saves", save(judge, "x")[0], 201)
    body = {"kind": "override", "decision": "no", "judge": "Jo"}
    told.check("a judge overrides", judge.ask("POST", "/api/record/2", body)[0], 409)
    told.check(
        "a judge sends the head's name",
        judge.ask("POST", "/api/record/2", {**body, "kind": "appeal", "judge": "Hana"})[0],
        409,
    )
    told.check("the head's form with the word of a judge's session", crossed(judge, head), 403)
    told.check(
        "nothing of it was done",
        (judge.ask("GET", "/api/event")[0], '"closed": false' in head.ask("GET", "/api/event")[1]),
        (200, True),
    )
    server.stop()


def shut(browser: Browser, fields: dict[str, str]) -> bool:
    """Whether a deed of the event's page is refused."""
    return browser.post("/console/event/", **fields) in (403, 409)


def crossed(judge: Browser, head: Browser) -> int:
    """The head's cookie with a judge's word, as a page of the judge's could have it."""
    found = re.search(r'name="csrf" value="([^"]+)"', judge.ask("GET", "/console/event/")[1])
    fields = {"csrf": found[1] if found else "", "do": "close", "judge": "Hana"}
    return head.copy().ask("POST", "/console/event/", fields, **{"Content-Type": FORM})[0]


def tokens(told: Told, database: Path) -> None:
    """Idempotency tokens of one event in another."""
    one, two = Server(database, "First"), Server(database, "Second")
    ana, ben = Browser(one), Browser(two)
    ana.sign_in(JUDGE)
    ben.sign_in(JUDGE)
    first = save(ana, "A", "t")
    told.check("a ruling with a token, sent twice", (first, save(ana, "A", "t")), ((201, 2), (201, 2)))
    told.check("the same token with other content", save(ana, "B", "t")[0], 409)
    told.check("the same token in another event", save(ben, "B", "t"), (201, 2))
    told.check("the name of an event as token", save(ana, "C", "First"), (201, 3))
    told.check("the program's own token", save(ana, "D", "own:First"), (201, 4))
    one.stop()
    two.stop()


def guessing(told: Told, database: Path) -> None:
    """Somebody guesses while a hall behind the same address signs in."""
    server = Server(database, "Hall")
    known = [Browser(server) for _ in range(HALL)]
    told.check("a hall signs in", {each.sign_in(JUDGE, "Jo") for each in known}, {303})
    page = known[0].ask("GET", "/console/invite")[1]
    invited = re.search(r"invited=([\w.-]+)", page)
    began = time.monotonic()
    guesses = [Browser(server).ask("GET", "/api/event", Authorization=f"Bearer guess-{n}")[0] for n in range(GUESSES)]
    told.check(
        f"{GUESSES} guesses at once: tried, and told to wait",
        (guesses.count(401), guesses.count(429)),
        (5, GUESSES - 5),
    )
    mixed = [known[1].ask("GET", "/api/event", Authorization=f"Bearer guess-{n}")[0] for n in range(5)]
    told.check("the hall works on meanwhile", (set(mixed), save(known[2], "x")[0]), ({200}, 201))
    told.check("who was in signs in anew", {each.sign_in(JUDGE, "Jo") for each in known[:10]}, {303})
    newcomer = Browser(server)
    told.check("a newcomer without an invitation waits", newcomer.sign_in(JUDGE), 429)
    newcomer.ask("GET", f"/console/sign-in?invited={invited[1] if invited else ''}")
    told.check("a newcomer with one comes in", newcomer.sign_in(JUDGE), 303)
    while Browser(server).sign_in(JUDGE) == 429 and time.monotonic() - began < 90:
        time.sleep(1)
    wait = round(time.monotonic() - began)
    told.check("a newcomer without one comes in once nobody guesses any more, within 10 s", wait <= 10, True)
    server.stop()


def main() -> int:
    """All games."""
    told = Told()
    with tempfile.TemporaryDirectory(prefix="judge-intruder-") as folder:
        for number, game in enumerate((other_codes_and_events, roles, tokens, guessing)):
            game(told, Path(folder) / f"{number}.sqlite")
    print(f"{told.bad} fell")
    return 1 if told.bad else 0


if __name__ == "__main__":
    sys.exit(main())
