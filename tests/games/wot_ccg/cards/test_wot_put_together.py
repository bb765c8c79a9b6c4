"""Sentences put together of parts that other sentences have: invented cards, each result worked out by hand first."""

import pytest
from situations import may

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
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


@pytest.mark.parametrize(("where", "combat"), [("pattern", 2), ("Raid", 1)])
def test_opposing_somebody(where: str, combat: int) -> None:
    """participating: the Monster is on the other side of the Pattern Challenge only, so 1 + 1 = 2 there, else 1."""
    table = f"""
        dominant: hero
        challenges: {{Raid: {{owner: hero, declared: yes}}}}
        characters:
          Ash: {{owner: hero, combat: 1, in: {where}, text: "This character gains +1 Combat while opposing a Monster."}}
          Elm: {{owner: villain, combat: 2, in: pattern, traits: Monster}}
    """
    assert value(situation("events", table), "combat of Ash") == combat


def test_two_kinds_kept_out_of_a_challenge() -> None:
    """cannot: neither a Trolloc character nor one that is a Monster reinforces it; another character may."""
    table = """
        acting: villain
        dominant: hero
        characters:
          Elm: {owner: villain, combat: 2, traits: [Monster, Reinforcement], at: battleground}
          Yew: {owner: villain, combat: 2, traits: [Trolloc, Reinforcement], at: battleground}
          Fir: {owner: villain, combat: 2, traits: [Reinforcement], at: battleground}
        events: {Ford: {owner: villain, zone: hand, text: "Target a challenge. Monster and Trolloc characters may not
          participate in the target challenge."}}
    """
    done = situation("take-actions", table, "Villain plays Ford on Pattern Challenge")
    found = [may(done, f"Villain reinforces the Pattern Challenge with {each}") for each in ("Elm", "Yew", "Fir")]

    assert found == [False, False, True]


def test_as_many_as_there_are() -> None:
    """generated: two Scribes are there, so two Politics."""
    table = """
        acting: hero
        dominant: villain
        characters:
          Ash: {owner: hero, politics: 1, text: "As an event, rotate this card to generate [Politics] equal to the
            number of Scribes you control."}
          Elm: {owner: hero, politics: 1, traits: Scribe}
          Yew: {owner: hero, politics: 1, traits: Scribe}
    """
    assert value(situation("take-actions", table, "Hero uses Ash"), "pool of Hero") == "2 politics"


def test_each_player_that_was_targeted_draws() -> None:
    """draw: both players were targeted and paid for, so each has one card more."""
    table = """
        dominant: hero
        players: {Hero: {deck: 3, hand: 1}, Villain: {deck: 3, hand: 1}}
        characters: {Ash: {owner: hero, politics: 3, symbols: 2 politics}}
        events: {News: {owner: hero, text: "Target one player for each [Politics] you pay. Each target draws a card."}}
    """
    done = situation("events", table, "Hero plays News on Hero and Villain")

    assert (value(done, "hand of Hero"), value(done, "hand of Villain")) == (2, 2)


@pytest.mark.parametrize(
    ("text", "allowed"), [("cannot be targeted by any event card", False), ("cannot rotate", True)]
)
def test_no_target_of_event_cards(text: str, allowed: bool) -> None:
    """cannot: who cannot be the target of events is none."""
    table = f"""
        dominant: hero
        characters: {{Ash: {{owner: villain, combat: 1, text: "This character {text}."}}}}
        events: {{Dart: {{owner: hero, text: "Target a character. Put 1 damage on the target."}}}}
    """
    assert may(situation("events", table), "Hero plays Dart on Ash") is allowed


@pytest.mark.parametrize(("nation", "allowed"), [("Andor", True), ("Tear", False)])
def test_the_only_challenge_a_troop_takes_part_in(nation: str, allowed: bool) -> None:
    """cannot: the troop may take part in the challenge for one nation, and in no other."""
    table = f"""
        dominant: hero
        advantages: {{Throne: {{owner: hero, kind: world, on: world, traits: Nation Contested, allegiances: {nation}}}}}
        contests: [{{by: Hero, advantage: Throne}}]
        troops: {{Oak: {{owner: hero, combat: 2, allegiances: [Andor, Tear], at: battleground, text: "This troop may
          only participate in the Andor nation contested challenge."}}}}
    """
    found = situation("participation:announce", table)

    assert may(found, "Hero commits Oak to Hero's challenge") is allowed
    assert may(found, "Hero commits Oak to the Pattern Challenge") is False


@pytest.mark.parametrize(
    ("source", "allowed"),
    [("with the Andor allegiance", True), ("with the Tear allegiance", False), ("it generated", False)],
)
def test_where_symbols_come_from(source: str, allowed: bool) -> None:
    """resource-pool: the one Politics symbol is Elm's, who has Andor; it pays only what asks for no other symbol."""
    table = f"""
        acting: hero
        dominant: villain
        players: {{Hero: {{deck: 3}}, Villain: }}
        characters:
          Ash: {{owner: hero, combat: 1, text: "As an event, spend [Politics] {source} to draw a card."}}
          Elm: {{owner: hero, politics: 3, symbols: 1 politics, allegiances: Andor}}
    """
    assert may(situation("take-actions", table), "Hero uses Ash") is allowed


@pytest.mark.parametrize(("state", "combat"), [("damaged", 1), ("undamaged", 2), ("rotated", 1), ("ready", 2)])
def test_how_another_card_stands(state: str, combat: int) -> None:
    """damage, rotate: Elm has no damage and is ready."""
    table = f"""
        dominant: hero
        characters:
          Ash: {{owner: hero, combat: 1, text: "This character gains +1 Combat while Elm is {state}."}}
          Elm: {{owner: hero, politics: 3}}
    """
    assert value(situation("events", table), "combat of Ash") == combat


@pytest.mark.parametrize(
    "text",
    [
        "This character may participate in a challenge as a troop.",
        "This character may not participate in challenges as a troop.",
        "This character gains +1 Combat while participating in other challenges.",
        "As an event, rotate this card to remove one or three points of damage from a troop.",
        "As an event, pay a symbol to draw a card.",
    ],
)
def test_what_parts_do_not_say(text: str) -> None:
    """As a troop is not beside a troop, other challenges are not any, one or three is not up to three."""
    found = read_card(Printed("character", "Ash"), [text], lexicon((), ())).sentences

    assert all(each.why for each in found)


@pytest.mark.parametrize(("trait", "allowed"), [("Scribe", True), ("Monster", False)])
def test_a_price_while_something_is_controlled(trait: str, allowed: bool) -> None:
    """effects-in-play: the effect can be used while a Scribe is controlled, and only then."""
    table = f"""
        acting: hero
        dominant: villain
        players: {{Hero: {{deck: 3}}, Villain: }}
        characters:
          Ash: {{owner: hero, combat: 1, text: "As an event, rotate this card while you control a Scribe to
            draw a card."}}
          Elm: {{owner: hero, politics: 3, traits: {trait}}}
    """
    assert may(situation("take-actions", table), "Hero uses Ash") is allowed
