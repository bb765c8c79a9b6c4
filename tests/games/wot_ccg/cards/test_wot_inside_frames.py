"""What stands inside the frames of sentences: symbols of one sort or another, rolls, groups, amounts, deeds."""

import pytest
from situations import choices

from wot_ccg.situations import situation, value

TABLE = """
    dominant: hero
    resolving: pattern
    characters:
      Ann: {owner: hero, combat: 2, politics: 1, in: pattern, rolls: "%s", text: "%s"}
      Orl: {owner: villain, combat: 2, in: pattern}
"""


@pytest.mark.parametrize(
    "text",
    [
        "As an event, rotate this card to have this character generate [Politics] or [Intrigue].",
        "As an event, rotate this card to generate either [Politics] or [Intrigue].",
        "As an event, rotate this card to add one [Politics] or [Intrigue] to your pool.",
    ],
)
def test_symbols_of_one_sort_or_another(text: str) -> None:
    """The player chooses one of the two, and has that one."""
    table = TABLE % ("nothing", text)
    found = [each for each in choices(situation("events", table)) if each.startswith("Hero uses Ann")]

    assert len(found) == 2
    chosen = next(each for each in found if "intrigue" in each)
    assert value(situation("events", table, chosen), "pool of Hero") == "1 intrigue"


def test_symbols_of_one_sort_or_another_beside_something_else() -> None:
    """`Draw a card and generate A or B`: both are done, whichever is chosen."""
    table = TABLE % ("nothing", "As an event, rotate this card to draw a card and generate [Combat] or [Intrigue].")
    found = [each for each in choices(situation("events", table)) if each.startswith("Hero uses Ann")]

    assert len(found) == 2
    played = situation("events", table, next(each for each in found if "combat" in each))
    assert value(played, "pool of Hero") == "1 combat"
    assert value(played, "cards in hand of Hero") == 1
