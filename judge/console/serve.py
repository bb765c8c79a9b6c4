"""Starts the server: the site, the console and the API on one address."""

from __future__ import annotations

import errno
import ipaddress
import logging
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from judge.console.access import Codes, check_codes
from judge.content.problem import BadInput, Place
from judge.rulings.database import default_file

if TYPE_CHECKING:
    from judge.console.resources import Resources

THREADS = 32
# Beyond this a body is not even taken in; up to it, it is refused in words.
LARGEST_BODY = 16 * 1024 * 1024
KEY_BYTES = 32
OWN_NAMES = ("127.0.0.1", "localhost", "[::1]")


class AccessOptions(NamedTuple):
    """How people come in, as the command line says it: the codes, or open to all; and to which event."""

    code: str = ""
    head_code: str = ""
    open: bool = False
    event: str = ""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    access: AccessOptions = AccessOptions(),  # noqa: B008
    *,
    site: Path | None = None,
    database: str | None = None,
    reload: bool = False,
    finish: bool = False,
) -> int:
    """Serves until it is stopped; BadInput says why it cannot.

    With `reload` it is a preview that follows the content; with `finish` a quick build is finished meanwhile.
    """
    address = resolve(host, port)
    alone = ipaddress.ip_address(address[4][0].partition("%")[0]).is_loopback
    codes = codes_for(access, alone, host)
    prepare_record(database, codes.event)
    listening = listen(address, host, port)
    with _preview() if reload else nullcontext(site or _default_site()) as folder:
        server = _server(listening, folder, OWN_NAMES if alone else (), codes, database)
        print(greeting(host, listening.getsockname()[1], codes), flush=True)
        with _finishing(folder) if finish and not reload else nullcontext():
            _run(server)
    return 0


@contextmanager
def _finishing(site: Path) -> Iterator[None]:
    """Builds the site to its end in a process of its own, which gives way to the server and ends with it."""
    polite = ["nice", "-n", "10"] if shutil.which("nice") else []
    building = subprocess.Popen([*polite, sys.executable, "-m", "judge", "build", "--out", str(site)])
    try:
        yield
    finally:
        building.terminate()
        building.wait()


def codes_for(access: AccessOptions, alone: bool, host: str) -> Codes:
    """Who may come in; BadInput for an address that others can reach and nothing said about who may."""
    check_codes(access.code, access.head_code)
    if access.code and access.open:
        raise BadInput.at(Place("--open"), "with --code the console is not open to all: leave one of them out")
    if access.head_code and not (access.code or access.open):
        raise BadInput.at(Place("--head-code"), "the other judges need a code too: say --code")
    if not alone and not access.code and not access.open:
        raise BadInput.at(
            Place("--host"),
            f"{host} can be reached from other machines. Say --code CODE so that judges sign in with it, or --open to "
            "let everybody on the network use the console, or leave --host out.",
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


def greeting(host: str, port: int, codes: Codes) -> str:
    """What is said at the start: where everything is, and who can reach it."""
    shown = f"[{host}]" if ":" in host else host
    base = f"http://{shown}:{port}"
    lines = [
        "Judge is running. Press Ctrl-C to stop it.",
        f"  Rules    {base}/",
        f"  Console  {base}/console/",
        f"  API      {base}/api/",
    ]
    if not codes.free:
        lines.append("Judges sign in with the code; the rules are open to all.")
    elif not codes.alone:
        lines.append("Anybody who can reach this address can use it: there is no sign-in.")
    return "\n".join(lines)


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
    listening: socket.socket, site: Path | None, hosts: tuple[str, ...], codes: Codes, database: str | None
) -> Any:
    from waitress.server import create_server  # type: ignore[import-untyped]

    from judge.console.app import create_app
    from judge.console.resources import KEY

    # A burst of requests waits a moment for a free thread; that is no news to whoever runs the server.
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    app = create_app(site, hosts=hosts, codes=codes, database=database, key=session_key())
    backing = app.extensions[KEY]
    threading.Thread(target=_warm, args=(backing,), daemon=True).start()
    server = create_server(
        app, sockets=[listening], threads=THREADS, max_request_body_size=LARGEST_BODY, channel_request_lookahead=1,
        ident="judge", clear_untrusted_proxy_headers=True,
    )  # fmt: skip
    return server, backing.workers


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
