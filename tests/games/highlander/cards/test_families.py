"""Families of card text: damage doubled, blocked by a kind, several targets, prices, `or`, searching, phases."""

from situations import choices, happened, may, value, why_not

from highlander.situations import ben, situation, so_far

# ruff: noqa: E501


def test_double_damage_doubles_all_that_the_attack_does() -> None:
    """phase-5-ability-adjustment: twice 2 is 4; a bonus of 1 is doubled too; what the defender takes off comes after."""
    cards = """Cleave: {type: attack, grid: upper left, text: [This attack does double damage.]}
               Rage: 'situation: Your attacks do 1 additional damage.'
               Mail: 'object: Prevent 1 damage from each attack.'"""
    plain = situation("defense", ben("hand: []", cards, "attacks: [Cleave]"))
    more = situation("defense", ben("in-play: [Mail]", cards, "attacks: [Cleave]", "in-play: [Rage]"))

    assert value(plain, "damage of Cleave") == 4
    assert value(more, "damage of Cleave") == 5


def test_double_damage_of_power_blows_only() -> None:
    """power-blows: (2 + 2) x 2; an attack that is no Power Blow does 2."""
    cards = """Giant: 'situation: Your Power Blows do double damage.'
               Chop: {type: attack, grid: upper left, text: [This attack is a Power Blow.]}"""
    played = situation("defense", ben("hand: []", cards, "attacks: [Chop, Lower Left Attack]", "in-play: [Giant]"))

    assert value(played, "damage of Chop") == 8
    assert value(played, "damage of Lower Left Attack") == 2


def test_an_attack_that_guards_cannot_block() -> None:
    """ct-blocks: a Guard may not, another block may."""
    cards = """Slip: {type: attack, grid: upper left, text: [This attack cannot be blocked by Guards.]}
               Ward: guard upper
               Parry: block upper"""
    played = situation("defense", ben("hand: [Ward, Parry]", cards, "attacks: [Slip]"))

    assert "ct-blocks" in why_not(played, "Ben plays Ward against Slip")
    assert may(played, "Ben plays Parry against Slip")


def test_attacks_of_a_player_that_some_dodges_do_not_avoid() -> None:
    """ct-dodges: of all attacks of a kind, and only by dodges of a title."""
    cards = """Net: 'situation: Your lower attacks cannot be dodged by Back Away cards.'
               Back Away: dodge all
               Duck: dodge all"""
    table = ben("hand: [Back Away, Duck]", cards, "attacks: [Lower Left Attack, Upper Left Attack]", "in-play: [Net]")
    played = situation("defense", table)
    second = situation("defense", table, "Ben plays Duck against Lower Left Attack")

    assert "ct-dodges" in why_not(played, "Ben plays Back Away against Lower Left Attack")
    assert may(played, "Ben plays Duck against Lower Left Attack")
    assert may(second, "Ben plays Back Away against Upper Left Attack")


def test_the_first_attack_of_a_turn_and_no_other() -> None:
    """phase-4-attack: the first in the sequence does 3, the second 2."""
    cards = "Lead: 'situation: Your first attack each turn does 1 additional damage.'"
    played = situation(
        "defense", ben("hand: []", cards, "attacks: [Upper Left Attack, Lower Left Attack]", "in-play: [Lead]")
    )

    assert value(played, "damage of Upper Left Attack") == 3
    assert value(played, "damage of Lower Left Attack") == 2


def test_attacks_of_the_opponent_that_cannot_be_two_things() -> None:
    """power-blows, hidden-attacks: neither a Power Blow nor Hidden."""
    cards = 'Seal: "object: Your opponent\'s attacks cannot be Power Blows or Hidden."'
    played = situation(
        "attack", ben("hand: [Upper Left Attack]", cards, ana="in-play: [Seal]"), "Ben attacks with Upper Left Attack"
    )

    assert "prevention" in why_not(played, "Ben exerts to make Upper Left Attack a power blow")


