"""Further targets, cards that stand down, control tokens, dice that hurt: invented cards, worked out by hand first."""

from situations import choices, may, value

from wot_ccg.situations import situation


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
        events: {Retreat: {owner: hero, text: "Target any number of characters participating in the same challenge. The
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
        events: {Curse: {owner: hero, text: "Target a character participating in a challenge. The target takes 1
          damage for
          each ability symbol he rolls."}}
    """
    assert value(situation("resolve-challenge:events", table, "Hero plays Curse on Orl"), "damage on Orl") == 2
