"""Invented cards, in the wordings of the rulebook, do exactly what they say; every result was worked out by hand."""

import pytest
from situations import choices, may, value, why_not

from highlander.situations import situation

# ruff: noqa: E501


def ben(row: str, cards: str = "", more: str = "", ana: str = "") -> str:
    """Ben is to act."""
    return f"players: {{Ana: {{{ana}}}, Ben: {{{row}}}}}\ncards:\n{_listed(cards)}\n{more}"


def _listed(cards: str) -> str:
    return "\n".join(f"  {line.strip()}" for line in cards.strip().split("\n")) if cards.strip() else "  {}"


def test_an_additional_attack_of_a_kind_is_an_opportunity() -> None:
    """multiple-attacks: an additional basic attack may be played, another attack may not."""
    cards = """Drill: 'situation: You may play an additional basic attack.'
               Wild Cut: attack upper left"""
    row = "in-play: [Drill], hand: [Thrust, Upper Left Attack, Wild Cut]"
    played = situation("attack", ben(row, cards), "Ben attacks with Thrust")

    assert may(played, "Ben attacks with Upper Left Attack")
    assert not may(played, "Ben attacks with Wild Cut")


def test_an_additional_special_card_is_no_attack() -> None:
    """ct-special-cards: an additional Plot is no opportunity to attack, and no other Special Card."""
    cards = """Web: 'situation: You may play an additional plot.'
               Siege: 'plot: draw 1'
               Raid: 'event: draw 1'"""
    row = "in-play: [Web], hand: [Siege, Raid, Thrust, Upper Left Attack]"
    played = situation("attack", ben(row, cards), "Ben plays Raid", "Ben attacks with Thrust")

    assert may(played, "Ben plays Siege")
    assert not may(played, "Ben attacks with Upper Left Attack")


def test_their_next_turn_is_not_the_turn_it_is_now() -> None:
    """successful-attacks: a text that sets in during the opponent's turn means the turn after that one."""
    cards = """Sand: {type: dirty trick, grid: lower left, text: ['If this attack is successful, your opponent may not play dodges from their hand during their next turn.']}
               Evade: dodge all"""
    table = ben(
        "hand: [Evade, Evade, Thrust]", cards, "attacks: [Sand, Upper Left Attack]", "hand: [Upper Right Attack]"
    )
    now = situation("duel/turn:3", table, "Ben declares Sand successful")
    assert may(now, "Ben plays Evade against Upper Left Attack")
    later = situation(
        "duel/turn:3", table, "Ben declares Sand successful", "Ben declares Upper Left Attack successful",
        "pass", "Ben attacks with Thrust", "pass", "pass", "pass", "Ana declares Thrust successful", "pass",
        "Ana attacks with Upper Right Attack", "pass", "pass", "pass",
    )  # fmt: skip
    assert value(later, "active player") == "Ben"
    assert "prevention" in why_not(later, "Ben plays Evade against Upper Right Attack")


def test_what_an_event_says_of_the_next_turn_outlasts_its_sweep() -> None:
    """continuous-effect: the opponent's attacks of his next turn are answered after the Event has been swept."""
    cards = 'Fog: "event: Your opponent\'s attacks do 1 less damage during their next turn."'
    table = (
        "players: {Ana: {active: yes, hand: [Fog], hand-size: 15}, Ben: {hand: [Upper Left Attack], hand-size: 15}}\ncards: {"
        + cards
        + "}"
    )
    played = situation(
        "duel/turn:4", table, "Ana plays Fog", "pass", "pass", "pass", "pass", "Ben attacks with Upper Left Attack", "pass", "pass",
        "pass",
    )  # fmt: skip

    assert value(played, "active player") == "Ana"
    assert value(played, "where Fog is") == "discard"
    assert value(played, "damage of Upper Left Attack") == 1


