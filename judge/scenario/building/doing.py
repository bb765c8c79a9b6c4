"""The edits that a page can ask for, by name: each takes a text and what was sent, and gives the text after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from judge.content.problem import BadInput, Place, unknown
from judge.scenario.building import edits, questions, rows
from judge.scenario.building.collected import called, printed
from judge.scenario.building.described import described
from judge.scenario.building.page import built_of, path_of
from judge.scenario.building.start import NAMES
from judge.scenario.building.tables import PLAYERS, TABLE, Path
from judge.scenario.building.vocabulary import owners
from judge.scenario.building.writing import flow
from judge.scenario.choice_wording import written_by_hand

LONGEST_TITLE = 160
MOST_PLAYERS = 8
LONGEST_DESCRIPTION = 1_000


# How far down the table the path of an edit leads at least.
LEAST = {"add": 2, "change": 1, "take": 3, "clear": 2, "begin": 2}


class Done(NamedTuple):
    """The text after an edit, the row that is open then, and the words that were not understood."""

    text: str
    open: Path = ()
    left: tuple[str, ...] = ()


Sent = Mapping[str, Sequence[str]]
Deed = Callable[[str, Path, Sent], Done]


def edited(text: str, do: str, path: Any, sent: Sent) -> Done:
    """Carries an edit out; BadInput says what is wrong with what was sent."""
    if do not in DEEDS:
        raise BadInput.at(Place("table"), unknown("edit", do, DEEDS), "do")
    where = path_of(path)
    if len(where) < LEAST.get(do, 0):
        raise BadInput.at(Place("table"), "this is no row of the table", do)
    return DEEDS[do](text, where, sent)


def _one(sent: Sent, name: str) -> str:
    return next(iter(sent.get(name, ())), "").strip()


def _number(sent: Sent, name: str) -> int:
    text = _one(sent, name)
    return int(text) if text.isdecimal() and len(text) < 4 else 999


def _add(text: str, path: Path, sent: Sent) -> Done:
    """A row more; a card of the collection brings what is printed on it."""
    built, name = built_of(text), _one(sent, "name")
    if one := _one(sent, "one"):
        if one == _one(sent, "other"):
            raise BadInput.at(Place("table"), f"{one} is not away from itself; tap another one", "other")
        name = f"{one} - {_one(sent, 'other')}"
    made, new = rows.add(built, path, called(built.game, name), sent)
    return Done(printed(made, new, name), new if _one(sent, "again") else ())


def _say(text: str, path: Path, sent: Sent) -> Done:
    """Rows described in words; a card of the collection brings what is printed on it."""
    words = _one(sent, "say")[:LONGEST_DESCRIPTION]
    found = described(_by_their_names(text, words), words)
    made = found.text
    for row in found.rows:
        made = printed(made, row, str(row[-1]))
    return Done(made, left=found.left)


def _by_their_names(text: str, words: str) -> str:
    """The table with the players that a description speaks of: `Mia's hero` makes Mia of one who has nothing yet."""
    built = built_of(text)
    table = edits.value_at(text, TABLE) or {}
    others = flow([each for group, each in table.items() if group != PLAYERS])
    unknown_yet = [each for each in owners(built.game, words) if each not in built.players]
    nobody = [each for each in built.players if each in NAMES and each not in others and each not in words]
    for old, new in zip(nobody, unknown_yet, strict=False):
        text = rows.rename(built_of(text), (*TABLE, PLAYERS, old), new)
    return text


def _change(text: str, path: Path, sent: Sent) -> Done:
    changed = rows.change(built_of(text), path, sent)
    if _one(sent, "name"):
        changed = rows.rename(built_of(changed), path, _one(sent, "name"))
        path = (*path[:-1], rows.named(_one(sent, "name"))) if _one(sent, "name") != path[-1] else path
    return Done(changed, path if _one(sent, "more") else path[:-2] if len(path) > 4 else path if len(path) > 3 else ())


def _take(text: str, path: Path, sent: Sent) -> Done:
    return Done(rows.take(built_of(text), path))


def _clear(text: str, path: Path, sent: Sent) -> Done:
    """A field that holds rows of its own, such as an attack that is going on, is left to its default."""
    return Done(rows.without_empty(built_of(edits.drop(text, path)), path[:-1]), path[:-1])


def _begin(text: str, path: Path, sent: Sent) -> Done:
    """A row inside another one, such as the Battlegear of a Creature, begins with what it must say."""
    built = built_of(text)
    row = rows.least(built, path)
    return Done(edits.put(text, path, row), path)


def _players(text: str, path: Path, sent: Sent) -> Done:
    """Other names for the players, and another player where a name more is given."""
    built = built_of(text)
    for old, new in zip(sent.get("old", ()), sent.get("new", ()), strict=False):
        here = (*TABLE, PLAYERS, old)
        if new.strip() and rows.named(new) != old and built.at(here) is not None:
            built = built_of(rows.rename(built, here, new))
    more = _one(sent, "more")
    if more and len(built.names_under(PLAYERS)) < MOST_PLAYERS:
        return Done(rows.add(built, (*TABLE, PLAYERS), more, {})[0])
    return Done(built.text)


def _moment(text: str, path: Path, sent: Sent) -> Done:
    """Another moment to begin at; choices that were made at the old one are dropped if that is asked for."""
    return Done(edits.put(text, ("at",), _one(sent, "at")[: rows.LONGEST_NAME]))


def _title(text: str, path: Path, sent: Sent) -> Done:
    title = " ".join(_one(sent, "title").split())[:LONGEST_TITLE]
    return Done(edits.put(text, ("title",), title) if title else text)


def _ask(text: str, path: Path, sent: Sent) -> Done:
    kind, what = _one(sent, "kind") or "value", _one(sent, "what")
    parts, gaps = sent.get("part", ()), [each.strip() for each in sent.get("gap", ())]
    if parts:
        what = "".join(part + gap for part, gap in zip(parts, (*gaps, ""), strict=False))
    if kind in ("possible", "certain", "forced"):
        what = questions.condition(what, _one(sent, "op"), _one(sent, "value"))
    when = _one(sent, "when")
    after = when.removeprefix("after ") if when.startswith("after ") else ""
    return Done(questions.add(text, kind, what, by=_one(sent, "by"), at="" if after else when, after=after))


def _unask(text: str, path: Path, sent: Sent) -> Done:
    return Done(questions.take(text, _number(sent, "n")))


def _claim(text: str, path: Path, sent: Sent) -> Done:
    claims = dict(zip(sent.get("who", ()), sent.get("says", ()), strict=False))
    return Done(questions.claim(text, _number(sent, "n"), claims))


def _choose(text: str, path: Path, sent: Sent) -> Done:
    words, hand = " ".join(_one(sent, "choose").split()), " ".join(_one(sent, "hand").split())
    said = written_by_hand(hand) if hand else words
    return Done(edits.append(text, ("choices",), said[: questions.LONGEST]) if said else text)


def _unchoose(text: str, path: Path, sent: Sent) -> Done:
    """Takes back a choice and those after it; or everything that was chosen and rolled."""
    if _one(sent, "n") == "all":
        return Done(edits.drop(edits.drop(text, ("choices",)), ("given",)))
    found = edits.value_at(text, ("choices",))
    for number in reversed(range(_number(sent, "n"), len(found) if isinstance(found, list) else 0)):
        text = edits.drop(text, ("choices", number))
    return Done(edits.drop(text, ("choices",)) if edits.value_at(text, ("choices",)) == [] else text)


DEEDS: dict[str, Deed] = {
    "add": _add, "say": _say, "change": _change, "take": _take, "clear": _clear, "begin": _begin, "players": _players,
    "moment": _moment, "title": _title, "ask": _ask, "unask": _unask, "claim": _claim, "choose": _choose,
    "unchoose": _unchoose,
}  # fmt: skip
