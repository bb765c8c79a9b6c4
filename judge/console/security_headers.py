"""The headers that keep a page to itself: what it may load, where it may be framed, what it tells others."""

from __future__ import annotations

from typing import Literal

from flask import Request, Response, request

from judge import __version__
from judge.console.resources import resources
from judge.console.site_files import SERVER, allowed_inline

# The console and the API: everything comes from this server, and nothing is written into a page.
STRICT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
# The site: the same, it keeps itself on the device, and the few scripts that the theme writes into pages are known.
SITE = (
    "default-src 'none'; script-src 'self' {script}; style-src 'self' {style}; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'self'"
)
# The page that runs the console in the browser: it compiles WebAssembly, and shows the console's pages in a frame.
ALONG = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "style-src 'self'; img-src 'self'; font-src 'self'; frame-src 'self'; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)


def part_of(path: str) -> Literal["api", "console", "site"]:
    """What a path belongs to."""
    match path.split("/")[1:2]:
        case ["api"]:
            return "api"
        case ["console"]:
            return "console"
    return "site"


def add_headers(response: Response) -> Response:
    """Sets the headers of every answer."""
    site = part_of(request.path) == "site"
    if not site:
        response.headers[SERVER] = __version__
    along = request.path.startswith("/assets/console/")
    response.headers.setdefault("Content-Security-Policy", ALONG if along else _of_site() if site else STRICT)
    response.headers.setdefault("X-Content-Type-Options", "nosniff")
    response.headers.setdefault("X-Frame-Options", "SAMEORIGIN" if site else "DENY")
    response.headers.setdefault("Referrer-Policy", "no-referrer")
    response.headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
    response.headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
    return response


def _of_site() -> str:
    site = resources().site
    known = allowed_inline(site) if site else {}
    return SITE.format(script=known.get("script", ""), style=known.get("style", ""))


def from_elsewhere(asked: Request) -> bool:
    """Whether a page of another site sends this on behalf of a visitor who does not know."""
    changes = asked.method not in ("GET", "HEAD", "OPTIONS")
    return changes and asked.headers.get("Sec-Fetch-Site", "") in ("cross-site", "same-site")
