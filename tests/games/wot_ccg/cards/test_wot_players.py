"""What is so of players: their challenges, what events cost them, what they win; invented cards, carried out."""

from situations import may

from wot_ccg.situations import situation, value


def test_support_in_all_challenges_one_initiates() -> None:
    """generated: one more support in a challenge of one's own, wherever the card is; none in another's."""
    table = """
        resolving: Raid
        challenges: {Raid: {owner: %s, declared: yes}}
        characters: {Ash: {owner: hero, politics: 1, text: "All challenges you initiate have 2 additional support."}}
    """
    assert value(situation("resolve-challenge", table % "hero"), "support of Raid") == 2
    assert value(situation("resolve-challenge", table % "villain"), "support of Raid") == 0


def test_every_event_costs_more() -> None:
    """paying-costs: whoever plays an event pays one symbol more."""
    table = """
        dominant: villain
        acting: hero
        advantages: {Toll: {owner: villain, kind: world, on: world, text: "Each event costs an additional [Intrigue]."}}
        characters: {Ash: {owner: hero, intrigue: 2, symbols: "%s"}}
        events: {Call: {owner: hero, zone: hand, text: "Draw a card."}}
    """
    assert may(situation("take-actions", table % "1 intrigue"), "Hero plays Call") is True
    assert may(situation("take-actions", table % "1 combat"), "Hero plays Call") is False


def test_what_comes_of_winning_the_pattern_challenge() -> None:
    """outcome-success: in the Pattern Challenge, and in no other."""
    table = """
        resolving: %s
        support: 5
        players: {Hero: {hand: 2}, Villain: }
        challenges: {Raid: {owner: hero, declared: yes}}
        advantages: {Joy: {owner: hero, kind: player, on: hero, text: "Whenever you win the Pattern Challenge, draw a
          card."}}
    """
    assert value(situation("resolve-challenge:outcome", table % "pattern"), "hand of Hero") == 3
    assert value(situation("resolve-challenge:outcome", table % "Raid"), "hand of Hero") == 2


def test_a_price_named_behind() -> None:
    """advantage-you: the controller of the target pays, and the advantage is gone."""
    table = """
        dominant: villain
        acting: villain
        characters: {Mule: {owner: villain, combat: 2, symbols: "2 politics"}}
        advantages: {Load: {owner: hero, kind: character, on: Mule, text: "The target's controller may discard this
          advantage by paying [2x Politics] as a limited event."}}
    """
    done = situation("take-actions", table, "Villain uses Load")

    assert value(done, "Load is in play") is False


def test_the_troop_is_the_one_that_was_targeted() -> None:
    """advantage: of the troop that the advantage is on, not of every troop."""
    table = """
        troops: {Oak: {owner: hero, combat: 2}, Fir: {owner: hero, combat: 2}}
        advantages: {Pike: {owner: hero, kind: troop, on: Oak, text: "Target a troop you control. The troop gains +2
          Combat."}}
    """
    here = situation("events", table)

    assert value(here, "combat of Oak") == 4
    assert value(here, "combat of Fir") == 2


def test_fewer_troops_than_the_opponent() -> None:
    """control-in-play-only: with one troop against two it holds, with two against two it does not."""
    table = """
        troops: {Oak: {owner: hero, combat: 2}, Fir: {owner: villain, combat: 2}, Yew: {owner: %s, combat: 2}}
        advantages: {Need: {owner: hero, kind: player, on: hero, text: "If you control fewer troops than your opponent,
          your troops gain +1 Combat."}}
    """
    assert value(situation("events", table % "villain"), "combat of Oak") == 3
    assert value(situation("events", table % "hero"), "combat of Oak") == 2


def test_a_challenge_whose_target_lends_its_allegiances() -> None:
    """challenge-becomes-advantage, allegiance: while the target is ready; the failure kills it all the same."""
    table = """
        resolving: Oath
        %s
        characters:
          Head: {owner: hero, politics: 3, allegiances: [Dragon], traits: [Starting Hero]%s}
          Ally: {owner: hero, politics: 2, allegiances: [Tear]%s}
        challenges: {Oath: {owner: hero, declared: yes, on: [Ally], text: "Target a character you have in play. If you
          succeed, this card becomes a character advantage on him. As long as the target is ready, your starting Hero or
          Villain gains the allegiances of the target. If unsuccessful, put 2 damage on your starting character and kill
          the target."}}
    """
    won = situation("resolve-challenge:outcome", table % ("support: 3", "", ""))
    tired = situation("resolve-challenge:outcome", table % ("support: 3", "", ", rotated: yes"))
    other = situation("resolve-challenge:outcome", table % ("support: 3", ", rotated: yes", ""))
    lost = situation("resolve-challenge:outcome", table % ("opposition: 3", "", ""))

    assert [value(each, "Head has Tear") for each in (won, tired, other, lost)] == [True, False, True, False]
    assert (value(lost, "damage on Head"), value(lost, "Ally is killed")) == (2, True)
    assert (value(won, "damage on Head"), value(won, "Ally is killed")) == (0, False)


def test_a_prophecy_as_it_is_printed() -> None:
    """prophecy-immediate: with both cards in play the benefit comes at once, with one of them it does not."""
    table = """
        dominant: villain
        acting: hero
        players: {Hero: {hand: 2}, Villain: }
        advantages: {Song: {owner: hero, kind: player, on: hero, traits: Prophecy, text: "Requirements: Control a Scribe
          and an Abbot. Benefits: Gain a Pattern. Draw a card."}}
        characters: {Ash: {owner: hero, politics: 1, traits: Scribe}, Elm: {owner: %s, politics: 1, traits: Abbot}}
    """
    met = situation("take-actions", table % "hero")
    open_ = situation("take-actions", table % "villain")

    assert (value(met, "light tokens"), value(met, "hand of Hero")) == (3, 3)
    assert (value(open_, "light tokens"), value(open_, "hand of Hero")) == (2, 2)


def test_a_card_that_is_hurt_enough() -> None:
    """damage-reduces-all: with 2 damage there is no bonus yet, with 3 there is."""
    table = """
        characters: {Ash: {owner: hero, combat: 6, damage: %s, text: "If this card has 3 or more damage, it gains +2
          Combat."}}
    """
    assert value(situation("events", table % 2), "combat of Ash") == 4
    assert value(situation("events", table % 3), "combat of Ash") == 5


def test_symbols_with_the_allegiances_of_others() -> None:
    """symbol-allegiance: those of the cards in play when the event is played, and no others."""
    table = """
        dominant: villain
        acting: hero
        characters:
          Ash: {owner: hero, politics: 1, symbols: "1 politics", allegiances: [Andor]}
          Elm: {owner: hero, politics: 1, zone: hand, cost: 1 politics, allegiances: [Tear]}
          Fay: {owner: hero, politics: 1, zone: hand, cost: 1 politics, allegiances: [Illian]}
        troops: {Oak: {owner: hero, combat: 1, allegiances: [Tear]}, Fir: {owner: villain, combat: 1,
          allegiances: [Illian]}}
        events: {Pact: {owner: hero, zone: hand, text: "All symbols you generate this turn have the allegiances of all
          troops you control."}}
    """
    done = situation("take-actions", table, "Hero plays Pact")

    assert may(situation("take-actions", table), "Hero recruits Elm") is False
    assert may(done, "Hero recruits Elm") is True
    assert may(done, "Hero recruits Fay") is False
