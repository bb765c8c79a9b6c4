"""Special Cards, Edges, locations, plots, allies, hilts, countering, ignoring, discarding to use, must dos."""

import pytest
from situations import choices, may, value, why_not

from highlander.situations import situation


def ben(row: str, cards: str = "", more: str = "", ana: str = "") -> str:
    """Ben is to act."""
    return f"players: {{Ana: {{{ana}}}, Ben: {{{row}}}}}\ncards: {{{cards}}}\n{more}"


@pytest.mark.parametrize(
    ("lying", "held", "rule"),
    [
        ("Siege: 'plot: draw 1'", "Siege", "faq-plots"),
        ("Ally A: {type: situation, groups: [mortal ally]}", "Ally A", "allies"),
        ("Skull Helmet: object, Cavalier Hat: object", "Cavalier Hat", "group-armor"),
        ("Stunt Bike: object, War Horse: object", "War Horse", "group-vehicles"),
        ("Old Hilt: object, New Hilt: object", "New Hilt", "hilts"),
        ("Torch: {type: object, hands: 1}, Lamp: {type: object, hands: 1}", "Lamp", "hand-icon"),
    ],
)
def test_what_may_not_be_in_play_twice(lying: str, held: str, rule: str) -> None:
    """faq-plots, allies, group-armor, group-vehicles, hilts, hand-icon: limits on cards in play."""
    first = lying.partition(":")[0]
    played = situation("attack", ben(f"in-play: [{first}], hand: [{held}]", lying))

    assert rule in why_not(played, f"Ben plays {held}")


def test_situations_may_be_in_play_twice() -> None:
    """situations-objects: several copies of a Situation are allowed."""
    played = situation("attack", ben("in-play: [House], hand: [House]", "House: situation"))

    assert may(played, "Ben plays House")


def test_an_off_hand_hilt_beside_another() -> None:
    """hilts: an off-hand hilt is the exception."""
    cards = "Old Hilt: object, Small Hilt: {type: object, off-hand: yes}"
    played = situation("attack", ben("in-play: [Old Hilt], hand: [Small Hilt]", cards))

    assert may(played, "Ben plays Small Hilt")


def test_immortal_ally_who_is_the_opponent() -> None:
    """faq-immortal-ally: not with the title of the opponent's Persona."""
    cards = "Methos: {type: situation, groups: [immortal ally]}"
    played = situation("attack", ben("hand: [Methos]", cards, ana="persona: Methos"))

    assert why_not(played, "Ben plays Methos") == {"faq-immortal-ally"}


def test_darius_takes_his_card_with_him() -> None:
    """faq-darius-counter: countering Darius counters the card he was played with."""
    cards = "Darius: {type: event, with: event}, Poison: 'event: draw 2', Police: 'edge: counter an event'"
    ana = "in-play: [{card: Poison, since: last turn}, {card: Darius, since: last turn, with: Poison}]"
    played = situation("defense", ben("hand: [Police], pending-loss: 2", cards, ana=ana), "Ben plays Police on Darius")

    assert value(played, "where Poison is") == "discard"


def test_a_countered_special_card_still_counts() -> None:
    """countering: it has been played, so no other Special Card."""
    cards = "Poison: 'event: draw 1', Curse: 'event: draw 2', Police: 'event: counter an event'"
    played = situation(
        "attack",
        ben("hand: [Poison, Curse]", cards, ana="hand: [Police]"),
        "Ben plays Poison",
        "Ana counters with Police",
        counter_window="at-once",
    )

    assert why_not(played, "Ben plays Curse") == {"ct-special-cards"}


def test_counters_do_not_reach_illusions() -> None:
    """ct-illusions: only what names Illusions counters them."""
    cards = "Police: 'event: counter a special card', Mirage: 'illusion: draw 1'"
    played = situation("defense", ben("hand: [Police]", cards, ana="in-play: [{card: Mirage, since: last turn}]"))

    assert "ct-illusions" in why_not(played, "Ben plays Police on Mirage")


def test_ignoring_helps_only_the_one_who_ignores() -> None:
    """ignoring: for the other player the card works on."""
    cards = "Chain: 'location: players cannot play dodges', Focus: 'event: ignore a location', Evade: dodge all"
    row, more = "hand: [Focus, Evade]", "attacks: [Thrust]"
    played = situation("defense", ben(row, cards, more, "in-play: [Chain]"), "Ben plays Focus on Chain")

    assert may(played, "Ben plays Evade against Thrust")
    assert value(played, "Ben ignores Chain") and not value(played, "Ana ignores Chain")