def test_attacks_that_cannot_be_blocked_this_turn_are_answered_in_the_next() -> None:
    """ct-blocks: what is said of the attacks of a turn holds when they are answered."""
    cards = "Burn: 'event: Your attacks cannot be blocked this turn.'"
    table = (
        "players: {Ana: {active: yes, hand: [Burn, Upper Left Attack], hand-size: 15}, Ben: {hand: [Upper Left Block]}}\ncards: {"
        + cards
        + "}"
    )
    played = situation(
        "duel/turn:4", table, "Ana plays Burn", "Ana attacks with Upper Left Attack", "pass", "pass", "pass"
    )

    assert "ct-blocks" in why_not(played, "Ben plays Upper Left Block against Upper Left Attack")


def test_a_may_is_asked_and_what_hangs_on_it_waits() -> None:
    """phase-2a-may-do: what may be done is done or not; `if you do` only if it was."""
    cards = "Whim: 'event: You may discard your hand. If you do, draw 3 cards.'"
    table = ben("hand: [Whim, Thrust, Upper Left Attack]", cards)

    yes = situation("attack", table, "Ben plays Whim", "Ben does so")
    no = situation("attack", table, "Ben plays Whim", "Ben does not do so")
    assert value(yes, "cards in hand of Ben") == 3
    assert value(no, "cards in hand of Ben") == 2


def test_two_powers_of_one_card_are_two() -> None:
    """phase-2a-may-do: each May Do is used by itself; one does not bring the other with it."""
    cards = "Sage: {type: persona, text: ['in the may do/must do phase: draw 1', 'in the may do/must do phase: gain 1 ability']}"
    table = ben("persona: Sage, ability: 9, hand-size: 3", cards)
    played = situation("may-must", table, "Ben uses Sage to draw 1 card")

    assert value(played, "cards in hand of Ben") == 4
    assert value(played, "pending gain of Ben") == 0
    assert may(played, "Ben uses Sage to gain 1 ability")
    assert not may(played, "Ben uses Sage to draw 1 card")


def test_one_exertion_for_two_effects() -> None:
    """threshold-exertions: one Exertion is made, and both halves of the sentence hang on it."""
    cards = (
        "Rush: 'event: Make a Soft Exertion for 2 Agility. If successful, your opponent is Prone and loses 1 Ability.'"
    )
    row = "hand: [Rush], endurance: [1 agility, 1 agility, 1 reason, 1 reason, 1 reason, 1 reason]"
    played = situation("attack", ben(row, cards), "Ben plays Rush")

    assert value(played, "Ana is prone")
    assert value(played, "pending loss of Ana") == 1
    assert value(played, "endurance of Ben") == 46


def test_gems_named_after_the_exertion_are_the_ones_counted() -> None:
    """tiered-exertions: one card for each Reason found, of any number."""
    cards = (
        "Wits: 'event: Make a Soft Exertion. Your opponent must immediately discard one card for each Reason found.'"
    )
    row = "hand: [Wits], endurance: [1 reason, 2 agility, 1 reason, 1 agility, 1 agility]"
    played = situation("attack", ben(row, cards, ana="hand-size: 7"), "Ben plays Wits")

    assert value(played, "cards in hand of Ana") == 5


def test_power_blows_only() -> None:
    """power-blows: what is said of Power Blows is not said of other attacks."""
    cards = "Baron: {type: persona, text: [Your Power Blows do 1 additional damage.]}"
    table = ben(
        "", cards, "attacks: [{card: Upper Left Attack, power-blow: yes}, Upper Right Attack]", "persona: Baron"
    )
    played = situation("defense", table)

    assert value(played, "damage of Upper Left Attack") == 5
    assert value(played, "damage of Upper Right Attack") == 2


def test_prevention_of_some_attacks_helps_against_no_others() -> None:
    """damage-vs-loss: damage of an attack of another kind is not prevented."""
    cards = """Pad: 'event: Prevent all damage from ranged attacks.'
               Dart: {type: ranged attack, grid: upper left, text: [This attack does 3 damage.]}"""
    table = ben("ability: 9, hand: [Pad]", cards, "attacks: [Dart, Upper Right Attack]")
    played = situation(
        "turn:3", table, "Ben plays Pad", "Ben declares Dart successful", "Ben declares Upper Right Attack successful", "pass",
        "pass",
    )  # fmt: skip

    assert value(played, "ability of Ben") == 7


