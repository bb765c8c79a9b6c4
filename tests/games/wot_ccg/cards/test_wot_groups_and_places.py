"""Groups by what is on a card or what it did, amounts with a cap, and the places where cards go."""

import pytest
from situations import may

from wot_ccg.situations import situation, value

HOSTS = """
    dominant: hero
    characters:
      Bea: {owner: hero, politics: 1, combat: 1}
      Cal: {owner: hero, politics: 1, combat: 1}
    advantages:
      Blade: {owner: hero, on: Bea, kind: character, traits: Weapon}
      Crown: {owner: hero, on: Cal, kind: character}
    events: {Deed: {owner: hero, text: "%s"}}
"""


@pytest.mark.parametrize(
    ("text", "bea", "cal"),
    [
        ("Each character with a Weapon on it gains +1 Combat.", 2, 1),
        ("Each character that has a Weapon gains +1 Combat.", 2, 1),
        ("Each character without a Weapon gains +1 Combat.", 1, 2),
        ("Each character that is not the target of a Weapon gains +1 Combat.", 1, 2),
        ("Each character with no advantages on it gains +1 Combat.", 1, 1),
    ],
)
def test_cards_by_what_is_on_them(text: str, bea: int, cal: int) -> None:
    """advantage-kinds: the Weapon is on Bea, another advantage on Cal."""
    played = situation("events", HOSTS % text, "Hero plays Deed")

    assert (value(played, "combat of Bea"), value(played, "combat of Cal")) == (bea, cal)


def test_an_advantage_moves_to_another_card() -> None:
    """advantage-kinds: the Crown goes from Cal to Bea, and what it says of its target with it."""
    text = "Target a character advantage. Move it to another character."
    table = (HOSTS % text).replace(
        "on: Cal, kind: character", 'on: Cal, kind: character, text: "The target gains +1 Politics."'
    )
    before = situation("events", table)
    played = situation("events", table, "Hero plays Deed on Crown and Bea")
    assert (value(before, "politics of Bea"), value(before, "politics of Cal")) == (1, 2)
    assert (value(played, "politics of Bea"), value(played, "politics of Cal")) == (2, 1)


@pytest.mark.parametrize(("cap", "combat"), [("+2", 3), ("+9", 4)])
def test_so_much_at_most(cap: str, combat: int) -> None:
    """Three Scribes are three points, of which no more count than the text says."""
    table = f"""
        dominant: hero
        characters:
          Ash: {{owner: hero, combat: 1, text: "This card gains +1 Combat for each Scribe you control, to a maximum of
            {cap}."}}
          One: {{owner: hero, politics: 1, traits: Scribe}}
          Two: {{owner: hero, politics: 1, traits: Scribe}}
          Three: {{owner: hero, politics: 1, traits: Scribe}}
    """
    assert value(situation("events", table), "combat of Ash") == combat


def test_cards_drawn_at_most() -> None:
    """`a card for each character you control, to a maximum of 1 card`: Bea and Cal are two, one is drawn."""
    text = "Draw a card for each character you control, to a maximum of %s."
    one = situation("events", HOSTS % (text % "1 card"), "Hero plays Deed")
    two = situation("events", HOSTS % (text % "5 cards"), "Hero plays Deed")
    assert (value(one, "cards in hand of Hero"), value(two, "cards in hand of Hero")) == (1, 2)


@pytest.mark.parametrize(("text", "hurt"), [("participated", (1, 0)), ("did not participate", (0, 1))])
def test_cards_by_what_they_did(text: str, hurt: tuple[int, int]) -> None:
    """participating: Ann is in the Pattern Challenge; Bob stayed at home."""
    table = f"""
        dominant: hero
        resolving: pattern
        characters:
          Ann: {{owner: hero, combat: 5, in: pattern}}
          Bob: {{owner: hero, combat: 5}}
        events: {{Deed: {{owner: hero, text: "Put 1 damage on each character that {text} in a challenge this turn."}}}}
    """
    played = situation("events", table, "Hero plays Deed")
    assert (value(played, "damage on Ann"), value(played, "damage on Bob")) == hurt


def test_a_card_from_hand_into_play() -> None:
    """enters-ready: it comes into play without being paid for; a character is no troop."""
    table = """
        dominant: hero
        characters: {Bea: {owner: hero, politics: 1, zone: hand, cost: 3 politics}}
        troops: {Pikes: {owner: hero, combat: 1, zone: hand, cost: 3 combat}}
        events: {Deed: {owner: hero, text: "Put a troop from your hand into play for no cost."}}
    """
    played = situation("events", table, "Hero plays Deed on Pikes")
    assert value(played, "Pikes is in play") is True
    assert may(situation("events", table), "Hero plays Deed on Bea") is False


