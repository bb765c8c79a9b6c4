"""Further targets, cards that stand down, control tokens, dice that hurt: invented cards, worked out by hand first."""

from situations import choices, may

from wot_ccg.situations import situation, value


def test_further_targets_cost_more() -> None:
    """1 One Power for the first target, 2 for each further one: 3 pay for two targets, not for three."""
    table = """
        dominant: hero
        characters: {Adept: {owner: hero, one-power: 5, symbols: 3 one power}}
        troops:
          A: {owner: villain, combat: 1, cost: 1 combat}
          B: {owner: villain, combat: 1, cost: 1 combat}
          C: {owner: villain, combat: 1, cost: 1 combat}
        events: {Haze: {owner: hero, text: "Pay [One Power] to target a troop. You may target another troop for each
          additional [One Power x2]. Rotate the targets."}}
    """
    played = situation("events", table, "Hero plays Haze on A and B")

    assert value(played, "A is rotated") is value(played, "B is rotated") is True
    assert value(played, "pool of Hero") == "nothing"
    here = situation("events", table)
    assert may(here, "Hero plays Haze on A and B and C") is False
    assert value(situation("events", table, "Hero plays Haze on C"), "pool of Hero") == "2 one power"


def test_cards_may_rotate_to_stand_down() -> None:
    """stand-down: one's own target rotates and leaves its challenge; the opponent is asked about his."""
    table = """
        dominant: hero
        characters: {Ann: {owner: hero, combat: 1, in: pattern}, Orl: {owner: villain, combat: 1, in: pattern}}
        events: {Retreat: {owner: hero, text: "Target any number of characters participating in the same challenge. Both
          targets may rotate to stand down."}}
    """
    step = "Hero plays Retreat on Ann and Orl"
    stays = situation("events", table, step, "Villain chooses nothing")

    assert value(stays, "Ann is rotated") is True and value(stays, "Orl is rotated") is False
    assert value(stays, "challenge of Ann") != value(stays, "challenge of Orl")
    assert value(situation("events", table, step, "Villain chooses to do it"), "Orl is rotated") is True


def test_control_tokens_are_taken_off() -> None:
    """contested-control: 2 against 3; after two tokens of the opponent are gone, 2 against 1 give control."""
    table = """
        resolving: Unrest
        support: 3
        advantages: {North: {owner: villain, kind: world, traits: Contested, control: {hero: 2, villain: 3}}}
        challenges: {Unrest: {owner: hero, declared: yes, text: "If you succeed, remove up to 2 control tokens from each
          contested advantage."}}
    """
    step = "Hero chooses your opponent's token"
    played = situation("resolve-challenge:outcome", table, step, step)

    assert value(played, "controller of North") == "Hero"
    assert "Hero chooses nothing" in choices(situation("resolve-challenge:outcome", table))


def test_dice_that_hurt() -> None:
    """2 symbols are rolled: 2 damage for whoever rolled them; support does not hurt."""
    table = """
        dominant: hero
        resolving: pattern
        characters: {Orl: {owner: villain, combat: 9, in: pattern, announced: yes, rolls: "2 combat, 3 support"}}
        events: {Curse: {owner: hero, text: "Target a participating character. The target takes 1 damage for
          each ability symbol he rolls."}}
    """
    assert value(situation("resolve-challenge:events", table, "Hero plays Curse on Orl"), "damage on Orl") == 2


def test_an_event_that_takes_part() -> None:
    """It rolls 1 damage like a troop of Combat 3 in Coming to Grips and is discarded with the challenge."""
    table = """
        resolving: pattern
        dominant: hero
        troops: {Pikes: {owner: villain, combat: 9, in: pattern}}
        events: {Levy: {owner: hero, rolls: 1 damage, text: "Target a challenge. This event participates in that
          challenge
          as a Mercenary troop with 3 Combat. Discard this event when the challenge resolves."}}
    """
    steps = ("Hero plays Levy on Pattern Challenge", "Villain passes", "Hero rotates Levy")
    joined = situation("resolve-challenge:events", table, *steps[:1])
    assert value(joined, "combat of Levy") == 3
    assert value(joined, "challenge of Levy") == "Pattern Challenge"
    done = situation("resolve-challenge:events", table, *steps)
    assert value(done, "damage on Pikes") == 1
    assert value(done, "place of Levy") == "discard pile"


