"""Sister wordings, carried out: invented cards, each result worked out from the rulebook first."""

from situations import choices, may

from wot_ccg.situations import situation, value


def test_what_is_so_when_a_card_participates() -> None:
    """effect-continuous: in a challenge 2 more Combat, outside nothing."""
    table = """
        resolving: pattern
        characters: {Ash: {owner: hero, combat: 1, in: %s, text: "When this card participates in a challenge, it gains
          +2 Combat."}}
    """
    assert value(situation("resolve-challenge", table % "pattern"), "combat of Ash") == 3
    home = table.replace("in: %s, ", "")
    assert value(situation("resolve-challenge", home), "combat of Ash") == 1


def test_a_target_named_upon_the_recruit() -> None:
    """recruit: the target is chosen when the card comes into play, and what the next sentence says is done to it."""
    table = """
        acting: hero
        dominant: villain
        characters:
          Ash: {owner: hero, politics: 1, zone: hand, cost: 0, text: "When you recruit this card, target a troop. The
            target is rotated for no effect."}
        troops: {Oak: {owner: villain, combat: 2}, Yew: {owner: villain, combat: 2}}
    """
    done = situation("take-actions", table, "Hero recruits Ash", "Hero chooses Yew")

    assert value(done, "Yew is rotated") is True
    assert value(done, "Oak is rotated") is False


def test_a_card_that_would_be_killed() -> None:
    """piles: in place of the killed pile it goes to the hand."""
    table = """
        dominant: villain
        characters: {Ash: {owner: villain, combat: 3, text: "If Ash would be killed, return it to its owner's hand
          instead."}}
        events: {Axe: {owner: hero, zone: hand, text: "Target a character. Kill the target."}}
    """
    done = situation("events", table, "Hero plays Axe on Ash")

    assert value(done, "Ash is in play") is value(done, "Ash is killed") is False
    assert "Ash" in str(value(done, "named hand of Villain"))


def test_the_next_recruit_is_free_and_no_other() -> None:
    """cost: the next troop costs nothing, the one after it as printed."""
    table = """
        acting: hero
        dominant: villain
        events: {Call: {owner: hero, zone: hand, text: "The next troop you recruit this turn has no cost."}}
        troops: {Oak: {owner: hero, combat: 2, zone: hand, cost: 3 combat},
          Yew: {owner: hero, combat: 2, zone: hand, cost: 1 combat}}
        characters: {Ash: {owner: hero, combat: 1, zone: hand, cost: 1 combat}}
    """
    called = situation("take-actions", table, "Hero plays Call")
    used = situation("take-actions", table, "Hero plays Call", "Hero recruits Oak")

    assert may(situation("take-actions", table), "Hero recruits Oak") is False
    assert may(called, "Hero recruits Oak") is True
    assert may(called, "Hero recruits Ash") is may(used, "Hero recruits Yew") is False


def test_each_player_draws_after_the_discard() -> None:
    """discard-pile: whoever discards is whoever draws."""
    table = """
        turn: 3
        dominant: villain
        players: {Hero: {hand: 3}, Villain: {hand: 1}}
        events: {Flood: {owner: hero, zone: hand, text: "Each player discards his hand and draws 5 cards."}}
    """
    done = situation("events", table, "Hero plays Flood")

    assert value(done, "hand of Hero") == value(done, "hand of Villain") == 5


def test_support_for_the_target_by_what_is_paid() -> None:
    """generated: two symbols paid, two support in the challenge that was targeted."""
    table = """
        dominant: villain
        characters: {Ash: {owner: hero, combat: 3, symbols: "2 combat"}}
        challenges: {Raid: {owner: hero, declared: yes}}
        events: {Drum: {owner: hero, zone: hand, text: "Target a challenge. For each [Combat] you pay, add [Support] to
          the target."}}
    """
    here = situation("events", table)
    played = next(each for each in choices(here) if each.startswith("Hero plays Drum on Raid") and "2 times" in each)

    assert value(situation("events", table, played), "support of Raid") == 2


def test_damage_counted_with_each_roll() -> None:
    """generated: one more damage for each other participant of the description, with the roll."""
    table = """
        resolving: pattern
        dominant: hero
        troops: {Oak: {owner: villain, combat: 2, in: pattern, rolls: "1 damage", text: "This troop generates an
          additional [Damage] for each Scribe character you control participating in the same challenge."},
          Fir: {owner: hero, combat: 9, in: pattern}}
        characters: {Ash: {owner: villain, combat: 1, in: pattern, traits: Scribe}, Elm: {owner: villain, combat: 1,
          traits: Scribe}}
    """
    rolled = situation("resolve-challenge:opening-subordinate", table, "Villain rotates Oak", "Hero passes")

    assert choices(rolled) == ["Hero assigns 2 to Fir"]


def test_nobody_of_a_sort_may() -> None:
    """cannot: no character reinforces this turn, a troop may."""
    table = """
        dominant: villain
        acting: hero
        events: {Mist: {owner: hero, zone: hand, text: "No characters may rotate this turn."}}
        characters: {Ash: {owner: hero, combat: 2, damage: 1}}
        troops: {Oak: {owner: hero, combat: 2, damage: 1}}
    """
    done = situation("take-actions", table, "Hero plays Mist")

    assert may(done, "Hero heals Ash") is False
    assert may(done, "Hero heals Oak") is True


def test_a_token_with_each_turn() -> None:
    """token: one more token at the beginning of a turn."""
    table = """
        advantages: {Vow: {owner: hero, kind: player, on: hero, text: ["Place a token on this card at the start of each
          turn.", "Your hand size is increased by 1 if there are 1 or more tokens on this card."]}}
    """
    assert value(situation("ready-round", table), "hand size of Hero") == 9


def test_what_it_takes_to_bring_a_card_into_play() -> None:
    """`to bring this card into play`: asked for upon the recruit, and also of who comes into play by an effect."""
    table = """
        acting: hero
        dominant: villain
        characters:
          Den: {owner: hero, politics: 1, text: "Rotate this card as a limited event: search your deck for a Wolf
            character and put it into play."}
          Pup: {owner: hero, combat: 1, zone: %s, cost: 0, traits: Wolf, text: "You must control a Scribe to bring this
            character into play."}
          Ash: {owner: hero, politics: 1, traits: %s}
          Orl: {owner: villain, politics: 1, traits: Scribe}
    """
    searched = "Hero uses Den on Pup"

    assert may(situation("take-actions", table % ("hand", "Scribe")), "Hero recruits Pup") is True
    assert may(situation("take-actions", table % ("hand", "Noble")), "Hero recruits Pup") is False
    assert value(situation("take-actions", table % ("deck", "Scribe"), searched), "Pup is in play") is True
    assert value(situation("take-actions", table % ("deck", "Noble"), searched), "Pup is in play") is False
