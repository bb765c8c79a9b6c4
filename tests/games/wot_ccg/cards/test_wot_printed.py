"""Printed sentences, carried out: invented cards in the wordings of real ones, each result worked out by hand first."""

import pytest
from situations import choices, may, why_not

from wot_ccg.situations import situation, value

PASS = ("Hero passes", "Villain passes")


def test_an_event_aims_and_then_speaks_of_its_target() -> None:
    """effects-in-play: `Target ... The target ...` is one effect: 1 damage, and it stays rotated in the next turn."""
    table = """
        dominant: hero
        characters: {Orl: {owner: villain, combat: 3, rotated: yes}}
        events: {Numbing Frost: {owner: hero, text: "Target a rotated character. The target takes a point of damage and
          may not ready next turn."}}
    """
    played = situation("events", table, "Hero plays Numbing Frost on Orl")

    assert value(played, "damage on Orl") == 1
    lasting = (
        "effects: [{source: Frost, on: Orl, cannot: ready during the next ready round, until: good}]\n        events:"
    )
    again = situation("turn:end-of-turn", table.replace("events:", lasting))
    assert value(again, "Orl is rotated") is True


def test_a_price_for_each_target() -> None:
    """paying-cards-any: 1 One Power for each target; with 2 symbols two targets can be paid for, not three."""
    table = """
        dominant: hero
        characters:
          Adept: {owner: hero, one-power: 3, symbols: 2 one power}
          Bran: {owner: hero, combat: 1}
          Cael: {owner: hero, combat: 1}
        events: {Shortcut: {owner: hero, text: "Target one character you control for each [One Power] you pay. Each
              target
          gains Reinforcement."}}
    """
    played = situation("events", table, "Hero plays Shortcut on Bran and Cael")

    assert value(played, "Bran has Reinforcement") is value(played, "Cael has Reinforcement") is True
    assert value(played, "pool of Hero") == "nothing"
    assert may(situation("events", table), "Hero plays Shortcut on Adept and Bran and Cael") is False


def test_a_price_that_is_paid_several_times() -> None:
    """`For each [Combat x2] you pay, remove one token`: with 5 Combat at most twice; 3 damage less 2 leaves 1."""
    table = """
        dominant: hero
        resolving: pattern
        pools: {Villain: {troop: 3}}
        characters: {Captain: {owner: hero, combat: 3, in: pattern, symbols: 5 combat}}
        troops: {Pikes: {owner: hero, combat: 4, in: pattern}}
        events: {Village Help: {owner: hero, text: "For each [Combat Icon x2] you pay, remove one token from your
              opponent's troop
          damage pool."}}
    """
    played = situation("resolve-challenge:opening-events", table, "Hero plays Village Help for 2 times")

    assert value(played, "damage on Pikes") == 1
    assert "Hero plays Village Help for 3 times" not in choices(situation("resolve-challenge:opening-events", table))


def test_conditions_are_looked_at_for_each_card_of_a_group() -> None:
    """`All ... gain ... while participating`: only those that participate."""
    table = """
        characters:
          Seer: {owner: hero, politics: 1, text: "All Scribe characters you control gain +1 Intrigue while
                participating in challenges."}
          One: {owner: hero, intrigue: 1, traits: Scribe, in: pattern}
          Two: {owner: hero, intrigue: 1, traits: Scribe}
    """
    played = situation("events", table)

    assert (value(played, "intrigue of One"), value(played, "intrigue of Two")) == (2, 1)


def test_an_advantage_names_its_host_and_speaks_of_it() -> None:
    """play-advantage: `Target a Forsaken you control. He gains ...`: nobody else can have it; the host gains."""
    table = """
        acting: villain
        dominant: villain
        characters:
          Chosen One: {owner: villain, intrigue: 2, traits: Forsaken}
          Servant: {owner: villain, intrigue: 2}
        advantages: {Web: {owner: villain, kind: character, text: "Target a Forsaken you control. He gains +1
              Intrigue."}}
    """
    played = situation("take-actions", table, "Villain puts Web on Chosen One")

    assert value(played, "intrigue of Chosen One") == 3
    assert may(situation("take-actions", table), "Villain puts Web on Servant") is False


