"""Python for browsers: an npm package, fetched once by name into the user's cache folder."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tarfile
import tempfile
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path

from judge.content.problem import BadInput, Place
from judge.content.ready import cache_folder

PACKAGE, VERSION = "pyodide", "314.0.7"
INTEGRITY = "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="

FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
HOW = (
    "The console can go along with the site, to run in a browser without a server: run `judge runtime` once (needs npm)"
)
NPM = Place("npm")
ENVIRONMENT = "JUDGE_RUNTIME"


def runtime() -> Path | None:
    """The folder with the runtime: where it was fetched to, or $JUDGE_RUNTIME; None where it is not at hand."""
    given, cache = os.environ.get(ENVIRONMENT), cache_folder()
    folder = Path(given) if given else cache / f"{PACKAGE}-{VERSION}" if cache else None
    return folder if folder and all((folder / name).is_file() for name in FILES) else None


def fetch(report: Callable[[str], None] = print) -> Path:
    """Fetches the runtime, unless it is there; BadInput says why it cannot be had."""
    found = runtime()
    if found:
        report(f"The runtime is in {found}.")
        return found
    cache = cache_folder()
    if cache is None:
        raise BadInput.at(Place("cache"), "there is no folder to keep the runtime in: set XDG_CACHE_HOME")
    report(f"Fetching {PACKAGE} {VERSION} by npm into {cache}")
    with tempfile.TemporaryDirectory(dir=cache) as work:
        archive = _packed(Path(work))
        with tarfile.open(archive) as members:
            members.extractall(work, filter="data")
        place = cache / f"{PACKAGE}-{VERSION}"
        shutil.rmtree(place, ignore_errors=True)
        (Path(work) / "package").rename(place)
    report("The next `judge build` takes the console along.")
    return place


def _packed(work: Path) -> Path:
    """The package as npm has it, and nothing else: its hash is known."""
    npm = shutil.which("npm")
    if npm is None:
        raise BadInput.at(NPM, "npm is not installed; it comes with Node.js")
    command = [npm, "pack", f"{PACKAGE}@{VERSION}", "--silent"]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True)
    found = list(work.glob("*.tgz"))
    if done.returncode or not found:
        said = (done.stderr or done.stdout).strip().splitlines() or ["npm gives no reason"]
        raise BadInput.at(NPM, f"{PACKAGE} {VERSION} cannot be fetched: {said[-1]}")
    digest = "sha512-" + b64encode(hashlib.sha512(found[0].read_bytes()).digest()).decode()
    if digest != INTEGRITY:
        raise BadInput.at(NPM, f"what npm has fetched is not {PACKAGE} {VERSION}: its hash is {digest}")
    return found[0]