def test_nullified_cards_keep_what_lies_under_them() -> None:
    """faq-focus-hold: nullified, the held cards stay; removed, they go to the Discard Pile."""
    cards = "Rachel: {type: situation}, Focus: 'event: nullify a situation', Raid: 'edge: remove a situation'"
    lying = "in-play: [Rachel], captured: {Rachel: [Thrust]}"
    first = situation("attack", ben("hand: [Focus, Raid]", cards, ana=lying), "Ben plays Focus on Rachel")

    assert value(first, "where Thrust is") == "under"
    then = situation("attack", ben("hand: [Focus, Raid]", cards, ana=lying), "Ben plays Raid on Rachel")
    assert value(then, "where Thrust is") == "discard"


def test_forced_discards_can_be_ignored() -> None:
    """errata-protected-resources: an opponent's effect takes no card."""
    row = "in-play: [Protected Resources], must-do: [discard 2 cards], hand: [Thrust, Head Shot]"
    played = situation("may-must", ben(row), "Ben settles discard 2 card")

    assert value(played, "cards in hand of Ben") == 2


def test_a_guard_put_into_play_is_no_card_played() -> None:
    """phase-2a-guard: once a turn, and no discard for a Prone player."""
    cards = "High Guard: guard upper, Low Guard: guard lower"
    played = situation(
        "may-must", ben("prone: yes, hand: [High Guard, Low Guard]", cards), "Ben puts High Guard into play"
    )

    assert value(played, "cards in hand of Ben") == 1
    assert "phase-2a-guard" in why_not(played, "Ben puts Low Guard into play")


def test_a_power_once_a_turn() -> None:
    """faq-once-per-turn: Methos trades up to two cards, once."""
    cards = (
        "Methos: {type: persona, text: ['in the may do/must do phase: discard up to 2 cards to draw a card for each']}"
    )
    played = situation(
        "may-must",
        ben("persona: Methos, hand: [Thrust, Head Shot]", cards),
        "Ben uses Methos",
        "Ben discards Thrust",
        "pass",
    )

    assert value(played, "cards in hand of Ben") == 2
    assert why_not(played, "Ben uses Methos") == {"faq-once-per-turn", "faq-methos"}


def test_break_weapon_leaves_nothing_to_regain() -> None:
    """disarming, rearm: a broken weapon is not regained."""
    cards = "Shatter: 'event: break opponent''s weapon'"
    played = situation(
        "duel/turn:4",
        "players: {Ana: {active: yes, hand: [Shatter]}, Ben: {}}\ncards: {" + cards + "}",
        "Ana plays Shatter",
        "pass",
        "pass",
    )

    assert value(played, "Ben is disarmed")
    assert not any("regain" in each for each in choices(played))


def test_hand_icons_and_a_free_hand() -> None:
    """hand-icon: with one icon in play a hand is free; a lost weapon is face down and counts none."""
    played = situation("attack", ben("weapons: [{name: Katana, state: disarmed}, {name: Whip, off-hand: yes}]"))

    assert value(played, "hand icons of Ben") == 1
    assert value(played, "Ben has a free hand")


@pytest.mark.parametrize(
    "text",
    [
        "situation: your attacks do 1 additional damage",
        "event: your opponent must discard two attacks from their hand",
        "event: look at your opponent's hand",
        "edge: draw two cards",
        "dodge all: your next attack is hidden",
        "special attack upper: if this attack is successful: your opponent is disarmed",
        "event: avoid all attacks this turn; remove the top 3 of your endurance from the game; skip your attack phase",
        "object: your maximum hand size +1",
        "location: players cannot play ranged attacks",
        "event: gain 3 ability",
        "event: your opponent loses 2 ability",
        "edge: this attack cannot be dodged",
        "edge: that attack does 2 additional damage",
        "situation: your opponent may not play dodges from their hand",
        "event: you may play two additional attacks this turn",
        "event: remove any object from play",
        "plot: your opponent discards the top 5 cards of their endurance",
        "event: shuffle your discard pile into your endurance",
        "attack upper: make a hard exertion to make this attack a power blow",
        "dodge all: you may not attack this turn",
    ],
)
def test_real_texts_can_be_typed_in(text: str) -> None:
    """anatomy-text: texts in the words of real cards are understood."""
    assert situation("attack", ben("hand: [Card]", f'Card: "{text}"')).position.waiting is not None


@pytest.mark.parametrize(
    "said",
    [
        "Ben blocks Thrust with Wall",
        "Ben plays Wall",
        "Ben defends against Thrust with Wall",
        "Ben lets Thrust through",
        "Ben exerts for a defense",
        "Ben does not defend",
    ],
)
def test_other_words_for_a_choice(said: str) -> None:
    """Choices may be put as people put them."""
    played = situation("defense", ben("hand: [Wall]", "Wall: block all", "attacks: [Thrust]"))

    assert may(played, said)
