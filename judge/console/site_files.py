"""The built site at /: files of one folder, each with its type, its age and its fingerprint."""

from __future__ import annotations

import gzip
import io
import json
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from urllib.parse import urlsplit

from flask import Blueprint, Response, abort, jsonify, redirect, render_template, request, send_file, url_for
from werkzeug.routing import PathConverter
from werkzeug.security import safe_join
from werkzeug.wrappers import Response as AnyResponse

from judge import __version__
from judge.console.resources import resources
from judge.site.finishing.inline import INLINE

files = Blueprint("site", __name__)
INDEX = "index.html"
# A server is known by this header: where one answers, the pages on a device leave the console to it.
SERVER = "Judge-Console"
_HASH = re.compile(r"'sha256-[A-Za-z0-9+/]{43}='")
OWN = Path(__file__).parent / "static"
KEPT = 512
SMALL = 1_000
# How soon a page that is being written is asked for again.
SECONDS = 3
# Stated here because a machine's own table of types may lack them or have them wrong.
TYPES = {
    ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".mjs": "text/javascript",
    ".json": "application/json", ".map": "application/json", ".svg": "image/svg+xml", ".png": "image/png",
    ".ico": "image/vnd.microsoft.icon", ".xml": "application/xml", ".txt": "text/plain", ".gz": "application/gzip",
    ".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".woff": "font/woff",
    ".zip": "application/zip", ".yml": "text/yaml", ".md": "text/markdown", ".wasm": "application/wasm",
}  # fmt: skip
SQUEEZED = frozenset(
    TYPES[end] for end in (".html", ".css", ".js", ".json", ".svg", ".xml", ".txt", ".webmanifest", ".md")
)
BASE = re.compile(r'("base": *")([^"]*)(")')


class SitePath(PathConverter):
    """Any path but those of the console and the API, which give their own answers to what is not there."""

    regex = "(?!(?:api|console)(?:/|$))[^/].*?"


@files.get("/assets/console.json")
def console_there() -> AnyResponse:
    """What the pages of the site ask for: a console answers here. The file in the site itself says that none does."""
    found = jsonify(at=url_for("console.start").removeprefix(url_for(".page")))
    found.headers[SERVER] = __version__
    return found


@files.get("/")
@files.get("/<sitepath:name>")
def page(name: str = "") -> AnyResponse:
    """One file of the site; a folder shows its index."""
    try:
        found = _page(name)
    except FileNotFoundError:
        found = None  # A new version of the site has just taken its place.
    return found or _not_there()


def _page(name: str) -> AnyResponse | None:
    site = resources().site
    path = inside(site, f"{name}{INDEX}" if not name or name.endswith("/") else name) if site else None
    if path is None:
        return None
    if path.is_dir():
        return redirect(f"{url_for('.page', name=name)}/" + _query(), 308)
    return sent(path)


def _not_there() -> Response:
    """What is not there may be on its way, or the whole site may be missing: both are said in words."""
    builder, built = resources().builder, resources().site_built
    if built and not (builder and builder.coming):
        abort(404)
    note = builder.note if builder else None
    html = render_template("site_not_built.html", builder=builder, note=note, seconds=SECONDS)
    return Response(html, 503, headers={"Retry-After": str(SECONDS), "Cache-Control": "no-store"})


def _query() -> str:
    return f"?{request.query_string.decode('latin-1')}" if request.query_string else ""


def inside(site: Path, name: str) -> Path | None:
    """The file or folder of that name in the site; None for one that is not there, leads out of it or is hidden."""
    joined = safe_join(str(site), name)
    if joined is None or any(part.startswith(".") for part in name.split("/")):
        return None
    try:
        path = Path(joined).resolve(strict=True)
    except (OSError, RuntimeError, ValueError):
        return None
    return path if path.is_relative_to(site.resolve()) and (path.is_file() or path.is_dir()) else None


def allowed_inline(site: Path) -> Mapping[str, str]:
    """The hashes of the few scripts and styles that stand in the pages of a built site, as its build listed them."""
    path = site / INLINE
    try:
        return _allowed(path, path.stat().st_mtime_ns)
    except OSError:
        return {}


@lru_cache(maxsize=4)
def _allowed(path: Path, changed: int) -> Mapping[str, str]:
    try:
        listed = json.loads(path.read_text("utf-8"))
        return {name: " ".join(each for each in listed[name] if _HASH.fullmatch(each)) for name in ("script", "style")}
    except (ValueError, KeyError, TypeError):
        return {}


def not_found_page() -> Response:
    """The site's own page for what is not there, or a plain one."""
    site = resources().site
    path = site / "404.html" if site else None
    html = _rooted(path.read_text("utf-8")) if path and path.is_file() else render_template("404.html")
    return Response(html, 404)


def _rooted(html: str) -> str:
    """A page that is shown at any depth has whole paths in it: they are made to begin where this server is seen."""
    found, root = BASE.search(html), request.script_root
    built = urlsplit(found[2]).path.rstrip("/") if found else ""
    if built == root:
        return html
    return BASE.sub(rf"\g<1>{root}/\g<3>", html).replace(f'="{built}/', f'="{root}/')


def own_file(filename: str) -> AnyResponse:
    """A style sheet, script or picture of the console itself."""
    path = inside(OWN, filename)
    if path is None or path.is_dir():
        abort(404)
    return sent(path)


def sent(path: Path) -> AnyResponse:
    """A file as an answer, squeezed where that helps."""
    kind = TYPES.get(path.suffix.lower(), "application/octet-stream")
    if kind not in SQUEEZED:
        return send_file(path, mimetype=kind, conditional=True, etag=True, max_age=0)
    about = path.stat()
    squeezed = request.accept_encodings["gzip"] and "Range" not in request.headers and about.st_size > SMALL
    # Read whole, so that a visitor who goes away in the middle leaves no file open.
    data = _squeezed(path, about.st_mtime_ns) if squeezed else path.read_bytes()
    etag = f"{about.st_mtime_ns:x}" + "-gz" * bool(squeezed)
    response = send_file(
        io.BytesIO(data), mimetype=kind, conditional=True, etag=etag, last_modified=about.st_mtime, max_age=0
    )
    if squeezed:
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"
    return response


@lru_cache(maxsize=KEPT)
def _squeezed(path: Path, changed: int) -> bytes:
    """A file as it travels; kept as long as it has not changed."""
    return gzip.compress(path.read_bytes(), 6, mtime=0)
