"""What is asked of a card: less of a cost, no more than so many copies, who may play it, whom it may aim at."""

import pytest
from situations import may

from wot_ccg.situations import situation, value


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("If you control a Scribe, this character costs 1 less [Intrigue] to recruit.", 2),
        ("This character costs [2x Intrigue] less to recruit.", 1),
        ("The cost to recruit this character is reduced by [Intrigue] for each Scribe you control, to a maximum of 2.",
         1),
        ("The cost to recruit this character is reduced by [Intrigue] for each Scribe you control, up to a maximum of "
         "1.", 2),
    ],
)  # fmt: skip
def test_a_cost_that_is_less(text: str, cost: str) -> None:
    """recruit: it costs 3 Intrigue; its player controls 3 Scribes."""
    table = f"""
        acting: hero
        characters:
          Vey: {{owner: hero, zone: hand, intrigue: 1, cost: 3 intrigue, text: "{text}"}}
          Ab: {{owner: hero, intrigue: 1, traits: Scribe}}
          Bo: {{owner: hero, intrigue: 1, traits: Scribe}}
          Cy: {{owner: hero, intrigue: 1, traits: Scribe}}
    """
    assert value(situation("take-actions", table), "cost of Vey for Hero") == cost


@pytest.mark.parametrize(("most", "legal"), [(1, False), (2, True)])
def test_a_number_of_copies(most: int, legal: bool) -> None:
    """multiple: a card's own text limits how many copies of it are controlled."""
    text = f"Multiple. You may not control more than {most} copies of this card."
    table = f"""
        acting: hero
        troops:
          Wardens: {{owner: hero, combat: 1, traits: Multiple, text: "{text}"}}
          Wardens B: {{title: Wardens, owner: hero, zone: hand, combat: 1, cost: 0, traits: Multiple, text: "{text}"}}
    """
    assert may(situation("take-actions", table), "Hero recruits Wardens B") is legal


@pytest.mark.parametrize(("dominant", "legal"), [("hero", False), ("villain", True)])
def test_the_dominant_player_may_not(dominant: str, legal: bool) -> None:
    """determine-dominance: a card that the dominant player may not play."""
    table = f"""
        dominant: {dominant}
        players: {{Hero: {{deck: 2}}, Villain: }}
        events: {{Deed: {{owner: hero, zone: hand, text: "May not be played by the dominant player. Draw a card."}}}}
    """
    assert may(situation("events", table), "Hero plays Deed") is legal


@pytest.mark.parametrize(("target", "legal"), [("Orl", False), ("Pax", True)])
def test_who_is_not_participating(target: str, legal: bool) -> None:
    """participating: a card that is in no challenge."""
    table = """
        dominant: hero
        resolving: pattern
        characters:
          Orl: {owner: villain, combat: 2, in: pattern}
          Pax: {owner: villain, combat: 2}
        events:
          Deed: {owner: hero, zone: hand, text: "Target a character that is not participating in a challenge. Kill the
            target."}
    """
    assert may(situation("resolve-challenge:events", table), f"Hero plays Deed on {target}") is legal