def test_results_that_are_generated_besides_a_roll() -> None:
    """generated: 2 support rolled and 1 generated; opposition of a supporter does not count; 1 damage more."""
    table = """
        resolving: pattern
        dominant: villain
        characters:
          Rill: {owner: hero, combat: 2, in: pattern, rolls: "2 support, 1 damage", text: "While participating in a
                challenge,
            Rill additionally generates [Support] [Opposition] [Damage] when he rolls his dice."}
          Ogre: {owner: villain, combat: 9, in: pattern}
    """
    played = situation("resolve-challenge", table, "Hero rotates Rill", "Villain passes")

    assert value(played, "support of the Pattern Challenge") == 3
    assert value(played, "rolled support of Hero") == 2
    assert value(played, "damage on Ogre") == 2


def test_a_card_learns_from_what_it_rolls() -> None:
    """`If X rolls at least [One Power x2], he permanently gains +1, to a maximum of 3`: 2 becomes 3, never 4."""
    text = "If Lorn rolls at least [One Power Icon x2], he permanently gains +1 One Power, to a maximum of 3."
    table = f"""
        dominant: villain
        characters: {{Lorn: {{owner: hero, one-power: %s, rolls: 2 one power, text: "{text}"}}}}
    """

    assert value(situation("action-round", table % 2, "Hero rotates Lorn for symbols"), "one power of Lorn") == 3
    assert value(situation("action-round", table % 3, "Hero rotates Lorn for symbols"), "one power of Lorn") == 3


def test_a_recruit_that_costs_a_rotation() -> None:
    """`The only cost to recruit this character is to rotate a ...`: without a ready one it cannot be recruited."""
    table = """
        acting: villain
        dominant: villain
        characters:
          Master: {owner: villain, one-power: 4, allegiances: Dark One, rotated: %s}
          Imp: {owner: villain, combat: 1, zone: hand, allegiances: Dark One, text: "The only cost to recruit this
                character is to
            rotate a character you control with the Dark One allegiance."}
    """
    played = situation("take-actions", table % "no", "Villain recruits Imp", "Villain chooses Master")

    assert value(played, "Imp is in play") is value(played, "Master is rotated") is True
    assert may(situation("take-actions", table % "yes"), "Villain recruits Imp") is False


@pytest.mark.parametrize(("side", "legal"), [("hero", False), ("villain", True)])
def test_who_may_recruit(side: str, legal: bool) -> None:
    """`May only be recruited by a Villain player` holds for whoever holds the card."""
    table = f"""
        acting: {side}
        characters: {{Peddler: {{owner: {side}, intrigue: 2, zone: hand, cost: 0, text: "May only be recruited by a
              Villain player."}}}}
    """

    assert may(situation("take-actions", table), f"{side.capitalize()} recruits Peddler") is legal


@pytest.mark.parametrize(("on", "legal"), [("", False), (", on: hero", True)])
def test_what_must_be_controlled_to_recruit(on: str, legal: bool) -> None:
    """`You must control A or B to recruit this character`: either is enough; neither is not."""
    table = f"""
        acting: hero
        advantages:
          Stone Circle: {{owner: hero, kind: player{on}}}
          Deep Tents: {{owner: hero, kind: player}}
        characters:
          Elder: {{owner: hero, politics: 2, zone: hand, cost: 0,
            text: "You must control Stone Circle or Deep Tents to recruit this character."}}
    """

    assert may(situation("take-actions", table), "Hero recruits Elder") is legal