def test_two_targets_are_chosen_one_by_one() -> None:
    """anatomy-text: two Situations go; with one in play the card is not played."""
    cards = """Broom: 'event: Remove two Situations from play.'
               Tower: situation
               Farm: situation
               Mill: situation"""
    table = ben("hand: [Broom]", cards, ana="in-play: [Tower, Farm, Mill]")
    played = situation("attack", table, "Ben plays Broom", "Ben aims Broom at Tower", "Ben aims Broom at Mill")
    alone = situation("attack", ben("hand: [Broom]", cards, ana="in-play: [Tower]"))

    assert [value(played, f"where {each} is") for each in ("Tower", "Farm", "Mill")] == ["discard", "play", "discard"]
    assert "faq-no-target" in why_not(alone, "Ben plays Broom")


def test_up_to_two_targets() -> None:
    """anatomy-text: one, and no second."""
    cards = """Broom: 'event: Remove up to two Objects from play.'
               Lamp: object
               Rope: object"""
    table = ben("hand: [Broom]", cards, ana="in-play: [Lamp, Rope]")
    played = situation(
        "attack", table, "Ben plays Broom", "Ben does so", "Ben aims Broom at Rope", "Ben does not do so"
    )

    assert (value(played, "where Lamp is"), value(played, "where Rope is")) == ("play", "discard")


def test_each_target_of_two_sentences_is_its_own() -> None:
    """anatomy-text: the card is aimed at the Situation; the Object is chosen then."""
    cards = """Storm: 'event: Remove one Situation and one Object from play.'
               Tower: situation
               Lamp: object
               Rope: object"""
    table = ben("hand: [Storm]", cards, ana="in-play: [Tower, Lamp, Rope]")
    played = situation("attack", table, "Ben plays Storm on Tower", "Ben aims Storm at Lamp")

    assert [value(played, f"where {each} is") for each in ("Tower", "Lamp", "Rope")] == ["discard", "discard", "play"]


def test_two_attacks_are_avoided() -> None:
    """successful-attacks: two of three."""
    cards = "Vanish: 'event: Avoid two attacks.'"
    attacks = "attacks: [Upper Left Attack, Lower Left Attack, Thrust]"
    played = situation(
        "defense",
        ben("hand: [Vanish]", cards, attacks),
        "Ben plays Vanish on Thrust",
        "Ben aims Vanish at Upper Left Attack",
    )

    assert happened(played, "avoided") == ["Thrust", "Upper Left Attack"]


def test_ability_as_a_price() -> None:
    """paying-cost, phase-5-ability-adjustment: the loss waits; without the Ability it is not paid."""
    cards = "Pact: 'situation: During your May Do/Must Do Phase, you may lose 2 Ability to draw a card.'"
    rich = situation("may-must", ben("in-play: [Pact], ability: 9, hand-size: 3", cards), "Ben uses Pact")
    poor = situation("may-must", ben("in-play: [Pact], ability: 1", cards))

    assert (value(rich, "pending loss of Ben"), value(rich, "cards in hand of Ben")) == (2, 4)
    assert "paying-cost" in why_not(poor, "Ben uses Pact")


def test_ability_as_the_price_of_an_event() -> None:
    """paying-cost: only who pays has the effect."""
    cards = """Pact: 'event: You may lose 2 Ability to remove one Situation from play.'
               Tower: situation"""
    table = ben("hand: [Pact], ability: 9", cards, ana="in-play: [Tower]")
    yes = situation("attack", table, "Ben plays Pact on Tower", "Ben does so")
    no = situation("attack", table, "Ben plays Pact on Tower", "Ben does not do so")

    assert (value(yes, "pending loss of Ben"), value(yes, "where Tower is")) == (2, "discard")
    assert (value(no, "pending loss of Ben"), value(no, "where Tower is")) == (0, "play")


