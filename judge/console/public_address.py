"""Under which address people see this server, when a proxy stands before it: name, scheme, path, and who is asking."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from flask import Flask, Request, current_app, request, url_for
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface
from itsdangerous import BadSignature
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.sansio.utils import host_is_trusted
from werkzeug.utils import redirect

from judge.content.problem import BadInput, Place
from judge.content.where import game_folders

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

OWN_NAMES = ("127.0.0.1", "localhost", "[::1]")
SEEN_BY_OTHERS = "JUDGE_SEEN_BY_OTHERS"
ON_DEVICE = "JUDGE_ON_DEVICE"
# The host that a request named, before the public one took its place.
ASKED_HOST = "judge.asked_host"
# Parts of the site: behind a proxy that takes the path away, nobody could tell them from the path.
TAKEN = ("api", "assets", "console", "offline", "previews", "r", "search")
PREFIX = re.compile(r"(?:/[\w.~-]+)*", re.ASCII)
OPTION = Place("--url")


class PublicAddress(NamedTuple):
    """An address as people see it: `https`, `judge.example.org`, and `/rules` or nothing."""

    scheme: str
    host: str
    prefix: str

    def __str__(self) -> str:
        return f"{self.scheme}://{self.host}{self.prefix}/"


def read_address(url: str) -> PublicAddress:
    """The address that --url names; BadInput for what is none."""
    try:
        parts = urlsplit(url)
        sound = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and url.isprintable()
    except ValueError:
        raise BadInput.at(OPTION, f"{url!r} is no address") from None
    if not sound or parts.query or parts.fragment or "@" in parts.netloc or " " in url:
        raise BadInput.at(OPTION, f"{url!r} is no address such as https://judge.example.org/rules/")
    names = [each for each in parts.path.split("/") if each]
    prefix = "".join(f"/{each}" for each in names)
    if not PREFIX.fullmatch(prefix) or {".", ".."} & set(names):
        raise BadInput.at(OPTION, f"{parts.path!r} is no path such as /rules/")
    if names and names[0] in {*TAKEN, *game_folders()}:
        raise BadInput.at(OPTION, f"the site has a part /{names[0]}/ of its own; choose another path, such as /rules/")
    return PublicAddress(parts.scheme, parts.netloc.lower(), prefix)


class BehindProxy:
    """Lets an application see each request as it was sent to the public address, or to the one that a proxy names."""

    def __init__(self, app: WSGIApplication, address: PublicAddress | None) -> None:
        self.app = app
        self.address = address

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        scheme, host, prefix = self.address or _told(environ)
        path, query = environ.get("PATH_INFO", ""), environ.get("QUERY_STRING", "")
        if prefix and path == prefix:
            return redirect(f"{prefix}/{'?' if query else ''}{query}", 308)(environ, start_response)
        # The proxy may pass the prefix on or take it away: both come to the same.
        inside = path.removeprefix(prefix) if path.startswith(f"{prefix}/") else path
        seen = {"wsgi.url_scheme": scheme, "HTTP_HOST": host, "SCRIPT_NAME": prefix, "PATH_INFO": inside}
        return self.app({**environ, **seen, ASKED_HOST: environ.get("HTTP_HOST", "")}, start_response)


def _told(environ: WSGIEnvironment) -> PublicAddress:
    """The address that a proxy has told of; a path that is none counts for nothing."""
    prefix = environ.get("SCRIPT_NAME", "").rstrip("/")
    host = environ.get("HTTP_HOST") or f"{environ['SERVER_NAME']}:{environ['SERVER_PORT']}"
    return PublicAddress(environ["wsgi.url_scheme"], host, prefix if PREFIX.fullmatch(prefix) else "")


class Cookies(SecureCookieSessionInterface):
    """Sessions whose cookie goes back to this address alone: its path, and only over https where that is used."""

    def get_cookie_path(self, app: Flask) -> str:
        return f"{request.script_root}/"

    def get_cookie_secure(self, app: Flask) -> bool:
        return request.is_secure

    def open_session(self, app: Flask, request: Request) -> SecureCookieSession:
        """The session of a cookie that this server has signed, whenever: how long it lasts is looked at elsewhere.

        Flask would refuse a cookie from the future, and so sign everybody out when the clock is put back.
        """
        signing = self.get_signing_serializer(app)
        try:
            return self.session_class(signing.loads(request.cookies.get(self.get_cookie_name(app), "")))  # type: ignore[union-attr]
        except BadSignature:
            return self.session_class()


def install(app: Flask, address: PublicAddress | None, proxies: int, seen_by_others: str) -> None:
    """Has an application answer under its public address, and believe as many proxies as there are."""
    app.session_interface = Cookies()
    app.config[SEEN_BY_OTHERS] = seen_by_others
    if address or proxies:
        app.wsgi_app = BehindProxy(app.wsgi_app, address)  # type: ignore[method-assign]
    if proxies:
        told = 0 if address else proxies  # An address that was given is certain; headers are what somebody says.
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            app.wsgi_app, x_for=proxies, x_proto=told, x_host=told, x_prefix=told
        )


def asked_host() -> str:
    """The name under which this server was asked."""
    return str(request.environ.get(ASKED_HOST, request.host))


def known(hosts: Iterable[str]) -> bool:
    """Whether the server was asked under one of these names; any will do where none are given."""
    names = list(hosts)
    return not names or host_is_trusted(asked_host(), names)


def address_for_others(endpoint: str, **values: Any) -> str:
    """The whole address of a page, to be passed on: whoever opens it may sit at another machine.

    Where no server is, only the first page of the console has a file: it is told which one is meant.
    """
    if current_app.config.get(ON_DEVICE):
        first = url_for("console.start")
        return url_for("console.start", _external=True, at=url_for(endpoint, **values).removeprefix(first))
    seen = str(current_app.config.get(SEEN_BY_OTHERS, ""))
    if seen and host_is_trusted(request.host, OWN_NAMES):
        return seen.rstrip("/") + url_for(endpoint, **values)
    return url_for(endpoint, _external=True, **values)


def only_here(address: str) -> bool:
    """Whether an address means just the machine that it is opened on."""
    return host_is_trusted(urlsplit(address).netloc, OWN_NAMES)