def test_symbols_that_may_not_recruit() -> None:
    """cannot: symbols that may not be used to recruit still pay for an event."""
    table = """
        acting: hero
        dominant: hero
        characters:
          Runner: {owner: hero, combat: 3, allegiances: Aiel, symbols: 1 combat, text: "Symbols generated by this
                character may not be
            used for recruiting."}
          Guest: {owner: hero, zone: hand, cost: 1 combat, allegiances: Aiel}
        events: {Charge: {owner: hero, cost: 1 combat, text: Draw a card.}}
    """
    played = situation("take-actions", table)

    assert may(played, "Hero recruits Guest") is False
    assert may(played, "Hero plays Charge") is True


def test_symbols_that_only_recruit() -> None:
    """`This symbol may only be used to recruit`: it pays for a recruit, not for an event."""
    table = """
        acting: villain
        dominant: villain
        characters:
          Lord: {owner: villain, intrigue: 2, allegiances: Dark One, traits: Starting Villain}
          Guest: {owner: villain, zone: hand, cost: 1 one power, allegiances: Dark One}
        events:
          Far Call: {owner: villain, text: "Target your starting character. He generates [One Power]. This symbol may
                only be used to recruit
            characters or troops."}
          Spark: {owner: villain, cost: 1 one power, text: Draw a card.}
    """
    played = situation("take-actions", table, "Villain plays Far Call on Lord")

    assert may(played, "Villain recruits Guest") is True
    assert may(played, "Villain plays Spark") is False


def test_a_challenge_that_gives_by_its_lead() -> None:
    """outcome-margin: `If you succeed`, `If you succeed by 5 or more`: a lead of 5 moves two tokens, of 4 one."""
    table = """
        resolving: Long March
        support: %s
        pattern: {light: 2, shadow: 2, neutral: 3}
        challenges:
          Long March: {owner: hero, declared: yes, text: ["If you succeed, move a neutral token to your section.",
            "If you succeed by 5 or more, move an additional neutral token to your section (if possible)."]}
    """

    assert value(situation("resolve-challenge:outcome", table % 5), "light tokens") == 4
    assert value(situation("resolve-challenge:outcome", table % 4), "light tokens") == 3


def test_only_some_dice_are_rolled() -> None:
    """cannot: in a challenge for Combat dice a card of Politics 2 and Combat 1 rolls one die."""
    table = """
        challenges: {Long March: {owner: hero, declared: yes, text: "Only Combat dice may be rolled in this
              challenge."}}
        characters: {Rill: {owner: hero, politics: 2, combat: 1, in: Long March}}
    """

    assert value(situation("events", table), "dice of Rill") == 1


def test_who_may_participate() -> None:
    """participation-restrictions: only those that a challenge admits."""
    table = """
        dominant: hero
        challenges: {Night Walk: {owner: hero, declared: yes, text: "Only Dreamer characters may participate in this
              challenge."}}
        characters:
          Sleeper: {owner: villain, intrigue: 1, at: battleground, traits: Dreamer}
          Waker: {owner: villain, intrigue: 1, at: battleground}
    """
    played = situation("participation", table)

    assert may(played, "Villain commits Sleeper to Night Walk") is True
    assert may(played, "Villain commits Waker to Night Walk") is False


def test_killed_cards_that_go_elsewhere() -> None:
    """killed-pile: `When this troop is killed return it to its owner's hand`."""
    table = """
        dominant: hero
        troops: {Levy: {owner: villain, combat: 2, text: "When this troop is killed return it to its owner's hand."}}
        events: {Doom: {owner: hero, text: Target a troop. Kill the target.}}
    """

    assert value(situation("events", table, "Hero plays Doom on Levy"), "place of Levy") == "hand"


def test_a_challenge_becomes_an_advantage_with_its_text() -> None:
    """challenge-becomes-advantage: what stands behind works from then on; its symbols have all allegiances."""
    table = """
        resolving: Foothold
        support: 2
        challenges:
          Foothold: {owner: hero, declared: yes, text: [
            "If you succeed, this challenge becomes a player advantage targeting you.",
            "As an event, discard this card to generate [Politics] [Combat]. These symbols have all allegiances."]}
    """
    played = situation("resolve-challenge:outcome", table, "Hero uses Foothold")

    assert "Hero generates 1 politics, 1 combat (Foothold)." in [line.text for line in played.lines]
    assert value(played, "place of Foothold") == "discard pile"