def test_the_endurance_as_a_price_of_playing_cards() -> None:
    """paying-cost: two cards go off the Endurance for each dodge, which is no forced discard."""
    cards = """Mire: 'situation: Your opponent must discard the top two cards of their Endurance to play a dodge.'
               Duck: dodge all"""
    row = "hand: [Duck], endurance: [Thrust, Thrust, Upper Left Attack]"
    table = ben(row, cards, "attacks: [Lower Left Attack]", "in-play: [Mire]")
    played = situation("defense", table, "Ben plays Duck against Lower Left Attack")

    assert sorted(value(played, "discard pile of Ben")) == ["Thrust", "Thrust"]


def test_one_of_two_conditions_is_enough() -> None:
    """anatomy-text: Prone, or Disarmed, or both; neither is not enough."""
    cards = "Mercy: {type: attack, grid: upper left, text: ['If your opponent is Prone or Disarmed, this attack does 1 additional damage.']}"
    found = [
        value(situation("defense", ben(row, cards, "attacks: [Mercy]")), "damage of Mercy")
        for row in ("hand: []", "prone: yes", "disarmed: yes", "prone: yes, disarmed: yes")
    ]

    assert found == [2, 3, 3, 3]


def test_a_card_that_one_of_two_conditions_allows() -> None:
    """anatomy-text: a condition for playing it, with `or` between two sentences."""
    cards = "Spite: {type: edge, text: ['You may only play this card if you are Prone or your opponent has 3 or more situations in play. Draw 1 card.']}\nHut: situation"
    table = "hand: [Spite, Spite]"

    assert "anatomy-text" in why_not(situation("attack", ben(table, cards)), "Ben plays Spite")
    assert may(situation("attack", ben(table, cards, ana="in-play: [Hut, Hut, Hut]")), "Ben plays Spite")


def test_searching_the_endurance() -> None:
    """endurance: one card of the kind comes into the hand, and nobody knows the order of the rest."""
    cards = """Call: 'event: Search your Endurance for one Plot and put it into your Hand. Shuffle your Endurance.'
               Siege: plot
               Farm: situation"""
    table = ben("hand: [Call], endurance: [Farm, Siege, Thrust]", cards)
    played = situation("attack", table, "Ben plays Call", "Ben retrieves Siege")

    assert value(played, "where Siege is") == "hand"
    assert value(played, "where Farm is") == "endurance"
    assert happened(played, "shuffled") == ["Ben"]


def test_a_may_with_two_deeds_is_one_choice() -> None:
    """phase-2a-may-do: who does not discard does not draw."""
    cards = "Trade: {type: event, text: ['You may discard one card from your Hand, then draw two cards.']}"
    table = ben("hand: [Trade, Thrust]", cards)
    yes = situation("attack", table, "Ben plays Trade", "Ben does so")
    no = situation("attack", table, "Ben plays Trade", "Ben does not do so")

    assert (value(yes, "cards in hand of Ben"), value(no, "cards in hand of Ben")) == (2, 1)


def test_a_text_of_the_opponents_phase() -> None:
    """phase-5-ability-adjustment: in each Ability Adjustment Phase of the other player, not in one's own."""
    cards = "Thorn: 'situation: Your opponent loses 1 Ability during each of their Ability Adjustment Phases.'"
    table = ben("ability: 9, hand-size: 15", cards, ana="in-play: [Thorn], ability: 9, hand-size: 15")
    played = situation(
        "duel/turn:4", table, "Ben exerts for nothing", "pass", "pass", "Ana exerts for nothing", "pass", "pass"
    )

    assert (so_far(played, "ability of Ben"), so_far(played, "ability of Ana")) == (8, 9)


def test_a_must_do_of_the_opponent() -> None:
    """phase-2b-must-do: at the beginning of his turn the other player has a card to discard."""
    cards = (
        "Thorn: 'situation: During your opponent\\'s May Do/Must Do Phase, your opponent must discard a card.'".replace(
            "\\'", "''"
        )
    )
    table = ben("hand: [Thrust, Upper Left Attack]", cards, ana="in-play: [Thorn]")
    played = situation("duel/turn:2", table)

    assert "Ben settles Thorn" in choices(played)