def test_armor_that_says_prevent_works_while_it_lies_there() -> None:
    """continuous-effect: an Object that prevents damage of some attacks does so again and again."""
    cards = "Vest: 'object: Prevent one damage from non-special attacks.'"
    table = ben("in-play: [Vest]", cards, "attacks: [Upper Left Attack, Upper Right Attack]")
    played = situation("defense", table)

    assert value(played, "damage of Upper Left Attack") == 1
    assert value(played, "damage of Upper Right Attack") == 1


def test_at_random_is_not_chosen() -> None:
    """phase-2b-must-do: chance says which card goes, and the player is not asked."""
    cards = "Shock: 'event: Your opponent must discard a card at random.'"
    table = ben("hand: [Thrust, Upper Left Attack], must-do: [discard a card at random]", cards)
    played = situation("may-must", table, "Ben settles discard a card at random")

    assert not any(each.startswith("Ben discards") for each in choices(played))


def test_who_cannot_become_prone_stays_on_his_feet() -> None:
    """prevention: an effect that says somebody cannot become Prone."""
    cards = """Boots: 'object: You cannot become Prone.'
               Sweep: {type: attack, grid: lower left, text: ['If this attack is successful, your opponent is Prone.']}"""
    played = situation("defense", ben("in-play: [Boots]", cards, "attacks: [Sweep]"), "Ben declares Sweep successful")

    assert not value(played, "Ben is prone")


def test_a_persona_without_text_has_no_power() -> None:
    """faq-masters-advantage-persona: it keeps its name, and its power is gone."""
    cards = 'Yoke: "situation: Your opponent\'s Persona has no text."'
    played = situation("may-must", ben("persona: Corda", cards, ana="in-play: [Yoke]"))

    assert "nullifying" in why_not(played, "Ben uses Corda")


def test_a_card_taken_over_goes_back_to_its_owner() -> None:
    """faq-pearl-earring: control changes; the Discard Pile it goes to is its owner's."""
    cards = """Pearl: 'event: Take control of a signature object your opponent has in play.'
               Crown: {type: object, sign: signature, text: ['Your hand size +1']}
               Raid: 'edge: remove an object'"""
    table = ben("hand: [Pearl, Raid]", cards, ana="in-play: [Crown]")
    taken = situation("attack", table, "Ben plays Pearl on Crown")
    gone = situation("attack", table, "Ben plays Pearl on Crown", "Ben plays Raid on Crown")

    assert value(taken, "maximum hand size of Ben") == 16
    assert value(taken, "maximum hand size of Ana") == 15
    assert value(gone, "where Crown is") == "discard"


def test_an_amount_for_each_card_in_play_follows_the_table() -> None:
    """continuous-effect: counted as it is now."""
    cards = """Pack: 'situation: Your attacks do 1 additional damage for each ally you have in play.'
               Ann: {type: situation, groups: [mortal ally]}
               Bea: {type: situation, groups: [mortal ally]}"""
    played = situation("defense", ben("", cards, "attacks: [Upper Left Attack]", "in-play: [Pack, Ann, Bea]"))

    assert value(played, "damage of Upper Left Attack") == 4


def test_what_sets_in_when_the_opponent_plays_a_card() -> None:
    """triggering-effects: for each Event of the opponent, not for one's own."""
    cards = """Feud: 'situation: Whenever your opponent plays an event, they lose 1 ability.'
               Raid: 'event: draw 1'"""
    theirs = situation("attack", ben("hand: [Raid]", cards, ana="in-play: [Feud]"), "Ben plays Raid")
    mine = situation("attack", ben("hand: [Raid], in-play: [Feud]", cards), "Ben plays Raid")

    assert value(theirs, "pending loss of Ben") == 1
    assert value(mine, "pending loss of Ana") == 0 and value(mine, "pending loss of Ben") == 0


