"""One page of each kind of a built site, for checks that look at all kinds."""

from __future__ import annotations

from pathlib import Path

PATTERNS = {
    "chapter": "*/rules/*/index.html",
    "rules": "*/rules/index.html",
    "term": "*/glossary/*/index.html",
    "glossary": "*/glossary/index.html",
    "charts": "*/charts/index.html",
    "chart": "*/charts/*/index.html",
    "replay": "*/scenarios/*/index.html",
    "scenarios": "*/scenarios/index.html",
    "readings": "*/readings/index.html",
    "card-text": "*/card-text/index.html",
    "units": "*/units/index.html",
    "concepts": "concepts/index.html",
    "concept": "concepts/*/index.html",
    "search": "search/index.html",
}


def kinds(site: Path) -> dict[str, str]:
    """The address of one page of each kind: the largest there is, because it is the worst case."""
    found = {"home": ""}
    starts = [path.parent.parent / "index.html" for path in site.glob("*/units/index.html")]
    pages = {"start": starts, **{kind: list(site.glob(pattern)) for kind, pattern in PATTERNS.items()}}
    for kind, paths in pages.items():
        if paths:
            largest = max(paths, key=lambda path: path.stat().st_size)
            found[kind] = largest.parent.relative_to(site).as_posix() + "/"
    return found