def test_two_things_that_are_forbidden_for_a_turn() -> None:
    """prevention: neither dodges nor Power Blows in the next turn."""
    cards = """Daze: 'event: Your opponent cannot play dodges or make Power Blows during their next turn.'
               Duck: dodge all"""
    table = "players: {Ana: {active: yes, hand: [Daze, Thrust], hand-size: 15}, Ben: {hand: [Duck, Upper Left Attack]}}\ncards:\n  "
    table += cards.replace("               ", "  ")
    played = situation("duel/turn:4", table, "Ana plays Daze", "Ana attacks with Thrust", "pass", "pass", "pass")
    later = situation(
        "duel/turn:4", table, "Ana plays Daze", "pass", "pass", "pass", "pass", "Ben attacks with Upper Left Attack"
    )

    assert "prevention" in why_not(played, "Ben plays Duck against Thrust")
    assert "prevention" in why_not(later, "Ben exerts to make Upper Left Attack a power blow")


def test_when_an_attack_is_blocked_by_the_opponent() -> None:
    """successful-attacks: a card in play sets in when its player's attack is blocked."""
    cards = """Barb: 'situation: If your opponent blocks one of your attacks, your opponent loses 1 Ability.'
               Parry: block upper"""
    table = ben("hand: [Parry]", cards, "attacks: [Upper Left Attack]", "in-play: [Barb]")
    played = situation("defense", table, "Ben plays Parry against Upper Left Attack", "pass")

    assert value(played, "pending loss of Ben") == 1


def test_an_attack_goes_back_to_the_hand() -> None:
    """anatomy-text: only if its player wants it."""
    cards = "Hook: {type: attack, grid: upper left, text: ['If this attack is successful, you may return this attack to your hand.']}"
    table = ben("hand: []", cards, "attacks: [Hook]")
    played = situation("defense", table, "Ben declares Hook successful", "Ana does so")

    assert value(played, "where Hook is") == "hand"
    assert value(played, "pending damage on Ben") == 2


def test_who_may_exert_is_who_the_text_says() -> None:
    """threshold-exertions: the player of the card decides and exerts, the other player falls."""
    cards = "Rush: 'event: You may make a Soft Exertion for 2 Agility. If successful, your opponent is Prone.'"
    table = ben("hand: [Rush], endurance: [2 agility, Thrust, Thrust, Thrust, Thrust]", cards)
    asked = situation("attack", table, "Ben plays Rush")
    done = situation("attack", table, "Ben plays Rush", "Ben does so")

    assert choices(asked) == ["Ben does so", "Ben does not do so"]
    assert (value(done, "Ana is prone"), value(done, "Ben is prone")) == (True, False)


def test_who_pays_is_who_plays() -> None:
    """paying-cost: the player of the card discards, the other player loses his weapon."""
    cards = "Bribe: 'event: Discard a card to disarm your opponent.'"
    played = situation("attack", ben("hand: [Bribe, Thrust]", cards), "Ben plays Bribe", "Ben does so")

    assert value(played, "where Thrust is") == "discard"
    assert value(played, "Ana is disarmed") is True


def test_the_next_attack_is_that_of_the_player_it_is_granted() -> None:
    """hidden-attacks: set off in the opponent's turn, the right is not the opponent's."""
    cards = """Cut: {type: attack, grid: upper left, text: ['If this attack is blocked, your next attack may be Hidden.']}
               Parry: block upper"""
    table = ben(
        "hand: [Parry, Lower Left Attack], hand-size: 15",
        cards,
        "attacks: [Cut]",
        "hand: [Lower Left Attack], hand-size: 15",
    )
    his = situation("duel/turn:3", table, "Ben plays Parry against Cut", "pass")
    hers = situation(
        "duel/turn:3",
        table,
        "Ben plays Parry against Cut",
        "pass",
        "Ben forfeits the primary attack",
        "pass",
        "pass",
        "pass",
        "pass",
    )

    assert not may(his, "Ben attacks with Lower Left Attack hidden")
    assert may(hers, "Ana attacks with Lower Left Attack hidden")


