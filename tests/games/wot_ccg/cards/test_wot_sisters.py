"""Sister wordings put together from parts, carried out: invented cards, each result worked out from the rulebook."""

import pytest
from situations import choices, may

from judge.games.wot_ccg.cards.language import lexicon
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.reading import read_card
from wot_ccg.situations import situation, value

KNOWN = lexicon(("Ferel",), ("Scribe",))


def test_nobody_reinforces() -> None:
    """reinforce: what a player does with characters and troops is forbidden to all of them."""
    table = """
        acting: hero
        dominant: villain
        troops: {Oak: {owner: hero, combat: 2, traits: [Reinforcement], at: battleground}}
        events: {Edict: {owner: hero, zone: hand, text: "%s"}}
    """
    barred = situation("take-actions", table % "No player may reinforce challenges this turn.", "Hero plays Edict")
    free = situation("take-actions", table % "Draw a card.", "Hero plays Edict")

    assert may(barred, "Hero reinforces the Pattern Challenge with Oak") is False
    assert may(free, "Hero reinforces the Pattern Challenge with Oak") is True


def test_tokens_are_called_what_the_card_calls_them() -> None:
    """token: a name of the card's own; two have to be there before two can be removed."""
    table = """
        dominant: villain
        acting: hero
        players: {Hero: {deck: 3, hand: 3}, Villain: }
        advantages: {Purse: {owner: hero, kind: player, on: Hero, text: "Discard a card from your hand to place a bounty
          token on this card. Remove 2 bounty tokens from this card to draw a card."}}
    """
    again = ("Hero uses put 1 bounty token on this card of Purse", "Hero discards another card")
    one, two = situation("take-actions", table, *again), situation("take-actions", table, *again, *again)

    assert may(one, "Hero uses draw 1 card of Purse") is False
    assert may(two, "Hero uses draw 1 card of Purse") is True


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("All troops you control which are placed into your killed pile this turn are instead shuffled into your deck.",
         "deck"),
        ("If a troop you control would be killed this turn, return it to its owner's hand instead.", "hand"),
    ],
)  # fmt: skip
def test_killed_cards_go_elsewhere_for_a_turn(text: str, zone: str) -> None:
    """killed-pile: each pile, in each wording; what is killed by an event goes there."""
    table = f"""
        dominant: villain
        troops: {{Oak: {{owner: hero, combat: 2}}}}
        events:
          Mercy: {{owner: hero, zone: hand, text: "{text}"}}
          Blow: {{owner: villain, zone: hand, text: "Kill a troop."}}
    """
    done = situation("events", table, "Hero plays Mercy", "Villain plays Blow on Oak")

    assert value(done, "Oak is killed") is False
    assert value(done, "Oak is in play") is False
    assert value(done, "named hand of Hero") == (["Oak"] if zone == "hand" else [])


def test_a_player_chooses_a_card_of_his_own_to_kill() -> None:
    """effects-in-play: whoever has to kill a card picks it himself."""
    table = """
        dominant: villain
        troops: {Oak: {owner: villain, combat: 2}, Fir: {owner: villain, combat: 1}, Elm: {owner: hero, combat: 1}}
        events: {Toll: {owner: hero, zone: hand, text: "Each opponent must choose a troop he controls and kill it."}}
    """
    done = situation("events", table, "Hero plays Toll")

    assert {str(each) for each in choices(done)} == {"Villain chooses Oak", "Villain chooses Fir"}


@pytest.mark.parametrize(
    "text",
    [
        "Children of the Light cards you control may participate in challenges with this card.",
        "This card may participate in challenges with Children of the Light cards.",
    ],
)
def test_a_card_lets_others_participate_with_it(text: str) -> None:
    """allegiance-children: the leave holds whichever of the two cards has it."""
    table = """
        acting: hero
        dominant: villain
        characters: {Ash: {owner: hero, politics: 2, allegiances: [Andor], in: the Pattern Challenge, text: "%s"}}
        troops: {Elm: {owner: hero, combat: 2, allegiances: [Children of the Light], traits: [Reinforcement],
          at: battleground}}
    """
    let, alone = situation("take-actions", table % text), situation("take-actions", table % "Draw a card when killed.")

    assert may(let, "Hero reinforces the Pattern Challenge with Elm") is True
    assert may(alone, "Hero reinforces the Pattern Challenge with Elm") is False


