"""Starts the server: the site, the console and the API on one address."""

from __future__ import annotations

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
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from werkzeug.sansio.utils import host_is_trusted

from judge.console.access import Codes, check_codes
from judge.console.greeting import EVERYWHERE, Listening, greet
from judge.console.public_address import OWN_NAMES, read_address
from judge.console.site_builder import SiteBuilder
from judge.content.problem import BadInput, Place
from judge.rulings.database import default_file

if TYPE_CHECKING:
    from judge.console.resources import Resources

THREADS = 32
# Beyond this a body is not even taken in; up to it, it is refused in words.
LARGEST_BODY = 16 * 1024 * 1024
KEY_BYTES = 32


HELP = """\
examples:
  judge serve                                          for yourself, on this machine
  judge serve --host 0.0.0.0 --code OPEN-SESAME        for everybody in the hall; judges sign in with the code
  judge serve --host 0.0.0.0 --open --port 9000        for everybody in the hall, without signing in
  judge serve --url https://judge.example.org/rules/ --behind-proxy --code OPEN-SESAME
                                                       behind nginx or another proxy

The record of rulings is kept in
  {record}
and the site in
  {site}
where it is built while the server runs, if it is missing or out of date.
"""


class AccessOptions(NamedTuple):
    """How people come in, as the command line says it: the codes, or open to all; and to which event."""

    code: str = ""
    head_code: str = ""
    open: bool = False
    event: str = ""


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
) -> int:
    """Serves until it is stopped; BadInput says why it cannot.

    A site that is missing or out of date is built meanwhile, unless `build` says no; with `reload` it is a preview
    that follows the content.
    """
    public = read_address(proxied.url) if proxied.url else None
    address = resolve(host, port)
    local = ipaddress.ip_address(address[4][0].partition("%")[0]).is_loopback
    alone = local and not proxied.proxies and (public is None or host_is_trusted(public.host, OWN_NAMES))
    codes = codes_for(access, alone, host if not local else f"{public}" if public else "what a proxy passes on")
    prepare_record(database, codes.event)
    listening = listen(address, host, port)
    where = Listening(host, listening.getsockname()[1], public, proxied.proxies)
    if public:
        os.environ["JUDGE_URL"] = str(public)  # What mkdocs.yml takes for the address of the site.
    with _preview() if reload else nullcontext(site or _default_site()) as folder:
        builder = SiteBuilder(folder, _say) if build and not reload else None
        server = _server(listening, folder, builder, where, codes, database)
        greet(where, codes)
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


def prepare_record(database: str | None, event: str) -> None:
    """Opens the record, and the event if one is named, before anything is served: what is wrong is said now."""
    from judge.rulings import Record, Refusing

    record = Record(database)
    try:
        if event and record.event(event) is None:
            record.open_event(event, "server")
    except Refusing as why:
        raise BadInput.at(Place("--event"), str(why)) from None
    finally:
        record.close()


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
) -> Any:
    from waitress.server import create_server  # type: ignore[import-untyped]

    from judge.console.app import create_app
    from judge.console.resources import KEY

    # A burst of requests waits a moment for a free thread; that is no news to whoever runs the server.
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    app = create_app(
        site, builder=builder, hosts=names_of(where, listening), codes=codes, database=database, key=session_key(),
        public=where.public, proxies=where.proxies,
        seen_by_others=where.base if where.host in EVERYWHERE and not where.public else "",
    )  # fmt: skip
    backing = app.extensions[KEY]
    threading.Thread(target=_warm, args=(backing,), daemon=True).start()
    server = create_server(
        app, sockets=[listening], threads=THREADS, max_request_body_size=LARGEST_BODY, channel_request_lookahead=1,
        ident="judge", clear_untrusted_proxy_headers=not where.proxies,
    )  # fmt: skip
    return server, backing.workers


def names_of(where: Listening, listening: socket.socket) -> tuple[str, ...]:
    """The names that the server answers to, so that nobody points another name at it; none where any will do."""
    if where.public:
        return (where.public.host, *OWN_NAMES)
    local = ipaddress.ip_address(listening.getsockname()[0].partition("%")[0]).is_loopback
    return OWN_NAMES if local and not where.proxies else ()


def session_key() -> bytes:
    """What sessions are signed with: kept beside the record, so that a restart in mid-event signs nobody out."""
    path = default_file().with_name("session.key")
    with suppress(OSError):
        if len(found := path.read_bytes()) >= KEY_BYTES:
            return found
    made = secrets.token_bytes(KEY_BYTES)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(made)
    return made


def _warm(backing: Resources) -> None:
    """Gets ready in the background. What fails here fails again, with an answer, when somebody asks for it."""
    with suppress(Exception):
        backing.warm()


def _run(started: Any) -> None:
    server, workers = started
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))
    try:
        server.run()
    finally:
        server.close()
        workers.close()
