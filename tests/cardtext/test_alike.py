"""Words that cards print for each other are read alike; slots and other words stay as they are."""

import pytest

from judge import games
from judge.cardtext import PrintedCard
from judge.cardtext.alike import alike

PAIRS = (("can", "may"), ("additional", "extra"))


@pytest.mark.parametrize(
    ("template", "read"),
    [("{whom} can {deed}", "{whom} can/may {deed}"), ("an additional {can:number}", "an additional/extra {can:number}"),
     ("candle can't", "candle can't"), ("may/can go", "may/can go")],
)  # fmt: skip
def test_words_are_read_alike(template: str, read: str) -> None:
    """The word that is written stays first, so that it is the one that is said."""
    assert alike(template, PAIRS) == read


@pytest.mark.parametrize(
    "text", ["Equipped Creature has an extra 5 Energy.", "Equipped Creature may play Mugic of any tribe."]
)
def test_cards_of_chaotic(text: str) -> None:
    """What is printed with the one word is understood with the other, and said in the rulebook's own."""
    card = PrintedCard("Lantern of Ust", "Battlegear", "None", (text,), {}, {})
    read = games.rules("chaotic").collected.read(card)

    assert read.status == "read"
    assert "extra" not in read.sentences[0].said and " may " not in read.sentences[0].said
