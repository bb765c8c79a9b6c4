"""The console inside a browser: what its pages ask for comes from a worker's script, and the application answers."""

from __future__ import annotations

import gc
import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from http.cookies import SimpleCookie
from typing import Any, cast
from urllib.parse import unquote, urlsplit

from werkzeug.datastructures import Headers
from werkzeug.wrappers import Response

from judge.console import outcomes
from judge.console.app import create_app
from judge.console.pages.explore import progress_line
from judge.console.pages.page_or_part import PART
from judge.console.resources import KEY, Resources
from judge.console.security_headers import STRICT
from judge.console.workers.at_once import WorkAtOnce
from judge.content.kept_files import keep_with
from judge.content.where import data_folder
from judge.offline.collections import collections
from judge.rulings import Record
from judge.rulings.replayable import content_version
from judge.rulings.servers import session_key
from judge.scenario.rulebook import book
from judge.search.engine import Search
from judge.search.index.whole_store import WholeStore

COOKIES = "cookies.json"
# Rules and positions stay; looking for rubbish among them takes time.
SELDOM = 50_000, 20, 20
FRAMED = STRICT.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
# What no script may set on an answer, and what says nothing where no network lies between.
NOT_PASSED_ON = frozenset({"set-cookie", "content-length", "connection", "date"})
Send = Callable[[bytes], None]


