"""The laws of the table of forms: each row reads what it says, one meaning each, nothing swallowed, a deed for all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from judge.cardtext import Lexicon, PrintedCard, knowing, read_sentence, read_text
from judge.cardtext.laws import faults, untrue
from judge.games.highlander import RULES
from judge.games.highlander.cards import conditions, deeds
from judge.games.highlander.cards.language import LANGUAGE, OCCASION, lexicon
from judge.games.highlander.cards.meanings import kinds_in, lasting, of_cards, once, parts
from judge.games.highlander.cards.reading import Read, read_card
from judge.games.highlander.table.card_rows import KNOWN, known, text_of
from judge.scenario.read import read_file

HERE = Path(__file__).parent
SCENARIOS = sorted((HERE.parents[3] / "content" / "highlander" / "scenarios").glob("*.yml"))
CODE = "".join(
    path.read_text("utf-8")
    for path in (HERE.parents[3] / "judge" / "games" / "highlander").rglob("*.py")
    if "forms" not in path.parts and "meanings" not in path.parts
)
INVENTED = [
    re.match(r"(.+?) \((.+?)\) \| (.+)", line).groups()  # type: ignore[union-attr]
    for line in (HERE / "invented.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
WORDS = lexicon((*(name for name, _, _ in INVENTED), *KNOWN))


def read(name: str, type: str, text: str, words: Lexicon = WORDS) -> Read:
    """An invented card."""
    return read_card((text,), type, (name,), words)


def test_every_row_of_the_table_reads_what_it_says() -> None:
    """The same words mean the same, and nothing else."""
    assert faults(LANGUAGE, WORDS) == []


@pytest.mark.parametrize(("name", "type", "text"), INVENTED)
def test_invented_cards_are_read_whole_and_said_back(name: str, type: str, text: str) -> None:
    """What is said back is read to the same meaning."""
    found = read(name, type, text)
    assert [each.text for each in found.sentences if not each.read] == []
    assert list(untrue(LANGUAGE, found.sentences, WORDS)) == []


def test_there_are_enough_of_them() -> None:
    """At least 150 invented sentences."""
    assert sum(len(read(*each).sentences) for each in INVENTED) >= 150


@pytest.mark.parametrize("name", KNOWN)
def test_known_cards_are_read_whole(name: str) -> None:
    """What the errata print and the FAQ tells is written in the same words."""
    row = known(name)
    assert row is not None
    found = text_of(name, row, lexicon(KNOWN))
    assert all(each.read for each in found.sentences)
    assert list(untrue(LANGUAGE, found.sentences, lexicon(KNOWN))) == []


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_shipped_scenarios_are_read_whole(path: Path) -> None:
    """Every card of every shipped scenario."""
    table = read_file(path).table
    for card in RULES.card_text(table):
        assert [each.text for each in card.sentences if not each.read] == []
        assert list(untrue(LANGUAGE, card.sentences, table.words)) == []


@pytest.mark.parametrize(
    "text",
    [
        "Your purple attacks do +1 damage.",
        "Draw a card for each purple elephant in play.",
        "Your opponent is immune to chocolate.",
        "Remove a wibble from play.",
        "If your opponent is hungry, draw a card.",
        "If you have a Zorblax in play, draw a card.",
        "Your opponent loses 2 wisdom.",
        "Your opponent cannot play polite attacks.",
        "Make a Soft Exertion for 3 Charisma: draw 1.",
        "Draw a card and frobnicate.",
        "Your opponent discards a card of your choice.",
        "Your opponent removes a situation.",
        "During your Lunch Phase, draw a card.",
        "Counter a card called Nothing.",
        "You may play an additional sandwich.",
        "Discard a card to play chess.",
        "They lose 2 ability.",
        "Note quiet.",
        "Note: this card is fun.",
    ],
)
def test_nonsense_stays_unread(text: str) -> None:
    """A word that is no word of the game is not taken for one."""
    found = read("Card", "situation", text)
    assert not any(each.read for each in found.sentences)
    assert found.lines == () and all(each.why for each in found.sentences)


def test_the_nearest_word_is_named() -> None:
    """What was nearly meant."""
    assert "did you mean situation?" in read_sentence(LANGUAGE, "remove a situatoin").why


def test_every_deed_has_its_doing() -> None:
    """What is done once is in the list of deeds; an equal number is a discard when it comes to it."""
    assert set(kinds_in(once)) - set(deeds.DEEDS) == {once.DiscardEqual}


def test_every_condition_has_its_test() -> None:
    """Each kind of condition can be tested."""
    asked = set(kinds_in(parts)) - {
        parts.Kind, parts.Cards, parts.Attacks, parts.Per, parts.Price, parts.Check, parts.Occasion
    }  # fmt: skip
    assert asked == set(conditions.TESTS)


@pytest.mark.parametrize("kind", [*kinds_in(lasting), *kinds_in(of_cards)])
def test_what_lasts_is_asked_for_somewhere(kind: type) -> None:
    """Each thing that can be said of a player or of an attack is heeded by a rule."""
    assert re.search(rf"\b{kind.__name__}\b", CODE)


def test_every_occasion_comes() -> None:
    """Each occasion that can be read is one that the rules look for."""
    events = {dict(form.fixed)["event"] for form in OCCASION.forms} - {"played"}
    assert [each for each in sorted(events) if f'"{each}"' not in CODE] == []


@pytest.mark.parametrize(
    ("text", "unread"),
    [
        ("Draw a card. Your opponent does a little dance. Gain 1 ability.", [1]),
        ("Your opponent does a little dance. If you do, draw a card.", [0, 1]),
        ("Play in conjunction with a purple attack. That attack cannot be blocked. Draw a card.", [0, 1, 2]),
        ("Draw a card. You may only play this card if it is Tuesday.", [0, 1]),
        ("Draw a card. You cannot play this card if it is Tuesday.", [0, 1]),
        ("Play in conjunction with an attack. That attack may be Hidden.", [1]),
        ("Play in conjunction with a block. That attack does 1 additional damage.", [1]),
        ("You may play an additional attack this turn. That attack cannot be blocked.", [1]),
        ("Remove your opponent's Guards from play.", [0]),
        ("Make a Soft Exertion for 3 Agility. Your opponent does a little dance.", [0, 1]),
        ("Your opponent does a little dance. Then draw a card. Your attacks do +1 damage.", [0, 1]),
    ],
)
def test_what_hangs_on_an_unread_sentence_is_unread(text: str, unread: list[int]) -> None:
    """A card never runs more freely than it is printed."""
    found = read("Card", "situation", text)
    assert [at for at, each in enumerate(found.sentences) if not each.read] == unread


def test_a_card_of_a_collection() -> None:
    """A list's card becomes a row, its title is known to other cards, and its text is read."""
    iron = PrintedCard("Iron Oath", "Situation: Mortal Ally", "X", ("Remove a Brass Oath from play.",), {"strength": 1})
    brass = PrintedCard("Brass Oath", "Event")
    collected = RULES.collected
    with knowing(collected.words((iron, brass))):
        assert collected.read(iron).status == "read"
    with knowing({}):
        assert collected.read(iron).status == "unread"
    group, row = collected.row(iron)
    assert (group, row["type"], row["gems"]) == ("cards", "situation", {"strength": 1})
    assert collected.row(PrintedCard("Nothing known", "Hovercraft")) is None


