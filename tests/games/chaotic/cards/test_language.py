"""The laws of the table of forms: it reads what it says, says one thing only, and has a deed for all it means."""

import json
from pathlib import Path

import pytest

from judge.cardtext import Lexicon, PrintedCard, knowing
from judge.cardtext.laws import faults, untrue
from judge.games.chaotic import RULES
from judge.games.chaotic.cards import reading
from judge.games.chaotic.cards.deeds import DEEDS
from judge.games.chaotic.cards.language import LANGUAGE, other_kinds
from judge.games.chaotic.cards.lasting import _MADE
from judge.games.chaotic.cards.looks import named_counters
from judge.games.chaotic.cards.meanings import hands, instructions
from judge.games.chaotic.cards.reading_played import BEFORE_PLAY
from judge.scenario.read import read_file

WORDS = Lexicon(name=("Old Oak", "Vey"), space=("A1", "B2"), **{"counter name": ("Growth", "Rage")})
SCENARIOS = sorted(Path("content/chaotic/scenarios").glob("*.yml"))
COLLECTION = Path("../shared/cards/chaotic.json")


def test_every_row_reads_what_it_says() -> None:
    """DESIGN 9: what is said back reads to the same meaning, and to one only."""
    assert faults(LANGUAGE, WORDS) == []


def test_everything_that_is_meant_is_carried_out() -> None:
    """DESIGN 9: a form without a deed is a fault of the table."""
    kinds = {
        form.kind
        for each in ("deed", "own deed", "acts")
        for form in LANGUAGE.sorts[each].forms
        if form.kind is not None
    }

    assert kinds <= set(DEEDS) | set(_MADE) | set(BEFORE_PLAY)
    assert all(kind in (*vars(instructions).values(), *vars(hands).values()) for kind in kinds)


def test_shipped_scenarios_are_read_whole() -> None:
    """Every text of every scenario is understood, and said back in words that mean the same."""
    for path in SCENARIOS:
        table = read_file(path).table
        for card in RULES.card_text(table):
            assert card.status == "read", (path, card)
            assert list(untrue(LANGUAGE, card.sentences, table.texts.words)) == []


@pytest.mark.skipif(not COLLECTION.exists(), reason="the collection is not here")
def test_real_cards_are_read_or_said_to_be_unread() -> None:
    """Reading never raises, and what is read is said back truly."""
    found = [
        PrintedCard(each["name"], each["type"], each["set"], tuple(each["text"]), each["stats"], each)
        for each in json.loads(COLLECTION.read_text())
    ]
    words = RULES.collected.words(found)
    with knowing(words):
        texts = [RULES.collected.read(card) for card in found]
    named = named_counters([each for card in found for each in card.text])
    lexicon = Lexicon(name=words["name"], kind=other_kinds(words["kind"]), **{"counter name": named})

    assert [each for text in texts for each in untrue(LANGUAGE, text.sentences, lexicon)] == []
    assert sum(text.status == "read" for text in texts) > 0.65 * len(texts)


@pytest.mark.parametrize(
    "text",
    [
        "Vey has an additional 5 Energy for each purple hat.",
        "Target Creature with a hat gains 5 Energy.",
        "Deal 5 damage to each purple elephant Creature.",
        "Vey has three wooden legs.",
        "Vey is immune to chocolate.",
        "When a pig flies, Vey gains 5 Energy.",
        "If the moon is full, Vey has 5 Energy.",
        "Deal 5 damage to target Creature for each",
        "Target Creature gains 5 Energy and everything else it wants.",
        "Purple Creatures have Fire.",
        "Sacrifice a hat: Deal 5 damage to target Creature.",
        "Damage dealt to Vey by chocolate is reduced by 5.",
    ],
)
def test_nonsense_stays_unread(text: str) -> None:
    """DESIGN 9: a word that is no trait, name, keyword or form of the game is not read as one."""
    paragraphs = reading.sentences_of(text, ("Vey",), WORDS)
    for found in (reading.in_play(paragraphs, "creature", "Vey"), reading.played(paragraphs)):
        assert not any(each.read for each in found.sentences)
        assert not found.abilities and not found.steps


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[MC]: Heal 10 damage to Vey.", "1 Mugic counter: heal 10 damage to this card."),
        ("[MC][MC]: Deal 5 damage to target Creature.", "2 Mugic counters: deal 5 damage to target Creature."),
        ("[MC 10]: Activate Hive.", "10 Mugic counters: activate Hive."),
        ("x6[MC]: Activate Hive.", "6 Mugic counters: activate Hive."),
        ("[MC]: Put a [MC] on Vey.", "1 Mugic counter: put 1 Mugic counter on this card."),
        (":danianmugic:: Activate Hive.", "1 Mugic counter: activate Hive."),
        ("Outperform :courage:Courage  5", "Outperform: Courage 5."),
        ("Outperform :courage: 5", "Outperform: Courage 5."),
        ("Vey has “Fire 5.” (It deals more damage.)", 'This card has "Fire 5".'),
    ],
)  # fmt: skip
def test_text_is_forgiven_its_looks(text: str, said: str) -> None:
    """3.1.6.1.1: icons are read as their words, what stands in brackets only reminds."""
    (paragraph,) = reading.sentences_of(text, ("Vey",), WORDS)

    assert [each.said for each in paragraph if not each.reminds] == [said]


def test_an_ability_with_an_unread_limit_does_not_run() -> None:
    """Never more freely than it is printed: a cost or limit that is not understood stops the whole ability."""
    text = "[MC]: Deal 10 damage to target Creature. Play this ability only while the moon is full."
    found = reading.in_play(reading.sentences_of(text, ("Vey",), WORDS), "creature", "Vey")

    assert not found.abilities
    assert [each.read for each in found.sentences] == [False, False]


def test_what_depends_on_an_unread_sentence_is_unread() -> None:
    """`It` of a sentence that is not understood is nobody."""
    text = "Tickle target Creature. It gains 5 Energy. Activate Hive."
    found = reading.played(reading.sentences_of(text, ("Song",), WORDS))

    assert [each.read for each in found.sentences] == [False, False, True]


def test_brackets_only_remind() -> None:
    """3.1.6.1.1: they are shown as a reminder, do nothing, and do not stop what stands before them."""
    text = "Water 5 (Attacks of this Creature with Water deal 5 more.)"
    read = reading.in_play(reading.sentences_of(text, ("Vey",), WORDS), "creature", "Vey")
    bare = reading.in_play(reading.sentences_of("Water 5", ("Vey",), WORDS), "creature", "Vey")
    assert read.abilities == bare.abilities != ()
    assert [each.reminds for each in read.sentences] == [False, True]


def test_an_icon_is_a_word_and_never_nothing() -> None:
    """One that stands where its word would make no sense is not passed over."""
    (paragraph,) = reading.sentences_of("Vey has an additional 10 :fire: Energy.", ("Vey",), WORDS)
    assert [each.read for each in paragraph] == [False]
