"""The few scripts and styles that stand in pages: the hashes by which a server allows them, and no other."""

from __future__ import annotations

import hashlib
import json
import re
from base64 import b64encode
from pathlib import Path

INLINE = "inline.json"
_WRITTEN = re.compile(r"<(script|style)((?:\s[^>]*)?)>(.*?)</\1>", re.S)


def write_inline(site: Path) -> None:
    """Lists the hash of every script and style that stands in a page."""
    found: dict[str, set[str]] = {"script": set(), "style": set()}
    for page in site.rglob("*.html"):
        for name, attributes, inside in _WRITTEN.findall(page.read_text("utf-8")):
            if "src=" not in attributes and "json" not in attributes:
                found[name].add(_hash(inside))
    hashes = {name: sorted(each) for name, each in found.items()}
    (site / INLINE).write_text(json.dumps(hashes, indent=1) + "\n", "utf-8")


def _hash(inside: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(inside.encode()).digest()).decode()}'"