SEEDS = HERE.parents[4] / "shared" / "seeds"
OPENINGS = (
    "You", "Your", "This", "That", "If", "Play", "Avoid", "No", "While", "Discard", "Make", "Retrieve", "Dodges",
    "These", "Lose", "Skip", "Remove", "Both", "The loser", "During",
)  # fmt: skip


@pytest.mark.skipif(not SEEDS.exists(), reason="the rulebook is not here")
def test_every_sentence_that_the_errata_print_is_read() -> None:
    """errata: each sentence, in the rulebook's own words, and said back to the same meaning."""
    whole = next(each.read_text("utf-8") for each in sorted(SEEDS.glob("001*.txt")))
    errata = whole[whole.index("Card Errata") : whole.index("Official Tournament Rules")]
    own = ("Guardian", "Guardians", "The Master Plan", "Fabulous Freebirds", "Bloodied Nose")
    lines = errata.replace("*", "").replace("this Guardian", "this card").splitlines()
    read = [each for line in lines for part in read_text(LANGUAGE, line, own, WORDS) for each in part]
    told = [each for each in read if each.text.startswith(OPENINGS) and not each.text.startswith("This card - ")]
    assert len(told) > 70
    assert [each.text for each in told if not each.read] == []
    assert list(untrue(LANGUAGE, told, WORDS)) == []


def test_a_card_may_call_itself_by_a_part_of_its_title() -> None:
    """errata-kenny-ross: `this Warden` on a card titled so is the card, and several of that title may be in play."""
    text = "You may discard this Warden from play to reshuffle your Discard Pile into your Endurance. "
    found = read("Warden - Ullo Vey", "situation", text + "You may have multiple Wardens in play.")

    assert [each.read for each in found.sentences] == [True, True]