def test_conditions_on_playing_by_parts() -> None:
    """Each way to play a card, barred and allowed."""
    for action, kind in (("recruited", "character"), ("played", "event"), ("initiated", "challenge")):
        for text in (f"This card may not be {action} if you control a Scribe.",
                     f"This card may only be {action} if you control a Scribe.",
                     f"This card may not be {action} unless you control a Scribe."):  # fmt: skip
            found = read_card(Printed(kind, "Somebody"), [text], KNOWN).sentences
            assert [each.why for each in found] == [""], text


def test_what_is_done_for_each_result() -> None:
    """effects-in-play: two One Power rolled, so two points of damage, each put where its player likes."""
    table = """
        dominant: villain
        characters:
          Ash: {owner: hero, one-power: 3, in: pattern, rolls: "2 one power", text: "For each [One Power] rolled by this
            character, place 1 damage on a character participating in the same challenge."}
          Elm: {owner: villain, combat: 4, in: pattern}
    """
    one = situation("resolve-challenge", table, "Hero rotates Ash", "Hero chooses Elm")
    done = situation("resolve-challenge", table, "Hero rotates Ash", "Hero chooses Elm", "Hero chooses Elm")

    assert {str(each) for each in choices(one)} == {"Hero chooses Ash", "Hero chooses Elm"}
    assert value(done, "damage on Elm") == 2


def test_an_allegiance_of_ones_choice() -> None:
    """recruit-allegiance-doubling: a Tear symbol pays for a Tear card once Tear was chosen, and only then."""
    table = """
        acting: hero
        dominant: villain
        characters:
          Elm: {owner: hero, politics: 3, symbols: "1 politics", allegiances: [Andor]}
          Baker: {owner: hero, politics: 1, zone: hand, cost: 1 politics, allegiances: [Tear]}
        events: {Oath: {owner: hero, zone: hand, text: "Target a character you control. Until the end of the turn,
          symbols generated by the target have an allegiance of your choice."}}
    """
    said = {str(each).rpartition(": ")[2]: str(each) for each in choices(situation("take-actions", table))}
    tear, aiel = (situation("take-actions", table, said[each]) for each in ("Tear", "Aiel"))

    assert may(tear, "Hero recruits Baker") is True
    assert may(aiel, "Hero recruits Baker") is False


def test_a_card_that_counts_those_beside_it_does_not_count_itself() -> None:
    """participating: with this card are the others; one Scribe of three takes part elsewhere."""
    table = """
        dominant: villain
        characters:
          Ash: {owner: hero, politics: 1, in: pattern, traits: [Scribe], text: "This character gains +1 Politics for
            each Scribe participating with this card."}
          Elm: {owner: hero, politics: 1, in: pattern, traits: [Scribe]}
          Yew: {owner: hero, politics: 1, in: stand down, traits: [Scribe]}
    """
    assert value(situation("events", table), "politics of Ash") == 2


def test_once_per_turn_by_itself() -> None:
    """effects-in-play: the first recruit draws a card, the second does not."""
    table = """
        acting: hero
        dominant: villain
        players: {Hero: {deck: 5, hand: 0}, Villain: }
        advantages: {Hall: {owner: hero, kind: player, on: Hero, text: "Once per turn, when you recruit a character,
          draw a card."}}
        characters:
          Ash: {owner: hero, combat: 1, zone: hand, cost: 0}
          Elm: {owner: hero, combat: 1, zone: hand, cost: 0}
    """
    done = situation("take-actions", table, "Hero recruits Ash", "Hero recruits Elm")

    assert value(done, "hand of Hero") == 1


def test_where_somebody_participates() -> None:
    """supporting: the Hero initiates the Pattern Challenge, so his troop is in one that he initiated."""
    table = """
        dominant: villain
        troops: {Oak: {owner: hero, combat: 2, in: %s, text: "If this troop is participating in a challenge you
          initiated, it gains +1 Combat."}}
    """
    assert value(situation("events", table % "pattern"), "combat of Oak") == 3
    assert value(situation("events", table % "stand down"), "combat of Oak") == 2
