"""More sister wordings, carried out: invented cards, each result worked out from the rulebook first."""

from situations import choices, may

from wot_ccg.situations import situation, value


def test_nobody_may_recruit_some_cards() -> None:
    """cannot: troops are barred this turn, characters are not."""
    table = """
        acting: hero
        dominant: villain
        events: {Edict: {owner: hero, zone: hand, text: "No troops may be recruited this turn."}}
        troops: {Oak: {owner: hero, combat: 2, zone: hand, cost: 0}}
        characters: {Ash: {owner: hero, combat: 1, zone: hand, cost: 0}}
    """
    done = situation("take-actions", table, "Hero plays Edict")

    assert may(done, "Hero recruits Oak") is False
    assert may(done, "Hero recruits Ash") is True


def test_symbols_of_any_allegiance_pay_for_a_card() -> None:
    """recruit-allegiance-doubling: without the penalty one symbol is enough, with it two are needed."""
    table = """
        acting: hero
        dominant: villain
        characters:
          Elm: {owner: hero, politics: 3, symbols: "1 politics", allegiances: [Andor]}
          Baker: {owner: hero, politics: 1, zone: hand, cost: 1 politics, allegiances: [Tear], text: "%s"}
    """
    free = "Symbols of any allegiance may be used to recruit this card without an allegiance penalty."

    assert may(situation("take-actions", table % free), "Hero recruits Baker") is True
    assert may(situation("take-actions", table % "This card gains +1 Combat."), "Hero recruits Baker") is False


def test_a_card_that_heals_faster() -> None:
    """heal: two points in place of one."""
    table = """
        acting: hero
        dominant: villain
        characters: {Ash: {owner: hero, combat: 5, damage: 3, text: "This card heals two points of damage each time he
          rotates to heal."}}
    """
    assert value(situation("take-actions", table, "Hero heals Ash"), "damage on Ash") == 1


def test_dice_whose_results_count() -> None:
    """result-ability: a die for each troop, and what they show is in the pool."""
    table = """
        acting: hero
        dominant: villain
        troops: {Oak: {owner: hero, combat: 2}, Fir: {owner: hero, combat: 1}}
        events: {Drill: {owner: hero, zone: hand, rolls: "2 combat", text: "Roll a Combat die for each troop you
          control. Add the results to your pools."}}
    """
    assert value(situation("take-actions", table, "Hero plays Drill"), "pool of Hero") == "2 combat"


def test_an_ability_lost_for_good() -> None:
    """current-ability: one ability is gone, the others stay."""
    table = """
        dominant: villain
        characters: {Ash: {owner: villain, one-power: 3, combat: 1}}
        events: {Hush: {owner: hero, zone: hand, text: "Target a character. The target permanently loses its One Power
          ability."}}
    """
    done = situation("events", table, "Hero plays Hush on Ash")

    assert value(done, "one power of Ash") == 0
    assert value(done, "combat of Ash") == 1


def test_cards_looked_at_go_back_in_any_order() -> None:
    """look-no-shuffle: the effect of a character too says in its next sentence what becomes of the cards."""
    table = """
        dominant: villain
        acting: hero
        players: {Hero: {deck: 0}, Villain: }
        characters: {Ash: {owner: hero, combat: 1, text: "Rotate this card to look at the top three cards of your deck.
          Put them back in any order."}}
        events: {Call: {owner: hero, zone: deck, text: "Draw a card."}, Shout: {owner: hero, zone: deck, text: "Draw a
          card."}}
    """
    looked = situation("take-actions", table, "Hero uses Ash")

    assert choices(looked) == ["Hero chooses Call", "Hero chooses Shout"]


def test_the_card_itself_pays_as_a_limited_event() -> None:
    """effect-limited, paying-own-symbols: only its own symbols, only in the own Take Actions Step."""
    table = """
        dominant: villain
        acting: %s
        characters: {Ash: {owner: hero, politics: 3, symbols: "2 politics", text: "This card may pay [Politics Icon x2]
          as a limited event to draw a card."}}
    """
    assert may(situation("take-actions", table % "hero"), "Hero uses Ash") is True
    assert may(situation("take-actions", table % "villain"), "Hero uses Ash") is False


def test_the_cost_of_a_troop_is_that_of_the_next_one() -> None:
    """modifier-order: the next troop costs less; a character does not, nor the troop after it."""
    table = """
        dominant: villain
        acting: hero
        characters:
          Ash: {owner: hero, combat: 1, text: "Rotate this card to reduce the cost of a troop by [2x Combat]."}
          Elm: {owner: hero, combat: 1, zone: hand, cost: 2 combat}
        troops: {Oak: {owner: hero, combat: 1, zone: hand, cost: 2 combat}, Fir: {owner: hero, combat: 1, zone: hand,
          cost: 1 combat}}
    """
    used = situation("take-actions", table, "Hero uses Ash")
    spent = situation("take-actions", table, "Hero uses Ash", "Hero recruits Oak")

    assert may(used, "Hero recruits Oak") is True
    assert may(used, "Hero recruits Elm") is may(spent, "Hero recruits Fir") is False