@pytest.mark.parametrize("end", ["top", "bottom"])
def test_a_card_to_an_end_of_its_owners_deck(end: str) -> None:
    """piles: it leaves play and lies on top of the deck, or under it."""
    table = f"""
        dominant: hero
        characters: {{Orl: {{owner: villain, combat: 1}}}}
        events: {{Deed: {{owner: hero, text: "Target a character. Put the target on the {end} of its owner's deck."}}}}
    """
    played = situation("events", table, "Hero plays Deed on Orl")
    assert value(played, "Orl is in play") is False
    assert any(f"Orl goes to the {end} of its owner's deck" in line.text for line in played.lines)


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("rolls no Combat dice in that challenge", 0),
        ("does not roll its dice this turn", 0),
        ("rolls no Intrigue dice in that challenge", 3),
    ],
)
def test_no_dice(text: str, dice: int) -> None:
    """cannot: Bea has 3 Combat dice, of which none is left."""
    table = f"""
        dominant: hero
        resolving: pattern
        characters: {{Bea: {{owner: hero, combat: 3, in: pattern}}}}
        events: {{Deed: {{owner: hero, text: "Target a character participating in a challenge. The target {text}."}}}}
    """
    played = situation("resolve-challenge:events", table, "Hero plays Deed on Bea")
    assert value(played, "dice of Bea") == dice


def test_each_of_two_descriptions() -> None:
    """`each A and each B`: whoever is one of them, and nobody else."""
    table = """
        dominant: hero
        characters:
          Ann: {owner: hero, combat: 5, traits: Scribe}
          Bob: {owner: hero, combat: 5}
        troops: {Pikes: {owner: villain, combat: 5}}
        events: {Deed: {owner: hero, text: "Put 1 damage on each Scribe and each troop."}}
    """
    played = situation("events", table, "Hero plays Deed")
    assert [value(played, f"damage on {each}") for each in ("Ann", "Bob", "Pikes")] == [1, 0, 1]


@pytest.mark.parametrize(("text", "hurt"), [("supported", [1, 0]), ("opposed", [0, 1])])
def test_cards_by_their_side_in_a_challenge(text: str, hurt: list[int]) -> None:
    """supporting, opposing: Hero initiated the challenge, which fails; Ann supports it and Orl opposes it."""
    table = f"""
        dominant: hero
        resolving: Raid
        challenges: {{Raid: {{owner: hero, declared: yes, text: "If you do not succeed, each character that {text} this
          challenge takes one point of damage."}}}}
        characters:
          Ann: {{owner: hero, combat: 5, in: Raid, rotated: yes}}
          Orl: {{owner: villain, combat: 5, in: Raid, rotated: yes}}
    """
    played = situation("resolve-challenge:outcome", table)
    assert [value(played, f"damage on {each}") for each in ("Ann", "Orl")] == hurt


@pytest.mark.parametrize(("cost", "legal"), [("1 intrigue", False), ("1 politics", True)])
def test_no_target_of_events_that_cost_something(cost: str, legal: bool) -> None:
    """cannot: an event with Intrigue in its cost cannot be aimed at Ann, one's own neither; another can."""
    table = f"""
        dominant: hero
        characters: {{Ann: {{owner: hero, combat: 5, symbols: "2 intrigue, 2 politics",
          text: "This card may not be targeted by events which have an [Intrigue] in their cost."}}}}
        events: {{Deed: {{owner: hero, cost: {cost}, text: "Target a character. Put 1 damage on the target."}}}}
    """
    assert may(situation("events", table), "Hero plays Deed on Ann") is legal


def test_results_of_several_sorts_are_negated() -> None:
    """ignored: neither the support nor the damage that Ann rolls counts; her opposition is none in any case."""
    table = """
        dominant: villain
        resolving: pattern
        characters:
          Ann: {owner: hero, combat: 2, in: pattern, rolls: "2 damage, 3 support"%s}
          Orl: {owner: villain, combat: 9, in: pattern, rolls: nothing}
    """
    text = ', text: "Any [Support], [Opposition] and [Damage] this card rolls is negated."'
    for rule, hurt in ((text, 0), ("", 2)):
        played = situation("resolve-challenge:opening-subordinate", table % rule, "Hero rotates Ann", "Villain passes")
        assert value(played, "damage on Orl") == hurt


def test_a_found_card_in_the_home_front_and_halves() -> None:
    """search-then-shuffle: into play, in the home front; rounding-up: half of 3 is 2."""
    table = """
        dominant: hero
        characters: {Bea: {owner: hero, politics: 1, combat: 3}}
        troops: {Pikes: {owner: hero, zone: deck, combat: 1}}
        events:
          Muster: {owner: hero, text: "Search your deck for a troop and place it in your home front."}
          Wane: {owner: hero, text: "Target a character. The target's Combat is halved (rounded up)."}
    """
    assert value(situation("events", table, "Hero plays Muster on Pikes"), "Pikes is in play") is True
    assert value(situation("events", table, "Hero plays Wane on Bea"), "combat of Bea") == 2
