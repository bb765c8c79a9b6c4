"""A table described in words: `hero Gimli of Ana, attack 3; enemy Orc engaged with Ana, defense 1`.

Every row that is understood is put on the table as if its panel had been filled in; words that are not are given back.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from judge.content.problem import BadInput
from judge.content.words import singular
from judge.scenario.building import rows
from judge.scenario.building.controls import Control, label_of
from judge.scenario.building.kinds import row_type
from judge.scenario.building.page import built_of
from judge.scenario.building.phrases import NUMBERS, Phrases
from judge.scenario.building.tables import PLAYERS, TABLE, Built, Path, drawn_on
from judge.scenario.building.usual import usual
from judge.scenario.building.vocabulary import (
    ENDS,
    FILLING,
    Token,
    kind_at,
    kinds_of_rows,
    name_at,
    naming_field,
    tokens,
)
from judge.scenario.read import read

MOST_ROWS = 24
EXAMPLES = ("Vey", "Koru")
# Words after which another row may be spoken of.
OPENING = frozenset("and a an against versus vs attacks plays".split())
CHANGED = re.compile(
    r"(?P<who>.+?)\s+(?:gets?|gains?|loses?|has|is|are)?\s*(?P<by>[+-]\s?\d+|x ?2|doubled?|halved?)"
    r"\s*(?:to\s+)?(?P<what>[a-z ]*)",
    re.IGNORECASE,
)
DOUBLED = {"double": "x2", "doubled": "x2", "x 2": "x2", "halve": "/2", "halved": "/2", "half": "/2"}


class Described(NamedTuple):
    """The text with what was understood on its table, the rows that are new or changed, and the words left over."""

    text: str
    rows: tuple[Path, ...]
    left: tuple[str, ...]


@dataclass
class Chunk:
    """What a description says of one row: its group and name where they are said, whose it is, the words after that."""

    group: str = ""
    name: str = ""
    owner: str = ""
    words: list[Token] = field(default_factory=list)


def described(text: str, words: str) -> Described:
    """Puts what a description says on the table of a text."""
    found: list[Path] = []
    left: list[str] = []
    for clause in re.split(r"[;\n]|\.(?=\s|$)", words):
        effect = _effect(text, clause.strip())
        if effect is not None:
            text, path = effect
            found.append(path)
            continue
        for chunk in _chunks(built_of(text), clause):
            text, path, more = _placed(text, chunk)
            left += more
            found += [path] if path else []
            if len(found) >= MOST_ROWS:
                return Described(text, tuple(found), tuple(left))
    return Described(text, tuple(dict.fromkeys(found)), tuple(left))


def example(text: str) -> str:
    """How a table may be described: two rows of its most usual kinds, with the numbers that are drawn on them."""
    built = built_of(text)
    often = usual(built.game).keys
    groups = sorted(dict.fromkeys(kinds_of_rows(built.game).values()), key=lambda each: -often[(each,)])
    told = [each for each in groups if _drawn(built, each)][:2]
    if not told:
        listed = [f"{singular(label_of(each))} {_first(built, each)}" for each in groups if _listed(built, each)]
        return "; ".join([*listed[:1], *(f"{built.players[-1]} has {each} 9" for each in _drawn(built, PLAYERS)[:1])])
    said = []
    for player, name, group in zip(built.players, EXAMPLES, (told * 2)[:2], strict=False):
        owner = f"{player}'s " if any(each.key == "owner" for each in _fields(built, (*TABLE, group, "\0"))) else ""
        numbers = sorted(_drawn(built, group), key=lambda each: -often[(group, "*", each.replace(" ", "-"))])
        words = (f", {each} {n}" for n, each in enumerate(numbers[:2], 3))
        said.append(f"{owner}{singular(label_of(group))} {name}{''.join(words)}")
    return "; ".join(said)


def _first(built: Built, group: str) -> str:
    """The first card that a row without a name may be, rather one that is called by the kind."""
    kind = singular(label_of(group)).split()[-1]
    of = next(each.options for each in _fields(built, (*TABLE, group, 0)) if each.key == _listed(built, group))
    return min(filter(None, of), key=lambda each: kind not in each.casefold().split())


def _drawn(built: Built, group: str) -> list[str]:
    """The numbers of a kind of row that are drawn on its tiles, as people call them."""
    if _listed(built, group):
        return []
    controls = _fields(built, (*TABLE, group, "\0"))
    drawn = drawn_on(built.game)
    return [each.label for each in controls if each.kind in NUMBERS and (not drawn or each.label in drawn)]


def _chunks(built: Built, clause: str) -> list[Chunk]:
    """A clause cut where it begins to speak of another row."""
    said, known = tokens(clause), frozenset(built.players)
    chunks: list[Chunk] = []
    owner, at, fresh = "", 0, True
    while at < len(said):
        token = said[at]
        if token.text in known and (token.owns or fresh):
            owner, at, fresh = token.text, at + 1, True
            continue
        group, length = kind_at(built.game, said, at)
        if group and not _is_figure(said, at + length, at) and (fresh or _named(said, at + length, known)):
            named = name_at(said, at + length, known)
            chunks.append(Chunk(group, _text(said[at + length : at + length + named]), owner))
            at, fresh = at + length + named, False
        elif fresh and (named := name_at(said, at, known)):
            chunks.append(Chunk("", _text(said[at : at + named]), owner))
            at, fresh = at + named, False
        elif token.text in known and chunks and at and said[at - 1].word in ("of", "by") and not chunks[-1].owner:
            chunks[-1].owner, at = token.text, at + 1
        else:
            if chunks and token.text not in ENDS:
                chunks[-1].words.append(token)
            elif token.word not in FILLING and token.text not in ENDS:
                chunks.append(Chunk(owner=owner, words=[token]))
            fresh, at = token.text in ",:" or token.word in OPENING or (fresh and token.word in FILLING), at + 1
    return chunks


def _is_figure(said: list[Token], after: int, at: int) -> bool:
    """Whether a word that may be a kind of row rather has a number: `attack 3`, `3 attack`."""
    return (after < len(said) and said[after].is_number) or (at > 0 and said[at - 1].is_number)


def _named(said: list[Token], at: int, known: frozenset[str]) -> bool:
    return at < len(said) and bool(name_at(said, at, known))


def _text(said: list[Token]) -> str:
    return " ".join(each.text for each in said)


def _placed(text: str, chunk: Chunk) -> tuple[str, Path, list[str]]:
    """The text with a row more, or with a row changed that is there already; and the words that say nothing of it."""
    built = built_of(text)
    there = _there(built, chunk)
    group = str(there[1]) if there else chunk.group or _guessed(built, chunk)
    if not group:
        return text, (), [" ".join(filter(None, (chunk.name, _text(chunk.words))))]
    listed = _listed(built, group)
    path: Path = there or (*TABLE, group, 0 if listed else "\0")
    phrases = Phrases(_fields(built, path), chunk.words)
    if chunk.owner and group != PLAYERS:
        phrases.belongs_to(chunk.owner)
    sent = phrases.sent()
    if group == PLAYERS and chunk.name:
        sent = _held(built, path, chunk)
        phrases.without(label_of(key) for key in sent)
    elif listed:
        sent[listed] = [chunk.name]
    try:
        if there:
            return rows.change(built, path, {rows.HAS: [*sent], **sent}), path, phrases.left()
        made, path = rows.add(built, (*TABLE, group), chunk.name, {rows.HAS: [*sent], **sent})
    except BadInput as bad:
        return text, (), [f"{chunk.name} {_text(chunk.words)}: {each.message}".strip() for each in bad.problems]
    return made, path, phrases.left()


def _listed(built: Built, group: str) -> str:
    """Of a group whose rows have no names: the field that says which card a row is."""
    if any(each.key == group and each.listed for each in built.groups()):
        return naming_field(row_type(built.type_at((*TABLE, group, 0))[0]))
    return ""


def _there(built: Built, chunk: Chunk) -> Path:
    """The row that a chunk speaks of, if it is on the table: by its name, or the player who has what is said."""
    rows_there = [row for group in built.groups() if not group.listed for row in group.rows]
    for row in rows_there:
        if chunk.name and row.name == chunk.name:
            return row.path
    player: Path = (*TABLE, PLAYERS, chunk.owner)
    if chunk.group or not chunk.owner or built.at(player) is None:
        return ()
    said = _held(built, player, chunk) if chunk.name else Phrases(_fields(built, player), chunk.words).sent()
    return player if said else ()


def _held(built: Built, player: Path, chunk: Chunk) -> dict[str, list[str]]:
    """A card that a player has somewhere, `Lower Right Block in hand`: the field of the player, with the card in it."""
    words = {each.word for each in chunk.words}
    for each in _fields(built, player):
        if each.kind == "several" and set(each.label.casefold().split()) <= words:
            known = (option for option in each.options if option.casefold() == chunk.name.casefold())
            card = next(known, chunk.name if each.free else "")
            return {each.key: [*each.said, card]} if card else {}
    return {}


def _guessed(built: Built, chunk: Chunk) -> str:
    """The group of a row whose kind is not said: the one whose fields fit most of its words, the usual one of these."""
    best, most = "", (0, 0)
    if not chunk.name and not any(each.is_number for each in chunk.words):
        return ""  # A sentence that speaks of no card and no number describes nothing.
    for group in dict.fromkeys(kinds_of_rows(built.game).values()):
        if _listed(built, group):
            continue
        fits = Phrases(_fields(built, (*TABLE, group, "\0")), chunk.words)
        score = (len(fits.sent()), usual(built.game).keys[(group,)])
        if fits.sent() and score > most:
            best, most = group, score
    return best


def _effect(text: str, clause: str) -> tuple[str, Path] | None:
    """A clause that changes a number, `Gimli gets +2 attack`, as an effect of the game; None where it is none."""
    found = CHANGED.fullmatch(clause)
    built = built_of(text)
    group = next((each for each in built.groups() if each.key == "effects"), None)
    if found is None or group is None:
        return None
    who, what = found["who"].strip(), " ".join(found["what"].split())
    by = DOUBLED.get(found["by"].casefold(), found["by"].replace(" ", ""))
    path = (*TABLE, group.key)
    keys = {each.key: each for each in _fields(built, (*path, 0))}
    tries: list[dict[str, list[str]]] = []
    if "on" in keys:
        on = next((each for each in keys["on"].options if each and _begins(who, each)), "")
        what = what or who[len(on) :].strip()
        tries = [{"on": [on], "change": [change]} for change in (f"{what} {by}".strip(), by) if on]
    elif "text" in keys and what:
        tries = [{"text": [f"{who} gets {by} {what}".strip()]}]
    for sent in tries:
        made, new = rows.add(built, path, "", {rows.HAS: [*sent], **sent})
        try:
            read(made, "scenario")
        except BadInput:
            continue
        return made, new
    return None


def _begins(words: str, name: str) -> bool:
    """Whether words begin with a name, and it is the whole of a word."""
    return f"{words} ".casefold().startswith(f"{name} ".casefold())


def _fields(built: Built, path: Path) -> list[Control]:
    """The fields of a row; none where the table has no such row."""
    try:
        return built.controls(path)
    except BadInput:
        return []
