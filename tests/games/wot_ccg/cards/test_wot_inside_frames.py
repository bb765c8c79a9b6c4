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


RATED = """
    dominant: hero
    characters:
      Bea: {owner: hero, politics: 1, combat: 3}
      Cal: {owner: hero, politics: 2, traits: Scribe}
      Dov: {owner: hero, politics: 2, traits: Scribe}
    events: {Deed: {owner: hero, text: "Target a character. %s"}}
"""


@pytest.mark.parametrize(
    ("text", "politics", "combat"),
    [
        ("The target's Combat is reduced by 2.", 1, 1),
        ("Increase the target's Combat by 1 for each Scribe you control.", 1, 5),
        ("All of the target's abilities are reduced by 1.", 0, 2),
        ("His abilities are each increased by 1.", 2, 4),
        ("The target's Combat is doubled.", 1, 6),
        ("Halve the Combat of the target.", 1, 2),
        ("The target's Combat becomes 5.", 1, 5),
        ("The target's Combat is equal to the number of Scribes you control.", 1, 2),
        ("All of the target's abilities are reduced to zero.", 0, 0),
        ("The target loses all of its abilities.", 0, 0),
        ("The target gains +1 Politics and Combat.", 2, 4),
    ],
)
def test_ratings_in_every_wording(text: str, politics: int, combat: int) -> None:
    """current-ability: Bea has 1 Politics and 3 Combat; half of 3 is 2, as fractions are rounded up (rounding-up)."""
    played = situation("events", RATED % text, "Hero plays Deed on Bea")

    assert (value(played, "politics of Bea"), value(played, "combat of Bea")) == (politics, combat)


@pytest.mark.parametrize(
    ("text", "pool"),
    [
        ("This card generates [Politics] for each Scribe you control when it rolls its dice.", "1 politics, 2 combat"),
        ("When rolling its dice, this card generates an additional [2x Politics].", "2 politics, 2 combat"),
        ("When this card rolls its dice, it also generates [Intrigue] with the Tear allegiance.",
         "1 intrigue, 2 combat"),
    ],
)  # fmt: skip
def test_what_comes_with_a_roll(text: str, pool: str) -> None:
    """symbol-other-sources: Ann rolls 2 Combat symbols, and what her text adds comes besides; Bob is a Scribe."""
    table = f"""
        dominant: hero
        acting: hero
        characters:
          Ann: {{owner: hero, combat: 2, rolls: 2 combat, text: "{text}"}}
          Bob: {{owner: hero, politics: 1, traits: Scribe, rotated: yes}}
    """
    played = situation("action-round", table, "Hero rotates Ann")
    assert value(played, "pool of Hero") == pool
