"""Ability text as people write it: read whole and said back, or left unread with a reason."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from judge.cardtext import Lexicon, PrintedCard
from judge.cardtext.laws import faults, untrue
from judge.content.problem import BadInput
from judge.games.wot_conquest import RULES
from judge.games.wot_conquest.cards import meanings as m
from judge.games.wot_conquest.cards.deeds import DEEDS
from judge.games.wot_conquest.cards.language import LANGUAGE
from judge.games.wot_conquest.cards.reading import read_card
from judge.games.wot_conquest.play.conditions import HOLDS
from judge.scenario.read import read
from judge.scenario.report import report

GIVEN: dict[str, list[dict[str, str]]] = yaml.safe_load(Path(__file__).with_name("sentences.yml").read_text("utf-8"))
KNOWN = Lexicon(name=("Fade", "Tear"), player=("Ana", "Ben"), trait=("Trolloc",), noun=("Trolloc",), token=("luck",))


def test_the_laws_hold_of_the_whole_table() -> None:
    """Each row reads what it says and says one thing only."""
    assert faults(LANGUAGE, KNOWN) == []


@pytest.mark.parametrize("row", GIVEN["read"], ids=lambda row: row["text"])
def test_what_is_read_is_said_back_and_reads_the_same(row: dict[str, str]) -> None:
    """The whole text is understood, in these words; read again they mean the same."""
    sentences = read_card(row["text"], ("Wanderer",), KNOWN).sentences

    assert " ".join(each.said for each in sentences) == row["said"]
    assert list(untrue(LANGUAGE, sentences, KNOWN)) == []


@pytest.mark.parametrize("row", GIVEN["unread"], ids=lambda row: row["text"])
def test_what_the_rules_cannot_carry_out_is_unread_with_a_reason(row: dict[str, str]) -> None:
    """Nothing is guessed: the sentence stays on the card, and where it stops making sense is told."""
    unread = [each.why for each in read_card(row["text"], ("Wanderer",), KNOWN).sentences if not each.read]

    assert unread[:1] == [row["why"]]


def test_there_are_many() -> None:
    """At least eighty that are read."""
    assert len(GIVEN["read"]) >= 80


def _kinds(union: Any) -> set[type]:
    return set(union.__args__)


def test_every_meaning_has_a_deed_and_every_condition_can_be_worked_out() -> None:
    """A form without a deed that carries it out is a fault of the table."""
    assert _kinds(m.Deed) == set(DEEDS)
    assert _kinds(m.Condition) == set(HOLDS)


@pytest.mark.parametrize(
    "text",
    [
        "Battle Phase: This unit gets +1 attack for each purple elephant.",
        "This unit is immune to chocolate.",
        "Battle Phase: kill target dragon.",
        "Battle Phase: gain 2 chocolate tokens.",
        "Cattle: attack +3.",
        "This unit gains the Purple trait.",
        "Battle Phase: deal 2 damage to Moiraine.",
        '"' * 3000,
        "and " * 900,
        "Battle Phase: " * 200,
        "",
    ],
)
def test_nonsense_stays_unread_and_does_nothing(text: str) -> None:
    """What is on no list is no trait, token, name or kind; nothing comes of it, and nothing breaks."""
    found = read_card(text, (), KNOWN)

    assert not found.abilities
    assert all(not each.read for each in found.sentences)


@pytest.mark.parametrize(
    ("text", "holder", "said"),
    [
        ("If this city lies in the borderlands, it has a damage value of 1.", "city",
         "If this city is in the borderlands, it has a damage value of 1."),
        ("At the end of each turn, every town's hit-points are restored to completion.", "town",
         "At the end of the turn, restore all HP of each town."),
        ("A Shadow player may raze a city instead of conquering it.", "player",
         "A Shadow player may raze a city instead of conquering it."),
        ("Your move limit is increased by 1.", "player", "You get +1 move limit."),
        ("This city gets +2 defense.", "city", "This unit gets +2 defense."),
        ("This city gets +2 defense.", "unit", None),
        ("Battle Phase: attack +1.", "city", None),
        ("Leader.", "town", None),
        ("Instead of conquering a city, you may raze it.", "unit", None),
        ("This unit gets +1 attack.", "player", None),
    ],
)  # fmt: skip
def test_cities_towns_and_players_have_text_too(text: str, holder: Any, said: str | None) -> None:
    """neutral-city, neutral-town, raze: in the words of their cards; what is no matter of theirs is unread."""
    (sentence,) = read_card(text, (), KNOWN, holder).sentences

    assert (sentence.said or None) == said


TABLE = """
title: Partly read
game: wot-conquest
at: battle
table:
  players: {Ana: Dragonsworn, Ben: Shadow}
  units:
    Rand: {owner: Ana, leader: yes, attack: 4, hp: 3, text: "This unit gets +1 attack. Rand sings."}
    Fade: {owner: Ben, defense: 4, hp: 3}
  battle: Rand
asks: [{value: attack of Rand, answer: 5}]
"""


def test_an_unread_sentence_is_named_and_refused_where_strictness_is_asked_for() -> None:
    """The rest of the card is carried out; `strict` refuses what is not understood."""
    found = report(read(TABLE))

    assert [sentence.text for _, sentence in found.unread] == ["This card sings"]
    assert found.verdicts[0].agrees
    with pytest.raises(BadInput, match="not understood on Rand"):
        report(read(TABLE + "strict: yes\n"))


def test_a_card_of_a_collection_becomes_a_row() -> None:
    """Its figures, its traits, its text; what it adds to the lists of words."""
    card = PrintedCard("Ash Rider", "Unit", text=("Leader. Rider.", "Ash Rider gets +1 attack."),
                       stats={"HP": 3, "Att": "4", "Dam": "+1"}, more={"traits": "Rider."})  # fmt: skip
    group, row = RULES.collected.row(card)

    assert group == "units"
    assert {key: row[key] for key in ("hp", "attack", "damage", "traits")} == {
        "hp": 3, "attack": 4, "damage": 1, "traits": ["Rider"]}  # fmt: skip
    assert RULES.collected.words([card]) == {"name": ("Ash Rider",), "trait": ("Rider",)}
    assert RULES.collected.read(card).status == "read"


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Rand sings. This unit gets +1 attack.", [False, True]),
        ("Rand sings. It gets +1 attack.", [False, False]),
        ("Roll a die. This unit gets +1 attack.", [False, False]),
        ("Roll a die.\nThis unit gets +1 attack.", [False, True]),
        ("Battle Phase: sing. Deal 1 damage to target enemy unit. Limit once per battle.", [False, False, False]),
        ("Battle Phase: deal 1 damage to target enemy unit. It sings. It loses 1 attack.", [True, False, False]),
        ("Battle Phase: deal 1 damage to target enemy unit. Use this twice per battle only.", [False, False]),
        ("Limit once per battle.", [False]),
        ("This unit gets +1 attack. Limit once per battle.", [False, False]),
        ("This unit gets +1 attack. Only on Tuesdays.", [False, False]),
        ("At the start of your turn, gain 1 Favor token. Limit once per game.", [False, False]),
        ("At the start of your turn, gain 1 Favor token. Use only if this unit is damaged.", [False, False]),
        ("Battle Phase: Kill target enemy unit. Its controller gains 1 Favor token.", [True, False]),
        ("This unit gets +1 attack. Leader. This unit sings.", [True, True, False]),
    ],
)
def test_what_depends_on_an_unread_sentence_is_unread_too(text: str, read: list[bool]) -> None:
    """A card is never played more freely than it is printed."""
    assert [each.read for each in read_card(text, (), KNOWN).sentences] == read
