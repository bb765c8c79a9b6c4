"""Exertions: hard and soft, Exhaustion in the middle, Illusions, regaining feet and weapons, challenges."""

from situations import choices, may, value, why_not

from highlander.situations import situation


def ben(row: str, more: str = "", ana: str = "") -> str:
    """A table with Ben to act."""
    return f"players: {{Ana: {{{ana}}}, Ben: {{{row}}}}}\n{more}"


def test_a_hard_exertion_closes_the_hand_for_that_phase_only() -> None:
    """hard-exertion: in the next phase cards from hand may be played again."""
    played = situation("turn:3", ben("hand: [Thrust]"), "Ben exerts for nothing", "pass")

    assert may(played, "Ben attacks with Thrust")


def test_a_soft_exertion_does_not_count_as_hard() -> None:
    """soft-exertion: after it a Hard Exertion may still be made."""
    played = situation("may-must", ben("prone: yes"), "Ben tries to stand up with a soft exertion for agility")

    assert may(played, "Ben exerts for nothing")


def test_standing_up_with_a_hard_exertion_needs_two() -> None:
    """prone: two of the named gem in a Hard Exertion."""
    played = situation(
        "may-must",
        ben("prone: yes, endurance: [1 agility, 1 agility]"),
        "Ben tries to stand up with a hard exertion for agility",
    )

    assert not value(played, "Ben is prone")


def test_feet_are_regained_in_the_may_do_phase_only() -> None:
    """prone: not in the Attack Phase."""
    played = situation("attack", ben("prone: yes"))

    assert "prone" in why_not(played, "Ben tries to stand up with a soft exertion for agility")


def test_each_lost_weapon_has_its_own_attempt() -> None:
    """exertion-one-attempt: one try for each weapon."""
    row = "weapons: [{name: Katana, state: disarmed}, {name: Dagger, state: disarmed, off-hand: yes}]"
    played = situation("may-must", ben(row), "Ben tries to regain Katana with a soft exertion for strength")

    assert not may(played, "Ben tries to regain Katana with a hard exertion for strength")
    assert may(played, "Ben tries to regain Dagger with a soft exertion for strength")


def test_considered_disarmed_cannot_exert() -> None:
    """considered-disarmed: the weapon comes back by itself when the card leaves play."""
    cards = "cards: {Smoke: 'situation: opponent is considered disarmed'}"
    played = situation("may-must", ben("weapons: [Katana]", cards, "in-play: [Smoke]"))

    assert why_not(played, "Ben tries to regain Katana with a soft exertion for strength") == {"considered-disarmed"}


def test_exhaustion_in_the_middle_of_a_hard_exertion() -> None:
    """exhaustion, exert-past-end: three left, nine discarded: reshuffle without the revealed, two more are revealed."""
    played = situation("attack", ben("endurance-size: 3, discard-size: 9"), "Ben exerts for nothing")

    assert value(played, "endurance of Ben") == 7
    assert value(played, "pending loss of Ben") == 5


def test_no_cards_anywhere() -> None:
    """exhaustion-no-cards: Ability is zero at once and the Draw/Discard Phase begins."""
    played = situation("turn:4", ben("endurance-size: 5, ability: 9"), "Ben exerts for nothing")

    assert value(played, "ability of Ben") == 0
    assert value(played, "Ben has lost") is False


def test_modified_exertion_size() -> None:
    """exertions: an effect in play changes the number of cards."""
    cards = "cards: {Charm: 'object: your exertions +2 cards'}"
    played = situation("attack", ben("endurance-size: 20, in-play: [Charm]", cards), "Ben exerts for nothing")

    assert value(played, "endurance of Ben") == 13


def test_an_extra_hard_exertion() -> None:
    """hard-exertion: an effect may allow a second one."""
    cards = "cards: {Sword: 'object: you may make an additional hard exertion'}\nturn: {hard-exertions: 1}"
    played = situation("attack", ben("in-play: [Sword]", cards), "Ben exerts for nothing")

    assert not may(played, "Ben exerts for nothing")


def test_one_illusion_from_an_exertion() -> None:
    """ct-illusions: one, and it is no Special Card."""
    cards = "cards: {Mirage: 'illusion: draw 1', Phantom: 'illusion: draw 1', Poison: 'event: draw 1'}"
    played = situation(
        "attack",
        ben("endurance: [Mirage, Phantom], hand: [Poison]", cards),
        "Ben exerts for an illusion",
        "Ben plays Mirage from the exertion",
    )

    assert value(played, "where Phantom is") == "discard"
    assert why_not(played, "Ben plays Poison") == {"hard-exertion"}


def test_illusions_are_stuck_in_hand() -> None:
    """ct-illusions: never from hand."""
    played = situation("attack", ben("hand: [Mirage]", "cards: {Mirage: 'illusion: draw 1'}"))

    assert why_not(played, "Ben plays Mirage") == {"ct-illusions"}


def test_gems_added_to_a_check() -> None:
    """errata-arms-195: three more in one check."""
    cards = "cards: {Twist: 'event: soft exertion for 3 agility: opponent is prone', Arms: 'pre-game: remove from the "
    cards += "game: "
    cards += "add 3 to one attribute check'}"
    played = situation("attack", ben("hand: [Twist], in-play: [Arms]", cards), "Ben uses Arms", "Ben plays Twist")

    assert value(played, "Ana is prone")


def test_chance_reveals_what_nobody_knows() -> None:
    """search-defense: cards in unknown order are turned up by chance; every one is a possibility."""
    cards = "cards: {Evade: dodge all}\nattacks: [Thrust]"
    played = situation(
        "defense",
        ben("pool: [Evade, Thrust, Head Shot, Upper Left Attack, Lower Left Attack, Safe Dodge]", cards),
        "Ben exerts for a defense against Thrust",
    )

    assert len(choices(played)) == 6
    assert choices(played)[0].startswith("chance turns up")