def test_something_of_the_next_attack_only() -> None:
    """ct-blocks: the next attack, and not the one after it."""
    cards = "Fade: 'event: Your next attack this turn does 1 additional damage. You may play an additional attack this turn.'"
    played = situation(
        "attack", ben("hand: [Fade, Upper Left Attack, Lower Left Attack]", cards), "Ben plays Fade",
        "Ben attacks with Upper Left Attack", "Ben attacks with Lower Left Attack",
    )  # fmt: skip

    assert [value(played, f"damage of {each} Left Attack") for each in ("Upper", "Lower")] == [3, 2]


def test_a_location_for_each_player_in_his_own_phase() -> None:
    """locations: each player loses 1 in his own Ability Adjustment Phase."""
    cards = "Cellar: 'location: Each player loses one Ability during their Ability Adjustment Phase.'"
    table = ben("ability: 9, hand-size: 15", cards, ana="in-play: [Cellar], ability: 9, hand-size: 15")
    one = situation("duel/turn:4", table, "Ben exerts for nothing", "pass")
    two = situation(
        "duel/turn:4", table, "Ben exerts for nothing", "pass", "pass", "Ana exerts for nothing", "pass", "pass"
    )

    assert (so_far(one, "ability of Ben"), so_far(one, "ability of Ana")) == (8, 9)
    assert (so_far(two, "ability of Ben"), so_far(two, "ability of Ana")) == (8, 8)


def test_cards_that_the_opponent_cannot_remove() -> None:
    """prevention: the opponent's text does nothing to it, its own player's does."""
    cards = """Crest: 'object: Your situations cannot be removed from play by your opponent.'
               Broom: 'event: Remove all situations from play.'
               Tower: situation"""
    his = situation("attack", ben("hand: [Broom]", cards, ana="in-play: [Crest, Tower]"), "Ben plays Broom")
    own = situation("attack", ben("hand: [Broom], in-play: [Crest, Tower]", cards), "Ben plays Broom")

    assert (value(his, "where Tower is"), value(own, "where Tower is")) == ("play", "discard")


def test_a_card_for_one_phase() -> None:
    """anatomy-text: only in the Attack Phase."""
    cards = "Surge: {type: edge, text: ['You may only play this card during your Attack Phase. Draw a card.']}"

    assert may(situation("attack", ben("hand: [Surge]", cards)), "Ben plays Surge")
    assert not may(situation("defense", ben("hand: [Surge]", cards, "attacks: [Thrust]")), "Ben plays Surge")


def test_areas_one_by_one() -> None:
    """phase-4-attack: two areas of nine are open."""
    cards = (
        "Roll: {type: dodge, grid: all, text: ['You may only attack to the upper left or lower left area this turn.']}"
    )
    row = "hand: [Roll, Upper Left Attack, Lower Left Attack, Thrust]"
    played = situation(
        "duel/turn:3",
        ben(row, cards, "attacks: [Upper Center Attack]"),
        "Ben plays Roll against Upper Center Attack",
        "pass",
    )

    assert [may(played, f"Ben attacks with {each}") for each in ("Upper Left Attack", "Lower Left Attack", "Thrust")] == [
        True, True, False,
    ]  # fmt: skip


def test_more_in_play_than_the_opponent() -> None:
    """anatomy-text: two Situations against one, then one against one."""
    cards = """Drum: 'object: If you have more situations in play than your opponent, your attacks do 1 additional damage.'
               Hut: situation"""
    found = [
        value(
            situation("defense", ben("in-play: [Hut]", cards, "attacks: [Thrust]", f"in-play: [Drum, {huts}]")),
            "damage of Thrust",
        )
        for huts in ("Hut, Hut", "Hut")
    ]

    assert found == [4, 3]