def test_a_location_asks_both_players_in_their_own_turn() -> None:
    """locations: its Must Do is for whoever's turn it is."""
    cards = "Blaze: 'location: During your May Do/Must Do Phase, lose 1 ability.'"
    table = "players: {Ana: {in-play: [Blaze]}, Ben: {active: yes}}\ncards: {" + cards + "}"
    played = situation("may-must", table)

    assert value(played, "pending loss of Ben") == 1


def test_a_must_do_of_every_turn_has_to_be_settled() -> None:
    """phase-2b-must-do: what has to be done in the phase is done before the turn goes on."""
    cards = "Curse: 'situation: During your May Do/Must Do Phase, you must discard a card.'"
    played = situation("may-must", ben("in-play: [Curse], hand: [Thrust]", cards))

    assert "phase-2b-must-do" in why_not(played, "pass")
    assert may(played, "Ben settles Curse")


def test_a_price_for_each_location_is_paid_in_full() -> None:
    """errata-kurgan, paying-cost: one card for each Location in play; there is one."""
    cards = "Ring: 'location: players cannot play dodges'\n  Raid: {type: event, sign: signature}"
    table = ben("persona: Kurgan, hand: [Raid]", cards, ana="in-play: [Ring]")
    played = situation("may-must", table, "Ben uses Kurgan on Ring")

    assert value(played, "cards in hand of Ben") == 0
    assert value(played, "Ben ignores Ring")


def test_guillotine_takes_both_cards_out_of_the_game() -> None:
    """errata-guillotine: in the next Sweep Phase, this card and the one taken back."""
    table = "players: {Ana: {}, Ben: {active: yes, in-play: [Guillotine], discard: [Head Shot], hand: [Thrust], hand-size: 15}}"
    played = situation("duel/turn:4", table, "Ben uses Guillotine", "Ben attacks with Thrust", "pass", "pass",
                       "Ana declares Thrust successful", "pass", "Ana exerts for nothing", "pass", "pass")  # fmt: skip

    assert value(played, "active player") == "Ben"
    assert value(played, "where Guillotine is") == "removed"
    assert value(played, "where Head Shot is") == "removed"


def test_a_captured_card_and_how_many_there_may_be() -> None:
    """captured, faq-jacob-kell: no more than the text allows lie under the card."""
    cards = "Chest: {type: object, text: ['You may put a card from your hand under this card.', 'You may have no more than 1 cards under this card.']}"
    row = "in-play: [Chest], hand: [Thrust, Upper Left Attack]"
    once = situation("attack", ben(row, cards), "Ben uses Chest on Thrust")
    full = situation(
        "attack", ben(f"{row}, captured: {{Chest: [Upper Right Attack]}}", cards), "Ben uses Chest on Thrust"
    )

    assert value(once, "where Thrust is") == "under"
    assert value(full, "where Thrust is") == "hand"


@pytest.mark.parametrize(("held", "allowed"), [("Lock", True), ("Wall", False)])
def test_only_edges_fall_with_a_countered_card(held: str, allowed: bool) -> None:
    """edge-cards: Edges played in conjunction are countered with their card; of other cards nothing is said."""
    cards = """Lock: {type: edge, with: event, text: [draw 1]}
               Wall: {type: event, with: event, text: [draw 1]}
               Raid: 'event: draw 1'
               No: 'edge: counter an event'"""
    ana = f"in-play: [{{card: Raid, since: last turn}}, {{card: {held}, since: last turn, with: Raid}}]"
    played = situation("defense", ben("hand: [No]", cards, ana=ana), "Ben plays No on Raid")

    assert (value(played, f"where {held} is") == "discard") is allowed


