"""The table of forms: its laws, what it must not read, and that everything it can mean is carried out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from judge.cardtext import Lexicon, PrintedCard, knowing
from judge.cardtext.laws import faults, untrue
from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.conditions import KINDS
from judge.games.lotr_lcg.cards.deeds import MAKE
from judge.games.lotr_lcg.cards.expanding import CONTINUOUS
from judge.games.lotr_lcg.cards.groups import TESTS, WHO
from judge.games.lotr_lcg.cards.language import LANGUAGE
from judge.games.lotr_lcg.cards.meanings import Condition, Instruction, Phrase, Quality, within
from judge.games.lotr_lcg.cards.reading import read_box
from judge.games.lotr_lcg.cards.words import lexicon_of

WORDS = Lexicon(
    **{"name": ("Gandalf", "Old Oak"), "player name": ("Ana",), "deck name": ("Bandit",), "set name": ("Moor",)}
)
CARDS = Path(__file__).parents[5] / "shared" / "cards" / "lotr-lcg.json"
# Verbs that are worked out into others as they are read, and those that resolving.py carries out itself.
WORKED_OUT = {
    "price",
    "both",
    "together",
    "give",
    "give one",
    "cannot have",
    "base",
    "ready for a price",
    "unless paid",
    "sort out",
    "gain later",
    "has",  # Of what acts as an enemy, in play/in_play/facedown_enemies.py.
    "test",  # Passed or failed, in play/effects/tests_made.py.
}
RESOLVED = {
    "play event",
    "name",
    "several",
    "options",
    "choose",
    "look",
    "cancel",
    "reduce it",
    "increase it",
    "search",
    "discard from hand",
    "discard until",
    "reveal until",
    "order",
    "assign",
    "resolve revealed",
    "resolve text",
    "shuffle",
    "nothing",
    "pay",
}

# What players, not cards, can be.
OF_PLAYERS = {"deck", "threat", "controls", "engaged with", "hand", "most controls", "most engaged with", "most hand"}
OF_PLAYERS |= {"least controls", "least hand", "least engaged with", "player"}
OF_PLAYERS |= {"was to do"}  # Worked out in abilities/those_who.py.


def test_every_row_reads_what_it_says() -> None:
    assert faults(LANGUAGE, WORDS) == []


def meant() -> Iterator[Any]:
    """Everything that the rows can mean: what is fixed in them, and the words of the lists that name kinds."""
    for form in LANGUAGE.forms:
        fixed = dict(form.fixed)
        yield from (each for value in fixed.values() for each in within(value))
        if form.kind in (Instruction, Quality, Phrase, Condition):
            key = {Instruction: "verb", Phrase: "how"}.get(form.kind, "kind")
            if key in fixed:
                yield form.kind(**{key: fixed[key]}) if form.kind is not Phrase else Phrase(fixed[key])
        if form.kind is None and not form.adds and not form.canonical.slots:
            yield from within(form.make())
    yield from (Quality(each) for each in LANGUAGE.sorts["state"].singular)  # type: ignore[attr-defined]


def test_everything_that_can_be_meant_is_carried_out() -> None:
    found = list(meant())
    verbs = {each.verb for each in found if isinstance(each, Instruction)}
    hows = {each.how for each in found if isinstance(each, Phrase)} - {"", "all", "pick", "choose", "subject"}

    assert verbs - set(MAKE) - CONTINUOUS - WORKED_OUT - RESOLVED == set()
    assert {each.kind for each in found if isinstance(each, Quality)} - set(TESTS) == OF_PLAYERS
    assert {each.kind for each in found if isinstance(each, Condition)} - set(KINDS) == set()
    assert hows - set(WHO) == set()


@pytest.mark.parametrize(
    "text",
    [
        "Hild gets +1 attack for each purple elephant enemy in play.",
        "Action: Deal 1 damage to 3 polite characters you control.",
        "Immune to chocolate and all sorts of other things.",
        "While Sauron Himself is in play, Hild gets +1 attack.",
        "Response: After your threat is raised by a flying pig, draw 1 card.",
        "Action: Either whistle a tune or draw 1 card.",
        "Action: If Hild is hungry, draw 1 card.",
        "Action: Draw 1 card and be merry.",
        "Hild cannot fly.",
        "Hild gains swiftness.",
        "Action: Exhaust a very old ally to draw 1 card.",
        "Forced: At the end of the century, draw 1 card.",
        "",
        '"' * 4001,
        "Action: " + "draw 1 card and " * 300,
    ],
)
def test_nonsense_is_unread_and_does_nothing(text: str) -> None:
    found = read_box(text, frozenset(("Hild",)), WORDS)

    assert not any(each.read for each in found.sentences)
    assert found.abilities == ()


def test_a_limit_that_is_not_understood_stops_its_ability() -> None:
    """Never more freely than printed: limits, costs, cases and X."""
    for more in (
        "Limit once per full moon.",
        "Use only if you are polite.",
        "X is the number of clouds.",
        "(2 cards instead if it rains.)",
    ):
        found = read_box(f"Action: Exhaust Hild to draw X cards. {more}", frozenset(("Hild",)), WORDS)
        assert found.abilities == (), more
        assert not any(each.read for each in found.sentences)


def test_what_refers_to_an_unread_sentence_is_unread_too() -> None:
    text = "Action: Draw 1 card. Pick somebody nice. Ready it. Raise your threat by 1."
    found = read_box(text, frozenset(("Hild",)), WORDS)

    assert [each.read for each in found.sentences] == [True, False, False, True]
    assert [each.verb for each in found.abilities[0].effects] == ["draw", "raise threat"]


@pytest.mark.skipif(not CARDS.is_file(), reason="the list of real cards is not here")
def test_real_cards_are_read_truly() -> None:
    """Reading never raises, and what is said back means the same."""
    keys = ("sphere", "unique", "traits", "keywords")
    cards = [
        PrintedCard(
            each["name"],
            each["type"],
            each["set"],
            tuple(each["text"]),
            each["stats"],
            {key: each[key] for key in keys},
        )
        for each in json.loads(CARDS.read_text("utf-8"))
    ]
    words = RULES.collected.words(cards)
    with knowing(words):
        read = [RULES.collected.read(each) for each in cards]
        lexicon = lexicon_of((), (), {})

        assert list(untrue(LANGUAGE, (each for card in read for each in card.sentences), lexicon)) == []
    assert sum(each.status == "read" for each in read) > 0.15 * len(read)


def test_brackets_behind_a_keyword_only_remind() -> None:
    """keyword-reminder: behind a keyword they are shown and do nothing; behind anything else they are an effect."""
    behind = read_box("Sentinel. (Draw 2 cards.)\nAction: Exhaust Hild to draw 1 card.", frozenset(("Hild",)), WORDS)
    assert [each.reminds for each in behind.sentences] == [False, True, False]
    assert [each.kind for each in behind.abilities] == ["action"]
    assert [each.name for each in behind.keywords] == ["sentinel"]
    elsewhere = read_box(
        "Action: Exhaust Hild to draw 1 card. (Limit once per fortnight.)", frozenset(("Hild",)), WORDS
    )
    assert elsewhere.abilities == ()
    assert not elsewhere.sentences[1].reminds
