"""The real nginx before a server, with the configuration that is shipped, on ports of its own."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from typing import NamedTuple

from deploy.servers import ROOT, Answer, until

NGINX = shutil.which("nginx", path=os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin")))
NAME = "judge.example.org"
AROUND = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/judge.conf;
}}
"""


class Proxy(NamedTuple):
    """A proxy that runs: its ports for http and https."""

    plain: int
    secure: int

    def ask(self, method: str, path: str, body: str = "", **headers: str) -> Answer:
        """Asks as a browser would that has looked the name up."""
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        asking = HTTPSConnection("127.0.0.1", self.secure, timeout=60, context=context)
        return _asked(asking, method, path, body, headers)

    def get(self, path: str, **headers: str) -> Answer:
        """What an address answers over https."""
        return self.ask("GET", path, **headers)

    def get_plain(self, path: str) -> Answer:
        """What an address answers over http."""
        return _asked(HTTPConnection("127.0.0.1", self.plain, timeout=60), "GET", path, "", {})


def _asked(asking: HTTPConnection, method: str, path: str, body: str, headers: dict[str, str]) -> Answer:
    if body:
        headers = {"Content-Type": "application/x-www-form-urlencoded", **headers}
    try:
        asking.request(method, path, body or None, {"Host": NAME, **headers})
        found = asking.getresponse()
        return Answer(found.status, found.read().decode("utf-8", "replace"), found.headers)
    finally:
        asking.close()


@contextmanager
def nginx(folder: Path, upstream: int, path: str, end: str) -> Iterator[Proxy]:
    """nginx before a server, at a path; with `end` "/" it takes the path away, with nothing it passes it on."""
    folder.mkdir()
    ports = Proxy(_free(), _free())
    _certificate(folder)
    (folder / "judge.conf").write_text(_shipped(folder, ports, upstream, path, end))
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder))
    assert NGINX
    command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        until(lambda: process.poll() is not None or _listens(ports.secure))
        assert process.poll() is None, (folder / "error.log").read_text()
        yield ports
    finally:
        process.terminate()
        process.wait()


def _shipped(folder: Path, ports: Proxy, upstream: int, path: str, end: str) -> str:
    """The shipped configuration with the ports, the certificate and the path of a test."""
    text = (ROOT / "tools" / "deploy" / "nginx.conf").read_text("utf-8")
    if path != "/":
        text = re.sub(r"^ *location / .*\n", "", text, flags=re.M).replace("# location /rules/", f"location {path}")
    text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.M)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{ports.plain};").replace(
        "listen 443", f"listen 127.0.0.1:{ports.secure}"
    )
    text = text.replace("http://127.0.0.1:8000;", f"http://127.0.0.1:{upstream}{end};")
    return re.sub(r"/etc/letsencrypt/live/[^/]+/", f"{folder}/", text)


def _certificate(folder: Path) -> None:
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}",
         "-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"],
        check=True, capture_output=True,
    )  # fmt: skip


def _free() -> int:
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])


def _listens(port: int) -> bool:
    with socket.socket() as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0
