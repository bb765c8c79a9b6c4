"""Words that were read and then lost on the way to what is carried out; and the law that finds such words."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from judge.cardtext import PrintedCard, knowing
from judge.cardtext.lost_words import bare, lost
from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.language import LANGUAGE
from judge.games.lotr_lcg.cards.meanings import Ability
from judge.games.lotr_lcg.cards.text_box import assembled
from judge.games.lotr_lcg.cards.words import lexicon_of

CARDS = Path(__file__).parents[5] / "shared" / "cards" / "lotr-lcg.json"
KEYS = ("sphere", "unique", "traits", "keywords")
SAMPLE = 80
# No difference is meant: whom a pronoun calls so, whose hand it is anyway, `then` twice, up to one, `if able`.
ALIKE = {
    ("Phrase this", "kinds"), ("Phrase it", "kinds"), ("Phrase this", "how"), ("Phrase it", "how"),
    ("Phrase they", "how"), ("Phrase you", "how"), ("Phrase host", "how"), ("Phrase pick", "clauses"),
    ("Instruction discard from hand", "group"), ("Instruction remove progress", "group"),
    ("Instruction modify damage", "group"), ("Instruction engage", "to"), ("Instruction name", "by"),
    ("Condition is", "group"), ("Deeds", "able"), ("Deeds", "then"), ("Deeds", "until"), ("Opening", "timing"),
    ("ShadowFor dealt", "what"),
}  # fmt: skip


def _idle(kind: str, field: str) -> bool:
    twice = kind.startswith("Instruction") and field in ("then", "op", "until")
    return twice or (kind, field) in ALIKE


def _comes_to(text: tuple[Any, ...]) -> Any:
    found = assembled(text)
    return None if any(found.whys) else bare((found.abilities, found.keywords), {Ability: ("name", "text")})


@pytest.mark.skipif(not CARDS.is_file(), reason="the list of real cards is not here")
def test_no_word_is_lost() -> None:
    """DESIGN 9, nothing is swallowed: texts that differ in one word do something else."""
    cards = [
        PrintedCard(each["name"], each["type"], each["set"], tuple(each["text"]), each["stats"],
                    {key: each[key] for key in KEYS})
        for each in json.loads(CARDS.read_text("utf-8"))
    ]  # fmt: skip
    with knowing(RULES.collected.words(cards)):
        read = [RULES.collected.read(each) for each in random.Random(7).sample(cards, SAMPLE)]
        texts = [
            tuple(one.means for one in each.sentences if not one.reminds) for each in read if each.status == "read"
        ]
        found = lost(LANGUAGE, [each for each in texts if each], _comes_to, lexicon_of((), (), {}), idle=_idle, tries=1)

        assert [str(each) for each in found] == []


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("ally", "Action: Exhaust Vey to draw 1 card. Then, you may spend 1 resource to return this card to its "
         "owner's hand until the end of the phase."),
        ("objective", "Forced: At the end of the round, discard Vey unless the players as a group spend 1 lore "
         "resource until the end of the phase."),
        ("location", "Response: After this enemy is explored, draw 1 card."),
        ("ally", "Action: Exhaust this enemy to draw 1 card."),
        ("hero", "Response: After this location enters play, draw 1 card."),
    ],
)  # fmt: skip
def test_what_would_be_lost_is_unread(kind: str, text: str) -> None:
    """Each was read, and one word of it made no difference: how long, and what its own card is."""
    assert RULES.collected.read(PrintedCard("Vey", kind, text=(text,))).status != "read"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("treachery", "Shadow: This enemy gets +1 attack."),
        ("enemy", "Forced: After this enemy attacks, deal 1 damage to a hero."),
        ("location", "While this location is in the staging area, it gets +1 threat."),
    ],
)
def test_a_card_is_called_by_its_own_noun(kind: str, text: str) -> None:
    """In a shadow effect `this enemy` is the one that attacks; in other text the card itself."""
    assert RULES.collected.read(PrintedCard("Vey", kind, text=(text,))).status == "read"