def test_events_that_cost_more() -> None:
    """1 Intrigue more for the Villain while that challenge is resolved; nothing more for the Hero."""
    table = """
        resolving: Raid
        dominant: hero
        challenges: {Raid: {owner: hero, declared: yes}}
        characters: {Spy: {owner: villain, intrigue: 2, in: Raid, symbols: %s}}
        events:
          Watch: {owner: hero, text: "Target a card-based challenge. Villain players must pay an additional
            [Intrigue] to
            play each event while resolving the challenge."}
          Trick: {owner: villain, text: Draw a card.}
          Other: {owner: hero, text: Draw a card.}
    """
    step = "Hero plays Watch on Raid challenge"
    poor = situation("resolve-challenge:opening-events", table % "1 combat", step)
    assert may(poor, "Villain plays Trick") is False
    rich = situation("resolve-challenge:opening-events", table % "1 intrigue", step, "Villain plays Trick")
    assert value(rich, "pool of Villain") == "nothing"
    assert may(rich, "Hero plays Other") is True


def test_a_nature_that_does_not_count() -> None:
    """2 Politics for a Hero, although the guest has Dark Nature; the one after is doubled again."""
    table = """
        dominant: hero
        acting: hero
        characters:
          Payer: {owner: hero, politics: 9, allegiances: Andor, symbols: 6 politics}
          One: {owner: hero, zone: hand, politics: 1, cost: 2 politics, allegiances: Andor, traits: Dark Nature}
          Two: {owner: hero, zone: hand, politics: 1, cost: 2 politics, allegiances: Andor, traits: Dark Nature}
        events: {Bribe: {owner: hero, text: "The Nature of the next character you recruit this turn does not raise its
          cost."}}
    """
    played = situation("take-actions", table, "Hero plays Bribe")
    assert value(played, "cost of One for Hero with Payer") == 2
    later = situation("take-actions", table, "Hero plays Bribe", "Hero recruits One")
    assert value(later, "cost of Two for Hero with Payer") == 4


def test_a_card_that_replaces_the_target_is_found() -> None:
    """Only a card of the deck that replaces the target can be taken."""
    table = """
        resolving: Quest
        support: 2
        characters:
          Mat: {owner: hero, combat: 2, personality: Mat}
          New: {owner: hero, zone: deck, combat: 3, text: Replace Mat.}
          Old: {owner: hero, zone: deck, combat: 3, text: Replace Perrin.}
        challenges: {Quest: {owner: hero, declared: yes, on: Mat, text: "Target a character you control. If you
          succeed, search your deck for a replacement version of the target and put it in your hand."}}
    """
    asked = situation("resolve-challenge:outcome", table)
    assert choices(asked) == ["Hero chooses New", "Hero chooses nothing"]
    assert value(situation("resolve-challenge:outcome", table, "Hero chooses New"), "place of New") == "hand"


def test_damage_shared_out_point_by_point() -> None:
    """3 points divided among troops: two on one, one on the other; characters are no troops."""
    table = """
        dominant: hero
        characters: {Ann: {owner: villain, combat: 9}}
        troops: {A: {owner: villain, combat: 9}, B: {owner: villain, combat: 9}}
        events: {Hail: {owner: hero, text: "Divide 3 damage as you like among troops."}}
    """
    played = situation("events", table, "Hero plays Hail", "Hero chooses A", "Hero chooses B", "Hero chooses A")

    assert (value(played, "damage on A"), value(played, "damage on B")) == (2, 1)
    assert "Hero chooses Ann" not in choices(situation("events", table, "Hero plays Hail"))


def test_each_player_gives_up_a_troop() -> None:
    """Each player chooses among his own troops, both have to."""
    table = """
        dominant: hero
        troops:
          A: {owner: hero, combat: 1}
          B: {owner: hero, combat: 1}
          C: {owner: villain, combat: 1}
          D: {owner: villain, combat: 1}
        events: {Toll: {owner: hero, text: "Each player must kill a troop he controls."}}
    """
    played = situation("events", table, "Hero plays Toll", "Hero chooses B", "Villain chooses C")

    assert [value(played, f"{name} is in play") for name in "ABCD"] == [True, False, False, True]