def test_a_card_in_hand_that_searches() -> None:
    """shuffle-in-search: it is shown and goes back into the deck; the card that it names comes to hand."""
    table = """
        dominant: hero
        characters:
          Grown Rill: {owner: hero, combat: 3, zone: hand, text: "Shuffle this card from your hand into your deck to
                search your deck for
            Old Friend and place him in your hand."}
          Old Friend: {owner: hero, combat: 1, zone: deck}
    """
    played = situation("events", table, "Hero uses Grown Rill on Old Friend")

    assert value(played, "place of Old Friend") == "hand"
    assert value(played, "place of Grown Rill") == "deck"


def test_company_that_is_allowed() -> None:
    """monster: a text lets a card participate with Monsters; without it it may not."""
    table = """
        dominant: hero
        troops:
          Beasts: {owner: villain, combat: 3, in: pattern, traits: Monster, allegiances: Dark One}
          Rabble: {owner: villain, combat: 2, at: battleground, allegiances: Mercenary%s}
    """
    text = ', text: "Rabble may participate in challenges with Monster characters and troops you control."'

    assert may(situation("participation", table % text), "Villain commits Rabble to the Pattern Challenge") is True
    assert "monster" in why_not(
        situation("participation", table % ""), "Villain commits Rabble to the Pattern Challenge"
    )


def test_an_unread_sentence_stops_its_event_but_not_the_table() -> None:
    """Nothing is run more freely than printed: an event with a sentence that is not understood cannot be played."""
    table = """
        dominant: hero
        characters: {Orl: {owner: villain, combat: 3, text: "Orl gains +1 Combat. Orl sings beautifully on Sundays."}}
        events: {Odd: {owner: hero, text: "Draw a card. Only people with hats may play this card."}}
    """
    played = situation("events", table)

    assert value(played, "combat of Orl") == 4
    assert not any("Odd" in each for each in choices(played))


def test_another_and_other_leave_the_card_itself_out() -> None:
    """`another character you control`: never the card that does it."""
    table = """
        dominant: hero
        characters:
          Guide: {owner: hero, politics: 1, text: "As an event, pay [Politics] from your pool to ready another
                character you control."}
          Rill: {owner: hero, combat: 1, rotated: yes}
          Payer: {owner: hero, politics: 2, symbols: 1 politics}
    """
    played = situation("events", table)

    assert may(played, "Hero uses Guide on Rill") is True
    assert may(played, "Hero uses Guide on Guide") is False


def test_up_to_may_be_less() -> None:
    """`up to 2 damage`: all that is allowed where nothing else is said; less if the player says so."""
    table = """
        dominant: hero
        characters: {Healer: {owner: hero, politics: 1, text: "As an event, rotate to remove up to 2 damage from a
              Tear troop."}}
        troops: {Lancers: {owner: hero, combat: 5, damage: 3, allegiances: Tear}}
    """
    most = situation("events", table, "Hero uses Healer on Lancers")
    less = [each for each in choices(situation("events", table)) if each.endswith(": 1")]

    assert value(most, "damage on Lancers") == 1
    assert value(situation("events", table, less[0]), "damage on Lancers") == 2


def test_the_judge_does_it_himself() -> None:
    """By hand: what the judge says in the words of cards is done at once and marked as his."""
    table = "characters: {Orl: {owner: villain, combat: 3}}\nevents: {Idle: {owner: hero, text: draw 1}}"
    played = situation("events", table, "by hand: put 2 damage on Orl")

    assert value(played, "damage on Orl") == 2
    assert [line.text for line in played.lines if line.actor == "the judge"] == ["By hand: put 2 damage on Orl."]
