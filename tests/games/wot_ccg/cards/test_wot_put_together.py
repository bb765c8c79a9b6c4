"""Sentences put together of parts that other sentences have: invented cards, each result worked out by hand first."""

import pytest
from situations import may

from wot_ccg.situations import situation, value


@pytest.mark.parametrize(
    "where", ["in that challenge", "participating in the target challenge", "who are in that challenge"]
)
def test_a_group_by_its_challenge(where: str) -> None:
    """participating: 3 - 1 = 2 for the troop that is there, 3 for the one that is elsewhere."""
    table = f"""
        dominant: hero
        challenges: {{Raid: {{owner: hero, declared: yes}}}}
        troops: {{Oak: {{owner: villain, combat: 3, in: Raid}}, Fir: {{owner: villain, combat: 3, in: pattern}}}}
        events: {{Mire: {{owner: hero, text: "Target a challenge. All troops {where} lose 1 Combat until the end of the
          turn."}}}}
    """
    done = situation("events", table, "Hero plays Mire on Raid challenge")

    assert (value(done, "combat of Oak"), value(done, "combat of Fir")) == (2, 3)


@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("no opponent controls a Scribe", 2, 1),
        ("your opponent controls no Scribe", 2, 1),
        ("you do not control any Scribe", 1, 2),
        ("no player controls a Scribe", 1, 1),
        ("another player controls a Scribe", 1, 2),
        ("any player controls a Scribe", 2, 2),
    ],
)
def test_who_controls_something(text: str, mine: int, theirs: int) -> None:
    """control: a Scribe that is one's own, and one that is the opponent's; 1 + 1 = 2 where the condition holds."""
    table = """
        dominant: hero
        characters:
          Ash: {owner: hero, combat: 1, text: "If %s, this character gains +1 Combat."}
          Elm: {owner: %s, politics: 1, traits: Scribe}
    """
    found = [value(situation("events", table % (text, owner)), "combat of Ash") for owner in ("hero", "villain")]

    assert found == [mine, theirs]


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("All [Combat] this character rolls are changed into [Damage].", 3),
        ("All of the [Combat] rolled by this character become damage.", 3),
        ("Negate any damage this character rolls.", 0),
        ("Draw a card when killed.", 1),
    ],
)
def test_results_of_somebody(text: str, damage: int) -> None:
    """damage: 1 damage and 2 Combat rolled; all of it, what is turned into it besides, or nothing."""
    table = f"""
        resolving: pattern
        characters:
          Ash: {{owner: hero, combat: 3, in: pattern, announced: yes, rolls: "2 combat, 1 damage", text: "{text}"}}
          Elm: {{owner: villain, combat: 9, in: pattern}}
    """
    assert value(situation("resolve-challenge:opening-roll", table), "damage on Elm") == damage


@pytest.mark.parametrize(
    "text",
    [
        "Have a troop cease participating in its challenge.",
        "Force a troop to stand down.",
        "Target a troop. The target must cease participating in that challenge.",
    ],
)
def test_somebody_has_to_leave(text: str) -> None:
    """stand-down: whoever ceases to participate is in no challenge; the other one stays."""
    table = f"""
        dominant: hero
        troops: {{Oak: {{owner: villain, combat: 3, in: pattern}}, Fir: {{owner: villain, combat: 3, in: pattern}}}}
        events: {{Rout: {{owner: hero, text: "{text}"}}}}
    """
    done = situation("events", table, "Hero plays Rout on Oak")

    assert value(done, "challenge of Oak") != value(done, "challenge of Fir")


@pytest.mark.parametrize("text", [
    "Lower the cost of recruiting the next troop you recruit this turn by [Combat].",
    "The cost to recruit the next troop you recruit is lowered by [Combat].",
    "The next troop you recruit costs [Combat] less to recruit.",
])  # fmt: skip
def test_the_next_troop_costs_less(text: str) -> None:
    """modifier-order: 1 - 1 = 0, so the troop can be recruited with an empty pool; the dearer one costs 2 - 1 = 1."""
    table = f"""
        acting: hero
        dominant: villain
        events: {{Call: {{owner: hero, zone: hand, text: "{text}"}}}}
        troops: {{Oak: {{owner: hero, combat: 2, zone: hand, cost: 1 combat}},
          Yew: {{owner: hero, combat: 2, zone: hand, cost: 2 combat}}}}
    """
    before, after = situation("take-actions", table), situation("take-actions", table, "Hero plays Call")

    assert may(before, "Hero recruits Oak") is False
    assert may(after, "Hero recruits Oak") is True
    assert may(after, "Hero recruits Yew") is False


@pytest.mark.parametrize("text", [
    "Move one or two tokens from the neutral section of the Pattern to your section.",
    "Move 1 or 2 neutral tokens to your section of the Pattern.",
])  # fmt: skip
def test_one_or_two(text: str) -> None:
    """pattern: two neutral tokens at most become one's own, whoever takes all he may."""
    table = f"""
        dominant: hero
        pattern: {{light: 1, shadow: 1, neutral: 5}}
        events: {{Tide: {{owner: hero, text: "{text}"}}}}
    """
    done = situation("events", table, "Hero plays Tide")

    assert value(done, "light tokens") == 3
