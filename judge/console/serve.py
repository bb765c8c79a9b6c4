"""Starts the server: the site, the console and the API on one address."""

from __future__ import annotations

import atexit
import errno
import ipaddress
import logging
import os
import secrets
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from logging.handlers import QueueHandler, QueueListener
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, NamedTuple

from werkzeug.sansio.utils import host_is_trusted

from judge.console.access import Codes, check_codes
from judge.console.allocator import use_few_pools
from judge.console.connections import Connections
from judge.console.desks import Desks
from judge.console.greeting import EVERYWHERE, Listening, greet
from judge.console.public_address import OWN_NAMES, read_address
from judge.console.site_builder import SiteBuilder
from judge.content.problem import BadInput, Place
from judge.rulings.database import default_file, shown
from judge.rulings.servers import session_key

if TYPE_CHECKING:
    from flask import Flask

    from judge.console.resources import Resources
    from judge.console.workers.pool import WorkerPool
    from judge.rulings import Record

# Beyond this a body is not even taken in; up to it, it is refused in words.
LARGEST_BODY = 1024 * 1024
# A situation is part of an address.
LARGEST_HEADER = 160 * 1024
KEY_BYTES = 32
MOST_CONNECTIONS, OTHER_FILES = 8_000, 256
WAITING_AT_THE_DOOR = 1024
# How long one thread may keep the others waiting, in seconds: saving is mostly short waits, each of which ends so.
SWITCHING = 0.0002
LINE = "%(asctime)s %(name)s: %(message)s"


HELP = """\
examples:
  judge serve                                          for yourself, on this machine
  JUDGE_CODE=OPEN-SESAME judge serve --host 0.0.0.0    for everybody in the hall; judges sign in with the code
  judge serve --host 0.0.0.0 --code @code.txt          the same, with the code in the first line of a file
  judge serve --host 0.0.0.0 --open --port 9000        for everybody in the hall, without signing in
  judge serve --url https://judge.example.org/rules/ --behind-proxy --code @code.txt
                                                       behind nginx or another proxy

The record of rulings is kept in
  {record}
and the site in
  {site}
where it is built while the server runs, if it is missing or out of date.
"""


class AccessOptions(NamedTuple):
    """How people come in, as the command line says it: the codes, or open to all; to which event; and who is told.

    `tell` says the codes at the start: they were made for the event, so that nobody else knows them.
    """

    code: str = ""
    head_code: str = ""
    open: bool = False
    event: str = ""
    tell: bool = False


class Proxied(NamedTuple):
    """What stands before the server, as the command line says it: the address people see, and how many proxies."""

    url: str = ""
    proxies: int = 0


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    access: AccessOptions = AccessOptions(),  # noqa: B008
    *,
    proxied: Proxied = Proxied(),  # noqa: B008
    site: Path | None = None,
    database: str | None = None,
    reload: bool = False,
    build: bool = True,
    log: str = "-",
) -> int:
    """Serves until it is stopped; BadInput says why it cannot.

    A site that is missing or out of date is built meanwhile, unless `build` says no; with `reload` it is a preview
    that follows the content.
    """
    use_few_pools()
    public = read_address(proxied.url) if proxied.url else None
    address = resolve(host, port)
    local = ipaddress.ip_address(address[4][0].partition("%")[0]).is_loopback
    alone = local and not proxied.proxies and (public is None or host_is_trusted(public.host, OWN_NAMES))
    codes = codes_for(access, alone, host if not local else f"{public}" if public else "what a proxy passes on")
    start_logging(log)
    key = prepare_record(database, codes.event)
    listening = listen(address, host, port)
    where = Listening(host, listening.getsockname()[1], public, proxied.proxies)
    if public:
        os.environ["JUDGE_URL"] = str(public)  # What mkdocs.yml takes for the address of the site.
    with _preview() if reload else nullcontext(site or _default_site()) as folder:
        builder = SiteBuilder(folder, _say) if build and not reload else None
        server = _server(listening, folder, builder, where, codes, database, key)
        greet(where, codes, tell=access.tell)
        with _building(builder):
            _run(server)
    return 0


