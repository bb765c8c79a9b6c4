"""What makes a ruling replayable: its situation, readings, edition, version and outcome, and what differs today."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from judge import games
from judge.content import ready
from judge.content.where import game_folders
from judge.rulings.answer_words import said, shown

PACKAGE = Path(__file__).resolve().parent.parent
SHARED = ("cardtext", "content", "engine", "kit", "scenario")
LETTERS = 12
VERSION = "version"


class Difference(NamedTuple):
    """Something that comes out otherwise now than it did then."""

    what: str
    then: str
    now: str


@cache
def content_version(game: str) -> str:
    """One word for all that decides a verdict: the rules, charts and readings of a game, its code, the kernel."""
    if made := ready.given(f"{VERSION}-{game}"):
        return str(made)
    folders = [game_folders()[game].path, *(PACKAGE / name for name in SHARED)]
    code = games.folder(game)
    digest = hashlib.sha256()
    for folder in [*folders, *([code] if code else [])]:
        for path in _files(folder):
            digest.update(f"{folder.name}/{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:LETTERS]


def _files(folder: Path) -> list[Path]:
    """The files that count: the scenarios that come with a game decide nothing."""
    wanted = (path for path in folder.rglob("*") if path.suffix in (".md", ".yml", ".py"))
    return sorted(path for path in wanted if "scenarios" not in path.relative_to(folder).parts)


def outcome_part(outcome: Mapping[str, Any], readings: Mapping[str, str]) -> dict[str, Any]:
    """What a situation came to, as a ruling keeps it: `outcome` is the document of `judge run --json`."""
    game = outcome["game"]
    return {
        "game": game,
        "edition": outcome["edition"],
        "version": content_version(game),
        "title": outcome["scenario"],
        "readings": dict(readings),
        "finished": outcome["finished"],
        "decides": outcome["decides"],
        "answers": outcome["answers"],
        "unread": outcome["unread"],
        "lines": outcome["lines"],
        "table_after": outcome["table"],
    }


def differences(then: Mapping[str, Any], now: Mapping[str, Any]) -> list[Difference]:
    """What a ruling's situation gives otherwise today: the edition, each answer, each line of the log."""
    if "answers" not in then:
        return []
    found = [Difference("edition", then["edition"], now["edition"])] if then["edition"] != now["edition"] else []
    unread = _unread(then["unread"], now["unread"]) if "unread" in then else ()
    return [
        *found,
        *_answers(then["answers"], now["answers"]),
        *unread,
        *_lines(then.get("lines", now["lines"]), now["lines"]),
    ]


def not_carried_out(body: Mapping[str, Any]) -> list[str]:
    """The sentences of cards that a ruling does not take into account, because they are not understood."""
    return [f'{each["card"]}: "{each["sentence"]}"' for each in body.get("unread") or ()]


def by_hand(body: Mapping[str, Any]) -> list[str]:
    """What the judge carried out himself, in the words of the log."""
    return [str(line["text"]) for line in body.get("lines") or () if line.get("by_hand")]


def _unread(then: list[dict[str, Any]], now: list[dict[str, Any]]) -> Iterator[Difference]:
    before, after = not_carried_out({"unread": then}), not_carried_out({"unread": now})
    if before != after:
        yield Difference("not carried out", shown(before), shown(after))


def _answers(then: list[dict[str, Any]], now: list[dict[str, Any]]) -> Iterator[Difference]:
    today = {answer["ask"]: answer for answer in now}
    for answer in then:
        again = today.get(answer["ask"])
        if again is None:
            yield Difference(answer["ask"], said(answer), "is not asked")
        elif said(again) != said(answer):
            yield Difference(answer["ask"], said(answer), said(again))


def _lines(then: list[dict[str, Any]], now: list[dict[str, Any]]) -> Iterator[Difference]:
    before, after = [_line(each) for each in then], [_line(each) for each in now]
    for kind, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind != "equal":
            yield Difference(f"line {a + 1}", " ".join(before[a:b]), " ".join(after[c:d]))


def _line(line: Mapping[str, Any]) -> str:
    return f"{line['text']} [{', '.join(line['cites'])}]"
