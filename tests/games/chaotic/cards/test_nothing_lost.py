"""Words that were read and then lost on the way to what is carried out; and the law that finds such words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from judge.cardtext import Lexicon, PrintedCard, Sentence, knowing
from judge.cardtext.lost_words import bare, lost
from judge.games.chaotic import RULES
from judge.games.chaotic.cards import reading
from judge.games.chaotic.cards.deeds import DEEDS
from judge.games.chaotic.cards.language import LANGUAGE, other_kinds
from judge.testing.consulted import unconsulted

COLLECTION = Path("../shared/cards/chaotic.json")
KINDS = ("creature", "battlegear", "location", "mugic", "attacks")
# No difference is meant: who a pronoun is, whose opposing Creature it is anyway, `gains` all the time, a look at cards.
ALIKE = {
    ("Those it", "number"), ("Those that", "number"), ("Those that", "traits"), ("Those card", "which"),
    ("Those it", "which"), ("Those the", "traits"), ("Those bearer", "which"), ("Those this", "sort"),
    ("Those each", "number"), ("Those one", "number"), ("Those one", "traits"), ("Gets", "has"), ("Gets", "whom"),
    ("Mute", "has"), ("Meets", "whom"), ("Fights", "whom"), ("Activated", "costs"), ("Trait control", "name"),
}  # fmt: skip


def _idle(kind: str, field: str) -> bool:
    return field in ("who", "up_to") or kind.startswith(("Equal", "HiveStays")) or (kind, field) in ALIKE


def _comes_to(text: tuple[Any, ...]) -> Any:
    kind, *means = text
    told = [[Sentence("x", each, "x") for each in means]]
    attack = kind == "attacks"
    found = reading.played(told, attack=attack) if kind in KINDS[3:] else reading.in_play(told, kind, "Vey")
    read = all(each.read for each in found.sentences)
    return bare(found._replace(sentences=()), {}) if read else None


@pytest.fixture(scope="module")
def texts() -> Iterator[list[tuple[Any, ...]]]:
    """Every sentence of the real cards, on each kind of card on which it can stand alone."""
    cards = [
        PrintedCard(each["name"], each["type"], each["set"], tuple(each["text"]), each["stats"], each)
        for each in json.loads(COLLECTION.read_text())
    ]
    with knowing(RULES.collected.words(cards)):
        means = {repr(each.means): each.means for card in cards[::3] for each in RULES.collected.read(card).sentences
                 if each.read and not each.reminds}  # fmt: skip
        yield [text for each in means.values() for kind in KINDS if _comes_to(text := (kind, each)) is not None]


@pytest.mark.skipif(not COLLECTION.exists(), reason="the collection is not here")
def test_no_word_is_lost(texts: list[tuple[Any, ...]]) -> None:
    """DESIGN 9, nothing is swallowed: sentences that differ in one word do something else."""
    words = RULES.collected.words([])
    lexicon = Lexicon(name=words["name"], kind=other_kinds(words["kind"]))
    found = lost(LANGUAGE, texts, _comes_to, lexicon, idle=_idle, apart=lambda text: text[0], tries=1)
    assert [str(each) for each in found] == []


def _within(part: Any) -> Iterator[Any]:
    yield part
    for each in part if isinstance(part, tuple) else ():
        yield from _within(each)


@pytest.mark.skipif(not COLLECTION.exists(), reason="the collection is not here")
def test_every_field_is_looked_at(texts: list[tuple[Any, ...]]) -> None:
    """DESIGN 9: what a deed is given, the function that carries it out asks for."""
    parts = (part for text in texts for part in _within(_comes_to(text)) if type(part) in DEEDS)
    found = unconsulted(parts, lambda part: (DEEDS[type(part)], 2), frozenset())
    assert found.keys() <= {"Relocate.beside", "Return.side"}  # deeds_elsewhere: which spaces may be chosen.