def _say(words: str) -> None:
    print(words, flush=True)


@contextmanager
def _building(builder: SiteBuilder | None) -> Iterator[None]:
    """Builds the site for as long as the server runs."""
    if builder is None:
        yield
        return
    builder.start()
    try:
        yield
    finally:
        builder.stop()


def help_text() -> str:
    """Examples for the command line, and where things are kept on this machine."""
    return HELP.format(record=default_file(), site=_default_site())


def codes_for(access: AccessOptions, alone: bool, reached: str) -> Codes:
    """Who may come in; BadInput for something that others can reach and nothing said about who may."""
    check_codes(access.code, access.head_code)
    if access.code and access.open:
        raise BadInput.at(Place("--open"), "with --code the console is not open to all: leave one of them out")
    if access.head_code and not (access.code or access.open):
        raise BadInput.at(Place("--head-code"), "the other judges need a code too: say --code")
    if not alone and not access.code and not access.open:
        raise BadInput.at(
            Place("--code"),
            f"{reached} can be reached from other machines. Say --code CODE so that judges sign in with it, or "
            "--open to let everybody who gets there use the console.",
        )
    free = not access.code
    event = access.event or ("" if alone and free else "Event")
    return Codes(access.code, access.head_code, free, alone and free, event)


def prepare_record(database: str | None, event: str) -> bytes:
    """Opens the record, and the event if one is named, before anything is served: what is wrong is said now.

    A PostgreSQL that is away does not keep anybody from judging; it is looked for again as long as the server runs.
    Gives the key of the sessions, which all servers on one record share.
    """
    from judge.rulings import NotSaved, Record, Refusing

    record = Record(database, eager=False)
    try:
        return _prepared(record, event)
    except NotSaved as why:
        if record.database.url.startswith("sqlite"):
            raise BadInput.at(Place("--database"), f"{shown(record.database.url)}: {why}") from None
        _say(f"{why}\nJudging goes on without the record; nothing can be saved until it is there.")
        return secrets.token_bytes(KEY_BYTES)
    except Refusing as why:
        raise BadInput.at(Place("--event"), str(why)) from None
    finally:
        record.close()


def _prepared(record: Record, event: str) -> bytes:
    database = record.database
    database.prepare()
    if database.made:
        _say(f"A new record of rulings is made: {shown(database.url)}")
    if database.read_only:
        _say(f"The record can only be read here: {shown(database.url)}. Nothing can be saved.")
        return secrets.token_bytes(KEY_BYTES)
    if event and record.event(event) is None:
        record.open_event(event, "server")
    return session_key(database)


def start_logging(to: str) -> None:
    """Writes requests, sign-ins and refusals to the standard error output, to a file, or (`none`) nowhere.

    A thread of its own does, so that whoever answers a request does not wait for a file, nor for others who write.
    """
    logger = logging.getLogger("judge")
    for each in list(logger.handlers):
        logger.removeHandler(each)
    if to == "none":
        logger.addHandler(logging.NullHandler())
        logger.setLevel(logging.ERROR)
        return
    try:
        handler = logging.StreamHandler() if to == "-" else logging.FileHandler(_private(Path(to)), encoding="utf-8")
    except OSError as error:
        raise BadInput.at(Place("--log"), f"{to} cannot be written: {error.strerror}") from None
    handler.setFormatter(logging.Formatter(LINE))
    lines: SimpleQueue[logging.LogRecord] = SimpleQueue()
    logger.addHandler(QueueHandler(lines))
    logger.setLevel(logging.INFO)
    listener = QueueListener(lines, handler)
    listener.start()
    atexit.register(listener.stop)