def test_looking_at_a_hand_where_nobody_may() -> None:
    """errata-labyrinth: no player looks at another player's hand."""
    cards = 'Spy: "edge: Look at your opponent\'s hand."'
    free = situation("attack", ben("hand: [Spy]", cards, ana="hand: [Thrust]"), "Ben plays Spy")
    kept = situation("attack", ben("hand: [Spy], in-play: [Labyrinth]", cards, ana="hand: [Thrust]"), "Ben plays Spy")
    said = [[line.text for stage in each.stages for line in stage.lines] for each in (free, kept)]

    assert any("looks at Ana's hand: Thrust" in line for line in said[0])
    assert not any("looks at Ana's hand" in line for line in said[1])


def test_what_was_so_when_the_attack_was_played_still_counts_when_it_is_answered() -> None:
    """phase-4-attack: `this turn` is the turn of the attack, not the one in which it is answered."""
    cards = "Whirl: {type: attack, grid: upper left, text: ['If you dodged an attack this turn, this attack does 2 additional damage.']}\n  Evade: dodge all"
    table = ben("hand: [Evade, Whirl]", cards, "attacks: [Upper Right Attack]", "hand-size: 15")
    moves = ("Ben attacks with Whirl", "pass", "pass", "pass")
    dodged = situation("duel/turn:3", table, "Ben plays Evade against Upper Right Attack", "pass", *moves)
    hit = situation("duel/turn:3", table, "Ben declares Upper Right Attack successful", "pass", *moves)

    assert value(dodged, "damage of Whirl") == 4
    assert value(hit, "damage of Whirl") == 2


def test_another_is_not_the_card_itself() -> None:
    """anatomy-text: an Ally counts for itself unless its text says another."""
    cards = """Ann: {type: situation, groups: [mortal ally], text: ['If you have an ally in play, your hand size +1.']}
               Bea: {type: situation, groups: [mortal ally], text: ['If you have another ally in play, your hand size +1.']}"""

    assert value(situation("attack", ben("in-play: [Ann]", cards)), "maximum hand size of Ben") == 16
    assert value(situation("attack", ben("in-play: [Bea]", cards)), "maximum hand size of Ben") == 15
    assert value(situation("attack", ben("in-play: [Ann, Bea]", cards)), "maximum hand size of Ben") == 17


def test_whose_hand_is_counted() -> None:
    """anatomy-text: `your hand` is that of the player of the card, `their hand` the opponent's."""
    cards = """Mine: 'event: Your opponent loses 1 ability for each card in your hand.'
               Theirs: 'event: Your opponent loses 1 ability for each card in their hand.'"""
    table = ben("hand: [Mine, Theirs, Thrust]", cards, ana="hand-size: 5")

    assert value(situation("attack", table, "Ben plays Mine"), "pending loss of Ana") == 2
    assert value(situation("attack", table, "Ben plays Theirs"), "pending loss of Ana") == 5


def test_a_price_on_an_event_is_paid_or_not() -> None:
    """paying-cost: without the card that is asked for there is nothing to be had."""
    cards = "Barter: 'event: You may discard an attack to draw two cards.'"
    rich, poor = ben("hand: [Barter, Thrust]", cards), ben("hand: [Barter, Head Shot]", cards)

    assert value(situation("attack", rich, "Ben plays Barter", "Ben does so"), "cards in hand of Ben") == 2
    assert value(situation("attack", rich, "Ben plays Barter", "Ben does not do so"), "cards in hand of Ben") == 1
    assert "paying-cost" in why_not(situation("attack", poor, "Ben plays Barter"), "Ben does so")


def test_the_attacker_decides_when_his_attack_is_successful() -> None:
    """successful-attacks: what he may do happens at that moment, if he likes."""
    cards = "Gain: {type: attack, grid: upper left, text: ['If this attack is successful, you may draw a card.']}"
    played = situation("defense", ben("", cards, "attacks: [Gain]", "hand-size: 3"), "Ben declares Gain successful")

    assert may(played, "Ana does so") and may(played, "Ana does not do so")


def test_the_opponent_draws_in_his_own_turn() -> None:
    """golden-rule-turn: what the opponent does waits for his own May Do/Must Do Phase."""
    cards = "Gift: 'event: Each player draws a card.'"
    played = situation("attack", ben("hand: [Gift]", cards, ana="hand-size: 3"), "Ben plays Gift")

    assert value(played, "cards in hand of Ben") == 1
    assert value(played, "cards in hand of Ana") == 3