class WorkLater(WorkAtOnce):
    """Work on the spot; what nobody waits for is done once the answer is out."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Callable[[float], None]] = []

    def beside(self, work: Callable[[float], None]) -> None:
        """Has something done after the answer that is being made."""
        self.waiting.append(work)


class Cookies:
    """The cookies of the one visitor: answers that a script gives cannot set any, so they are kept here."""

    def __init__(self, kept: bytes = b"{}") -> None:
        self._all: dict[str, str] = json.loads(kept)

    def __str__(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._all.items())

    def take(self, headers: Headers) -> bool:
        """Takes what an answer sets; whether anything has changed."""
        before = dict(self._all)
        for line in headers.getlist("Set-Cookie"):
            for name, morsel in SimpleCookie(line).items():
                if morsel.value and morsel["max-age"] != "0":
                    self._all[name] = morsel.value
                else:
                    self._all.pop(name, None)
        return before != self._all

    def packed(self) -> bytes:
        """All of them, to be kept."""
        return json.dumps(self._all).encode()


class Console:
    """The application in a browser, for one visitor, at one address.

    A first start begins with what a first page needs, is opened with what the device has kept, and prepares the rest
    meanwhile. An interpreter beside it prepares everything, so that its memory can be kept as it is then: later starts
    take that, and open it at once.
    """

    def __init__(self) -> None:
        self._workers = WorkLater()
        self._app = create_app(None, workers=self._workers, on_device=True)
        self._app.register_blueprint(collections)
        self._app.after_request(_may_be_framed)
        self._cookies = Cookies()
        self._keep: Callable[[str, bytes], None] = lambda name, data: None
        self._scope = urlsplit("http://localhost/")
        self._open = False
        self._backing = cast(Resources, self._app.extensions[KEY])

    def begin(self, index: bytes) -> None:
        """Takes the content and the search: enough for a first page."""
        gc.set_threshold(*SELDOM)
        assert self._backing.library.games
        self._backing.search_with(Search(self._backing.library, ready=WholeStore(index)))

    def prepare(self, index: bytes, tell: Callable[[str], None]) -> None:
        """Does everything that a first page of any kind would have to do."""
        tell("Reading the rules")
        self.begin(index)
        for said, work in self._preparations():
            tell(said)
            work()

    def _preparations(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """What the first use of anything would take, in parts, each with what it is called."""
        games = self._backing.playable()
        for game, info in games.items():
            yield f"Learning {info.title}", partial(self._learn, game)
        for name in self._app.jinja_env.list_templates():
            yield "Laying out the pages", partial(self._compile, name)
        for path in ("/console/", *(f"/console/game/{game}" for game in games), "/console/search?q=card"):
            yield "Laying out the pages", partial(self._lay_out, path)

    def _learn(self, game: str) -> None:
        book(game)
        content_version(game)

    def _compile(self, name: str) -> None:
        self._app.jinja_env.get_template(name)

    def _lay_out(self, path: str) -> None:
        self._made({"method": "GET", "url": f"http://localhost{path}", "headers": []}, b"", lambda: False)

    def prepare_meanwhile(self) -> None:
        """Has the same done bit by bit, whenever nobody waits for an answer."""
        for _, work in self._preparations():
            self._workers.waiting.append(partial(_whenever, work))

    def open(self, scope: str, kept: Mapping[str, bytes], keep: Callable[[str, bytes], str]) -> None:
        """Opens the console at an address, with the files that the device has kept.

        `keep` keeps a file from now on, and says why it cannot.
        """
        self._scope = urlsplit(scope)

        def kept_or_raised(name: str, data: bytes) -> None:
            if wrong := keep(name, data):
                raise OSError(wrong)

        self._keep = kept_or_raised
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in kept.items():
            (folder / name).write_bytes(data)
        self._cookies = Cookies(kept.get(COOKIES, b"{}"))
        keep_with(kept_or_raised)
        record = Record(None)
        self._app.secret_key = session_key(record.database)
        record.close()
        self._open = True
        self._workers.waiting.append(lambda idle: self._catch_up())

    def _catch_up(self) -> None:
        self._app.extensions[outcomes.KEY].catch_up()

    def answer(self, asked: Mapping[str, Any], body: bytes, gone: Callable[[], bool], send: Send) -> dict[str, Any]:
        """The answer to a request: status, headers, body. What is told on the way goes out through `send` at once."""
        if not self._open:
            raise RuntimeError("the console has not been opened")
        progress = dict(asked["headers"]).get(PART.lower()) == "progress"
        self._workers.told = lambda count: send(progress_line(tick=count).encode()) if progress else None
        response = self._made(asked, body, gone)
        told: list[bytes] = []
        for part in response.iter_encoded():
            if progress:
                send(part)
            else:
                told.append(part)
        response.close()
        if self._cookies.take(response.headers):
            with suppress(OSError):  # Whoever cannot save is told so when he saves a ruling.
                self._keep(COOKIES, self._cookies.packed())
        return {"status": response.status_code, "headers": _passed_on(response.headers), "body": b"".join(told)}

    def _made(self, asked: Mapping[str, Any], body: bytes, gone: Callable[[], bool]) -> Response:
        return Response.from_app(self._app, self._environ(asked, body, gone))

    def afterwards(self) -> bool:
        """Does one of the things that nobody waits for; whether there was any."""
        if not self._workers.waiting:
            return False
        self._workers.waiting.pop(0)(0)
        return True

    def _environ(self, asked: Mapping[str, Any], body: bytes, gone: Callable[[], bool]) -> dict[str, Any]:
        url, scope = urlsplit(str(asked["url"])), self._scope
        prefix = scope.path.rstrip("/")
        port = scope.port or (443 if scope.scheme == "https" else 80)
        headers = {name.upper().replace("-", "_"): value for name, value in asked["headers"]}
        kind = headers.pop("CONTENT_TYPE", "")
        headers |= {"HOST": scope.netloc, "COOKIE": str(self._cookies)}
        return {
            **{f"HTTP_{name}": value for name, value in headers.items()},
            "REQUEST_METHOD": asked["method"], "SCRIPT_NAME": prefix, "QUERY_STRING": url.query,
            "PATH_INFO": unquote(url.path.removeprefix(prefix)).encode().decode("latin-1"), "CONTENT_TYPE": kind,
            "CONTENT_LENGTH": str(len(body)), "SERVER_NAME": scope.hostname, "SERVER_PORT": str(port),
            "REMOTE_ADDR": "127.0.0.1", "SERVER_PROTOCOL": "HTTP/1.1", "wsgi.version": (1, 0),
            "wsgi.url_scheme": scope.scheme, "wsgi.input": io.BytesIO(body), "wsgi.errors": io.StringIO(),
            "wsgi.multithread": False, "wsgi.multiprocess": False, "wsgi.run_once": False,
            "waitress.client_disconnected": gone,
        }  # fmt: skip


def _whenever(work: Callable[[], None], idle: float) -> None:
    """Does some work, however long nobody has asked for anything."""
    work()


def _may_be_framed(response: Response) -> Response:
    """The pages are shown inside the page that keeps the interpreter alive, and in no other."""
    response.headers["Content-Security-Policy"] = FRAMED
    response.headers["X-Frame-Options"] = "SAMEORIGIN"
    return response


def _passed_on(headers: Iterable[tuple[str, str]]) -> list[list[str]]:
    return [[name, value] for name, value in headers if name.lower() not in NOT_PASSED_ON]