def _private(path: Path) -> Path:
    """A file that other users do not read."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    return path


def connection_limit() -> int:
    """How many connections may be open: as many as the system allows, up to some thousands."""
    try:
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_CONNECTIONS + OTHER_FILES
        if soft < wanted:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    except (ImportError, ValueError, OSError):
        return 400
    return max(64, min(MOST_CONNECTIONS, soft - OTHER_FILES))


def resolve(host: str, port: int) -> Any:
    """The address to listen on; BadInput for a name or a number that is none."""
    if not 0 <= port <= 65535:
        raise BadInput.at(Place("--port"), f"{port} is not a port; ports are 1 to 65535")
    try:
        return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (OSError, UnicodeError):
        raise BadInput.at(Place("--host"), f"there is no address {host!r}") from None


def listen(address: Any, host: str, port: int) -> socket.socket:
    """A socket that is bound; BadInput says in words why it could not be."""
    listening = socket.socket(address[0], socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address[4])
        listening.listen(128)
    except OSError as error:
        listening.close()
        option = "--host" if error.errno == errno.EADDRNOTAVAIL else "--port"
        raise BadInput.at(Place(option), _why(error, host, port)) from None
    return listening


def _why(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use, perhaps by a judge that runs already. Stop it, or say --port {port + 1}"
    if error.errno == errno.EACCES:
        return f"port {port} is not open to you; choose one above 1023, such as --port 8000"
    return f"cannot listen on {host} port {port}: {error.strerror}"


@contextmanager
def _preview() -> Iterator[Path]:
    """A preview of the site in a folder that is gone afterwards; it is watched for as long as the server runs."""
    from judge.site.live_preview import Preview

    with tempfile.TemporaryDirectory(prefix="judge-preview-") as folder:
        preview = Preview(Path(folder), lambda said: print(said, flush=True))
        preview.begin()
        stop = threading.Event()
        watching = threading.Thread(target=preview.watch, args=(stop,), daemon=True)
        watching.start()
        try:
            yield Path(folder)
        finally:
            stop.set()
            watching.join()


def _default_site() -> Path:
    from judge.site.build import default_out

    return default_out()


def _server(
    listening: socket.socket,
    site: Path | None,
    builder: SiteBuilder | None,
    where: Listening,
    codes: Codes,
    database: str | None,
    key: bytes,
) -> Running:
    from waitress.server import create_server  # type: ignore[import-untyped]

    from judge.console.app import create_app
    from judge.console.resources import KEY

    # A burst of requests waits a moment for a free thread; that is no news to whoever runs the server.
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    app = create_app(
        site, builder=builder, hosts=names_of(where, listening), codes=codes, database=database, key=key,
        public=where.public, proxies=where.proxies,
        seen_by_others=where.base if where.host in EVERYWHERE and not where.public else "",
    )  # fmt: skip
    backing = app.extensions[KEY]
    threading.Thread(target=_warm, args=(backing, app), daemon=True).start()
    limit = connection_limit()
    sys.setswitchinterval(SWITCHING)
    server = create_server(
        app, sockets=[listening], _dispatcher=Desks(), max_request_body_size=LARGEST_BODY, channel_request_lookahead=1,
        ident="judge", clear_untrusted_proxy_headers=not where.proxies, connection_limit=limit,
        max_request_header_size=LARGEST_HEADER, backlog=WAITING_AT_THE_DOOR,
    )  # fmt: skip
    return Running(Connections(server, limit), server, backing.workers)


def names_of(where: Listening, listening: socket.socket) -> tuple[str, ...]:
    """The names that the server answers to, so that nobody points another name at it; none where any will do."""
    if where.public:
        return (where.public.host, *OWN_NAMES)
    local = ipaddress.ip_address(listening.getsockname()[0].partition("%")[0]).is_loopback
    return OWN_NAMES if local and not where.proxies else ()


class Running(NamedTuple):
    """A server with its connections and workers."""

    connections: Connections
    server: Any
    workers: WorkerPool


def _warm(backing: Resources, app: Flask) -> None:
    """Gets ready in the background. What fails here fails again, with an answer, when somebody asks for it."""
    from judge.console import outcomes

    with suppress(Exception):
        backing.warm()
    with suppress(Exception):
        app.extensions[outcomes.KEY].catch_up()


def _run(running: Running) -> None:
    """Serves until it is told to stop; what is being saved is then saved, and long work is given up."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda number, frame: running.connections.stop())
    try:
        running.connections.run(running.workers.close)
    except (SystemExit, KeyboardInterrupt):
        running.connections.stop()
        running.connections.finish(running.workers.close)
    finally:
        running.server.close()
        running.workers.close()