def test_a_hard_exertion_that_text_asks_for_is_the_one_of_the_turn() -> None:
    """hard-exertion: one in a turn, whatever it is for."""
    cards = "Push: 'event: Make a Hard Exertion for 1 Strength. If successful, draw two cards.'"
    row = "hand: [Push], endurance: [1 strength, 1 reason, 1 reason, 1 reason, 1 reason]"
    first = situation("attack", ben(row, cards), "Ben plays Push")
    second = situation("attack", ben(row, cards, "turn: {hard-exertions: 1}"), "Ben plays Push")

    assert value(first, "cards in hand of Ben") == 2
    assert value(second, "cards in hand of Ben") == 0


def test_duplicating_what_lasts() -> None:
    """duplicating: the effects are had by the one who duplicates."""
    cards = """Fury: 'event: Your attacks do 1 additional damage this turn.'
               Echo: 'edge: Duplicate an event.'"""
    table = ben("hand: [Echo, Upper Left Attack]", cards, ana="in-play: [{card: Fury, since: last turn}]")
    played = situation("attack", table, "Ben plays Echo on Fury", "Ben attacks with Upper Left Attack")

    assert value(played, "damage of Upper Left Attack") == 3


@pytest.mark.parametrize(
    "text",
    [
        "Discard the top card of their Endurance.",
        "Your opponent discards two cards from your hand.",
        "Your opponent must remove one of your allies from play.",
    ],
)
def test_the_other_players_cards_are_not_taken_for_ones_own(text: str) -> None:
    """anatomy-text: what is not said plainly is not understood."""
    played = situation(
        "attack", ben("hand: [Odd, Thrust]", f"Odd: 'event: {text}'", ana="hand-size: 3"), "Ben plays Odd"
    )

    assert value(played, "endurance of Ben") == 40
    assert value(played, "cards in hand of Ben") == 1 and value(played, "cards in hand of Ana") == 3


@pytest.mark.parametrize(("attack", "lost"), [("Upper Left Attack", 1), ("Sting", 0)])
def test_what_sets_in_when_an_attack_of_a_kind_lands(attack: str, lost: int) -> None:
    """successful-attacks: at that moment, for the kind that the text names."""
    cards = """Venom: 'object: When one of your basic attacks is successful, your opponent loses 1 ability.'
               Sting: attack upper left"""
    played = situation(
        "defense", ben("", cards, f"attacks: [{attack}]", "in-play: [Venom]"), f"Ben declares {attack} successful"
    )

    assert value(played, "pending loss of Ben") == lost


def test_what_an_edge_says_of_the_block_it_was_played_with() -> None:
    """faq-in-conjunction: if that block is successful, at that moment."""
    cards = "Twist: {type: edge, text: ['Play in conjunction with a block.', 'If that block is successful, your opponent is Disarmed.']}"
    table = ben("hand: [Upper Left Block, Twist]", cards, "attacks: [Upper Left Attack]")
    moves = ("Ben plays Upper Left Block against Upper Left Attack",)

    assert value(
        situation("defense", table, *moves, "Ben plays Twist with Upper Left Block", "pass"), "Ana is disarmed"
    )
    assert not value(situation("defense", table, *moves, "pass", "pass"), "Ana is disarmed")


def test_what_cannot_be_removed_stays() -> None:
    """prevention: an effect by which a player's Allies cannot be removed from play."""
    cards = """Standard: 'object: Your allies cannot be removed from play.'
               Ann: {type: situation, groups: [mortal ally]}
               Raid: 'edge: remove an ally'"""
    played = situation("attack", ben("hand: [Raid]", cards, ana="in-play: [Standard, Ann]"), "Ben plays Raid on Ann")

    assert value(played, "where Ann is") == "play"


