"""The Markdown of the entries: front matter, links with their places, and plain text without markup."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

ANCHOR = re.compile(r"[ \t]*\{:?[ \t]*#([\w.\-]+)[ \t]*\}")
_WIKI = re.compile(r"\[\[([^\[\]|]*)(?:\|([^\[\]]*))?\]\]")
_SCHEME = re.compile(r"\[([^\[\]]*)\]\(((?:scenario|reading|misreading|note|chart|step|concept):[^()\s]+)\)")
_CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")
_FENCE = re.compile(r"[ \t]*(`{3,}|~{3,})")


@dataclass(frozen=True, slots=True)
class Page:
    """A Markdown file cut in two: YAML front matter and body, each with the line it begins on."""

    front: str | None
    front_line: int
    body: str
    body_line: int


@dataclass(frozen=True, slots=True)
class Reference:
    """A link as written: its target, its label (may be empty) and where it stands."""

    target: str
    label: str
    line: int
    column: int


def split(text: str) -> Page:
    """A file's front matter and body; front matter is what stands between two lines of three dashes."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if not text.startswith("---\n"):
        return Page(None, 1, text, 1)
    lines = text.split("\n")
    for number, line in enumerate(lines[1:], 1):
        if line.rstrip() == "---":
            front = "\n".join(lines[1:number])
            return Page(front, 2, "\n".join(lines[number + 1 :]), number + 2)
    return Page(None, 1, text, 1)


def outside_code(body: str) -> Iterator[tuple[int, str]]:
    """The lines that are not in fenced code, counted from 0, with inline code blanked out."""
    fence = ""
    for number, line in enumerate(body.split("\n")):
        mark = _FENCE.match(line)
        if fence:
            if mark and mark.group(1).startswith(fence) and not line.strip(" \t`~"):
                fence = ""
        elif mark:
            fence = mark.group(1)
        else:
            yield number, _CODE.sub(lambda found: " " * len(found.group()), line)


def references(body: str, first_line: int = 1) -> list[Reference]:
    """Every `[[link]]` and every `](scenario:...)` of the text in reading order, not those in code."""
    found = []
    for number, line in outside_code(body):
        matches = [*_WIKI.finditer(line), *_SCHEME.finditer(line)]
        for match in sorted(matches, key=lambda each: each.start()):
            wiki = match.re is _WIKI
            target, label = (match.group(1), match.group(2)) if wiki else (match.group(2), match.group(1))
            found.append(Reference(target.strip(), (label or "").strip(), number + first_line, match.start() + 1))
    return found


def unclosed(body: str, first_line: int = 1) -> list[tuple[int, int]]:
    """The places of `[[` that no `]]` answers on the same line."""
    places = []
    for number, line in outside_code(body):
        rest = _WIKI.sub(lambda found: " " * len(found.group()), line)
        if (at := rest.find("[[")) >= 0:
            places.append((number + first_line, at + 1))
    return places


def without_anchors(text: str) -> str:
    """The text without its `{#id}` marks."""
    return ANCHOR.sub("", text)


def readable(target: str) -> str:
    """What a link without a label shows: the number of a rule, the words of a slug."""
    name = target.rpartition(":")[2].rpartition("/")[2].strip()
    return name if any(char.isdigit() for char in name) else name.replace("-", " ")


_IMAGE_OR_LINK = re.compile(r"!?\[([^\[\]]*)\]\([^()\s]*(?: \"[^\"]*\")?\)")
_ADMONITION = re.compile(r'^[ \t]*(?:!!!|\?\?\?\+?)[ \t]+([\w\-]+)(?:[ \t]+"([^"]*)")?[ \t]*$')
_HEADING = re.compile(r"^#{1,6}[ \t]+")
_RULE = re.compile(r"^[ \t]*\|?[ \t:|\-]*-{3,}[ \t:|\-]*$")
_STRONG = re.compile(r"(\*{1,3})(?=\S)([^*]*?\S)\1")
_UNDERLINE = re.compile(r"(?<!\w)(_{1,3})(?=\S)([^_]*?\S)\1(?!\w)")
_ATTRIBUTES = re.compile(r"[ \t]*\{:[^{}]*\}")
_ESCAPE = re.compile(r"\\([\\`*_{}\[\]()#+\-.!|>])")


def plain(text: str, label: Callable[[str], str] = readable) -> str:
    """The words of a Markdown text; `label` says what a link without words of its own shows."""
    lines = [_plain_line(line, label) for line in text.split("\n") if not _FENCE.match(line)]
    kept = "\n".join(line for line in lines if line is not None)
    return re.sub(r"\n{3,}", "\n\n", kept).strip()


def _plain_line(line: str, label: Callable[[str], str]) -> str | None:
    if _RULE.match(line) and not line.strip().startswith("- "):
        return None
    if opening := _ADMONITION.match(line):
        return f"{opening.group(2) or opening.group(1).capitalize()}:"
    line = _ATTRIBUTES.sub("", ANCHOR.sub("", line))
    line = _WIKI.sub(lambda found: found.group(2) or label(found.group(1)), line)
    line = _IMAGE_OR_LINK.sub(r"\1", line)
    line = _HEADING.sub("", line)
    line = _STRONG.sub(r"\2", line)
    line = _UNDERLINE.sub(r"\2", line)
    line = line.replace("`", "")
    if line.strip().startswith("|"):
        line = ", ".join(cell.strip() for cell in line.strip().strip("|").split("|"))
    return _ESCAPE.sub(r"\1", line).rstrip()