def test_removing_an_ally_oneself_sets_in_too() -> None:
    """triggering-effects: when you remove an Ally, whoever's it was."""
    cards = """Bounty: 'situation: Whenever you remove an ally from play, gain 1 ability.'
               Ann: {type: situation, groups: [mortal ally]}
               Raid: 'edge: remove an ally'"""
    table = ben("hand: [Raid], in-play: [Bounty]", cards, ana="in-play: [Ann]")

    assert value(situation("attack", table, "Ben plays Raid on Ann"), "pending gain of Ben") == 1


def test_who_cannot_gain_ability_gains_none() -> None:
    """prevention: an effect by which a player cannot gain Ability."""
    cards = "Blight: 'situation: Your opponent cannot gain Ability.'"
    table = ben("ability: 9, pending-gain: 3", cards, ana="in-play: [Blight]")

    assert value(situation("ability-adjustment", table), "ability of Ben") == 9


@pytest.mark.parametrize(("text", "countered"), [("Counter a Must Do.", True), ("Counter a May Do.", False)])
def test_must_dos_and_may_dos_are_countered_apart(text: str, countered: bool) -> None:
    """phase-2b-must-do: an Edge against one kind does nothing to the other."""
    table = ben("hand: [Nerve, Thrust, Head Shot], must-do: [discard 2 cards]", f"Nerve: 'edge: {text}'")
    played = situation("may-must", table)

    assert may(played, "Ben plays Nerve") is countered


def test_from_an_exertion_only() -> None:
    """faq-yung-dol-kim: a text that says from an Exertion does not allow it from hand."""
    cards = "Monk: {type: persona, text: ['You may play attacks as blocks from an exertion.']}"
    table = ben(
        "persona: Monk, hand: [Upper Left Attack], endurance: [Upper Left Attack]",
        cards,
        "attacks: [Upper Left Attack]",
    )
    played = situation("defense", table, "Ben exerts for a defense against Upper Left Attack")

    assert not any(each.startswith("Ben plays Upper Left Attack") for each in choices(situation("defense", table)))
    assert may(played, "Ben defends with Upper Left Attack from the exertion")


def test_a_waiting_may_do_is_taken_up_later_in_the_turn() -> None:
    """phase-2a-may-do: at any time in the turn; then it is gone."""
    row = "hand: [Thrust], pending-damage: 3, may-do: [prevent 2 damage]"
    played = situation("turn:2", ben(row), "pass", "pass", "Ben settles prevent 2 damage")

    assert value(played, "pending damage on Ben") == 1


def test_soft_exertions_can_be_forbidden() -> None:
    """prevention: who cannot make Soft Exertions makes none that a text asks for."""
    cards = """Fog: 'situation: Your opponent cannot make Soft Exertions.'
               Rush: 'event: soft exertion for 1 agility: draw 1'"""
    row = "hand: [Rush], endurance: [1 agility, 1 agility, 1 agility, 1 agility, 1 agility, 1 agility]"
    played = situation("attack", ben(row, cards, ana="in-play: [Fog]"), "Ben plays Rush")

    assert value(played, "cards in hand of Ben") == 0


@pytest.mark.parametrize(("until", "allowed"), [
    ("this turn", [True, True]), ("during their next turn", [False, True]),
    ("until the end of their next turn", [False, True]), ("until your next turn", [False, True]),
    ("for the rest of the game", [False, False]),
])  # fmt: skip
def test_for_how_long(until: str, allowed: list[bool]) -> None:
    """continuous-effect: in the opponent's next turn, and in the one after that."""
    cards = f"Fog: 'event: Your opponent cannot play attacks {until}.'"
    table = (
        "players: {Ana: {active: yes, hand: [Fog], hand-size: 15}, Ben: {hand: [Thrust], hand-size: 15}}\ncards: {"
        + cards
        + "}"
    )
    first = situation("duel/turn:4", table, "Ana plays Fog", "pass", "pass", "pass", "pass")
    second = situation(
        "duel/turn:4", table, "Ana plays Fog", "pass", "pass", "pass", "pass", "Ben exerts for nothing", "pass", "pass",
        "pass", "Ana exerts for nothing", "pass", "pass", "pass", "pass",
    )  # fmt: skip

    assert [value(each, "active player") for each in (first, second)] == ["Ben", "Ben"]
    assert [may(each, "Ben attacks with Thrust") for each in (first, second)] == allowed


@pytest.mark.parametrize(("hands", "allowed"), [(1, True), (2, False)])
def test_a_free_hand(hands: int, allowed: bool) -> None:
    """hand-icon: with one Hand Icon or none in play a player has a free hand."""
    cards = "Grab: {type: event, text: ['You may only play this card if you have a free hand.', 'Draw a card.']}"
    row = f"weapons: [{{name: Pike, hands: {hands}}}], hand: [Grab]"

    assert may(situation("attack", ben(row, cards)), "Ben plays Grab") is allowed


def test_a_may_do_that_asks_for_an_exertion() -> None:
    """phase-2a-may-do, threshold-exertions: on a card that stays it is used when its player likes."""
    cards = "Cloak: 'object: You may make a Soft Exertion for 2 Agility to avoid one attack.'"
    row = "in-play: [Cloak], endurance: [1 agility, 1 agility, 1 reason, 1 reason, 1 reason]"
    table = ben(row, cards, "attacks: [Upper Left Attack]")
    played = situation("defense", table, "Ben uses Cloak on Upper Left Attack")

    assert value(played, "Upper Left Attack is avoided")


def test_a_price_for_what_lasts() -> None:
    """paying-cost: a card discarded buys an opportunity for this turn."""
    cards = "Drum: 'object: You may discard a dodge to play an additional attack this turn.'\n  Evade: dodge all"
    row = "in-play: [Drum], hand: [Thrust, Upper Left Attack, Evade]"
    before = situation("attack", ben(row, cards), "Ben attacks with Thrust")
    after = situation("attack", ben(row, cards), "Ben uses Drum", "Ben attacks with Thrust")

    assert not may(before, "Ben attacks with Upper Left Attack")
    assert may(after, "Ben attacks with Upper Left Attack")
    assert value(after, "where Evade is") == "discard"


def test_a_counter_for_any_card_does_not_reach_illusions() -> None:
    """ct-illusions: only what names Illusions counters them."""
    cards = "No: 'event: Counter any card.'\n  Mirage: 'illusion: draw 1'\n  Raid: 'event: draw 1'"
    ana = "in-play: [{card: Mirage, since: last turn}, {card: Raid, since: last turn}]"
    played = situation("defense", ben("hand: [No]", cards, ana=ana))

    assert may(played, "Ben plays No on Raid")
    assert not may(played, "Ben plays No on Mirage")


def test_one_thing_or_another() -> None:
    """anatomy-text: who does it chooses, and does just that."""
    cards = "Fork: 'event: Draw two cards or gain 1 ability.'"
    table = ben("ability: 9, hand: [Fork]", cards)
    played = situation("attack", table, "Ben plays Fork", "Ben chooses to draw 2 cards")

    assert value(played, "cards in hand of Ben") == 2 and value(played, "pending gain of Ben") == 0


def test_the_opponent_chooses_in_his_own_turn() -> None:
    """golden-rule-turn: his choice waits for his May Do/Must Do Phase."""
    cards = "Threat: 'event: Your opponent must discard two cards or lose 2 ability.'"
    table = (
        "players: {Ana: {active: yes, hand: [Threat], hand-size: 15}, Ben: {hand: [Thrust], hand-size: 15}}\ncards: {"
        + cards
        + "}"
    )
    moves = ("Ana plays Threat", "pass", "pass")
    waits = situation("duel/turn:4", table, *moves)
    done = situation("duel/turn:4", table, *moves, "Ben settles Threat", "Ben chooses to lose 2 ability")

    assert "phase-2b-must-do" in why_not(waits, "pass")
    assert value(done, "pending loss of Ben") == 2 and value(done, "cards in hand of Ben") == 15
